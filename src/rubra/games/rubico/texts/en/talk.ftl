# Talk at the table, in the words of whoever speaks

rubico-say-hold = I hold { $red } red, { $blue } blue{ $janus ->
    [0] { "" }
    [one] , 1 Janus
   *[other] , { $janus } Januses
}{ $pompey ->
    [0] { "" }
    [one] , 1 Pompey
   *[other] , { $pompey } Pompeys
}.
rubico-say-hold_some = I hold at least { $card_id ->
    [red] { $count } red
    [blue] { $count } blue
    [janus] { $count ->
        [one] 1 Janus
       *[other] { $count } Januses
    }
   *[pompey] { $count ->
        [one] 1 Pompey
       *[other] { $count } Pompeys
    }
}.
rubico-say-lies = Card { $slot } of my row is { $card_id ->
    [janus] a Janus
    [pompey] a Pompey
   *[other] { $card }
}.
rubico-say-am = { $role_id ->
    [legionary] I march with Caesar.
   *[senator] I am with the Senate.
}
rubico-say-rather_not = I would rather not say.
rubico-say-trust = { $reader ->
    [seat] I trust you.
   *[other] I trust { $seat }.
}
rubico-say-suspect = { $reader ->
    [seat] I suspect you.
   *[other] I suspect { $seat }.
}
rubico-say-accuse = { $reader ->
    [seat] You are with the Senate.
   *[other] { $seat } is with the Senate.
}
rubico-say-deny = { $reader ->
    [seat] What you say of me is not true.
   *[other] What { $seat } says of me is not true.
}
rubico-say-ask = { $topic_id ->
    [cards] { $reader ->
        [seat] You
       *[other] { $seat }
    }, what do you hold?
    [opinion] { $reader ->
        [seat] You
       *[other] { $seat }
    }, whom do you suspect?
   *[side] { $reader ->
        [seat] You
       *[other] { $seat }
    }, which side are you on?
}
rubico-say-took = { $motive_id ->
    [trusted] { $reader ->
        [seat] I took from you because I trust you.
       *[other] I took from { $seat } because I trust them.
    }
    [declared] { $reader ->
        [seat] I took from you because of what you declared.
       *[other] I took from { $seat } because of what they declared.
    }
   *[tested] { $reader ->
        [seat] I took from you to test you.
       *[other] I took from { $seat } to test them.
    }
}
rubico-saying-hold = All that I hold
rubico-saying-hold_some = Some of what I hold
rubico-saying-lies = One card of my row
rubico-topic-cards = their cards
rubico-topic-opinion = their opinion
rubico-topic-side = their side
rubico-motive-trusted = trust
rubico-motive-declared = what they declared
rubico-motive-tested = a test
rubico-web-talk-true = it was so
rubico-web-talk-false = it was not so
