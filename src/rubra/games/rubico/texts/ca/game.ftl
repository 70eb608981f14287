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
rubico-count-pompey = { $count ->
    [one] 1 Pompeu
   *[other] { $count } Pompeus
}

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
rubico-ask-declare = Declara les teves cartes: veritat, farol o silenci.
rubico-ask-before_taking = Pots jugar el teu poder abans que el Centurió prengui les cartes.
rubico-ask-taking = Ets el Centurió. { $left ->
    [one] Pren 1 carta més,
   *[other] Pren { $left } cartes més,
} com a màxim { $most } a cada jugador.
rubico-ask-nothing = Ara no tens cap poder per jugar. Es pregunta a tothom perquè ningú no sàpiga qui podria.
rubico-ask-after_taking = Pots jugar el teu poder abans que es revelin les cartes.

## Why a move may not be made

rubico-why-other_cards = La fila es fa amb totes les cartes que tens, i amb cap altra.
rubico-why-unheard_of = Pots declarar tantes cartes com tens, dels tipus que hi ha a la pila.
rubico-why-other_power = No és el poder que tens.
rubico-why-other_moment = Aquest poder es juga en l'altre moment: abans que el Centurió prengui cartes, o després.
rubico-why-own_card = Ha de ser una carta d'un altre jugador.
rubico-why-no_way_back = Des de l'inici no es pot tirar enrere.
rubico-why-all_taken = El Centurió ja té totes les cartes que ha de prendre.
rubico-why-empty = Aquí no hi ha cap carta.
rubico-why-taken = El Centurió ja l'ha presa.
rubico-why-covered = Està protegida i aquest torn no es pot prendre.
rubico-why-two = El Centurió ja té dues cartes d'aquest jugador i no n'hi pot prendre més.

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
}{ $janus ->
    [0] { "" }
   *[other] , { $janus } Janus
}{ $pompey ->
    [0] { "" }
    [one] , 1 Pompeu
   *[other] , { $pompey } Pompeus
}
rubico-move-say_nothing = No diguis res
rubico-move-pass = Passa
rubico-move-summon = { $power }: el Centurió pren { $reader ->
    [seat] la teva carta { $slot }
   *[other] la carta { $slot } a { $seat }
}
rubico-move-shift = { $power }: Cèsar fa un pas { $way }
rubico-move-peek = { $power }: mira { $reader ->
    [seat] la teva carta { $slot }
   *[other] la carta { $slot } que té { $seat }
}
rubico-move-cover = { $power }: protegeix { $mover ->
    [reader] la teva
   *[other] la seva
} carta { $slot }
rubico-move-cancel = { $power }: anul·la efectes del Senat, Pompeu i Janus aquest torn
rubico-move-favour = { $power }: dues cartes vermelles més i una de Pompeu més aquest torn
rubico-move-take = Pren { $reader ->
    [seat] la teva carta { $slot }
   *[other] la carta { $slot } a { $seat }
}

## Events

rubico-event-got_role = El teu rol: { $role }.
rubico-event-recognised = Reconeixes un altre senador: { $seat }.
rubico-event-got_power = El teu poder: { $power }.
rubico-event-turn_began = Torn { $turn }. { $reader ->
    [centurion] Ets el Centurió
   *[other] Centurió: { $centurion }
}.
rubico-event-drew = Robes { $red ->
    [one] 1 vermella
   *[other] { $red } vermelles
}, { $blue ->
    [one] 1 blava
   *[other] { $blue } blaves
}{ $janus ->
    [0] { "" }
   *[other] , { $janus } Janus
}{ $pompey ->
    [0] { "" }
    [one] , 1 Pompeu
   *[other] , { $pompey } Pompeus
}.
rubico-event-rows_laid = Totes les files són a taula.
rubico-event-declared = { $reader ->
    [seat] Declares
   *[other] { $seat } declara
}: { $red ->
    [one] 1 vermella
   *[other] { $red } vermelles
}, { $blue ->
    [one] 1 blava
   *[other] { $blue } blaves
}{ $janus ->
    [0] { "" }
   *[other] , { $janus } Janus
}{ $pompey ->
    [0] { "" }
    [one] , 1 Pompeu
   *[other] , { $pompey } Pompeus
}.
rubico-event-said_nothing = { $reader ->
    [seat] No dius
   *[other] { $seat } no diu
} res.
rubico-event-played_power = { $reader ->
    [seat] Jugues
   *[other] { $seat } juga
} { $power }.
rubico-event-summoned = El Centurió ha de prendre { $reader ->
    [owner] la teva carta { $slot }
   *[other] la carta { $slot } a { $owner }
}.
rubico-event-shifted = Cèsar fa un pas { $way }, fins a { $space }.
rubico-event-peeked = { $reader ->
    [seat] Mires la carta { $slot } que té { $owner }
    [owner] { $seat } mira la teva carta { $slot }
   *[other] { $seat } mira la carta { $slot } que té { $owner }
}.
rubico-event-saw = La carta { $slot } que té { $owner } és: { $card }.
rubico-event-covered = { $reader ->
    [seat] Protegeixes la teva
   *[other] { $seat } protegeix la seva
} carta { $slot }.
rubico-event-cancelled = Aquest torn els efectes del Senat i les cartes de Pompeu i de Janus no valen res.
rubico-event-favoured = Aquest torn compten dues cartes vermelles més i una de Pompeu més.
rubico-event-asked_to_take = { $reader ->
    [centurion] Has de
   *[other] { $centurion } ha de
} prendre { $count ->
    [one] 1 carta.
   *[other] { $count } cartes.
}
rubico-event-took = { $reader ->
    [centurion] Prens la carta { $slot } a { $owner }
    [owner] { $centurion } et pren la carta { $slot }
   *[other] { $centurion } pren la carta { $slot } a { $owner }
}.
rubico-event-extra_card = Per ordre del Senat s'afegeix una carta de la pila, sense mirar-la.
rubico-event-discarded_unseen = Per ordre del Senat es descarta una de les cartes, sense mirar-la.
rubico-event-revealed = Revelada: { $card }{ $counts_as_id ->
    [none] , que no val res
   *[other] { $card_id ->
        [janus] , que val com a { $counts_as }
       *[other] { "" }
    }
}.
rubico-event-senate_added = { $card } afegeix { $counts_as_id ->
    [red] 1 vermella.
   *[other] 1 blava.
}
rubico-event-favour_added = Iuno afegeix { $red ->
    [one] 1 vermella
   *[other] { $red } vermelles
}{ $pompey ->
    [0] ; el seu Pompeu no val res
    [one] { " i " }1 Pompeu
   *[other] { " i " }{ $pompey } Pompeus
}.
rubico-event-counted = En total: { $red ->
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
rubico-event-marched = Cèsar avança { $steps ->
    [one] 1 pas
   *[other] { $steps } passos
} i arriba a { $space }.
rubico-event-stayed = Cèsar no es mou: { $space }.
rubico-event-turned_senate = El Senat gira una carta: { $card }. LEG I: { $italica }, LEG XV: { $apollinaris }.
rubico-event-ended = { $reason }
rubico-event-role_shown = { $reader ->
    [seat] Eres
   *[other] { $seat } era
} { $role }.

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
rubico-note-distance = { $steps ->
    [one] Falta 1 pas
   *[other] Falten { $steps } passos
} fins al proper Castrum.
rubico-table-takes = El Centurió pren { $count ->
    [one] 1 carta
   *[other] { $count } cartes
}, com a màxim { $most } a cada jugador.
rubico-table-senate = Senat
rubico-table-seat = Jugador
rubico-table-role = Rol
rubico-table-power = Poder
rubico-table-row = Fila
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
rubico-table-effects = afegides per efectes: { $cards }
rubico-note-in-all = en total: { $cards }
rubico-table-legend = ▒ tapada   → presa   (▒) protegida   [ ] Castrum   ♞ Cèsar
rubico-table-left = La carta 1 és a l'esquerra de qui l'ha posada: és la que recomana.
rubico-note-your-cards = Les teves cartes: { $cards }
rubico-price-truth = la veritat
rubico-price-to-space = fins a { $space }
rubico-table-turn = Torn { $turn }
rubico-table-side = { $side }: { $names }

## Help

rubico-help-turn = Un torn
rubico-help-draw = Robar
rubico-help-draw-how = Tothom menys el Centurió roba { $count ->
    [one] 1 carta
   *[other] { $count } cartes
} de marxa. N'hi ha { $deck } en total.
rubico-help-suggestion = Suggeriment
rubico-help-suggestion-how = Tothom posa les seves cartes en fila, tapades, alhora. La primera, des de l'esquerra de qui l'ha posada, és la que recomana; no l'obliga a res.{ $declarations ->
    [yes] { " " }Amb la fila, cadascú declara què té, sigui veritat o mentida, o no diu res.
   *[no] { " " }No es demana a ningú que declari què té; es pot parlar lliurement.
}
rubico-help-powers = Poders
rubico-help-powers-how = { $powers ->
    [yes] Cadascun es pot jugar una vegada, si no s'és el Centurió: quan les files són a taula, o quan les cartes ja s'han pres. Es pregunta a tothom en secret, perquè ningú no sàpiga qui podria.
   *[no] Amb aquest nombre de jugadors no n'hi ha.
}
rubico-help-choice = Tria
rubico-help-choice-how = El Centurió pren tantes cartes com passos hi ha de Cèsar al proper Castrum, més { $beyond }, sense mirar-les, com a màxim { $most } a cada jugador. Ara { $count ->
    [one] és 1 carta
   *[other] són { $count } cartes
}.
rubico-help-reveal = Revelació
rubico-help-reveal-how = Les cartes es remenen i es giren una per una. Ningú no sap de qui eren, i les que no s'han pres queden amagades.
rubico-help-advance = Avanç
rubico-help-advance-how = Cèsar fa tants passos com cartes vermelles hi ha de més respecte a les blaves. S'atura al proper Castrum; els passos que sobren es perden. No recula mai.
rubico-help-senate = Senat
rubico-help-senate-how = Es gira una carta del Senat per cada Pompeu, i una altra si hi ha { $blues ->
    [one] una carta blava
   *[other] { $blues } cartes blaves
} o més. El que fa val només el torn següent; la seva legió compta fins al final.
rubico-help-end = Final
rubico-help-end-how = El bàndol de Cèsar guanya quan Cèsar arriba a Roma; el Senat, quan { $legions } de les cartes del Senat destapades mostren la mateixa legió. Si no, el jugador següent, en el sentit de les agulles del rellotge, passa a ser el Centurió, i es tornen a remenar totes les cartes de marxa.
rubico-help-road = El camí de Roma
rubico-help-start = Cèsar ha sortit d'aquí.
rubico-help-space = Cap efecte.
rubico-help-castrum = Un Castrum: Cèsar s'hi atura, i els passos que sobren es perden. El Centurió compta els passos fins al següent.
rubico-help-rome = L'últim Castrum: quan Cèsar hi arriba, ha guanyat el seu bàndol.
rubico-help-caesar-here = Cèsar és aquí.
rubico-help-marked = (només a partir de { $players } jugadors)
rubico-help-march = Cartes de marxa
rubico-help-share = ({ $count } de { $total })
rubico-help-senate-cards = Cartes del Senat
rubico-help-senate-card = { $legions }. { $effect } { $state }
rubico-help-up = (destapada)
rubico-help-holds = (destapada; val ara)
rubico-help-hidden = (encara tapada)
rubico-help-power-cards = Poders
rubico-help-your-power = (el teu)
rubico-help-power-played = (jugat)
rubico-help-roles = Rols
