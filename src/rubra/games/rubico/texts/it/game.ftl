# Rubico

rubico-title = Rubico
rubico-tagline = Cesare è in marcia verso Roma, il Senato vuole fermarlo e nessuno sa chi è chi.

## Options

rubico-option-declarations = Dichiarazioni
rubico-option-declarations-help = Con la sua fila ogni giocatore può dichiarare che carte ha, dicendo il vero o il falso.

## Sides and roles

rubico-side-caesar = la fazione di Cesare
rubico-side-senate = il Senato
rubico-role-legionary = legionario
rubico-role-legionary-help = Un legionario di Cesare: vinci quando Cesare arriva a Roma.
rubico-role-senator = senatore
rubico-role-senator-help = Un senatore: vinci quando quattro carte Senato scoperte mostrano la stessa legione.

## March cards

rubico-card-red = rossa
rubico-card-red-help = Ogni carta rossa in più rispetto alle blu fa avanzare Cesare di un passo.
rubico-card-blue = blu
rubico-card-blue-help = Ogni carta blu toglie un passo. Con due (in tre giocatori ne basta una) si gira una carta Senato.
rubico-card-janus = Giano
rubico-card-janus-help = Copia la carta rivelata subito prima; se esce per prima, non vale nulla.
rubico-card-pompey = Pompeo
rubico-card-pompey-help = Non muove Cesare; per ogni carta Pompeo si gira una carta Senato.
rubico-card-none = niente
rubico-count-red = { $count ->
    [one] 1 rossa
   *[other] { $count } rosse
}
rubico-count-blue = { $count } blu
rubico-count-janus = { $count } Giano
rubico-count-pompey = { $count } Pompeo

## Senate cards

rubico-senate-vacant = Seggio vuoto
rubico-senate-vacant-help = Nessun effetto. Sta sempre in cima.
rubico-senate-muster = Leva
rubico-senate-muster-help = Per un turno: prima della rivelazione si aggiunge una carta dal mazzo, senza guardarla.
rubico-senate-veto = Veto
rubico-senate-veto-help = Per un turno: conta una carta blu in più.
rubico-senate-acclamation = Acclamazione
rubico-senate-acclamation-help = Per un turno: conta una carta rossa in più.
rubico-senate-desertion = Diserzione
rubico-senate-desertion-help = Per un turno: una delle carte scelte si scarta senza guardarla.
rubico-senate-surrender = Resa
rubico-senate-surrender-help = Per un turno: conta una carta rossa in più.
rubico-senate-triumph = Trionfo
rubico-senate-triumph-help = Per un turno: conta una carta rossa in più.
rubico-senate-joker = Due insegne
rubico-senate-joker-help = Conta per tutte e due le legioni, fino alla fine della partita.
rubico-legion-italica = LEG I Italica
rubico-legion-apollinaris = LEG XV Apollinaris

## Powers

rubico-power-minerva = Minerva
rubico-power-minerva-help = Prima della scelta del Centurione: indica una carta di un altro giocatore. Il Centurione deve prenderla, come una di quelle che gli spettano.
rubico-power-cibelis = Cibelis
rubico-power-cibelis-help = Prima della scelta del Centurione: indica una carta di un altro giocatore. Il Centurione deve prenderla, come una di quelle che gli spettano.
rubico-power-fortuna = Fortuna
rubico-power-fortuna-help = Prima o dopo la scelta del Centurione: muovi Cesare di un passo, avanti o indietro.
rubico-power-roma = Roma
rubico-power-roma-help = Dopo la scelta del Centurione: guarda una carta rimasta davanti a un altro giocatore.
rubico-power-venus = Venus
rubico-power-venus-help = Prima della scelta del Centurione: proteggi una delle tue carte; in questo turno nessuno può prenderla.
rubico-power-eris = Eris
rubico-power-eris-help = Prima della scelta del Centurione: proteggi una delle tue carte; in questo turno nessuno può prenderla.
rubico-power-vesta = Vesta
rubico-power-vesta-help = Prima o dopo la scelta del Centurione: in questo turno gli effetti del Senato e le carte Pompeo e Giano non valgono nulla.
rubico-power-iuno = Iuno
rubico-power-iuno-help = Prima o dopo la scelta del Centurione: in questo turno contano due carte rosse e una Pompeo in più.

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

rubico-way-forward = avanti
rubico-way-back = indietro

## What is asked

rubico-ask-lay = Disponi le tue carte in fila. La prima è quella che consigli.
rubico-ask-declare = Dichiara le tue carte: verità, bluff o silenzio.
rubico-ask-before_taking = Puoi giocare il tuo potere prima che il Centurione prenda le carte.
rubico-ask-taking = Sei il Centurione. { $left ->
    [one] Prendi ancora 1 carta,
   *[other] Prendi ancora { $left } carte,
} al massimo { $most } da ogni giocatore.
rubico-ask-nothing = Ora non hai poteri da giocare. La domanda va a tutti, così nessuno scopre chi potrebbe.
rubico-ask-after_taking = Puoi giocare il tuo potere prima che si rivelino le carte.

## Why a move may not be made

rubico-why-other_cards = La fila si fa con tutte le carte che hai, e con nessun'altra.
rubico-why-unheard_of = Puoi dichiarare tante carte quante ne hai, dei tipi che il mazzo contiene.
rubico-why-other_power = Non è il potere che hai.
rubico-why-other_moment = Questo potere si gioca nell'altro momento: prima che il Centurione prenda le carte, o dopo.
rubico-why-own_card = Deve essere una carta di un altro giocatore.
rubico-why-no_way_back = Dall'inizio non si può tornare indietro.
rubico-why-all_taken = Il Centurione ha già tutte le carte che deve prendere.
rubico-why-empty = Qui non c'è nessuna carta.
rubico-why-taken = Il Centurione l'ha già presa.
rubico-why-covered = È protetta e in questo turno non si può prendere.
rubico-why-two = Il Centurione ha già due carte di questo giocatore e non può prenderne altre.

## Moves

rubico-move-lay = { $first } | { $second } | { $third }{ $fourth_id ->
    [none] { "" }
   *[other] { " | " }{ $fourth }
}
rubico-move-declare = Dichiara: { $red ->
    [one] 1 rossa
   *[other] { $red } rosse
}, { $blue } blu{ $janus ->
    [0] { "" }
   *[other] , { $janus } Giano
}{ $pompey ->
    [0] { "" }
   *[other] , { $pompey } Pompeo
}
rubico-move-say_nothing = Non dire nulla
rubico-move-pass = Passa
rubico-move-summon = { $power }: il Centurione prende { $reader ->
    [seat] la tua carta { $slot }
   *[other] la carta { $slot } di { $seat }
}
rubico-move-shift = { $power }: Cesare fa un passo { $way }
rubico-move-peek = { $power }: guarda { $reader ->
    [seat] la tua carta { $slot }
   *[other] la carta { $slot } di { $seat }
}
rubico-move-cover = { $power }: proteggi { $mover ->
    [reader] la tua
   *[other] la propria
} carta { $slot }
rubico-move-cancel = { $power }: annulla effetti del Senato, Pompeo e Giano in questo turno
rubico-move-favour = { $power }: due carte rosse e una Pompeo in più in questo turno
rubico-move-take = Prendi { $reader ->
    [seat] la tua carta { $slot }
   *[other] la carta { $slot } di { $seat }
}

## Events

rubico-event-got_role = Il tuo ruolo: { $role }.
rubico-event-recognised = Riconosci un altro senatore: { $seat }.
rubico-event-got_power = Il tuo potere: { $power }.
rubico-event-turn_began = Turno { $turn }. { $reader ->
    [centurion] Sei il Centurione
   *[other] Centurione: { $centurion }
}.
rubico-event-drew = Peschi { $red ->
    [one] 1 rossa
   *[other] { $red } rosse
}, { $blue } blu{ $janus ->
    [0] { "" }
   *[other] , { $janus } Giano
}{ $pompey ->
    [0] { "" }
   *[other] , { $pompey } Pompeo
}.
rubico-event-rows_laid = Tutte le file sono sul tavolo.
rubico-event-declared = { $reader ->
    [seat] Dichiari
   *[other] { $seat } dichiara
}: { $red ->
    [one] 1 rossa
   *[other] { $red } rosse
}, { $blue } blu{ $janus ->
    [0] { "" }
   *[other] , { $janus } Giano
}{ $pompey ->
    [0] { "" }
   *[other] , { $pompey } Pompeo
}.
rubico-event-said_nothing = { $reader ->
    [seat] Non dici
   *[other] { $seat } non dice
} nulla.
rubico-event-played_power = { $reader ->
    [seat] Giochi
   *[other] { $seat } gioca
} { $power }.
rubico-event-summoned = Il Centurione deve prendere { $reader ->
    [owner] la tua carta { $slot }
   *[other] la carta { $slot } di { $owner }
}.
rubico-event-shifted = Cesare fa un passo { $way }: { $space }.
rubico-event-peeked = { $reader ->
    [seat] Vedi la carta { $slot } di { $owner }
    [owner] { $seat } guarda la tua carta { $slot }
   *[other] { $seat } guarda la carta { $slot } di { $owner }
}.
rubico-event-saw = La carta { $slot } di { $owner } è: { $card }.
rubico-event-covered = { $reader ->
    [seat] Proteggi la tua
   *[other] { $seat } protegge la propria
} carta { $slot }.
rubico-event-cancelled = In questo turno gli effetti del Senato e le carte Pompeo e Giano non valgono nulla.
rubico-event-favoured = In questo turno contano due carte rosse e una Pompeo in più.
rubico-event-asked_to_take = { $reader ->
    [centurion] Devi
   *[other] { $centurion } deve
} prendere { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
rubico-event-took = { $reader ->
    [centurion] Prendi la carta { $slot } di { $owner }
    [owner] { $centurion } prende la tua carta { $slot }
   *[other] { $centurion } prende la carta { $slot } di { $owner }
}.
rubico-event-extra_card = Per ordine del Senato si aggiunge una carta dal mazzo, senza guardarla.
rubico-event-discarded_unseen = Per ordine del Senato si scarta una delle carte, senza guardarla.
rubico-event-revealed = Rivelata: { $card }{ $counts_as_id ->
    [none] , che non vale nulla
   *[other] { $card_id ->
        [janus] , che vale come { $counts_as }
       *[other] { "" }
    }
}.
rubico-event-senate_added = { $card } aggiunge { $counts_as_id ->
    [red] 1 rossa.
   *[other] 1 blu.
}
rubico-event-favour_added = Iuno aggiunge { $red ->
    [one] 1 rossa
   *[other] { $red } rosse
}{ $pompey ->
    [0] ; il suo Pompeo non vale nulla
   *[other] { " e " }{ $pompey } Pompeo
}.
rubico-event-counted = In tutto: { $red ->
    [one] 1 rossa
   *[other] { $red } rosse
}, { $blue } blu{ $pompey ->
    [0] { "" }
   *[other] , { $pompey } Pompeo
}.
rubico-event-marched = Cesare avanza di { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} e raggiunge { $space }.
rubico-event-stayed = Cesare non si muove: { $space }.
rubico-event-turned_senate = Il Senato gira una carta: { $card }. LEG I: { $italica }, LEG XV: { $apollinaris }.
rubico-event-ended = { $reason }
rubico-event-role_shown = { $reader ->
    [seat] Eri
   *[other] { $seat } era
} { $role }.

## How it ends

rubico-reason-goes_on = La partita continua.
rubico-reason-rome_by_march = Cesare è arrivato a Roma. Vince la fazione di Cesare.
rubico-reason-rome_by_fortuna = Fortuna ha condotto Cesare a Roma. Vince la fazione di Cesare.
rubico-reason-four_italica = Quattro carte Senato mostrano la LEG I Italica. Vince il Senato.
rubico-reason-four_apollinaris = Quattro carte Senato mostrano la LEG XV Apollinaris. Vince il Senato.
rubico-reason-four_of_both = Ognuna delle due legioni ha quattro carte Senato. Vince il Senato.

## What a bot believes

rubico-believes-senator = { $chance ->
    [0] { $seat } non è senatore.
    [100] { $seat } è senatore.
   *[other] { $seat } è senatore: { $chance }% di probabilità.
}

## The table, in words

rubico-table-track = Tracciato
rubico-note-distance = { $steps ->
    [one] Manca 1 passo
   *[other] Mancano { $steps } passi
} al prossimo Castrum.
rubico-table-takes = Il Centurione prende { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, al massimo { $most } da ogni giocatore.
rubico-table-senate = Senato
rubico-table-seat = Giocatore
rubico-table-role = Ruolo
rubico-table-power = Potere
rubico-table-row = Fila
rubico-table-claim = Dichiara
rubico-table-centurion = Centurione
rubico-table-ready = ha scelto
rubico-table-busy = sceglie
rubico-table-played = giocato
rubico-table-unknown = ?
rubico-table-silent = non dice nulla
rubico-table-hidden = { $count ->
    [one] 1 carta coperta
   *[other] { $count } carte coperte
}
rubico-table-last-reveal = Ultima rivelazione
rubico-table-effects = aggiunte dagli effetti: { $cards }
rubico-note-in-all = in tutto: { $cards }
rubico-table-legend = ▒ coperta   → presa   (▒) protetta   [ ] Castrum   ♞ Cesare
rubico-table-left = La carta 1 sta alla sinistra di chi l'ha disposta: è quella che consiglia.
rubico-note-your-cards = Le tue carte: { $cards }
rubico-price-truth = la verità
rubico-price-to-space = raggiunge { $space }
rubico-table-turn = Turno { $turn }
rubico-table-side = { $side }: { $names }

## Help

rubico-help-turn = Un turno
rubico-help-draw = Pesca
rubico-help-draw-how = Tutti tranne il Centurione pescano { $count ->
    [one] 1 carta
   *[other] { $count } carte
} marcia. In tutto sono { $deck }.
rubico-help-suggestion = Suggerimento
rubico-help-suggestion-how = Tutti dispongono le proprie carte in fila, coperte, nello stesso momento. La prima, dalla sinistra di chi l'ha disposta, è quella che consiglia; non impegna a nulla.{ $declarations ->
    [yes] { " " }Con la fila ognuno dichiara che carte ha, dicendo il vero o il falso, oppure non dice nulla.
   *[no] { " " }A nessuno si chiede di dichiarare che carte ha; si parla liberamente.
}
rubico-help-powers = Poteri
rubico-help-powers-how = { $powers ->
    [yes] Ognuno si può giocare una volta, da chi non è Centurione: quando le file sono sul tavolo, o quando le carte sono state prese. La domanda va a tutti in segreto, così nessuno scopre chi potrebbe.
   *[no] Con questo numero di giocatori non ce ne sono.
}
rubico-help-choice = Scelta
rubico-help-choice-how = Il Centurione prende tante carte quanti sono i passi da Cesare al prossimo Castrum, più { $beyond }, senza guardarle, al massimo { $most } da ogni giocatore. Ora { $count ->
    [one] è 1 carta
   *[other] sono { $count } carte
}.
rubico-help-reveal = Rivelazione
rubico-help-reveal-how = Le carte si mescolano e si girano una alla volta. Nessuno scopre di chi erano, e quelle non prese restano nascoste.
rubico-help-advance = Avanzata
rubico-help-advance-how = Cesare fa tanti passi quante sono le carte rosse in più rispetto alle blu. Si ferma al prossimo Castrum; i passi che avanzano vanno persi. Non torna mai indietro.
rubico-help-senate = Senato
rubico-help-senate-how = Si gira una carta Senato per ogni Pompeo, e un'altra se ci sono { $blues ->
    [one] una o più carte blu
   *[other] { $blues } o più carte blu
}. Il suo effetto vale solo nel turno successivo; la sua legione conta fino alla fine.
rubico-help-end = Fine
rubico-help-end-how = La fazione di Cesare vince quando Cesare arriva a Roma; il Senato quando { $legions } delle carte Senato scoperte mostrano la stessa legione. Altrimenti il giocatore successivo in senso orario diventa Centurione e tutte le carte marcia si mescolano di nuovo.
rubico-help-road = La strada per Roma
rubico-help-start = Cesare è partito da qui.
rubico-help-space = Nessun effetto.
rubico-help-castrum = Un Castrum: Cesare si ferma qui, e i passi che avanzano vanno persi. Il Centurione conta i passi fino al prossimo.
rubico-help-rome = L'ultimo Castrum: quando Cesare arriva qui, la sua fazione ha vinto.
rubico-help-caesar-here = Cesare è qui.
rubico-help-marked = (solo se si gioca in { $players } o più)
rubico-help-march = Carte marcia
rubico-help-share = ({ $count } su { $total })
rubico-help-senate-cards = Carte Senato
rubico-help-senate-card = { $legions }. { $effect } { $state }
rubico-help-up = (scoperta)
rubico-help-holds = (scoperta; vale ora)
rubico-help-hidden = (ancora coperta)
rubico-help-power-cards = Poteri
rubico-help-your-power = (il tuo)
rubico-help-power-played = (giocato)
rubico-help-roles = Ruoli
