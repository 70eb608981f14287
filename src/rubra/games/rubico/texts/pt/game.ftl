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
rubico-count-janus = { $count ->
    [1] 1 Jano
   *[other] { $count } Janos
}
rubico-count-pompey = { $count ->
    [1] 1 Pompeu
   *[other] { $count } Pompeus
}

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
rubico-ask-declare = Declara as tuas cartas: verdade, bluff ou silêncio.
rubico-ask-before_taking = Podes jogar o teu poder antes de o Centurião tirar as cartas.
rubico-ask-taking = És o Centurião. { $left ->
    [1] Tira mais 1 carta,
   *[other] Tira mais { $left } cartas,
} no máximo { $most } a cada jogador.
rubico-ask-nothing = Agora não tens nenhum poder para jogar. Pergunta-se a todos, para ninguém saber quem poderia.
rubico-ask-after_taking = Podes jogar o teu poder antes de as cartas serem reveladas.

## Why a move may not be made

rubico-why-other_cards = A fila faz-se com todas as cartas que tens, e com nenhuma outra.
rubico-why-unheard_of = Podes declarar tantas cartas quantas tens, dos tipos que o baralho contém.
rubico-why-other_power = Não é o poder que tens.
rubico-why-other_moment = Este poder joga-se no outro momento: antes de o Centurião tirar cartas, ou depois.
rubico-why-own_card = Tem de ser uma carta de outro jogador.
rubico-why-no_way_back = Do início não se pode voltar atrás.
rubico-why-all_taken = O Centurião já tem todas as cartas que deve tirar.
rubico-why-empty = Aqui não há nenhuma carta.
rubico-why-taken = O Centurião já a tirou.
rubico-why-covered = Está protegida e neste turno não pode ser tirada.
rubico-why-two = O Centurião já tem duas cartas deste jogador e não pode tirar mais.

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
}{ $janus ->
    [0] { "" }
    [1] , 1 Jano
   *[other] , { $janus } Janos
}{ $pompey ->
    [0] { "" }
    [1] , 1 Pompeu
   *[other] , { $pompey } Pompeus
}
rubico-move-say_nothing = Não dizer nada
rubico-move-pass = Passar
rubico-move-summon = { $power }: o Centurião tira { $reader ->
    [seat] a tua carta { $slot }
   *[other] a carta { $slot } de { $seat }
}
rubico-move-shift = { $power }: César dá um passo { $way }
rubico-move-peek = { $power }: ver { $reader ->
    [seat] a tua carta { $slot }
   *[other] a carta { $slot } de { $seat }
}
rubico-move-cover = { $power }: proteger { $mover ->
    [reader] a tua
   *[other] a sua
} carta { $slot }
rubico-move-cancel = { $power }: anular efeitos do Senado, Pompeu e Jano neste turno
rubico-move-favour = { $power }: mais duas cartas vermelhas e mais uma Pompeu neste turno
rubico-move-take = Tirar { $reader ->
    [seat] a tua carta { $slot }
   *[other] a carta { $slot } de { $seat }
}

## Events

rubico-event-got_role = O teu papel: { $role }.
rubico-event-recognised = Reconheces outro senador: { $seat }.
rubico-event-got_power = O teu poder: { $power }.
rubico-event-turn_began = Turno { $turn }. { $reader ->
    [centurion] És o Centurião
   *[other] Centurião: { $centurion }
}.
rubico-event-drew = Recebes { $red ->
    [1] 1 vermelha
   *[other] { $red } vermelhas
}, { $blue ->
    [1] 1 azul
   *[other] { $blue } azuis
}{ $janus ->
    [0] { "" }
    [1] , 1 Jano
   *[other] , { $janus } Janos
}{ $pompey ->
    [0] { "" }
    [1] , 1 Pompeu
   *[other] , { $pompey } Pompeus
}.
rubico-event-rows_laid = Todas as filas estão na mesa.
rubico-event-declared = { $reader ->
    [seat] Declaras
   *[other] { $seat } declara
}: { $red ->
    [1] 1 vermelha
   *[other] { $red } vermelhas
}, { $blue ->
    [1] 1 azul
   *[other] { $blue } azuis
}{ $janus ->
    [0] { "" }
    [1] , 1 Jano
   *[other] , { $janus } Janos
}{ $pompey ->
    [0] { "" }
    [1] , 1 Pompeu
   *[other] , { $pompey } Pompeus
}.
rubico-event-said_nothing = { $reader ->
    [seat] Não dizes
   *[other] { $seat } não diz
} nada.
rubico-event-played_power = { $reader ->
    [seat] Jogas
   *[other] { $seat } joga
} { $power }.
rubico-event-summoned = O Centurião tem de tirar { $reader ->
    [owner] a tua carta { $slot }
   *[other] a carta { $slot } de { $owner }
}.
rubico-event-shifted = César dá um passo { $way }, até { $space }.
rubico-event-peeked = { $reader ->
    [seat] Vês a carta { $slot } de { $owner }
    [owner] { $seat } vê a tua carta { $slot }
   *[other] { $seat } vê a carta { $slot } de { $owner }
}.
rubico-event-saw = A carta { $slot } de { $owner } é: { $card }.
rubico-event-covered = { $reader ->
    [seat] Proteges a tua
   *[other] { $seat } protege a sua
} carta { $slot }.
rubico-event-cancelled = Neste turno os efeitos do Senado e as cartas Pompeu e Jano não valem nada.
rubico-event-favoured = Neste turno contam mais duas cartas vermelhas e mais uma Pompeu.
rubico-event-asked_to_take = { $reader ->
    [centurion] Tens de
   *[other] { $centurion } tem de
} tirar { $count ->
    [1] 1 carta.
   *[other] { $count } cartas.
}
rubico-event-took = { $reader ->
    [centurion] Tiras a carta { $slot } de { $owner }
    [owner] { $centurion } tira a tua carta { $slot }
   *[other] { $centurion } tira a carta { $slot } de { $owner }
}.
rubico-event-extra_card = Por ordem do Senado junta-se uma carta do baralho, sem a ver.
rubico-event-discarded_unseen = Por ordem do Senado descarta-se uma das cartas, sem a ver.
rubico-event-revealed = Revelada: { $card }{ $counts_as_id ->
    [none] , que não vale nada
   *[other] { $card_id ->
        [janus] , que vale como { $counts_as }
       *[other] { "" }
    }
}.
rubico-event-senate_added = { $card } acrescenta { $counts_as_id ->
    [red] 1 vermelha.
   *[other] 1 azul.
}
rubico-event-favour_added = Iuno acrescenta { $red ->
    [1] 1 vermelha
   *[other] { $red } vermelhas
}{ $pompey ->
    [0] ; o seu Pompeu não vale nada
    [1] { " e " }1 Pompeu
   *[other] { " e " }{ $pompey } Pompeus
}.
rubico-event-counted = No total: { $red ->
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
rubico-event-marched = César avança { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
} e chega a { $space }.
rubico-event-stayed = César não se move: { $space }.
rubico-event-turned_senate = O Senado vira uma carta: { $card }. LEG I: { $italica }, LEG XV: { $apollinaris }.
rubico-event-ended = { $reason }
rubico-event-role_shown = { $reader ->
    [seat] Eras
   *[other] { $seat } era
} { $role }.

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
rubico-note-distance = { $steps ->
    [1] Falta 1 passo
   *[other] Faltam { $steps } passos
} até ao próximo Castrum.
rubico-table-takes = O Centurião tira { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}, no máximo { $most } a cada jogador.
rubico-table-senate = Senado
rubico-table-seat = Jogador
rubico-table-role = Papel
rubico-table-power = Poder
rubico-table-row = Fila
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
rubico-table-effects = acrescentadas por efeitos: { $cards }
rubico-note-in-all = no total: { $cards }
rubico-table-legend = ▒ por virar   → tirada   (▒) protegida   [ ] Castrum   ♞ César
rubico-table-left = A carta 1 está à esquerda do dono: é a que recomenda.
rubico-note-your-cards = As tuas cartas: { $cards }
rubico-price-truth = a verdade
rubico-price-to-space = até { $space }
rubico-table-turn = Turno { $turn }
rubico-table-side = { $side }: { $names }

## Help

rubico-help-turn = Um turno
rubico-help-draw = Receber cartas
rubico-help-draw-how = Todos menos o Centurião recebem { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} de marcha. Ao todo há { $deck }.
rubico-help-suggestion = Sugestão
rubico-help-suggestion-how = Todos põem as suas cartas em fila, viradas para baixo, ao mesmo tempo. A primeira, a partir da esquerda do dono, é a que recomenda; não o obriga a nada.{ $declarations ->
    [yes] { " " }Com a fila, cada um declara o que tem, seja verdade ou mentira, ou não diz nada.
   *[no] { " " }Não se pede a ninguém que declare o que tem; a conversa é livre.
}
rubico-help-powers = Poderes
rubico-help-powers-how = { $powers ->
    [yes] Cada um pode ser jogado uma vez, por quem não é o Centurião: quando as filas estão na mesa, ou quando as cartas já foram tiradas. Pergunta-se a todos em segredo, para ninguém saber quem poderia.
   *[no] Com este número de jogadores não há nenhum.
}
rubico-help-choice = Escolha
rubico-help-choice-how = O Centurião tira tantas cartas quantos os passos de César até ao próximo Castrum, mais { $beyond }, sem as ver, no máximo { $most } a cada jogador. Agora { $count ->
    [1] é 1 carta
   *[other] são { $count } cartas
}.
rubico-help-reveal = Revelação
rubico-help-reveal-how = As cartas são baralhadas e viradas uma a uma. Ninguém fica a saber de quem eram, e as que não foram tiradas continuam escondidas.
rubico-help-advance = Avanço
rubico-help-advance-how = César dá tantos passos quantas as cartas vermelhas a mais em relação às azuis. Para no próximo Castrum; os passos que sobram perdem-se. Nunca recua.
rubico-help-senate = Senado
rubico-help-senate-how = Vira-se uma carta do Senado por cada Pompeu, e mais uma se houver { $blues ->
    [1] uma carta azul
   *[other] { $blues } cartas azuis
} ou mais. O que ela faz só vale no turno seguinte; a sua legião conta até ao fim.
rubico-help-end = Fim
rubico-help-end-how = O lado de César ganha quando César chega a Roma; o Senado, quando { $legions } das cartas do Senado viradas para cima mostram a mesma legião. Se não, o jogador seguinte, no sentido dos ponteiros do relógio, passa a ser o Centurião, e todas as cartas de marcha voltam a ser baralhadas.
rubico-help-road = O caminho de Roma
rubico-help-start = César partiu daqui.
rubico-help-space = Sem efeito.
rubico-help-castrum = Um Castrum: César para aqui, e os passos que sobram perdem-se. O Centurião conta os passos até ao próximo.
rubico-help-rome = O último Castrum: quando César chega aqui, o seu lado ganhou.
rubico-help-caesar-here = César está aqui.
rubico-help-marked = (só a partir de { $players } jogadores)
rubico-help-march = Cartas de marcha
rubico-help-share = ({ $count } de { $total })
rubico-help-senate-cards = Cartas do Senado
rubico-help-senate-card = { $legions }. { $effect } { $state }
rubico-help-up = (virada para cima)
rubico-help-holds = (virada para cima; vale agora)
rubico-help-hidden = (ainda por virar)
rubico-help-power-cards = Poderes
rubico-help-your-power = (o teu)
rubico-help-power-played = (jogado)
rubico-help-roles = Papéis
