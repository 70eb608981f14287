# Goofspiel

goofspiel-title = Goofspiel
goofspiel-tagline = Tothom aposta alhora, i cada carta només es pot apostar una vegada.

goofspiel-reason-goes_on = La partida continua.
goofspiel-reason-most_points = Guanya qui té més punts.
goofspiel-reason-shared = Els qui tenen més punts comparteixen la victòria.

goofspiel-ask-bid = Aposta una carta pel premi de { $prize }.
goofspiel-why-not_held = Ja no tens aquesta carta.
goofspiel-move-bid = aposta { $card }

goofspiel-event-round_began = Ronda { $turn }: el premi és { $prize }.
goofspiel-event-bid_shown = { $reader ->
    [seat] Apostes
   *[other] { $seat } aposta
} { $card }.
goofspiel-event-won = { $reader ->
    [seat] T'emportes
   *[other] { $seat } s'emporta
} el premi de { $prize }.
goofspiel-event-tied = Les apostes més altes són iguals: ningú no s'emporta el premi de { $prize }.
goofspiel-event-ended = { $reason }

goofspiel-table-turn = Ronda { $turn }
goofspiel-table-prize = Premi: { $prize }
goofspiel-table-prizes = Premis que falten: { $cards }
goofspiel-table-points = { $points ->
    [one] 1 punt
   *[other] { $points } punts
}
goofspiel-table-bid = aposta { $card }
goofspiel-help-prize = Premi
goofspiel-help-prize-text = Val tants punts com diu el número. Cada premi surt una vegada.
goofspiel-help-bid = Aposta
goofspiel-help-bid-text = L'aposta més alta s'emporta el premi; si n'hi ha dues d'iguals, ningú. Cada carta es pot apostar una vegada.
