# Coming together: a new table, the table before the game, my page; loaded where it is wanted.

## A new table

people-fill = All other seats:
people-sitter-open = Open
people-sitter-here = Same device
people-sitter-bot = Bot, { $level }
people-sitter-friend-how = A friend's seat is kept for them: they find the table on their home page.
people-sitter-open-how = Open seats are for whoever comes, or whoever gets your link.
people-cancel = Cancel

## Before the game

people-lobby = { $game }: waiting for players
people-lobby-ready = The game begins when every seat is taken and everybody is ready.
people-lobby-unready = Not ready yet: { $names }.
people-access-open = open to anybody
people-access-invited = only with the link
people-host = host
people-ready = I am ready
people-not-ready = Not ready yet
people-ready-is = ready
people-free-seat = Free the seat of { $name }
people-kept = kept for somebody
people-kept-for = kept for { $name }
people-kept-for-me = kept for you
people-keep-no-more = Do not keep the seat for { $name }
people-decline = No, thanks
people-to-tournament = To the tournament
people-fill-seat = Who sits at seat { $number }?
people-fill-with = Fill with…
people-leave = Leave
people-cancel-table = Cancel the table
people-keep-table = Keep it
people-invite-text = Play { $game } with me.
people-share = Share
people-code = QR code
people-code-how = A friend beside you points the camera of their phone here.

## Reminders where they help

people-offer = Nobody has to wait here with the page open. Shall we tell you when it is your turn?
people-offer-yes = Tell me
people-offer-how = How?
people-offer-no = No, thanks
people-offer-done = You will be told when it is your turn.
people-mail = By e-mail
people-mail-how = We ask at this address first whether you want that. Each mail has a link that stops them.
people-mail-asked = We have sent a mail there. Open the link in it and say yes.
people-mail-waits = We have written to this address, and wait for the yes.
people-mail-on = Reminders are sent here.
people-mail-off = No more e-mail
people-mail-confirm-title = Reminders by e-mail
people-mail-confirm-how = Do you want a mail here when a table waits for you?
people-mail-confirm-yes = Yes
people-mail-confirm-done = Done. You will be told by e-mail.
people-mail-stop-title = No more mails
people-mail-stop-how = Reminders by e-mail end; you keep your seats.
people-mail-stop-yes = Stop them
people-mail-stop-done = Done. No more mails are sent here.

## Once more

people-rematch = { $name } would like to play again.
people-rematch-yes = Join
people-rematch-no = No, thanks

## My page

people-running = Games under way
people-running-none = No game is under way.
people-more = Show more
people-tallies = Won and lost
people-against = Against
people-against-people = people
people-against-bots = bots, { $level }
people-alone = alone
people-levels = Bots of Play now
people-levels-how = At which level they played, game by game, in this browser: a full dot where you won. They are at level { $level } now.
people-levels-game = Level { $level }: { $won ->
    [yes] won
   *[no] lost
}
people-levels-fixed = They stay at level { $level }; you chose not to have it adapt.
people-home = Home
people-clubs = Clubs

## Friends

people-friends = Friends
people-friends-none = No friends here yet. Send a link to those you like to play with.
people-friend-invite = Invite a friend
people-friend-link = Your link for friends
people-friend-link-how = Whoever opens it and agrees becomes your friend. Friends can keep seats for each other. Nobody else sees who your friends are.
people-friend-renew = New link (the old one ends)
people-friend-text = { $name } invites you to be friends at Tabula Rubra.
people-friend-drop = End the friendship
people-friend-drop-of = End the friendship with { $name }
people-friend-keep = Stay friends
people-friend-own = This is your own link. Send it to a friend.
people-friend-title = { $name } would like to be your friend here
people-friend-how = Friends can keep seats for each other at their tables. You can end it at any time.
people-friend-yes = Be friends
people-friend-done = You and { $name } are friends now.

## The gallery

people-gallery-how = Finished games that everybody who played them wants to show.
people-gallery-none = No game is shown yet. After a game, those who played it can show it here.
people-show = Show in the gallery
people-show-how = Then anybody can watch the replay, with the names of those who played. What you said to each other is not shown. You can take it back at any time.
people-show-yes = Show it
people-show-asked = { $count ->
    [one] { $names } would like to show this game in the gallery.
   *[other] { $names } would like to show this game in the gallery.
}
people-show-waits = { $count ->
    [one] It is shown as soon as { $names } agrees.
   *[other] It is shown as soon as { $names } agree.
}
people-show-is = This game is in the gallery.
people-show-back = Take it back
people-show-hidden = Whoever runs this server took this game out of the gallery.
people-shown = Games for the gallery

## A sign of one's own

people-sign = Your sign
people-sign-how = It stands beside your name, at tables where you sit down from now on.
people-sign-none = none
people-sign-boat = boat
people-sign-bridge = bridge
people-sign-candle = candle
people-sign-castle = castle
people-sign-comet = comet
people-sign-fish = fish
people-sign-fox = fox
people-sign-heron = heron
people-sign-leaf = leaf
people-sign-mountain = mountain
people-sign-olive = olive branch
people-sign-snail = snail

## A game of this browser

people-delete = Delete this game?
people-delete-over = It is deleted from this device for good and no longer counts among your games.
people-delete-running = It is deleted from this device for good. If you want to go on with it one day, save it as a file first: its menu does that.
people-delete-yes = Delete it
people-delete-no = Keep it
people-save-how = Open the file on the home page, here or on another device: the game goes on where it stands.
people-save-hidden = The file holds everything that is hidden, too: whoever reads it can know every hand and all that is still to come.
