# Before the game: the lobby's message and card, the thread, messages to single people.

lobby-lobby = open table
lobby-running = being played
lobby-over = finished
lobby-cancelled = cancelled
lobby-text-lobby = { $host } opens a table of **{ $game }**. Who joins?
lobby-text-running = **{ $game }**, table { $number }: the game is on{ $link ->
    [none] .
   *[other] : { $link }
}
lobby-text-over = **{ $game }**, table { $number }: the game is over.
lobby-result-there = How it went: { $link }
lobby-text-cancelled = **{ $game }**: this table was cancelled before the game began.
lobby-anew = Done. The message of this lobby is gone, or cannot be changed any more; while the table waits for players, a new one follows.
lobby-late = Done. The lobby stands in a message of its own, or does so in a moment.
lobby-free = free seat
lobby-bot = bot player, { $level }
lobby-alt-bot = { $name } ({ $state })
bot-level-asked = How well do the bot players play?
bot-level = Bot players: { $level }
bot-level-each = Each its own level…
bot-level-each-means = A level for each bot player
bot-easy = easy
bot-easy-means = Sees its next step, and does not always take the best
bot-normal = normal
bot-normal-means = Takes the step that brings most at once
bot-hard = hard
bot-hard-means = Looks a few turns ahead
bot-expert = expert
bot-expert-means = Looks ahead longer and more exactly
lobby-host = host
lobby-joined = joined
lobby-minutes = { $fewest }–{ $most } players, about { $minutes } min
lobby-option = { $name }: { $value }
lobby-options-help = Choose the options of this table; everybody sees them at once.
lobby-clock-help = When somebody’s time is up, the others decide: wait a day more (for two weeks in all), look for a substitute, or let a bot player take over, which happens by itself after a day. Whoever has never finished a game and misses the very first decision loses the seat at once. Nobody loses a game by the clock alone.
lobby-alt = Lobby of { $game }. Seats: { $seats }. Options: { $options }.

# The clock: what it is called, what it holds, and the dialog for values of one’s own.
clock-fast = fast
clock-daily = daily
clock-relaxed = relaxed
clock-none = no time limit
clock-own = own values
clock-about-none = Nobody’s time is limited
clock-about-own = You type the times
clock-terms = { $bank } to begin with, { $increment } more per decision, at most { $cap }
clock-terms-each = { $bank } for each decision
clock-terms-bank = { $bank } for the whole game
clock-weekend = { $terms }; it stands on Saturday and Sunday ({ $zone })
still-choice = Weekends, pauses, hints …
still-choice-about = When the table may stand still, and who learns of hints
still-title = Weekends, pauses and hints
hints-asked = When a player looks at a hint
hints-private = Nobody else learns of it
hints-known = All learn who looked at a hint
still-weekend = On Saturday and Sunday
weekend-runs = The clocks run
weekend-stands = The clocks stand still
still-zone-about = Where it is weekend then; empty: as it was, at first UTC
still-pause = A pause, where everybody agrees
still-pause-choice = { $time } at most
clock-dialog = Your own clock
# The words that are read in a clock that is typed, in small letters.
clock-hours-typed = hour hours
clock-days-typed = day days
clock-bank = Time to begin with
clock-bank-about = For each player, like 3 days or 36 hours
clock-increment = Time added by each decision
clock-increment-about = 0 adds nothing
clock-cap = The most that a clock holds
clock-cap-about = At least as much as each of the others
duration-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
duration-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
duration-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
duration-both = { $days } { $hours }

button-join = Join
button-leave = Leave
button-start = Start
button-add-bot = Add a bot player
button-remove-bot = Remove a bot player
button-options = Options
button-cancel = Cancel table
button-page = Page { $number }

rematch-opened = A new table is open: { $link }

permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
lobby-preset = Preset
lobby-first-steps = -# New here? { $game } takes { $minutes } minutes and shows how everything works: **/play**
lobby-needs-more = { $missing ->
    [one] One more player is needed to start, or add a bot player.
   *[other] { $missing } more players are needed to start, or add bot players.
}
lobby-minutes-fixed = { $seats } players, about { $minutes } min
button-alone = { $bots ->
    [one] Play now against a bot
   *[other] Play now against bots
}
rematch-begun = A new game has begun: { $link }

# What a newcomer wants to know.
level-easy = easy
level-medium = medium
level-demanding = demanding
play-choice = { $game } · { $level } · { $minutes } min
lobby-facts = -# To learn: { $level } · to play: about { $minutes } minutes
lobby-first-game = -# Set up for a first game; **Options** changes that.
lobby-preset-first = { $preset } (for a first game)
lobby-about = **{ $name }**: { $about }
lobby-about-preset = Several options that belong together, chosen at once. What is gentle for a first game is marked.
lobby-about-pace = { $terms }. Whoever plays this game for the first time begins with twice as much. { $clock }
lobby-clock-none = Nobody’s time is limited. Where nobody has done anything for 30 days the table asks whether anybody is there, and closes a week later.
lobby-pauses = Anybody may pause the table for a day, and where everybody agrees for { $time } in all, until somebody moves.
lobby-clock = -# Clock: { $terms }; in a first game twice as much to begin with
button-new-here = New here? Rules on one page
lobby-pace = Clock
