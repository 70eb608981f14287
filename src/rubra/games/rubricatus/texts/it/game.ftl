# Rubricatus

rubricatus-title = Rubricatus
rubricatus-tagline = Duemila anni lungo il Llobregat: uno solo può vincere, ma tutti possono perdere.

## Options

rubricatus-option-difficulty = Difficoltà
rubricatus-option-difficulty-help = Standard; facile (easy): senza carte Era; difficile (hard): alcune carte Era sono calamità; calamità (calamities): lo sono tutte; caso (random): nessuno sa quante.
rubricatus-option-iberian_calamities = Calamità iberiche
rubricatus-option-ancient_calamities = Calamità antiche
rubricatus-option-medieval_calamities = Calamità medievali
rubricatus-option-modern_calamities = Calamità moderne
rubricatus-option-contemporary_calamities = Calamità contemporanee
rubricatus-option-iberian_calamities-help = Nella partita difficile: quante carte dell'Era iberica sono calamità.
rubricatus-option-ancient_calamities-help = Nella partita difficile: quante carte dell'Era antica sono calamità.
rubricatus-option-medieval_calamities-help = Nella partita difficile: quante carte dell'Era medievale sono calamità.
rubricatus-option-modern_calamities-help = Nella partita difficile: quante carte dell'Era moderna sono calamità.
rubricatus-option-contemporary_calamities-help = Nella partita difficile: quante carte dell'Era contemporanea sono calamità.
rubricatus-difficulty-standard = standard
rubricatus-difficulty-easy = facile, senza carte Era
rubricatus-difficulty-hard = difficile
rubricatus-difficulty-calamities = solo calamità
rubricatus-difficulty-random = completamente a caso

## Resources, regions and Eras

rubricatus-resource-materials = materiali
rubricatus-resource-materials-help = Di questo sono fatti tutti i muri.
rubricatus-resource-technology = tecnologia
rubricatus-resource-technology-help = La chiedono i ponti, i canali, i mulini e le dighe.
rubricatus-resource-culture = cultura
rubricatus-resource-culture-help = La chiedono le chiese, le terme e i musei.
rubricatus-resource-defence = difesa
rubricatus-resource-defence-help = La chiedono i castelli; ognuna spesa in una regione ne toglie un problema.
rubricatus-amount = { $resource ->
    [materials] { $n ->
        [one] 1 materiale
       *[other] { $n } materiali
    }
   *[other] { $n } di { $what }
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
rubricatus-era-iberian = Era iberica
rubricatus-era-ancient = Era antica
rubricatus-era-medieval = Era medievale
rubricatus-era-modern = Era moderna
rubricatus-era-contemporary = Era contemporanea
rubricatus-source-building = costruire
rubricatus-source-bonus = bonus delle costruzioni
rubricatus-source-extension = ampliamenti
rubricatus-source-development = sviluppo
rubricatus-source-cards = carte
rubricatus-source-last_card = l'ultima carta
rubricatus-source-majority = maggioranze delle Ere
rubricatus-source-all_eras = tutte le Ere
rubricatus-source-leftovers = risorse avanzate
rubricatus-source-all_comarques = le cinque comarche

## Constructions

rubricatus-construction-cogullo = Villaggio iberico del Cogulló
rubricatus-construction-boades_ibera = Fattoria iberica di Boades
rubricatus-construction-salines = Saline di Cardona
rubricatus-construction-sorba = Villaggio di Sant Miquel de Sorba
rubricatus-construction-castellvell_iber = Villaggio iberico di Castellvell
rubricatus-construction-anseresa = Villaggio di Anseresa
rubricatus-construction-puig_ciutat = Puig Ciutat
rubricatus-construction-penya_del_moro = Penya del Moro
rubricatus-construction-les_sorres = Ancoraggio di les Sorres
rubricatus-construction-boades_romana = Villa romana di Boades
rubricatus-construction-torre_del_breny = Torre del Breny
rubricatus-construction-guarnicio_sorba = Guarnigione romana di Sorba
rubricatus-construction-necropolis_obiols = Necropoli di Obiols
rubricatus-construction-setelsis = Setelsis
rubricatus-construction-praesidium = Praesidium di Puig Ciutat
rubricatus-construction-via_transversal = Via trasversale
rubricatus-construction-pont_del_diable = Ponte del Diavolo
rubricatus-construction-termes_sant_boi = Terme di Sant Boi
rubricatus-construction-can_valls = Villa di Can Valls
rubricatus-construction-sant_vicenc_cardona = Sant Vicenç de Cardona
rubricatus-construction-torre_minyona = Torre de la Minyona
rubricatus-construction-resclosa_manresans = Chiusa dei Manresani
rubricatus-construction-sequia_manresa = Canale di Manresa
rubricatus-construction-pont_monistrol = Ponte di Monistrol
rubricatus-construction-montserrat = Monastero di Montserrat
rubricatus-construction-pedret = Sant Quirze de Pedret
rubricatus-construction-pont_pedret = Ponte di Pedret
rubricatus-construction-sant_llorenc_baga = Sant Llorenç prop Bagà
rubricatus-construction-obiols = Sant Vicenç d'Obiols
rubricatus-construction-castellvell = Castellvell de Solsona
rubricatus-construction-olius = Sant Esteve d'Olius
rubricatus-construction-graudescales = Sant Pere de Graudescales
rubricatus-construction-castell_lluca = Castello di Lluçà
rubricatus-construction-santa_maria_lluca = Santa Maria de Lluçà
rubricatus-construction-pont_gotic = Ponte del Diavolo gotico
rubricatus-construction-eramprunya = Castello di Eramprunyà
rubricatus-construction-torre_penya_del_moro = Torre della Penya del Moro
rubricatus-construction-castell_cardona = Castello di Cardona
rubricatus-construction-resclosa_refeta = Chiusa rifatta
rubricatus-construction-sant_ramon_nonat = Cappella di Sant Ramon Nonat
rubricatus-construction-saldes = Sant Martí de Saldes
rubricatus-construction-montdarn = Sant Joan de Montdarn
rubricatus-construction-masies = Casali del Solsonès
rubricatus-construction-mas_rocaguinarda = Mas Rocaguinarda
rubricatus-construction-poble_carrer = Villaggio-strada di Santa Eulàlia
rubricatus-construction-moli_paperer = Cartiera Capdevila
rubricatus-construction-sant_baldiri = Sant Baldiri
rubricatus-construction-montserrat_refet = Montserrat ricostruito
rubricatus-construction-mina_cardona = Miniera di potassa di Cardona
rubricatus-construction-geoparc = Centro del Geoparco
rubricatus-construction-viladomiu_vell = Viladomiu Vell
rubricatus-construction-viladomiu_nou = Viladomiu Nou
rubricatus-construction-asland = Cementificio Asland
rubricatus-construction-baells = Diga de la Baells
rubricatus-construction-cementiri_olius = Cimitero di Olius
rubricatus-construction-llosa_del_cavall = Diga della Llosa del Cavall
rubricatus-construction-espai_rocaguinarda = Spazio Perot Rocaguinarda
rubricatus-construction-canal_infanta = Canal de la Infanta
rubricatus-construction-la_puda = Bagni de la Puda
rubricatus-construction-dessaladora = Dissalatore del Prat

## Action cards

rubricatus-action-crida_de_les_eteries = Richiamo delle etèries
rubricatus-action-lluna_plena = Luna piena
rubricatus-action-lludriga = Lontra
rubricatus-action-sometent = Campane a martello
rubricatus-action-fira = Fiera
rubricatus-action-festa_major = Festa patronale
rubricatus-action-ratolins = Topolini
rubricatus-action-bernat_pescaire = Airone cenerino
rubricatus-action-pelegrins = Pellegrini
rubricatus-action-consell = Consiglio
rubricatus-action-barquers = Traghettatori
rubricatus-action-pastors = Pastori
rubricatus-action-segadors = Mietitori
rubricatus-action-carboners = Carbonai
rubricatus-action-rubricatus = Rubricatus
rubricatus-action-mestres_de_cases = Capomastri
rubricatus-action-traginers = Mulattieri
rubricatus-action-moliners = Mugnai
rubricatus-action-teixidores = Tessitrici
rubricatus-action-paraires = Lanaioli

## Era cards

rubricatus-era_card-plom_escrit = Parole sul piombo
rubricatus-era_card-naus_a_les_sorres = Navi a les Sorres
rubricatus-era_card-centres_rivals = Colli rivali
rubricatus-era_card-revolta_iberica = Rivolta degli Iberi
rubricatus-era_card-indibil_i_mandoni = Indibile e Mandonio
rubricatus-era_card-pont_de_les_legions = Le legioni fanno un ponte
rubricatus-era_card-vi_laieta = Vino laietano
rubricatus-era_card-rubricatus_flumen = Rubricatus flumen
rubricatus-era_card-legionaris_a_sorba = Legionari a Sorba
rubricatus-era_card-puig_ciutat_cremat = Puig Ciutat brucia
rubricatus-era_card-boades_decau = Boades decade
rubricatus-era_card-llim_a_les_termes = Limo nelle terme
rubricatus-era_card-repoblacio = Il ripopolamento
rubricatus-era_card-cartes_de_cardona = Carte di Cardona
rubricatus-era_card-consagracio_de_lluca = Consacrazione di Lluçà
rubricatus-era_card-molins_del_rei = I mulini del re
rubricatus-era_card-fires_i_mercats = Fiere e mercati
rubricatus-era_card-la_llum = La Luce di Manresa
rubricatus-era_card-cases_saquejades = Case saccheggiate
rubricatus-era_card-revolta_d_aisso = Rivolta di Aissó
rubricatus-era_card-mal_any_primer = Il primo anno cattivo
rubricatus-era_card-sequera_de_manresa = Siccità a Manresa
rubricatus-era_card-pesta_negra = Peste nera
rubricatus-era_card-terratremol = Terremoto
rubricatus-era_card-pacte_dels_capons = Patto dei capponi
rubricatus-era_card-bandolers = Banditi
rubricatus-era_card-carbo_al_bergueda = Carbone nel Berguedà
rubricatus-era_card-any_del_diluvi = L'anno del Diluvio
rubricatus-era_card-manresa_cremada = Manresa bruciata
rubricatus-era_card-tren_a_manresa = Il treno arriva a Manresa
rubricatus-era_card-colonies = Le colonie
rubricatus-era_card-salmorres = Salamoie
rubricatus-era_card-geoparc_unesco = Geoparco
rubricatus-era_card-riuada_1907 = Piena del 1907
rubricatus-era_card-ponts_volats = Ponti fatti saltare
rubricatus-era_card-gran_sequera = La grande siccità

## Etèries

rubricatus-eteria-goja = Goja de les Fonts
rubricatus-eteria-goja-help = Vive dove nasce il Llobregat e non sopporta di vederlo soffrire.
rubricatus-eteria-aloja = Aloja Filadora
rubricatus-eteria-aloja-help = Fila filo d'oro su un telaio di cristallo, e non le finisce mai.
rubricatus-eteria-follet = Follet de la Resclosa
rubricatus-eteria-follet-help = Sta sotto la ruota del mulino e le dà una spinta.
rubricatus-eteria-paitida = Paitida del Gorg
rubricatus-eteria-paitida-help = Nella sua pozza l'acqua bolle e lei sorride appena.
rubricatus-eteria-encantada = Encantada de la Sal
rubricatus-eteria-encantada-help = Una dama di Cardona che paga con grani bianchi.
rubricatus-eteria-minairo = Minairó
rubricatus-eteria-minairo-help = Vive in un agoraio e chiede tutto il giorno: che facciamo, che facciamo?
rubricatus-eteria-merla = Merla d'Aigua
rubricatus-eteria-merla-help = Una donna d'acqua in forma di merlo: quando chiama, tutti alzano la testa.

## The words of the cards

rubricatus-effect-gain = +{ $amount }
rubricatus-effect-gain_any = +{ $n } di una risorsa a scelta
rubricatus-effect-lose = −{ $amount }
rubricatus-effect-lose_any = { $n ->
    [one] −1 di una risorsa a scelta
   *[other] −{ $n } di risorse a scelta
}
rubricatus-effect-score = { $n } PV
rubricatus-effect-forfeit = −{ $n } PV
rubricatus-effect-take = prendi { $n ->
    [one] 1 risorsa ad altri
   *[other] { $n } risorse ad altri
} giocatori
rubricatus-effect-recruit = recluta un'etèria
rubricatus-effect-replace = cambia { $n ->
    [one] 1 carta del
   *[other] { $n } carte del
} mercato
rubricatus-effect-add = { $n ->
    [one] 1 problema
   *[other] { $n } problemi
} nel { $what }
rubricatus-effect-add_any = { $n ->
    [one] 1 problema in una regione a scelta
   *[other] { $n } problemi in regioni a scelta
}
rubricatus-effect-add_everywhere = { $n ->
    [one] 1 problema
   *[other] { $n } problemi
} in ogni regione
rubricatus-effect-remove = togli { $n ->
    [one] 1 problema
   *[other] { $n } problemi
} dal { $what }
rubricatus-effect-remove_any = togli { $n ->
    [one] 1 problema
   *[other] { $n } problemi
} da dove vuoi
rubricatus-effect-purge = le carte delle Ere precedenti lasciano il mercato
rubricatus-effect-each = ogni giocatore: { $effect }
rubricatus-bonus-develop = tracciato di { $what } +{ $n }
rubricatus-met-calm = se il { $what } ha al massimo { $n ->
    [one] 1 problema
   *[other] { $n } problemi
}
rubricatus-missed-calm = se il { $what } ha più di { $n ->
    [one] 1 problema
   *[other] { $n } problemi
}
rubricatus-met-all_calm = se nessuna regione ha più di { $n ->
    [one] 1 problema
   *[other] { $n } problemi
}
rubricatus-missed-all_calm = se una regione ha più di { $n ->
    [one] 1 problema
   *[other] { $n } problemi
}
rubricatus-met-has = ogni giocatore con almeno { $amount }
rubricatus-missed-has = { $n ->
    [one] ogni giocatore senza { $what }
   *[other] ogni giocatore con meno di { $amount }
}
rubricatus-met-built = { $n ->
    [one] ogni giocatore che ha costruito qualcosa in questo round
   *[other] ogni giocatore che ha fatto almeno { $n } costruzioni in questo round
}
rubricatus-missed-built = { $n ->
    [one] ogni giocatore che non ha costruito nulla in questo round
   *[other] ogni giocatore che ha fatto meno di { $n } costruzioni in questo round
}
rubricatus-met-leads = chi è in testa sul tracciato di { $what }
rubricatus-missed-leads = chi non è in testa sul tracciato di { $what }
rubricatus-ability-soothe = entrando in una regione, ne toglie un problema
rubricatus-ability-gather = producendo { $what }: 1 punto in più
rubricatus-ability-endure = può costruire con un problema in più nella regione
rubricatus-ability-spare = costruire costa { $amount } in meno
rubricatus-why-sites = La puoi costruire in: { $regions }
rubricatus-why-helpers = Non hai più aiutanti da piazzare in questo round
rubricatus-why-cost = Ti manca: { $what }
rubricatus-why-taken = In ognuna delle sue regioni c'è già un aiutante in questo round
rubricatus-why-problems = Nelle sue regioni ci sono troppi problemi e la tua difesa non basta
rubricatus-why-elsewhere = Si costruisce in un'altra regione, non in quella dove sei
rubricatus-pair = coppia: { $name }
rubricatus-pair-own = coppia: { $name }, che hai (+{ $points } PV)

## What is asked

rubricatus-ask-bidding = Scegli una carta per l'iniziativa. Sarà spesa.
rubricatus-ask-breaking_tie = C'è un pareggio. Hai tu la carta iniziativa: a chi va?
rubricatus-ask-choosing_card = Gioca una carta, per i punti o per l'evento.
rubricatus-ask-sending = Chi mandi?
rubricatus-ask-choosing_place = Dove, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}?
rubricatus-ask-in_region = { $choices ->
    [mitigate] Nel { $region }: mitiga.
    [build] Nel { $region }: costruisci.
    [mitigate-build] Nel { $region }: mitiga o costruisci.
    [mitigate-leave] Nel { $region }: mitiga o finisci.
    [build-leave] Nel { $region }: costruisci o finisci.
   *[other] Nel { $region }: mitiga, costruisci o finisci.
}
rubricatus-ask-gain_any = Quale risorsa guadagni?
rubricatus-ask-lose_any = Quale risorsa perdi?
rubricatus-ask-take = Che cosa prendi, e a chi?
rubricatus-ask-recruit = Quale etèria ti aiuterà?
rubricatus-ask-replace = Quale carta lascia il mercato?
rubricatus-ask-add = Quella regione è piena. Dove va il problema?
rubricatus-ask-add_any = Dove metti un problema?
rubricatus-ask-remove_any = Da dove togli un problema?

## Why a move may not be made

rubricatus-why-not_to_bid = Deve essere una carta della tua mano.
rubricatus-why-not_in_hand = Quella carta non è nella tua mano.
rubricatus-why-no_event = La carta non ha evento.
rubricatus-why-needs_helper = L'evento dev'essere portato da un aiutante base, e non ne hai a casa.
rubricatus-why-not_tied = Deve essere uno dei pari merito.
rubricatus-why-not_at_home = Quell'etèria non è a casa, o non può essere mandata per questo.
rubricatus-why-worked_already = In questo round c'è già un tuo aiutante su quella risorsa.
rubricatus-why-region_closed = Con così tanti giocatori quella regione non è aperta.
rubricatus-why-somebody_stands = In questo round c'è già un aiutante in quella regione.
rubricatus-why-nothing_to_do = Là non potresti né mitigare né costruire.
rubricatus-why-not_in_market = Quella costruzione non è nel mercato.
rubricatus-why-not_built_here = Questa regione non accetta quella costruzione, o ha troppi problemi.
rubricatus-why-unpaid = Così non puoi pagarla.
rubricatus-why-no_eteria = Quell'etèria non è accanto al tabellone.
rubricatus-why-no_such_resource = Deve essere una risorsa che hai.
rubricatus-why-no_such_region = Deve essere una regione aperta con posto per un problema, o con uno da togliere.
rubricatus-why-not_for_sale = Deve essere una carta del mercato.
rubricatus-why-not_theirs = Deve essere un altro giocatore, e una sua risorsa.

## Moves

rubricatus-move-bid = { $card }
rubricatus-move-favour = L'iniziativa va { $reader ->
    [seat] a te
   *[other] a { $seat }
}
rubricatus-move-points = { $card }, per i punti
rubricatus-move-event = { $card }, per l'evento
rubricatus-move-send_helper = Manda un aiutante
rubricatus-move-send_eteria = Manda { $eteria }
rubricatus-move-produce = Produci { $resource }
rubricatus-move-enter = Vai nel { $region }
rubricatus-move-mitigate = Mitiga un problema
rubricatus-move-build = Costruisci { $construction }
rubricatus-move-build_sparing = Costruisci { $construction } e risparmia { $resource_id ->
    [materials] 1 materiale
   *[other] 1 di { $resource }
}
rubricatus-move-leave = Basta così
rubricatus-move-choose_region = { $region }
rubricatus-move-choose_resource = { $resource }
rubricatus-move-choose_eteria = { $eteria }
rubricatus-move-choose_construction = { $construction }
rubricatus-move-take = { $resource_id ->
    [materials] 1 materiale
   *[other] 1 di { $resource }
} { $reader ->
    [seat] a te
   *[other] a { $seat }
}
rubricatus-price-value = valore { $points }
rubricatus-price-produce = +{ $points }: ne avrai { $stock }{ $steps ->
    [0] {""}
    [one] , e 1 passo di sviluppo
   *[other] , e { $steps } passi di sviluppo
}
rubricatus-price-region = { $problems ->
    [0] nessun problema
    [one] 1 problema
   *[other] { $problems } problemi
}, { $cards ->
    [0] nulla che tu possa costruire
    [one] 1 carta che puoi costruire
   *[other] { $cards } carte che puoi costruire
}
rubricatus-price-mitigate = costa 1 di difesa
rubricatus-price-problems = { $n ->
    [0] non c'è nessun problema
    [one] c'è 1 problema
   *[other] ci sono { $n } problemi
}

## Events

rubricatus-event-round_began = Round { $round }: { $era }.
rubricatus-event-helper_gained = Tutti guadagnano un aiutante.
rubricatus-event-reshuffled = { $reader ->
    [seat] Mescoli gli scarti e ne fai
   *[other] { $seat } mescola gli scarti e ne fa
} un nuovo mazzo.
rubricatus-event-drew = Peschi { $card }.
rubricatus-event-bid_shown = { $reader ->
    [seat] Mostri
   *[other] { $seat } mostra
} { $card }, di valore { $points }.
rubricatus-event-tied = C'è un pareggio; decide chi ha la carta iniziativa.
rubricatus-event-initiative = { $reader ->
    [seat] Hai
   *[other] { $seat } ha
} l'iniziativa.
rubricatus-event-era_card = Carta Era: { $card }.
rubricatus-event-checked = Verifica di fine round: { $card }.
rubricatus-event-passed = { $reader ->
    [seat] Soddisfi
   *[other] { $seat } soddisfa
} la condizione.
rubricatus-event-failed = { $reader ->
    [seat] Non soddisfi
   *[other] { $seat } non soddisfa
} la condizione.
rubricatus-event-table_passed = Il tavolo soddisfa la condizione.
rubricatus-event-table_failed = Il tavolo non soddisfa la condizione.
rubricatus-event-played_points = { $reader ->
    [seat] Giochi
   *[other] { $seat } gioca
} { $card } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
rubricatus-event-played_event = { $reader ->
    [seat] Giochi
   *[other] { $seat } gioca
} { $card } per l'evento.
rubricatus-event-removed_card = { $reader ->
    [seat] La tua carta { $card }
   *[other] La carta { $card } di { $seat }
} esce dal gioco.
rubricatus-event-sent_eteria = { $reader ->
    [seat] Mandi
   *[other] { $seat } manda
} { $eteria }.
rubricatus-event-idle = { $reader ->
    [seat] Non trovi
   *[other] { $seat } non trova
} posto; un aiutante resta in ozio.
rubricatus-event-produced = { $reader ->
    [seat] Produci
   *[other] { $seat } produce
} { $resource_id ->
    [materials] { $count ->
        [one] 1 materiale
       *[other] { $count } materiali
    }
   *[other] { $count } di { $resource }
}.
rubricatus-event-entered = { $reader ->
    [seat] Vai
   *[other] { $seat } va
} nel { $region }.
rubricatus-event-soothed = { $reader ->
    [seat] La tua etèria
   *[other] L'etèria di { $seat }
} placa il { $region }.
rubricatus-event-mitigated = { $reader ->
    [seat] Spendi
   *[other] { $seat } spende
} 1 di difesa nel { $region }.
rubricatus-event-built = { $reader ->
    [seat] Costruisci
   *[other] { $seat } costruisce
} { $construction } nel { $region }.
rubricatus-event-extended = { $construction } amplia { $partner }, { $reader ->
    [seat] che avevi già
   *[other] di { $seat }
}.
rubricatus-event-income = { $seat }: +{ $resource_id ->
    [materials] { $count ->
        [one] 1 materiale
       *[other] { $count } materiali
    }
   *[other] { $count } di { $resource }
} dalle costruzioni.
rubricatus-event-gained = { $reader ->
    [seat] Guadagni
   *[other] { $seat } guadagna
} { $resource_id ->
    [materials] { $count ->
        [one] 1 materiale
       *[other] { $count } materiali
    }
   *[other] { $count } di { $resource }
}.
rubricatus-event-lost = { $reader ->
    [seat] Perdi
   *[other] { $seat } perde
} { $resource_id ->
    [materials] { $count ->
        [one] 1 materiale
       *[other] { $count } materiali
    }
   *[other] { $count } di { $resource }
}.
rubricatus-event-took = { $reader ->
    [seat] Prendi
    [other] { $seat } ti prende
   *[nobody] { $seat } prende
} { $resource_id ->
    [materials] 1 materiale
   *[other] 1 di { $resource }
}{ $reader ->
    [other] { "" }
   *[nobody] {" "}a { $other }
}.
rubricatus-event-developed = { $reader ->
    [seat] Avanzi
   *[other] { $seat } avanza
} fino alla casella { $space } del tracciato di { $resource }.
rubricatus-event-first_developer = { $reader ->
    [seat] Arrivi prima di tutti alla fine del tracciato di { $resource } e prendi
   *[other] { $seat } arriva prima di tutti alla fine del tracciato di { $resource } e prende
} il bonus.
rubricatus-event-scored = { $seat }: +{ $points } PV ({ $source }).
rubricatus-event-majority = { $seat }: +{ $points } PV (più costruzioni dell'{ $era }).
rubricatus-event-forfeited = { $seat }: −{ $points } PV.
rubricatus-event-recruited = { $reader ->
    [seat] Recluti
   *[other] { $seat } recluta
} { $eteria }.
rubricatus-event-problem_added = Un problema nel { $region }: ora { $count ->
    [one] ce n'è 1
   *[other] ce ne sono { $count }
}, e { $left } nel cassetto.
rubricatus-event-problem_removed = Un problema esce dal { $region }: { $count ->
    [0] non ne resta nessuno
    [one] ne resta 1
   *[other] ne restano { $count }
}, e { $left } nel cassetto.
rubricatus-event-left_market = { $construction } lascia il mercato.
rubricatus-event-came_to_market = Nuovo nel mercato: { $construction }.
rubricatus-event-last_card = { $reader ->
    [seat] Hai
   *[other] { $seat } ha
} tenuto { $card }.
rubricatus-event-final_score = { $seat }: { $points } PV in tutto.
rubricatus-event-ended = { $reason }

## How it ends

rubricatus-reason-goes_on = La partita continua.
rubricatus-reason-most_points = L'ultimo round è finito e un giocatore ha più punti di tutti.
rubricatus-reason-shared_victory = L'ultimo round è finito e la vittoria è condivisa.
rubricatus-reason-common_defeat = Il cassetto è vuoto: il fiume è perduto, e avete perso tutti.

## The table, in words

rubricatus-table-round = { $era }, round { $round } di { $rounds }
rubricatus-table-drawer = Cassetto dei problemi
rubricatus-table-difficulty = Difficoltà
rubricatus-table-turns = turni dopo questo: { $count }
rubricatus-table-era-card = Carta Era
rubricatus-table-calamity = calamità
rubricatus-table-at-end = Alla fine del round
rubricatus-table-regions = Regioni
rubricatus-table-also = anche { $comarca }
rubricatus-table-market = Mercato
rubricatus-table-cost = Costo
rubricatus-table-problems = Problemi
rubricatus-table-each-round = ogni round
rubricatus-table-tracks = Sviluppo
rubricatus-table-track = Tracciato di { $resource }
rubricatus-table-token = primo: { $points } PV
rubricatus-table-eteries = Etèries da reclutare
rubricatus-table-placed = già piazzata
rubricatus-table-seat = Giocatore
rubricatus-table-points = PV
rubricatus-table-helpers = Aiutanti
rubricatus-table-cards = Carte
rubricatus-table-holder = iniziativa
rubricatus-table-none = nessuna
rubricatus-table-eras = Le tue Ere
rubricatus-table-comarques = Le tue comarche
rubricatus-table-hand = Le tue carte
rubricatus-table-no-event = senza evento
rubricatus-table-removed = poi fuori dal gioco
rubricatus-table-legend = ● problema   ♟ aiutante   ★ PV   ► iniziativa   ✓ ha già scelto
rubricatus-help-resources = Risorse
rubricatus-help-resource = { $about } Ne hai { $stock } (al massimo { $most }). Il punto che supera { $most } è un passo sul tracciato di sviluppo, e si ricomincia a contare da 0.
rubricatus-help-region = accetta costruzioni di: { $comarques }. { $problems ->
    [one] 1 problema
   *[other] { $problems } problemi
} su { $most } al massimo; si costruisce con { $limit } o meno.
rubricatus-help-track = punti delle caselle: { $spaces }. Avanza costruendo e quando la risorsa trabocca.
rubricatus-help-token = Il primo che arriva alla fine: { $first } PV; dopo, { $later } PV.
rubricatus-help-eras = Ere
rubricatus-help-era = { $rounds } round, { $draw ->
    [one] 1 carta
   *[other] { $draw } carte
} da pescare in ognuno, { $helpers ->
    [one] 1 aiutante
   *[other] { $helpers } aiutanti
} per giocatore.
rubricatus-help-era-leaving = Quando comincia, le carte dell'{ $era } lasciano il mercato.
rubricatus-help-scoring = Alla fine
rubricatus-help-last_card = il valore della carta che resta in mano.
rubricatus-help-majority = avere più costruzioni di un'Era: { $points } PV; in caso di parità, { $tied } PV a testa.
rubricatus-help-all_eras = una costruzione di ogni Era: { $points } PV.
rubricatus-help-leftovers = { $n ->
    [one] ogni risorsa avanzata: 1 PV.
   *[other] ogni { $n } risorse avanzate: 1 PV.
}
rubricatus-help-all_comarques = una costruzione di ognuna delle cinque comarche: { $points } PV.
rubricatus-help-built = Costruito
rubricatus-help-builder = { $reader ->
    [name] tua costruzione
   *[other] costruzione di { $name }
}
rubricatus-help-eteria-with = { $reader ->
    [name] con te
   *[other] con { $name }
}
rubricatus-help-eteries = Etèries
rubricatus-help-drawer = Problemi rimasti: { $count } su { $all }. Quando sarà vuoto, avranno perso tutti.

## Looking back

rubricatus-chances-note = Il 100% è una vittoria propria. Se vince qualcun altro, si conta un 20%: nella sconfitta comune non vince nessuno.
