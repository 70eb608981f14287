# Rubico

rubico-title = Rubico
rubico-tagline = Caesar marches on Rome, the Senate would stop him, and nobody knows who is who.

## Options

rubico-option-declarations = Declarations
rubico-option-declarations-help = With their row, each player may declare, truly or falsely, which cards they hold.

## Sides and roles

rubico-side-caesar = Caesar's side
rubico-side-senate = the Senate
rubico-role-legionary = legionary
rubico-role-legionary-help = A legionary of Caesar: you win when Caesar reaches Rome.
rubico-role-senator = senator
rubico-role-senator-help = A senator: you win when four face-up Senate cards name the same legion.

## March cards

rubico-card-red = red
rubico-card-red-help = Each red card more than blue ones brings Caesar one step forward.
rubico-card-blue = blue
rubico-card-blue-help = Each blue card takes one step away. Two of them (one with three players) turn a Senate card.
rubico-card-janus = Janus
rubico-card-janus-help = Becomes a copy of the card revealed just before it; revealed first, it counts as nothing.
rubico-card-pompey = Pompey
rubico-card-pompey-help = Does not move Caesar; each one turns a Senate card.
rubico-card-none = nothing
rubico-count-red = { $count } red
rubico-count-blue = { $count } blue
rubico-count-janus = { $count ->
    [one] 1 Janus
   *[other] { $count } Januses
}
rubico-count-pompey = { $count ->
    [one] 1 Pompey
   *[other] { $count } Pompeys
}

## Senate cards

rubico-senate-vacant = Empty Bench
rubico-senate-vacant-help = No effect. It always lies on top.
rubico-senate-muster = Muster
rubico-senate-muster-help = For one turn: one more card, unseen, comes from the deck before the reveal.
rubico-senate-veto = Veto
rubico-senate-veto-help = For one turn: one more blue card counts.
rubico-senate-acclamation = Acclamation
rubico-senate-acclamation-help = For one turn: one more red card counts.
rubico-senate-desertion = Desertion
rubico-senate-desertion-help = For one turn: one of the chosen cards is thrown away unseen.
rubico-senate-surrender = Surrender
rubico-senate-surrender-help = For one turn: one more red card counts.
rubico-senate-triumph = Triumph
rubico-senate-triumph-help = For one turn: one more red card counts.
rubico-senate-joker = Two Standards
rubico-senate-joker-help = Counts for both legions, for good.
rubico-legion-italica = LEG I Italica
rubico-legion-apollinaris = LEG XV Apollinaris

## Powers

rubico-power-minerva = Minerva
rubico-power-minerva-help = Before the taking: the Centurion must take one card of your choice from another player, as one of those that are due.
rubico-power-cibelis = Cibelis
rubico-power-cibelis-help = Before the taking: the Centurion must take one card of your choice from another player, as one of those that are due.
rubico-power-fortuna = Fortuna
rubico-power-fortuna-help = Before or after the taking: move Caesar one step forward or back.
rubico-power-roma = Roma
rubico-power-roma-help = After the taking: look at one card that still lies before another player.
rubico-power-venus = Venus
rubico-power-venus-help = Before the taking: cover one of your cards; it cannot be taken this turn.
rubico-power-eris = Eris
rubico-power-eris-help = Before the taking: cover one of your cards; it cannot be taken this turn.
rubico-power-vesta = Vesta
rubico-power-vesta-help = Before or after the taking: Senate effects, Pompeys and Januses count for nothing this turn.
rubico-power-iuno = Iuno
rubico-power-iuno-help = Before or after the taking: two more red cards and one more Pompey count this turn.

## Spaces

rubico-space-gallia = Gallia
rubico-space-mutina = Mutina
rubico-space-ravenna = Ravenna
rubico-space-rubico = Rubico
rubico-space-ariminum = Ariminum
rubico-space-auximum = Auximum
rubico-space-bononia = Bononia
rubico-space-corfinium = Corfinium
rubico-space-alba_fucens = Alba Fucens
rubico-space-roma = Roma

rubico-way-forward = forward
rubico-way-back = back

## What is asked

rubico-ask-lay = Lay your cards in a row. The first is the one you recommend.
rubico-ask-declare = Declare your cards: truth, bluff or silence.
rubico-ask-before_taking = You may play your power before the Centurion takes cards.
rubico-ask-taking = You are the Centurion. { $left ->
    [one] Take 1 more card,
   *[other] Take { $left } more cards,
} at most { $most } from each player.
rubico-ask-nothing = You have no power to play now. All are asked, so that nobody learns who could.
rubico-ask-after_taking = You may play your power before the cards are revealed.

## Why a move may not be made

rubico-why-other_cards = A row is made of all the cards you hold, and of no others.
rubico-why-unheard_of = You may claim as many cards as you hold, of kinds that the deck contains.
rubico-why-other_power = That is not the power you hold.
rubico-why-other_moment = This power is played at the other moment: before the Centurion takes cards, or after.
rubico-why-own_card = It must be a card of another player.
rubico-why-no_way_back = From the start there is no way back.
rubico-why-all_taken = The Centurion has all the cards that must be taken.
rubico-why-empty = No card lies there.
rubico-why-taken = The Centurion has taken it.
rubico-why-covered = It is covered and cannot be taken this turn.
rubico-why-two = The Centurion already has two cards of this player and may take no more.

## Moves

rubico-move-lay = { $first } | { $second } | { $third }{ $fourth_id ->
    [none] { "" }
   *[other] { " | " }{ $fourth }
}
rubico-move-declare = Declare: { $red } red, { $blue } blue{ $janus ->
    [0] { "" }
    [one] , 1 Janus
   *[other] , { $janus } Januses
}{ $pompey ->
    [0] { "" }
    [one] , 1 Pompey
   *[other] , { $pompey } Pompeys
}
rubico-move-say_nothing = Say nothing
rubico-move-pass = Pass
rubico-move-summon = { $power }: the Centurion takes { $reader ->
    [seat] your card { $slot }
   *[other] card { $slot } of { $seat }
}
rubico-move-shift = { $power }: Caesar one step { $way }
rubico-move-peek = { $power }: look at { $reader ->
    [seat] your card { $slot }
   *[other] card { $slot } of { $seat }
}
rubico-move-cover = { $power }: cover { $mover ->
    [reader] your
   *[other] their
} card { $slot }
rubico-move-cancel = { $power }: cancel Senate effects, Pompeys and Januses this turn
rubico-move-favour = { $power }: two more red and one more Pompey this turn
rubico-move-take = Take { $reader ->
    [seat] card { $slot } of yours
   *[other] card { $slot } of { $seat }
}

## Events

rubico-event-got_role = Your role: { $role }.
rubico-event-recognised = You see another senator: { $seat }.
rubico-event-got_power = Your power: { $power }.
rubico-event-turn_began = Turn { $turn }. { $reader ->
    [centurion] You are the Centurion
   *[other] Centurion: { $centurion }
}.
rubico-event-drew = You draw { $red } red, { $blue } blue{ $janus ->
    [0] { "" }
    [one] , 1 Janus
   *[other] , { $janus } Januses
}{ $pompey ->
    [0] { "" }
    [one] , 1 Pompey
   *[other] , { $pompey } Pompeys
}.
rubico-event-rows_laid = All rows are laid.
rubico-event-declared = { $reader ->
    [seat] You declare
   *[other] { $seat } declares
}: { $red } red, { $blue } blue{ $janus ->
    [0] { "" }
    [one] , 1 Janus
   *[other] , { $janus } Januses
}{ $pompey ->
    [0] { "" }
    [one] , 1 Pompey
   *[other] , { $pompey } Pompeys
}.
rubico-event-said_nothing = { $reader ->
    [seat] You say
   *[other] { $seat } says
} nothing.
rubico-event-played_power = { $reader ->
    [seat] You play
   *[other] { $seat } plays
} { $power }.
rubico-event-summoned = The Centurion must take { $reader ->
    [owner] your card { $slot }
   *[other] card { $slot } of { $owner }
}.
rubico-event-shifted = Caesar goes one step { $way }, to { $space }.
rubico-event-peeked = { $reader ->
    [seat] You look at card { $slot } of { $owner }
    [owner] { $seat } looks at your card { $slot }
   *[other] { $seat } looks at card { $slot } of { $owner }
}.
rubico-event-saw = Card { $slot } of { $owner } is: { $card }.
rubico-event-covered = { $reader ->
    [seat] You cover your
   *[other] { $seat } covers their
} card { $slot }.
rubico-event-cancelled = Senate effects, Pompeys and Januses count for nothing this turn.
rubico-event-favoured = Two more red cards and one more Pompey count this turn.
rubico-event-asked_to_take = { $reader ->
    [centurion] You have
   *[other] { $centurion } has
} to take { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
rubico-event-took = { $reader ->
    [centurion] You take card { $slot } of { $owner }
    [owner] { $centurion } takes your card { $slot }
   *[other] { $centurion } takes card { $slot } of { $owner }
}.
rubico-event-extra_card = By order of the Senate one more card comes from the deck, unseen.
rubico-event-discarded_unseen = By order of the Senate one of the cards is thrown away, unseen.
rubico-event-revealed = Revealed: { $card }{ $counts_as_id ->
    [none] , which counts as nothing
   *[other] { $card_id ->
        [janus] , which counts as { $counts_as }
       *[other] { "" }
    }
}.
rubico-event-senate_added = { $card } adds { $counts_as_id ->
    [red] 1 red.
   *[other] 1 blue.
}
rubico-event-favour_added = Iuno adds { $red } red{ $pompey ->
    [0] ; her Pompey counts for nothing
    [one] { " and " }1 Pompey
   *[other] { " and " }{ $pompey } Pompeys
}.
rubico-event-counted = In all: { $red } red, { $blue } blue{ $pompey ->
    [0] { "" }
    [one] , 1 Pompey
   *[other] , { $pompey } Pompeys
}.
rubico-event-marched = Caesar marches { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to { $space }.
rubico-event-stayed = Caesar stays at { $space }.
rubico-event-turned_senate = The Senate turns { $card }. LEG I: { $italica }, LEG XV: { $apollinaris }.
rubico-event-ended = { $reason }
rubico-event-role_shown = { $reader ->
    [seat] You were
   *[other] { $seat } was
} a { $role }.

## How it ends

rubico-reason-goes_on = The game goes on.
rubico-reason-rome_by_march = Caesar has reached Rome. Caesar's side wins.
rubico-reason-rome_by_fortuna = Fortuna has led Caesar into Rome. Caesar's side wins.
rubico-reason-four_italica = Four Senate cards name LEG I Italica. The Senate wins.
rubico-reason-four_apollinaris = Four Senate cards name LEG XV Apollinaris. The Senate wins.
rubico-reason-four_of_both = Four Senate cards name each of the two legions. The Senate wins.

## What a bot believes

rubico-believes-senator = { $chance ->
    [0] { $seat } is not a senator.
    [100] { $seat } is a senator.
   *[other] { $seat } is a senator: { $chance }% likely.
}

## The table, in words

rubico-table-track = Track
rubico-note-distance = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to the next Castrum.
rubico-table-takes = The Centurion takes { $count ->
    [one] 1 card
   *[other] { $count } cards
}, at most { $most } from each player.
rubico-table-senate = Senate
rubico-table-seat = Player
rubico-table-role = Role
rubico-table-power = Power
rubico-table-row = Row
rubico-table-claim = Declares
rubico-table-centurion = Centurion
rubico-table-ready = ready
rubico-table-busy = choosing
rubico-table-played = played
rubico-table-unknown = ?
rubico-table-silent = says nothing
rubico-table-hidden = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
rubico-table-last-reveal = Last reveal
rubico-table-effects = added by effects: { $cards }
rubico-note-in-all = in all: { $cards }
rubico-table-legend = ▒ face down   → taken   (▒) covered   [ ] Castrum   ♞ Caesar
rubico-table-left = Card 1 lies on its owner's left: it is the one they recommend.
rubico-note-your-cards = Your cards: { $cards }
rubico-price-truth = the truth
rubico-price-to-space = to { $space }
rubico-table-turn = Turn { $turn }
rubico-table-side = { $side }: { $names }

## Help

rubico-help-turn = A turn
rubico-help-draw = Draw
rubico-help-draw-how = Every player but the Centurion draws { $count ->
    [one] 1 March card
   *[other] { $count } March cards
}. There are { $deck } in all.
rubico-help-suggestion = Suggestion
rubico-help-suggestion-how = All lay their cards face down in a row, at the same time. The first, from its owner's left, is the one they recommend; it binds them to nothing.{ $declarations ->
    [yes] { " " }With the row each player declares what they hold, truly or falsely, or says nothing.
   *[no] { " " }Nobody is asked to declare what they hold; talk is free.
}
rubico-help-powers = Powers
rubico-help-powers-how = { $powers ->
    [yes] Each can be played once, by a player who is not the Centurion: when the rows are laid, or when the cards are taken. All are asked in secret, so that nobody learns who could.
   *[no] There are none with this number of players.
}
rubico-help-choice = Choice
rubico-help-choice-how = The Centurion takes as many cards as there are steps from Caesar to the next Castrum, plus { $beyond }, unseen, at most { $most } from each player. Now that is { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
rubico-help-reveal = Reveal
rubico-help-reveal-how = The cards are shuffled and turned up one by one. Nobody learns whose they were, and cards that were not taken stay hidden.
rubico-help-advance = Advance
rubico-help-advance-how = Caesar goes as many steps as there are more red than blue cards. He stops at the next Castrum; steps that are left are lost. He never marches back.
rubico-help-senate = Senate
rubico-help-senate-how = One Senate card is turned for each Pompey, and one more for { $blues ->
    [one] a blue card
   *[other] { $blues } blue cards
} or more. What it does holds in the next turn only; its legion counts for good.
rubico-help-end = End
rubico-help-end-how = Caesar's side wins when Caesar reaches Rome; the Senate when { $legions } of the face-up Senate cards name the same legion. Otherwise the next player clockwise is Centurion, and all March cards are shuffled again.
rubico-help-road = The road to Rome
rubico-help-start = Caesar started here.
rubico-help-space = No effect.
rubico-help-castrum = A Castrum: Caesar stops here, and steps that are left are lost. The Centurion counts the steps to the next one.
rubico-help-rome = The last Castrum: when Caesar gets here, his side has won.
rubico-help-caesar-here = Caesar stands here.
rubico-help-marked = (only in a game of { $players } or more)
rubico-help-march = March cards
rubico-help-share = ({ $count } of { $total })
rubico-help-senate-cards = Senate cards
rubico-help-senate-card = { $legions }. { $effect } { $state }
rubico-help-up = (face up)
rubico-help-holds = (face up; it holds now)
rubico-help-hidden = (still face down)
rubico-help-power-cards = Powers
rubico-help-your-power = (yours)
rubico-help-power-played = (played)
rubico-help-roles = Roles
