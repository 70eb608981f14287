# Goofspiel

goofspiel-title = Goofspiel
goofspiel-tagline = Todos apostam ao mesmo tempo, e cada carta só se aposta uma vez.

goofspiel-reason-goes_on = A partida continua.
goofspiel-reason-most_points = Ganha quem tem mais pontos.
goofspiel-reason-shared = Quem tem mais pontos partilha a vitória.

goofspiel-ask-bid = Aposta uma carta pelo prémio de { $prize }.
goofspiel-why-not_held = Já não tens esta carta.
goofspiel-move-bid = apostar { $card }

goofspiel-event-round_began = Ronda { $turn }: o prémio é { $prize }.
goofspiel-event-bid_shown = { $reader ->
    [seat] Apostas
   *[other] { $seat } aposta
} { $card }.
goofspiel-event-won = { $reader ->
    [seat] Levas
   *[other] { $seat } leva
} o prémio de { $prize }.
goofspiel-event-tied = As apostas mais altas são iguais: ninguém leva o prémio de { $prize }.
goofspiel-event-ended = { $reason }

goofspiel-table-turn = Ronda { $turn }
goofspiel-table-prize = Prémio: { $prize }
goofspiel-table-prizes = Prémios que faltam: { $cards }
goofspiel-table-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
goofspiel-table-bid = aposta { $card }
goofspiel-help-prize = Prémio
goofspiel-help-prize-text = Vale tantos pontos como diz o número. Cada prémio sai uma vez.
goofspiel-help-bid = Aposta
goofspiel-help-bid-text = A aposta mais alta leva o prémio; se duas forem iguais, ninguém o leva. Cada carta só se aposta uma vez.
