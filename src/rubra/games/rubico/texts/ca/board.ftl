# What the browser says about Rubico.

rubico-web-strip = Cèsar és a { $space }. { $steps ->
    [one] Falta 1 pas
   *[other] Falten { $steps } passos
} fins al proper Castrum, { $castrum }; { $rome } fins a Roma.
rubico-web-space = { $name }
rubico-web-space-castrum = { $name }, un Castrum: Cèsar s'hi atura i els passos que sobren es perden.
rubico-web-space-rome = { $name }: quan Cèsar hi arriba, el seu bàndol ha guanyat.
rubico-web-space-caesar = { $name }: Cèsar és aquí.
rubico-web-legion = { $legion }: { $count } de { $most } cartes. Amb { $most } guanya el Senat.
rubico-web-middle = El mig de la taula
rubico-web-taken = preses
rubico-web-to-take-help = Tantes com passos hi ha fins al proper Castrum, i dues més; com a màxim { $most } a cada jugador.
rubico-web-card-of = { $reader ->
    [name] La teva carta { $slot }
   *[other] Carta { $slot } que té { $name }
}
rubico-web-recommended = És la que recomana.
rubico-web-take-then = { $left ->
    [0] És l'última.
    [one] Després en falta 1.
   *[other] Després en falten { $left }.
} { $more ->
    [0] D'aquest jugador, cap més.
    [one] D'aquest jugador, 1 més.
   *[other] D'aquest jugador, { $more } més.
}
rubico-web-centurion-help = El Centurió: pren les cartes d'aquest torn.
rubico-web-power-sealed = Té un poder que encara no ha jugat.
rubico-web-power-played = Poder jugat
rubico-web-your-power = El teu poder
rubico-web-you-are = Ets
rubico-web-you-centurion = Ets el Centurió
rubico-web-centurion-waits = Ets el Centurió. Els altres posen les cartes.
rubico-web-your-row = La teva fila, des de la teva esquerra
rubico-web-row-card = { $card }, lloc { $slot }. Les fletxes la mouen.
rubico-web-first = recomanada
rubico-web-lay = Posa aquesta fila
rubico-web-lay-how = Arrossega les cartes, o toca'n dues per canviar-les.
rubico-web-lay-where = Toca la carta amb què la vols canviar.
rubico-web-your-claim = El que declares
rubico-web-claim-card = { $card }. Prem per canviar-la.
rubico-web-declare-truth = Declara la veritat
rubico-web-declare-lie = Declara aquesta mentida
rubico-web-claim-how = Toca una carta per canviar el que dius.
rubico-web-claim-impossible = A la pila no n'hi ha tantes d'aquesta mena.
rubico-web-play-power = Juga { $power }
rubico-web-do-it = Fes-ho
rubico-web-not-yet = Encara no
rubico-web-last-card = Després de l'última carta tot es revela.
rubico-web-take-last = Pren-la
rubico-web-target-summon = Tria la carta que el Centurió ha de prendre.
rubico-web-target-peek = Tria la carta que vols mirar.
rubico-web-target-cover = Tria la carta teva que vols protegir.
rubico-web-target-shift = Tria cap on va Cèsar.
rubico-web-counted-more = Afegit pels efectes: { $red ->
    [one] 1 vermella
   *[other] { $red } vermelles
}, { $blue ->
    [one] 1 blava
   *[other] { $blue } blaves
}{ $pompey ->
    [0] { "" }
    [one] , 1 Pompeu
   *[other] , { $pompey } Pompeus
}.
rubico-web-verdict = { $steps ->
    [0] Cèsar no es mou
    [one] Cèsar pot fer 1 pas
   *[other] Cèsar pot fer { $steps } passos
}
rubico-web-effect-extra_card = una carta més, sense mirar-la
rubico-web-effect-discard_card = una carta descartada, sense mirar-la
rubico-web-effect-one_blue = +{ $count } { $count ->
    [one] blava
   *[other] blaves
}
rubico-web-effect-one_red = +{ $count } { $count ->
    [one] vermella
   *[other] vermelles
}
rubico-web-mark-none = La teva marca privada per a { $name }: cap
rubico-web-mark-trust = La teva marca privada per a { $name }: de fiar
rubico-web-mark-doubt = La teva marca privada per a { $name }: en dubte
rubico-web-mark-suspect = La teva marca privada per a { $name }: sota sospita
rubico-web-ledger-empty = Encara no ha passat res.
rubico-web-story = { $said ->
    [0] Cap declaració.
    [one] { $lies ->
        [0] 1 declaració, certa.
       *[other] 1 declaració, falsa.
    }
   *[other] { $lies ->
        [0] { $said } declaracions, totes certes.
        [one] { $said } declaracions, 1 falsa.
       *[other] { $said } declaracions, { $lies } falses.
    }
}
rubico-web-said = { $said ->
    [0] Cap declaració.
    [one] 1 declaració.
   *[other] { $said } declaracions.
}
rubico-web-but-held = però eren

## The first game: the words of web/src/games/rubico/lesson.json

rubico-lesson-welcome = Any 49 aC. Cèsar és a la Gàl·lia amb el seu exèrcit i vol anar a Roma. Sou quatre a taula. Uns marxen amb Cèsar, els altres són senadors que el volen aturar. Ningú no sap qui és qui.
rubico-lesson-role = A baix veus el teu rol: ets legionari. Amb quatre jugadors hi ha dos legionaris i dos senadors. Els dos legionaris guanyen o perden junts, encara que no arribin a trobar-se.
rubico-lesson-road = Aquest és el camí de Roma. Les torres dobles són Castra: Cèsar s'atura a cadascun, encara que pogués anar més enllà. Quan arriba a Roma, el teu bàndol ha guanyat.
rubico-lesson-senate = Aquestes taules de bronze són del Senat. Cadascuna porta una legió, la I o la XV. Quan n'hi ha quatre de girades amb la mateixa legió, han guanyat els senadors.
rubico-lesson-cards = Cada torn un de vosaltres és el Centurió; ara és Abella. Els altres roben quatre cartes de marxa. Una vermella fa avançar Cèsar, una blava treu un pas, un Janus copia la carta revelada just abans, un Pompeu gira una taula.
rubico-lesson-lay = Tens tres cartes blaves i un Janus: poca ajuda per a Cèsar. Les poses tapades en fila, i la primera és la que recomanes. Posa el Janus al davant: toca'l i després toca la primera carta. Llavors posa la fila.
rubico-lesson-declare = Ara pots dir què tens. Pot ser mentida, ningú no ho comprova. Aquesta vegada digues la veritat: tres blaves i un Janus.
rubico-lesson-heard = Totes les files són a taula. Ona declara quatre vermelles, Vinya quatre blaves. Qui menteix? La marca rodona al costat de cada nom és per a les teves sospites privades: toca-la.
rubico-lesson-power = Cadascú té un poder que pot jugar una vegada. El teu és Iuno: compten dues vermelles més i un Pompeu més. Es pregunta a tothom perquè ningú no sàpiga qui podria. Guarda Iuno per a més endavant i passa.
rubico-lesson-taken = Tres passos fins al proper Castrum, més dos: el Centurió ha pres cinc cartes, com a màxim dues a cadascú. Abella no ha pres les que recomanàveu, sinó les últimes. Estrany per a un amic de Cèsar. Passa i mira què surt.
rubico-lesson-stayed = Dues vermelles i tres blaves: Cèsar no es mou. I com que han sortit almenys dues blaves, el Senat gira una taula. La primera no té mai cap efecte.
rubico-lesson-take-1 = Ara el Centurió ets tu. Abella declara tres vermelles i un Janus, Ona tres vermelles, Vinya dues. N'has de prendre cinc. La carta que brilla és la primera d'Abella: pren-la.
rubico-lesson-take-2 = El torn passat van sortir dues vermelles i tres blaves, dues de les blaves teves. Això encaixa amb el que va dir Vinya. No demostra res, però pren la primera carta de Vinya.
rubico-lesson-take-3 = Un altre cop Abella: pren la segona carta.
rubico-lesson-take-4 = I la segona de Vinya. Després només te'n pot donar Ona, perquè dues per jugador és el màxim.
rubico-lesson-take-5 = L'última ha de ser d'Ona. Després de l'última carta es revela tot, per això se't pregunta dues vegades: tria la carta i confirma-ho.
rubico-lesson-rubicon = Quatre vermelles, una blava: tres passos. Has vist com el Janus es tornava una còpia de la vermella d'abans? Cèsar ha travessat el Rubicó i s'atura al Castrum. Amb una sola blava el Senat no gira res.
rubico-lesson-lay-again = Torn 3, el Centurió és Ona. Tens tres vermelles. Posa-les al davant.
rubico-lesson-declare-again = Torna a dir la veritat. Qui sigui legionari t'hauria de creure.
rubico-lesson-keep = Espera amb Iuno fins que el Centurió hagi pres les cartes. Passa.
rubico-lesson-iuno = Ona ha pres les últimes cartes de cada fila. Just el que faria un senador. Ara és el moment: juga Iuno.
rubico-lesson-effects = Amb Iuno són tres vermelles contra dues blaves: un pas, i Cèsar arriba a Corfinium. Però el Senat gira dues taules, una per les blaves i una pel Pompeu de Iuno. Els efectes valen el torn següent: aquesta vegada, dues vermelles més.
rubico-lesson-lay-last = Falta un pas fins a Roma. El Centurió és Vinya. Posa la teva vermella al davant.
rubico-lesson-declare-last = I digues què tens.
rubico-lesson-rome = S'ha revelat una vermella i dues blaves, però les taules del mateix Senat n'han afegit dues de vermelles. Tres contra dues: un pas, i Cèsar és a Roma.
rubico-lesson-who = Ara es mostren els rols. Vinya era l'altre legionari; Ona i Abella eren senadors. Ona va mentir sempre; Abella et va dir la veritat al torn 2 i va mentir després. Després d'una partida jugada a taula s'explica la història de totes les mentides.
rubico-lesson-more = Això és tot el joc. Amb cinc o set jugadors els senadors es coneixen entre ells; hi ha vuit poders i vuit taules del Senat, i cadascuna s'explica quan l'assenyales. Ara juga amb bots o convida els teus amics.

## Hints

rubico-web-hint-silent = { $seat } no ha dit res: la primera carta és la que recomana.
rubico-web-hint-truth = És la veritat sobre la teva filera: qui és del teu bàndol se'n pot refiar.
rubico-web-hint-bluff = És un farol: el que tens queda amagat, i el que dius decideix quina carta t'agafen.
rubico-web-hint-silence = El silenci no revela res.
rubico-web-hint-lay = La primera carta és la que recomanes: { $card }.
rubico-web-hint-keep = El poder valdrà més endavant.

## The legend

rubico-web-sign-castrum = Castrum
rubico-web-sign-castrum-help = Cèsar s'hi atura i els passos que sobren es perden. El centurió compta els passos fins al següent.
rubico-web-sign-rome = Roma
rubico-web-sign-rome-help = Quan Cèsar hi arriba, el seu bàndol ha guanyat.
rubico-web-sign-caesar = Cèsar
rubico-web-sign-caesar-help = Un pas per cada carta vermella de més que de blaves, com a molt fins al Castrum següent.
rubico-web-sign-legion-help = Quan quatre cartes del Senat destapades mostren aquesta legió, guanya el Senat.
