# Quello che il browser dice di Rubricatus.

## Options

rubricatus-option-difficulty-standard = standard
rubricatus-option-difficulty-easy = facile, senza carte Era
rubricatus-option-difficulty-hard = difficile
rubricatus-option-difficulty-calamities = solo calamità
rubricatus-option-difficulty-random = completamente a caso

## The parts of the table

rubricatus-web-map = La valle del Llobregat e del Cardener
rubricatus-web-seats = I giocatori, nell'ordine in cui agiscono
rubricatus-web-problems = { $count ->
    [0] Nessun problema
    [one] 1 problema su { $most } al massimo
   *[other] { $count } problemi su { $most } al massimo
}
rubricatus-web-too-many = Troppi per costruire: al massimo { $most }
rubricatus-web-stands = Qui sta { $reader ->
    [name] un tuo aiutante
   *[other] un aiutante di { $name }
}
rubricatus-web-fits = { $count ->
    [0] Ora niente del mercato si potrebbe costruire qui
    [one] 1 carta del mercato si potrebbe costruire qui
   *[other] { $count } carte del mercato si potrebbero costruire qui
}
rubricatus-web-drawer = Problemi rimasti nel cassetto: { $count } su { $all }. Quando sarà vuoto, avranno perso tutti.
rubricatus-web-drawer-alarm = { $count ->
    [one] Nel cassetto resta solo 1 problema. Quando sarà vuoto, avranno perso tutti.
   *[other] Nel cassetto restano solo { $count } problemi. Quando sarà vuoto, avranno perso tutti.
}
rubricatus-web-drawer-empty = Il cassetto è vuoto. Il fiume è perduto.
rubricatus-web-era-track = Il tracciato delle Ere
rubricatus-web-era-next = { $rounds ->
    [one] Il prossimo round: { $era }
   *[other] Fra { $rounds } round: { $era }
}
rubricatus-web-era-last = È l'ultima Era
rubricatus-web-era-draw = Tutti pescano { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
rubricatus-web-era-helper = Tutti ottengono un aiutante
rubricatus-web-era-leaving = Lasciano il mercato le carte dell'{ $era }
rubricatus-web-at-end = Alla fine:
rubricatus-web-passing = Ora soddisfa la condizione:
rubricatus-web-table-passes = Per come stanno le cose, il tavolo soddisfa la condizione.
rubricatus-web-table-fails = Per come stanno le cose, il tavolo non soddisfa la condizione.
rubricatus-web-extends = Amplia ciò che hai costruito: +{ $points } PV
rubricatus-web-board-of = { $reader ->
    [name] La tua plancia
   *[other] La plancia di { $name }
}
rubricatus-web-my-board = La mia plancia
rubricatus-web-holder = { $reader ->
    [seat] Hai la carta iniziativa: agisci per primo e decidi per il tavolo.
   *[other] Ha la carta iniziativa: agisce per primo e decide per il tavolo.
}
rubricatus-web-favour = { $reader ->
    [seat] La ottieni
   *[other] La ottiene
}
rubricatus-web-vp = { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
}
rubricatus-web-at-home = { $count ->
    [0] Nessun aiutante da piazzare
    [one] 1 aiutante da piazzare
   *[other] { $count } aiutanti da piazzare
}
rubricatus-web-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
rubricatus-web-built = { $count ->
    [one] 1 costruzione
   *[other] { $count } costruzioni
}
rubricatus-web-eteries-gone = Tutte le etèries hanno trovato qualcuno.
rubricatus-web-income = Ogni round:
rubricatus-web-by-era = Costruzioni per comarca ed Era
rubricatus-web-points-from = Da dove vengono i punti
rubricatus-web-discards = Scartate:
rubricatus-web-removed = Fuori dal gioco:
rubricatus-web-card = { $card }, valore { $points }. Evento: { $event }
rubricatus-web-use-points = { $card }, per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rubricatus-web-use-event = { $card }, per l'evento: { $event }
rubricatus-web-for-points = Per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rubricatus-web-for-event = Per l'evento
rubricatus-web-lay = Mettila coperta
rubricatus-web-laid = Hai messo { $card } coperta
rubricatus-web-bid-how = Vale { $points } per l'iniziativa, e si consuma.
rubricatus-web-have = { $amount }, al massimo { $most }
rubricatus-web-space = Casella { $space } di { $end } del suo tracciato di sviluppo
rubricatus-web-worked = In questo round vi lavora già un tuo aiutante
rubricatus-web-would = +{ $points }: ne avresti { $stock }{ $steps ->
    [0] {""}
   *[other] , e avanzeresti di { $steps } sul tracciato di sviluppo
}
rubricatus-web-do-it = Fallo
rubricatus-web-not-yet = Non ancora
rubricatus-web-no-way-back = Arriverà una nuova carta al mercato: non si potrà tornare indietro.

## La prima partita: le parole di web/src/games/rubricatus/lesson.json

rubricatus-web-sign-problem = Problema
rubricatus-web-sign-problem-help = Ogni regione ne contiene alcuni; se sono troppi, lì non si costruisce. Quando il cassetto è vuoto, hanno perso tutti.
rubricatus-web-sign-helper = Aiutante
rubricatus-web-sign-helper-help = Ne mandi uno a ogni turno: a una risorsa o a una regione.
rubricatus-web-sign-point = Punto vittoria
rubricatus-web-sign-point-help = Alla fine vince chi ne ha di più, se il fiume è salvo.
rubricatus-web-sign-step = Sviluppo
rubricatus-web-sign-step-help = Un passo sul tracciato di una risorsa: gli spazi più avanti valgono di più.
rubricatus-web-sign-initiative = Iniziativa
rubricatus-web-sign-initiative-help = Chi ce l'ha gioca per primo in questo round.
rubricatus-web-sign-eteria = Etèria
rubricatus-web-sign-eteria-help = Un essere di luce che ti aiuta con un potere proprio.
rubricatus-web-sign-pair = Coppia
rubricatus-web-sign-pair-help = Due costruzioni che stanno insieme: la seconda amplia la prima e dà più punti.
rubricatus-lesson-welcome = Questa è la valle del Llobregat, che i Romani chiamavano Rubricatus, il rosso, e del Cardener. Siete in tre a guidare qui la gente, dagli Iberi a oggi. Ciò che costruisci dà punti. Chi alla fine ne ha di più vince, se ci sarà ancora un fiume.
rubricatus-lesson-problems = I ricci spinosi sono problemi: piene, guerre, fame. In ogni regione ce ne stanno cinque. Con più di due nessuno può costruire, e più ce ne sono, più torbida scorre l'acqua.
rubricatus-lesson-drawer = I nuovi problemi escono da questo cassetto. Se mai si svuota, la partita finisce all'istante e avete perso tutti. Non perderlo di vista.
rubricatus-lesson-eras = Dieci round in cinque Ere. La stella sta su quello presente. Al quarto round e all'ottavo ciascuno ottiene un aiutante.
rubricatus-lesson-market = Questo è il mercato: ciò che si può costruire. Ogni carta mostra la comarca, il costo e, sotto, ciò che dà. Gli emblemi sotto la carta dicono chi potrebbe costruirla ora: ancora nessuno.
rubricatus-lesson-self = Questo è tuo: quattro risorse, tre aiutanti e cinque carte. Ogni carta ha un valore da 1 a 3, e alcune anche un evento.
rubricatus-lesson-bid = Per prima cosa ciascuno mette una carta coperta per l'iniziativa. La più alta comincia, e tutte si consumano. Tieni le buone: metti il Richiamo delle etèries.
rubricatus-lesson-initiative = Vite ha mostrato il valore più alto e ha l'iniziativa. Poi è stata girata una carta Era, e Vite e Onda hanno già agito.
rubricatus-lesson-era-card = La carta Era: colli rivali. Ha messo un problema nel Solsonès e uno nel Berguedà. Alla fine del round ogni giocatore con una difesa ottiene 1 punto; chi non ne ha aggiunge un problema.
rubricatus-lesson-points = Tocca a te. Ogni volta che giochi una carta mandi un aiutante. Gioca le Tessitrici per i loro 3 punti.
rubricatus-lesson-produce = Con 3 punti puoi andare a una delle tue risorse e ottenerne 3, o in una regione. Ottieni materiali. Di ogni risorsa non se ne tengono più di 3: ciò che trabocca è un passo di sviluppo.
rubricatus-lesson-build-card = Anche gli altri hanno prodotto. Ora puoi costruire il villaggio di Anseresa, e il tuo emblema lo dice. Il valore della carta con cui costruisci sono punti: gioca i Traghettatori per 2 punti.
rubricatus-lesson-enter = Anseresa è nel Solsonès. Lì ci sono due problemi, abbastanza pochi per costruire. Vacci: tocca il nome.
rubricatus-lesson-build = Costruisci il villaggio. Arriverà una nuova carta al mercato, perciò ti viene chiesto due volte.
rubricatus-lesson-built = Due punti per la carta, uno per il villaggio. Ma ha portato un problema: ora ce ne sono tre nel Solsonès e nessuno può costruirvi. Tutto ciò che costruisci resta in piedi nella valle, sul tuo colore.
rubricatus-lesson-pairs = Una catena e un numero su una carta dicono la sua coppia: un'altra costruzione. Chi le costruisce entrambe ottiene 1 punto in più, qualunque venga prima. Il numero di ogni carta è nell'angolo.
rubricatus-lesson-event = Resta un aiutante. Ricorda la carta Era: vuoi difesa. Gioca le Campane a martello, ma per l'evento.
rubricatus-lesson-check = Avevi difesa e hai ottenuto un punto. Vite e Onda non ne avevano: ciascuno ha aggiunto un problema al Berguedà. Nel cassetto ne restano sei.
rubricatus-lesson-second = Un nuovo round, una nuova Era. Tutti hanno pescato quattro carte; una era rimasta. Gli aiutanti sono di nuovo a casa.
rubricatus-lesson-bid-again = Di nuovo l'iniziativa. Metti la Fiera.
rubricatus-lesson-mitigate-card = Scorre il vino, e con esso i problemi: nel cassetto ne restano quattro, e scricchiola. Qualcuno deve fare qualcosa. Hai tre difese. Gioca la Festa patronale per il suo punto: per ciò che vuoi fare il valore non conta.
rubricatus-lesson-enter-again = Quattro problemi nel Berguedà. Vacci.
rubricatus-lesson-mitigate = Ogni difesa toglie un problema, che torna nel cassetto. Mitigane uno.
rubricatus-lesson-mitigate-more = E un altro.
rubricatus-lesson-leave = Due problemi: ora qui si può di nuovo costruire. Tieni l'ultima difesa e fermati. Non ci hai guadagnato nulla, ma tutti possono continuare a giocare. È questo il cuore del gioco.
rubricatus-lesson-development = I quattro tracciati di sviluppo. Le risorse che traboccano e molte costruzioni ti fanno avanzare, e alcune caselle danno punti. Il primo alla fine di un tracciato ne ottiene 5.
rubricatus-lesson-eteries = Le etèries, spiriti dell'acqua. Un evento ne recluta una: prende il posto di un aiutante e sa fare ciò che nessun aiutante sa. Indicane una per leggerla.
rubricatus-lesson-end = Dopo dieci round l'ultima carta in mano dà il suo valore; poi contano il maggior numero di costruzioni di ogni Era, una di ogni Era, una di ogni comarca, e ogni due risorse avanzate. Tocca un nome per vedere un'intera plancia.
rubricatus-lesson-more = È tutto ciò che serve per cominciare. Sorveglia il cassetto, cerca le coppie e non lasciare il fiume agli altri. Ora gioca con i bot, o invita gli amici.

## The legend

rubricatus-web-sign-card = Carta azione
rubricatus-web-sign-card-help = Serve per l'iniziativa, o si gioca per i punti o per l'evento. Il numero dice quante ne ha qualcuno.
rubricatus-web-sign-round = Round
rubricatus-web-sign-round-help = Ce ne sono dieci, in cinque ere.
rubricatus-web-sign-market = Mercato
rubricatus-web-sign-market-help = Le costruzioni che ora si possono fare.
rubricatus-web-sign-person = Giocatore
rubricatus-web-sign-person-help = Ciò che un effetto dà a qualcuno scelto da te, o gli toglie.
rubricatus-web-sign-any = Una risorsa qualsiasi
rubricatus-web-sign-any-help = La risorsa che vuoi.

## Why a move is recommended

rubricatus-web-hint-favour = Chi scegli gioca per primo in questo round; { $reader ->
    [seat] tu ora hai
   *[other] { $seat } ora ha
} { $count ->
    [one] 1 PV
   *[other] { $count } PV
}.
rubricatus-web-hint-helper = Per questo basta un aiutante; le tue etèries restano a casa per ciò che solo loro possono fare.
rubricatus-web-hint-leave = Nient'altro qui vale ora quello che costa.
rubricatus-web-hint-stock = Ne hai { $count }, su un massimo di { $most }.
rubricatus-web-hint-take = { $seat } ne ha { $count }; tu { $own }.
rubricatus-web-hint-bid = Una carta di valore alto vince l'iniziativa, ma si spende.
rubricatus-web-hint-gone = È ciò che qui ti aiuta di più.
