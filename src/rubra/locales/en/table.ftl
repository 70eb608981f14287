# What the browser says at a table, beside web.ftl

web-why-watch = Watch first what happens; then choose.
web-why-other = Not now. { $question }
web-why-turn = It is not your turn: { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
web-why-no-undo = You have not made a move yet.
web-why-no-back = Nothing has been played yet that could be taken back.
web-why-asked-back = Going back has been asked for already: that is answered first.
web-since-mine = Since your last move
web-past = As it was after move { $moment }.
web-past-leave = Back to now
web-hint-best = A { $level } bot would: { $move }
web-hint-figures = Show how sure it is
web-hint-do = Play this
web-hint-unread = Another move shows a higher chance ({ $move }). But whoever always made the best move here could be read: bots draw among these, each as often as it was tried.
web-hint-untried = Another move shows a higher chance ({ $move }), but it was tried less often: its figure is less certain.
web-end-share = Share
web-end-share-link = The link shows the whole game to whoever has it:
web-end-picture = Save the picture
web-end-points = Points by source
web-end-hands = Everybody's hand at the end
web-fold-desk = Fold my area away
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-whole = The whole board
web-passes = Do it for me where only one thing can be done (after a while, as if I had thought)
web-signs = Signs and what they mean
web-met = New to you
web-met-got-it = Got it
web-met-none = Explain no more signs
web-explain = Explain signs when I first meet them
web-first-offer = New to this game? The lesson teaches it in a few minutes.
web-first-no = Play at once
