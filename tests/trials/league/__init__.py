"""A league over thirty days, simulated: ``python -m tests.trials.league [--days 30] [--people 60] [--seed 1]``.

The real bot runs in a process of its own against a playground; a clock that jumps from event to event stands in for
time in both. People with habits, time zones and quiet hours open lobbies, play by clicks on the private panel, answer
what is asked when somebody's time is up, go on vacation, and a fifth of them vanish for good. Some take moves back,
pause games, bind moves and leave answers in advance, or play again. Hosts choose among all clocks, and type one of
their own; tournaments are held, with sign-up, rounds and people who do not come. Tables without a clock are opened by
people who stay: where everybody is gone and no time runs out, no game ends. The bot is stopped and killed at random.
Nobody begins a game in the last days, and the clock runs on until the last game is over.

Who sat where in a tournament is read off the store: nobody twice in a round, nobody again without that being told, and
whoever has a table, or none, is told so while the tables begin.

What is counted is read off the playground's record of the bot's requests, off what people were answered, and off the
log of each table, replayed by the rules alone; never off what the bot believes of clocks, waits and reminders.

**A ring** is a message of the bot's, not flagged as silent, that mentions a person, or is sent to them directly. Edits
and answers that only one person sees do not ring.

**In quiet hours** is a ring that comes in the hours that its person has set, in their time zone.

**Needed** is a ring to a person about a table

- where a decision of theirs is owed then (they hold the seat, the rules wait for it, the table is not paused, they are
  not on vacation, which counts for nothing against bot players alone), they have done nothing there within ten minutes
  (what was pressed in the lobby does not count: the first call says that the game has begun, and where), no more than
  three tables wait for them, and the ring is one of those that a decision may have: when the turn comes, after the
  personal interval, when most of the time is over, and before its end; as many again whenever the decision was set
  another end (time ran out, a pause or a vacation was over, a day more was given, the seat changed hands); one for each
  nudge; all at least an hour apart (where there is no clock: one after each interval, ever longer);
- or where somebody's time has run out and it asks, once, those who decide, or tells who is late;
- or where somebody who has played there wants to play again, once;
- or where the table is paused, and they are asked to agree, or are told that the pause ends soon; or where there is no
  clock, and nobody has done anything for a month;
- or where one of these was posted in their quiet hours and still holds: once, when these are over;
- or which tells them of their round in a tournament: their table, that it has to begin, that the round ends, that they
  were not there, or that they have moved up; once each;
- or which lists all tables, where more than three wait, no more than once an hour;
- or which tells, once, that their vacation has begun by itself.

**An end is told** by a reminder not before most of the time is over, or an hour before the end (sooner where quiet
hours lie before it), and the time that it names is when the time runs out. Nobody's time runs out of whom that was not
told, but for those who want no reminders, and while the bot was down.

**A move is confirmed** when its person reads so. It must stand in the log as often as it was confirmed, and no more
often than it was tried.
"""
