# What every game uses.

seat-name = Seient { $number }
own-seat = { $name } (tu)
you = Tu
you-in-list = tu

## At the terminal

ask-number = Què tries? { $count ->
    [1] (1;
   *[other] (1 a { $count };
} ? ajuda, h pista, u desfés, s desa, q surt)
ask-again = Escriu { $count ->
    [1] 1
   *[other] un número entre 1 i { $count }
}, o bé ?, h, u, s o q.
ask-say = Escriu say per veure què pots dir als altres.
say-how = Escriu say i un número per dir-ho; say i una paraula per veure només el que la conté.
say-nothing = No pots dir res de semblant.
said = { $name }: «{ $words }»
pass-device = Ara juga { $name }. Els altres miren cap a una altra banda; prem Retorn quan estiguis a punt.
undone = S'ha desfet la teva última jugada.
cannot-undo = Això no es pot desfer: d'ençà s'ha robat, mostrat o decidit alguna cosa.
saved = Partida desada a { $file }. Per continuar més tard: rubra play --resume { $file }
nothing-saved = Adeu. La partida no s'ha desat.
help-lookup = Escriu ? i una paraula per llegir només el que hi té a veure.
help-nothing = Res del que hi ha en joc no té a veure amb «{ $word }». Escriu ? sol per veure-ho tot.
hint-title = Què consideraria un bot de nivell { $level } al teu lloc
hint-best = La seva tria: { $move }
hint-expected = N'espera un { $chance }.
hint-alternative = La segona millor: { $move }. N'espera un { $chance }.
hint-fear = El que tem llavors: «{ $name }: { $move }». Deixaria un { $chance }.
hint-level = Nivell de les pistes
hint-levels = Escriu h i un nivell per preguntar-ho a un altre bot: { $levels }.
hint-move = Jugada
hint-share = Part de la cerca
hint-chance = Probabilitat de guanyar
hint-legend = Faria la jugada que ha provat més vegades.
hint-beliefs = Què pensa dels altres
hint-forced = Ara només pots fer una cosa.
percent = { $number } %
game-over = La partida s'ha acabat.
winners = { $reader ->
    [names] { $count ->
        [one] Guanyes tu.
       *[other] Guanyeu: { $names }.
    }
   *[other] { $count ->
        [one] Guanya: { $names }.
       *[other] Guanyen: { $names }.
    }
}
no-winners = No ha guanyat ningú.
score-source = Punts per
score-total = En total
replay-hint = Verifica el repartiment amb: rubra verify { $file }
commitment = Compromís del repartiment: { $commitment }
bot-failed = { $name }: el bot no ha donat cap jugada ({ $reason }); s'ha fet la primera en lloc seu.
