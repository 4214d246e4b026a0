"""Short ways to set up bazaars and tables for the tests of the shared rules layer."""

from typing import Any

from rules.core.contract import AnyGame, Premove
from rules.table import pauses, timeouts
from rules.table import table as tables
from rules.table.clock import each
from rules.table.player import Holder
from rules.table.table import Change, Table
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.stall import Bazaar

HOUR = 3600.0

ANN, BOB, CID, DOT, EVE = (Holder(number, name) for number, name in enumerate(("Ann", "Bob", "Cid", "Dot", "Eve"), 1))
BOT = Holder(None, "Bot")


def opened(seats: int = 3, seed: str = "desk", seconds: int = 0, now: float = 0.0, **options: str) -> Change:
    """A fresh table of ``ANN``, ``BOB``, ..., with so many ``seconds`` for each decision."""
    return tables.start(BAZAAR, (ANN, BOB, CID, DOT)[:seats], options, seed, now, each(seconds))


NEVER_ASK = Premove("never", ("never",))


class Desk:
    """A table and its whole log, moved on by operations by name."""

    def __init__(self, change: Change, now: float = 0.0, game: AnyGame = BAZAAR) -> None:
        self.game = game
        self.table: Table = change.table
        self.entries = list(change.entries)
        self.last = change
        self.now = now

    @property
    def state(self) -> Bazaar:
        state: Bazaar = self.table.state
        return state

    def take(self, change: Change) -> Change:
        self.table, self.last = change.table, change
        self.entries += change.entries
        return change

    def act(self, seat: int, *steps: str) -> Change:
        return self.take(tables.act(self.game, self.table, seat, steps, self.now))

    def do(self, operation: str, *args: Any) -> Change:
        """Any other operation of the table, with the desk's time."""
        place = pauses if operation in ("pause", "agree", "resume") else tables
        return self.take(getattr(place, operation)(self.game, self.table, *args, self.now))

    def expire(self) -> Change | None:
        change = timeouts.expire(self.game, self.table, self.now)
        return None if change is None else self.take(change)

    def leave(self, seat: int) -> Change | None:
        """Whoever sits there has left the server."""
        change = timeouts.leave(self.game, self.table, seat, self.now)
        return None if change is None else self.take(change)

    def vote(self, seat: int, late: int, choice: str) -> Change:
        """``seat`` says what it wants done about the seat ``late``, whose time has run out just now."""
        number = self.table.players[late].timeouts
        return self.take(timeouts.vote(self.game, self.table, seat, late, number, choice, self.now))

    def versions(self) -> list[int]:
        return [player.version for player in self.table.players]

    def bid(self, *amounts: int) -> None:
        for seat, amount in enumerate(amounts):
            self.act(seat, f"bid {amount}")

    def to_sale(self) -> int:
        """Goes on to the first sale; seat 0 wins with a bid of 1. Returns that seat."""
        self.bid(1, *(0 for _ in self.table.players[1:]))
        self.act(0, "peek 1", "skip")
        return 0

    def sales(self, seat: int, count: int) -> list[str]:
        """The first ``count`` sales in order that are legal now."""
        return [BAZAAR.notation(action) for action in BAZAAR.legal_actions(self.state, seat)][:count]


def desk(seats: int = 3, seed: str = "desk", seconds: int = 0, **options: str) -> Desk:
    return Desk(opened(seats, seed, seconds, **options))
