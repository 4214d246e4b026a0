"""On every map, with every number of players, everything has room: nothing covers a piece or a number."""

from collections import Counter
from functools import lru_cache
from math import dist
from typing import Any

import pytest

from render.core import shown, sprites
from render.core.canvas import Canvas
from render.core.palette import GOLD
from render.iwari import layout, pieces, seats
from render.iwari.field import field
from render.iwari.layout import CHIP_WIDTH, WIDE_CHIP, Box
from render.kit.renderer import SIZE
from render.kit.seatcard import strip
from rules.conformance.conformance import play_random
from rules.iwari import IWARI as GAME
from rules.iwari import IwariState
from rules.iwari.atlas import ATLAS
from rules.iwari.maps import BADGE_RADIUS, TERRITORY_OF
from rules.iwari.state import TOTEMS
from tests.effort import paired, sample
from tests.render.covering import covered, is_number
from tests.render.iwari.samples import RENDERER, audience, board, full_map, position, seen

NUMBER, PIECE = 0.97, 0.9
READABLE = 7 * SIZE / 400 * 0.72
"""How high the ink of a digit is in pixels where 400 pixels of width leave its letters 7."""
TABLES = paired(ATLAS, (5, 2, 4, 3))


@lru_cache(maxsize=64)
def crowded(name: str, seats: int) -> tuple[IwariState, IwariState]:
    """The last two positions of a game with everything."""
    steps = play_random(GAME, seats, {"map": name, "feats": "on", "expeditions": "on"}, f"room {name} {seats}").played
    return steps[-2].state, steps[-1].state


def check(pictures: list[Any]) -> None:
    assert pictures
    for picture in pictures:
        assert covered(picture, PIECE, NUMBER) == []


@pytest.mark.parametrize(("name", "seats"), sample(TABLES, 3))
def test_nothing_is_covered_on_a_crowded_board(name: str, seats: int) -> None:
    before, now = crowded(name, seats)
    legal = GAME.legal_actions(now, GAME.to_act(now)[0])
    with shown.watched() as pictures:
        RENDERER.draw_board(seen(now), audience(seats), legal, seen(before))
    check(pictures)


@pytest.mark.parametrize(("table", "view"), sample(paired(TABLES, ("now", "interim")), 3))
def test_nothing_is_covered_where_all_points_are_shown(table: tuple[str, int], view: str) -> None:
    _, now = crowded(*table)
    with shown.watched() as pictures:
        RENDERER.look(seen(now), view, audience(table[1]))
    check(pictures)


@pytest.mark.parametrize(("name", "view"), paired(ATLAS, ("board", "now")))
def test_nothing_is_covered_on_a_full_map(name: str, view: str) -> None:
    """Every space taken, every stack of five tribes, every territory with a feat, every line held by somebody."""
    state = full_map(name)
    document = GAME.document(state)
    used: Counter[int] = Counter()
    for territory in document["stacks"]:
        left = [tribe for tribe in range(5) if used[tribe] < TOTEMS]
        tribes = sorted(left, key=used.__getitem__)[: max(state.tents_in(TERRITORY_OF[territory]))]
        document["stacks"][territory] = tribes
        used.update(tribes)
    tokens = (("unity", 0), ("unity", 1), ("discovery", 2), ("discovery", 3))
    places = [entry.id for entry in state.ground.drawn.territories]
    document["feats"] = [
        {"kind": kind, "tribe": tribe, "where": where} for (kind, tribe), where in zip(tokens, places, strict=False)
    ]
    with shown.watched() as pictures:
        if view == "board":
            board(GAME.position(document))
        else:
            RENDERER.look(seen(GAME.position(document)), view, audience(5))
    check(pictures)


@pytest.mark.parametrize("kinds", [("unity",), ("unity", "discovery"), ("unity", "unity", "discovery", "discovery")])
def test_all_feats_of_a_territory_can_be_seen(kinds: tuple[str, ...]) -> None:
    feats = [{"kind": kind, "tribe": tribe, "where": "G1"} for tribe, kind in enumerate(kinds)]
    with shown.watched() as pictures:
        picture = board(position(feats=feats))
    tokens = [one for one in shown.shown_on(picture) if one.name.startswith("('iw feat'") and one.top < 1200]
    assert len(tokens) == len(kinds)
    check(pictures)


# --- where rankings stand, measured from the map alone ----------------------------------------------------------------


@pytest.mark.parametrize("name", ATLAS)
def test_rankings_keep_clear_of_spaces_and_numbers(name: str) -> None:
    """For every number of tribes that a territory has room for, with and without numbers of two figures."""
    file = ATLAS[name].drawn
    for chip in (CHIP_WIDTH, WIDE_CHIP):
        for entry in file.territories:
            for count in range(1, min(len(entry.tent_spaces), 5) + 1):
                box = layout.plaque_box(layout.rankings_on(ATLAS[name], chip)[entry.id][count - 1], count, chip)
                assert min(away(box, space) for space in file.points.values()) > 17
                assert min(away(box, line.badge) for line in file.lines) > BADGE_RADIUS
                assert away(box, entry.code_at) > 12


@pytest.mark.parametrize("name", ATLAS)
def test_rankings_keep_clear_of_each_other(name: str) -> None:
    for chip in (CHIP_WIDTH, WIDE_CHIP):
        boxes = {
            territory: [layout.plaque_box(one, count, chip) for count, one in enumerate(found, 1)]
            for territory, found in layout.rankings_on(ATLAS[name], chip).items()
        }
        for one, own in boxes.items():
            others = [box for other, theirs in boxes.items() if other != one for box in theirs]
            assert not [box for box in own if any(box.meets(other) for other in others)]


@pytest.mark.parametrize("name", ATLAS)
def test_stacks_rise_clear_of_everything(name: str) -> None:
    file = ATLAS[name].drawn
    place = field(file)
    for entry in file.territories:
        room = layout.places_on(ATLAS[name])[entry.id].stack
        assert (room is None) == (entry.totem_space is None)
        if room is None or entry.totem_space is None:
            continue
        (x, y), (across, down) = entry.totem_space, room.lean
        tip = x + across * pieces.FARTHEST / 1.62, y + down * pieces.FARTHEST / 1.62
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            spot = x + (tip[0] - x) * share, y + (tip[1] - y) * share
            assert min(dist(spot, space) for space in file.points.values()) > 22 + 20
            assert min(dist(spot, line.badge) for line in file.lines) > 22 + BADGE_RADIUS
        assert place.left + 22 < tip[0] < place.left + place.width - 22
        assert place.top + 22 < tip[1] < place.top + place.height - 22


def away(box: Box, point: tuple[float, float]) -> float:
    """How far a point is from a box; 0 within."""
    across = max(abs(point[0] - box.x) - box.width / 2, 0)
    down = max(abs(point[1] - box.y) - box.height / 2, 0)
    return (across**2 + down**2) ** 0.5


# --- what a telephone shows -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sample(ATLAS, 3))
def test_every_number_on_a_map_is_readable_at_400_pixels(name: str) -> None:
    _, now = crowded(name, 5)
    land = field(now.ground.drawn, 78).reach * SIZE / 1600
    for picture in (board(now), drawn_points(now)):
        numbers = [one for one in shown.shown_on(picture) if is_number(one) and 60 < one.top < land]
        assert len(numbers) > 20
        assert min(one.bottom - one.top for one in numbers) >= READABLE


def drawn_points(state: IwariState) -> Any:
    with shown.watched() as pictures:
        RENDERER.look(seen(state), "now", audience(5))
    return max(pictures, key=lambda picture: picture.width * picture.height)


def test_the_emblem_of_a_totem_below_another_is_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mark of a covered totem is 5 pixels high in a picture of 400."""
    whole = drawn_stack((1, 0, 2))
    plain = sprites.emblem
    monkeypatch.setattr(
        sprites, "emblem", lambda canvas, seat, *rest: None if seat == 1 else plain(canvas, seat, *rest)
    )
    without = drawn_stack((1, 0, 2), 1.0001)
    rows = [
        y
        for y in range(whole.height)
        if any(whole.getpixel((x, y)) != without.getpixel((x, y)) for x in range(whole.width))
    ]
    assert rows[-1] - rows[0] + 1 >= 5 * SIZE / 400


def drawn_stack(tribes: tuple[int, ...], part: float = 1.0) -> Any:
    canvas = Canvas.new(SIZE, 400)
    pieces.stack(canvas, tribes, (0.0, -1.0), 200, 250, part)
    return canvas.picture.crop((0, 0, 300, 300))


# --- settlements and expeditions --------------------------------------------------------------------------------------


def test_a_settlement_is_marked_while_the_game_goes_on() -> None:
    """The roads of one are golden; three tents are none."""
    own = ["F1-1"]
    while len(own) < 4:
        joined = (set(road) - set(own) for road in position().ground.drawn.roads if set(road) & set(own))
        own.append(min(one for ends in joined for one in ends))
    tents = [own, ["T1-1"]]
    village, camp = (
        board(position(tents=held, stacks={}, feats=[], interim={})) for held in (tents, [tents[0][:3], ["T1-1"]])
    )
    assert golden(village) > golden(camp) + 1500


def golden(picture: Any) -> int:
    return sum(count for count, colour in picture.getcolors(1 << 24) or () if colour == GOLD)


@pytest.mark.parametrize("tribes", [3, 4, 5])
def test_points_of_three_digits_stand_clear_of_the_hand(tribes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "points_so_far", lambda _: [188] * tribes)
    canvas = Canvas.new(1600, seats.HEIGHT + 40)
    seats.draw_seats(canvas, seen(GAME.setup(tribes, {}, "points")), ("Aiko",) * tribes, 10)
    points = [one for one in shown.shown_on(canvas.picture) if one.name == "188"]
    for one, place in zip(points, strip(tribes, 10, seats.HEIGHT), strict=True):
        assert place.x < one.left < one.right <= place.x + place.w / 2 + 6


def test_an_expedition_keeps_its_numbers_when_it_is_taken() -> None:
    cards = [{"card": "first_village", "scored": [3, 1]}, {"card": "deep_roots"}, {"card": "watchers", "scored": [2]}]
    low = (78 + field(position().ground.drawn).reach) * SIZE / 1600

    def numbers(expeditions: list[Any]) -> list[str]:
        things = shown.shown_on(board(position(expeditions=expeditions)))
        return sorted(one.name for one in things if is_number(one) and low < one.top < low + 220 and one.left > 1000)

    assert numbers(cards) == numbers([{"card": one["card"]} for one in cards]) == ["1", "3", "3", "3", "5", "6"]
