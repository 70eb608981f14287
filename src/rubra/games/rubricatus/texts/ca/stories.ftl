# El que s'explica de les construccions i les cartes; el navegador ho carrega quan se'n mira una de prop.

rubricatus-construction-cogullo-help = Torres i fossat dels lacetans en un turó sobre el Llobregat, engrandit a l'inici del segle III aC.
rubricatus-construction-boades_ibera-help = Ja s'hi conreava al segle VI aC, molt abans de la vil·la romana.
rubricatus-construction-salines-help = Una muntanya de sal, treballada des d'abans que ningú ho pogués escriure.
rubricatus-construction-sorba-help = Muralles sobre l'Aigua d'Ora des del segle V aC, i sitges excavades a la roca.
rubricatus-construction-castellvell_iber-help = El centre principal del Solsonès al segle III aC.
rubricatus-construction-anseresa-help = Quatre cases a tocar del Cardener, prop d'Olius.
rubricatus-construction-puig_ciutat-help = Cinc hectàrees dins d'un meandre de la Gavarresa, habitades des del segle VII aC.
rubricatus-construction-penya_del_moro-help = Un poblat laietà que mirava el delta, en plenitud entre el 450 i el 300 aC.
rubricatus-construction-les_sorres-help = Des del segle IV aC les naus fondejaven a l'antic estuari; no totes en van sortir.
rubricatus-construction-boades_romana-help = Una gran hisenda on el Cardener troba el Llobregat, des de la fi del segle I aC.
rubricatus-construction-torre_del_breny-help = Un sepulcre romà alt com una torre; el 1870 en van arrencar el cim per fer la resclosa d'una fàbrica.
rubricatus-construction-guarnicio_sorba-help = Els legionaris es van instal·lar a les cases dels ibers.
rubricatus-construction-necropolis_obiols-help = Tombes excavades a la roca; algú hi reposa amb una moneda del rei Ègica.
rubricatus-construction-setelsis-help = El nom romà que Solsona duia a les llistes dels geògrafs.
rubricatus-construction-praesidium-help = Una guarnició romana amb la seva comandància, cremada en la guerra entre Cèsar i els pompeians.
rubricatus-construction-via_transversal-help = L'antic camí de llevant a ponent que passava per Puig Ciutat.
rubricatus-construction-pont_del_diable-help = Cap al 10 aC tres legions en van signar les pedres: la Quarta, la Sisena i la Desena.
rubricatus-construction-termes_sant_boi-help = Banys privats de la fi del segle II, aixecats damunt de forns d'àmfores.
rubricatus-construction-can_valls-help = El seu vi baixava fins al port de l'estuari.
rubricatus-construction-sant_vicenc_cardona-help = Arcs llombards dins d'un castell, de la primera meitat del segle XI.
rubricatus-construction-torre_minyona-help = La gran torre dels senyors de la sal, segle XI.
rubricatus-construction-resclosa_manresans-help = 128 metres de resclosa, començats el 1339, per manllevar el riu a favor d'una ciutat assedegada.
rubricatus-construction-sequia_manresa-help = 26 quilòmetres de canal, entre la sequera, la pesta i l'entredit: del 1339 al 1383.
rubricatus-construction-pont_monistrol-help = Els priors de Montserrat van travessar el riu amb pedra entre el 1317 i el 1336.
rubricatus-construction-montserrat-help = Les capelles ja consten el 888; el monestir va créixer entre les agulles de pedra.
rubricatus-construction-pedret-help = Una església pintada del segle IX vora el Llobregat jove.
rubricatus-construction-pont_pedret-help = Duu de l'altra banda de l'aigua, a l'església pintada, i a poca cosa més.
rubricatus-construction-sant_llorenc_baga-help = Un monestir del 898; allò que el terratrèmol del segle XV es va endur, gairebé no es va refer.
rubricatus-construction-obiols-help = Una església més antiga que el romànic, entre tombes més antigues que l'església.
rubricatus-construction-castellvell-help = Documentat el 957: un castell 130 metres per damunt de les teulades de la ciutat.
rubricatus-construction-olius-help = 1079. Sota la nau, una cripta sobre sis columnes.
rubricatus-construction-graudescales-help = Consagrat el 913, i sol des d'aleshores vora l'Aigua d'Ora.
rubricatus-construction-castell_lluca-help = Documentat el 905; d'aquí van sortir bisbes, una comtessa i el nom de la terra.
rubricatus-construction-santa_maria_lluca-help = Consagrada el 905; al segle XII, un claustre fet a la mida dels murmuris.
rubricatus-construction-pont_gotic-help = Després de les riuades, un arc apuntat tan alt que cap aigua no l'atrapés: del 1283 al 1295.
rubricatus-construction-eramprunya-help = Damunt la roca roja que mira el delta, documentat el 957.
rubricatus-construction-torre_penya_del_moro-help = Cap a l'any 1000 algú feia guàrdia on havien viscut els ibers.
rubricatus-construction-castell_cardona-help = Baluards del 1682 al 1697; va capitular el 18 de setembre de 1714, després de tothom.
rubricatus-construction-resclosa_refeta-help = La riuada del 1583 la va trencar; la van refer amb els arbres del baró, a canvi d'uns capons cada any.
rubricatus-construction-sant_ramon_nonat-help = 1681: gràcies per la fi d'una epidèmia, amb molt d'or.
rubricatus-construction-saldes-help = Una església nova del segle XVII sobre fonaments romànics, als peus del Pedraforca.
rubricatus-construction-montdarn-help = Tot refet menys l'absis, massa bonic per tocar-lo.
rubricatus-construction-masies-help = En diuen la comarca de les mil masies.
rubricatus-construction-mas_rocaguinarda-help = La casa d'un bandoler tan famós que Cervantes el va fer sortir al Quixot.
rubricatus-construction-poble_carrer-help = Un sol carrer llarg del segle XVIII, ample com un ramat.
rubricatus-construction-moli_paperer-help = Segle XVII: draps, aigua i paciència.
rubricatus-construction-sant_baldiri-help = La parròquia barroca de Sant Boi, on és enterrat Rafael Casanova.
rubricatus-construction-montserrat_refet-help = Després de la guerra del Francès només en quedaven parets; hi van tornar a començar.
rubricatus-construction-mina_cardona-help = Ben endins de la vella muntanya de sal, fins al 1990.
rubricatus-construction-geoparc-help = Des del 2022 Sallent explica què diuen les pedres.
rubricatus-construction-viladomiu_vell-help = 1868. Una fàbrica, i al voltant un poble sencer que era de la fàbrica.
rubricatus-construction-viladomiu_nou-help = 1880. La segona fàbrica de la família: al riu encara li quedava força.
rubricatus-construction-asland-help = Oberta el 1904, com una cascada al vessant del Clot del Moro; tancada el 1975.
rubricatus-construction-baells-help = 102 metres d'alçada, acabada el 1976. A sota l'aigua hi ha un poble.
rubricatus-construction-cementiri_olius-help = 1916: tombes entre roques, de Bernardí Martorell.
rubricatus-construction-llosa_del_cavall-help = La segona presa del Cardener; a l'aiguat del 1982 s'hi va trobar molt a faltar.
rubricatus-construction-espai_rocaguinarda-help = Ara els bandolers d'Oristà tenen museu. A l'entrada ja no assalten ningú.
rubricatus-construction-canal_infanta-help = Inaugurat el 21 de maig de 1819: 17 quilòmetres d'horts i, després, de fàbriques.
rubricatus-construction-la_puda-help = Aigües sulfuroses a la riba del riu. El nom ja ho diu tot.
rubricatus-construction-dessaladora-help = 2009: on s'acaba el riu, comença a ajudar el mar.

rubricatus-era_card-plom_escrit-help = Cap al 340 aC, a la Penya del Moro, algú va gravar una carta en plom. Encara ningú no la sap llegir.
rubricatus-era_card-naus_a_les_sorres-help = Segle IV aC: uns forasters fondegen a l'estuari i volen comerciar.
rubricatus-era_card-centres_rivals-help = Segle III aC: Sorba, Castellvell, el Cogulló, i cap capital.
rubricatus-era_card-revolta_iberica-help = 197 aC: tot el país s'alça contra els tributs de Roma.
rubricatus-era_card-indibil_i_mandoni-help = 205 aC: el segon alçament és esclafat.
rubricatus-era_card-pont_de_les_legions-help = Cap al 10 aC, a Martorell. Tothom hi va a mirar.
rubricatus-era_card-vi_laieta-help = Del 50 aC al 50 dC la vall baixa neda en vi, i en fum dels forns.
rubricatus-era_card-rubricatus_flumen-help = Segle I: el riu té l'aigua roja, i ara té nom als llibres.
rubricatus-era_card-legionaris_a_sorba-help = Segle II aC: et protegeixen. De qui?
rubricatus-era_card-puig_ciutat_cremat-help = Cap al 49 aC, en la guerra de Cèsar contra els pompeians.
rubricatus-era_card-boades_decau-help = Segle III: la gran hisenda és mig buida.
rubricatus-era_card-llim_a_les_termes-help = Segle V: el riu ve a banyar-se a Sant Boi, i s'hi queda.
rubricatus-era_card-repoblacio-help = Des del 879: torna a sortir fum de les valls del Lluçanès.
rubricatus-era_card-cartes_de_cardona-help = 986: a qui hi vagi a viure se li prometen terra, sal i pau.
rubricatus-era_card-consagracio_de_lluca-help = 905: bisbes, encens, i tothom amb la roba neta.
rubricatus-era_card-molins_del_rei-help = Segle XII: les rodes van tan bé que donen nom a una vila.
rubricatus-era_card-fires_i_mercats-help = Del 1300 al 1348: el rei concedeix una fira rere l'altra.
rubricatus-era_card-la_llum-help = 21 de febrer de 1345: una llum de Montserrat, i el bisbe cedeix amb la séquia.
rubricatus-era_card-cases_saquejades-help = 16 de desembre de 1351: la pesta les ha buidades, els lladres venen després.
rubricatus-era_card-revolta_d_aisso-help = 826: el Lluçanès queda buit mig segle.
rubricatus-era_card-mal_any_primer-help = 1333: no hi ha blat. El van numerar com si sabessin que en vindrien més.
rubricatus-era_card-sequera_de_manresa-help = 1336: després de set anys magres, els pous treuen pols.
rubricatus-era_card-pesta_negra-help = 1348.
rubricatus-era_card-terratremol-help = 2 de febrer de 1428: les muntanyes del nord s'arronsen d'espatlles.
rubricatus-era_card-pacte_dels_capons-help = 1584: els arbres del baró per a la resclosa, els capons de la ciutat per al baró.
rubricatus-era_card-bandolers-help = Rocaguinarda és l'amo dels camins, amb bones maneres.
rubricatus-era_card-carbo_al_bergueda-help = 1786: uns senyors de la cort recorren les muntanyes i anoten tot el que és negre.
rubricatus-era_card-any_del_diluvi-help = Novembre de 1617: plou com no plovia de feia mil anys.
rubricatus-era_card-manresa_cremada-help = 13 d'agost de 1713: les tropes de Felip V hi deixen cendra.
rubricatus-era_card-tren_a_manresa-help = 1859: el que eren dies ara són hores.
rubricatus-era_card-colonies-help = Del 1858 al 1901: divuit colònies en 32 quilòmetres de riu.
rubricatus-era_card-salmorres-help = Centenars de tones de sal al dia troben el camí dels runams al riu.
rubricatus-era_card-geoparc_unesco-help = 2012: el món mira aquestes pedres, i qui hi viu se les torna a mirar.
rubricatus-era_card-riuada_1907-help = Octubre de 1907: 3.800 metres cúbics per segon.
rubricatus-era_card-ponts_volats-help = Gener de 1939: un exèrcit en retirada i, rere seu, cap pas.
rubricatus-era_card-gran_sequera-help = Del 2021 al 2024: els pobles vells surten dels pantans a mirar.

rubricatus-action-crida_de_les_eteries-help = Seu vora l'aigua i calla prou estona.
rubricatus-action-lluna_plena-help = Les nits de lluna plena les dones d'aigua estenen la bugada.
rubricatus-action-lludriga-help = On ella neda, el riu està bé.
rubricatus-action-sometent-help = Toquen les campanes i de cada casa en surt algú.
rubricatus-action-fira-help = Tot es ven, i la meitat fa falta.
rubricatus-action-festa_major-help = Ningú no treballa i tothom hi porta alguna cosa.
rubricatus-action-ratolins-help = El que falta en un graner apareix en un altre.
rubricatus-action-bernat_pescaire-help = La paciència sobre una cama.
rubricatus-action-pelegrins-help = Venen pel sant i paguen la sopa.
rubricatus-action-consell-help = Una vetlla llarga i, al final, un altre pla.
rubricatus-action-barquers-help = Ho passen tot a l'altra riba, els problemes també.
rubricatus-action-pastors-help = Amunt pel maig, avall per l'octubre, més antics que cap camí.
rubricatus-action-segadors-help = Bon cop de falç, i una bona cançó.
rubricatus-action-carboners-help = Deu dies de fum per un hivern d'escalfor.
rubricatus-action-rubricatus-help = El mateix riu roig hi posa el coll.
rubricatus-action-mestres_de_cases-help = El que ells posen dret, dret es queda.
rubricatus-action-traginers-help = Sal avall, vi amunt.
rubricatus-action-moliners-help = Coneixen pel nom cada litre del riu.
rubricatus-action-teixidores-help = Mil fils, un sol drap i un riu que mou els telers.
rubricatus-action-paraires-help = El seu drap és conegut fins al mar, i més enllà.

rubricatus-web-defeat-when = Era la ronda { $round } de { $rounds }: { $era }.
rubricatus-web-defeat-worst = El { $region } va patir més que ningú: { $count ->
    [one] hi va anar a parar un problema
   *[other] hi van anar a parar { $count } problemes
}.
rubricatus-web-defeat-removed = { $added ->
    [one] Va caure 1 problema
   *[other] Van caure { $added } problemes
} sobre la vall i { $removed ->
    [0] no se'n va treure cap
    [one] se'n va treure 1
   *[other] se'n van treure { $removed }
}; mentrestant { $built ->
    [0] no es va construir res
    [one] es va construir una cosa
   *[other] es van construir { $built } coses
}.
rubricatus-web-defeat-best = Qui més va lluitar pel riu { $reader ->
    [name] vas ser tu
   *[other] va ser { $name }
}: { $count ->
    [one] una vegada
   *[other] { $count } vegades
}.
rubricatus-web-defeat-era = Després va venir { $card }.
rubricatus-web-defeat-last = L'últim problema va caure al { $region }, el calaix va quedar buit i el riu es va assecar.
rubricatus-web-victory-river = El riu baixa clar: al calaix { $left ->
    [one] encara hi quedava 1 problema
   *[other] encara hi quedaven { $left } problemes
}.
rubricatus-web-victory-lead = { $reader ->
    [name] Vas superar { $rival }
    [rival] { $name } et va superar
   *[other] { $name } va superar { $rival }
} sobretot en { $source }: { $count ->
    [one] 1 PV
   *[other] { $count } PV
} més.
rubricatus-web-can-build = { $reader ->
    [seat] la pots construir
   *[other] la pot construir
}
rubricatus-web-why-helpers = sense més ajudants
rubricatus-web-why-taken = regions ocupades
rubricatus-web-why-problems = massa problemes
rubricatus-web-why-elsewhere = { $reader ->
    [seat] ets en una altra regió
   *[other] és en una altra regió
}
rubricatus-web-lacks = { $reader ->
    [seat] et falta
   *[other] li falta
}
rubricatus-web-takes = L'accepten: { $regions }.
rubricatus-web-scoring = La puntuació, línia per línia
rubricatus-web-total = En total
rubricatus-web-pair = Fa parella amb { $name }: +{ $points } PV per a qui construeixi totes dues.
rubricatus-web-era-iberian = Ibera
rubricatus-web-era-ancient = Antiga
rubricatus-web-era-medieval = Medieval
rubricatus-web-era-modern = Moderna
rubricatus-web-era-contemporary = Contemp.
