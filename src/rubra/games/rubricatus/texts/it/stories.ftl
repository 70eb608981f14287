# Quello che si racconta delle costruzioni e delle carte; il browser lo carica quando se ne guarda una da vicino.

rubricatus-construction-cogullo-help = Torri e fossato dei Lacetani su un colle sopra il Llobregat, ampliato all'inizio del III secolo a.C.
rubricatus-construction-boades_ibera-help = Qui si coltivava già nel VI secolo a.C., molto prima della villa romana.
rubricatus-construction-salines-help = Una montagna di sale, scavata da prima che qualcuno potesse scriverlo.
rubricatus-construction-sorba-help = Mura sopra l'Aigua d'Ora dal V secolo a.C., e silos scavati nella roccia.
rubricatus-construction-castellvell_iber-help = Il centro principale del Solsonès nel III secolo a.C.
rubricatus-construction-anseresa-help = Quattro case in riva al Cardener, vicino a Olius.
rubricatus-construction-puig_ciutat-help = Cinque ettari in un'ansa della Gavarresa, abitati dal VII secolo a.C.
rubricatus-construction-penya_del_moro-help = Un villaggio laietano che guardava il delta, al suo apice tra il 450 e il 300 a.C.
rubricatus-construction-les_sorres-help = Dal IV secolo a.C. le navi gettavano l'ancora nell'antico estuario; non tutte ripartirono.
rubricatus-construction-boades_romana-help = Una grande tenuta dove il Cardener incontra il Llobregat, dalla fine del I secolo a.C.
rubricatus-construction-torre_del_breny-help = Una tomba romana alta come una torre; nel 1870 ne cavarono la cima per la chiusa di una fabbrica.
rubricatus-construction-guarnicio_sorba-help = I legionari si stabilirono nelle case degli Iberi.
rubricatus-construction-necropolis_obiols-help = Tombe scavate nella roccia; qualcuno vi riposa con una moneta del re Egica.
rubricatus-construction-setelsis-help = Il nome romano di Solsona negli elenchi dei geografi.
rubricatus-construction-praesidium-help = Una guarnigione romana con il suo comando, bruciata nella guerra tra Cesare e i pompeiani.
rubricatus-construction-via_transversal-help = L'antica strada da levante a ponente che passava per Puig Ciutat.
rubricatus-construction-pont_del_diable-help = Verso il 10 a.C. tre legioni ne firmarono le pietre: la Quarta, la Sesta e la Decima.
rubricatus-construction-termes_sant_boi-help = Bagni privati della fine del II secolo, costruiti sopra forni per anfore.
rubricatus-construction-can_valls-help = Il suo vino scendeva fino al porto dell'estuario.
rubricatus-construction-sant_vicenc_cardona-help = Archi lombardi dentro un castello, della prima metà dell'XI secolo.
rubricatus-construction-torre_minyona-help = La grande torre dei signori del sale, XI secolo.
rubricatus-construction-resclosa_manresans-help = 128 metri di chiusa, iniziati nel 1339, per prestare il fiume a una città assetata.
rubricatus-construction-sequia_manresa-help = 26 chilometri di canale, tra siccità, peste e interdetto: dal 1339 al 1383.
rubricatus-construction-pont_monistrol-help = I priori di Montserrat scavalcarono il fiume con la pietra tra il 1317 e il 1336.
rubricatus-construction-montserrat-help = Le cappelle sono nominate nell'888; il monastero crebbe tra le guglie di roccia.
rubricatus-construction-pedret-help = Una chiesa dipinta del IX secolo accanto al giovane Llobregat.
rubricatus-construction-pont_pedret-help = Porta oltre l'acqua, alla chiesa dipinta, e a poco altro.
rubricatus-construction-sant_llorenc_baga-help = Un monastero dell'898; ciò che il terremoto del XV secolo si portò via quasi non fu rifatto.
rubricatus-construction-obiols-help = Una chiesa più antica del romanico, tra tombe più antiche della chiesa.
rubricatus-construction-castellvell-help = Nominato nel 957: un castello 130 metri sopra i tetti della città.
rubricatus-construction-olius-help = 1079. Sotto la navata, una cripta su sei colonne.
rubricatus-construction-graudescales-help = Consacrato nel 913, e da allora solo, presso l'Aigua d'Ora.
rubricatus-construction-castell_lluca-help = Nominato nel 905; di qui vennero vescovi, una contessa e il nome della terra.
rubricatus-construction-santa_maria_lluca-help = Consacrata nel 905; nel XII secolo, un chiostro a misura di sussurri.
rubricatus-construction-pont_gotic-help = Dopo le piene, un arco a sesto acuto così alto che nessuna acqua lo raggiungesse: dal 1283 al 1295.
rubricatus-construction-eramprunya-help = Sulla roccia rossa che guarda il delta, nominato nel 957.
rubricatus-construction-torre_penya_del_moro-help = Intorno all'anno 1000 qualcuno faceva la guardia dove avevano vissuto gli Iberi.
rubricatus-construction-castell_cardona-help = Bastioni dal 1682 al 1697; capitolò il 18 settembre 1714, dopo tutti gli altri.
rubricatus-construction-resclosa_refeta-help = La piena del 1583 la ruppe; la rifecero con gli alberi del barone, in cambio di capponi ogni anno.
rubricatus-construction-sant_ramon_nonat-help = 1681: grazie per la fine di un'epidemia, con molto oro.
rubricatus-construction-saldes-help = Una chiesa nuova del XVII secolo su fondamenta romaniche, ai piedi del Pedraforca.
rubricatus-construction-montdarn-help = Tutto rifatto tranne l'abside, troppo bella per toccarla.
rubricatus-construction-masies-help = La chiamano la comarca dei mille casali.
rubricatus-construction-mas_rocaguinarda-help = La casa di un bandito così famoso che Cervantes lo mise nel Don Chisciotte.
rubricatus-construction-poble_carrer-help = Una sola lunga via del XVIII secolo, larga come un gregge.
rubricatus-construction-moli_paperer-help = XVII secolo: stracci, acqua e pazienza.
rubricatus-construction-sant_baldiri-help = La parrocchia barocca di Sant Boi, dove è sepolto Rafael Casanova.
rubricatus-construction-montserrat_refet-help = Dopo le guerre con Napoleone restavano solo muri; ricominciarono.
rubricatus-construction-mina_cardona-help = Ben dentro la vecchia montagna di sale, fino al 1990.
rubricatus-construction-geoparc-help = Dal 2022 Sallent spiega che cosa dicono le pietre.
rubricatus-construction-viladomiu_vell-help = 1868. Una fabbrica, e intorno un intero paese che era della fabbrica.
rubricatus-construction-viladomiu_nou-help = 1880. La seconda fabbrica della famiglia: il fiume aveva ancora forza.
rubricatus-construction-asland-help = Aperto nel 1904, come una cascata sul versante del Clot del Moro; chiuso nel 1975.
rubricatus-construction-baells-help = 102 metri d'altezza, finita nel 1976. Sotto l'acqua c'è un paese.
rubricatus-construction-cementiri_olius-help = 1916: tombe tra i massi, di Bernardí Martorell.
rubricatus-construction-llosa_del_cavall-help = La seconda diga del Cardener; nell'alluvione del 1982 se ne sentì la mancanza.
rubricatus-construction-espai_rocaguinarda-help = Ora i banditi di Oristà hanno un museo. All'ingresso non rapinano più nessuno.
rubricatus-construction-canal_infanta-help = Inaugurato il 21 maggio 1819: 17 chilometri di orti e, poi, di fabbriche.
rubricatus-construction-la_puda-help = Acque sulfuree in riva al fiume. Il nome dice già tutto: puzza.
rubricatus-construction-dessaladora-help = 2009: dove finisce il fiume, comincia ad aiutare il mare.

rubricatus-era_card-plom_escrit-help = Verso il 340 a.C., alla Penya del Moro, qualcuno incise una lettera sul piombo. Nessuno sa ancora leggerla.
rubricatus-era_card-naus_a_les_sorres-help = IV secolo a.C.: stranieri gettano l'ancora nell'estuario e vogliono commerciare.
rubricatus-era_card-centres_rivals-help = III secolo a.C.: Sorba, Castellvell, il Cogulló, e nessuna capitale.
rubricatus-era_card-revolta_iberica-help = 197 a.C.: tutta la terra insorge contro i tributi di Roma.
rubricatus-era_card-indibil_i_mandoni-help = 205 a.C.: la seconda sollevazione è schiacciata.
rubricatus-era_card-pont_de_les_legions-help = Verso il 10 a.C., a Martorell. Tutti vanno a vedere.
rubricatus-era_card-vi_laieta-help = Dal 50 a.C. al 50 d.C. la bassa valle nuota nel vino, e nel fumo dei forni.
rubricatus-era_card-rubricatus_flumen-help = I secolo: il fiume ha l'acqua rossa, e ora ha un nome nei libri.
rubricatus-era_card-legionaris_a_sorba-help = II secolo a.C.: ti proteggono. Da chi?
rubricatus-era_card-puig_ciutat_cremat-help = Verso il 49 a.C., nella guerra di Cesare contro i pompeiani.
rubricatus-era_card-boades_decau-help = III secolo: la grande tenuta è mezza vuota.
rubricatus-era_card-llim_a_les_termes-help = V secolo: il fiume viene a bagnarsi a Sant Boi, e ci resta.
rubricatus-era_card-repoblacio-help = Dall'879: torna a salire il fumo dalle valli del Lluçanès.
rubricatus-era_card-cartes_de_cardona-help = 986: a chi andrà a viverci si promettono terra, sale e pace.
rubricatus-era_card-consagracio_de_lluca-help = 905: vescovi, incenso, e tutti con i vestiti puliti.
rubricatus-era_card-molins_del_rei-help = XII secolo: le ruote girano così bene che danno nome a una città.
rubricatus-era_card-fires_i_mercats-help = Dal 1300 al 1348: il re concede una fiera dopo l'altra.
rubricatus-era_card-la_llum-help = 21 febbraio 1345: una luce da Montserrat, e il vescovo cede sul canale.
rubricatus-era_card-cases_saquejades-help = 16 dicembre 1351: la peste le ha svuotate, i ladri arrivano dopo.
rubricatus-era_card-revolta_d_aisso-help = 826: il Lluçanès resta vuoto per mezzo secolo.
rubricatus-era_card-mal_any_primer-help = 1333: non c'è grano. Lo numerarono come se sapessero che ne sarebbero venuti altri.
rubricatus-era_card-sequera_de_manresa-help = 1336: dopo sette anni magri, i pozzi danno polvere.
rubricatus-era_card-pesta_negra-help = 1348.
rubricatus-era_card-terratremol-help = 2 febbraio 1428: le montagne del nord scrollano le spalle.
rubricatus-era_card-pacte_dels_capons-help = 1584: gli alberi del barone per la chiusa, i capponi della città per il barone.
rubricatus-era_card-bandolers-help = Rocaguinarda è padrone delle strade, con buone maniere.
rubricatus-era_card-carbo_al_bergueda-help = 1786: signori della corte percorrono i monti e annotano tutto ciò che è nero.
rubricatus-era_card-any_del_diluvi-help = Novembre 1617: piove come non pioveva da mille anni.
rubricatus-era_card-manresa_cremada-help = 13 agosto 1713: le truppe di Filippo V lasciano cenere.
rubricatus-era_card-tren_a_manresa-help = 1859: ciò che erano giorni ora sono ore.
rubricatus-era_card-colonies-help = Dal 1858 al 1901: diciotto colonie in 32 chilometri di fiume.
rubricatus-era_card-salmorres-help = Centinaia di tonnellate di sale al giorno trovano la strada dai cumuli al fiume.
rubricatus-era_card-geoparc_unesco-help = 2012: il mondo guarda queste pietre, e chi ci vive torna a guardarle.
rubricatus-era_card-riuada_1907-help = Ottobre 1907: 3.800 metri cubi al secondo.
rubricatus-era_card-ponts_volats-help = Gennaio 1939: un esercito in ritirata e, dietro, nessun passaggio.
rubricatus-era_card-gran_sequera-help = Dal 2021 al 2024: i vecchi paesi escono dai bacini a dare un'occhiata.

rubricatus-action-crida_de_les_eteries-help = Siediti vicino all'acqua e taci abbastanza a lungo.
rubricatus-action-lluna_plena-help = Nelle notti di luna piena le donne d'acqua stendono il bucato.
rubricatus-action-lludriga-help = Dove lei nuota, il fiume sta bene.
rubricatus-action-sometent-help = Suonano le campane, e da ogni casa esce qualcuno.
rubricatus-action-fira-help = Tutto si vende, e metà serve davvero.
rubricatus-action-festa_major-help = Nessuno lavora e tutti portano qualcosa.
rubricatus-action-ratolins-help = Ciò che manca in un granaio spunta in un altro.
rubricatus-action-bernat_pescaire-help = La pazienza su una zampa.
rubricatus-action-pelegrins-help = Vengono per il santo e pagano la zuppa.
rubricatus-action-consell-help = Una lunga serata e, alla fine, un altro piano.
rubricatus-action-barquers-help = Portano tutto sull'altra riva, anche i guai.
rubricatus-action-pastors-help = Su a maggio, giù a ottobre, più antichi di ogni strada.
rubricatus-action-segadors-help = Buone falci, e una buona canzone.
rubricatus-action-carboners-help = Dieci giorni di fumo per un inverno di calore.
rubricatus-action-rubricatus-help = Lo stesso fiume rosso dà una mano.
rubricatus-action-mestres_de_cases-help = Ciò che mettono in piedi, in piedi resta.
rubricatus-action-traginers-help = Sale in giù, vino in su.
rubricatus-action-moliners-help = Conoscono per nome ogni litro del fiume.
rubricatus-action-teixidores-help = Mille fili, una sola tela e un fiume che muove i telai.
rubricatus-action-paraires-help = Il loro panno è conosciuto fino al mare, e oltre.

rubricatus-web-defeat-when = Era il round { $round } di { $rounds }: { $era }.
rubricatus-web-defeat-worst = Il { $region } ha sofferto più di tutti: { $count ->
    [one] vi è caduto un problema
   *[other] vi sono caduti { $count } problemi
}.
rubricatus-web-defeat-removed = { $added ->
    [one] È caduto 1 problema
   *[other] Sono caduti { $added } problemi
} sulla valle e { $removed ->
    [0] non ne è stato tolto nessuno
    [one] ne è stato tolto 1
   *[other] ne sono stati tolti { $removed }
}; intanto { $built ->
    [0] non si è costruito nulla
    [one] si è costruita una cosa
   *[other] si sono costruite { $built } cose
}.
rubricatus-web-defeat-best = Chi ha lottato di più per il fiume { $reader ->
    [name] sei tu
   *[other] è { $name }
}: { $count ->
    [one] una volta
   *[other] { $count } volte
}.
rubricatus-web-defeat-era = Poi venne { $card }.
rubricatus-web-defeat-last = L'ultimo problema è caduto sul { $region }, il cassetto è rimasto vuoto e il fiume si è prosciugato.
rubricatus-web-victory-river = Il fiume scorre limpido: nel cassetto { $left ->
    [one] c'era ancora 1 problema
   *[other] c'erano ancora { $left } problemi
}.
rubricatus-web-victory-lead = { $reader ->
    [name] Hai staccato { $rival }
    [rival] { $name } ti ha staccato
   *[other] { $name } ha staccato { $rival }
} soprattutto in { $source }: { $count ->
    [one] 1 PV
   *[other] { $count } PV
} in più.
rubricatus-web-can-build = { $reader ->
    [seat] puoi costruirla
   *[other] può costruirla
}
rubricatus-web-why-helpers = senza altri aiutanti
rubricatus-web-why-taken = regioni occupate
rubricatus-web-why-problems = troppi problemi
rubricatus-web-why-elsewhere = { $reader ->
    [seat] sei in un'altra regione
   *[other] è in un'altra regione
}
rubricatus-web-lacks = { $reader ->
    [seat] ti manca
   *[other] manca
}
rubricatus-web-takes = La accolgono: { $regions }.
rubricatus-web-scoring = Il punteggio, riga per riga
rubricatus-web-total = In tutto
rubricatus-web-pair = Fa coppia con { $name }: +{ $points } PV per chi le costruisce entrambe.
rubricatus-web-era-iberian = Iberica
rubricatus-web-era-ancient = Antica
rubricatus-web-era-medieval = Medievale
rubricatus-web-era-modern = Moderna
rubricatus-web-era-contemporary = Contemp.
