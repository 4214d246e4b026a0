"""Iwari's part in the shared tests."""

from render.core.palette import INK, SEATS
from render.iwari.colours import BIOME_COLOURS, MAP_COLOURS
from render.iwari.icons import BIOME_GLYPHS, FEAT_GLYPHS, SCORE_ICONS
from rules.iwari import actions, menus, refusals
from rules.iwari.actions import PIECES
from rules.iwari.expeditions import CARDS
from rules.iwari.maps import BIOMES
from rules.iwari.state import FEATS, THIRD_TRIBE
from tests.games import GameFacts, Golden, Speed, Touches, among, seats_on
from tests.trials.faults.fault import Fault

CATEGORIES = ("interim", "tents", "long_road", "settlements", "totems", "expeditions")

FACTS = GameFacts(
    faults=(
        Fault("rules/iwari/scoring.py", "return points if factor == 1 else", "return points if factor else",
              "tests/rules/iwari/test_scoring.py"),
    ),
    golden=Golden(2, {"feats": "on", "expeditions": "on", "settlement_scope": "along_roads"}, "golden", 120),
    progress=("tents", "stacks", "deck"),
    speed=Speed(seats=3, games=60),
    touches={"placement": Touches({"place"}, 4, 6, further={"space"})},
    placed=("iw-space", "iw-take"),
    glossary={*BIOMES, *CATEGORIES, *FEATS, *CARDS, THIRD_TRIBE},
    cards={*CARDS, *FEATS},
    option_rules={
        "feats-on", "expeditions-on", "settlement-scope-along-roads", "open-draft-on", "finish-round-on",
    },
    refusals=refusals.REASONS,
    events={
        *("display-filled", "deck-shuffled", "game-over", "turn-ended"),
        *(f"third-{kind}" for kind in ("paid", "placed", "feat", "expedition", "interim")),
    },
    lesson_totals=1,
    endings={"deck-exhausted"},
    closings={"round", "turn"},
    tie_breaks={"unused", THIRD_TRIBE},
    families={
        "iw-what-{}": {*actions.WORDS, "territory"} - {"place", "space", "take", "draw"},
        "iw-pieces-{}": {f"{pieces}{paid}" for pieces in PIECES for paid in ("", "-matching", "-pair")},
        "iw-price-{}": set(menus.PRICES.values()),
        "iw-feat-{}": ("territory", "line"),
    },
    rarely=({"options": {"map": "floating_lands"}}, {"options": {"map": "long_way"}}),
    glyphs={*BIOME_GLYPHS.values(), *FEAT_GLYPHS.values(), *SCORE_ICONS.glyphs.values()},
    apart={"biomes": among(BIOME_COLOURS.values()), "seats": seats_on(BIOME_COLOURS.values())},
    ink_on=[BIOME_COLOURS[biome] for biome in ("forest", "glacier", "coast")],
    flat=[*BIOME_COLOURS.values(), MAP_COLOURS["sea"], INK, *(seat.colour for seat in SEATS)],
)  # fmt: skip
