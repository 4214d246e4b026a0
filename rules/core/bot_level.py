"""The levels of bot players: how far one looks, how exactly it chooses, and what a decision may cost."""

from typing import Literal

import msgspec

LevelName = Literal["easy", "normal", "hard", "expert"]

LEVELS: tuple[LevelName, ...] = ("easy", "normal", "hard", "expert")
"""From weak to strong. A game that honestly has fewer steps has fewer of them; each has ``normal``."""

NORMAL: LevelName = "normal"
"""Of those that nobody has chosen a level for."""


class BotLevel(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot player decides in one game.

    ``samples`` states are resampled to value every action one decision deep. ``turns`` is how many turns of its own it
    then follows the best of them, the present one included (0: it does not, 1: to the end of this turn), all within
    ``work`` evaluations and played actions together. With a ``beam`` it compares whole turns instead of actions, found
    by following so many unfinished ones side by side. ``temperature``, in the units of the game's evaluation, is how
    far apart two actions may be and still look alike to it (0: it takes the best); with turns it means nothing.
    ``throws`` is how many outcomes of chance in a row it weighs in full within ``work``, in games that list them (0: it
    resamples); ``solved``: it knows what its game has worked out exactly.

    In the turns that it follows the own seat tries ``replies`` answers, and so do all others together, each with at
    least so many ``ends`` where an answer has several steps. They are those that were worth most where they were first
    met; with ``anew`` all are tried where a turn begins, and in the same turn the best of them and those that are new.
    Fewer are cheaper; but others who overlook their best answers are not those that it plays against. Where more than
    two sit, it may follow other numbers of turns and replies, ``turns_of_several`` and ``replies_of_several`` (0: the
    same): all others move in each of its turns, and few of their answers were tried by each.
    """

    samples: int = 3
    turns: int = 0
    work: int = 0
    replies: int = 6
    ends: int = 1
    anew: bool = False
    beam: int = 0
    temperature: float = 0.0
    throws: int = 0
    solved: bool = False
    turns_of_several: int = 0
    replies_of_several: int = 0

    def among(self, seats: int) -> "BotLevel":
        """How it decides at a table of so many."""
        if seats <= 2 or not (self.turns_of_several or self.replies_of_several):
            return self
        turns, replies = self.turns_of_several or self.turns, self.replies_of_several or self.replies
        return msgspec.structs.replace(self, turns=turns, replies=replies)
