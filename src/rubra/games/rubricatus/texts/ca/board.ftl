# El que diu el navegador de Rubricatus.

## Options

rubricatus-option-difficulty-standard = estàndard
rubricatus-option-difficulty-easy = fàcil, sense cartes d'Era
rubricatus-option-difficulty-hard = difícil
rubricatus-option-difficulty-calamities = només calamitats
rubricatus-option-difficulty-random = completament a l'atzar

## The parts of the table

rubricatus-web-map = La vall del Llobregat i del Cardener
rubricatus-web-seats = Els jugadors, en l'ordre en què actuen
rubricatus-web-problems = { $count ->
    [0] Cap problema
    [one] 1 problema, de { $most } com a màxim
   *[other] { $count } problemes, de { $most } com a màxim
}
rubricatus-web-too-many = Massa problemes per construir-hi: com a màxim { $most }
rubricatus-web-stands = { $reader ->
    [name] Ja hi tens
   *[other] { $name } ja hi té
} un ajudant
rubricatus-web-fits = { $count ->
    [0] Ara no s'hi podria construir res del mercat
    [one] S'hi podria construir 1 carta del mercat
   *[other] S'hi podrien construir { $count } cartes del mercat
}
rubricatus-web-drawer = Problemes que queden al calaix: { $count } de { $all }. Quan sigui buit, tothom haurà perdut.
rubricatus-web-drawer-alarm = { $count ->
    [one] Només queda 1 problema al calaix. Quan sigui buit, tothom haurà perdut.
   *[other] Només queden { $count } problemes al calaix. Quan sigui buit, tothom haurà perdut.
}
rubricatus-web-drawer-empty = El calaix és buit. El riu s'ha perdut.
rubricatus-web-era-track = El mesurador d'Era
rubricatus-web-era-next = { $rounds ->
    [one] La ronda vinent: { $era }
   *[other] D'aquí a { $rounds } rondes: { $era }
}
rubricatus-web-era-last = És l'última Era
rubricatus-web-era-draw = Tothom roba { $count ->
    [one] 1 carta
   *[other] { $count } cartes
}
rubricatus-web-era-helper = Tothom guanya un ajudant
rubricatus-web-era-leaving = Deixen el mercat les cartes de l'{ $era }
rubricatus-web-at-end = Al final:
rubricatus-web-passing = Ara compleix la condició:
rubricatus-web-table-passes = Tal com estan les coses, la taula compleix la condició.
rubricatus-web-table-fails = Tal com estan les coses, la taula no compleix la condició.
rubricatus-web-extends = Amplia el que has construït: +{ $points } PV
rubricatus-web-board-of = { $reader ->
    [name] El teu tauler
   *[other] Tauler: { $name }
}
rubricatus-web-my-board = El meu tauler
rubricatus-web-holder = { $reader ->
    [seat] Tens la targeta d'iniciativa: actues primer i decideixes per la taula.
   *[other] Té la targeta d'iniciativa: actua primer i decideix per la taula.
}
rubricatus-web-favour = { $reader ->
    [seat] Te la quedes
   *[other] Se la queda
}
rubricatus-web-vp = { $points ->
    [one] 1 punt de victòria
   *[other] { $points } punts de victòria
}
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
rubricatus-web-have = { $amount }, de { $most } com a màxim
rubricatus-web-space = Casella { $space } de { $end } del seu marcador de desenvolupament
rubricatus-web-worked = Aquesta ronda ja hi treballa un ajudant teu
rubricatus-web-would = +{ $points }: en tindries { $stock }{ $steps ->
    [0] {""}
   *[other] , i avançaries { $steps } al marcador de desenvolupament
}
rubricatus-web-do-it = Fes-ho
rubricatus-web-not-yet = Encara no
rubricatus-web-no-way-back = Vindrà una carta nova al mercat: no es podrà desfer.

## La primera partida: les paraules de web/src/games/rubricatus/lesson.json

rubricatus-web-sign-problem = Problema
rubricatus-web-sign-problem-help = A cada regió n'hi caben uns quants; si n'hi ha massa, no s'hi construeix. Quan el calaix és buit, tothom ha perdut.
rubricatus-web-sign-helper = Ajudant
rubricatus-web-sign-helper-help = N'envies un a cada torn: a un recurs o a una regió.
rubricatus-web-sign-point = Punt de victòria
rubricatus-web-sign-point-help = Qui en té més al final guanya, si el riu s'ha salvat.
rubricatus-web-sign-step = Desenvolupament
rubricatus-web-sign-step-help = Un pas al marcador d'un recurs: els espais de més endavant valen més.
rubricatus-web-sign-initiative = Iniciativa
rubricatus-web-sign-initiative-help = Qui la té juga primer aquesta ronda.
rubricatus-web-sign-eteria = Etèria
rubricatus-web-sign-eteria-help = Un ésser de llum que t'ajuda amb un poder propi.
rubricatus-web-sign-pair = Parella
rubricatus-web-sign-pair-help = Dues construccions que van juntes: la segona amplia la primera i dona més punts.
rubricatus-lesson-welcome = Aquesta és la vall del Llobregat, que els romans anomenaven Rubricatus, el vermell, i del Cardener. Sou tres que hi guieu la gent, dels ibers fins avui. El que construïu dona punts. Qui en tingui més al final guanya, si encara hi ha riu.
rubricatus-lesson-problems = Les bardanes són problemes: riuades, guerres, fam. En cada regió n'hi caben cinc. Amb més de dos ningú no hi pot construir, i com més n'hi ha, més tèrbola baixa l'aigua.
rubricatus-lesson-drawer = Els problemes nous surten d'aquest calaix. Si mai queda buit, la partida s'acaba a l'instant i heu perdut tots. No el perdis de vista.
rubricatus-lesson-eras = Deu rondes en cinc Eres. L'estrella marca la present. A la quarta ronda i a la vuitena cadascú guanya un ajudant.
rubricatus-lesson-market = Aquest és el mercat: el que es pot construir. Cada carta mostra la comarca, el cost i, a sota, el que dona. Els emblemes de sota la carta diuen qui la podria construir ara: encara ningú.
rubricatus-lesson-self = Això és teu: quatre recursos, tres ajudants i cinc cartes. Cada carta té un valor d'1 a 3, i algunes també un esdeveniment.
rubricatus-lesson-bid = Primer cadascú posa una carta cap per avall per la iniciativa. La més alta comença, i totes es gasten. Guarda les bones: posa la Crida de les etèries.
rubricatus-lesson-initiative = Vinya ha mostrat el valor més alt i té la iniciativa. Després s'ha girat una carta d'Era, i Vinya i Ona ja han actuat.
rubricatus-lesson-era-card = La carta d'Era: turons rivals. Ha posat un problema al Solsonès i un al Berguedà. Al final de la ronda, cada jugador amb una defensa guanya 1 punt; cada jugador sense hi afegeix un problema.
rubricatus-lesson-points = Et toca. Sempre que jugues una carta envies un ajudant. Juga les Teixidores pels 3 punts.
rubricatus-lesson-produce = Amb 3 punts pots anar a un dels teus recursos i guanyar-ne 3, o a una regió. Guanya materials. De cada recurs no se'n poden guardar més de 3: el que vessa és un pas de desenvolupament.
rubricatus-lesson-build-card = Els altres també han produït. Ara pots construir el poblat d'Anseresa, i el teu emblema ho diu. El valor de la carta amb què construeixes són punts: juga els Barquers per 2 punts.
rubricatus-lesson-enter = Anseresa és al Solsonès. Hi ha dos problemes, just prou pocs per construir-hi. Ves-hi: toca'n el nom.
rubricatus-lesson-build = Construeix el poblat. Vindrà una carta nova al mercat, i per això se't demana dues vegades.
rubricatus-lesson-built = Dos punts per la carta, un pel poblat. Però ha portat un problema: ara n'hi ha tres al Solsonès i ningú no hi pot construir. Tot el que construeixes queda dret a la vall, sobre el teu color.
rubricatus-lesson-pairs = Una cadena i un número en una carta diuen la seva parella: una altra construcció. Qui les construeix totes dues guanya 1 punt més, sigui quina sigui la primera. El número de cada carta és a la cantonada.
rubricatus-lesson-event = Et queda un ajudant. Recorda la carta d'Era: vols defensa. Juga el Sometent, però per l'esdeveniment.
rubricatus-lesson-check = Tenies defensa i has guanyat un punt. Vinya i Ona no en tenien: cadascun ha afegit un problema al Berguedà. En queden sis al calaix.
rubricatus-lesson-second = Una ronda nova, una Era nova. Tothom ha robat quatre cartes; una s'havia guardat. Els ajudants tornen a ser a casa.
rubricatus-lesson-bid-again = Un altre cop la iniciativa. Posa la Fira.
rubricatus-lesson-mitigate-card = Raja el vi, i amb ell els problemes: en queden quatre al calaix, i grinyola. Algú ha de fer alguna cosa. Tens tres defenses. Juga la Festa major pel seu punt: per al que vols fer, el valor no importa.
rubricatus-lesson-enter-again = Quatre problemes al Berguedà. Ves-hi.
rubricatus-lesson-mitigate = Cada defensa en treu un problema, que torna al calaix. Mitiga'n un.
rubricatus-lesson-mitigate-more = I un altre.
rubricatus-lesson-leave = Dos problemes: ara s'hi pot tornar a construir. Guarda l'última defensa i para. No hi has guanyat res, però tothom pot continuar jugant. Aquest és el cor del joc.
rubricatus-lesson-development = Els quatre marcadors de desenvolupament. Els recursos que vessen i moltes construccions t'hi fan avançar, i algunes caselles donen punts. El primer que arriba al final en guanya 5.
rubricatus-lesson-eteries = Les etèries, esperits de l'aigua. Un esdeveniment en recluta una: ocupa el lloc d'un ajudant i sap fer una cosa que cap ajudant no sap. Assenyala'n una per llegir-la.
rubricatus-lesson-end = Després de deu rondes, l'última carta de la mà dona el seu valor; després compten tenir més construccions de cada Era, una de cada Era, una de cada comarca, i cada dos recursos sobrers. Toca un nom per veure tot un tauler.
rubricatus-lesson-more = Això és tot el que cal per començar. Vigila el calaix, busca parelles i no deixis el riu per als altres. Ara juga amb bots, o convida els amics.

## The legend

rubricatus-web-sign-card = Carta d'acció
rubricatus-web-sign-card-help = Serveix per a la iniciativa, o es juga pels punts o per l'esdeveniment. El número diu quantes en té algú.
rubricatus-web-sign-round = Ronda
rubricatus-web-sign-round-help = N'hi ha deu, en cinc eres.
rubricatus-web-sign-market = Mercat
rubricatus-web-sign-market-help = Les construccions que ara es poden fer.
rubricatus-web-sign-person = Jugador
rubricatus-web-sign-person-help = El que un efecte dona a algú que tries, o li pren.
rubricatus-web-sign-any = Qualsevol recurs
rubricatus-web-sign-any-help = El recurs que vulguis.

## Why a move is recommended

rubricatus-web-hint-favour = Qui triïs juga primer aquesta ronda; { $reader ->
    [seat] tu ara tens
   *[other] { $seat } ara té
} { $count ->
    [one] 1 PV
   *[other] { $count } PV
}.
rubricatus-web-hint-helper = Per a això n'hi ha prou amb un ajudant; les teves etèries es queden a casa per al que només elles poden fer.
rubricatus-web-hint-leave = Res més d'aquí no val ara el que costa.
rubricatus-web-hint-stock = En tens { $count }, d'un màxim de { $most }.
rubricatus-web-hint-take = { $seat } en té { $count }; tu, { $own }.
rubricatus-web-hint-bid = Una carta de valor alt guanya la iniciativa, però es gasta.
rubricatus-web-hint-gone = És el que més t'ajuda aquí.
