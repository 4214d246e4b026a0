"""Tigris & Euphrates' part in the shared tests."""

from render.core.palette import SEATS
from render.tigris_euphrates.colours import BOARD_COLOURS, SPHERE_COLOURS
from rules.tigris_euphrates import actions, refusals, scoring, setup
from rules.tigris_euphrates.board import BUILDINGS, COLOURS, LEADERS, TILES
from tests.games import GameFacts, Golden, Speed, Touches, among, seats_on
from tests.trials.faults.fault import Fault

FACTS = GameFacts(
    faults=(
        Fault("rules/tigris_euphrates/turn.py", 'if state.phase == "attack" else state.conflict.defender',
              'if state.phase == "defence" else state.conflict.defender', "tests/rules/tigris_euphrates/test_wars.py"),
    ),
    least_of_a_piece=0.3,
    golden=Golden(3, {"monuments": "ziggurat", "civilization_buildings": "on"}, "golden", 90),
    progress=("tiles", "treasures", "bag", "points"),
    speed=Speed(seats=3, games=20),
    touches={
        "two actions": Touches({"leader", "withdraw", "tile", "catastrophe", "exchange"}, 7, 10, count=2, turn=True),
    },
    placed=("te-where-leader", "te-where-tile"),
    glossary={*COLOURS, *TILES, *LEADERS, *BUILDINGS, *setup.DYNASTIES, "treasures"},
    cards={"no-support"},
    option_rules={
        "board-advanced", "war-support-english", "monuments-ziggurat", "civilization-buildings-on", "scoring-open",
    },
    refusals=refusals.REASONS,
    events={f"{kind}-{course}" for kind in ("revolt", "war") for course in ("begun", "won")},
    lesson_totals=2,
    endings={"treasures", "bag"},
    closings={"turn"},
    tie_breaks={decider for decider in scoring.DECIDERS if decider},
    families={
        "te-what-{}": {*actions.WORDS} - {"war", "support", "leave", "point"},
        "te-where-{}": {"leader", "tile", "catastrophe", "building", "ziggurat"},
        "te-times-{}": {*TILES},
    },
    rarely=(
        {},
        {
            "options": {"monuments": "ziggurat"},
            "tiles": {"temple": ["I7", "F7"]},
            "leaders": [{"king": "G7"}],
            "ziggurat": {"square": "E6", "tile": "temple"},
        },
        {
            "tiles": {"settlement": ["J7"], "temple": ["I7", "K5", "K7"]},
            "leaders": [{"king": "H7", "trader": "I8"}, {"king": "L7", "trader": "K6"}],
            "union": "J7",
            "phase": "war",
        },
    ),
    glyphs={*TILES, *BUILDINGS, *setup.DYNASTIES},
    apart={"spheres": among(SPHERE_COLOURS.values()), "seats": seats_on(SPHERE_COLOURS.values(), seats=4)},
    white_on=[SPHERE_COLOURS[tile] for tile in ("settlement", "temple", "farm")],
    ink_on=[SPHERE_COLOURS["market"]],
    flat=[
        *SPHERE_COLOURS.values(), BOARD_COLOURS["river"], BOARD_COLOURS["land"], *(seat.colour for seat in SEATS[:4]),
    ],
)  # fmt: skip
