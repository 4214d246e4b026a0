"""The board of Iwari: header, map, cards, tribes."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.header import HEIGHT, Header, draw_header
from render.core.palette import INK, PAGE, SEATS, WHITE
from render.iwari import marks, pieces
from render.iwari.changes import changes
from render.iwari.chart import draw_chart, tent_rankings
from render.iwari.field import field
from render.iwari.ground import ground
from render.iwari.seats import HEIGHT as SEATS_HEIGHT
from render.iwari.seats import draw_seats
from render.iwari.table import HEIGHT as TABLE_HEIGHT
from render.iwari.table import TableTexts, draw_table
from rules.core.contract import Action
from rules.iwari.observation import IwariObservation

_BANNER = 76
_GAP = 18


@dataclass(frozen=True)
class BoardTexts:
    """The words on the board picture, in the reader's language.

    ``title`` says what happens ("Aiko places"), ``detail`` more of it, ``right`` how far the game is ("first deck").
    ``banner`` announces that the third tribe's turn is played ("": it is not). ``tribes`` are the names of all tribes.
    """

    title: str
    detail: str
    right: str
    banner: str
    tribes: tuple[str, ...]
    table: TableTexts


def draw_board(
    observation: IwariObservation,
    texts: BoardTexts,
    targets: Sequence[Action] = (),
    size: int = UNITS,
    since: IwariObservation | None = None,
) -> Image.Image:
    """The whole picture, RGB, ``size`` pixels wide.

    ``targets`` are the legal actions whose places are marked: free spaces, codes of territories, numbers of lines,
    cards. Actions without a place are passed over. What is different from ``since`` is marked.
    """
    land, aims = observation.ground, marks.targets_of(targets)
    above = float(HEIGHT + (_BANNER if texts.banner else 0))
    place = field(land.drawn, above)
    empty = ground(land, observation.along_roads, size)
    table_y = above + place.reach + _GAP
    seats_y = table_y + TABLE_HEIGHT + _GAP
    canvas = Canvas.new(size, seats_y + SEATS_HEIGHT + 24, PAGE)
    canvas.paste_at(empty, 0, canvas.px(above))
    changed = changes(since, observation)
    draw_chart(canvas, place, observation, tent_rankings(observation), fresh=marks.ring_feats(changed.new))
    marks.draw_changes(canvas, place, land, changed)
    marks.draw_targets(canvas, place, observation, aims)
    seat = observation.to_act[0] if observation.to_act else None
    head = Header(texts.title, texts.detail, texts.right, seat=seat, flag=_flag(observation))
    draw_header(canvas, head)
    if texts.banner:
        draw_banner(canvas, texts.banner, observation.tribes - 1)
    scored = frozenset(spot.where for spot in changed.new if spot.layer == "expedition")
    draw_table(canvas, observation, texts.table, table_y, aims, scored)
    draw_seats(canvas, observation, texts.tribes, seats_y)
    return canvas.picture


def draw_banner(canvas: Canvas, text: str, tribe: int) -> None:
    """A banner in a tribe's colours below the header."""
    style = SEATS[tribe]
    canvas.box(0, HEIGHT, UNITS, _BANNER, style.colour)
    canvas.box(0, HEIGHT + _BANNER - 6, UNITS, 6, INK)
    for x in range(0, UNITS, 64):
        y = HEIGHT + _BANNER - 6
        canvas.polygon(((x + 4, y), (x + 60, y), (x + 32, y + 22)), style.colour)
    pieces.small_badge(canvas, tribe, 46, HEIGHT + _BANNER / 2 - 3, 54)
    canvas.text(90, HEIGHT + _BANNER / 2 - 3, text, 44, WHITE, bold=True, room=UNITS - 120)


def _flag(observation: IwariObservation) -> str | None:
    """The sign of a turn that empties the deck for the last time."""
    ending = observation.half == 2 and not observation.over and not observation.drafting
    return "end_of_game" if ending and observation.deck <= observation.due else None
