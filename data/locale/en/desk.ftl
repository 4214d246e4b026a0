# The front desk and what it leads to, and what else can be done at a table: all of it without typing commands.

desk-text =
    { "" }**The front desk**
    Here you can play { $games }. Everything works with buttons, lists and dialogs; no command has to be typed.
    - **Open a table** lets you choose a game and how many play. The others join with a button, and the game gets a thread of its own.
    - **Play with others** leads to the tables that wait for players, and finds somebody who looks for the same game as you.
    - **My games** lists your tables, and which of them wait for you.
    - New here? **How to play** teaches you a game step by step. Or open a table of { $quickest } and play against a bot player: it takes { $minutes } minutes and shows how everything works.
    -# What you press is answered to you alone. Only a new table is seen by everybody.
desk-moved = **The front desk** has moved: { $link }
desk-posted = The front desk is open and pinned: { $link } Newcomers see it first if you name its channel in the server settings of Discord, under Onboarding.
desk-unpinned = The front desk is open: { $link } It is not pinned, as I lack the permission Pin Messages in that channel, or it has no room for another pin.
desk-where = The front desk: in which channel?
button-open = Open a table
button-lobbies = Join a table
button-help = How to play
button-rulebooks = Rule books
button-stats = Statistics
button-settings = Settings
button-report = Report a problem

# Opening a table step by step.
open-which = Which game shall it be?
open-about = { $level }, { $minutes } minutes
open-facts = **{ $game }**: { $level }, about { $minutes } minutes
open-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
open-seats-asked = How many players?
open-bots = { $bots ->
    [0] No bot players
    [one] 1 of them is a bot player
   *[other] { $bots } of them are bot players
}
open-bots-asked = How many bot players?
open-waits = { $seats ->
    [one] A game for you alone.
   *[other] { $bots ->
        [0] A table for { $seats } players: everybody can join.
        [one] A table for { $seats } players, one of them a bot player: others can join.
       *[other] A table for { $seats } players, { $bots } of them bot players: others can join.
    }
} Options and clock follow at the table.
open-full = { $bots ->
    [one] You and a bot player: the game begins at once.
   *[other] You and { $bots } bot players: the game begins at once.
}
button-open-table = Open the table
button-open-begin = Begin the game
button-open-other = Another game

# The tables of a server that wait for players.
lobbies-heading = **Tables that wait for players**
lobbies-line = - **{ $game }**, table { $number }: { $names }, { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
} { $link }
lobbies-none = No table waits for players just now.
lobbies-join = Which table do you join?
lobbies-option = { $game }, table { $number }
lobbies-joined = You have a seat at table { $number }, { $game }: { $link }

# Help, rule books, cards, statistics, a report.
help-which = The rules of which game?
button-rule-search = Look something up
rules-search = Look up a rule
rules-search-label = What are you looking for?
rules-search-about = A word, like draw, or the name of a game
button-cards = Cards
cards-which = Which card of **{ $game }** would you like to see?
lists-span = { $first } to { $last }
report-title = Report a problem
report-label = What is wrong?
report-about = At a table, its record is kept with your words

# What else can be done at a table.
button-more = More
more-heading = **{ $game }**, table { $number }: what else you can do
button-board = Look at the board
button-text = The board in words
button-ask = Ask the board
button-record = Record as a file
button-pause = Pause the table
button-hand-over = Hand over a seat
handover-about = A seat can be handed over by whoever sits there. The host can also hand over that of a bot player, or of somebody who is gone.
handover-which = Whose seat?
handover-comes = Who takes over the seat of { $name }? A person is asked first.
handover-who = Another person
button-seat-me = I do
button-seat-bot = A bot player
desk-others = **Play with others**
desk-further = **What else there is**
button-others = Play with others
button-desk-more = More…
button-desk = The front desk
button-next-any = Next table
button-place = To the table
button-lobbies-other = Other tables
offer-line = - **{ $label }**: { $about }
desk-about-lobbies = tables that wait for players
desk-about-seek = we tell you as soon as somebody wants the same game
desk-about-private = only those whom you invite see it
desk-about-tournaments = sign up, or plan one
desk-about-settings = reminders, quiet hours, language, vacation, privacy
desk-about-stats = what you have played and won, rankings, records
desk-about-puzzles = a position with one clearly best turn; your rating grows with each you solve
desk-about-rulebooks = every rule, found by a word
desk-about-import = look at a game that was saved, or play on from it
desk-about-report = tell the operator of this bot what is wrong
button-more-look = Look
button-more-seat = My seat
button-more-table = The table
button-more-back = Back
more-group = **{ $group }**, table { $number }
more-about-board = as it is now, for you alone
more-about-text = the whole position, to read
more-about-ask = where something is, how strong, what you can reach
more-about-replay = the game so far, move by move
more-about-record = to keep, or to look at anywhere
more-about-undo = takes your last move back
more-about-hint = a good move and why, three times a game
more-about-note = what you want to remember here; only you can read it
more-about-premoves = what is answered for you without asking
more-about-hand-over = somebody else plays on there
more-about-resign = you give up; you are asked once more
more-about-nudge = reminds who has kept the table waiting for a day
more-about-pause = the clocks stand still
more-about-resume = the clocks run again
more-about-longer = the pause may last longer once everybody agrees
more-about-watch = you are told when the game is over
more-about-rematch = a new table with the same people
more-about-people = who plays and watches; invite, hand the table over, move it
more-about-report = what is wrong here
