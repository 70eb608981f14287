# What the workbench calls the parts and figures of the box.

## Parts of the box

rubricatus-box-era = Eras
rubricatus-box-region = Regions
rubricatus-box-problems = Problems
rubricatus-box-resources = Resources
rubricatus-box-development = Development tracks
rubricatus-box-developers = Reaching the end of a track
rubricatus-box-scoring = Scoring
rubricatus-box-construction = Constructions
rubricatus-box-action = Action cards
rubricatus-box-era_card = Era cards and calamities
rubricatus-box-eteria = Etèries

## Figures

rubricatus-box-era-rounds = rounds
rubricatus-box-era-draw = cards drawn in each round
rubricatus-box-era-helpers = helpers of each player
rubricatus-box-region-players = open with at least so many players
rubricatus-box-region-comarques = takes constructions of
rubricatus-box-problems-in_each_region = in each region at the start
rubricatus-box-problems-in_drawer_with_three = in the drawer with three players
rubricatus-box-problems-in_drawer_with_four = in the drawer with four players
rubricatus-box-problems-most_in_region = at most in a region
rubricatus-box-problems-most_to_build = at most where one builds
rubricatus-box-resources-most = at most of each resource
rubricatus-box-resources-cycle = points from one overflow to the next
rubricatus-box-development-spaces = points of each space
rubricatus-box-developers-first = points for the first
rubricatus-box-developers-later = points for those who follow
rubricatus-box-scoring-extension = an extension
rubricatus-box-scoring-majority = most constructions of an Era
rubricatus-box-scoring-majority_tied = the same, when tied
rubricatus-box-scoring-all_eras = a construction of every Era
rubricatus-box-scoring-all_comarques = a construction of every comarca
rubricatus-box-scoring-leftovers_for_a_point = resources left over for a point
rubricatus-box-construction-era = Era
rubricatus-box-construction-comarca = comarca
rubricatus-box-construction-cost = cost
rubricatus-box-construction-problems = problems it brings
rubricatus-box-construction-points = points
rubricatus-box-construction-develop = steps of development
rubricatus-box-construction-income = income each round
rubricatus-box-construction-partner = paired with
rubricatus-box-action-points = value
rubricatus-box-action-event = what it does instead
rubricatus-box-action-removed = then leaves the game
rubricatus-box-era_card-era = Era
rubricatus-box-era_card-calamity = calamity
rubricatus-box-era_card-now = at once
rubricatus-box-era_card-check = check at the end of the round
rubricatus-box-era_card-prize = if it succeeds
rubricatus-box-era_card-penalty = if it fails
rubricatus-box-eteria-ability = ability
rubricatus-box-eteria-what = of which resource

## Words

rubricatus-box-word-do = what happens
rubricatus-box-word-what = of which, or where
rubricatus-box-word-n = how many
rubricatus-box-word-who = for whom
rubricatus-box-word-each = each player
rubricatus-box-word-holder = whoever has the initiative
rubricatus-box-word-materials = materials
rubricatus-box-word-technology = technology
rubricatus-box-word-culture = culture
rubricatus-box-word-defence = defence
rubricatus-box-word-gain = gain a resource
rubricatus-box-word-gain_any = gain of a resource one chooses
rubricatus-box-word-lose = lose a resource
rubricatus-box-word-lose_any = lose resources one chooses
rubricatus-box-word-score = gain victory points
rubricatus-box-word-forfeit = lose victory points
rubricatus-box-word-take = take resources from others
rubricatus-box-word-recruit = recruit an etèria
rubricatus-box-word-replace = replace cards of the market
rubricatus-box-word-add = problems in a region
rubricatus-box-word-add_any = problems in regions one chooses
rubricatus-box-word-add_everywhere = problems in every region
rubricatus-box-word-remove = take problems out of a region
rubricatus-box-word-remove_any = take out problems one chooses
rubricatus-box-word-purge = cards of earlier Eras leave the market
rubricatus-box-word-built = somebody has built
rubricatus-box-word-has = somebody has a resource
rubricatus-box-word-leads = being first on a track
rubricatus-box-word-calm = few problems in a region
rubricatus-box-word-all_calm = few problems in every region
rubricatus-box-word-soothe = takes a problem out of its region
rubricatus-box-word-gather = produces one more
rubricatus-box-word-endure = builds with one more problem
rubricatus-box-word-spare = building costs one less
rubricatus-box-word-construction = construction
rubricatus-box-word-action = action card
rubricatus-box-word-era_card = Era card
rubricatus-box-word-eteria = etèria

## What they mean

rubricatus-box-era-how = How many rounds an Era has, how many cards each player draws in them, and how many helpers each has by then: so many turns a round has.
rubricatus-box-region-how = Where constructions of which comarques are built. With three players the mixed regions are covered.
rubricatus-box-problems-how = When the drawer is empty the game is over, and everybody has lost.
rubricatus-box-problems-most_in_region-how = A problem for which there is no room must be put into another region.
rubricatus-box-problems-most_to_build-how = Where there are more, problems have to be mitigated before one builds.
rubricatus-box-resources-how = The markers of the four resources. A point that would take a marker past its end brings a step of development, and puts it back to 0.
rubricatus-box-resources-cycle-how = One more than the most, if the point that passes the end puts the marker back to 0; as much as the most, if reaching the end does.
rubricatus-box-development-how = There is one track for each resource. Each space scores its victory points at once; the last is the end.
rubricatus-box-developers-how = Instead of the points of the last space. Who stands at the end and has to advance scores once more as those who follow.
rubricatus-box-scoring-how = An extension scores when it is built, all else at the end of the game.
rubricatus-box-construction-how = Cards of the market. Whoever builds one pays the cost, puts its problems into the region and scores the value of the card that was played; points and steps come at once, income every round.
rubricatus-box-action-how = Each player has a deck of all these. A card is played for its value or for what it does instead, and the highest value takes the initiative.
rubricatus-box-era_card-how = One is turned up in each round. Calamities come only with the options of difficulty that bring them in.
rubricatus-box-eteria-how = Recruited by events: each takes the place of a helper and has an ability where it is placed.
