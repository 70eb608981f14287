# O que o servidor diz onde não há navegador.

reminder-turn = { $count ->
    [1] Tabula Rubra: uma mesa espera por ti.
   *[other] Tabula Rubra: { $count } mesas esperam por ti.
}
reminder-seat = { $count ->
    [1] Tabula Rubra: alguém te guarda um lugar.
   *[other] Tabula Rubra: guardam-te lugar em { $count } mesas.
}
mail-confirm-subject = Tabula Rubra: avisos por e-mail?
mail-confirm =
    Alguém pediu à Tabula Rubra que escreva para este endereço quando uma mesa esperar por essa pessoa.

    Se foste tu, abre esta ligação e diz que sim:
    { $url }

    Se não foste, não faças nada: não receberás mais nenhuma mensagem.
mail-remind =
    { $said }

    { $urls }

    Para não receberes mais mensagens como esta:
    { $stop }
