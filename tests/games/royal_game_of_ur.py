"""The Royal Game of Ur's part in the shared tests."""

from render.core.palette import SEATS
from render.royal_game_of_ur.colours import BOARD_COLOURS
from tests.games import GameFacts, Golden, Speed, Touches, among, seats_on

FACTS = GameFacts(
    least_of_a_piece=0.6,
    golden=Golden(2, {"pieces": "5", "path": "masters", "rosettes": "unsafe", "capture_throw": "on"}, "golden"),
    progress=("home",),
    speed=Speed(seats=2, games=60),
    touches={"move": Touches({"enter", "move", "off"}, 1, 2)},
    placed=("ur-which-piece",),
    glossary={"home"},
    cards={"only-move"},
    option_rules={"pieces-5", "path-masters", "rosettes-unsafe", "capture-throw-on"},
    refusals=(),
    events={"threw", "passed-zero", "passed-blocked"},
    endings={"all-home"},
    glyphs={"ur_ring", "ur_dots", "ur_eyes"},
    apart={
        "board and rosettes": among([BOARD_COLOURS[name] for name in ("lapis", "shell", "carnelian")]),
        "seats": seats_on([BOARD_COLOURS["lapis"], BOARD_COLOURS["carnelian"], BOARD_COLOURS["petal"]], seats=2),
    },
    white_on=[BOARD_COLOURS["lapis"], BOARD_COLOURS["carnelian"], BOARD_COLOURS["petal"]],
    ink_on=[BOARD_COLOURS["shell"]],
    flat=[
        *(BOARD_COLOURS[name] for name in ("lapis", "shell", "petal", "carnelian")),
        *(seat.colour for seat in SEATS[:2]),
    ],
)
