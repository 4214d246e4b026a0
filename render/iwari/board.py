"""The board of Iwari: header, map, cards, tribes."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import PAGE
from render.iwari import marks
from render.iwari.banner import HEIGHT as BANNER
from render.iwari.banner import draw_banner
from render.iwari.changes import changes
from render.iwari.chart import draw_chart, tent_rankings
from render.iwari.field import field
from render.iwari.ground import ground
from render.iwari.seats import HEIGHT as SEATS_HEIGHT
from render.iwari.seats import draw_seats
from render.iwari.table import TableTexts, draw_table
from render.iwari.table import height_of as table_height
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.parts import note
from rules.core.contract import Action
from rules.iwari.observation import IwariObservation

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
    *,
    closed: bool = False,
) -> Image.Image:
    """The whole picture, RGB, ``size`` pixels wide.

    ``targets`` are the legal actions whose places are marked: free spaces, codes of territories, numbers of lines,
    cards. Actions without a place are passed over. What is different from ``since`` is marked. Of a table that is
    ``closed`` nobody is framed as being to act.
    """
    land, aims = observation.ground, marks.targets_of(targets)
    above = float(HEIGHT + (BANNER if texts.banner else 0))
    place = field(land.drawn, above)
    empty = ground(land, observation.along_roads, size)
    table_y = above + place.reach + _GAP
    seats_y = table_y + table_height(observation) + _GAP
    canvas = Canvas.new(size, seats_y + SEATS_HEIGHT + 24, PAGE)
    canvas.lay(empty, 0, canvas.px(above))
    changed = changes(since, observation)
    draw_chart(canvas, place, observation, tent_rankings(observation), changed=changed, targets=aims)
    seat = observation.to_act[0] if observation.to_act else None
    flag = "end_of_game" if observation.closing else None
    header = Header(texts.title, texts.detail, texts.right, seat=seat, icon="vp", flag=flag, names=texts.tribes)
    draw_header(canvas, header)
    if texts.banner:
        draw_banner(canvas, texts.banner, observation.tribes - 1)
    scored = frozenset(spot.where for spot in changed.new if spot.layer == "expedition")
    draw_table(canvas, observation, texts.table, table_y, aims, scored)
    note(canvas, "board", HEIGHT, table_y - HEIGHT)
    note(canvas, "aside", table_y, seats_y - table_y)
    draw_seats(canvas, observation, texts.tribes, seats_y, closed=closed)
    note(canvas, "players", seats_y, SEATS_HEIGHT + 24)
    return canvas.picture
