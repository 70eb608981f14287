# El que diu el navegador de Rubricatus.

rubricatus-web-map = La vall del Llobregat i del Cardener
rubricatus-web-seats = Els jugadors, en l'ordre en què actuen
rubricatus-web-problems = { $count ->
    [0] Cap problema
    [one] 1 problema, de { $most } com a màxim
   *[other] { $count } problemes, de { $most } com a màxim
}
rubricatus-web-too-many = Massa problemes per construir-hi: com a màxim { $most }
rubricatus-web-stands = Hi ha un ajudant de { $name }
rubricatus-web-fits = { $count ->
    [0] Ara no s'hi podria construir res del mercat
    [one] S'hi podria construir 1 carta del mercat
   *[other] S'hi podrien construir { $count } cartes del mercat
}
rubricatus-web-drawer = Queden { $count } de { $all } problemes al calaix. Quan sigui buit, tothom haurà perdut.
rubricatus-web-drawer-alarm = { $count ->
    [one] Només queda 1 problema al calaix. Quan sigui buit, tothom haurà perdut.
   *[other] Només queden { $count } problemes al calaix. Quan sigui buit, tothom haurà perdut.
}
rubricatus-web-drawer-empty = El calaix és buit. El riu s'ha perdut.
rubricatus-web-era-track = El camí de les Eres
rubricatus-web-era-iberian = Ibèrica
rubricatus-web-era-ancient = Antiga
rubricatus-web-era-medieval = Medieval
rubricatus-web-era-modern = Moderna
rubricatus-web-era-contemporary = Contemp.
rubricatus-web-era-next = { $rounds ->
    [one] La ronda vinent: { $era }
   *[other] D'aquí a { $rounds } rondes: { $era }
}
rubricatus-web-era-last = És l'última Era
rubricatus-web-era-draw = Tothom roba { $count } cartes
rubricatus-web-era-helper = Tothom guanya un ajudant
rubricatus-web-era-leaving = Se'n van del mercat les cartes de: { $era }
rubricatus-web-at-end = Al final:
rubricatus-web-passing = Ara ho compleix:
rubricatus-web-table-passes = Tal com estan les coses, la taula ho compleix.
rubricatus-web-table-fails = Tal com estan les coses, la taula no ho compleix.
rubricatus-web-can-pay = La pots pagar
rubricatus-web-pays = pot pagar-la
rubricatus-web-lack = Et falta { $what }
rubricatus-web-lacks = li falta
rubricatus-web-ready = Ara es podria construir a { $regions }
rubricatus-web-nowhere = Ara no es pot construir enlloc: les seves regions són ocupades o tenen massa problemes
rubricatus-web-takes = L'accepten: { $regions }.
rubricatus-web-extends = Amplia el que has construït: +{ $points } PV
rubricatus-web-pair = Fa parella amb { $name }: +{ $points } PV per a qui construeixi totes dues.
rubricatus-web-board-of = El tauler de { $name }
rubricatus-web-my-board = El meu tauler
rubricatus-web-holder = Té la carta d'iniciativa: actua primer i decideix per la taula.
rubricatus-web-favour = Se la queda
rubricatus-web-vp = { $points } punts de victòria
rubricatus-web-at-home = { $count ->
    [0] No queda cap ajudant per col·locar
    [one] 1 ajudant per col·locar
   *[other] { $count } ajudants per col·locar
}
rubricatus-web-cards = { $count ->
    [one] 1 carta a la mà
   *[other] { $count } cartes a la mà
}
rubricatus-web-built = { $count ->
    [one] 1 construcció
   *[other] { $count } construccions
}
rubricatus-web-eteries-gone = Totes les etèries han trobat algú.
rubricatus-web-income = Cada ronda:
rubricatus-web-by-era = Construccions per comarca i Era
rubricatus-web-points-from = D'on venen els punts
rubricatus-web-discards = Descartades:
rubricatus-web-removed = Fora del joc:
rubricatus-web-card = { $card }, valor { $points }. Esdeveniment: { $event }
rubricatus-web-use-points = { $card }, per { $points ->
    [one] 1 punt
   *[other] { $points } punts
}
rubricatus-web-use-event = { $card }, per l'esdeveniment: { $event }
rubricatus-web-for-points = Per { $points ->
    [one] 1 punt
   *[other] { $points } punts
}
rubricatus-web-for-event = Per l'esdeveniment
rubricatus-web-lay = Posa-la cap per avall
rubricatus-web-laid = Has posat { $card } cap per avall
rubricatus-web-bid-how = Compta { $points } per a la iniciativa, i es gasta.
rubricatus-web-have = { $count } de { $what }, de { $most } com a màxim
rubricatus-web-space = Espai { $space } de { $end } del seu camí de desenvolupament
rubricatus-web-worked = Aquesta ronda ja hi treballa un ajudant teu
rubricatus-web-would = +{ $points }: en tindries { $stock }{ $steps ->
    [0] {""}
   *[other] , i avançaries { $steps } en el camí de desenvolupament
}
rubricatus-web-do-it = Fes-ho
rubricatus-web-not-yet = Encara no
rubricatus-web-no-way-back = Vindrà una carta nova al mercat: no es podrà desfer.
rubricatus-web-scoring = La puntuació, línia per línia
rubricatus-web-total = En total
rubricatus-web-defeat-when = Era la ronda { $round } de { $rounds }: { $era }.
rubricatus-web-defeat-worst = { $region } va patir més que ningú: { $count ->
    [one] hi va anar a parar un problema
   *[other] hi van anar a parar { $count } problemes
}.
rubricatus-web-defeat-removed = Van caure { $added } problemes sobre la vall i se'n van treure { $removed }; mentrestant { $built ->
    [0] no es va construir res
    [one] es va construir una cosa
   *[other] es van construir { $built } coses
}.
rubricatus-web-defeat-best = Qui més va lluitar pel riu va ser { $name }: { $count ->
    [one] una vegada
   *[other] { $count } vegades
}.
rubricatus-web-defeat-era = Després va venir { $card }.
rubricatus-web-defeat-last = L'últim problema va caure a { $region }, el calaix va quedar buit i el riu es va assecar.
