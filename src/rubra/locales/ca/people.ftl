# Trobar-se: una taula nova, la taula abans de la partida, la meva pàgina.

## Una taula nova

people-fill = Tots els altres llocs:
people-sitter-open = Obert
people-sitter-here = Mateix dispositiu
people-sitter-bot = Bot, { $level }
people-sitter-friend-how = El lloc d'un amic se li guarda: troba la taula a la seva pàgina d'inici.
people-sitter-open-how = Els llocs oberts són per a qui vingui, o per a qui rebi el teu enllaç.
people-cancel = Cancel·la

## Abans de la partida

people-lobby = { $game }: esperant jugadors
people-lobby-ready = La partida comença quan tots els llocs són ocupats i tothom està a punt.
people-lobby-unready = Encara no estan a punt: { $names }.
people-access-open = oberta a tothom
people-access-invited = només amb l'enllaç
people-host = amfitrió
people-ready = Estic a punt
people-not-ready = Encara no
people-ready-is = a punt
people-free-seat = Allibera el lloc que ocupa { $name }
people-kept = guardat per a algú
people-kept-for = guardat per a { $name }
people-kept-for-me = guardat per a tu
people-keep-no-more = No guardis més el lloc per a { $name }
people-decline = No, gràcies
people-to-tournament = Ves al torneig
people-fill-seat = Qui seu al lloc { $number }?
people-fill-with = Omple amb…
people-leave = Marxa
people-cancel-table = Cancel·la la taula
people-keep-table = Deixa-la
people-invite-text = Juga a { $game } amb mi.
people-share = Comparteix
people-code = Codi QR
people-code-how = Un amic que és al teu costat hi enfoca la càmera del mòbil.

## Avisos on ajuden

people-offer = Ningú no ha d'esperar aquí amb la pàgina oberta. T'avisem quan et toqui?
people-offer-yes = Avisa'm
people-offer-how = Com?
people-offer-no = No, gràcies
people-offer-done = T'avisarem quan et toqui.
people-mail = Per correu electrònic
people-mail-how = Primer preguntem en aquesta adreça si ho vols. Cada correu té un enllaç per no rebre'n més.
people-mail-asked = Hi hem enviat un correu. Obre l'enllaç que hi ha i digues que sí.
people-mail-waits = Hem escrit a aquesta adreça i n'esperem el sí.
people-mail-on = Els avisos s'envien aquí.
people-mail-off = Cap més correu
people-mail-confirm-title = Avisos per correu
people-mail-confirm-how = Vols un correu aquí quan una taula t'esperi?
people-mail-confirm-yes = Sí
people-mail-confirm-done = Fet. T'avisarem per correu.
people-mail-stop-title = Cap més correu
people-mail-stop-how = S'acaben els avisos per correu; conserves els teus llocs.
people-mail-stop-yes = Atura'ls
people-mail-stop-done = Fet. No s'hi envien més correus.

## Una altra

people-rematch = { $name } voldria tornar a jugar.
people-rematch-yes = M'hi apunto
people-rematch-no = No, gràcies

## La meva pàgina

people-running = Partides en curs
people-running-none = No hi ha cap partida en curs.
people-more = Mostra'n més
people-tallies = Guanyades i perdudes
people-against = Contra
people-against-people = persones
people-against-bots = bots, { $level }
people-alone = en solitari
people-levels = Bots de Juga ara
people-levels-how = A quin nivell han jugat, partida a partida, en aquest navegador: un punt ple on has guanyat. Ara són al nivell { $level }.
people-levels-game = Nivell { $level }: { $won ->
    [yes] guanyada
   *[no] perduda
}
people-levels-fixed = Es queden al nivell { $level }; has triat que no s'adaptin.
people-home = Inici
people-clubs = Clubs

## Amics

people-friends = Amics
people-friends-none = Encara no hi tens amics. Envia un enllaç a qui t'agradi per jugar-hi.
people-friend-invite = Convida un amic
people-friend-link = El teu enllaç per als amics
people-friend-link-how = Qui l'obre i hi està d'acord esdevé amic teu. Els amics es poden guardar lloc. Ningú més no veu qui són els teus amics.
people-friend-renew = Enllaç nou (l'antic s'acaba)
people-friend-text = { $name } et convida a ser amics a Tabula Rubra.
people-friend-drop = Acaba l'amistat
people-friend-drop-of = Acaba l'amistat amb { $name }
people-friend-keep = Continuem amics
people-friend-own = Aquest és el teu propi enllaç. Envia'l a un amic.
people-friend-title = { $name } voldria ser amic teu aquí
people-friend-how = Els amics es poden guardar lloc a les seves taules. Ho pots acabar quan vulguis.
people-friend-yes = Siguem amics
people-friend-done = Tu i { $name } ja sou amics.

## La galeria

people-gallery-how = Partides acabades que tothom qui les ha jugades vol ensenyar.
people-gallery-none = Encara no hi ha cap partida. Quan se n'acaba una, qui l'ha jugada la pot ensenyar aquí.
people-show = Ensenya-la a la galeria
people-show-how = Llavors tothom podrà veure la repetició, amb els noms de qui ha jugat. El que us heu dit no s'hi veu. Ho pots retirar quan vulguis.
people-show-yes = Ensenya-la
people-show-asked = { $count ->
    [one] { $names } voldria ensenyar aquesta partida a la galeria.
   *[other] { $names } voldrien ensenyar aquesta partida a la galeria.
}
people-show-waits = { $count ->
    [one] S'hi veurà quan { $names } hi estigui d'acord.
   *[other] S'hi veurà quan { $names } hi estiguin d'acord.
}
people-show-is = Aquesta partida és a la galeria.
people-show-back = Retira-la
people-show-hidden = Qui porta aquest servidor ha tret la partida de la galeria.
people-shown = Partides per a la galeria

## Un signe propi

people-sign = El teu signe
people-sign-how = És al costat del teu nom, a les taules on seguis a partir d'ara.
people-sign-none = cap
people-sign-boat = barca
people-sign-bridge = pont
people-sign-candle = espelma
people-sign-castle = castell
people-sign-comet = cometa
people-sign-fish = peix
people-sign-fox = guineu
people-sign-heron = bernat pescaire
people-sign-leaf = fulla
people-sign-mountain = muntanya
people-sign-olive = branca d'olivera
people-sign-snail = cargol

## Una partida d'aquest navegador

people-delete = Vols esborrar aquesta partida?
people-delete-over = S'esborra d'aquest dispositiu per sempre i ja no compta entre les teves partides.
people-delete-running = S'esborra d'aquest dispositiu per sempre. Si algun dia vols continuar-la, desa-la abans en un fitxer des del seu menú.
people-delete-yes = Esborra-la
people-delete-no = Conserva-la
people-save-how = Obre el fitxer a la pàgina d'inici, aquí o en un altre dispositiu: la partida continua des d'on és.
people-save-hidden = El fitxer també conté tot el que és ocult: qui el llegeixi pot saber totes les mans i tot el que encara ha de venir.
