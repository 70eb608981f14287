# Goofspiel

goofspiel-title = Goofspiel
goofspiel-tagline = Everybody bids at once, and every card can be bid only once.

goofspiel-reason-goes_on = The game goes on.
goofspiel-reason-most_points = The most points win.
goofspiel-reason-shared = Those with the most points share the victory.

goofspiel-ask-bid = Bid a card for the prize of { $prize }.
goofspiel-why-not_held = You no longer hold this card.
goofspiel-move-bid = bid { $card }

goofspiel-event-round_began = Round { $turn }: the prize is { $prize }.
goofspiel-event-bid_shown = { $reader ->
    [seat] You bid
   *[other] { $seat } bids
} { $card }.
goofspiel-event-won = { $reader ->
    [seat] You take
   *[other] { $seat } takes
} the prize of { $prize }.
goofspiel-event-tied = The highest bids are equal: nobody takes the prize of { $prize }.
goofspiel-event-ended = { $reason }

goofspiel-table-turn = Round { $turn }
goofspiel-table-prize = Prize: { $prize }
goofspiel-table-prizes = Prizes to come: { $cards }
goofspiel-table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
goofspiel-table-bid = bids { $card }
goofspiel-help-prize = Prize
goofspiel-help-prize-text = Worth its number of points. Each prize comes up once.
goofspiel-help-bid = Bid
goofspiel-help-bid-text = The highest bid takes the prize; if two are equally high, nobody does. Each card can be bid once.
