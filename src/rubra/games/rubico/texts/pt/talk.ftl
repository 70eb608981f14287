# As conversas à mesa, nas palavras de quem fala

rubico-say-hold = Tenho { $red ->
    [1] 1 vermelha
   *[other] { $red } vermelhas
}, { $blue ->
    [1] 1 azul
   *[other] { $blue } azuis
}{ $janus ->
    [0] { "" }
    [1] , 1 Jano
   *[other] , { $janus } Janos
}{ $pompey ->
    [0] { "" }
    [1] , 1 Pompeu
   *[other] , { $pompey } Pompeus
}.
rubico-say-hold_some = Tenho pelo menos { $card_id ->
    [red] { $count ->
        [1] 1 vermelha
       *[other] { $count } vermelhas
    }
    [blue] { $count ->
        [1] 1 azul
       *[other] { $count } azuis
    }
    [janus] { $count ->
        [1] 1 Jano
       *[other] { $count } Janos
    }
   *[pompey] { $count ->
        [1] 1 Pompeu
       *[other] { $count } Pompeus
    }
}.
rubico-say-lies = A carta { $slot } da minha fila é { $card_id ->
    [janus] um Jano
    [pompey] um Pompeu
   *[other] { $card }
}.
rubico-say-am = { $role_id ->
    [legionary] Marcho com César.
   *[senator] Sou do Senado.
}
rubico-say-rather_not = Prefiro não dizer.
rubico-say-trust = { $reader ->
    [seat] Confio em ti.
   *[other] Confio em { $seat }.
}
rubico-say-suspect = { $reader ->
    [seat] Suspeito de ti.
   *[other] Suspeito de { $seat }.
}
rubico-say-accuse = { $reader ->
    [seat] Tu és do Senado.
   *[other] { $seat } é do Senado.
}
rubico-say-deny = { $reader ->
    [seat] O que dizes de mim não é verdade.
   *[other] O que { $seat } diz de mim não é verdade.
}
rubico-say-ask = { $topic_id ->
    [cards] { $reader ->
        [seat] Tu
       *[other] { $seat }
    }, o que tens?
    [opinion] { $reader ->
        [seat] Tu
       *[other] { $seat }
    }, de quem suspeitas?
   *[side] { $reader ->
        [seat] Tu
       *[other] { $seat }
    }, de que lado estás?
}
rubico-say-took = { $motive_id ->
    [trusted] { $reader ->
        [seat] Tirei-te cartas por confiança.
       *[other] Tirei cartas a { $seat } por confiança.
    }
    [declared] { $reader ->
        [seat] Tirei-te cartas pelo que declaraste.
       *[other] Tirei cartas a { $seat } pelo que declarou.
    }
   *[tested] { $reader ->
        [seat] Tirei-te cartas para tirar dúvidas.
       *[other] Tirei cartas a { $seat } para tirar dúvidas.
    }
}
rubico-saying-hold = Tudo o que tenho
rubico-saying-hold_some = Parte do que tenho
rubico-saying-lies = Uma carta da minha fila
rubico-topic-cards = as suas cartas
rubico-topic-opinion = a sua opinião
rubico-topic-side = o seu lado
rubico-motive-trusted = confiança
rubico-motive-declared = o que declarou
rubico-motive-tested = uma prova
rubico-web-talk-true = era verdade
rubico-web-talk-false = não era verdade
