# What the browser says about The Red Cathedral.

## Options

cathedral-option-board-basic = base
cathedral-option-board-advanced = avanzate
cathedral-option-board-own = ognuno quello che vuole
cathedral-option-start-recognition_2 = su 2 di riconoscimento
cathedral-option-start-prestige_2 = su 2 di prestigio
cathedral-option-start-zero = prima della prima casella
cathedral-option-side-basic = base
cathedral-option-side-advanced = avanzato
cathedral-option-colour-red = rosso
cathedral-option-colour-blue = blu
cathedral-option-colour-green = verde
cathedral-option-colour-yellow = giallo

## The parts of the table

cathedral-web-parts = Parti del tavolo
cathedral-web-tab-market = Mercato
cathedral-web-tab-site = Cattedrale
cathedral-web-tab-builders = Laboratori
cathedral-web-market = Il mercato
cathedral-web-site = Il cantiere
cathedral-web-score = { $seat }: { $prestige } di prestigio, { $recognition } di riconoscimento.
cathedral-web-prestige-help = Prestigio: le caselle di prestigio raggiunte dal tuo segnapunti. Solo il prestigio fa vincere.
cathedral-web-prestige = { $count } di prestigio

## The market

cathedral-web-die = Il { $die } mostra { $value } e si trova sullo { $space }.
cathedral-web-stall = { $space }: { $things } per ogni dado. { $dice ->
    [0] Non c'è nessun dado.
    [one] C'è 1 dado.
   *[other] Ci sono { $dice } dadi.
}
cathedral-web-landing = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} fino allo { $space }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} × { $quantity } = { $gives }.
cathedral-web-landing-price = { $price ->
    [one] Il passo in più costa 1 rublo.
   *[other] I passi in più costano { $price } rubli.
}
cathedral-web-landing-full = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} fino allo { $space }: ci sono già tre dadi, nessun altro può fermarsi.
cathedral-web-full = tre dadi: è pieno
cathedral-web-full-more = non può fermarsi
cathedral-web-room = posto per { $taken }
cathedral-web-gives-part = { $things }, posto per { $taken }

## The building site

cathedral-web-unclaimed = Ancora senza stendardo.
cathedral-web-claimed-by = Rivendicata da { $reader ->
    [seat] te
   *[other] { $seat }
}.
cathedral-web-finished-by = Completata da { $reader ->
    [seat] te
   *[other] { $seat }
}.
cathedral-web-no-ornament = Può ricevere un ornamento: { $ornament }, per { $price }.
cathedral-web-ornament-of = { $reader ->
    [seat] Il tuo ornamento: { $ornament }
   *[other] Ornamento: { $ornament } di { $seat }
}.
cathedral-web-missing = Serve: { $things }.
cathedral-web-reward = Dà { $things }.
cathedral-web-tile-here = Tessera: { $tile }.
cathedral-web-penalty = Quando sarà completata, { $reader ->
    [seat] perderai
   *[other] { $seat } perderà
} { $count } di riconoscimento per { $section }.
cathedral-web-tower-worth = La torre { $tower } vale { $worth } di prestigio: 2 per ogni sezione completata ({ $finished }), 1 per ogni ornamento ({ $ornaments }).

## My workshop

cathedral-web-inventory = Inventario: { $used } di { $slots } posti
cathedral-web-holds = Ha { $things }; { $slots ->
    [one] 1 posto.
   *[other] { $slots } posti.
}
cathedral-web-peg = { $material }: consegna
cathedral-web-peg-free = Un posto libero
cathedral-web-banner-inventory = Uno stendardo dell'inventario
cathedral-web-banner-inventory-how = Uno stendardo. Se con esso rivendichi una sezione, si libera un posto.
cathedral-web-banner-beside = Uno stendardo accanto all'inventario
cathedral-web-banner-beside-how = Uno stendardo. Non libera nessun posto.
cathedral-web-bench-empty = { $bench }: vuoto. Scoperta { $price ->
    [0] non costa nulla
    [one] costa 1 rublo
   *[other] costa { $price } rubli
}.

## What one may do

cathedral-web-how-action = Scegli un dado, una sezione o qualcosa dal tuo banco.
cathedral-web-how-build = Scegli un materiale o una sezione, oppure trascina l'uno sull'altra.
cathedral-web-how-place = Scegli uno spazio del laboratorio.
cathedral-web-how-swap = Scegli il materiale che dai.
cathedral-web-how-reroll = Scegli i dadi da tirare di nuovo. Avresti ancora { $prestige } di prestigio e { $recognition } di riconoscimento.
cathedral-web-where-material = Per quale sezione è?
cathedral-web-where-banner = Quale sezione rivendichi?
cathedral-web-where-ornament = Quale sezione completata decori?
cathedral-web-where-give = Che cosa prendi in cambio?
cathedral-web-claim-inventory = Rivendica { $section } con uno stendardo dell'inventario: 1 posto in più
cathedral-web-claim-beside = Rivendica { $section } con uno stendardo accanto all'inventario
cathedral-web-place-up = { $price ->
    [0] Scoperta, gratis
    [one] Scoperta, per 1 rublo
   *[other] Scoperta, per { $price } rubli
}
cathedral-web-place-down = Coperta: non farà mai nulla
cathedral-web-obtain = Ottieni { $dice } × { $quantity } = { $things }
cathedral-web-decorate = Decora { $section }: { $ornament }, per { $price }
cathedral-web-put-down = Questo no
cathedral-web-sale = Avresti ancora { $prestige } di prestigio e { $recognition } di riconoscimento, e { $rubles ->
    [one] 1 rublo
   *[other] { $rubles } rubli
} in più.
cathedral-web-reroll-how = Rinuncia a 1 di prestigio per tirare di nuovo i dadi di uno spazio

## Ivan

cathedral-web-ivan-waits = Dopo ogni tuo turno Ivan gira una carta.
cathedral-web-ivan-die = Prima muove il { $die }.
cathedral-web-ivan-deck = Le carte di Ivan; quelle girate sono barrate
cathedral-web-ivan-inventory = in deposito
cathedral-web-ivan-construction = per costruire

## The end

cathedral-web-count = Come si è contato il prestigio
cathedral-web-count-track = Sul nastro
cathedral-web-of-recognition = { $count } di riconoscimento
cathedral-web-count-left = Avanzi
cathedral-web-count-tower = Torre { $tower }
cathedral-web-present = presenza { $count }
cathedral-web-count-total = Prestigio in tutto

## The first game: the words of web/src/games/cathedral/lesson.json

cathedral-lesson-welcome = Lo zar vuole una cattedrale. Tu e Onda ne alzate le torri, sezione dopo sezione. Alla fine vince chi ha più prestigio.
cathedral-lesson-site = Questo è il cantiere. Ogni torre ha una base, alcune sezioni centrali e una cupola. Ogni sezione mostra quanto costa, che cosa dà e una tessera laboratorio per chi la rivendica.
cathedral-lesson-market = Questo è il mercato: un anello di otto bancarelle. Un dado avanza in senso orario del suo valore e porta ciò che trova sulla bancarella, una volta per ogni dado che vi si trova. Al centro ci sono quattro carte influenza, una per ogni quarto.
cathedral-lesson-bench = Questo è il tuo laboratorio. Dieci pioli reggono i materiali, ma quattro sono sotto gli stendardi. Ogni stendardo che prendi da lì libera un piolo.
cathedral-lesson-claim = In un turno fai una di tre cose: rivendicare, costruire o andare al mercato. Comincia rivendicando: scegli la base che brilla e prendi uno stendardo dall'inventario.
cathedral-lesson-place = La tessera della sezione è tua. Mettila scoperta sul tuo spazio rosso e paga il prezzo: ti dà subito ciò che mostra, e di nuovo ogni volta che muovi il dado rosso.
cathedral-lesson-move-wood = Anche Onda ha rivendicato una base. Ora procurati il legno: scegli il dado che brilla. Il mercato mostra dove si ferma e che cosa trova. Poi scegli la bancarella.
cathedral-lesson-obtain-wood = Il dado è arrivato. La quantità della bancarella conta per ogni dado che vi si trova. Ottieni il legno.
cathedral-lesson-roll-wood = Potresti usare anche l'influenza di questo quarto; per oggi lasciala. Alla fine si tirano tutti i dadi della bancarella.
cathedral-lesson-move-brick = Alla tua base serve ancora un mattone. Scegli il dado che brilla e mandalo là. Il dado bianco e quello del tuo colore potrebbero andare oltre, per 1 rublo a passo.
cathedral-lesson-obtain-brick = Ottieni i mattoni.
cathedral-lesson-roll-brick = E tira i dadi.
cathedral-lesson-deliver = Onda ha rivendicato la sezione sopra la tua. Ora costruisci: in un'azione consegni fino a tre materiali. Scegli un legno sul banco, poi la tua base; oppure trascinalo lì.
cathedral-lesson-deliver-2 = Ancora una volta.
cathedral-lesson-deliver-3 = E il mattone. Con questo la base è completata.
cathedral-lesson-finished = La base è dipinta e il tuo stendardo vi resta. Hai il suo riconoscimento, una casella del nastro per ogni punto, e i suoi rubli.
cathedral-lesson-decorate = Le sezioni completate si possono decorare, le tue e quelle degli altri: una base con una porta per 1 di legno, una centrale con un arco per 1 pietra, una cupola con una croce per 1 d'oro. Le gemme che aggiungi danno subito prestigio. Decora la tua base.
cathedral-lesson-prestige = Il nastro ha due scale. Il riconoscimento conta ogni casella, il prestigio solo quelle dorate, sempre più fitte. In qualsiasi momento del tuo turno puoi rinunciare a prestigio per avere rubli o per tirare di nuovo dei dadi.
cathedral-lesson-below = Attenzione ai cantieri fermi: quando si completa una sezione sopra una incompiuta, il padrone di quella sotto perde riconoscimento. Il tabellone lo mostra prima che accada.
cathedral-lesson-end = Quando qualcuno ha completato sei sezioni, gli altri hanno ancora un turno. Poi ogni torre dà prestigio: 2 per ogni sezione completata e 1 per ogni ornamento, tutto a chi vi è più presente. In due, l'altro ne ha un terzo.
cathedral-lesson-more = Ora sai come si fa. Indica qualunque cosa per leggere che cosa fa; le clausole sono sotto Regole. Buon lavoro.

## The legend

cathedral-web-sign-swap = Scambio
cathedral-web-sign-swap-help = Restituisci un materiale e prendine un altro tra quelli mostrati.
cathedral-web-sign-gather = Un altro spazio
cathedral-web-sign-gather-help = Prendi una volta la quantità di una tessera del mercato: quella di questo spazio o di quello indicato dalla freccia.
cathedral-web-sign-workshop = Laboratorio
cathedral-web-sign-workshop-help = Attiva una tessera scoperta qualsiasi della tua plancia.
cathedral-web-sign-deliver = Carro
cathedral-web-sign-deliver-help = Consegna questa quantità di materiali a tue sezioni.
cathedral-web-sign-sections = Per ogni sezione
cathedral-web-sign-sections-help = Questo riconoscimento per ogni tua sezione finita.
cathedral-web-sign-towers = Per ogni torre
cathedral-web-sign-towers-help = Questo riconoscimento per ogni torre con un tuo stendardo.
cathedral-web-sign-ornaments = Per ogni ornamento
cathedral-web-sign-ornaments-help = Questo riconoscimento per ogni tuo ornamento.
cathedral-web-sign-again = Quante volte vuoi
cathedral-web-sign-again-help = Puoi usare questa azione più volte nel turno, se puoi pagarla.
cathedral-web-sign-any = Uno qualsiasi
cathedral-web-sign-any-help = Un materiale a tua scelta tra quelli dell'azione.
cathedral-web-sign-tile = Tessera laboratorio
cathedral-web-sign-tile-help = Chi rivendica la sezione la mette sulla propria plancia. Scoperta, dà ciò che mostra ogni volta che muove il dado del suo spazio.
cathedral-web-sign-tile-down = Tessera coperta
cathedral-web-sign-tile-down-help = Non è costata niente e non fa niente.
cathedral-web-sign-season = Stagione
cathedral-web-sign-season-help = Un quarto del mercato: due spazi vicini e la carta influenza che sta in mezzo.
cathedral-web-sign-die = Dado
cathedral-web-sign-die-help = Si muove esattamente di quanto segna e attiva la tessera del suo spazio sulla tua plancia. Il dado del tuo colore può andare oltre, per 1 rublo a passo.
cathedral-web-sign-die-white = Dado bianco
cathedral-web-sign-die-white-help = Chiunque può muoverlo oltre, per 1 rublo a passo. Ha due spazi su ogni plancia.
cathedral-web-sign-banner = Stendardo
cathedral-web-sign-banner-help = Dice di chi è la sezione. Sulla tua plancia copre un posto finché non lo prendi.
cathedral-web-sign-group = Influenza
cathedral-web-sign-group-help = Artigiani, trasportatori, mercanti, clero: chi porta un dado nel loro quarto può usare una delle loro due azioni.

## Why a move is recommended

cathedral-web-hint-room = È ciò che dà questa bancarella.
cathedral-web-hint-decorate = Costa { $price } e fa valere la torre 1 prestigio in più.
cathedral-web-hint-jewel = Dà subito { $count } di prestigio.
cathedral-web-hint-no_jewel = Le gemme ti servono di più altrove.
cathedral-web-hint-stop_building = Ciò che tieni ti servirà di più dopo.
cathedral-web-hint-end_turn = Nient'altro in questo turno ti porta un guadagno.
cathedral-web-hint-roll = Qui hai già fatto tutto ciò che volevi: si tirano i dadi di questo spazio.
cathedral-web-hint-reroll = Con altri numeri questi dadi raggiungono spazi che ti servono di più.
cathedral-web-hint-sell = Dà { $things }, per pagare ciò che hai in mente.
cathedral-web-hint-need = Alle tue sezioni manca ancora { $material }: { $count }.
cathedral-web-hint-deliver = Avvicina alla fine una tua sezione.
cathedral-web-hint-move_die = La bancarella dove si ferma è quella che ti serve di più.
cathedral-web-hint-place = Coperta è gratis, e tieni i tuoi rubli.
cathedral-web-hint-activate = La tessera dà ciò che mostra.
cathedral-web-hint-influence = È una delle due azioni di questo quarto.
