"""KB-10: scoring, on positions counted by hand. Hexes are those of the first game's board."""

import pytest

from rules.core.bits import mask_of
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder.hexes import NAMES, QUADRANTS
from rules.kingdom_builder.scoring import BUILDER_CARDS, breakdown, lords
from tests.rules.kingdom_builder.desk import at


def gold(category: str, *own: str) -> tuple[int, ...]:
    """What ``category`` pays to each of at least two seats."""
    cards = [category] if category != "castles" else []
    cards += [card for card in BUILDER_CARDS if card not in cards][: 3 - len(cards)]
    state = at(*own, seats=max(2, len(own)), builders=cards)
    return dict(breakdown(state))[category]


def filled(counts: tuple[int, int, int, int]) -> int:
    """Settlements with these counts in the four quadrants, on any hexes."""
    cells: list[int] = []
    for quadrant, count in zip(QUADRANTS, counts, strict=True):
        cells += [cell for cell in range(len(NAMES)) if quadrant >> cell & 1][:count]
    return mask_of(cells)


def test_kb_10_1_castles_and_three_cards():
    state = at("E4", "T1")
    assert [category for category, _ in breakdown(state)] == ["castles", "fishermen", "merchants", "knights"]


@pytest.mark.parametrize(
    ("own", "expected"), [("", 0), ("E4", 3), ("E4 E3 D3", 3), ("E4 K12", 6), ("A1", 0), ("D5", 3)]
)
def test_kb_10_2_castles_pay_once_each(own, expected):
    assert gold("castles", own) == (expected, 0)


def test_kb_10_2_several_players_score_one_castle():
    assert gold("castles", "E4", "E3", "D3") == (3, 3, 3)


@pytest.mark.parametrize(
    ("own", "expected", "why"),
    [
        ("A5", 1, "next to A4"),
        ("A1", 0, "no water near"),
        ("A4", 0, "stands on water, next to B4"),
        ("A5 A4", 1, "an occupied water hex is still water"),
        ("A5 B5 A3", 3, "each next to water"),
        ("D10 D9", 0, "both on water"),
    ],
)
def test_kb_10_3_fishermen(own, expected, why):
    assert gold("fishermen", own)[0] == expected, why


@pytest.mark.parametrize(("own", "expected"), [("C1 B1", 1), ("C1 F1", 2), ("O4", 1), ("A5", 0)])
def test_kb_10_4_miners_also_on_water(own, expected):
    assert gold("miners", own)[0] == expected


@pytest.mark.parametrize(
    ("own", "expected", "why"),
    [
        ("D5", 0, "a castle alone"),
        ("D5 C6", 8, "castle D4 and location C7 in one area"),
        ("D3 B7", 0, "two areas with one each"),
        ("D5 C6 G7", 8, "G7 touches H7 but is an area of its own"),
        ("D5 C6 E4 F5 F6 G7", 12, "two areas of two; D4 pays once"),
    ],
)
def test_kb_10_5_merchants(own, expected, why):
    assert gold("merchants", own)[0] == expected, why


def test_kb_10_5_locations_without_tiles_count():
    state = at("D5 C6", builders=["merchants", "knights", "workers"], locations={"C7": 0})
    assert dict(breakdown(state))["merchants"] == (8, 0)


@pytest.mark.parametrize(("own", "expected"), [("E4 E3", 2), ("E4 E3 A1", 2), ("B7 C6", 2), ("", 0)])
def test_kb_10_6_workers(own, expected):
    assert gold("workers", own)[0] == expected


@pytest.mark.parametrize(("own", "expected"), [("A1 T1", 1), ("A1 T1 A3", 2), ("A1 A2 A10 A11 K20", 5), ("", 0)])
def test_kb_10_7_discoverers(own, expected):
    assert gold("discoverers", own)[0] == expected


@pytest.mark.parametrize(
    ("own", "expected"), [("A1 B1 T1", 6), ("A1 B1 A3 B3", 4), ("A1 B1 T1 A3 B3", 6), ("A1", 2), ("", 0)]
)
def test_kb_10_8_knights_one_row_only(own, expected):
    assert gold("knights", own)[0] == expected


@pytest.mark.parametrize(("own", "expected"), [("E4 E5 A1 J7", 3), ("A1", 1), ("A1 B1 A2", 1), ("J9 K9", 1), ("", 0)])
def test_kb_10_9_hermits(own, expected):
    assert gold("hermits", own)[0] == expected


def test_kb_10_10_lords_ties_leave_the_second_place():
    elsewhere = 36
    counts = [filled((count, 0, 0, 0)) for count in (8, 8, 6, 2)]
    assert lords(tuple(counts)) == (12 + elsewhere, 12 + elsewhere, 6 + elsewhere, elsewhere)


def test_kb_10_10_lords_zero_is_a_count():
    assert lords((filled((5, 0, 0, 0)), 0, 0)) == (48, 42, 42)
    assert lords((0, 0)) == (48, 48)


def test_kb_10_10_lords_per_quadrant():
    assert lords((filled((3, 1, 0, 2)), filled((1, 2, 0, 2)))) == (12 + 6 + 12 + 12, 6 + 12 + 12 + 12)


@pytest.mark.parametrize(
    ("own", "expected"), [("E4 E5 F5 G5 F4", 2), ("E4 E5 F5 G5 A1 B1", 2), ("E4", 0), ("A1 B1 A5 B5", 1), ("", 0)]
)
def test_kb_10_11_citizens_half_the_largest_area(own, expected):
    assert gold("citizens", own)[0] == expected


def test_kb_10_12_farmers_one_weakest_quadrant():
    own = "A1 B1 C1 A2 B2  K1 L1 M1  A11 B11 C11  S11 R11 Q11 P11"
    assert gold("farmers", own)[0] == 9
    assert gold("farmers", "A1 B1 K1 L1 A11 B11")[0] == 0, "an empty quadrant"


def test_kb_10_13_ties_share_the_victory():
    state = at("E4", "E3", "A1", seats=3, over=True, final_round=True, builders=["miners", "hermits", "workers"])
    result = GAME.result(state)
    assert result is not None
    assert result.totals == (5, 5, 1)
    assert result.ranks == (1, 1, 3)
    assert result.winners == (0, 1)
    assert result.tie_break == ""
    assert dict(result.breakdown)["castles"] == (3, 3, 0)


def test_kb_9_4_no_result_before_the_end():
    assert GAME.result(at("E4")) is None
