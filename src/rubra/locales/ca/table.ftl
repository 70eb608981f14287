# What the browser says at a table, beside web.ftl

web-why-watch = Mira primer què passa; després tria.
web-why-other = Ara no. { $question }
web-why-turn = No és el teu torn: { $count ->
    [one] { $names } està triant.
   *[other] { $names } estan triant.
}
web-why-no-undo = Encara no has fet cap jugada.
web-why-no-back = Encara no s'ha jugat res que es pugui desfer.
web-why-asked-back = Ja s'ha demanat tornar enrere: primer cal respondre-ho.
web-since-mine = Des de la teva última jugada
web-past = Com estava després de la jugada { $moment }.
web-past-leave = Torna al present
web-hint-best = Un bot de nivell { $level } faria: { $move }
web-hint-figures = Mostra com n'està de segur
web-hint-do = Juga-ho
web-hint-unread = Una altra jugada mostra més probabilitat ({ $move }). Però qui aquí sempre fa la millor es deixa llegir: els bots en sortegen una, cada una tan sovint com s'ha provat.
web-hint-untried = Una altra jugada mostra més probabilitat ({ $move }), però s'ha provat menys vegades: la xifra és menys segura.
web-end-share = Comparteix
web-end-share-link = L'enllaç ensenya tota la partida a qui el tingui:
web-end-picture = Desa la imatge
web-end-points = Punts segons d'on venen
web-end-hands = La mà de tothom al final
web-fold-desk = Plega la meva zona
web-zoom-in = Més gran
web-zoom-out = Més petit
web-zoom-whole = Tot el tauler
web-passes = Fes-ho per mi quan només es pot fer una cosa (al cap d'una estona, com si hi hagués pensat)
web-signs = Els signes i què volen dir
web-met = Nou per a tu
web-met-got-it = Entesos
web-met-none = No expliquis més signes
web-explain = Explica els signes la primera vegada que els trobo
web-first-offer = No has jugat mai a aquest joc? La lliçó l'ensenya en uns minuts.
web-first-no = Juga de seguida
