"""The naive Tigris & Euphrates against cases worked out by hand, most of them in the middle of the standard map.

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
from tests.rules.tigris_euphrates.naive_board import (
    flood,
    letters,
    name_of,
    neighbours,
    priority_treasures,
    rivers,
    square_of,
    squares_of,
)

TEMPLES = {
    board: [square for square, letter in letters(board).items() if letter in "TX"] for board in ("standard", "advanced")
}


def at(**fields: Any) -> dict[str, Any]:
    """A document: ``temple="C5 D5"`` and the like are tiles, ``leaders=["king B5", ...]`` by seat, hands are words."""
    tiles = {word: fields.pop(word, "").split() for word in ("settlement", "temple", "farm", "market")}
    leaders = []
    for own in fields.pop("leaders", []):
        words = own.split()
        leaders.append(dict(zip(words[::2], words[1::2], strict=True)))
    for name in ("treasures", "ruins", "bag"):
        if name in fields:
            fields[name] = fields[name].split()
    if "hands" in fields:
        fields["hands"] = [hand.split() for hand in fields["hands"]]
    return {"tiles": tiles, "leaders": leaders, **fields}


def legal(document: dict[str, Any], start: str = "") -> set[str]:
    """The notations of the one seat that has to act that begin so, without this beginning."""
    (seat,) = naive.facts(document)["to_act"]
    return {text.removeprefix(start) for text in naive.naive_legal(document, seat) if text.startswith(start)}


def apply(document: dict[str, Any], notation: str) -> dict[str, Any]:
    """What the one seat that has to act brings about."""
    (seat,) = naive.facts(document)["to_act"]
    assert notation in naive.naive_legal(document, seat)
    return naive.naive_apply(document, seat, notation)


def standing(facts: dict[str, Any]) -> set[str]:
    """The leaders on the board, as ``seat colour square``."""
    return {f"{seat} {colour} {name_of(square)}" for square, (seat, colour) in facts["leaders"].items()}


def lying(facts: dict[str, Any], colour: str) -> set[str]:
    """The squares of the face-up tiles of a colour."""
    return {name_of(square) for square, own in facts["tiles"].items() if own == colour}


def gained(facts: dict[str, Any]) -> list[dict[str, int]]:
    """The points of every seat, colours without any left out."""
    return [{colour: count for colour, count in own.items() if count} for own in facts["points"]]


# --- the board ----------------------------------------------------------------------------------------------------


def test_squares_and_their_neighbours() -> None:
    assert (square_of("A1"), square_of("P11"), name_of((4, 6))) == ((0, 0), (15, 10), "E7")
    assert neighbours(square_of("A1")) == squares_of(["B1", "A2"])
    assert neighbours(square_of("P6")) == squares_of(["P5", "P7", "O6"])
    assert neighbours(square_of("E7")) == squares_of(["E6", "E8", "D7", "F7"])


def test_the_two_maps() -> None:
    standard, advanced = rivers("standard"), rivers("advanced")
    assert (len(standard), len(TEMPLES["standard"])) == (41, 10)
    assert (len(advanced), len(TEMPLES["advanced"])) == (39, 14)
    assert sorted(len(flood(start, standard)) for start in squares_of(["M1", "E1"])) == [12, 29]
    assert flood(square_of("P1"), advanced) == advanced
    assert priority_treasures("standard") == squares_of(["B2", "P2", "B8", "O9"])
    assert priority_treasures("advanced") == squares_of(["B3", "P6", "A8", "E10", "J11", "O11"])


@pytest.mark.parametrize(("board", "count"), [("standard", 33), ("advanced", 40)])
def test_leader_squares_of_the_starting_position(board: str, count: int) -> None:
    start = at(temple=" ".join(name_of(square) for square in TEMPLES[board]), options={"board": board})
    assert len(legal(start, "leader king ")) == count
    assert len(legal(start, "catastrophe ")) == 176


# --- what may be placed where -------------------------------------------------------------------------------------


def test_leaders_need_a_temple_and_at_most_one_kingdom() -> None:
    two = at(temple="F5 H5", leaders=["king F4", "priest H4"])
    assert legal(two, "leader priest ") == {"E5", "F6", "H6", "I5"}
    lone = at(temple="F5 H5", leaders=["king F4"])
    assert legal(lone, "leader priest ") == {"E5", "F6", "G5", "H4", "H6", "I5"}
    assert legal(lone, "leader king ") == {"E5", "F6", "G5", "H4", "H6", "I5"}


def test_a_lifted_leader_holds_nothing_together() -> None:
    bridge = at(temple="F5 H5 F7", leaders=["king G5 farmer F4", "priest H4"])
    assert "G6" not in legal(bridge, "leader king ")
    assert {"E5", "F6", "H6", "I5"} <= legal(bridge, "leader king ")
    assert "G5" not in legal(bridge, "leader trader ")
    assert "withdraw king" in legal(bridge)


def test_temples_by_the_river_do_not_open_it() -> None:
    assert legal(at(temple="E4"), "leader king ") == {"F4", "E5"}


def test_tiles_touch_at_most_two_kingdoms() -> None:
    three = at(
        temple="G4 E6 I6",
        settlement="G5 F6 H6",
        leaders=["king G3", "king E5", "king I5"],
        seats=3,
        hands=["temple", "", ""],
    )
    assert "G6" not in legal(three, "tile temple ")
    assert {"F5", "G7", "A1", "P6"} <= legal(three, "tile temple ")
    assert "E1" not in legal(three, "tile temple ")
    assert not legal(three, "tile farm ")


def test_farms_only_lie_on_rivers() -> None:
    assert len(legal(at(hands=["farm", ""]), "tile farm ")) == 41


def test_catastrophes_spare_treasures_buildings_leaders_flipped_tiles_and_ruins() -> None:
    board = at(
        temple="F5 F6 H5",
        market="J5",
        leaders=["king F4"],
        treasures="F5",
        buildings={"library": "F6"},
        ruins="A1",
        monuments=[{"colours": ["black", "green"], "square": "K5", "tile": "market"}],
        catastrophes=[1, 0],
    )
    assert len(legal(board, "catastrophe ")) == 176 - 4 - 4
    assert {"H5", "J5", "E1"} <= legal(board, "catastrophe ")
    assert not legal({**board, "active": 1}, "catastrophe ")


def test_exchanges_are_all_choices_of_the_hand() -> None:
    hand = at(hands=["farm temple temple", ""])
    assert legal(hand, "exchange ") == {"temple", "temple temple", "farm", "temple farm", "temple temple farm"}


def test_only_one_seat_has_a_choice() -> None:
    assert naive.naive_legal(at(), 1) == set()
    assert naive.naive_legal(at(phase="over"), 0) == set()
    assert naive.naive_legal(at(phase="confirm", actions=0), 0) == {"end"}


# --- points for tiles ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("leaders", "points"),
    [
        (["king F4", "trader G4"], [{}, {"green": 1}]),
        (["king F4", "priest G4"], [{"green": 1}, {}]),
        (["priest F4", "farmer G4"], [{}, {}]),
    ],
)
def test_the_leader_of_the_colour_or_the_king_takes_the_point(leaders: list[str], points: list[dict[str, int]]) -> None:
    kingdom = at(temple="F5 G5", leaders=leaders, hands=["", "market"], active=1)
    after = apply(kingdom, "tile market H5")
    assert gained(after) == points
    assert (after["actions"], after["phase"], after["to_act"]) == (1, "action", (1,))
    assert gained(apply(kingdom, "tile market A1")) == [{}, {}]


def test_a_building_in_a_joined_region_doubles_the_point() -> None:
    fields: dict[str, Any] = {"leaders": ["trader F4"], "hands": ["market", ""], "buildings": {"market_hall": "H5"}}
    assert gained(apply(at(temple="F5", market="H5", **fields), "tile market G5")) == [{"green": 2}, {}]
    assert gained(apply(at(temple="F5", market="H5", **fields), "tile market E5")) == [{"green": 1}, {}]


def test_a_uniting_tile_pays_nobody() -> None:
    after = apply(at(temple="F5 H5", leaders=["king F4", "trader H4"], hands=["market", ""]), "tile market G5")
    assert (gained(after), after["union"], after["phase"], after["actions"]) == ([{}, {}], None, "action", 1)


# --- revolts ------------------------------------------------------------------------------------------------------

REVOLT = {"temple": "F5 G4", "leaders": ["", "king F4"], "hands": ["temple farm temple", "temple"], "treasures": ""}


def test_a_revolt_is_fought_with_temples_and_pays_red() -> None:
    begun = apply(at(**REVOLT), "leader king G5")
    assert begun["conflict"] == {"kind": "revolt", "colour": "black", "attacker": 0, "defender": 1, "committed": None}
    attack = at(**{**REVOLT, "leaders": ["king G5", "king F4"]}, phase="attack", conflict=begun["conflict"])
    assert legal(attack) == {"support 0", "support 1", "support 2"}
    after = apply(attack, "support 1")
    assert (after["phase"], after["to_act"], after["hands"][0]["red"], after["removed"]["red"]) == (
        "defence",
        (1,),
        1,
        1,
    )


@pytest.mark.parametrize(
    ("support", "left", "points"), [(0, "0 black G5", [{"red": 1}, {}]), (1, "1 black F4", [{}, {"red": 1}])]
)
def test_ties_go_to_the_defender(support: int, left: str, points: list[dict[str, int]]) -> None:
    conflict = {"kind": "revolt", "colour": "black", "attacker": 0, "defender": 1, "committed": 1}
    defence = at(**{**REVOLT, "leaders": ["king G5", "king F4"]}, phase="defence", conflict=conflict)
    after = apply(defence, f"support {support}")
    assert (standing(after), gained(after), after["conflict"]) == ({left}, points, None)
    assert (lying(after, "red"), after["actions"], after["to_act"]) == ({"F5", "G4"}, 1, (0,))


@pytest.mark.parametrize(("committed", "attack", "defence"), [(3, {0, 3}, {0, 1}), (0, {0, 3}, {0})])
def test_the_english_variant(committed: int, attack: set[int], defence: set[int]) -> None:
    conflict = {"kind": "revolt", "colour": "black", "attacker": 0, "defender": 1}
    position = at(
        temple="F5 E4 F3 H5",
        settlement="G5",
        leaders=["king H4", "king F4"],
        hands=["temple temple temple", "temple temple temple"],
        options={"war_support": "english"},
    )
    asked = position | {"phase": "attack", "conflict": conflict | {"committed": None}}
    assert legal(asked) == {f"support {count}" for count in attack}
    answering = position | {"phase": "defence", "conflict": conflict | {"committed": committed}}
    assert legal(answering) == {f"support {count}" for count in defence}


# --- wars ---------------------------------------------------------------------------------------------------------


def war(colour: str, attacker: int, defender: int, **fields: Any) -> dict[str, Any]:
    """The defender of a war is asked; the attacker committed nothing."""
    conflict = {"kind": "war", "colour": colour, "attacker": attacker, "defender": defender, "committed": 0}
    return at(phase="defence", placed="G5", union="G5", conflict=conflict, **fields)


def test_three_against_four_markets_with_two_each() -> None:
    conflict = {"kind": "war", "colour": "green", "attacker": 0, "defender": 1, "committed": 2}
    position = at(
        market="D5 E5 F5 G5 H5 I5 J5 K5",
        temple="B5 I3",
        leaders=["trader C5", "trader I4"],
        hands=["", "market market"],
        phase="defence",
        placed="G5",
        union="G5",
        conflict=conflict,
    )
    after = apply(position, "support 2")
    assert gained(after) == [{}, {"green": 4}]
    assert lying(after, "green") == {"G5", "H5", "I5", "J5", "K5"}
    assert (after["removed"]["green"], after["union"], standing(after)) == (5, None, {"1 green I4"})


def test_the_attacker_is_the_first_clockwise_from_the_active_player() -> None:
    fields: dict[str, Any] = {"temple": "F5 H5", "seats": 4, "hands": ["settlement"] * 4}
    strangers = at(leaders=["king F4", "king H4"], active=2, **fields)
    assert apply(strangers, "tile settlement G5")["conflict"]["attacker"] == 0
    own = at(leaders=["king F4", "king H4"], active=1, **fields)
    assert apply(own, "tile settlement G5")["conflict"]["attacker"] == 1
    round_the_table = at(leaders=["king F4", "", "", "king H4"], active=2, **fields)
    assert apply(round_the_table, "tile settlement G5")["conflict"]["attacker"] == 3


def test_the_active_player_orders_the_wars_and_one_may_call_off_another() -> None:
    # The king of seat 1 reaches the union over the market H5 alone; without it its side falls apart.
    board: dict[str, Any] = {
        "temple": "E5 I5",
        "market": "F5 F6 F7 H5",
        "settlement": "G5",
        "leaders": ["king E4 trader E6", "king I4 trader I6"],
        "hands": ["", ""],
    }
    united = at(**board | {"settlement": ""}, active=1)
    united["hands"] = [[], ["settlement"]]
    begun = apply(united, "tile settlement G5")
    assert (begun["phase"], begun["union"], begun["to_act"]) == ("war", square_of("G5"), (1,))
    chosen = at(**board, phase="war", placed="G5", union="G5", active=1)
    assert legal(chosen) == {"war settlement", "war market"}
    assert apply(chosen, "war market")["conflict"]["attacker"] == 1
    after = apply(war("green", 1, 0, **board, active=1), "support 0")
    assert (gained(after), lying(after, "green")) == ([{"green": 2}, {}], {"F5", "F6", "F7"})
    assert (after["conflict"], after["union"], after["actions"]) == (None, None, 1)
    assert standing(after) == {"0 black E4", "0 green E6", "1 black I4"}


def test_a_red_war_spares_treasures_and_temples_of_other_leaders() -> None:
    board: dict[str, Any] = {
        "temple": "E5 F5 F6 F7 H5 I5 J5 K5 J6",
        "settlement": "G5",
        "leaders": ["priest E6 farmer E4", "priest I4"],
        "treasures": "F7",
        "hands": ["", ""],
    }
    after = apply(war("red", 1, 0, **board, active=1), "support 0")
    assert gained(after) == [{}, {"red": 3}]
    assert lying(after, "red") == {"E5", "F7", "H5", "I5", "J5", "K5", "J6"}
    assert standing(after) == {"0 blue E4", "1 red I4"}


def test_a_tile_under_a_building_survives_a_war() -> None:
    board: dict[str, Any] = {
        "temple": "F6 H4",
        "market": "F5 H5 I5",
        "settlement": "G5",
        "leaders": ["trader E6", "trader H3"],
        "buildings": {"market_hall": "F5"},
    }
    after = apply(war("green", 1, 0, **board, hands=["", ""], active=1), "support 0")
    assert (gained(after), lying(after, "green")) == ([{}, {"green": 1}], {"F5", "H5", "I5"})


# --- monuments, ziggurat, buildings -------------------------------------------------------------------------------


def test_a_square_gives_the_choice_of_the_fitting_monuments() -> None:
    square = at(
        temple="E5 F5 E6",
        hands=["temple", ""],
        monuments=[{"colours": ["black", "red"], "square": "K5", "tile": "settlement"}],
    )
    assert apply(square, "tile temple F6")["phase"] == "monument"
    asked = square | {"phase": "monument", "placed": "F6"}
    asked["tiles"] = {"temple": ["E5", "F5", "E6", "F6"]}
    assert legal(asked) == {"monument temple farm E5", "monument temple market E5", "decline"}


def test_flipped_temples_send_leaders_home_before_treasures_are_taken() -> None:
    asked = at(
        temple="E5 F5 E6 F6 G7",
        leaders=["trader F4", "king G6"],
        treasures="E5 G7",
        phase="monument",
        placed="F6",
    )
    after = apply(asked, "monument temple farm E5")
    assert standing(after) == {"1 black G6"}
    assert (after["won"], lying(after, "red"), len(after["flipped"])) == ([0, 0], {"G7"}, 4)
    declined = apply(asked | {"leaders": [{"trader": "G6"}, {}]}, "decline")
    assert (declined["won"], declined["phase"]) == ([0, 0], "treasure")


def test_a_cross_gives_the_ziggurat_with_that_option_only() -> None:
    fields: dict[str, Any] = {"temple": "F5 E6 F6 G6 F7", "phase": "monument", "placed": "G6"}
    assert legal(at(**fields, options={"monuments": "ziggurat"})) == {"ziggurat F6", "decline"}
    assert legal(at(**fields)) == {"decline"}
    after = apply(at(**fields, options={"monuments": "ziggurat"}), "ziggurat F6")
    assert (after["ziggurat"], len(after["flipped"]), after["actions"]) == (square_of("F6"), 5, 1)


def test_a_line_of_three_lets_a_building_in() -> None:
    fields: dict[str, Any] = {"options": {"civilization_buildings": "on"}, "hands": ["market", ""]}
    assert apply(at(market="E5 G5", **fields), "tile market F5")["phase"] == "building"
    lines = at(market="E5 F5 G5 F6 F7", phase="building", placed="F5", **fields)
    assert legal(lines) == {"building E5", "building F5", "building G5", "building F6", "building F7", "decline"}


@pytest.mark.parametrize(
    ("market", "offered"),
    [
        ("E5 F5 G5 H5 K6 K7 K8", {"E5", "F5", "G5", "H5"}),
        ("E5 F5 G5 K6 K7 K8", set()),
        ("E5 F5 G5 H5 K8", {"E5", "F5", "G5", "H5"}),
        ("E5 F5 K8", set()),
    ],
)
def test_a_building_moves_to_longer_lines_only(market: str, offered: set[str]) -> None:
    fields: dict[str, Any] = {"options": {"civilization_buildings": "on"}, "buildings": {"market_hall": "K8"}}
    asked = at(market=market, phase="building", placed="F5", **fields)
    assert legal(asked, "building ") == offered


def test_a_building_stays_when_its_own_line_grows() -> None:
    fields: dict[str, Any] = {"options": {"civilization_buildings": "on"}, "hands": ["market", ""]}
    after = apply(at(market="E5 F5 G5", buildings={"market_hall": "E5"}, **fields), "tile market H5")
    assert (after["phase"], after["buildings"]) == ("action", {"green": square_of("E5")})


# --- treasures ----------------------------------------------------------------------------------------------------

EDGE: dict[str, Any] = {"temple": "J11 K11 L11 M11 N11 O11", "options": {"board": "advanced"}}


@pytest.mark.parametrize(
    ("treasures", "choices"),
    [("O11 L11 K11", {"L11", "K11"}), ("L11 K11", {"L11", "K11"}), ("J11 O11", {"J11", "O11"})],
)
def test_priority_treasures_go_first(treasures: str, choices: set[str]) -> None:
    asked = at(**EDGE, leaders=["", "trader P11"], treasures=treasures, phase="treasure")
    assert legal(asked, "leave ") == choices
    left = min(choices)
    after = apply(asked, f"leave {left}")
    assert (after["won"], after["treasures"]) == ([0, len(treasures.split()) - 1], {square_of(left)})
    assert (after["phase"], after["to_act"]) == ("action", (0,))


def test_the_only_treasure_without_priority_stays() -> None:
    after = apply(at(**EDGE, treasures="J11 L11 O11"), "leader trader P11")
    assert (after["won"], after["treasures"], after["phase"]) == ([2, 0], {square_of("L11")}, "action")


def test_treasures_without_a_choice_are_handed_over() -> None:
    after = apply(at(temple="B8 C8", treasures="B8 C8", hands=["", ""]), "leader trader C9")
    assert (after["won"], after["treasures"], after["phase"]) == ([1, 0], {square_of("C8")}, "action")


# --- catastrophes, exchanges, the end -----------------------------------------------------------------------------


def test_a_catastrophe_makes_leaders_homeless() -> None:
    after = apply(at(temple="F5 H4", leaders=["king F4", "priest G5"]), "catastrophe F5")
    assert (standing(after), after["ruins"], after["removed"]["red"]) == (set(), {square_of("F5")}, 1)
    assert after["catastrophes"] == [1, 2]


def test_an_exchange_needs_enough_tiles_in_the_bag() -> None:
    hand = at(hands=["temple farm", ""], bag="market market market")
    after = apply(hand, "exchange temple farm")
    assert (+after["hands"][0], after["bag"], after["discarded"]) == ({"green": 2}, ["green"], {"red": 1, "blue": 1})
    over = apply(hand | {"bag": ["market"]}, "exchange temple farm")
    assert (over["phase"], over["ended"], over["to_act"]) == ("over", "bag", ())


def test_the_end_of_a_turn_pays_monuments_and_fills_all_hands() -> None:
    treasures = "K1 F3 N5"
    board = at(
        temple="G5 K1 F3 N5",
        leaders=["king G4 priest G6", "trader H5"],
        treasures=treasures,
        monuments=[
            {"colours": ["black", "green"], "square": "E5", "tile": "market"},
            {"colours": ["black", "red"], "square": "I5", "tile": "temple"},
        ],
        hands=["temple farm farm farm farm", "temple farm farm farm farm"],
        bag="market settlement farm",
        phase="confirm",
        actions=0,
    )
    after = apply(board, "end")
    assert gained(after) == [{"black": 2, "red": 1}, {}]
    assert (after["hands"][0]["green"], after["hands"][1]["black"], after["bag"]) == (1, 1, ["blue"])
    assert (after["active"], after["turn"], after["actions"], after["phase"]) == (1, 2, 2, "action")
    short = apply(board | {"bag": ["market"]}, "end")
    assert (short["ended"], gained(short)) == ("bag", [{"black": 2, "red": 1}, {}])
    assert apply(board | {"treasures": ["K1", "F3"]}, "end")["ended"] == "treasures"


def test_the_ziggurat_asks_the_active_king_only() -> None:
    ziggurat = {"square": "F6", "tile": "market"}
    fields: dict[str, Any] = {"temple": "H7 K1 F3 N5", "treasures": "K1 F3 N5", "phase": "confirm", "hands": [""] * 2}
    fields |= {"bag": "temple " * 12, "ziggurat": ziggurat, "options": {"monuments": "ziggurat"}}
    assert apply(at(leaders=["king H6", "priest H8"], **fields), "end")["phase"] == "ziggurat"
    assert apply(at(leaders=["priest H6", "king H8"], **fields), "end")["phase"] == "action"
    asked = at(leaders=["king H6"], **fields | {"phase": "ziggurat"})
    assert legal(asked, "point ") == {"black", "red", "blue", "green"}
    after = apply(asked, "point blue")
    assert (gained(after), after["active"]) == ([{"blue": 1}, {}], 1)


def test_treasures_go_to_the_lowest_colour_one_by_one() -> None:
    points = [
        {"black": 3, "red": 3, "blue": 5, "green": 6},
        {"black": 4, "red": 4, "blue": 9, "green": 9},
        {"black": 6, "red": 5, "blue": 4, "green": 4},
    ]
    rows = naive.naive_scores(at(seats=3, points=points, won=[2, 0, 0]))
    assert [row["total"] for row in rows] == [4, 4, 4]
    assert [row["rank"] for row in rows] == [2, 1, 2]
    assert rows[0] == points[0] | {"treasures": 2, "total": 4, "rank": 2}
