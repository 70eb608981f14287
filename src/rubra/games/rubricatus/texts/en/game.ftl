# Rubricatus

rubricatus-title = Rubricatus
rubricatus-tagline = Two thousand years along the Llobregat: one of you can win, and all of you can lose.

## Options

rubricatus-option-difficulty = Difficulty
rubricatus-option-difficulty-help = Standard; easy: no Era cards; hard: some Era cards are calamities; calamities: all are; random: nobody knows how many.
rubricatus-option-iberian_calamities = Iberian calamities
rubricatus-option-ancient_calamities = Ancient calamities
rubricatus-option-medieval_calamities = Medieval calamities
rubricatus-option-modern_calamities = Modern calamities
rubricatus-option-contemporary_calamities = Contemporary calamities
rubricatus-option-iberian_calamities-help = In the hard game: how many Era cards of the Iberian Era are calamities.
rubricatus-option-ancient_calamities-help = In the hard game: how many Era cards of the Ancient Era are calamities.
rubricatus-option-medieval_calamities-help = In the hard game: how many Era cards of the Medieval Era are calamities.
rubricatus-option-modern_calamities-help = In the hard game: how many Era cards of the Modern Era are calamities.
rubricatus-option-contemporary_calamities-help = In the hard game: how many Era cards of the Contemporary Era are calamities.
rubricatus-difficulty-standard = standard
rubricatus-difficulty-easy = easy, without Era cards
rubricatus-difficulty-hard = hard
rubricatus-difficulty-calamities = only calamities
rubricatus-difficulty-random = completely random

## Resources, regions and Eras

rubricatus-resource-materials = materials
rubricatus-resource-materials-help = What every wall is made of.
rubricatus-resource-technology = technology
rubricatus-resource-technology-help = Bridges, canals, mills and dams need it.
rubricatus-resource-culture = culture
rubricatus-resource-culture-help = Churches, baths and museums need it.
rubricatus-resource-defence = defence
rubricatus-resource-defence-help = Castles need it; each one spent in a region takes a problem out of it.
rubricatus-amount = { $resource ->
    [materials] { $n ->
        [one] 1 material
       *[other] { $n } materials
    }
   *[other] { $n } { $what }
}
rubricatus-region-bergueda = Berguedà
rubricatus-region-bages = Bages
rubricatus-region-solsones = Solsonès
rubricatus-region-baix_llobregat = Baix Llobregat
rubricatus-region-bages_bergueda = Bages-Berguedà
rubricatus-region-bages_solsones = Bages-Solsonès
rubricatus-region-bages_baix_llobregat = Bages-Baix Llobregat
rubricatus-comarca-bergueda = Berguedà
rubricatus-comarca-bages = Bages
rubricatus-comarca-solsones = Solsonès
rubricatus-comarca-baix_llobregat = Baix Llobregat
rubricatus-comarca-llucanes = Lluçanès
rubricatus-era-iberian = Iberian Era
rubricatus-era-ancient = Ancient Era
rubricatus-era-medieval = Medieval Era
rubricatus-era-modern = Modern Era
rubricatus-era-contemporary = Contemporary Era
rubricatus-source-building = building
rubricatus-source-bonus = bonuses of constructions
rubricatus-source-extension = extensions
rubricatus-source-development = development
rubricatus-source-cards = cards
rubricatus-source-last_card = the last card
rubricatus-source-majority = majorities of the Eras
rubricatus-source-all_eras = every Era
rubricatus-source-leftovers = resources left over
rubricatus-source-all_comarques = all five comarques

## Constructions

rubricatus-construction-cogullo = Iberian village of el Cogulló
rubricatus-construction-boades_ibera = Iberian farm of Boades
rubricatus-construction-salines = Salt works of Cardona
rubricatus-construction-sorba = Village of Sant Miquel de Sorba
rubricatus-construction-castellvell_iber = Iberian village of Castellvell
rubricatus-construction-anseresa = Village of Anseresa
rubricatus-construction-puig_ciutat = Puig Ciutat
rubricatus-construction-penya_del_moro = Penya del Moro
rubricatus-construction-les_sorres = Anchorage of les Sorres
rubricatus-construction-boades_romana = Roman villa of Boades
rubricatus-construction-torre_del_breny = Torre del Breny
rubricatus-construction-guarnicio_sorba = Roman garrison of Sorba
rubricatus-construction-necropolis_obiols = Burial ground of Obiols
rubricatus-construction-setelsis = Setelsis
rubricatus-construction-praesidium = Praesidium of Puig Ciutat
rubricatus-construction-via_transversal = Crossroad of the Lluçanès
rubricatus-construction-pont_del_diable = Devil's Bridge
rubricatus-construction-termes_sant_boi = Baths of Sant Boi
rubricatus-construction-can_valls = Estate of Can Valls
rubricatus-construction-sant_vicenc_cardona = Sant Vicenç de Cardona
rubricatus-construction-torre_minyona = Torre de la Minyona
rubricatus-construction-resclosa_manresans = Weir of the Manresans
rubricatus-construction-sequia_manresa = Canal of Manresa
rubricatus-construction-pont_monistrol = Bridge of Monistrol
rubricatus-construction-montserrat = Monastery of Montserrat
rubricatus-construction-pedret = Sant Quirze de Pedret
rubricatus-construction-pont_pedret = Bridge of Pedret
rubricatus-construction-sant_llorenc_baga = Sant Llorenç prop Bagà
rubricatus-construction-obiols = Sant Vicenç d'Obiols
rubricatus-construction-castellvell = Castellvell de Solsona
rubricatus-construction-olius = Sant Esteve d'Olius
rubricatus-construction-graudescales = Sant Pere de Graudescales
rubricatus-construction-castell_lluca = Castle of Lluçà
rubricatus-construction-santa_maria_lluca = Santa Maria de Lluçà
rubricatus-construction-pont_gotic = Gothic Devil's Bridge
rubricatus-construction-eramprunya = Castle of Eramprunyà
rubricatus-construction-torre_penya_del_moro = Watchtower of Penya del Moro
rubricatus-construction-castell_cardona = Castle of Cardona
rubricatus-construction-resclosa_refeta = Rebuilt weir
rubricatus-construction-sant_ramon_nonat = Chapel of Sant Ramon Nonat
rubricatus-construction-saldes = Sant Martí de Saldes
rubricatus-construction-montdarn = Sant Joan de Montdarn
rubricatus-construction-masies = Farmhouses of the Solsonès
rubricatus-construction-mas_rocaguinarda = Mas Rocaguinarda
rubricatus-construction-poble_carrer = Street village of Santa Eulàlia
rubricatus-construction-moli_paperer = Capdevila paper mill
rubricatus-construction-sant_baldiri = Sant Baldiri
rubricatus-construction-montserrat_refet = Montserrat rebuilt
rubricatus-construction-mina_cardona = Potash mine of Cardona
rubricatus-construction-geoparc = Geopark centre
rubricatus-construction-viladomiu_vell = Viladomiu Vell
rubricatus-construction-viladomiu_nou = Viladomiu Nou
rubricatus-construction-asland = Asland cement works
rubricatus-construction-baells = La Baells dam
rubricatus-construction-cementiri_olius = Cemetery of Olius
rubricatus-construction-llosa_del_cavall = Llosa del Cavall dam
rubricatus-construction-espai_rocaguinarda = Rocaguinarda museum
rubricatus-construction-canal_infanta = Canal de la Infanta
rubricatus-construction-la_puda = La Puda baths
rubricatus-construction-dessaladora = Desalination plant of el Prat

## Action cards

rubricatus-action-crida_de_les_eteries = Call of the etèries
rubricatus-action-lluna_plena = Full moon
rubricatus-action-lludriga = Otter
rubricatus-action-sometent = Alarm bells
rubricatus-action-fira = Fair
rubricatus-action-festa_major = Feast day
rubricatus-action-ratolins = Mice
rubricatus-action-bernat_pescaire = Grey heron
rubricatus-action-pelegrins = Pilgrims
rubricatus-action-consell = Council
rubricatus-action-barquers = Ferrymen
rubricatus-action-pastors = Shepherds
rubricatus-action-segadors = Reapers
rubricatus-action-carboners = Charcoal burners
rubricatus-action-rubricatus = Rubricatus
rubricatus-action-mestres_de_cases = Master builders
rubricatus-action-traginers = Muleteers
rubricatus-action-moliners = Millers
rubricatus-action-teixidores = Weavers
rubricatus-action-paraires = Clothiers

## Era cards

rubricatus-era_card-plom_escrit = Words on lead
rubricatus-era_card-naus_a_les_sorres = Ships at les Sorres
rubricatus-era_card-centres_rivals = Rival hills
rubricatus-era_card-revolta_iberica = Revolt of the Iberians
rubricatus-era_card-indibil_i_mandoni = Indíbil and Mandoni
rubricatus-era_card-pont_de_les_legions = The legions build a bridge
rubricatus-era_card-vi_laieta = Wine of the Layetani
rubricatus-era_card-rubricatus_flumen = Rubricatus flumen
rubricatus-era_card-legionaris_a_sorba = Legionaries at Sorba
rubricatus-era_card-puig_ciutat_cremat = Puig Ciutat burns
rubricatus-era_card-boades_decau = Boades declines
rubricatus-era_card-llim_a_les_termes = Silt in the baths
rubricatus-era_card-repoblacio = Settlers come back
rubricatus-era_card-cartes_de_cardona = Charters of Cardona
rubricatus-era_card-consagracio_de_lluca = Consecration of Lluçà
rubricatus-era_card-molins_del_rei = The king's mills
rubricatus-era_card-fires_i_mercats = Fairs and markets
rubricatus-era_card-la_llum = The Light of Manresa
rubricatus-era_card-cases_saquejades = Looted houses
rubricatus-era_card-revolta_d_aisso = Revolt of Aissó
rubricatus-era_card-mal_any_primer = The first bad year
rubricatus-era_card-sequera_de_manresa = Drought at Manresa
rubricatus-era_card-pesta_negra = Black Death
rubricatus-era_card-terratremol = Earthquake
rubricatus-era_card-pacte_dels_capons = Pact of the capons
rubricatus-era_card-bandolers = Bandits
rubricatus-era_card-carbo_al_bergueda = Coal in the Berguedà
rubricatus-era_card-any_del_diluvi = The Year of the Flood
rubricatus-era_card-manresa_cremada = Manresa burnt
rubricatus-era_card-tren_a_manresa = The train reaches Manresa
rubricatus-era_card-colonies = Mill colonies
rubricatus-era_card-salmorres = Brine
rubricatus-era_card-geoparc_unesco = Geopark
rubricatus-era_card-riuada_1907 = Flood of 1907
rubricatus-era_card-ponts_volats = Bridges blown up
rubricatus-era_card-gran_sequera = The great drought

## Etèries

rubricatus-eteria-goja = Goja de les Fonts
rubricatus-eteria-goja-help = She lives where the Llobregat is born, and cannot bear to see it troubled.
rubricatus-eteria-aloja = Aloja Filadora
rubricatus-eteria-aloja-help = She spins gold thread on a loom of crystal, and never runs out.
rubricatus-eteria-follet = Follet de la Resclosa
rubricatus-eteria-follet-help = He sits under the mill wheel and gives it a push.
rubricatus-eteria-paitida = Paitida del Gorg
rubricatus-eteria-paitida-help = In her pool the water boils and she only smiles.
rubricatus-eteria-encantada = Encantada de la Sal
rubricatus-eteria-encantada-help = A lady of Cardona who pays with white grains.
rubricatus-eteria-minairo = Minairó
rubricatus-eteria-minairo-help = He lives in a needle case and asks all day long: what shall we do, what shall we do?
rubricatus-eteria-merla = Merla d'Aigua
rubricatus-eteria-merla-help = A water woman in the shape of a dipper: when she calls, everybody looks up.

## The words of the cards

rubricatus-effect-gain = +{ $amount }
rubricatus-effect-gain_any = +{ $n } of a resource you choose
rubricatus-effect-lose = −{ $amount }
rubricatus-effect-lose_any = { $n ->
    [one] −1 of a resource you choose
   *[other] −{ $n } of resources you choose
}
rubricatus-effect-score = { $n } VP
rubricatus-effect-forfeit = −{ $n } VP
rubricatus-effect-take = take { $n ->
    [one] 1 resource from
   *[other] { $n } resources from
} other players
rubricatus-effect-recruit = recruit an etèria
rubricatus-effect-replace = replace { $n ->
    [one] 1 card of
   *[other] { $n } cards of
} the market
rubricatus-effect-add = { $n ->
    [one] 1 problem
   *[other] { $n } problems
} in { $what }
rubricatus-effect-add_any = { $n ->
    [one] 1 problem in a region you choose
   *[other] { $n } problems in regions you choose
}
rubricatus-effect-add_everywhere = { $n ->
    [one] 1 problem
   *[other] { $n } problems
} in every region
rubricatus-effect-remove = take { $n ->
    [one] 1 problem
   *[other] { $n } problems
} out of { $what }
rubricatus-effect-remove_any = take out { $n ->
    [one] 1 problem
   *[other] { $n } problems
}, wherever you choose
rubricatus-effect-purge = cards of earlier Eras leave the market
rubricatus-effect-each = each player: { $effect }
rubricatus-bonus-develop = { $what } track +{ $n }
rubricatus-met-calm = if { $what } has at most { $n ->
    [one] 1 problem
   *[other] { $n } problems
}
rubricatus-missed-calm = if { $what } has more than { $n ->
    [one] 1 problem
   *[other] { $n } problems
}
rubricatus-met-all_calm = if no region has more than { $n ->
    [one] 1 problem
   *[other] { $n } problems
}
rubricatus-missed-all_calm = if a region has more than { $n ->
    [one] 1 problem
   *[other] { $n } problems
}
rubricatus-met-has = each player with at least { $amount }
rubricatus-missed-has = { $n ->
    [one] each player without { $what }
   *[other] each player without at least { $amount }
}
rubricatus-met-built = { $n ->
    [one] each player who built something this round
   *[other] each player who built at least { $n } constructions this round
}
rubricatus-missed-built = { $n ->
    [one] each player who built nothing this round
   *[other] each player who built fewer than { $n } constructions this round
}
rubricatus-met-leads = whoever leads on the { $what } track
rubricatus-missed-leads = whoever does not lead on the { $what } track
rubricatus-ability-soothe = on entering a region, takes one problem out of it
rubricatus-ability-gather = producing { $what }: 1 point more
rubricatus-ability-endure = may build with one more problem in the region
rubricatus-ability-spare = building costs { $amount } less
rubricatus-why-sites = You can build it in: { $regions }
rubricatus-why-helpers = You have no helper left to place this round
rubricatus-why-cost = You lack { $what }
rubricatus-why-taken = In each of its regions a helper stands already this round
rubricatus-why-problems = There are too many problems in its regions, and your defence is not enough
rubricatus-why-elsewhere = It is built in another region than the one you are in
rubricatus-pair = pair: { $name }
rubricatus-pair-own = pair: { $name }, which you have (+{ $points } VP)

## What is asked

rubricatus-ask-bidding = Choose a card for the initiative. It will be spent.
rubricatus-ask-breaking_tie = It is a tie. You hold the initiative card: who gets it?
rubricatus-ask-choosing_card = Play a card, for its points or for its event.
rubricatus-ask-sending = Whom do you send?
rubricatus-ask-choosing_place = Where to, with { $points ->
    [one] 1 point
   *[other] { $points } points
}?
rubricatus-ask-in_region = { $choices ->
    [mitigate] In { $region }: mitigate.
    [build] In { $region }: build.
    [mitigate-build] In { $region }: mitigate or build.
    [mitigate-leave] In { $region }: mitigate or leave.
    [build-leave] In { $region }: build or leave.
   *[other] In { $region }: mitigate, build or leave.
}
rubricatus-ask-gain_any = Which resource do you gain?
rubricatus-ask-lose_any = Which resource do you lose?
rubricatus-ask-take = What do you take, and from whom?
rubricatus-ask-recruit = Which etèria will help you?
rubricatus-ask-replace = Which card leaves the market?
rubricatus-ask-add = That region is full. Where does the problem go?
rubricatus-ask-add_any = Where do you put a problem?
rubricatus-ask-remove_any = From where do you take a problem?

## Why a move may not be made

rubricatus-why-not_to_bid = It must be a card from your hand.
rubricatus-why-not_in_hand = That card is not in your hand.
rubricatus-why-no_event = The card has no event.
rubricatus-why-needs_helper = The event must be carried by a basic helper, and you have none at home.
rubricatus-why-not_tied = It must be one of those who are tied.
rubricatus-why-not_at_home = That etèria is not at home, or cannot be sent for this.
rubricatus-why-worked_already = A helper of yours stands on that resource this round.
rubricatus-why-region_closed = That region is not open with so many players.
rubricatus-why-somebody_stands = A helper stands in that region already this round.
rubricatus-why-nothing_to_do = You could neither mitigate nor build there.
rubricatus-why-not_in_market = That construction is not in the market.
rubricatus-why-not_built_here = This region does not take that construction, or has too many problems.
rubricatus-why-unpaid = You cannot pay for it that way.
rubricatus-why-no_eteria = That etèria is not beside the board.
rubricatus-why-no_such_resource = It must be a resource that you have.
rubricatus-why-no_such_region = It must be an open region with room for a problem, or with one to take away.
rubricatus-why-not_for_sale = It must be a card of the market.
rubricatus-why-not_theirs = It must be another player, and a resource of theirs.

## Moves

rubricatus-move-bid = { $card }
rubricatus-move-favour = { $reader ->
    [seat] You get
   *[other] { $seat } gets
} the initiative
rubricatus-move-points = { $card }, for points
rubricatus-move-event = { $card }, for its event
rubricatus-move-send_helper = Send a helper
rubricatus-move-send_eteria = Send { $eteria }
rubricatus-move-produce = Produce { $resource }
rubricatus-move-enter = Go to { $region }
rubricatus-move-mitigate = Mitigate a problem
rubricatus-move-build = Build { $construction }
rubricatus-move-build_sparing = Build { $construction }, sparing { $resource_id ->
    [materials] 1 material
   *[other] 1 { $resource }
}
rubricatus-move-leave = Enough
rubricatus-move-choose_region = { $region }
rubricatus-move-choose_resource = { $resource }
rubricatus-move-choose_eteria = { $eteria }
rubricatus-move-choose_construction = { $construction }
rubricatus-move-take = { $resource_id ->
    [materials] 1 material
   *[other] 1 { $resource }
} { $reader ->
    [seat] from you
   *[other] from { $seat }
}
rubricatus-price-value = value { $points }
rubricatus-price-produce = +{ $points }: you will have { $stock }{ $steps ->
    [0] {""}
    [one] , and 1 step of development
   *[other] , and { $steps } steps of development
}
rubricatus-price-region = { $problems ->
    [0] no problem
    [one] 1 problem
   *[other] { $problems } problems
}, { $cards ->
    [0] nothing you can build
    [one] 1 card that you can build
   *[other] { $cards } cards that you can build
}
rubricatus-price-mitigate = costs 1 defence
rubricatus-price-problems = { $n ->
    [0] no problem there
    [one] 1 problem there
   *[other] { $n } problems there
}

## Events

rubricatus-event-round_began = Round { $round }: { $era }.
rubricatus-event-helper_gained = Everybody gains a helper.
rubricatus-event-reshuffled = { $reader ->
    [seat] You shuffle
   *[other] { $seat } shuffles
} the discards into a new deck.
rubricatus-event-drew = You draw { $card }.
rubricatus-event-bid_shown = { $reader ->
    [seat] You show
   *[other] { $seat } shows
} { $card }, of value { $points }.
rubricatus-event-tied = It is a tie; the holder of the initiative card decides.
rubricatus-event-initiative = { $reader ->
    [seat] You have
   *[other] { $seat } has
} the initiative.
rubricatus-event-era_card = Era card: { $card }.
rubricatus-event-checked = Check at the end of the round: { $card }.
rubricatus-event-passed = { $reader ->
    [seat] You meet
   *[other] { $seat } meets
} the condition.
rubricatus-event-failed = { $reader ->
    [seat] You do not meet
   *[other] { $seat } does not meet
} the condition.
rubricatus-event-table_passed = The table meets the condition.
rubricatus-event-table_failed = The table does not meet the condition.
rubricatus-event-played_points = { $reader ->
    [seat] You play
   *[other] { $seat } plays
} { $card } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rubricatus-event-played_event = { $reader ->
    [seat] You play
   *[other] { $seat } plays
} { $card } for its event.
rubricatus-event-removed_card = { $reader ->
    [seat] Your card { $card }
   *[other] { $seat }'s card { $card }
} leaves the game.
rubricatus-event-sent_eteria = { $reader ->
    [seat] You send
   *[other] { $seat } sends
} { $eteria }.
rubricatus-event-idle = { $reader ->
    [seat] You find
   *[other] { $seat } finds
} no place; a helper stays idle.
rubricatus-event-produced = { $reader ->
    [seat] You produce
   *[other] { $seat } produces
} { $resource_id ->
    [materials] { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
   *[other] { $count } { $resource }
}.
rubricatus-event-entered = { $reader ->
    [seat] You go
   *[other] { $seat } goes
} to { $region }.
rubricatus-event-soothed = { $reader ->
    [seat] Your etèria
   *[other] { $seat }'s etèria
} soothes { $region }.
rubricatus-event-mitigated = { $reader ->
    [seat] You spend
   *[other] { $seat } spends
} 1 defence in { $region }.
rubricatus-event-built = { $reader ->
    [seat] You build
   *[other] { $seat } builds
} { $construction } in { $region }.
rubricatus-event-extended = { $construction } extends { $reader ->
    [seat] your
   *[other] { $seat }'s
} { $partner }.
rubricatus-event-income = { $seat }: +{ $resource_id ->
    [materials] { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
   *[other] { $count } { $resource }
} from constructions.
rubricatus-event-gained = { $reader ->
    [seat] You gain
   *[other] { $seat } gains
} { $resource_id ->
    [materials] { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
   *[other] { $count } { $resource }
}.
rubricatus-event-lost = { $reader ->
    [seat] You lose
   *[other] { $seat } loses
} { $resource_id ->
    [materials] { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
   *[other] { $count } { $resource }
}.
rubricatus-event-took = { $reader ->
    [seat] You take
   *[nobody] { $seat } takes
} { $resource_id ->
    [materials] 1 material
   *[other] 1 { $resource }
} from { $reader ->
    [other] you
   *[nobody] { $other }
}.
rubricatus-event-developed = { $reader ->
    [seat] You advance
   *[other] { $seat } advances
} to space { $space } of the { $resource } track.
rubricatus-event-first_developer = { $reader ->
    [seat] You are first at the end of the { $resource } track and take
   *[other] { $seat } is first at the end of the { $resource } track and takes
} the token.
rubricatus-event-scored = { $seat }: +{ $points } VP ({ $source }).
rubricatus-event-majority = { $seat }: +{ $points } VP (most constructions of the { $era }).
rubricatus-event-forfeited = { $seat }: −{ $points } VP.
rubricatus-event-recruited = { $reader ->
    [seat] You recruit
   *[other] { $seat } recruits
} { $eteria }.
rubricatus-event-problem_added = A problem in { $region }: { $count } there, { $left } in the drawer.
rubricatus-event-problem_removed = A problem leaves { $region }: { $count } there, { $left } in the drawer.
rubricatus-event-left_market = { $construction } leaves the market.
rubricatus-event-came_to_market = New in the market: { $construction }.
rubricatus-event-last_card = { $reader ->
    [seat] You have
   *[other] { $seat } has
} kept { $card }.
rubricatus-event-final_score = { $seat }: { $points } VP in all.
rubricatus-event-ended = { $reason }

## How it ends

rubricatus-reason-goes_on = The game goes on.
rubricatus-reason-most_points = The last round is over, and one player has the most points.
rubricatus-reason-shared_victory = The last round is over, and the victory is shared.
rubricatus-reason-common_defeat = The drawer is empty: the river is lost, and so are you all.

## The table, in words

rubricatus-table-round = { $era }, round { $round } of { $rounds }
rubricatus-table-drawer = Drawer of problems
rubricatus-table-difficulty = Difficulty
rubricatus-table-turns = turns after this one: { $count }
rubricatus-table-era-card = Era card
rubricatus-table-calamity = calamity
rubricatus-table-at-end = At the end of the round
rubricatus-table-regions = Regions
rubricatus-table-also = also { $comarca }
rubricatus-table-market = Market
rubricatus-table-cost = Cost
rubricatus-table-problems = Problems
rubricatus-table-each-round = each round
rubricatus-table-tracks = Development
rubricatus-table-track = { $resource } track
rubricatus-table-token = first: { $points } VP
rubricatus-table-eteries = Etèries to recruit
rubricatus-table-placed = placed
rubricatus-table-seat = Player
rubricatus-table-points = VP
rubricatus-table-helpers = Helpers
rubricatus-table-cards = Cards
rubricatus-table-holder = initiative
rubricatus-table-none = none
rubricatus-table-eras = Your Eras
rubricatus-table-comarques = Your comarques
rubricatus-table-hand = Your cards
rubricatus-table-no-event = no event
rubricatus-table-removed = then out of the game
rubricatus-table-legend = ● problem   ♟ helper   ★ VP   ► initiative   ✓ has chosen
rubricatus-help-resources = Resources
rubricatus-help-resource = { $about } You hold { $stock } of at most { $most }. The point past { $most } is a step on its development track, and counting goes on from 0.
rubricatus-help-region = takes constructions of: { $comarques }. { $problems ->
    [one] 1 problem
   *[other] { $problems } problems
} of at most { $most }; one builds among { $limit } or fewer.
rubricatus-help-track = points of its spaces: { $spaces }. Building and overflowing resources advance it.
rubricatus-help-token = First at the end: { $first } VP; later { $later } VP.
rubricatus-help-eras = Eras
rubricatus-help-era = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $draw ->
    [one] 1 card
   *[other] { $draw } cards
} drawn in each, { $helpers ->
    [one] 1 helper
   *[other] { $helpers } helpers
} for each player.
rubricatus-help-era-leaving = When it begins, cards of the { $era } leave the market.
rubricatus-help-scoring = At the end
rubricatus-help-last_card = the value of the card left in hand.
rubricatus-help-majority = most constructions of an Era: { $points } VP; those who are tied: { $tied } VP each.
rubricatus-help-all_eras = a construction of every Era: { $points } VP.
rubricatus-help-leftovers = { $n ->
    [one] each resource left: 1 VP.
   *[other] every { $n } resources left: 1 VP.
}
rubricatus-help-all_comarques = a construction of each of the five comarques: { $points } VP.
rubricatus-help-built = Built
rubricatus-help-builder = built { $reader ->
    [name] by you
   *[other] by { $name }
}
rubricatus-help-eteria-with = { $reader ->
    [name] with you
   *[other] with { $name }
}
rubricatus-help-eteries = Etèries
rubricatus-help-drawer = Problems left: { $count } of { $all }. When it is empty, all have lost.

## Looking back

rubricatus-chances-note = 100% is a victory of one's own. If somebody else wins, 20% are counted: in the common defeat nobody wins.
