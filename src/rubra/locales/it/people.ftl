# Ritrovarsi: un tavolo nuovo, il tavolo prima della partita, la mia pagina.

## Un tavolo nuovo

people-fill = Tutti gli altri posti:
people-sitter-open = Aperto
people-sitter-here = Stesso dispositivo
people-sitter-bot = Bot, { $level }
people-sitter-friend-how = Il posto di un amico resta suo: trova il tavolo nella propria pagina iniziale.
people-sitter-open-how = I posti aperti sono per chi arriva, o per chi riceve il tuo link.
people-cancel = Annulla

## Prima della partita

people-lobby = { $game }: si aspettano giocatori
people-lobby-ready = La partita comincia quando tutti i posti sono presi e tutti sono pronti.
people-lobby-unready = Non ancora pronti: { $names }.
people-access-open = aperto a tutti
people-access-invited = solo con il link
people-host = ospita
people-ready = Ci sono, si comincia
people-not-ready = Non ancora
people-ready-is = ci sta
people-free-seat = Libera il posto di { $name }
people-kept = tenuto per qualcuno
people-kept-for = tenuto per { $name }
people-kept-for-me = tenuto per te
people-keep-no-more = Non tenere più il posto per { $name }
people-decline = No, grazie
people-to-tournament = Vai al torneo
people-fill-seat = Chi siede al posto { $number }?
people-fill-with = Riempi con…
people-leave = Esci
people-cancel-table = Annulla il tavolo
people-keep-table = Lascialo
people-invite-text = Gioca a { $game } con me.
people-share = Condividi
people-code = Codice QR
people-code-how = Un amico accanto a te punta qui la fotocamera del telefono.

## Avvisi dove servono

people-offer = Nessuno deve aspettare qui con la pagina aperta. Ti avvisiamo quando tocca a te?
people-offer-yes = Avvisatemi
people-offer-how = Come?
people-offer-no = No, grazie
people-offer-done = Ti avviseremo quando tocca a te.
people-mail = Per e-mail
people-mail-how = Prima chiediamo a questo indirizzo se lo vuoi. Ogni messaggio ha un link per non riceverne più.
people-mail-asked = Abbiamo mandato un messaggio. Apri il link che contiene e di' di sì.
people-mail-waits = Abbiamo scritto a questo indirizzo e aspettiamo il sì.
people-mail-on = I avvisi arrivano qui.
people-mail-off = Basta e-mail
people-mail-confirm-title = Avvisi per e-mail
people-mail-confirm-how = Vuoi un messaggio qui quando un tavolo ti aspetta?
people-mail-confirm-yes = Sì
people-mail-confirm-done = Fatto. Ti avviseremo per e-mail.
people-mail-stop-title = Basta messaggi
people-mail-stop-how = I avvisi per e-mail finiscono; i tuoi posti restano tuoi.
people-mail-stop-yes = Basta
people-mail-stop-done = Fatto. Qui non arrivano altri messaggi.

## Ancora una

people-rematch = { $name } vorrebbe giocare di nuovo.
people-rematch-yes = Ci sto
people-rematch-no = No, grazie

## La mia pagina

people-running = Partite in corso
people-running-none = Nessuna partita in corso.
people-more = Mostra altre
people-tallies = Vinte e perse
people-against = Contro
people-against-people = persone
people-against-bots = bot, { $level }
people-alone = in solitario
people-levels = Bot di Gioca ora
people-levels-how = A quale livello hanno giocato, partita per partita, in questo browser: un punto pieno dove hai vinto. Ora sono al livello { $level }.
people-levels-game = Livello { $level }: { $won ->
    [yes] vinta
   *[no] persa
}
people-levels-fixed = Restano al livello { $level }; hai scelto che non si adattino.
people-home = Home
people-clubs = Club

## Amici

people-friends = Amici
people-friends-none = Qui non hai ancora amici. Manda un link a chi ti piace avere al tavolo.
people-friend-invite = Invita un amico
people-friend-link = Il tuo link per gli amici
people-friend-link-how = Chi lo apre e accetta diventa tuo amico. Gli amici possono tenersi il posto. Nessun altro vede chi sono i tuoi amici.
people-friend-renew = Nuovo link (il vecchio finisce)
people-friend-text = { $name } ti invita tra i suoi amici su Tabula Rubra.
people-friend-drop = Chiudi l'amicizia
people-friend-drop-of = Chiudi l'amicizia con { $name }
people-friend-keep = Restiamo amici
people-friend-own = Questo è il tuo link. Mandalo a un amico.
people-friend-title = { $name } vorrebbe la tua amicizia qui
people-friend-how = Gli amici possono tenersi il posto ai propri tavoli. Puoi smettere quando vuoi.
people-friend-yes = Accetta l'amicizia
people-friend-done = Tu e { $name } ora siete amici.

## La galleria

people-gallery-how = Partite finite che tutti quelli che le hanno giocate vogliono mostrare.
people-gallery-none = Non c'è ancora nessuna partita. Dopo una partita, chi l'ha giocata può mostrarla qui.
people-show = Mostra nella galleria
people-show-how = Allora chiunque può rivedere la partita, con i nomi di chi ha giocato. Quello che vi siete detti non si vede. Puoi ritirarla quando vuoi.
people-show-yes = Mostra
people-show-asked = { $count ->
    [one] { $names } vorrebbe mostrare questa partita nella galleria.
   *[other] { $names } vorrebbero mostrare questa partita nella galleria.
}
people-show-waits = { $count ->
    [one] Si vedrà appena { $names } sarà d'accordo.
   *[other] Si vedrà appena { $names } saranno d'accordo.
}
people-show-is = Questa partita è nella galleria.
people-show-back = Ritira
people-show-hidden = Chi gestisce questo server ha tolto la partita dalla galleria.
people-shown = Partite per la galleria

## Un segno proprio

people-sign = Il tuo segno
people-sign-how = Sta accanto al tuo nome, ai tavoli dove siedi da ora in poi.
people-sign-none = nessuno
people-sign-boat = barca
people-sign-bridge = ponte
people-sign-candle = candela
people-sign-castle = castello
people-sign-comet = cometa
people-sign-fish = pesce
people-sign-fox = volpe
people-sign-heron = airone
people-sign-leaf = foglia
people-sign-mountain = montagna
people-sign-olive = ramo d'ulivo
people-sign-snail = chiocciola

## Una partita di questo browser

people-delete = Eliminare questa partita?
people-delete-over = Viene eliminata da questo dispositivo per sempre e non conta più tra le tue partite.
people-delete-running = Viene eliminata da questo dispositivo per sempre. Se un giorno vuoi continuarla, prima salvala in un file dal suo menu.
people-delete-yes = Elimina
people-delete-no = Conserva
people-save-how = Apri il file nella pagina iniziale, qui o su un altro dispositivo: la partita continua da dove si trova.
people-save-hidden = Il file contiene anche tutto ciò che è nascosto: chi lo legge può conoscere tutte le mani e tutto ciò che deve ancora venire.
