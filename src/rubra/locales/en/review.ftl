# A finished game looked back at, in the terminal and in the browser.

review-what = A { $level } bot has looked back at the game from every seat. It judges each decision by what that seat could know then.
review-chances = Chances
review-known = What each could know
review-known-how = Each line is what that player could expect from what they knew at the time.
review-true = What was true
review-true-how = The same estimate with all hands open.

## Turning points

review-turning = Turning points
review-turning-none = The chances never changed much at once.
review-turned = { $name }: from { $before } to { $after }
review-move = Move { $number }
review-turn = Turn { $number }
review-end = End

## Decisions

review-decisions = Decisions of { $name }
review-own = Your decisions
review-nothing = The bot would have done nothing clearly better.
review-verdict-best = best
review-verdict-fine = fine
review-verdict-inaccuracy = inaccuracy
review-verdict-mistake = mistake
review-verdict-blunder = blunder
review-count-best = Best
review-count-fine = Fine
review-count-inaccuracy = Inaccuracies
review-count-mistake = Mistakes
review-count-blunder = Blunders
review-played = Played: { $move }
review-better = Better: { $move }
review-why = It expected { $best } instead of { $played }.
review-same = It would have played the same, and expected { $chance }.
review-fear-played = What it fears after the move that was played: “{ $name }: { $move }”. That would leave { $chance }.
review-fear-better = What it fears after the better one: “{ $name }: { $move }”. That would leave { $chance }.
review-fear-same = What it fears then: “{ $name }: { $move }”. That would leave { $chance }.

## In the browser

review-start = Review the game
review-how = It is worked out on this device and takes a while.
review-by = Who reviews it?
review-whose = Whose decisions?
review-working = Looking back: { $done } of { $total }
review-stop = Cancel
review-again = Review again
review-failed = The review could not be made: this game was played with other rules or another box.
review-show = Show this moment
review-at = { $name }, move { $number }: { $chance }
review-table = The figures as a table
review-all = Show all decisions
review-some = Show only what could have been better
