# Rubico

rubico-title = Rubico
rubico-tagline = Cèsar marxa cap a Roma, el Senat el vol aturar i ningú no sap qui és qui.

## Options

rubico-option-declarations = Declaracions
rubico-option-declarations-help = Amb la seva fila, cada jugador pot declarar quines cartes té, sigui veritat o mentida.

## Sides and roles

rubico-side-caesar = el bàndol de Cèsar
rubico-side-senate = el Senat
rubico-role-legionary = legionari
rubico-role-legionary-help = Un legionari de Cèsar: guanyes quan Cèsar arriba a Roma.
rubico-role-senator = senador
rubico-role-senator-help = Un senador: guanyes quan quatre cartes del Senat destapades mostren la mateixa legió.

## March cards

rubico-card-red = vermella
rubico-card-red-help = Per cada carta vermella de més respecte a les blaves, Cèsar avança un pas.
rubico-card-blue = blava
rubico-card-blue-help = Cada carta blava treu un pas. Amb dues (amb tres jugadors n'hi ha prou amb una) es gira una carta del Senat.
rubico-card-janus = Janus
rubico-card-janus-help = Copia la carta revelada just abans; si surt la primera, no val res.
rubico-card-pompey = Pompeu
rubico-card-pompey-help = No mou Cèsar; per cada carta de Pompeu es gira una carta del Senat.
rubico-card-none = res
rubico-count-red = { $count ->
    [one] 1 vermella
   *[other] { $count } vermelles
}
rubico-count-blue = { $count ->
    [one] 1 blava
   *[other] { $count } blaves
}
rubico-count-janus = { $count } Janus
rubico-count-pompey = { $count } Pompeu

## Senate cards

rubico-senate-vacant = Escó buit
rubico-senate-vacant-help = Cap efecte. Sempre és a dalt de tot.
rubico-senate-muster = Lleva
rubico-senate-muster-help = Durant un torn: abans de la revelació s'afegeix una carta de la pila, sense mirar-la.
rubico-senate-veto = Veto
rubico-senate-veto-help = Durant un torn: compta una carta blava més.
rubico-senate-acclamation = Aclamació
rubico-senate-acclamation-help = Durant un torn: compta una carta vermella més.
rubico-senate-desertion = Deserció
rubico-senate-desertion-help = Durant un torn: es descarta una de les cartes triades, sense mirar-la.
rubico-senate-surrender = Rendició
rubico-senate-surrender-help = Durant un torn: compta una carta vermella més.
rubico-senate-triumph = Triomf
rubico-senate-triumph-help = Durant un torn: compta una carta vermella més.
rubico-senate-joker = Dos estendards
rubico-senate-joker-help = Compta per a totes dues legions, fins al final de la partida.
rubico-legion-italica = LEG I Italica
rubico-legion-apollinaris = LEG XV Apollinaris

## Powers

rubico-power-minerva = Minerva
rubico-power-minerva-help = Abans de la tria del Centurió: assenyala una carta d'un altre jugador. El Centurió l'ha de prendre, com una de les que li toquen.
rubico-power-cibelis = Cibelis
rubico-power-cibelis-help = Abans de la tria del Centurió: assenyala una carta d'un altre jugador. El Centurió l'ha de prendre, com una de les que li toquen.
rubico-power-fortuna = Fortuna
rubico-power-fortuna-help = Abans o després de la tria del Centurió: mou Cèsar un pas endavant o enrere.
rubico-power-roma = Roma
rubico-power-roma-help = Després de la tria del Centurió: mira una carta que encara sigui davant d'un altre jugador.
rubico-power-venus = Venus
rubico-power-venus-help = Abans de la tria del Centurió: protegeix una de les teves cartes; aquest torn ningú no la pot prendre.
rubico-power-eris = Eris
rubico-power-eris-help = Abans de la tria del Centurió: protegeix una de les teves cartes; aquest torn ningú no la pot prendre.
rubico-power-vesta = Vesta
rubico-power-vesta-help = Abans o després de la tria del Centurió: aquest torn els efectes del Senat i les cartes de Pompeu i de Janus no valen res.
rubico-power-iuno = Iuno
rubico-power-iuno-help = Abans o després de la tria del Centurió: aquest torn compten dues cartes vermelles més i una de Pompeu més.

## Spaces

rubico-space-gallia = Gallia
rubico-space-mutina = Mutina
rubico-space-ravenna = Ravenna
rubico-space-rubico = Rubico
rubico-space-ariminum = Ariminum
rubico-space-auximum = Auximum
rubico-space-bononia = Bononia
rubico-space-corfinium = Corfinium
rubico-space-alba_fucens = Alba Fucens
rubico-space-roma = Roma

rubico-way-forward = endavant
rubico-way-back = enrere

## What is asked

rubico-ask-lay = Posa les teves cartes en fila. La primera és la que recomanes.
rubico-ask-declare = Declara quines cartes tens, sigui veritat o mentida, o no diguis res.
rubico-ask-before_taking = Pots jugar el teu poder abans que el Centurió prengui les cartes.
rubico-ask-taking = Ets el Centurió. { $left ->
    [one] Pren 1 carta més,
   *[other] Pren { $left } cartes més,
} com a màxim { $most } a cada jugador.
rubico-ask-nothing = Ara no tens cap poder per jugar. Es pregunta a tothom perquè ningú no sàpiga qui podria.
rubico-ask-after_taking = Pots jugar el teu poder abans que es revelin les cartes.

## Moves

rubico-move-lay = { $first } | { $second } | { $third }{ $fourth_id ->
    [none] { "" }
   *[other] { " | " }{ $fourth }
}
rubico-move-declare = Declara: { $red ->
    [one] 1 vermella
   *[other] { $red } vermelles
}, { $blue ->
    [one] 1 blava
   *[other] { $blue } blaves
}, { $janus } Janus, { $pompey } Pompeu
rubico-move-say_nothing = No diguis res
rubico-move-pass = Passa
rubico-move-summon = { $power }: el Centurió pren la carta { $slot } a { $seat }
rubico-move-shift = { $power }: Cèsar fa un pas { $way }
rubico-move-peek = { $power }: mira la carta { $slot } que té { $seat }
rubico-move-cover = { $power }: protegeix la teva carta { $slot }
rubico-move-cancel = { $power }: anul·la efectes del Senat, Pompeu i Janus aquest torn
rubico-move-favour = { $power }: dues cartes vermelles més i una de Pompeu més aquest torn
rubico-move-take = Pren la carta { $slot } a { $seat }

## Events

rubico-event-got_role = El teu rol: { $role }.
rubico-event-recognised = Reconeixes un altre senador: { $seat }.
rubico-event-got_power = El teu poder: { $power }.
rubico-event-turn_began = Torn { $turn }. Centurió: { $centurion }.
rubico-event-drew = Robes { $red ->
    [one] 1 vermella
   *[other] { $red } vermelles
}, { $blue ->
    [one] 1 blava
   *[other] { $blue } blaves
}, { $janus } Janus, { $pompey } Pompeu.
rubico-event-rows_laid = Totes les files són a taula.
rubico-event-declared = { $seat } declara: { $red ->
    [one] 1 vermella
   *[other] { $red } vermelles
}, { $blue ->
    [one] 1 blava
   *[other] { $blue } blaves
}, { $janus } Janus, { $pompey } Pompeu.
rubico-event-said_nothing = { $seat } no diu res.
rubico-event-played_power = { $seat } juga { $power }.
rubico-event-summoned = El Centurió ha de prendre la carta { $slot } a { $owner }.
rubico-event-shifted = Cèsar fa un pas { $way }, fins a { $space }.
rubico-event-peeked = { $seat } mira la carta { $slot } que té { $owner }.
rubico-event-saw = La carta { $slot } que té { $owner } és: { $card }.
rubico-event-covered = { $seat } protegeix la seva carta { $slot }.
rubico-event-cancelled = Aquest torn els efectes del Senat i les cartes de Pompeu i de Janus no valen res.
rubico-event-favoured = Aquest torn compten dues cartes vermelles més i una de Pompeu més.
rubico-event-asked_to_take = { $centurion } ha de prendre { $count ->
    [one] 1 carta.
   *[other] { $count } cartes.
}
rubico-event-took = { $centurion } pren la carta { $slot } a { $owner }.
rubico-event-extra_card = S'afegeix una carta de la pila, sense mirar-la.
rubico-event-discarded_unseen = Es descarta una de les cartes, sense mirar-la.
rubico-event-revealed = Revelada: { $card }{ $counts_as_id ->
    [none] , que no val res
   *[other] { $card_id ->
        [janus] , que val com a { $counts_as }
       *[other] { "" }
    }
}.
rubico-event-counted = En total: { $red ->
    [one] 1 vermella
   *[other] { $red } vermelles
}, { $blue ->
    [one] 1 blava
   *[other] { $blue } blaves
}, { $pompey } Pompeu.
rubico-event-marched = Cèsar avança { $steps ->
    [one] 1 pas
   *[other] { $steps } passos
} i arriba a { $space }.
rubico-event-stayed = Cèsar no es mou: { $space }.
rubico-event-turned_senate = El Senat gira una carta: { $card }. LEG I: { $italica }, LEG XV: { $apollinaris }.
rubico-event-ended = { $reason }
rubico-event-role_shown = { $seat } era: { $role }.

## How it ends

rubico-reason-goes_on = La partida continua.
rubico-reason-rome_by_march = Cèsar ha arribat a Roma. Guanya el bàndol de Cèsar.
rubico-reason-rome_by_fortuna = Fortuna ha dut Cèsar fins a Roma. Guanya el bàndol de Cèsar.
rubico-reason-four_italica = Quatre cartes del Senat mostren la LEG I Italica. Guanya el Senat.
rubico-reason-four_apollinaris = Quatre cartes del Senat mostren la LEG XV Apollinaris. Guanya el Senat.
rubico-reason-four_of_both = Cadascuna de les dues legions té quatre cartes del Senat. Guanya el Senat.

## What a bot believes

rubico-believes-senator = { $chance ->
    [0] { $seat } no és senador.
    [100] { $seat } és senador.
   *[other] { $seat } és senador: { $chance } % de probabilitat.
}

## The table, in words

rubico-table-track = Camí
rubico-table-senate = Senat
rubico-table-seat = Seient
rubico-table-role = Rol
rubico-table-power = Poder
rubico-table-row = Fila, per l'esquerra
rubico-table-claim = Declara
rubico-table-centurion = Centurió
rubico-table-ready = a punt
rubico-table-busy = tria
rubico-table-played = jugat
rubico-table-unknown = ?
rubico-table-silent = no diu res
rubico-table-hidden = { $count ->
    [one] 1 carta tapada
   *[other] { $count } cartes tapades
}
rubico-table-last-reveal = Última revelació
rubico-table-legend = ▒ tapada   → presa pel Centurió   [ ] protegida   ♞ Cèsar
rubico-table-your-cards = Les teves cartes: { $cards }
rubico-table-turn = Torn { $turn }
