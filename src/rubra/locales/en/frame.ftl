# What every game uses.

seat-name = Seat { $number }
own-seat = { $name } (you)
you = You
you-in-list = you

## At the terminal

ask-number = Your choice { $count ->
    [1] (1;
   *[other] (1 to { $count };
} ? help, h hint, u undo, s save, q quit)
ask-again = Please type { $count ->
    [1] 1
   *[other] a number from 1 to { $count }
}, or one of ?, h, u, s, q.
ask-say = Type say to see what you can tell the others.
say-how = Type say and a number to say it; say and a word to see only what has that word in it.
say-nothing = There is nothing of the kind that you can say.
said = { $name }: “{ $words }”
pass-device = Now it is { $name }'s turn. The others look away; press Enter when ready.
undone = Your last move has been taken back.
cannot-undo = This cannot be taken back: something has been drawn, shown or decided since.
saved = Saved in { $file }. Go on later with: rubra play --resume { $file }
nothing-saved = Goodbye. The game was not saved.
help-lookup = Type ? and a word to read only what has to do with it.
help-nothing = Nothing in play has to do with “{ $word }”. Type ? alone for everything.
hint-title = What a { $level } bot would consider in your place
hint-best = Its choice: { $move }
hint-expected = It expects { $chance } from it.
hint-alternative = Next best: { $move }. It expects { $chance }.
hint-fear = What it fears then: “{ $name }: { $move }”. That would leave { $chance }.
hint-level = Level of hints
hint-levels = Type h and a level to ask another bot: { $levels }.
hint-move = Move
hint-share = Share of the search
hint-chance = Chance to win
hint-legend = It would make the move that it has tried most often.
hint-beliefs = What it thinks of the others
hint-forced = There is only one thing you can do now.
percent = { $number }%
game-over = The game is over.
winners = { $reader ->
    [names] { $count ->
        [one] The winner is you.
       *[other] The winners: { $names }.
    }
   *[other] { $count ->
        [one] The winner: { $names }.
       *[other] The winners: { $names }.
    }
}
no-winners = Nobody has won.
score-source = Points for
score-total = In all
replay-hint = Verify the deal with: rubra verify { $file }
commitment = Commitment to the deal: { $commitment }
bot-failed = The bot at { $name } gave no move ({ $reason }); the first one was played for it.
