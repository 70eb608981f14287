# Rubico
# [1], not [one]: the category "one" of pt holds 0 too, and in Portugal 0 takes the plural.

rubico-title = Rubico
rubico-tagline = César marcha para Roma, o Senado quer detê-lo e ninguém sabe quem é quem.

## Options

rubico-option-declarations = Declarações
rubico-option-declarations-help = Com a sua fila, cada jogador pode declarar que cartas tem, seja verdade ou mentira.

## Sides and roles

rubico-side-caesar = o lado de César
rubico-side-senate = o Senado
rubico-role-legionary = legionário
rubico-role-legionary-help = Um legionário de César: ganhas quando César chega a Roma.
rubico-role-senator = senador
rubico-role-senator-help = Um senador: ganhas quando quatro cartas do Senado viradas para cima mostram a mesma legião.

## March cards

rubico-card-red = vermelha
rubico-card-red-help = Por cada carta vermelha a mais em relação às azuis, César avança um passo.
rubico-card-blue = azul
rubico-card-blue-help = Cada carta azul tira um passo. Com duas (com três jogadores basta uma) vira-se uma carta do Senado.
rubico-card-janus = Jano
rubico-card-janus-help = Copia a carta revelada imediatamente antes; se sair em primeiro lugar, não vale nada.
rubico-card-pompey = Pompeu
rubico-card-pompey-help = Não move César; por cada carta Pompeu vira-se uma carta do Senado.
rubico-card-none = nada
rubico-count-red = { $count ->
    [1] 1 vermelha
   *[other] { $count } vermelhas
}
rubico-count-blue = { $count ->
    [1] 1 azul
   *[other] { $count } azuis
}
rubico-count-janus = { $count } Jano
rubico-count-pompey = { $count } Pompeu

## Senate cards

rubico-senate-vacant = Bancada vazia
rubico-senate-vacant-help = Sem efeito. Está sempre no topo.
rubico-senate-muster = Recrutamento
rubico-senate-muster-help = Durante um turno: antes da revelação junta-se uma carta do baralho, sem a ver.
rubico-senate-veto = Veto
rubico-senate-veto-help = Durante um turno: conta mais uma carta azul.
rubico-senate-acclamation = Aclamação
rubico-senate-acclamation-help = Durante um turno: conta mais uma carta vermelha.
rubico-senate-desertion = Deserção
rubico-senate-desertion-help = Durante um turno: descarta-se uma das cartas escolhidas, sem a ver.
rubico-senate-surrender = Rendição
rubico-senate-surrender-help = Durante um turno: conta mais uma carta vermelha.
rubico-senate-triumph = Triunfo
rubico-senate-triumph-help = Durante um turno: conta mais uma carta vermelha.
rubico-senate-joker = Dois estandartes
rubico-senate-joker-help = Conta para as duas legiões, até ao fim da partida.
rubico-legion-italica = LEG I Italica
rubico-legion-apollinaris = LEG XV Apollinaris

## Powers

rubico-power-minerva = Minerva
rubico-power-minerva-help = Antes da escolha do Centurião: indica uma carta de outro jogador. O Centurião tem de a tirar, como uma das que lhe cabem.
rubico-power-cibelis = Cibelis
rubico-power-cibelis-help = Antes da escolha do Centurião: indica uma carta de outro jogador. O Centurião tem de a tirar, como uma das que lhe cabem.
rubico-power-fortuna = Fortuna
rubico-power-fortuna-help = Antes ou depois da escolha do Centurião: move César um passo em frente ou atrás.
rubico-power-roma = Roma
rubico-power-roma-help = Depois da escolha do Centurião: vê uma carta que ainda esteja diante de outro jogador.
rubico-power-venus = Venus
rubico-power-venus-help = Antes da escolha do Centurião: protege uma das tuas cartas; neste turno ninguém a pode tirar.
rubico-power-eris = Eris
rubico-power-eris-help = Antes da escolha do Centurião: protege uma das tuas cartas; neste turno ninguém a pode tirar.
rubico-power-vesta = Vesta
rubico-power-vesta-help = Antes ou depois da escolha do Centurião: neste turno os efeitos do Senado e as cartas Pompeu e Jano não valem nada.
rubico-power-iuno = Iuno
rubico-power-iuno-help = Antes ou depois da escolha do Centurião: neste turno contam mais duas cartas vermelhas e mais uma Pompeu.

## Spaces

rubico-space-gallia = Gallia
rubico-space-mutina = Mutina
rubico-space-ravenna = Ravenna
rubico-space-rubico = Rubico
rubico-space-ariminum = Ariminum
rubico-space-auximum = Auximum
rubico-space-bononia = Bononia
rubico-space-corfinium = Corfinium
rubico-space-alba_fucens = Alba Fucens
rubico-space-roma = Roma

rubico-way-forward = em frente
rubico-way-back = atrás

## What is asked

rubico-ask-lay = Põe as tuas cartas em fila. A primeira é a que recomendas.
rubico-ask-declare = Declara que cartas tens, seja verdade ou mentira, ou não digas nada.
rubico-ask-before_taking = Podes jogar o teu poder antes de o Centurião tirar as cartas.
rubico-ask-taking = És o Centurião. { $left ->
    [1] Tira mais 1 carta,
   *[other] Tira mais { $left } cartas,
} no máximo { $most } a cada jogador.
rubico-ask-nothing = Agora não tens nenhum poder para jogar. Pergunta-se a todos, para ninguém saber quem poderia.
rubico-ask-after_taking = Podes jogar o teu poder antes de as cartas serem reveladas.

## Moves

rubico-move-lay = { $first } | { $second } | { $third }{ $fourth_id ->
    [none] { "" }
   *[other] { " | " }{ $fourth }
}
rubico-move-declare = Declarar: { $red ->
    [1] 1 vermelha
   *[other] { $red } vermelhas
}, { $blue ->
    [1] 1 azul
   *[other] { $blue } azuis
}, { $janus } Jano, { $pompey } Pompeu
rubico-move-say_nothing = Não dizer nada
rubico-move-pass = Passar
rubico-move-summon = { $power }: o Centurião tira a carta { $slot } de { $seat }
rubico-move-shift = { $power }: César dá um passo { $way }
rubico-move-peek = { $power }: ver a carta { $slot } de { $seat }
rubico-move-cover = { $power }: proteger a tua carta { $slot }
rubico-move-cancel = { $power }: anular efeitos do Senado, Pompeu e Jano neste turno
rubico-move-favour = { $power }: mais duas cartas vermelhas e mais uma Pompeu neste turno
rubico-move-take = Tirar a carta { $slot } de { $seat }

## Events

rubico-event-got_role = O teu papel: { $role }.
rubico-event-recognised = Reconheces outro senador: { $seat }.
rubico-event-got_power = O teu poder: { $power }.
rubico-event-turn_began = Turno { $turn }. Centurião: { $centurion }.
rubico-event-drew = Recebes { $red ->
    [1] 1 vermelha
   *[other] { $red } vermelhas
}, { $blue ->
    [1] 1 azul
   *[other] { $blue } azuis
}, { $janus } Jano, { $pompey } Pompeu.
rubico-event-rows_laid = Todas as filas estão na mesa.
rubico-event-declared = { $seat } declara: { $red ->
    [1] 1 vermelha
   *[other] { $red } vermelhas
}, { $blue ->
    [1] 1 azul
   *[other] { $blue } azuis
}, { $janus } Jano, { $pompey } Pompeu.
rubico-event-said_nothing = { $seat } não diz nada.
rubico-event-played_power = { $seat } joga { $power }.
rubico-event-summoned = O Centurião tem de tirar a carta { $slot } de { $owner }.
rubico-event-shifted = César dá um passo { $way }, até { $space }.
rubico-event-peeked = { $seat } vê a carta { $slot } de { $owner }.
rubico-event-saw = A carta { $slot } de { $owner } é: { $card }.
rubico-event-covered = { $seat } protege a sua carta { $slot }.
rubico-event-cancelled = Neste turno os efeitos do Senado e as cartas Pompeu e Jano não valem nada.
rubico-event-favoured = Neste turno contam mais duas cartas vermelhas e mais uma Pompeu.
rubico-event-asked_to_take = { $centurion } tem de tirar { $count ->
    [1] 1 carta.
   *[other] { $count } cartas.
}
rubico-event-took = { $centurion } tira a carta { $slot } de { $owner }.
rubico-event-extra_card = Junta-se uma carta do baralho, sem a ver.
rubico-event-discarded_unseen = Descarta-se uma das cartas, sem a ver.
rubico-event-revealed = Revelada: { $card }{ $counts_as_id ->
    [none] , que não vale nada
   *[other] { $card_id ->
        [janus] , que vale como { $counts_as }
       *[other] { "" }
    }
}.
rubico-event-counted = No total: { $red ->
    [1] 1 vermelha
   *[other] { $red } vermelhas
}, { $blue ->
    [1] 1 azul
   *[other] { $blue } azuis
}, { $pompey } Pompeu.
rubico-event-marched = César avança { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
} e chega a { $space }.
rubico-event-stayed = César não se move: { $space }.
rubico-event-turned_senate = O Senado vira uma carta: { $card }. LEG I: { $italica }, LEG XV: { $apollinaris }.
rubico-event-ended = { $reason }
rubico-event-role_shown = { $seat } era: { $role }.

## How it ends

rubico-reason-goes_on = A partida continua.
rubico-reason-rome_by_march = César chegou a Roma. Ganha o lado de César.
rubico-reason-rome_by_fortuna = Fortuna levou César até Roma. Ganha o lado de César.
rubico-reason-four_italica = Quatro cartas do Senado mostram a LEG I Italica. Ganha o Senado.
rubico-reason-four_apollinaris = Quatro cartas do Senado mostram a LEG XV Apollinaris. Ganha o Senado.
rubico-reason-four_of_both = Cada uma das duas legiões tem quatro cartas do Senado. Ganha o Senado.

## What a bot believes

rubico-believes-senator = { $chance ->
    [0] { $seat } não é senador.
    [100] { $seat } é senador.
   *[other] { $seat } é senador: { $chance }% de probabilidade.
}

## The table, in words

rubico-table-track = Percurso
rubico-table-senate = Senado
rubico-table-seat = Lugar
rubico-table-role = Papel
rubico-table-power = Poder
rubico-table-row = Fila, da esquerda
rubico-table-claim = Declara
rubico-table-centurion = Centurião
rubico-table-ready = a postos
rubico-table-busy = a escolher
rubico-table-played = jogado
rubico-table-unknown = ?
rubico-table-silent = não diz nada
rubico-table-hidden = { $count ->
    [1] 1 carta por virar
   *[other] { $count } cartas por virar
}
rubico-table-last-reveal = Última revelação
rubico-table-legend = ▒ virada para baixo   → tirada pelo Centurião   [ ] protegida   ♞ César
rubico-table-your-cards = As tuas cartas: { $cards }
rubico-table-turn = Turno { $turn }
