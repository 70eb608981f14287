# Goofspiel in the browser

goofspiel-web-hand = { $reader ->
    [seat] Your cards
   *[other] { $seat }'s cards
}
goofspiel-web-mine = Your cards
goofspiel-web-laid = You have bid { $card }.

goofspiel-lesson-welcome = Two of you hold the same six cards, 1 to 6. Six prizes, 1 to 6, come up one after the other.
goofspiel-lesson-prize = This is the first prize. It is worth its number of points.
goofspiel-lesson-first = Bid the card of the same number. You both bid at once, and nobody sees the other's card.
goofspiel-lesson-next = Both bids are gone for good. Bid the card of the prize's number again.
goofspiel-lesson-end = All prizes are gone, and whoever has more points has won. Next time, bid what the other does not expect!
