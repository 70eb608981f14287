# Ciò che il server dice dove non c’è un browser.

reminder-turn = { $count ->
    [one] Tabula Rubra: un tavolo ti aspetta.
   *[other] Tabula Rubra: { $count } tavoli ti aspettano.
}
