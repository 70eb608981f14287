# Ciò che il server dice dove non c'è un browser.

reminder-turn = { $count ->
    [one] Tabula Rubra: un tavolo ti aspetta.
   *[other] Tabula Rubra: { $count } tavoli ti aspettano.
}
reminder-seat = { $count ->
    [one] Tabula Rubra: qualcuno ti tiene un posto.
   *[other] Tabula Rubra: ti tengono un posto a { $count } tavoli.
}
mail-confirm-subject = Tabula Rubra: avvisi per e-mail?
mail-confirm =
    Qualcuno ha chiesto a Tabula Rubra di scrivere a questo indirizzo quando un tavolo lo aspetta.

    Se l'hai chiesto tu, apri questo link e di' di sì:
    { $url }

    Altrimenti non fare nulla: non riceverai altri messaggi.
mail-remind =
    { $said }

    { $urls }

    Per non ricevere più messaggi come questo:
    { $stop }
