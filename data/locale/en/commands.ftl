# Slash commands: what Discord shows beside them (100 characters at most).

command-play = play
command-play-description = Open a table and invite others to play
command-play-game = Which game
command-play-seats = How many seats
command-play-bots = How many of them bot players take
command-play-level = How well the bot players play
command-play-level-easy = easy
command-play-level-normal = normal
command-play-level-hard = hard
command-play-level-expert = expert

command-move-description = Make a typed move
command-move-notation = One or more moves, separated by commas: build C7, build D7

command-table-description = Everything about the table you play at
command-table-play = Open your panel and make your move
command-table-hand = Look at your hand
command-table-board = Show the board as it is now
command-table-text = Read the board in words
command-table-ask = Ask where something is, how strong somebody stands, what you can reach
command-table-ask-about = What you want to know: choose from the list
command-table-log = Read the history of this table
command-table-note = Read and change your own note at this table
command-table-nudge = Remind whoever has kept this table waiting for a day
command-table-export = The game as a file: what you may know, or all of it once it is over
command-table-rules = The rules of this game on one screen
command-table-undo = Take your last move back
command-table-resign = Resign; a bot player plays on in your seat
command-table-pause = Pause the table and all its clocks
command-table-longer-pause = Agree to a longer pause
command-table-resume = Resume a paused table
command-table-premove = Leave answers in advance, or take them back
command-table-substitute = Let somebody take over a seat
command-table-leaving = Whose seat; empty: a bot player’s
command-table-coming = Who takes it; empty: a bot player

command-desk-description = Post the front desk here: everything with buttons, nothing to type
command-doctor-description = Check whether I may do here all that tables need, and how to give what is missing
command-doctor-test = Try it for real: a thread, a picture, a direct message, a button

command-settings-description = Settings
command-settings-language = The language of public messages in this server
command-settings-language-option = The language; auto follows the server’s own
command-settings-reminders = When to remind you that a table waits
command-settings-reminders-option = Hours until you are reminded, at least 4; 0 for no reminders
command-settings-quiet = The hours in which nothing rings
command-settings-quiet-begin = The hour at which it becomes quiet, 0 to 23; without hours nothing is quiet
command-settings-quiet-end = The hour at which it is over, 0 to 23
command-settings-quiet-zone = Your time zone, by its city
command-settings-rhythm = Your reminders and quiet hours on one page
command-settings-ring = What rings when it is your turn
command-settings-ring-option = The other one comes silently
command-settings-ring-thread = The mention in the thread
command-settings-ring-dm = The direct message
command-settings-vacation = Your vacation, which stops your clocks at all tables
command-settings-avoid = People you would rather not play with; only you see this list
command-settings-avoid-person = Who is put on the list; nobody: look at it

command-privacy-description = What is stored about you: have it as a file, or deleted
command-support-description = Help, who runs this bot, and how to report a problem
command-seek-description = Look for players, with the game, clock and strength you wish for

command-stats-description = What somebody has played and won, with the course of each rating
command-stats-player = Whose statistics (nobody: yours)
command-stats-game = One game, closer (none: all of them)
command-puzzle-description = A position with one clearly best turn: find it
command-puzzle-game = Of which game (none: a list of them)
command-versus-description = You and somebody else: how often each came before the other
command-versus-player = Against whom
command-ranking-description = The ranking of a game, in this server or everywhere
command-ranking-everywhere = Not of this server alone
command-records-description = The records of a game: highest scores, quickest win, longest game

command-help-description = How to play here, or the rules of a game
command-help-game = Which game

command-learn-description = Learn a game step by step, on a board of your own
command-learn-game = Which game

command-rules-description = Find a rule by its number, a word or the game
command-rules-game = Which game’s rules
command-rules-find = A number like 5.3, or a word

command-games-description = Your tables, and what they wait for

command-report-description = Tell the operator of this bot what is wrong; the table’s record, hidden hands included, goes along
command-report-words = What you noticed

command-replay-description = Step through a game, finished or running
command-replay-table = The number of its table; empty: the table of this place

command-import-description = Look at a game from a file, or play on from it
command-import-file = The file, as “Record as a file” at a table gives it
