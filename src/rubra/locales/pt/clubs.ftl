# Clubes e os seus torneios; carregam-se quando são precisos.

club-title = Clubes
club-none = Ainda não fazes parte de nenhum clube. Cria um e envia a ligação a quem gostas de ter à mesa.
club-new = Criar um clube
club-name = Nome do clube
club-members = { $count ->
    [1] 1 membro
   *[other] { $count } membros
}
club-leader = dirige
club-people = Membros
club-link = Ligação do clube
club-link-how = Quem a abrir pode entrar. Sem ela ninguém encontra o clube.
club-renew = Nova ligação (a antiga deixa de servir)
club-text = Vem jogar connosco: { $name }, na Tabula Rubra.
club-join-title = Entrar em { $name }?
club-join-how = { $leader } dirige o clube. Os membros veem o teu nome e jogam torneios contigo. Podes sair quando quiseres.
club-join = Entrar
club-open = Ir para o clube
club-remove = Retirar { $name }
club-remove-how = Retirar { $name } do clube? A ligação do clube também deixa de servir.
club-hand-over = Passar a direção do clube a { $name }
club-hand-over-how = Passar a direção do clube a { $name }? Já não serás tu a dirigi-lo.
club-heir = Quem passa a dirigir
club-yes = Sim
club-no = Não
club-run = Dirigir o clube
club-rename = Mudar o nome
club-leave = Sair do clube
club-leave-how = Sair de { $name }? Desistes dos torneios do clube.
club-close = Fechar o clube
club-close-how = Fechar { $name } de vez? Os torneios acabam; os jogos começados continuam.

## Tournaments

cup-title = Torneios
cup-none = Ainda não há torneios.
cup-new = Anunciar um torneio
cup-name = Nome do torneio
cup-game = Jogo
cup-seats = Lugares por mesa
cup-format = Formato
cup-format-swiss = Suíço
cup-format-swiss-how = Em cada ronda encontram-se as pessoas com os mesmos pontos, e repetem-se tão poucos encontros quanto possível.
cup-format-round_robin = Todos contra todos
cup-format-round_robin-how = Toda a gente se encontra; lugares: { $most }, no máximo.
cup-rounds = Rondas
cup-pace = Ritmo
cup-pace-live = Em direto
cup-pace-live-how = 15 minutos por pessoa e mais 15 segundos por decisão. Uma ronda acaba ao fim de { $hours ->
    [1] 1 hora
   *[other] { $hours } horas
} no máximo.
cup-pace-days = Liga por turnos
cup-pace-days-how = Dois dias por decisão. Uma ronda acaba ao fim do tempo indicado abaixo, no máximo.
cup-hours = Duração de uma ronda
cup-days = { $count ->
    [1] 1 dia
   *[other] { $count } dias
}
cup-bots = Lugares vazios
cup-bots-none = Mesas com menos lugares, ou alguém fica com uma ronda livre
cup-bots-level = Bots, { $level }
cup-announce = Anunciar
cup-people = { $count ->
    [1] Participa 1 pessoa
   *[other] Participam { $count } pessoas
}
cup-is-joining = aberto a participantes
cup-is-playing = ronda { $round } de { $rounds }
cup-is-over = terminado
cup-mine = participas
cup-join = Participar
cup-leave = Deixar de participar
cup-withdraw = Desistir
cup-withdraw-how = Desistir do torneio? Não terás mais mesas; o que tens fica.
cup-withdraw-of = Retirar { $name } do torneio
cup-withdraw-of-how = Retirar { $name } do torneio? Não terá mais mesas.
cup-start = Começar o torneio
cup-start-how = Depois já ninguém pode entrar.
cup-call-off = Cancelar o torneio
cup-call-off-how = Cancelar { $name } de vez? A classificação perde-se; os jogos começados continuam.
cup-until = A ronda acaba { $when }, no máximo.
cup-rules = Um jogo que então não tenha acabado é perdido por quem tinha de jogar e por quem não chegou a sentar-se; os outros dividem os pontos. Também perde quem abandona. Um jogo que ninguém ganha não dá pontos a ninguém.
cup-standings = Classificação
cup-rounds-title = Rondas
cup-round = Ronda { $number }
cup-table-mine = A tua mesa
cup-table-watch = Ver
cup-bot = Bot
cup-gone = alguém que já não está
cup-withdrawn = fora do torneio
cup-free = ronda livre
cup-column-place = Lugar
cup-column-place-how = Por pontos; os empates desfazem-se com as colunas seguintes, da esquerda para a direita. Quem empata em todas partilha o lugar.
cup-column-name = Nome
cup-column-points = Pontos
cup-column-points-how = Em cada mesa, 1 para o primeiro lugar e 0 para o último, e entre eles em partes iguais; quem partilha lugares partilha os pontos. Se um lado ganha em conjunto, 1 para cada vencedor. Uma ronda livre é uma vitória no suíço e não conta no todos contra todos, a menos que os outros tenham desistido.
cup-column-opponents = Adversários
cup-column-opponents-how = Buchholz: os pontos de todos os adversários. Mais quer dizer adversários mais fortes; em mesas de três ou quatro conta a média.
cup-column-beaten = Superados
cup-column-beaten-how = Sonneborn-Berger: os pontos de quem ficou atrás, e metade dos de quem ficou em igualdade.
cup-column-won = Ganhas
cup-column-won-how = Mesas com o primeiro lugar, a sós ou partilhado.
cup-column-played = Jogadas
cup-column-played-how = Mesas terminadas; as rondas livres não contam.
cup-columns = O que querem dizer as colunas
