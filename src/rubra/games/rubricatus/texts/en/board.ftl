# What the browser says about Rubricatus.

## Options

rubricatus-option-difficulty-standard = standard
rubricatus-option-difficulty-easy = easy, without Era cards
rubricatus-option-difficulty-hard = hard
rubricatus-option-difficulty-calamities = only calamities
rubricatus-option-difficulty-random = completely random

## The parts of the table

rubricatus-web-map = The valley of the Llobregat and the Cardener
rubricatus-web-seats = The players, in the order in which they act
rubricatus-web-problems = { $count ->
    [0] No problem
    [one] 1 problem of at most { $most }
   *[other] { $count } problems of at most { $most }
}
rubricatus-web-too-many = Too many to build among: at most { $most }
rubricatus-web-stands = { $reader ->
    [name] A helper of yours stands
   *[other] A helper of { $name } stands
} here
rubricatus-web-fits = { $count ->
    [0] Nothing from the market could be built here now
    [one] 1 card from the market could be built here
   *[other] { $count } cards from the market could be built here
}
rubricatus-web-drawer = Problems left in the drawer: { $count } of { $all }. When it is empty, all have lost.
rubricatus-web-drawer-alarm = { $count ->
    [one] Only 1 problem is left in the drawer. When it is empty, all have lost.
   *[other] Only { $count } problems are left in the drawer. When it is empty, all have lost.
}
rubricatus-web-drawer-empty = The drawer is empty. The river is lost.
rubricatus-web-era-track = The Era track
rubricatus-web-era-next = { $rounds ->
    [one] Next round: { $era }
   *[other] In { $rounds } rounds: { $era }
}
rubricatus-web-era-last = This is the last Era
rubricatus-web-era-draw = Everybody draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}
rubricatus-web-era-helper = Everybody gains a helper
rubricatus-web-era-leaving = Cards of the { $era } leave the market
rubricatus-web-at-end = At the end:
rubricatus-web-passing = Would pass now:
rubricatus-web-table-passes = As things stand, the table passes.
rubricatus-web-table-fails = As things stand, the table fails.
rubricatus-web-extends = It extends what you have built: +{ $points } VP
rubricatus-web-board-of = { $reader ->
    [name] Your board
   *[other] The board of { $name }
}
rubricatus-web-my-board = My board
rubricatus-web-holder = { $reader ->
    [seat] You hold the initiative card: you act first, and decide for the table.
   *[other] Holds the initiative card: acts first, and decides for the table.
}
rubricatus-web-favour = { $reader ->
    [seat] You get it
   *[other] Gets it
}
rubricatus-web-vp = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
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
rubricatus-web-have = { $amount }, of at most { $most }
rubricatus-web-space = Space { $space } of { $end } on its development track
rubricatus-web-worked = A helper of yours works here already this round
rubricatus-web-would = +{ $points }: you would have { $stock }{ $steps ->
    [0] {""}
   *[other] , and advance { $steps } on the development track
}
rubricatus-web-do-it = Do it
rubricatus-web-not-yet = Not yet
rubricatus-web-no-way-back = A new card comes to the market: this cannot be taken back.

## The first game: the words of web/src/games/rubricatus/lesson.json

rubricatus-web-sign-problem = Problem
rubricatus-web-sign-problem-help = Each region holds a few; too many and nothing is built there. When the drawer is empty, everybody has lost.
rubricatus-web-sign-helper = Helper
rubricatus-web-sign-helper-help = You send one each turn: to a resource, or to a region.
rubricatus-web-sign-point = Victory point
rubricatus-web-sign-point-help = Whoever has the most at the end wins, if the river is saved.
rubricatus-web-sign-step = Development
rubricatus-web-sign-step-help = A step on the track of a resource: later spaces are worth more.
rubricatus-web-sign-initiative = Initiative
rubricatus-web-sign-initiative-help = Whoever has it plays first this round.
rubricatus-web-sign-eteria = Etèria
rubricatus-web-sign-eteria-help = A being of light that helps you with a power of its own.
rubricatus-web-sign-pair = Pair
rubricatus-web-sign-pair-help = Two constructions that belong together: the second extends the first, for more points.
rubricatus-lesson-welcome = This is the valley of the Llobregat, which the Romans called Rubricatus, the red one, and of the Cardener. You are one of three who lead people here from the Iberians to today. What you build scores points. Whoever has most in the end wins, if there is still a river by then.
rubricatus-lesson-problems = The burrs are problems: floods, wars, hunger. Each region can hold five. Among more than two nobody can build, and the more there are, the browner the water.
rubricatus-lesson-drawer = New problems come from this drawer. If it is ever empty, the game is over at once and all of you have lost. Keep an eye on it.
rubricatus-lesson-eras = Ten rounds in five Eras. The star stands on the present one. In the fourth round and in the eighth each of you gains a helper.
rubricatus-lesson-market = This is the market: what can be built. Each card shows its comarca, its cost, and beneath it what it gives. The emblems under a card say who could build it now: nobody yet.
rubricatus-lesson-self = This is yours: four resources, three helpers and five cards. Each card has a value from 1 to 3, and some have an event besides.
rubricatus-lesson-bid = First each of you lays a card face down for the initiative. The highest begins, and all cards laid are spent. Keep the good ones: lay the Call of the etèries.
rubricatus-lesson-initiative = Vine showed the highest value and has the initiative. Then an Era card was turned up, and Vine and Wave have already acted.
rubricatus-lesson-era-card = The Era card: rival hills. It has put a problem into the Solsonès and one into the Berguedà. At the end of the round each player with a defence scores 1; each one without adds a problem.
rubricatus-lesson-points = Your turn. Whenever you play a card you send a helper. Play the Weavers for their 3 points.
rubricatus-lesson-produce = With 3 points you can go to one of your resources and gain 3 of it, or to a region. Gain materials. More than 3 of a kind cannot be kept: what flows over is a step of development.
rubricatus-lesson-build-card = The others have produced too. You can build the village of Anseresa now, and your emblem says so. The value of the card you build with is scored: play the Ferrymen for 2 points.
rubricatus-lesson-enter = Anseresa lies in the Solsonès. There are two problems, just few enough to build. Go there: tap its name.
rubricatus-lesson-build = Build the village. A new card will come to the market, so you are asked twice.
rubricatus-lesson-built = Two points for the card, one for the village. But it brought a problem: now there are three in the Solsonès, and nobody can build there. Everything you build stands in the valley, on your colour.
rubricatus-lesson-pairs = A chain and a number on a card name its pair: another construction. Whoever builds both scores 1 point more, whichever came first. The number of each card stands in its corner.
rubricatus-lesson-event = One helper is left. Remember the Era card: you want defence. Play the Alarm bells, but for the event.
rubricatus-lesson-check = You had defence and scored a point. Vine and Wave had none: each added a problem to the Berguedà. Six are left in the drawer.
rubricatus-lesson-second = A new round, a new Era. Everybody drew four cards; one card was kept. Helpers are home again.
rubricatus-lesson-bid-again = The initiative again. Lay the Fair.
rubricatus-lesson-mitigate-card = Wine flows, and problems with it: four are left in the drawer, and it creaks. Somebody has to act. You have three defence. Play the Feast day for its point: for what you want to do the value does not matter.
rubricatus-lesson-enter-again = Four problems in the Berguedà. Go there.
rubricatus-lesson-mitigate = Each defence takes one problem away, back into the drawer. Mitigate one.
rubricatus-lesson-mitigate-more = And another one.
rubricatus-lesson-leave = Two problems: now one can build here again. Keep the last defence and leave. You gained nothing for this, but everybody can go on playing. That is the heart of the game.
rubricatus-lesson-development = The four development tracks. Resources that flow over and many constructions bring you forward, and some spaces score. The first at the end of a track scores 5.
rubricatus-lesson-eteries = The etèries, spirits of the water. An event recruits one: she takes the place of a helper, and can do something that no helper can. Point at one to read it.
rubricatus-lesson-end = After ten rounds the last card in hand scores its value, then the most constructions of each Era, one of every Era, one of every comarca, and every two resources left. Tap a name to see a whole board.
rubricatus-lesson-more = That is all one needs to begin. Watch the drawer, look for pairs, and do not leave the river to the others. Now play with bots, or invite your friends.

## The legend

rubricatus-web-sign-card = Action card
rubricatus-web-sign-card-help = For the initiative, or played for its points or its event. The number says how many somebody holds.
rubricatus-web-sign-round = Round
rubricatus-web-sign-round-help = There are ten, in five Eras.
rubricatus-web-sign-market = Market
rubricatus-web-sign-market-help = The constructions that can be built now.
rubricatus-web-sign-person = Player
rubricatus-web-sign-person-help = What an effect gives to, or takes from, somebody of your choice.
rubricatus-web-sign-any = Any resource
rubricatus-web-sign-any-help = A resource of your choice.

## Why a move is recommended

rubricatus-web-hint-favour = Whoever you choose plays first this round; { $reader ->
    [seat] you have
   *[other] { $seat } has
} { $count ->
    [one] 1 VP
   *[other] { $count } VP
} now.
rubricatus-web-hint-helper = A helper is enough for this; your etèries stay at home for what only they can do.
rubricatus-web-hint-leave = Nothing else here is worth what it costs now.
rubricatus-web-hint-stock = You have { $count } of it, of at most { $most }.
rubricatus-web-hint-take = { $seat } has { $count } of it; you have { $own }.
rubricatus-web-hint-bid = A card with a high value wins the initiative, but is spent.
rubricatus-web-hint-gone = It is what helps you most here.
