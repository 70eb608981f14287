# What the browser says about Rubricatus.

rubricatus-web-map = The valley of the Llobregat and the Cardener
rubricatus-web-seats = The players, in the order in which they act
rubricatus-web-problems = { $count ->
    [0] No problem
    [one] 1 problem of at most { $most }
   *[other] { $count } problems of at most { $most }
}
rubricatus-web-too-many = Too many to build among: at most { $most }
rubricatus-web-stands = A helper of { $name } stands here
rubricatus-web-fits = { $count ->
    [0] Nothing of the market could be built here now
    [one] 1 card of the market could be built here
   *[other] { $count } cards of the market could be built here
}
rubricatus-web-drawer = { $count } of { $all } problems are left in the drawer. When it is empty, all have lost.
rubricatus-web-drawer-alarm = { $count ->
    [one] Only 1 problem is left in the drawer. When it is empty, all have lost.
   *[other] Only { $count } problems are left in the drawer. When it is empty, all have lost.
}
rubricatus-web-drawer-empty = The drawer is empty. The river is lost.
rubricatus-web-era-track = The Era track
rubricatus-web-era-iberian = Iberian
rubricatus-web-era-ancient = Ancient
rubricatus-web-era-medieval = Medieval
rubricatus-web-era-modern = Modern
rubricatus-web-era-contemporary = Contemp.
rubricatus-web-era-next = { $rounds ->
    [one] Next round: { $era }
   *[other] In { $rounds } rounds: { $era }
}
rubricatus-web-era-last = This is the last Era
rubricatus-web-era-draw = Everybody draws { $count } cards
rubricatus-web-era-helper = Everybody gains a helper
rubricatus-web-era-leaving = Cards of the { $era } leave the market
rubricatus-web-at-end = At the end:
rubricatus-web-passing = Would pass now:
rubricatus-web-table-passes = As things stand, the table passes.
rubricatus-web-table-fails = As things stand, the table fails.
rubricatus-web-can-pay = You can pay it
rubricatus-web-pays = can pay
rubricatus-web-lack = You lack { $what }
rubricatus-web-lacks = lacks
rubricatus-web-ready = It could be built now in { $regions }
rubricatus-web-nowhere = Nowhere could it be built now: its regions are taken or have too many problems
rubricatus-web-takes = Takes it: { $regions }.
rubricatus-web-extends = It extends what you have built: +{ $points } VP
rubricatus-web-pair = Paired with { $name }: +{ $points } VP for whoever builds both.
rubricatus-web-board-of = The board of { $name }
rubricatus-web-my-board = My board
rubricatus-web-holder = Holds the initiative card: acts first, and decides for the table.
rubricatus-web-favour = Gets it
rubricatus-web-vp = { $points } victory points
rubricatus-web-at-home = { $count ->
    [0] No helper left to place
    [one] 1 helper still to be placed
   *[other] { $count } helpers still to be placed
}
rubricatus-web-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
rubricatus-web-built = { $count ->
    [one] 1 construction
   *[other] { $count } constructions
}
rubricatus-web-eteries-gone = All etèries have found somebody.
rubricatus-web-income = Every round:
rubricatus-web-by-era = Constructions by comarca and Era
rubricatus-web-points-from = Where the points come from
rubricatus-web-discards = Discards:
rubricatus-web-removed = Out of the game:
rubricatus-web-card = { $card }, value { $points }. Event: { $event }
rubricatus-web-use-points = { $card }, for { $points ->
    [one] 1 point
   *[other] { $points } points
}
rubricatus-web-use-event = { $card }, for its event: { $event }
rubricatus-web-for-points = For { $points ->
    [one] 1 point
   *[other] { $points } points
}
rubricatus-web-for-event = For its event
rubricatus-web-lay = Lay it face down
rubricatus-web-laid = You have laid { $card } face down
rubricatus-web-bid-how = It counts { $points } for the initiative, and is spent.
rubricatus-web-have = { $count } { $what }, of at most { $most }
rubricatus-web-space = Space { $space } of { $end } on its development track
rubricatus-web-worked = A helper of yours works here already this round
rubricatus-web-would = +{ $points }: you would have { $stock }{ $steps ->
    [0] {""}
   *[other] , and advance { $steps } on the development track
}
rubricatus-web-do-it = Do it
rubricatus-web-not-yet = Not yet
rubricatus-web-no-way-back = A new card comes to the market: this cannot be taken back.
rubricatus-web-scoring = The scoring, line by line
rubricatus-web-total = In all
rubricatus-web-defeat-when = It was the { $era }, round { $round } of { $rounds }.
rubricatus-web-defeat-worst = { $region } suffered most: { $count ->
    [one] one problem came there
   *[other] { $count } problems came there
}.
rubricatus-web-defeat-removed = { $added } problems came over the valley and { $removed } were taken away; meanwhile { $built ->
    [0] nothing was built
    [one] one thing was built
   *[other] { $built } things were built
}.
rubricatus-web-defeat-best = { $name } fought hardest for the river: { $count ->
    [one] once
   *[other] { $count } times
}.
rubricatus-web-defeat-era = Then came { $card }.
rubricatus-web-defeat-last = The last problem fell on { $region }, the drawer was empty, and the river ran dry.
