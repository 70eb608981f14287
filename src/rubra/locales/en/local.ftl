# What the browser says of tables that live in it.

web-table-elsewhere = This game is open in another tab or window. Play on there, or close it and load this page again.
web-table-frozen = This game was begun with another version of the rules and cannot go on with this one. It is kept.
web-table-frozen-box = The rules file of this table cannot be read by this version of the program, so the game cannot go on. It is kept.
web-table-frozen-log = The moves that are kept of this game no longer lead where they led, so it cannot go on. It is kept.
web-table-frozen-rules = A fault in the program has stopped this game. It is kept; load the page again to go on.
web-table-frozen-detail = In detail:
web-refused-elsewhere = This game is open in another tab or window. Close it there first.
web-delete-game = Delete: { $game }
web-save-game = Save as a file
web-fairness-here = Before the first card this browser notes a fingerprint of a secret, and shows the secret after the game. The deal is made of it and of what each seat added. Bots are told what their seat may know, and nothing else.
web-fairness-replay-same = { $count ->
    [one] Played again from the key, { $count } move leads to the same result.
   *[other] Played again from the key, { $count } moves lead to the same result.
}
web-fairness-replay-different = Played again from the key, the game does not lead to the same result.

web-record-link = Share as a link
web-record-link-copied = Copied. The link holds the whole game:
web-record-link-copy = The link holds the whole game; copy it:
web-none-played = No game has been played to its end here yet.
web-go-back-here = Go back before my last move
