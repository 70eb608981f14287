# What the workbench calls the parts and figures of the box.

## Parts of the box

rubico-box-march = Cartes de marxa
rubico-box-march-how = Quantes n'hi ha de cada mena: 25 en total.
rubico-box-roles = Cartes de rol
rubico-box-roles-how = Quantes n'hi ha de cada color: 7 en total.
rubico-box-setup = Preparació segons el nombre de jugadors
rubico-box-centurion = El Centurió
rubico-box-centurion-how = Quantes cartes pren el Centurió.
rubico-box-victory = Victòria del Senat
rubico-box-senate = Cartes del Senat
rubico-box-power = Poders
rubico-box-favour = El que afegeix Iuno
rubico-box-space = El camí de Roma
rubico-box-space-how = Els espais de la sortida de Cèsar fins a Roma, en ordre.

## Figures

rubico-box-setup-players = jugadors
rubico-box-setup-remove_roles = cartes de rol que tornen a la capsa
rubico-box-setup-remove_march = cartes de marxa que tornen a la capsa
rubico-box-setup-hand = cartes que roba cada jugador a cada torn
rubico-box-setup-blues_for_senate = cartes blaves que giren una carta del Senat
rubico-box-setup-powers = es reparteixen poders
rubico-box-setup-recognition = els senadors es reconeixen abans de començar
rubico-box-centurion-beyond_distance = cartes a més dels passos fins al proper Castrum
rubico-box-centurion-most_of_one = com a màxim a un jugador
rubico-box-victory-legions = cartes destapades que anomenen una legió
rubico-box-senate-effect = efecte durant un torn
rubico-box-senate-legions = legions
rubico-box-senate-top = sempre és a dalt de tot
rubico-box-power-effect = efecte
rubico-box-space-players = hi és a partir de tants jugadors
rubico-box-space-castrum = Castrum: Cèsar s'hi atura

## Words

rubico-box-word-red = vermelles
rubico-box-word-blue = blaves
rubico-box-word-janus = Janus
rubico-box-word-pompey = Pompeu
rubico-box-word-none = cap efecte
rubico-box-word-extra_card = una carta més, sense mirar-la
rubico-box-word-discard_card = una carta menys, sense mirar-la
rubico-box-word-one_blue = compta una carta blava més
rubico-box-word-one_red = compta una carta vermella més
rubico-box-word-summon = una carta s'ha de prendre
rubico-box-word-shift = Cèsar es mou un pas
rubico-box-word-peek = mirar una carta
rubico-box-word-cover = protegir una carta
rubico-box-word-cancel = anul·lar efectes
rubico-box-word-favour = més cartes vermelles i de Pompeu
rubico-box-word-space = espai

## What they mean

rubico-box-setup-how = Hi ha una fila per cada nombre de jugadors, de tres a set. El que torna a la caixa fa la baralla més petita; per moltes cartes blaves que hi hagi, només giren una carta del Senat.
rubico-box-victory-how = El Senat guanya quan tantes cartes del Senat destapades mostren la mateixa legió.
rubico-box-senate-how = Cada Pompeu en gira una, i també prou cartes blaves. L'efecte només val el torn següent; la legió compta fins al final.
rubico-box-power-how = Cada jugador en rep una en secret i la pot jugar un cop, en un torn en què un altre és el Centurió.
rubico-box-favour-how = Tantes cartes més compten el torn en què es juga Iuno.
