# What every game uses.

seat-name = Lugar { $number }
own-seat = { $name } (tu)
you = Tu
you-in-list = tu

## At the terminal

ask-number = A tua escolha { $count ->
    [1] (1;
   *[other] (1 a { $count };
} ? ajuda, h sugestão, u desfazer, s guardar, q sair)
ask-again = Escreve { $count ->
    [1] 1
   *[other] um número de 1 a { $count }
}, ou então ?, h, u, s ou q.
ask-say = Escreve say para veres o que podes dizer aos outros.
say-how = Escreve say e um número para o dizer; say e uma palavra para veres só o que a contém.
say-nothing = Não podes dizer nada disso.
said = { $name }: «{ $words }»
pass-device = Agora joga { $name }. Os outros desviam o olhar; prime Enter quando estiveres a postos.
undone = A tua última jogada foi desfeita.
cannot-undo = Não é possível desfazer: entretanto, algo foi tirado, mostrado ou decidido.
saved = Partida guardada em { $file }. Para continuar mais tarde: rubra play --resume { $file }
nothing-saved = Adeus. A partida não foi guardada.
help-lookup = Escreve ? e uma palavra para ler só o que tem a ver com ela.
help-nothing = Nada do que está em jogo tem a ver com «{ $word }». Escreve só ? para ver tudo.
hint-title = O que um bot de nível { $level } consideraria no teu lugar
hint-best = A sua escolha: { $move }
hint-expected = Espera { $chance } dela.
hint-alternative = A segunda melhor: { $move }. Espera { $chance }.
hint-fear = O que receia então: «{ $name }: { $move }». Deixaria { $chance }.
hint-level = Nível das sugestões
hint-levels = Escreve h e um nível para perguntar a outro bot: { $levels }.
hint-move = Jogada
hint-share = Parte da procura
hint-chance = Probabilidade de ganhar
hint-legend = Faria a jogada que experimentou mais vezes.
hint-beliefs = O que pensa dos outros
hint-forced = Agora só podes fazer uma coisa.
percent = { $number }%
game-over = A partida terminou.
winners = { $reader ->
    [names] { $count ->
        [1] Vences tu.
       *[other] Vencem: { $names }.
    }
   *[other] { $count ->
        [1] Vence: { $names }.
       *[other] Vencem: { $names }.
    }
}
no-winners = Ninguém ganhou.
score-source = Pontos por
score-total = No total
replay-hint = Verifica a distribuição com: rubra verify { $file }
commitment = Compromisso da distribuição: { $commitment }
bot-failed = O bot de { $name } não deu nenhuma jogada ({ $reason }); foi feita a primeira em vez dele.
