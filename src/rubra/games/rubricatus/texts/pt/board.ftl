# O que o navegador diz de Rubricatus.

## Options

rubricatus-option-difficulty-standard = padrão
rubricatus-option-difficulty-easy = fácil, sem cartas de Era
rubricatus-option-difficulty-hard = difícil
rubricatus-option-difficulty-calamities = só calamidades
rubricatus-option-difficulty-random = completamente ao acaso

## The parts of the table

rubricatus-web-map = O vale do Llobregat e do Cardener
rubricatus-web-seats = Os jogadores, pela ordem em que agem
rubricatus-web-problems = { $count ->
    [0] Nenhum problema
    [1] 1 problema, de { $most } no máximo
   *[other] { $count } problemas, de { $most } no máximo
}
rubricatus-web-too-many = Problemas a mais para construir: no máximo { $most }
rubricatus-web-stands = Está aqui { $reader ->
    [name] um ajudante teu
   *[other] um ajudante de { $name }
}
rubricatus-web-fits = { $count ->
    [0] Nada do mercado se poderia construir aqui agora
    [1] 1 carta do mercado poderia construir-se aqui
   *[other] { $count } cartas do mercado poderiam construir-se aqui
}
rubricatus-web-drawer = Problemas que restam na gaveta: { $count } de { $all }. Quando ficar vazia, todos terão perdido.
rubricatus-web-drawer-alarm = { $count ->
    [1] Só resta 1 problema na gaveta. Quando ficar vazia, todos terão perdido.
   *[other] Só restam { $count } problemas na gaveta. Quando ficar vazia, todos terão perdido.
}
rubricatus-web-drawer-empty = A gaveta está vazia. O rio perdeu-se.
rubricatus-web-era-track = O percurso das Eras
rubricatus-web-era-next = { $rounds ->
    [1] Próxima ronda: { $era }
   *[other] Daqui a { $rounds } rondas: { $era }
}
rubricatus-web-era-last = É a última Era
rubricatus-web-era-draw = Todos tiram { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
rubricatus-web-era-helper = Todos ganham um ajudante
rubricatus-web-era-leaving = Saem do mercado as cartas da { $era }
rubricatus-web-at-end = No fim:
rubricatus-web-passing = Cumpre agora a condição:
rubricatus-web-table-passes = Como as coisas estão, a mesa cumpre a condição.
rubricatus-web-table-fails = Como as coisas estão, a mesa não cumpre a condição.
rubricatus-web-extends = Amplia o que construíste: +{ $points } PV
rubricatus-web-board-of = { $reader ->
    [name] O teu tabuleiro
   *[other] O tabuleiro de { $name }
}
rubricatus-web-my-board = O meu tabuleiro
rubricatus-web-holder = { $reader ->
    [seat] Tens o cartão de iniciativa: ages primeiro e decides pela mesa.
   *[other] Tem o cartão de iniciativa: age primeiro e decide pela mesa.
}
rubricatus-web-favour = { $reader ->
    [seat] Ficas com ela
   *[other] Fica com ela
}
rubricatus-web-vp = { $points ->
    [1] 1 ponto de vitória
   *[other] { $points } pontos de vitória
}
rubricatus-web-at-home = { $count ->
    [0] Nenhum ajudante por colocar
    [1] 1 ajudante por colocar
   *[other] { $count } ajudantes por colocar
}
rubricatus-web-cards = { $count ->
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
}
rubricatus-web-built = { $count ->
    [1] 1 construção
   *[other] { $count } construções
}
rubricatus-web-eteries-gone = Todas as etèries encontraram alguém.
rubricatus-web-income = Em cada ronda:
rubricatus-web-by-era = Construções por comarca e Era
rubricatus-web-points-from = De onde vêm os pontos
rubricatus-web-discards = Descartadas:
rubricatus-web-removed = Fora do jogo:
rubricatus-web-card = { $card }, valor { $points }. Evento: { $event }
rubricatus-web-use-points = { $card }, por { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
rubricatus-web-use-event = { $card }, pelo evento: { $event }
rubricatus-web-for-points = Por { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
rubricatus-web-for-event = Pelo evento
rubricatus-web-lay = Pôr virada para baixo
rubricatus-web-laid = Puseste { $card } virada para baixo
rubricatus-web-bid-how = Vale { $points } para a iniciativa, e gasta-se.
rubricatus-web-have = { $amount }, de { $most } no máximo
rubricatus-web-space = Casa { $space } de { $end } no seu percurso de desenvolvimento
rubricatus-web-worked = Nesta ronda já lá trabalha um ajudante teu
rubricatus-web-would = +{ $points }: ficarias com { $stock }{ $steps ->
    [0] {""}
   *[other] , e avançarias { $steps } no percurso de desenvolvimento
}
rubricatus-web-do-it = Confirmar
rubricatus-web-not-yet = Ainda não
rubricatus-web-no-way-back = Virá uma carta nova para o mercado: não se poderá desfazer.

## O primeiro jogo: as palavras de web/src/games/rubricatus/lesson.json

rubricatus-web-sign-problem = Problema
rubricatus-web-sign-problem-help = Em cada região cabem alguns; se forem demasiados, não se constrói lá. Quando a gaveta fica vazia, todos perderam.
rubricatus-web-sign-helper = Ajudante
rubricatus-web-sign-helper-help = Envias um em cada turno: a um recurso ou a uma região.
rubricatus-web-sign-point = Ponto de vitória
rubricatus-web-sign-point-help = Quem tiver mais no fim ganha, se o rio for salvo.
rubricatus-web-sign-step = Desenvolvimento
rubricatus-web-sign-step-help = Um passo na pista de um recurso: os espaços mais à frente valem mais.
rubricatus-web-sign-initiative = Iniciativa
rubricatus-web-sign-initiative-help = Quem a tem joga primeiro nesta ronda.
rubricatus-web-sign-eteria = Etèria
rubricatus-web-sign-eteria-help = Um ser de luz que te ajuda com um poder próprio.
rubricatus-web-sign-pair = Par
rubricatus-web-sign-pair-help = Duas construções que vão juntas: a segunda amplia a primeira e dá mais pontos.
rubricatus-lesson-welcome = Este é o vale do Llobregat, a que os romanos chamavam Rubricatus, o vermelho, e do Cardener. São três a guiar aqui a gente, dos iberos até hoje. O que constróis dá pontos. Quem tiver mais no fim ganha, se ainda houver rio.
rubricatus-lesson-problems = Os ouriços de espinhos são problemas: cheias, guerras, fome. Em cada região cabem cinco. Com mais de dois ninguém pode construir, e quantos mais houver, mais turva corre a água.
rubricatus-lesson-drawer = Os problemas novos saem desta gaveta. Se alguma vez ficar vazia, a partida acaba logo e todos perderam. Não a percas de vista.
rubricatus-lesson-eras = Dez rondas em cinco Eras. A estrela está na presente. Na quarta ronda e na oitava cada um ganha um ajudante.
rubricatus-lesson-market = Este é o mercado: o que se pode construir. Cada carta mostra a comarca, o custo e, por baixo, o que dá. Os emblemas sob a carta dizem quem a poderia construir agora: ainda ninguém.
rubricatus-lesson-self = Isto é teu: quatro recursos, três ajudantes e cinco cartas. Cada carta tem um valor de 1 a 3, e algumas também um evento.
rubricatus-lesson-bid = Primeiro cada um põe uma carta virada para baixo pela iniciativa. A mais alta começa, e todas se gastam. Guarda as boas: põe o Chamamento das etèries.
rubricatus-lesson-initiative = Videira mostrou o valor mais alto e tem a iniciativa. Depois virou-se uma carta de Era, e Videira e Onda já agiram.
rubricatus-lesson-era-card = A carta de Era: cabeços rivais. Pôs um problema no Solsonès e um no Berguedà. No fim da ronda cada jogador com uma defesa ganha 1 ponto; cada um sem ela acrescenta um problema.
rubricatus-lesson-points = É a tua vez. Sempre que jogas uma carta envias um ajudante. Joga as Tecelãs pelos 3 pontos.
rubricatus-lesson-produce = Com 3 pontos podes ir a um dos teus recursos e ganhar 3, ou a uma região. Ganha materiais. De cada recurso não se guardam mais de 3: o que transborda é um passo de desenvolvimento.
rubricatus-lesson-build-card = Os outros também produziram. Agora podes construir o povoado de Anseresa, e o teu emblema di-lo. O valor da carta com que constróis são pontos: joga os Barqueiros por 2 pontos.
rubricatus-lesson-enter = Anseresa fica no Solsonès. Há lá dois problemas, poucos o bastante para construir. Vai até lá: toca no nome.
rubricatus-lesson-build = Constrói o povoado. Virá uma carta nova para o mercado, por isso pergunta-se duas vezes.
rubricatus-lesson-built = Dois pontos pela carta, um pelo povoado. Mas trouxe um problema: agora há três no Solsonès e ninguém pode construir lá. Tudo o que constróis fica de pé no vale, sobre a tua cor.
rubricatus-lesson-pairs = Uma corrente e um número numa carta dizem o seu par: outra construção. Quem construir as duas ganha mais 1 ponto, seja qual for a primeira. O número de cada carta está no canto.
rubricatus-lesson-event = Resta um ajudante. Lembra-te da carta de Era: queres defesa. Joga o Toque a rebate, mas pelo evento.
rubricatus-lesson-check = Tinhas defesa e ganhaste um ponto. Videira e Onda não tinham: cada um acrescentou um problema ao Berguedà. Restam seis na gaveta.
rubricatus-lesson-second = Uma ronda nova, uma Era nova. Todos tiraram quatro cartas; uma tinha ficado. Os ajudantes estão de novo em casa.
rubricatus-lesson-bid-again = Outra vez a iniciativa. Põe a Feira.
rubricatus-lesson-mitigate-card = Corre o vinho, e com ele os problemas: restam quatro na gaveta, e ela range. Alguém tem de fazer alguma coisa. Tens três defesas. Joga a Festa do padroeiro pelo seu ponto: para o que queres fazer o valor não importa.
rubricatus-lesson-enter-again = Quatro problemas no Berguedà. Vai até lá.
rubricatus-lesson-mitigate = Cada defesa tira um problema, que volta à gaveta. Mitiga um.
rubricatus-lesson-mitigate-more = E mais um.
rubricatus-lesson-leave = Dois problemas: agora pode-se construir aqui outra vez. Guarda a última defesa e para. Não ganhaste nada com isto, mas todos podem continuar a jogar. É este o coração do jogo.
rubricatus-lesson-development = Os quatro percursos de desenvolvimento. Os recursos que transbordam e muitas construções fazem-te avançar, e algumas casas dão pontos. O primeiro a chegar ao fim ganha 5.
rubricatus-lesson-eteries = As etèries, espíritos da água. Um evento recruta uma: ocupa o lugar de um ajudante e sabe fazer o que nenhum ajudante sabe. Aponta para uma para a ler.
rubricatus-lesson-end = Depois de dez rondas a última carta da mão dá o seu valor; depois contam ter mais construções de cada Era, uma de cada Era, uma de cada comarca, e cada dois recursos que sobram. Toca num nome para ver um tabuleiro inteiro.
rubricatus-lesson-more = É tudo o que é preciso para começar. Vigia a gaveta, procura pares e não deixes o rio para os outros. Agora joga com bots, ou convida os teus amigos.

## The legend

rubricatus-web-sign-card = Carta de ação
rubricatus-web-sign-card-help = Serve para a iniciativa, ou joga-se pelos pontos ou pelo evento. O número diz quantas alguém tem.
rubricatus-web-sign-round = Ronda
rubricatus-web-sign-round-help = Há dez, em cinco eras.
rubricatus-web-sign-market = Mercado
rubricatus-web-sign-market-help = As construções que agora se podem fazer.
rubricatus-web-sign-person = Jogador
rubricatus-web-sign-person-help = O que um efeito dá a alguém que escolhes, ou lhe tira.
rubricatus-web-sign-any = Qualquer recurso
rubricatus-web-sign-any-help = O recurso que quiseres.

## Why a move is recommended

rubricatus-web-hint-favour = Quem escolheres joga primeiro nesta ronda; { $reader ->
    [seat] tu tens agora
   *[other] { $seat } tem agora
} { $count ->
    [1] 1 PV
   *[other] { $count } PV
}.
rubricatus-web-hint-helper = Para isto basta um ajudante; as tuas etèries ficam em casa para o que só elas podem fazer.
rubricatus-web-hint-leave = Mais nada aqui vale agora o que custa.
rubricatus-web-hint-stock = Tens { $count }, de { $most } no máximo.
rubricatus-web-hint-take = { $seat } tem { $count }; tu, { $own }.
rubricatus-web-hint-bid = Uma carta de valor alto ganha a iniciativa, mas gasta-se.
rubricatus-web-hint-gone = É o que mais te ajuda aqui.
