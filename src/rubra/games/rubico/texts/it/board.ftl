# What the browser says about Rubico.

rubico-web-strip = Cesare è a { $space }. { $steps ->
    [one] Manca 1 passo
   *[other] Mancano { $steps } passi
} al prossimo Castrum, { $castrum }; { $rome } a Roma.
rubico-web-space = { $name }
rubico-web-space-castrum = { $name }, un Castrum: Cesare si ferma qui e i passi che avanzano sono persi.
rubico-web-space-rome = { $name }: quando Cesare arriva qui, la sua fazione ha vinto.
rubico-web-space-caesar = { $name }: Cesare è qui.
rubico-web-legion = { $legion }: { $count } di { $most } carte. Con { $most } vince il Senato.
rubico-web-middle = Il centro del tavolo
rubico-web-taken = prese
rubico-web-to-take-help = Tante quanti i passi fino al prossimo Castrum, più due; al massimo { $most } da ogni giocatore.
rubico-web-card-of = { $reader ->
    [name] La tua carta { $slot }
   *[other] Carta { $slot } di { $name }
}
rubico-web-recommended = È quella che consiglia.
rubico-web-take-then = { $left ->
    [0] È l'ultima.
    [one] Poi ne manca 1.
   *[other] Poi ne mancano { $left }.
} { $more ->
    [0] Da questo giocatore nessun'altra.
    [one] Da questo giocatore ancora 1.
   *[other] Da questo giocatore ancora { $more }.
}
rubico-web-centurion-help = Il Centurione: prende le carte di questo turno.
rubico-web-power-sealed = Ha un potere che non ha ancora giocato.
rubico-web-power-played = Potere giocato
rubico-web-your-power = Il tuo potere
rubico-web-you-are = Sei
rubico-web-you-centurion = Sei il Centurione
rubico-web-centurion-waits = Sei il Centurione. Gli altri dispongono le carte.
rubico-web-your-row = La tua fila, dalla tua sinistra
rubico-web-row-card = { $card }, posizione { $slot }. Le frecce la spostano.
rubico-web-first = consigliata
rubico-web-lay = Disponi questa fila
rubico-web-lay-how = Trascina le carte, o toccane due per scambiarle.
rubico-web-lay-where = Tocca la carta con cui scambiarla.
rubico-web-your-claim = Che cosa dichiari
rubico-web-claim-card = { $card }. Premi per cambiarla.
rubico-web-declare-truth = Dichiara il vero
rubico-web-declare-lie = Dichiara il falso
rubico-web-claim-how = Tocca una carta per cambiare quello che dici.
rubico-web-claim-impossible = Il mazzo non ne contiene tante di quel tipo.
rubico-web-play-power = Gioca { $power }
rubico-web-do-it = Conferma
rubico-web-not-yet = Non ancora
rubico-web-last-card = Dopo l'ultima carta si rivela tutto.
rubico-web-take-last = Prendila
rubico-web-target-summon = Scegli la carta che il Centurione deve prendere.
rubico-web-target-peek = Scegli la carta da guardare.
rubico-web-target-cover = Scegli la tua carta da proteggere.
rubico-web-target-shift = Scegli dove va Cesare.
rubico-web-counted-more = Aggiunto dagli effetti: { $red ->
    [one] 1 rossa
   *[other] { $red } rosse
}, { $blue } blu{ $pompey ->
    [0] { "" }
   *[other] , { $pompey } Pompeo
}.
rubico-web-verdict = { $steps ->
    [0] Cesare non si muove
    [one] Cesare può fare 1 passo
   *[other] Cesare può fare { $steps } passi
}
rubico-web-effect-extra_card = una carta in più, senza guardarla
rubico-web-effect-discard_card = una carta scartata, senza guardarla
rubico-web-effect-one_blue = +{ $count } blu
rubico-web-effect-one_red = +{ $count } { $count ->
    [one] rossa
   *[other] rosse
}
rubico-web-mark-none = Il tuo segno privato per { $name }: nessuno
rubico-web-mark-trust = Il tuo segno privato per { $name }: fidato
rubico-web-mark-doubt = Il tuo segno privato per { $name }: in dubbio
rubico-web-mark-suspect = Il tuo segno privato per { $name }: sospetto
rubico-web-ledger-empty = Non è ancora successo nulla.
rubico-web-story = { $said ->
    [0] Nessuna dichiarazione.
    [one] { $lies ->
        [0] 1 dichiarazione, vera.
       *[other] 1 dichiarazione, falsa.
    }
   *[other] { $lies ->
        [0] { $said } dichiarazioni, tutte vere.
        [one] { $said } dichiarazioni, 1 falsa.
       *[other] { $said } dichiarazioni, { $lies } false.
    }
}
rubico-web-said = { $said ->
    [0] Nessuna dichiarazione.
    [one] 1 dichiarazione.
   *[other] { $said } dichiarazioni.
}
rubico-web-but-held = ma erano

## The first game: the words of web/src/games/rubico/lesson.json

rubico-lesson-welcome = 49 a.C. Cesare è in Gallia con il suo esercito e vuole andare a Roma. Siete in quattro al tavolo. Alcuni marciano con Cesare, altri sono senatori che vogliono fermarlo. Nessuno sa chi è chi.
rubico-lesson-role = In basso vedi il tuo ruolo: sei un legionario. In quattro giocatori due sono legionari e due senatori. I due legionari vincono o perdono insieme, anche se non si trovano mai.
rubico-lesson-road = Questa è la strada per Roma. Le doppie torri sono Castra: Cesare si ferma a ognuno, anche se potrebbe proseguire. Quando arriva a Roma, la tua fazione ha vinto.
rubico-lesson-senate = Queste tavole di bronzo sono del Senato. Ognuna porta una legione, la I o la XV. Quando quattro con la stessa legione sono scoperte, hanno vinto i senatori.
rubico-lesson-cards = A ogni turno uno di voi è il Centurione; ora è Ape. Gli altri pescano quattro carte marcia. Una rossa fa avanzare Cesare, una blu toglie un passo, un Giano copia la carta rivelata prima, un Pompeo gira una tavola.
rubico-lesson-lay = Hai tre carte blu e un Giano: poco aiuto per Cesare. Le disponi coperte in fila, e la prima è quella che consigli. Metti il Giano per primo: toccalo, poi tocca la prima carta. Quindi disponi la fila.
rubico-lesson-declare = Ora puoi dire che cosa hai. Può essere falso, nessuno controlla. Questa volta resta al vero: tre blu e un Giano.
rubico-lesson-heard = Tutte le file sono sul tavolo. Onda dichiara quattro rosse, Vite quattro blu. Chi mente? Il segno rotondo accanto a ogni nome è per i tuoi sospetti privati: toccalo.
rubico-lesson-power = Ognuno ha un potere che può giocare una volta. Il tuo è Iuno: contano due rosse e un Pompeo in più. La domanda va a tutti, così nessuno scopre chi potrebbe. Tieni Iuno per dopo e passa.
rubico-lesson-taken = Tre passi al prossimo Castrum, più due: il Centurione ha preso cinque carte, al massimo due da ognuno. Ape non ha preso quelle consigliate, ma le ultime. Strano per chi è amico di Cesare. Passa e guarda che cosa esce.
rubico-lesson-stayed = Due rosse, tre blu: Cesare non si muove. E poiché sono uscite almeno due blu, il Senato gira una tavola. La prima non ha mai effetto.
rubico-lesson-take-1 = Ora il Centurione sei tu. Ape dichiara tre rosse e un Giano, Onda tre rosse, Vite due. Devi prenderne cinque. La carta che brilla è la prima di Ape: prendila.
rubico-lesson-take-2 = Nel turno scorso sono uscite due rosse e tre blu, due delle blu erano tue. Questo si accorda con quanto ha detto Vite. Non prova nulla, ma prendi la prima carta di Vite.
rubico-lesson-take-3 = Ancora Ape: prendi la seconda carta.
rubico-lesson-take-4 = E la seconda di Vite. Poi solo Onda può dartene un'altra, perché due per giocatore è il massimo.
rubico-lesson-take-5 = L'ultima deve venire da Onda. Dopo l'ultima carta si rivela tutto, perciò ti si chiede due volte: scegli la carta, poi conferma.
rubico-lesson-rubicon = Quattro rosse, una blu: tre passi. Hai visto il Giano diventare una copia della rossa prima di lui? Cesare ha passato il Rubicone e si ferma al Castrum. Con una sola blu il Senato non gira nulla.
rubico-lesson-lay-again = Turno 3, il Centurione è Onda. Hai tre rosse. Mettile per prime.
rubico-lesson-declare-again = Di' ancora il vero. Chi è legionario dovrebbe crederti.
rubico-lesson-keep = Aspetta con Iuno finché il Centurione ha preso le carte. Passa.
rubico-lesson-iuno = Onda ha preso le ultime carte di ogni fila. Proprio quello che farebbe un senatore. È il momento: gioca Iuno.
rubico-lesson-effects = Con Iuno sono tre rosse contro due blu: un passo, e Cesare raggiunge Corfinium. Ma il Senato gira due tavole, una per le blu e una per il Pompeo di Iuno. Gli effetti valgono nel turno seguente: questa volta, due rosse in più.
rubico-lesson-lay-last = Manca un passo a Roma. Il Centurione è Vite. Metti la tua rossa per prima.
rubico-lesson-declare-last = E di' che cosa hai.
rubico-lesson-rome = Sono uscite una rossa e due blu, ma le tavole dello stesso Senato hanno aggiunto due rosse. Tre contro due: un passo, e Cesare è a Roma.
rubico-lesson-who = Ora si mostrano i ruoli. Vite era l'altro legionario; Onda e Ape erano senatori. Onda ha mentito sempre; Ape ti ha detto il vero nel turno 2 e ha mentito dopo. Alla fine di una partita giocata al tavolo si racconta la storia di tutte le bugie.
rubico-lesson-more = Questo è tutto il gioco. In cinque o sette giocatori i senatori si conoscono; ci sono otto poteri e otto tavole del Senato, e ognuna si spiega quando la indichi. Ora gioca con i bot o invita i tuoi amici.

## Hints

rubico-web-hint-silent = { $seat } non ha detto nulla: la prima carta è quella che consiglia.
rubico-web-hint-truth = È la verità sulla tua fila: chi è dalla tua parte può fidarsi.
rubico-web-hint-bluff = È un bluff: quello che hai resta nascosto, e quello che dichiari decide quale carta ti prendono.
rubico-web-hint-silence = Il silenzio non rivela nulla.
rubico-web-hint-lay = La prima carta è quella che consigli: { $card }.
rubico-web-hint-keep = Il potere varrà di più più tardi.

## The legend

rubico-web-sign-castrum = Castrum
rubico-web-sign-castrum-help = Cesare si ferma qui e i passi che avanzano vanno persi. Il centurione conta i passi fino al prossimo.
rubico-web-sign-rome = Roma
rubico-web-sign-rome-help = Quando Cesare arriva qui, la sua parte ha vinto.
rubico-web-sign-caesar = Cesare
rubico-web-sign-caesar-help = Un passo per ogni carta rossa in più delle blu, al massimo fino al prossimo Castrum.
rubico-web-sign-legion-help = Quando quattro carte del Senato scoperte mostrano questa legione, vince il Senato.
