"""Event cards: a challenge with Fate above History, a battle with its reward lines and who would stand on them."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core import sprites
from render.core.canvas import Canvas
from render.core.palette import CARD, GOLD, INK, RED, SOFT, SUNK, WHITE
from render.kit.seatcard import Rect
from render.path_of_civilization.colours import TITLE_ON, TYPE_COLOURS
from render.path_of_civilization.effects import HISTORY, gains, joined, signs_of
from render.path_of_civilization.signs import GAP, POINTS, Sign, Signs, draw_row, type_disc, word
from rules.path_of_civilization.cards import Battle, Challenge

_HEAD = 74.0
_LINE = 56.0
_SIGNS = 44.0
_FOOT = 76.0
_ROW = 62.0


@dataclass(frozen=True)
class EventTexts:
    """The words on an event card: its ``name``, when it comes (``when``), the headings of a challenge's two halves, and
    what stands beside the ranks that no line rewards."""

    name: str
    when: str
    fate: str = ""
    history: str = ""
    nothing: str = ""


@dataclass(frozen=True)
class Rank:
    """Participants of equal power in a battle: the ``line`` they would stand on, from 1 (0: none); whether the
    external ``threat`` is among them."""

    line: int
    power: int
    seats: tuple[int, ...]
    threat: bool = False


@dataclass(frozen=True)
class EventView:
    """An event as it is shown: ``fresh`` where it is framed; of a challenge the history ``points`` that the seats have
    now; of a battle how many ``lines`` are in play, the threat's ``power``, and who would stand where."""

    card: Challenge | Battle
    texts: EventTexts
    fresh: bool = False
    points: tuple[int, ...] = ()
    lines: int = 0
    power: int = 0
    ranks: tuple[Rank, ...] = ()

    @property
    def height(self) -> float:
        """How high its card is, in u."""
        if isinstance(self.card, Challenge):
            return challenge_height(self.card, seats=len(self.points))
        return battle_height(self.lines, self.ranks)


def draw_event(canvas: Canvas, place: Rect, event: EventView) -> None:
    """The card of an event, in a place at least as high as it is."""
    card, texts, fresh = event.card, event.texts, event.fresh
    if isinstance(card, Challenge):
        draw_challenge(canvas, place, card, texts, event.points, fresh=fresh)
    else:
        draw_battle(canvas, place, card, texts, event.lines, event.power, event.ranks, fresh=fresh)


def battle_height(lines: int, ranks: Sequence[Rank] = ()) -> float:
    """How high a battle card is with so many lines in play."""
    return _HEAD + 14 + _LINE * _shown(lines, ranks) + 14


def _shown(lines: int, ranks: Sequence[Rank]) -> int:
    """The lines in play, and a row below them for those who stand on none."""
    return lines + any(not rank.line for rank in ranks)


def challenge_height(card: Challenge, *, seats: int = 0) -> float:
    """How high a challenge is; with the points of ``seats`` below."""
    return _HEAD + 20 + _ROW * (len(card.fate) + len(history(card))) + 14 + (_FOOT if seats else 0)


def draw_challenge(
    canvas: Canvas, place: Rect, card: Challenge, texts: EventTexts, points: Sequence[int] = (), *, fresh: bool = False
) -> None:
    """A challenge; ``points`` are the history points that the seats have now, the most first framed."""
    _draw_card(canvas, place, TYPE_COLOURS[card.type], fresh=fresh)
    type_disc(canvas, card.type, place.x + 46, place.y + _HEAD / 2 + 1, 58)
    ink = TITLE_ON[card.type]
    canvas.glyph("history", place.x + 104, place.y + _HEAD / 2 + 1, 46, ink)
    _title(canvas, place, texts, ink, 138)
    y = place.y + _HEAD + 20 + 33
    for heading, rows in ((texts.fate, [signs_of(effect) for effect in card.fate]), (texts.history, history(card))):
        canvas.text(place.x + 26, y, heading, 34, SOFT, bold=True, room=124)
        for row in rows:
            draw_row(canvas, row, place.x + 160, y, _SIGNS, room=place.w - 180)
            y += _ROW
    if points:
        _standings(canvas, place, points)


def history(card: Challenge) -> tuple[Signs, ...]:
    """What history points of the card's type bring, on as few rows as fit beside its Fate."""
    counted = (HISTORY, Sign("type", card.type))
    each: Signs = (POINTS, word("/"), *counted)
    if card.thresholds:
        steps = [(word(f"{least}:"), word(str(vp)), POINTS) for least, vp in card.thresholds]
        return each, joined(steps, (GAP, GAP))
    bonus: Signs = (*gains(card.bonus), word("/"), word(str(card.divisor)), *counted)
    return (each, bonus) if len(card.fate) == 1 else ((*each, GAP, GAP, *bonus),)


def _standings(canvas: Canvas, place: Rect, points: Sequence[int]) -> None:
    """The seats' history points along the foot."""
    step, y = (place.w - 40) / max(4, len(points)), place.bottom - _FOOT / 2 - 8
    canvas.box(place.x + 16, y - 34, place.w - 32, 2.5, SUNK)
    for seat, number in enumerate(points):
        x = place.x + 30 + seat * step
        sprites.badge(canvas, seat, x + 26, y, 52)
        canvas.text(x + 62, y, str(number), 44, INK, bold=True)


def draw_battle(
    canvas: Canvas,
    place: Rect,
    card: Battle,
    texts: EventTexts,
    lines: int,
    power: int,
    ranks: Sequence[Rank],
    *,
    fresh: bool = False,
) -> None:
    """A battle: the first ``lines`` lines are in play, ``power`` is the threat's; beside each line who would stand on
    it now."""
    _draw_card(canvas, place, TYPE_COLOURS["military"], fresh=fresh)
    canvas.glyph("swords", place.x + 46, place.y + _HEAD / 2 + 1, 56, WHITE)
    canvas.text(place.x + 84, place.y + _HEAD / 2, str(power), 54, WHITE, bold=True)
    _title(canvas, place, texts, WHITE, 160)
    split = place.x + place.w * 0.5
    for number in range(1, _shown(lines, ranks) + 1):
        y = place.y + _HEAD + 14 + _LINE * (number - 0.5)
        if number % 2:
            canvas.box(place.x + 14, y - _LINE / 2 + 2, place.w - 28, _LINE - 4, SUNK, radius=12)
        if number <= lines:
            canvas.text(place.x + 46, y, str(number), 42, INK, bold=True, anchor="m")
            draw_row(canvas, gains(card.lines[number - 1]), place.x + 88, y, 42, room=split - place.x - 96)
        else:
            canvas.text(place.x + 46, y, "–", 42, SOFT, bold=True, anchor="m")
            canvas.text(place.x + 88, y, texts.nothing, 36, SOFT, room=split - place.x - 96)
        for rank in ranks:
            if number == (rank.line or lines + 1):
                _draw_rank(canvas, rank, split, y, place.right - split - 22)


def _draw_rank(canvas: Canvas, rank: Rank, x: float, y: float, room: float) -> None:
    """Who would stand on a line: badges, the threat as swords, and their power."""
    count = len(rank.seats) + rank.threat
    step = min(50.0, (room - 128) / max(1, count - 1)) if count > 1 else 50.0
    for place, seat in enumerate(rank.seats):
        sprites.badge(canvas, seat, x + 24 + place * step, y, 48)
    if rank.threat:
        threat_badge(canvas, x + 24 + len(rank.seats) * step, y, 48)
    canvas.text(x + 24 + (count - 1) * step + 34, y, str(rank.power), 42, INK, bold=True)


def threat_badge(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    """The external threat among the badges of the seats."""
    canvas.disc(cx, cy, size, RED, rims=((INK, 2.5), (WHITE, 2.5)))
    canvas.glyph("swords", cx, cy, size * 0.58, WHITE)


def _draw_card(canvas: Canvas, place: Rect, colour: tuple[int, int, int], *, fresh: bool) -> None:
    canvas.box(place.x, place.y + 5, place.w, place.h, SUNK, radius=18)
    rims = ((INK, 3), (GOLD, 7)) if fresh else ((INK, 3.5),)
    canvas.box(place.x, place.y, place.w, place.h, CARD, radius=18, rims=rims)
    inset = sum(width for _, width in rims)
    canvas.box(place.x + inset, place.y + inset, place.w - 2 * inset, _HEAD - inset, colour, radius=14)
    canvas.box(place.x + inset, place.y + _HEAD - 18, place.w - 2 * inset, 18, colour)


def _title(canvas: Canvas, place: Rect, texts: EventTexts, ink: tuple[int, int, int], left: float) -> None:
    y = place.y + _HEAD / 2 + 1
    used = canvas.text(place.right - 24, y, texts.when, 36, ink, anchor="r")
    canvas.words(
        place.x + left, y, texts.name, 37, place.w - left - used - 44, ink, bold=True, leading=0.96, high=_HEAD - 14
    )
