# Què diu el navegador de les taules que hi viuen.

web-table-elsewhere = Aquesta partida és oberta en una altra pestanya o finestra. Continua jugant-hi, o tanca-la i torna a carregar aquesta pàgina.
web-table-frozen = Aquesta partida es va començar amb una altra versió de les regles i no pot continuar amb aquesta. Es conserva.
web-table-frozen-box = Aquesta versió del programa no pot llegir el fitxer de regles d'aquesta taula, i per això la partida no pot continuar. Es conserva.
web-table-frozen-log = Les jugades que es conserven d'aquesta partida ja no porten on portaven, i per això no pot continuar. Es conserva.
web-table-frozen-rules = Un error del programa ha aturat aquesta partida. Es conserva; torna a carregar la pàgina per continuar.
web-table-frozen-detail = En detall:
web-refused-elsewhere = Aquesta partida és oberta en una altra pestanya o finestra. Tanca-la primer allà.
web-delete-game = Esborra: { $game }
web-save-game = Desa en un fitxer
web-fairness-here = Abans de la primera carta aquest navegador anota l'empremta d'un secret, i mostra el secret després de la partida. El repartiment es fa amb el secret i amb el que ha afegit cada seient. Els bots saben el que pot saber el seu seient, i res més.
web-fairness-replay-same = { $count ->
    [one] Jugada de nou a partir de la clau, { $count } jugada porta al mateix resultat.
   *[other] Jugada de nou a partir de la clau, { $count } jugades porten al mateix resultat.
}
web-fairness-replay-different = Jugada de nou a partir de la clau, la partida no porta al mateix resultat.

web-record-link = Comparteix amb un enllaç
web-record-link-copied = Copiat. L'enllaç conté tota la partida:
web-record-link-copy = L'enllaç conté tota la partida; copia'l:
web-none-played = Aquí encara no s'ha acabat cap partida.
web-go-back-here = Torna abans de la meva última jugada
