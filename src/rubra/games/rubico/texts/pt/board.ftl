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
rubico-web-card-of = { $reader ->
    [name] A tua carta { $slot }
   *[other] Carta { $slot } de { $name }
}
rubico-web-recommended = É a que recomenda.
rubico-web-take-then = { $left ->
    [0] É a última.
    [1] Depois falta 1.
   *[other] Depois faltam { $left }.
} { $more ->
    [0] Deste jogador, mais nenhuma.
    [1] Deste jogador, mais 1.
   *[other] Deste jogador, mais { $more }.
}
rubico-web-centurion-help = O Centurião: tira as cartas deste turno.
rubico-web-power-sealed = Tem um poder que ainda não jogou.
rubico-web-power-played = Poder jogado
rubico-web-your-power = O teu poder
rubico-web-you-are = És
rubico-web-you-centurion = És o Centurião
rubico-web-centurion-waits = És o Centurião. Os outros põem as cartas.
rubico-web-your-row = A tua fila, a partir da tua esquerda
rubico-web-row-card = { $card }, posição { $slot }. As setas movem-na.
rubico-web-first = recomendada
rubico-web-lay = Pôr esta fila
rubico-web-lay-how = Arrasta as cartas, ou toca em duas para as trocar.
rubico-web-lay-where = Toca na carta com que a queres trocar.
rubico-web-your-claim = O que declaras
rubico-web-claim-card = { $card }. Prime para mudar.
rubico-web-declare-truth = Declarar a verdade
rubico-web-declare-lie = Declarar esta mentira
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
}{ $pompey ->
    [0] { "" }
    [1] , 1 Pompeu
   *[other] , { $pompey } Pompeus
}.
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
    [0] Nenhuma declaração.
    [1] { $lies ->
        [0] 1 declaração, verdadeira.
       *[other] 1 declaração, falsa.
    }
   *[other] { $lies ->
        [0] { $said } declarações, todas verdadeiras.
        [1] { $said } declarações, 1 falsa.
       *[other] { $said } declarações, { $lies } falsas.
    }
}
rubico-web-said = { $said ->
    [0] Nenhuma declaração.
    [1] 1 declaração.
   *[other] { $said } declarações.
}
rubico-web-but-held = mas eram

## The first game: the words of web/src/games/rubico/lesson.json

rubico-lesson-welcome = 49 a.C. César está na Gália com o seu exército e quer ir a Roma. São quatro à mesa. Uns marcham com César, outros são senadores que o querem deter. Ninguém sabe quem é quem.
rubico-lesson-role = Em baixo vês o teu papel: és legionário. Com quatro jogadores há dois legionários e dois senadores. Os dois legionários ganham ou perdem juntos, mesmo que nunca se encontrem.
rubico-lesson-road = Este é o caminho para Roma. As torres duplas são Castra: César para em cada um, mesmo que pudesse ir mais longe. Quando chega a Roma, o teu lado ganhou.
rubico-lesson-senate = Estas tábuas de bronze são do Senado. Cada uma traz uma legião, a I ou a XV. Quando quatro com a mesma legião estão viradas, ganharam os senadores.
rubico-lesson-cards = Em cada turno um de vocês é o Centurião; agora é Abelha. Os outros recebem quatro cartas de marcha. Uma vermelha faz César avançar, uma azul tira um passo, um Jano copia a carta revelada antes, um Pompeu vira uma tábua.
rubico-lesson-lay = Tens três cartas azuis e um Jano: pouca ajuda para César. Põe-las viradas para baixo numa fila, e a primeira é a que recomendas. Põe o Jano à frente: toca nele e depois na primeira carta. Então põe a fila.
rubico-lesson-declare = Agora podes dizer o que tens. Pode ser mentira, ninguém verifica. Desta vez fica pela verdade: três azuis e um Jano.
rubico-lesson-heard = Todas as filas estão na mesa. Onda declara quatro vermelhas, Videira quatro azuis. Quem mente? A marca redonda ao lado de cada nome é para as tuas suspeitas privadas: toca nela.
rubico-lesson-power = Cada um tem um poder que pode jogar uma vez. O teu é Iuno: contam mais duas vermelhas e mais um Pompeu. Pergunta-se a todos, para ninguém saber quem poderia. Guarda Iuno para mais tarde e passa.
rubico-lesson-taken = Três passos até ao próximo Castrum, mais dois: o Centurião tirou cinco cartas, no máximo duas a cada um. Abelha não tirou as recomendadas, mas as últimas. Estranho para quem é amigo de César. Passa e vê o que sai.
rubico-lesson-stayed = Duas vermelhas, três azuis: César não se move. E como saíram pelo menos duas azuis, o Senado vira uma tábua. A primeira nunca tem efeito.
rubico-lesson-take-1 = Agora o Centurião és tu. Abelha declara três vermelhas e um Jano, Onda três vermelhas, Videira duas. Tens de tirar cinco. A carta que brilha é a primeira de Abelha: tira-a.
rubico-lesson-take-2 = No turno passado saíram duas vermelhas e três azuis, duas das azuis tuas. Isso condiz com o que Videira disse. Não prova nada, mas tira a primeira carta de Videira.
rubico-lesson-take-3 = Abelha outra vez: tira a segunda carta.
rubico-lesson-take-4 = E a segunda de Videira. Depois só Onda te pode dar outra, porque duas por jogador é o máximo.
rubico-lesson-take-5 = A última tem de vir de Onda. Depois da última carta tudo é revelado, por isso pergunta-se duas vezes: escolhe a carta e confirma.
rubico-lesson-rubicon = Quatro vermelhas, uma azul: três passos. Viste o Jano tornar-se uma cópia da vermelha anterior? César atravessou o Rubicão e para no Castrum. Com uma só azul o Senado não vira nada.
rubico-lesson-lay-again = Turno 3, o Centurião é Onda. Tens três vermelhas. Põe-nas à frente.
rubico-lesson-declare-again = Diz outra vez a verdade. Quem for legionário deve acreditar em ti.
rubico-lesson-keep = Espera com Iuno até o Centurião ter tirado as cartas. Passa.
rubico-lesson-iuno = Onda tirou as últimas cartas de cada fila. É mesmo o que um senador faria. Chegou o momento: joga Iuno.
rubico-lesson-effects = Com Iuno são três vermelhas contra duas azuis: um passo, e César chega a Corfinium. Mas o Senado vira duas tábuas, uma pelas azuis e outra pelo Pompeu de Iuno. Os efeitos valem no turno seguinte: desta vez, mais duas vermelhas.
rubico-lesson-lay-last = Falta um passo até Roma. O Centurião é Videira. Põe a tua vermelha à frente.
rubico-lesson-declare-last = E diz o que tens.
rubico-lesson-rome = Foram reveladas uma vermelha e duas azuis, mas as tábuas do próprio Senado acrescentaram duas vermelhas. Três contra duas: um passo, e César está em Roma.
rubico-lesson-who = Agora mostram-se os papéis. Videira era o outro legionário; Onda e Abelha eram senadores. Onda mentiu sempre; Abelha disse-te a verdade no turno 2 e mentiu depois. No fim de uma partida jogada à mesa conta-se a história de todas as mentiras.
rubico-lesson-more = É este o jogo todo. Com cinco ou sete jogadores os senadores conhecem-se; há oito poderes e oito tábuas do Senado, e cada uma explica-se quando apontas para ela. Agora joga com bots ou convida os teus amigos.

## Hints

rubico-web-hint-silent = { $seat } não disse nada: a primeira carta é a que recomenda.
rubico-web-hint-truth = É a verdade sobre a tua fila: quem é do teu lado pode confiar nela.
rubico-web-hint-bluff = É um bluff: o que tens fica escondido, e o que dizes decide que carta te tiram.
rubico-web-hint-silence = O silêncio não revela nada.
rubico-web-hint-lay = A primeira carta é a que recomendas: { $card }.
rubico-web-hint-keep = O poder vale mais depois.

## The legend

rubico-web-sign-castrum = Castrum
rubico-web-sign-castrum-help = César para aqui e os passos que sobram perdem-se. O Centurião conta os passos até ao seguinte.
rubico-web-sign-rome = Roma
rubico-web-sign-rome-help = Quando César aqui chega, o seu lado ganhou.
rubico-web-sign-caesar = César
rubico-web-sign-caesar-help = Um passo por cada carta vermelha a mais do que azuis, no máximo até ao Castrum seguinte.
rubico-web-sign-legion-help = Quando quatro cartas do Senado viradas para cima mostram esta legião, o Senado ganha.
