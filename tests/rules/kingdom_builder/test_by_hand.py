"""Cases worked out by hand, for both implementations, most of them in this corner of the first-game board.

KB-2.5; even-numbered rows are shifted::

     1  F D D M M D D C C C          5  F F W W G G G T T C
     2   F F D D D M M C C C         6   F C C W G T T C C C
     3  F F F F F F F M M M          7  D F L C W T T L C G
     4   W W F K G G T T M M         8   D D C W T T G G G G

A settlement on Q12 touches the farm R12 and one on S2 the paddock S3; neither touches grass.
"""

from typing import Any

import pytest

from tests.rules.kingdom_builder.desk import SECOND_BOARD, buildable, hexes_of, tile
from tests.rules.kingdom_builder.engines import Engine, at, on_both_engines

pytestmark = on_both_engines

FARM, PADDOCK, TAVERN = tile("farm", "R12"), tile("paddock", "S3"), tile("tavern", "C7")


def board(*sectors: str) -> list[dict[str, Any]]:
    return [{"sector": sector} for sector in sectors]


def lifted_by(kind: str, origin: str, source: str) -> dict[str, Any]:
    """The fields of a position in which seat 0 has lifted the settlement on ``source``."""
    return {
        "tiles": [[tile(kind, origin, "used")]],
        "lifted": {"hex": source, "kind": kind, "origin": origin},
    }


# --- the board ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "around"),
    [
        ("B2", "A2 C2 B1 C1 B3 C3"),
        ("B3", "A3 C3 A2 B2 A4 B4"),
        ("A1", "B1 A2"),
        ("T1", "S1 S2 T2"),
        ("A20", "A19 B19 B20"),
        ("T20", "S20 T19"),
        ("J10", "I10 K10 J9 K9 J11 K11"),
    ],
)
def test_kb_2_2_neighbours(engine: Engine, place: str, around: str) -> None:
    assert engine.neighbours(place) == set(around.split())


def test_kb_2_7_a_turned_sector_is_read_from_its_last_hex(engine: Engine) -> None:
    turned: dict[str, Any] = {
        "board": [{"sector": "tavern", "turned": True}, *board("paddock", "oasis", "farm")],
        "card": "flower",
    }
    after = engine.apply(at(**turned), "build J10")
    assert {"C4", "H4"} <= after["locations"].keys()
    assert engine.scores(at("F7", **turned))[0]["castles"] == 3


# --- where to build -------------------------------------------------------------------------------------------------


def test_kb_5_4_first_placement_is_free_on_the_terrain(engine: Engine) -> None:
    legal = engine.legal(at(card="grass"))
    assert len(legal) == 17 + 16 + 14 + 14
    assert {"build E4", "build J8", "build R10"} <= legal


def test_kb_5_3_placement_touches_where_it_can(engine: Engine) -> None:
    assert engine.legal(at("E4", "J8")) == {"build F4", "build E5", "build F5"}
    taken = {"build E4", "build F4", "build E5", "build F5"}
    assert engine.legal(at("E4", "F4 E5 F5", card="grass")) == engine.legal(at(card="grass")) - taken


def test_kb_4_4_tiles_wait_between_mandatory_placements(engine: Engine) -> None:
    builds = {"build F4", "build E5", "build F5"}
    farms = {"farm F4 via R12", "farm E5 via R12", "farm F5 via R12"}
    common: dict[str, Any] = {"tiles": [[FARM]]}
    assert engine.legal(at("E4 Q12", placed=0, **common)) == builds | farms
    assert engine.legal(at("E4 Q12", placed=1, **common)) == builds
    assert engine.legal(at("E4 Q12", placed=2, **common)) == builds
    assert engine.legal(at("E4 Q12", placed=3, **common)) == farms | {"end"}
    assert engine.legal(at("E4 Q12", placed=1, mandatory_over=True, **common)) == farms | {"end"}


@pytest.mark.parametrize("state", ["fresh", "used"])
def test_kb_6_3_only_ready_tiles_act(engine: Engine, state: str) -> None:
    assert engine.legal(at("E4 Q12", placed=3, tiles=[[FARM | {"state": state}]])) == {"end"}


def test_kb_8_1_without_supply_only_moves_are_left(engine: Engine) -> None:
    everything = " ".join(["Q12", "S2", *hexes_of("flower")[:38]])
    legal = engine.legal(at(everything, tiles=[[FARM, PADDOCK]]))
    assert {text.split()[0] for text in legal} == {"paddock", "end"}


# --- tiles ----------------------------------------------------------------------------------------------------------


def test_kb_7_4_tower_prefers_any_touching_edge_hex_whatever_its_terrain(engine: Engine) -> None:
    tower = {"board": board("tavern", "tower", "oasis", "farm"), "tiles": [[tile("tower", "P4")]], "placed": 3}
    assert engine.legal(at("B2 Q4", **tower)) == {"tower A2 via P4", "tower B1 via P4", "tower C1 via P4", "end"}


@pytest.mark.parametrize(
    ("own", "other", "targets"),
    [
        ("G8 H8 I8", "", "F8 J8"),
        ("E4 E3 D2", "", "F5"),
        ("E4 F5 F6", "", "E3 G7"),
        ("E4 F5 F6", "G7", "E3"),
        ("D5 E5 F5", "", "G5"),  # on water, too
        ("G8 I8 J8", "", ""),
        ("E5 F5 F6", "", ""),
        ("E5 F5", "G5", ""),
    ],
)
def test_kb_7_5_tavern_continues_lines_of_three(engine: Engine, own: str, other: str, targets: str) -> None:
    legal = engine.legal(at(f"B7 {own}", other, placed=3, tiles=[[TAVERN]]))
    assert legal == {f"tavern {target} via C7" for target in targets.split()} | {"end"}


def test_kb_7_8_paddock_jumps_two_straight_onto_buildable_hexes(engine: Engine) -> None:
    lifted = lifted_by("paddock", "S3", "F5")
    assert engine.legal(at(**lifted)) == {"put H5", "put G3", "put E3", "put G7"}
    assert engine.legal(at("H5", "G3 G5", **lifted)) == {"put E3", "put G7"}


def test_kb_7_9_barn_judges_the_other_settlements_only(engine: Engine) -> None:
    barn = {"board": board("tavern", "paddock", "oasis", "barn")}
    everywhere = {f"put {action.split()[1]}" for action in engine.legal(at(card="grass", **barn))}
    assert engine.legal(at(**barn, **lifted_by("barn", "Q13", "E4"))) == everywhere - {"put E4"}
    assert engine.legal(at("E4", **barn, **lifted_by("barn", "Q13", "A1"))) == {"put F4", "put E5", "put F5"}
    assert engine.legal(at("E4", **barn, **lifted_by("barn", "Q13", "F4"))) == {"put E5", "put F5"}


def test_kb_7_10_barn_cannot_lift_what_could_only_return(engine: Engine) -> None:
    barn = {"board": SECOND_BOARD, "tiles": [[tile("barn", "C17")]], "card": "canyon", "placed": 3}
    assert engine.legal(at("B16 B17", **barn)) == {"barn B17 via C17", "end"}


def test_kb_7_7_harbor_moves_onto_water_and_from_water_to_water(engine: Engine) -> None:
    harbor = {"board": board("tavern", "harbor", "oasis", "farm")}
    assert engine.legal(at("C6", **harbor, **lifted_by("harbor", "Q8", "C5"))) == {"put D5", "put D6"}


def test_kb_6_1_first_two_seats_take_a_tile_and_the_third_finds_none(engine: Engine) -> None:
    canyon: dict[str, Any] = {"seats": 3, "card": "canyon"}
    second = engine.apply(at("C8", active=1, taken=[["C7"]], **canyon), "build D7")
    assert second["tiles"][1] == {("C7", "tavern", "fresh")}
    assert second["locations"]["C7"] == 0
    assert second["taken"] == [{"C7"}, {"C7"}, set()]
    third = engine.apply(at("C8", active=2, taken=[["C7"], ["C7"]], **canyon), "build D7")
    assert third["tiles"] == [set(), set(), set()]
    assert (third["supply"], third["placed"]) == ([39, 40, 39], 1)


def test_kb_6_5_leaving_a_location_loses_its_tile_for_good(engine: Engine) -> None:
    fresh = TAVERN | {"state": "fresh"}
    up = engine.apply(at("D7 S2", tiles=[[fresh, PADDOCK]], placed=3), "paddock D7 via S3")
    assert up["lifted"] == {"hex": "D7", "kind": "paddock", "origin": "S3"}
    assert up["tiles"][0] == {("C7", "tavern", "fresh"), ("S3", "paddock", "used")}
    used = PADDOCK | {"state": "used"}
    in_hand = at("S2", tiles=[[fresh, used]], placed=3, lifted=up["lifted"])
    far = engine.apply(in_hand, "put F7")
    assert far["settlements"][0] == {"S2", "F7"}
    assert far["tiles"][0] == {("S3", "paddock", "used")}
    assert far["taken"][0] == {"C7", "S3"}
    assert (far["locations"]["C7"], far["lifted"]) == (1, None)
    near = engine.apply(in_hand, "put B7")
    assert near["tiles"][0] == {("C7", "tavern", "fresh"), ("S3", "paddock", "used")}


def test_kb_6_10_a_paddock_can_lose_itself(engine: Engine) -> None:
    assert engine.apply(at(placed=3, **lifted_by("paddock", "S3", "S2")), "put Q2")["tiles"][0] == set()


# --- cards and rounds -----------------------------------------------------------------------------------------------


def test_kb_8_3_a_card_without_a_free_hex_is_exchanged(engine: Engine) -> None:
    grass = [name for name in hexes_of("grass") if name != "E4"]
    own = ("", " ".join(grass[:30]), " ".join(grass[30:]))
    fields: dict[str, Any] = {"seats": 3, "deck": ["grass", "canyon", "desert"]}
    after = engine.apply(at(*own, **fields), "build E4")
    assert (after["card"], after["removed"], after["deck"]) == ("canyon", ["grass", "grass"], ["desert"])
    last = engine.apply(at("S2", *own[1:], **fields, placed=2), "build E4")
    assert (last["card"], last["removed"], last["mandatory_complete"]) == ("grass", [], True)


def test_kb_4_2_the_next_turn_readies_the_next_seats_tiles(engine: Engine) -> None:
    tiles = [[FARM | {"state": "used"}], [PADDOCK | {"state": "fresh"}]]
    ending = at("Q12", "S2", placed=3, tiles=tiles, hands=["", "desert"], deck=["forest", "flower"])
    after = engine.apply(ending, "end")
    assert after["tiles"] == [{("R12", "farm", "used")}, {("S3", "paddock", "ready")}]
    assert (after["active"], after["round"], after["card"], after["hands"]) == (1, 1, "desert", ["forest", ""])
    assert after["deck"] == ["flower"]


def test_kb_9_2_the_round_of_the_trigger_is_completed(engine: Engine) -> None:
    began: dict[str, Any] = {"seats": 3, "first": 1}
    last_piece = at("", "", " ".join(hexes_of("flower")[:39]), active=2, **began)
    triggered = engine.apply(last_piece, min(engine.legal(last_piece)))
    assert (triggered["final_round"], triggered["mandatory_complete"], triggered["over"]) == (True, True, False)
    last_round = [buildable()[40], "", " ".join(buildable()[:40])]
    assert not engine.apply(at(*last_round, active=2, placed=3, **began), "end")["over"]
    assert engine.apply(at(*last_round, active=0, placed=3, **began), "end")["over"]
