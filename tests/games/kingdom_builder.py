"""Kingdom Builder's part in the shared tests."""

from render.core.palette import SEATS
from render.kingdom_builder.colours import BOARD_COLOURS, TERRAIN_COLOURS
from render.kingdom_builder.icons import BUILDER_GLYPHS
from rules.kingdom_builder import actions, refusals, scoring
from rules.kingdom_builder.board import TERRAINS
from tests.games import GameFacts, Golden, Near, Speed, Touches, among, seats_on
from tests.trials.faults.fault import Fault

GROUNDS = {**TERRAIN_COLOURS, "location": BOARD_COLOURS["location"]}
_NEAR = {
    ("ivory", "location"): 15.5, ("ivory", "desert"): 15.5, ("ivory", "water"): 18.3, ("ivory", "flower"): 19.0,
    ("iris", "grass"): 19.1, ("iris", "mountain"): 19.7, ("oxblood", "forest"): 16.3, ("oxblood", "canyon"): 16.5,
    ("indigo", "forest"): 18.8, ("onyx", "forest"): 17.3,
}  # fmt: skip
NEAR = Near(
    {(seat.colour, GROUNDS[ground]): _NEAR[seat.key, ground]
     for seat in SEATS for ground in GROUNDS if (seat.key, ground) in _NEAR},
    "Five seats, seven terrains and the location are thirteen colours; even freely chosen ones are 17 apart at most. "
    "A settlement has an ink outline, a white line and its emblem, so that it is not taken for its ground.",
)  # fmt: skip

FACTS = GameFacts(
    faults=(
        Fault("rules/kingdom_builder/scoring.py", "touched.bit_count() > 1", "touched.bit_count() > 2",
              "tests/rules/kingdom_builder/test_scoring.py"),
        Fault("render/kingdom_builder/words.py", "points=max(result.totals)", "points=min(result.totals)",
              "tests/render/kingdom_builder/test_words.py"),
        Fault("render/kingdom_builder/text_board.py", "if observation.removed:", "if not observation.removed:",
              "tests/render/test_aloud.py"),
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
    rarely=({"taken": [["C7"]], "deck": [], "discards": []},),
    glyphs={*TERRAIN_COLOURS, *actions.KINDS, *BUILDER_GLYPHS.values()},
    apart={
        "terrains": among([*TERRAIN_COLOURS.values(), BOARD_COLOURS["castle"]]),
        "seats": seats_on(GROUNDS.values(), near=NEAR),
    },
    white_on=[TERRAIN_COLOURS["canyon"], TERRAIN_COLOURS["forest"], BOARD_COLOURS["castle"]],
    flat=[*TERRAIN_COLOURS.values(), *(seat.colour for seat in SEATS)],
)  # fmt: skip
