# El Goofspiel al navegador

goofspiel-web-hand = { $reader ->
    [seat] Les teves cartes
   *[other] Les cartes de { $seat }
}
goofspiel-web-mine = Les teves cartes
goofspiel-web-laid = Has apostat { $card }.

goofspiel-lesson-welcome = Tots dos teniu les mateixes sis cartes, de l'1 al 6. Sis premis, de l'1 al 6, surten l'un rere l'altre.
goofspiel-lesson-prize = Aquest és el primer premi. Val tants punts com diu el número.
goofspiel-lesson-first = Aposta la carta del mateix número. Aposteu alhora, i ningú no veu la carta de l'altre.
goofspiel-lesson-next = Totes dues cartes s'han gastat. Torna a apostar la carta del número del premi.
goofspiel-lesson-end = Ja no queden premis, i guanya qui té més punts. La pròxima vegada, aposta el que l'altre no espera!
