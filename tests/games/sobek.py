"""Sobek's part in the shared tests."""

from render.core.palette import SEATS
from render.sobek.colours import BACK_COLOURS, BOARD_COLOURS, GOODS_COLOURS
from render.sobek.icons import BACK_GLYPHS, DIRECTION_GLYPHS, SCORE_ICONS
from rules.sobek import actions, refusals
from rules.sobek.market import DIRECTIONS
from rules.sobek.tiles import BACKS, CHARACTERS, FACES, TYPES
from rules.sobek.tokens import TOKENS
from tests.games import GameFacts, Golden, Speed, Touches, among, seats_on
from tests.trials.faults.fault import Fault

CANOE_TOKENS = {f"canoe_{token}" for token in TOKENS}

FACTS = GameFacts(
    faults=(
        Fault("rules/sobek/scoring.py", "0 if first < second else 1", "0 if first > second else 1",
              "tests/rules/sobek/test_ending.py"),
        Fault("render/sobek/text_board.py", "if observation.kept[seat]:", "if not observation.kept[seat]:",
              "tests/render/test_aloud.py"),
    ),
    least_of_a_piece=0.7,  # the number and the price of a tile that may be taken lie on its corners
    golden=Golden(2, {"treasures_of_the_pharaoh": "on"}, "golden", 90),
    progress=("market", "deck", "sets", "removed"),
    speed=Speed(seats=2, games=100),
    touches={
        "take": Touches({"take"}, 3),
        "sale": Touches({"sell"}, 4, 9, further={"pick"}),
        "character": Touches({"character"}, 4, further={"turn", "pick", "recover"}),
    },
    placed=("sb-cell", "sb-direction", "sb-token", "sb-any-cell", "sb-pick"),
    glossary={
        *TYPES, *FACES, *CANOE_TOKENS, *(f"{back}_tile" for back in BACKS),
        *(f"dir_{direction}" for direction in DIRECTIONS), "deben_token", "canoe_token", "corruption",
    },
    cards={*CHARACTERS, *CANOE_TOKENS},
    option_rules={"treasures-of-the-pharaoh-on", "corruption-scoring-comparison-only"},
    refusals=refusals.REASONS,
    endings={"no-action-left"},
    tie_breaks={"corruption"},
    families={
        "sb-what-{}": [word for word in actions.WORDS if word != "character"],
        "sb-cell-{}": ("take", "keep", "deben"),
        "sb-play-{}": CHARACTERS,
        "sb-sale-{}": ("all", "some"),
    },
    rarely=(
        {
            "options": {"treasures_of_the_pharaoh": "on"},
            "market": {"9": "wheat-b1", "24": "thief"},
            "ankh": 2,
            "direction": "h",
            "forced": 24,
            "debens": [[7], []],
            "lost": [[5], []],
            "shed": [[4], []],
        },
    ),
    glyphs={*GOODS_COLOURS, *SCORE_ICONS.glyphs.values(), *BACK_GLYPHS.values(), *DIRECTION_GLYPHS.values()},
    apart={
        "goods": among(GOODS_COLOURS.values()),
        "backs": among(BACK_COLOURS.values()),
        "seats": seats_on(GOODS_COLOURS.values(), seats=2),
    },
    white_on=[GOODS_COLOURS[goods] for goods in ("wheat", "fish", "livestock", "ebony", "statue")],
    ink_on=[GOODS_COLOURS[goods] for goods in ("marble", "ivory")],
    flat=[*GOODS_COLOURS.values(), BOARD_COLOURS["market"], *(seat.colour for seat in SEATS[:2])],
)  # fmt: skip
