# A finished game looked back at, in the terminal and in the browser.

review-what = Un bot de nivell { $level } ha repassat la partida des de tots els seients. Jutja cada decisió pel que aquell seient podia saber llavors.
review-chances = Possibilitats
review-known = El que cadascú podia saber
review-known-how = Cada línia és el que aquell jugador podia esperar amb el que sabia en aquell moment.
review-true = El que era cert
review-true-how = La mateixa estimació amb totes les mans a la vista.

## Turning points

review-turning = Moments decisius
review-turning-none = Les possibilitats no han canviat mai gaire de cop.
review-turned = { $name }: d'un { $before } a un { $after }
review-move = Jugada { $number }
review-turn = Torn { $number }
review-end = Final

## Decisions

review-decisions = Decisions: { $name }
review-own = Les teves decisions
review-nothing = El bot no hauria fet res clarament millor.
review-verdict-best = la millor
review-verdict-fine = bona
review-verdict-inaccuracy = imprecisió
review-verdict-mistake = error
review-verdict-blunder = error greu
review-count-best = Les millors
review-count-fine = Bones
review-count-inaccuracy = Imprecisions
review-count-mistake = Errors
review-count-blunder = Errors greus
review-played = Jugada feta: { $move }
review-better = Millor: { $move }
review-why = N'esperava un { $best } en lloc d'un { $played }.
review-same = Hauria jugat el mateix, i n'esperava un { $chance }.
review-fear-played = El que tem després de la jugada feta: «{ $name }: { $move }». Deixaria un { $chance }.
review-fear-better = El que tem després de la millor: «{ $name }: { $move }». Deixaria un { $chance }.
review-fear-same = El que tem llavors: «{ $name }: { $move }». Deixaria un { $chance }.

## In the browser

review-start = Repassa la partida
review-how = Es calcula en aquest dispositiu i triga una estona.
review-by = Qui la repassa?
review-whose = Decisions de qui?
review-working = Repassant: { $done } de { $total }
review-stop = Cancel·la
review-again = Repassa-la de nou
review-failed = No s'ha pogut fer el repàs: aquesta partida es va jugar amb unes altres regles o una altra caixa.
review-show = Mostra aquest moment
review-at = { $name }, jugada { $number }: { $chance }
review-table = Les xifres en una taula
review-all = Mostra totes les decisions
review-some = Mostra només el que es podia fer millor
