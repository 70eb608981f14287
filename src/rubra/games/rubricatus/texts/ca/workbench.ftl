# What the workbench calls the parts and figures of the box.

## Parts of the box

rubricatus-box-era = Eres
rubricatus-box-region = Regions
rubricatus-box-problems = Problemes
rubricatus-box-resources = Recursos
rubricatus-box-development = Marcadors de desenvolupament
rubricatus-box-developers = Arribar al final d'un marcador
rubricatus-box-scoring = Puntuació
rubricatus-box-construction = Construccions
rubricatus-box-action = Cartes d'acció
rubricatus-box-era_card = Cartes d'Era i calamitats
rubricatus-box-eteria = Etèries

## Figures

rubricatus-box-era-rounds = rondes
rubricatus-box-era-draw = cartes que es roben cada ronda
rubricatus-box-era-helpers = ajudants de cada jugador
rubricatus-box-region-players = oberta a partir de tants jugadors
rubricatus-box-region-comarques = accepta construccions de
rubricatus-box-problems-in_each_region = a cada regió al començament
rubricatus-box-problems-in_drawer_with_three = al calaix amb tres jugadors
rubricatus-box-problems-in_drawer_with_four = al calaix amb quatre jugadors
rubricatus-box-problems-most_in_region = com a màxim en una regió
rubricatus-box-problems-most_to_build = com a màxim on es construeix
rubricatus-box-resources-most = com a màxim de cada recurs
rubricatus-box-resources-cycle = punts d'un excedent al següent
rubricatus-box-development-spaces = punts de cada espai
rubricatus-box-developers-first = punts per al primer
rubricatus-box-developers-later = punts per als següents
rubricatus-box-scoring-extension = una ampliació
rubricatus-box-scoring-majority = més construccions d'una Era
rubricatus-box-scoring-majority_tied = el mateix, en cas d'empat
rubricatus-box-scoring-all_eras = una construcció de cada Era
rubricatus-box-scoring-all_comarques = una construcció de cada comarca
rubricatus-box-scoring-leftovers_for_a_point = recursos sobrants per un punt
rubricatus-box-construction-era = Era
rubricatus-box-construction-comarca = comarca
rubricatus-box-construction-cost = cost
rubricatus-box-construction-problems = problemes que porta
rubricatus-box-construction-points = punts
rubricatus-box-construction-develop = passos de desenvolupament
rubricatus-box-construction-income = ingressos cada ronda
rubricatus-box-construction-partner = aparellada amb
rubricatus-box-action-points = valor
rubricatus-box-action-event = què fa en lloc d'això
rubricatus-box-action-removed = després surt del joc
rubricatus-box-era_card-era = Era
rubricatus-box-era_card-calamity = calamitat
rubricatus-box-era_card-now = de seguida
rubricatus-box-era_card-check = comprovació al final de la ronda
rubricatus-box-era_card-prize = si se supera
rubricatus-box-era_card-penalty = si no se supera
rubricatus-box-eteria-ability = habilitat
rubricatus-box-eteria-what = de quin recurs

## Words

rubricatus-box-word-do = què passa
rubricatus-box-word-what = de quin, o on
rubricatus-box-word-n = quants
rubricatus-box-word-who = per a qui
rubricatus-box-word-each = cada jugador
rubricatus-box-word-holder = qui té la iniciativa
rubricatus-box-word-materials = materials
rubricatus-box-word-technology = tecnologia
rubricatus-box-word-culture = cultura
rubricatus-box-word-defence = defensa
rubricatus-box-word-gain = guanyar un recurs
rubricatus-box-word-gain_any = guanyar d'un recurs a triar
rubricatus-box-word-lose = perdre un recurs
rubricatus-box-word-lose_any = perdre recursos a triar
rubricatus-box-word-score = guanyar punts de victòria
rubricatus-box-word-forfeit = perdre punts de victòria
rubricatus-box-word-take = prendre recursos a altres
rubricatus-box-word-recruit = reclutar una etèria
rubricatus-box-word-replace = canviar cartes del mercat
rubricatus-box-word-add = problemes en una regió
rubricatus-box-word-add_any = problemes en regions a triar
rubricatus-box-word-add_everywhere = problemes a cada regió
rubricatus-box-word-remove = treure problemes d'una regió
rubricatus-box-word-remove_any = treure problemes a triar
rubricatus-box-word-purge = les cartes d'Eres anteriors deixen el mercat
rubricatus-box-word-built = algú ha construït
rubricatus-box-word-has = algú té un recurs
rubricatus-box-word-leads = anar primer en un marcador
rubricatus-box-word-calm = pocs problemes en una regió
rubricatus-box-word-all_calm = pocs problemes a cada regió
rubricatus-box-word-soothe = treu un problema de la regió
rubricatus-box-word-gather = en produeix un de més
rubricatus-box-word-endure = construeix amb un problema més
rubricatus-box-word-spare = construir costa un de menys
rubricatus-box-word-construction = construcció
rubricatus-box-word-action = carta d'acció
rubricatus-box-word-era_card = carta d'Era
rubricatus-box-word-eteria = etèria

## What they mean

rubricatus-box-era-how = Quantes rondes té una Era, quantes cartes hi roba cada jugador i quants ajudants té llavors cadascun: tants torns té una ronda.
rubricatus-box-region-how = On es construeixen les construccions de cada comarca. Amb tres jugadors, les regions mixtes es tapen.
rubricatus-box-problems-how = Quan el calaix queda buit la partida s'acaba, i tothom ha perdut.
rubricatus-box-problems-most_in_region-how = El problema que no hi cap s'ha de posar en una altra regió.
rubricatus-box-problems-most_to_build-how = On n'hi ha més, cal mitigar-ne abans de construir.
rubricatus-box-resources-how = Les fitxes dels quatre recursos. El punt que faria passar una fitxa del final dona un pas de desenvolupament i la torna a 0.
rubricatus-box-resources-cycle-how = Un més que el màxim, si la fitxa torna a 0 amb el punt que passa del final; tant com el màxim, si hi torna en arribar al final.
rubricatus-box-development-how = N'hi ha un per cada recurs. Cada casella dona els seus punts de victòria de seguida; l'última és el final.
rubricatus-box-developers-how = En lloc dels punts de l'última casella. Qui és al final i ha d'avançar torna a puntuar com els que segueixen.
rubricatus-box-scoring-how = Una ampliació puntua en construir-la; tota la resta, al final de la partida.
rubricatus-box-construction-how = Cartes del mercat. Qui en construeix una paga el cost, posa els seus problemes a la regió i puntua el valor de la carta jugada; els punts i els passos arriben de seguida, els ingressos cada ronda.
rubricatus-box-action-how = Cada jugador té una baralla amb totes aquestes. Una carta es juga pel valor o pel que fa en comptes d'això, i el valor més alt agafa la iniciativa.
rubricatus-box-era_card-how = Cada ronda se'n gira una. Les calamitats només surten amb les dificultats que les inclouen.
rubricatus-box-eteria-how = Les recluten els esdeveniments: cadascuna ocupa el lloc d'un ajudant i té una habilitat allà on es col·loca.
