# Quello che il browser dice di Rubricatus.

rubricatus-web-map = La valle del Llobregat e del Cardener
rubricatus-web-seats = I giocatori, nell'ordine in cui agiscono
rubricatus-web-problems = { $count ->
    [0] Nessun problema
    [one] 1 problema, al massimo { $most }
   *[other] { $count } problemi, al massimo { $most }
}
rubricatus-web-too-many = Troppi per costruire: al massimo { $most }
rubricatus-web-stands = Qui sta un aiutante di { $name }
rubricatus-web-fits = { $count ->
    [0] Ora niente del mercato si potrebbe costruire qui
    [one] 1 carta del mercato si potrebbe costruire qui
   *[other] { $count } carte del mercato si potrebbero costruire qui
}
rubricatus-web-drawer = Nel cassetto restano { $count } problemi su { $all }. Quando è vuoto, tutti hanno perso.
rubricatus-web-drawer-alarm = { $count ->
    [one] Nel cassetto resta solo 1 problema. Quando è vuoto, tutti hanno perso.
   *[other] Nel cassetto restano solo { $count } problemi. Quando è vuoto, tutti hanno perso.
}
rubricatus-web-drawer-empty = Il cassetto è vuoto. Il fiume è perduto.
rubricatus-web-era-track = Il percorso delle Ere
rubricatus-web-era-iberian = Iberica
rubricatus-web-era-ancient = Antica
rubricatus-web-era-medieval = Medievale
rubricatus-web-era-modern = Moderna
rubricatus-web-era-contemporary = Contemp.
rubricatus-web-era-next = { $rounds ->
    [one] Il prossimo round: { $era }
   *[other] Fra { $rounds } round: { $era }
}
rubricatus-web-era-last = È l'ultima Era
rubricatus-web-era-draw = Tutti pescano { $count } carte
rubricatus-web-era-helper = Tutti ottengono un aiutante
rubricatus-web-era-leaving = Lasciano il mercato le carte di: { $era }
rubricatus-web-at-end = Alla fine:
rubricatus-web-passing = Ora ce la fa:
rubricatus-web-table-passes = Per come stanno le cose, il tavolo ce la fa.
rubricatus-web-table-fails = Per come stanno le cose, il tavolo non ce la fa.
rubricatus-web-can-pay = Puoi pagarla
rubricatus-web-pays = può pagarla
rubricatus-web-lack = Ti manca { $what }
rubricatus-web-lacks = manca
rubricatus-web-ready = Ora si potrebbe costruire in { $regions }
rubricatus-web-nowhere = Ora non si può costruire da nessuna parte: le sue regioni sono occupate o hanno troppi problemi
rubricatus-web-takes = La accolgono: { $regions }.
rubricatus-web-extends = Amplia ciò che hai costruito: +{ $points } PV
rubricatus-web-pair = Fa coppia con { $name }: +{ $points } PV per chi le costruisce entrambe.
rubricatus-web-board-of = La plancia di { $name }
rubricatus-web-my-board = La mia plancia
rubricatus-web-holder = Ha la carta iniziativa: agisce per primo e decide per il tavolo.
rubricatus-web-favour = La ottiene
rubricatus-web-vp = { $points } punti vittoria
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
rubricatus-web-have = { $count } di { $what }, al massimo { $most }
rubricatus-web-space = Casella { $space } di { $end } del suo percorso di sviluppo
rubricatus-web-worked = In questo round vi lavora già un tuo aiutante
rubricatus-web-would = +{ $points }: ne avresti { $stock }{ $steps ->
    [0] {""}
   *[other] , e avanzeresti di { $steps } nel percorso di sviluppo
}
rubricatus-web-do-it = Fallo
rubricatus-web-not-yet = Non ancora
rubricatus-web-no-way-back = Arriverà una nuova carta al mercato: non si potrà tornare indietro.
rubricatus-web-scoring = Il punteggio, riga per riga
rubricatus-web-total = In tutto
rubricatus-web-defeat-when = Era il round { $round } di { $rounds }: { $era }.
rubricatus-web-defeat-worst = { $region } ha sofferto più di tutti: { $count ->
    [one] vi è caduto un problema
   *[other] vi sono caduti { $count } problemi
}.
rubricatus-web-defeat-removed = Sono caduti { $added } problemi sulla valle e ne sono stati tolti { $removed }; intanto { $built ->
    [0] non si è costruito nulla
    [one] si è costruita una cosa
   *[other] si sono costruite { $built } cose
}.
rubricatus-web-defeat-best = Chi ha lottato di più per il fiume è { $name }: { $count ->
    [one] una volta
   *[other] { $count } volte
}.
rubricatus-web-defeat-era = Poi venne { $card }.
rubricatus-web-defeat-last = L'ultimo problema è caduto su { $region }, il cassetto era vuoto e il fiume si è prosciugato.
