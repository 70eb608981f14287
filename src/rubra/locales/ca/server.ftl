# El que diu el servidor on no hi ha cap navegador.

reminder-turn = { $count ->
    [one] Tabula Rubra: una taula t'espera.
   *[other] Tabula Rubra: { $count } taules t'esperen.
}
reminder-seat = { $count ->
    [one] Tabula Rubra: algú et guarda un lloc.
   *[other] Tabula Rubra: et guarden lloc en { $count } taules.
}
mail-confirm-subject = Tabula Rubra: avisos per correu?
mail-confirm =
    Algú ha demanat rebre aquí un correu de Tabula Rubra quan una taula l'esperi.

    Si has estat tu, obre aquest enllaç i digues que sí:
    { $url }

    Si no, no facis res: no rebràs cap altre correu.
mail-remind =
    { $said }

    { $urls }

    Per no rebre més correus com aquest:
    { $stop }
