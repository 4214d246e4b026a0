"""The pieces of the toy game Bazaar: its goods, actions, state, observation and position document."""

import msgspec

from rules.core.bitset import mask_of
from rules.core.chance import Chance
from rules.core.contract import Action, Closing, Result

HAND, ROW, TOP_BID, COINS = 32, 4, 9, 300
"""Goods dealt to a seat, cards in the row, the highest bid, coins in the game for each seat."""
KINDS = ("salt", "spice")


def kind_of(good: int) -> str:
    return "spice" if good % 8 == 0 else "salt"


def value_of(good: int) -> int:
    return 1 + good % 5


def goods_of(seats: int) -> int:
    """All goods of a game as a set; goods count from 1."""
    return mask_of(range(1, HAND * seats + ROW + 1))


class Bid(Action, frozen=True, tag="bid"):
    amount: int


class Peek(Action, frozen=True, tag="peek"):
    place: int


class Skip(Action, frozen=True, tag="skip"):
    pass


class Ask(Action, frozen=True, tag="ask"):
    seat: int
    kind: str


class Answer(Action, frozen=True, tag="answer"):
    yes: bool


class Sell(Action, frozen=True, tag="sell"):
    good: int


class Done(Action, frozen=True, tag="done"):
    pass


TYPES = (Bid, Peek, Skip, Ask, Answer, Sell, Done)


class Bazaar(msgspec.Struct, frozen=True):
    """``bids`` are -1 until made; ``known`` holds per seat the places of the row it has looked at, as a set."""

    chance: Chance
    rounds: int
    sides: int
    hands: tuple[int, ...]
    purses: tuple[int, ...]
    bank: int
    row: tuple[int, ...]
    known: tuple[int, ...]
    bids: tuple[int, ...]
    phase: str = "bid"
    round: int = 1
    sold: int = 0
    winner: int = -1
    asked: int = -1
    kind: str = ""
    last: int = 0
    last_bids: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.hands)


class Stall(msgspec.Struct, frozen=True, kw_only=True):
    """What a viewer sees. Unknown cards of the row are 0; ``purses`` are empty before the end."""

    viewer: int | None
    to_act: tuple[int, ...]
    over: bool
    result: Result | None
    rounds: int
    sides: int
    round: int
    phase: str
    sizes: tuple[int, ...]
    decided: tuple[bool, ...]
    known: tuple[int, ...]
    sold: tuple[int, ...]
    winner: int
    asked: int
    kind: str
    last: int
    last_bids: tuple[int, ...]
    rolls: tuple[int, ...]
    row: tuple[int, ...]
    hand: tuple[int, ...] = ()
    purse: int = -1
    bid: int = -1
    purses: tuple[int, ...] = ()

    @property
    def closing(self) -> Closing:
        """BZ-10: the last round, in which whoever wins the bidding has the last turn."""
        if self.over or self.round < self.rounds:
            return ""
        return "round" if self.phase == "bid" else "turn"


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The position document. Omitted hands are empty, an omitted row takes the lowest goods left, and what is nowhere
    else was sold."""

    seats: int
    rounds: int = 2
    sides: int = 6
    hands: list[list[int]] | None = None
    purses: list[int] | None = None
    row: list[int] | None = None
    known: list[list[int]] | None = None
    bids: list[int] | None = None
    phase: str = "bid"
    round: int = 1
    winner: int = -1
    asked: int = -1
    kind: str = ""
    last: int = 0
    last_bids: list[int] = []
    rolls: list[int] = []
    seed: str = "0"
    used: int = 0
