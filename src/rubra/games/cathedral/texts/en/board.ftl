# What the browser says about The Red Cathedral.

## Options

cathedral-option-board-basic = basic
cathedral-option-board-advanced = advanced
cathedral-option-board-own = each their own
cathedral-option-start-recognition_2 = on 2 recognition
cathedral-option-start-prestige_2 = on 2 prestige
cathedral-option-start-zero = before the first space
cathedral-option-side-basic = basic
cathedral-option-side-advanced = advanced
cathedral-option-colour-red = red
cathedral-option-colour-blue = blue
cathedral-option-colour-green = green
cathedral-option-colour-yellow = yellow

## The parts of the table

cathedral-web-parts = Parts of the table
cathedral-web-tab-market = Market
cathedral-web-tab-site = Cathedral
cathedral-web-tab-builders = Builders
cathedral-web-market = The market
cathedral-web-site = The building site
cathedral-web-score = { $seat }: { $prestige } prestige, { $recognition } recognition.
cathedral-web-prestige-help = Prestige: the prestige spaces that your marker has reached or passed. It alone wins.
cathedral-web-prestige = { $count } prestige

## The market

cathedral-web-die = The { $die } shows { $value } and lies on { $space }.
cathedral-web-stall = { $space }: { $things } for each die. { $dice ->
    [0] No die lies there.
    [one] 1 die lies there.
   *[other] { $dice } dice lie there.
}
cathedral-web-landing = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to { $space }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} × { $quantity } = { $gives }.
cathedral-web-landing-price = { $price ->
    [one] The further step costs 1 ruble.
   *[other] The further steps cost { $price } rubles.
}
cathedral-web-landing-full = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to { $space }: three dice lie there, no other may stop.
cathedral-web-full = three dice: full
cathedral-web-full-more = it may not stop
cathedral-web-room = room for { $taken }
cathedral-web-gives-part = { $things }, room for { $taken }

## The building site

cathedral-web-unclaimed = No banner yet.
cathedral-web-claimed-by = Claimed by { $reader ->
    [seat] you
   *[other] { $seat }
}.
cathedral-web-finished-by = Finished by { $reader ->
    [seat] you
   *[other] { $seat }
}.
cathedral-web-no-ornament = Takes an ornament: { $ornament }, for { $price }.
cathedral-web-ornament-of = { $reader ->
    [seat] Your ornament: { $ornament }
   *[other] Ornament: { $ornament } of { $seat }
}.
cathedral-web-missing = Needs { $things }.
cathedral-web-reward = Gives { $things }.
cathedral-web-tile-here = Tile: { $tile }.
cathedral-web-penalty = When it is finished, { $reader ->
    [seat] you lose
   *[other] { $seat } loses
} { $count } recognition for { $section }.
cathedral-web-tower-worth = Tower { $tower } is worth { $worth } prestige: 2 for each finished section ({ $finished }), 1 for each ornament ({ $ornaments }).

## My workshop

cathedral-web-inventory = Inventory: { $used } of { $slots } slots
cathedral-web-holds = Holds { $things }; { $slots ->
    [one] 1 slot.
   *[other] { $slots } slots.
}
cathedral-web-peg = { $material }: deliver it
cathedral-web-peg-free = A free slot
cathedral-web-banner-inventory = A banner on the inventory
cathedral-web-banner-inventory-how = A banner. When you claim a section with it, a slot becomes free.
cathedral-web-banner-beside = A banner beside the inventory
cathedral-web-banner-beside-how = A banner. It frees no slot.
cathedral-web-bench-empty = { $bench }: empty. Face up { $price ->
    [0] for nothing
    [one] for 1 ruble
   *[other] for { $price } rubles
}.

## What one may do

cathedral-web-how-action = Choose a die, a section, or something from your bench.
cathedral-web-how-build = Choose a material or a section, or drag one to the other.
cathedral-web-how-place = Choose a workshop space.
cathedral-web-how-swap = Choose the material that you give.
cathedral-web-how-reroll = Choose the dice to roll again. You would have { $prestige } prestige left, and { $recognition } recognition.
cathedral-web-where-material = Which section is it for?
cathedral-web-where-banner = Which section do you claim?
cathedral-web-where-ornament = Which finished section do you decorate?
cathedral-web-where-give = What do you take for it?
cathedral-web-claim-inventory = Claim { $section }, banner from the inventory: 1 slot more
cathedral-web-claim-beside = Claim { $section }, banner from beside the inventory
cathedral-web-place-up = { $price ->
    [0] Face up, for nothing
    [one] Face up, for 1 ruble
   *[other] Face up, for { $price } rubles
}
cathedral-web-place-down = Face down: it will never do anything
cathedral-web-obtain = Obtain { $dice } × { $quantity } = { $things }
cathedral-web-decorate = Put the { $ornament } on { $section }, for { $price }
cathedral-web-put-down = Not this
cathedral-web-sale = You would have { $prestige } prestige and { $recognition } recognition left, and { $rubles ->
    [one] 1 ruble
   *[other] { $rubles } rubles
} more.
cathedral-web-reroll-how = Give up 1 prestige to roll the dice on one space again

## Ivan

cathedral-web-ivan-waits = After each of your turns Ivan turns up a card.
cathedral-web-ivan-die = First he moves the { $die }.
cathedral-web-ivan-deck = Ivan's cards; those turned up are struck out
cathedral-web-ivan-inventory = stored
cathedral-web-ivan-construction = for building

## The end

cathedral-web-count = How the prestige was counted
cathedral-web-count-track = On the ribbon
cathedral-web-of-recognition = { $count } recognition
cathedral-web-count-left = Left over
cathedral-web-count-tower = Tower { $tower }
cathedral-web-present = presence { $count }
cathedral-web-count-total = Prestige in all

## The first game: the words of web/src/games/cathedral/lesson.json

cathedral-lesson-welcome = The tsar wants a cathedral. You and Wave raise its towers, section by section. Whoever has the most prestige in the end has won.
cathedral-lesson-site = This is the building site. Every tower has a base, some middles and a dome. Each section shows what it costs, what it gives, and a workshop tile for whoever claims it.
cathedral-lesson-market = This is the market: a ring of eight stalls. A die moves clockwise by its value, and brings what lies on its stall, once for each die there. In the middle lie four cards of influence, one for each quarter.
cathedral-lesson-bench = This is your workshop. Ten pegs hold your materials, but four of them are under banners. Every banner that you take from there frees a peg.
cathedral-lesson-claim = In a turn you do one of three things: claim, build, or go to the market. Begin with a claim: choose the glowing base, and take a banner from the inventory.
cathedral-lesson-place = The tile of the section is yours. Lay it face up on your red space and pay the price: it gives you what it shows now, and again whenever you move the red die.
cathedral-lesson-move-wood = Wave has claimed a base too. Now fetch wood: choose the glowing die. The market shows where it stops and what it finds. Then choose the stall.
cathedral-lesson-obtain-wood = The die has arrived. The quantity of the stall counts for every die there. Obtain the wood.
cathedral-lesson-roll-wood = You could use the influence of this quarter too; leave it for today. At the end all dice of the stall are rolled.
cathedral-lesson-move-brick = Your base still needs brick. Choose the glowing die and send it there. The white die and the one of your own colour could go further, for 1 ruble a step.
cathedral-lesson-obtain-brick = Obtain the brick.
cathedral-lesson-roll-brick = And roll the dice.
cathedral-lesson-deliver = Wave has claimed the section above yours. Now build: in one action you deliver up to three materials. Choose a wood on your bench, then your base; or drag it there.
cathedral-lesson-deliver-2 = The same once more.
cathedral-lesson-deliver-3 = And the brick. With it the base is finished.
cathedral-lesson-finished = The base is painted, your banner stays on it. You have its recognition, one space of the ribbon for each, and its rubles.
cathedral-lesson-decorate = Finished sections can be decorated, your own and those of others: a base with a door for 1 wood, a middle with an arch for 1 stone, a dome with a cross for 1 gold. Jewels with it would bring prestige at once. Decorate your base.
cathedral-lesson-prestige = The ribbon has two scales. Recognition counts every space, prestige only the golden ones, which come closer and closer. At any moment of your turn you may give up prestige for rubles, or to roll dice again.
cathedral-lesson-below = Beware of building sites that stand still: when a section is finished above an unfinished one, the owner of the lower one loses recognition. The board shows it before it happens.
cathedral-lesson-end = When somebody has finished six sections, the others have one more turn. Then each tower gives prestige: 2 for each finished section and 1 for each ornament, all to whoever is most present in it. With two players the other has a third.
cathedral-lesson-more = You know the way of it. Point at anything to read what it does; the clauses stand under Rules. Good building.

## The legend

cathedral-web-sign-swap = Swap
cathedral-web-sign-swap-help = Give back one material and take another of those shown.
cathedral-web-sign-gather = Another space
cathedral-web-sign-gather-help = Take the quantity on a tile of the market once: of this space, or of the one the arrow points to.
cathedral-web-sign-workshop = Workshop
cathedral-web-sign-workshop-help = Activate any face-up tile of your board.
cathedral-web-sign-deliver = Cart
cathedral-web-sign-deliver-help = Deliver so many materials to sections of yours.
cathedral-web-sign-sections = For each section
cathedral-web-sign-sections-help = So much recognition for each finished section of yours.
cathedral-web-sign-towers = For each tower
cathedral-web-sign-towers-help = So much recognition for each tower with a banner of yours.
cathedral-web-sign-ornaments = For each ornament
cathedral-web-sign-ornaments-help = So much recognition for each ornament of yours.
cathedral-web-sign-again = As often as you like
cathedral-web-sign-again-help = You may use this action several times in the turn, if you can pay for it.
cathedral-web-sign-any = Any of these
cathedral-web-sign-any-help = A material of your choice, among those of the action.
cathedral-web-sign-tile = Workshop tile
cathedral-web-sign-tile-help = Whoever claims the section lays it on their board. Face up it gives what it shows each time the die of its space is moved there.
cathedral-web-sign-tile-down = Tile face down
cathedral-web-sign-tile-down-help = It cost nothing, and it does nothing.
cathedral-web-sign-season = Season
cathedral-web-sign-season-help = A quarter of the market: two neighbouring spaces and the influence card between them.
cathedral-web-sign-die = Die
cathedral-web-sign-die-help = It is moved by exactly its value and activates the tile on its space of your board. The die of your own colour may go further, for 1 ruble a step.
cathedral-web-sign-die-white = White die
cathedral-web-sign-die-white-help = Anybody may move it further, for 1 ruble a step. It has two spaces on each board.
cathedral-web-sign-banner = Banner
cathedral-web-sign-banner-help = It says whose section that is. On your board it covers a slot until you take it from there.
cathedral-web-sign-group = Influence
cathedral-web-sign-group-help = Artisans, carriers, merchants, clergy: whoever moves a die to their quarter may use one of their two actions.

## Why a move is recommended

cathedral-web-hint-room = It is what this stall gives.
cathedral-web-hint-decorate = It costs { $price } and makes the tower worth 1 prestige more.
cathedral-web-hint-jewel = It brings { $count } prestige at once.
cathedral-web-hint-no_jewel = The jewels serve you better elsewhere.
cathedral-web-hint-stop_building = What you keep serves you better later.
cathedral-web-hint-end_turn = Nothing else in this turn gains you anything.
cathedral-web-hint-roll = All you wanted here is done: the dice on this space are rolled.
cathedral-web-hint-reroll = With other numbers these dice reach spaces that serve you better.
cathedral-web-hint-sell = It brings { $things }, to pay for what you plan.
cathedral-web-hint-need = Your sections still lack { $material }: { $count }.
cathedral-web-hint-deliver = It brings a section of yours closer to its end.
cathedral-web-hint-move_die = The stall where it stops serves you best.
cathedral-web-hint-place = Face down it is free, and your rubles are kept.
cathedral-web-hint-activate = The tile gives what it shows.
cathedral-web-hint-influence = It is one of the two actions of this quarter.
