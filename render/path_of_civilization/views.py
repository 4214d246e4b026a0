"""What can be looked at closer: civilizations, markets, technologies, events, the legend; and the private pictures."""

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization import board, standing
from render.path_of_civilization.board import BoardTexts, Marks
from render.path_of_civilization.boards import ChoiceTexts, draw_boards
from render.path_of_civilization.civilization import CivilizationTexts, Facts, draw_civilization
from render.path_of_civilization.events import draw_event
from render.path_of_civilization.gallery import GalleryTexts, draw_gallery
from render.path_of_civilization.hand import Pool, Project
from render.path_of_civilization.technologies import TechnologyTexts, draw_technologies
from render.words.since import Changes
from rules.core.bitset import with_item
from rules.core.contract import Action
from rules.path_of_civilization import powers
from rules.path_of_civilization.actions import Board, Buy, Deploy, Plan, Study, Take, parse, sorted_cards
from rules.path_of_civilization.cards import BATTLE_ROUNDS, CHALLENGE_ROUNDS, PILES, TECHNOLOGIES
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import Civilization

_GAP = 16.0


def civilization(
    observation: CivObservation,
    seat: int,
    texts: CivilizationTexts,
    size: int,
    *,
    tracks: bool = False,
) -> Image.Image:
    """A seat's civilization; or its ``tracks`` alone."""
    facts = Facts(seat, powers.power(observation, seat), observation.great)
    return draw_civilization(observation.civilizations[seat], facts, texts, size, tracks=tracks)


def market(
    observation: CivObservation,
    kind: str,
    texts: BoardTexts,
    head: GalleryTexts,
    size: int,
    targets: Sequence[Action] = (),
    *,
    low: bool = False,
) -> Image.Image:
    """A market large."""
    marks = Marks(board.targets_of(targets), Changes())
    shown = next(one for one in board.markets_of(observation, texts, marks) if one.kind == kind)
    return draw_gallery(shown, head, size, low=low)


def technologies(
    observation: CivObservation,
    texts: TechnologyTexts,
    size: int,
    targets: Sequence[Action] = (),
    *,
    low: bool = False,
) -> Image.Image:
    """All piles, with the viewer's research beside the costs; ``low``, the levels alone that hold any of the
    ``targets``."""
    copies = dict(zip(PILES, observation.piles, strict=True))
    viewer = observation.viewer
    research = None if viewer is None else observation.civilizations[viewer].research
    marked = board.targets_of(targets)
    levels = {TECHNOLOGIES[card].level for card in copies if card in marked}
    if low and levels:
        copies = {card: left for card, left in copies.items() if TECHNOLOGIES[card].level in levels}
    return draw_technologies(copies, texts, size, research=research, marked=marked)


def events(observation: CivObservation, texts: BoardTexts, head: Header, size: int) -> Image.Image:
    """All eight events, a challenge and a battle on each row."""
    rows = []
    for first, second in zip(CHALLENGE_ROUNDS, BATTLE_ROUNDS, strict=True):
        challenge, battle = standing.challenge_in(observation, first), standing.battle_in(observation, second)
        assert challenge is not None
        assert battle is not None
        past = [standing.is_past(observation, number, battle=number == second) for number in (first, second)]
        one = board.event_of(observation, texts, first, challenge, past=past[0])
        rows.append((one, board.event_of(observation, texts, second, battle, past=past[1])))
    heights = [max(event.height for event in row) for row in rows]
    canvas = Canvas.new(size, HEIGHT + 20 + sum(heights) + _GAP * len(rows) + 10)
    draw_header(canvas, head)
    y, width = HEIGHT + 20.0, (UNITS - 2 * MARGIN - _GAP) / 2
    for row, height in zip(rows, heights, strict=True):
        for column, event in enumerate(row):
            draw_event(canvas, Rect(MARGIN + column * (width + _GAP), y, width, height), event)
        y += height + _GAP
    return canvas.picture


def boards(observation: CivObservation, texts: ChoiceTexts, size: int, targets: Sequence[Action] = ()) -> Image.Image:
    """The civilization boards, while they are chosen."""
    owners = {own.board: seat for seat, own in enumerate(observation.civilizations) if own.board}
    free = frozenset(action.board for action in targets if isinstance(action, Board))
    return draw_boards(owners, texts, size, marked=free)


def is_about_technologies(targets: Sequence[Action]) -> bool:
    """Whether technologies of the piles are chosen from."""
    return any(isinstance(action, Buy | Take) for action in targets)


# --- the project ------------------------------------------------------------------------------------------------------


def is_about_the_project(observation: CivObservation) -> bool:
    """Whether the round is at what the pairs of technologies give: their choice, or what the limits let in of it."""
    return observation.window is not None and observation.window.kind in ("plan", "deploy", "study")


def project(
    observation: CivObservation, seat: int, targets: Sequence[Action] = (), suggested: Sequence[Action] = ()
) -> Project:
    """The technologies of a seat and what they give. In phase A as far as the pairs are chosen: all ``targets`` agree
    on them, or the seat has answered; else the first of the ``suggested`` projects is laid out. Later what is taken of
    too much, once that is chosen."""
    own, kind = observation.civilizations[seat], observation.window.kind if observation.window else ""
    answer = parse(observation.answer) if observation.answer else None
    left, right = _pairs(own, targets, answer)
    first = suggested[0] if suggested and left is right is None else None
    laid_out = first if isinstance(first, Plan) else None
    if laid_out is not None:
        left, right = laid_out.left, laid_out.right
    chosen = with_item(
        observation.civilizations,
        seat,
        replace(own, left=left or (), right=right or ()),
    )
    played = replace(observation, civilizations=chosen)
    agents = None if left is None else powers.deployment_pool(played, seat)
    research = None if right is None else powers.research_pool(played, seat)
    if isinstance(answer, Deploy) and kind == "deploy":
        agents = answer.agents
    if isinstance(answer, Study) and kind == "study":
        research = answer.points
    limits = [powers.limit(observation, seat, phase) for phase in ("deployment", "research")]
    placed = kind == "study"
    return Project(
        seat=seat,
        hand=sorted_cards(own.hand) if own.hand else (*own.left, *own.right),
        left=left,
        right=right,
        agents=Pool(own.agents, limits[0], None if placed else agents),
        research=Pool(own.research, limits[1], research),
        laid_out=laid_out is not None,
    )


Pair = tuple[str, ...]


def _pairs(own: Civilization, targets: Sequence[Action], answer: Action | None) -> tuple[Pair | None, Pair | None]:
    """The pairs on the left and on the right, None where they are still open."""
    if not own.hand:
        return own.left, own.right
    plans = [action for action in targets if isinstance(action, Plan)]
    lefts, rights = {plan.left for plan in plans}, {plan.right for plan in plans}
    if isinstance(answer, Plan) and len(lefts) != 1:
        return answer.left, answer.right
    return lefts.pop() if len(lefts) == 1 else None, rights.pop() if len(rights) == 1 else None
