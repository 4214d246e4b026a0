"""Iwari's pictures: every fact shows, nothing covers what must be seen, no secret is drawn."""

from io import BytesIO
from math import dist
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from render.core import shown
from render.core import type as letters
from render.core.canvas import UNITS, Canvas
from render.core.encode import LIMIT
from render.core.palette import CARD, GOLD, SEATS
from render.iwari import __main__ as program
from render.iwari import layout, pieces
from render.iwari.__main__ import main
from render.iwari.field import Field, field, surroundings
from render.iwari.marks import Targets
from render.iwari.panel_picture import draw_surroundings
from render.iwari.table import TableTexts, draw_table
from render.iwari.table import height_of as table_height
from render.iwari.tray import HEIGHT
from render.iwari.words import table_captions
from render.kit import renderer as kit_renderer
from render.kit.closeup import HIGHEST
from render.kit.header import Header
from render.kit.renderer import SIZE, PlanView
from render.words.text import texts
from rules.core.bitset import cells_of
from rules.iwari import IWARI as GAME
from rules.iwari import IwariState
from rules.iwari.actions import DRAW, place
from rules.iwari.atlas import ATLAS
from rules.iwari.expeditions import CARDS, IN_PLAY
from rules.iwari.maps import SPACE_OF, TENT_RADIUS, TERRITORIES, TERRITORY_OF
from tests.effort import WHOLE, sample
from tests.render.differing import Box, changed, twice
from tests.render.iwari import samples
from tests.render.iwari.samples import RENDERER, audience, board, position, seen
from tests.render.telling import LANGUAGES

MIDDLE = position()
FOLDER = Path(__file__).resolve().parents[3] / "data" / "games" / "iwari"
SCALE = SIZE / 1600
PLACE = field(MIDDLE.ground.drawn, 78)
PHONE = 0.95
"""A panel's picture is lower than this share of its width: 330 pixels on a phone."""
BAND = (SIZE - 40, round(110 * SCALE))
"""Where the third tribe's banner is."""


def around(point: tuple[float, float], reach: float = 60, place: Field = PLACE) -> Box:
    """The pixels of a board round a place of its map."""
    x, y = place.at(point)
    return tuple(round(edge * SCALE) for edge in (x - reach, y - reach, x + reach, y + reach))  # type: ignore[return-value]


def is_within(box: Box, whole: Box) -> bool:
    return all(here >= edge for here, edge in zip(box[:2], whole[:2], strict=True)) and all(
        here <= edge for here, edge in zip(box[2:], whole[2:], strict=True)
    )


def spot(name: str) -> tuple[float, float]:
    """Where a space, a territory's code or a line's number stands."""
    file = MIDDLE.ground.drawn
    codes = {entry.id: entry.code_at for entry in file.territories}
    badges = {str(line.number): line.badge for line in file.lines}
    return (file.points | codes | badges)[name]


def with_tent(tribe: int, space: str) -> IwariState:
    tents = list(MIDDLE.tents)
    tents[tribe] |= 1 << SPACE_OF[space]
    return replace(MIDDLE, tents=tuple(tents))


FACTS: dict[str, IwariState] = {
    "tent": with_tent(0, "D1-3"),
    "whose tent": with_tent(1, "D1-3"),
    "totem": replace(MIDDLE, stacks=(*MIDDLE.stacks[:1], (2,), *MIDDLE.stacks[2:])),
    "order of totems": replace(
        MIDDLE, stacks=tuple(tuple(reversed(stack)) if len(stack) > 3 else stack for stack in MIDDLE.stacks)
    ),
    "mountain": replace(MIDDLE, mountains=(4,)),
    "feat": replace(MIDDLE, feats=MIDDLE.feats[:2]),
    "display": replace(MIDDLE, display=MIDDLE.display[1:]),
    "deck": replace(MIDDLE, deck=MIDDLE.deck[1:]),
    "discards": replace(MIDDLE, discards=(1, 0, 0, 0, 0)),
    "expedition": replace(MIDDLE, expeditions=tuple(replace(one, scored=()) for one in MIDDLE.expeditions)),
    "points": replace(MIDDLE, interim=samples.position(interim={}).interim),
    "half": replace(MIDDLE, half=1),
    "hand": replace(MIDDLE, hands=(*MIDDLE.hands[:4], (1, 0, 0, 0, 0))),
    "whose turn": replace(MIDDLE, active=4),
    "first player": replace(MIDDLE, starter=3),
}


@pytest.mark.parametrize("fact", FACTS)
def test_every_fact_of_the_board_changes_its_picture(fact: str) -> None:
    assert changed(board(MIDDLE), board(FACTS[fact])) is not None


def test_a_tent_is_drawn_where_it_stands() -> None:
    one, other = board(MIDDLE), board(FACTS["tent"])
    assert changed(one.crop(around(spot("D1-3"))), other.crop(around(spot("D1-3")))) is not None
    assert changed(one.crop(around(spot("C2-1"))), other.crop(around(spot("C2-1")))) is None


def test_border_roads_are_drawn_only_where_they_count() -> None:
    pictures = [
        board(GAME.setup(3, {"settlement_scope": scope}, "roads")) for scope in ("same_territory", "along_roads")
    ]
    file = ATLAS["new_horizons"].drawn
    for first, second in file.border_roads:
        (x, y), (to_x, to_y) = file.points[first], file.points[second]
        middle = around(((x + to_x) / 2, (y + to_y) / 2), 30)
        assert changed(*(picture.crop(middle) for picture in pictures)) is not None


# --- targets and changes ----------------------------------------------------------------------------------------------


def golden(picture: Image.Image) -> int:
    return sum(count for count, colour in picture.getcolors(1 << 24) or () if colour == GOLD)


@pytest.mark.parametrize(
    ("steps", "action", "name"),
    [((), "place D1 tents", "D1"), ((), "place T1 tent", "T1"), (("place D1 tents",), "space D1-3", "D1-3")],
)
def test_targets_are_ringed_where_they_lie(steps: tuple[str, ...], action: str, name: str) -> None:
    state = MIDDLE
    for step in steps:
        state = GAME.apply(state, 0, GAME.parse(step)).state
    plain, marked = board(state), board(state, (GAME.parse(action),))
    ring = around(spot(name), 80)
    assert golden(marked.crop(ring)) > golden(plain.crop(ring)) + 100
    box = changed(plain, marked)
    assert box is not None
    assert is_within(box, ring)


def test_cards_that_may_be_taken_are_framed() -> None:
    for action in ("take tundra", "draw"):
        box = changed(board(MIDDLE), board(MIDDLE, (GAME.parse(action),)))
        assert box is not None
        assert box[1] > round((78 + PLACE.reach) * SCALE)


def test_actions_without_a_place_mark_nothing() -> None:
    targets = tuple(map(GAME.parse, ("end", "skip", "swap tundra")))
    assert changed(board(MIDDLE), board(MIDDLE, targets)) is None


def test_what_is_new_is_ringed_and_what_left_is_faint() -> None:
    now = with_tent(0, "D1-3")
    ringed = changed(board(now), board(now, since=MIDDLE))
    assert ringed is not None
    inside = around(spot("D1-3"), 70)
    assert is_within(ringed, inside)
    assert changed(board(MIDDLE), board(MIDDLE, since=now)) is not None


def test_without_an_earlier_moment_the_latest_placement_is_ringed() -> None:
    state = MIDDLE
    for step in ("place D1 both", "space D1-3", "take tundra", "take coast", "end"):
        state = GAME.apply(state, 0, GAME.parse(step)).state
    plain, marked = board(replace(state, last=())), board(state)
    for name in ("D1-3", "D1"):
        ring = around(spot(name), 80)
        assert golden(marked.crop(ring)) > golden(plain.crop(ring)) + 100
    assert changed(marked.crop(around(spot("C2-1"))), plain.crop(around(spot("C2-1")))) is None


# --- the private panel ------------------------------------------------------------------------------------------------


def panel(state: IwariState, *notations: str, now: IwariState = MIDDLE) -> Image.Image:
    """The panel of seat 0 at ``now``, with a plan that leads to ``state``, where these actions are asked about."""
    [drawing] = RENDERER.panel(PlanView(seen(now, 0), seen(state, 0), tuple(map(GAME.parse, notations))), audience(5))
    assert len(drawing.picture.data) <= LIMIT
    with Image.open(BytesIO(drawing.picture.data)) as picture:
        return picture.convert("RGB")


def tray(picture: Image.Image) -> Image.Image:
    return picture.crop((0, picture.height - round(HEIGHT * picture.width / UNITS), picture.width, picture.height))


def test_the_panel_shows_the_hand_and_lifts_what_is_paid() -> None:
    asked = panel(MIDDLE, "place D1 tents", "place T1 tent")
    paid = GAME.apply(MIDDLE, 0, GAME.parse("place D1 tents")).state
    lifted = tray(panel(paid, "space D1-3", "space D1-4"))
    assert golden(lifted) > golden(tray(asked)) + 500
    single = tray(panel(GAME.apply(MIDDLE, 0, GAME.parse("place D1 tent")).state, "space D1-3"))
    assert golden(lifted) > golden(single) > golden(tray(asked))
    others = replace(MIDDLE, hands=(*MIDDLE.hands[:4], (0, 0, 3, 0, 0)))
    assert changed(asked, panel(others, "place D1 tents", "place T1 tent", now=others)) is None, "only the own hand"


def test_a_territory_that_is_asked_about_is_shown_large() -> None:
    paid = GAME.apply(MIDDLE, 0, GAME.parse("place D1 tents")).state
    whole, close = panel(MIDDLE, "place D1 tents", "place T1 tent"), panel(paid, "space D1-3", "space D1-4")
    assert whole.width > close.width, "a part of the map needs fewer pixels"
    place = surroundings(MIDDLE.ground.drawn, "D1", 640 / UNITS, 78)
    for name, ringed in (("D1-3", True), ("D1-5", False)):
        left, top, right, bottom = (one * close.width / SIZE for one in around(spot(name), 110, place))
        assert (golden(close.crop((left, top, right, bottom))) > 400) is ringed, name


def test_the_third_tribe_has_its_banner_in_the_panel_too() -> None:
    third = samples.third_turn()
    seat = third.active
    legal = GAME.legal_actions(third, seat)
    one = [action for action in legal if action.territory == legal[0].territory]
    own = replace(third, phase="act")
    for targets in (legal, one, [DRAW]):
        banners = []
        for state in (third, own):
            [drawing] = RENDERER.panel(PlanView(seen(third, seat), seen(state, seat), targets), audience(2))
            with Image.open(BytesIO(drawing.picture.data)) as picture:
                top = picture.convert("RGB").crop((0, 0, SIZE, 2 * BAND[1]))
            colours = {colour: count for count, colour in top.getcolors(top.width * top.height) or ()}
            banners.append(colours.get(SEATS[third.tribes - 1].colour, 0) > 5 * SIZE)
        assert banners == [True, False]


@pytest.mark.parametrize("name", ATLAS)
def test_a_panel_has_room_on_a_phone(name: str) -> None:
    """Its picture leaves room for the answers whatever territory is asked about, and when cards are drawn after it."""
    state = replace(GAME.setup(5, {"map": name}, "phone"), active=0)
    for number, territory in enumerate(sample(state.ground.territories, 2)):
        space = next(cells_of(state.ground.spaces[territory]))
        placed = replace(state, tents=(1 << space, *state.tents[1:]), phase="draw")
        asked = ((state, [place(territory, "tent")]), (placed, [DRAW]))
        for planned, targets in asked if WHOLE else asked[number : number + 1]:
            picture = RENDERER.panel(PlanView(seen(state, 0), seen(planned, 0), targets), audience(5))[0].picture
            assert picture.height < PHONE * picture.width
            assert len(picture.data) <= LIMIT


@pytest.mark.parametrize("banner", [False, True])
@pytest.mark.parametrize("name", ATLAS)
def test_the_whole_map_is_drawn_in_the_size_that_fits_a_panel(
    name: str, banner: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reducing a finished picture blurs it, and takes longer than all the rest."""
    drawn: list[Image.Image] = []
    monkeypatch.setattr(kit_renderer, "lowered", lambda picture: drawn.append(picture) or picture)
    state = replace(GAME.setup(2, {"map": name}, "fits"), active=0, phase="third" if banner else "act")
    targets = [place(territory, "tent") for territory in [*state.ground.territories][:2]]
    RENDERER.panel(PlanView(seen(state, 0), seen(state, 0), targets), audience(2))
    (picture,) = drawn
    assert picture.width == SIZE
    assert picture.width * 0.65 < picture.height <= picture.width * HIGHEST


@pytest.mark.parametrize("name", ATLAS)
def test_who_leads_where_is_asked_about_is_never_cut_off(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tribes have tents there, and when cards are drawn after it."""
    cut: list[tuple[str, int]] = []
    start = replace(GAME.setup(5, {"map": name}, "ranking"), active=0)

    def measure(canvas: Canvas, entries: Any, columns: int, cx: float, cy: float, part: float, **_: Any) -> None:
        width, height = (edge * part * 1.62 / 2 for edge in layout.plaque_size(len(entries), columns))
        left, top, right, bottom = (
            round(edge * canvas.scale) for edge in (cx - width, cy - height, cx + width, cy + height)
        )
        if not is_within((left, top, right, bottom), canvas.window()):
            cut.append((TERRITORIES[territory], len(entries)))

    monkeypatch.setattr(pieces, "ranking", measure)
    for territory in start.ground.territories:
        spaces = [*cells_of(start.ground.spaces[territory])]
        for count in range(1, min(5, len(spaces)) + 1) if WHOLE else [min(5, len(spaces))]:
            state = replace(start, tents=tuple(1 << space for space in spaces[:count]) + start.tents[count:])
            for targets in ([place(territory, "tent")], [DRAW]):
                draw_surroundings(seen(state, 0), TERRITORIES[territory], Header(""), "", SIZE // 4, targets)
    assert cut == []


def test_a_territory_is_shown_whole_in_the_panel() -> None:
    """Also at the edge of a map, and the tallest."""
    for land in ATLAS.values():
        for entry in land.drawn.territories:
            part = surroundings(land.drawn, entry.id, 0.5)
            assert all(part.left <= x <= part.left + part.width for x, _ in entry.outline), (land.name, entry.id)
            assert all(part.top <= y <= part.top + part.height for _, y in entry.outline), (land.name, entry.id)


# --- the ground ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ATLAS)
def test_signs_keep_clear_of_all_that_is_drawn(name: str) -> None:
    file = ATLAS[name].drawn
    found = {territory: places.signs for territory, places in layout.places_on(ATLAS[name]).items()}
    assert sum(map(len, found.values())) >= 10
    for entry in file.territories:
        for sign in found[entry.id]:
            assert layout.is_inside(sign, entry.outline)
            assert min(dist(sign, point) for point in file.points.values()) > TENT_RADIUS + 12


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_each_number_on_the_hand_is_nearest_to_its_own_piece() -> None:
    """Two figures for the tents, and the third tribe's below."""
    for seats, rows in ((5, 1), (2, 2)):
        state = replace(GAME.setup(seats, {}, "supply"))
        with shown.watched():
            picture = RENDERER.draw_hand(seen(state, 0), audience(seats))
            texts = [thing for thing in shown.shown_on(picture) if thing.kind == "text" and thing.left > SIZE / 2]
        tents, totems = ([one for one in texts if one.name == str(count)][:rows] for count in (20, 8))
        assert len(tents) == len(totems) == rows
        for before, after in zip(tents, totems, strict=True):
            middle = (before.top + before.bottom) // 2
            between = picture.crop((before.right, middle - 12, after.left, middle + 12))
            bare = [between.crop((x, 0, x + 1, 24)).getcolors() == [(24, CARD)] for x in range(between.width)]
            assert bare.index(False) > bare[::-1].index(False)


def test_the_words_of_an_expedition_stand_inside_its_row() -> None:
    """Also where its frame says that it was scored just now."""
    high = table_height(seen(MIDDLE))
    canvas = Canvas.new(SIZE, high)
    cards = [one.card for one in MIDDLE.expeditions]
    words = TableTexts("", "", {card: f"{card} Tg" for card in cards}, {card: f"{card} Tgj" for card in cards})
    draw_table(canvas, seen(MIDDLE), words, 0, Targets(), frozenset(cards))
    boxes = {thing.name: thing for thing in shown.shown_on(canvas.picture)}
    row = high / len(cards)
    for number, card in enumerate(cards):
        above, below = boxes[f"{card} Tg"], boxes[f"{card} Tgj"]
        first, last = number * row * SCALE, ((number + 1) * row - 6) * SCALE
        assert first <= above.top
        assert below.bottom <= last


def test_large_print_shows_the_expeditions_once() -> None:
    """What lies beside the cards is less than half as wide as the picture."""
    assert twice(RENDERER.draw_hand(seen(MIDDLE, 0), audience(5))) == []


def test_what_an_expedition_asks_for_can_be_read_on_a_telephone(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every language the words beside the map have the size of a secondary line at least, or are a little smaller
    to fit."""
    sizes: dict[str, float] = {}
    mask = letters.mask

    def noting(text: str, px: float, bold: bool = False) -> Any:
        sizes[text] = min(px / SCALE, sizes.get(text, px / SCALE))
        return mask(text, px, bold)

    monkeypatch.setattr(letters, "mask", noting)
    for language in LANGUAGES:
        words = table_captions(texts(language))
        for start in range(0, len(CARDS), IN_PLAY):
            chosen = [replace(MIDDLE.expeditions[0], card=card) for card in [*CARDS][start : start + IN_PLAY]]
            draw_table(Canvas.new(SIZE, 400), replace(seen(MIDDLE), expeditions=tuple(chosen)), words, 0, Targets())
        for told in (*words.expeditions.values(), *words.conditions.values()):
            assert sizes[told] > 25


def test_the_hand_shows_the_viewers_cards_alone() -> None:
    people = audience(5)
    mine = RENDERER.draw_hand(seen(MIDDLE, 0), people)
    assert changed(mine, RENDERER.draw_hand(seen(MIDDLE, 4), people)) is not None
    others = replace(MIDDLE, hands=(*MIDDLE.hands[:4], (0, 0, 3, 0, 0)))
    assert changed(mine, RENDERER.draw_hand(seen(others, 0), people)) is None
    with pytest.raises(ValueError, match="viewer"):
        RENDERER.draw_hand(seen(MIDDLE), people)


# --- points, territories, the third tribe -----------------------------------------------------------------------------


def test_the_third_tribe_plays_under_its_own_banner() -> None:
    third = samples.third_turn()
    own = replace(third, phase="act")
    assert board(third).height > board(own).height


def test_points_and_territories_can_be_looked_at() -> None:
    people = audience(5)
    known = seen(MIDDLE)
    views = RENDERER.views(known, people)
    assert [view.key for view in views][:3] == ["map", "now", "interim"]
    assert len(views) == 3 + len(MIDDLE.ground.territories)
    assert len({view.label for view in views}) == len(views)
    drawn = {view.key: RENDERER.look(known, view.key, people) for view in (*views[:3], *sample(views[3:], 5))}
    assert all(len(one.picture.data) <= LIMIT and 0 < len(one.alt) <= 1024 for one in drawn.values())
    assert len({one.picture.data for one in drawn.values()}) == len(drawn)
    with pytest.raises(KeyError):
        RENDERER.look(known, "T3", people)
    assert "interim" not in [view.key for view in RENDERER.views(seen(replace(MIDDLE, half=1)), people)]


def test_a_territory_seen_close_shows_its_tents() -> None:
    one, other = (RENDERER.look(seen(state), "D1", audience(5)).picture.data for state in (MIDDLE, FACTS["tent"]))
    assert one != other


def test_points_follow_what_scores() -> None:
    people = audience(5)
    pictures = [
        RENDERER.look(seen(state), "now", people).picture.data
        for state in (MIDDLE, FACTS["tent"], FACTS["mountain"], FACTS["feat"])
    ]
    assert len(set(pictures)) == len(pictures)
    interim = [
        RENDERER.look(seen(state), "interim", people).alt
        for state in (MIDDLE, position(interim={"T1": [9, 0, 0, 0, 0]}))
    ]
    assert interim[0] != interim[1]


def test_scorings_come_with_the_board() -> None:
    people = audience(5)
    before, now = seen(replace(MIDDLE, half=1)), seen(MIDDLE)
    assert len(RENDERER.boards(now, people)) == 1
    assert len(RENDERER.boards(now, people, (), before)) == 2
    assert len(RENDERER.boards(now, people, (), now)) == 1
    over = samples.finished(3, "over")
    assert len(RENDERER.boards(seen(over), audience(3))) == 2


def test_the_third_tribe_wears_its_own_colour_on_the_score_sheet() -> None:
    over = samples.finished(2, "over")
    result = GAME.result(over)
    assert result is not None
    sheet = RENDERER.sheet(seen(over), result, audience(2))
    assert [column.seat for column in sheet.columns] == [0, 1, 2]
    assert sheet.columns[2].name == "Third tribe"


# --- sizes ------------------------------------------------------------------------------------------------------------


def test_territories_are_drawn_where_the_map_has_them() -> None:
    """The code of every territory stands inside its land."""
    for ground in ATLAS.values():
        for entry in ground.drawn.territories:
            assert layout.is_inside(entry.code_at, entry.outline)
            assert TERRITORY_OF[entry.id] in ground.territories


def test_one_command_draws_a_map_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whether it is shipped or not; a broken one is refused by the place that is wrong."""
    shipped = FOLDER / "map_long_way.json"
    assert main([str(shipped), str(tmp_path / "map.png")]) == 0
    with Image.open(tmp_path / "map.png") as picture:
        assert picture.width == SIZE
    draft = tmp_path / "draft.json"
    draft.write_bytes(shipped.read_bytes())
    assert main([str(draft), str(tmp_path / "draft.png")]) == 0
    broken = tmp_path / "map_long_way.json"
    broken.write_text(shipped.read_text("utf-8").replace('"T1-3"', '"T1-2"', 1), "utf-8")
    assert main([str(broken), str(tmp_path / "none.png")]) == 1
    assert capsys.readouterr().err.startswith(f"{broken}: T1")
    assert not (tmp_path / "none.png").exists()
    assert main([]) == 2


@pytest.mark.parametrize(
    ("target", "why"),
    [("missing/map.png", "No such file"), ("", "Is a directory"), ("map", ".png"), ("map.txt", ".png")],
)
def test_what_cannot_be_written_is_told_in_one_sentence(
    target: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "SIZE", 100)
    (tmp_path / "folder.png").mkdir()
    place = tmp_path / (target or "folder.png")
    assert main([str(FOLDER / "map_new_horizons.json"), str(place)]) == 1
    (told,) = capsys.readouterr().err.splitlines()
    assert told.startswith(f"cannot write {place}: ")
    assert why in told


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[" * 100_000, b"{}"])
def test_a_map_that_cannot_be_read_is_told_in_one_sentence(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "map_bad.json"
    for expected, there in ((f"cannot read {source}: No such file or directory", False), ("", True)):
        if there:
            source.write_bytes(content)
        assert main([str(source), str(tmp_path / "map.png")]) == 1
        (told,) = capsys.readouterr().err.splitlines()
        assert told.startswith(expected)


def test_the_header_warns_of_a_deck_that_runs_out() -> None:
    """In its words, and by the sign of the last turns once the deck is the second one."""
    bar = (0, 0, SIZE, round(78 * SCALE))
    for half in (1, 2):
        full = replace(MIDDLE, half=half, interim=samples.position(interim={}).interim)
        few = replace(full, deck=full.deck[:1])
        assert changed(board(full).crop(bar), board(few).crop(bar)) is not None
        assert changed(board(full).crop(bar), board(replace(full, deck=full.deck[1:])).crop(bar)) is None
