# The Red Cathedral

cathedral-title = A Catedral Vermelha
cathedral-tagline = Ergue a catedral do czar, torre a torre, com aquilo que os dados do mercado te trazem.
cathedral-automaton = Ivan

## Options

cathedral-option-board = Tabuleiros de oficina
cathedral-option-board-help = O lado básico ou o avançado para todos, ou cada um o que quiser. Na caixa normal os lados diferem no preço de colocar uma peça virada para cima.
cathedral-option-start = Início dos marcadores
cathedral-option-start-help = Os marcadores começam na casa de 2 de reconhecimento, na de 2 de prestígio ou antes da primeira casa.
cathedral-option-standstill = Fim por impasse
cathedral-option-standstill-help = Para simulações: a partida também acaba se ninguém construir nada durante oito turnos de cada um. O jogo impresso não tem esse fim.
cathedral-option-colour = Cor
cathedral-option-colour-help = Decide qual é o teu dado e qual é o teu tabuleiro de oficina.
cathedral-option-side = Lado do teu tabuleiro
cathedral-option-side-help = Básico ou avançado.

## Resources

cathedral-resource-wood = madeira
cathedral-resource-wood-help = Um material. Paga também uma porta numa fundação terminada.
cathedral-resource-brick = tijolo
cathedral-resource-brick-help = Um material.
cathedral-resource-stone = pedra
cathedral-resource-stone-help = Um material. Paga também um arco numa secção intermédia terminada.
cathedral-resource-gold = ouro
cathedral-resource-gold-help = Um material. Paga também uma cruz numa cúpula terminada.
cathedral-resource-green = joia verde
cathedral-resource-green-help = Um material. Num ornamento, uma joia vale 1 de prestígio, duas iguais 2, uma de cada cor 3.
cathedral-resource-purple = joia roxa
cathedral-resource-purple-help = Um material. Num ornamento, uma joia vale 1 de prestígio, duas iguais 2, uma de cada cor 3.
cathedral-resource-rubles = rublo
cathedral-resource-rubles-help = Paga peças de oficina, passos extra do dado branco e do teu, e algumas influências.
cathedral-resource-recognition = reconhecimento
cathedral-resource-recognition-help = Uma casa do contador. Só algumas casas são de prestígio, e só o prestígio dá a vitória.
cathedral-piece-wood = madeira
cathedral-piece-brick = um tijolo
cathedral-piece-stone = uma pedra
cathedral-piece-gold = ouro
cathedral-piece-green = uma joia verde
cathedral-piece-purple = uma joia roxa

cathedral-short-wood = Ma
cathedral-short-brick = Ti
cathedral-short-stone = Pe
cathedral-short-gold = Ou
cathedral-short-green = Ve
cathedral-short-purple = Ro
cathedral-short-rubles = ₽
cathedral-short-recognition = ✚

cathedral-space-wood = local da madeira
cathedral-space-brick = local dos tijolos
cathedral-space-stone = local da pedra
cathedral-space-gold = local do ouro
cathedral-space-green = local das joias verdes
cathedral-space-purple = local das joias roxas
cathedral-space-rubles = local dos rublos
cathedral-space-recognition = local do reconhecimento

## Pieces

cathedral-tower-a = A
cathedral-tower-b = B
cathedral-tower-c = C
cathedral-tower-d = D
cathedral-tower-e = E
cathedral-tower-f = F
cathedral-section-base = fundação
cathedral-section-middle = intermédia
cathedral-section-dome = cúpula
cathedral-die-red = dado vermelho
cathedral-die-blue = dado azul
cathedral-die-green = dado verde
cathedral-die-yellow = dado amarelo
cathedral-die-white = dado branco
cathedral-colour-red = vermelho
cathedral-colour-blue = azul
cathedral-colour-green = verde
cathedral-colour-yellow = amarelo
cathedral-colour-white = branco
cathedral-initial-red = Vm
cathedral-initial-blue = Az
cathedral-initial-green = Vd
cathedral-initial-yellow = Am
cathedral-initial-white = Br
cathedral-banner-inventory = do inventário
cathedral-banner-beside = de fora do inventário
cathedral-face-down = virada para baixo
cathedral-face-up = virada para cima
cathedral-bench-red = casa vermelha da oficina
cathedral-bench-blue = casa azul da oficina
cathedral-bench-green = casa verde da oficina
cathedral-bench-yellow = casa amarela da oficina
cathedral-bench-white = primeira casa branca da oficina
cathedral-bench-white_2 = segunda casa branca da oficina
cathedral-choice-first = primeira ação
cathedral-choice-second = segunda ação
cathedral-ornament-door = porta
cathedral-ornament-door-help = Para uma fundação terminada; custa 1 de madeira.
cathedral-ornament-arch = arco
cathedral-ornament-arch-help = Para uma secção intermédia terminada; custa 1 pedra.
cathedral-ornament-cross = cruz
cathedral-ornament-cross-help = Para uma cúpula terminada; custa 1 de ouro.

## Workshop tiles

cathedral-tile-wood = Carpintaria
cathedral-tile-brick = Olaria
cathedral-tile-stone = Pedreira
cathedral-tile-gold = Ourives
cathedral-tile-green = Lapidador de esmeraldas
cathedral-tile-purple = Lapidador de ametistas
cathedral-tile-rubles = Casa da Moeda
cathedral-tile-recognition = Arauto
cathedral-tile-die_red = Sinal do dado vermelho
cathedral-tile-die_blue = Sinal do dado azul
cathedral-tile-die_green = Sinal do dado verde
cathedral-tile-die_yellow = Sinal do dado amarelo
cathedral-tile-die_white = Sinal do dado branco

## Influence

cathedral-influence-artisans_1 = Artesãos I
cathedral-influence-artisans_2 = Artesãos II
cathedral-influence-artisans_3 = Artesãos III
cathedral-influence-carriers_1 = Transportadores I
cathedral-influence-carriers_2 = Transportadores II
cathedral-influence-carriers_3 = Transportadores III
cathedral-influence-merchants_1 = Comerciantes I
cathedral-influence-merchants_2 = Comerciantes II
cathedral-influence-merchants_3 = Comerciantes III
cathedral-influence-clergy_1 = Clero I
cathedral-influence-clergy_2 = Clero II
cathedral-influence-clergy_3 = Clero III

cathedral-effect-gain = recebe { $things }
cathedral-effect-gain_any = recebe { $count } à escolha: { $things }
cathedral-effect-yield = recebe a quantidade do local onde está o { $die }
cathedral-effect-swap = troca 1 por outro: { $things }
cathedral-effect-gather = { $where ->
    [here] recebe mais uma vez a quantidade deste local
    [ahead] recebe a quantidade do local seguinte
    [behind] recebe a quantidade do local anterior
   *[across] recebe a quantidade do local em frente
}
cathedral-effect-workshop = ativa qualquer peça tua
cathedral-effect-deliver = { $count ->
    [1] envia 1 material
   *[other] envia até { $count } materiais
}
cathedral-effect-score = { $count } de reconhecimento por cada { $per ->
    [finished_sections] secção tua terminada
    [ornaments] ornamento teu
   *[towers] torre com um estandarte teu
}
cathedral-effect-cost = paga { $things }: { $effect }
cathedral-effect-again = { $effect }, quantas vezes quiseres
cathedral-thing = { $what ->
    [wood] { $count } de madeira
    [brick] { $count ->
        [1] 1 tijolo
       *[other] { $count } tijolos
    }
    [stone] { $count ->
        [1] 1 pedra
       *[other] { $count } pedras
    }
    [gold] { $count } de ouro
    [green] { $count ->
        [1] 1 joia verde
       *[other] { $count } joias verdes
    }
    [purple] { $count ->
        [1] 1 joia roxa
       *[other] { $count } joias roxas
    }
    [rubles] { $count ->
        [1] 1 rublo
       *[other] { $count } rublos
    }
   *[recognition] { $count } de reconhecimento
}

## Ivan

cathedral-ivan-points = Pontos
cathedral-ivan-points-help = Ivan ganha reconhecimento.
cathedral-ivan-inventory = Inventário
cathedral-ivan-inventory-help = Ivan guarda materiais das pilhas maiores.
cathedral-ivan-transport = Transporte
cathedral-ivan-transport-help = Os materiais guardados de Ivan passam para a sua carta de construção.
cathedral-ivan-claim = Reivindicação
cathedral-ivan-claim-help = O estandarte de Ivan vai para cima de uma secção tua; senão, para uma fundação; senão, para qualquer uma.
cathedral-ivan-construction = Construção
cathedral-ivan-construction-help = Ivan constrói as suas secções, da esquerda para a direita e de baixo para cima; depois coloca um ornamento, se puder.

## What is asked

cathedral-ask-choose_action = É o teu turno: reivindica uma secção, constrói e ornamenta, ou move um dado no mercado.
cathedral-ask-place_tile = Coloca a peça { $tile } no teu tabuleiro, virada para baixo ou, pagando o preço, para cima.
cathedral-ask-build = { $left ->
    [1] Ainda podes enviar 1 material.
   *[other] Ainda podes enviar { $left } materiais.
}
cathedral-ask-add_jewels = Queres juntar uma joia ao ornamento?
cathedral-ask-market = O que fazes no mercado? No fim lançam-se os dados do local.
cathedral-ask-take_any = Recebe um material à tua escolha.
cathedral-ask-swap_one = Troca um material por outro.
cathedral-ask-use_workshop = Ativa uma das tuas peças.
cathedral-ask-after_action = A tua ação está feita. Ainda podes abdicar de prestígio.
cathedral-ask-send_ivan = Onde põe Ivan o seu estandarte?

## Why a move may not be made

cathedral-why-no_dice = Nesse local não há dados.
cathedral-why-not_lowest = Em cada torre só se pode reivindicar a secção mais baixa sem estandarte.
cathedral-why-no_banner = Não te resta nenhum estandarte para tirar daí.
cathedral-why-occupied = Nessa casa da oficina já há uma peça.
cathedral-why-too_dear = Não podes pagar o preço de lá pôr a peça virada para cima.
cathedral-why-not_held = Não tens esse material.
cathedral-why-not_asked_for = Tem de ser uma secção tua por terminar que ainda o peça.
cathedral-why-not_finished = Só se pode ornamentar uma secção terminada.
cathedral-why-decorated = A secção já tem um ornamento.
cathedral-why-no_ornament = Falta-te o ornamento, ou o material que custa.
cathedral-why-no_such_jewel = Tem de ser uma joia que tenhas.
cathedral-why-other_space = O dado vai parar a outro local.
cathedral-why-not_so_far = Só o dado branco e o teu vão mais longe, por um rublo o passo.
cathedral-why-space_full = Já lá estão três dados.
cathedral-why-no_such_tile = Tem de ser uma peça virada para cima, deste dado, que dê algo agora.
cathedral-why-other_card = No quarto onde o dado parou está outra carta.
cathedral-why-no_use = Não o podes pagar, não faria nada, ou esta carta já foi usada.
cathedral-why-no_such_material = Tem de ser um dos materiais indicados que reste na reserva.
cathedral-why-no_such_swap = Dás um dos materiais indicados e recebes outro que reste na reserva.
cathedral-why-not_for_ivan = O estandarte de Ivan vai logo acima de uma secção tua, senão numa fundação, senão em qualquer uma que se possa reivindicar.

## Moves

cathedral-move-sell_prestige = Abdicar de 1 de prestígio em troca de rublos
cathedral-move-reroll = Abdicar de 1 de prestígio para voltar a lançar os dados do { $space }
cathedral-move-end_turn = Acabar o turno
cathedral-move-claim = Reivindicar { $tower }{ $level } com um estandarte { $banner }
cathedral-move-place = Pôr a peça { $face } na { $bench }
cathedral-move-deliver = Enviar { $material } para { $tower }{ $level }
cathedral-move-decorate = Ornamentar { $tower }{ $level }
cathedral-move-add_jewel = Juntar { $jewel }
cathedral-move-no_jewel = Mais nenhuma joia
cathedral-move-stop_building = Não enviar mais nada
cathedral-move-move_die = Mover o { $die } até ao { $space }{ $extra ->
    [0] { "" }
    [1] , por 1 rublo
   *[other] , por { $extra } rublos
}
cathedral-move-obtain = Obter o recurso
cathedral-move-influence = Usar { $card }, { $choice }
cathedral-move-activate = Ativar a peça da { $bench }
cathedral-move-roll = Lançar os dados
cathedral-move-take = Receber { $material }
cathedral-move-swap = Dar { $give }, receber { $get }
cathedral-move-send_ivan = Ivan reivindica { $tower }{ $level }

## Events

cathedral-event-begins = { $reader ->
    [seat] Começas tu
   *[other] Começa { $seat }
}.
cathedral-event-turn_began = Turno { $turn }: { $reader ->
    [seat] é a tua vez
   *[other] { $seat }
}.
cathedral-event-sold_prestige = { $reader ->
    [seat] Abdicas
   *[other] { $seat } abdica
} de prestígio em troca de { $rubles ->
    [1] 1 rublo
   *[other] { $rubles } rublos
} e { $reader ->
    [seat] tens
   *[other] tem
} agora { $prestige } de prestígio.
cathedral-event-rerolls = { $reader ->
    [seat] Abdicas de prestígio e voltas
   *[other] { $seat } abdica de prestígio e volta
} a lançar os dados do { $space }.
cathedral-event-rolled = O { $die } mostra { $value }.
cathedral-event-claimed = { $reader ->
    [seat] Reivindicas
   *[other] { $seat } reivindica
} { $tower }{ $level } com um estandarte { $banner }.
cathedral-event-placed = { $reader ->
    [seat] Pões
   *[other] { $seat } põe
} a peça { $tile } { $face } na { $bench }{ $price ->
    [0] { "" }
    [1] , por 1 rublo
   *[other] , por { $price } rublos
}.
cathedral-event-delivered = { $reader ->
    [seat] Envias
   *[other] { $seat } envia
} { $material } para { $tower }{ $level }.
cathedral-event-finished = { $reader ->
    [seat] Terminas
   *[other] { $seat } termina
} { $tower }{ $level }: { $recognition } de reconhecimento{ $rubles ->
    [0] { "" }
    [1] , 1 rublo
   *[other] , { $rubles } rublos
}.
cathedral-event-decorated = { $reader ->
    [seat] Ornamentas
   *[other] { $seat } ornamenta
} { $tower }{ $level }: { $ornament }.
cathedral-event-added_jewel = { $reader ->
    [seat] Juntas
   *[other] { $seat } junta
} { $jewel }: { $prestige } de prestígio.
cathedral-event-moved_die = { $reader ->
    [seat] Moves
   *[other] { $seat } move
} o { $die } { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
} até ao { $space }{ $price ->
    [0] { "" }
    [1] , por 1 rublo
   *[other] , por { $price } rublos
}.
cathedral-event-used_influence = { $reader ->
    [seat] Usas
   *[other] { $seat } usa
} { $card }, { $choice }.
cathedral-event-activated = { $reader ->
    [seat] Ativas
   *[other] { $seat } ativa
} a peça { $tile } da { $bench }.
cathedral-event-paid = { $reader ->
    [seat] Pagas
   *[other] { $seat } paga
} { $resource_id ->
    [wood] { $count } de madeira
    [brick] { $count ->
        [1] 1 tijolo
       *[other] { $count } tijolos
    }
    [stone] { $count ->
        [1] 1 pedra
       *[other] { $count } pedras
    }
    [gold] { $count } de ouro
    [green] { $count ->
        [1] 1 joia verde
       *[other] { $count } joias verdes
    }
    [purple] { $count ->
        [1] 1 joia roxa
       *[other] { $count } joias roxas
    }
    [rubles] { $count ->
        [1] 1 rublo
       *[other] { $count } rublos
    }
   *[recognition] { $count } de reconhecimento
}.
cathedral-event-gained = { $reader ->
    [seat] Recebes
   *[other] { $seat } recebe
} { $resource_id ->
    [wood] { $count } de madeira
    [brick] { $count ->
        [1] 1 tijolo
       *[other] { $count } tijolos
    }
    [stone] { $count ->
        [1] 1 pedra
       *[other] { $count } pedras
    }
    [gold] { $count } de ouro
    [green] { $count ->
        [1] 1 joia verde
       *[other] { $count } joias verdes
    }
    [purple] { $count ->
        [1] 1 joia roxa
       *[other] { $count } joias roxas
    }
    [rubles] { $count ->
        [1] 1 rublo
       *[other] { $count } rublos
    }
   *[recognition] { $count } de reconhecimento
}.
cathedral-event-swapped = { $reader ->
    [seat] Devolves { $give } e recebes
   *[other] { $seat } devolve { $give } e recebe
} { $get }.
cathedral-event-penalised = { $tower }{ $level } está por terminar: { $count ->
    [0] { $reader ->
        [seat] não perdes
       *[other] { $seat } não perde
    } nada, no início do contador
   *[other] { $reader ->
        [seat] perdes
       *[other] { $seat } perde
    } { $count } de reconhecimento
}.
cathedral-event-sixth_finished = { $reader ->
    [seat] Terminaste
   *[other] { $seat } terminou
} { $sections ->
    [1] 1 secção
   *[other] { $sections } secções
}{ $prestige ->
    [0] { "" }
   *[other] {" "}e { $reader ->
        [seat] ganhas
       *[other] ganha
    } { $prestige } de prestígio
}. { $others ->
    [1] O outro construtor
   *[other] Cada um dos outros
} tem mais um turno.
cathedral-event-left_over = { $reader ->
    [seat] { $count ->
        [0] Não te sobra nada
        [1] Sobra-te 1 peça
       *[other] Sobram-te { $count } peças
    }
   *[other] A { $seat } { $count ->
        [0] não sobra nada
        [1] sobra 1 peça
       *[other] sobram { $count } peças
    }
}: { $prestige } de prestígio.
cathedral-event-scored_tower = Torre { $tower }: { $reader ->
    [seat] com presença { $presence }, recebes
   *[other] { $seat }, com presença { $presence }, recebe
} { $prestige } de prestígio.
cathedral-event-total = { $reader ->
    [seat] Tens
   *[other] { $seat } tem
} { $prestige } de prestígio ao todo.
cathedral-event-ended = { $reason }
cathedral-event-ivan_turned = Ivan vira: { $card }.
cathedral-event-ivan_skipped = Ivan não pode fazer nada com esta carta.
cathedral-event-ivan_stored = Ivan guarda { $count ->
    [1] 1 material
   *[other] { $count } materiais
}.
cathedral-event-ivan_loaded = Ivan leva { $count ->
    [1] 1 material
   *[other] { $count } materiais
} para a sua carta de construção.
cathedral-event-ivan_claimed = Ivan reivindica { $tower }{ $level }.
cathedral-event-ivan_delivered = Ivan envia { $count ->
    [1] 1 material
   *[other] { $count } materiais
} para { $tower }{ $level }.
cathedral-event-ivan_discarded = Ivan descarta a peça { $tile }.

## How it ends

cathedral-reason-goes_on = A partida continua.
cathedral-reason-most_prestige = Vence quem tem mais prestígio.
cathedral-reason-most_finished = Empate no prestígio: vence quem terminou mais secções.
cathedral-reason-most_ornaments = Empate no prestígio e nas secções terminadas: vence quem tem mais ornamentos.
cathedral-reason-shared = Empate em tudo: vitória partilhada.
cathedral-reason-standstill = Há muito que ninguém constrói nada, e a partida acaba como está.
cathedral-reason-ivan_beaten = Venceste Ivan.
cathedral-reason-ivan_won = Ivan tem mais prestígio e vence.
cathedral-reason-ivan_won_tie = Empate no prestígio, mas Ivan tem mais secções terminadas, ou as mesmas e mais ornamentos, e vence.

## The table, in words

cathedral-table-turn = Turno { $turn }
cathedral-table-cathedral = Catedral
cathedral-table-market = Mercado, no sentido horário
cathedral-table-influence = Influência
cathedral-table-reserve = Reserva
cathedral-table-builder = Construtor
cathedral-table-points = Prestígio
cathedral-table-rubles = Rublos
cathedral-table-stock = Inventário
cathedral-table-banners = Estandartes
cathedral-table-ornaments = Ornamentos
cathedral-table-workshop = Oficina
cathedral-table-score = { $prestige } (✚{ $recognition })
cathedral-table-slots = { $used }/{ $slots }
cathedral-table-banner-count = { $inside } + { $beside }
cathedral-table-face-down = virada para baixo
cathedral-table-price = { $space } { $price }₽
cathedral-table-done = terminada
cathedral-table-ivan = Cartas de Ivan
cathedral-table-ivan-stock = inventário { $inventory }, construção { $construction }, viradas: { $turned }
cathedral-table-none = nenhuma
cathedral-table-legend = ₽ rublo   ✚ reconhecimento   ◆ ornamento   [ ] peça de oficina sobre uma secção

## Beside the table: scores, prices, help

cathedral-table-track = Contador
cathedral-table-standstill = Turnos sem construir: { $turns } de { $most }; depois a partida acaba
cathedral-table-from-track = o contador
cathedral-table-from-tower = torre { $tower }
cathedral-table-left_over = peças que sobraram
cathedral-table-next = Próx.
cathedral-table-worth = vale { $worth }
cathedral-note-risk = risco ✚{ $count }
cathedral-note-prestige = { $count } de prestígio
cathedral-note-loses = { $seat } −✚{ $count }
cathedral-help-claimed = Reivindicada por { $reader ->
    [seat] ti
   *[other] { $seat }
}; ainda falta: { $missing }.
cathedral-help-done = Terminada por { $reader ->
    [seat] ti
   *[other] { $seat }
}.
cathedral-help-ornament = Ornamento: { $reader ->
    [seat] teu
   *[other] { $seat }
}.
cathedral-help-risk = Se outros terminarem antes as secções de cima, o seu construtor perde ao todo { $count } de reconhecimento.
cathedral-help-free-tile = { $effect }. Pô-la virada para cima custa o que a casa da oficina pede; virada para baixo é grátis, e então nunca funciona.
cathedral-help-section = { $kind }; custa { $cost }; dá { $gain }.
cathedral-help-tile = Peça { $tile }: { $effect }.
cathedral-help-space = { $things } por cada dado que lá está, contando o que se moveu.
cathedral-help-influence = Primeira ação: { $first }. Segunda ação: { $second }. Uma das duas para quem parar um dado aqui: { $spaces }.
cathedral-help-bench = { $price ->
    [0] Grátis
    [1] 1 rublo
   *[other] { $price } rublos
} para lá pôr uma peça virada para cima; funciona quando se move { $dice }.
cathedral-help-the-die = o { $die }
cathedral-help-own-die = O teu dado: tal como o branco, pode ir mais longe, a 1 rublo o passo.
cathedral-help-ivan = Primeiro move o { $die }.
cathedral-help-tower = Vale agora { $worth } de prestígio: 2 por cada secção terminada, 1 por cada ornamento.
cathedral-help-most = Quem tem mais presença fica com tudo, { $builders ->
    [2] o outro, se estiver presente, com um terço; em caso de empate, nenhum recebe nada
   *[other] o seguinte com metade, e assim por diante; em caso de empate, reparte-se
}.
cathedral-help-track = Cada ponto de reconhecimento move o marcador uma casa; o prestígio é o número de casas de prestígio alcançadas. A próxima é a { $next }, { $count } mais à frente.
cathedral-help-or = ou
