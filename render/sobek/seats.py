"""The panel beside the market: both merchants, and what belongs to nobody."""

from collections.abc import Callable, Sequence

from render.core import sprites
from render.core.canvas import UNITS, Canvas, Rim
from render.core.palette import GOLD, GOLD_TEXT, INK, OFF, RED, SOFT, SUNK, WHITE, Colour, deepened, mix, text_on
from render.core.type import safe_name
from render.kit.seatcard import Rect, framed
from render.sobek import market, pieces
from render.sobek.colours import BOARD_COLOURS, GOODS_COLOURS, PALE, ROYAL
from render.words.numbers import whole
from rules.sobek.observation import Side, SobekObservation
from rules.sobek.state import SoldSet
from rules.sobek.tiles import BACKS, TYPES

_X = market.X + market.SIDE + 20
_WIDTH = UNITS - 24 - _X
_GAP = 16
_SHARED = 208
_CARD = (market.SIDE - _SHARED - 2 * _GAP) / 2
_PAD = 20
_SET_H, _SET_GAP = 82, 9
_CHIP = 44
_SLOT = 40

_SOLD: tuple[Rim, ...] = ((INK, 2.5), (GOLD, 4.5), (INK, 2))
"""The frame of a set that has been sold lately, almost all of it around the set."""

Item = tuple[float, Callable[[float], None]]
"""Something in a row: its width in u, and what draws it from its left edge on."""


def draw_panel(
    canvas: Canvas,
    observation: SobekObservation,
    names: Sequence[str],
    words: tuple[str, str],
    sold: frozenset[tuple[int, str]] = frozenset(),
    *,
    closed: bool = False,
) -> None:
    """Draw both seat cards and the common card; framed is who is asked, if the table is not ``closed``. ``sold`` are
    the sets, by seat and goods, to mark; ``words`` tell of the characters used and the canoe tokens set aside."""
    result = observation.result
    asked = framed(result, (observation.asked,), closed=closed)
    for seat in range(observation.seats):
        place = Rect(_X, market.Y + seat * (_CARD + _GAP), _WIDTH, _CARD)
        canvas.card(place.x, place.y, place.w, place.h, active=seat in asked)
        _draw_head(canvas, place, seat, names[seat], None if result is None else result.totals[seat])
        marked = frozenset(goods for other, goods in sold if other == seat)
        _draw_sets(canvas, place, observation.sold_sets(seat), marked)
        _draw_hand(canvas, place, observation.sides[seat])
        _draw_holdings(canvas, place, observation, seat)
    _draw_shared(canvas, Rect(_X, market.Y + 2 * (_CARD + _GAP), _WIDTH, _SHARED), observation, *words)


def _draw_head(canvas: Canvas, place: Rect, seat: int, name: str, points: int | None) -> None:
    middle = place.y + 51
    sprites.badge(canvas, seat, place.x + 16 + 38, middle, 76)
    right = place.right - _PAD
    if points is not None:
        right -= canvas.text(right, middle, whole(points), 64, INK, bold=True, anchor="r") + 40
        sprites.star(canvas, right, middle - 2, 58)
        right -= 44
    shown = safe_name(name)
    if shown:
        x = place.x + 110
        canvas.text(x, middle, shown, 48, INK, bold=True, room=right - x)


# --- rows of a seat -------------------------------------------------------------------------------------------------


def _draw_sets(canvas: Canvas, place: Rect, sets: Sequence[SoldSet], marked: frozenset[str]) -> None:
    held = {sold.goods: sold for sold in sets}
    width = (place.w - 2 * _PAD - 2 * _SET_GAP) / 3
    for number, goods in enumerate(TYPES):
        row, column = divmod(number, 3)
        x = place.x + _PAD + column * (width + _SET_GAP)
        y = place.y + 98 + row * (_SET_H + _SET_GAP)
        if goods in held:
            _draw_set(canvas, Rect(x, y, width, _SET_H), held[goods])
        else:
            canvas.box(x, y, width, _SET_H, mix(SUNK, WHITE, 0.35), radius=12)
            canvas.glyph(goods, x + 38, y + _SET_H / 2, 44, OFF)
        if goods in marked:
            canvas.frame(x - 7, y - 7, width + 14, _SET_H + 14, 18, _SOLD)


def _draw_set(canvas: Canvas, place: Rect, sold: SoldSet) -> None:
    ground = deepened(GOODS_COLOURS[sold.goods])
    colour = text_on(ground)
    canvas.box(place.x, place.y, place.w, place.h, ground, radius=12)
    lift = 9 if sold.tokens else 0
    canvas.glyph(sold.goods, place.x + 36, place.y + place.h / 2 - lift, 50, colour)
    x = place.x + 62 + (place.w - 62) / 2 - 2
    room = place.w - 68
    canvas.text(x, place.y + 28, str(sold.points), 50, colour, bold=True, anchor="m", room=room)
    formula = f"{sold.count}×{sold.scarabs}"
    canvas.text(x, place.y + 66, formula, 30, colour, bold=True, anchor="m", room=room)
    for number in range(len(sold.tokens)):
        cx, cy = place.x + 15 + 29 * number, place.y + place.h - 13
        canvas.disc(cx, cy, 32, BOARD_COLOURS["canoe"], rims=((INK, 2), (WHITE, 2)))
        canvas.glyph("scarab", cx, cy, 21, PALE)


def _draw_hand(canvas: Canvas, place: Rect, side: Side) -> None:
    """How many tiles of each back are in hand."""
    items: list[Item] = []
    for kind in BACKS:
        if kind in side.backs:
            items.append(_backs(canvas, kind, side.backs[kind], place.bottom - 92))
    y = place.bottom - 92
    canvas.glyph("hand", place.x + _PAD + 22, y, 46, SOFT if items else OFF)
    _lay(items, place.x + _PAD + 62, place.right - _PAD)


def _backs(canvas: Canvas, kind: str, count: int, y: float) -> Item:
    def draw(x: float) -> None:
        canvas.paste(pieces.chip(canvas.scale, kind, _CHIP), x + _CHIP / 2, y)
        canvas.text(x + _CHIP + 7, y, str(count), 46, INK, bold=True)

    return _CHIP + 7 + canvas.measure(str(count), 46, bold=True), draw


def _draw_holdings(canvas: Canvas, place: Rect, observation: SobekObservation, seat: int) -> None:
    """Corruption, Deben tokens, royal corruption, canoe tokens kept or given."""
    side, given = observation.sides[seat], observation.given_corruption(seat)
    y = place.bottom - 38
    items: list[Item] = []

    def number(glyph: str, count: int, colour: Colour, more: str = "") -> None:
        reach = 46 + canvas.measure(str(count), 46, bold=True)

        def draw(x: float) -> None:
            canvas.glyph(glyph, x + 20, y, 42, colour if count or more else OFF)
            canvas.text(x + 46, y, str(count), 46, INK if count or more else SOFT, bold=True)
            canvas.text(x + reach, y, more, 46, RED, bold=True)

        items.append((reach + canvas.measure(more, 46, bold=True), draw))

    number("corruption", side.corruption_tiles, RED, f"+{given}" if given else "")
    if side.royal_count:
        number("leader", side.royal_count, ROYAL)
    number("deben", side.deben_count, GOLD_TEXT)
    if observation.kept[seat]:
        items.append(_kept(canvas, observation.kept_points(seat), y))
    _lay(items, place.x + _PAD, place.right - _PAD, widest=30)


def _kept(canvas: Canvas, points: int, y: float) -> Item:
    """The points on canoe tokens."""
    text = f"+{points}"
    width = 56 + canvas.measure(text, 40, bold=True) + 14

    def draw(x: float) -> None:
        canvas.pill(x, y - 25, width, 50, BOARD_COLOURS["canoe"])
        canvas.glyph("canoe", x + 33, y - 1, 36, WHITE)
        canvas.text(x + 55, y, text, 40, WHITE, bold=True)

    return width, draw


def _lay(items: Sequence[Item], left: float, right: float, widest: float = 22) -> None:
    """Items from ``left`` on, with equal gaps as wide as they may be."""
    if not items:
        return
    free = right - left - sum(width for width, _ in items)
    gap = min(widest, free / max(1, len(items) - 1))
    x = left
    for width, draw in items:
        draw(x)
        x += width + gap


# --- what belongs to nobody -----------------------------------------------------------------------------------------


def _draw_shared(canvas: Canvas, place: Rect, observation: SobekObservation, used: str, aside: str) -> None:
    canvas.card(place.x, place.y, place.w, place.h)
    _draw_slots(canvas, place, observation, place.y + 40, aside)
    _draw_supply(canvas, place, observation, place.y + 95)
    y = place.y + 161
    canvas.disc(place.x + _PAD + 24, y, 48, BOARD_COLOURS["character"] if observation.used else OFF)
    canvas.glyph("character", place.x + _PAD + 24, y, 30, WHITE)
    if used:
        room = place.w - 2 * _PAD - 60
        size, lines = (33, 2) if canvas.measure(used, 33) < 1.8 * room else (26, 3)
        canvas.words(
            place.x + _PAD + 60, y, used, size, room, INK if observation.used else SOFT, lines=lines, leading=1.04
        )


def _draw_slots(canvas: Canvas, place: Rect, observation: SobekObservation, y: float, aside: str) -> None:
    """The canoe slots, the tokens set aside, and who may look into the slots."""
    x = place.x + _PAD + _SLOT / 2
    for full in observation.slots:
        if full:
            canvas.paste(pieces.canoe(canvas.scale, "", _SLOT), x, y)
        else:
            pieces.empty_slot(canvas, x, y, _SLOT)
        x += _SLOT + 2
    looked = [seat for seat, may_look in enumerate(observation.looked) if may_look]
    right = place.right - _PAD
    for seat in reversed(looked):
        sprites.badge(canvas, seat, right - 18, y, 36)
        right -= 38
    if looked:
        canvas.glyph("oracle", right - 20, y, 36, SOFT)
        right -= 40
    canvas.text(x - 12, y, aside, 31, SOFT, bold=True, room=right - x + 24)


def _draw_supply(canvas: Canvas, place: Rect, observation: SobekObservation, y: float) -> None:
    """The deck, the Deben tokens in the bag, the royal corruption tokens left."""
    shown = [("deck", observation.deck, INK), ("deben", observation.bag, GOLD_TEXT)]
    if observation.expansion:
        shown.append(("leader", observation.pool, ROYAL))
    items: list[Item] = []
    for glyph, count, colour in shown:

        def draw(x: float, glyph: str = glyph, count: int = count, colour: Colour = colour) -> None:
            if glyph == "deck":
                canvas.glyph(glyph, x + 22, y, 48, colour)
            else:
                canvas.glyph("bag", x + 22, y, 50, colour)
                canvas.glyph(glyph, x + 22, y + 10, 22, WHITE)
            canvas.text(x + 54, y, str(count), 48, INK, bold=True)

        items.append((54 + canvas.measure(str(count), 48, bold=True), draw))
    _lay(items, place.x + _PAD, place.right - _PAD, widest=44)
