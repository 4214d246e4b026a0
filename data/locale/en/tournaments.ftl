# Tournaments: signing up, rounds and their tables, what somebody is told in private, and the end.

## The list, and planning

tournament-heading = **Tournaments**
tournament-about = Choose one to see how it stands and what you can do.
tournament-none = There is none here yet. You can host one.
tournament-which = A tournament
tournament-state-signing = Sign-up is open: { $count } of { $most }
tournament-state-running = Under way, { $count ->
    [one] one person
   *[other] { $count } people
}
tournament-state-over = Over, { $count ->
    [one] one person
   *[other] { $count } people
}
tournament-untitled = { $game } tournament { $number }
tournament-which-game = For which game?
tournament-plan-about = A tournament in rounds: everybody plays one table a round, against people with as many points, and where the numbers allow it nobody meets the same person twice. Which game is it for?
tournament-dialog = A tournament
tournament-ask-title = What is it called?
tournament-about-title = May be left empty
tournament-ask-seats = Players at a table
tournament-ask-rounds = Rounds
tournament-ask-days = How long a round lasts
tournament-ask-most = How many people may sign up
tournament-choice-seats = { $count } players
tournament-choice-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
tournament-choice-days = { $count ->
    [one] one day
   *[other] { $count } days
}
tournament-choice-most = Up to { $count } people
tournament-draft = **{ $title }**: a plan for a tournament of **{ $game }**. Only you see it. Open the sign-up when it is as you like it.
tournament-published = Done, the sign-up is open: the channel shows it in a moment. Sign up yourself if you want to play.

## How it stands

tournament-signing = **{ $title }**: a tournament of **{ $game }**. Sign up with the button.
tournament-running = **{ $title }** ({ $game }): round { $number } of { $rounds }. Tables begin until { $begin }, and the round ends { $end }.
tournament-over = **{ $title }** ({ $game }) is over.
tournament-off = The tournament **{ $title }** was called off. Games that have begun go on as ordinary ones.
tournament-facts = Tables of { $seats }, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
} of { $window ->
    [one] one day
   *[other] { $window } days
} at most
tournament-outlook-none = With { $people } people who all stay, nobody meets the same person twice.
tournament-outlook-must = With { $people } people who all stay, { $count ->
    [one] one meeting is of two who have met before
   *[other] { $count } meetings are of two who have met before
}: fewer is not possible.
tournament-outlook-about = With { $people } people who all stay, about { $count ->
    [one] one meeting is of two who have met before.
   *[other] { $count } meetings are of two who have met before.
}
tournament-places = Signed up: { $count } of { $most }
tournament-names = { $name_list }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}
tournament-waiting = Waiting for a place ({ $count }): { tournament-names }
tournament-table-waits = Table { $number }: { $name_list }. Not there yet: { $slow_list }
tournament-table-plays = Table { $number }: { $name_list }. { $link }
tournament-more-tables = { $count ->
    [one] One more table is not over.
   *[other] { $count } more tables are not over.
}
tournament-byes = Free in this round, with a point: { $name_list }
tournament-repeats = { $count ->
    [one] One pair meets again in this round, as it could not be helped.
   *[other] { $count } pairs meet again in this round, as it could not be helped.
}
tournament-table-of = It belongs to the tournament **{ $title }**, round { $number }.
tournament-seen-there = Everybody sees it here: { $link }
tournament-channel-lost = Its channel is gone, or I am not allowed to write there. It goes on where its host, or somebody who manages the server, types **/tournament move**.
tournament-alt = The tournament { $title }, { $detail }: sign-up is open, { $count ->
    [one] one person has
   *[other] { $count } people have
} signed up.
tournament-card-in = in
tournament-card-places = taken: { $count } of { $most }
tournament-card-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
tournament-card-days = { $window ->
    [one] one day a round
   *[other] { $window } days a round
}
tournament-card-seats = tables of { $seats }

## One's own part

tournament-joined = Done, you are in. When the first round begins you are told with whom you play.
tournament-joined-waiting = All places are taken, so you are on the waiting list. You are told when you move up.
tournament-left = Done, you take no part any more. A game that you have begun is yours to finish.
tournament-leave-ask = Do you want to leave the tournament for good? You are paired no more. A game that you have begun is yours to finish.
tournament-you-wait = You are on the waiting list.
tournament-you-are-in = You are in.
tournament-you-next = You play in the next round.
tournament-you-are-out = You are out of the tournament. Your points stay in the standings.
tournament-paired = **{ $title }**, round { $number }: a table of **{ $game }** with { $name_list }.
tournament-avoided = You avoid { $name_list }; there was no other way to seat everybody.
tournament-begin-when = Begin when you like, until { $begin }. The game starts as soon as all of you are ready, and the round ends { $end }.
tournament-ready = You are ready. The game starts as soon as the others are too: { $name_list }. Until { $begin } they have time.
tournament-table-begun = The game has begun: { $link } The round ends { $stamp }.
tournament-table-over = This table is over. Your score there: { $points }
tournament-free = **{ $title }**, round { $number }: nobody is left to play with you, so you have this round free, with a point. It counts neither as a win nor for your rating.
tournament-moved-up = **{ $title }**: a place has become free, and you are in.
tournament-soon-begin = **{ $title }**, round { $number }: your table has not begun. Press **I am ready** { $stamp } at the latest, or it is played without you.
tournament-soon-end = **{ $title }**, round { $number }: it is your turn, and the round ends { $stamp }. A game that waits for you then counts as lost: { $link }
tournament-soon-end-later = **{ $title }**, round { $number }: the round ends { $stamp }. If your game waits for you then, it counts as lost: { $link }
tournament-absent = **{ $title }**: you were not there in round { $number }, so it brought you no point.{ $last ->
    [yes] { "" }
   *[no] { " " }If you miss the next one as well you are out.
}
tournament-absent-out = **{ $title }**: you were not there in round { $number } either, so you are out of the tournament. Your points stay in the standings.
tournament-replaced = **{ $title }**: your game of round { $number } had to go on without you, so it brought you no point. It does not count as a missed round.
dm-tournament = { $name }, there is news about your tournament.

## The host's part

tournament-begun = Done, the first round is paired, and everybody is told.
tournament-begun-fewer = Done, the first round is paired, and everybody is told. With so few people there { $rounds ->
    [one] is one round
   *[other] are { $rounds } rounds
}: in more, everybody would meet somebody again.
tournament-off-ask = Do you want to call the tournament off? Everybody is told. Games that have begun go on as ordinary ones.
tournament-bump-about = Nothing was done at these tables for { $days } days. Push one on and it does without those whom it waits for: bot players take their seats, or the others have won.
tournament-which-table = A table
tournament-idle = Table { $number }: { $names }
tournament-bumped = Done, table { $number } goes on without those whom it waited for.
tournament-move-done = The tournament moves to { $channel }.
tournament-moved-there = **{ $title }** has moved. It goes on here: { $link }
tournament-channel-gone = The channel of your tournament **{ $title }** is gone. Type **/tournament move** in another channel, and it goes on there.
tournament-channel-closed = I am not allowed to write in { $place }, so your tournament **{ $title }** is stuck there. Please give me the permissions { permission-view-channel }, { permission-send-messages }, { permission-create-public-threads }, { permission-send-messages-in-threads } and { permission-attach-files }, or choose another channel. Then type **/tournament move** where it is to go on.

## How it is played

tournament-how-heading = **How a tournament is played**
tournament-how-rounds = Each round you play one table of { $seats }, against people with about as many points as you, and if it can be helped nobody twice, nor anybody whom one of you avoids. Whoever is left over has the round free, nobody twice before all others have, with a point that counts neither as a win nor for the rating.
tournament-how-begin = You are told with whom you play. Press **I am ready** when you like, in the first half of the round ({ $window ->
    [one] one day
   *[other] { $window } days
} in all); once all at a table are ready its game begins.
tournament-how-end = When the round ends a game that is not over is scored as it stands: whoever it waits for has nothing, the others share the first place. The game itself goes on, with bot players for those who were late.
tournament-how-absent = Whoever is not ready in time is absent and has no point: a bot player takes the seat, and whoever is alone at a table has the point without a game. After two rounds missed in a row one is out; in the first half of the tournament the waiting list moves up. The host can push on a table at which nothing was done for { $idle } days.
tournament-how-points = A win is a point, the last place none; places between share evenly. Ratings count as always.
tournament-how-ties = Equal points are told apart by Buchholz (the points of all your opponents), then by Sonneborn-Berger (the points of those you were ahead of), then by the tables you have won.

## The end

tournament-final = **{ $title }** is over. { $count ->
    [one] { $name_list } has won, with a score of { $points }.
   *[other] { tournament-names } share the first place, each with a score of { $points }.
}
tournament-final-nothing = **{ $title }** is over: everybody has left before a table was played to its end.
tournament-figures = { $place }. { $name }: { $points }, Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }
tournament-by-buchholz = { $name } and { $rival } have as many points. The opponents of { $name } have made more: Buchholz { $own } to { $other }.
tournament-by-sonneborn = { $name } and { $rival } have as many points, and as much by Buchholz. { $name } was ahead of the stronger: Sonneborn-Berger { $own } to { $other }.
tournament-by-wins = { $name } and { $rival } have as many points, and as much by Buchholz and by Sonneborn-Berger. { $name } has won more tables: { $own } to { $other }.
tournament-ties = Equal points are told apart by Buchholz, the points of all opponents, then by Sonneborn-Berger, the points of those one was ahead of, then by the tables won.

## Buttons and refusals

button-tournaments = Tournaments
button-tournament = The tournament
button-tournament-new = New tournament
button-tournament-publish = Open the sign-up
button-tournament-options = More options
button-tournament-join = Join
button-tournament-how = How it is played
button-tournament-pages = Standings and rounds
button-tournament-ready = I am ready
button-tournament-gone = Leave for good
button-tournament-begin = Begin now
button-tournament-bump = Push a table on
button-tournament-move = Move it here
button-tournament-off = Call it off

error-tournament-unknown = There is no such tournament any more.
error-tournament-elsewhere = This tournament belongs to another server. Please look there.
error-tournament-none-here = No tournament goes on here. The front desk shows them all, under **Tournaments**.
error-tournament-none-yours = You are in no tournament. Tournaments are held in servers: the front desk of one shows them, under **Tournaments**.
error-tournament-host-only = Only the host of the tournament, or those who manage the server, can do that.
error-tournament-begun = The tournament has begun already.
error-tournament-not-begun = The tournament has not begun yet.
error-tournament-ended = The tournament is over.
error-tournament-joined = You have signed up already.
error-tournament-not-joined = You take no part in this tournament.
error-tournament-seats = A table of a tournament of this game has so many players: { $offered_list }.
error-tournament-too-many-open = A person hosts at most { $most } of them at a time here. Please end one of yours first.
error-tournament-of-nobody = Nobody has signed up yet. The sign-up stays open.
error-tournament-of-one = One person alone makes no tournament. The sign-up stays open.
error-tournament-of-one-table = { $count } people make one table, and a tournament needs more. Open a table with **/play**, or wait for others: the sign-up stays open.
error-tournament-no-table = You have no table in this tournament just now.
error-tournament-table-over = This table of the tournament is over.
error-tournament-not-idle = A table can be pushed on when nothing was done there for { $days } days, unless it is paused.
error-tournament-move-same = The tournament is in this channel already. Please go to another one and try again there.

## Commands

command-tournament-description = Tournaments: host one, sign up, see how it stands
command-tournament-list = The tournaments of this server
command-tournament-new = Plan a tournament; you open its sign-up afterwards
command-tournament-game = Which game
command-tournament-title = What it is called
command-tournament-seats = How many players sit at a table
command-tournament-rounds = How many rounds are played
command-tournament-days = How many days a round lasts
command-tournament-most = How many people may sign up
command-tournament-clock = By which clock the tables are played
command-tournament-show = Your part in a tournament, and how far it is
command-tournament-which = Which tournament; left out, the newest that goes on
command-tournament-begin = End the sign-up and pair the first round (host only)
command-tournament-cancel = Call a tournament off (host only)
command-tournament-bump = Push on a table at which nothing was done for days (host only)
command-tournament-move = Move a tournament to this channel (host only)
command-tournament-table = The number of the table in the round
button-tournament-leave = Leave
