# The Red Cathedral

cathedral-title = La catedral roja
cathedral-tagline = Aixeca la catedral del tsar, torre a torre, amb el que els daus del mercat et porten.
cathedral-automaton = Ivan

## Options

cathedral-option-board = Taulers de taller
cathedral-option-board-help = El costat bàsic o l'avançat per a tothom, o cadascú el que vulgui. A la capsa normal els costats es diferencien en el preu de col·locar una lloseta destapada.
cathedral-option-start = Sortida dels marcadors
cathedral-option-start-help = Els marcadors surten de la casella de 2 de reconeixement, de la de 2 de prestigi o d'abans de la primera casella.
cathedral-option-standstill = Final per estancament
cathedral-option-standstill-help = Per a simulacions: la partida també s'acaba si ningú no construeix res durant vuit torns de cadascú. El joc imprès no té aquest final.
cathedral-option-colour = Color
cathedral-option-colour-help = Decideix quin dau és el teu i quin tauler de taller tens.
cathedral-option-side = Costat del teu tauler
cathedral-option-side-help = Bàsic o avançat.

## Resources

cathedral-resource-wood = fusta
cathedral-resource-wood-help = Un material. També paga una porta en una base acabada.
cathedral-resource-brick = maó
cathedral-resource-brick-help = Un material.
cathedral-resource-stone = pedra
cathedral-resource-stone-help = Un material. També paga un arc en una secció central acabada.
cathedral-resource-gold = or
cathedral-resource-gold-help = Un material. També paga una creu en una cúpula acabada.
cathedral-resource-green = joia verda
cathedral-resource-green-help = Un material. En un ornament, una joia val 1 de prestigi, dues d'iguals 2, una de cada color 3.
cathedral-resource-purple = joia porpra
cathedral-resource-purple-help = Un material. En un ornament, una joia val 1 de prestigi, dues d'iguals 2, una de cada color 3.
cathedral-resource-rubles = ruble
cathedral-resource-rubles-help = Paga llosetes de taller, passos extra del dau blanc i del teu, i algunes influències.
cathedral-resource-recognition = reconeixement
cathedral-resource-recognition-help = Una casella del marcador. Només algunes caselles són de prestigi, i només el prestigi fa guanyar.
cathedral-piece-wood = fusta
cathedral-piece-brick = un maó
cathedral-piece-stone = una pedra
cathedral-piece-gold = or
cathedral-piece-green = una joia verda
cathedral-piece-purple = una joia porpra

cathedral-short-wood = Fu
cathedral-short-brick = Ma
cathedral-short-stone = Pe
cathedral-short-gold = Or
cathedral-short-green = Ve
cathedral-short-purple = Po
cathedral-short-rubles = ₽
cathedral-short-recognition = ✚

cathedral-space-wood = espai de la fusta
cathedral-space-brick = espai dels maons
cathedral-space-stone = espai de la pedra
cathedral-space-gold = espai de l'or
cathedral-space-green = espai de les joies verdes
cathedral-space-purple = espai de les joies porpra
cathedral-space-rubles = espai dels rubles
cathedral-space-recognition = espai del reconeixement

## Pieces

cathedral-tower-a = A
cathedral-tower-b = B
cathedral-tower-c = C
cathedral-tower-d = D
cathedral-tower-e = E
cathedral-tower-f = F
cathedral-section-base = base
cathedral-section-middle = central
cathedral-section-dome = cúpula
cathedral-die-red = dau vermell
cathedral-die-blue = dau blau
cathedral-die-green = dau verd
cathedral-die-yellow = dau groc
cathedral-die-white = dau blanc
cathedral-colour-red = vermell
cathedral-colour-blue = blau
cathedral-colour-green = verd
cathedral-colour-yellow = groc
cathedral-colour-white = blanc
cathedral-initial-red = Vm
cathedral-initial-blue = Bu
cathedral-initial-green = Vd
cathedral-initial-yellow = Gr
cathedral-initial-white = Bc
cathedral-banner-inventory = de l'inventari
cathedral-banner-beside = de fora de l'inventari
cathedral-face-down = tapada
cathedral-face-up = destapada
cathedral-bench-red = espai vermell del taller
cathedral-bench-blue = espai blau del taller
cathedral-bench-green = espai verd del taller
cathedral-bench-yellow = espai groc del taller
cathedral-bench-white = espai blanc 1 del taller
cathedral-bench-white_2 = espai blanc 2 del taller
cathedral-choice-first = primera acció
cathedral-choice-second = segona acció
cathedral-ornament-door = porta
cathedral-ornament-door-help = Per a una base acabada; costa 1 de fusta.
cathedral-ornament-arch = arc
cathedral-ornament-arch-help = Per a una secció central acabada; costa 1 pedra.
cathedral-ornament-cross = creu
cathedral-ornament-cross-help = Per a una cúpula acabada; costa 1 d'or.

## Workshop tiles

cathedral-tile-wood = Fusteria
cathedral-tile-brick = Bòbila
cathedral-tile-stone = Pedrera
cathedral-tile-gold = Orfebre
cathedral-tile-green = Tallador de maragdes
cathedral-tile-purple = Tallador d'ametistes
cathedral-tile-rubles = Seca
cathedral-tile-recognition = Herald
cathedral-tile-die_red = Senyal del dau vermell
cathedral-tile-die_blue = Senyal del dau blau
cathedral-tile-die_green = Senyal del dau verd
cathedral-tile-die_yellow = Senyal del dau groc
cathedral-tile-die_white = Senyal del dau blanc

## Influence

cathedral-influence-artisans_1 = Artesans I
cathedral-influence-artisans_2 = Artesans II
cathedral-influence-artisans_3 = Artesans III
cathedral-influence-carriers_1 = Transportistes I
cathedral-influence-carriers_2 = Transportistes II
cathedral-influence-carriers_3 = Transportistes III
cathedral-influence-merchants_1 = Comerciants I
cathedral-influence-merchants_2 = Comerciants II
cathedral-influence-merchants_3 = Comerciants III
cathedral-influence-clergy_1 = Clergat I
cathedral-influence-clergy_2 = Clergat II
cathedral-influence-clergy_3 = Clergat III

cathedral-effect-gain = agafa { $things }
cathedral-effect-gain_any = agafa'n { $count } a triar: { $things }
cathedral-effect-yield = agafa la quantitat de l'espai on hi ha el { $die }
cathedral-effect-swap = canvia'n 1 per un altre: { $things }
cathedral-effect-gather = { $where ->
    [here] agafa un altre cop la quantitat d'aquest espai
    [ahead] agafa la quantitat de l'espai següent
    [behind] agafa la quantitat de l'espai anterior
   *[across] agafa la quantitat de l'espai de davant
}
cathedral-effect-workshop = activa qualsevol lloseta teva
cathedral-effect-deliver = { $count ->
    [one] lliura 1 material
   *[other] lliura fins a { $count } materials
}
cathedral-effect-score = { $count } de reconeixement per cada { $per ->
    [finished_sections] secció acabada teva
    [ornaments] ornament teu
   *[towers] torre amb un estendard teu
}
cathedral-effect-cost = paga { $things }: { $effect }
cathedral-effect-again = { $effect }, tantes vegades com vulguis
cathedral-thing = { $what ->
    [wood] { $count } de fusta
    [brick] { $count ->
        [one] 1 maó
       *[other] { $count } maons
    }
    [stone] { $count ->
        [one] 1 pedra
       *[other] { $count } pedres
    }
    [gold] { $count } d'or
    [green] { $count ->
        [one] 1 joia verda
       *[other] { $count } joies verdes
    }
    [purple] { $count ->
        [one] 1 joia porpra
       *[other] { $count } joies porpra
    }
    [rubles] { $count ->
        [one] 1 ruble
       *[other] { $count } rubles
    }
   *[recognition] { $count } de reconeixement
}

## Ivan

cathedral-ivan-points = Punts
cathedral-ivan-points-help = Ivan guanya reconeixement.
cathedral-ivan-inventory = Inventari
cathedral-ivan-inventory-help = Ivan desa materials de les piles més grans.
cathedral-ivan-transport = Transport
cathedral-ivan-transport-help = Els materials que Ivan ha desat passen a la seva carta de construcció.
cathedral-ivan-claim = Reivindicació
cathedral-ivan-claim-help = L'estendard d'Ivan va damunt d'una secció teva; si no, en una base; si no, on sigui.
cathedral-ivan-construction = Construcció
cathedral-ivan-construction-help = Ivan construeix les seves seccions, d'esquerra a dreta i de baix a dalt; després col·loca un ornament, si pot.

## What is asked

cathedral-ask-choose_action = És el teu torn: reivindica una secció, construeix i ornamenta, o mou un dau al mercat.
cathedral-ask-place_tile = Col·loca la lloseta { $tile } al teu tauler, tapada o, pagant-ne el preu, destapada.
cathedral-ask-build = { $left ->
    [one] Encara pots lliurar 1 material.
   *[other] Encara pots lliurar { $left } materials.
}
cathedral-ask-add_jewels = Vols afegir una joia a l'ornament?
cathedral-ask-market = Què fas al mercat? Al final es tiren els daus de l'espai.
cathedral-ask-take_any = Agafa un material a triar.
cathedral-ask-swap_one = Canvia un material per un altre.
cathedral-ask-use_workshop = Activa una de les teves llosetes.
cathedral-ask-after_action = Has fet l'acció. Encara pots renunciar a prestigi.
cathedral-ask-send_ivan = On posa l'estendard Ivan?

## Why a move may not be made

cathedral-why-no_dice = En aquest espai no hi ha daus.
cathedral-why-not_lowest = A cada torre només es pot reivindicar la secció més baixa sense estendard.
cathedral-why-no_banner = No et queda cap estendard per prendre d'aquí.
cathedral-why-occupied = En aquest espai del taller ja hi ha una lloseta.
cathedral-why-too_dear = No pots pagar el preu de posar-hi la lloseta destapada.
cathedral-why-not_held = No tens aquest material.
cathedral-why-not_asked_for = Ha de ser una secció teva inacabada que encara ho demani.
cathedral-why-not_finished = Només es pot ornamentar una secció acabada.
cathedral-why-decorated = La secció ja té un ornament.
cathedral-why-no_ornament = Et falta l'ornament, o el material que costa.
cathedral-why-no_such_jewel = Ha de ser una joia que tinguis.
cathedral-why-other_space = El dau va a parar a un altre espai.
cathedral-why-not_so_far = Només el dau blanc i el teu van més lluny, per un ruble cada pas.
cathedral-why-space_full = Ja hi ha tres daus.
cathedral-why-no_such_tile = Ha de ser una lloseta destapada per a aquest dau que ara doni alguna cosa.
cathedral-why-other_card = Al quart on s'ha aturat el dau hi ha una altra carta.
cathedral-why-no_use = No ho pots pagar, no faria res, o aquesta carta ja s'ha fet servir.
cathedral-why-no_such_material = Ha de ser un dels materials esmentats que quedi a la reserva.
cathedral-why-no_such_swap = Dones un dels materials esmentats i en prens un altre que quedi a la reserva.
cathedral-why-not_for_ivan = L'estendard d'Ivan va just a sobre d'una secció teva, si no en una base, si no en qualsevol que es pugui reivindicar.

## Moves

cathedral-move-sell_prestige = Renuncia a 1 de prestigi a canvi de rubles
cathedral-move-reroll = Renuncia a 1 de prestigi per tornar a tirar els daus de l'{ $space }
cathedral-move-end_turn = Acaba el torn
cathedral-move-claim = Reivindica { $tower }{ $level } amb un estendard { $banner }
cathedral-move-place = Posa la lloseta { $face } a l'{ $bench }
cathedral-move-deliver = Lliura { $material } a { $tower }{ $level }
cathedral-move-decorate = Ornamenta { $tower }{ $level }
cathedral-move-add_jewel = Afegeix { $jewel }
cathedral-move-no_jewel = Cap més joia
cathedral-move-stop_building = No lliuris res més
cathedral-move-move_die = Mou el { $die } fins a l'{ $space }{ $extra ->
    [0] { "" }
    [one] , per 1 ruble
   *[other] , per { $extra } rubles
}
cathedral-move-obtain = Obtén el recurs
cathedral-move-influence = Fes servir { $card }, { $choice }
cathedral-move-activate = Activa la lloseta de l'{ $bench }
cathedral-move-roll = Tira els daus
cathedral-move-take = Agafa { $material }
cathedral-move-swap = Dona { $give }, agafa { $get }
cathedral-move-send_ivan = Ivan reivindica { $tower }{ $level }

## Events

cathedral-event-begins = { $reader ->
    [seat] Comences tu
   *[other] Comença { $seat }
}.
cathedral-event-turn_began = Torn { $turn }: { $reader ->
    [seat] et toca
   *[other] { $seat }
}.
cathedral-event-sold_prestige = { $reader ->
    [seat] Renuncies
   *[other] { $seat } renuncia
} a prestigi a canvi de { $rubles ->
    [one] 1 ruble
   *[other] { $rubles } rubles
} i ara { $reader ->
    [seat] tens
   *[other] té
} { $prestige } de prestigi.
cathedral-event-rerolls = { $reader ->
    [seat] Renuncies a prestigi i tornes
   *[other] { $seat } renuncia a prestigi i torna
} a tirar els daus de l'{ $space }.
cathedral-event-rolled = El { $die } mostra { $value }.
cathedral-event-claimed = { $reader ->
    [seat] Reivindiques
   *[other] { $seat } reivindica
} { $tower }{ $level } amb un estendard { $banner }.
cathedral-event-placed = { $reader ->
    [seat] Poses
   *[other] { $seat } posa
} la lloseta { $tile } { $face } a l'{ $bench }{ $price ->
    [0] { "" }
    [one] , per 1 ruble
   *[other] , per { $price } rubles
}.
cathedral-event-delivered = { $reader ->
    [seat] Lliures
   *[other] { $seat } lliura
} { $material } a { $tower }{ $level }.
cathedral-event-finished = { $reader ->
    [seat] Acabes
   *[other] { $seat } acaba
} { $tower }{ $level }: { $recognition } de reconeixement{ $rubles ->
    [0] { "" }
    [one] , 1 ruble
   *[other] , { $rubles } rubles
}.
cathedral-event-decorated = { $reader ->
    [seat] Ornamentes
   *[other] { $seat } ornamenta
} { $tower }{ $level }: { $ornament }.
cathedral-event-added_jewel = { $reader ->
    [seat] Afegeixes
   *[other] { $seat } afegeix
} { $jewel }: { $prestige } de prestigi.
cathedral-event-moved_die = { $reader ->
    [seat] Mous
   *[other] { $seat } mou
} el { $die } { $steps ->
    [one] 1 pas
   *[other] { $steps } passos
} fins a l'{ $space }{ $price ->
    [0] { "" }
    [one] , per 1 ruble
   *[other] , per { $price } rubles
}.
cathedral-event-used_influence = { $reader ->
    [seat] Fas servir
   *[other] { $seat } fa servir
} { $card }, { $choice }.
cathedral-event-activated = { $reader ->
    [seat] Actives
   *[other] { $seat } activa
} la lloseta { $tile } de l'{ $bench }.
cathedral-event-paid = { $reader ->
    [seat] Pagues
   *[other] { $seat } paga
} { $resource_id ->
    [wood] { $count } de fusta
    [brick] { $count ->
        [one] 1 maó
       *[other] { $count } maons
    }
    [stone] { $count ->
        [one] 1 pedra
       *[other] { $count } pedres
    }
    [gold] { $count } d'or
    [green] { $count ->
        [one] 1 joia verda
       *[other] { $count } joies verdes
    }
    [purple] { $count ->
        [one] 1 joia porpra
       *[other] { $count } joies porpra
    }
    [rubles] { $count ->
        [one] 1 ruble
       *[other] { $count } rubles
    }
   *[recognition] { $count } de reconeixement
}.
cathedral-event-gained = { $reader ->
    [seat] Guanyes
   *[other] { $seat } guanya
} { $resource_id ->
    [wood] { $count } de fusta
    [brick] { $count ->
        [one] 1 maó
       *[other] { $count } maons
    }
    [stone] { $count ->
        [one] 1 pedra
       *[other] { $count } pedres
    }
    [gold] { $count } d'or
    [green] { $count ->
        [one] 1 joia verda
       *[other] { $count } joies verdes
    }
    [purple] { $count ->
        [one] 1 joia porpra
       *[other] { $count } joies porpra
    }
    [rubles] { $count ->
        [one] 1 ruble
       *[other] { $count } rubles
    }
   *[recognition] { $count } de reconeixement
}.
cathedral-event-swapped = { $reader ->
    [seat] Tornes { $give } i agafes
   *[other] { $seat } torna { $give } i agafa
} { $get }.
cathedral-event-penalised = { $tower }{ $level } està per acabar: { $count ->
    [0] { $reader ->
        [seat] no perds
       *[other] { $seat } no perd
    } res, a l'inici del marcador
   *[other] { $reader ->
        [seat] perds
       *[other] { $seat } perd
    } { $count } de reconeixement
}.
cathedral-event-sixth_finished = { $reader ->
    [seat] Has acabat
   *[other] { $seat } ha acabat
} { $sections ->
    [one] 1 secció
   *[other] { $sections } seccions
}{ $prestige ->
    [0] { "" }
   *[other] {" "}i { $reader ->
        [seat] guanyes
       *[other] guanya
    } { $prestige } de prestigi
}. { $others ->
    [one] A l'altre constructor
   *[other] A cadascun dels altres
} li queda un torn.
cathedral-event-left_over = { $reader ->
    [seat] { $count ->
        [0] No et sobra res
        [one] Et sobra 1 peça
       *[other] Et sobren { $count } peces
    }
   *[other] A { $seat } { $count ->
        [0] no li sobra res
        [one] li sobra 1 peça
       *[other] li sobren { $count } peces
    }
}: { $prestige } de prestigi.
cathedral-event-scored_tower = Torre { $tower }: { $reader ->
    [seat] amb presència { $presence }, reps
   *[other] { $seat }, amb presència { $presence }, rep
} { $prestige } de prestigi.
cathedral-event-total = { $reader ->
    [seat] Tens
   *[other] { $seat } té
} { $prestige } de prestigi en total.
cathedral-event-ended = { $reason }
cathedral-event-ivan_turned = Ivan gira: { $card }.
cathedral-event-ivan_skipped = Ivan no pot fer res amb aquesta carta.
cathedral-event-ivan_stored = Ivan desa { $count ->
    [one] 1 material
   *[other] { $count } materials
}.
cathedral-event-ivan_loaded = Ivan porta { $count ->
    [one] 1 material
   *[other] { $count } materials
} a la seva carta de construcció.
cathedral-event-ivan_claimed = Ivan reivindica { $tower }{ $level }.
cathedral-event-ivan_delivered = Ivan lliura { $count ->
    [one] 1 material
   *[other] { $count } materials
} a { $tower }{ $level }.
cathedral-event-ivan_discarded = Ivan descarta la lloseta { $tile }.

## How it ends

cathedral-reason-goes_on = La partida continua.
cathedral-reason-most_prestige = Guanya qui té més prestigi.
cathedral-reason-most_finished = Empat de prestigi: guanya qui ha acabat més seccions.
cathedral-reason-most_ornaments = Empat de prestigi i de seccions acabades: guanya qui té més ornaments.
cathedral-reason-shared = Empat en tot: victòria compartida.
cathedral-reason-standstill = Fa molt que ningú no construeix res i la partida acaba tal com està.
cathedral-reason-ivan_beaten = Has vençut Ivan.
cathedral-reason-ivan_won = Ivan té més prestigi i guanya.
cathedral-reason-ivan_won_tie = Empat de prestigi, però Ivan té més seccions acabades, o les mateixes i més ornaments, i guanya.

## The table, in words

cathedral-table-turn = Torn { $turn }
cathedral-table-cathedral = Catedral
cathedral-table-market = Mercat, en sentit horari
cathedral-table-influence = Influència
cathedral-table-reserve = Reserva
cathedral-table-builder = Constructor
cathedral-table-points = Prestigi
cathedral-table-rubles = Rubles
cathedral-table-stock = Inventari
cathedral-table-banners = Estendards
cathedral-table-ornaments = Ornaments
cathedral-table-workshop = Taller
cathedral-table-score = { $prestige } (✚{ $recognition })
cathedral-table-slots = { $used }/{ $slots }
cathedral-table-banner-count = { $inside } + { $beside }
cathedral-table-face-down = tapada
cathedral-table-price = { $space } { $price }₽
cathedral-table-done = acabada
cathedral-table-ivan = Cartes d'Ivan
cathedral-table-ivan-stock = inventari { $inventory }, construcció { $construction }, girades: { $turned }
cathedral-table-none = cap
cathedral-table-legend = ₽ ruble   ✚ reconeixement   ◆ ornament   [ ] lloseta de taller damunt d'una secció

## Beside the table: scores, prices, help

cathedral-table-track = Marcador
cathedral-table-standstill = Torns sense construir: { $turns } de { $most }; després s'acaba la partida
cathedral-table-from-track = el marcador
cathedral-table-from-tower = torre { $tower }
cathedral-table-left_over = peces sobrants
cathedral-table-next = Pròxim
cathedral-table-worth = val { $worth }
cathedral-note-risk = risc ✚{ $count }
cathedral-note-prestige = { $count } de prestigi
cathedral-note-loses = { $seat } −✚{ $count }
cathedral-help-claimed = Reivindicada per { $reader ->
    [seat] tu
   *[other] { $seat }
}; encara falta: { $missing }.
cathedral-help-done = Acabada per { $reader ->
    [seat] tu
   *[other] { $seat }
}.
cathedral-help-ornament = Ornament: { $reader ->
    [seat] teu
   *[other] { $seat }
}.
cathedral-help-risk = Si altres acaben abans les seccions de damunt, el seu constructor perd en total { $count } de reconeixement.
cathedral-help-free-tile = { $effect }. Posar-la destapada costa el que demana l'espai del taller; tapada és gratis, i llavors no funciona mai.
cathedral-help-section = { $kind }; costa { $cost }; dona { $gain }.
cathedral-help-tile = Lloseta { $tile }: { $effect }.
cathedral-help-space = { $things } per cada dau que hi ha, comptant el que s'ha mogut.
cathedral-help-influence = Primera acció: { $first }. Segona acció: { $second }. Una de les dues per a qui atura un dau aquí: { $spaces }.
cathedral-help-bench = { $price ->
    [0] Gratis
    [one] 1 ruble
   *[other] { $price } rubles
} per posar-hi una lloseta destapada; funciona quan es mou { $dice }.
cathedral-help-the-die = el { $die }
cathedral-help-own-die = El teu dau: com el blanc, pot anar més lluny, a 1 ruble el pas.
cathedral-help-ivan = Primer mou el { $die }.
cathedral-help-tower = Ara val { $worth } de prestigi: 2 per cada secció acabada, 1 per cada ornament.
cathedral-help-most = Qui hi té més presència s'ho queda tot, { $builders ->
    [2] l'altre, si hi és present, un terç; amb empat, cap dels dos no rep res
   *[other] el següent la meitat, i així successivament; els empatats s'ho reparteixen
}.
cathedral-help-track = Cada punt de reconeixement mou el marcador una casella; el prestigi és el nombre de caselles de prestigi a què s'ha arribat. La pròxima és la { $next }, { $count } més enllà.
cathedral-help-or = o
