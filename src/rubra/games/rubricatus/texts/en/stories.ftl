# What is told of constructions and cards; the browser loads it when one is looked at closely.

rubricatus-construction-cogullo-help = Towers and a ditch of the Lacetani on a hilltop above the Llobregat, enlarged early in the 3rd century BC.
rubricatus-construction-boades_ibera-help = Fields were worked here from the 6th century BC, long before the Roman villa.
rubricatus-construction-salines-help = A mountain of salt, worked since before anyone could write it down.
rubricatus-construction-sorba-help = Walls above the Aigua d'Ora from the 5th century BC, and silos cut into the rock.
rubricatus-construction-castellvell_iber-help = The leading place of the Solsonès in the 3rd century BC.
rubricatus-construction-anseresa-help = A few houses beside the Cardener, near Olius.
rubricatus-construction-puig_ciutat-help = Five hectares in a bend of the Gavarresa, settled from the 7th century BC.
rubricatus-construction-penya_del_moro-help = A village of the Layetani that looked out over the delta, at its best from 450 to 300 BC.
rubricatus-construction-les_sorres-help = From the 4th century BC ships lay at anchor in the old estuary; not all of them left.
rubricatus-construction-boades_romana-help = A great estate where the Cardener meets the Llobregat, from the end of the 1st century BC.
rubricatus-construction-torre_del_breny-help = A Roman tomb as tall as a tower; in 1870 its top was quarried for the weir of a factory.
rubricatus-construction-guarnicio_sorba-help = Legionaries moved into the houses of the Iberians.
rubricatus-construction-necropolis_obiols-help = Tombs cut into the rock; somebody lies there with a coin of King Egica.
rubricatus-construction-setelsis-help = The Roman name that Solsona bore in the lists of the geographers.
rubricatus-construction-praesidium-help = A Roman garrison with its headquarters, burnt in the war between Caesar and Pompey's men.
rubricatus-construction-via_transversal-help = The old road from east to west that passed by Puig Ciutat.
rubricatus-construction-pont_del_diable-help = About 10 BC three legions signed its stones: the Fourth, the Sixth and the Tenth.
rubricatus-construction-termes_sant_boi-help = Private baths of the late 2nd century, built over kilns for wine jars.
rubricatus-construction-can_valls-help = Its wine went down to the port of the estuary.
rubricatus-construction-sant_vicenc_cardona-help = Lombard arches inside a castle, from the first half of the 11th century.
rubricatus-construction-torre_minyona-help = The great tower of the lords of the salt, 11th century.
rubricatus-construction-resclosa_manresans-help = 128 metres of weir, begun in 1339, to lend the river to a thirsty town.
rubricatus-construction-sequia_manresa-help = 26 kilometres of ditch, through drought, plague and interdict: 1339 to 1383.
rubricatus-construction-pont_monistrol-help = The priors of Montserrat bridged the river from 1317 to 1336.
rubricatus-construction-montserrat-help = Chapels are named in 888; the monastery grew among the needles of rock.
rubricatus-construction-pedret-help = A painted church of the 9th century beside the young Llobregat.
rubricatus-construction-pont_pedret-help = It leads over the water to the painted church, and to not much else.
rubricatus-construction-sant_llorenc_baga-help = A monastery of 898; what the earthquake of the 15th century took was hardly rebuilt.
rubricatus-construction-obiols-help = A church older than the Romanesque, among tombs older than the church.
rubricatus-construction-castellvell-help = Named in 957: a castle 130 metres above the roofs of the town.
rubricatus-construction-olius-help = 1079. Under the nave, a crypt on six columns.
rubricatus-construction-graudescales-help = Consecrated in 913, and alone ever since on the Aigua d'Ora.
rubricatus-construction-castell_lluca-help = Named in 905; from here came bishops, a countess, and the name of the land.
rubricatus-construction-santa_maria_lluca-help = Consecrated in 905; in the 12th century a cloister small enough for whispers.
rubricatus-construction-pont_gotic-help = After the floods, one pointed arch so high that no water would reach it: 1283 to 1295.
rubricatus-construction-eramprunya-help = On red rock over the delta, named in 957.
rubricatus-construction-torre_penya_del_moro-help = About the year 1000 somebody kept watch where the Iberians had lived.
rubricatus-construction-castell_cardona-help = Bastions from 1682 to 1697; it surrendered on 18 September 1714, after everybody else.
rubricatus-construction-resclosa_refeta-help = The flood of 1583 broke it; the baron's trees mended it, for a yearly gift of capons.
rubricatus-construction-sant_ramon_nonat-help = 1681: thanks for the end of an epidemic, with much gilding.
rubricatus-construction-saldes-help = A new church of the 17th century on Romanesque foundations, below the Pedraforca.
rubricatus-construction-montdarn-help = All made new but the apse, which was too beautiful to touch.
rubricatus-construction-masies-help = They call it the county of a thousand farmhouses.
rubricatus-construction-mas_rocaguinarda-help = The home of a bandit so famous that Cervantes put him into Don Quixote.
rubricatus-construction-poble_carrer-help = One long street of the 18th century, as wide as a flock of sheep.
rubricatus-construction-moli_paperer-help = 17th century: rags, water and patience.
rubricatus-construction-sant_baldiri-help = The Baroque parish of Sant Boi, where Rafael Casanova is buried.
rubricatus-construction-montserrat_refet-help = After the wars with Napoleon only walls were left; they began again.
rubricatus-construction-mina_cardona-help = Deep into the old mountain of salt, until 1990.
rubricatus-construction-geoparc-help = Since 2022 Sallent explains what the stones have to say.
rubricatus-construction-viladomiu_vell-help = 1868. A mill, and around it a whole village that belonged to the mill.
rubricatus-construction-viladomiu_nou-help = 1880. The second mill of the family: the river had strength left.
rubricatus-construction-asland-help = Opened in 1904, cascading down the slope of the Clot del Moro; closed in 1975.
rubricatus-construction-baells-help = 102 metres high, finished in 1976. A village lies below the water.
rubricatus-construction-cementiri_olius-help = 1916: graves among boulders, by Bernardí Martorell.
rubricatus-construction-llosa_del_cavall-help = The second dam of the Cardener; in the flood of 1982 it was sorely missed.
rubricatus-construction-espai_rocaguinarda-help = The bandits of Oristà have a museum now. They take nothing at the door.
rubricatus-construction-canal_infanta-help = Opened on 21 May 1819: 17 kilometres of orchards, then of factories.
rubricatus-construction-la_puda-help = Sulphur springs on the river bank. In Catalan the name says it all: it stinks.
rubricatus-construction-dessaladora-help = 2009: where the river ends, the sea begins to help.

rubricatus-era_card-plom_escrit-help = About 340 BC somebody at Penya del Moro scratched a letter into lead. Nobody can read it yet.
rubricatus-era_card-naus_a_les_sorres-help = 4th century BC: strangers drop anchor in the estuary and want to trade.
rubricatus-era_card-centres_rivals-help = 3rd century BC: Sorba, Castellvell, el Cogulló, and no capital.
rubricatus-era_card-revolta_iberica-help = 197 BC: the whole land rises against the taxes of Rome.
rubricatus-era_card-indibil_i_mandoni-help = 205 BC: their second rising is crushed.
rubricatus-era_card-pont_de_les_legions-help = About 10 BC, at Martorell. Everybody comes to look.
rubricatus-era_card-vi_laieta-help = From 50 BC to AD 50 the lower valley drowns in wine, and in smoke of the kilns.
rubricatus-era_card-rubricatus_flumen-help = 1st century: the river has red water, and now it has a name in books.
rubricatus-era_card-legionaris_a_sorba-help = 2nd century BC: they protect you. From whom?
rubricatus-era_card-puig_ciutat_cremat-help = About 49 BC, in the war of Caesar against Pompey's men.
rubricatus-era_card-boades_decau-help = 3rd century: the great estate stands half empty.
rubricatus-era_card-llim_a_les_termes-help = 5th century: the river comes to bathe at Sant Boi, and stays.
rubricatus-era_card-repoblacio-help = From 879 on: smoke rises again from the valleys of the Lluçanès.
rubricatus-era_card-cartes_de_cardona-help = 986: whoever comes to live there is promised land, salt and peace.
rubricatus-era_card-consagracio_de_lluca-help = 905: bishops, incense, and everybody in clean clothes.
rubricatus-era_card-molins_del_rei-help = 12th century: the wheels turn so well that a town is named after them.
rubricatus-era_card-fires_i_mercats-help = 1300 to 1348: the king grants one fair after another.
rubricatus-era_card-la_llum-help = 21 February 1345: a light from Montserrat, and the bishop gives way about the canal.
rubricatus-era_card-cases_saquejades-help = 16 December 1351: the plague has emptied them, the thieves come after.
rubricatus-era_card-revolta_d_aisso-help = 826: the Lluçanès is left empty for half a century.
rubricatus-era_card-mal_any_primer-help = 1333: no grain. They numbered it as if they knew there would be more.
rubricatus-era_card-sequera_de_manresa-help = 1336: after seven lean years the wells give dust.
rubricatus-era_card-pesta_negra-help = 1348.
rubricatus-era_card-terratremol-help = 2 February 1428: the mountains of the north shrug.
rubricatus-era_card-pacte_dels_capons-help = 1584: the baron's trees for the weir, the town's capons for the baron.
rubricatus-era_card-bandolers-help = Rocaguinarda holds the roads, politely.
rubricatus-era_card-carbo_al_bergueda-help = 1786: gentlemen from the court walk the hills and write down what is black.
rubricatus-era_card-any_del_diluvi-help = November 1617: it rains as it has not rained in a thousand years.
rubricatus-era_card-manresa_cremada-help = 13 August 1713: the troops of Philip V leave ashes.
rubricatus-era_card-tren_a_manresa-help = 1859: what took days takes hours.
rubricatus-era_card-colonies-help = 1858 to 1901: eighteen mill villages in 32 kilometres of river.
rubricatus-era_card-salmorres-help = Hundreds of tonnes of salt a day find their way from the heaps into the river.
rubricatus-era_card-geoparc_unesco-help = 2012: the world looks at these stones, and the people who live on them look again.
rubricatus-era_card-riuada_1907-help = October 1907: 3,800 cubic metres a second.
rubricatus-era_card-ponts_volats-help = January 1939: an army in retreat, and behind it no way across.
rubricatus-era_card-gran_sequera-help = 2021 to 2024: old villages come out of the reservoirs to have a look.

rubricatus-action-crida_de_les_eteries-help = Sit down by the water and be quiet long enough.
rubricatus-action-lluna_plena-help = By full moon the women of the water hang out their washing.
rubricatus-action-lludriga-help = Where she swims, the river is well.
rubricatus-action-sometent-help = The bells ring, and every house sends somebody.
rubricatus-action-fira-help = Everything is for sale, and half of it is needed.
rubricatus-action-festa_major-help = Nobody works, and everybody brings something.
rubricatus-action-ratolins-help = What is missing from one barn turns up in another.
rubricatus-action-bernat_pescaire-help = Patience on one leg.
rubricatus-action-pelegrins-help = They come for the saint and pay for the soup.
rubricatus-action-consell-help = A long evening, and in the end another plan.
rubricatus-action-barquers-help = They bring anything across, trouble too.
rubricatus-action-pastors-help = Up in May, down in October, older than any road.
rubricatus-action-segadors-help = Good sickles, and a good song.
rubricatus-action-carboners-help = Ten days of smoke for a winter of warmth.
rubricatus-action-rubricatus-help = The red river itself lends a hand.
rubricatus-action-mestres_de_cases-help = What they set upright stays upright.
rubricatus-action-traginers-help = Salt down, wine up.
rubricatus-action-moliners-help = They know every litre of the river by name.
rubricatus-action-teixidores-help = A thousand threads, one cloth, one river to turn the looms.
rubricatus-action-paraires-help = Their cloth is known as far as the sea, and beyond it.

rubricatus-web-defeat-when = It was the { $era }, round { $round } of { $rounds }.
rubricatus-web-defeat-worst = { $region } suffered most: { $count ->
    [one] one problem came there
   *[other] { $count } problems came there
}.
rubricatus-web-defeat-removed = { $added ->
    [one] 1 problem
   *[other] { $added } problems
} came over the valley and { $removed ->
    [0] none was taken away
    [one] 1 was taken away
   *[other] { $removed } were taken away
}; meanwhile { $built ->
    [0] nothing was built
    [one] one thing was built
   *[other] { $built } things were built
}.
rubricatus-web-defeat-best = { $reader ->
    [name] You fought
   *[other] { $name } fought
} hardest for the river: { $count ->
    [one] once
   *[other] { $count } times
}.
rubricatus-web-defeat-era = Then came { $card }.
rubricatus-web-defeat-last = The last problem fell on { $region }, the drawer was empty, and the river ran dry.
rubricatus-web-victory-river = The river runs clear: { $left ->
    [one] 1 problem was
   *[other] { $left } problems were
} still in the drawer.
rubricatus-web-victory-lead = { $reader ->
    [name] You were ahead of { $rival }
    [rival] { $name } was ahead of you
   *[other] { $name } was ahead of { $rival }
} above all by { $source }: { $count ->
    [one] 1 VP
   *[other] { $count } VP
} more.
rubricatus-web-can-build = { $reader ->
    [seat] can build it
   *[other] can build it
}
rubricatus-web-why-helpers = no helper left
rubricatus-web-why-taken = regions taken
rubricatus-web-why-problems = too many problems
rubricatus-web-why-elsewhere = { $reader ->
    [seat] are elsewhere
   *[other] is elsewhere
}
rubricatus-web-lacks = { $reader ->
    [seat] lack
   *[other] lacks
}
rubricatus-web-takes = Takes it: { $regions }.
rubricatus-web-scoring = The scoring, line by line
rubricatus-web-total = In all
rubricatus-web-pair = Paired with { $name }: +{ $points } VP for whoever builds both.
rubricatus-web-era-iberian = Iberian
rubricatus-web-era-ancient = Ancient
rubricatus-web-era-medieval = Medieval
rubricatus-web-era-modern = Modern
rubricatus-web-era-contemporary = Contemp.
