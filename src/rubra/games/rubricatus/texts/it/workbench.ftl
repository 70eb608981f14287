# What the workbench calls the parts and figures of the box.

## Parts of the box

rubricatus-box-era = Ere
rubricatus-box-region = Regioni
rubricatus-box-problems = Problemi
rubricatus-box-resources = Risorse
rubricatus-box-development = Tracciati di sviluppo
rubricatus-box-developers = Arrivare alla fine di un tracciato
rubricatus-box-scoring = Punteggio
rubricatus-box-construction = Costruzioni
rubricatus-box-action = Carte azione
rubricatus-box-era_card = Carte Era e calamità
rubricatus-box-eteria = Etèries

## Figures

rubricatus-box-era-rounds = round
rubricatus-box-era-draw = carte pescate in ogni round
rubricatus-box-era-helpers = aiutanti di ogni giocatore
rubricatus-box-region-players = aperta se si gioca almeno in
rubricatus-box-region-comarques = accetta costruzioni di
rubricatus-box-problems-in_each_region = in ogni regione all'inizio
rubricatus-box-problems-in_drawer_with_three = nel cassetto in tre giocatori
rubricatus-box-problems-in_drawer_with_four = nel cassetto in quattro giocatori
rubricatus-box-problems-most_in_region = al massimo in una regione
rubricatus-box-problems-most_to_build = al massimo dove si costruisce
rubricatus-box-resources-most = al massimo di ogni risorsa
rubricatus-box-resources-cycle = punti da un'eccedenza alla successiva
rubricatus-box-development-spaces = punti di ogni spazio
rubricatus-box-developers-first = punti per il primo
rubricatus-box-developers-later = punti per i successivi
rubricatus-box-scoring-extension = un ampliamento
rubricatus-box-scoring-majority = più costruzioni di un'Era
rubricatus-box-scoring-majority_tied = lo stesso, in caso di parità
rubricatus-box-scoring-all_eras = una costruzione di ogni Era
rubricatus-box-scoring-all_comarques = una costruzione di ogni comarca
rubricatus-box-scoring-leftovers_for_a_point = risorse avanzate per un punto
rubricatus-box-construction-era = Era
rubricatus-box-construction-comarca = comarca
rubricatus-box-construction-cost = costo
rubricatus-box-construction-problems = problemi che porta
rubricatus-box-construction-points = punti
rubricatus-box-construction-develop = passi di sviluppo
rubricatus-box-construction-income = rendita a ogni round
rubricatus-box-construction-partner = abbinata a
rubricatus-box-action-points = valore
rubricatus-box-action-event = che cosa fa invece
rubricatus-box-action-removed = poi esce dal gioco
rubricatus-box-era_card-era = Era
rubricatus-box-era_card-calamity = calamità
rubricatus-box-era_card-now = subito
rubricatus-box-era_card-check = verifica alla fine del round
rubricatus-box-era_card-prize = se riesce
rubricatus-box-era_card-penalty = se fallisce
rubricatus-box-eteria-ability = abilità
rubricatus-box-eteria-what = di quale risorsa

## Words

rubricatus-box-word-do = che cosa succede
rubricatus-box-word-what = di quale, o dove
rubricatus-box-word-n = quanti
rubricatus-box-word-who = per chi
rubricatus-box-word-each = ogni giocatore
rubricatus-box-word-holder = chi ha l'iniziativa
rubricatus-box-word-materials = materiali
rubricatus-box-word-technology = tecnologia
rubricatus-box-word-culture = cultura
rubricatus-box-word-defence = difesa
rubricatus-box-word-gain = guadagnare una risorsa
rubricatus-box-word-gain_any = guadagnare di una risorsa a scelta
rubricatus-box-word-lose = perdere una risorsa
rubricatus-box-word-lose_any = perdere risorse a scelta
rubricatus-box-word-score = guadagnare punti vittoria
rubricatus-box-word-forfeit = perdere punti vittoria
rubricatus-box-word-take = prendere risorse ad altri
rubricatus-box-word-recruit = reclutare un'etèria
rubricatus-box-word-replace = cambiare carte del mercato
rubricatus-box-word-add = problemi in una regione
rubricatus-box-word-add_any = problemi in regioni a scelta
rubricatus-box-word-add_everywhere = problemi in ogni regione
rubricatus-box-word-remove = togliere problemi da una regione
rubricatus-box-word-remove_any = togliere problemi a scelta
rubricatus-box-word-purge = le carte delle Ere precedenti lasciano il mercato
rubricatus-box-word-built = qualcuno ha costruito
rubricatus-box-word-has = qualcuno ha una risorsa
rubricatus-box-word-leads = essere primi su un tracciato
rubricatus-box-word-calm = pochi problemi in una regione
rubricatus-box-word-all_calm = pochi problemi in ogni regione
rubricatus-box-word-soothe = toglie un problema dalla regione
rubricatus-box-word-gather = ne produce uno in più
rubricatus-box-word-endure = costruisce con un problema in più
rubricatus-box-word-spare = costruire costa uno in meno
rubricatus-box-word-construction = costruzione
rubricatus-box-word-action = carta azione
rubricatus-box-word-era_card = carta Era
rubricatus-box-word-eteria = etèria

## What they mean

rubricatus-box-era-how = Quanti round ha un'Era, quante carte vi pesca ogni giocatore e quanti aiutanti ha ognuno a quel punto: tanti turni ha un round.
rubricatus-box-region-how = Dove si fanno le costruzioni di ogni comarca. In tre giocatori le regioni miste sono coperte.
rubricatus-box-problems-how = Quando il cassetto è vuoto la partita è finita, e tutti hanno perso.
rubricatus-box-problems-most_in_region-how = Un problema che non trova posto va messo in un'altra regione.
rubricatus-box-problems-most_to_build-how = Dove ce ne sono di più, bisogna mitigarne prima di costruire.
rubricatus-box-resources-how = I segnalini delle quattro risorse. Un punto che porterebbe un segnalino oltre la fine dà un passo di sviluppo e lo riporta a 0.
rubricatus-box-resources-cycle-how = Uno più del massimo, se il segnalino torna a 0 con il punto che supera la fine; quanto il massimo, se vi torna arrivando alla fine.
rubricatus-box-development-how = Ce n'è uno per ogni risorsa. Ogni casella dà subito i suoi punti vittoria; l'ultima è la fine.
rubricatus-box-developers-how = Al posto dei punti dell'ultima casella. Chi è alla fine e deve avanzare segna ancora come chi segue.
rubricatus-box-scoring-how = Un ampliamento si segna quando si costruisce, tutto il resto alla fine della partita.
rubricatus-box-construction-how = Carte del mercato. Chi ne costruisce una paga il costo, mette i suoi problemi nella regione e segna il valore della carta giocata; punti e passi arrivano subito, le entrate ogni round.
rubricatus-box-action-how = Ogni giocatore ha un mazzo con tutte queste. Una carta si gioca per il valore o per ciò che fa al suo posto, e il valore più alto prende l'iniziativa.
rubricatus-box-era_card-how = In ogni round se ne gira una. Le calamità entrano solo con le difficoltà che le prevedono.
rubricatus-box-eteria-how = Le reclutano gli eventi: ognuna prende il posto di un aiutante e ha un'abilità dove viene piazzata.
