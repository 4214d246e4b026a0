"""Path of Civilization's part in the shared tests."""

from render.core.palette import INK, SEATS
from render.path_of_civilization.colours import TYPE_COLOURS
from render.path_of_civilization.icons import SCORE_ICONS, TYPE_OF_AGENT
from render.path_of_civilization.phrases import CARDS
from rules.path_of_civilization import cards, premoves, refusals
from rules.path_of_civilization.effects import RESEARCH_WORDS
from rules.path_of_civilization.scoring import CATEGORIES
from rules.path_of_civilization.vocabulary import AGENTS, TIMINGS, TYPES
from tests.games import GameFacts, Golden, Speed, Touches, among, seats_on
from tests.trials.faults.fault import Fault

FACTS = GameFacts(
    faults=(
        Fault("rules/path_of_civilization/scoring.py", "min(points, effect.max_vp)", "max(points, effect.max_vp)",
              "tests/rules/path_of_civilization/test_scoring.py"),
    ),
    least_of_a_piece=0.5,
    golden=Golden(4, {}, "golden", 100),
    further_goldens=(
        Golden(1, {"solo_threat": "hostile"}, "golden path"),
        Golden(2, {"claim_mode": "sealed_ranked"}, "golden"),
    ),
    progress=("round", "step"),
    speed=Speed(seats=4, games=20),
    touches={
        "project": Touches({"plan"}, 4),
        "wish": Touches({"claim", "also", "pass", "ready"}, 2, 3),
        "purchase": Touches({"buy"}, 3),
    },
    placed=("pc-token", "pc-buy", "pc-benefit", "pc-also", "pc-board"),
    glossary={*TYPES, *AGENTS, *CARDS, *CATEGORIES, *RESEARCH_WORDS, "vp", "population", "legacy"},
    cards=premoves.OFFERS,
    option_rules={
        "board-assignment-choose", "claim-mode-sealed-ranked", "auto-ready-off",
        *(f"solo-threat-{threat}" for threat in cards.SOLO_THREAT if threat != "normal"),
    },
    refusals=refusals.REASONS,
    events={"wonder", "leader", "named"},  # logs kept from earlier tell the last one
    lesson_totals=2,
    endings={"rounds-played"},
    closings={"round"},
    verdicts={name for _, name in cards.RATINGS},
    families={
        "pc-times-{}": {*AGENTS, *RESEARCH_WORDS, "vp", "population", "legacy"},
        "pc-timing-{}": TIMINGS,
        "pc-effect-{}": {*premoves.KEEP_AGENTS, *premoves.KEEP_RESEARCH},
        "pc-{}": {"deploy", "agents", "study", "points", "board", "token", "benefit", "buy", "take"},
        "pc-claim-{}": ("pass", "ready"),
        "pc-card-cost-{}": ("wonder", "leader"),
    },
    rarely=(
        {
            "round": 1,
            "step": "plan",
            "window": {"kind": "plan", "seats": [0, 1], "decided": [1]},
            "answers": ["", "plan culture0 industry0 / science0 military0"],
        },
    ),
    glyphs={*TYPE_OF_AGENT, *TIMINGS, *SCORE_ICONS.glyphs.values()},
    apart={"types": among(TYPE_COLOURS.values()), "seats": seats_on(TYPE_COLOURS.values())},
    white_on=[TYPE_COLOURS[kind] for kind in TYPES if kind not in ("culture", "science")],
    ink_on=[TYPE_COLOURS["culture"], TYPE_COLOURS["science"]],
    flat=[*TYPE_COLOURS.values(), INK, *(seat.colour for seat in SEATS)],
)  # fmt: skip
