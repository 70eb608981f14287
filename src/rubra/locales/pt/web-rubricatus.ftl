# O que o navegador diz de Rubricatus.

rubricatus-web-map = O vale do Llobregat e do Cardener
rubricatus-web-seats = Os jogadores, pela ordem em que agem
rubricatus-web-problems = { $count ->
    [0] Nenhum problema
    [one] 1 problema, de { $most } no máximo
   *[other] { $count } problemas, de { $most } no máximo
}
rubricatus-web-too-many = Problemas a mais para construir: no máximo { $most }
rubricatus-web-stands = Está aqui um ajudante de { $name }
rubricatus-web-fits = { $count ->
    [0] Nada do mercado se poderia construir aqui agora
    [one] 1 carta do mercado poderia construir-se aqui
   *[other] { $count } cartas do mercado poderiam construir-se aqui
}
rubricatus-web-drawer = Restam { $count } de { $all } problemas na gaveta. Quando ficar vazia, todos perderam.
rubricatus-web-drawer-alarm = { $count ->
    [one] Só resta 1 problema na gaveta. Quando ficar vazia, todos perderam.
   *[other] Só restam { $count } problemas na gaveta. Quando ficar vazia, todos perderam.
}
rubricatus-web-drawer-empty = A gaveta está vazia. O rio perdeu-se.
rubricatus-web-era-track = A trilha das Eras
rubricatus-web-era-iberian = Ibérica
rubricatus-web-era-ancient = Antiga
rubricatus-web-era-medieval = Medieval
rubricatus-web-era-modern = Moderna
rubricatus-web-era-contemporary = Contemp.
rubricatus-web-era-next = { $rounds ->
    [one] Próxima ronda: { $era }
   *[other] Daqui a { $rounds } rondas: { $era }
}
rubricatus-web-era-last = É a última Era
rubricatus-web-era-draw = Todos tiram { $count } cartas
rubricatus-web-era-helper = Todos ganham um ajudante
rubricatus-web-era-leaving = Saem do mercado as cartas de: { $era }
rubricatus-web-at-end = No fim:
rubricatus-web-passing = Cumpre agora:
rubricatus-web-table-passes = Como as coisas estão, a mesa cumpre.
rubricatus-web-table-fails = Como as coisas estão, a mesa não cumpre.
rubricatus-web-can-pay = Podes pagá-la
rubricatus-web-pays = pode pagar
rubricatus-web-lack = Falta-te { $what }
rubricatus-web-lacks = falta-lhe
rubricatus-web-ready = Poderia construir-se agora em { $regions }
rubricatus-web-nowhere = Agora não se pode construir em lado nenhum: as suas regiões estão ocupadas ou têm problemas a mais
rubricatus-web-takes = Aceitam-na: { $regions }.
rubricatus-web-extends = Amplia o que construíste: +{ $points } PV
rubricatus-web-pair = Faz par com { $name }: +{ $points } PV para quem construir as duas.
rubricatus-web-board-of = O tabuleiro de { $name }
rubricatus-web-my-board = O meu tabuleiro
rubricatus-web-holder = Tem a carta de iniciativa: age primeiro e decide pela mesa.
rubricatus-web-favour = Fica com ela
rubricatus-web-vp = { $points } pontos de vitória
rubricatus-web-at-home = { $count ->
    [0] Nenhum ajudante por colocar
    [one] 1 ajudante por colocar
   *[other] { $count } ajudantes por colocar
}
rubricatus-web-cards = { $count ->
    [one] 1 carta na mão
   *[other] { $count } cartas na mão
}
rubricatus-web-built = { $count ->
    [one] 1 construção
   *[other] { $count } construções
}
rubricatus-web-eteries-gone = Todas as etèries encontraram alguém.
rubricatus-web-income = Em cada ronda:
rubricatus-web-by-era = Construções por comarca e Era
rubricatus-web-points-from = De onde vêm os pontos
rubricatus-web-discards = Descartadas:
rubricatus-web-removed = Fora do jogo:
rubricatus-web-card = { $card }, valor { $points }. Evento: { $event }
rubricatus-web-use-points = { $card }, por { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
rubricatus-web-use-event = { $card }, pelo evento: { $event }
rubricatus-web-for-points = Por { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
rubricatus-web-for-event = Pelo evento
rubricatus-web-lay = Põe-na virada para baixo
rubricatus-web-laid = Puseste { $card } virada para baixo
rubricatus-web-bid-how = Vale { $points } para a iniciativa, e gasta-se.
rubricatus-web-have = { $count } de { $what }, de { $most } no máximo
rubricatus-web-space = Casa { $space } de { $end } na sua trilha de desenvolvimento
rubricatus-web-worked = Nesta ronda já lá trabalha um ajudante teu
rubricatus-web-would = +{ $points }: ficarias com { $stock }{ $steps ->
    [0] {""}
   *[other] , e avançarias { $steps } na trilha de desenvolvimento
}
rubricatus-web-do-it = Faz isso
rubricatus-web-not-yet = Ainda não
rubricatus-web-no-way-back = Virá uma carta nova para o mercado: não se poderá desfazer.
rubricatus-web-scoring = A pontuação, linha a linha
rubricatus-web-total = No total
rubricatus-web-defeat-when = Era a ronda { $round } de { $rounds }: { $era }.
rubricatus-web-defeat-worst = { $region } foi quem mais sofreu: { $count ->
    [one] caiu lá um problema
   *[other] caíram lá { $count } problemas
}.
rubricatus-web-defeat-removed = Caíram { $added } problemas sobre o vale e tiraram-se { $removed }; entretanto { $built ->
    [0] nada se construiu
    [one] construiu-se uma coisa
   *[other] construíram-se { $built } coisas
}.
rubricatus-web-defeat-best = Quem mais lutou pelo rio foi { $name }: { $count ->
    [one] uma vez
   *[other] { $count } vezes
}.
rubricatus-web-defeat-era = Depois veio { $card }.
rubricatus-web-defeat-last = O último problema caiu em { $region }, a gaveta ficou vazia e o rio secou.
