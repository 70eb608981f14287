# Goofspiel no navegador

goofspiel-web-hand = { $reader ->
    [seat] As tuas cartas
   *[other] As cartas de { $seat }
}
goofspiel-web-mine = As tuas cartas
goofspiel-web-laid = Apostaste { $card }.

goofspiel-lesson-welcome = Ambos têm as mesmas seis cartas, de 1 a 6. Seis prémios, de 1 a 6, saem um a seguir ao outro.
goofspiel-lesson-prize = Este é o primeiro prémio. Vale tantos pontos como diz o número.
goofspiel-lesson-first = Aposta a carta do mesmo número. Apostam ao mesmo tempo, e ninguém vê a carta do outro.
goofspiel-lesson-next = As duas cartas foram gastas. Aposta outra vez a carta do número do prémio.
goofspiel-lesson-end = Já não há prémios, e ganha quem tem mais pontos. Da próxima vez, aposta o que o outro não espera!
