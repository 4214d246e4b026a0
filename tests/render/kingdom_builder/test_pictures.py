"""Kingdom Builder's pictures show every visible fact, in its place, and nothing hidden."""

from collections import Counter

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from render.core import shown
from render.core.canvas import Canvas
from render.core.encode import LIMIT, encode
from render.core.palette import GOLD, SEATS, WHITE
from render.kingdom_builder.board import BoardTexts, draw_board
from render.kingdom_builder.colours import TERRAIN_COLOURS
from render.kingdom_builder.hexes import grid, outline
from render.kingdom_builder.pieces import location
from render.kingdom_builder.renderer import KingdomRenderer
from render.kingdom_builder.seats import NO_WORDS, SeatTexts, draw_seats, last_card, strip_height
from render.kit.renderer import Audience
from render.kit.seatcard import strip
from rules.conformance.conformance import play_random
from rules.core.bitset import cells_of, mask_of
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import Lifted, Tile
from rules.kingdom_builder.board import TERRAINS, board_of
from rules.kingdom_builder.hexes import HEXES, NAMES, SIDE
from tests.render.differing import changed
from tests.render.kingdom_builder import samples

SIZE = 1200
SCALE = SIZE / 1600
BASE = samples.position(4)
WORDS = BoardTexts("Title", "detail", (("Zero", "0"), ("One", "a"), ("Two", "b"), ("Three", "c")))
SCORES = tuple((("castles", 3 * seat), ("knights", 4)) for seat in range(4))
OWN = [tuple(cells_of(own)) for own in BASE.settlements]
TAKEN = {cell for own in OWN for cell in own}
PLACES = list(BASE.locations)
FREE, OTHER = [cell for cell in range(210, HEXES) if BASE.ground.terrain[cell] == "T" and cell not in TAKEN][:2]


def draw(observation=BASE, names=samples.NAMES, words=WORDS, targets=(), since=None) -> Image.Image:
    return draw_board(observation, names, words, targets, SIZE, since)


def colours_in(picture: Image.Image) -> set[tuple[int, int, int]]:
    return {colour for _, colour in picture.getcolors(1 << 16)}


def area(hex_: int) -> tuple[int, int, int, int]:
    """The box around a hex, in pixels."""
    lattice = grid(SCALE)
    x, y = lattice.centre(hex_)
    return x - lattice.pitch // 2, y - lattice.tip, x + lattice.pitch // 2, y + lattice.tip


def with_tiles(*tiles: Tile):
    return replace(BASE, tiles=(tiles, *BASE.tiles[1:]))


TAVERN = Tile("tavern", PLACES[1], "ready")
MOVED = replace(BASE, settlements=(mask_of((*OWN[0][1:], FREE)), *BASE.settlements[1:]))
TURNED = BASE.board[::-1]
VISIBLE = {
    "terrain": (BASE, replace(BASE, board=TURNED, locations=dict.fromkeys(board_of(TURNED).locations, 1))),
    "settlement": (BASE, MOVED),
    "owner": (BASE, replace(BASE, settlements=(*BASE.settlements[1::-1], *BASE.settlements[2:]))),
    "supply": (BASE, replace(BASE, supply=(7, *BASE.supply[1:]))),
    "tiles left": (BASE, replace(BASE, locations={**BASE.locations, PLACES[0]: 2})),
    "tile held": (with_tiles(), with_tiles(TAVERN)),
    "tile kind": (with_tiles(TAVERN), with_tiles(replace(TAVERN, kind="oasis"))),
    "tile used": (with_tiles(TAVERN), with_tiles(replace(TAVERN, state="used"))),
    "tile fresh": (with_tiles(TAVERN), with_tiles(replace(TAVERN, state="fresh"))),
    "builders": (BASE, replace(BASE, builders=("lords", *BASE.builders[1:]))),
    "active": (BASE, replace(BASE, active=2)),
    "first": (replace(BASE, first=0), replace(BASE, first=1)),
    "deck": (BASE, replace(BASE, deck=13)),
    "last": (BASE, replace(BASE, last=BASE.last[1:])),
    "lifted": (BASE, replace(BASE, lifted=Lifted(OWN[1][0], "paddock", PLACES[0]))),
    "final round": (BASE, replace(BASE, final_round=True)),
    "scores": (BASE, replace(BASE, scores=SCORES)),
    "points": (replace(BASE, scores=SCORES), replace(BASE, scores=SCORES[::-1])),
}


@pytest.mark.parametrize("fact", VISIBLE)
def test_every_visible_fact_changes_the_picture(fact):
    before, after = (draw(observation) for observation in VISIBLE[fact])
    assert before.size != after.size or changed(before, after) is not None


def test_the_revealed_card_stands_in_the_title():
    words = BoardTexts("on \ufffc", "", WORDS.scoring)
    desert, none = (draw(replace(BASE, card=card), words=words).crop((0, 0, SIZE, 58)) for card in ("desert", ""))
    colours = {colour: count for count, colour in desert.getcolors(1 << 16)}
    assert colours[TERRAIN_COLOURS["desert"]] > 500
    assert TERRAIN_COLOURS["desert"] not in {colour for _, colour in none.getcolors(1 << 16)}


@pytest.mark.parametrize(
    "words",
    [
        BoardTexts("Other", "detail", WORDS.scoring),
        BoardTexts("Title", "other", WORDS.scoring),
        BoardTexts("Title", "detail", (("Zero", "x"), *WORDS.scoring[1:])),
    ],
)
def test_every_word_shows(words):
    assert changed(draw(), draw(words=words)) is not None


def test_the_board_tells_no_secret():
    hidden = replace(BASE, viewer=2, hand="flower", hidden=(True, False, False, True))
    assert changed(draw(), draw(hidden)) is None


def test_moving_a_settlement_changes_its_two_hexes_alone():
    difference = ImageChops.difference(draw(), draw(MOVED))
    for hex_ in (OWN[0][0], FREE):
        assert difference.crop(area(hex_)).getbbox() is not None
        difference.paste((0, 0, 0), area(hex_))
    assert difference.getbbox() is None


def test_a_last_move_has_a_line_round_its_hex_alone_and_keeps_the_ground():
    bare = replace(BASE, last=())
    marked = draw(replace(BASE, last=(FREE,)))
    difference = ImageChops.difference(draw(bare), marked)
    left, top, right, bottom = area(FREE)
    difference.paste((0, 0, 0), (left - 6, top - 6, right + 6, bottom + 6))
    assert difference.getbbox() is None
    x, y = grid(SCALE).centre(FREE)
    assert marked.getpixel((x - 15, y)) == TERRAIN_COLOURS["forest"]


def test_new_neighbours_have_one_line_round_them():
    """Nothing is drawn on the side that two of them share."""
    lattice, one, other = grid(SCALE), 9 * 20 + 4, 9 * 20 + 5
    before = replace(BASE, settlements=(0,) * 4, last=())
    alone, both = (replace(before, settlements=(mask_of(own), 0, 0, 0)) for own in ((one,), (one, other)))
    x, y = (sum(pair) // 2 for pair in zip(lattice.centre(one), lattice.centre(other), strict=True))
    assert draw(alone, since=before).getpixel((x, y)) == GOLD
    assert draw(both, since=before).getpixel((x, y)) == draw(both, since=both).getpixel((x, y)) != GOLD
    assert draw(both, since=alone).getpixel((x, y)) == GOLD


def test_where_a_settlement_has_left_its_ghost_stands():
    """It is no settlement: no colour of its seat is left, and the picture without ``since`` shows nothing there."""
    gone = OWN[0][0]
    plain, ghost = draw(MOVED), draw(MOVED, since=BASE)
    assert changed(plain.crop(area(gone)), ghost.crop(area(gone))) is not None
    assert SEATS[0].colour not in colours_in(ghost.crop(area(gone)))
    assert changed(ghost.crop(area(gone)), draw().crop(area(gone))) is not None


def test_a_tile_taken_lately_leaves_a_rim_of_gold():
    place = next(hex_ for hex_, left in BASE.locations.items() if left)
    taken = replace(BASE, locations={**BASE.locations, place: BASE.locations[place] - 1})
    assert changed(draw(taken).crop(area(place)), draw(taken, since=BASE).crop(area(place))) is not None


def test_a_tile_taken_lately_is_not_taken_for_one_that_is_left_on_a_phone():
    def golden(left: int, gone: int) -> int:
        picture = Image.new("RGBA", (54, 57), WHITE)
        sprite = location(SCALE, "tavern", left, gone)
        picture.alpha_composite(sprite.crop((0, 0, *picture.size)))
        small = picture.convert("RGB").reduce(3)
        return sum(
            count
            for count, colour in small.getcolors() or ()
            if all(abs(one - other) < 40 for one, other in zip(colour, GOLD, strict=True))
        )

    assert golden(2, 0) > golden(1, 1) == golden(1, 0) > golden(0, 2) == 0


def test_a_target_is_a_white_field_with_its_coordinate():
    pictures = {hex_: draw(targets=(hex_,)).crop(area(hex_)) for hex_ in (FREE, OTHER)}
    for picture in pictures.values():
        assert {colour: count for count, colour in picture.getcolors(1 << 16)}[WHITE] > 400
    assert pictures[FREE].tobytes() != pictures[OTHER].tobytes()


def test_own_settlements_to_choose_from_keep_their_house_and_get_a_plate():
    hex_ = OWN[1][0]
    chosen = {colour: count for count, colour in draw(targets=(hex_,)).crop(area(hex_)).getcolors(1 << 16)}
    assert chosen[SEATS[1].colour] > 150
    assert chosen[WHITE] > 300


def test_many_targets_are_dots_and_their_rows_are_lit():
    targets = tuple(range(6 * SIDE, 6 * SIDE + 14)) + tuple(range(9 * SIDE, 9 * SIDE + 14))
    difference = ImageChops.difference(draw(), draw(targets=targets))
    lattice = grid(SCALE)
    margin = [
        row
        for row in range(SIDE)
        if difference.crop((0, lattice.centre(row * SIDE)[1] - 8, 28, lattice.centre(row * SIDE)[1] + 8)).getbbox()
    ]
    assert margin == [6, 9]
    left, top, right, bottom = area(targets[1])
    x, y = lattice.centre(targets[1])
    spot = difference.crop((left, top, right, bottom)).getbbox()
    assert spot is not None
    assert spot[2] - spot[0] < 26
    assert abs((spot[0] + spot[2]) / 2 + left - x) <= 1.5
    assert abs((spot[1] + spot[3]) / 2 + top - y) <= 1.5


def test_pictures_do_not_leave_traces_on_the_cached_board():
    before = draw()
    draw(MOVED, targets=(FREE,))
    assert changed(before, draw()) is None


def test_an_enlarged_part_is_what_the_whole_picture_shows_there():
    window = 500, 700, 1700, 1500
    targets = [cell for cell in range(HEXES) if cell not in TAKEN][150:170]
    whole, part = (draw_board(BASE, samples.NAMES, WORDS, targets, 2400, MOVED, window=one) for one in (None, window))
    assert part.tobytes() == whole.crop(window).tobytes()


def test_equal_hexes_are_equal_pixel_for_pixel():
    picture = draw(replace(BASE, settlements=(0,) * 4, last=()))
    inner = Counter()
    for hex_ in range(HEXES):
        row, column = divmod(hex_, SIDE)
        if TERRAINS[BASE.ground.terrain[hex_]] == "grass" and column not in (9, 10) and row not in (9, 10):
            left, top, right, bottom = area(hex_)
            inner[picture.crop((left + 4, top + 18, right - 4, bottom - 18)).tobytes()] += 1
    assert len(inner) == 1
    assert inner.total() > 30


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [1200, 1600])
def test_all_table_sizes_have_their_cards(seats, size):
    picture = samples.board(samples.position(seats), (), size)
    assert picture.width == size
    strip = picture.crop((0, round(1600 * size / 1600), size, picture.height - 10))
    colours = {colour for _, colour in strip.getcolors(1 << 20)}
    assert {style.colour for style in SEATS[:seats]} <= colours


def test_more_tiles_than_fit_make_the_strip_higher():
    tiles = tuple(Tile("farm", place, "ready") for place in BASE.locations)
    assert draw(with_tiles(*tiles)).height > draw(with_tiles(TAVERN)).height


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_points_of_three_digits_stand_inside_their_card(seats):
    seen = GAME.observe(GAME.setup(seats, {}, "points"), None)
    seen = replace(seen, scores=((("castles", 188),),) * seats)
    canvas = Canvas.new(1600, strip_height(seen) + 40)
    draw_seats(canvas, seen, NAMES[:seats], 10, NO_WORDS)
    points = [one for one in shown.shown_on(canvas.picture) if one.name == "188"]
    for one, place in zip(points, strip(seats, 10, 200), strict=True):
        assert place.x < one.left < one.right <= place.right - 12


def test_two_seats_have_room_for_the_names_of_tiles_and_the_terrain_built_on_last():
    two = samples.position(2)
    two = replace(two, tiles=((Tile("tavern", next(iter(two.locations)), "ready"),), ()))
    kinds = SeatTexts({"tavern": "Tavern"}), SeatTexts({"tavern": "Taverne"})
    places = SeatTexts(last=("on grass", "")), SeatTexts(last=("on canyon", ""))
    for one, other in (kinds, places):
        words = [BoardTexts("Title", "detail", WORDS.scoring, said) for said in (one, other)]
        assert changed(draw(two, words=words[0]), draw(two, words=words[1])) is not None
        assert changed(draw(words=words[0]), draw(words=words[1])) is None, "four seats leave no room"


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_terrain_built_on_last_is_the_seats_own(seed):
    """Against the cards that were seen in play; where it is not told, a card has left the game or lies deeper."""
    seen: dict[int, str] = {}
    told = 0
    for step in play_random(GAME, 2, {}, seed).played:
        public, after = step.state, step.transition.state
        for seat in range(2):
            found = last_card(GAME.observe(public, None), seat)
            assert found in ("", seen.get(seat))
            told += bool(found)
        if after.active != public.active or after.over:
            seen[public.active] = public.card
    assert told > 30


def test_names_that_cannot_be_drawn_become_the_emblem_alone():
    strange = ("🎲", "สมชาย", "", "\u200b")
    assert changed(draw(names=strange), draw(names=("",) * 4)) is None


@pytest.mark.parametrize("hex_", [0, 19, 380, 399, 210])
def test_hexes_lie_where_their_name_says(hex_):
    lattice = grid(1.0)
    x, y = lattice.centre(hex_)
    row, column = divmod(hex_, SIDE)
    assert NAMES[hex_] == f"{chr(65 + column)}{row + 1}"
    assert y == lattice.top + lattice.tip + 64 * row
    assert x == lattice.left + 37 + 74 * column + (37 if row % 2 else 0)


def test_an_inset_moves_every_side_by_the_same_distance():
    outer, inner = outline(0, 0, 28, 32, 16), outline(0, 0, 28, 32, 16, 5)
    for number in range(6):
        (ax, ay), (bx, by) = outer[number], outer[(number + 1) % 6]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        px, py = inner[number]
        assert abs((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / length == pytest.approx(5)


HELD = replace(BASE, active=0)
HAND_FACTS = {
    "card": (samples.hand(HELD, 1, "flower"), samples.hand(HELD, 1, "forest")),
    "no card": (samples.hand(HELD, 1, "flower"), samples.hand(HELD, 1, None)),
    "tiles": (samples.hand(HELD, 1, "flower"), samples.hand(replace(HELD, tiles=((),) * 4), 1, "flower")),
    "supply": (samples.hand(HELD, 1, "flower"), samples.hand(replace(HELD, supply=(9,) * 4), 1, "flower")),
    "discards": (samples.hand(HELD, 1, "flower"), samples.hand(replace(HELD, discards=()), 1, "flower")),
    "kept": (samples.hand(HELD, 1, "flower"), samples.hand(replace(HELD, kept=("desert",) * 4), 1, "flower")),
    "removed": (samples.hand(HELD, 1, "flower"), samples.hand(replace(HELD, removed=("desert",)), 1, "flower")),
    "deck": (samples.hand(HELD, 1, "flower"), samples.hand(replace(HELD, deck=3), 1, "flower")),
    "seat": (samples.hand(HELD, 1, "flower"), samples.hand(HELD, 3, "flower")),
}


@pytest.mark.parametrize("fact", HAND_FACTS)
def test_every_fact_of_the_hand_changes_its_picture(fact):
    assert changed(*HAND_FACTS[fact]) is not None


def test_a_card_face_up_in_the_own_turn_is_shown_as_held():
    turn = samples.hand(replace(BASE, active=1, card="forest"), 1, None)
    colours = {colour: count for count, colour in turn.getcolors(1 << 20)}
    assert colours[TERRAIN_COLOURS["forest"]] > 20_000


def test_another_seats_turn_does_not_show_its_card_as_mine():
    picture = samples.hand(replace(BASE, active=0, card="forest"), 1, None)
    colours = {colour: count for count, colour in picture.getcolors(1 << 20)}
    assert colours[TERRAIN_COLOURS["forest"]] < 10_000


def test_a_spectator_has_no_hand():
    with pytest.raises(ValueError, match="viewer"):
        samples.draw_hand(BASE, samples.hand_captions(samples.WORDS, replace(BASE, viewer=0)))


def test_the_sheet_adds_up_to_the_result():
    state = play_random(GAME, 3, {}, "pictures").final
    over = GAME.observe(state, None)
    outcome = GAME.result(state)
    audience = Audience(samples.WORDS, samples.NAMES[:3])
    sheet = KingdomRenderer().sheet(over, outcome, audience)
    assert tuple(column.total for column in sheet.columns) == outcome.totals


def test_a_crowded_board_stays_below_the_limit():
    crowded = samples.board(samples.position(5, 39), tuple(range(20)))
    assert len(encode(crowded, "kingdom_builder").data) <= LIMIT
