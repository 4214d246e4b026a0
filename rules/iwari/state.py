"""A position of Iwari: values only. Places are numbers (``rules.iwari.maps``), sets of spaces integers."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from rules.core.bitset import union
from rules.core.chance import Chance
from rules.core.contract import Closing, Public
from rules.core.forms import by_word, named, named_set, refusing, tallied
from rules.iwari.atlas import ATLAS
from rules.iwari.maps import BIOMES, COMPONENTS, SPACES, TERRITORIES, WITHIN, Ground, Line

TENTS: int = COMPONENTS["tents"]
TOTEMS: int = COMPONENTS["totems"]
"""The pieces of a tribe (IW-1.2)."""

HAND: int = COMPONENTS["hand"]
DISPLAY: int = COMPONENTS["display"]

THIRD_TRIBE = "third_tribe"
"""The word for the side that is no seat (IW-11.1)."""

FeatKind = Literal["unity", "discovery", "honour", "awe"]
FEATS: dict[FeatKind, int] = msgspec.convert(COMPONENTS["feats"], dict[FeatKind, int])
"""The feats in the order in which they are checked, with the number of their tokens (IW-12.1, IW-12.7)."""

Phase = Literal["act", "third", "space", "unity", "discovery", "honour", "awe", "draw", "end"]
"""What is asked. ``act``: a swap or a placement (IW-3.1). ``third``: a placement of the third tribe (IW-11.2).
``space``: where a tent of a begun placement goes (IW-4.7). ``unity`` to ``awe``: where the token of that feat goes
(IW-12.7). ``draw``: the next card (IW-5.2, IW-2.8). ``end``: only the end of the turn is left (IW-15.4)."""

no_space = refusing("iw-position-space", "IW-1.9", "space")
"""The refusal of a space that no map, or not this one, has."""

no_territory = refusing("iw-position-territory", "IW-1.4", "territory")
"""The refusal of a territory that no map, or not this one, has."""

_tents_twice = refusing("iw-position-space-twice", "IW-4.7", "space")
_no_biome = refusing("iw-position-biome", "IW-1.3", "biome")

Territory = Annotated[int, named(TERRITORIES, no_territory)]
"""A territory as its number, written by its name."""

Spaces = Annotated[int, named_set(SPACES, no_space, twice=_tents_twice)]
"""A set of tent spaces as a mask."""

Biome = Annotated[int, named(BIOMES, _no_biome)]
"""A biome, or a card of it."""

Cards = Annotated[tuple[int, ...], tallied(BIOMES, _no_biome)]
"""Numbers of cards by biome, written as the list of the cards."""

Stacks = Annotated[tuple[tuple[int, ...], ...], by_word(TERRITORIES, tuple[int, ...], (), no_territory)]
"""Territory by territory its totems as tribes, the lowest first (IW-4.8)."""

Scores = Annotated[tuple[tuple[int, ...], ...], by_word(TERRITORIES, tuple[int, ...], (), no_territory)]
"""Territory by territory points by tribe; empty where nothing was scored."""


def tally(cards: Sequence[int]) -> tuple[int, ...]:
    """How many of these cards there are of each biome."""
    return tuple(map(cards.count, range(len(BIOMES))))


NO_CARDS = tally(())
NO_STACKS: tuple[tuple[int, ...], ...] = ((),) * len(TERRITORIES)
NO_SCORES: tuple[tuple[int, ...], ...] = ((),) * len(TERRITORIES)


class Placing(msgspec.Struct, frozen=True):
    """A placement under way: ``tents`` and ``totems`` that ``tribe`` has paid for and not put down yet, and the
    ``spaces`` that its tents were put on; or a finished one, with the ``totems`` that were put down."""

    tribe: int
    territory: Territory
    tents: int = 0
    totems: int = 0
    spaces: Spaces = 0


class Feat(msgspec.Struct, frozen=True):
    """A feat token on the map (IW-12): whose it was, and ``where`` it lies: a territory's name or a line's number."""

    kind: str
    tribe: int
    where: str


class Expedition(msgspec.Struct, frozen=True):
    """A face-up expedition card and the tribes that scored it, the first one first (IW-13.2)."""

    card: str
    scored: tuple[int, ...] = ()


class IwariPublic(Public, frozen=True, kw_only=True):
    """What everybody may see (IW-15.1). Tribes are numbered like the seats; with two seats tribe 2 is the third tribe,
    which nobody sits for (``third_tribe``).

    ``tents`` are the spaces of each tribe, ``stacks`` the totems. ``mountains`` are the numbers of the blocked lines,
    ascending. ``display`` are the face-up cards in the order in which they were turned up, ``discards`` lie open.
    ``feats`` are the tokens on the map in the order in which they came there. ``half`` is 2 once the mid scoring was,
    and ``interim`` what it brought (IW-6.2).

    ``active`` has the turn, ``starter`` had the first; ``drafting`` is true while starting hands are chosen (IW-2.8).
    ``last`` are the finished placements of the latest turn in which anything was done, the third tribe's behind the
    player's.
    """

    third_tribe: bool
    tents: tuple[Spaces, ...]
    stacks: Stacks
    mountains: tuple[int, ...]
    display: tuple[Biome, ...]
    discards: Cards
    feats: tuple[Feat, ...] = ()
    expeditions: tuple[Expedition, ...] = ()
    half: int = 1
    interim: Scores = NO_SCORES
    active: int
    starter: int
    drafting: bool = False
    phase: Phase = "act"
    placing: Placing | None = None
    last: tuple[Placing, ...] = ()
    over: bool = False

    @property
    def tribes(self) -> int:
        """How many tribes there are, the third one among them."""
        return len(self.tents)

    @property
    def seats(self) -> int:
        return len(self.tents) - self.third_tribe

    @property
    def neutrals(self) -> tuple[str, ...]:
        """The sides that nobody plays."""
        return (THIRD_TRIBE,) if self.third_tribe else ()

    @property
    def tribe(self) -> int:
        """The tribe that the active seat decides for now (IW-11.7)."""
        if self.placing is not None:
            return self.placing.tribe
        return self.tribes - 1 if self.phase == "third" else self.active

    @property
    def ground(self) -> Ground:
        """The map."""
        return ATLAS[self.options["map"]]

    @property
    def along_roads(self) -> bool:
        """Whether settlements may follow border roads (IW-8.6)."""
        return self.options["settlement_scope"] == "along_roads"

    @property
    def occupied(self) -> int:
        """The spaces with a tent of any tribe."""
        return union(self.tents)

    def tents_in(self, territory: int) -> tuple[int, ...]:
        """How many tents each tribe has in a territory."""
        within = WITHIN[territory]
        return tuple([(own & within).bit_count() for own in self.tents])

    def totems_in(self, territory: int) -> tuple[int, ...]:
        """How many totems each tribe has in a territory."""
        stack = self.stacks[territory]
        return tuple([stack.count(tribe) for tribe in range(len(self.tents))])

    def top_of(self, territory: int) -> int | None:
        """The tribe whose totem is on top of a territory's stack."""
        stack = self.stacks[territory]
        return stack[-1] if stack else None

    def tents_left(self, tribe: int) -> int:
        """The tents in a tribe's supply (IW-1.10)."""
        return TENTS - self.tents[tribe].bit_count()

    def totems_left(self, tribe: int) -> int:
        """The totems in a tribe's supply."""
        return TOTEMS - sum([stack.count(tribe) for stack in self.stacks])

    def unused(self, tribe: int) -> int:
        """All pieces in a tribe's supply (IW-10.2)."""
        return self.tents_left(tribe) + self.totems_left(tribe)

    @property
    def open_lines(self) -> tuple[Line, ...]:
        """The lines without a mountain token (IW-1.8)."""
        return tuple([line for line in self.ground.lines if line.number not in self.mountains])

    def feats_on(self, where: str) -> int:
        """How many feat tokens lie on a territory or a line."""
        return sum([feat.where == where for feat in self.feats])

    def to_draw_with(self, deck: int, held: int) -> int:
        """How many cards a hand of ``held`` still draws: up to three, and no more than there are (IW-5.3, IW-5.5)."""
        return min(HAND - held, deck + len(self.display))

    def due_with(self, held: int) -> int:
        """How many cards leave the deck before this turn is over, if the active hand stays at the ``held`` cards: every
        card drawn or taken is one less, from the hand or from the display (IW-5.2, IW-5.4)."""
        return HAND - held + DISPLAY - len(self.display)

    def runs_out_with(self, deck: int, held: int) -> bool:
        """Whether a ``deck`` of so many cards is empty, or will be, at the end of this turn: a turn that has not begun
        takes a card at least, and if pieces are placed, more (IW-6.1)."""
        if self.over or self.drafting:
            return False
        due = self.due_with(held)
        return deck <= (due if self.phase in ("draw", "end") else max(due, 1))

    def closing_with(self, deck: int, held: int) -> Closing:
        """The last turn, or with the option ``finish_round`` the last round, once the second deck is exhausted or will
        be (IW-6.4, IW-10.3)."""
        if self.half == 1 or not self.runs_out_with(deck, held):
            return ""
        last = self.options["finish_round"] == "off" or (self.active + 1) % self.seats == self.starter
        return "turn" if last else "round"


class IwariState(IwariPublic, frozen=True, kw_only=True):
    """The whole position. Hidden are the ``hands``, by seat, and the ``deck``, its top first."""

    hands: tuple[Cards, ...]
    deck: tuple[Biome, ...]
    chance: Chance

    @property
    def hand(self) -> tuple[int, ...]:
        """What the active seat holds, by biome."""
        return self.hands[self.active]

    @property
    def closing(self) -> Closing:
        return self.closing_with(len(self.deck), sum(self.hand))
