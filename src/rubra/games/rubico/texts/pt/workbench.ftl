# What the workbench calls the parts and figures of the box.

## Parts of the box

rubico-box-march = Cartas de marcha
rubico-box-march-how = Quantas há de cada tipo: 25 ao todo.
rubico-box-roles = Cartas de papel
rubico-box-roles-how = Quantas há de cada cor: 7 ao todo.
rubico-box-setup = Preparação segundo o número de jogadores
rubico-box-centurion = O Centurião
rubico-box-centurion-how = Quantas cartas tira o Centurião.
rubico-box-victory = Vitória do Senado
rubico-box-senate = Cartas do Senado
rubico-box-power = Poderes
rubico-box-favour = O que Iuno acrescenta
rubico-box-space = O caminho de Roma
rubico-box-space-how = As casas do início de César até Roma, por ordem.

## Figures

rubico-box-setup-players = jogadores
rubico-box-setup-remove_roles = cartas de papel que voltam à caixa
rubico-box-setup-remove_march = cartas de marcha que voltam à caixa
rubico-box-setup-hand = cartas que cada jogador recebe em cada turno
rubico-box-setup-blues_for_senate = cartas azuis que viram uma carta do Senado
rubico-box-setup-powers = distribuem-se poderes
rubico-box-setup-recognition = os senadores reconhecem-se antes de começar
rubico-box-centurion-beyond_distance = cartas além dos passos até ao próximo Castrum
rubico-box-centurion-most_of_one = no máximo a um jogador
rubico-box-victory-legions = cartas viradas que nomeiam uma legião
rubico-box-senate-effect = efeito durante um turno
rubico-box-senate-legions = legiões
rubico-box-senate-top = está sempre no topo
rubico-box-power-effect = efeito
rubico-box-space-players = existe a partir de tantos jogadores
rubico-box-space-castrum = Castrum: César para aqui

## Words

rubico-box-word-red = vermelhas
rubico-box-word-blue = azuis
rubico-box-word-janus = Jano
rubico-box-word-pompey = Pompeu
rubico-box-word-none = sem efeito
rubico-box-word-extra_card = mais uma carta, sem a ver
rubico-box-word-discard_card = menos uma carta, sem a ver
rubico-box-word-one_blue = conta mais uma carta azul
rubico-box-word-one_red = conta mais uma carta vermelha
rubico-box-word-summon = uma carta tem de ser tirada
rubico-box-word-shift = César move-se um passo
rubico-box-word-peek = ver uma carta
rubico-box-word-cover = proteger uma carta
rubico-box-word-cancel = anular efeitos
rubico-box-word-favour = mais cartas vermelhas e Pompeu
rubico-box-word-space = casa

## What they mean

rubico-box-setup-how = Há uma linha para cada número de jogadores, de três a sete. O que volta à caixa torna o baralho mais pequeno; por muitas cartas azuis que haja, só viram uma carta do Senado.
rubico-box-victory-how = O Senado ganha assim que tantas cartas do Senado viradas para cima mostram a mesma legião.
rubico-box-senate-how = Cada Pompeu vira uma, e também cartas azuis em número suficiente. O efeito só vale no turno seguinte; a legião conta até ao fim.
rubico-box-power-how = Cada jogador recebe uma em segredo e pode jogá-la uma vez, num turno em que outro é o Centurião.
rubico-box-favour-how = Tantas cartas mais contam no turno em que se joga Iuno.
