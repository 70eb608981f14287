# What the workbench says, whatever the game.

bench-title = Officina di design
bench-lead = Cambia la scatola di un gioco e guarda subito che cosa ne fanno migliaia di partite tra bot.
bench-tab-box = La scatola
bench-tab-found = Che effetto fa
bench-yes = sì
bench-no = no
bench-was = era { $value }
bench-changed = { $place }: { $before } → { $after }
bench-was-added = Aggiunto: { $place }
bench-was-removed = Tolto: { $place }
bench-take-out = Togli: { $what }
bench-add-to = Aggiungi a: { $what }
bench-add = Aggiungi…
bench-one-more = Un altro
bench-less-of = Meno: { $what }
bench-more-of = Più: { $what }
bench-copy-of = Copia: { $what }
bench-name = Nome
bench-change-card = Cambia
bench-close-card = Chiudi
bench-find = Cerca una carta o una cifra
bench-nothing-found = Niente ha questo nome.
bench-parts = Parti della scatola
bench-undo = Annulla
bench-redo = Ripeti
bench-as-file = Come file (TOML)
bench-as-form = Come modulo
bench-as-file-how = La stessa scatola come testo. Quello che scrivi o incolli qui cambia il modulo.
bench-source-rulebook = regolamento
bench-source-rulebook-how = Lo dice il regolamento, o ne consegue.
bench-source-published = pubblicato
bench-source-published-how = Lo mostra una recensione o un riassunto delle regole.
bench-source-reconstructed = ricostruito
bench-source-reconstructed-how = Nessuna fonte lo dà; è nostro.
bench-changes = Le tue modifiche
bench-no-changes = Non è ancora cambiato nulla: è la scatola così com'è.
bench-unchanged = La scatola così com'è
bench-put-back = Rimetti com'era
bench-reset = Rimetti tutto com'era
bench-cannot-be-played = Con questa scatola non si può giocare.
bench-show-it = Mostra dove
bench-show-why = Guarda perché
bench-play-many = Gioca molte partite
bench-players = Giocatori
bench-bots = Bot
bench-by-seat = Uno diverso a ogni posto
bench-searching-how = I bot che pensano in anticipo impiegano secondi per ogni partita: comincia con cento.
bench-options = Opzioni
bench-seed = Seme
bench-seed-how = Lo stesso numero dà le stesse distribuzioni.
bench-range = Prova una cifra su un intervallo
bench-range-how = Ogni valore si gioca con le stesse distribuzioni. Una cifra si disegna come una curva di nove valori al massimo, due come una mappa.
bench-figure = Cifra
bench-from = da
bench-to = a
bench-second-range = Una seconda cifra: disegna una mappa
bench-games = Partite
bench-takes = Circa { $time }.
bench-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
bench-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
bench-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
bench-run = Guarda che effetto fa
bench-run-standard = Gioca con la scatola così com'è
bench-run-range = Disegna la curva
bench-run-map = Disegna la mappa
bench-stop = Ferma
bench-go-on = Continua
bench-more-games = Altre partite
bench-games-played = Partite giocate
bench-so-many = { $games ->
    [one] { $games } partita per ogni scatola, con la stessa distribuzione
   *[other] { $games } partite per ogni scatola, con le stesse distribuzioni
}
bench-a-second = { $games ->
    [one] { $games } partita al secondo
   *[other] { $games } partite al secondo
}
bench-so-many-changes = Modifiche: { $count }
bench-stuck = { $decisions ->
    [one] La partita { $game } non è finita entro { $decisions } decisione. Ci si è fermati.
   *[other] La partita { $game } non è finita entro { $decisions } decisioni. Ci si è fermati.
}
bench-rules-failed = Le regole hanno dato errore nella partita { $game }, che si è fermata.
bench-run-failed = Non è riuscito:
bench-left-out = Escluso, { $value }:
bench-watch = guarda
bench-watch-it = Guarda questa partita
bench-watch-without = guarda una partita senza
bench-watch-with = e la stessa con la modifica
bench-no-such-game = Non si è trovata una partita simile.
bench-found = Che cosa dicono le partite
bench-variants = Varianti
bench-without = così com'è
bench-with = con le tue modifiche
bench-from-to = da { $low } a { $high }
bench-by = Da { $low } a { $high }, con il 95 % di confidenza
bench-by-points = Da { $low } a { $high } punti percentuali, con il 95 % di confidenza
bench-no-difference = { $games ->
    [one] { $games } partita non mostra alcuna differenza.
   *[other] { $games } partite non mostrano alcuna differenza.
}
bench-cannot-tell = Non ci sono abbastanza partite per dirlo:
bench-would-have-seen = { $points ->
    [one] Una differenza di più di { $points } punto percentuale si sarebbe vista.
   *[other] Una differenza di più di { $points } punti percentuali si sarebbe vista.
}
bench-all-the-same = Tutte le partite sono andate esattamente allo stesso modo: la modifica non si è mai notata.
bench-noticed-elsewhere = Si nota con:
bench-not-the-same-table = Non si confrontano partita per partita: i tavoli non sono uguali.
bench-who-wins = Chi vince
bench-began = Chi comincia
bench-by-bot = Per bot
bench-how-it-ends = Come finisce
bench-points = Punti
bench-figure-side = vittorie: { $side }
bench-figure-seat = vittorie: { $seat }
bench-figure-nobody = partite che nessuno vince
bench-figure-turns = durata in turni
bench-figure-decisions = numero di decisioni
bench-figure-margin = margine di vittoria
bench-figure-best = miglior punteggio
bench-figure-lead = cambi in testa
bench-figure-settled = decimo della partita da cui era in testa chi ha vinto
bench-says-side = { $way ->
    [more] { $who }: vince più spesso, { $before } → { $after } di tutte le partite.
   *[less] { $who }: vince meno spesso, { $before } → { $after } di tutte le partite.
}
bench-says-winner = { $way ->
    [more] { $who }: vince più spesso, { $before } → { $after } di tutte le partite.
   *[less] { $who }: vince meno spesso, { $before } → { $after } di tutte le partite.
}
bench-says-nobody = { $way ->
    [more] Più partite finiscono senza vincitore: { $before } → { $after } di tutte le partite.
   *[less] Meno partite finiscono senza vincitore: { $before } → { $after } di tutte le partite.
}
bench-says-turns = { $way ->
    [more] Le partite sono più lunghe: { $before } → { $after } turni.
   *[less] Le partite sono più brevi: { $before } → { $after } turni.
}
bench-says-decisions = { $way ->
    [more] C'è di più da decidere: { $before } → { $after } decisioni a partita.
   *[less] C'è di meno da decidere: { $before } → { $after } decisioni a partita.
}
bench-says-margin = { $way ->
    [more] Il finale è meno serrato: un vantaggio di { $before } → { $after } punti.
   *[less] Il finale è più serrato: un vantaggio di { $before } → { $after } punti.
}
bench-says-best = { $way ->
    [more] Il miglior punteggio è più alto: { $before } → { $after } punti.
   *[less] Il miglior punteggio è più basso: { $before } → { $after } punti.
}
bench-says-lead = { $way ->
    [more] La testa cambia più spesso: { $before } → { $after } volte a partita.
   *[less] La testa cambia meno spesso: { $before } → { $after } volte a partita.
}
bench-says-taken = { $way ->
    [more] { $what }: si prende più spesso, { $before } → { $after } delle volte in cui si poteva.
   *[less] { $what }: si prende meno spesso, { $before } → { $after } delle volte in cui si poteva.
}
bench-says-worth = { $way ->
    [more] { $what }: vale di più per chi lo prende, { $before } → { $after } punti percentuali di vittorie.
   *[less] { $what }: vale di meno per chi lo prende, { $before } → { $after } punti percentuali di vittorie.
}
bench-cards = Carte e altre cose
bench-cards-how = { $games ->
    [one] Contato in { $games } partita.
   *[other] Contato in { $games } partite.
} Valore: di quanti punti percentuali vince più spesso chi l'ha preso. Un punto rosso segna una differenza chiara.
bench-card = Cosa
bench-taken = Preso
bench-worth = Valore
bench-fewer = Mostra meno
bench-all-of-them = Tutti: { $count }
bench-never-used = Mai usato:
bench-points-from = Da dove vengono i punti
bench-winners = Vincitori
bench-others = Altri
bench-keep-and-share = Conserva e condividi
bench-play-it = Gioca contro i bot
bench-invite = Invita gli amici
bench-keep = Conserva
bench-kept = Conservato in questo browser.
bench-copy-link = Copia un link
bench-link-copied = Il link è copiato.
bench-save-file = Salva come file
bench-save-table = Salva le partite (CSV)
bench-saved = Salvato.
bench-print = Stampa
bench-share-how = Link e file contengono scatola, esperimento e risultato: chi li apre vede le stesse partite e cifre. Lo stesso file, con più partite, lo gioca rubra lab run su tutti i core di una macchina più grande; ciò che trova si apre qui.
bench-notes = Note
bench-open-file = Apri un esperimento
bench-opened = Aperto.
bench-cannot-open = Non si può aprire:
bench-mine = I miei esperimenti
bench-played = Che cosa si è giocato
bench-together = Tutte le varianti si giocano con le stesse distribuzioni. Gli intervalli di ogni tabella valgono insieme al 95 %.
bench-variant = Variante
bench-save-for-workbench = Salva per l'officina di design
bench-save-for-workbench-how = L'officina di design del browser apre questo file, con tutte le cifre, e continua da lì.
bench-luck = La sorte della distribuzione
bench-luck-how = Ogni distribuzione è stata giocata più volte da bot uguali. Questa parte del risultato la decide la distribuzione, il resto ciò che fanno i giocatori.
bench-bans = Quanto vale ogni cosa
bench-bans-how = Un posto, ogni volta un altro, lascia la cosa ogni volta che può fare altro. Le sue vittorie cambiano di questi punti percentuali.
bench-holes = Mosse che nessuno fa
bench-never-legal = Mai legali:
bench-never-made = Legali, ma mai fatte:
bench-unusual = Partite insolite
bench-unusual-how = Ognuna si apre a un tavolo di { $server }, se lì c'è un server: rubra serve ne avvia uno.
bench-unusual-game = { $turns ->
    [one] Partita { $game }, { $turns } turno.
   *[other] Partita { $game }, { $turns } turni.
}
bench-unusual-longest = La più lunga
bench-unusual-shortest = La più breve
bench-unusual-largest-margin = Il vantaggio maggiore
bench-unusual-highest-score = Il punteggio più alto
bench-unusual-most-changes-of-the-lead = Più cambi di testa
bench-unusual-most-legal-moves = Più mosse legali insieme
bench-unusual-rarest-end = Il finale più raro
bench-open-torn = Questo esperimento non è intero: manca una parte del link o del file. Chiedilo di nuovo.
bench-open-large = È troppo grande per essere un esperimento.
bench-open-failed = Non si è potuto aprire. Ricarica la pagina e riprova.
bench-unfit-other-rules = Il risultato di questo esperimento è di un'altra versione delle regole. Le partite si giocano di nuovo.
bench-unfit-damaged = Il risultato di questo esperimento è danneggiato. Le partite si giocano di nuovo.
bench-failed-table = Non si è potuto aprire nessun tavolo con questa scatola.
bench-failed-keep = Non si è potuto conservare in questo browser. Salvalo come file.
bench-failed-link = Non si è potuto fare un link. Salvalo come file.
bench-failed-save = Non si è potuto salvare.
bench-link-by-hand = Il link, da copiare a mano
bench-would-show = { $games ->
    [one] Se la differenza è quella che sembra ({ $what }), si vedrebbe con { $games } partita.
   *[other] Se la differenza è quella che sembra ({ $what }), si vedrebbe con circa { $games } partite.
}
bench-play-so-many = { $games ->
    [one] Gioca { $games } partita
   *[other] Gioca { $games } partite
}
bench-watch-in-workbench = Aprilo nell'officina di design per guardare una partita di queste cifre.
bench-watch-needs-server = «guarda» apre una partita su { $server }, se lì c'è un server: rubra serve ne avvia uno.
bench-rules-version = Regole: versione { $version }
bench-other-rules = Trovato con regole diverse da quelle del programma che ha scritto questa pagina. Le partite non si possono guardare: andrebbero in un altro modo.
