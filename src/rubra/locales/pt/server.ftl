# O que o servidor diz onde não há navegador.

reminder-turn = { $count ->
    [1] Tabula Rubra: uma mesa espera por ti.
   *[other] Tabula Rubra: { $count } mesas esperam por ti.
}
