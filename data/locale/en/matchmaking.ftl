# With whom one plays: people one would rather not meet, and people one is looking for.

## The avoid list

avoid-heading = **People you would rather not play with**
avoid-about = They cannot sit down at your table, nor you at theirs, and nobody brings you together, nor does a tournament unless there is no other way to seat everybody. Only you see this list. At tables that you share already nothing changes.
avoid-nobody = There is nobody on it.
avoid-add = Add people
avoid-remove = Take people off the list
avoid-done = Done, the list is changed.
avoid-removed = Done, they are off the list.

error-avoid-self = You cannot put yourself on the list.
error-avoid-bot = Bots are not on the list: leave bot players out when you open a table.
error-avoid-full = The list holds { $most } people. Take somebody off it first.
error-no-seat-for-you = There is no seat for you at this table. Open one of your own with **/play**.
error-not-to-invite = Not everybody you have named can be invited to this table. Please ask others.
error-not-their-seat = They cannot take this seat. Please ask somebody else.

## Looking for players

seek-title = Looking for players
seek-heading = **Looking for players**
seek-about = Say what you would like to play, and with whom. Those who fit each other are asked, and when all accept their table opens here and its game begins.
seek-begun = Done, people who fit are looked for from now on. You need not stay here.
seek-stopped = Done, nobody is looked for any more.
seek-ended = Your search for players is over: the time that you set has passed. **/seek** in { $place } begins another.
seek-games = Games: { $games }
seek-seats = Players in all: { $seats }
seek-any-seats = any number
seek-clock = Clock: { $clock }
seek-near = People near your strength, from further away as time goes by; after two days anybody
seek-anybody = People of any strength
seek-with-bots = After a day bot players take seats that nobody is found for
seek-without-bots = No bot players
seek-until = For a table in { $place }. The search ends { $stamp }.
seek-any-game = any game
seek-players = { $count } players
seek-ask-games = Games
seek-ask-seats = How many players in all
seek-ask-clocks = Clocks
seek-ask-people = With whom
seek-choice-near = People near your strength first
seek-choice-bots = Bot players where nobody is found
seek-ask-days = For how long
seek-clocks = Nobody is found by the clock that you wished for, but somebody would be by one next to it. Will these do as well?
seek-clocks-yes = Done, other clocks count as well now.
seek-clocks-no = All right, it stays as it is.
button-seek = Look for players
button-seek-change = Change the wishes
button-seek-stop = Stop looking
button-avoid = People to avoid
button-clocks-yes = Yes, these as well
button-clocks-no = No, as it is
button-no-thanks = No thanks

dm-here = { $name }, there is news about the players that you are looking for.

match-table = A table of **{ $game }** for you, with { $names }{ $bots ->
    [0] .
    [one] { " " }and a bot player.
   *[other] { " " }and { $bots } bot players.
} Clock: { $clock }.
match-lobby = A table of **{ $game }** lacks one player. There sit { $names }{ $bots ->
    [0] .
    [one] { " " }and a bot player.
   *[other] { " " }and { $bots } bot players.
} Clock: { $clock }.
match-until = Will you play? Please answer { $stamp } at the latest.
match-accepted = You have accepted. The game begins as soon as everybody has.
match-open = **{ $game }**: everybody has accepted, the game begins: { $link }
match-joined = **{ $game }**: you have a seat: { $link }
match-off = Nothing comes of this table. You keep your place, and the search goes on.
match-declined = You have declined, and nobody is looked for any more.
match-not-joined = You have declined. The search goes on.
match-late = There was no answer in time, so nobody is looked for any more.

error-match-first = Please answer first whether you want to play at the table that you are offered.
error-match-for-another = This was asked of somebody else.
error-match-over = This is settled already. **/seek** shows how things stand.
error-seek-changed = Your wishes have changed since that was asked. **/seek** shows them.
error-seek-impossible = None of these games is played by so many. Choose another number, or another game.
error-seek-in-server = Please look for players in the channel of a server: their table opens there. Somebody you know is invited right here, by **/play**.
error-seek-over = You are not looking for players any more. **/seek** begins anew.
