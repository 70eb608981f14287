# Clubs and their tournaments; loaded where they are wanted.

club-title = Clubs
club-none = You are in no club yet. Make one and send its link to those you like to play with.
club-new = Make a club
club-name = Name of the club
club-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
club-leader = leads
club-people = Members
club-link = Link to the club
club-link-how = Whoever opens it can join. Nobody finds the club without it.
club-renew = New link (the old one ends)
club-text = Come and play with us: { $name }, at Tabula Rubra.
club-join-title = Join { $name }?
club-join-how = { $leader } leads the club. Its members see your name and play tournaments with you. You can leave at any time.
club-join = Join
club-open = To the club
club-remove = Remove { $name }
club-remove-how = Remove { $name } from the club? The link of the club ends, too.
club-hand-over = Let { $name } lead the club
club-hand-over-how = Let { $name } lead the club? You lead it no more.
club-heir = Another leader
club-yes = Yes
club-no = No
club-run = Run the club
club-rename = Rename
club-leave = Leave the club
club-leave-how = Leave { $name }? You withdraw from its tournaments.
club-close = Close the club
club-close-how = Close { $name } for good? Its tournaments end; games that have begun go on.

## Tournaments

cup-title = Tournaments
cup-none = No tournament yet.
cup-new = Announce a tournament
cup-name = Name of the tournament
cup-game = Game
cup-seats = Seats at a table
cup-format = Format
cup-format-swiss = Swiss
cup-format-swiss-how = In each round those who stand level meet, and as few as possible meet twice.
cup-format-round_robin = Round robin
cup-format-round_robin-how = Everybody meets everybody; places: at most { $most }.
cup-rounds = Rounds
cup-pace = Pace
cup-pace-live = Live
cup-pace-live-how = 15 minutes for each, and 15 seconds more for each decision. A round is over after { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} at the latest.
cup-pace-days = League
cup-pace-days-how = Two days for each decision. A round is over after the time below at the latest.
cup-hours = Time of a round
cup-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
cup-bots = Empty seats
cup-bots-none = Tables have fewer seats, or somebody has a free round
cup-bots-level = Bots, { $level }
cup-announce = Announce
cup-people = { $count ->
    [one] 1 person takes part
   *[other] { $count } people take part
}
cup-is-joining = open to join
cup-is-playing = round { $round } of { $rounds }
cup-is-over = over
cup-mine = you take part
cup-join = Take part
cup-leave = Take part no more
cup-withdraw = Withdraw
cup-withdraw-how = Withdraw from the tournament? You are paired no more; what you have stays.
cup-withdraw-of = Have { $name } withdraw
cup-withdraw-of-how = Have { $name } withdraw? They are paired no more.
cup-start = Start the tournament
cup-start-how = Nobody can join afterwards.
cup-call-off = Call it off
cup-call-off-how = Call { $name } off for good? Its standings are lost; games that have begun go on.
cup-until = The round ends { $when } at the latest.
cup-rules = A game that is not over then is lost by whoever it waits for, and by whoever never sat down; the others share the points. So is a game that somebody gives up. A game that nobody wins gives nobody points.
cup-standings = Standings
cup-rounds-title = Rounds
cup-round = Round { $number }
cup-table-mine = Your table
cup-table-watch = Look
cup-bot = Bot
cup-gone = somebody who is gone
cup-withdrawn = withdrawn
cup-free = free round
cup-column-place = Place
cup-column-place-how = By points; equals are told apart by the columns that follow, from left to right. Whoever is equal in all of them shares the place.
cup-column-name = Name
cup-column-points = Points
cup-column-points-how = At each table 1 for the first and 0 for the last, evenly between; whoever shares places shares their points. Where sides win together, 1 for each winner. A free round is a win in Swiss and counts nothing in a round robin, unless the others have withdrawn.
cup-column-opponents = Met
cup-column-opponents-how = Buchholz: the points of all whom one has met. More means stronger opponents; at tables of three or four their mean counts.
cup-column-beaten = Beaten
cup-column-beaten-how = Sonneborn-Berger: the points of those one has left behind, and half of those one was level with.
cup-column-won = Won
cup-column-won-how = Tables at which one was first, alone or with others.
cup-column-played = Played
cup-column-played-how = Tables that are over; free rounds are none.
cup-columns = What the columns mean
