# What the browser says about Rubico.

rubico-web-strip = César está em { $space }. { $steps ->
    [1] Falta 1 passo
   *[other] Faltam { $steps } passos
} até ao próximo Castrum, { $castrum }; { $rome } até Roma.
rubico-web-space = { $name }
rubico-web-space-castrum = { $name }, um Castrum: César para aqui e os passos que sobram perdem-se.
rubico-web-space-rome = { $name }: quando César chega aqui, o seu lado ganhou.
rubico-web-space-caesar = { $name }: César está aqui.
rubico-web-legion = { $legion }: { $count } de { $most } cartas. Com { $most } ganha o Senado.
rubico-web-middle = O meio da mesa
rubico-web-taken = tiradas
rubico-web-to-take-help = Tantas quantos os passos até ao próximo Castrum, e mais duas; no máximo { $most } a cada jogador.
rubico-web-card-of = Carta { $slot } de { $name }
rubico-web-recommended = É a que recomenda.
rubico-web-take-then = { $left ->
    [0] É a última.
    [1] Depois falta 1.
   *[other] Depois faltam { $left }.
} { $more ->
    [0] Deste lugar, mais nenhuma.
    [1] Deste lugar, mais 1.
   *[other] Deste lugar, mais { $more }.
}
rubico-web-why-taken = O Centurião tirou-a.
rubico-web-why-covered = Está protegida e neste turno não pode ser tirada.
rubico-web-why-two = Já tem duas deste lugar; não são permitidas mais.
rubico-web-centurion-help = O Centurião: tira as cartas deste turno.
rubico-web-power-sealed = Tem um poder que ainda não jogou.
rubico-web-power-played = Poder jogado
rubico-web-your-power = O teu poder
rubico-web-you-are = És
rubico-web-you-centurion = És o Centurião
rubico-web-centurion-waits = És o Centurião. Os outros põem as cartas.
rubico-web-your-row = A tua fila, da esquerda
rubico-web-row-card = { $card }, posição { $slot }. As setas movem-na.
rubico-web-first = recomendada
rubico-web-lay = Pôr esta fila
rubico-web-lay-how = Arrasta as cartas, ou toca em duas para as trocar.
rubico-web-lay-where = Toca na carta com que a queres trocar.
rubico-web-your-claim = O que declaras
rubico-web-claim-card = { $card }. Prime para mudar.
rubico-web-declare-truth = Declarar a verdade
rubico-web-declare-lie = Declarar a mentira
rubico-web-claim-how = Toca numa carta para mudar o que dizes.
rubico-web-claim-impossible = O baralho não tem tantas desse tipo.
rubico-web-play-power = Jogar { $power }
rubico-web-do-it = Confirmar
rubico-web-not-yet = Ainda não
rubico-web-last-card = Depois da última carta tudo é revelado.
rubico-web-take-last = Tirar
rubico-web-target-summon = Escolhe a carta que o Centurião tem de tirar.
rubico-web-target-peek = Escolhe a carta que queres ver.
rubico-web-target-cover = Escolhe a carta tua que queres proteger.
rubico-web-target-shift = Escolhe para onde vai César.
rubico-web-counted-more = Acrescentado pelos efeitos: { $red ->
    [1] 1 vermelha
   *[other] { $red } vermelhas
}, { $blue ->
    [1] 1 azul
   *[other] { $blue } azuis
}, { $pompey } Pompeu.
rubico-web-verdict = { $steps ->
    [0] César não se move
    [1] César pode dar 1 passo
   *[other] César pode dar { $steps } passos
}
rubico-web-effect-extra_card = mais uma carta, sem a ver
rubico-web-effect-discard_card = uma carta descartada, sem a ver
rubico-web-effect-one_blue = +{ $count } { $count ->
    [1] azul
   *[other] azuis
}
rubico-web-effect-one_red = +{ $count } { $count ->
    [1] vermelha
   *[other] vermelhas
}
rubico-web-mark-none = A tua marca privada para { $name }: nenhuma
rubico-web-mark-trust = A tua marca privada para { $name }: de confiança
rubico-web-mark-doubt = A tua marca privada para { $name }: em dúvida
rubico-web-mark-suspect = A tua marca privada para { $name }: sob suspeita
rubico-web-ledger-empty = Ainda não aconteceu nada.
rubico-web-story = { $said ->
    [0] Nunca declarou nada.
   *[other] { $lies ->
        [0] Declarações: { $said }, todas verdadeiras.
        [1] Declarações: { $said }, com 1 mentira.
       *[other] Declarações: { $said }, com { $lies } mentiras.
    }
}
rubico-web-but-held = mas tinha
