"""The position document: a whole position as readable JSON, and back (see the package docstring)."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rules.core.bitset import cells_of
from rules.core.chance import Chance
from rules.core.documents import Checks, Completer, Documents, PositionDocument, taken_from
from rules.core.errors import PositionError
from rules.iwari import invariants
from rules.iwari.atlas import ATLAS
from rules.iwari.expeditions import CARDS, IN_PLAY
from rules.iwari.feats import KINDS, ON_LINES
from rules.iwari.legal import list_actions
from rules.iwari.maps import BIOMES, SPACES, TERRITORIES, Ground
from rules.iwari.setup import cards_with, choosers, has_third_tribe, mountain_types, tribes_with
from rules.iwari.state import (
    DISPLAY,
    FEATS,
    HAND,
    NO_CARDS,
    NO_SCORES,
    NO_STACKS,
    Expedition,
    IwariState,
    no_space,
    no_territory,
    tally,
)

VERSION, RULES_VERSION = 1, 2
"""What a document says, and the version of the rules: only the deck of expedition cards was another one in version 1,
and the cards in play are told."""

MOST_TIMES = 1 + sum([count for kind, count in FEATS.items() if kind not in ON_LINES])
"""How often the tents of a territory count at most: with all feat tokens on it that may lie on one (IW-12.2)."""

_DOCUMENTS = Documents(IwariState, "iwari", VERSION, elsewhere=("third_tribe",), alike=(RULES_VERSION,))
_CHECK = Checks("iw")

Fields = dict[str, Any]
"""Fields of the state by name: those that a document mentions, and more and more of the others."""


def document(state: IwariState) -> dict[str, Any]:
    """The complete, canonical document of a state."""
    return _DOCUMENTS.write(state)


def read(source: Mapping[str, Any], complete: Completer) -> IwariState:
    """The state of a document; ``complete`` checks and completes the options. Raises ``PositionError``."""
    given = _DOCUMENTS.read(source, complete)
    seats, ground = given.seats, ATLAS[given.options["map"]]
    fields: Fields = {"active": 0, "over": False, "drafting": False, "half": 1, "feats": (), "placing": None}
    fields |= {"stacks": NO_STACKS, "interim": NO_SCORES, "chance": Chance("0")} | given.fields
    fields["third_tribe"] = has_third_tribe(seats)
    fields.setdefault("starter", fields["active"])
    fields.setdefault("phase", "draw" if fields["drafting"] else "act")
    fields["tents"] = tuple(_CHECK.per_seat("tents", tribes_with(seats), fields.get("tents", ()), 0))
    fields.setdefault("mountains", _mountains(ground, seats))
    fields["mountains"] = tuple(sorted(fields["mountains"]))
    fields["expeditions"] = _expeditions(given)
    _check_fields(fields, seats, ground)
    fields |= _cards(fields, seats)
    state = IwariState(options=given.options, **fields)
    _check_whole(state)
    return state


# --- fields ---------------------------------------------------------------------------------------------------------


def _mountains(ground: Ground, seats: int) -> tuple[int, ...]:
    """The first line of each type in use."""
    return tuple(ground.lines_of_type(one)[0].number for one in mountain_types(seats))


def _expeditions(given: PositionDocument) -> tuple[Expedition, ...]:
    """The cards in their order; the first three of all where the document names none."""
    usual = tuple(map(Expedition, CARDS))[:IN_PLAY] if given.options["expeditions"] == "on" else ()
    named: tuple[Expedition, ...] = given.fields.get("expeditions", usual)
    for one in named:
        _CHECK.word("expeditions", one.card, CARDS)
    return tuple(sorted(named, key=lambda one: list(CARDS).index(one.card)))


def _check_fields(fields: Fields, seats: int, ground: Ground) -> None:
    """Numbers and words that mean something on this map."""
    _CHECK.number("active", fields["active"], most=seats - 1)
    _CHECK.number("starter", fields["starter"], most=seats - 1)
    _CHECK.number("half", fields["half"], least=1, most=2)
    tribes = tribes_with(seats)
    for field, numbers in (
        ("mountains", fields["mountains"]),
        ("feats", [feat.tribe for feat in fields["feats"]]),
        ("stacks", [tribe for stack in fields["stacks"] for tribe in stack]),
        ("expeditions", [tribe for one in fields["expeditions"] for tribe in one.scored]),
    ):
        for number in numbers:
            _CHECK.number(field, number, most=len(ground.lines) if field == "mountains" else tribes - 1)
    for feat in fields["feats"]:
        _CHECK.word("feats", feat.kind, KINDS)
    placing = fields["placing"]
    if placing is not None:
        _CHECK.number("placing.tribe", placing.tribe, most=tribes - 1)
        _CHECK.number("placing.tents", placing.tents, most=2)
        _CHECK.number("placing.totems", placing.totems, most=2)
    _check_places(fields, ground)
    for territory, scores in enumerate(fields["interim"]):
        for points in scores:
            _CHECK.number("interim", points, most=ground.spaces[territory].bit_count() * MOST_TIMES)


def _check_places(fields: Fields, ground: Ground) -> None:
    """What stands somewhere stands on this map."""
    for tents in fields["tents"]:
        for space in cells_of(tents & ~ground.all_spaces):
            raise no_space(SPACES[space])
    for field in ("stacks", "interim"):
        for territory, filled in enumerate(fields[field]):
            if filled and territory not in ground.territories:
                raise no_territory(TERRITORIES[territory])


# --- cards ----------------------------------------------------------------------------------------------------------


def _cards(fields: Fields, seats: int) -> Fields:
    """Where the cards are that the document names, and where those go that it does not: three to each hand that has
    been dealt or chosen, four face up, the rest to the deck, each only where the document says nothing; once the game
    is over, to the discards."""
    rest = _unnamed(fields, seats)
    places: Fields = {}
    if "hands" in fields:
        places["hands"] = tuple(_CHECK.per_seat("hands", seats, fields["hands"], NO_CARDS))
    else:
        filled = _holding(fields, seats)
        places["hands"] = tuple(tally(taken_from(rest, HAND if seat in filled else 0)) for seat in range(seats))
    for name, most in (("display", 0 if fields["over"] else DISPLAY), ("deck", 0 if fields["over"] else len(rest))):
        places[name] = fields[name] if name in fields else tuple(taken_from(rest, most))
    if "discards" in fields and rest:
        raise PositionError("iw-position-card-missing", "IW-1.3", card=f"@{BIOMES[rest[0]]}")
    places["discards"] = fields.get("discards", tally(rest))
    return places


def _holding(fields: Fields, seats: int) -> Sequence[int]:
    """The seats with a whole hand: those that have chosen theirs, where hands are being chosen (IW-2.8)."""
    if fields["over"]:
        return ()
    if not fields["drafting"]:
        return range(seats)
    order = choosers(seats, fields["starter"])
    return order[: order.index(fields["active"]) + (fields["phase"] == "end")]


def _unnamed(fields: Fields, seats: int) -> list[int]:
    """The cards of the game without those that the document names; one of each biome in turn."""
    named = [*fields.get("display", ()), *fields.get("deck", ())]
    piles = [*fields.get("hands", ()), fields.get("discards", NO_CARDS)]
    left = []
    for card, count in enumerate(cards_with(seats)):
        there = named.count(card) + sum(pile[card] for pile in piles)
        if there > count:
            raise PositionError("iw-position-card-count", "IW-1.3", card=f"@{BIOMES[card]}", count=there, most=count)
        left.append([card] * (count - there))
    return [card for round_ in zip_longest(*left) for card in round_ if card is not None]


def _check_whole(state: IwariState) -> None:
    """What only shows when everything is in place: all laws must hold, and no turn may be stuck."""
    _CHECK.lawful(invariants.broken(state))
    if not state.over and not list_actions(state, state.active):
        raise PositionError("iw-position-stuck", "IW-3.1", seat=state.active)
