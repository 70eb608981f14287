# Quello che il browser dice dell'app: versioni e ciò che questo dispositivo conserva.

web-new-version = C'è una nuova versione. Le partite iniziate restano conservate.
web-new-version-take = Usala ora
web-new-version-later = Più tardi
web-app-kept = Conservato su questo dispositivo: funziona anche senza connessione.
web-language-away = Questa lingua non è ancora su questo dispositivo. Connettiti una volta e sceglila di nuovo.
web-no-server = Il server non è raggiungibile. Finché non torna, puoi giocare su questo dispositivo.
web-hero-here = Gioca nel browser, da solo contro i bot o con gli amici attorno a un solo dispositivo. Non servono né account né connessione.
web-here-kept = Le partite sono conservate in questo browser e da nessun'altra parte. Una finestra privata le dimentica quando viene chiusa.
web-plain-http = Questa pagina è arrivata per http non cifrato: le partite si giocano e si conservano in questo browser, ma solo con una connessione; con https non ne serve nessuna.

## Quello che questo browser conserva

web-store-passing = Questo browser non lascia che la pagina conservi nulla: la partita va persa quando la pagina viene chiusa. Per conservarla, salvala in un file.
web-store-full = Su questo dispositivo non c'è più spazio, perciò non è stato fatto. Elimina le partite che non ti servono più o libera spazio, e riprova.
web-store-forbidden = Il browser non lascia che la pagina conservi nulla, perciò non è stato fatto. Permettile di salvare dati e ricarica la pagina.
web-store-missing = Questo tavolo è stato eliminato, forse in un'altra scheda.
web-store-exists = Questo tavolo è già su questo dispositivo.
web-store-newer = Qui è stata usata una versione più nuova di questa pagina. Ricarica la pagina.
web-store-failed = Il browser non ha potuto conservarlo, perciò non è stato fatto. Ricarica la pagina; tutto ciò che precede è conservato.
