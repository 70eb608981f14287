# What the workbench says, whatever the game.

bench-title = Taller de disseny
bench-lead = Canvia la caixa d'un joc i mira de seguida què en fan milers de partides entre bots.
bench-tab-box = La caixa
bench-tab-found = Què provoca
bench-yes = sí
bench-no = no
bench-was = era { $value }
bench-changed = { $place }: { $before } → { $after }
bench-was-added = Afegit: { $place }
bench-was-removed = Tret: { $place }
bench-take-out = Treu: { $what }
bench-add-to = Afegeix a: { $what }
bench-add = Afegeix…
bench-one-more = Un més
bench-less-of = Menys: { $what }
bench-more-of = Més: { $what }
bench-copy-of = Copia: { $what }
bench-name = Nom
bench-change-card = Canvia
bench-close-card = Tanca
bench-find = Cerca una carta o una xifra
bench-nothing-found = No hi ha res que se'n digui.
bench-parts = Parts de la caixa
bench-undo = Desfés
bench-redo = Refés
bench-as-file = Com a fitxer (TOML)
bench-as-form = Com a formulari
bench-as-file-how = La mateixa caixa com a text. El que hi escriguis o enganxis canvia el formulari.
bench-source-rulebook = reglament
bench-source-rulebook-how = Ho diu el reglament, o se'n dedueix.
bench-source-published = publicat
bench-source-published-how = Ho mostra una ressenya o un resum de les regles.
bench-source-reconstructed = reconstruït
bench-source-reconstructed-how = Cap font no ho diu; és nostre.
bench-changes = Els teus canvis
bench-no-changes = Encara no hi ha cap canvi: és la caixa tal com ve.
bench-unchanged = La caixa tal com ve
bench-put-back = Torna-ho com era
bench-reset = Torna-ho tot com era
bench-cannot-be-played = No es pot jugar amb aquesta caixa.
bench-show-it = Mostra on
bench-show-why = Mira per què
bench-play-many = Juga moltes partides
bench-players = Jugadors
bench-bots = Bots
bench-by-seat = Un de diferent a cada seient
bench-searching-how = Els bots que pensen endavant necessiten segons per a cada partida: comença amb cent.
bench-options = Opcions
bench-seed = Llavor
bench-seed-how = El mateix nombre dona els mateixos repartiments.
bench-range = Prova una xifra en un interval
bench-range-how = Cada valor es juga amb els mateixos repartiments. Una xifra es dibuixa com una corba de nou valors com a molt, dues com un mapa.
bench-figure = Xifra
bench-from = de
bench-to = a
bench-second-range = Una segona xifra: dibuixa un mapa
bench-games = Partides
bench-takes = Uns { $time }.
bench-seconds = { $count ->
    [one] { $count } segon
   *[other] { $count } segons
}
bench-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuts
}
bench-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } hores
}
bench-run = Mira què provoca
bench-run-standard = Juga amb la caixa tal com ve
bench-run-range = Dibuixa la corba
bench-run-map = Dibuixa el mapa
bench-stop = Atura
bench-go-on = Continua
bench-more-games = Més partides
bench-games-played = Partides jugades
bench-so-many = { $games ->
    [one] { $games } partida de cada caixa, amb el mateix repartiment
   *[other] { $games } partides de cada caixa, amb els mateixos repartiments
}
bench-a-second = { $games ->
    [one] { $games } partida per segon
   *[other] { $games } partides per segon
}
bench-so-many-changes = Canvis: { $count }
bench-stuck = { $decisions ->
    [one] La partida { $game } no ha acabat en { $decisions } decisió. S'ha aturat.
   *[other] La partida { $game } no ha acabat en { $decisions } decisions. S'ha aturat.
}
bench-rules-failed = Les regles han fallat a la partida { $game }, que s'ha aturat.
bench-run-failed = Ha fallat:
bench-left-out = Descartat, { $value }:
bench-watch = mira
bench-watch-it = Mira aquesta partida
bench-watch-without = mira una partida sense
bench-watch-with = i la mateixa amb el canvi
bench-no-such-game = No se n'ha trobat cap partida.
bench-found = Què diuen les partides
bench-variants = Variants
bench-without = tal com ve
bench-with = amb els teus canvis
bench-from-to = de { $low } a { $high }
bench-by = De { $low } a { $high }, amb una confiança del 95 %
bench-by-points = De { $low } a { $high } punts percentuals, amb una confiança del 95 %
bench-no-difference = { $games ->
    [one] { $games } partida no mostra cap diferència.
   *[other] { $games } partides no mostren cap diferència.
}
bench-cannot-tell = No hi ha prou partides per saber-ho:
bench-would-have-seen = { $points ->
    [one] Una diferència de més de { $points } punt percentual s'hauria vist.
   *[other] Una diferència de més de { $points } punts percentuals s'hauria vist.
}
bench-all-the-same = Totes les partides han anat exactament igual: el canvi no s'ha notat mai.
bench-noticed-elsewhere = Es nota amb:
bench-not-the-same-table = No es comparen partida a partida: les taules no són iguals.
bench-who-wins = Qui guanya
bench-began = Qui comença
bench-by-bot = Per bot
bench-how-it-ends = Com acaba
bench-points = Punts
bench-figure-side = victòries: { $side }
bench-figure-seat = victòries: { $seat }
bench-figure-nobody = partides que no guanya ningú
bench-figure-turns = durada en torns
bench-figure-decisions = nombre de decisions
bench-figure-margin = marge de victòria
bench-figure-best = millor puntuació
bench-figure-lead = canvis de líder
bench-figure-settled = dècim de la partida des del qual anava al davant qui ha guanyat
bench-says-side = { $way ->
    [more] { $who }: guanya més sovint, { $before } → { $after } de totes les partides.
   *[less] { $who }: guanya menys sovint, { $before } → { $after } de totes les partides.
}
bench-says-winner = { $way ->
    [more] { $who }: guanya més sovint, { $before } → { $after } de totes les partides.
   *[less] { $who }: guanya menys sovint, { $before } → { $after } de totes les partides.
}
bench-says-nobody = { $way ->
    [more] Més partides acaben sense guanyador: { $before } → { $after } de totes les partides.
   *[less] Menys partides acaben sense guanyador: { $before } → { $after } de totes les partides.
}
bench-says-turns = { $way ->
    [more] Les partides són més llargues: { $before } → { $after } torns.
   *[less] Les partides són més curtes: { $before } → { $after } torns.
}
bench-says-decisions = { $way ->
    [more] Hi ha més per decidir: { $before } → { $after } decisions per partida.
   *[less] Hi ha menys per decidir: { $before } → { $after } decisions per partida.
}
bench-says-margin = { $way ->
    [more] El final és menys ajustat: un avantatge de { $before } → { $after } punts.
   *[less] El final és més ajustat: un avantatge de { $before } → { $after } punts.
}
bench-says-best = { $way ->
    [more] La millor puntuació és més alta: { $before } → { $after } punts.
   *[less] La millor puntuació és més baixa: { $before } → { $after } punts.
}
bench-says-lead = { $way ->
    [more] El líder canvia més sovint: { $before } → { $after } cops per partida.
   *[less] El líder canvia menys sovint: { $before } → { $after } cops per partida.
}
bench-says-taken = { $way ->
    [more] { $what }: s'agafa més sovint, { $before } → { $after } de les vegades que es podia.
   *[less] { $what }: s'agafa menys sovint, { $before } → { $after } de les vegades que es podia.
}
bench-says-worth = { $way ->
    [more] { $what }: val més per a qui l'agafa, { $before } → { $after } punts percentuals de victòries.
   *[less] { $what }: val menys per a qui l'agafa, { $before } → { $after } punts percentuals de victòries.
}
bench-cards = Cartes i altres coses
bench-cards-how = { $games ->
    [one] Comptat en { $games } partida.
   *[other] Comptat en { $games } partides.
} Valor: quants punts percentuals més sovint guanya qui l'ha agafat. Un punt vermell marca una diferència clara.
bench-card = Cosa
bench-taken = Agafat
bench-worth = Valor
bench-fewer = Mostra'n menys
bench-all-of-them = Tots: { $count }
bench-never-used = Mai fet servir:
bench-points-from = D'on venen els punts
bench-winners = Guanyadors
bench-others = Altres
bench-keep-and-share = Desa i comparteix
bench-play-it = Juga-hi contra bots
bench-invite = Convida-hi amics
bench-keep = Desa
bench-kept = Desat en aquest navegador.
bench-copy-link = Copia un enllaç
bench-link-copied = S'ha copiat l'enllaç.
bench-save-file = Desa com a fitxer
bench-save-table = Desa les partides (CSV)
bench-saved = Desat.
bench-print = Imprimeix
bench-share-how = L'enllaç i el fitxer contenen la caixa, l'experiment i el resultat: qui els obre veu les mateixes partides i xifres. El mateix fitxer, amb més partides, el juga rubra lab run amb tots els nuclis d'una màquina més gran; el que troba s'obre aquí.
bench-notes = Notes
bench-open-file = Obre un experiment
bench-opened = Obert.
bench-cannot-open = No es pot obrir:
bench-mine = Els meus experiments
bench-played = Què s'ha jugat
bench-together = Totes les variants es juguen amb els mateixos repartiments. Els intervals de cada taula valen alhora amb un 95 %.
bench-variant = Variant
bench-save-for-workbench = Desa per al taller de disseny
bench-save-for-workbench-how = El taller de disseny del navegador obre aquest fitxer, amb totes les xifres, i continua des d'aquí.
bench-luck = La sort del repartiment
bench-luck-how = Cada repartiment l'han jugat més d'un cop bots iguals. Aquesta part del resultat la decideix el repartiment, la resta el que fan els jugadors.
bench-bans = Què val cada cosa
bench-bans-how = Un seient, cada cop un altre, deixa la cosa sempre que pot fer res més. Això li canvia les victòries en aquests punts percentuals.
bench-holes = Jugades que no fa ningú
bench-never-legal = Mai legals:
bench-never-made = Legals, però mai fetes:
bench-unusual = Partides inusuals
bench-unusual-how = Cadascuna s'obre en una taula de { $server }, si hi ha un servidor: rubra serve n'engega un.
bench-unusual-game = { $turns ->
    [one] Partida { $game }, { $turns } torn.
   *[other] Partida { $game }, { $turns } torns.
}
bench-unusual-longest = La més llarga
bench-unusual-shortest = La més curta
bench-unusual-largest-margin = L'avantatge més gran
bench-unusual-highest-score = La puntuació més alta
bench-unusual-most-changes-of-the-lead = Més canvis de líder
bench-unusual-most-legal-moves = Més jugades legals alhora
bench-unusual-rarest-end = El final més rar
bench-open-torn = Aquest experiment no és sencer: falta una part de l'enllaç o del fitxer. Torna'l a demanar.
bench-open-large = És massa gran per ser un experiment.
bench-open-failed = No s'ha pogut obrir. Torna a carregar la pàgina i prova-ho un altre cop.
bench-unfit-other-rules = El resultat d'aquest experiment és d'una altra versió de les regles. Les partides es tornen a jugar.
bench-unfit-damaged = El resultat d'aquest experiment està malmès. Les partides es tornen a jugar.
bench-failed-table = No s'ha pogut obrir cap taula amb aquesta caixa.
bench-failed-keep = No s'ha pogut desar en aquest navegador. Desa-ho com a fitxer.
bench-failed-link = No s'ha pogut fer cap enllaç. Desa-ho com a fitxer.
bench-failed-save = No s'ha pogut desar.
bench-link-by-hand = L'enllaç, per copiar-lo a mà
bench-would-show = { $games ->
    [one] Si la diferència és la que sembla ({ $what }), es veuria amb { $games } partida.
   *[other] Si la diferència és la que sembla ({ $what }), es veuria amb unes { $games } partides.
}
bench-play-so-many = { $games ->
    [one] Juga { $games } partida
   *[other] Juga { $games } partides
}
bench-watch-in-workbench = Obre'l al taller de disseny per mirar una partida d'aquestes xifres.
bench-watch-needs-server = «mira» obre una partida a { $server }, si hi ha un servidor: rubra serve n'engega un.
bench-rules-version = Regles: versió { $version }
bench-other-rules = Trobat amb unes regles diferents de les del programa que ha escrit aquesta pàgina. Les partides no es poden mirar: anirien d'una altra manera.
