# What the browser says about The Red Cathedral.

## Options

cathedral-option-board-basic = básicos
cathedral-option-board-advanced = avançados
cathedral-option-board-own = cada um o que quiser
cathedral-option-start-recognition_2 = em 2 de reconhecimento
cathedral-option-start-prestige_2 = em 2 de prestígio
cathedral-option-start-zero = antes da primeira casa
cathedral-option-side-basic = básico
cathedral-option-side-advanced = avançado
cathedral-option-colour-red = vermelho
cathedral-option-colour-blue = azul
cathedral-option-colour-green = verde
cathedral-option-colour-yellow = amarelo

## The parts of the table

cathedral-web-parts = Partes da mesa
cathedral-web-tab-market = Mercado
cathedral-web-tab-site = Catedral
cathedral-web-tab-builders = Oficinas
cathedral-web-market = O mercado
cathedral-web-site = A obra
cathedral-web-score = { $seat }: { $prestige } de prestígio, { $recognition } de reconhecimento.
cathedral-web-prestige-help = Prestígio: as casas de prestígio a que o teu marcador chegou. Só o prestígio faz vencer.
cathedral-web-prestige = { $count } de prestígio

## The market

cathedral-web-die = O { $die } mostra { $value } e está no { $space }.
cathedral-web-stall = { $space }: { $things } por cada dado. { $dice ->
    [0] Não há nenhum dado.
    [1] Há 1 dado.
   *[other] Há { $dice } dados.
}
cathedral-web-landing = { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
} até ao { $space }: { $dice ->
    [1] 1 dado
   *[other] { $dice } dados
} × { $quantity } = { $gives }.
cathedral-web-landing-price = { $price ->
    [1] O passo a mais custa 1 rublo.
   *[other] Os passos a mais custam { $price } rublos.
}
cathedral-web-landing-full = { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
} até ao { $space }: já lá estão três dados, nenhum outro pode parar.
cathedral-web-full = três dados: cheio
cathedral-web-full-more = não pode parar
cathedral-web-room = espaço para { $taken }
cathedral-web-gives-part = { $things }, espaço para { $taken }

## The building site

cathedral-web-unclaimed = Ainda sem estandarte.
cathedral-web-claimed-by = Reivindicada por { $reader ->
    [seat] ti
   *[other] { $seat }
}.
cathedral-web-finished-by = Terminada por { $reader ->
    [seat] ti
   *[other] { $seat }
}.
cathedral-web-no-ornament = Pode receber um ornamento: { $ornament }, por { $price }.
cathedral-web-ornament-of = { $reader ->
    [seat] O teu ornamento: { $ornament }
   *[other] Ornamento: { $ornament } de { $seat }
}.
cathedral-web-missing = Precisa de { $things }.
cathedral-web-reward = Dá { $things }.
cathedral-web-tile-here = Peça: { $tile }.
cathedral-web-penalty = Quando for terminada, { $reader ->
    [seat] perdes
   *[other] { $seat } perde
} { $count } de reconhecimento por { $section }.
cathedral-web-tower-worth = A torre { $tower } vale { $worth } de prestígio: 2 por cada secção terminada ({ $finished }), 1 por cada ornamento ({ $ornaments }).

## My workshop

cathedral-web-inventory = Inventário: { $used } de { $slots } lugares
cathedral-web-holds = Tem { $things }; { $slots ->
    [1] 1 lugar.
   *[other] { $slots } lugares.
}
cathedral-web-peg = { $material }: enviar
cathedral-web-peg-free = Um lugar livre
cathedral-web-banner-inventory = Um estandarte do inventário
cathedral-web-banner-inventory-how = Um estandarte. Se reivindicares com ele uma secção, fica um lugar livre.
cathedral-web-banner-beside = Um estandarte fora do inventário
cathedral-web-banner-beside-how = Um estandarte. Não deixa nenhum lugar livre.
cathedral-web-bench-empty = { $bench }: vazia. Virada para cima { $price ->
    [0] não custa nada
    [1] custa 1 rublo
   *[other] custa { $price } rublos
}.

## What one may do

cathedral-web-how-action = Escolhe um dado, uma secção ou alguma coisa da tua bancada.
cathedral-web-how-build = Escolhe um material ou uma secção, ou arrasta um para a outra.
cathedral-web-how-place = Escolhe uma casa da oficina.
cathedral-web-how-swap = Escolhe o material que dás.
cathedral-web-how-reroll = Escolhe os dados a lançar de novo. Ficarias com { $prestige } de prestígio e { $recognition } de reconhecimento.
cathedral-web-where-material = Para que secção é?
cathedral-web-where-banner = Que secção reivindicas?
cathedral-web-where-ornament = Que secção terminada ornamentas?
cathedral-web-where-give = O que recebes em troca?
cathedral-web-claim-inventory = Reivindicar { $section } com um estandarte do inventário: mais 1 lugar
cathedral-web-claim-beside = Reivindicar { $section } com um estandarte de fora
cathedral-web-place-up = { $price ->
    [0] Virada para cima, de graça
    [1] Virada para cima, por 1 rublo
   *[other] Virada para cima, por { $price } rublos
}
cathedral-web-place-down = Virada para baixo: nunca fará nada
cathedral-web-obtain = Obter { $dice } × { $quantity } = { $things }
cathedral-web-decorate = Ornamentar { $section }: { $ornament }, por { $price }
cathedral-web-put-down = Isto não
cathedral-web-sale = Ficarias com { $prestige } de prestígio e { $recognition } de reconhecimento, e com mais { $rubles ->
    [1] 1 rublo
   *[other] { $rubles } rublos
}.
cathedral-web-reroll-how = Abdicar de 1 de prestígio para lançar de novo os dados de um local

## Ivan

cathedral-web-ivan-waits = Depois de cada turno teu, Ivan vira uma carta.
cathedral-web-ivan-die = Primeiro move o { $die }.
cathedral-web-ivan-deck = As cartas de Ivan; as viradas estão riscadas
cathedral-web-ivan-inventory = guardados
cathedral-web-ivan-construction = para construir

## The end

cathedral-web-count = Como se contou o prestígio
cathedral-web-count-track = Na fita
cathedral-web-of-recognition = { $count } de reconhecimento
cathedral-web-count-left = Sobras
cathedral-web-count-tower = Torre { $tower }
cathedral-web-present = presença { $count }
cathedral-web-count-total = Prestígio ao todo

## The first game: the words of web/src/games/cathedral/lesson.json

cathedral-lesson-welcome = O czar quer uma catedral. Tu e Onda erguem as suas torres, secção a secção. No fim vence quem tiver mais prestígio.
cathedral-lesson-site = Esta é a obra. Cada torre tem uma fundação, algumas secções intermédias e uma cúpula. Cada secção mostra o que custa, o que dá e uma peça de oficina para quem a reivindica.
cathedral-lesson-market = Este é o mercado: um anel de oito bancas. Um dado avança no sentido dos ponteiros tanto quanto mostra e traz o que há na banca, uma vez por cada dado que lá está. No meio há quatro cartas de influência, uma para cada quarto.
cathedral-lesson-bench = Esta é a tua oficina. Dez pinos seguram os materiais, mas quatro estão debaixo de estandartes. Cada estandarte que daí tiras deixa um pino livre.
cathedral-lesson-claim = Num turno fazes uma de três coisas: reivindicar, construir ou ir ao mercado. Começa por reivindicar: escolhe a fundação que brilha e tira um estandarte do inventário.
cathedral-lesson-place = A peça da secção é tua. Põe-na virada para cima na tua casa vermelha e paga o preço: dá-te já o que mostra, e outra vez sempre que moveres o dado vermelho.
cathedral-lesson-move-wood = Onda também reivindicou uma fundação. Agora vai buscar madeira: escolhe o dado que brilha. O mercado mostra onde ele para e o que encontra. Depois escolhe a banca.
cathedral-lesson-obtain-wood = O dado chegou. A quantidade da banca conta por cada dado que lá está. Obtém a madeira.
cathedral-lesson-roll-wood = Também podias usar a influência deste quarto; hoje deixa-a. No fim lançam-se todos os dados da banca.
cathedral-lesson-move-brick = À tua fundação ainda falta tijolo. Escolhe o dado que brilha e manda-o para lá. O dado branco e o da tua cor podiam ir mais longe, por 1 rublo o passo.
cathedral-lesson-obtain-brick = Obtém os tijolos.
cathedral-lesson-roll-brick = E lança os dados.
cathedral-lesson-deliver = Onda reivindicou a secção acima da tua. Agora constrói: numa ação envias até três materiais. Escolhe uma madeira da bancada e depois a tua fundação; ou arrasta-a para lá.
cathedral-lesson-deliver-2 = Mais uma vez o mesmo.
cathedral-lesson-deliver-3 = E o tijolo. Com ele a fundação fica terminada.
cathedral-lesson-finished = A fundação é pintada e o teu estandarte fica lá. Tens o seu reconhecimento, uma casa da fita por cada ponto, e os seus rublos.
cathedral-lesson-decorate = As secções terminadas podem ser ornamentadas, as tuas e as dos outros: uma fundação com uma porta por 1 de madeira, uma intermédia com um arco por 1 pedra, uma cúpula com uma cruz por 1 de ouro. As joias que juntares dão logo prestígio. Ornamenta a tua fundação.
cathedral-lesson-prestige = A fita tem duas escalas. O reconhecimento conta todas as casas; o prestígio, só as douradas, cada vez mais juntas. Em qualquer momento do teu turno podes abdicar de prestígio para ter rublos ou para lançar dados de novo.
cathedral-lesson-below = Cuidado com as obras paradas: quando se termina uma secção acima de uma por terminar, o dono da de baixo perde reconhecimento. O tabuleiro mostra-o antes que aconteça.
cathedral-lesson-end = Quando alguém terminou seis secções, os outros têm mais um turno. Depois cada torre dá prestígio: 2 por secção terminada e 1 por ornamento, tudo para quem lá está mais presente. A dois, o outro fica com um terço.
cathedral-lesson-more = Já sabes como é. Aponta para qualquer coisa para ler o que faz; as cláusulas estão em Regras. Boa obra.

## The legend

cathedral-web-sign-swap = Troca
cathedral-web-sign-swap-help = Devolve um material e fica com outro dos que se mostram.
cathedral-web-sign-gather = Outra casa
cathedral-web-sign-gather-help = Fica uma vez com a quantidade de uma peça do mercado: a desta casa ou a daquela para onde aponta a seta.
cathedral-web-sign-workshop = Oficina
cathedral-web-sign-workshop-help = Ativa qualquer peça virada para cima do teu tabuleiro.
cathedral-web-sign-deliver = Carroça
cathedral-web-sign-deliver-help = Entrega essa quantidade de materiais a secções tuas.
cathedral-web-sign-sections = Por cada secção
cathedral-web-sign-sections-help = Esse reconhecimento por cada secção tua acabada.
cathedral-web-sign-towers = Por cada torre
cathedral-web-sign-towers-help = Esse reconhecimento por cada torre com um estandarte teu.
cathedral-web-sign-ornaments = Por cada ornamento
cathedral-web-sign-ornaments-help = Esse reconhecimento por cada ornamento teu.
cathedral-web-sign-again = As vezes que quiseres
cathedral-web-sign-again-help = Podes usar esta ação várias vezes na jogada, se a puderes pagar.
cathedral-web-sign-any = Qualquer destes
cathedral-web-sign-any-help = Um material à tua escolha, entre os da ação.
cathedral-web-sign-tile = Peça de oficina
cathedral-web-sign-tile-help = Quem reclama a secção põe-na no seu tabuleiro. Virada para cima, dá o que mostra sempre que move o dado da sua casa.
cathedral-web-sign-tile-down = Peça virada para baixo
cathedral-web-sign-tile-down-help = Não custou nada e não faz nada.
cathedral-web-sign-season = Estação
cathedral-web-sign-season-help = Um quarto do mercado: duas casas vizinhas e a carta de influência entre eles.
cathedral-web-sign-die = Dado
cathedral-web-sign-die-help = Move-se exatamente o que marca e ativa a peça da sua casa no teu tabuleiro. O dado da tua cor pode ir mais longe, por 1 rublo cada passo.
cathedral-web-sign-die-white = Dado branco
cathedral-web-sign-die-white-help = Todos podem movê-lo mais longe, por 1 rublo cada passo. Tem duas casas em cada tabuleiro.
cathedral-web-sign-banner = Estandarte
cathedral-web-sign-banner-help = Diz de quem é a secção. No teu tabuleiro tapa um lugar até o tirares de lá.
cathedral-web-sign-group = Influência
cathedral-web-sign-group-help = Artesãos, transportadores, mercadores, clero: quem leva um dado ao seu quarto pode usar uma das suas duas ações.

## Why a move is recommended

cathedral-web-hint-room = É o que esta banca dá.
cathedral-web-hint-decorate = Custa { $price } e faz a torre valer mais 1 de prestígio.
cathedral-web-hint-jewel = Dá logo { $count } de prestígio.
cathedral-web-hint-no_jewel = As joias servem-te melhor noutro lado.
cathedral-web-hint-stop_building = O que guardas serve-te melhor mais tarde.
cathedral-web-hint-end_turn = Mais nada neste turno te traz ganho.
cathedral-web-hint-roll = Aqui já fizeste tudo o que querias: lançam-se os dados desta casa.
cathedral-web-hint-reroll = Com outros números estes dados chegam a casas que te servem melhor.
cathedral-web-hint-sell = Dá { $things }, para pagar o que tens em mente.
cathedral-web-hint-need = Às tuas secções ainda falta { $material }: { $count }.
cathedral-web-hint-deliver = Aproxima do fim uma secção tua.
cathedral-web-hint-move_die = A banca onde para é a que te serve melhor.
cathedral-web-hint-place = Virada para baixo é grátis, e os teus rublos ficam contigo.
cathedral-web-hint-activate = A peça dá o que mostra.
cathedral-web-hint-influence = É uma das duas ações deste quarto.
