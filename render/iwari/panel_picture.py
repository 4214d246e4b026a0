"""The pictures of the private panel: what is asked about, large enough for a phone, and below it the hand.

A panel that asks about one territory shows it with its neighbours; the whole map is a closer look away.
"""

from collections.abc import Sequence

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.iwari import marks
from render.iwari.banner import HEIGHT as BANNER
from render.iwari.banner import draw_banner
from render.iwari.changes import changes
from render.iwari.chart import draw_chart, ranking_corners, tent_rankings
from render.iwari.field import field, surroundings
from render.iwari.ground import ground
from render.iwari.table import HEIGHT as DISPLAY
from render.iwari.table import draw_display
from render.iwari.territory import draw_part
from render.kit.header import HEIGHT, Header, draw_header
from rules.core.contract import Action
from rules.iwari.actions import Draw, Feat, Place, Space, Take
from rules.iwari.maps import PER_TERRITORY, TERRITORIES
from rules.iwari.observation import IwariObservation

_MAP = 640.0
"""How high the part of the map is in u, with the third tribe's banner above it where that is shown."""
_LOW = 530.0
"""How high it is where the face-up cards stand below it."""
_GAP = 16.0


def shown_territory(now: IwariObservation, planned: IwariObservation, targets: Sequence[Action]) -> str | None:
    """The territory in which all that is asked about lies; else, of a plan, the one in which pieces were put down."""
    asked = {_territory_of(action) for action in targets}
    if len(asked) == 1 and None not in asked:
        return asked.pop()
    if any(isinstance(action, Feat) for action in targets):
        return None
    placed = [
        TERRITORIES[number]
        for number in now.ground.territories
        if (now.tents_in(number), now.stacks[number]) != (planned.tents_in(number), planned.stacks[number])
    ]
    return placed[-1] if placed else None


def _territory_of(action: Action) -> str | None:
    match action:
        case Place(territory=territory):
            return TERRITORIES[territory]
        case Space(space=space):
            return TERRITORIES[space // PER_TERRITORY]
    return None


def draw_surroundings(
    observation: IwariObservation,
    territory: str,
    header: Header,
    banner: str,
    size: int,
    targets: Sequence[Action] = (),
    since: IwariObservation | None = None,
) -> Image.Image:
    """A territory with its neighbours, RGB, ``size`` pixels wide; where cards may be taken they stand below it."""
    cards = _takes_cards(targets)
    above = _above(banner)
    reach = (_LOW if cards else _MAP) - (BANNER if banner else 0)
    rankings = tent_rankings(observation)
    own = ranking_corners(observation, rankings, territory)
    place = surroundings(observation.ground.drawn, territory, reach / UNITS, above, own)
    canvas = Canvas.new(size, above + place.reach + (DISPLAY + _GAP if cards else 0))
    aims = marks.targets_of([action for action in targets if not isinstance(action, Place)])
    marked = changes(since, observation)
    part = draw_part(place, observation, rankings, size, marked, aims, territory)
    canvas.paste_at(part, 0, canvas.px(above))
    _draw_top(canvas, observation, header, banner)
    if cards:
        draw_display(canvas, observation, above + place.reach + _GAP, aims)
    return canvas.picture


def draw_cards(
    observation: IwariObservation, header: Header, banner: str, size: int, targets: Sequence[Action]
) -> Image.Image:
    """The face-up cards and the deck alone, where no territory is asked about."""
    above = _above(banner)
    canvas = Canvas.new(size, above + _GAP + DISPLAY)
    _draw_top(canvas, observation, header, banner)
    draw_display(canvas, observation, above + _GAP, marks.targets_of(targets))
    return canvas.picture


def map_height(observation: IwariObservation, banner: str) -> float:
    """How high the picture of the whole map is, in u."""
    above = _above(banner)
    return above + field(observation.ground.drawn, above).reach


def draw_map(
    observation: IwariObservation,
    header: Header,
    banner: str,
    size: int,
    targets: Sequence[Action],
    since: IwariObservation | None = None,
) -> Image.Image:
    """The whole map without what lies beside it, for what may go anywhere on it."""
    above = _above(banner)
    place = field(observation.ground.drawn, above)
    canvas = Canvas.new(size, above + place.reach)
    canvas.lay(ground(observation.ground, observation.along_roads, size), 0, canvas.px(above))
    marked, aims = changes(since, observation), marks.targets_of(targets)
    draw_chart(canvas, place, observation, tent_rankings(observation), changed=marked, targets=aims)
    _draw_top(canvas, observation, header, banner)
    return canvas.picture


def _above(banner: str) -> float:
    return HEIGHT + (BANNER if banner else 0)


def _draw_top(canvas: Canvas, observation: IwariObservation, header: Header, banner: str) -> None:
    """The header, and below it the third tribe's banner where its turn is played."""
    draw_header(canvas, header)
    if banner:
        draw_banner(canvas, banner, observation.tribes - 1)


def _takes_cards(targets: Sequence[Action]) -> bool:
    return any(isinstance(action, Take | Draw) for action in targets)
