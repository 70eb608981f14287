# Rubricatus
# [1], not [one]: the category "one" of pt holds 0 too, and in Portugal 0 takes the plural.

rubricatus-title = Rubricatus
rubricatus-tagline = Dois mil anos à beira do Llobregat: só um pode ganhar, mas todos podem perder.

## Options

rubricatus-option-difficulty = Dificuldade
rubricatus-option-difficulty-help = Padrão; fácil (easy): sem cartas de Era; difícil (hard): algumas cartas de Era são calamidades; calamidades (calamities): são todas; acaso (random): ninguém sabe quantas.
rubricatus-option-iberian_calamities = Calamidades ibéricas
rubricatus-option-ancient_calamities = Calamidades antigas
rubricatus-option-medieval_calamities = Calamidades medievais
rubricatus-option-modern_calamities = Calamidades modernas
rubricatus-option-contemporary_calamities = Calamidades contemporâneas
rubricatus-option-iberian_calamities-help = No jogo difícil: quantas cartas da Era ibérica são calamidades.
rubricatus-option-ancient_calamities-help = No jogo difícil: quantas cartas da Era antiga são calamidades.
rubricatus-option-medieval_calamities-help = No jogo difícil: quantas cartas da Era medieval são calamidades.
rubricatus-option-modern_calamities-help = No jogo difícil: quantas cartas da Era moderna são calamidades.
rubricatus-option-contemporary_calamities-help = No jogo difícil: quantas cartas da Era contemporânea são calamidades.
rubricatus-difficulty-standard = padrão
rubricatus-difficulty-easy = fácil, sem cartas de Era
rubricatus-difficulty-hard = difícil
rubricatus-difficulty-calamities = só calamidades
rubricatus-difficulty-random = completamente ao acaso

## Resources, regions and Eras

rubricatus-resource-materials = materiais
rubricatus-resource-materials-help = Disto se fazem todas as paredes.
rubricatus-resource-technology = tecnologia
rubricatus-resource-technology-help = Pedem-na as pontes, os canais, os moinhos e as barragens.
rubricatus-resource-culture = cultura
rubricatus-resource-culture-help = Pedem-na as igrejas, as termas e os museus.
rubricatus-resource-defence = defesa
rubricatus-resource-defence-help = Pedem-na os castelos; cada uma que se gasta numa região tira de lá um problema.
rubricatus-amount = { $resource ->
    [materials] { $n ->
        [1] 1 material
       *[other] { $n } materiais
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
rubricatus-era-iberian = Era ibérica
rubricatus-era-ancient = Era antiga
rubricatus-era-medieval = Era medieval
rubricatus-era-modern = Era moderna
rubricatus-era-contemporary = Era contemporânea
rubricatus-source-building = construir
rubricatus-source-bonus = bónus de construções
rubricatus-source-extension = ampliações
rubricatus-source-development = desenvolvimento
rubricatus-source-cards = cartas
rubricatus-source-last_card = a última carta
rubricatus-source-majority = maiorias das Eras
rubricatus-source-all_eras = todas as Eras
rubricatus-source-leftovers = recursos que sobram
rubricatus-source-all_comarques = as cinco comarcas

## Constructions

rubricatus-construction-cogullo = Povoado ibérico do Cogulló
rubricatus-construction-boades_ibera = Exploração ibérica de Boades
rubricatus-construction-salines = Salinas de Cardona
rubricatus-construction-sorba = Povoado de Sant Miquel de Sorba
rubricatus-construction-castellvell_iber = Povoado ibérico de Castellvell
rubricatus-construction-anseresa = Povoado de Anseresa
rubricatus-construction-puig_ciutat = Puig Ciutat
rubricatus-construction-penya_del_moro = Penya del Moro
rubricatus-construction-les_sorres = Ancoradouro de les Sorres
rubricatus-construction-boades_romana = Villa romana de Boades
rubricatus-construction-torre_del_breny = Torre del Breny
rubricatus-construction-guarnicio_sorba = Guarnição romana de Sorba
rubricatus-construction-necropolis_obiols = Necrópole de Obiols
rubricatus-construction-setelsis = Setelsis
rubricatus-construction-praesidium = Praesidium de Puig Ciutat
rubricatus-construction-via_transversal = Via transversal
rubricatus-construction-pont_del_diable = Ponte do Diabo
rubricatus-construction-termes_sant_boi = Termas de Sant Boi
rubricatus-construction-can_valls = Villa de Can Valls
rubricatus-construction-sant_vicenc_cardona = Sant Vicenç de Cardona
rubricatus-construction-torre_minyona = Torre de la Minyona
rubricatus-construction-resclosa_manresans = Açude dos Manresanos
rubricatus-construction-sequia_manresa = Canal de Manresa
rubricatus-construction-pont_monistrol = Ponte de Monistrol
rubricatus-construction-montserrat = Mosteiro de Montserrat
rubricatus-construction-pedret = Sant Quirze de Pedret
rubricatus-construction-pont_pedret = Ponte de Pedret
rubricatus-construction-sant_llorenc_baga = Sant Llorenç prop Bagà
rubricatus-construction-obiols = Sant Vicenç d'Obiols
rubricatus-construction-castellvell = Castellvell de Solsona
rubricatus-construction-olius = Sant Esteve d'Olius
rubricatus-construction-graudescales = Sant Pere de Graudescales
rubricatus-construction-castell_lluca = Castelo de Lluçà
rubricatus-construction-santa_maria_lluca = Santa Maria de Lluçà
rubricatus-construction-pont_gotic = Ponte do Diabo gótica
rubricatus-construction-eramprunya = Castelo de Eramprunyà
rubricatus-construction-torre_penya_del_moro = Torre da Penya del Moro
rubricatus-construction-castell_cardona = Castelo de Cardona
rubricatus-construction-resclosa_refeta = Açude refeito
rubricatus-construction-sant_ramon_nonat = Capela de Sant Ramon Nonat
rubricatus-construction-saldes = Sant Martí de Saldes
rubricatus-construction-montdarn = Sant Joan de Montdarn
rubricatus-construction-masies = Casas de lavoura do Solsonès
rubricatus-construction-mas_rocaguinarda = Mas Rocaguinarda
rubricatus-construction-poble_carrer = Aldeia-rua de Santa Eulàlia
rubricatus-construction-moli_paperer = Moinho de papel Capdevila
rubricatus-construction-sant_baldiri = Sant Baldiri
rubricatus-construction-montserrat_refet = Montserrat reconstruído
rubricatus-construction-mina_cardona = Mina de potassa de Cardona
rubricatus-construction-geoparc = Centro do Geoparque
rubricatus-construction-viladomiu_vell = Viladomiu Vell
rubricatus-construction-viladomiu_nou = Viladomiu Nou
rubricatus-construction-asland = Fábrica de cimento Asland
rubricatus-construction-baells = Barragem de la Baells
rubricatus-construction-cementiri_olius = Cemitério de Olius
rubricatus-construction-llosa_del_cavall = Barragem da Llosa del Cavall
rubricatus-construction-espai_rocaguinarda = Espaço Perot Rocaguinarda
rubricatus-construction-canal_infanta = Canal de la Infanta
rubricatus-construction-la_puda = Termas de la Puda
rubricatus-construction-dessaladora = Dessalinizadora do Prat

## Action cards

rubricatus-action-crida_de_les_eteries = Chamamento das etèries
rubricatus-action-lluna_plena = Lua cheia
rubricatus-action-lludriga = Lontra
rubricatus-action-sometent = Toque a rebate
rubricatus-action-fira = Feira
rubricatus-action-festa_major = Festa do padroeiro
rubricatus-action-ratolins = Ratinhos
rubricatus-action-bernat_pescaire = Garça-real
rubricatus-action-pelegrins = Peregrinos
rubricatus-action-consell = Conselho
rubricatus-action-barquers = Barqueiros
rubricatus-action-pastors = Pastores
rubricatus-action-segadors = Ceifeiros
rubricatus-action-carboners = Carvoeiros
rubricatus-action-rubricatus = Rubricatus
rubricatus-action-mestres_de_cases = Mestres de obras
rubricatus-action-traginers = Almocreves
rubricatus-action-moliners = Moleiros
rubricatus-action-teixidores = Tecelãs
rubricatus-action-paraires = Mercadores de panos

## Era cards

rubricatus-era_card-plom_escrit = Palavras em chumbo
rubricatus-era_card-naus_a_les_sorres = Navios em les Sorres
rubricatus-era_card-centres_rivals = Cabeços rivais
rubricatus-era_card-revolta_iberica = Revolta dos iberos
rubricatus-era_card-indibil_i_mandoni = Indíbil e Mandónio
rubricatus-era_card-pont_de_les_legions = As legiões fazem uma ponte
rubricatus-era_card-vi_laieta = Vinho laietano
rubricatus-era_card-rubricatus_flumen = Rubricatus flumen
rubricatus-era_card-legionaris_a_sorba = Legionários em Sorba
rubricatus-era_card-puig_ciutat_cremat = Puig Ciutat arde
rubricatus-era_card-boades_decau = Boades decai
rubricatus-era_card-llim_a_les_termes = Lodo nas termas
rubricatus-era_card-repoblacio = O repovoamento
rubricatus-era_card-cartes_de_cardona = Cartas de Cardona
rubricatus-era_card-consagracio_de_lluca = Consagração de Lluçà
rubricatus-era_card-molins_del_rei = Os moinhos do rei
rubricatus-era_card-fires_i_mercats = Feiras e mercados
rubricatus-era_card-la_llum = A Luz de Manresa
rubricatus-era_card-cases_saquejades = Casas saqueadas
rubricatus-era_card-revolta_d_aisso = Revolta de Aissó
rubricatus-era_card-mal_any_primer = O primeiro mau ano
rubricatus-era_card-sequera_de_manresa = Seca em Manresa
rubricatus-era_card-pesta_negra = Peste negra
rubricatus-era_card-terratremol = Terramoto
rubricatus-era_card-pacte_dels_capons = Pacto dos capões
rubricatus-era_card-bandolers = Bandoleiros
rubricatus-era_card-carbo_al_bergueda = Carvão no Berguedà
rubricatus-era_card-any_del_diluvi = O ano do Dilúvio
rubricatus-era_card-manresa_cremada = Manresa queimada
rubricatus-era_card-tren_a_manresa = O comboio chega a Manresa
rubricatus-era_card-colonies = As colónias
rubricatus-era_card-salmorres = Salmouras
rubricatus-era_card-geoparc_unesco = Geoparque
rubricatus-era_card-riuada_1907 = Cheia de 1907
rubricatus-era_card-ponts_volats = Pontes dinamitadas
rubricatus-era_card-gran_sequera = A grande seca

## Etèries

rubricatus-eteria-goja = Goja de les Fonts
rubricatus-eteria-goja-help = Vive onde nasce o Llobregat e não suporta vê-lo sofrer.
rubricatus-eteria-aloja = Aloja Filadora
rubricatus-eteria-aloja-help = Fia fio de ouro num tear de cristal, e nunca se lhe acaba.
rubricatus-eteria-follet = Follet de la Resclosa
rubricatus-eteria-follet-help = Está debaixo da roda do moinho e dá-lhe um empurrão.
rubricatus-eteria-paitida = Paitida del Gorg
rubricatus-eteria-paitida-help = No seu pego a água ferve e ela apenas sorri.
rubricatus-eteria-encantada = Encantada de la Sal
rubricatus-eteria-encantada-help = Uma dama de Cardona que paga com grãos brancos.
rubricatus-eteria-minairo = Minairó
rubricatus-eteria-minairo-help = Vive num estojo de agulhas e pergunta o dia inteiro: que fazemos, que fazemos?
rubricatus-eteria-merla = Merla d'Aigua
rubricatus-eteria-merla-help = Uma mulher de água em forma de melro: quando chama, todos levantam a cabeça.

## The words of the cards

rubricatus-effect-gain = +{ $amount }
rubricatus-effect-gain_any = +{ $n } de um recurso à escolha
rubricatus-effect-lose = −{ $amount }
rubricatus-effect-lose_any = { $n ->
    [1] −1 de um recurso à escolha
   *[other] −{ $n } de recursos à escolha
}
rubricatus-effect-score = { $n } PV
rubricatus-effect-forfeit = −{ $n } PV
rubricatus-effect-take = tira { $n ->
    [1] 1 recurso a outros
   *[other] { $n } recursos a outros
} jogadores
rubricatus-effect-recruit = recruta uma etèria
rubricatus-effect-replace = troca { $n ->
    [1] 1 carta do
   *[other] { $n } cartas do
} mercado
rubricatus-effect-add = { $n ->
    [1] 1 problema
   *[other] { $n } problemas
} no { $what }
rubricatus-effect-add_any = { $n ->
    [1] 1 problema numa região à escolha
   *[other] { $n } problemas em regiões à escolha
}
rubricatus-effect-add_everywhere = { $n ->
    [1] 1 problema
   *[other] { $n } problemas
} em cada região
rubricatus-effect-remove = tira { $n ->
    [1] 1 problema
   *[other] { $n } problemas
} do { $what }
rubricatus-effect-remove_any = tira { $n ->
    [1] 1 problema
   *[other] { $n } problemas
} de onde quiseres
rubricatus-effect-purge = as cartas de Eras anteriores saem do mercado
rubricatus-effect-each = cada jogador: { $effect }
rubricatus-bonus-develop = percurso de { $what } +{ $n }
rubricatus-met-calm = se o { $what } tiver no máximo { $n ->
    [1] 1 problema
   *[other] { $n } problemas
}
rubricatus-missed-calm = se o { $what } tiver mais de { $n ->
    [1] 1 problema
   *[other] { $n } problemas
}
rubricatus-met-all_calm = se nenhuma região tiver mais de { $n ->
    [1] 1 problema
   *[other] { $n } problemas
}
rubricatus-missed-all_calm = se alguma região tiver mais de { $n ->
    [1] 1 problema
   *[other] { $n } problemas
}
rubricatus-met-has = cada jogador com pelo menos { $amount }
rubricatus-missed-has = { $n ->
    [1] cada jogador sem { $what }
   *[other] cada jogador com menos de { $amount }
}
rubricatus-met-built = { $n ->
    [1] cada jogador que construiu algo nesta ronda
   *[other] cada jogador que fez pelo menos { $n } construções nesta ronda
}
rubricatus-missed-built = { $n ->
    [1] cada jogador que não construiu nada nesta ronda
   *[other] cada jogador que fez menos de { $n } construções nesta ronda
}
rubricatus-met-leads = quem vai à frente no percurso de { $what }
rubricatus-missed-leads = quem não vai à frente no percurso de { $what }
rubricatus-ability-soothe = ao entrar numa região, tira de lá um problema
rubricatus-ability-gather = ao produzir { $what }: mais 1 ponto
rubricatus-ability-endure = pode construir com mais um problema na região
rubricatus-ability-spare = construir custa menos { $amount }
rubricatus-why-sites = Podes construí-la em: { $regions }
rubricatus-why-helpers = Já não tens ajudantes para colocar nesta ronda
rubricatus-why-cost = Falta-te: { $what }
rubricatus-why-taken = Em cada uma das suas regiões já está um ajudante nesta ronda
rubricatus-why-problems = Nas suas regiões há problemas a mais e a tua defesa não chega
rubricatus-why-elsewhere = Constrói-se noutra região, não naquela onde estás
rubricatus-pair = par: { $name }
rubricatus-pair-own = par: { $name }, que tens (+{ $points } PV)

## What is asked

rubricatus-ask-bidding = Escolhe uma carta para a iniciativa. Será gasta.
rubricatus-ask-breaking_tie = Há empate. Tu tens o cartão de iniciativa: para quem vai?
rubricatus-ask-choosing_card = Joga uma carta, pelos pontos ou pelo evento.
rubricatus-ask-sending = Quem envias?
rubricatus-ask-choosing_place = Para onde, com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}?
rubricatus-ask-in_region = { $choices ->
    [mitigate] No { $region }: mitiga.
    [build] No { $region }: constrói.
    [mitigate-build] No { $region }: mitiga ou constrói.
    [mitigate-leave] No { $region }: mitiga ou termina.
    [build-leave] No { $region }: constrói ou termina.
   *[other] No { $region }: mitiga, constrói ou termina.
}
rubricatus-ask-gain_any = Que recurso ganhas?
rubricatus-ask-lose_any = Que recurso perdes?
rubricatus-ask-take = O que tiras, e a quem?
rubricatus-ask-recruit = Que etèria te ajudará?
rubricatus-ask-replace = Que carta sai do mercado?
rubricatus-ask-add = Essa região está cheia. Para onde vai o problema?
rubricatus-ask-add_any = Onde pões um problema?
rubricatus-ask-remove_any = De onde tiras um problema?

## Why a move may not be made

rubricatus-why-not_to_bid = Tem de ser uma carta da tua mão.
rubricatus-why-not_in_hand = Essa carta não está na tua mão.
rubricatus-why-no_event = A carta não tem evento.
rubricatus-why-needs_helper = O evento tem de ser levado por um ajudante básico, e não tens nenhum em casa.
rubricatus-why-not_tied = Tem de ser um dos empatados.
rubricatus-why-not_at_home = Essa etèria não está em casa, ou não pode ser enviada para isto.
rubricatus-why-worked_already = Nesta ronda já há um ajudante teu nesse recurso.
rubricatus-why-region_closed = Com tantos jogadores essa região não está aberta.
rubricatus-why-somebody_stands = Nesta ronda já há um ajudante nessa região.
rubricatus-why-nothing_to_do = Lá não poderias mitigar nem construir.
rubricatus-why-not_in_market = Essa construção não está no mercado.
rubricatus-why-not_built_here = Esta região não aceita essa construção, ou tem problemas a mais.
rubricatus-why-unpaid = Assim não a podes pagar.
rubricatus-why-no_eteria = Essa etèria não está ao lado do tabuleiro.
rubricatus-why-no_such_resource = Tem de ser um recurso que tenhas.
rubricatus-why-no_such_region = Tem de ser uma região aberta com lugar para um problema, ou com um para tirar.
rubricatus-why-not_for_sale = Tem de ser uma carta do mercado.
rubricatus-why-not_theirs = Tem de ser outro jogador, e um recurso dele.

## Moves

rubricatus-move-bid = { $card }
rubricatus-move-favour = A iniciativa vai { $reader ->
    [seat] para ti
   *[other] para { $seat }
}
rubricatus-move-points = { $card }, pelos pontos
rubricatus-move-event = { $card }, pelo evento
rubricatus-move-send_helper = Enviar um ajudante
rubricatus-move-send_eteria = Enviar { $eteria }
rubricatus-move-produce = Produzir { $resource }
rubricatus-move-enter = Ir ao { $region }
rubricatus-move-mitigate = Mitigar um problema
rubricatus-move-build = Construir { $construction }
rubricatus-move-build_sparing = Construir { $construction } e poupar { $resource_id ->
    [materials] 1 material
   *[other] 1 de { $resource }
}
rubricatus-move-leave = Já chega
rubricatus-move-choose_region = { $region }
rubricatus-move-choose_resource = { $resource }
rubricatus-move-choose_eteria = { $eteria }
rubricatus-move-choose_construction = { $construction }
rubricatus-move-take = { $resource_id ->
    [materials] 1 material
   *[other] 1 de { $resource }
} { $reader ->
    [seat] a ti
   *[other] a { $seat }
}
rubricatus-price-value = valor { $points }
rubricatus-price-produce = +{ $points }: ficas com { $stock }{ $steps ->
    [0] {""}
    [1] , e 1 passo de desenvolvimento
   *[other] , e { $steps } passos de desenvolvimento
}
rubricatus-price-region = { $problems ->
    [0] nenhum problema
    [1] 1 problema
   *[other] { $problems } problemas
}, { $cards ->
    [0] nada que possas construir
    [1] 1 carta que podes construir
   *[other] { $cards } cartas que podes construir
}
rubricatus-price-mitigate = custa 1 de defesa
rubricatus-price-problems = { $n ->
    [0] não há lá nenhum problema
    [1] há lá 1 problema
   *[other] há lá { $n } problemas
}

## Events

rubricatus-event-round_began = Ronda { $round }: { $era }.
rubricatus-event-helper_gained = Todos ganham um ajudante.
rubricatus-event-reshuffled = { $reader ->
    [seat] Baralhas os descartes e fazes
   *[other] { $seat } baralha os descartes e faz
} um baralho novo.
rubricatus-event-drew = Tiras { $card }.
rubricatus-event-bid_shown = { $reader ->
    [seat] Mostras
   *[other] { $seat } mostra
} { $card }, de valor { $points }.
rubricatus-event-tied = Há empate; decide quem tem o cartão de iniciativa.
rubricatus-event-initiative = { $reader ->
    [seat] Tens
   *[other] { $seat } tem
} a iniciativa.
rubricatus-event-era_card = Carta de Era: { $card }.
rubricatus-event-checked = Verificação no fim da ronda: { $card }.
rubricatus-event-passed = { $reader ->
    [seat] Cumpres
   *[other] { $seat } cumpre
} a condição.
rubricatus-event-failed = { $reader ->
    [seat] Não cumpres
   *[other] { $seat } não cumpre
} a condição.
rubricatus-event-table_passed = A mesa cumpre a condição.
rubricatus-event-table_failed = A mesa não cumpre a condição.
rubricatus-event-played_points = { $reader ->
    [seat] Jogas
   *[other] { $seat } joga
} { $card } por { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.
rubricatus-event-played_event = { $reader ->
    [seat] Jogas
   *[other] { $seat } joga
} { $card } pelo evento.
rubricatus-event-removed_card = { $reader ->
    [seat] A tua carta { $card }
   *[other] A carta { $card } de { $seat }
} sai do jogo.
rubricatus-event-sent_eteria = { $reader ->
    [seat] Envias
   *[other] { $seat } envia
} { $eteria }.
rubricatus-event-idle = { $reader ->
    [seat] Não encontras
   *[other] { $seat } não encontra
} lugar; um ajudante fica ocioso.
rubricatus-event-produced = { $reader ->
    [seat] Produzes
   *[other] { $seat } produz
} { $resource_id ->
    [materials] { $count ->
        [1] 1 material
       *[other] { $count } materiais
    }
   *[other] { $count } de { $resource }
}.
rubricatus-event-entered = { $reader ->
    [seat] Vais
   *[other] { $seat } vai
} ao { $region }.
rubricatus-event-soothed = { $reader ->
    [seat] A tua etèria
   *[other] A etèria de { $seat }
} apazigua o { $region }.
rubricatus-event-mitigated = { $reader ->
    [seat] Gastas
   *[other] { $seat } gasta
} 1 de defesa no { $region }.
rubricatus-event-built = { $reader ->
    [seat] Constróis
   *[other] { $seat } constrói
} { $construction } no { $region }.
rubricatus-event-extended = { $construction } amplia { $partner }, { $reader ->
    [seat] que já tinhas
   *[other] de { $seat }
}.
rubricatus-event-income = { $seat }: +{ $resource_id ->
    [materials] { $count ->
        [1] 1 material
       *[other] { $count } materiais
    }
   *[other] { $count } de { $resource }
} das construções.
rubricatus-event-gained = { $reader ->
    [seat] Ganhas
   *[other] { $seat } ganha
} { $resource_id ->
    [materials] { $count ->
        [1] 1 material
       *[other] { $count } materiais
    }
   *[other] { $count } de { $resource }
}.
rubricatus-event-lost = { $reader ->
    [seat] Perdes
   *[other] { $seat } perde
} { $resource_id ->
    [materials] { $count ->
        [1] 1 material
       *[other] { $count } materiais
    }
   *[other] { $count } de { $resource }
}.
rubricatus-event-took = { $reader ->
    [seat] Tiras
    [other] { $seat } tira-te
   *[nobody] { $seat } tira
} { $resource_id ->
    [materials] 1 material
   *[other] 1 de { $resource }
}{ $reader ->
    [other] { "" }
   *[nobody] {" "}a { $other }
}.
rubricatus-event-developed = { $reader ->
    [seat] Avanças
   *[other] { $seat } avança
} até à casa { $space } do percurso de { $resource }.
rubricatus-event-first_developer = { $reader ->
    [seat] Chegas antes de todos ao fim do percurso de { $resource } e levas
   *[other] { $seat } chega antes de todos ao fim do percurso de { $resource } e leva
} o bónus.
rubricatus-event-scored = { $seat }: +{ $points } PV ({ $source }).
rubricatus-event-majority = { $seat }: +{ $points } PV (mais construções da { $era }).
rubricatus-event-forfeited = { $seat }: −{ $points } PV.
rubricatus-event-recruited = { $reader ->
    [seat] Recrutas
   *[other] { $seat } recruta
} { $eteria }.
rubricatus-event-problem_added = Um problema no { $region }: agora há { $count }, e { $left } na gaveta.
rubricatus-event-problem_removed = Um problema sai do { $region }: { $count ->
    [0] não fica nenhum
    [1] fica 1
   *[other] ficam { $count }
}, e { $left } na gaveta.
rubricatus-event-left_market = { $construction } sai do mercado.
rubricatus-event-came_to_market = Novo no mercado: { $construction }.
rubricatus-event-last_card = { $reader ->
    [seat] Guardaste
   *[other] { $seat } guardou
} { $card }.
rubricatus-event-final_score = { $seat }: { $points } PV no total.
rubricatus-event-ended = { $reason }

## How it ends

rubricatus-reason-goes_on = A partida continua.
rubricatus-reason-most_points = Acabou a última ronda e um jogador tem mais pontos do que todos.
rubricatus-reason-shared_victory = Acabou a última ronda e a vitória é partilhada.
rubricatus-reason-common_defeat = A gaveta está vazia: o rio perdeu-se, e todos perderam.

## The table, in words

rubricatus-table-round = { $era }, ronda { $round } de { $rounds }
rubricatus-table-drawer = Gaveta de problemas
rubricatus-table-difficulty = Dificuldade
rubricatus-table-turns = turnos depois deste: { $count }
rubricatus-table-era-card = Carta de Era
rubricatus-table-calamity = calamidade
rubricatus-table-at-end = No fim da ronda
rubricatus-table-regions = Regiões
rubricatus-table-also = também { $comarca }
rubricatus-table-market = Mercado
rubricatus-table-cost = Custo
rubricatus-table-problems = Problemas
rubricatus-table-each-round = cada ronda
rubricatus-table-tracks = Desenvolvimento
rubricatus-table-track = Percurso de { $resource }
rubricatus-table-token = primeiro: { $points } PV
rubricatus-table-eteries = Etèries por recrutar
rubricatus-table-placed = já colocada
rubricatus-table-seat = Jogador
rubricatus-table-points = PV
rubricatus-table-helpers = Ajudantes
rubricatus-table-cards = Cartas
rubricatus-table-holder = iniciativa
rubricatus-table-none = nenhuma
rubricatus-table-eras = As tuas Eras
rubricatus-table-comarques = As tuas comarcas
rubricatus-table-hand = As tuas cartas
rubricatus-table-no-event = sem evento
rubricatus-table-removed = e sai do jogo
rubricatus-table-legend = ● problema   ♟ ajudante   ★ PV   ► iniciativa   ✓ já escolheu
rubricatus-help-resources = Recursos
rubricatus-help-resource = { $about } Tens { $stock } (no máximo, { $most }). O ponto que passa de { $most } é um passo no percurso de desenvolvimento, e volta-se a contar do 0.
rubricatus-help-region = aceita construções de: { $comarques }. { $problems ->
    [1] 1 problema
   *[other] { $problems } problemas
}, de { $most } no máximo; constrói-se com { $limit } ou menos.
rubricatus-help-track = pontos das casas: { $spaces }. Avança ao construir e quando o recurso transborda.
rubricatus-help-token = O primeiro a chegar ao fim: { $first } PV; depois, { $later } PV.
rubricatus-help-eras = Eras
rubricatus-help-era = { $rounds ->
    [1] 1 ronda
   *[other] { $rounds } rondas
}, { $draw ->
    [1] 1 carta
   *[other] { $draw } cartas
} a tirar em cada uma, { $helpers ->
    [1] 1 ajudante
   *[other] { $helpers } ajudantes
} por jogador.
rubricatus-help-era-leaving = Quando começa, as cartas da { $era } saem do mercado.
rubricatus-help-scoring = No fim
rubricatus-help-last_card = o valor da carta que fica na mão.
rubricatus-help-majority = ter mais construções de uma Era: { $points } PV; em caso de empate, { $tied } PV para cada um.
rubricatus-help-all_eras = uma construção de cada Era: { $points } PV.
rubricatus-help-leftovers = { $n ->
    [1] cada recurso que sobra: 1 PV.
   *[other] cada { $n } recursos que sobram: 1 PV.
}
rubricatus-help-all_comarques = uma construção de cada uma das cinco comarcas: { $points } PV.
rubricatus-help-built = Construído
rubricatus-help-builder = { $reader ->
    [name] tua construção
   *[other] construção de { $name }
}
rubricatus-help-eteria-with = { $reader ->
    [name] contigo
   *[other] com { $name }
}
rubricatus-help-eteries = Etèries
rubricatus-help-drawer = Problemas que restam: { $count } de { $all }. Quando ficar vazia, todos terão perdido.

## Looking back

rubricatus-chances-note = 100% é uma vitória própria. Se outra pessoa ganhar, contam 20%: na derrota comum ninguém ganha.
