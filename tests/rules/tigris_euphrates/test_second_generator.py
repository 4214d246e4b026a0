"""The game and its naive twin must agree wherever they meet: legal actions, what actions do, and the final scores.

Three kinds of positions are compared: those of whole random games, the first turns on crowded boards, where wars of
several colours, monuments, the ziggurat and short bags are near, and a few laid by hand. The conservation laws over 500
random games a map are too slow for every run; they are played at the command line::

    python -m rules selfplay tigris_euphrates --seats 3 --games 500 --seed c --option board=standard
    python -m rules selfplay tigris_euphrates --seats 3 --games 500 --seed c --option board=advanced
"""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

import pytest

from rules.core.chance import Dice
from rules.registry import game_of
from tests.effort import few_of_each, several
from tests.rules.tigris_euphrates import naive
from tests.rules.tigris_euphrates.crowds import crowded_board, liveliest
from tests.rules.tigris_euphrates.engines import RULES
from tests.rules.tigris_euphrates.naive_board import COLOURS
from tests.rules.tigris_euphrates.sights import sights_of

pytestmark = pytest.mark.slow

GAME = game_of("tigris_euphrates")
SEATS = (2, 3, 4)
GAMES_PER_SEATS = several(1, 3)
QUIET_PER_GAME = 70
CROWDED = several(36, 110)
CROWDED_STEPS = 16
SCORED_VARIANTS = several(3, 25)
SHRINES = "K1 B2 P2 F3 N5 I7 B8 O9 F10 K11"
VERBS = {
    *("leader", "withdraw", "tile", "catastrophe", "exchange", "pass", "war", "support"),
    *("building", "monument", "ziggurat", "decline", "leave", "end", "point"),
}
SIGHTS = {
    *("revolt won", "revolt lost", "war won", "war lost", "war of strangers", "tie"),
    *("black war", "red war", "blue war", "green war", "temples spared"),
    *("two colours open", "three colours open", "war called off", "peaceful union"),
    *("monument declined", "monument after a war", "homeless by monument", "homeless by catastrophe"),
    *("choice of treasures", "choice out of turn", "treasures without a choice"),
    *("building moved", "building returned", "building bonus", "building spared", "monument after a building"),
    *("monument income", "english support", "the king stands in"),
    *("ended by bag", "ended by treasures", "ended by exchange"),
}

LAID: dict[str, tuple[dict[str, Any], str]] = {
    "the building of a crossing run stays though the other run is longer (TE-19.4)": (
        {
            "tiles": {"temple": SHRINES.split(), "settlement": ["E5", "G5", "H5", "F6"]},
            "buildings": {"palace": "F6"},
            "options": {"civilization_buildings": "on"},
            "hands": [["settlement"], []],
        },
        "tile settlement F5",
    ),
    "a building beside the run moves to the longer one (TE-19.4)": (
        {
            "tiles": {"temple": SHRINES.split(), "settlement": ["E5", "G5", "F7"]},
            "buildings": {"palace": "F7"},
            "options": {"civilization_buildings": "on"},
            "hands": [["settlement"], []],
        },
        "tile settlement F5",
    ),
    "of two traders the first from the active seat on takes first (TE-13.7)": (
        {
            "seats": 3,
            "tiles": {"temple": f"{SHRINES} G10 H10 I10 J10 K10 F2 G2 H2 I2 J2 K2".split()},
            "leaders": [{"trader": "F11"}, {"king": "M5"}, {"trader": "K3"}],
            "active": 1,
        },
        "withdraw king",
    ),
    "an exchange may empty the bag (TE-8.6)": (
        {"hands": [["temple", "farm"], []], "bag": ["market", "market"]},
        "exchange temple farm",
    ),
    "an exchange of more than the bag ends the game (TE-8.6)": (
        {"hands": [["temple", "farm"], []], "bag": ["market"]},
        "exchange temple farm",
    ),
    "a monument sends the building below back (TE-19.12)": (
        {
            "tiles": {"temple": SHRINES.split(), "settlement": ["E5", "F5", "E6", "F6"]},
            "buildings": {"palace": "E5"},
            "options": {"civilization_buildings": "on"},
            "phase": "monument",
            "placed": "F6",
        },
        "monument settlement farm E5",
    ),
    "a building in a region that the tile joins pays as well (TE-19.8)": (
        {
            "tiles": {"temple": SHRINES.split(), "market": ["G7"]},
            "leaders": [{}, {"king": "I6"}],
            "buildings": {"market_hall": "G7"},
            "options": {"civilization_buildings": "on"},
            "hands": [["market"], []],
        },
        "tile market H7",
    ),
}
"""Positions that random play seldom meets, and what is done there."""


@dataclass
class Meeting:
    """One position in both worlds, the action taken there and the position it led to."""

    document: dict[str, Any]
    legal: list[list[str]]
    to_act: tuple[int, ...]
    notation: str
    after: dict[str, Any]
    then: tuple[int, ...]

    @property
    def quiet(self) -> bool:
        """Nothing but the plain course of a turn."""
        return self.document["phase"] in ("action", "confirm")


@dataclass
class Walk:
    """What a number of games showed: meetings, and the end positions."""

    meetings: list[Meeting] = field(default_factory=list)
    ends: list[Any] = field(default_factory=list)
    options: Counter[tuple[str, str]] = field(default_factory=Counter)


def step(state: Any, dice: Dice, text: str = "") -> tuple[Any, Meeting]:
    """Plays one action of the seat to act: ``text`` if it is given."""
    document = GAME.document(state)
    to_act = GAME.to_act(state)
    (seat,) = to_act
    legal = [
        [GAME.notation(action) for action in GAME.legal_actions(state, other)] for other in range(document["seats"])
    ]
    notation = text or liveliest(document, legal[seat], dice)
    after = GAME.apply(state, seat, GAME.find(GAME.legal_actions(state, seat), notation)).state
    return after, Meeting(document, legal, to_act, notation, GAME.document(after), GAME.to_act(after))


def random_options(dice: Dice) -> dict[str, str]:
    return {option.name: dice.pick(option.values) for option in GAME.info.options}


def whole_games(walk: Walk) -> None:
    """Random games of every size; of the plain action and confirm positions only some are kept."""
    dice = Dice("second generator")
    for seats in SEATS:
        for _ in range(GAMES_PER_SEATS):
            options = random_options(dice)
            walk.options.update(options.items())
            state = GAME.setup(seats, options, dice.branch())
            played = []
            while GAME.to_act(state):
                state, meeting = step(state, dice)
                played.append(meeting)
            walk.ends.append(state)
            quiet = [meeting for meeting in played if meeting.quiet]
            walk.meetings += dice.shuffled(quiet)[:QUIET_PER_GAME]
            walk.meetings += [meeting for meeting in played if not meeting.quiet]


def crowded_walks(walk: Walk) -> None:
    """Some steps from each of many crowded boards."""
    dice = Dice("crowded")
    for number in range(CROWDED):
        options = random_options(dice)
        walk.options.update(options.items())
        state = GAME.position(crowded_board(SEATS[number % len(SEATS)], options, dice))
        assert GAME.invariants(state) == ()
        for _ in range(CROWDED_STEPS):
            state, meeting = step(state, dice)
            walk.meetings.append(meeting)
            if not GAME.to_act(state):
                walk.ends.append(state)
                break


def laid_out(walk: Walk) -> None:
    """The positions laid by hand, two steps each."""
    dice = Dice("laid")
    for document, text in LAID.values():
        state, meeting = step(GAME.position({"game": "tigris_euphrates", "version": 1, **document}), dice, text)
        walk.meetings.append(meeting)
        if GAME.to_act(state):
            walk.meetings.append(step(state, dice)[1])


@pytest.fixture(scope="module")
def walk() -> Walk:
    walk = Walk()
    whole_games(walk)
    crowded_walks(walk)
    laid_out(walk)
    return walk


@pytest.fixture(scope="module")
def compared(walk: Walk) -> list[Meeting]:
    """What is compared of a position is much the same for others of its kind."""

    def kind_of(meeting: Meeting) -> Hashable:
        sights = sights_of(meeting.document, meeting.notation, meeting.after)
        return meeting.notation.split()[0], meeting.document["phase"], frozenset(sights)

    return few_of_each(walk.meetings, kind_of, 8)


def test_every_sort_of_position_is_met(walk: Walk) -> None:
    assert len(walk.meetings) >= several(500, 1000)
    taken = Counter(meeting.notation.split()[0] for meeting in walk.meetings)
    assert min(taken[verb] for verb in VERBS) >= several(1, 3), taken
    phases = Counter(meeting.document["phase"] for meeting in walk.meetings)
    assert len(phases) == 9, phases
    assert min(phases.values()) >= several(3, 10), phases
    seen = Counter(
        sight for meeting in walk.meetings for sight in sights_of(meeting.document, meeting.notation, meeting.after)
    )
    assert min(seen[sight] for sight in SIGHTS) >= 1, seen
    offered = {(option.name, value) for option in GAME.info.options for value in option.values}
    assert min(walk.options[chosen] for chosen in offered) >= several(5, 10), walk.options


def test_legal_actions_agree_for_every_seat(compared: list[Meeting]) -> None:
    for meeting in compared:
        for seat, legal in enumerate(meeting.legal):
            assert len(legal) == len(set(legal)), meeting.document
            assert set(legal) == naive.naive_legal(meeting.document, seat), (seat, meeting.document)


def test_successors_agree(compared: list[Meeting]) -> None:
    for meeting in compared:
        (seat,) = meeting.to_act
        expected = naive.naive_apply(meeting.document, seat, meeting.notation)
        found = naive.facts(meeting.after)
        differing = {key: (found[key], expected[key]) for key in expected if found[key] != expected[key]}
        assert not differing, (differing, meeting.notation, meeting.document)
        assert meeting.then == expected["to_act"], (meeting.notation, meeting.document)


def test_final_scores_agree(walk: Walk) -> None:
    dice = Dice("scores")
    assert len(walk.ends) >= len(SEATS) * GAMES_PER_SEATS
    for end in walk.ends:
        document = GAME.document(end)
        assert document["phase"] == "over"
        variants = [document]
        for _ in range(SCORED_VARIANTS):
            points = [{colour: dice.below(5) for colour in COLOURS} for _ in range(document["seats"])]
            variants.append(document | {"points": points})
        for variant in variants:
            assert RULES.scores(variant) == naive.naive_scores(variant), variant
