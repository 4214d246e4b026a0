"""The board of Kingdom Builder with header, builders and seats."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from PIL import Image

from render.core.cache import ground
from render.core.canvas import UNITS, Canvas, Point, Window
from render.core.fixed_palette import reduce
from render.core.palette import GOLD, INK, SOFT, WHITE
from render.kingdom_builder import pieces
from render.kingdom_builder.changes import changes, tiles_gone
from render.kingdom_builder.colours import BOARD_COLOURS
from render.kingdom_builder.hexes import Grid, grid
from render.kingdom_builder.icons import BUILDER_GLYPHS
from render.kingdom_builder.seats import NO_WORDS, SeatTexts, draw_seats, strip_height
from render.kit.closeup import HIGHEST, parts_of
from render.kit.header import HEIGHT as HEADER
from render.kit.header import Header, draw_header
from render.kit.parts import note, note_board
from render.kit.seatcard import Rect, strip
from render.words.since import Changes
from rules.core.bitset import cells_of
from rules.kingdom_builder.board import TERRAINS
from rules.kingdom_builder.hexes import HEXES, NAMES, SIDE
from rules.kingdom_builder.observation import KingdomObservation

LABELLED = 25
"""With more targets than this only small dots and the rows that hold them are shown."""
LARGE = 10
"""More large labels than this lie on each other."""
_FRAME = 11
_TOP = 84
"""Where the header ends, in u."""
_STRIP_GAP = 17
_SCORING = 140
_HOUSE = 51
_PLATE = 60
"""The height of a plate with a coordinate, in u."""
_APART = 10
"""The least gap between two plates, which is their rims."""
_ASIDE = (34.0, 36.0)
"""How far a plate is put from the centre of its hex at most, across and along."""
_ROUNDS = 12
_BELOW = 40
"""How far below the middle of its house the plate of a settlement is put, in u."""
_DOT_BELOW = 28
"""The same of its dot."""


@dataclass(frozen=True)
class BoardTexts:
    """The words on the board picture, in the reader's language.

    ``title`` may hold ``header.ICON_SLOT`` where the hex of the revealed terrain belongs. ``scoring`` are pairs (name,
    effect in a few words): the castles, then the builders in the order of the observation. ``seats`` are the words on
    the seat cards.
    """

    title: str
    detail: str
    scoring: tuple[tuple[str, str], ...]
    seats: SeatTexts = NO_WORDS


def draw_board(
    observation: KingdomObservation,
    names: Sequence[str],
    texts: BoardTexts,
    targets: Sequence[int] = (),
    size: int = 1200,
    since: KingdomObservation | None = None,
    labelled: Collection[int] | None = None,
    window: Window | None = None,
    *,
    large: bool = False,
    closed: bool = False,
) -> Image.Image:
    """The picture, RGB, ``size`` pixels wide (1200 is sent, 1600 for a close look); with a ``window`` only that part.

    ``targets`` are the legal hexes to mark. Those ``labelled`` carry their coordinate, where nothing is said all of up
    to 25; the others become dots, with their rows' numbers lit in the margin. Pass the hexes of one row only once a row
    is chosen. Labels are ``large`` where the picture is not enlarged but must be read on a phone. What is different
    from ``since`` is marked. Of a table that is ``closed`` nobody is framed as being to act.
    """
    scale = size / UNITS
    lattice = grid(scale)
    terrain = observation.ground.terrain
    scoring_y = _field_height(size) + _STRIP_GAP
    seats_y = scoring_y + _SCORING + 18
    canvas = Canvas.new(size, seats_y + strip_height(observation) + 24, window=window)
    canvas.lay(ground(("kb", terrain, size), lambda: _field(terrain, size)), 0, 0)
    if canvas.shows(0, 0, UNITS, HEADER):
        _draw_header(canvas, observation, texts, names)
    gone = tiles_gone(since, observation)
    for hex_, left in observation.locations.items():
        kind = observation.ground.kind_at[hex_]
        _put(canvas, lattice, hex_, pieces.location(scale, kind, left, gone.get(hex_, 0)))
    _draw_changes(canvas, lattice, changes(since, observation), frozenset(targets))
    if labelled is None:
        labelled = targets if len(targets) <= LABELLED else ()
    own = set(cells_of(observation.settlements[observation.active]))
    if len(targets) > len(labelled):
        _light_rows(canvas, lattice, targets)
    for hex_ in labelled:
        _put(canvas, lattice, hex_, _target(canvas.scale, lattice))
    _draw_houses(canvas, lattice, observation)
    _draw_dots(canvas, lattice, sorted({*targets}.difference(labelled)), own)
    _draw_labels(canvas, lattice, sorted(labelled), own, large=large)
    for hex_ in targets:
        canvas.region(f"hex {NAMES[hex_]}", lattice.corners(hex_, scale))
    if canvas.shows(0, scoring_y, UNITS, _SCORING):
        _draw_scoring(canvas, observation, texts, scoring_y)
    if canvas.shows(0, seats_y, UNITS, strip_height(observation)):
        draw_seats(canvas, observation, names, seats_y, texts.seats, closed=closed)
    note_board(canvas, Rect(0, HEADER, UNITS, scoring_y - HEADER), lattice.left / scale - _FRAME)
    note(canvas, "aside", scoring_y, seats_y - scoring_y)
    note(canvas, "players", seats_y, strip_height(observation) + 24)
    return canvas.picture


def _field_height(size: int) -> float:
    """How far the field of hexes and its frame reach down, in u."""
    scale = size / UNITS
    lattice = grid(scale)
    return round(lattice.top + lattice.height + round(_FRAME * scale)) / scale


def _field(terrain: str, size: int) -> Image.Image:
    """The whole field. Every table has a board of its own, and each turn looks at other parts of it."""
    canvas = Canvas.new(size, _field_height(size))
    _draw_field(canvas, grid(canvas.scale), terrain)
    return reduce(canvas.picture, "kingdom_builder")


def _draw_field(canvas: Canvas, lattice: Grid, terrain: str) -> None:
    """Frame, coordinates, hexes and sector seams."""
    scale = canvas.scale
    pad = round(_FRAME * scale)
    canvas.box(
        (lattice.left - pad) / scale,
        (lattice.top - pad) / scale,
        (lattice.width + 2 * pad) / scale,
        (lattice.height + 2 * pad) / scale,
        BOARD_COLOURS["frame"],
        radius=22,
    )
    for column in range(SIDE):
        x = lattice.left + lattice.pitch * (column + 0.75)
        canvas.text(x / scale, 106, NAMES[column].rstrip("1"), 32, SOFT, bold=True, anchor="m")
    for row in range(SIDE):
        canvas.text(*_row_number(lattice, scale, row), str(row + 1), 30, SOFT, bold=True, anchor="m")
    measures = lattice.pitch / 2 / scale, lattice.tip / scale, lattice.shoulder / scale
    for hex_ in range(HEXES):
        _put(canvas, lattice, hex_, pieces.terrain_hex(scale, TERRAINS[terrain[hex_]], *measures))
    _draw_seams(canvas, lattice)


def _row_number(lattice: Grid, scale: float, row: int) -> tuple[float, float]:
    return (lattice.left - _FRAME * scale) / scale / 2, lattice.centre(row * SIDE)[1] / scale


def _draw_seams(canvas: Canvas, lattice: Grid) -> None:
    """White lines between the four sectors: down the middle and across it, along the hexes' own sides."""
    half = lattice.pitch / 2
    down: list[tuple[float, float]] = []
    across: list[tuple[float, float]] = []
    for row in range(SIDE):
        x, y = lattice.centre(row * SIDE + SIDE // 2)
        down += [(x - half, y - lattice.shoulder), (x - half, y + lattice.shoulder)]
    for column in range(SIDE):
        x, y = lattice.centre(SIDE // 2 * SIDE + column)
        across += [(x - half, y - lattice.shoulder), (x, y - lattice.tip)]
    across.append((across[-1][0] + half, across[-2][1]))
    for points in (down, across):
        canvas.line([(x / canvas.scale, y / canvas.scale) for x, y in points], 5, WHITE)


def _put(canvas: Canvas, lattice: Grid, hex_: int, sprite: Image.Image) -> None:
    x, y = lattice.centre(hex_)
    canvas.paste_at(sprite, x - sprite.width // 2, y - sprite.height // 2)


def _draw_header(canvas: Canvas, observation: KingdomObservation, texts: BoardTexts, names: Sequence[str]) -> None:
    marks = () if not observation.card else (pieces.header_hex(canvas.scale, observation.card),)
    header = Header(
        texts.title,
        texts.detail,
        right=str(observation.deck),
        seat=None if observation.over else observation.active,
        icon="castle",
        right_icon="deck",
        flag="end_of_game" if observation.closing else None,
        names=tuple(names),
    )
    draw_header(canvas, header, marks)


def _draw_changes(canvas: Canvas, lattice: Grid, changed: Changes[int, int], targets: frozenset[int]) -> None:
    """A line round new settlements, faint houses where some have left; targets have signs of their own."""
    for hex_, seat in changed.left:
        if hex_ not in targets:
            _put(canvas, lattice, hex_, pieces.ghost(canvas.scale, seat, _HOUSE))
    canvas.outline(lattice.corners(hex_, canvas.scale) for hex_ in changed.new if hex_ not in targets)


def _target(scale: float, lattice: Grid) -> Image.Image:
    """The field for a coordinate."""
    return pieces.target(scale, lattice.pitch / 2 / scale, lattice.tip / scale, lattice.shoulder / scale)


def _light_rows(canvas: Canvas, lattice: Grid, targets: Sequence[int]) -> None:
    """The numbers of the rows in which they are."""
    for row in sorted({hex_ // SIDE for hex_ in targets}):
        x, y = _row_number(lattice, canvas.scale, row)
        canvas.pill(x - 19, y - 20, 38, 40, GOLD, rims=((INK, 2.5),))
        canvas.text(x, y, str(row + 1), 28, INK, bold=True, anchor="m")


def _draw_dots(canvas: Canvas, lattice: Grid, hexes: Sequence[int], own: Collection[int]) -> None:
    """Hexes that may be chosen, without a label; those of settlements below the house."""
    dot = pieces.target_dot(canvas.scale)
    for hex_ in hexes:
        x, y = lattice.centre(hex_)
        down = round(_DOT_BELOW * canvas.scale) if hex_ in own else 0
        canvas.paste_at(dot, x - dot.width // 2, y + down - dot.height // 2)


def _draw_labels(canvas: Canvas, lattice: Grid, labelled: Sequence[int], own: Collection[int], *, large: bool) -> None:
    """The coordinates of hexes that may be chosen; those of settlements below the house."""
    centres = [(x / canvas.scale, y / canvas.scale) for x, y in map(lattice.centre, labelled)]
    if large:
        places = [(x, y + _BELOW * (hex_ in own)) for hex_, (x, y) in zip(labelled, centres, strict=True)]
        _draw_plates(canvas, places, [NAMES[hex_] for hex_ in labelled])
        return
    for hex_, (x, y) in zip(labelled, centres, strict=True):
        if hex_ in own:
            canvas.pill(x - 32, y + 11, 64, 30, WHITE, rims=((INK, 2.5),))
            canvas.text(x, y + 26, NAMES[hex_], 27, INK, bold=True, anchor="m")
        else:
            canvas.text(x, y, NAMES[hex_], 32, INK, bold=True, anchor="m", room=58)


def _draw_plates(canvas: Canvas, centres: Sequence[Point], names: Sequence[str]) -> None:
    """Coordinates that can be read where the hexes are small: on plates wider than a hex, apart from each other."""
    widths = [max(74.0, canvas.measure(name, 48, bold=True) + 26) for name in names]
    for (x, y), name, width in zip(plates_apart(centres, widths), names, widths, strict=True):
        canvas.pill(x - width / 2, y - _PLATE / 2, width, _PLATE, WHITE, rims=((INK, 2.5), (GOLD, 5), (INK, 2)))
        canvas.text(x, y, name, 48, INK, bold=True, anchor="m")


def plates_apart(centres: Sequence[Point], widths: Sequence[float]) -> list[Point]:
    """Where plates of these widths are put so that none lies on another, as far as that goes: each as near to its hex
    as that allows, and with its middle on it. In u."""
    places = list(centres)
    for _ in range(_ROUNDS):
        for one, two in combinations(range(len(places)), 2):
            overlaps = (
                (widths[one] + widths[two]) / 2 + _APART - abs(places[one][0] - places[two][0]),
                _PLATE + _APART - abs(places[one][1] - places[two][1]),
            )
            if min(overlaps) > 0:
                _part(places, centres, one, two, overlaps)
    return places


def _part(places: list[Point], centres: Sequence[Point], one: int, two: int, overlaps: tuple[float, float]) -> None:
    """Moves two plates that overlap so much across and along: the way that is shorter, unless there is no room."""
    low, high = sorted((one, two), key=lambda number: (places[number], number))
    for axis in sorted((0, 1), key=overlaps.__getitem__):
        if axis and places[low][1] > places[high][1]:
            low, high = high, low
        before = places[high][axis] - places[low][axis]
        for number, way in ((low, -0.5), (high, 0.5)):
            moved = list(places[number])
            centre, most = centres[number][axis], _ASIDE[axis]
            moved[axis] = min(max(moved[axis] + way * overlaps[axis], centre - most), centre + most)
            places[number] = moved[0], moved[1]
        if places[high][axis] - places[low][axis] >= before + overlaps[axis] - 0.01:
            return


def _draw_houses(canvas: Canvas, lattice: Grid, observation: KingdomObservation) -> None:
    scale = canvas.scale
    for seat, own in enumerate(observation.settlements):
        house = pieces.house(scale, seat, _HOUSE)
        for hex_ in cells_of(own):
            if observation.lifted is None or hex_ != observation.lifted.hex:
                _put(canvas, lattice, hex_, house)
    if observation.lifted is not None:
        _draw_lifted(canvas, lattice, observation.active, observation.lifted.hex)


def _draw_lifted(canvas: Canvas, lattice: Grid, seat: int, hex_: int) -> None:
    """A settlement in the hand: ringed, larger, above its own shadow."""
    scale = canvas.scale
    x, y = (part / scale for part in lattice.centre(hex_))
    _put(
        canvas,
        lattice,
        hex_,
        pieces.ring(scale, lattice.pitch / 2 / scale, lattice.tip / scale, lattice.shoulder / scale),
    )
    canvas.pill(x - 22, y + 14, 44, 14, INK)
    canvas.paste(pieces.house(scale, seat, 60), x, y - 14)


def _draw_scoring(canvas: Canvas, observation: KingdomObservation, texts: BoardTexts, y: float) -> None:
    """What scores in this game: the castles and the three builders, a card each."""
    cards = ("castles", *observation.builders)
    for place, card, (name, effect) in zip(strip(len(cards), y, _SCORING, gap=16), cards, texts.scoring, strict=True):
        canvas.card(place.x, place.y, place.w, place.h, lifted=False)
        middle = place.y + place.h / 2
        canvas.disc(place.x + 47, middle, 70, INK)
        canvas.glyph(BUILDER_GLYPHS[card], place.x + 47, middle, 44, WHITE)
        room = place.w - 94 - 10
        canvas.text(place.x + 94, place.y + 34, name, 40, INK, bold=True, room=room)
        canvas.words(place.x + 94, place.y + 92, effect, 32, room, SOFT, leading=1.06)


def parts_with(hexes: Sequence[int]) -> tuple[Rect, ...]:
    """The parts of the picture to enlarge when it is about these hexes; none where they lie all over the board."""
    lattice = grid(1)
    return parts_of([lattice.centre(hex_) for hex_ in hexes], 2 * lattice.pitch, _bounds())


def band_with(hexes: Sequence[int]) -> Rect:
    """The rows of the board that hold these hexes, and the next ones, as wide as the picture; all rows without any. One
    that is too high for a panel in any case, and has all rows from the top, has the letters of the columns too."""
    lattice, bounds = grid(1), _bounds()
    if not hexes:
        return bounds
    heights = [lattice.centre(hex_)[1] for hex_ in hexes]
    top = max(bounds.y, min(heights) - 2.6 * lattice.step)
    bottom = min(bounds.bottom, max(heights) + 2.6 * lattice.step)
    if bottom - top > HIGHEST * UNITS and top < lattice.centre(0)[1]:
        top = bounds.y
    return Rect(0, top, UNITS, bottom - top)


def _bounds() -> Rect:
    """The part of the picture that is board, in u."""
    lattice = grid(1)
    return Rect(0, _TOP, UNITS, lattice.top + lattice.height + 2 * _FRAME - _TOP)
