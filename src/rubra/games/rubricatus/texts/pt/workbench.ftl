# What the workbench calls the parts and figures of the box.

## Parts of the box

rubricatus-box-era = Eras
rubricatus-box-region = Regiões
rubricatus-box-problems = Problemas
rubricatus-box-resources = Recursos
rubricatus-box-development = Percursos de desenvolvimento
rubricatus-box-developers = Chegar ao fim de um percurso
rubricatus-box-scoring = Pontuação
rubricatus-box-construction = Construções
rubricatus-box-action = Cartas de ação
rubricatus-box-era_card = Cartas de Era e calamidades
rubricatus-box-eteria = Etèries

## Figures

rubricatus-box-era-rounds = rondas
rubricatus-box-era-draw = cartas que se tiram em cada ronda
rubricatus-box-era-helpers = ajudantes de cada jogador
rubricatus-box-region-players = aberta a partir de tantos jogadores
rubricatus-box-region-comarques = aceita construções de
rubricatus-box-problems-in_each_region = em cada região no início
rubricatus-box-problems-in_drawer_with_three = na gaveta com três jogadores
rubricatus-box-problems-in_drawer_with_four = na gaveta com quatre jogadores
rubricatus-box-problems-most_in_region = no máximo numa região
rubricatus-box-problems-most_to_build = no máximo onde se constrói
rubricatus-box-resources-most = no máximo de cada recurso
rubricatus-box-resources-cycle = pontos de um excedente ao seguinte
rubricatus-box-development-spaces = pontos de cada casa
rubricatus-box-developers-first = pontos para o primeiro
rubricatus-box-developers-later = pontos para os seguintes
rubricatus-box-scoring-extension = uma ampliação
rubricatus-box-scoring-majority = mais construções de uma Era
rubricatus-box-scoring-majority_tied = o mesmo, em caso de empate
rubricatus-box-scoring-all_eras = uma construção de cada Era
rubricatus-box-scoring-all_comarques = uma construção de cada comarca
rubricatus-box-scoring-leftovers_for_a_point = recursos que sobram por um ponto
rubricatus-box-construction-era = Era
rubricatus-box-construction-comarca = comarca
rubricatus-box-construction-cost = custo
rubricatus-box-construction-problems = problemas que traz
rubricatus-box-construction-points = pontos
rubricatus-box-construction-develop = passos de desenvolvimento
rubricatus-box-construction-income = rendimento em cada ronda
rubricatus-box-construction-partner = emparelhada com
rubricatus-box-action-points = valor
rubricatus-box-action-event = o que faz em vez disso
rubricatus-box-action-removed = depois sai do jogo
rubricatus-box-era_card-era = Era
rubricatus-box-era_card-calamity = calamidade
rubricatus-box-era_card-now = imediatamente
rubricatus-box-era_card-check = verificação no fim da ronda
rubricatus-box-era_card-prize = se for superada
rubricatus-box-era_card-penalty = se não for superada
rubricatus-box-eteria-ability = habilidade
rubricatus-box-eteria-what = de que recurso

## Words

rubricatus-box-word-do = o que acontece
rubricatus-box-word-what = de qual, ou onde
rubricatus-box-word-n = quantos
rubricatus-box-word-who = para quem
rubricatus-box-word-each = cada jogador
rubricatus-box-word-holder = quem tem a iniciativa
rubricatus-box-word-materials = materiais
rubricatus-box-word-technology = tecnologia
rubricatus-box-word-culture = cultura
rubricatus-box-word-defence = defesa
rubricatus-box-word-gain = ganhar um recurso
rubricatus-box-word-gain_any = ganhar de um recurso à escolha
rubricatus-box-word-lose = perder um recurso
rubricatus-box-word-lose_any = perder recursos à escolha
rubricatus-box-word-score = ganhar pontos de vitória
rubricatus-box-word-forfeit = perder pontos de vitória
rubricatus-box-word-take = tirar recursos a outros
rubricatus-box-word-recruit = recrutar uma etèria
rubricatus-box-word-replace = trocar cartas do mercado
rubricatus-box-word-add = problemas numa região
rubricatus-box-word-add_any = problemas em regiões à escolha
rubricatus-box-word-add_everywhere = problemas em cada região
rubricatus-box-word-remove = tirar problemas de uma região
rubricatus-box-word-remove_any = tirar problemas à escolha
rubricatus-box-word-purge = as cartas de Eras anteriores saem do mercado
rubricatus-box-word-built = alguém construiu
rubricatus-box-word-has = alguém tem um recurso
rubricatus-box-word-leads = ir à frente num percurso
rubricatus-box-word-calm = poucos problemas numa região
rubricatus-box-word-all_calm = poucos problemas em cada região
rubricatus-box-word-soothe = tira um problema da região
rubricatus-box-word-gather = produz mais um
rubricatus-box-word-endure = constrói com mais um problema
rubricatus-box-word-spare = construir custa menos um
rubricatus-box-word-construction = construção
rubricatus-box-word-action = carta de ação
rubricatus-box-word-era_card = carta de Era
rubricatus-box-word-eteria = etèria

## What they mean

rubricatus-box-era-how = Quantas rondas tem uma Era, quantas cartas tira nelas cada jogador e quantos ajudantes tem então cada um: tantos turnos tem uma ronda.
rubricatus-box-region-how = Onde se fazem as construções de cada comarca. Com três jogadores, as regiões mistas tapam-se.
rubricatus-box-problems-how = Quando a gaveta fica vazia a partida acaba, e todos perderam.
rubricatus-box-problems-most_in_region-how = Um problema que não cabe tem de ir para outra região.
rubricatus-box-problems-most_to_build-how = Onde há mais, é preciso mitigar antes de construir.
rubricatus-box-resources-how = Os marcadores dos quatro recursos. Um ponto que faria um marcador passar do fim dá um passo de desenvolvimento e põe-no de novo em 0.
rubricatus-box-resources-cycle-how = Mais um do que o máximo, se o marcador volta a 0 com o ponto que passa do fim; tanto como o máximo, se volta ao chegar ao fim.
rubricatus-box-development-how = Há um para cada recurso. Cada casa dá logo os seus pontos de vitória; a última é o fim.
rubricatus-box-developers-how = Em vez dos pontos da última casa. Quem está no fim e tem de avançar pontua outra vez como os seguintes.
rubricatus-box-scoring-how = Uma ampliação pontua ao ser construída; tudo o resto, no fim da partida.
rubricatus-box-construction-how = Cartas do mercado. Quem constrói uma paga o custo, põe os seus problemas na região e pontua o valor da carta jogada; os pontos e os passos vêm logo, o rendimento em cada ronda.
rubricatus-box-action-how = Cada jogador tem um baralho com todas estas. Uma carta joga-se pelo valor ou pelo que faz em vez disso, e o valor mais alto fica com a iniciativa.
rubricatus-box-era_card-how = Em cada ronda vira-se uma. As calamidades só entram com as dificuldades que as incluem.
rubricatus-box-eteria-how = Recrutadas por eventos: cada uma toma o lugar de um ajudante e tem uma capacidade onde é colocada.
