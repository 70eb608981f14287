# El que diu el navegador de l'aplicació: versions i el que desa aquest dispositiu.

web-new-version = Hi ha una versió nova. Les partides començades es conserven.
web-new-version-take = Fes-la servir ara
web-new-version-later = Més tard
web-app-kept = Desat en aquest dispositiu: també funciona sense connexió.
web-language-away = Aquesta llengua encara no és en aquest dispositiu. Connecta't un cop i torna-la a triar.
web-no-server = No s'arriba al servidor. Mentre no torni, pots jugar en aquest dispositiu.
web-hero-here = Juga al navegador, tot sol contra bots o amb amics al voltant d'un sol dispositiu. No cal ni compte ni connexió.
web-here-kept = Les partides es desen en aquest navegador i enlloc més. Una finestra privada les oblida quan es tanca.
web-plain-http = Aquesta pàgina ha arribat per http sense xifrar: s'hi juga i les partides es desen en aquest navegador, però només amb connexió; per https no en cal.

## El que desa aquest navegador

web-store-passing = Aquest navegador no deixa que la pàgina desi res: la partida es perd quan es tanca la pàgina. Per conservar-la, desa-la en un fitxer.
web-store-full = No queda espai en aquest dispositiu i per això no s'ha fet. Esborra partides que ja no necessitis o allibera espai, i torna-ho a provar.
web-store-forbidden = El navegador no deixa que la pàgina desi res i per això no s'ha fet. Permet-li desar dades i torna a carregar la pàgina.
web-store-missing = Aquesta taula s'ha esborrat, potser en una altra pestanya.
web-store-exists = Aquesta taula ja és en aquest dispositiu.
web-store-newer = Aquí s'ha fet servir una versió més nova d'aquesta pàgina. Torna a carregar la pàgina.
web-store-failed = El navegador no ho ha pogut desar i per això no s'ha fet. Torna a carregar la pàgina; tot l'anterior està desat.
