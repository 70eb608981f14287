# What the workbench calls the parts and figures of the box.

## Parts of the box

rubico-box-march = March cards
rubico-box-march-how = How many of each kind there are: 25 in all.
rubico-box-roles = Role cards
rubico-box-roles-how = How many of each colour there are: 7 in all.
rubico-box-setup = Set-up by number of players
rubico-box-centurion = The Centurion
rubico-box-centurion-how = How many cards the Centurion takes.
rubico-box-victory = Victory of the Senate
rubico-box-senate = Senate cards
rubico-box-power = Powers
rubico-box-favour = What Iuno adds
rubico-box-space = The road to Rome
rubico-box-space-how = The spaces from Caesar's start to Rome, in order.

## Figures

rubico-box-setup-players = players
rubico-box-setup-remove_roles = role cards that go back into the box
rubico-box-setup-remove_march = March cards that go back into the box
rubico-box-setup-hand = cards each player draws every turn
rubico-box-setup-blues_for_senate = blue cards that turn a Senate card
rubico-box-setup-powers = powers are dealt
rubico-box-setup-recognition = senators recognise each other first
rubico-box-centurion-beyond_distance = cards beyond the steps to the next Castrum
rubico-box-centurion-most_of_one = at most from one player
rubico-box-victory-legions = face-up cards that name one legion
rubico-box-senate-effect = effect for one turn
rubico-box-senate-legions = legions
rubico-box-senate-top = always lies on top
rubico-box-power-effect = effect
rubico-box-space-players = exists with at least so many players
rubico-box-space-castrum = Castrum: Caesar stops here

## Words

rubico-box-word-red = red
rubico-box-word-blue = blue
rubico-box-word-janus = Janus
rubico-box-word-pompey = Pompey
rubico-box-word-none = no effect
rubico-box-word-extra_card = one more card, unseen
rubico-box-word-discard_card = one card less, unseen
rubico-box-word-one_blue = one more blue card counts
rubico-box-word-one_red = one more red card counts
rubico-box-word-summon = a card must be taken
rubico-box-word-shift = Caesar moves one step
rubico-box-word-peek = look at a card
rubico-box-word-cover = protect a card
rubico-box-word-cancel = cancel effects
rubico-box-word-favour = more red cards and Pompeys
rubico-box-word-space = space

## What they mean

rubico-box-setup-how = A row for each number of players, from three to seven. What goes back into the box leaves a smaller deck. However many blue cards there are, they turn one Senate card at most.
rubico-box-victory-how = The Senate wins as soon as so many face-up Senate cards name the same legion.
rubico-box-senate-how = Each Pompey turns one, and so do enough blue cards. The effect holds in the next turn only; the legion counts to the end.
rubico-box-power-how = Each player is dealt one in secret, and may play it once, in a turn in which somebody else is Centurion.
rubico-box-favour-how = So many cards more count in the turn in which Iuno is played.
