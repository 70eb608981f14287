# What the server says where no browser is.

reminder-turn = { $count ->
    [one] Tabula Rubra: a table waits for you.
   *[other] Tabula Rubra: { $count } tables wait for you.
}
