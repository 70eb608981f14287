# Goofspiel

goofspiel-title = Goofspiel
goofspiel-tagline = Tutti puntano insieme, e ogni carta si può puntare una volta sola.

goofspiel-reason-goes_on = La partita continua.
goofspiel-reason-most_points = Vince chi ha più punti.
goofspiel-reason-shared = Chi ha più punti divide la vittoria.

goofspiel-ask-bid = Punta una carta per il premio di { $prize }.
goofspiel-why-not_held = Non hai più questa carta.
goofspiel-move-bid = punta { $card }

goofspiel-event-round_began = Turno { $turn }: il premio è { $prize }.
goofspiel-event-bid_shown = { $reader ->
    [seat] Punti
   *[other] { $seat } punta
} { $card }.
goofspiel-event-won = { $reader ->
    [seat] Prendi
   *[other] { $seat } prende
} il premio di { $prize }.
goofspiel-event-tied = Le puntate più alte sono uguali: nessuno prende il premio di { $prize }.
goofspiel-event-ended = { $reason }

goofspiel-table-turn = Turno { $turn }
goofspiel-table-prize = Premio: { $prize }
goofspiel-table-prizes = Premi da venire: { $cards }
goofspiel-table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
goofspiel-table-bid = punta { $card }
goofspiel-help-prize = Premio
goofspiel-help-prize-text = Vale tanti punti quanti dice il numero. Ogni premio esce una volta.
goofspiel-help-bid = Puntata
goofspiel-help-bid-text = La puntata più alta prende il premio; se due sono uguali, nessuno. Ogni carta si può puntare una volta.
