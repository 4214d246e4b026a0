"""What lies beside the map: the face-up cards, the deck, the discards, feats still to come, expeditions."""

from collections.abc import Mapping
from dataclasses import dataclass

from render.core.canvas import UNITS, Canvas
from render.core.palette import CARD, GOLD, INK, LINE, OFF, SOFT, WHITE, on
from render.iwari import pieces
from render.iwari.colours import BIOME_COLOURS
from render.iwari.icons import BIOME_GLYPHS, FEAT_GLYPHS
from render.iwari.marks import Targets
from render.kit.seatcard import MARGIN, Rect
from rules.iwari.expeditions import CARDS, IN_PLAY, SCORED
from rules.iwari.maps import BIOMES
from rules.iwari.observation import IwariObservation
from rules.iwari.state import DISPLAY, FEATS, FeatKind

HEIGHT = 200.0
"""The height of the face-up cards, and of all that lies beside the map where there are no expeditions."""
_WIDE, _HIGH = 132.0, 194.0
_STEP = _WIDE + 15
_SIDE = MARGIN + (DISPLAY + 1) * _STEP + 31
"""Where what lies beside the cards begins; large print shows it as a whole, for it is less than half as wide."""
_GAP = 14
_DISCARDS, _FEATS = 68.0, 132.0
"""The height of the discards below the cards, and the width of the feats beside them."""
_PRIZE = 100.0
"""The place of an expedition's number and of the badge of who has it."""
_FRESH = ((INK, 2), (GOLD, 5), (INK, 1.5))
"""The frame of an expedition just scored: narrow, for its row has no more room."""


@dataclass(frozen=True)
class TableTexts:
    """The words beside the map: headings, and by expedition its name and what it asks for."""

    discards: str
    feats: str
    expeditions: Mapping[str, str]
    conditions: Mapping[str, str]


def draw_table(
    canvas: Canvas,
    observation: IwariObservation,
    texts: TableTexts,
    y: float,
    targets: Targets,
    fresh: frozenset[str] = frozenset(),
) -> None:
    """Draw it from ``y`` down; cards that may be taken are framed, as are ``fresh`` expeditions just scored."""
    draw_display(canvas, observation, y, targets)
    x, high = float(_SIDE), height_of(observation) - 6
    if not observation.expeditions:
        _draw_wide_discards(canvas, observation, texts, Rect(x, y, UNITS - MARGIN - x, high))
        return
    _draw_discards(canvas, observation, Rect(MARGIN, y + high - _DISCARDS, x - _GAP - MARGIN, _DISCARDS))
    if observation.options["feats"] == "on":
        _draw_feats(canvas, observation, Rect(x, y, _FEATS, high))
        x += _FEATS + _GAP
    _draw_expeditions(canvas, observation, texts, Rect(x, y, UNITS - MARGIN - x, high), fresh)


def height_of(observation: IwariObservation) -> float:
    """How high it is, in u."""
    return HEIGHT + (_DISCARDS + _GAP if observation.expeditions else 0)


def draw_display(canvas: Canvas, observation: IwariObservation, y: float, targets: Targets) -> None:
    """The face-up cards and the deck."""
    x = float(MARGIN)
    for number in range(DISPLAY):
        if number < len(observation.display):
            biome = BIOMES[observation.display[number]]
            pieces.card(canvas, biome, x, y, _WIDE, _HIGH, framed=biome in targets.cards)
            canvas.region_box(f"card {biome}", x, y, _WIDE, _HIGH)
        else:
            canvas.frame(x, y, _WIDE, _HIGH * 0.97, 14, ((OFF, 3),))
        x += _STEP
    pieces.back(canvas, observation.deck, x + 8, y, _WIDE, _HIGH, framed=targets.deck)
    canvas.region_box("deck", x + 8, y, _WIDE, _HIGH)


def _draw_discards(canvas: Canvas, observation: IwariObservation, place: Rect) -> None:
    """The discards by biome, below the cards."""
    canvas.card(place.x, place.y, place.w, place.h, lifted=False)
    step, y = place.w / len(BIOMES), place.y + place.h / 2
    for number, (biome, count) in enumerate(zip(BIOMES, observation.discards, strict=True)):
        x = place.x + number * step + 42
        _biome(canvas, biome, x, y, 46)
        canvas.text(x + 34, y, str(count), 42, INK if count else SOFT, bold=True)


def _draw_feats(canvas: Canvas, observation: IwariObservation, place: Rect) -> None:
    """The feat tokens that nobody has earned yet, one below the other."""
    canvas.card(place.x, place.y, place.w, place.h, lifted=False)
    for number, feat in enumerate(FEATS):
        y = place.y + place.h * (number + 0.5) / len(FEATS)
        _feat(canvas, observation, feat, place.x + 42, y, 54)


def _draw_wide_discards(canvas: Canvas, observation: IwariObservation, texts: TableTexts, place: Rect) -> None:
    """The discards by biome side by side; below them the feat tokens that nobody has earned yet."""
    canvas.card(place.x, place.y, place.w, place.h, lifted=False)
    feats = observation.options["feats"] == "on"
    y = place.y + (50 if feats else place.h / 2)
    canvas.words(place.x + 24, y, texts.discards, 38, 180, SOFT, bold=True)
    step = (place.w - 230) / len(BIOMES)
    for number, (biome, count) in enumerate(zip(BIOMES, observation.discards, strict=True)):
        x = place.x + 218 + number * step
        _biome(canvas, biome, x + 26, y, 52)
        canvas.text(x + 60, y, str(count), 42, INK if count else SOFT, bold=True)
    if feats:
        y = place.y + 134
        canvas.words(place.x + 24, y, texts.feats, 38, 180, SOFT, bold=True)
        for number, feat in enumerate(FEATS):
            _feat(canvas, observation, feat, place.x + 218 + number * step + 28, y, 58)


def _biome(canvas: Canvas, biome: str, cx: float, cy: float, size: float) -> None:
    canvas.box(cx - size / 2, cy - size / 2, size, size, BIOME_COLOURS[biome], radius=size * 0.16)
    canvas.glyph(BIOME_GLYPHS[biome], cx, cy, size * 0.7, on(BIOME_COLOURS[biome]))


def _feat(canvas: Canvas, observation: IwariObservation, feat: FeatKind, cx: float, cy: float, size: float) -> None:
    left = FEATS[feat] - sum(one.kind == feat for one in observation.feats)
    if left:
        pieces.feat(canvas, feat, cx, cy, size)
    else:
        canvas.disc(cx, cy, size, WHITE, rims=((OFF, 3),))
        canvas.glyph(FEAT_GLYPHS[feat], cx, cy, size * 0.6, OFF)
    canvas.text(cx + size * 0.62, cy, str(left), size * 0.78, INK if left else SOFT, bold=True)


def _draw_expeditions(
    canvas: Canvas, observation: IwariObservation, texts: TableTexts, place: Rect, fresh: frozenset[str]
) -> None:
    """A row each: what it is called and asks for, its two numbers, and beside them the badges of those who have
    them."""
    height = (place.h - 2 * 6) / IN_PLAY
    for number, one in enumerate(observation.expeditions):
        y = place.y + number * (height + 6)
        canvas.box(place.x, y, place.w, height, CARD, radius=14, rims=((LINE, 3),))
        if one.card in fresh:
            canvas.frame(place.x - 6, y - 6, place.w + 12, height + 12, 20, _FRESH)
        room = place.w - 2 * _PRIZE - 34
        canvas.text(place.x + 20, y + 28, texts.expeditions[one.card], 38, INK, bold=True, room=room)
        canvas.text(place.x + 20, y + 65, texts.conditions[one.card], 32, SOFT, room=room)
        for rank in range(SCORED):
            x, middle = place.right - 8 - _PRIZE * (SCORED - rank), y + height / 2
            taken = rank < len(one.scored)
            points = str(CARDS[one.card].points[rank])
            canvas.text(x + 22, middle, points, 50, SOFT if taken else INK, bold=True, anchor="m")
            if taken:
                pieces.small_badge(canvas, one.scored[rank], x + 68, middle, 54)
