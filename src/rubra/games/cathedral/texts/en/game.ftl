# The Red Cathedral

cathedral-title = The Red Cathedral
cathedral-tagline = Raise the tsar's cathedral, tower by tower, with what the dice of the market bring you.
cathedral-automaton = Ivan

## Options

cathedral-option-board = Workshop boards
cathedral-option-board-help = The basic or the advanced side for all, or each their own choice. In the standard box the sides differ in what it costs to lay a tile face up.
cathedral-option-start = Start of the markers
cathedral-option-start-help = The score markers start on the space of 2 recognition, on that of 2 prestige, or before the first space.
cathedral-option-standstill = End at a standstill
cathedral-option-standstill-help = For simulations: the game ends as well if nobody builds anything for eight turns each. The printed game has no such end.
cathedral-option-colour = Colour
cathedral-option-colour-help = It decides which die is your own and which workshop board you have.
cathedral-option-side = Side of your board
cathedral-option-side-help = Basic or advanced.

## Resources

cathedral-resource-wood = wood
cathedral-resource-wood-help = A material. Also pays for a door on a finished base.
cathedral-resource-brick = brick
cathedral-resource-brick-help = A material.
cathedral-resource-stone = stone
cathedral-resource-stone-help = A material. Also pays for an arch on a finished middle section.
cathedral-resource-gold = gold
cathedral-resource-gold-help = A material. Also pays for a cross on a finished dome.
cathedral-resource-green = green jewel
cathedral-resource-green-help = A material. On an ornament, one jewel is worth 1 prestige, two alike 2, one of each colour 3.
cathedral-resource-purple = purple jewel
cathedral-resource-purple-help = A material. On an ornament, one jewel is worth 1 prestige, two alike 2, one of each colour 3.
cathedral-resource-rubles = ruble
cathedral-resource-rubles-help = Pays for workshop tiles, for extra steps of the white die and of your own, and for some influence.
cathedral-resource-recognition = recognition
cathedral-resource-recognition-help = One space on the score track. Only some of its spaces are prestige, and only prestige wins.
cathedral-piece-wood = wood
cathedral-piece-brick = a brick
cathedral-piece-stone = a stone
cathedral-piece-gold = gold
cathedral-piece-green = a green jewel
cathedral-piece-purple = a purple jewel

cathedral-short-wood = Wd
cathedral-short-brick = Br
cathedral-short-stone = St
cathedral-short-gold = Go
cathedral-short-green = Gr
cathedral-short-purple = Pu
cathedral-short-rubles = ₽
cathedral-short-recognition = ✚

cathedral-space-wood = the wood space
cathedral-space-brick = the brick space
cathedral-space-stone = the stone space
cathedral-space-gold = the gold space
cathedral-space-green = the space of green jewels
cathedral-space-purple = the space of purple jewels
cathedral-space-rubles = the ruble space
cathedral-space-recognition = the space of recognition

## Pieces

cathedral-tower-a = A
cathedral-tower-b = B
cathedral-tower-c = C
cathedral-tower-d = D
cathedral-tower-e = E
cathedral-tower-f = F
cathedral-section-base = base
cathedral-section-middle = middle
cathedral-section-dome = dome
cathedral-die-red = red die
cathedral-die-blue = blue die
cathedral-die-green = green die
cathedral-die-yellow = yellow die
cathedral-die-white = white die
cathedral-colour-red = red
cathedral-colour-blue = blue
cathedral-colour-green = green
cathedral-colour-yellow = yellow
cathedral-colour-white = white
cathedral-initial-red = R
cathedral-initial-blue = B
cathedral-initial-green = G
cathedral-initial-yellow = Y
cathedral-initial-white = W
cathedral-banner-inventory = from the inventory
cathedral-banner-beside = from beside the inventory
cathedral-face-down = face down
cathedral-face-up = face up
cathedral-bench-red = the red workshop space
cathedral-bench-blue = the blue workshop space
cathedral-bench-green = the green workshop space
cathedral-bench-yellow = the yellow workshop space
cathedral-bench-white = the first white workshop space
cathedral-bench-white_2 = the second white workshop space
cathedral-choice-first = first action
cathedral-choice-second = second action
cathedral-ornament-door = door
cathedral-ornament-door-help = For a finished base; costs 1 wood.
cathedral-ornament-arch = arch
cathedral-ornament-arch-help = For a finished middle section; costs 1 stone.
cathedral-ornament-cross = cross
cathedral-ornament-cross-help = For a finished dome; costs 1 gold.

## Workshop tiles

cathedral-tile-wood = Carpentry
cathedral-tile-brick = Brickworks
cathedral-tile-stone = Quarry
cathedral-tile-gold = Goldsmith
cathedral-tile-green = Emerald Cutter
cathedral-tile-purple = Amethyst Cutter
cathedral-tile-rubles = Mint
cathedral-tile-recognition = Herald
cathedral-tile-die_red = Sign of the Red Die
cathedral-tile-die_blue = Sign of the Blue Die
cathedral-tile-die_green = Sign of the Green Die
cathedral-tile-die_yellow = Sign of the Yellow Die
cathedral-tile-die_white = Sign of the White Die

## Influence

cathedral-influence-artisans_1 = Artisans I
cathedral-influence-artisans_2 = Artisans II
cathedral-influence-artisans_3 = Artisans III
cathedral-influence-carriers_1 = Carriers I
cathedral-influence-carriers_2 = Carriers II
cathedral-influence-carriers_3 = Carriers III
cathedral-influence-merchants_1 = Merchants I
cathedral-influence-merchants_2 = Merchants II
cathedral-influence-merchants_3 = Merchants III
cathedral-influence-clergy_1 = Clergy I
cathedral-influence-clergy_2 = Clergy II
cathedral-influence-clergy_3 = Clergy III

cathedral-effect-gain = take { $things }
cathedral-effect-gain_any = take { $count } of your choice: { $things }
cathedral-effect-yield = take the quantity where the { $die } lies
cathedral-effect-swap = swap 1 for another: { $things }
cathedral-effect-gather = { $where ->
    [here] take the quantity of this space once more
    [ahead] take the quantity of the next space
    [behind] take the quantity of the space before
   *[across] take the quantity of the space across
}
cathedral-effect-workshop = activate any tile of yours
cathedral-effect-deliver = { $count ->
    [one] deliver 1 material
   *[other] deliver up to { $count } materials
}
cathedral-effect-score = { $count } recognition for each { $per ->
    [finished_sections] finished section of yours
    [ornaments] ornament of yours
   *[towers] tower with a banner of yours
}
cathedral-effect-cost = pay { $things }: { $effect }
cathedral-effect-again = { $effect }, as often as you like
cathedral-thing = { $what ->
    [wood] { $count } wood
    [brick] { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
    [stone] { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
    [gold] { $count } gold
    [green] { $count ->
        [one] 1 green jewel
       *[other] { $count } green jewels
    }
    [purple] { $count ->
        [one] 1 purple jewel
       *[other] { $count } purple jewels
    }
    [rubles] { $count ->
        [one] 1 ruble
       *[other] { $count } rubles
    }
   *[recognition] { $count } recognition
}

## Ivan

cathedral-ivan-points = Points
cathedral-ivan-points-help = Ivan gains recognition.
cathedral-ivan-inventory = Inventory
cathedral-ivan-inventory-help = Ivan stores materials from the largest piles.
cathedral-ivan-transport = Transport
cathedral-ivan-transport-help = Ivan's stored materials go to his construction card.
cathedral-ivan-claim = Claim
cathedral-ivan-claim-help = Ivan's banner goes on a section above one of yours, else on a base, else anywhere.
cathedral-ivan-construction = Construction
cathedral-ivan-construction-help = Ivan builds his sections, from left to right and from the bottom up; then he places an ornament, if he can.

## What is asked

cathedral-ask-choose_action = Your turn: claim a section, build and decorate, or move a die in the market.
cathedral-ask-place_tile = Lay the tile { $tile } on your board, face down or, for its price, face up.
cathedral-ask-build = { $left ->
    [one] You may deliver 1 more material.
   *[other] You may deliver { $left } more materials.
}
cathedral-ask-add_jewels = Would you like to add a jewel to the ornament?
cathedral-ask-market = What will you do in the market? At the end, the dice on the space are rolled.
cathedral-ask-take_any = Take a material of your choice.
cathedral-ask-swap_one = Swap one material for another.
cathedral-ask-use_workshop = Activate one of your tiles.
cathedral-ask-after_action = Your action is done. You may still give up prestige.
cathedral-ask-send_ivan = Where does Ivan put his banner?

## Why a move may not be made

cathedral-why-no_dice = There are no dice on that space.
cathedral-why-not_lowest = In each tower only the lowest section without a banner can be claimed.
cathedral-why-no_banner = You have no banner left to take from there.
cathedral-why-occupied = A tile lies on that workshop space already.
cathedral-why-too_dear = You cannot pay the price of laying the tile face up there.
cathedral-why-not_held = You have no such material.
cathedral-why-not_asked_for = It must be an unfinished section of yours that still asks for it.
cathedral-why-not_finished = Only a finished section can be decorated.
cathedral-why-decorated = The section has an ornament already.
cathedral-why-no_ornament = You lack the ornament, or the material that it costs.
cathedral-why-no_such_jewel = It must be a jewel that you have.
cathedral-why-other_space = The die comes to another space.
cathedral-why-not_so_far = Only the white die and your own go further, for a ruble a step.
cathedral-why-space_full = Three dice lie there already.
cathedral-why-no_such_tile = It must be a face-up tile for this die that gives something now.
cathedral-why-other_card = Another card lies in the quarter where the die stopped.
cathedral-why-no_use = You cannot pay for it, it would do nothing, or this card has been used.
cathedral-why-no_such_material = It must be one of the materials named that is left in the reserve.
cathedral-why-no_such_swap = You give one of the materials named and take another that is left in the reserve.
cathedral-why-not_for_ivan = Ivan's banner goes directly above a section of yours, else on a base, else on any that can be claimed.

## Moves

cathedral-move-sell_prestige = Give up 1 prestige for rubles
cathedral-move-reroll = Give up 1 prestige to roll the dice on { $space } again
cathedral-move-end_turn = End the turn
cathedral-move-claim = Claim { $tower }{ $level } with a banner { $banner }
cathedral-move-place = Lay the tile { $face } on { $bench }
cathedral-move-deliver = Deliver { $material } to { $tower }{ $level }
cathedral-move-decorate = Decorate { $tower }{ $level }
cathedral-move-add_jewel = Add { $jewel }
cathedral-move-no_jewel = No more jewels
cathedral-move-stop_building = Deliver nothing more
cathedral-move-move_die = Move the { $die } to { $space }{ $extra ->
    [0] { "" }
    [one] , for 1 ruble
   *[other] , for { $extra } rubles
}
cathedral-move-obtain = Obtain the resource
cathedral-move-influence = Use { $card }, { $choice }
cathedral-move-activate = Activate the tile on { $bench }
cathedral-move-roll = Roll the dice
cathedral-move-take = Take { $material }
cathedral-move-swap = Give { $give }, take { $get }
cathedral-move-send_ivan = Ivan claims { $tower }{ $level }

## Events

cathedral-event-begins = { $reader ->
    [seat] You begin
   *[other] { $seat } begins
}.
cathedral-event-turn_began = Turn { $turn }: { $reader ->
    [seat] you
   *[other] { $seat }
}.
cathedral-event-sold_prestige = { $reader ->
    [seat] You give
   *[other] { $seat } gives
} up prestige for { $rubles ->
    [one] 1 ruble
   *[other] { $rubles } rubles
} and { $reader ->
    [seat] have
   *[other] has
} { $prestige } prestige now.
cathedral-event-rerolls = { $reader ->
    [seat] You give up
   *[other] { $seat } gives up
} prestige: the dice on { $space } are rolled again.
cathedral-event-rolled = The { $die } shows { $value }.
cathedral-event-claimed = { $reader ->
    [seat] You claim
   *[other] { $seat } claims
} { $tower }{ $level } with a banner { $banner }.
cathedral-event-placed = { $reader ->
    [seat] You lay
   *[other] { $seat } lays
} the tile { $tile } { $face } on { $bench }{ $price ->
    [0] { "" }
    [one] , for 1 ruble
   *[other] , for { $price } rubles
}.
cathedral-event-delivered = { $reader ->
    [seat] You deliver
   *[other] { $seat } delivers
} { $material } to { $tower }{ $level }.
cathedral-event-finished = { $reader ->
    [seat] You finish
   *[other] { $seat } finishes
} { $tower }{ $level }: { $recognition } recognition{ $rubles ->
    [0] { "" }
    [one] , 1 ruble
   *[other] , { $rubles } rubles
}.
cathedral-event-decorated = { $reader ->
    [seat] You decorate
   *[other] { $seat } decorates
} { $tower }{ $level }: { $ornament }.
cathedral-event-added_jewel = { $reader ->
    [seat] You add
   *[other] { $seat } adds
} { $jewel }: { $prestige } prestige.
cathedral-event-moved_die = { $reader ->
    [seat] You move
   *[other] { $seat } moves
} the { $die } { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to { $space }{ $price ->
    [0] { "" }
    [one] , for 1 ruble
   *[other] , for { $price } rubles
}.
cathedral-event-used_influence = { $reader ->
    [seat] You use
   *[other] { $seat } uses
} { $card }, { $choice }.
cathedral-event-activated = { $reader ->
    [seat] You activate
   *[other] { $seat } activates
} the tile { $tile } on { $bench }.
cathedral-event-paid = { $reader ->
    [seat] You pay
   *[other] { $seat } pays
} { $resource_id ->
    [wood] { $count } wood
    [brick] { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
    [stone] { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
    [gold] { $count } gold
    [green] { $count ->
        [one] 1 green jewel
       *[other] { $count } green jewels
    }
    [purple] { $count ->
        [one] 1 purple jewel
       *[other] { $count } purple jewels
    }
    [rubles] { $count ->
        [one] 1 ruble
       *[other] { $count } rubles
    }
   *[recognition] { $count } recognition
}.
cathedral-event-gained = { $reader ->
    [seat] You gain
   *[other] { $seat } gains
} { $resource_id ->
    [wood] { $count } wood
    [brick] { $count ->
        [one] 1 brick
       *[other] { $count } bricks
    }
    [stone] { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
    [gold] { $count } gold
    [green] { $count ->
        [one] 1 green jewel
       *[other] { $count } green jewels
    }
    [purple] { $count ->
        [one] 1 purple jewel
       *[other] { $count } purple jewels
    }
    [rubles] { $count ->
        [one] 1 ruble
       *[other] { $count } rubles
    }
   *[recognition] { $count } recognition
}.
cathedral-event-swapped = { $reader ->
    [seat] You return { $give } and take
   *[other] { $seat } returns { $give } and takes
} { $get }.
cathedral-event-penalised = { $tower }{ $level } is unfinished: { $reader ->
    [seat] you lose
   *[other] { $seat } loses
} { $count ->
    [0] nothing, at the start of the track
   *[other] { $count } recognition
}.
cathedral-event-sixth_finished = { $reader ->
    [seat] You have
   *[other] { $seat } has
} finished { $sections ->
    [one] 1 section
   *[other] { $sections } sections
}{ $prestige ->
    [0] { "" }
   *[other] {" "}and { $reader ->
        [seat] gain
       *[other] gains
    } { $prestige } prestige
}. { $others ->
    [one] The other builder has
   *[other] Each other builder has
} one more turn.
cathedral-event-left_over = { $reader ->
    [seat] You have
   *[other] { $seat } has
} { $count ->
    [0] nothing
    [one] 1 piece
   *[other] { $count } pieces
} left over: { $prestige } prestige.
cathedral-event-scored_tower = Tower { $tower }: { $reader ->
    [seat] you, with presence { $presence }, get
   *[other] { $seat }, with presence { $presence }, gets
} { $prestige } prestige.
cathedral-event-total = { $reader ->
    [seat] You have
   *[other] { $seat } has
} { $prestige } prestige in all.
cathedral-event-ended = { $reason }
cathedral-event-ivan_turned = Ivan turns up: { $card }.
cathedral-event-ivan_skipped = Ivan can do nothing with this card.
cathedral-event-ivan_stored = Ivan stores { $count ->
    [one] 1 material
   *[other] { $count } materials
}.
cathedral-event-ivan_loaded = Ivan brings { $count ->
    [one] 1 material
   *[other] { $count } materials
} to his construction card.
cathedral-event-ivan_claimed = Ivan claims { $tower }{ $level }.
cathedral-event-ivan_delivered = Ivan delivers { $count ->
    [one] 1 material
   *[other] { $count } materials
} to { $tower }{ $level }.
cathedral-event-ivan_discarded = Ivan discards the tile { $tile }.

## How it ends

cathedral-reason-goes_on = The game goes on.
cathedral-reason-most_prestige = The most prestige wins.
cathedral-reason-most_finished = The prestige is equal; the most finished sections win.
cathedral-reason-most_ornaments = Prestige and finished sections are equal; the most ornaments win.
cathedral-reason-shared = All is equal: they win together.
cathedral-reason-standstill = Nothing has been built for a long time, and the game ends as it stands.
cathedral-reason-ivan_beaten = Ivan is beaten.
cathedral-reason-ivan_won = Ivan has more prestige and wins.
cathedral-reason-ivan_won_tie = Prestige is equal, but Ivan has more finished sections, or as many and more ornaments, and wins.

## The table, in words

cathedral-table-turn = Turn { $turn }
cathedral-table-cathedral = Cathedral
cathedral-table-market = Market, clockwise
cathedral-table-influence = Influence
cathedral-table-reserve = Reserve
cathedral-table-builder = Builder
cathedral-table-points = Prestige
cathedral-table-rubles = Rubles
cathedral-table-stock = Inventory
cathedral-table-banners = Banners
cathedral-table-ornaments = Ornaments
cathedral-table-workshop = Workshop
cathedral-table-score = { $prestige } (✚{ $recognition })
cathedral-table-slots = { $used }/{ $slots }
cathedral-table-banner-count = { $inside } + { $beside }
cathedral-table-face-down = face down
cathedral-table-price = { $space } { $price }₽
cathedral-table-done = finished
cathedral-table-ivan = Ivan's cards
cathedral-table-ivan-stock = inventory { $inventory }, construction { $construction }, turned up: { $turned }
cathedral-table-none = none
cathedral-table-legend = ₽ ruble   ✚ recognition   ◆ ornament   [ ] workshop tile on a section

## Beside the table: scores, prices, help

cathedral-table-track = Score track
cathedral-table-standstill = Turns without building: { $turns } of { $most }; then the game ends
cathedral-table-from-track = the score track
cathedral-table-from-tower = tower { $tower }
cathedral-table-left_over = pieces left over
cathedral-table-next = Next
cathedral-table-worth = worth { $worth }
cathedral-note-risk = risks ✚{ $count }
cathedral-note-prestige = { $count } prestige
cathedral-note-loses = { $seat } −✚{ $count }
cathedral-help-claimed = Claimed by { $reader ->
    [seat] you
   *[other] { $seat }
}; lacks: { $missing }.
cathedral-help-done = Finished by { $reader ->
    [seat] you
   *[other] { $seat }
}.
cathedral-help-ornament = Ornament: { $reader ->
    [seat] yours
   *[other] { $seat }
}.
cathedral-help-risk = If others finish the sections above it first, its builder loses { $count } recognition in all.
cathedral-help-free-tile = { $effect }. To lay it face up costs what the workshop space asks; face down is free, and then it never works.
cathedral-help-section = { $kind }; costs { $cost }; gives { $gain }.
cathedral-help-tile = Tile { $tile }: { $effect }.
cathedral-help-space = { $things } for each die there, the moved one included.
cathedral-help-influence = First action: { $first }. Second action: { $second }. One of the two for whoever stops a die here: { $spaces }.
cathedral-help-bench = { $price ->
    [0] Free of charge
    [one] 1 ruble
   *[other] { $price } rubles
} to lay a tile face up; it works when { $dice } is moved.
cathedral-help-the-die = the { $die }
cathedral-help-own-die = Your own die: like the white one, it may go further, for 1 ruble a step.
cathedral-help-ivan = First he moves the { $die }.
cathedral-help-tower = Worth { $worth } prestige now: 2 for each finished section, 1 for each ornament.
cathedral-help-most = The builder with the most presence gets it all, { $builders ->
    [2] the other, if present, a third; if equal, both get nothing
   *[other] the next half of it, and so on; equals share
}.
cathedral-help-track = Each recognition moves the marker one space; prestige is the number of prestige spaces reached. The next one is { $next }, { $count } further on.
cathedral-help-or = or
