# O que o navegador diz das mesas que vivem nele.

web-table-elsewhere = Esta partida está aberta noutro separador ou noutra janela. Continua a jogar lá, ou fecha-o e carrega esta página de novo.
web-table-frozen = Esta partida foi começada com outra versão das regras e não pode continuar com esta. Fica guardada.
web-table-frozen-box = Esta versão do programa não consegue ler o ficheiro de regras desta mesa, e por isso a partida não pode continuar. Fica guardada.
web-table-frozen-log = As jogadas guardadas desta partida já não levam aonde levavam, e por isso não pode continuar. Fica guardada.
web-table-frozen-rules = Um erro do programa parou esta partida. Fica guardada; carrega a página de novo para continuar.
web-table-frozen-detail = Em pormenor:
web-refused-elsewhere = Esta partida está aberta noutro separador ou noutra janela. Fecha-a lá primeiro.
web-delete-game = Apagar: { $game }
web-save-game = Guardar num ficheiro
web-fairness-here = Antes da primeira carta este navegador anota a impressão digital de um segredo, e mostra o segredo depois da partida. A distribuição é feita com ele e com o que cada lugar acrescentou. Os bots sabem o que o seu lugar pode saber, e mais nada.
web-fairness-replay-same = { $count ->
    [1] Jogada de novo a partir da chave, { $count } jogada leva ao mesmo resultado.
   *[other] Jogada de novo a partir da chave, { $count } jogadas levam ao mesmo resultado.
}
web-fairness-replay-different = Jogada de novo a partir da chave, a partida não leva ao mesmo resultado.

web-record-link = Partilhar com uma ligação
web-record-link-copied = Copiada. A ligação contém a partida inteira:
web-record-link-copy = A ligação contém a partida inteira; copia-a:
web-none-played = Aqui ainda não se jogou nenhuma partida até ao fim.
web-go-back-here = Voltar para antes da minha última jogada
