# What the workbench says, whatever the game.

bench-title = Workbench
bench-lead = Change the box of a game, and see at once what thousands of games between bots make of it.
bench-tab-box = The box
bench-tab-found = What it does
bench-yes = yes
bench-no = no
bench-was = was { $value }
bench-changed = { $place }: { $before } → { $after }
bench-was-added = Added: { $place }
bench-was-removed = Taken out: { $place }
bench-take-out = Take out: { $what }
bench-add-to = Add to: { $what }
bench-add = Add…
bench-one-more = One more
bench-less-of = Less: { $what }
bench-more-of = More: { $what }
bench-copy-of = Copy: { $what }
bench-name = Name
bench-change-card = Change
bench-close-card = Close
bench-find = Find a card or a figure
bench-nothing-found = Nothing is called that.
bench-parts = Parts of the box
bench-undo = Undo
bench-redo = Do again
bench-as-file = As a file (TOML)
bench-as-form = As a form
bench-as-file-how = The same box as text. What you type or paste here changes the form.
bench-source-rulebook = rulebook
bench-source-rulebook-how = The rulebook says so, or it follows from it.
bench-source-published = published
bench-source-published-how = A review or a summary of the rules shows it.
bench-source-reconstructed = reconstructed
bench-source-reconstructed-how = No source gives it; it is ours.
bench-changes = Your changes
bench-no-changes = Nothing is changed yet: this is the box as it comes.
bench-unchanged = The box as it comes
bench-put-back = Put back as it was
bench-reset = Put everything back
bench-cannot-be-played = This box cannot be played.
bench-show-it = Show where
bench-show-why = See why
bench-play-many = Play many games
bench-players = Players
bench-bots = Bots
bench-by-seat = Another at each seat
bench-searching-how = Bots that think ahead need seconds for each game: begin with a hundred.
bench-options = Options
bench-seed = Seed
bench-seed-how = The same number gives the same deals.
bench-range = Try one figure over a range
bench-range-how = Every value is played on the same deals. One figure is drawn as a curve of at most nine values, two as a map.
bench-figure = Figure
bench-from = from
bench-to = to
bench-second-range = A second figure: draw a map
bench-games = Games
bench-takes = About { $time }.
bench-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
bench-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
bench-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
bench-run = See what it does
bench-run-standard = Play the box as it comes
bench-run-range = Draw the curve
bench-run-map = Draw the map
bench-stop = Stop
bench-go-on = Go on
bench-more-games = More games
bench-games-played = Games played
bench-so-many = { $games ->
    [one] { $games } game of each box, on the same deals
   *[other] { $games } games of each box, on the same deals
}
bench-a-second = { $games ->
    [one] { $games } game a second
   *[other] { $games } games a second
}
bench-so-many-changes = Changes: { $count }
bench-stuck = { $decisions ->
    [one] Game { $game } did not end within { $decisions } decision. The run has stopped.
   *[other] Game { $game } did not end within { $decisions } decisions. The run has stopped.
}
bench-rules-failed = The rules failed in game { $game }, which was stopped.
bench-run-failed = The run has failed:
bench-left-out = Left out, { $value }:
bench-watch = watch
bench-watch-it = Watch this game
bench-watch-without = watch a game without
bench-watch-with = and the same with it
bench-no-such-game = No such game was found.
bench-found = What the games say
bench-variants = Variants
bench-without = as it comes
bench-with = with your changes
bench-from-to = from { $low } to { $high }
bench-by = From { $low } to { $high }, with 95 % confidence
bench-by-points = From { $low } to { $high } percentage points, with 95 % confidence
bench-no-difference = { $games ->
    [one] { $games } game shows no difference.
   *[other] { $games } games show no difference.
}
bench-cannot-tell = Not enough games to tell:
bench-would-have-seen = { $points ->
    [one] A difference of more than { $points } percentage point would have shown.
   *[other] A difference of more than { $points } percentage points would have shown.
}
bench-all-the-same = Every game went exactly the same: the change was never noticed.
bench-noticed-elsewhere = It is noticed with:
bench-not-the-same-table = Not compared game by game: the tables are not the same.
bench-who-wins = Who wins
bench-began = Whoever begins
bench-by-bot = By bot
bench-how-it-ends = How it ends
bench-points = Points
bench-figure-side = wins of { $side }
bench-figure-seat = wins of { $seat }
bench-figure-nobody = games that nobody wins
bench-figure-turns = length in turns
bench-figure-decisions = number of decisions
bench-figure-margin = winning margin
bench-figure-best = best score
bench-figure-lead = changes of the lead
bench-figure-settled = tenth of the game from which the winner led
bench-says-side = { $way ->
    [more] { $who }: wins more often, { $before } → { $after } of all games.
   *[less] { $who }: wins less often, { $before } → { $after } of all games.
}
bench-says-winner = { $way ->
    [more] { $who }: wins more often, { $before } → { $after } of all games.
   *[less] { $who }: wins less often, { $before } → { $after } of all games.
}
bench-says-nobody = { $way ->
    [more] More games end without a winner: { $before } → { $after } of all games.
   *[less] Fewer games end without a winner: { $before } → { $after } of all games.
}
bench-says-turns = { $way ->
    [more] Games are longer: { $before } → { $after } turns.
   *[less] Games are shorter: { $before } → { $after } turns.
}
bench-says-decisions = { $way ->
    [more] There is more to decide: { $before } → { $after } decisions a game.
   *[less] There is less to decide: { $before } → { $after } decisions a game.
}
bench-says-margin = { $way ->
    [more] The end is less close: a lead of { $before } → { $after } points.
   *[less] The end is closer: a lead of { $before } → { $after } points.
}
bench-says-best = { $way ->
    [more] The best score is higher: { $before } → { $after } points.
   *[less] The best score is lower: { $before } → { $after } points.
}
bench-says-lead = { $way ->
    [more] The lead changes more often: { $before } → { $after } times a game.
   *[less] The lead changes less often: { $before } → { $after } times a game.
}
bench-says-taken = { $way ->
    [more] { $what }: taken more often, { $before } → { $after } of the times it could be.
   *[less] { $what }: taken less often, { $before } → { $after } of the times it could be.
}
bench-says-worth = { $way ->
    [more] { $what }: worth more to those who take it, { $before } → { $after } percentage points of wins.
   *[less] { $what }: worth less to those who take it, { $before } → { $after } percentage points of wins.
}
bench-cards = Cards and other things
bench-cards-how = { $games ->
    [one] Counted in { $games } game.
   *[other] Counted in { $games } games.
} Worth: how many percentage points more often those win who took it. A red dot marks a clear difference.
bench-card = Thing
bench-taken = Taken
bench-worth = Worth
bench-fewer = Show fewer
bench-all-of-them = All { $count }
bench-never-used = Never used:
bench-points-from = Where points come from
bench-winners = Winners
bench-others = Others
bench-keep-and-share = Keep and share
bench-play-it = Play it against bots
bench-invite = Invite friends to it
bench-keep = Keep
bench-kept = Kept in this browser.
bench-copy-link = Copy a link
bench-link-copied = The link is copied.
bench-save-file = Save as a file
bench-save-table = Save the games (CSV)
bench-saved = Saved.
bench-print = Print
bench-share-how = Link and file hold box, experiment and result: whoever opens them sees the same games and figures. The same file, with more games, is played on all cores of a larger machine by rubra lab run; what it finds is opened here.
bench-notes = Notes
bench-open-file = Open an experiment
bench-opened = Opened.
bench-cannot-open = This cannot be opened:
bench-mine = My experiments
bench-played = What was played
bench-together = All variants are played on the same deals. The intervals of each table hold together with 95 %.
bench-variant = Variant
bench-save-for-workbench = Save for the workbench
bench-save-for-workbench-how = The workbench in the browser opens this file, with all its figures, and goes on from there.
bench-luck = Luck of the deal
bench-luck-how = Each deal was played more than once by equal bots. So much of the result is decided by the deal, the rest by what players do.
bench-bans = What a thing is worth
bench-bans-how = One seat, each in turn, leaves the thing where it has anything else to do. So many percentage points of its wins does that change.
bench-holes = Moves that nobody makes
bench-never-legal = Never legal:
bench-never-made = Legal, but never made:
bench-unusual = Unusual games
bench-unusual-how = Each opens at a table of { $server }, if a server runs there: rubra serve starts one.
bench-unusual-game = { $turns ->
    [one] Game { $game }, { $turns } turn.
   *[other] Game { $game }, { $turns } turns.
}
bench-unusual-longest = The longest
bench-unusual-shortest = The shortest
bench-unusual-largest-margin = The largest margin
bench-unusual-highest-score = The highest score
bench-unusual-most-changes-of-the-lead = Most changes of the lead
bench-unusual-most-legal-moves = Most legal moves at once
bench-unusual-rarest-end = The rarest end
bench-open-torn = This experiment is not whole: a part of its link or file is missing. Ask for it again.
bench-open-large = This is too large to be an experiment.
bench-open-failed = It could not be opened. Load the page again and try once more.
bench-unfit-other-rules = What came with this experiment was found with another version of the rules. Its games are played again.
bench-unfit-damaged = The result that came with this experiment is damaged. Its games are played again.
bench-failed-table = No table could be opened with this box.
bench-failed-keep = It could not be kept in this browser. Save it as a file instead.
bench-failed-link = No link could be made. Save it as a file instead.
bench-failed-save = It could not be saved.
bench-link-by-hand = The link, to be copied by hand
bench-would-show = { $games ->
    [one] If the difference is what it seems to be ({ $what }), { $games } game would show it.
   *[other] If the difference is what it seems to be ({ $what }), about { $games } games would show it.
}
bench-play-so-many = { $games ->
    [one] Play { $games } game
   *[other] Play { $games } games
}
bench-watch-in-workbench = Open in the workbench to watch a game of these figures.
bench-watch-needs-server = “watch” opens a game at { $server }, if a server runs there: rubra serve starts one.
bench-rules-version = Rules: version { $version }
bench-other-rules = Found with other rules than those of the program that wrote this page. Games cannot be watched: they would go otherwise.
