"""Sobek's board shows every public fact in its place, and nothing that is hidden."""

import dataclasses
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from render.core.palette import GOLD, SEATS, WHITE
from render.sobek import market, pieces, seats
from render.sobek.board import BoardTexts, draw_board
from render.sobek.colours import BACK_COLOURS, GOODS_COLOURS
from rules.core.bitset import with_item
from rules.sobek.ankh import costs, orientations, usable_directions
from rules.sobek.game import SOBEK as GAME
from rules.sobek.market import EMPTY, line
from rules.sobek.state import Attached
from rules.sobek.tiles import FACE_DOWN, TILE_OF, TYPES
from rules.sobek.tiles import TILES as ALL_TILES
from tests.render.sobek import samples

MIDDLE = samples.seen(samples.MIDDLE)
LATE = samples.seen(samples.LATE)
WORDS = BoardTexts("Title", "detail", "Courtesan", "8 aside")
Box = tuple[float, float, float, float]


def draw(observation=MIDDLE, words=WORDS, targets=None, names=samples.NAMES, size=1600, since=None) -> Image.Image:
    return draw_board(observation, names, words, targets, size, since)


def area(cell: int, margin: int = 0) -> Box:
    """The box around a cell in u, which are pixels at full size."""
    x, y = market.centre(cell)
    half = market.PITCH / 2 + margin
    return x - half, y - half, x + half, y + half


MARKET: Box = (market.X - 4, market.Y - 4, market.X + market.SIDE + 4, market.Y + market.SIDE + 10)
CARDS: tuple[Box, ...] = tuple(
    (market.X + market.SIDE + 6, market.Y + seat * (seats._CARD + 16), 1600, market.Y + seat * (seats._CARD + 16) + 406)
    for seat in (0, 1)
)
SHARED: Box = (CARDS[1][0], CARDS[1][3], 1600, 1158)


def assert_changes_only(one: Image.Image, other: Image.Image, *boxes: Box) -> None:
    """The pictures differ in each of the boxes and nowhere else."""
    difference = ImageChops.difference(one, other)
    for box in boxes:
        whole = tuple(map(round, box))
        assert difference.crop(whole).getbbox() is not None
        difference.paste((0, 0, 0), whole)
    assert difference.getbbox() is None


def with_cell(cell: int, lying: int):
    return replace(MIDDLE, market=with_item(MIDDLE.market, cell, lying))


def with_own(seat: int, **changes):
    """The late position with other public facts of one merchant."""
    return replace(LATE, **{name: with_item(getattr(LATE, name), seat, value) for name, value in changes.items()})


def with_side(seat: int, **changes):
    return with_own(seat, sides=replace(LATE.sides[seat], **changes))


def with_set(goods: str, tiles: int):
    """The late position with another set of the second merchant."""
    return with_own(1, sets=with_item(LATE.sets[1], TYPES.index(goods), tiles))


TILES = {
    "type": ("wheat-f1-1", "fish-f1"),
    "scarabs": ("fish-b1-1", "fish-b0"),
    "number of scarabs": ("marble-v2", "ivory-v3"),
    "direction": ("fish-h1", "fish-v1"),
    "diagonal": ("statue-f", "statue-b-1"),
    "Deben ring": ("marble-f0-deben", "ebony-f0"),
    "starting tile": ("fish-v0-deben", "start-fish-v0"),
}


@pytest.mark.parametrize("fact", TILES)
def test_every_mark_of_a_tile_shows_on_its_cell(fact):
    one, other = (draw(with_cell(17, TILE_OF[tile])) for tile in TILES[fact])
    assert_changes_only(one, other, area(17))


def test_backs_and_empty_cells_differ():
    backs = [len(ALL_TILES) + number for number in range(len(FACE_DOWN))]
    character, pharaoh, empty = (draw(with_cell(33, lying)) for lying in (*backs, EMPTY))
    assert_changes_only(character, pharaoh, area(33))
    assert_changes_only(character, empty, area(33))


FISH = LATE.sold_set(1, "fish").tiles
IN_CARD = {
    "scarabs": with_set("fish", FISH ^ 1 << TILE_OF["fish-h1"] ^ 1 << TILE_OF["fish-f0"]),
    "tiles": with_set("fish", FISH ^ 1 << TILE_OF["thief"]),
    "token on a set": with_own(1, attached=(Attached("fish", "scarabs_wheat_fish_livestock"), *LATE.attached[1])),
    "another set": with_set("marble", FISH),
    "hand": with_side(1, backs={"goods": 3, "character": 1}),
    "backs": with_side(1, backs={"starting": 2, "pharaoh": 1}),
    "corruption": with_side(1, corruption_tiles=12),
    "given": with_own(1, given=("corruption_1",)),
    "kept": with_own(1, kept=()),
    "Deben": with_side(1, deben_count=5),
    "royal corruption": with_side(1, royal_count=0),
}


@pytest.mark.parametrize("fact", IN_CARD)
def test_every_fact_of_a_merchant_shows_on_its_card_alone(fact):
    assert_changes_only(draw(LATE), draw(IN_CARD[fact]), CARDS[1])


BESIDE = {
    "deck": replace(LATE, deck=3),
    "bag": replace(LATE, bag=1),
    "pool": replace(LATE, pool=5),
    "slots": replace(LATE, slots=(False, True, False, False, False)),
    "who looked": with_own(1, looked=False),
}


@pytest.mark.parametrize("fact", BESIDE)
def test_what_belongs_to_nobody_shows_on_the_common_card(fact):
    assert_changes_only(draw(LATE), draw(BESIDE[fact]), SHARED)


def test_ten_tokens_set_aside_leave_room_for_who_has_looked():
    def between(one, other):
        return ImageChops.difference(one, other).getbbox()

    looked, nobody = (replace(LATE, looked=(eyes, eyes)) for eyes in (True, False))
    ten, none = (dataclasses.replace(WORDS, aside=aside) for aside in ("10 aside", ""))
    count = between(draw(looked, ten), draw(looked, none))
    eyes = between(draw(looked, none), draw(nobody, none))
    assert count[2] + 10 < eyes[0]


def test_royal_corruption_is_shown_with_the_expansion_only():
    plain = replace(LATE, options={**LATE.options, "treasures_of_the_pharaoh": "off"})
    assert_changes_only(draw(LATE), draw(plain), SHARED)


@pytest.mark.parametrize(
    ("words", "box"),
    [
        (BoardTexts("Other", "detail", "Courtesan", "8 aside"), (0, 0, 1600, 78)),
        (BoardTexts("Title", "other", "Courtesan", "8 aside"), (0, 0, 1600, 78)),
        (BoardTexts("Title", "detail", "Queen", "8 aside"), SHARED),
        (BoardTexts("Title", "detail", "Courtesan", "7 aside"), SHARED),
    ],
)
def test_every_word_shows_in_its_place(words, box):
    assert_changes_only(draw(), draw(words=words), box)


def test_a_long_list_of_used_characters_stays_on_its_card():
    long = BoardTexts("Title", "detail", ", ".join(["High Priestess"] * 12))
    assert_changes_only(draw(), draw(words=long), SHARED)


def test_who_is_asked_has_the_gold_border_and_the_header():
    assert_changes_only(draw(), draw(replace(MIDDLE, active=0)), (0, 0, 1600, 78), *CARDS)


def test_costs_stand_on_the_tiles_they_belong_to():
    prices = costs(MIDDLE)
    cheaper = draw(targets=dict.fromkeys(prices, 0))
    dear = [cell for cell, price in prices.items() if price]
    assert dear == [24, 35]
    assert_changes_only(draw(targets=prices), cheaper, *(area(cell, 8) for cell in dear))


def test_what_may_be_taken_has_a_white_tag():
    offered, other = draw(), draw(replace(MIDDLE, phase="canoe"))
    taken = list(costs(MIDDLE))
    assert_changes_only(offered, other, *(area(cell, 4) for cell in taken))
    tag = tuple(map(round, area(taken[0])))
    assert colours(offered.crop(tag))[WHITE] > colours(other.crop(tag))[WHITE] + 1500


def test_targets_of_a_menu_are_framed_and_nothing_else():
    chosen = {17: 0, 31: 0}
    bare = replace(MIDDLE, phase="canoe")
    assert_changes_only(draw(bare), draw(bare, targets=chosen), area(17, 4), area(31, 4))
    assert colours(draw(bare, targets=chosen).crop(tuple(map(round, area(17)))))[GOLD] > 2500


def test_a_target_on_the_golden_line_is_framed_in_white():
    plain, framed = (
        colours(draw(targets=targets).crop(tuple(map(round, area(9))))) for targets in (None, costs(MIDDLE))
    )
    assert framed[WHITE] > plain[WHITE] + 2500


def test_the_whole_market_can_be_offered():
    offered = {cell: 0 for cell, lying in enumerate(MIDDLE.market) if lying != EMPTY}
    assert len(offered) == 29
    assert_changes_only(draw(), draw(targets=offered), MARKET)


@pytest.mark.parametrize("direction", ["v", "h", "f", "b"])
def test_the_line_of_the_ankh_is_lit(direction):
    turned = samples.seen(samples.MIDDLE, direction=direction, last=replace(MIDDLE.last, cells=()))
    dark = replace(turned, direction="")
    assert usable_directions(turned) == (direction,)
    lit = draw(turned)
    assert_changes_only(draw(dark), lit, MARKET)
    for cell in line(turned.ankh, direction):
        x, y = market.centre(cell)
        assert lit.getpixel((round(x - market.PITCH / 2 + 5), round(y + 40))) == GOLD


def test_an_extra_turn_lights_all_lines():
    extra = samples.seen(samples.MIDDLE, extra=True)
    assert len(costs(extra)) > len(costs(MIDDLE))
    assert_changes_only(draw(), draw(extra), MARKET)


def test_directions_to_choose_from_are_white_discs_around_the_ankh():
    state = GAME.position(samples.LATE)
    asked = samples.seen(samples.LATE, phase="orient")
    assert set(orientations(asked)) == {"v", "h", "f"}
    along = {cell for cell in line(asked.ankh, "h") if asked.market[cell] != EMPTY}
    fewer = replace(asked, market=tuple(EMPTY if cell in along else tile for cell, tile in enumerate(asked.market)))
    assert set(orientations(fewer)) == {"v", "f"}
    assert_changes_only(draw(asked), draw(fewer), MARKET)
    assert colours(draw(asked).crop(tuple(map(round, area(state.ankh, 40)))))[WHITE] > 4000


def test_the_forced_tile_carries_its_token():
    free = replace(LATE, forced=0)
    forced = replace(LATE, forced=14)
    others = set(costs(free)) - set(costs(forced))
    assert others == {22, 32}
    assert_changes_only(draw(free), draw(forced), area(14, 10), *(area(cell, 4) for cell in others))


def test_the_last_move_has_a_line_round_it_and_the_ground_shows_inside():
    bare = replace(MIDDLE, last=replace(MIDDLE.last, cells=()))
    marked = replace(MIDDLE, last=replace(MIDDLE.last, cells=(6, 29)))
    assert_changes_only(draw(bare), draw(marked), area(6, 8), area(29, 8))
    inner = tuple(map(round, area(6, -30)))
    assert draw(bare).crop(inner).tobytes() == draw(marked).crop(inner).tobytes()


def test_the_cells_of_a_refill_have_one_line_round_them_all():
    bare = replace(MIDDLE, last=replace(MIDDLE.last, cells=()))
    cells = (28, 29, 30)
    assert [market.PLACE_OF[cell][0] for cell in cells] == [market.PLACE_OF[29][0]] * 3
    whole, inner = draw(replace(bare, last=replace(bare.last, cells=cells))), tuple(map(round, area(29, -12)))
    left, top, right, bottom = inner
    beside = (left - 24, top + 20, right + 24, bottom - 20)
    assert draw(bare).crop(beside).tobytes() == whole.crop(beside).tobytes()
    assert draw(bare).crop(area(29, 6)).tobytes() != whole.crop(area(29, 6)).tobytes()


def test_what_was_taken_since_then_leaves_its_ghost():
    cell = next(cell for cell, lying in enumerate(MIDDLE.market) if lying >= 0)
    taken = with_cell(cell, -1)
    assert_changes_only(draw(taken), draw(taken, since=MIDDLE), area(cell, 4), *_last(MIDDLE))
    tile = (
        draw(MIDDLE).crop(tuple(map(round, area(cell)))),
        draw(taken, since=MIDDLE).crop(tuple(map(round, area(cell)))),
    )
    assert tile[0].tobytes() != tile[1].tobytes()


def _last(observation) -> tuple[Box, ...]:
    """Where the last move was marked, which the marks of what has changed stand for."""
    return tuple(area(cell, 8) for cell in observation.last.cells)


def test_the_ankh_leaves_its_ghost_too():
    moved = replace(MIDDLE, ankh=next(cell for cell in range(1, 37) if MIDDLE.market[cell] < 0 and cell != MIDDLE.ankh))
    inner = tuple(map(round, area(MIDDLE.ankh, -20)))
    assert draw(moved).crop(inner).tobytes() != draw(moved, since=MIDDLE).crop(inner).tobytes()


def test_a_set_sold_since_then_is_framed_on_its_card():
    goods = MIDDLE.sold(0)[0]
    before = replace(MIDDLE, sets=((0,) * len(MIDDLE.sets[0]), *MIDDLE.sets[1:]), attached=((), *MIDDLE.attached[1:]))
    assert goods
    assert_changes_only(draw(MIDDLE), draw(MIDDLE, since=before), CARDS[0])


def test_a_finished_game_shows_totals_and_offers_nothing():
    over = samples.finished()
    assert over.result is not None
    swapped = replace(over, result=replace(over.result, ranks=(2, 1), totals=over.result.totals[::-1]))
    assert_changes_only(draw(over), draw(swapped), *CARDS)
    assert costs(over)
    assert_changes_only(draw(over), draw(replace(over, phase="canoe")), *())


def test_a_total_below_zero_has_a_true_minus_sign(written):
    over = samples.finished()
    draw(replace(over, result=replace(over.result, totals=(-3, 12))))
    assert "−3" in written
    assert "-3" not in written


def test_the_winners_are_framed_at_the_end():
    over = samples.finished()
    assert over.result is not None
    assert over.result.winning_seats == (0,)
    shared = replace(over, result=replace(over.result, ranks=(1, 1)))
    other = replace(over, result=replace(over.result, ranks=(2, 1)))
    assert_changes_only(draw(over), draw(shared), CARDS[1])
    assert_changes_only(draw(other), draw(shared), CARDS[0])


def test_a_tie_goes_to_the_lower_corruption():
    even = samples.seen(samples.LATE, over=True, debens=((3, 4, 9), (3, 5, 6, 7)))
    assert even.result is not None
    assert (even.result.totals, even.result.winning_seats) == ((126, 126), (1,))
    other = replace(even, result=replace(even.result, ranks=(1, 2)))
    assert_changes_only(draw(even), draw(other), *CARDS)


def colours(picture: Image.Image) -> dict[tuple[int, int, int], int]:
    found = {colour: count for count, colour in picture.getcolors(1 << 20)}
    return {WHITE: 0, GOLD: 0} | found


# --- signs that need no colour --------------------------------------------------------------------------------------


def signs(picture: Image.Image, ground: tuple[int, int, int]) -> Image.Image:
    """Where a sprite differs from its field, the colours forgotten."""
    plain = picture.convert("RGB")
    difference = ImageChops.difference(plain, Image.new("RGB", plain.size, ground)).convert("L")
    return difference.point(lambda value: 255 if value > 40 else 0)


def test_every_goods_type_has_a_sign_of_its_own():
    fronts = {}
    for goods in (*TYPES, "statue"):
        tile = f"start-{goods}-h0" if goods in ("wheat", "fish", "ebony", "marble", "ivory") else f"{goods}-h1"
        fronts[goods] = pieces.front(1.0, "statue-h" if goods == "statue" else tile, direction=False)
    shapes = [signs(picture, GOODS_COLOURS[goods]).crop((34, 24, 108, 96)) for goods, picture in fronts.items()]
    for number, shape in enumerate(shapes):
        for other in shapes[:number]:
            assert sum(ImageChops.difference(shape, other).histogram()[128:]) > 500


def test_every_back_has_a_sign_of_its_own():
    shapes = [signs(pieces.back(1.0, back), colour) for back, colour in BACK_COLOURS.items()]
    for number, shape in enumerate(shapes):
        for other in shapes[:number]:
            assert sum(ImageChops.difference(shape, other).histogram()[128:]) > 400


# --- secrets --------------------------------------------------------------------------------------------------------


def test_everybody_sees_the_same_board():
    views = [draw(samples.seen(samples.LATE, viewer)).tobytes() for viewer in (None, 0, 1)]
    assert len(set(views)) == 1


def test_a_begun_sale_does_not_show_on_the_board():
    state = GAME.position(samples.MIDDLE)
    begun = samples.seen(samples.MIDDLE, 1, selling="wheat", picked=state.hands[1] & 0b111)
    assert begun.picked
    assert draw(begun).tobytes() == draw().tobytes()


def test_tiles_that_lie_face_down_show_their_back_only():
    state = GAME.position(samples.MIDDLE)
    one, other = list(state.face_down)[:2]
    exchanged = {one: state.face_down[other], other: state.face_down[one]}
    swapped = GAME.observe(replace(state, face_down=state.face_down | exchanged), None)
    assert draw(swapped).tobytes() == draw().tobytes()


# --- drawing --------------------------------------------------------------------------------------------------------


def test_pictures_leave_no_traces_on_what_is_kept():
    before = draw().tobytes()
    draw(LATE)
    draw(targets=costs(MIDDLE))
    assert draw().tobytes() == before


def test_threads_draw_alike():
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda size: draw(LATE, size=size).tobytes(), [1600, 1360, 1600, 1360]))
    assert drawn[0] == drawn[2]
    assert drawn[1] == drawn[3]


@pytest.mark.parametrize("size", [800, 1200, 1600])
def test_all_sizes_show_both_seats(size):
    picture = draw(size=size)
    assert picture.width == size
    found = {colour for _, colour in picture.getcolors(1 << 20)}
    assert {style.colour for style in SEATS[:2]} <= found


def test_names_that_cannot_be_drawn_become_the_emblem_alone():
    assert draw(names=("🎲", "สมชาย")).tobytes() == draw(names=("", "")).tobytes()
