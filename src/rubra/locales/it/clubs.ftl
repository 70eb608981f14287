# Club e i loro tornei; si caricano quando servono.

club-title = Club
club-none = Non fai ancora parte di nessun club. Creane uno e manda il link a chi ti piace avere al tavolo.
club-new = Crea un club
club-name = Nome del club
club-members = { $count ->
    [one] 1 membro
   *[other] { $count } membri
}
club-leader = dirige
club-people = Membri
club-link = Link del club
club-link-how = Chi lo apre può entrare. Senza il link nessuno trova il club.
club-renew = Nuovo link (il vecchio non vale più)
club-text = Vieni a giocare con noi: { $name }, su Tabula Rubra.
club-join-title = Vuoi entrare in { $name }?
club-join-how = { $leader } dirige il club. I membri vedono il tuo nome e giocano tornei con te. Puoi uscire quando vuoi.
club-join = Entra
club-open = Vai al club
club-remove = Rimuovi { $name }
club-remove-how = Rimuovere { $name } dal club? Anche il link del club non varrà più.
club-hand-over = Affida il club a { $name }
club-hand-over-how = Affidare il club a { $name }? Non lo dirigerai più tu.
club-heir = Chi lo deve dirigere
club-yes = Sì
club-no = No
club-run = Dirigi il club
club-rename = Cambia nome
club-leave = Esci dal club
club-leave-how = Uscire da { $name }? Ti ritiri dai suoi tornei.
club-close = Chiudi il club
club-close-how = Chiudere { $name } per sempre? I tornei finiscono; le partite cominciate continuano.

## Tournaments

cup-title = Tornei
cup-none = Ancora nessun torneo.
cup-new = Annuncia un torneo
cup-name = Nome del torneo
cup-game = Gioco
cup-seats = Posti al tavolo
cup-format = Formula
cup-format-swiss = Svizzero
cup-format-swiss-how = A ogni turno si incontra chi ha gli stessi punti, e si ripetono meno incontri possibile.
cup-format-round_robin = All'italiana
cup-format-round_robin-how = Tutti incontrano tutti; posti: al massimo { $most }.
cup-rounds = Turni
cup-pace = Ritmo
cup-pace-live = Dal vivo
cup-pace-live-how = 15 minuti a testa e 15 secondi in più per ogni decisione. Un turno finisce al più tardi dopo { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
}.
cup-pace-days = Lega per corrispondenza
cup-pace-days-how = Due giorni per ogni decisione. Un turno finisce al più tardi dopo il tempo qui sotto.
cup-hours = Durata di un turno
cup-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
cup-bots = Posti vuoti
cup-bots-none = Tavoli con meno posti, oppure qualcuno ha un turno libero
cup-bots-level = Bot, { $level }
cup-announce = Annuncia
cup-people = { $count ->
    [one] Partecipa 1 persona
   *[other] Partecipano { $count } persone
}
cup-is-joining = iscrizioni aperte
cup-is-playing = turno { $round } di { $rounds }
cup-is-over = finito
cup-mine = partecipi
cup-join = Partecipa
cup-leave = Non partecipare più
cup-withdraw = Ritirati
cup-withdraw-how = Vuoi ritirarti dal torneo? Non avrai altri tavoli; quello che hai resta.
cup-withdraw-of = Ritira { $name } dal torneo
cup-withdraw-of-how = Ritirare { $name } dal torneo? Non avrà altri tavoli.
cup-start = Comincia il torneo
cup-start-how = Poi non potrà più entrare nessuno.
cup-call-off = Annulla il torneo
cup-call-off-how = Annullare { $name } per sempre? La classifica va persa; le partite cominciate continuano.
cup-until = Il turno finisce al più tardi { $when }.
cup-rules = Una partita che allora non è finita la perde chi doveva giocare e chi non si è mai seduto; gli altri si dividono i punti. La perde anche chi abbandona. Una partita che nessuno vince non dà punti a nessuno.
cup-standings = Classifica
cup-rounds-title = Turni
cup-round = Turno { $number }
cup-table-mine = Il tuo tavolo
cup-table-watch = Guarda
cup-bot = Bot
cup-gone = qualcuno che non c'è più
cup-withdrawn = fuori dal torneo
cup-free = turno libero
cup-column-place = Posto
cup-column-place-how = Per punti; a parità decidono le colonne seguenti, da sinistra a destra. Chi è pari in tutte condivide il posto.
cup-column-name = Nome
cup-column-points = Punti
cup-column-points-how = A ogni tavolo 1 per il primo posto e 0 per l'ultimo, e in mezzo in parti uguali; chi condivide dei posti ne condivide i punti. Se vince una fazione, 1 per ogni vincitore. Un turno libero è una vittoria nello svizzero e non conta all'italiana, a meno che gli altri si siano ritirati.
cup-column-opponents = Avversari
cup-column-opponents-how = Buchholz: i punti di tutti gli avversari. Di più vuol dire avversari più forti; ai tavoli da tre o quattro conta la media.
cup-column-beaten = Superati
cup-column-beaten-how = Sonneborn-Berger: i punti di chi è rimasto dietro, e metà di quelli di chi era alla pari.
cup-column-won = Vinti
cup-column-won-how = Tavoli al primo posto, da soli o insieme ad altri.
cup-column-played = Giocati
cup-column-played-how = Tavoli finiti; i turni liberi non lo sono.
cup-columns = Che cosa vogliono dire le colonne
