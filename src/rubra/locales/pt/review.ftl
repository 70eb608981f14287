# A finished game looked back at, in the terminal and in the browser.

review-what = Um bot de nível { $level } reviu a partida a partir de todos os lugares. Julga cada decisão pelo que esse lugar podia saber então.
review-chances = Hipóteses
review-known = O que cada um podia saber
review-known-how = Cada linha é o que esse jogador podia esperar com o que sabia nesse momento.
review-true = O que era verdade
review-true-how = A mesma estimativa com todas as mãos à vista.

## Turning points

review-turning = Momentos decisivos
review-turning-none = As hipóteses nunca mudaram muito de uma só vez.
review-turned = { $name }: de { $before } para { $after }
review-move = Jogada { $number }
review-turn = Turno { $number }
review-end = Fim

## Decisions

review-decisions = Decisões de { $name }
review-own = As tuas decisões
review-nothing = O bot não teria feito nada claramente melhor.
review-verdict-best = a melhor
review-verdict-fine = boa
review-verdict-inaccuracy = imprecisão
review-verdict-mistake = erro
review-verdict-blunder = erro grave
review-count-best = As melhores
review-count-fine = Boas
review-count-inaccuracy = Imprecisões
review-count-mistake = Erros
review-count-blunder = Erros graves
review-played = Jogada feita: { $move }
review-better = Melhor: { $move }
review-why = Esperava { $best } em vez de { $played }.
review-same = Teria jogado o mesmo, e esperava { $chance }.
review-fear-played = O que receia depois da jogada feita: «{ $name }: { $move }». Deixaria { $chance }.
review-fear-better = O que receia depois da melhor: «{ $name }: { $move }». Deixaria { $chance }.
review-fear-same = O que receia então: «{ $name }: { $move }». Deixaria { $chance }.

## In the browser

review-start = Rever a partida
review-how = É calculado neste dispositivo e demora um pouco.
review-by = Quem a revê?
review-whose = Decisões de quem?
review-working = A rever: { $done } de { $total }
review-stop = Cancelar
review-again = Rever outra vez
review-failed = Não foi possível fazer a revisão: esta partida foi jogada com outras regras ou outra caixa.
review-show = Mostrar este momento
review-at = { $name }, jogada { $number }: { $chance }
review-table = Os números numa tabela
review-all = Mostrar todas as decisões
review-some = Mostrar só o que podia ser melhor
