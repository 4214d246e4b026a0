"""The cards, boards and tracks as they are shipped (PC-2 to PC-4, PC-12), by id.

Ids are those of the card files (``tech_culture_1``, ``wonder_stonehenge``); their names in words are texts. A file that
fails its checks raises ``BrokenFile``, which names the card and the word.
"""

from typing import Any

import msgspec

from rules.core.data import BrokenFile, shipped
from rules.path_of_civilization.card_checks import faults
from rules.path_of_civilization.vocabulary import (
    AGENT_OF,
    NONE,
    TYPE_OF,
    TYPES,
    Counts,
    Fate,
    Final,
    Gain,
    Lasting,
    Printed,
)

SLUG = "path_of_civilization"

VERSION = 2
"""The version of the rules; with each the numbers of some cards are others."""

EARLIER_VERSIONS = (1,)
"""Games that began under these versions are played to their end with the cards of that time."""


class Technology(msgspec.Struct, frozen=True):
    """A technology card (PC-3.1). ``left`` are agents, ``right`` research points; ``bonus`` is received when it is
    bought. Level 0 are the basic cards, which nobody buys."""

    id: str
    type: str
    level: int
    cost: int
    vp: int
    copies: int
    left: Counts
    right: Counts
    bonus: tuple[Gain, ...]


class Wonder(msgspec.Struct, frozen=True):
    """A wonder (PC-8.9): ``cost`` in builders, ``printed`` all effects in their order, then those by timing."""

    id: str
    era: int
    type: str
    cost: int
    vp: int
    printed: tuple[Printed, ...]
    instant: tuple[Gain, ...]
    final: tuple[Final, ...]


class Leader(msgspec.Struct, frozen=True):
    """A leader (PC-8.10): ``cost`` in ambassadors; ``permanent`` holds while it lives, ``cemetery`` afterwards."""

    id: str
    era: int
    type: str
    cost: int
    vp: int
    printed: tuple[Printed, ...]
    instant: tuple[Gain, ...]
    permanent: tuple[Lasting, ...]
    cemetery: tuple[Lasting, ...]
    final: tuple[Final, ...]


class Challenge(msgspec.Struct, frozen=True):
    """A challenge (PC-10): where it stands, the type it asks for, its ``fate``, and its history: ``vp_per_point``, then
    ``bonus`` for every ``divisor`` points, or the best of the ``thresholds`` (points, VP)."""

    id: str
    stand: str
    type: str
    fate: tuple[Fate, ...]
    vp_per_point: int
    divisor: int
    bonus: tuple[Gain, ...]
    thresholds: tuple[tuple[int, int], ...]

    @property
    def exchanges(self) -> tuple[Fate, ...]:
        """The exchanges that players say numbers for (PC-10.3)."""
        return tuple([one for one in self.fate if one.effect == "exchange"])


class Battle(msgspec.Struct, frozen=True):
    """A battle (PC-11): where it stands, the power of the external threat, the reward lines, the first one first."""

    id: str
    stand: str
    threat: int
    lines: tuple[tuple[Gain, ...], ...]


class Token(msgspec.Struct, frozen=True):
    """A benefit token (PC-7.9)."""

    id: str
    gains: tuple[Gain, ...]


class Board(msgspec.Struct, frozen=True):
    """A civilization board (PC-4.2). ``priority`` are the types from left to right."""

    id: str
    priority: tuple[str, ...]
    bonus: tuple[Gain, ...]


# --- reading --------------------------------------------------------------------------------------------------------


def checked(document: Any, name: str) -> list[dict[str, Any]]:
    """The cards of a card file; ``name`` is the file's. Raises ``BrokenFile``."""
    found = faults(document)
    if found:
        raise BrokenFile(name, found)
    (cards,) = document.values()
    return list(cards)


def _shipped(name: str) -> list[dict[str, Any]]:
    return checked(shipped(SLUG, name), name)


def _gains(given: list[dict[str, Any]]) -> tuple[Gain, ...]:
    return tuple(msgspec.convert(one, Gain) for one in given)


def _counts(given: list[dict[str, Any]], numbers: dict[str, int]) -> Counts:
    counts = list(NONE)
    for one in given:
        counts[numbers[one["type"]]] += one["count"]
    return tuple(counts)


def _printed(card: dict[str, Any]) -> tuple[Printed, ...]:
    kinds: dict[str, type[Gain | Lasting | Final]] = {"instant": Gain, "end_of_game": Final}
    return tuple(
        Printed(
            one["timing"],
            msgspec.convert({name: one[name] for name in one if name != "timing"}, kinds.get(one["timing"], Lasting)),
        )
        for one in card["effects"]
    )


def _timed(printed: tuple[Printed, ...], timing: str) -> Any:
    return tuple(one.effect for one in printed if one.timing == timing)


def technology_of(card: dict[str, Any]) -> Technology:
    """The technology that a card of a checked file describes; the same holds for the following functions."""
    plain = {name: card[name] for name in ("id", "type", "level", "cost", "vp", "copies")}
    left, right = _counts(card["left"], AGENT_OF), _counts(card["right"], TYPE_OF)
    return Technology(**plain, left=left, right=right, bonus=_gains(card["purchase_bonus"]))


def wonder_of(card: dict[str, Any]) -> Wonder:
    printed = _printed(card)
    plain = {name: card[name] for name in ("id", "era", "type", "cost", "vp")}
    return Wonder(**plain, printed=printed, instant=_timed(printed, "instant"), final=_timed(printed, "end_of_game"))


def leader_of(card: dict[str, Any]) -> Leader:
    printed = _printed(card)
    plain = {name: card[name] for name in ("id", "era", "type", "cost", "vp")}
    timed = {name: _timed(printed, name) for name in ("instant", "permanent", "cemetery")}
    return Leader(**plain, printed=printed, **timed, final=_timed(printed, "end_of_game"))


def challenge_of(card: dict[str, Any]) -> Challenge:
    history = card["history"]
    return Challenge(
        id=card["id"],
        stand=card["slot"],
        type=card["type"],
        fate=tuple(msgspec.convert(one, Fate) for one in card["fate"]),
        vp_per_point=history["vp_per_point"],
        divisor=history.get("divisor", 0),
        bonus=_gains(history.get("bonus", [])),
        thresholds=tuple((one["at_least"], one["vp"]) for one in history.get("thresholds", [])),
    )


def battle_of(card: dict[str, Any]) -> Battle:
    return Battle(card["id"], card["slot"], card["threat_power"], tuple(_gains(line) for line in card["reward_lines"]))


SETUP: dict[str, Any] = shipped(SLUG, "setup")

TECHNOLOGIES: dict[str, Technology] = {one["id"]: technology_of(one) for one in _shipped("technologies")}
"""All 25 different technologies, in the order of ``TYPES`` and by level (PC-3.2)."""

WONDERS: dict[str, Wonder] = {one["id"]: wonder_of(one) for one in _shipped("wonders")}

EARLIER_WONDERS: dict[int, dict[str, Wonder]] = {
    version: {one["id"]: wonder_of(one) for one in _shipped(f"wonders_{version}")} for version in EARLIER_VERSIONS
}
"""Earlier version -> the wonders that had other immediate effects then; all else of them is as it was."""

LEADERS: dict[str, Leader] = {one["id"]: leader_of(one) for one in _shipped("leaders")}
CHALLENGES: dict[str, Challenge] = {one["id"]: challenge_of(one) for one in _shipped("challenges")}
BATTLES: dict[str, Battle] = {one["id"]: battle_of(one) for one in _shipped("battles")}
TOKENS: dict[str, Token] = {one["id"]: Token(one["id"], _gains(one["effects"])) for one in _shipped("tokens")}
BOARDS: dict[str, Board] = {
    one["id"]: Board(one["id"], tuple(one["priority"]), _gains(one["starting_bonus"])) for one in _shipped("boards")
}

BASIC: tuple[str, ...] = tuple(one.id for one in TECHNOLOGIES.values() if one.level == 0)
"""The five cards that everybody begins with (PC-4.1)."""

PILES: tuple[str, ...] = tuple(one.id for one in TECHNOLOGIES.values() if one.level > 0)
"""The technologies that lie in piles, twenty of them (PC-2.2)."""

PLACE_OF: dict[str, int] = {name: place for place, name in enumerate(PILES)}
"""Pile -> its place in ``PILES``."""

# --- tracks and set-up ----------------------------------------------------------------------------------------------

ROUNDS: int = SETUP["rounds"]
RESEARCH_MAX: int = SETUP["research_max"]
LEGACY_MAX: int = SETUP["military_legacy_max"]

ERA_OF_ROUND: tuple[int, ...] = (0, *SETUP["era_of_round"].values())
"""By round, from 1 on."""

LIMITS: tuple[int, ...] = tuple(one["limit"] for one in SETUP["population_track"])
"""Population position -> the limit there (PC-12.1)."""

POPULATION_REWARDS: tuple[tuple[Gain, ...], ...] = tuple(_gains(one["reward"]) for one in SETUP["population_track"])
"""Population position -> what reaching it gives."""

POPULATION_VP: tuple[int, ...] = tuple(one["end_vp"] for one in SETUP["population_track"])
POPULATION_MAX = len(LIMITS) - 1

LEVEL_COSTS: tuple[int, ...] = tuple(one["cost"] for one in SETUP["philosophy_track"])
"""Philosophy level -> philosophers for reaching it from the one below (PC-7.1); so by level are the next two."""

MULTIPLIERS: tuple[int, ...] = tuple(one["multiplier"] for one in SETUP["philosophy_track"])
LEVEL_VP: tuple[int, ...] = tuple(one["end_vp"] for one in SETUP["philosophy_track"])
TOP_LEVEL = len(LEVEL_COSTS) - 1

NEW_CARDS: dict[int, tuple[int, int]] = {int(n): tuple(two) for n, two in SETUP["market_cards_per_round"].items()}
"""Seats -> new wonders (and as many leaders) in round 1, and in later rounds (PC-5.2)."""

LINES_IN_PLAY: dict[int, int] = {int(seats): lines for seats, lines in SETUP["battle_lines_in_play"].items()}

SOLO_THREAT: dict[str, int] = SETUP["solo_threat"]
"""Value of the option ``solo_threat`` -> what it adds to the power of the external threat (PC-18.2)."""

SOLO_LEAST: int = SETUP["solo_market_least"]
"""From a market of so many cards on the external threat takes one (PC-18.3)."""

RATINGS: tuple[tuple[int, str], ...] = tuple((one["at_least"], one["id"]) for one in SETUP["ratings"])
"""Solo points from which on a rating is reached, ascending (PC-18.5)."""

CHALLENGE_ROUNDS: dict[int, int] = {3: 0, 5: 1, 7: 2, 9: 3}
"""Round -> which of the four challenges is resolved in it (PC-10.1)."""

BATTLE_ROUNDS: dict[int, int] = {4: 0, 6: 1, 8: 2, 9: 3}
"""Round -> which of the four battles."""

_PREFIXES = ("tech_", "wonder_", "leader_", "challenge_", "battle_", "token_", "board_")


def short(name: str) -> str:
    """An id as notations write it: ``culture1`` for ``tech_culture_1``, ``stonehenge`` for ``wonder_stonehenge``."""
    if name.startswith("tech_"):
        return name[5:].replace("_", "")
    return name.split("_", 1)[1] if name.startswith(_PREFIXES) else name


def great_in(version: int, name: str) -> Wonder | Leader:
    """A wonder or leader as it is in a game played by this version of the rules."""
    return EARLIER_WONDERS.get(version, WONDERS).get(name) or WONDERS.get(name) or LEADERS[name]


def type_of(card: str) -> str:
    """The card type of a technology, wonder or leader."""
    found = TECHNOLOGIES.get(card) or WONDERS.get(card) or LEADERS[card]
    return found.type


def has_priority(board: str, other: str, card: str) -> bool:
    """Whether ``board`` comes before ``other`` on a card of this type (PC-8.6)."""
    kind = type_of(card)
    return BOARDS[board].priority.index(kind) < BOARDS[other].priority.index(kind)


assert tuple(dict.fromkeys(one.type for one in TECHNOLOGIES.values())) == TYPES
for _version in EARLIER_VERSIONS:
    for _old in EARLIER_WONDERS[_version].values():
        _new = WONDERS[_old.id]
        assert _old == msgspec.structs.replace(_new, printed=_old.printed, instant=_old.instant), _old.id
