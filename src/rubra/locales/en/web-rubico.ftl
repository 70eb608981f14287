# What the browser says about Rubico.

rubico-web-strip = Caesar stands at { $space }. { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the next Castrum, { $castrum }; { $rome } to Rome.
rubico-web-space = { $name }
rubico-web-space-castrum = { $name }, a Castrum: Caesar stops here, steps that are left are lost.
rubico-web-space-rome = { $name }: when Caesar gets here, his side has won.
rubico-web-space-caesar = { $name }: Caesar stands here.
rubico-web-legion = { $legion }: { $count } of { $most } cards. With { $most } the Senate wins.
rubico-web-middle = The middle of the table
rubico-web-taken = taken
rubico-web-to-take-help = As many as there are steps to the next Castrum, and two more; at most { $most } from each seat.
rubico-web-card-of = Card { $slot } of { $name }
rubico-web-recommended = The one it recommends.
rubico-web-take-then = { $left ->
    [0] It is the last one.
    [one] Then 1 more to take.
   *[other] Then { $left } more to take.
} { $more ->
    [0] From this seat no more.
    [one] From this seat 1 more.
   *[other] From this seat { $more } more.
}
rubico-web-why-taken = The Centurion has taken it.
rubico-web-why-covered = It is covered and cannot be taken this turn.
rubico-web-why-two = He has two of this seat; more is not allowed.
rubico-web-centurion-help = The Centurion: takes the cards of this turn.
rubico-web-power-sealed = Holds a power that has not been played.
rubico-web-power-played = Power, played
rubico-web-your-power = Your power
rubico-web-you-are = You are a
rubico-web-you-centurion = You are the Centurion
rubico-web-centurion-waits = You are the Centurion. The others are laying their cards.
rubico-web-your-row = Your row, from your left
rubico-web-row-card = { $card }, place { $slot }. Arrow keys move it.
rubico-web-first = recommended
rubico-web-lay = Lay this row
rubico-web-lay-how = Drag cards, or tap two to swap them.
rubico-web-lay-where = Tap the card to swap it with.
rubico-web-your-claim = What you declare
rubico-web-claim-card = { $card }. Press to change it.
rubico-web-declare-truth = Declare the truth
rubico-web-declare-lie = Declare this lie
rubico-web-claim-how = Tap a card to change what you say.
rubico-web-claim-impossible = The deck does not hold so many of that kind.
rubico-web-play-power = Play { $power }
rubico-web-do-it = Do it
rubico-web-not-yet = Not yet
rubico-web-last-card = After the last card everything is revealed.
rubico-web-take-last = Take it
rubico-web-target-summon = Choose the card that the Centurion must take.
rubico-web-target-peek = Choose the card to look at.
rubico-web-target-cover = Choose the card of yours to cover.
rubico-web-target-shift = Choose where Caesar goes.
rubico-web-counted-more = Added by effects: { $red } red, { $blue } blue, { $pompey } Pompey.
rubico-web-verdict = { $steps ->
    [0] Caesar stays
    [one] Caesar may go 1 step
   *[other] Caesar may go { $steps } steps
}
rubico-web-effect-extra_card = one more card, unseen
rubico-web-effect-discard_card = one card thrown away, unseen
rubico-web-effect-one_blue = +{ $count } blue
rubico-web-effect-one_red = +{ $count } red
rubico-web-mark-none = Your private mark for { $name }: none
rubico-web-mark-trust = Your private mark for { $name }: trusted
rubico-web-mark-doubt = Your private mark for { $name }: in doubt
rubico-web-mark-suspect = Your private mark for { $name }: suspected
rubico-web-ledger-empty = Nothing has happened yet.
rubico-web-story = { $said ->
    [0] Never declared anything.
   *[other] { $lies ->
        [0] Declared { $said } times, always truly.
        [one] Declared { $said } times, lied once.
       *[other] Declared { $said } times, lied { $lies } times.
    }
}
rubico-web-but-held = but held
