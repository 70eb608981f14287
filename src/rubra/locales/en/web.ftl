# What the browser says, whatever the game.

## Everywhere

web-close = Close
web-done = Done
web-settings = Settings
web-menu = Menu
web-to-home = Home
web-opening = The table is being laid…
web-preparing = The rules of this game are being prepared on this machine. It takes a minute, and only this once.
web-lost-page = There is nothing here.
web-lost-table = There is no such table, or it is not open to you.
web-error-line = The server does not answer. Check the connection and try again.
web-refused = That was not possible. Look at the table and choose again.
web-refused-other = That was not possible. Look at what you have entered and try again.
web-refused-wrong_password = There is no account of that name and password.
web-refused-name_taken = That name is taken. Choose another.
web-refused-bad_name = A name has 1 to 30 letters or digits.
web-refused-bad_address = That address cannot be reached from here. It must begin with https:// and be public.
web-refused-bad_box = The box file cannot be used.
web-refused-bad_record = This file is not a game record that can be read here.
web-refused-stale = The table has moved on meanwhile. Choose again.
web-refused-illegal_move = That move is not allowed now. Choose one that glows.
web-refused-not_asked = You are not asked now.
web-refused-seat_taken = That seat is taken. Choose another.
web-refused-too_many = That was too much in too short a time. Wait a moment.
web-refused-busy = The server is busy. Try again in a moment.
web-refused-not_invited = This table is only for those with the link.
web-refused-freed = The host has freed your seat. Find another table.
web-refused-banned = You are banned here. Ask whoever runs this server.
web-refused-closed = This table is closed.
web-refused-not_your_password = That is not your password.
web-refused-not_friends = You can only keep a seat for a friend.
web-refused-no_such_code = This link has been used or is no longer valid. Ask for a new one.
web-refused-no_mail = This server sends no e-mail.
web-refused-bad_email = That is not an e-mail address we can write to.
web-guest-name = Guest
web-nobody = Your name
web-footer = Tabula Rubra: free software, without advertising, without trackers.

## Home

web-hero = Three board games at one red table
web-hero-more = Play in the browser with friends, on one device, or against bots. No account needed.
web-games = Games
web-play-now = Play now
web-play-now-how = Play now: one click, and you sit at a table with bots.
web-play-now-level = One click, and you sit at a table with bots. They play at level { $level } of { $most }.
web-play-now-choose = Choose the level
web-play-now-adapts = Bots adapt to me: after a game I win they play one level higher, after a game I lose one lower, and the first steps are twice as long.
web-play-now-fixed = Level of the bots
web-play-now-next = Bots of Play now: level { $level } next time.
web-learn = Learn by playing
web-new-table = New table
web-workbench = Workbench: change this game
web-list-two = { $first } and { $last }
web-list-more = { $first }, and { $last }
web-players = { $least ->
    [one] 1 to { $most } players
   *[other] { $least } to { $most } players
}
web-minutes = { $least } to { $most } minutes
web-my-tables = My tables
web-open-tables = Open tables
web-no-open = No table is waiting for players now. Open one.
web-watch-tables = Being played
web-ended-tables = My finished games
web-join-link = Have you been sent a link? Paste it here
web-import = Do you have the record of a game? Look at it, or go on with it
web-join = Join
web-go-on = Go on
web-watch-it = Watch
web-seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
web-frozen = On hold
web-closed = Closed
web-with-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
web-kept-for-you = { $name } keeps a seat for you
web-kept-in-tournament = Your table in a tournament waits
web-nearly-full = nearly full
web-filter = Which tables?
web-filter-games = All games
web-filter-paces = Any pace
web-none-found = No such table is open now.
web-my-page = My page

## A new table

web-new-table-of = { $game }: a new table
web-name = Your name
web-how-many = How many play?
web-who-sits = Who sits where?
web-sitter-me = Me
web-sitter-here-how = You pass the device around; a curtain hides each hand from the others.
web-second-name = Player { $number }
web-level-random = random
web-level-easy = easy
web-level-medium = medium
web-level-hard = hard
web-level-easy-how = Plays by habit. Good for a first game.
web-level-medium-how = Thinks a few moves ahead.
web-level-hard-how = Thinks for a second about every decision.
web-level-number = level { $number }
web-level-in-sentence = level { $number }
web-levels-numbered = Bots by number
web-level-number-how = Level 1 plays as easy does, level { $most } is the highest here. Each wins clearly against the one below.
web-bots-level = Bots: { $levels }
web-options = Options
web-no-wish = whichever is free
web-own-box = Custom rules file
web-own-box-how = A file (TOML) with other cards and numbers. The table says that it plays with it.
web-own-box-here = This table plays with a custom rules file.
web-pace = Time to think
web-pace-none = No clock
web-pace-none-how = Everybody thinks as long as they like.
web-pace-live = Live, 15 minutes each
web-pace-live-how = And 15 seconds more for each decision. When somebody has no time left, the others decide whether to wait.
web-pace-days = Turn-based, 2 days for each decision
web-pace-days-how = You come back when it is your turn.
web-access = Who may come?
web-access-open = Anybody
web-access-open-how = The table is listed on the home page.
web-access-invited = Only those with the link
web-access-invited-how = You send the link yourself.
web-open-table = Open the table

## Before the game

web-gathering-how = The game begins by itself when every seat is taken.
web-seat-free = free
web-seat-bot = Bot, { $level }
web-seat-here = here
web-seat-away = away
web-sit = Sit here
web-sit-too = Also at this device
web-bot-away = Take the bot away
web-seat-free-up = Free this seat
web-close-table-sure = Nobody can play here any more.
web-table-closed = This table is closed.
web-online = Invite a friend
web-online-how = The game goes on at the server, from where it stands. You keep your seat, and your friends get a link to theirs.
web-online-seats = Seats for your friends
web-online-luck = The luck of this game was drawn on this device, so whoever holds it could know what is still to come. Your friends are told so, and the game does not count for ratings.
web-online-do = Take it online
web-online-gone = This game goes on online.
web-online-there = To the table
web-on-device = This game began on the device of { $name }, who could know what luck is still to bring. It does not count for ratings.
web-on-device-mine = This game began on your device, so you could know what luck is still to bring: your friends are told so. It does not count for ratings.
web-link = The link for your friends
web-copy = Copy
web-copied = Copied

## At the table

web-your-turn = Your turn
web-my-place = Your board
web-waiting = { $count ->
    [one] { $names } is choosing.
   *[other] { $names } are choosing.
}
web-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
web-watch = Watch what happens.
web-sending = One moment…
web-choices = { $count ->
    [one] 1 choice
   *[other] All { $count } choices
}
web-undo = Undo
web-undo-how = Take your last move back.
web-hint = Hint
web-hint-asking = A bot is thinking about it…
web-skip = Skip
web-again = Show again
web-panels = Log, talk and rules
web-log = Log
web-talk = Talk
web-ledger = Past turns
web-rules = Rules
web-since = since your last move
web-line-lost = Reconnecting…
web-propose = Ask the table to go back before my last move
web-proposal = { $reader ->
    [name] You ask
   *[other] { $name } asks
} to go back.
web-proposal-unrated = Then this game no longer counts for ratings, and its record says so.
web-propose-sure = Go back?
web-propose-do = Ask to go back
web-agree = Agree
web-disagree = Do not agree
web-stand-in = A bot is playing for you.
web-return = Take my seat back
web-late-gone = { $name } has been away for { $time }. Let a bot play until they are back?
web-late-time = { $name } has no time left. Let a bot play until they are back?
web-late-gone-told = { $name } has been away for { $time }.
web-late-time-told = { $name } has no time left.
web-late-bot = Let a bot play
web-late-wait = Keep waiting
web-late-all = A bot plays as soon as all of you want it.
web-late-soon = A bot plays for { $name } in { $time }.
web-late-me = Your time is up. The others are asked whether a bot may play for you.
web-late-me-soon = The others let a bot play for you in { $time }.
web-late-here = I am here
web-stood-in = While you were away a bot decided for you:
web-stood-in-undo = Take it back
web-stood-in-undo-part = What was drawn or shown since stays.
web-stood-in-ask = Ask the others to go back
web-stood-in-keep = Leave it as it is
web-by-bot = a bot for { $reader ->
    [name] you
   *[other] { $name }
}
web-resign = Give up my seat
web-resign-sure = A bot will play in your place to the end. You cannot come back.
web-stay = Stay

## Talk

web-say = Say something
web-send = Send
web-talk-empty = Nobody has said anything yet. Everything may be said, lies too.
web-mute = Mute { $name }
web-hear = Hear { $name } again
web-watcher = { $name } (watching)
web-report = Report a line
web-report-of = Report what { $name } said
web-report-how = Whoever runs this server will read the line and see who said it.
web-report-why = What is wrong with it? (You may leave this empty.)
web-report-send = Report
web-reported = Reported. Thank you.
web-speak = What to say
web-speak-how = Choose whom to speak of or to: yourself, or another player.
web-speak-me = About me
web-speak-back = Back
web-speak-enough = You have said enough for this turn.
web-signalled-trust = { $reader ->
    [seat] trust { $name }.
    [name] trusts you.
   *[other] trusts { $name }.
}
web-signalled-suspect = { $reader ->
    [seat] suspect { $name }.
    [name] suspects you.
   *[other] suspects { $name }.
}
web-signalled-ask = { $reader ->
    [seat] ask { $name }: what do you hold?
    [name] asks you: what do you hold?
   *[other] asks { $name }: what do you hold?
}
web-signalled-go_back = { $reader ->
    [seat] ask to go back.
   *[other] asks to go back.
}
web-signalled-agree = { $reader ->
    [seat] agree to go back.
   *[other] agrees to go back.
}
web-signalled-refuse = { $reader ->
    [seat] do not agree to go back.
   *[other] does not agree to go back.
}
web-signalled-let_bot = { $reader ->
    [seat] want a bot to play for { $name }.
    [name] wants a bot to play for you.
   *[other] wants a bot to play for { $name }.
}
web-signalled-keep_waiting = { $reader ->
    [seat] would rather wait for { $name }.
    [name] would rather wait for you.
   *[other] would rather wait for { $name }.
}
web-signalled-bot_plays = { $reader ->
    [seat] are away: a bot plays until you are back.
   *[other] is away: a bot plays until they are back.
}
web-signalled-here = { $reader ->
    [seat] are here.
   *[other] is here.
}
web-quiet = Let only players talk
web-loud = Let watchers talk too
web-quiet-here = Only those who play may talk at this table.
web-mute-watchers = Mute those who watch
web-hear-watchers = Hear those who watch again
web-signalled-freed = { $reader ->
    [seat] were asked to leave by the host.
   *[other] was asked to leave by the host.
}
web-signalled-quiet = { $reader ->
    [seat] let only players talk.
   *[other] lets only players talk.
}
web-signalled-loud = { $reader ->
    [seat] let watchers talk too.
   *[other] lets watchers talk too.
}
web-signalled-rematch = { $reader ->
    [seat] would like to play again.
   *[other] would like to play again.
}
web-signalled-declined = { $reader ->
    [seat] cannot come this time.
   *[other] cannot come this time.
}

## Rules

web-rules-pointed = What you pointed at
web-rules-now = What matters now
web-rules-find = Search the rules

## Fairness

web-fairness = Fair deal
web-fairness-what = Before the first card the server promises the deal: it shows a fingerprint of its secret. After the game it shows the secret. So nobody can change a card in between.
web-fairness-device = The deal was made on the device of whoever opened this table, before the others came. Since then nobody can change it, and after the game that can be checked; but whoever held the device could have known all of it.
web-fairness-commitment = The promise
web-fairness-secret = The secret
web-fairness-nonces = What each seat added
web-fairness-later = The secret is shown when the game is over.
web-fairness-none = This game continues another one; its luck was decided there.
web-fairness-check = Check it
web-fairness-working = Working it out…
web-fairness-unknown = It cannot be worked out now. Try again later.
web-fairness-promise-same = The secret fits the promise.
web-fairness-promise-different = The secret does not fit the promise.
web-fairness-before-same = The promise is the one that this browser noted during the game.
web-fairness-before-different = The promise is not the one that this browser noted during the game.
web-fairness-before-unknown = This browser was not here during the game, so it has noted no promise.
web-fairness-mine-same = What this browser added is in it.
web-fairness-mine-different = What this browser added is not in it.
web-fairness-mine-unknown = This browser has added nothing.
web-fairness-key-same = The key of the game is made of the secret and of what all seats added.
web-fairness-key-different = The key of the game is not made of the secret and of what all seats added.
web-fairness-draws-same = { $count ->
    [one] The one draw of the game follows from the key.
   *[other] All { $count } draws of the game follow from the key: worked out again here, one by one.
}
web-fairness-draws-different = A draw does not follow from the key, after move { $count }.
web-fairness-verify = That cards, dice and moves led from these draws to this result is checked on your own computer with the record and
web-record = Download the record

## The end

web-won = You have won
web-lost = You have lost
web-result = Result
web-rematch = Play again
web-replay = Replay
web-review = Review

## Replay

web-seen-from = View
web-seen-from-none = Public view
web-seen-open = Everything open
web-first = To the beginning
web-before = One move back
web-next = One move on
web-last = To the end
web-run = Play
web-pause = Pause
web-moves = Move
web-replay-quiet = A decision that the others could not see.
web-branch = Play on from here

## One device for several

web-curtain = Give the device to { $name }. The others look away.
web-curtain-lift = I am { $name }

## Settings

web-language = Language
web-theme = Theme
web-theme-system = system
web-theme-light = light
web-theme-dark = candlelight
web-pace-motion = Animation
web-motion-none = none
web-motion-quick = quick
web-motion-usual = normal
web-motion-slow = slow
web-sound = Sounds

## People

web-people = People
web-account = Account
web-account-link = Account, reminders and my games
web-account-guest = You play as a guest. With an account you can come back from any device, and your games count for the ratings. You keep your tables.
web-account-yours = You are signed in as { $name }.
web-password = Password
web-password-how = At least 8 characters. If you forget it, whoever runs this server can give you a new one.
web-register = Open an account
web-login = Sign in
web-logout = Sign out
web-mine = Security and privacy
web-password-change = Change the password
web-password-old = Current password
web-password-new = New password
web-password-changed = The password is changed. All other sessions have ended.
web-sessions = Your open sessions
web-session-here = this browser
web-session-unknown = Unknown browser
web-session-when = since { $since }, last used { $used }
web-session-end = End this session
web-sessions-end = End all other sessions
web-kept = Your data
web-kept-how = Your name, seats, moves, ratings, and what you said. You can save all of it as a file, or delete it.
web-export = Save as a file
web-delete = Delete everything of mine
web-delete-how = Your name, your ratings and everything you said are deleted for good. Games stay, without your name; in games that are still running a bot plays on for you.
web-delete-yes = Delete for good
web-delete-no = Keep
web-reminders = Reminders
web-reminders-how = Where nobody has to hurry: when it is your turn and you are not here, or when a friend keeps a seat for you. Nothing is sent unless you ask for it.
web-push = In this browser, even when no page is open
web-push-none = This browser cannot be reminded here: it needs a secure address (https).
web-push-refused = The browser did not allow it, or cannot be reached. Allow notifications for this page and try again.
web-webhook = To an address of my own (webhook)
web-webhook-how = We send a short JSON message there, as chat programs understand it. Empty: nothing is sent.
web-save = Save
web-saved = Saved.
web-statistics = My games
web-statistics-of = { $name }: games
web-game = Game
web-player = Player
web-played = Played
web-wins = Won
web-strength = Strength
web-strength-how = Strength is an estimate from who won against whom; after ± stands how much it may be wrong. Only accounts are rated.
web-not-rated = No rated game yet. Games of those who have an account are rated.
web-ratings = Ratings
web-gallery = Gallery
web-ratings-empty = Nobody is rated in this game yet.
web-place = Place

## The first game

web-learn-next = Go on
web-learn-back = Back
web-learn-step = { $step } of { $steps }
web-learn-try = Your move
web-learn-end = Now play
web-learn-leave = Leave

## Seats, by their emblems: what bots are called

web-emblem-sun = Sun
web-emblem-wave = Wave
web-emblem-vine = Vine
web-emblem-bee = Bee
web-emblem-moon = Moon
web-emblem-tower = Tower
web-emblem-key = Key

## A game from elsewhere

web-watch-loading = Putting the game on the table…
web-watch-wrong = This game cannot be shown: { $reason }
