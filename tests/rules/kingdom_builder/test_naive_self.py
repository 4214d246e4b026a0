"""The naive Kingdom Builder against cases worked out by hand on the first-game board.

The corner that most cases use (KB-2.5; even-numbered rows are shifted)::

     1  F D D M M D D C C C          5  F F W W G G G T T C
     2   F F D D D M M C C C         6   F C C W G T T C C C
     3  F F F F F F F M M M          7  D F L C W T T L C G
     4   W W F K G G T T M M         8   D D C W T T G G G G
"""

from typing import Any

import pytest

from tests.rules.kingdom_builder import naive

FARM_TILE = {"kind": "farm", "origin": "R12", "state": "ready"}
PADDOCK_TILE = {"kind": "paddock", "origin": "S3", "state": "ready"}
BARN_TILE = {"kind": "barn", "origin": "S3", "state": "ready"}


def legal(**fields: Any) -> set[str]:
    return naive.naive_legal({"game": "kingdom_builder", "version": 1, **fields})


def scores(builder: str, *settlements: list[str]) -> list[int]:
    seats = max(2, len(settlements))
    everyone = [*settlements, *([] for _ in range(seats - len(settlements)))]
    document = {"seats": seats, "builders": [builder], "settlements": everyone}
    return [row[builder] for row in naive.naive_scores(document)]


def row_of(row: int, count: int, start: str = "A") -> list[str]:
    return [f"{chr(ord(start) + step)}{row}" for step in range(count)]


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
def test_neighbours(place: str, around: str) -> None:
    found = {naive.name_of(neighbour) for neighbour in naive.neighbours(naive.hex_of(place))}
    assert found == set(around.split())


def test_a_turned_sector_is_read_from_its_last_hex() -> None:
    turned = [{"sector": "tavern", "turned": True}]
    upright = [{"sector": sector, "turned": False} for sector in ("paddock", "oasis", "farm")]
    terrain = naive.terrain_of({"board": turned + upright})
    assert [terrain[naive.hex_of(place)] for place in ("H4", "C4", "G7", "A1", "J10")] == ["L", "L", "K", "G", "F"]


def test_first_placement_is_free_on_the_terrain() -> None:
    assert len(legal(card="grass")) == 17 + 16 + 14 + 14
    assert {"build E4", "build J8", "build R10"} <= legal(card="grass")


def test_placement_touches_where_it_can() -> None:
    assert legal(settlements=[["E4"], ["J8"]]) == {"build F4", "build E5", "build F5"}
    assert legal(settlements=[["E4"], ["F4", "E5", "F5"]], card="grass") == legal(card="grass") - {
        "build E4",
        "build F4",
        "build E5",
        "build F5",
    }


def test_tiles_wait_between_mandatory_placements() -> None:
    builds = {"build F4", "build E5", "build F5"}
    farms = {"farm F4 via R12", "farm E5 via R12", "farm F5 via R12"}
    common: dict[str, Any] = {"settlements": [["E4"], []], "tiles": [[FARM_TILE], []]}
    assert legal(placed=0, **common) == builds | farms
    assert legal(placed=1, **common) == builds
    assert legal(placed=2, **common) == builds
    assert legal(placed=3, **common) == farms | {"end"}
    assert legal(placed=1, mandatory_over=True, **common) == farms | {"end"}


@pytest.mark.parametrize("state", ["fresh", "used"])
def test_only_ready_tiles_act(state: str) -> None:
    assert legal(placed=3, settlements=[["E4"], []], tiles=[[FARM_TILE | {"state": state}], []]) == {"end"}


def test_without_supply_only_moves_are_left() -> None:
    tiles = [[FARM_TILE, PADDOCK_TILE], []]
    assert legal(placed=0, supply=[0, 40], settlements=[["F5"], []], tiles=tiles) == {"paddock F5 via S3", "end"}


def test_tower_prefers_any_touching_edge_hex_whatever_its_terrain() -> None:
    tower = [[{"kind": "tower", "origin": "S3", "state": "ready"}], []]
    assert legal(placed=3, settlements=[["B2"], []], tiles=tower) == {"tower B1 via S3", "tower C1 via S3", "end"} | {
        "tower A2 via S3"
    }


def test_tavern_continues_lines_of_three() -> None:
    tavern = [[{"kind": "tavern", "origin": "C7", "state": "ready"}], []]
    along_row = legal(placed=3, settlements=[["G8", "H8", "I8"], []], tiles=tavern)
    assert along_row == {"tavern F8 via C7", "tavern J8 via C7", "end"}
    slope = legal(placed=3, settlements=[["E4", "E3", "D2"], []], tiles=tavern)
    assert slope == {"tavern F5 via C7", "end"}
    assert legal(placed=3, settlements=[["G8", "I8", "J8"], []], tiles=tavern) == {"end"}


def test_paddock_jumps_two_straight_onto_buildable_hexes() -> None:
    lifted = {"hex": "F5", "kind": "paddock", "origin": "S3"}
    assert legal(lifted=lifted) == {"put H5", "put G3", "put E3", "put G7"}
    assert legal(lifted=lifted, settlements=[["H5"], ["G3", "G5"]]) == {"put E3", "put G7"}


def test_barn_judges_the_other_settlements_only() -> None:
    everywhere = {f"put {action.split()[1]}" for action in legal(card="grass")}
    lifted = {"hex": "E4", "kind": "barn", "origin": "S3"}
    assert legal(lifted=lifted) == everywhere - {"put E4"}
    assert legal(lifted=lifted | {"hex": "A1"}, settlements=[["E4"], []]) == {"put F4", "put E5", "put F5"}
    assert legal(lifted=lifted | {"hex": "F4"}, settlements=[["E4"], []]) == {"put E5", "put F5"}


def test_barn_cannot_lift_what_could_only_return() -> None:
    tiles = [[BARN_TILE], []]
    assert legal(placed=3, settlements=[["E3", "E4"], []], tiles=tiles) == {"barn E3 via S3", "end"}


def test_harbor_moves_onto_water_and_from_water_to_water() -> None:
    lifted = {"hex": "C5", "kind": "harbor", "origin": "S3"}
    assert legal(lifted=lifted, settlements=[["C6"], []]) == {"put D5", "put D6"}


def test_first_two_seats_take_a_tile_and_the_third_finds_none() -> None:
    document: dict[str, Any] = {
        "seats": 3,
        "card": "canyon",
        "settlements": [["C8"], [], []],
        "taken": [["C7"], [], []],
    }
    second = naive.naive_apply(document | {"active": 1}, "build D7")
    assert second["tiles"][1] == {("C7", "tavern", "fresh")}
    assert second["locations"]["C7"] == 0
    assert second["taken"] == [{"C7"}, {"C7"}, set()]
    document |= {"active": 2, "taken": [["C7"], ["C7"], []]}
    third = naive.naive_apply(document, "build D7")
    assert third["tiles"] == [set(), set(), set()]
    assert (third["supply"], third["placed"]) == ([39, 40, 39], 1)


def test_leaving_a_location_loses_its_tile_for_good() -> None:
    tavern_tile = {"kind": "tavern", "origin": "C7", "state": "fresh"}
    document: dict[str, Any] = {
        "settlements": [["D7", "S2"], []],
        "tiles": [[tavern_tile, PADDOCK_TILE], []],
        "placed": 3,
    }
    up = naive.naive_apply(document, "paddock D7 via S3")
    assert up["lifted"] == {"hex": "D7", "kind": "paddock", "origin": "S3"}
    assert up["tiles"][0] == {("C7", "tavern", "fresh"), ("S3", "paddock", "used")}
    in_hand = document | {
        "settlements": [["S2"], []],
        "tiles": [[tavern_tile, PADDOCK_TILE | {"state": "used"}], []],
        "lifted": up["lifted"],
    }
    far = naive.naive_apply(in_hand, "put F7")
    assert far["settlements"][0] == {"S2", "F7"}
    assert far["tiles"][0] == {("S3", "paddock", "used")}
    assert far["taken"][0] == {"C7", "S3"}
    assert (far["locations"]["C7"], far["lifted"]) == (1, None)
    near = naive.naive_apply(in_hand, "put B7")
    assert near["tiles"][0] == {("C7", "tavern", "fresh"), ("S3", "paddock", "used")}


def test_a_paddock_can_lose_itself() -> None:
    lifted = {"hex": "S2", "kind": "paddock", "origin": "S3"}
    alone = {"lifted": lifted, "tiles": [[PADDOCK_TILE | {"state": "used"}], []], "placed": 3}
    assert naive.naive_apply(alone, "put Q2")["tiles"][0] == set()


def test_a_card_without_a_free_hex_is_exchanged() -> None:
    grass = sorted(naive.name_of(place) for place in naive.hexes_with(naive.complete({}), "G"))
    grass.remove("E4")
    document = {"seats": 3, "settlements": [[], grass[:30], grass[30:]], "deck": ["grass", "canyon", "desert"]}
    after = naive.naive_apply(document, "build E4")
    assert (after["card"], after["removed"], after["deck"]) == ("canyon", ["grass", "grass"], ["desert"])
    last = naive.naive_apply(document | {"placed": 2}, "build E4")
    assert (last["card"], last["removed"], last["mandatory_complete"]) == ("grass", [], True)


def test_the_next_turn_readies_the_next_seats_tiles() -> None:
    used = [[FARM_TILE | {"state": "used"}], [BARN_TILE | {"state": "fresh"}]]
    document = {"placed": 3, "tiles": used, "hands": ["", "desert"], "deck": ["forest", "flower"]}
    after = naive.naive_apply(document, "end")
    assert after["tiles"] == [{("R12", "farm", "used")}, {("S3", "barn", "ready")}]
    assert (after["active"], after["round"], after["card"], after["hands"]) == (1, 1, "desert", ["forest", ""])
    assert after["deck"] == ["flower"]


def test_the_round_of_the_trigger_is_completed() -> None:
    last_piece = {"seats": 3, "first": 1, "active": 2, "supply": [3, 3, 1], "hands": ["grass", "grass", ""]}
    triggered = naive.naive_apply(last_piece, "build E4")
    assert (triggered["final_round"], triggered["mandatory_complete"], triggered["over"]) == (True, True, False)
    running = last_piece | {"final_round": True, "placed": 3}
    assert not naive.naive_apply(running, "end")["over"]
    assert naive.naive_apply(running | {"active": 0}, "end")["over"]


def test_castles_score_once_each() -> None:
    rows = naive.naive_scores({"builders": [], "settlements": [["C4", "D3", "P7"], ["E4"]]})
    assert rows == [{"castles": 6}, {"castles": 3}]


def test_fishermen_on_water_score_nothing_and_leave_it_water() -> None:
    assert scores("fishermen", ["C4"], ["B4"]) == [1, 0]
    assert scores("fishermen", ["D3", "E1"], ["C2"]) == [0, 0]


def test_miners() -> None:
    assert scores("miners", ["C1", "D2", "A1"], ["E7"]) == [2, 0]


def test_merchants_need_two_ends_of_one_area() -> None:
    assert scores("merchants", ["D7", "E7", "F7", "G7", "C4"], ["D7", "F7", "G7"]) == [8, 0]


def test_workers() -> None:
    assert scores("workers", ["D7", "E7", "F7", "G7", "C4"], ["A1"]) == [3, 0]


def test_discoverers_and_knights_read_whole_rows() -> None:
    settlements = ["A5", "J5", "K5", "A6", "T6", "C20"]
    assert scores("discoverers", settlements) == [3, 0]
    assert scores("knights", settlements) == [6, 0]


def test_hermits_and_citizens_count_areas() -> None:
    settlements = ["B2", "B3", "C3", "C1", "D1", "A1", "T20"]
    assert scores("hermits", settlements) == [3, 0]
    assert scores("citizens", settlements) == [2, 0]


@pytest.mark.parametrize(
    ("counts", "gold"),
    [((8, 8, 6, 2), (12, 12, 6, 0)), ((5, 0, 0), (12, 6, 6)), ((0, 0), (12, 12)), ((3, 2, 2, 1, 1), (12, 6, 6, 0, 0))],
)
def test_lords_share_places(counts: tuple[int, ...], gold: tuple[int, ...]) -> None:
    corner = [row_of(row, count) for row, count in enumerate(counts, 1)]
    untouched_quadrants = 3 * 12
    assert scores("lords", *corner) == [points + untouched_quadrants for points in gold]


def test_farmers_take_the_weakest_quadrant() -> None:
    spread = row_of(1, 10) + row_of(1, 6, "K") + row_of(11, 6) + row_of(20, 4, "K")
    assert scores("farmers", spread, row_of(1, 10)) == [12, 0]
