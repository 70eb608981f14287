# A finished game looked back at, in the terminal and in the browser.

review-what = Un bot di livello { $level } ha riesaminato la partita da tutti i posti. Giudica ogni decisione in base a ciò che da quel posto si poteva sapere allora.
review-chances = Possibilità
review-known = Ciò che ognuno poteva sapere
review-known-how = Ogni linea è ciò che quel giocatore poteva aspettarsi da quanto sapeva in quel momento.
review-true = Ciò che era vero
review-true-how = La stessa stima con tutte le mani scoperte.

## Turning points

review-turning = Momenti decisivi
review-turning-none = Le possibilità non sono mai cambiate molto in un colpo solo.
review-turned = { $name }: da un { $before } a un { $after }
review-move = Mossa { $number }
review-turn = Turno { $number }
review-end = Fine

## Decisions

review-decisions = Decisioni di { $name }
review-own = Le tue decisioni
review-nothing = Il bot non avrebbe fatto nulla di chiaramente migliore.
review-verdict-best = la migliore
review-verdict-fine = buona
review-verdict-inaccuracy = imprecisione
review-verdict-mistake = errore
review-verdict-blunder = errore grave
review-count-best = Le migliori
review-count-fine = Buone
review-count-inaccuracy = Imprecisioni
review-count-mistake = Errori
review-count-blunder = Errori gravi
review-played = Mossa giocata: { $move }
review-better = Meglio: { $move }
review-why = Si aspettava un { $best } invece di un { $played }.
review-same = Avrebbe giocato la stessa mossa, e si aspettava un { $chance }.
review-fear-played = Ciò che teme dopo la mossa giocata: «{ $name }: { $move }». Lascerebbe un { $chance }.
review-fear-better = Ciò che teme dopo quella migliore: «{ $name }: { $move }». Lascerebbe un { $chance }.
review-fear-same = Ciò che teme allora: «{ $name }: { $move }». Lascerebbe un { $chance }.

## In the browser

review-start = Riesamina la partita
review-how = Si calcola su questo dispositivo e richiede un po' di tempo.
review-by = Chi la riesamina?
review-whose = Decisioni di chi?
review-working = Riesame: { $done } di { $total }
review-stop = Annulla
review-again = Riesamina di nuovo
review-failed = Il riesame non è riuscito: questa partita è stata giocata con altre regole o un'altra scatola.
review-show = Mostra questo momento
review-at = { $name }, mossa { $number }: { $chance }
review-table = Le cifre in una tabella
review-all = Mostra tutte le decisioni
review-some = Mostra solo ciò che poteva andare meglio
