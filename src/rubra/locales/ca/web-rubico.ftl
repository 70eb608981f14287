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
rubico-web-card-of = Carta { $slot } de { $name }
rubico-web-recommended = És la que recomana.
rubico-web-take-then = { $left ->
    [0] És l'última.
    [one] Després en falta 1.
   *[other] Després en falten { $left }.
} { $more ->
    [0] D'aquest seient, cap més.
    [one] D'aquest seient, 1 més.
   *[other] D'aquest seient, { $more } més.
}
rubico-web-why-taken = El Centurió l'ha presa.
rubico-web-why-covered = Està protegida i aquest torn no es pot prendre.
rubico-web-why-two = Ja en té dues d'aquest seient; més no se'n pot.
rubico-web-centurion-help = El Centurió: pren les cartes d'aquest torn.
rubico-web-power-sealed = Té un poder que encara no ha jugat.
rubico-web-power-played = Poder jugat
rubico-web-your-power = El teu poder
rubico-web-you-are = Ets
rubico-web-you-centurion = Ets el Centurió
rubico-web-centurion-waits = Ets el Centurió. Els altres posen les cartes.
rubico-web-your-row = La teva fila, per l'esquerra
rubico-web-row-card = { $card }, lloc { $slot }. Les fletxes la mouen.
rubico-web-first = recomanada
rubico-web-lay = Posa aquesta fila
rubico-web-lay-how = Arrossega les cartes, o toca'n dues per canviar-les.
rubico-web-lay-where = Toca la carta amb què la vols canviar.
rubico-web-your-claim = El que declares
rubico-web-claim-card = { $card }. Prem per canviar-la.
rubico-web-declare-truth = Declara la veritat
rubico-web-declare-lie = Declara la mentida
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
}, { $pompey } Pompeu.
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
rubico-web-mark-doubt = La teva marca privada per a { $name }: dubtosa
rubico-web-mark-suspect = La teva marca privada per a { $name }: sospitosa
rubico-web-ledger-empty = Encara no ha passat res.
rubico-web-story = { $said ->
    [0] No ha declarat mai res.
   *[other] { $lies ->
        [0] Declaracions: { $said }, totes certes.
        [one] Declaracions: { $said }, amb 1 mentida.
       *[other] Declaracions: { $said }, amb { $lies } mentides.
    }
}
rubico-web-but-held = però tenia
