# What the workbench calls the parts and figures of the box.

## Parts of the box

rubico-box-march = Carte marcia
rubico-box-march-how = Quante ce ne sono di ogni tipo: 25 in tutto.
rubico-box-roles = Carte ruolo
rubico-box-roles-how = Quante ce ne sono di ogni colore: 7 in tutto.
rubico-box-setup = Preparazione secondo il numero di giocatori
rubico-box-centurion = Il Centurione
rubico-box-centurion-how = Quante carte prende il Centurione.
rubico-box-victory = Vittoria del Senato
rubico-box-senate = Carte Senato
rubico-box-power = Poteri
rubico-box-favour = Che cosa aggiunge Iuno
rubico-box-space = La strada per Roma
rubico-box-space-how = Gli spazi dalla partenza di Cesare fino a Roma, in ordine.

## Figures

rubico-box-setup-players = giocatori
rubico-box-setup-remove_roles = carte ruolo che tornano nella scatola
rubico-box-setup-remove_march = carte marcia che tornano nella scatola
rubico-box-setup-hand = carte che ogni giocatore pesca a ogni turno
rubico-box-setup-blues_for_senate = carte blu che girano una carta Senato
rubico-box-setup-powers = si distribuiscono i poteri
rubico-box-setup-recognition = i senatori si riconoscono prima di iniziare
rubico-box-centurion-beyond_distance = carte oltre ai passi fino al prossimo Castrum
rubico-box-centurion-most_of_one = al massimo da un giocatore
rubico-box-victory-legions = carte scoperte che nominano una legione
rubico-box-senate-effect = effetto per un turno
rubico-box-senate-legions = legioni
rubico-box-senate-top = sta sempre in cima
rubico-box-power-effect = effetto
rubico-box-space-players = c'è se si gioca almeno in
rubico-box-space-castrum = Castrum: Cesare si ferma qui

## Words

rubico-box-word-red = rosse
rubico-box-word-blue = blu
rubico-box-word-janus = Giano
rubico-box-word-pompey = Pompeo
rubico-box-word-none = nessun effetto
rubico-box-word-extra_card = una carta in più, senza guardarla
rubico-box-word-discard_card = una carta in meno, senza guardarla
rubico-box-word-one_blue = conta una carta blu in più
rubico-box-word-one_red = conta una carta rossa in più
rubico-box-word-summon = una carta va presa
rubico-box-word-shift = Cesare si muove di un passo
rubico-box-word-peek = guardare una carta
rubico-box-word-cover = proteggere una carta
rubico-box-word-cancel = annullare gli effetti
rubico-box-word-favour = più carte rosse e Pompeo
rubico-box-word-space = spazio

## What they mean

rubico-box-setup-how = C'è una riga per ogni numero di giocatori, da tre a sette. Ciò che torna nella scatola rende il mazzo più piccolo; per quante carte blu ci siano, girano una sola carta Senato.
rubico-box-victory-how = Il Senato vince appena tante carte Senato scoperte mostrano la stessa legione.
rubico-box-senate-how = Ogni Pompeo ne gira una, e così abbastanza carte blu. L'effetto vale solo nel turno seguente; la legione conta fino alla fine.
rubico-box-power-how = Ogni giocatore ne riceve una in segreto e può giocarla una volta, in un turno in cui è un altro il Centurione.
rubico-box-favour-how = Tante carte in più contano nel turno in cui si gioca Iuno.
