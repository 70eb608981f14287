# Le chiacchiere al tavolo, con le parole di chi parla

rubico-say-hold = Ho { $red ->
    [one] 1 rossa
   *[other] { $red } rosse
}, { $blue } blu{ $janus ->
    [0] { "" }
   *[other] , { $janus } Giano
}{ $pompey ->
    [0] { "" }
   *[other] , { $pompey } Pompeo
}.
rubico-say-hold_some = Ho almeno { $card_id ->
    [red] { $count ->
        [one] 1 rossa
       *[other] { $count } rosse
    }
    [blue] { $count } blu
    [janus] { $count } Giano
   *[pompey] { $count } Pompeo
}.
rubico-say-lies = Nella mia fila, la carta { $slot }: { $card_id ->
    [janus] un Giano
    [pompey] un Pompeo
   *[other] { $card }
}.
rubico-say-am = { $role_id ->
    [legionary] Marcio con Cesare.
   *[senator] Sto con il Senato.
}
rubico-say-rather_not = Preferisco non dirlo.
rubico-say-trust = { $reader ->
    [seat] Mi fido di te.
   *[other] Mi fido di { $seat }.
}
rubico-say-suspect = { $reader ->
    [seat] Sospetto di te.
   *[other] Sospetto di { $seat }.
}
rubico-say-accuse = { $reader ->
    [seat] Tu stai con il Senato.
   *[other] { $seat } sta con il Senato.
}
rubico-say-deny = { $reader ->
    [seat] Quello che dici di me non è vero.
   *[other] Quello che { $seat } dice di me non è vero.
}
rubico-say-ask = { $topic_id ->
    [cards] { $reader ->
        [seat] Tu
       *[other] { $seat }
    }, che cosa hai?
    [opinion] { $reader ->
        [seat] Tu
       *[other] { $seat }
    }, di chi sospetti?
   *[side] { $reader ->
        [seat] Tu
       *[other] { $seat }
    }, da che parte stai?
}
rubico-say-took = { $motive_id ->
    [trusted] { $reader ->
        [seat] Ho preso da te perché mi fido.
       *[other] Ho preso da { $seat } perché mi fido.
    }
    [declared] { $reader ->
        [seat] Ho preso da te per quello che hai dichiarato.
       *[other] Ho preso da { $seat } per quello che ha dichiarato.
    }
   *[tested] { $reader ->
        [seat] Ho preso da te per vedere che cosa succede.
       *[other] Ho preso da { $seat } per vedere che cosa succede.
    }
}
rubico-saying-hold = Tutto quello che ho
rubico-saying-hold_some = Una parte di quello che ho
rubico-saying-lies = Una carta della mia fila
rubico-topic-cards = le sue carte
rubico-topic-opinion = la sua opinione
rubico-topic-side = la sua parte
rubico-motive-trusted = fiducia
rubico-motive-declared = quello che ha dichiarato
rubico-motive-tested = una prova
rubico-web-talk-true = era vero
rubico-web-talk-false = non era vero
