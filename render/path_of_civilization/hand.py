"""The private picture of phase A: the technologies in hand, what the chosen pairs give, and the limits on that."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import CHOSEN, GOLD, INK, LINE, OFF_GROUND, RED, SOFT, SUNK, TEAL
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization import cards
from render.path_of_civilization.civilization import row_places
from render.path_of_civilization.signs import agent, research
from rules.path_of_civilization.cards import RESEARCH_MAX, TECHNOLOGIES
from rules.path_of_civilization.vocabulary import AGENTS, TYPES, Counts

_TOP = HEIGHT + 28.0
_BAR = 72.0
_SUM = 372.0
_GAP = 16.0
_WIDTH = UNITS - 2.0 * MARGIN


@dataclass(frozen=True)
class HandTexts:
    """The words on the hand, in the reader's language: the header, each card's ``name`` by id, what is said of a card
    on the ``left``, on the ``right`` and of one that is ``away``, the headings of the two sums, and above each how many
    of how many are had (``agents_note``, ``research_note``)."""

    title: str
    private: str
    name: Callable[[str], str]
    left: str
    right: str
    away: str
    agents: str
    research: str
    agents_note: str
    research_note: str


@dataclass(frozen=True)
class Pool:
    """What a side gives: by kind the ``pool`` of this round (None as long as no pair is chosen), what one ``had``
    before, and the ``limit`` on what may be taken."""

    had: Counts
    limit: int
    pool: Counts | None = None

    @property
    def total(self) -> int:
        """How much the pool holds."""
        return sum(self.pool or ())

    @property
    def surplus(self) -> int:
        """How much of it the limit does not let in."""
        return max(0, self.total - self.limit)


@dataclass(frozen=True)
class Project:
    """The cards in hand in menu order, the pairs chosen so far (None: not yet), and what they give. What is only
    ``laid_out`` is not chosen yet."""

    seat: int
    hand: Sequence[str]
    left: Sequence[str] | None
    right: Sequence[str] | None
    agents: Pool
    research: Pool
    laid_out: bool = False

    def sides(self) -> list[str]:
        """Where each card of the hand goes: ``left``, ``right``, ``away``, or "" as long as that is open. Of two equal
        cards the first goes first."""
        rest = {"left": list(self.left or ()), "right": list(self.right or ())}
        found = []
        for card in self.hand:
            side = next((side for side, some in rest.items() if card in some), "")
            if side:
                rest[side].remove(card)
            found.append(side or ("away" if self.left is not None and self.right is not None else ""))
        return found


def draw_project(project: Project, texts: HandTexts, size: int = UNITS) -> Image.Image:
    """The picture, RGB, ``size`` pixels wide."""
    places = row_places(_TOP, len(project.hand))
    bottom = max((place.bottom for place in places), default=_TOP) + _BAR + 34
    canvas = Canvas.new(size, bottom + _SUM + 24)
    draw_header(canvas, Header(texts.title, texts.private, seat=project.seat, private=True))
    for card, side, place in zip(project.hand, project.sides(), places, strict=True):
        _draw_card(canvas, place, card, side, texts)
    half = (_WIDTH - _GAP) / 2
    _draw_pool(canvas, Rect(MARGIN, bottom, half, _SUM), texts.agents, texts.agents_note, project.agents, AGENTS)
    place = Rect(MARGIN + half + _GAP, bottom, half, _SUM)
    _draw_pool(canvas, place, texts.research, texts.research_note, project.research, TYPES)
    return canvas.picture


def _draw_card(canvas: Canvas, place: Rect, card: str, side: str, texts: HandTexts) -> None:
    """A card with the bar below it, which says where it goes."""
    cards.technology(canvas, place, TECHNOLOGIES[card], texts.name(card))
    words = {"left": texts.left, "right": texts.right, "away": texts.away}.get(side, "")
    y = place.bottom + 16
    fill = {"away": OFF_GROUND, "": SUNK}.get(side, CHOSEN)
    rims = ((INK, 2), (GOLD, 6)) if side in ("left", "right") else ((LINE, 3),)
    canvas.box(place.x, y, place.w, _BAR, fill, radius=16, rims=rims)
    ink = SOFT if side == "away" else INK
    middle, room = place.x + place.w / 2, place.w - 28
    canvas.words(middle, y + _BAR / 2, words, 46, room, ink, bold=True, anchor="m", leading=0.96, high=_BAR - 10)
    cards.side_mark(canvas, place, side if side in ("left", "right") else "")


def _draw_pool(canvas: Canvas, place: Rect, heading: str, note: str, pool: Pool, kinds: Sequence[str]) -> None:
    """What comes in, kind by kind, and what one has then; too much of it in red."""
    canvas.card(place.x, place.y, place.w, place.h, lifted=False)
    used = canvas.text(place.x + 24, place.y + 46, heading, 44, INK, bold=True, room=place.w * 0.5)
    colour = RED if pool.surplus else TEAL if pool.pool is not None else SOFT
    canvas.text(place.right - 24, place.y + 46, note, 40, colour, bold=True, anchor="r", room=place.w - used - 70)
    step = (place.w - 24) / len(kinds)
    for number, kind in enumerate(kinds):
        x = place.x + 12 + step * (number + 0.5)
        draw, size = (agent, 82) if kinds is AGENTS else (research, 84)
        draw(canvas, kind, x, place.y + 134, size)
        come, had = (pool.pool or (0,) * len(kinds))[number], pool.had[number]
        canvas.text(x, place.y + 222, f"+{come}", 64, INK if come else SOFT, bold=True, anchor="m")
        _draw_sum(canvas, x, place.y + 306, had, come, capped=kinds is TYPES)


def _draw_sum(canvas: Canvas, x: float, y: float, had: int, come: int, *, capped: bool) -> None:
    """What one has, and what that becomes; beyond the top of a track it is red."""
    top = RESEARCH_MAX if capped else had + come
    after = min(top, had + come)
    canvas.pill(x - 66, y - 28, 132, 56, SUNK)
    canvas.text(x - 16, y, str(had), 38, SOFT, anchor="r")
    canvas.glyph("arrow", x, y, 24, SOFT)
    colour = RED if had + come > top else INK
    canvas.text(x + 18, y, str(after), 42 if after < 10 else 38, colour, bold=True)
