# What the browser says at a table, beside web.ftl

web-why-watch = Vê primeiro o que acontece; depois escolhe.
web-why-other = Agora não. { $question }
web-why-turn = Não é a tua vez: { $count ->
    [1] { $names } está a escolher.
   *[other] { $names } estão a escolher.
}
web-why-no-undo = Ainda não fizeste nenhuma jogada.
web-why-no-back = Ainda não se jogou nada que se possa desfazer.
web-why-asked-back = Já foi pedido voltar atrás: primeiro responde-se a isso.
web-since-mine = Desde a tua última jogada
web-past = Como estava depois da jogada { $moment }.
web-past-leave = Voltar ao presente
web-hint-best = Um bot de nível { $level } faria: { $move }
web-hint-figures = Mostrar quão certo está
web-hint-do = Jogar isto
web-hint-unread = Outra jogada mostra uma probabilidade maior ({ $move }). Mas quem aqui faz sempre a melhor deixa-se ler: os bots sorteiam uma, cada uma tantas vezes quantas foi tentada.
web-hint-untried = Outra jogada mostra uma probabilidade maior ({ $move }), mas foi tentada menos vezes: o número é menos certo.
web-end-share = Partilhar
web-end-share-link = A ligação mostra o jogo inteiro a quem a tiver:
web-end-picture = Guardar a imagem
web-end-points = Pontos por origem
web-end-hands = A mão de cada um no fim
web-fold-desk = Recolher a minha área
web-zoom-in = Maior
web-zoom-out = Menor
web-zoom-whole = O tabuleiro inteiro
web-passes = Fazer por mim quando só há uma coisa possível (passado um bocado, como se eu tivesse pensado)
web-signs = Os sinais e o que querem dizer
web-met = Novo para ti
web-met-got-it = Percebi
web-met-none = Não explicar mais sinais
web-explain = Explicar os sinais quando os encontro pela primeira vez
web-first-offer = É a primeira vez neste jogo? A lição ensina-o em poucos minutos.
web-first-no = Jogar já
