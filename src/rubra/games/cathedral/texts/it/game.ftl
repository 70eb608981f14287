# The Red Cathedral

cathedral-title = La Cattedrale Rossa
cathedral-tagline = Innalza la cattedrale dello zar, torre dopo torre, con ciò che i dadi del mercato ti portano.
cathedral-automaton = Ivan

## Options

cathedral-option-board = Plance laboratorio
cathedral-option-board-help = Il lato base o quello avanzato per tutti, o ognuno quello che vuole. Nella scatola normale i lati differiscono nel prezzo per mettere una tessera scoperta.
cathedral-option-start = Partenza dei segnapunti
cathedral-option-start-help = I segnapunti partono dalla casella di 2 di riconoscimento, da quella di 2 di prestigio o da prima della prima casella.
cathedral-option-standstill = Fine per stallo
cathedral-option-standstill-help = Per simulazioni: la partita finisce anche se nessuno costruisce nulla per otto turni di ognuno. Il gioco stampato non ha questa fine.
cathedral-option-colour = Colore
cathedral-option-colour-help = Decide qual è il tuo dado e quale plancia laboratorio hai.
cathedral-option-side = Lato della tua plancia
cathedral-option-side-help = Base o avanzato.

## Resources

cathedral-resource-wood = legno
cathedral-resource-wood-help = Un materiale. Paga anche una porta su una base completata.
cathedral-resource-brick = mattone
cathedral-resource-brick-help = Un materiale.
cathedral-resource-stone = pietra
cathedral-resource-stone-help = Un materiale. Paga anche un arco su una sezione centrale completata.
cathedral-resource-gold = oro
cathedral-resource-gold-help = Un materiale. Paga anche una croce su una cupola completata.
cathedral-resource-green = gemma verde
cathedral-resource-green-help = Un materiale. Su un ornamento una gemma vale 1 di prestigio, due uguali 2, una per colore 3.
cathedral-resource-purple = gemma viola
cathedral-resource-purple-help = Un materiale. Su un ornamento una gemma vale 1 di prestigio, due uguali 2, una per colore 3.
cathedral-resource-rubles = rublo
cathedral-resource-rubles-help = Paga le tessere laboratorio, i passi in più del dado bianco e del tuo, e alcune influenze.
cathedral-resource-recognition = riconoscimento
cathedral-resource-recognition-help = Una casella del tracciato. Solo alcune caselle sono di prestigio, e solo il prestigio fa vincere.
cathedral-piece-wood = legno
cathedral-piece-brick = un mattone
cathedral-piece-stone = una pietra
cathedral-piece-gold = oro
cathedral-piece-green = una gemma verde
cathedral-piece-purple = una gemma viola

cathedral-short-wood = Le
cathedral-short-brick = Ma
cathedral-short-stone = Pi
cathedral-short-gold = Or
cathedral-short-green = Ve
cathedral-short-purple = Vi
cathedral-short-rubles = ₽
cathedral-short-recognition = ✚

cathedral-space-wood = spazio del legno
cathedral-space-brick = spazio dei mattoni
cathedral-space-stone = spazio della pietra
cathedral-space-gold = spazio dell'oro
cathedral-space-green = spazio delle gemme verdi
cathedral-space-purple = spazio delle gemme viola
cathedral-space-rubles = spazio dei rubli
cathedral-space-recognition = spazio del riconoscimento

## Pieces

cathedral-tower-a = A
cathedral-tower-b = B
cathedral-tower-c = C
cathedral-tower-d = D
cathedral-tower-e = E
cathedral-tower-f = F
cathedral-section-base = base
cathedral-section-middle = centrale
cathedral-section-dome = cupola
cathedral-die-red = dado rosso
cathedral-die-blue = dado blu
cathedral-die-green = dado verde
cathedral-die-yellow = dado giallo
cathedral-die-white = dado bianco
cathedral-colour-red = rosso
cathedral-colour-blue = blu
cathedral-colour-green = verde
cathedral-colour-yellow = giallo
cathedral-colour-white = bianco
cathedral-initial-red = Ro
cathedral-initial-blue = Bu
cathedral-initial-green = Ve
cathedral-initial-yellow = Gi
cathedral-initial-white = Bi
cathedral-banner-inventory = dall'inventario
cathedral-banner-beside = da fuori dell'inventario
cathedral-face-down = coperta
cathedral-face-up = scoperta
cathedral-bench-red = spazio rosso del laboratorio
cathedral-bench-blue = spazio blu del laboratorio
cathedral-bench-green = spazio verde del laboratorio
cathedral-bench-yellow = spazio giallo del laboratorio
cathedral-bench-white = spazio bianco 1 del laboratorio
cathedral-bench-white_2 = spazio bianco 2 del laboratorio
cathedral-choice-first = prima azione
cathedral-choice-second = seconda azione
cathedral-ornament-door = porta
cathedral-ornament-door-help = Per una base completata; costa 1 di legno.
cathedral-ornament-arch = arco
cathedral-ornament-arch-help = Per una sezione centrale completata; costa 1 pietra.
cathedral-ornament-cross = croce
cathedral-ornament-cross-help = Per una cupola completata; costa 1 d'oro.

## Workshop tiles

cathedral-tile-wood = Falegnameria
cathedral-tile-brick = Fornace
cathedral-tile-stone = Cava
cathedral-tile-gold = Orafo
cathedral-tile-green = Tagliatore di smeraldi
cathedral-tile-purple = Tagliatore di ametiste
cathedral-tile-rubles = Zecca
cathedral-tile-recognition = Araldo
cathedral-tile-die_red = Segno del dado rosso
cathedral-tile-die_blue = Segno del dado blu
cathedral-tile-die_green = Segno del dado verde
cathedral-tile-die_yellow = Segno del dado giallo
cathedral-tile-die_white = Segno del dado bianco

## Influence

cathedral-influence-artisans_1 = Artigiani I
cathedral-influence-artisans_2 = Artigiani II
cathedral-influence-artisans_3 = Artigiani III
cathedral-influence-carriers_1 = Trasportatori I
cathedral-influence-carriers_2 = Trasportatori II
cathedral-influence-carriers_3 = Trasportatori III
cathedral-influence-merchants_1 = Mercanti I
cathedral-influence-merchants_2 = Mercanti II
cathedral-influence-merchants_3 = Mercanti III
cathedral-influence-clergy_1 = Clero I
cathedral-influence-clergy_2 = Clero II
cathedral-influence-clergy_3 = Clero III

cathedral-effect-gain = prendi { $things }
cathedral-effect-gain_any = prendine { $count } a scelta: { $things }
cathedral-effect-yield = prendi la quantità dello spazio dove si trova il { $die }
cathedral-effect-swap = scambiane 1 con un altro: { $things }
cathedral-effect-gather = { $where ->
    [here] prendi ancora una volta la quantità di questo spazio
    [ahead] prendi la quantità dello spazio seguente
    [behind] prendi la quantità dello spazio precedente
   *[across] prendi la quantità dello spazio di fronte
}
cathedral-effect-workshop = attiva una tua tessera qualsiasi
cathedral-effect-deliver = { $count ->
    [one] consegna 1 materiale
   *[other] consegna fino a { $count } materiali
}
cathedral-effect-score = { $count } di riconoscimento per ogni { $per ->
    [finished_sections] tua sezione completata
    [ornaments] tuo ornamento
   *[towers] torre con un tuo stendardo
}
cathedral-effect-cost = paga { $things }: { $effect }
cathedral-effect-again = { $effect }, quante volte vuoi
cathedral-thing = { $what ->
    [wood] { $count } di legno
    [brick] { $count ->
        [one] 1 mattone
       *[other] { $count } mattoni
    }
    [stone] { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
    [gold] { $count } d'oro
    [green] { $count ->
        [one] 1 gemma verde
       *[other] { $count } gemme verdi
    }
    [purple] { $count ->
        [one] 1 gemma viola
       *[other] { $count } gemme viola
    }
    [rubles] { $count ->
        [one] 1 rublo
       *[other] { $count } rubli
    }
   *[recognition] { $count } di riconoscimento
}

## Ivan

cathedral-ivan-points = Punti
cathedral-ivan-points-help = Ivan guadagna riconoscimento.
cathedral-ivan-inventory = Inventario
cathedral-ivan-inventory-help = Ivan mette da parte materiali delle pile più grandi.
cathedral-ivan-transport = Trasporto
cathedral-ivan-transport-help = I materiali messi da parte da Ivan passano sulla sua carta costruzione.
cathedral-ivan-claim = Rivendicazione
cathedral-ivan-claim-help = Lo stendardo di Ivan va sopra una tua sezione; altrimenti su una base; altrimenti ovunque.
cathedral-ivan-construction = Costruzione
cathedral-ivan-construction-help = Ivan costruisce le sue sezioni, da sinistra a destra e dal basso in alto; poi mette un ornamento, se può.

## What is asked

cathedral-ask-choose_action = È il tuo turno: rivendica una sezione, costruisci e decora, o muovi un dado al mercato.
cathedral-ask-place_tile = Metti la tessera { $tile } sulla tua plancia, coperta oppure, pagando il prezzo, scoperta.
cathedral-ask-build = { $left ->
    [one] Puoi consegnare ancora 1 materiale.
   *[other] Puoi consegnare ancora { $left } materiali.
}
cathedral-ask-add_jewels = Vuoi aggiungere una gemma all'ornamento?
cathedral-ask-market = Che cosa fai al mercato? Alla fine si tirano i dadi dello spazio.
cathedral-ask-take_any = Prendi un materiale a tua scelta.
cathedral-ask-swap_one = Scambia un materiale con un altro.
cathedral-ask-use_workshop = Attiva una delle tue tessere.
cathedral-ask-after_action = La tua azione è fatta. Puoi ancora rinunciare a prestigio.
cathedral-ask-send_ivan = Dove mette Ivan il suo stendardo?

## Why a move may not be made

cathedral-why-no_dice = Su quello spazio non ci sono dadi.
cathedral-why-not_lowest = In ogni torre si può rivendicare solo la sezione più bassa senza stendardo.
cathedral-why-no_banner = Non ti resta nessuno stendardo da prendere da lì.
cathedral-why-occupied = Su quello spazio del laboratorio c'è già una tessera.
cathedral-why-too_dear = Non puoi pagare il prezzo per metterci la tessera scoperta.
cathedral-why-not_held = Non hai quel materiale.
cathedral-why-not_asked_for = Deve essere una tua sezione non completata che lo chieda ancora.
cathedral-why-not_finished = Si può decorare solo una sezione completata.
cathedral-why-decorated = La sezione ha già un ornamento.
cathedral-why-no_ornament = Ti manca l'ornamento, o il materiale che costa.
cathedral-why-no_such_jewel = Deve essere una gemma che hai.
cathedral-why-other_space = Il dado arriva su un altro spazio.
cathedral-why-not_so_far = Solo il dado bianco e il tuo vanno oltre, per un rublo a passo.
cathedral-why-space_full = Ci sono già tre dadi.
cathedral-why-no_such_tile = Deve essere una tessera scoperta per questo dado che ora dia qualcosa.
cathedral-why-other_card = Nel quarto dove si è fermato il dado c'è un'altra carta.
cathedral-why-no_use = Non puoi pagarla, non farebbe nulla, o questa carta è già stata usata.
cathedral-why-no_such_material = Deve essere uno dei materiali indicati rimasto nella riserva.
cathedral-why-no_such_swap = Dai uno dei materiali indicati e ne prendi un altro rimasto nella riserva.
cathedral-why-not_for_ivan = Lo stendardo di Ivan va subito sopra una tua sezione, altrimenti su una base, altrimenti su una qualunque che si possa rivendicare.

## Moves

cathedral-move-sell_prestige = Rinuncia a 1 di prestigio in cambio di rubli
cathedral-move-reroll = Rinuncia a 1 di prestigio per tirare di nuovo i dadi dello { $space }
cathedral-move-end_turn = Termina il turno
cathedral-move-claim = Rivendica { $tower }{ $level } con uno stendardo preso { $banner }
cathedral-move-place = Metti la tessera { $face } sullo { $bench }
cathedral-move-deliver = Consegna { $material } alla sezione { $tower }{ $level }
cathedral-move-decorate = Decora { $tower }{ $level }
cathedral-move-add_jewel = Aggiungi { $jewel }
cathedral-move-no_jewel = Nessun'altra gemma
cathedral-move-stop_building = Non consegnare altro
cathedral-move-move_die = Muovi il { $die } fino allo { $space }{ $extra ->
    [0] { "" }
    [one] , per 1 rublo
   *[other] , per { $extra } rubli
}
cathedral-move-obtain = Ottieni la risorsa
cathedral-move-influence = Usa { $card }, { $choice }
cathedral-move-activate = Attiva la tessera sullo { $bench }
cathedral-move-roll = Tira i dadi
cathedral-move-take = Prendi { $material }
cathedral-move-swap = Dai { $give }, prendi { $get }
cathedral-move-send_ivan = Ivan rivendica { $tower }{ $level }

## Events

cathedral-event-begins = { $reader ->
    [seat] Cominci tu
   *[other] Comincia { $seat }
}.
cathedral-event-turn_began = Turno { $turn }: { $reader ->
    [seat] tocca a te
   *[other] { $seat }
}.
cathedral-event-sold_prestige = { $reader ->
    [seat] Rinunci
   *[other] { $seat } rinuncia
} a prestigio in cambio di { $rubles ->
    [one] 1 rublo
   *[other] { $rubles } rubli
} e ora { $reader ->
    [seat] hai
   *[other] ha
} { $prestige } di prestigio.
cathedral-event-rerolls = { $reader ->
    [seat] Rinunci a prestigio e tiri
   *[other] { $seat } rinuncia a prestigio e tira
} di nuovo i dadi dello { $space }.
cathedral-event-rolled = Il { $die } mostra { $value }.
cathedral-event-claimed = { $reader ->
    [seat] Rivendichi
   *[other] { $seat } rivendica
} { $tower }{ $level } con uno stendardo preso { $banner }.
cathedral-event-placed = { $reader ->
    [seat] Metti
   *[other] { $seat } mette
} la tessera { $tile } { $face } sullo { $bench }{ $price ->
    [0] { "" }
    [one] , per 1 rublo
   *[other] , per { $price } rubli
}.
cathedral-event-delivered = { $reader ->
    [seat] Consegni
   *[other] { $seat } consegna
} { $material } alla sezione { $tower }{ $level }.
cathedral-event-finished = { $reader ->
    [seat] Completi
   *[other] { $seat } completa
} { $tower }{ $level }: { $recognition } di riconoscimento{ $rubles ->
    [0] { "" }
    [one] , 1 rublo
   *[other] , { $rubles } rubli
}.
cathedral-event-decorated = { $reader ->
    [seat] Decori
   *[other] { $seat } decora
} { $tower }{ $level }: { $ornament }.
cathedral-event-added_jewel = { $reader ->
    [seat] Aggiungi
   *[other] { $seat } aggiunge
} { $jewel }: { $prestige } di prestigio.
cathedral-event-moved_die = { $reader ->
    [seat] Muovi
   *[other] { $seat } muove
} il { $die } di { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} fino allo { $space }{ $price ->
    [0] { "" }
    [one] , per 1 rublo
   *[other] , per { $price } rubli
}.
cathedral-event-used_influence = { $reader ->
    [seat] Usi
   *[other] { $seat } usa
} { $card }, { $choice }.
cathedral-event-activated = { $reader ->
    [seat] Attivi
   *[other] { $seat } attiva
} la tessera { $tile } sullo { $bench }.
cathedral-event-paid = { $reader ->
    [seat] Paghi
   *[other] { $seat } paga
} { $resource_id ->
    [wood] { $count } di legno
    [brick] { $count ->
        [one] 1 mattone
       *[other] { $count } mattoni
    }
    [stone] { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
    [gold] { $count } d'oro
    [green] { $count ->
        [one] 1 gemma verde
       *[other] { $count } gemme verdi
    }
    [purple] { $count ->
        [one] 1 gemma viola
       *[other] { $count } gemme viola
    }
    [rubles] { $count ->
        [one] 1 rublo
       *[other] { $count } rubli
    }
   *[recognition] { $count } di riconoscimento
}.
cathedral-event-gained = { $reader ->
    [seat] Ottieni
   *[other] { $seat } ottiene
} { $resource_id ->
    [wood] { $count } di legno
    [brick] { $count ->
        [one] 1 mattone
       *[other] { $count } mattoni
    }
    [stone] { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
    [gold] { $count } d'oro
    [green] { $count ->
        [one] 1 gemma verde
       *[other] { $count } gemme verdi
    }
    [purple] { $count ->
        [one] 1 gemma viola
       *[other] { $count } gemme viola
    }
    [rubles] { $count ->
        [one] 1 rublo
       *[other] { $count } rubli
    }
   *[recognition] { $count } di riconoscimento
}.
cathedral-event-swapped = { $reader ->
    [seat] Restituisci { $give } e prendi
   *[other] { $seat } restituisce { $give } e prende
} { $get }.
cathedral-event-penalised = { $tower }{ $level } è incompiuta: { $count ->
    [0] { $reader ->
        [seat] non perdi
       *[other] { $seat } non perde
    } nulla, all'inizio del tracciato
   *[other] { $reader ->
        [seat] perdi
       *[other] { $seat } perde
    } { $count } di riconoscimento
}.
cathedral-event-sixth_finished = { $reader ->
    [seat] Hai completato
   *[other] { $seat } ha completato
} { $sections ->
    [one] 1 sezione
   *[other] { $sections } sezioni
}{ $prestige ->
    [0] { "" }
   *[other] {" "}e { $reader ->
        [seat] guadagni
       *[other] guadagna
    } { $prestige } di prestigio
}. { $others ->
    [one] All'altro costruttore
   *[other] A ognuno degli altri
} resta un turno.
cathedral-event-left_over = { $reader ->
    [seat] { $count ->
        [0] Non ti avanza nulla
        [one] Ti avanza 1 pezzo
       *[other] Ti avanzano { $count } pezzi
    }
   *[other] A { $seat } { $count ->
        [0] non avanza nulla
        [one] avanza 1 pezzo
       *[other] avanzano { $count } pezzi
    }
}: { $prestige } di prestigio.
cathedral-event-scored_tower = Torre { $tower }: { $reader ->
    [seat] con presenza { $presence }, ottieni
   *[other] { $seat }, con presenza { $presence }, ottiene
} { $prestige } di prestigio.
cathedral-event-total = { $reader ->
    [seat] Hai
   *[other] { $seat } ha
} in tutto { $prestige } di prestigio.
cathedral-event-ended = { $reason }
cathedral-event-ivan_turned = Ivan gira: { $card }.
cathedral-event-ivan_skipped = Ivan non può fare nulla con questa carta.
cathedral-event-ivan_stored = Ivan mette da parte { $count ->
    [one] 1 materiale
   *[other] { $count } materiali
}.
cathedral-event-ivan_loaded = Ivan porta { $count ->
    [one] 1 materiale
   *[other] { $count } materiali
} sulla sua carta costruzione.
cathedral-event-ivan_claimed = Ivan rivendica { $tower }{ $level }.
cathedral-event-ivan_delivered = Ivan consegna { $count ->
    [one] 1 materiale
   *[other] { $count } materiali
} alla sezione { $tower }{ $level }.
cathedral-event-ivan_discarded = Ivan scarta la tessera { $tile }.

## How it ends

cathedral-reason-goes_on = La partita continua.
cathedral-reason-most_prestige = Vince chi ha più prestigio.
cathedral-reason-most_finished = Prestigio pari: vince chi ha completato più sezioni.
cathedral-reason-most_ornaments = Prestigio e sezioni completate pari: vince chi ha più ornamenti.
cathedral-reason-shared = Tutto pari: vittoria condivisa.
cathedral-reason-standstill = Da molto nessuno costruisce nulla, e la partita finisce così com'è.
cathedral-reason-ivan_beaten = Hai battuto Ivan.
cathedral-reason-ivan_won = Ivan ha più prestigio e vince.
cathedral-reason-ivan_won_tie = Prestigio pari, ma Ivan ha più sezioni completate, o altrettante e più ornamenti, e vince.

## The table, in words

cathedral-table-turn = Turno { $turn }
cathedral-table-cathedral = Cattedrale
cathedral-table-market = Mercato, in senso orario
cathedral-table-influence = Influenza
cathedral-table-reserve = Riserva
cathedral-table-builder = Costruttore
cathedral-table-points = Prestigio
cathedral-table-rubles = Rubli
cathedral-table-stock = Inventario
cathedral-table-banners = Stendardi
cathedral-table-ornaments = Ornamenti
cathedral-table-workshop = Laboratorio
cathedral-table-score = { $prestige } (✚{ $recognition })
cathedral-table-slots = { $used }/{ $slots }
cathedral-table-banner-count = { $inside } + { $beside }
cathedral-table-face-down = coperta
cathedral-table-price = { $space } { $price }₽
cathedral-table-done = completata
cathedral-table-ivan = Carte di Ivan
cathedral-table-ivan-stock = inventario { $inventory }, costruzione { $construction }, girate: { $turned }
cathedral-table-none = nessuna
cathedral-table-legend = ₽ rublo   ✚ riconoscimento   ◆ ornamento   [ ] tessera laboratorio su una sezione

## Beside the table: scores, prices, help

cathedral-table-track = Tracciato
cathedral-table-standstill = Turni senza costruire: { $turns } su { $most }; poi la partita finisce
cathedral-table-from-track = il tracciato
cathedral-table-from-tower = torre { $tower }
cathedral-table-left_over = pezzi avanzati
cathedral-table-next = Prossimo
cathedral-table-worth = vale { $worth }
cathedral-note-risk = rischio ✚{ $count }
cathedral-note-prestige = { $count } di prestigio
cathedral-note-loses = { $seat } −✚{ $count }
cathedral-help-claimed = Rivendicata da { $reader ->
    [seat] te
   *[other] { $seat }
}; manca ancora: { $missing }.
cathedral-help-done = Completata da { $reader ->
    [seat] te
   *[other] { $seat }
}.
cathedral-help-ornament = Ornamento: { $reader ->
    [seat] tuo
   *[other] { $seat }
}.
cathedral-help-risk = Se altri completano prima le sezioni di sopra, il suo costruttore perde in tutto { $count } di riconoscimento.
cathedral-help-free-tile = { $effect }. Metterla scoperta costa quanto chiede lo spazio del laboratorio; coperta è gratis, e allora non funziona mai.
cathedral-help-section = { $kind }; costa { $cost }; dà { $gain }.
cathedral-help-tile = Tessera { $tile }: { $effect }.
cathedral-help-space = { $things } per ogni dado che vi si trova, compreso quello mosso.
cathedral-help-influence = Prima azione: { $first }. Seconda azione: { $second }. Una delle due per chi ferma un dado qui: { $spaces }.
cathedral-help-bench = { $price ->
    [0] Gratis
    [one] 1 rublo
   *[other] { $price } rubli
} per mettervi una tessera scoperta; funziona quando si muove { $dice }.
cathedral-help-the-die = il { $die }
cathedral-help-own-die = Il tuo dado: come il bianco, può andare oltre, per 1 rublo a passo.
cathedral-help-ivan = Prima muove il { $die }.
cathedral-help-tower = Ora vale { $worth } di prestigio: 2 per ogni sezione completata, 1 per ogni ornamento.
cathedral-help-most = Chi ha più presenza ottiene tutto, { $builders ->
    [2] l'altro, se è presente, un terzo; in caso di parità nessuno ottiene nulla
   *[other] il successivo la metà, e così via; in caso di parità si divide
}.
cathedral-help-track = Ogni punto di riconoscimento muove il segnapunti di una casella; il prestigio è il numero di caselle di prestigio raggiunte. La prossima è la { $next }, { $count } più avanti.
cathedral-help-or = o
