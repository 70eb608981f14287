# What the browser says at a table, beside web.ftl

web-why-watch = Prima guarda che cosa succede; poi scegli.
web-why-other = Non adesso. { $question }
web-why-turn = Non è il tuo turno: { $count ->
    [one] { $names } sta scegliendo.
   *[other] { $names } stanno scegliendo.
}
web-why-no-undo = Non hai ancora fatto nessuna mossa.
web-why-no-back = Non è ancora stato giocato niente che si possa annullare.
web-why-asked-back = Qualcuno ha già chiesto di tornare indietro: prima si risponde a questo.
web-since-mine = Dalla tua ultima mossa
web-past = Com'era dopo la mossa { $moment }.
web-past-leave = Torna al presente
web-hint-best = Un bot di livello { $level } farebbe: { $move }
web-hint-figures = Mostra quanto ne è sicuro
web-hint-do = Gioca questa
web-hint-unread = Un'altra mossa mostra una probabilità più alta ({ $move }). Ma chi qui fa sempre la migliore si lascia leggere: i bot ne sorteggiano una, ognuna tanto spesso quanto è stata provata.
web-hint-untried = Un'altra mossa mostra una probabilità più alta ({ $move }), ma è stata provata meno volte: la cifra è meno sicura.
web-end-share = Condividi
web-end-share-link = Il link mostra tutta la partita a chi ce l'ha:
web-end-picture = Salva l'immagine
web-end-points = Punti per provenienza
web-end-hands = La mano di ognuno alla fine
web-fold-desk = Riduci la mia zona
web-zoom-in = Più grande
web-zoom-out = Più piccolo
web-zoom-whole = Tutto il tabellone
web-passes = Fallo per me quando si può fare una cosa sola (dopo un po', come se ci avessi pensato)
web-signs = I segni e che cosa significano
web-met = Nuovo per te
web-met-got-it = Capito
web-met-none = Non spiegare altri segni
web-explain = Spiega i segni la prima volta che li incontro
web-first-offer = Non hai mai giocato a questo gioco? La lezione lo insegna in pochi minuti.
web-first-no = Gioca subito
