# What the browser says, whatever the game.

## Everywhere

web-close = Tanca
web-done = Fet
web-settings = Configuració
web-menu = Menú
web-to-home = Inici
web-opening = S'està parant la taula…
web-preparing = Les regles d'aquest joc es preparen en aquesta màquina. Triga un minut, i només aquesta vegada.
web-lost-page = Aquí no hi ha res.
web-lost-table = Aquesta taula no existeix o no hi tens accés.
web-error-line = El servidor no respon. Comprova la connexió i torna-ho a provar.
web-refused = No ha estat possible. Mira la taula i torna a triar.
web-refused-other = No ha estat possible. Mira què has escrit i torna-ho a provar.
web-refused-wrong_password = No hi ha cap compte amb aquest nom i contrasenya.
web-refused-name_taken = Aquest nom ja és d'algú. Tria'n un altre.
web-refused-bad_name = Un nom té d'1 a 30 lletres o xifres.
web-refused-bad_address = Des d'aquí no s'arriba a aquesta adreça. Ha de començar per https:// i ser pública.
web-refused-bad_box = El fitxer de la capsa no es pot fer servir.
web-refused-bad_record = Aquest fitxer no és un registre de partida que es pugui llegir aquí.
web-refused-stale = Mentrestant la taula ha avançat. Torna a triar.
web-refused-illegal_move = Ara aquesta jugada no és permesa. Tria'n una de les que brillen.
web-refused-not_asked = Ara no et toca decidir.
web-refused-seat_taken = Aquest seient és ocupat. Tria'n un altre.
web-refused-too_many = Massa coses en massa poc temps. Espera un moment.
web-refused-busy = El servidor va atrafegat. Torna-ho a provar d'aquí a un moment.
web-refused-not_invited = Aquesta taula és només per a qui té l'enllaç.
web-refused-freed = L'amfitrió ha alliberat el teu seient. Busca una altra taula.
web-refused-banned = Aquí tens prohibida l'entrada. Pregunta a qui porta aquest servidor.
web-refused-closed = Aquesta taula és tancada.
web-refused-not_your_password = Aquesta no és la teva contrasenya.
web-refused-not_friends = Només pots guardar lloc a un amic.
web-refused-no_such_code = Aquest enllaç ja s'ha fet servir o ja no val. Demana'n un de nou.
web-refused-no_mail = Aquest servidor no envia correus.
web-refused-bad_email = Aquesta no és una adreça a la qual puguem escriure.
web-guest-name = Convidat
web-nobody = El teu nom
web-footer = Tabula Rubra: programari lliure, sense anuncis ni rastrejadors.

## Home

web-hero = Tres jocs de taula en una taula vermella
web-hero-more = Juga al navegador amb amics, en un sol dispositiu o contra bots. No cal cap compte.
web-games = Jocs
web-play-now = Juga ara
web-play-now-how = Juga ara: un clic i ja seus a taula amb bots.
web-play-now-level = Un clic i ja seus a una taula amb bots. Juguen al nivell { $level } de { $most }.
web-play-now-choose = Tria el nivell
web-play-now-adapts = Els bots s'adapten a mi: després d'una partida que guanyo juguen un nivell més amunt, després d'una que perdo, un més avall, i els primers passos són el doble de llargs.
web-play-now-fixed = Nivell dels bots
web-play-now-next = Bots de Juga ara: nivell { $level } la pròxima vegada.
web-learn = Aprèn jugant
web-new-table = Taula nova
web-workbench = Taller: canvia aquest joc
web-list-two = { $first } i { $last }
web-list-more = { $first } i { $last }
web-players = { $least ->
    [one] d'1 a { $most } jugadors
   *[other] de { $least } a { $most } jugadors
}
web-minutes = de { $least } a { $most } minuts
web-my-tables = Les meves taules
web-open-tables = Taules obertes
web-no-open = Ara cap taula no espera jugadors. Obre'n una.
web-watch-tables = S'hi està jugant
web-ended-tables = Les meves partides acabades
web-join-link = T'han enviat un enllaç? Enganxa'l aquí
web-import = Tens el registre d'una partida? Mira-la o continua-la
web-join = Entra-hi
web-go-on = Continua
web-watch-it = Mira
web-seats-free = { $count ->
    [one] 1 seient lliure
   *[other] { $count } seients lliures
}
web-frozen = Aturada
web-closed = Tancada
web-with-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
web-kept-for-you = { $name } et guarda un lloc
web-kept-in-tournament = T'espera una taula d'un torneig
web-nearly-full = gairebé plena
web-filter = Quines taules?
web-filter-games = Tots els jocs
web-filter-paces = Qualsevol ritme
web-none-found = Ara no hi ha cap taula així oberta.
web-my-page = La meva pàgina

## A new table

web-new-table-of = { $game }: taula nova
web-name = El teu nom
web-how-many = Quants jugueu?
web-who-sits = Qui seu on?
web-sitter-me = Jo
web-sitter-here-how = Us aneu passant el dispositiu; un teló amaga la mà de cadascú als altres.
web-second-name = Jugador { $number }
web-level-random = a l'atzar
web-level-easy = fàcil
web-level-medium = mitjà
web-level-hard = difícil
web-level-easy-how = Juga per costum. Bo per a una primera partida.
web-level-medium-how = Pensa unes quantes jugades endavant.
web-level-hard-how = Rumia un segon cada decisió.
web-level-number = nivell { $number }
web-level-in-sentence = { $number }
web-levels-numbered = Bots per número
web-level-number-how = El nivell 1 juga com el fàcil i el nivell { $most } és el més alt aquí. Cadascun guanya clarament l'anterior.
web-bots-level = Bots: { $levels }
web-options = Opcions
web-no-wish = el que quedi lliure
web-own-box = Fitxer de regles propi
web-own-box-how = Un fitxer (TOML) amb altres cartes i xifres. La taula diu que hi juga.
web-own-box-here = Aquesta taula juga amb un fitxer de regles propi.
web-pace = Temps per pensar
web-pace-none = Sense rellotge
web-pace-none-how = Cadascú pensa tant com vol.
web-pace-live = En directe, 15 minuts cadascú
web-pace-live-how = I 15 segons més per cada decisió. Quan a algú no li queda temps, els altres decideixen si esperen.
web-pace-days = Per torns, 2 dies per a cada decisió
web-pace-days-how = Tornes quan et toca.
web-access = Qui pot venir?
web-access-open = Tothom
web-access-open-how = La taula surt a la pàgina d'inici.
web-access-invited = Només qui tingui l'enllaç
web-access-invited-how = L'enllaç l'envies tu.
web-open-table = Obre la taula

## Before the game

web-gathering-how = La partida comença sola quan tots els seients són ocupats.
web-seat-free = lliure
web-seat-bot = Bot, { $level }
web-seat-here = aquí
web-seat-away = absent
web-sit = Seu aquí
web-sit-too = També en aquest dispositiu
web-bot-away = Treu el bot
web-seat-free-up = Allibera aquest seient
web-close-table-sure = Ningú no hi podrà jugar més.
web-table-closed = Aquesta taula és tancada.
web-online = Convida algú
web-online-how = La partida continua al servidor, des d'on és ara. Conserves el teu seient, i els teus amics reben un enllaç per als seus.
web-online-seats = Seients per als teus amics
web-online-luck = La sort d'aquesta partida es va decidir en aquest dispositiu, de manera que qui el té podria saber què ha de venir. Als teus amics se'ls diu, i la partida no compta per a la classificació.
web-online-do = Porta-la en línia
web-online-gone = Aquesta partida continua en línia.
web-online-there = A la taula
web-on-device = { $name } va començar aquesta partida al seu dispositiu i podria saber què portarà encara la sort. No compta per a la classificació.
web-on-device-mine = Aquesta partida va començar al teu dispositiu, de manera que podries saber què portarà encara la sort: als teus amics se'ls diu. No compta per a la classificació.
web-link = L'enllaç per als amics
web-copy = Copia
web-copied = Copiat

## At the table

web-your-turn = Et toca
web-my-place = El teu tauler
web-waiting = { $count ->
    [one] { $names } està triant.
   *[other] { $names } estan triant.
}
web-thinking = { $count ->
    [one] { $names } està pensant.
   *[other] { $names } estan pensant.
}
web-watch = Mira què passa.
web-sending = Un moment…
web-choices = { $count ->
    [one] 1 opció
   *[other] Les { $count } opcions
}
web-undo = Desfés
web-undo-how = Desfés la teva última jugada.
web-hint = Pista
web-hint-asking = Un bot s'ho està rumiant…
web-skip = Salta-ho
web-again = Torna-ho a mostrar
web-panels = Crònica, xerrada i regles
web-log = Crònica
web-talk = Xerrada
web-ledger = Torns passats
web-rules = Regles
web-since = des de la teva última jugada
web-line-lost = S'està tornant a connectar…
web-propose = Demana a la taula de tornar abans de la meva última jugada
web-proposal = { $reader ->
    [name] Demanes
   *[other] { $name } demana
} tornar enrere.
web-proposal-unrated = Llavors aquesta partida ja no compta per a la classificació, i el registre ho diu.
web-propose-sure = Tornar enrere?
web-propose-do = Demana-ho
web-agree = D'acord
web-disagree = No hi estic d'acord
web-stand-in = Un bot juga per tu.
web-return = Torno al meu seient
web-late-gone = Fa { $time } que { $name } és fora. Voleu que jugui un bot fins que torni?
web-late-time = A { $name } no li queda temps. Voleu que jugui un bot fins que torni?
web-late-gone-told = Fa { $time } que { $name } és fora.
web-late-time-told = A { $name } no li queda temps.
web-late-bot = Que jugui un bot
web-late-wait = Espero
web-late-all = El bot juga quan tots ho voleu.
web-late-soon = Un bot juga per { $name } d'aquí a { $time }.
web-late-me = Se t'ha acabat el temps. Es pregunta als altres si un bot pot jugar per tu.
web-late-me-soon = Els altres deixen que un bot jugui per tu d'aquí a { $time }.
web-late-here = Soc aquí
web-stood-in = Mentre eres fora, un bot ha decidit per tu:
web-stood-in-undo = Desfés-ho
web-stood-in-undo-part = El que s'ha robat o mostrat des de llavors es queda.
web-stood-in-ask = Demana als altres de tornar enrere
web-stood-in-keep = Deixa-ho així
web-by-bot = un bot per { $reader ->
    [name] tu
   *[other] { $name }
}
web-resign = Abandona el seient
web-resign-sure = Un bot jugarà per tu fins al final. No hi podràs tornar.
web-stay = Em quedo

## Talk

web-say = Digues alguna cosa
web-send = Envia
web-talk-empty = Encara ningú no ha dit res. Es pot dir tot, mentides també.
web-mute = Silencia { $name }
web-hear = Torna a escoltar { $name }
web-watcher = { $name } (mira)
web-report = Denuncia una frase
web-report-of = Denuncia el que ha dit { $name }
web-report-how = Qui porta aquest servidor llegirà la frase i veurà qui l'ha dita.
web-report-why = Què hi ha de dolent? (Ho pots deixar en blanc.)
web-report-send = Denuncia
web-reported = Denunciat. Gràcies.
web-speak = Què dius
web-speak-how = Tria de qui parles o a qui parles: tu, o un altre jugador.
web-speak-me = Sobre mi
web-speak-back = Enrere
web-speak-enough = Aquest torn ja has dit prou.
web-signalled-trust = { $reader ->
    [seat] confies en { $name }.
    [name] confia en tu.
   *[other] confia en { $name }.
}
web-signalled-suspect = { $reader ->
    [seat] dius que { $name } fa sospitar.
    [name] diu que fas sospitar.
   *[other] diu que { $name } fa sospitar.
}
web-signalled-ask = { $reader ->
    [seat] preguntes a { $name }: què tens?
    [name] et pregunta: què tens?
   *[other] pregunta a { $name }: què tens?
}
web-signalled-go_back = { $reader ->
    [seat] demanes tornar enrere.
   *[other] demana tornar enrere.
}
web-signalled-agree = { $reader ->
    [seat] estàs d'acord a tornar enrere.
   *[other] està d'acord a tornar enrere.
}
web-signalled-refuse = { $reader ->
    [seat] no estàs d'acord a tornar enrere.
   *[other] no està d'acord a tornar enrere.
}
web-signalled-let_bot = { $reader ->
    [seat] vols que un bot jugui per { $name }.
    [name] vol que un bot jugui per tu.
   *[other] vol que un bot jugui per { $name }.
}
web-signalled-keep_waiting = { $reader ->
    [seat] prefereixes esperar { $name }.
    [name] prefereix esperar-te.
   *[other] prefereix esperar { $name }.
}
web-signalled-bot_plays = { $reader ->
    [seat] ets fora: un bot juga fins que tornis.
   *[other] és fora: un bot juga fins que torni.
}
web-signalled-here = { $reader ->
    [seat] ets aquí.
   *[other] és aquí.
}
web-quiet = Que parlin només els qui juguen
web-loud = Que parlin també els qui miren
web-quiet-here = En aquesta taula només parlen els qui juguen.
web-mute-watchers = Silencia els qui miren
web-hear-watchers = Torna a escoltar els qui miren
web-signalled-freed = { $reader ->
    [seat] has deixat el seient: l'amfitrió l'ha alliberat.
   *[other] ha deixat el seient: l'amfitrió l'ha alliberat.
}
web-signalled-quiet = { $reader ->
    [seat] deixes parlar només els qui juguen.
   *[other] deixa parlar només els qui juguen.
}
web-signalled-loud = { $reader ->
    [seat] deixes parlar també els qui miren.
   *[other] deixa parlar també els qui miren.
}
web-signalled-rematch = { $reader ->
    [seat] voldries tornar a jugar.
   *[other] voldria tornar a jugar.
}
web-signalled-declined = { $reader ->
    [seat] aquesta vegada no pots venir.
   *[other] aquesta vegada no pot venir.
}

## Rules

web-rules-pointed = El que has assenyalat
web-rules-now = El que compta ara
web-rules-find = Cerca a les regles

## Fairness

web-fairness = Repartiment net
web-fairness-what = Abans de la primera carta el servidor promet el repartiment: mostra l'empremta del seu secret. Després de la partida mostra el secret. Així ningú no pot canviar cap carta entremig.
web-fairness-device = La sort es va decidir al dispositiu de qui va obrir aquesta taula, abans que vinguessin els altres. Des de llavors ningú no la pot canviar, i en acabar la partida es pot comprovar; però qui tenia el dispositiu la podria haver sabut tota.
web-fairness-commitment = La promesa
web-fairness-secret = El secret
web-fairness-nonces = El que hi ha afegit cada seient
web-fairness-later = El secret es mostra quan la partida s'acaba.
web-fairness-none = Aquesta partida en continua una altra; la sort es va decidir allà.
web-fairness-check = Comprova-ho
web-fairness-working = S'està calculant…
web-fairness-unknown = Ara no es pot calcular. Torna-ho a provar més tard.
web-fairness-promise-same = El secret encaixa amb la promesa.
web-fairness-promise-different = El secret no encaixa amb la promesa.
web-fairness-before-same = La promesa és la que aquest navegador va apuntar durant la partida.
web-fairness-before-different = La promesa no és la que aquest navegador va apuntar durant la partida.
web-fairness-before-unknown = Aquest navegador no hi era durant la partida i no n'ha apuntat la promesa.
web-fairness-mine-same = El que hi va afegir aquest navegador hi és.
web-fairness-mine-different = El que hi va afegir aquest navegador no hi és.
web-fairness-mine-unknown = Aquest navegador no hi va afegir res.
web-fairness-key-same = La clau de la partida surt del secret i del que hi van afegir tots els seients.
web-fairness-key-different = La clau de la partida no surt del secret i del que hi van afegir tots els seients.
web-fairness-draws-same = { $count ->
    [one] L'únic sorteig de la partida surt de la clau.
   *[other] Els { $count } sortejos de la partida surten de la clau: s'han tornat a calcular aquí, d'un en un.
}
web-fairness-draws-different = Un sorteig no surt de la clau, després de la jugada { $count }.
web-fairness-verify = Que les cartes, els daus i les jugades porten d'aquests sortejos a aquest resultat es comprova al teu ordinador amb el registre i
web-record = Baixa el registre

## The end

web-won = Has guanyat
web-lost = Has perdut
web-result = Resultat
web-rematch = Torna a jugar
web-replay = Repetició
web-review = Repàs

## Replay

web-seen-from = Vista
web-seen-from-none = Vista pública
web-seen-open = Tot descobert
web-first = Al principi
web-before = Una jugada enrere
web-next = Una jugada endavant
web-last = Al final
web-run = Reprodueix
web-pause = Pausa
web-moves = Jugada
web-replay-quiet = Una decisió que els altres no han pogut veure.
web-branch = Juga des d'aquí

## One device for several

web-curtain = Dona el dispositiu a { $name }. Els altres miren cap a una altra banda.
web-curtain-lift = Soc { $name }

## Settings

web-language = Llengua
web-theme = Tema
web-theme-system = el del sistema
web-theme-light = clar
web-theme-dark = llum d'espelma
web-pace-motion = Animació
web-motion-none = cap
web-motion-quick = ràpid
web-motion-usual = normal
web-motion-slow = lent
web-sound = Sons

## People

web-people = Persones
web-account = Compte
web-account-link = Compte, avisos i les meves partides
web-account-guest = Jugues com a convidat. Amb un compte pots tornar des de qualsevol aparell i les teves partides compten per a la classificació. Conserves les teves taules.
web-account-yours = Has entrat com a { $name }.
web-password = Contrasenya
web-password-how = Almenys 8 caràcters. Si l'oblides, qui porta aquest servidor te'n pot donar una de nova.
web-register = Obre un compte
web-login = Entra
web-logout = Surt
web-mine = Seguretat i privacitat
web-password-change = Canvia la contrasenya
web-password-old = Contrasenya actual
web-password-new = Contrasenya nova
web-password-changed = La contrasenya ha canviat. A tots els altres llocs s'ha tancat la sessió.
web-sessions = On tens la sessió oberta
web-session-here = aquest navegador
web-session-unknown = Navegador desconegut
web-session-when = des del { $since }, usada per última vegada el { $used }
web-session-end = Tanca-la
web-sessions-end = Tanca totes les altres
web-kept = Les teves dades
web-kept-how = El teu nom, seients, jugades, classificació i el que has dit. Ho pots desar tot en un fitxer, o esborrar-ho.
web-export = Desa en un fitxer
web-delete = Esborra tot el que és meu
web-delete-how = El teu nom, la teva classificació i tot el que has dit s'esborren per sempre. Les partides queden, sense el teu nom; a les que encara es juguen, un bot continua per tu.
web-delete-yes = Esborra per sempre
web-delete-no = Conserva-ho
web-reminders = Avisos
web-reminders-how = On ningú no té pressa: quan et toca i no hi ets, o quan un amic et guarda un lloc. No s'envia res si no ho demanes.
web-push = En aquest navegador, encara que no hi hagi cap pàgina oberta
web-push-none = Aquest navegador no es pot avisar aquí: cal una adreça segura (https).
web-push-refused = El navegador no ho ha permès o no s'hi pot arribar. Permet les notificacions d'aquesta pàgina i torna-ho a provar.
web-webhook = A una adreça meva (webhook)
web-webhook-how = Hi enviem un missatge JSON curt, com l'entenen els programes de xat. Buit: no s'envia res.
web-save = Desa
web-saved = Desat.
web-statistics = Les meves partides
web-statistics-of = { $name }: partides
web-game = Joc
web-player = Jugador
web-played = Jugades
web-wins = Guanyades
web-strength = Força
web-strength-how = La força és una estimació a partir de qui ha guanyat a qui; després de ± hi ha quant pot errar. Només es classifiquen els comptes.
web-not-rated = Encara cap partida classificada. Es classifiquen les de qui té un compte.
web-ratings = Classificació
web-gallery = Galeria
web-ratings-empty = Encara no hi ha ningú classificat en aquest joc.
web-place = Lloc

## The first game

web-learn-next = Endavant
web-learn-back = Enrere
web-learn-step = { $step } de { $steps }
web-learn-try = Et toca
web-learn-end = Ara juga
web-learn-leave = Surt

## Seats, by their emblems: what bots are called

web-emblem-sun = Sol
web-emblem-wave = Ona
web-emblem-vine = Vinya
web-emblem-bee = Abella
web-emblem-moon = Lluna
web-emblem-tower = Torre
web-emblem-key = Clau

## A game from elsewhere

web-watch-loading = Posant la partida a la taula…
web-watch-wrong = Aquesta partida no es pot mostrar: { $reason }
