"""The pictures of Tigris & Euphrates show every visible fact, in its place, and nothing hidden."""

from functools import cache
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from render.core.canvas import Canvas
from render.core.palette import GOLD, PAGE, SEATS, WHITE
from render.tigris_euphrates.board import BoardTexts, draw_board
from render.tigris_euphrates.colours import BOARD_COLOURS, SPHERE_COLOURS
from render.tigris_euphrates.conflicts import disputes, draw_badges
from render.tigris_euphrates.field import field
from render.tigris_euphrates.hand import draw_hand
from render.tigris_euphrates.kingdoms import draw_borders
from render.tigris_euphrates.marks import LABELLED
from render.tigris_euphrates.scores import sheet_of
from rules.conformance.conformance import play_random
from rules.core.bitset import cells_of, mask_of
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates import Raised, Tower
from rules.tigris_euphrates.actions import (
    Catastrophe,
    End,
    Exchange,
    Leader,
    Leave,
    Monument,
    Pass,
    Support,
    Tile,
    Withdraw,
    Ziggurat,
)
from rules.tigris_euphrates.board import COLUMNS, MAPS, NAMES, PAIRS, SQUARE_OF, SQUARES, TILES
from rules.tigris_euphrates.kingdoms import realm_of
from rules.tigris_euphrates.strength import open_wars, parties
from tests.render.differing import changed, twice
from tests.render.tigris_euphrates import samples

SIZE = 1200
PLACE = field(SIZE / 1600)
WORDS = BoardTexts("Title", "detail", ("Archer", "Bull", "Potter", "Lion"))
QUIET = replace(samples.quiet(), last=())
WAR = samples.middle()
OPTIONS = samples.pieces()
OPEN = replace(QUIET, points=((1, 2, 3, 4),) * 4, won=(0, 1, 2, 3))


def at(*names: str) -> tuple[int, ...]:
    return tuple(SQUARE_OF[name] for name in names)


def draw(observation=QUIET, names=samples.NAMES, words=WORDS, targets=(), size=SIZE, since=None) -> Image.Image:
    return draw_board(observation, names, words, targets, size, since)


@cache
def base() -> Image.Image:
    return draw()


def area(square: int, margin: int = 0) -> tuple[int, int, int, int]:
    """The box of a square in pixels, with a margin around it."""
    x, y = PLACE.corner(square)
    return x - margin, y - margin, x + PLACE.pitch + margin, y + PLACE.pitch + margin


def colours_in(picture: Image.Image) -> dict[tuple[int, int, int], int]:
    return {colour: count for count, colour in picture.getcolors(1 << 21)}


def tiles_with(colour: int, *squares: int, observation=QUIET):
    own = observation.tiles[colour] | mask_of(squares)
    return replace(observation, tiles=(*observation.tiles[:colour], own, *observation.tiles[colour + 1 :]))


def leader_at(seat: int, colour: int, square: int | None, observation=QUIET):
    own = observation.leaders[seat]
    own = (*own[:colour], square, *own[colour + 1 :])
    return replace(observation, leaders=(*observation.leaders[:seat], own, *observation.leaders[seat + 1 :]))


# --- every fact shows -------------------------------------------------------------------------------------------------

FREE, RIVER = at("G6", "E1")
FOUGHT = WAR.conflict
MONUMENT = Raised(PAIRS[1], SQUARE_OF["N7"], 2)
VISIBLE = {
    "map": (QUIET, replace(QUIET, options={**QUIET.options, "board": "advanced"})),
    "tile": (QUIET, tiles_with(0, FREE)),
    "tile colour": (tiles_with(0, FREE), tiles_with(3, FREE)),
    "ruin": (QUIET, replace(QUIET, ruins=QUIET.ruins | 1 << FREE)),
    "leader": (QUIET, leader_at(0, 0, FREE)),
    "leader owner": (leader_at(0, 3, FREE), leader_at(3, 3, FREE)),
    "leader colour": (leader_at(0, 1, FREE), leader_at(0, 2, FREE)),
    "dynasty": (QUIET, replace(QUIET, dynasties=("lion", "bull", "potter", "archer"))),
    "treasure": (QUIET, replace(QUIET, treasures=QUIET.treasures & QUIET.treasures - 1)),
    "monument": (QUIET, replace(QUIET, monuments=(*QUIET.monuments, MONUMENT))),
    "monument colours": (
        replace(QUIET, monuments=(MONUMENT,)),
        replace(QUIET, monuments=(replace(MONUMENT, colours=PAIRS[4]),)),
    ),
    "ziggurat": (QUIET, replace(QUIET, ziggurat=Tower(FREE, 1))),
    "ziggurat still to build": (
        QUIET,
        replace(QUIET, options={**QUIET.options, "monuments": "ziggurat"}),
    ),
    "building": (OPTIONS, replace(OPTIONS, buildings=(*OPTIONS.buildings[:3], SQUARE_OF["E5"]))),
    "building in stock": (OPTIONS, replace(OPTIONS, buildings=(None, *OPTIONS.buildings[1:]))),
    "turn of": (QUIET, replace(QUIET, to_act=(2,))),
    "last": (QUIET, replace(QUIET, last=(FREE,))),
    "union": (WAR, replace(WAR, union=None)),
    "conflict": (WAR, replace(WAR, conflict=None)),
    "support": (WAR, replace(WAR, conflict=replace(FOUGHT, committed=2))),
    "hand": (QUIET, replace(QUIET, hand_sizes=(1, *QUIET.hand_sizes[1:]))),
    "catastrophes": (QUIET, replace(QUIET, catastrophes=(0, *QUIET.catastrophes[1:]))),
    "points": (OPEN, replace(OPEN, points=((1, 2, 3, 9), *OPEN.points[1:]))),
    "treasures won": (OPEN, replace(OPEN, won=(5, *OPEN.won[1:]))),
    "bag": (QUIET, replace(QUIET, bag=3)),
    "last turn": (QUIET, replace(QUIET, treasures=mask_of(at("B2", "P2")))),
}


@pytest.mark.parametrize("fact", VISIBLE)
def test_every_visible_fact_changes_the_picture(fact):
    before, after = (draw(observation) for observation in VISIBLE[fact])
    assert before.size != after.size or changed(before, after) is not None


@pytest.mark.parametrize(
    "words",
    [
        BoardTexts("Other", "detail", WORDS.dynasties),
        BoardTexts("Title", "other", WORDS.dynasties),
        BoardTexts("Title", "detail", ("Owl", *WORDS.dynasties[1:])),
    ],
)
def test_every_word_shows(words):
    assert changed(base(), draw(words=words)) is not None


REGIONS = replace(QUIET, leaders=((None,) * 4,) * 4)
"""Without leaders there is no kingdom, so that a piece more changes no line around one."""
LOCAL = {
    "tile": (tiles_with(0, FREE, observation=REGIONS), (FREE,)),
    "farm": (tiles_with(2, RIVER, observation=REGIONS), (RIVER,)),
    "ruin": (replace(REGIONS, ruins=REGIONS.ruins | 1 << FREE), (FREE,)),
    "last move": (replace(REGIONS, last=(FREE,)), (FREE,)),
    "tower": (replace(REGIONS, ziggurat=Tower(FREE, 1)), [FREE + step for step in (0, 1, -1, COLUMNS, -COLUMNS)]),
    "monument": (
        replace(REGIONS, monuments=(*REGIONS.monuments, MONUMENT)),
        [MONUMENT.square + step for step in (0, 1, COLUMNS, COLUMNS + 1)],
    ),
}


@pytest.mark.parametrize("fact", LOCAL)
def test_a_piece_changes_its_own_place_alone(fact):
    after, squares = LOCAL[fact]
    difference = ImageChops.difference(draw(REGIONS), draw(after))
    for square in squares:
        assert difference.crop(area(square)).getbbox() is not None
        difference.paste((0, 0, 0), area(square, 8))
    if fact == "monument":
        difference.paste((0, 0, 0), (0, round(PLACE.bottom * SIZE / 1600), SIZE, difference.height))
    assert difference.getbbox() is None


def test_a_kingdoms_line_runs_around_its_squares_alone():
    empty = Canvas.new(SIZE, 1400)
    lined = Canvas.new(SIZE, 1400)
    kingdom = tuple(cells_of(realm_of(QUIET).kingdoms[0]))
    draw_borders(lined, PLACE, [kingdom])
    difference = ImageChops.difference(empty.picture, lined.picture)
    assert difference.getbbox() is not None
    for square in kingdom:
        difference.paste((0, 0, 0), area(square, 5))
    assert difference.getbbox() is None


def test_only_kingdoms_have_a_line():
    """Without its leaders a region keeps its pieces, but the line around it goes."""
    _, top, right, bottom = area(SQUARE_OF["I8"])
    edge = (right - 4, top + 10, right + 4, bottom - 10)
    assert changed(base().crop(edge), draw(REGIONS).crop(edge)) is not None


def test_treasures_with_priority_stand_on_white():
    temples = QUIET.map.temples
    picture = draw(replace(REGIONS, tiles=(0, temples, 0, 0), treasures=temples, monuments=(), ruins=0))
    plated, plain = (
        [colours_in(picture.crop(area(square)))[WHITE] for square in cells_of(squares)]
        for squares in (QUIET.map.priority, temples & ~QUIET.map.priority)
    )
    assert min(plated) > max(plain) + 100


def test_what_is_built_is_gone_from_the_stock():
    stock = (0, round(PLACE.bottom * SIZE / 1600) + 40, SIZE, base().height)
    built = replace(QUIET, monuments=(*QUIET.monuments, MONUMENT))
    assert changed(base().crop(stock), draw(built).crop(stock)) is not None


def test_a_last_move_keeps_the_ground():
    x, y = PLACE.corner(FREE)
    marked = draw(replace(QUIET, last=(FREE,)))
    assert marked.getpixel((x + PLACE.pitch // 2, y + PLACE.pitch // 2)) in (
        BOARD_COLOURS["land"],
        BOARD_COLOURS["land2"],
    )


def test_new_neighbours_have_one_line_round_them():
    """Nothing is drawn on the side that two of them share; alone each has a line there."""
    one, other = at("G6", "H6")
    x, y = PLACE.corner(other)
    between = x, y + PLACE.pitch // 2
    both = tiles_with(0, one, other)
    assert draw(tiles_with(0, one), since=QUIET).getpixel(between) == GOLD
    assert draw(both, since=QUIET).getpixel(between) != GOLD
    assert draw(both, since=tiles_with(0, one)).getpixel(between) == GOLD
    assert changed(draw(both), draw(both, since=QUIET)) is not None


@pytest.mark.parametrize(
    ("before", "now"),
    [
        (tiles_with(3, FREE), QUIET),
        (leader_at(0, 0, FREE), QUIET),
        (replace(QUIET, treasures=QUIET.treasures | 1 << FREE), QUIET),
        (replace(OPTIONS, buildings=(*OPTIONS.buildings[:3], SQUARE_OF["B1"])), OPTIONS),
    ],
    ids=("tile", "leader", "treasure", "building"),
)
def test_what_has_left_is_a_ghost_of_its_own_shape(before, now):
    square = FREE if now is QUIET else SQUARE_OF["B1"]
    pictures = [draw(before), draw(replace(now, last=())), draw(now, since=before)]
    was, empty, ghost = (picture.crop(area(square)) for picture in pictures)
    assert changed(was, ghost) is not None
    assert changed(empty, ghost) is not None
    assert GOLD not in colours_in(ghost)


def test_pictures_do_not_leave_traces_on_the_cached_board():
    before = draw()
    draw(WAR, targets=(Tile(0, FREE),))
    assert changed(before, draw()) is None


# --- colour is never alone --------------------------------------------------------------------------------------------


def silhouette(picture: Image.Image, ground: tuple[int, int, int]) -> bytes:
    """Where a crop differs from its most frequent colour: its shapes, whatever their colours."""
    plain = Image.new("RGB", picture.size, ground)
    return ImageChops.difference(picture, plain).convert("L").point(lambda value: 255 * (value > 60)).tobytes()


def test_tiles_differ_by_their_sign_alone():
    crops = [draw(tiles_with(colour, FREE)).crop(area(FREE, -12)) for colour in range(4)]
    shapes = {silhouette(crop, SPHERE_COLOURS[TILES[colour]]) for colour, crop in enumerate(crops)}
    assert len(shapes) == 4


def test_leaders_carry_the_dynasty_of_their_seat_and_the_sign_of_their_sphere():
    """In grey, without any hue, all 16 leaders differ."""
    crops = {
        draw(leader_at(seat, colour, FREE)).crop(area(FREE, -2)).convert("L").tobytes()
        for seat in range(4)
        for colour in range(4)
    }
    assert len(crops) == 16


def test_a_dynasty_dealt_to_another_seat_keeps_the_seats_colour():
    other = replace(QUIET, dynasties=("lion", "bull", "potter", "archer"))
    picture = draw(leader_at(3, 1, FREE, other)).crop(area(FREE))
    assert colours_in(picture)[SEATS[3].colour] > 300
    assert changed(picture, draw(leader_at(3, 1, FREE)).crop(area(FREE))) is not None


def test_an_enlarged_part_is_what_the_whole_picture_shows_there():
    window = 450, 300, 1650, 1000
    targets = GAME.legal_actions(GAME.setup(4, {}, "parts"), 0)
    whole, part = (draw_board(WAR, samples.NAMES, WORDS, targets, 2286, QUIET, window=one) for one in (None, window))
    assert part.tobytes() == whole.crop(window).tobytes()


# --- both maps --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["standard", "advanced"])
@pytest.mark.parametrize("size", [1200, 1600])
def test_land_and_river_lie_where_the_map_says(board, size):
    empty = GAME.observe(GAME.setup(2, {"board": board}, "map"), None)
    picture = draw(replace(empty, tiles=(0,) * 4, treasures=0), size=size)
    place = field(size / 1600)
    for square in range(SQUARES):
        x, y = place.corner(square)
        pixel = picture.getpixel((x + place.pitch // 2, y + round(place.pitch * 0.8)))
        assert (pixel == BOARD_COLOURS["river"]) == bool(MAPS[board].river >> square & 1), NAMES[square]


def test_coordinates_stand_on_all_four_sides():
    picture = base()
    for column in range(COLUMNS):
        left, _, right, _ = area(column)
        for top in (PLACE.top - 30, PLACE.top + PLACE.height + 10):
            assert len(colours_in(picture.crop((left, top, right, top + 18)))) > 2
    for row in range(SQUARES // COLUMNS):
        top = PLACE.corner(row * COLUMNS)[1] + PLACE.pitch // 2 - 10
        for left in (0, SIZE - 26):
            assert len(colours_in(picture.crop((left, top, left + 26, top + 20)))) > 3


# --- conflicts --------------------------------------------------------------------------------------------------------


def test_a_conflict_rings_its_leaders_and_all_tiles_that_count():
    calm = draw(replace(WAR, conflict=None, union=None))
    difference = ImageChops.difference(calm, draw(WAR))
    for side in parties(WAR, FOUGHT):
        for square in (*cells_of(side.tiles), side.square):
            assert difference.crop(area(square)).getbbox() is not None
    gold = colours_in(draw(WAR))[GOLD] - colours_in(calm)[GOLD]
    assert gold > 9 * 200


def test_strengths_lie_near_their_leaders():
    """A changed support changes its leader's surroundings and nothing else."""
    after = replace(WAR, conflict=replace(FOUGHT, committed=2))
    difference = ImageChops.difference(draw(WAR), draw(after))
    difference.paste((0, 0, 0), area(parties(WAR, FOUGHT)[0].square, round(PLACE.pitch * 1.3)))
    assert difference.getbbox() is None


@pytest.fixture(scope="module")
def several_wars():
    """Wars of all four colours at once over the same union."""
    sides = (
        {"king": "F4", "farmer": "A9"},
        {"trader": "H2", "priest": "G2", "farmer": "I3"},
        {"farmer": "J11", "king": "M4"},
        {"trader": "M5", "farmer": "M6", "priest": "K4"},
    )
    return samples.middle(leaders=sides, phase="war", conflict=None)


def test_all_open_wars_are_shown_until_one_is_fought(several_wars):
    assert len(disputes(several_wars)) == 4
    second = open_wars(several_wars)[1]
    one = replace(several_wars, conflict=second)
    assert disputes(one)[0] == second
    assert len(disputes(one)) == 4
    assert colours_in(draw(several_wars))[GOLD] > colours_in(draw(one))[GOLD]


class Laid(Canvas):
    """A canvas that remembers the badges laid on it, and what they say."""

    badges: list[tuple[float, float, float, float]]
    said: list[str]

    def pill(self, x, y, w, h, *args, **more):
        self.badges.append((x, y, x + w, y + h))

    def text(self, x, y, text, *args, **more):
        self.said.append(text)
        return 0.0


def test_badges_of_many_wars_do_not_cover_each_other(several_wars):
    laid = Laid(Image.new("RGB", (SIZE, SIZE)), SIZE / 1600)
    laid.badges, laid.said = [], []
    draw_badges(laid, PLACE, several_wars, frozenset(cells_of(several_wars.solid)))
    assert len(laid.badges) == 8
    strengths = [side.strength for war in open_wars(several_wars) for side in parties(several_wars, war)]
    assert laid.said == [f"{strength}+" for strength in strengths]
    for one, other in combinations(laid.badges, 2):
        assert min(one[2], other[2]) <= max(one[0], other[0]) or min(one[3], other[3]) <= max(one[1], other[1])


def test_strengths_leave_the_unification_tile_open():
    """Priests on two sides of a temple that unites their kingdoms, with little room around them (TE-11.3)."""
    fronts = {
        "game": "tigris_euphrates",
        "phase": "war",
        "union": "D5",
        "tiles": {
            "temple": ["B5", "B6", "C5", "D5", "F5", "H6"],
            "market": ["A5", "G5", "H5"],
            "farm": ["A4", "B4"],
            "settlement": ["G6"],
        },
        "leaders": [{"king": "C6", "priest": "D6", "trader": "A6"}, {"king": "F4", "priest": "E5", "trader": "F6"}],
    }
    united = GAME.observe(GAME.position(fronts), None)
    [square] = at("D5")
    inner = area(square, -8)
    deserted = replace(united, leaders=((None,) * 4,) * 2)
    assert len(open_wars(united)) > 1
    assert not open_wars(deserted)
    assert changed(draw(deserted).crop(inner), draw(united).crop(inner)) is None
    assert changed(draw(replace(deserted, union=None)).crop(inner), draw(deserted).crop(inner)) is not None


# --- targets ----------------------------------------------------------------------------------------------------------


def test_a_target_is_a_white_field_with_its_coordinate():
    pictures = [draw(targets=(Tile(0, square),)).crop(area(square)) for square in at("G6", "D6")]
    for picture in pictures:
        assert colours_in(picture)[WHITE] > 1200
    assert pictures[0].tobytes() != pictures[1].tobytes()


def test_a_coordinate_of_three_signs_is_whole():
    """Its label is as wide as its field allows, and differs in the last digit."""
    one, other = (draw(targets=(Tile(0, square),)).crop(area(square)) for square in at("E10", "E11"))
    assert one.tobytes() != other.tobytes()


def test_a_target_on_a_piece_leaves_it_visible():
    (square,) = at("G4")
    picture = colours_in(draw(targets=(Catastrophe(square),)).crop(area(square)))
    assert picture[SPHERE_COLOURS["market"]] > 800
    assert picture[WHITE] > 300


def test_many_targets_are_dots_with_their_rows_and_columns_lit():
    squares = [square for square in range(6 * COLUMNS) if square % COLUMNS < 5][: LABELLED + 1]
    picture = draw(targets=[Catastrophe(square) for square in squares])
    x, y = PLACE.corner(squares[3])
    assert picture.getpixel((x + PLACE.pitch // 2, y + PLACE.pitch // 2)) == WHITE
    assert picture.getpixel((x + 8, y + 8)) != WHITE
    difference = ImageChops.difference(base(), picture)
    lit = [
        row
        for row in range(SQUARES // COLUMNS)
        if difference.crop((0, area(row * COLUMNS)[1] + 20, 20, area(row * COLUMNS)[3] - 20)).getbbox()
    ]
    assert lit == sorted({square // COLUMNS for square in squares})


@pytest.mark.parametrize("size", [848, 864, 960, 1200])
def test_what_lights_up_the_number_of_a_row_covers_it(size):
    squares = [square for square in range(SQUARES) if square % COLUMNS > COLUMNS - 4]
    assert len(squares) > LABELLED
    plain, lit = draw(size=size), draw(size=size, targets=[Catastrophe(square) for square in squares])
    place = field(size / 1600)
    for row in range(SQUARES // COLUMNS):
        y = place.corner(row * COLUMNS)[1]
        margin = (0, y, int(place.left - 6 * place.scale), y + place.pitch)  # up to the frame
        numbers, gold = plain.crop(margin), lit.crop(margin)
        changes = ImageChops.difference(numbers, gold).getbbox()
        numbers.paste(PAGE, changes)
        assert numbers.getcolors() == [(numbers.width * numbers.height, PAGE)], row + 1


def test_monuments_and_ziggurat_frame_the_squares_they_would_take():
    block, cross = SQUARE_OF["G6"], SQUARE_OF["G6"]
    for action, reach in ((Monument(0, block), (0, 1, 16, 17)), (Ziggurat(cross), (0, 1, -1, 16, -16))):
        difference = ImageChops.difference(base(), draw(targets=(action,)))
        for step in reach:
            assert difference.crop(area(block + step)).getbbox() is not None
            difference.paste((0, 0, 0), area(block + step, 8))
        assert difference.getbbox() is None


def test_withdrawing_and_leaving_mark_leader_and_treasure():
    acting = replace(QUIET, active=0)
    king = acting.leaders[0][0]
    (treasure,) = at("B2")
    for action, square in ((Withdraw(0), king), (Leave(treasure), treasure)):
        difference = ImageChops.difference(draw(acting), draw(acting, targets=(action,)))
        assert difference.crop(area(square)).getbbox() is not None
        difference.paste((0, 0, 0), area(square, 8))
        assert difference.getbbox() is None


def test_actions_without_a_place_mark_nothing():
    assert changed(base(), draw(targets=(Pass(), End(), Support(2), Exchange((1, 0, 0, 0)), Withdraw(2)))) is None


def test_all_ways_to_place_leaders_on_one_square_are_one_target():
    many = [Leader(colour, FREE) for colour in range(4)]
    assert changed(draw(targets=many), draw(targets=many[:1])) is None


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_the_board_tells_no_secret():
    own = samples.quiet(viewer=2)
    assert own.hand is not None
    assert changed(base(), draw(replace(own, last=()))) is None


# --- seats, names, sizes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [1200, 1600])
def test_all_table_sizes_have_their_cards(seats, size):
    observation = GAME.observe(GAME.setup(seats, {}, "cards"), None)
    picture = draw(observation, size=size)
    assert picture.width == size
    below = picture.crop((0, round(field(size / 1600).bottom * size / 1600) + 130, size, picture.height))
    assert {style.colour for style in SEATS[:seats]} <= set(colours_in(below))


def test_totals_show_only_when_all_are_known():
    mine = replace(QUIET, points=(None, None, (5, 5, 5, 5), None), won=(None, None, 2, None))
    hidden = replace(QUIET, points=(None,) * 4, won=(None,) * 4)
    assert draw(mine).tobytes() == draw(hidden).tobytes()
    assert draw(OPEN).height > draw(hidden).height


def test_names_that_cannot_be_drawn_become_the_emblem_alone():
    strange = ("🎲", "สมชาย", "", "\u200b")
    assert changed(draw(names=strange), draw(names=("",) * 4)) is None


@pytest.mark.parametrize("name", ["Ζωή", "Łukasz", "Нина", "健太", "Nguyễn", "김하늘"])
def test_names_in_many_scripts_are_drawn(name):
    names = (name, *samples.NAMES[1:])
    assert changed(draw(names=names), draw(names=("", *samples.NAMES[1:]))) is not None


# --- hand -------------------------------------------------------------------------------------------------------------

MINE = samples.quiet(viewer=2)
HAND_FACTS = {
    "tiles": replace(MINE, hand=(2, 1, 1, 1)),
    "fewer tiles": replace(MINE, hand=(0, 0, 1, 0)),
    "no tiles": replace(MINE, hand=(0, 0, 0, 0)),
    "points": replace(MINE, points=(None, None, (5, 3, 9, 5), None)),
    "treasures": replace(MINE, won=(None, None, 7, None)),
    "leader to place": leader_at(2, 3, SQUARE_OF["A1"], MINE),
    "catastrophes": replace(MINE, catastrophes=(2, 2, 0, 2)),
    "seat": replace(MINE, viewer=3, points=(None, None, None, MINE.points[2]), won=(None, None, None, MINE.won[2])),
    "dynasty": replace(MINE, dynasties=("archer", "bull", "lion", "potter")),
}


@pytest.mark.parametrize("fact", HAND_FACTS)
def test_every_fact_of_the_hand_changes_its_picture(fact):
    assert changed(samples.hand(MINE), samples.hand(HAND_FACTS[fact])) is not None


@pytest.mark.parametrize("field_name", list(samples.HAND_WORDS.__dataclass_fields__))
def test_every_word_of_the_hand_shows(field_name):
    value = getattr(samples.HAND_WORDS, field_name)
    other = {**vars(samples.HAND_WORDS), field_name: ("W",) * 4 if isinstance(value, tuple) else "W"}
    observation = replace(MINE, hand=(0,) * 4) if field_name == "no_tiles" else MINE
    before = draw_hand(observation, samples.HAND_WORDS, SIZE)
    assert changed(before, draw_hand(observation, type(samples.HAND_WORDS)(**other), SIZE)) is not None


def test_the_hand_is_numbered_in_menu_order():
    """Settlement, two temples, two farms, a market: the colours of the faces from left to right."""
    picture = samples.hand(MINE)
    faces = [picture.getpixel((24 + 261 * number + 60, 200)) for number in range(6)]
    assert faces == [SPHERE_COLOURS[TILES[colour]] for colour in (0, 1, 1, 2, 2, 3)]


def test_the_hand_shows_nothing_of_other_hands():
    other = replace(MINE, hand_sizes=(1, 1, 6, 1), points=((9,) * 4, None, MINE.points[2], None))
    assert changed(samples.hand(MINE), samples.hand(other)) is None


def test_large_print_shows_what_is_left_to_place_once():
    """It is less than half as wide as the picture."""
    assert twice(draw_hand(MINE, samples.HAND_WORDS, SIZE)) == []


def test_a_spectator_has_no_hand():
    with pytest.raises(ValueError, match="viewer"):
        samples.hand(QUIET)


# --- scores, lobby, real games ----------------------------------------------------------------------------------------


def test_the_winners_are_framed_at_the_end():
    over = samples.finished()
    assert over.result is not None
    pictures = [draw(replace(over, result=replace(over.result, ranks=ranks))) for ranks in ((1, 2, 3, 4), (1, 1, 3, 4))]
    left, _, right, _ = changed(*pictures)
    assert SIZE / 4 <= left < right <= SIZE / 2


def test_the_sheet_shows_points_treasures_and_what_they_add():
    over = samples.finished()
    *points, won = over.result.breakdown
    facts = (
        replace(over, result=replace(over.result, breakdown=(*points[:3], ("green", (6, 5, 4, 8)), won))),
        replace(over, result=replace(over.result, breakdown=(*points, ("treasures", (3, 2, 3, 1))))),
        replace(over, finals=((9, 9, 9, 9), *over.finals[1:])),
        replace(over, dynasties=over.dynasties[::-1]),
    )
    for other in facts:
        assert changed(samples.sheet(over), samples.sheet(other)) is not None


def test_there_is_no_sheet_before_the_end():
    with pytest.raises(ValueError, match="not over"):
        sheet_of(QUIET, samples.finished().result, samples.NAMES, samples.SCORE_WORDS)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {"board": "advanced", "monuments": "ziggurat", "civilization_buildings": "on", "scoring": "open"}),
    ],
)
def test_the_sheet_counts_the_weakest_colour(seats, options):
    over = play_random(GAME, seats, options, "pictures").final
    sheet = sheet_of(GAME.observe(over, None), GAME.result(over), samples.NAMES, samples.SCORE_WORDS)
    assert len(sheet.columns) == seats
    for column in sheet.columns:
        assert column.total == min(map(sum, zip(column.values, column.added, strict=False)))
