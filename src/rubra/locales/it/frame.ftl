# What every game uses.

seat-name = Posto { $number }
own-seat = { $name } (tu)
you = Tu
you-in-list = tu

## At the terminal

ask-number = La tua scelta { $count ->
    [1] (1;
   *[other] (da 1 a { $count };
} ? aiuto, h suggerimento, u annulla, s salva, q esci)
ask-again = Scrivi { $count ->
    [1] 1
   *[other] un numero da 1 a { $count }
}, oppure ?, h, u, s o q.
ask-say = Scrivi say per vedere che cosa puoi dire agli altri.
say-how = Scrivi say e un numero per dirlo; say e una parola per vedere solo ciò che la contiene.
say-nothing = Non puoi dire niente di simile.
said = { $name }: «{ $words }»
pass-device = È il turno di { $name }. Gli altri guardano altrove; premi Invio quando è tutto pronto.
undone = La tua ultima mossa è stata annullata.
cannot-undo = Non si può annullare: nel frattempo qualcosa è stato pescato, mostrato o deciso.
saved = Partita salvata in { $file }. Per continuare: rubra play --resume { $file }
nothing-saved = Arrivederci. La partita non è stata salvata.
help-lookup = Scrivi ? e una parola per leggere solo ciò che la riguarda.
help-nothing = Niente di ciò che è in gioco riguarda «{ $word }». Scrivi solo ? per vedere tutto.
hint-title = Che cosa valuterebbe un bot di livello { $level } al tuo posto
hint-best = La sua scelta: { $move }
hint-expected = Se ne aspetta un { $chance }.
hint-alternative = La seconda migliore: { $move }. Se ne aspetta un { $chance }.
hint-fear = Ciò che teme allora: «{ $name }: { $move }». Lascerebbe un { $chance }.
hint-level = Livello dei suggerimenti
hint-levels = Scrivi h e un livello per chiedere a un altro bot: { $levels }.
hint-move = Mossa
hint-share = Parte della ricerca
hint-chance = Probabilità di vincere
hint-legend = Giocherebbe la mossa che ha provato più spesso.
hint-beliefs = Che cosa pensa degli altri
hint-forced = Ora puoi fare una cosa sola.
percent = { $number }%
game-over = La partita è finita.
winners = { $reader ->
    [names] { $count ->
        [one] Vinci tu.
       *[other] Vincete: { $names }.
    }
   *[other] { $count ->
        [one] Vince: { $names }.
       *[other] Vincono: { $names }.
    }
}
no-winners = Non ha vinto nessuno.
score-source = Punti per
score-total = In tutto
replay-hint = Verifica la distribuzione con: rubra verify { $file }
commitment = Impegno sulla distribuzione: { $commitment }
bot-failed = Il bot di { $name } non ha dato una mossa ({ $reason }); si è giocata la prima al suo posto.
