# What the browser says about Rubico.

rubico-web-strip = Cesare è a { $space }. { $steps ->
    [one] Manca 1 passo
   *[other] Mancano { $steps } passi
} al prossimo Castrum, { $castrum }; { $rome } a Roma.
rubico-web-space = { $name }
rubico-web-space-castrum = { $name }, un Castrum: Cesare si ferma qui e i passi che avanzano sono persi.
rubico-web-space-rome = { $name }: quando Cesare arriva qui, la sua fazione ha vinto.
rubico-web-space-caesar = { $name }: Cesare è qui.
rubico-web-legion = { $legion }: { $count } di { $most } carte. Con { $most } vince il Senato.
rubico-web-middle = Il centro del tavolo
rubico-web-taken = prese
rubico-web-to-take-help = Tante quanti i passi fino al prossimo Castrum, più due; al massimo { $most } da ogni giocatore.
rubico-web-card-of = Carta { $slot } di { $name }
rubico-web-recommended = È quella che consiglia.
rubico-web-take-then = { $left ->
    [0] È l'ultima.
    [one] Poi ne manca 1.
   *[other] Poi ne mancano { $left }.
} { $more ->
    [0] Da questo posto nessun'altra.
    [one] Da questo posto ancora 1.
   *[other] Da questo posto ancora { $more }.
}
rubico-web-why-taken = L'ha presa il Centurione.
rubico-web-why-covered = È protetta e in questo turno non si può prendere.
rubico-web-why-two = Ne ha già due di questo posto; di più non si può.
rubico-web-centurion-help = Il Centurione: prende le carte di questo turno.
rubico-web-power-sealed = Ha un potere che non ha ancora giocato.
rubico-web-power-played = Potere giocato
rubico-web-your-power = Il tuo potere
rubico-web-you-are = Sei
rubico-web-you-centurion = Sei il Centurione
rubico-web-centurion-waits = Sei il Centurione. Gli altri dispongono le carte.
rubico-web-your-row = La tua fila, da sinistra
rubico-web-row-card = { $card }, posizione { $slot }. Le frecce la spostano.
rubico-web-first = consigliata
rubico-web-lay = Disponi questa fila
rubico-web-lay-how = Trascina le carte, o toccane due per scambiarle.
rubico-web-lay-where = Tocca la carta con cui scambiarla.
rubico-web-your-claim = Che cosa dichiari
rubico-web-claim-card = { $card }. Premi per cambiarla.
rubico-web-declare-truth = Dichiara il vero
rubico-web-declare-lie = Dichiara il falso
rubico-web-claim-how = Tocca una carta per cambiare quello che dici.
rubico-web-claim-impossible = Il mazzo non ne contiene tante di quel tipo.
rubico-web-play-power = Gioca { $power }
rubico-web-do-it = Conferma
rubico-web-not-yet = Non ancora
rubico-web-last-card = Dopo l'ultima carta si rivela tutto.
rubico-web-take-last = Prendila
rubico-web-target-summon = Scegli la carta che il Centurione deve prendere.
rubico-web-target-peek = Scegli la carta da guardare.
rubico-web-target-cover = Scegli la tua carta da proteggere.
rubico-web-target-shift = Scegli dove va Cesare.
rubico-web-counted-more = Aggiunto dagli effetti: { $red ->
    [one] 1 rossa
   *[other] { $red } rosse
}, { $blue } blu, { $pompey } Pompeo.
rubico-web-verdict = { $steps ->
    [0] Cesare non si muove
    [one] Cesare può fare 1 passo
   *[other] Cesare può fare { $steps } passi
}
rubico-web-effect-extra_card = una carta in più, senza guardarla
rubico-web-effect-discard_card = una carta scartata, senza guardarla
rubico-web-effect-one_blue = +{ $count } blu
rubico-web-effect-one_red = +{ $count } { $count ->
    [one] rossa
   *[other] rosse
}
rubico-web-mark-none = Il tuo segno privato per { $name }: nessuno
rubico-web-mark-trust = Il tuo segno privato per { $name }: fidato
rubico-web-mark-doubt = Il tuo segno privato per { $name }: in dubbio
rubico-web-mark-suspect = Il tuo segno privato per { $name }: sospetto
rubico-web-ledger-empty = Non è ancora successo nulla.
rubico-web-story = { $said ->
    [0] Non ha mai dichiarato nulla.
   *[other] { $lies ->
        [0] Dichiarazioni: { $said }, tutte vere.
        [one] Dichiarazioni: { $said }, una falsa.
       *[other] Dichiarazioni: { $said }, di cui { $lies } false.
    }
}
rubico-web-but-held = ma aveva
