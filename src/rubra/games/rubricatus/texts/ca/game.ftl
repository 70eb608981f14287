# Rubricatus

rubricatus-title = Rubricatus
rubricatus-tagline = Dos mil anys a la riba del Llobregat: només pot guanyar un, però poden perdre tots.

## Options

rubricatus-option-difficulty = Dificultat
rubricatus-option-difficulty-help = Estàndard; fàcil (easy): sense cartes d'Era; difícil (hard): algunes cartes d'Era són calamitats; calamitats (calamities): ho són totes; atzar (random): ningú no sap quantes.
rubricatus-option-iberian_calamities = Calamitats iberes
rubricatus-option-ancient_calamities = Calamitats antigues
rubricatus-option-medieval_calamities = Calamitats medievals
rubricatus-option-modern_calamities = Calamitats modernes
rubricatus-option-contemporary_calamities = Calamitats contemporànies
rubricatus-option-iberian_calamities-help = A la partida difícil: quantes cartes de l'Era ibera són calamitats.
rubricatus-option-ancient_calamities-help = A la partida difícil: quantes cartes de l'Era antiga són calamitats.
rubricatus-option-medieval_calamities-help = A la partida difícil: quantes cartes de l'Era medieval són calamitats.
rubricatus-option-modern_calamities-help = A la partida difícil: quantes cartes de l'Era moderna són calamitats.
rubricatus-option-contemporary_calamities-help = A la partida difícil: quantes cartes de l'Era contemporània són calamitats.
rubricatus-difficulty-standard = estàndard
rubricatus-difficulty-easy = fàcil, sense cartes d'Era
rubricatus-difficulty-hard = difícil
rubricatus-difficulty-calamities = només calamitats
rubricatus-difficulty-random = completament a l'atzar

## Resources, regions and Eras

rubricatus-resource-materials = materials
rubricatus-resource-materials-help = D'això es fan totes les parets.
rubricatus-resource-technology = tecnologia
rubricatus-resource-technology-help = La demanen els ponts, els canals, els molins i les preses.
rubricatus-resource-culture = cultura
rubricatus-resource-culture-help = La demanen les esglésies, les termes i els museus.
rubricatus-resource-defence = defensa
rubricatus-resource-defence-help = La demanen els castells; cada una que es gasta en una regió en treu un problema.
rubricatus-amount = { $resource ->
    [materials] { $n ->
        [one] 1 material
       *[other] { $n } materials
    }
   *[other] { $n } de { $what }
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
rubricatus-era-iberian = Era ibera
rubricatus-era-ancient = Era antiga
rubricatus-era-medieval = Era medieval
rubricatus-era-modern = Era moderna
rubricatus-era-contemporary = Era contemporània
rubricatus-source-building = construir
rubricatus-source-bonus = bonus de construccions
rubricatus-source-extension = ampliacions
rubricatus-source-development = desenvolupament
rubricatus-source-cards = cartes
rubricatus-source-last_card = l'última carta
rubricatus-source-majority = majories de les Eres
rubricatus-source-all_eras = totes les Eres
rubricatus-source-leftovers = recursos sobrants
rubricatus-source-all_comarques = les cinc comarques

## Constructions

rubricatus-construction-cogullo = Poblat ibèric del Cogulló
rubricatus-construction-boades_ibera = Explotació ibèrica de Boades
rubricatus-construction-salines = Salines de Cardona
rubricatus-construction-sorba = Poblat de Sant Miquel de Sorba
rubricatus-construction-castellvell_iber = Poblat ibèric del Castellvell
rubricatus-construction-anseresa = Poblat d'Anseresa
rubricatus-construction-puig_ciutat = Puig Ciutat
rubricatus-construction-penya_del_moro = Penya del Moro
rubricatus-construction-les_sorres = Fondeador de les Sorres
rubricatus-construction-boades_romana = Vil·la romana de Boades
rubricatus-construction-torre_del_breny = Torre del Breny
rubricatus-construction-guarnicio_sorba = Guarnició romana de Sorba
rubricatus-construction-necropolis_obiols = Necròpolis d'Obiols
rubricatus-construction-setelsis = Setelsis
rubricatus-construction-praesidium = Praesidium de Puig Ciutat
rubricatus-construction-via_transversal = Via transversal
rubricatus-construction-pont_del_diable = Pont del Diable
rubricatus-construction-termes_sant_boi = Termes de Sant Boi
rubricatus-construction-can_valls = Vil·la de Can Valls
rubricatus-construction-sant_vicenc_cardona = Sant Vicenç de Cardona
rubricatus-construction-torre_minyona = Torre de la Minyona
rubricatus-construction-resclosa_manresans = Resclosa dels Manresans
rubricatus-construction-sequia_manresa = Séquia de Manresa
rubricatus-construction-pont_monistrol = Pont de Monistrol
rubricatus-construction-montserrat = Monestir de Montserrat
rubricatus-construction-pedret = Sant Quirze de Pedret
rubricatus-construction-pont_pedret = Pont de Pedret
rubricatus-construction-sant_llorenc_baga = Sant Llorenç prop Bagà
rubricatus-construction-obiols = Sant Vicenç d'Obiols
rubricatus-construction-castellvell = Castellvell de Solsona
rubricatus-construction-olius = Sant Esteve d'Olius
rubricatus-construction-graudescales = Sant Pere de Graudescales
rubricatus-construction-castell_lluca = Castell de Lluçà
rubricatus-construction-santa_maria_lluca = Santa Maria de Lluçà
rubricatus-construction-pont_gotic = Pont del Diable gòtic
rubricatus-construction-eramprunya = Castell d'Eramprunyà
rubricatus-construction-torre_penya_del_moro = Torre de la Penya del Moro
rubricatus-construction-castell_cardona = Castell de Cardona
rubricatus-construction-resclosa_refeta = Resclosa refeta
rubricatus-construction-sant_ramon_nonat = Capella de Sant Ramon Nonat
rubricatus-construction-saldes = Sant Martí de Saldes
rubricatus-construction-montdarn = Sant Joan de Montdarn
rubricatus-construction-masies = Masies del Solsonès
rubricatus-construction-mas_rocaguinarda = Mas Rocaguinarda
rubricatus-construction-poble_carrer = Poble-carrer de Santa Eulàlia
rubricatus-construction-moli_paperer = Molí paperer Capdevila
rubricatus-construction-sant_baldiri = Sant Baldiri
rubricatus-construction-montserrat_refet = Montserrat reconstruït
rubricatus-construction-mina_cardona = Mina de potassa de Cardona
rubricatus-construction-geoparc = Centre del Geoparc
rubricatus-construction-viladomiu_vell = Viladomiu Vell
rubricatus-construction-viladomiu_nou = Viladomiu Nou
rubricatus-construction-asland = Fàbrica de ciment Asland
rubricatus-construction-baells = Presa de la Baells
rubricatus-construction-cementiri_olius = Cementiri d'Olius
rubricatus-construction-llosa_del_cavall = Presa de la Llosa del Cavall
rubricatus-construction-espai_rocaguinarda = Espai Perot Rocaguinarda
rubricatus-construction-canal_infanta = Canal de la Infanta
rubricatus-construction-la_puda = Balneari de la Puda
rubricatus-construction-dessaladora = Dessaladora del Prat

## Action cards

rubricatus-action-crida_de_les_eteries = Crida de les etèries
rubricatus-action-lluna_plena = Lluna plena
rubricatus-action-lludriga = Llúdriga
rubricatus-action-sometent = Sometent
rubricatus-action-fira = Fira
rubricatus-action-festa_major = Festa major
rubricatus-action-ratolins = Ratolins
rubricatus-action-bernat_pescaire = Bernat pescaire
rubricatus-action-pelegrins = Pelegrins
rubricatus-action-consell = Consell
rubricatus-action-barquers = Barquers
rubricatus-action-pastors = Pastors
rubricatus-action-segadors = Segadors
rubricatus-action-carboners = Carboners
rubricatus-action-rubricatus = Rubricatus
rubricatus-action-mestres_de_cases = Mestres de cases
rubricatus-action-traginers = Traginers
rubricatus-action-moliners = Moliners
rubricatus-action-teixidores = Teixidores
rubricatus-action-paraires = Paraires

## Era cards

rubricatus-era_card-plom_escrit = El plom escrit
rubricatus-era_card-naus_a_les_sorres = Naus a les Sorres
rubricatus-era_card-centres_rivals = Turons rivals
rubricatus-era_card-revolta_iberica = Revolta dels ibers
rubricatus-era_card-indibil_i_mandoni = Indíbil i Mandoni
rubricatus-era_card-pont_de_les_legions = Les legions fan un pont
rubricatus-era_card-vi_laieta = Vi laietà
rubricatus-era_card-rubricatus_flumen = Rubricatus flumen
rubricatus-era_card-legionaris_a_sorba = Legionaris a Sorba
rubricatus-era_card-puig_ciutat_cremat = Puig Ciutat crema
rubricatus-era_card-boades_decau = Boades decau
rubricatus-era_card-llim_a_les_termes = Llim a les termes
rubricatus-era_card-repoblacio = La repoblació
rubricatus-era_card-cartes_de_cardona = Cartes de Cardona
rubricatus-era_card-consagracio_de_lluca = Consagració de Lluçà
rubricatus-era_card-molins_del_rei = Els molins del rei
rubricatus-era_card-fires_i_mercats = Fires i mercats
rubricatus-era_card-la_llum = La Llum de Manresa
rubricatus-era_card-cases_saquejades = Cases saquejades
rubricatus-era_card-revolta_d_aisso = Revolta d'Aissó
rubricatus-era_card-mal_any_primer = Lo mal any primer
rubricatus-era_card-sequera_de_manresa = Sequera a Manresa
rubricatus-era_card-pesta_negra = Pesta negra
rubricatus-era_card-terratremol = Terratrèmol
rubricatus-era_card-pacte_dels_capons = Pacte dels capons
rubricatus-era_card-bandolers = Bandolers
rubricatus-era_card-carbo_al_bergueda = Carbó al Berguedà
rubricatus-era_card-any_del_diluvi = L'any del Diluvi
rubricatus-era_card-manresa_cremada = Manresa cremada
rubricatus-era_card-tren_a_manresa = El tren arriba a Manresa
rubricatus-era_card-colonies = Les colònies
rubricatus-era_card-salmorres = Salmorres
rubricatus-era_card-geoparc_unesco = Geoparc
rubricatus-era_card-riuada_1907 = Riuada del 1907
rubricatus-era_card-ponts_volats = Ponts volats
rubricatus-era_card-gran_sequera = La gran sequera

## Etèries

rubricatus-eteria-goja = Goja de les Fonts
rubricatus-eteria-goja-help = Viu on neix el Llobregat i no suporta de veure'l patir.
rubricatus-eteria-aloja = Aloja Filadora
rubricatus-eteria-aloja-help = Fila fil d'or en un teler de cristall, i no se li acaba mai.
rubricatus-eteria-follet = Follet de la Resclosa
rubricatus-eteria-follet-help = S'està sota la roda del molí i li dona una empenta.
rubricatus-eteria-paitida = Paitida del Gorg
rubricatus-eteria-paitida-help = Al seu gorg l'aigua bull i ella només somriu.
rubricatus-eteria-encantada = Encantada de la Sal
rubricatus-eteria-encantada-help = Una dama de Cardona que paga amb grans blancs.
rubricatus-eteria-minairo = Minairó
rubricatus-eteria-minairo-help = Viu en un canut d'agulles i tot el dia pregunta: què farem, què direm?
rubricatus-eteria-merla = Merla d'Aigua
rubricatus-eteria-merla-help = Una dona d'aigua en forma de merla: quan crida, tothom aixeca el cap.

## The words of the cards

rubricatus-effect-gain = +{ $amount }
rubricatus-effect-gain_any = +{ $n } d'un recurs a triar
rubricatus-effect-lose = −{ $amount }
rubricatus-effect-lose_any = { $n ->
    [one] −1 d'un recurs a triar
   *[other] −{ $n } de recursos a triar
}
rubricatus-effect-score = { $n } PV
rubricatus-effect-forfeit = −{ $n } PV
rubricatus-effect-take = pren { $n ->
    [one] 1 recurs a altres
   *[other] { $n } recursos a altres
} jugadors
rubricatus-effect-recruit = recluta una etèria
rubricatus-effect-replace = canvia { $n ->
    [one] 1 carta del
   *[other] { $n } cartes del
} mercat
rubricatus-effect-add = { $n ->
    [one] 1 problema
   *[other] { $n } problemes
} al { $what }
rubricatus-effect-add_any = { $n ->
    [one] 1 problema a la regió que triïs
   *[other] { $n } problemes a les regions que triïs
}
rubricatus-effect-add_everywhere = { $n ->
    [one] 1 problema
   *[other] { $n } problemes
} a cada regió
rubricatus-effect-remove = treu { $n ->
    [one] 1 problema
   *[other] { $n } problemes
} del { $what }
rubricatus-effect-remove_any = treu { $n ->
    [one] 1 problema
   *[other] { $n } problemes
} d'on vulguis
rubricatus-effect-purge = les cartes d'Eres anteriors deixen el mercat
rubricatus-effect-each = cada jugador: { $effect }
rubricatus-bonus-develop = marcador de { $what } +{ $n }
rubricatus-met-calm = si el { $what } té com a màxim { $n ->
    [one] 1 problema
   *[other] { $n } problemes
}
rubricatus-missed-calm = si el { $what } té més de { $n ->
    [one] 1 problema
   *[other] { $n } problemes
}
rubricatus-met-all_calm = si cap regió no té més de { $n ->
    [one] 1 problema
   *[other] { $n } problemes
}
rubricatus-missed-all_calm = si alguna regió té més de { $n ->
    [one] 1 problema
   *[other] { $n } problemes
}
rubricatus-met-has = cada jugador que té almenys { $amount }
rubricatus-missed-has = { $n ->
    [one] cada jugador que no té { $what }
   *[other] cada jugador que té menys de { $amount }
}
rubricatus-met-built = { $n ->
    [one] cada jugador que ha construït alguna cosa aquesta ronda
   *[other] cada jugador que ha fet almenys { $n } construccions aquesta ronda
}
rubricatus-missed-built = { $n ->
    [one] cada jugador que no ha construït res aquesta ronda
   *[other] cada jugador que ha fet menys de { $n } construccions aquesta ronda
}
rubricatus-met-leads = qui va al davant al marcador de { $what }
rubricatus-missed-leads = qui no va al davant al marcador de { $what }
rubricatus-ability-soothe = en entrar en una regió, en treu un problema
rubricatus-ability-gather = en produir { $what }: 1 punt més
rubricatus-ability-endure = pot construir amb un problema més a la regió
rubricatus-ability-spare = construir costa { $amount } menys
rubricatus-why-sites = La pots construir a: { $regions }
rubricatus-why-helpers = No et queda cap ajudant per col·locar aquesta ronda
rubricatus-why-cost = Et falta: { $what }
rubricatus-why-taken = A cadascuna de les seves regions ja hi ha un ajudant aquesta ronda
rubricatus-why-problems = A les seves regions hi ha massa problemes i no tens prou defensa
rubricatus-why-elsewhere = Es construeix en una altra regió, no pas on ets ara
rubricatus-pair = parella: { $name }
rubricatus-pair-own = parella: { $name }, que tens (+{ $points } PV)

## What is asked

rubricatus-ask-bidding = Tria una carta per a la iniciativa. Es gastarà.
rubricatus-ask-breaking_tie = Hi ha empat. Tu tens la targeta d'iniciativa: per a qui serà?
rubricatus-ask-choosing_card = Juga una carta, pels punts o per l'esdeveniment.
rubricatus-ask-sending = A qui hi envies?
rubricatus-ask-choosing_place = On vas, amb { $points ->
    [one] 1 punt
   *[other] { $points } punts
}?
rubricatus-ask-in_region = { $choices ->
    [mitigate] Al { $region }: mitiga.
    [build] Al { $region }: construeix.
    [mitigate-build] Al { $region }: mitiga o construeix.
    [mitigate-leave] Al { $region }: mitiga o acaba.
    [build-leave] Al { $region }: construeix o acaba.
   *[other] Al { $region }: mitiga, construeix o acaba.
}
rubricatus-ask-gain_any = Quin recurs guanyes?
rubricatus-ask-lose_any = Quin recurs perds?
rubricatus-ask-take = Què prens, i a qui?
rubricatus-ask-recruit = Quina etèria t'ajudarà?
rubricatus-ask-replace = Quina carta deixa el mercat?
rubricatus-ask-add = Aquesta regió és plena. On va el problema?
rubricatus-ask-add_any = On poses un problema?
rubricatus-ask-remove_any = D'on treus un problema?

## Why a move may not be made

rubricatus-why-not_to_bid = Ha de ser una carta de la teva mà.
rubricatus-why-not_in_hand = Aquesta carta no és a la teva mà.
rubricatus-why-no_event = La carta no té esdeveniment.
rubricatus-why-needs_helper = L'esdeveniment l'ha de dur un ajudant bàsic, i no en tens cap a casa.
rubricatus-why-not_tied = Ha de ser algú dels empatats.
rubricatus-why-not_at_home = Aquesta etèria no és a casa, o no s'hi pot enviar.
rubricatus-why-worked_already = Aquesta ronda ja hi ha un ajudant teu en aquest recurs.
rubricatus-why-region_closed = Amb tants jugadors aquesta regió no és oberta.
rubricatus-why-somebody_stands = Aquesta ronda ja hi ha un ajudant en aquesta regió.
rubricatus-why-nothing_to_do = No hi podries ni mitigar ni construir.
rubricatus-why-not_in_market = Aquesta construcció no és al mercat.
rubricatus-why-not_built_here = Aquesta regió no admet aquesta construcció, o té massa problemes.
rubricatus-why-unpaid = Així no la pots pagar.
rubricatus-why-no_eteria = Aquesta etèria no és al costat del tauler.
rubricatus-why-no_such_resource = Ha de ser un recurs que tinguis.
rubricatus-why-no_such_region = Ha de ser una regió oberta amb lloc per a un problema, o amb algun per treure.
rubricatus-why-not_for_sale = Ha de ser una carta del mercat.
rubricatus-why-not_theirs = Ha de ser un altre jugador, i un recurs seu.

## Moves

rubricatus-move-bid = { $card }
rubricatus-move-favour = La iniciativa és per { $reader ->
    [seat] a tu
   *[other] a { $seat }
}
rubricatus-move-points = { $card }, pels punts
rubricatus-move-event = { $card }, per l'esdeveniment
rubricatus-move-send_helper = Envia un ajudant
rubricatus-move-send_eteria = Envia { $eteria }
rubricatus-move-produce = Produeix { $resource }
rubricatus-move-enter = Ves al { $region }
rubricatus-move-mitigate = Mitiga un problema
rubricatus-move-build = Construeix { $construction }
rubricatus-move-build_sparing = Construeix { $construction } i estalvia { $resource_id ->
    [materials] 1 material
   *[other] 1 de { $resource }
}
rubricatus-move-leave = Ja n'hi ha prou
rubricatus-move-choose_region = { $region }
rubricatus-move-choose_resource = { $resource }
rubricatus-move-choose_eteria = { $eteria }
rubricatus-move-choose_construction = { $construction }
rubricatus-move-take = { $resource_id ->
    [materials] 1 material
   *[other] 1 de { $resource }
} { $reader ->
    [seat] a tu
   *[other] a { $seat }
}
rubricatus-price-value = valor { $points }
rubricatus-price-produce = +{ $points }: en tindràs { $stock }{ $steps ->
    [0] {""}
    [one] , i 1 pas de desenvolupament
   *[other] , i { $steps } passos de desenvolupament
}
rubricatus-price-region = { $problems ->
    [0] cap problema
    [one] 1 problema
   *[other] { $problems } problemes
}, { $cards ->
    [0] res que puguis construir
    [one] 1 carta que pots construir
   *[other] { $cards } cartes que pots construir
}
rubricatus-price-mitigate = costa 1 de defensa
rubricatus-price-problems = { $n ->
    [0] no hi ha cap problema
    [one] hi ha 1 problema
   *[other] hi ha { $n } problemes
}

## Events

rubricatus-event-round_began = Ronda { $round }: { $era }.
rubricatus-event-helper_gained = Tothom guanya un ajudant.
rubricatus-event-reshuffled = { $reader ->
    [seat] Remenes els descarts i en fas
   *[other] { $seat } remena els descarts i en fa
} una baralla nova.
rubricatus-event-drew = Robes { $card }.
rubricatus-event-bid_shown = { $reader ->
    [seat] Mostres
   *[other] { $seat } mostra
} { $card }, de valor { $points }.
rubricatus-event-tied = Hi ha empat; decideix qui té la targeta d'iniciativa.
rubricatus-event-initiative = { $reader ->
    [seat] Tens
   *[other] { $seat } té
} la iniciativa.
rubricatus-event-era_card = Carta d'Era: { $card }.
rubricatus-event-checked = Comprovació de final de ronda: { $card }.
rubricatus-event-passed = { $reader ->
    [seat] Compleixes
   *[other] { $seat } compleix
} la condició.
rubricatus-event-failed = { $reader ->
    [seat] No compleixes
   *[other] { $seat } no compleix
} la condició.
rubricatus-event-table_passed = La taula compleix la condició.
rubricatus-event-table_failed = La taula no compleix la condició.
rubricatus-event-played_points = { $reader ->
    [seat] Jugues
   *[other] { $seat } juga
} { $card } per { $points ->
    [one] 1 punt
   *[other] { $points } punts
}.
rubricatus-event-played_event = { $reader ->
    [seat] Jugues
   *[other] { $seat } juga
} { $card } per l'esdeveniment.
rubricatus-event-removed_card = { $reader ->
    [seat] La carta { $card } que has jugat
   *[other] La carta { $card } que { $seat } ha jugat
} surt del joc.
rubricatus-event-sent_eteria = { $reader ->
    [seat] Envies
   *[other] { $seat } envia
} { $eteria }.
rubricatus-event-idle = { $reader ->
    [seat] No trobes
   *[other] { $seat } no troba
} lloc; un ajudant queda ociós.
rubricatus-event-produced = { $reader ->
    [seat] Produeixes
   *[other] { $seat } produeix
} { $resource_id ->
    [materials] { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
   *[other] { $count } de { $resource }
}.
rubricatus-event-entered = { $reader ->
    [seat] Vas
   *[other] { $seat } va
} al { $region }.
rubricatus-event-soothed = { $reader ->
    [seat] L'etèria que envies
   *[other] L'etèria que envia { $seat }
} apaivaga el { $region }.
rubricatus-event-mitigated = { $reader ->
    [seat] Gastes
   *[other] { $seat } gasta
} 1 de defensa al { $region }.
rubricatus-event-built = { $reader ->
    [seat] Construeixes
   *[other] { $seat } construeix
} { $construction } al { $region }.
rubricatus-event-extended = { $construction } amplia { $partner }, { $reader ->
    [seat] que ja tenies
   *[other] que ja tenia { $seat }
}.
rubricatus-event-income = { $seat }: +{ $resource_id ->
    [materials] { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
   *[other] { $count } de { $resource }
} de les construccions.
rubricatus-event-gained = { $reader ->
    [seat] Guanyes
   *[other] { $seat } guanya
} { $resource_id ->
    [materials] { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
   *[other] { $count } de { $resource }
}.
rubricatus-event-lost = { $reader ->
    [seat] Perds
   *[other] { $seat } perd
} { $resource_id ->
    [materials] { $count ->
        [one] 1 material
       *[other] { $count } materials
    }
   *[other] { $count } de { $resource }
}.
rubricatus-event-took = { $reader ->
    [seat] Prens
    [other] { $seat } et pren
   *[nobody] { $seat } pren
} { $resource_id ->
    [materials] 1 material
   *[other] 1 de { $resource }
}{ $reader ->
    [other] { "" }
   *[nobody] {" "}a { $other }
}.
rubricatus-event-developed = { $reader ->
    [seat] Avances
   *[other] { $seat } avança
} fins a la casella { $space } del marcador de { $resource }.
rubricatus-event-first_developer = { $reader ->
    [seat] Arribes abans que ningú al final del marcador de { $resource } i agafes
   *[other] { $seat } arriba abans que ningú al final del marcador de { $resource } i agafa
} el bonus.
rubricatus-event-scored = { $seat }: +{ $points } PV ({ $source }).
rubricatus-event-majority = { $seat }: +{ $points } PV (més construccions de l'{ $era }).
rubricatus-event-forfeited = { $seat }: −{ $points } PV.
rubricatus-event-recruited = { $reader ->
    [seat] Reclutes
   *[other] { $seat } recluta
} { $eteria }.
rubricatus-event-problem_added = Un problema al { $region }: ara n'hi ha { $count }, i { $left } al calaix.
rubricatus-event-problem_removed = Un problema surt del { $region }: { $count ->
    [0] no en queda cap
    [one] en queda 1
   *[other] en queden { $count }
}, i { $left } al calaix.
rubricatus-event-left_market = { $construction } deixa el mercat.
rubricatus-event-came_to_market = Nou al mercat: { $construction }.
rubricatus-event-last_card = { $reader ->
    [seat] T'has
   *[other] { $seat } s'ha
} guardat { $card }.
rubricatus-event-final_score = { $seat }: { $points } PV en total.
rubricatus-event-ended = { $reason }

## How it ends

rubricatus-reason-goes_on = La partida continua.
rubricatus-reason-most_points = S'ha acabat l'última ronda i un jugador té més punts que ningú.
rubricatus-reason-shared_victory = S'ha acabat l'última ronda i la victòria és compartida.
rubricatus-reason-common_defeat = El calaix és buit: el riu s'ha perdut, i tots heu perdut.

## The table, in words

rubricatus-table-round = { $era }, ronda { $round } de { $rounds }
rubricatus-table-drawer = Calaix de problemes
rubricatus-table-difficulty = Dificultat
rubricatus-table-turns = torns després d'aquest: { $count }
rubricatus-table-era-card = Carta d'Era
rubricatus-table-calamity = calamitat
rubricatus-table-at-end = Al final de la ronda
rubricatus-table-regions = Regions
rubricatus-table-also = també { $comarca }
rubricatus-table-market = Mercat
rubricatus-table-cost = Cost
rubricatus-table-problems = Problemes
rubricatus-table-each-round = cada ronda
rubricatus-table-tracks = Desenvolupament
rubricatus-table-track = Marcador de { $resource }
rubricatus-table-token = primer: { $points } PV
rubricatus-table-eteries = Etèries per reclutar
rubricatus-table-placed = ja col·locada
rubricatus-table-seat = Jugador
rubricatus-table-points = PV
rubricatus-table-helpers = Ajudants
rubricatus-table-cards = Cartes
rubricatus-table-holder = iniciativa
rubricatus-table-none = cap
rubricatus-table-eras = Les teves Eres
rubricatus-table-comarques = Les teves comarques
rubricatus-table-hand = Les teves cartes
rubricatus-table-no-event = sense esdeveniment
rubricatus-table-removed = i surt del joc
rubricatus-table-legend = ● problema   ♟ ajudant   ★ PV   ► iniciativa   ✓ ja ha triat
rubricatus-help-resources = Recursos
rubricatus-help-resource = { $about } En tens { $stock } (com a màxim, { $most }). El punt que passa de { $most } és un pas al marcador de desenvolupament, i es torna a comptar des de 0.
rubricatus-help-region = accepta construccions de: { $comarques }. { $problems ->
    [one] 1 problema
   *[other] { $problems } problemes
}, de { $most } com a màxim; s'hi construeix amb { $limit } o menys.
rubricatus-help-track = punts de les caselles: { $spaces }. Avança en construir i quan vessa el recurs.
rubricatus-help-token = El primer que arriba al final: { $first } PV; després, { $later } PV.
rubricatus-help-eras = Eres
rubricatus-help-era = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondes
}, { $draw ->
    [one] 1 carta
   *[other] { $draw } cartes
} per robar a cadascuna, { $helpers ->
    [one] 1 ajudant
   *[other] { $helpers } ajudants
} per jugador.
rubricatus-help-era-leaving = Quan comença, les cartes de l'{ $era } deixen el mercat.
rubricatus-help-scoring = Al final
rubricatus-help-last_card = el valor de la carta que queda a la mà.
rubricatus-help-majority = tenir més construccions d'una Era: { $points } PV; en cas d'empat, { $tied } PV per cap.
rubricatus-help-all_eras = una construcció de cada Era: { $points } PV.
rubricatus-help-leftovers = { $n ->
    [one] cada recurs sobrant: 1 PV.
   *[other] cada { $n } recursos sobrants: 1 PV.
}
rubricatus-help-all_comarques = una construcció de cadascuna de les cinc comarques: { $points } PV.
rubricatus-help-built = Construït
rubricatus-help-builder = ho { $reader ->
    [name] has construït tu
   *[other] ha construït { $name }
}
rubricatus-help-eteria-with = { $reader ->
    [name] amb tu
   *[other] amb { $name }
}
rubricatus-help-eteries = Etèries
rubricatus-help-drawer = Problemes que queden: { $count } de { $all }. Quan sigui buit, tothom haurà perdut.

## Looking back

rubricatus-chances-note = Un 100 % és una victòria pròpia. Si guanya algú altre, es compta un 20 %: en la derrota comuna no guanya ningú.
