# Figures: what somebody has played and won, rankings, two people against each other, the records of a game.

stats-whose = Whose statistics?
stats-game = Which game, closer?
stats-head = **{ $name }**: all games
stats-head-game = **{ $name }**: { $game }
stats-line = { $game }: { stats-games }, { stats-won }, { $settled ->
    [none] not rated yet
    [no] rating { $skill }, still settling
   *[yes] rating { $skill }
}
stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
stats-won = { $wins } won
stats-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $wins } won
rating-settling = { $skill }?
stats-note-new = still settling
stats-note-unrated = not rated yet
stats-tile-games = Games
stats-tile-wins = Won
stats-tile-streak = Won in a row
stats-tile-longest = Longest row
stats-tile-best = Best score
stats-tile-length = Usual length
stats-title = Statistics
stats-all-games = All games
stats-more = { $count ->
    [one] One more game is in the list below.
   *[other] { $count } more games are in the list below.
}
stats-gone = { $count ->
    [one] -# One game that I no longer know is left out.
   *[other] -# { $count } games that I no longer know are left out.
}
stats-rating = Rating
stats-counted = { $count ->
    [one] 1 game that counts
   *[other] { $count } games that count
}
stats-settling = still settling: { $count } of { $settled } games
stats-unrated = No rating yet: it takes a game with another person, played to its end.
stats-longest = longest: { $count }
stats-seats = { $count ->
    [one] alone
   *[other] { $count } players
}
stats-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
stats-alt-all = Statistics of { $name }. { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won; { $current } won in a row, { $longest } at most.
stats-alt-game = { $name }: { $line }
stats-alt-rating = Rating { $skill } after { $count ->
    [one] 1 game that counts
   *[other] { $count } games that count
}; highest { $high }, lowest { $low }.
stats-alt-streak = Won in a row: { $current }, longest { $longest }.
stats-alt-best = Best score: { $total } ({ stats-seats }).
stats-alt-length = Usual length: { $turns }, { $time }.
stats-about = -# The rating is of games between people alone, starts at 1000 and settles after { $settled } games.
stats-about-own = -# Your private games are in here for you alone.
stats-about-hidden = -# You are hidden: nobody else sees your figures. **More…**, **Settings** at the front desk changes that.
stats-none = Nothing has been played to the end yet.
stats-somebody = Somebody
error-figures-hidden = They keep their figures to themselves.
error-figures-bot = Figures are kept of people, not of bots: choose a person.

ranking-which = The ranking of which game?
ranking-head = **{ $game }**: the ranking { $here ->
    [yes] in this server
   *[no] everywhere
} ({ $count ->
    [one] 1 person
   *[other] { $count } people
})
ranking-line = { $place }. { $name }: rating { $skill }, { $wins } of { $games } won
ranking-own = **You**: { $line }
ranking-not-in = You are not in it yet: play this game with another person, to its end.
ranking-empty = **{ $game }**: nobody is in the ranking { $here ->
    [yes] in this server
   *[no] everywhere
} yet. A game with another person, played to its end, puts you there.
ranking-bots = Bot players: { $levels }
ranking-bot = { $level } { $skill }
ranking-about = -# Only games between people count, by those who began them; private ones do not, nor do games against bot players. Who leaves takes the last place. A ? behind a rating says that it is still settling, after fewer than { $settled } such games. The order counts how sure a rating is as well: whoever has played more stands higher.
ranking-about-here = -# In this server stands who has played such a game here; the rating is of all games.
ranking-about-hidden = -# You are hidden: only you see yourself here.
button-rankings = Ranking
button-ranking-here = This server
button-ranking-all = Everywhere

versus-whom = Against whom?
versus-asked = Choose somebody: you see how often each of you came before the other.
versus-you = You
versus-games = { $count ->
    [one] 1 game together
   *[other] { $count } games together
}
versus-level = { $count } level
versus-more = { $count ->
    [one] One more game is not shown.
   *[other] { $count } more games are not shown.
}
versus-head = **You** and **{ $name }**: { $count ->
    [one] 1 game together
   *[other] { $count } games together
}
versus-meeting = - { $game }, table { $number }, { $day }: { $how ->
    [ahead] you came first of the two
    [left] { $name } had left
    [own-left] you had left
    [behind] { $name } came first of the two
   *[level] you were level
}
versus-last = The last meetings:
versus-none = You and { $name } have not finished a game together yet.
versus-about = -# Counted is every game that both of you have finished, private ones too; in a rated one who left comes last. Only you see this.
versus-alt = { $own } against { $other }: { $first } to { $second }, { $level } level.
versus-alt-game = { $game }: { $first } to { $second }, { $level } level.
error-versus-self = That is you: choose somebody else.
button-versus = Against each other
button-versus-me = Against me
button-look-again = Replay { $number }

records-which = The records of which game?
records-head = **{ $game }**: the records { $here ->
    [yes] in this server
   *[no] everywhere
}
records-score = - Highest score, { $seats ->
    [one] alone
   *[other] { $seats } players
}: **{ $total }**, { $name } ({ $day })
records-quickest = - Quickest win: **{ $turns }**, { $name }, { $seats } players ({ $day })
records-longest = - Longest game: **{ $turns }** in { $time }, { $name_list } ({ $day })
records-none = There are no records of this game yet.
records-about = -# A record needs a game that all who began it have played to its end; with two people at least, but for scores of who plays alone. Private games do not count.
button-records = Records
button-record-score = { $seats ->
    [one] Replay: alone
   *[other] Replay: { $seats } players
}
button-record-quickest = Replay: quickest win
button-record-longest = Replay: longest game
