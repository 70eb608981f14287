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
