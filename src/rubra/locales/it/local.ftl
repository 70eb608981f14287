# Che cosa dice il browser dei tavoli che ci vivono dentro.

web-table-elsewhere = Questa partita è aperta in un'altra scheda o finestra. Continua a giocare lì, oppure chiudila e ricarica questa pagina.
web-table-frozen = Questa partita è stata iniziata con un'altra versione delle regole e non può continuare con questa. Resta conservata.
web-table-frozen-box = Questa versione del programma non riesce a leggere il file delle regole di questo tavolo, perciò la partita non può continuare. Resta conservata.
web-table-frozen-log = Le mosse conservate di questa partita non portano più dove portavano, perciò non può continuare. Resta conservata.
web-table-frozen-rules = Un errore del programma ha fermato questa partita. Resta conservata; ricarica la pagina per continuare.
web-table-frozen-detail = Nel dettaglio:
web-refused-elsewhere = Questa partita è aperta in un'altra scheda o finestra. Prima chiudila lì.
web-delete-game = Elimina: { $game }
web-save-game = Salva in un file
web-fairness-here = Prima della prima carta questo browser annota l'impronta di un segreto, e mostra il segreto dopo la partita. La distribuzione è fatta con il segreto e con ciò che ogni posto ha aggiunto. I bot sanno quello che il loro posto può sapere, e nient'altro.
web-fairness-replay-same = { $count ->
    [one] Rigiocata a partire dalla chiave, { $count } mossa porta allo stesso risultato.
   *[other] Rigiocata a partire dalla chiave, { $count } mosse portano allo stesso risultato.
}
web-fairness-replay-different = Rigiocata a partire dalla chiave, la partita non porta allo stesso risultato.

web-record-link = Condividi con un link
web-record-link-copied = Copiato. Il link contiene tutta la partita:
web-record-link-copy = Il link contiene tutta la partita; copialo:
web-none-played = Qui non è ancora stata giocata nessuna partita fino alla fine.
web-go-back-here = Torna a prima della mia ultima mossa
