# El que diu el servidor on no hi ha cap navegador.

reminder-turn = { $count ->
    [one] Tabula Rubra: una taula t'espera.
   *[other] Tabula Rubra: { $count } taules t'esperen.
}
