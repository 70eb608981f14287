# What the workbench says, whatever the game.

bench-title = Oficina de design
bench-lead = Muda a caixa de um jogo e vê logo o que milhares de partidas entre bots fazem dela.
bench-tab-box = A caixa
bench-tab-found = O que provoca
bench-yes = sim
bench-no = não
bench-was = era { $value }
bench-changed = { $place }: { $before } → { $after }
bench-was-added = Acrescentado: { $place }
bench-was-removed = Retirado: { $place }
bench-take-out = Retirar: { $what }
bench-add-to = Acrescentar a: { $what }
bench-add = Acrescentar…
bench-one-more = Mais um
bench-less-of = Menos: { $what }
bench-more-of = Mais: { $what }
bench-copy-of = Copiar: { $what }
bench-name = Nome
bench-change-card = Alterar
bench-close-card = Fechar
bench-find = Procurar uma carta ou um número
bench-nothing-found = Nada tem esse nome.
bench-parts = Partes da caixa
bench-undo = Desfazer
bench-redo = Refazer
bench-as-file = Como ficheiro (TOML)
bench-as-form = Como formulário
bench-as-file-how = A mesma caixa como texto. O que escreveres ou colares aqui muda o formulário.
bench-source-rulebook = livro de regras
bench-source-rulebook-how = O livro de regras diz isto, ou deduz-se dele.
bench-source-published = publicado
bench-source-published-how = Uma recensão ou um resumo das regras mostra-o.
bench-source-reconstructed = reconstruído
bench-source-reconstructed-how = Nenhuma fonte o dá; é nosso.
bench-changes = As tuas mudanças
bench-no-changes = Ainda nada mudou: é a caixa tal como vem.
bench-unchanged = A caixa tal como vem
bench-put-back = Repor como estava
bench-reset = Repor tudo
bench-cannot-be-played = Não se pode jogar com esta caixa.
bench-show-it = Mostrar onde
bench-show-why = Ver porquê
bench-play-many = Jogar muitas partidas
bench-players = Jogadores
bench-bots = Bots
bench-by-seat = Outro em cada lugar
bench-searching-how = Os bots que pensam à frente precisam de segundos por partida: começa com cem.
bench-options = Opções
bench-seed = Semente
bench-seed-how = O mesmo número dá as mesmas distribuições.
bench-range = Experimentar um número num intervalo
bench-range-how = Cada valor é jogado com as mesmas distribuições. Um número é desenhado como uma curva de nove valores no máximo, dois como um mapa.
bench-figure = Número
bench-from = de
bench-to = a
bench-second-range = Um segundo número: desenhar um mapa
bench-games = Partidas
bench-takes = Cerca de { $time }.
bench-seconds = { $count ->
    [1] { $count } segundo
   *[other] { $count } segundos
}
bench-minutes = { $count ->
    [1] { $count } minuto
   *[other] { $count } minutos
}
bench-hours = { $count ->
    [1] { $count } hora
   *[other] { $count } horas
}
bench-run = Ver o que provoca
bench-run-standard = Jogar com a caixa tal como vem
bench-run-range = Desenhar a curva
bench-run-map = Desenhar o mapa
bench-stop = Parar
bench-go-on = Continuar
bench-more-games = Mais partidas
bench-games-played = Partidas jogadas
bench-so-many = { $games ->
    [1] { $games } partida de cada caixa, com a mesma distribuição
   *[other] { $games } partidas de cada caixa, com as mesmas distribuições
}
bench-a-second = { $games ->
    [1] { $games } partida por segundo
   *[other] { $games } partidas por segundo
}
bench-so-many-changes = Mudanças: { $count }
bench-stuck = { $decisions ->
    [1] A partida { $game } não acabou em { $decisions } decisão. Parou-se.
   *[other] A partida { $game } não acabou em { $decisions } decisões. Parou-se.
}
bench-rules-failed = As regras falharam na partida { $game }, que parou.
bench-run-failed = Falhou:
bench-left-out = Fica de fora, { $value }:
bench-watch = ver
bench-watch-it = Ver esta partida
bench-watch-without = ver uma partida sem
bench-watch-with = e a mesma com a mudança
bench-no-such-game = Não se encontrou tal partida.
bench-found = O que dizem as partidas
bench-variants = Variantes
bench-without = tal como vem
bench-with = com as tuas mudanças
bench-from-to = de { $low } a { $high }
bench-by = De { $low } a { $high }, com 95 % de confiança
bench-by-points = De { $low } a { $high } pontos percentuais, com 95 % de confiança
bench-no-difference = { $games ->
    [1] { $games } partida não mostra nenhuma diferença.
   *[other] { $games } partidas não mostram nenhuma diferença.
}
bench-cannot-tell = Não há partidas suficientes para saber:
bench-would-have-seen = { $points ->
    [1] Uma diferença de mais de { $points } ponto percentual ter-se-ia visto.
   *[other] Uma diferença de mais de { $points } pontos percentuais ter-se-ia visto.
}
bench-all-the-same = Todas as partidas correram exatamente da mesma maneira: a mudança nunca se notou.
bench-noticed-elsewhere = Nota-se com:
bench-not-the-same-table = Não se comparam partida a partida: as mesas não são iguais.
bench-who-wins = Quem ganha
bench-began = Quem começa
bench-by-bot = Por bot
bench-how-it-ends = Como acaba
bench-points = Pontos
bench-figure-side = vitórias: { $side }
bench-figure-seat = vitórias: { $seat }
bench-figure-nobody = partidas que ninguém ganha
bench-figure-turns = duração em turnos
bench-figure-decisions = número de decisões
bench-figure-margin = margem de vitória
bench-figure-best = melhor pontuação
bench-figure-lead = mudanças de líder
bench-figure-settled = décimo da partida a partir do qual ia à frente quem ganhou
bench-says-side = { $way ->
    [more] { $who }: ganha mais vezes, { $before } → { $after } de todas as partidas.
   *[less] { $who }: ganha menos vezes, { $before } → { $after } de todas as partidas.
}
bench-says-winner = { $way ->
    [more] { $who }: ganha mais vezes, { $before } → { $after } de todas as partidas.
   *[less] { $who }: ganha menos vezes, { $before } → { $after } de todas as partidas.
}
bench-says-nobody = { $way ->
    [more] Mais partidas acabam sem vencedor: { $before } → { $after } de todas as partidas.
   *[less] Menos partidas acabam sem vencedor: { $before } → { $after } de todas as partidas.
}
bench-says-turns = { $way ->
    [more] As partidas são mais longas: { $before } → { $after } turnos.
   *[less] As partidas são mais curtas: { $before } → { $after } turnos.
}
bench-says-decisions = { $way ->
    [more] Há mais para decidir: { $before } → { $after } decisões por partida.
   *[less] Há menos para decidir: { $before } → { $after } decisões por partida.
}
bench-says-margin = { $way ->
    [more] O fim é menos renhido: uma vantagem de { $before } → { $after } pontos.
   *[less] O fim é mais renhido: uma vantagem de { $before } → { $after } pontos.
}
bench-says-best = { $way ->
    [more] A melhor pontuação é mais alta: { $before } → { $after } pontos.
   *[less] A melhor pontuação é mais baixa: { $before } → { $after } pontos.
}
bench-says-lead = { $way ->
    [more] O líder muda mais vezes: { $before } → { $after } vezes por partida.
   *[less] O líder muda menos vezes: { $before } → { $after } vezes por partida.
}
bench-says-taken = { $way ->
    [more] { $what }: tira-se mais vezes, { $before } → { $after } das vezes em que se podia.
   *[less] { $what }: tira-se menos vezes, { $before } → { $after } das vezes em que se podia.
}
bench-says-worth = { $way ->
    [more] { $what }: vale mais para quem o tira, { $before } → { $after } pontos percentuais de vitórias.
   *[less] { $what }: vale menos para quem o tira, { $before } → { $after } pontos percentuais de vitórias.
}
bench-cards = Cartas e outras coisas
bench-cards-how = { $games ->
    [1] Contado em { $games } partida.
   *[other] Contado em { $games } partidas.
} Valor: quantos pontos percentuais mais vezes ganha quem o levou. Um ponto vermelho marca uma diferença clara.
bench-card = Coisa
bench-taken = Levado
bench-worth = Valor
bench-fewer = Mostrar menos
bench-all-of-them = Todos: { $count }
bench-never-used = Nunca usado:
bench-points-from = De onde vêm os pontos
bench-winners = Vencedores
bench-others = Outros
bench-keep-and-share = Guardar e partilhar
bench-play-it = Jogar contra bots
bench-invite = Convidar amigos
bench-keep = Guardar
bench-kept = Guardado neste navegador.
bench-copy-link = Copiar uma ligação
bench-link-copied = A ligação foi copiada.
bench-save-file = Guardar como ficheiro
bench-save-table = Guardar as partidas (CSV)
bench-saved = Guardado.
bench-print = Imprimir
bench-share-how = A ligação e o ficheiro contêm caixa, experiência e resultado: quem os abre vê as mesmas partidas e números. O mesmo ficheiro, com mais partidas, é jogado por rubra lab run em todos os núcleos de uma máquina maior; o que encontra abre-se aqui.
bench-notes = Notas
bench-open-file = Abrir uma experiência
bench-opened = Aberto.
bench-cannot-open = Não se pode abrir:
bench-mine = As minhas experiências
bench-played = O que se jogou
bench-together = Todas as variantes são jogadas com as mesmas distribuições. Os intervalos de cada tabela valem em conjunto com 95 %.
bench-variant = Variante
bench-save-for-workbench = Guardar para a oficina de design
bench-save-for-workbench-how = A oficina de design do navegador abre este ficheiro, com todos os números, e continua a partir daí.
bench-luck = A sorte da distribuição
bench-luck-how = Cada distribuição foi jogada mais de uma vez por bots iguais. Esta parte do resultado é decidida pela distribuição, o resto pelo que os jogadores fazem.
bench-bans = Quanto vale cada coisa
bench-bans-how = Um lugar, cada vez outro, deixa a coisa sempre que tem outra coisa para fazer. Isso muda as suas vitórias nestes pontos percentuais.
bench-holes = Jogadas que ninguém faz
bench-never-legal = Nunca legais:
bench-never-made = Legais, mas nunca feitas:
bench-unusual = Partidas invulgares
bench-unusual-how = Cada uma abre-se numa mesa de { $server }, se lá houver um servidor: rubra serve inicia um.
bench-unusual-game = { $turns ->
    [1] Partida { $game }, { $turns } turno.
   *[other] Partida { $game }, { $turns } turnos.
}
bench-unusual-longest = A mais longa
bench-unusual-shortest = A mais curta
bench-unusual-largest-margin = A maior vantagem
bench-unusual-highest-score = A pontuação mais alta
bench-unusual-most-changes-of-the-lead = Mais mudanças de líder
bench-unusual-most-legal-moves = Mais jogadas legais de uma vez
bench-unusual-rarest-end = O final mais raro
bench-open-torn = Esta experiência não está inteira: falta uma parte da ligação ou do ficheiro. Volta a pedi-la.
bench-open-large = É grande demais para ser uma experiência.
bench-open-failed = Não se conseguiu abrir. Volta a carregar a página e tenta outra vez.
bench-unfit-other-rules = O resultado desta experiência é de outra versão das regras. As partidas são jogadas de novo.
bench-unfit-damaged = O resultado desta experiência está danificado. As partidas são jogadas de novo.
bench-failed-table = Não se conseguiu abrir nenhuma mesa com esta caixa.
bench-failed-keep = Não se conseguiu guardar neste navegador. Guarda-a antes como ficheiro.
bench-failed-link = Não se conseguiu fazer uma ligação. Guarda-a antes como ficheiro.
bench-failed-save = Não se conseguiu guardar.
bench-link-by-hand = A ligação, para copiar à mão
bench-would-show = { $games ->
    [1] Se a diferença for a que parece ({ $what }), ver-se-ia com { $games } partida.
   *[other] Se a diferença for a que parece ({ $what }), ver-se-ia com cerca de { $games } partidas.
}
bench-play-so-many = { $games ->
    [1] Jogar { $games } partida
   *[other] Jogar { $games } partidas
}
bench-watch-in-workbench = Abre-o na oficina de design para ver uma partida destes números.
bench-watch-needs-server = «ver» abre uma partida em { $server }, se lá houver um servidor: rubra serve inicia um.
bench-rules-version = Regras: versão { $version }
bench-other-rules = Encontrado com regras diferentes das do programa que escreveu esta página. As partidas não se podem ver: correriam de outra maneira.
