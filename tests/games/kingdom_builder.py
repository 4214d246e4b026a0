"""Kingdom Builder's part in the shared tests."""

from render.core.palette import SEATS
from render.kingdom_builder.colours import BOARD_COLOURS, TERRAIN_COLOURS
from render.kingdom_builder.icons import BUILDER_GLYPHS
from rules.kingdom_builder import actions, refusals, scoring
from rules.kingdom_builder.board import TERRAINS
from tests.games import GameFacts, Golden, Speed, Touches, among, seats_on
from tests.trials.faults.fault import Fault

FACTS = GameFacts(
    faults=(
        Fault("rules/kingdom_builder/scoring.py", "touched.bit_count() > 1", "touched.bit_count() > 2",
              "tests/rules/kingdom_builder/test_scoring.py"),
        Fault("render/kingdom_builder/words.py", "points=max(result.totals)", "points=min(result.totals)",
              "tests/render/kingdom_builder/test_words.py"),
    ),
    least_of_a_piece=0.6,
    golden=Golden(3, {"running_scores": "on"}, "golden", 60),
    progress=("supply",),
    speed=Speed(seats=2, games=60),
    touches={"whole turn": Touches({"build"}, 5, 7, turn=True)},
    placed=("kb-where", "kb-to"),
    glossary={
        *TERRAINS.values(), *actions.KINDS, *scoring.BUILDER_CARDS, scoring.CASTLES, "ready", "used", "fresh",
    },
    cards={*actions.KINDS, *scoring.BUILDER_CARDS, scoring.CASTLES},
    refusals=refusals.REASONS,
    endings={"settlements-out"},
    closings={"round", "turn"},
    families={
        "kb-what-{}": actions.WORDS,
        "kb-where-{}": actions.BUILD_TILES,
        "kb-from-{}": actions.MOVE_TILES,
    },
    glyphs={*TERRAIN_COLOURS, *actions.KINDS, *BUILDER_GLYPHS.values()},
    apart={
        "terrains": among(TERRAIN_COLOURS.values(), 11),
        "seats": seats_on([*TERRAIN_COLOURS.values(), BOARD_COLOURS["location"]], 11),
    },
    white_on=[TERRAIN_COLOURS["canyon"], TERRAIN_COLOURS["forest"], BOARD_COLOURS["castle"]],
    flat=[*TERRAIN_COLOURS.values(), *(seat.colour for seat in SEATS)],
)  # fmt: skip
