"""KB-10: scoring, on positions counted by hand, for both implementations. Hexes are those of the first game's board."""

import pytest

from rules.kingdom_builder.hexes import NAMES, QUADRANTS
from rules.kingdom_builder.scoring import BUILDER_CARDS
from tests.rules.kingdom_builder import desk
from tests.rules.kingdom_builder.engines import Engine, at, on_both_engines

pytestmark = on_both_engines


def gold(engine: Engine, category: str, *own: str) -> tuple[int, ...]:
    """What ``category`` pays to each of at least two seats."""
    cards = [category] if category != "castles" else []
    cards += [card for card in BUILDER_CARDS if card not in cards][: 3 - len(cards)]
    rows = engine.scores(at(*own, seats=max(2, len(own)), builders=cards))
    return tuple(row[category] for row in rows)


def filled(*counts: tuple[int, ...]) -> list[str]:
    """Settlements of seats with these counts in the four quadrants, on any hexes."""
    free = [[name for name in desk.buildable() if quadrant >> NAMES.index(name) & 1] for quadrant in QUADRANTS]
    return [" ".join(free[part].pop() for part, count in enumerate(own) for _ in range(count)) for own in counts]


def test_kb_10_1_castles_and_three_cards(engine):
    assert [list(row) for row in engine.scores(at("E4", "T1"))] == [
        ["castles", "fishermen", "merchants", "knights"]
    ] * 2


@pytest.mark.parametrize(
    ("own", "expected"), [("", 0), ("E4", 3), ("E4 E3 D3", 3), ("E4 K12", 6), ("A1", 0), ("D5", 3)]
)
def test_kb_10_2_castles_pay_once_each(engine, own, expected):
    assert gold(engine, "castles", own) == (expected, 0)


def test_kb_10_2_several_players_score_one_castle(engine):
    assert gold(engine, "castles", "E4", "E3", "D3") == (3, 3, 3)


@pytest.mark.parametrize(
    ("own", "expected", "why"),
    [
        ("A5", 1, "next to A4"),
        ("A1", 0, "no water near"),
        ("A4", 0, "stands on water, next to B4"),
        ("A5 A4", 1, "an occupied water hex is still water"),
        ("A5 B5 A3", 3, "each next to water"),
        ("D10 D9", 0, "both on water"),
        ("D3 C2", 0, "a castle is near, no water"),
    ],
)
def test_kb_10_3_fishermen(engine, own, expected, why):
    assert gold(engine, "fishermen", own)[0] == expected, why


@pytest.mark.parametrize(("own", "expected"), [("C1 B1", 1), ("C1 F1", 2), ("C1 D2 A1", 2), ("O4", 1), ("A5", 0)])
def test_kb_10_4_miners_also_on_water(engine, own, expected):
    assert gold(engine, "miners", own)[0] == expected


@pytest.mark.parametrize(
    ("own", "expected", "why"),
    [
        ("D5", 0, "a castle alone"),
        ("D5 C6", 8, "castle D4 and location C7 in one area"),
        ("D3 B7", 0, "two areas with one each"),
        ("D5 C6 G7", 8, "G7 touches H7 but is an area of its own"),
        ("D5 C6 E4 F5 F6 G7", 12, "two areas of two; D4 pays once"),
        ("D7 E7 F7 G7 C4", 8, "two locations; the castle is not joined"),
        ("D7 F7 G7", 0, "a gap"),
    ],
)
def test_kb_10_5_merchants(engine, own, expected, why):
    assert gold(engine, "merchants", own)[0] == expected, why


def test_kb_10_5_locations_without_tiles_count(engine):
    document = at("D5 C6", builders=["merchants", "knights", "workers"], locations={"C7": 0})
    assert engine.scores(document)[0]["merchants"] == 8


@pytest.mark.parametrize(("own", "expected"), [("E4 E3", 2), ("E4 E3 A1", 2), ("D7 E7 F7 G7 C4", 3), ("", 0)])
def test_kb_10_6_workers(engine, own, expected):
    assert gold(engine, "workers", own)[0] == expected


@pytest.mark.parametrize(
    ("own", "expected"), [("A1 T1", 1), ("A1 T1 A3", 2), ("A1 A2 A10 A11 K20", 5), ("A5 J5 K5 A6 T6 C20", 3), ("", 0)]
)
def test_kb_10_7_discoverers(engine, own, expected):
    assert gold(engine, "discoverers", own)[0] == expected


@pytest.mark.parametrize(
    ("own", "expected"),
    [("A1 B1 T1", 6), ("A1 B1 A3 B3", 4), ("A1 B1 T1 A3 B3", 6), ("A5 J5 K5 A6", 6), ("A1", 2), ("", 0)],
)
def test_kb_10_8_knights_one_row_only(engine, own, expected):
    assert gold(engine, "knights", own)[0] == expected


@pytest.mark.parametrize(
    ("own", "expected"),
    [("E4 E5 A1 J7", 3), ("B2 B3 C3 C1 C2 A1 T20", 3), ("A1", 1), ("A1 B1 A2", 1), ("J9 K9", 1), ("", 0)],
)
def test_kb_10_9_hermits(engine, own, expected):
    assert gold(engine, "hermits", own)[0] == expected


@pytest.mark.parametrize(
    ("counts", "expected"),
    [((8, 8, 6, 2), (12, 12, 6, 0)), ((5, 0, 0), (12, 6, 6)), ((3, 2, 2, 1, 1), (12, 6, 6, 0, 0))],
)
def test_kb_10_10_lords_ties_leave_the_second_place_and_zero_is_a_count(engine, counts, expected):
    untouched_quadrants = 3 * 12
    own = filled(*((count, 0, 0, 0) for count in counts))
    assert gold(engine, "lords", *own) == tuple(points + untouched_quadrants for points in expected)


def test_kb_10_10_lords_per_quadrant(engine):
    assert gold(engine, "lords", *filled((3, 1, 0, 2), (1, 2, 0, 2))) == (12 + 6 + 12 + 12, 6 + 12 + 12 + 12)
    assert gold(engine, "lords", "", "") == (48, 48)


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ("E4 E5 F5 G5 F4", 2),
        ("E4 E5 F5 G5 A1 B1", 2),
        ("B2 B3 C3 C1 C2 A1 T20", 2),
        ("E4", 0),
        ("A1 B1 A5 B5", 1),
        ("", 0),
    ],
)
def test_kb_10_11_citizens_half_the_largest_area(engine, own, expected):
    assert gold(engine, "citizens", own)[0] == expected


def test_kb_10_12_farmers_one_weakest_quadrant(engine):
    own = "A1 B1 C1 A2 B2  K1 L1 M1  A11 B11 C11  S11 R11 Q11 P11"
    assert gold(engine, "farmers", own, "") == (9, 0)
    assert gold(engine, "farmers", "A1 B1 K1 L1 A11 B11")[0] == 0, "an empty quadrant"
