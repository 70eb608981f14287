# What every game uses.

seat-name = Seat { $number }
own-seat = { $name } (you)

## At the terminal

ask-number = Your choice (1 to { $count }; ? for help, u to undo, s to save, q to quit)
ask-again = Please type a number from 1 to { $count }, or one of ?, u, s, q.
pass-device = Now it is { $name }'s turn. The others look away; press Enter when ready.
undone = Your last move has been taken back.
cannot-undo = This cannot be taken back: something has been drawn, shown or decided since.
saved = Saved in { $file }. Go on later with: rubra play --resume { $file }
nothing-saved = Goodbye. The game was not saved.
help-title = Help
game-over = The game is over.
winners = Winners: { $names }.
no-winners = Nobody has won.
replay-hint = Verify the deal with: rubra verify { $file }
commitment = Commitment to the deal: { $commitment }
bot-failed = The bot at { $name } gave no move ({ $reason }); the first one was played for it.
