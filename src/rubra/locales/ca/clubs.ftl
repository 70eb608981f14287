# Clubs i els seus tornejos; es carreguen quan calen.

club-title = Clubs
club-none = Encara no ets a cap club. Fes-ne un i envia'n l'enllaç a qui t'agrada de tenir a taula.
club-new = Fes un club
club-name = Nom del club
club-members = { $count ->
    [one] 1 membre
   *[other] { $count } membres
}
club-leader = dirigeix
club-people = Membres
club-link = Enllaç del club
club-link-how = Qui l'obre s'hi pot unir. Sense l'enllaç ningú no troba el club.
club-renew = Enllaç nou (l'antic deixa de servir)
club-text = Vine a jugar amb nosaltres: { $name }, a Tabula Rubra.
club-join-title = Et vols unir a { $name }?
club-join-how = { $leader } dirigeix el club. Els membres veuen el teu nom i juguen tornejos amb tu. En pots sortir quan vulguis.
club-join = Uneix-m'hi
club-open = Ves al club
club-remove = Treu { $name }
club-remove-how = Vols treure { $name } del club? L'enllaç del club també deixa de servir.
club-hand-over = Fes que { $name } dirigeixi el club
club-hand-over-how = Vols que { $name } dirigeixi el club? Tu deixaràs de dirigir-lo.
club-heir = Qui l'ha de dirigir
club-yes = Sí
club-no = No
club-run = Dirigeix el club
club-rename = Canvia el nom
club-leave = Surt del club
club-leave-how = Vols sortir del club { $name }? Et retires dels seus tornejos.
club-close = Tanca el club
club-close-how = Vols tancar { $name } per sempre? Els tornejos s'acaben; les partides començades continuen.

## Tournaments

cup-title = Tornejos
cup-none = Encara no hi ha cap torneig.
cup-new = Anuncia un torneig
cup-name = Nom del torneig
cup-game = Joc
cup-seats = Llocs per taula
cup-format = Format
cup-format-swiss = Suís
cup-format-swiss-how = A cada ronda es troben els qui van igualats, i es repeteixen tan pocs encontres com es pot.
cup-format-round_robin = Lliga de tots contra tots
cup-format-round_robin-how = Tothom es troba amb tothom; per a { $most } persones com a màxim.
cup-rounds = Rondes
cup-pace = Ritme
cup-pace-live = En directe
cup-pace-live-how = 15 minuts per persona i 15 segons més per decisió. Una ronda s'acaba al cap { $hours ->
    [one] d'1 hora
   *[other] de { $hours } hores
} com a màxim.
cup-pace-days = Per torns
cup-pace-days-how = Dos dies per decisió. Una ronda s'acaba al cap del temps de sota com a màxim.
cup-hours = Durada d'una ronda
cup-days = { $count ->
    [one] 1 dia
   *[other] { $count } dies
}
cup-bots = Llocs buits
cup-bots-none = Taules amb menys llocs, o algú té una ronda lliure
cup-bots-level = Bots, { $level }
cup-announce = Anuncia'l
cup-people = { $count ->
    [one] Hi participa 1 persona
   *[other] Hi participen { $count } persones
}
cup-is-joining = obert a participants
cup-is-playing = ronda { $round } de { $rounds }
cup-is-over = acabat
cup-mine = hi participes
cup-join = Participa-hi
cup-leave = Deixa de participar-hi
cup-withdraw = Retira't
cup-withdraw-how = Vols retirar-te del torneig? Ja no tindràs més taules; el que tens es queda.
cup-withdraw-of = Retira { $name }
cup-withdraw-of-how = Vols retirar { $name }? Ja no tindrà més taules.
cup-start = Comença el torneig
cup-start-how = Després ja no s'hi pot unir ningú.
cup-call-off = Anul·la'l
cup-call-off-how = Vols anul·lar { $name } per sempre? La classificació es perd; les partides començades continuen.
cup-until = La ronda s'acaba { $when } com a màxim.
cup-rules = Una partida que llavors no s'hagi acabat la perd qui s'espera que jugui i qui no ha arribat a seure; els altres es reparteixen els punts. També la perd qui abandona. Una partida que no guanya ningú no dona punts a ningú.
cup-standings = Classificació
cup-rounds-title = Rondes
cup-round = Ronda { $number }
cup-table-mine = La teva taula
cup-table-watch = Mira-la
cup-bot = Bot
cup-gone = algú que ja no hi és
cup-withdrawn = fora del torneig
cup-free = ronda lliure
cup-column-place = Posició
cup-column-place-how = Per punts; els empats es desfan amb les columnes següents, d'esquerra a dreta. Qui empata en totes comparteix la posició.
cup-column-name = Nom
cup-column-points = Punts
cup-column-points-how = A cada taula, 1 per al primer lloc i 0 per a l'últim, i entremig a parts iguals; qui comparteix llocs en comparteix els punts. Si guanya un bàndol, 1 per a cada guanyador. Una ronda lliure és una victòria en el suís i no compta en la lliga, tret que els altres s'hagin retirat.
cup-column-opponents = Rivals
cup-column-opponents-how = Buchholz: els punts de tots els rivals. Més vol dir rivals més forts; a les taules de tres o quatre en compta la mitjana.
cup-column-beaten = Superats
cup-column-beaten-how = Sonneborn-Berger: els punts dels qui s'han superat, i la meitat dels qui han quedat igualats.
cup-column-won = Guanyades
cup-column-won-how = Taules amb el primer lloc, en solitari o compartit.
cup-column-played = Jugades
cup-column-played-how = Taules acabades; les rondes lliures no ho són.
cup-columns = Què volen dir les columnes
