# What the browser says, whatever the game.

## Everywhere

web-close = Chiudi
web-done = Fatto
web-settings = Impostazioni
web-menu = Menu
web-to-home = Home
web-opening = Si apparecchia il tavolo…
web-preparing = Le regole di questo gioco vengono preparate su questa macchina. Ci vuole un minuto, e solo questa volta.
web-lost-page = Qui non c'è nulla.
web-lost-table = Questo tavolo non esiste o non è aperto per te.
web-error-line = Il server non risponde. Controlla la connessione e riprova.
web-refused = Non è stato possibile. Guarda il tavolo e scegli di nuovo.
web-refused-other = Non è stato possibile. Guarda che cosa hai scritto e riprova.
web-refused-wrong_password = Non c'è un profilo con quel nome e quella password.
web-refused-name_taken = Quel nome è già di qualcuno. Scegline un altro.
web-refused-bad_name = Un nome ha da 1 a 30 lettere o cifre.
web-refused-bad_address = Da qui non si arriva a quell'indirizzo. Deve cominciare con https:// ed essere pubblico.
web-refused-bad_box = Il file della scatola non si può usare.
web-refused-bad_record = Questo file non è la registrazione di una partita che si possa leggere qui.
web-refused-stale = Nel frattempo il tavolo è andato avanti. Scegli di nuovo.
web-refused-illegal_move = Questa mossa ora non è permessa. Scegline una che brilla.
web-refused-not_asked = Ora non tocca a te decidere.
web-refused-seat_taken = Quel posto è occupato. Scegline un altro.
web-refused-too_many = Troppe cose in troppo poco tempo. Aspetta un momento.
web-refused-busy = Il server è occupato. Riprova tra un momento.
web-refused-not_invited = Questo tavolo è solo per chi ha il link.
web-refused-freed = Chi ospita ha liberato il tuo posto. Cerca un altro tavolo.
web-refused-banned = Qui non puoi entrare. Chiedi a chi gestisce questo server.
web-refused-closed = Questo tavolo è chiuso.
web-refused-not_your_password = Questa non è la tua password.
web-refused-not_friends = Puoi tenere un posto solo a un amico.
web-refused-no_such_code = Questo link è già stato usato o non vale più. Chiedine uno nuovo.
web-refused-no_mail = Questo server non manda e-mail.
web-refused-bad_email = Non è un indirizzo a cui possiamo scrivere.
web-guest-name = Ospite
web-nobody = Il tuo nome
web-footer = Tabula Rubra: software libero, senza pubblicità e senza tracciatori.

## Home

web-hero = Tre giochi da tavolo a un tavolo rosso
web-hero-more = Gioca nel browser con gli amici, su un solo dispositivo o contro i bot. Non serve un profilo.
web-games = Giochi
web-play-now = Gioca ora
web-play-now-how = Gioca ora: un clic e siedi al tavolo con i bot.
web-play-now-level = Un clic e siedi al tavolo con i bot. Giocano al livello { $level } di { $most }.
web-play-now-choose = Scegli il livello
web-play-now-adapts = I bot si adattano a me: dopo una partita vinta giocano un livello più in alto, dopo una persa uno più in basso, e i primi passi sono lunghi il doppio.
web-play-now-fixed = Livello dei bot
web-play-now-next = Bot di Gioca ora: livello { $level } la prossima volta.
web-learn = Impara giocando
web-new-table = Nuovo tavolo
web-workbench = Officina: cambia questo gioco
web-list-two = { $first } e { $last }
web-list-more = { $first } e { $last }
web-players = da { $least } a { $most } giocatori
web-minutes = da { $least } a { $most } minuti
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-no-open = Ora nessun tavolo aspetta giocatori. Aprine uno.
web-watch-tables = In corso
web-ended-tables = Le mie partite finite
web-join-link = Ti hanno mandato un link? Incollalo qui
web-import = Hai la registrazione di una partita? Guardala o continuala
web-join = Entra
web-go-on = Continua
web-watch-it = Guarda
web-seats-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
}
web-frozen = Sospeso
web-closed = Chiuso
web-with-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bot
}
web-kept-for-you = { $name } ti tiene un posto
web-kept-in-tournament = Ti aspetta un tavolo di un torneo
web-nearly-full = quasi pieno
web-filter = Quali tavoli?
web-filter-games = Tutti i giochi
web-filter-paces = Qualsiasi ritmo
web-none-found = Ora non c'è nessun tavolo così aperto.
web-my-page = La mia pagina

## A new table

web-new-table-of = { $game }: nuovo tavolo
web-name = Il tuo nome
web-how-many = In quanti giocate?
web-who-sits = Chi siede dove?
web-sitter-me = Io
web-sitter-here-how = Vi passate il dispositivo; un sipario nasconde la mano di ognuno agli altri.
web-second-name = Giocatore { $number }
web-level-random = a caso
web-level-easy = facile
web-level-medium = medio
web-level-hard = difficile
web-level-easy-how = Gioca per abitudine. Adatto alla prima partita.
web-level-medium-how = Pensa qualche mossa in anticipo.
web-level-hard-how = Riflette un secondo su ogni decisione.
web-level-number = livello { $number }
web-level-in-sentence = { $number }
web-levels-numbered = Bot per numero
web-level-number-how = Il livello 1 gioca come il facile, il livello { $most } è il più alto qui. Ognuno vince nettamente contro il precedente.
web-bots-level = Bot: { $levels }
web-options = Opzioni
web-no-wish = quello che resta libero
web-own-box = File di regole proprio
web-own-box-how = Un file (TOML) con altre carte e altri numeri. Il tavolo dice che gioca con esso.
web-own-box-here = Questo tavolo gioca con un file di regole proprio.
web-pace = Tempo per pensare
web-pace-none = Senza orologio
web-pace-none-how = Ognuno pensa quanto vuole.
web-pace-live = Dal vivo, 15 minuti a testa
web-pace-live-how = E 15 secondi in più per ogni decisione. Quando qualcuno non ha più tempo, gli altri decidono se aspettare.
web-pace-days = A turni, 2 giorni per ogni decisione
web-pace-days-how = Torni quando tocca a te.
web-access = Chi può venire?
web-access-open = Chiunque
web-access-open-how = Il tavolo compare nella pagina iniziale.
web-access-invited = Solo chi ha il link
web-access-invited-how = Il link lo mandi tu.
web-open-table = Apri il tavolo

## Before the game

web-gathering-how = La partita comincia da sola quando ogni posto è occupato.
web-seat-free = libero
web-seat-bot = Bot, { $level }
web-seat-here = qui
web-seat-away = assente
web-sit = Siediti qui
web-sit-too = Anche su questo dispositivo
web-bot-away = Togli il bot
web-seat-free-up = Libera questo posto
web-close-table-sure = Nessuno potrà più giocare qui.
web-table-closed = Questo tavolo è chiuso.
web-online = Invita un amico
web-online-how = La partita continua sul server, da dove si trova ora. Tieni il tuo posto, e i tuoi amici ricevono un link per i loro.
web-online-seats = Posti per i tuoi amici
web-online-luck = La sorte di questa partita è stata decisa su questo dispositivo, quindi chi lo tiene potrebbe sapere che cosa deve ancora venire. Ai tuoi amici viene detto, e la partita non conta per la classifica.
web-online-do = Portala online
web-online-gone = Questa partita continua online.
web-online-there = Al tavolo
web-on-device = Questa partita è cominciata sul dispositivo di { $name }, che potrebbe sapere che cosa porterà ancora la sorte. Non conta per la classifica.
web-on-device-mine = Questa partita è cominciata sul tuo dispositivo, quindi potresti sapere che cosa porterà ancora la sorte: ai tuoi amici viene detto. Non conta per la classifica.
web-link = Il link per gli amici
web-copy = Copia
web-copied = Copiato

## At the table

web-your-turn = Tocca a te
web-my-place = La tua plancia
web-waiting = { $count ->
    [one] { $names } sta scegliendo.
   *[other] { $names } stanno scegliendo.
}
web-thinking = { $count ->
    [one] { $names } sta pensando.
   *[other] { $names } stanno pensando.
}
web-watch = Guarda che cosa succede.
web-sending = Un momento…
web-choices = { $count ->
    [one] 1 scelta
   *[other] Tutte le { $count } scelte
}
web-undo = Annulla
web-undo-how = Annulla la tua ultima mossa.
web-hint = Suggerimento
web-hint-asking = Un bot ci sta pensando…
web-skip = Salta
web-again = Mostra di nuovo
web-panels = Cronaca, discorsi e regole
web-log = Cronaca
web-talk = Discorsi
web-ledger = Turni passati
web-rules = Regole
web-since = dalla tua ultima mossa
web-line-lost = Mi riconnetto…
web-propose = Chiedi al tavolo di tornare a prima della mia ultima mossa
web-proposal = { $reader ->
    [name] Chiedi
   *[other] { $name } chiede
} di tornare indietro.
web-proposal-unrated = Allora questa partita non conta più per la classifica, e la registrazione lo dice.
web-propose-sure = Tornare indietro?
web-propose-do = Chiedilo
web-agree = D'accordo
web-disagree = Non sono d'accordo
web-stand-in = Un bot gioca al tuo posto.
web-return = Riprendo il mio posto
web-late-gone = { $name } manca da { $time }. Fate giocare un bot finché non torna?
web-late-time = { $name } non ha più tempo. Fate giocare un bot finché non torna?
web-late-gone-told = { $name } manca da { $time }.
web-late-time-told = { $name } non ha più tempo.
web-late-bot = Fai giocare un bot
web-late-wait = Aspetto ancora
web-late-all = Il bot gioca appena lo volete tutti.
web-late-soon = Un bot gioca per { $name } tra { $time }.
web-late-me = Il tuo tempo è finito. Si chiede agli altri se un bot può giocare per te.
web-late-me-soon = Gli altri lasciano giocare un bot per te tra { $time }.
web-late-here = Sono qui
web-stood-in = Mentre non c'eri, un bot ha deciso per te:
web-stood-in-undo = Annulla
web-stood-in-undo-part = Ciò che da allora è stato pescato o mostrato resta.
web-stood-in-ask = Chiedi agli altri di tornare indietro
web-stood-in-keep = Lascia così
web-by-bot = un bot per { $reader ->
    [name] te
   *[other] { $name }
}
web-resign = Lascia il posto
web-resign-sure = Un bot giocherà al tuo posto fino alla fine. Non potrai tornare.
web-stay = Resto

## Talk

web-say = Di' qualcosa
web-send = Invia
web-talk-empty = Nessuno ha ancora detto nulla. Si può dire tutto, anche il falso.
web-mute = Silenzia { $name }
web-hear = Ascolta di nuovo { $name }
web-watcher = { $name } (guarda)
web-report = Segnala una frase
web-report-of = Segnala quello che ha detto { $name }
web-report-how = Chi gestisce questo server leggerà la frase e vedrà chi l'ha detta.
web-report-why = Che cosa non va? (Puoi lasciarlo vuoto.)
web-report-send = Segnala
web-reported = Segnalato. Grazie.
web-speak = Che cosa dici
web-speak-how = Scegli di chi o a chi parli: di te, o di un altro giocatore.
web-speak-me = Su di me
web-speak-back = Indietro
web-speak-enough = In questo turno hai già detto abbastanza.
web-signalled-trust = { $reader ->
    [seat] ti fidi di { $name }.
    [name] si fida di te.
   *[other] si fida di { $name }.
}
web-signalled-suspect = { $reader ->
    [seat] sospetti di { $name }.
    [name] sospetta di te.
   *[other] sospetta di { $name }.
}
web-signalled-ask = { $reader ->
    [seat] chiedi a { $name }: che cosa hai?
    [name] ti chiede: che cosa hai?
   *[other] chiede a { $name }: che cosa hai?
}
web-signalled-go_back = { $reader ->
    [seat] chiedi di tornare indietro.
   *[other] chiede di tornare indietro.
}
web-signalled-agree = { $reader ->
    [seat] sei d'accordo a tornare indietro.
   *[other] è d'accordo a tornare indietro.
}
web-signalled-refuse = { $reader ->
    [seat] non sei d'accordo a tornare indietro.
   *[other] non è d'accordo a tornare indietro.
}
web-signalled-let_bot = { $reader ->
    [seat] vuoi che un bot giochi per { $name }.
    [name] vuole che un bot giochi per te.
   *[other] vuole che un bot giochi per { $name }.
}
web-signalled-keep_waiting = { $reader ->
    [seat] preferisci aspettare { $name }.
    [name] preferisce aspettarti.
   *[other] preferisce aspettare { $name }.
}
web-signalled-bot_plays = { $reader ->
    [seat] non ci sei: un bot gioca finché non torni.
   *[other] non c'è: un bot gioca finché non torna.
}
web-signalled-here = { $reader ->
    [seat] sei qui.
   *[other] è qui.
}
web-quiet = Fai parlare solo i giocatori
web-loud = Fai parlare anche gli spettatori
web-quiet-here = A questo tavolo parla solo chi gioca.
web-mute-watchers = Silenzia chi guarda
web-hear-watchers = Ascolta di nuovo chi guarda
web-signalled-freed = { $reader ->
    [seat] hai lasciato il posto: chi ospita l'ha liberato.
   *[other] ha lasciato il posto: chi ospita l'ha liberato.
}
web-signalled-quiet = { $reader ->
    [seat] lasci parlare solo chi gioca.
   *[other] lascia parlare solo chi gioca.
}
web-signalled-loud = { $reader ->
    [seat] lasci parlare anche chi guarda.
   *[other] lascia parlare anche chi guarda.
}
web-signalled-rematch = { $reader ->
    [seat] vorresti giocare di nuovo.
   *[other] vorrebbe giocare di nuovo.
}
web-signalled-declined = { $reader ->
    [seat] questa volta non puoi venire.
   *[other] questa volta non può venire.
}

## Rules

web-rules-pointed = Quello che hai indicato
web-rules-now = Quello che conta ora
web-rules-find = Cerca nelle regole

## Fairness

web-fairness = Distribuzione onesta
web-fairness-what = Prima della prima carta il server promette la distribuzione: mostra l'impronta del suo segreto. Dopo la partita mostra il segreto. Così nessuno può cambiare una carta nel frattempo.
web-fairness-device = La sorte è stata decisa sul dispositivo di chi ha aperto questo tavolo, prima che arrivassero gli altri. Da allora nessuno può cambiarla, e dopo la partita si può verificare; ma chi aveva il dispositivo potrebbe averla saputa tutta.
web-fairness-commitment = La promessa
web-fairness-secret = Il segreto
web-fairness-nonces = Che cosa ha aggiunto ogni posto
web-fairness-later = Il segreto si mostra a partita finita.
web-fairness-none = Questa partita ne continua un'altra; la sorte è stata decisa là.
web-fairness-check = Controlla
web-fairness-working = Sto calcolando…
web-fairness-unknown = Ora non si può calcolare. Riprova più tardi.
web-fairness-promise-same = Il segreto corrisponde alla promessa.
web-fairness-promise-different = Il segreto non corrisponde alla promessa.
web-fairness-before-same = La promessa è quella che questo browser ha annotato durante la partita.
web-fairness-before-different = La promessa non è quella che questo browser ha annotato durante la partita.
web-fairness-before-unknown = Questo browser non c'era durante la partita e non ha annotato nessuna promessa.
web-fairness-mine-same = Ciò che questo browser ha aggiunto c'è.
web-fairness-mine-different = Ciò che questo browser ha aggiunto non c'è.
web-fairness-mine-unknown = Questo browser non ha aggiunto nulla.
web-fairness-key-same = La chiave della partita è fatta del segreto e di ciò che tutti i posti hanno aggiunto.
web-fairness-key-different = La chiave della partita non è fatta del segreto e di ciò che tutti i posti hanno aggiunto.
web-fairness-draws-same = { $count ->
    [one] L'unica estrazione della partita segue dalla chiave.
   *[other] Tutte le { $count } estrazioni della partita seguono dalla chiave: ricalcolate qui, una per una.
}
web-fairness-draws-different = Un'estrazione non segue dalla chiave, dopo la mossa { $count }.
web-fairness-verify = Che carte, dadi e mosse portino da queste estrazioni a questo risultato si controlla sul tuo computer con la registrazione e
web-record = Scarica la registrazione

## The end

web-won = Hai vinto
web-lost = Hai perso
web-result = Risultato
web-rematch = Gioca ancora
web-replay = Replay
web-review = Riesame

## Replay

web-seen-from = Vista
web-seen-from-none = Vista pubblica
web-seen-open = Tutto scoperto
web-first = All'inizio
web-before = Una mossa indietro
web-next = Una mossa avanti
web-last = Alla fine
web-run = Avvia
web-pause = Pausa
web-moves = Mossa
web-replay-quiet = Una decisione che gli altri non potevano vedere.
web-branch = Gioca da qui

## One device for several

web-curtain = Dai il dispositivo a { $name }. Gli altri guardano altrove.
web-curtain-lift = Sono { $name }

## Settings

web-language = Lingua
web-theme = Tema
web-theme-system = di sistema
web-theme-light = chiaro
web-theme-dark = lume di candela
web-pace-motion = Animazione
web-motion-none = nessuna
web-motion-quick = rapida
web-motion-usual = normale
web-motion-slow = lenta
web-sound = Suoni

## People

web-people = Persone
web-account = Profilo
web-account-link = Profilo, avvisi e le mie partite
web-account-guest = Giochi come ospite. Con un profilo puoi tornare da qualsiasi dispositivo e le tue partite contano per la classifica. I tuoi tavoli restano tuoi.
web-account-yours = Accesso effettuato come { $name }.
web-password = Password
web-password-how = Almeno 8 caratteri. Se la dimentichi, chi gestisce questo server può dartene una nuova.
web-register = Crea un profilo
web-login = Entra
web-logout = Esci
web-mine = Sicurezza e riservatezza
web-password-change = Cambia la password
web-password-old = Password attuale
web-password-new = Nuova password
web-password-changed = La password è cambiata. In tutti gli altri posti la sessione è chiusa.
web-sessions = Dove hai una sessione aperta
web-session-here = questo browser
web-session-unknown = Browser sconosciuto
web-session-when = dal { $since }, usata l'ultima volta il { $used }
web-session-end = Chiudila
web-sessions-end = Chiudi tutte le altre
web-kept = I tuoi dati
web-kept-how = Il tuo nome, i posti, le mosse, la classifica e quello che hai detto. Puoi salvare tutto in un file, o cancellarlo.
web-export = Salva in un file
web-delete = Cancella tutto ciò che è mio
web-delete-how = Il tuo nome, la tua classifica e tutto quello che hai detto vengono cancellati per sempre. Le partite restano, senza il tuo nome; in quelle ancora in corso un bot continua per te.
web-delete-yes = Cancella per sempre
web-delete-no = Conserva
web-reminders = Avvisi
web-reminders-how = Dove nessuno ha fretta: quando tocca a te e non ci sei, o quando un amico ti tiene un posto. Non si manda nulla se non lo chiedi.
web-push = In questo browser, anche se nessuna pagina è aperta
web-push-none = Questo browser non può essere avvisato qui: serve un indirizzo sicuro (https).
web-push-refused = Il browser non l'ha permesso o non è raggiungibile. Permetti le notifiche di questa pagina e riprova.
web-webhook = A un indirizzo mio (webhook)
web-webhook-how = Vi mandiamo un breve messaggio JSON, come lo capiscono i programmi di chat. Vuoto: non si manda nulla.
web-save = Salva
web-saved = Salvato.
web-statistics = Le mie partite
web-statistics-of = { $name }: partite
web-game = Gioco
web-player = Giocatore
web-played = Giocate
web-wins = Vinte
web-strength = Forza
web-strength-how = La forza è una stima da chi ha vinto contro chi; dopo ± sta quanto può sbagliare. Solo i profili sono in classifica.
web-not-rated = Ancora nessuna partita classificata. Contano quelle di chi ha un profilo.
web-ratings = Classifica
web-gallery = Galleria
web-ratings-empty = Nessuno è ancora in classifica per questo gioco.
web-place = Posto

## The first game

web-learn-next = Avanti
web-learn-back = Indietro
web-learn-step = { $step } di { $steps }
web-learn-try = Tocca a te
web-learn-end = Ora gioca
web-learn-leave = Esci

## Seats, by their emblems: what bots are called

web-emblem-sun = Sole
web-emblem-wave = Onda
web-emblem-vine = Vite
web-emblem-bee = Ape
web-emblem-moon = Luna
web-emblem-tower = Torre
web-emblem-key = Chiave

## A game from elsewhere

web-watch-loading = Mettiamo la partita sul tavolo…
web-watch-wrong = Questa partita non si può mostrare: { $reason }
