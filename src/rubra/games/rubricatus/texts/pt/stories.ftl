# O que se conta das construções e das cartas; o navegador carrega-o quando se olha uma de perto.

rubricatus-construction-cogullo-help = Torres e fosso dos lacetanos num cabeço sobre o Llobregat, alargado no início do século III a.C.
rubricatus-construction-boades_ibera-help = Aqui já se cultivava no século VI a.C., muito antes da villa romana.
rubricatus-construction-salines-help = Uma montanha de sal, explorada desde antes de haver quem o escrevesse.
rubricatus-construction-sorba-help = Muralhas sobre a Aigua d'Ora desde o século V a.C., e silos escavados na rocha.
rubricatus-construction-castellvell_iber-help = O principal centro do Solsonès no século III a.C.
rubricatus-construction-anseresa-help = Meia dúzia de casas à beira do Cardener, perto de Olius.
rubricatus-construction-puig_ciutat-help = Cinco hectares num meandro da Gavarresa, habitados desde o século VII a.C.
rubricatus-construction-penya_del_moro-help = Um povoado laietano que olhava o delta, no auge entre 450 e 300 a.C.
rubricatus-construction-les_sorres-help = Desde o século IV a.C. os navios fundeavam no antigo estuário; nem todos saíram.
rubricatus-construction-boades_romana-help = Uma grande propriedade onde o Cardener encontra o Llobregat, desde o fim do século I a.C.
rubricatus-construction-torre_del_breny-help = Um túmulo romano alto como uma torre; em 1870 arrancaram-lhe o cimo para o açude de uma fábrica.
rubricatus-construction-guarnicio_sorba-help = Os legionários instalaram-se nas casas dos iberos.
rubricatus-construction-necropolis_obiols-help = Túmulos escavados na rocha; alguém ali repousa com uma moeda do rei Égica.
rubricatus-construction-setelsis-help = O nome romano que Solsona tinha nas listas dos geógrafos.
rubricatus-construction-praesidium-help = Uma guarnição romana com o seu comando, queimada na guerra entre César e os pompeianos.
rubricatus-construction-via_transversal-help = O antigo caminho de leste a oeste que passava por Puig Ciutat.
rubricatus-construction-pont_del_diable-help = Por volta de 10 a.C. três legiões assinaram-lhe as pedras: a Quarta, a Sexta e a Décima.
rubricatus-construction-termes_sant_boi-help = Banhos privados do fim do século II, erguidos sobre fornos de ânforas.
rubricatus-construction-can_valls-help = O seu vinho descia até ao porto do estuário.
rubricatus-construction-sant_vicenc_cardona-help = Arcos lombardos dentro de um castelo, da primeira metade do século XI.
rubricatus-construction-torre_minyona-help = A grande torre dos senhores do sal, século XI.
rubricatus-construction-resclosa_manresans-help = 128 metros de açude, começados em 1339, para emprestar o rio a uma cidade sedenta.
rubricatus-construction-sequia_manresa-help = 26 quilómetros de canal, entre a seca, a peste e o interdito: de 1339 a 1383.
rubricatus-construction-pont_monistrol-help = Os priores de Montserrat atravessaram o rio com pedra entre 1317 e 1336.
rubricatus-construction-montserrat-help = As capelas já constam em 888; o mosteiro cresceu entre as agulhas de pedra.
rubricatus-construction-pedret-help = Uma igreja pintada do século IX à beira do jovem Llobregat.
rubricatus-construction-pont_pedret-help = Leva ao outro lado da água, à igreja pintada, e a pouco mais.
rubricatus-construction-sant_llorenc_baga-help = Um mosteiro de 898; o que o terramoto do século XV levou quase não se refez.
rubricatus-construction-obiols-help = Uma igreja mais antiga do que o românico, entre túmulos mais antigos do que a igreja.
rubricatus-construction-castellvell-help = Documentado em 957: um castelo 130 metros acima dos telhados da cidade.
rubricatus-construction-olius-help = 1079. Sob a nave, uma cripta sobre seis colunas.
rubricatus-construction-graudescales-help = Consagrado em 913 e, desde então, sozinho junto à Aigua d'Ora.
rubricatus-construction-castell_lluca-help = Documentado em 905; daqui saíram bispos, uma condessa e o nome da terra.
rubricatus-construction-santa_maria_lluca-help = Consagrada em 905; no século XII, um claustro à medida dos murmúrios.
rubricatus-construction-pont_gotic-help = Depois das cheias, um arco apontado tão alto que nenhuma água o alcançasse: de 1283 a 1295.
rubricatus-construction-eramprunya-help = Sobre a rocha vermelha que olha o delta, documentado em 957.
rubricatus-construction-torre_penya_del_moro-help = Por volta do ano 1000 alguém vigiava onde tinham vivido os iberos.
rubricatus-construction-castell_cardona-help = Baluartes de 1682 a 1697; capitulou a 18 de setembro de 1714, depois de toda a gente.
rubricatus-construction-resclosa_refeta-help = A cheia de 1583 partiu-o; refizeram-no com as árvores do barão, a troco de uns capões todos os anos.
rubricatus-construction-sant_ramon_nonat-help = 1681: graças pelo fim de uma epidemia, com muita talha dourada.
rubricatus-construction-saldes-help = Uma igreja nova do século XVII sobre alicerces românicos, ao pé do Pedraforca.
rubricatus-construction-montdarn-help = Tudo refeito menos a abside, demasiado bela para lhe tocar.
rubricatus-construction-masies-help = Chamam-lhe a comarca das mil casas de lavoura.
rubricatus-construction-mas_rocaguinarda-help = A casa de um bandoleiro tão famoso que Cervantes o pôs no Dom Quixote.
rubricatus-construction-poble_carrer-help = Uma só rua comprida do século XVIII, da largura de um rebanho.
rubricatus-construction-moli_paperer-help = Século XVII: trapos, água e paciência.
rubricatus-construction-sant_baldiri-help = A paróquia barroca de Sant Boi, onde está sepultado Rafael Casanova.
rubricatus-construction-montserrat_refet-help = Depois das guerras com Napoleão só restavam paredes; recomeçaram.
rubricatus-construction-mina_cardona-help = Bem fundo na velha montanha de sal, até 1990.
rubricatus-construction-geoparc-help = Desde 2022 Sallent explica o que dizem as pedras.
rubricatus-construction-viladomiu_vell-help = 1868. Uma fábrica, e à volta uma aldeia inteira que era da fábrica.
rubricatus-construction-viladomiu_nou-help = 1880. A segunda fábrica da família: ao rio ainda lhe sobrava força.
rubricatus-construction-asland-help = Aberta em 1904, como uma cascata na encosta do Clot del Moro; encerrada em 1975.
rubricatus-construction-baells-help = 102 metros de altura, acabada em 1976. Debaixo da água há uma aldeia.
rubricatus-construction-cementiri_olius-help = 1916: campas entre rochas, de Bernardí Martorell.
rubricatus-construction-llosa_del_cavall-help = A segunda barragem do Cardener; na cheia de 1982 fez muita falta.
rubricatus-construction-espai_rocaguinarda-help = Agora os bandoleiros de Oristà têm museu. À entrada já não assaltam ninguém.
rubricatus-construction-canal_infanta-help = Inaugurado a 21 de maio de 1819: 17 quilómetros de hortas e, depois, de fábricas.
rubricatus-construction-la_puda-help = Águas sulfurosas na margem do rio. O nome já diz tudo: fede.
rubricatus-construction-dessaladora-help = 2009: onde acaba o rio, começa a ajudar o mar.

rubricatus-era_card-plom_escrit-help = Por volta de 340 a.C., na Penya del Moro, alguém gravou uma carta em chumbo. Ainda ninguém a sabe ler.
rubricatus-era_card-naus_a_les_sorres-help = Século IV a.C.: uns forasteiros fundeiam no estuário e querem comerciar.
rubricatus-era_card-centres_rivals-help = Século III a.C.: Sorba, Castellvell, o Cogulló, e nenhuma capital.
rubricatus-era_card-revolta_iberica-help = 197 a.C.: toda a terra se levanta contra os tributos de Roma.
rubricatus-era_card-indibil_i_mandoni-help = 205 a.C.: o segundo levantamento é esmagado.
rubricatus-era_card-pont_de_les_legions-help = Por volta de 10 a.C., em Martorell. Toda a gente vai ver.
rubricatus-era_card-vi_laieta-help = De 50 a.C. a 50 d.C. o vale baixo nada em vinho, e em fumo dos fornos.
rubricatus-era_card-rubricatus_flumen-help = Século I: o rio tem água vermelha, e agora tem nome nos livros.
rubricatus-era_card-legionaris_a_sorba-help = Século II a.C.: protegem-te. De quem?
rubricatus-era_card-puig_ciutat_cremat-help = Por volta de 49 a.C., na guerra de César contra os pompeianos.
rubricatus-era_card-boades_decau-help = Século III: a grande propriedade está meio vazia.
rubricatus-era_card-llim_a_les_termes-help = Século V: o rio vem banhar-se a Sant Boi, e fica.
rubricatus-era_card-repoblacio-help = Desde 879: volta a sair fumo dos vales do Lluçanès.
rubricatus-era_card-cartes_de_cardona-help = 986: a quem lá for viver prometem-se terra, sal e paz.
rubricatus-era_card-consagracio_de_lluca-help = 905: bispos, incenso, e todos de roupa lavada.
rubricatus-era_card-molins_del_rei-help = Século XII: as rodas andam tão bem que dão nome a uma vila.
rubricatus-era_card-fires_i_mercats-help = De 1300 a 1348: o rei concede uma feira atrás da outra.
rubricatus-era_card-la_llum-help = 21 de fevereiro de 1345: uma luz de Montserrat, e o bispo cede quanto ao canal.
rubricatus-era_card-cases_saquejades-help = 16 de dezembro de 1351: a peste esvaziou-as, os ladrões vêm depois.
rubricatus-era_card-revolta_d_aisso-help = 826: o Lluçanès fica vazio meio século.
rubricatus-era_card-mal_any_primer-help = 1333: não há trigo. Numeraram-no como se soubessem que viriam mais.
rubricatus-era_card-sequera_de_manresa-help = 1336: depois de sete anos magros, os poços dão pó.
rubricatus-era_card-pesta_negra-help = 1348.
rubricatus-era_card-terratremol-help = 2 de fevereiro de 1428: as montanhas do norte encolhem os ombros.
rubricatus-era_card-pacte_dels_capons-help = 1584: as árvores do barão para o açude, os capões da cidade para o barão.
rubricatus-era_card-bandolers-help = Rocaguinarda é dono dos caminhos, com boas maneiras.
rubricatus-era_card-carbo_al_bergueda-help = 1786: uns senhores da corte percorrem os montes e anotam tudo o que é negro.
rubricatus-era_card-any_del_diluvi-help = Novembro de 1617: chove como não chovia havia mil anos.
rubricatus-era_card-manresa_cremada-help = 13 de agosto de 1713: as tropas de Filipe V deixam cinzas.
rubricatus-era_card-tren_a_manresa-help = 1859: o que eram dias agora são horas.
rubricatus-era_card-colonies-help = De 1858 a 1901: dezoito colónias em 32 quilómetros de rio.
rubricatus-era_card-salmorres-help = Centenas de toneladas de sal por dia encontram o caminho das escombreiras para o rio.
rubricatus-era_card-geoparc_unesco-help = 2012: o mundo olha para estas pedras, e quem nelas vive volta a olhá-las.
rubricatus-era_card-riuada_1907-help = Outubro de 1907: 3800 metros cúbicos por segundo.
rubricatus-era_card-ponts_volats-help = Janeiro de 1939: um exército em retirada e, atrás dele, nenhuma passagem.
rubricatus-era_card-gran_sequera-help = De 2021 a 2024: as aldeias velhas saem das albufeiras para espreitar.

rubricatus-action-crida_de_les_eteries-help = Senta-te à beira da água e cala-te tempo suficiente.
rubricatus-action-lluna_plena-help = Nas noites de lua cheia as mulheres de água estendem a roupa.
rubricatus-action-lludriga-help = Onde ela nada, o rio está bem.
rubricatus-action-sometent-help = Tocam os sinos e de cada casa sai alguém.
rubricatus-action-fira-help = Tudo se vende, e metade faz falta.
rubricatus-action-festa_major-help = Ninguém trabalha e todos trazem alguma coisa.
rubricatus-action-ratolins-help = O que falta num celeiro aparece noutro.
rubricatus-action-bernat_pescaire-help = A paciência numa perna só.
rubricatus-action-pelegrins-help = Vêm pelo santo e pagam a sopa.
rubricatus-action-consell-help = Um longo serão e, no fim, outro plano.
rubricatus-action-barquers-help = Passam tudo para a outra margem, os problemas também.
rubricatus-action-pastors-help = Para cima em maio, para baixo em outubro, mais antigos do que qualquer caminho.
rubricatus-action-segadors-help = Boa foice, e uma boa canção.
rubricatus-action-carboners-help = Dez dias de fumo por um inverno de calor.
rubricatus-action-rubricatus-help = O próprio rio vermelho dá uma mão.
rubricatus-action-mestres_de_cases-help = O que eles põem de pé, de pé fica.
rubricatus-action-traginers-help = Sal para baixo, vinho para cima.
rubricatus-action-moliners-help = Conhecem pelo nome cada litro do rio.
rubricatus-action-teixidores-help = Mil fios, um só pano e um rio que move os teares.
rubricatus-action-paraires-help = O seu pano é conhecido até ao mar, e para além dele.

rubricatus-web-defeat-when = Era a ronda { $round } de { $rounds }: { $era }.
rubricatus-web-defeat-worst = O { $region } foi quem mais sofreu: { $count ->
    [1] caiu lá um problema
   *[other] caíram lá { $count } problemas
}.
rubricatus-web-defeat-removed = { $added ->
    [1] Caiu 1 problema
   *[other] Caíram { $added } problemas
} sobre o vale e { $removed ->
    [0] não se tirou nenhum
    [1] tirou-se 1
   *[other] tiraram-se { $removed }
}; entretanto { $built ->
    [0] nada se construiu
    [1] construiu-se uma coisa
   *[other] construíram-se { $built } coisas
}.
rubricatus-web-defeat-best = Quem mais lutou pelo rio { $reader ->
    [name] foste tu
   *[other] foi { $name }
}: { $count ->
    [1] uma vez
   *[other] { $count } vezes
}.
rubricatus-web-defeat-era = Depois veio { $card }.
rubricatus-web-defeat-last = O último problema caiu no { $region }, a gaveta ficou vazia e o rio secou.
rubricatus-web-victory-river = O rio corre limpo: na gaveta ainda { $left ->
    [1] havia 1 problema
   *[other] havia { $left } problemas
}.
rubricatus-web-victory-lead = { $reader ->
    [name] Passaste à frente de { $rival }
    [rival] { $name } passou à tua frente
   *[other] { $name } passou à frente de { $rival }
} sobretudo em { $source }: { $count ->
    [1] 1 PV
   *[other] { $count } PV
} a mais.
rubricatus-web-can-build = { $reader ->
    [seat] podes construí-la
   *[other] pode construí-la
}
rubricatus-web-why-helpers = sem mais ajudantes
rubricatus-web-why-taken = regiões ocupadas
rubricatus-web-why-problems = problemas a mais
rubricatus-web-why-elsewhere = { $reader ->
    [seat] estás noutra região
   *[other] está noutra região
}
rubricatus-web-lacks = { $reader ->
    [seat] falta-te
   *[other] falta-lhe
}
rubricatus-web-takes = Aceitam-na: { $regions }.
rubricatus-web-scoring = A pontuação, linha a linha
rubricatus-web-total = No total
rubricatus-web-pair = Faz par com { $name }: +{ $points } PV para quem construir as duas.
rubricatus-web-era-iberian = Ibérica
rubricatus-web-era-ancient = Antiga
rubricatus-web-era-medieval = Medieval
rubricatus-web-era-modern = Moderna
rubricatus-web-era-contemporary = Contemp.
