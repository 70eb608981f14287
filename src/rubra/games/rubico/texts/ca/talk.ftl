# Les converses a la taula, amb les paraules de qui parla

rubico-say-hold = Tinc { $red ->
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
rubico-say-hold_some = Tinc com a mínim { $card_id ->
    [red] { $count ->
        [one] 1 vermella
       *[other] { $count } vermelles
    }
    [blue] { $count ->
        [one] 1 blava
       *[other] { $count } blaves
    }
    [janus] { $count } Janus
   *[pompey] { $count ->
        [one] 1 Pompeu
       *[other] { $count } Pompeus
    }
}.
rubico-say-lies = La carta { $slot } de la meva fila és { $card_id ->
    [janus] un Janus
    [pompey] un Pompeu
   *[other] { $card }
}.
rubico-say-am = { $role_id ->
    [legionary] Vaig amb Cèsar.
   *[senator] Soc del Senat.
}
rubico-say-rather_not = M'estimo més no dir-ho.
rubico-say-trust = { $reader ->
    [seat] Confio en tu.
   *[other] Confio en { $seat }.
}
rubico-say-suspect = { $reader ->
    [seat] Em fas sospitar.
   *[other] { $seat } em fa sospitar.
}
rubico-say-accuse = { $reader ->
    [seat] Ets del Senat!
   *[other] { $seat } és del Senat!
}
rubico-say-deny = { $reader ->
    [seat] Això que dius de mi no és veritat.
   *[other] Això que { $seat } diu de mi no és veritat.
}
rubico-say-ask = { $reader ->
    [seat] { $topic_id ->
        [cards] Què tens?
        [opinion] Qui et fa sospitar?
       *[side] De quin bàndol ets?
    }
   *[other] { $topic_id ->
        [cards] { $seat }, què tens?
        [opinion] { $seat }, qui et fa sospitar?
       *[side] { $seat }, de quin bàndol ets?
    }
}
rubico-say-took = { $reader ->
    [seat] { $motive_id ->
        [trusted] He agafat cartes teves perquè hi confio.
        [declared] He agafat cartes teves pel que has declarat.
       *[tested] He agafat cartes teves per veure què passa.
    }
   *[other] { $motive_id ->
        [trusted] { $seat }: n'he agafat cartes perquè hi confio.
        [declared] { $seat }: n'he agafat cartes pel que ha declarat.
       *[tested] { $seat }: n'he agafat cartes per veure què passa.
    }
}
rubico-saying-hold = Tot el que tinc
rubico-saying-hold_some = Una part del que tinc
rubico-saying-lies = Una carta de la meva fila
rubico-topic-cards = les seves cartes
rubico-topic-opinion = la seva opinió
rubico-topic-side = el seu bàndol
rubico-motive-trusted = confiança
rubico-motive-declared = el que ha declarat
rubico-motive-tested = una prova
rubico-web-talk-true = era cert
rubico-web-talk-false = no era cert
