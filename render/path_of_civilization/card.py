"""A single card, large, with what it does in words beside it."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import INK
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization import cards
from render.path_of_civilization.effects import gains
from render.path_of_civilization.events import (
    EventTexts,
    battle_height,
    challenge_height,
    draw_battle,
    draw_challenge,
)
from render.path_of_civilization.philosophy import draw_token
from render.path_of_civilization.signs import draw_row
from render.path_of_civilization.tracks import draw_priority
from rules.path_of_civilization.cards import (
    BATTLES,
    BOARDS,
    CHALLENGES,
    LEADERS,
    TECHNOLOGIES,
    TOKENS,
    WONDERS,
    Battle,
    Challenge,
)

_TOP = HEIGHT + 30.0
_SIZE, _LINE, _AFTER = 44.0, 58.0, 26.0


@dataclass(frozen=True)
class CardTexts:
    """A card in words: its ``name``, what it does, a line for each thing, and the words on the face of an event."""

    name: str
    lines: Sequence[str]
    fate: str
    history: str
    icon: str = "deck"


def face_of(card: str) -> Rect:
    """Where the face of a card stands. Raises ``KeyError`` for an id that no card has."""
    if card in TECHNOLOGIES or card in WONDERS or card in LEADERS:
        return Rect(40, _TOP, 460, 460 * cards.RATIO)
    if card in CHALLENGES:
        return Rect(MARGIN, _TOP, 768, challenge_height(CHALLENGES[card]))
    if card in BATTLES:
        return Rect(MARGIN, _TOP, 640, battle_height(len(BATTLES[card].lines)))
    if card in TOKENS:
        return Rect(40, _TOP, 360, 160)
    if card in BOARDS:
        return Rect(40, _TOP, 520, 250)
    raise KeyError(card)


def draw_card(card: str, texts: CardTexts, size: int = UNITS) -> Image.Image:
    """The picture of a technology, wonder, leader, event, benefit token or board by its id, RGB, ``size`` pixels wide.
    Raises ``KeyError`` for an id that no card has."""
    face = face_of(card)
    x = face.right + 44
    room = UNITS - x - MARGIN - 10
    measure = Canvas.new(size, 1)
    counts = [max(1, int(measure.measure(line, _SIZE) / (room * 0.92)) + 1) for line in texts.lines]
    below = sum(count * _LINE + _AFTER for count in counts)
    canvas = Canvas.new(size, max(face.bottom, _TOP + 20 + below) + 30)
    draw_header(canvas, Header(texts.name, icon=texts.icon))
    _draw_face(canvas, face, card, texts)
    y = _TOP + 40
    for line, count in zip(texts.lines, counts, strict=True):
        canvas.words(x, y, line, _SIZE, room, INK, lines=count, leading=_LINE / _SIZE, from_top=True)
        y += count * _LINE + _AFTER
    return canvas.picture


def _draw_face(canvas: Canvas, face: Rect, card: str, texts: CardTexts) -> None:
    words = EventTexts(texts.name, "", texts.fate, texts.history)
    if card in TECHNOLOGIES:
        cards.technology(canvas, face, TECHNOLOGIES[card], texts.name)
    elif card in WONDERS or card in LEADERS:
        great = WONDERS[card] if card in WONDERS else LEADERS[card]
        cards.great(canvas, face, great, texts.name, great.cost)
    elif card in CHALLENGES or card in BATTLES:
        event: Challenge | Battle = CHALLENGES[card] if card in CHALLENGES else BATTLES[card]
        if isinstance(event, Challenge):
            draw_challenge(canvas, face, event, words)
        else:
            draw_battle(canvas, face, event, words, len(event.lines), event.threat, ())
    elif card in TOKENS:
        draw_token(canvas, face, TOKENS[card])
    else:
        canvas.card(face.x, face.y, face.w, face.h)
        draw_priority(canvas, Rect(face.x + 20, face.y + 10, face.w - 40, 130), BOARDS[card].priority)
        draw_row(canvas, gains(BOARDS[card].bonus), face.x + face.w / 2, face.y + 186, 72, anchor="m")
