"""Cases worked out by hand, for both implementations, most of them in the middle of the standard map.

Where not told otherwise, the cases lie here (TE-3.3)::

       A B C D E F G H I J K L M N O P
   4   ~ ~ ~ ~ . . . . . . . . . ~ ~ ~
   5   . . . . . . . . . . . . . T ~ ~
   6   . . . . . . . . . . . . . . ~ .
   7   ~ ~ ~ ~ . . . . T . . . ~ ~ ~ .
   8   . X . ~ ~ ~ ~ . . . . . ~ . . .

Nothing lies on the board but what a case names, so the starting temples are missing mostly.
"""

from typing import Any

import pytest

from tests.rules.tigris_euphrates import naive
from tests.rules.tigris_euphrates.engines import Document, Engine, at, on_both_engines
from tests.rules.tigris_euphrates.naive_board import name_of, square_of

pytestmark = on_both_engines

BUILDINGS: dict[str, Any] = {"options": {"civilization_buildings": "on"}}
WONDER: dict[str, Any] = {"options": {"monuments": "ziggurat"}}
ENGLISH: dict[str, Any] = {"options": {"war_support": "english"}}


def legal(engine: Engine, document: Document, start: str = "") -> set[str]:
    """The actions of the one seat that has to act that begin so, without this beginning."""
    (seat,) = naive.facts(document)["to_act"]
    return {text.removeprefix(start) for text in engine.legal(document, seat) if text.startswith(start)}


def apply(engine: Engine, document: Document, notation: str) -> dict[str, Any]:
    """What the one seat that has to act brings about."""
    (seat,) = naive.facts(document)["to_act"]
    assert notation in engine.legal(document, seat)
    return engine.apply(document, seat, notation)


def standing(facts: dict[str, Any]) -> set[str]:
    """The leaders on the board, as ``seat colour square``."""
    return {f"{seat} {colour} {name_of(square)}" for square, (seat, colour) in facts["leaders"].items()}


def lying(facts: dict[str, Any], colour: str) -> set[str]:
    """The squares of the face-up tiles of a colour."""
    return {name_of(square) for square, own in facts["tiles"].items() if own == colour}


def gained(facts: dict[str, Any]) -> list[dict[str, int]]:
    """The points of every seat, colours without any left out."""
    return [{colour: count for colour, count in own.items() if count} for own in facts["points"]]


# --- what may be placed where -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("board", "leaders", "farms"), [("standard", 33, 41), ("advanced", 40, 39)])
def test_te_3_3_and_3_11_the_two_maps(engine: Engine, board: str, leaders: int, farms: int) -> None:
    start = at("farm", start=True, treasures="", options={"board": board})
    assert len(legal(engine, start, "leader king ")) == leaders
    assert len(legal(engine, start, "tile farm ")) == farms
    assert len(legal(engine, start, "catastrophe ")) == 176


def test_te_5_2_leaders_need_a_temple_and_at_most_one_kingdom(engine: Engine) -> None:
    two = at(temple="F5 H5", leaders=["king F4", "priest H4"])
    assert legal(engine, two, "leader priest ") == {"E5", "F6", "H6", "I5"}
    lone = at(temple="F5 H5", leaders=["king F4"])
    assert legal(engine, lone, "leader priest ") == {"E5", "F6", "G5", "H4", "H6", "I5"}
    assert legal(engine, lone, "leader king ") == {"E5", "F6", "G5", "H4", "H6", "I5"}


def test_te_5_5_a_lifted_leader_holds_nothing_together(engine: Engine) -> None:
    bridge = at(temple="F5 H5 F7", leaders=["king G5 farmer F4", "priest H4"])
    assert "G6" not in legal(engine, bridge, "leader king ")
    assert {"E5", "F6", "H6", "I5"} <= legal(engine, bridge, "leader king ")
    assert "G5" not in legal(engine, bridge, "leader trader ")
    assert "withdraw king" in legal(engine, bridge)


def test_te_5_2_temples_by_the_river_do_not_open_it(engine: Engine) -> None:
    assert legal(engine, at(temple="E4"), "leader king ") == {"F4", "E5"}


def test_te_6_3_tiles_touch_at_most_two_kingdoms(engine: Engine) -> None:
    kings = ["king G3", "king E5", "king I5"]
    three = at("temple", temple="G4 E6 I6", settlement="G5 F6 H6", leaders=kings, seats=3)
    assert "G6" not in legal(engine, three, "tile temple ")
    assert {"F5", "G7", "A1", "P6"} <= legal(engine, three, "tile temple ")
    assert "E1" not in legal(engine, three, "tile temple ")
    assert not legal(engine, three, "tile farm ")


def test_te_7_3_catastrophes_spare_treasures_buildings_leaders_flipped_tiles_and_ruins(engine: Engine) -> None:
    monument = {"colours": ["black", "green"], "square": "K5", "tile": "market"}
    board: dict[str, Any] = {"temple": "F3 F6 H5", "market": "J5", "leaders": ["king F4"], "monuments": [monument]}
    board |= {"treasures": "F3", "buildings": "library F6", "ruins": "A1 B1 C1", "catastrophes": [1, 0], **BUILDINGS}
    assert len(legal(engine, at(**board), "catastrophe ")) == 176 - 4 - 3 - 3
    assert {"H5", "J5", "E1"} <= legal(engine, at(**board), "catastrophe ")
    assert not legal(engine, at(**board, active=1), "catastrophe ")


def test_te_8_1_exchanges_are_all_choices_of_the_hand(engine: Engine) -> None:
    hand = at("farm temple 2")
    assert legal(engine, hand, "exchange ") == {"temple", "temple temple", "farm", "temple farm", "temple temple farm"}


def test_te_23_5_only_one_seat_has_a_choice(engine: Engine) -> None:
    assert engine.legal(at(), 1) == set()
    assert engine.legal(at(phase="over"), 0) == set()
    assert engine.legal(at(phase="confirm", actions=0), 0) == {"end"}


# --- points for tiles -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("leaders", "points"),
    [
        (["king F4", "trader G4"], [{}, {"green": 1}]),
        (["king F4", "priest G4"], [{"green": 1}, {}]),
        (["priest F4", "farmer G4"], [{}, {}]),
    ],
)
def test_te_6_8_and_6_9_the_leader_of_the_colour_or_the_king_takes_the_point(
    engine: Engine, leaders: list[str], points: list[dict[str, int]]
) -> None:
    kingdom = at("", "market", temple="F5 G5", leaders=leaders, active=1)
    after = apply(engine, kingdom, "tile market H5")
    assert gained(after) == points
    assert (after["actions"], after["phase"], after["to_act"]) == (1, "action", (1,))
    assert gained(apply(engine, kingdom, "tile market A1")) == [{}, {}]


@pytest.mark.parametrize(("square", "points"), [("G5", 2), ("E5", 1)])
def test_te_19_8_a_building_in_a_joined_region_doubles_the_point(engine: Engine, square: str, points: int) -> None:
    hall = at("market", temple="F5", market="H5", leaders=["trader F4"], buildings="market_hall H5", **BUILDINGS)
    assert gained(apply(engine, hall, f"tile market {square}")) == [{"green": points}, {}]


def test_te_6_11_a_uniting_tile_pays_nobody(engine: Engine) -> None:
    after = apply(engine, at("market", temple="F5 H5", leaders=["king F4", "trader H4"]), "tile market G5")
    assert (gained(after), after["union"], after["phase"], after["actions"]) == ([{}, {}], None, "action", 1)


# --- revolts ----------------------------------------------------------------------------------------------------------

REVOLT = {"kind": "revolt", "colour": "black", "attacker": 0, "defender": 1}


def revolt(attacker: str = "", **fields: Any) -> Document:
    """Seat 1's king stands on F4; the attacker's place touches one of its two temples."""
    return at("temple 2 farm", "temple", temple="F5 G4", leaders=[attacker, "king F4"], **fields)


def test_te_10_2_a_revolt_is_fought_with_temples(engine: Engine) -> None:
    begun = apply(engine, revolt(), "leader king G5")
    assert begun["conflict"] == {**REVOLT, "committed": None}
    attack = revolt("king G5", phase="attack", conflict=begun["conflict"])
    assert legal(engine, attack) == {"support 0", "support 1", "support 2"}
    after = apply(engine, attack, "support 1")
    assert (after["phase"], after["to_act"], after["hands"][0]["red"]) == ("defence", (1,), 1)
    assert after["removed"]["red"] == 1


@pytest.mark.parametrize(
    ("support", "left", "points"), [(0, "0 black G5", [{"red": 1}, {}]), (1, "1 black F4", [{}, {"red": 1}])]
)
def test_te_9_4_and_10_4_ties_go_to_the_defender_and_red_is_paid(
    engine: Engine, support: int, left: str, points: list[dict[str, int]]
) -> None:
    defence = revolt("king G5", phase="defence", conflict={**REVOLT, "committed": 1})
    after = apply(engine, defence, f"support {support}")
    assert (standing(after), gained(after), after["conflict"]) == ({left}, points, None)
    assert (lying(after, "red"), after["actions"], after["to_act"]) == ({"F5", "G4"}, 1, (0,))


@pytest.mark.parametrize(("committed", "attack", "defence"), [(3, {0, 3}, {0, 1}), (0, {0, 3}, {0})])
def test_te_20_2_and_20_3_the_english_variant(
    engine: Engine, committed: int, attack: set[int], defence: set[int]
) -> None:
    def asked(phase: str, committed: int | None) -> set[str]:
        board: dict[str, Any] = {"temple": "F5 E4 F3 H5", "settlement": "G5", "leaders": ["king H4", "king F4"]}
        conflict = {**REVOLT, "committed": committed}
        return legal(engine, at("temple 3", "temple 3", phase=phase, conflict=conflict, **board, **ENGLISH))

    assert asked("attack", None) == {f"support {count}" for count in attack}
    assert asked("defence", committed) == {f"support {count}" for count in defence}


# --- wars -------------------------------------------------------------------------------------------------------------


def war(colour: str, attacker: int, defender: int, *hands: str, committed: int = 0, **fields: Any) -> Document:
    """The defender of a war over G5 is asked."""
    conflict = {"kind": "war", "colour": colour, "attacker": attacker, "defender": defender, "committed": committed}
    return at(*hands, phase="defence", placed="G5", union="G5", conflict=conflict, **fields)


def test_te_24_17_three_against_four_markets_with_two_each(engine: Engine) -> None:
    board: dict[str, Any] = {"market": "D5 E5 F5 G5 H5 I5 J5 K5", "temple": "B5 I3"}
    leaders = ["trader C5", "trader I4"]
    after = apply(engine, war("green", 0, 1, "", "market 2", committed=2, **board, leaders=leaders), "support 2")
    assert gained(after) == [{}, {"green": 4}]
    assert lying(after, "green") == {"G5", "H5", "I5", "J5", "K5"}
    assert (after["removed"]["green"], after["union"], standing(after)) == (5, None, {"1 green I4"})


@pytest.mark.parametrize(
    ("leaders", "active", "attacker"),
    [(["king F4", "king H4"], 2, 0), (["king F4", "king H4"], 1, 1), (["king F4", "", "", "king H4"], 2, 3)],
)
def test_te_11_4_the_attacker_is_the_first_clockwise_from_the_active_player(
    engine: Engine, leaders: list[str], active: int, attacker: int
) -> None:
    peace = at(*["settlement"] * 4, temple="F5 H5", seats=4, leaders=leaders, active=active)
    assert apply(engine, peace, "tile settlement G5")["conflict"]["attacker"] == attacker


def test_te_11_2_and_11_10_the_active_player_orders_the_wars_and_one_may_call_off_another(engine: Engine) -> None:
    # The king of seat 1 reaches the union over the market H5 alone; without it its side falls apart.
    leaders = ["king E4 trader E6", "king I4 trader I6"]
    board: dict[str, Any] = {"temple": "E5 I5", "market": "F5 F6 F7 H5", "leaders": leaders, "active": 1}
    begun = apply(engine, at("", "settlement", **board), "tile settlement G5")
    assert (begun["phase"], begun["union"], begun["to_act"]) == ("war", square_of("G5"), (1,))
    board["settlement"] = "G5"
    chosen = at(**board, phase="war", placed="G5", union="G5")
    assert legal(engine, chosen) == {"war settlement", "war market"}
    assert apply(engine, chosen, "war market")["conflict"]["attacker"] == 1
    after = apply(engine, war("green", 1, 0, **board), "support 0")
    assert (gained(after), lying(after, "green")) == ([{"green": 2}, {}], {"F5", "F6", "F7"})
    assert (after["conflict"], after["union"], after["actions"]) == (None, None, 1)
    assert standing(after) == {"0 black E4", "0 green E6", "1 black I4"}


def test_te_11_9_a_red_war_spares_treasures_and_temples_of_other_leaders(engine: Engine) -> None:
    board: dict[str, Any] = {"temple": "E5 F5 F4 F3 H5 I5 J5 K5 J6", "settlement": "G5", "treasures": "F3"}
    leaders = ["priest E6 farmer D5", "priest I4"]
    after = apply(engine, war("red", 1, 0, **board, leaders=leaders, active=1), "support 0")
    assert gained(after) == [{}, {"red": 3}]
    assert lying(after, "red") == {"E5", "F3", "H5", "I5", "J5", "K5", "J6"}
    assert standing(after) == {"0 blue D5", "1 red I4"}


def test_te_19_10_a_tile_under_a_building_survives_a_war(engine: Engine) -> None:
    board: dict[str, Any] = {"temple": "F6 H4", "market": "F5 H5 I5", "settlement": "G5", **BUILDINGS}
    hall: dict[str, Any] = {"leaders": ["trader E6", "trader H3"], "buildings": "market_hall F5"}
    after = apply(engine, war("green", 1, 0, **board, **hall, active=1), "support 0")
    assert (gained(after), lying(after, "green")) == ([{}, {"green": 1}], {"F5", "H5", "I5"})
    assert after["buildings"] == {"green": square_of("F5")}


# --- monuments, ziggurat, buildings -----------------------------------------------------------------------------------


def test_te_12_2_a_square_gives_the_choice_of_the_fitting_monuments(engine: Engine) -> None:
    built: dict[str, Any] = {"monuments": [{"colours": ["black", "red"], "square": "K5", "tile": "settlement"}]}
    assert apply(engine, at("temple", temple="E5 F5 E6", **built), "tile temple F6")["phase"] == "monument"
    asked = at(temple="E5 F5 E6 F6", phase="monument", placed="F6", **built)
    assert legal(engine, asked) == {"monument temple farm E5", "monument temple market E5", "decline"}


def test_te_12_9_and_13_5_flipped_temples_send_leaders_home_before_treasures_are_taken(engine: Engine) -> None:
    board: dict[str, Any] = {"temple": "F3 G3 F4 G4 H3 I3 J3 K3 K2 K1", "leaders": ["trader F2", "king J2"]}
    asked = at(**board, phase="monument", placed="G3")
    after = apply(engine, asked, "monument temple farm F3")
    assert standing(after) == {"1 black J2"}
    assert (after["won"], len(after["flipped"])) == (asked["won"], 4)
    assert lying(after, "red") == {"H3", "I3", "J3", "K3", "K2", "K1"}
    declined = apply(engine, asked, "decline")
    assert (declined["won"], declined["phase"]) == (asked["won"], "treasure")


def test_te_18_2_a_cross_gives_the_ziggurat_with_that_option_only(engine: Engine) -> None:
    arms: dict[str, Any] = {"temple": "F5 E6 F6 F7"}
    assert apply(engine, at("temple", **arms, **WONDER), "tile temple G6")["phase"] == "monument"
    assert apply(engine, at("temple", **arms), "tile temple G6")["phase"] == "action"
    cross = at(temple="F5 E6 F6 G6 F7", phase="monument", placed="G6", **WONDER)
    assert legal(engine, cross) == {"ziggurat F6", "decline"}
    after = apply(engine, cross, "ziggurat F6")
    assert (after["ziggurat"], len(after["flipped"]), after["actions"]) == (square_of("F6"), 5, 1)


def test_te_19_3_a_line_of_three_lets_a_building_in(engine: Engine) -> None:
    assert apply(engine, at("market", market="E5 G5", **BUILDINGS), "tile market F5")["phase"] == "building"
    lines = at(market="E5 F5 G5 F6 F7", phase="building", placed="F5", **BUILDINGS)
    assert legal(engine, lines, "building ") == {"E5", "F5", "G5", "F6", "F7"}
    assert "decline" in legal(engine, lines)


@pytest.mark.parametrize(
    ("others", "offered"),
    [
        ("E5 G5 H5 K6 K7 K8", {"E5", "F5", "G5", "H5"}),
        ("E5 G5 K6 K7 K8", set()),
        ("E5 G5 H5 K8", {"E5", "F5", "G5", "H5"}),
        ("E5 K8", set()),
    ],
)
def test_te_19_4_a_building_moves_to_longer_lines_only(engine: Engine, others: str, offered: set[str]) -> None:
    hall: dict[str, Any] = {"buildings": "market_hall K8", **BUILDINGS}
    after = apply(engine, at("market", market=others, **hall), "tile market F5")
    assert after["phase"] == ("building" if offered else "action")
    if offered:
        asked = at(market=f"{others} F5", phase="building", placed="F5", **hall)
        assert legal(engine, asked, "building ") == offered
        assert apply(engine, asked, "building E5")["buildings"] == {"green": square_of("E5")}


def test_te_19_4_a_building_stays_when_its_own_line_grows(engine: Engine) -> None:
    line = at("market", market="E5 F5 G5", buildings="market_hall E5", **BUILDINGS)
    after = apply(engine, line, "tile market H5")
    assert (after["phase"], after["buildings"]) == ("action", {"green": square_of("E5")})


@pytest.mark.parametrize(
    ("others", "offered"),
    [
        ("E5 F4 F6 F7", set()),
        ("E5 G5 F4 F6 F7", set()),
        ("D5 F4 F6 F7", {"F4", "F5", "F6", "F7"}),
    ],
)
def test_te_19_4_no_tile_in_its_own_line_moves_a_building(engine: Engine, others: str, offered: set[str]) -> None:
    """The new tile F5 makes a column of four, longer than the line of the building in its row; but it lies in that line
    as well, unless a gap is between them."""
    building = others.split()[0]
    hall: dict[str, Any] = {"buildings": f"market_hall {building}", **BUILDINGS}
    after = apply(engine, at("market", market=others, **hall), "tile market F5")
    assert after["phase"] == ("building" if offered else "action")
    if offered:
        asked = at(market=f"{others} F5", phase="building", placed="F5", **hall)
        assert legal(engine, asked, "building ") == offered


# --- treasures --------------------------------------------------------------------------------------------------------

NORTH: dict[str, Any] = {"temple": "B2 C2 D2 F2 F3 G3 H3 I3 J3 K3 K2 K1", "farm": "E2", "leaders": ["", "trader C3"]}
EDGE: dict[str, Any] = {"temple": "J11 K11 L11 M11 N11 O11", "leaders": ["", "trader P11"]}
EDGE |= {"options": {"board": "advanced"}}


@pytest.mark.parametrize(
    ("board", "treasures", "choices"),
    [
        (NORTH, "B2 F3 K1", {"F3", "K1"}),
        (NORTH, "F3 K1", {"F3", "K1"}),
        (EDGE, "J11 O11", {"J11", "O11"}),
    ],
)
def test_te_13_2_and_17_4_priority_treasures_go_first(
    engine: Engine, board: dict[str, Any], treasures: str, choices: set[str]
) -> None:
    asked = at(**board, treasures=treasures, phase="treasure")
    assert legal(engine, asked, "leave ") == choices
    left = min(choices)
    after = apply(engine, asked, f"leave {left}")
    before = asked["won"]
    assert after["won"] == [before[0], before[1] + len(treasures.split()) - 1]
    assert (after["treasures"], after["phase"], after["to_act"]) == ({square_of(left)}, "action", (0,))


def test_te_13_2_the_only_treasure_without_priority_stays(engine: Engine) -> None:
    corner = at(temple="B2 C2 D2 F2 F3 B3 B5 B6 B8", farm="E2 B4 B7", treasures="B2 B8 F3")
    after = apply(engine, corner, "leader trader C3")
    won = [corner["won"][0] + 2, corner["won"][1]]
    assert (after["won"], after["treasures"], after["phase"]) == (won, {square_of("F3")}, "action")


# --- catastrophes, exchanges, the end ---------------------------------------------------------------------------------


def test_te_7_6_a_catastrophe_makes_leaders_homeless(engine: Engine) -> None:
    after = apply(engine, at(temple="F5 H4", leaders=["king F4", "priest G5"]), "catastrophe F5")
    assert (standing(after), after["ruins"], after["removed"]["red"]) == (set(), {square_of("F5")}, 1)
    assert after["catastrophes"] == [1, 2]


def test_te_8_6_an_exchange_needs_enough_tiles_in_the_bag(engine: Engine) -> None:
    after = apply(engine, at("temple farm", bag=["market"] * 3), "exchange temple farm")
    assert (+after["hands"][0], after["bag"]) == ({"green": 2}, ["green"])
    assert +after["discarded"] == {"red": 1, "blue": 1}
    over = apply(engine, at("temple farm", bag=["market"]), "exchange temple farm")
    assert (over["phase"], over["ended"], over["to_act"]) == ("over", "bag", ())


def test_te_14_2_to_14_7_the_end_of_a_turn_pays_monuments_and_fills_all_hands(engine: Engine) -> None:
    board: dict[str, Any] = {
        "temple": "G5 K1 F3 N5",
        "leaders": ["king G4 priest G6", "trader H5"],
        "monuments": [
            {"colours": ["black", "green"], "square": "E5", "tile": "market"},
            {"colours": ["black", "red"], "square": "I5", "tile": "temple"},
        ],
    }

    def end(treasures: str = "K1 F3 N5", bag: str = "market settlement farm") -> dict[str, Any]:
        due: dict[str, Any] = {"treasures": treasures, "bag": bag.split(), "phase": "confirm", "actions": 0}
        return apply(engine, at(*["temple farm 4"] * 2, **board, **due), "end")

    after = end()
    assert gained(after) == [{"black": 2, "red": 1}, {}]
    assert (after["hands"][0]["green"], after["hands"][1]["black"], after["bag"]) == (1, 1, ["blue"])
    assert (after["active"], after["turn"], after["actions"], after["phase"]) == (1, 2, 2, "action")
    short = end(bag="market")
    assert (short["ended"], gained(short)) == ("bag", [{"black": 2, "red": 1}, {}])
    assert end(treasures="K1 F3")["ended"] == "treasures"


def test_te_18_6_the_ziggurat_asks_the_active_king_only(engine: Engine) -> None:
    def built(*leaders: str, phase: str = "confirm") -> Document:
        tower = {"square": "F6", "tile": "market"}
        return at(temple="H7 K1 F3 N5", ziggurat=tower, leaders=list(leaders), phase=phase, actions=0, **WONDER)

    assert apply(engine, built("king H6", "priest H8"), "end")["phase"] == "ziggurat"
    assert apply(engine, built("priest H6", "king H8"), "end")["phase"] == "action"
    asked = built("king H6", phase="ziggurat")
    assert legal(engine, asked, "point ") == {"black", "red", "blue", "green"}
    after = apply(engine, asked, "point blue")
    assert (gained(after), after["active"]) == ([{"blue": 1}, {}], 1)


def test_te_15_4_to_15_7_treasures_go_to_the_lowest_colour_one_by_one(engine: Engine) -> None:
    points = [
        {"black": 3, "red": 3, "blue": 5, "green": 6},
        {"black": 4, "red": 4, "blue": 9, "green": 9},
        {"black": 6, "red": 5, "blue": 4, "green": 4},
    ]
    left = "K1 B2 P2 F3 N5 I7 B8 O9"
    rows = engine.scores(at(start=True, seats=3, points=points, won=[2, 0, 0], treasures=left, phase="over"))
    assert [row["total"] for row in rows] == [4, 4, 4]
    assert [row["rank"] for row in rows] == [2, 1, 2]
    assert rows[0] == points[0] | {"treasures": 2, "total": 4, "rank": 2}
