# What the browser says about The Red Cathedral.

## Options

cathedral-option-board-basic = bàsics
cathedral-option-board-advanced = avançats
cathedral-option-board-own = cadascú el que vulgui
cathedral-option-start-recognition_2 = a 2 de reconeixement
cathedral-option-start-prestige_2 = a 2 de prestigi
cathedral-option-start-zero = abans de la primera casella
cathedral-option-side-basic = bàsic
cathedral-option-side-advanced = avançat
cathedral-option-colour-red = vermell
cathedral-option-colour-blue = blau
cathedral-option-colour-green = verd
cathedral-option-colour-yellow = groc

## The parts of the table

cathedral-web-parts = Parts de la taula
cathedral-web-tab-market = Mercat
cathedral-web-tab-site = Catedral
cathedral-web-tab-builders = Tallers
cathedral-web-market = El mercat
cathedral-web-site = L'obra
cathedral-web-score = { $seat }: { $prestige } de prestigi, { $recognition } de reconeixement.
cathedral-web-prestige-help = Prestigi: les caselles de prestigi a què ha arribat el teu marcador. Només el prestigi fa guanyar.
cathedral-web-prestige = { $count } de prestigi

## The market

cathedral-web-die = El { $die } mostra { $value } i és a l'{ $space }.
cathedral-web-stall = { $space }: { $things } per cada dau. { $dice ->
    [0] No hi ha cap dau.
    [one] Hi ha 1 dau.
   *[other] Hi ha { $dice } daus.
}
cathedral-web-landing = { $steps ->
    [one] 1 pas
   *[other] { $steps } passos
} fins a l'{ $space }: { $dice ->
    [one] 1 dau
   *[other] { $dice } daus
} × { $quantity } = { $gives }.
cathedral-web-landing-price = { $price ->
    [one] El pas de més costa 1 ruble.
   *[other] Els passos de més costen { $price } rubles.
}
cathedral-web-landing-full = { $steps ->
    [one] 1 pas
   *[other] { $steps } passos
} fins a l'{ $space }: ja hi ha tres daus i cap altre s'hi pot aturar.
cathedral-web-full = tres daus: és ple
cathedral-web-full-more = no s'hi pot aturar
cathedral-web-room = lloc per a { $taken }
cathedral-web-gives-part = { $things }, lloc per a { $taken }

## The building site

cathedral-web-unclaimed = Encara sense estendard.
cathedral-web-claimed-by = Reivindicada per { $reader ->
    [seat] tu
   *[other] { $seat }
}.
cathedral-web-finished-by = Acabada per { $reader ->
    [seat] tu
   *[other] { $seat }
}.
cathedral-web-no-ornament = Admet un ornament: { $ornament }, per { $price }.
cathedral-web-ornament-of = { $reader ->
    [seat] El teu ornament: { $ornament }
   *[other] Ornament: { $ornament }, posat per { $seat }
}.
cathedral-web-missing = Necessita { $things }.
cathedral-web-reward = Dona { $things }.
cathedral-web-tile-here = Lloseta: { $tile }.
cathedral-web-penalty = Quan s'acabi, { $reader ->
    [seat] perdràs
   *[other] { $seat } perdrà
} { $count } de reconeixement per { $section }.
cathedral-web-tower-worth = La torre { $tower } val { $worth } de prestigi: 2 per cada secció acabada ({ $finished }), 1 per cada ornament ({ $ornaments }).

## My workshop

cathedral-web-inventory = Inventari: { $used } de { $slots } llocs
cathedral-web-holds = Té { $things }; { $slots ->
    [one] 1 lloc.
   *[other] { $slots } llocs.
}
cathedral-web-peg = { $material }: lliura'n
cathedral-web-peg-free = Un lloc lliure
cathedral-web-banner-inventory = Un estendard de l'inventari
cathedral-web-banner-inventory-how = Un estendard. Si hi reivindiques una secció, queda un lloc lliure.
cathedral-web-banner-beside = Un estendard de fora de l'inventari
cathedral-web-banner-beside-how = Un estendard. No deixa cap lloc lliure.
cathedral-web-bench-empty = { $bench }: buit. Destapada { $price ->
    [0] no costa res
    [one] costa 1 ruble
   *[other] costa { $price } rubles
}.

## What one may do

cathedral-web-how-action = Tria un dau, una secció o alguna cosa del teu banc.
cathedral-web-how-build = Tria un material o una secció, o arrossega l'un a l'altra.
cathedral-web-how-place = Tria un espai del taller.
cathedral-web-how-swap = Tria el material que dones.
cathedral-web-how-reroll = Tria els daus que es tornen a tirar. Tindries { $prestige } de prestigi i { $recognition } de reconeixement.
cathedral-web-where-material = Per a quina secció és?
cathedral-web-where-banner = Quina secció reivindiques?
cathedral-web-where-ornament = Quina secció acabada ornamentes?
cathedral-web-where-give = Què agafes a canvi?
cathedral-web-claim-inventory = Reivindica { $section } amb un estendard de l'inventari: 1 lloc més
cathedral-web-claim-beside = Reivindica { $section } amb un estendard de fora
cathedral-web-place-up = { $price ->
    [0] Destapada, de franc
    [one] Destapada, per 1 ruble
   *[other] Destapada, per { $price } rubles
}
cathedral-web-place-down = Tapada: no farà mai res
cathedral-web-obtain = Obtén { $dice } × { $quantity } = { $things }
cathedral-web-decorate = Ornamenta { $section }: { $ornament }, per { $price }
cathedral-web-put-down = Això no
cathedral-web-sale = Tindries { $prestige } de prestigi i { $recognition } de reconeixement, i { $rubles ->
    [one] 1 ruble
   *[other] { $rubles } rubles
} més.
cathedral-web-reroll-how = Renuncia a 1 de prestigi per tornar a tirar els daus d'un espai

## Ivan

cathedral-web-ivan-waits = Després de cada torn teu, Ivan gira una carta.
cathedral-web-ivan-die = Primer mou el { $die }.
cathedral-web-ivan-deck = Les cartes d'Ivan; les girades estan ratllades
cathedral-web-ivan-inventory = desats
cathedral-web-ivan-construction = per construir

## The end

cathedral-web-count = Com s'ha comptat el prestigi
cathedral-web-count-track = A la cinta
cathedral-web-of-recognition = { $count } de reconeixement
cathedral-web-count-left = Sobrants
cathedral-web-count-tower = Torre { $tower }
cathedral-web-present = presència { $count }
cathedral-web-count-total = Prestigi en total

## The first game: the words of web/src/games/cathedral/lesson.json

cathedral-lesson-welcome = El tsar vol una catedral. Tu i Ona n'aixequeu les torres, secció a secció. Al final guanya qui té més prestigi.
cathedral-lesson-site = Aquesta és l'obra. Cada torre té una base, algunes seccions centrals i una cúpula. Cada secció mostra què costa, què dona i una lloseta de taller per a qui la reivindica.
cathedral-lesson-market = Aquest és el mercat: un anell de vuit parades. Un dau avança en el sentit del rellotge tant com marca i porta el que hi ha a la parada, una vegada per cada dau que hi ha. Al mig hi ha quatre cartes d'influència, una per a cada quart.
cathedral-lesson-bench = Aquest és el teu taller. Deu clavilles aguanten els materials, però quatre són sota estendards. Cada estendard que en treus deixa una clavilla lliure.
cathedral-lesson-claim = En un torn fas una de tres coses: reivindicar, construir o anar al mercat. Comença reivindicant: tria la base que brilla i agafa un estendard de l'inventari.
cathedral-lesson-place = La lloseta de la secció és teva. Posa-la destapada al teu espai vermell i paga'n el preu: et dona ara el que mostra, i una altra vegada sempre que moguis el dau vermell.
cathedral-lesson-move-wood = Ona també ha reivindicat una base. Ara ves a buscar fusta: tria el dau que brilla. El mercat mostra on s'atura i què hi troba. Després tria la parada.
cathedral-lesson-obtain-wood = El dau ha arribat. La quantitat de la parada compta per cada dau que hi ha. Obtén la fusta.
cathedral-lesson-roll-wood = També podries fer servir la influència d'aquest quart; avui deixa-la. Al final es tiren tots els daus de la parada.
cathedral-lesson-move-brick = A la teva base encara li falta maó. Tria el dau que brilla i envia'l allà. El dau blanc i el del teu color podrien anar més lluny, a 1 ruble el pas.
cathedral-lesson-obtain-brick = Obtén els maons.
cathedral-lesson-roll-brick = I tira els daus.
cathedral-lesson-deliver = Ona ha reivindicat la secció de damunt de la teva. Ara construeix: en una acció lliures fins a tres materials. Tria una fusta del banc i després la teva base; o arrossega-la-hi.
cathedral-lesson-deliver-2 = Una altra vegada el mateix.
cathedral-lesson-deliver-3 = I el maó. Amb ell la base queda acabada.
cathedral-lesson-finished = La base es pinta i el teu estendard s'hi queda. Tens el seu reconeixement, una casella de la cinta per cada punt, i els seus rubles.
cathedral-lesson-decorate = Les seccions acabades es poden ornamentar, les teves i les dels altres: una base amb una porta per 1 de fusta, una central amb un arc per 1 pedra, una cúpula amb una creu per 1 d'or. Si hi afegeixes joies, donen prestigi de seguida. Ornamenta la teva base.
cathedral-lesson-prestige = La cinta té dues escales. El reconeixement compta totes les caselles; el prestigi, només les daurades, que són cada cop més juntes. En qualsevol moment del teu torn pots renunciar a prestigi a canvi de rubles o per tornar a tirar daus.
cathedral-lesson-below = Compte amb les obres aturades: quan s'acaba una secció damunt d'una d'inacabada, l'amo de la de sota perd reconeixement. El tauler ho mostra abans que passi.
cathedral-lesson-end = Quan algú ha acabat sis seccions, els altres tenen un torn més. Després cada torre dona prestigi: 2 per secció acabada i 1 per ornament, tot per a qui hi té més presència. Amb dos jugadors l'altre en té un terç.
cathedral-lesson-more = Ja saps com va. Assenyala qualsevol cosa per llegir què fa; les clàusules són a Regles. Bona obra.

## The legend

cathedral-web-sign-swap = Canvi
cathedral-web-sign-swap-help = Torna un material i agafa'n un altre dels que es mostren.
cathedral-web-sign-gather = Un altre espai
cathedral-web-sign-gather-help = Agafa un cop la quantitat d'una lloseta del mercat: la d'aquest espai o la d'on apunta la fletxa.
cathedral-web-sign-workshop = Taller
cathedral-web-sign-workshop-help = Activa qualsevol lloseta destapada del teu taulell.
cathedral-web-sign-deliver = Carro
cathedral-web-sign-deliver-help = Porta aquesta quantitat de materials a seccions teves.
cathedral-web-sign-sections = Per cada secció
cathedral-web-sign-sections-help = Aquest reconeixement per cada secció teva acabada.
cathedral-web-sign-towers = Per cada torre
cathedral-web-sign-towers-help = Aquest reconeixement per cada torre amb un estendard teu.
cathedral-web-sign-ornaments = Per cada ornament
cathedral-web-sign-ornaments-help = Aquest reconeixement per cada ornament teu.
cathedral-web-sign-again = Tantes vegades com vulguis
cathedral-web-sign-again-help = Pots fer servir aquesta acció més d'un cop en el torn, si la pots pagar.
cathedral-web-sign-any = Qualsevol d'aquests
cathedral-web-sign-any-help = Un material a triar entre els de l'acció.
cathedral-web-sign-tile = Lloseta de taller
cathedral-web-sign-tile-help = Qui reivindica la secció se la posa al taulell. Destapada, dona el que mostra cada vegada que mou el dau del seu espai.
cathedral-web-sign-tile-down = Lloseta tapada
cathedral-web-sign-tile-down-help = No ha costat res i no fa res.
cathedral-web-sign-season = Estació
cathedral-web-sign-season-help = Un quart del mercat: dos espais veïns i la carta d'influència que hi ha entremig.
cathedral-web-sign-die = Dau
cathedral-web-sign-die-help = Es mou exactament el que marca i activa la lloseta del seu espai al teu taulell. El dau del teu color pot anar més enllà, per 1 ruble cada pas.
cathedral-web-sign-die-white = Dau blanc
cathedral-web-sign-die-white-help = Tothom pot moure'l més enllà, per 1 ruble cada pas. Té dos espais a cada taulell.
cathedral-web-sign-banner = Estendard
cathedral-web-sign-banner-help = Diu de qui és la secció. Al teu taulell tapa un lloc fins que l'agafes.
cathedral-web-sign-group = Influència
cathedral-web-sign-group-help = Artesans, transportistes, mercaders, clergat: qui porta un dau al seu quart pot fer servir una de les seves dues accions.

## Why a move is recommended

cathedral-web-hint-room = És el que dona aquesta parada.
cathedral-web-hint-decorate = Costa { $price } i fa que la torre valgui 1 prestigi més.
cathedral-web-hint-jewel = Dona { $count } de prestigi a l'instant.
cathedral-web-hint-no_jewel = Les joies et fan més servei en un altre lloc.
cathedral-web-hint-stop_building = El que guardes et farà més servei més endavant.
cathedral-web-hint-end_turn = Res més en aquest torn no et dona cap guany.
cathedral-web-hint-roll = Aquí ja has fet tot el que volies: es tiren els daus d'aquest espai.
cathedral-web-hint-reroll = Amb altres números aquests daus arriben a espais que et fan més servei.
cathedral-web-hint-sell = Dona { $things }, per pagar el que tens pensat.
cathedral-web-hint-need = A les teves seccions encara els falta { $material }: { $count }.
cathedral-web-hint-deliver = Acosta una secció teva al final.
cathedral-web-hint-move_die = La parada on s'atura és la que et fa més servei.
cathedral-web-hint-place = Tapada és gratis i no et gastes els rubles.
cathedral-web-hint-activate = La lloseta dona el que mostra.
cathedral-web-hint-influence = És una de les dues accions d'aquest quart.
