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
rubico-web-to-take-help = As many as there are steps to the next Castrum, and two more; at most { $most } from each player.
rubico-web-card-of = { $reader ->
    [name] Your card { $slot }
   *[other] Card { $slot } of { $name }
}
rubico-web-recommended = The one they recommend.
rubico-web-take-then = { $left ->
    [0] It is the last one.
    [one] Then 1 more to take.
   *[other] Then { $left } more to take.
} { $more ->
    [0] From this player no more.
    [one] From this player 1 more.
   *[other] From this player { $more } more.
}
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
rubico-web-counted-more = Added by effects: { $red } red, { $blue } blue{ $pompey ->
    [0] { "" }
    [one] , 1 Pompey
   *[other] , { $pompey } Pompeys
}.
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
    [one] { $lies ->
        [0] Declared once, truly.
       *[other] Declared once, and lied.
    }
   *[other] { $lies ->
        [0] Declared { $said } times, always truly.
        [one] Declared { $said } times, lied once.
       *[other] Declared { $said } times, lied { $lies } times.
    }
}
rubico-web-said = { $said ->
    [0] Never declared anything.
    [one] Declared once.
   *[other] Declared { $said } times.
}
rubico-web-but-held = but held

## The first game: the words of web/src/games/rubico/lesson.json

rubico-lesson-welcome = 49 BC. Caesar stands in Gaul with his army and wants to go to Rome. Four of you sit at this table. Some march with Caesar, some are senators who would stop him. Nobody knows who is who.
rubico-lesson-role = Below you see your role: you are a legionary. With four players two are legionaries and two are senators. The two legionaries win or lose together, even if they never find each other.
rubico-lesson-road = This is the road to Rome. The double towers are Castra: Caesar stops at each of them, even if he could go further. When he reaches Rome, your side has won.
rubico-lesson-senate = These bronze tablets are the Senate's. Each names a legion, I or XV. When four of them with the same legion are turned up, the senators have won.
rubico-lesson-cards = Each turn one of you is the Centurion, now it is Bee. The others draw four March cards. A red one brings Caesar forward, a blue one takes a step away, a Janus copies the card revealed before it, a Pompey turns a tablet.
rubico-lesson-lay = You hold three blue cards and a Janus: not much help for Caesar. You lay them face down in a row, and the first is the one you recommend. Put the Janus first: tap it, then tap the first card. Then lay the row.
rubico-lesson-declare = Now you may say what you hold. It may be a lie, nobody checks it. This time stay with the truth: three blue cards and a Janus.
rubico-lesson-heard = All rows are laid. Wave claims four red cards, Vine claims four blue ones. Who is lying? The round mark beside each name is for your private suspicions: tap it.
rubico-lesson-power = Each of you has a power that can be played once. Yours is Iuno: two more red cards and one more Pompey count. Everybody is asked, so that nobody learns who could. Keep Iuno for later and pass.
rubico-lesson-taken = Three steps to the next Castrum, plus two: the Centurion took five cards, at most two from each of you. Bee did not take those you recommended, but the last ones. Strange for a friend of Caesar. Pass, and see what comes up.
rubico-lesson-stayed = Two red, three blue: Caesar stays where he is. And because at least two blue cards came up, the Senate turns a tablet. The first one never has an effect.
rubico-lesson-take-1 = Now you are the Centurion. Bee claims three red cards and a Janus, Wave three red ones, Vine two. You have to take five. The card that glows is the first of Bee: take it.
rubico-lesson-take-2 = Last turn two red and three blue came up, two of the blue ones yours. That fits what Vine said. It proves nothing, but take the first card of Vine.
rubico-lesson-take-3 = Bee once more: take the second card.
rubico-lesson-take-4 = And the second of Vine. Then only Wave can give you another one, for two from each player is the most.
rubico-lesson-take-5 = The last one must come from Wave. After the last card everything is revealed, so you are asked twice: choose the card, then confirm.
rubico-lesson-rubicon = Four red, one blue: three steps. Did you see the Janus turn into a copy of the red card before it? Caesar has crossed the Rubicon and stops at the Castrum. With one blue card the Senate has nothing to turn.
rubico-lesson-lay-again = Turn 3, the Centurion is Wave. You hold three red cards. Lay them first.
rubico-lesson-declare-again = Tell the truth again. Whoever is a legionary should believe you.
rubico-lesson-keep = Wait with Iuno until the Centurion has taken the cards. Pass.
rubico-lesson-iuno = Wave has taken the last cards of every row. Just what a senator would do. Now is the moment: play Iuno.
rubico-lesson-effects = With Iuno it is three red against two blue: one step, and Caesar reaches Corfinium. But the Senate turns two tablets, one for the blue cards and one for Iuno's Pompey. Their effects hold in the next turn: this time they are two more red cards.
rubico-lesson-lay-last = One step is left to Rome. The Centurion is Vine. Lay your red card first.
rubico-lesson-declare-last = And say what you have.
rubico-lesson-rome = One red card was revealed and two blue ones, but the Senate's own tablets added two red. Three against two: one step, and Caesar is in Rome.
rubico-lesson-who = Now the roles are shown. Vine was the other legionary, Wave and Bee were senators. Wave lied every time; Bee told you the truth in turn 2 and lied later. After a game played at a table the story of all lies is told.
rubico-lesson-more = That is the whole game. With five or seven players the senators know each other; there are eight powers and eight Senate tablets, and each explains itself when you point at it. Now play with bots, or invite your friends.

## Hints

rubico-web-hint-silent = { $seat } said nothing: their first card is the one they recommend.
rubico-web-hint-truth = It is the truth about your row: whoever is on your side can rely on it.
rubico-web-hint-bluff = It is a bluff: what you hold stays hidden, and what you claim decides which card is taken.
rubico-web-hint-silence = Silence gives nothing away.
rubico-web-hint-lay = The first card is the one you recommend: { $card }.
rubico-web-hint-keep = The power is worth more later.

## The legend

rubico-web-sign-castrum = Castrum
rubico-web-sign-castrum-help = Caesar stops here, and steps that are left are lost. The Centurion counts the steps to the next one.
rubico-web-sign-rome = Rome
rubico-web-sign-rome-help = When Caesar gets here, his side has won.
rubico-web-sign-caesar = Caesar
rubico-web-sign-caesar-help = One step for each red card more than blue ones, as far as the next Castrum at most.
rubico-web-sign-legion-help = When four face-up Senate cards name this legion, the Senate wins.
