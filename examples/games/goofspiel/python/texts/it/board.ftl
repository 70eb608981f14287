# Goofspiel nel browser

goofspiel-web-hand = { $reader ->
    [seat] Le tue carte
   *[other] Le carte di { $seat }
}
goofspiel-web-mine = Le tue carte
goofspiel-web-laid = Hai puntato { $card }.

goofspiel-lesson-welcome = Avete tutti e due le stesse sei carte, da 1 a 6. Sei premi, da 1 a 6, escono uno dopo l'altro.
goofspiel-lesson-prize = Questo è il primo premio. Vale tanti punti quanti dice il numero.
goofspiel-lesson-first = Punta la carta dello stesso numero. Puntate insieme, e nessuno vede la carta dell'altro.
goofspiel-lesson-next = Le due carte sono spese. Punta di nuovo la carta del numero del premio.
goofspiel-lesson-end = I premi sono finiti, e vince chi ha più punti. La prossima volta, punta quello che l'altro non si aspetta!
