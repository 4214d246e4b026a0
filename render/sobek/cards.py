"""The parts of the hand picture, each a full width: its height, and what draws it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from render.core import type as letters
from render.core.canvas import UNITS, Canvas
from render.core.palette import GOLD_TEXT, INK, OFF, RED, SOFT, TEAL, WHITE
from render.kit.seatcard import MARGIN, Rect
from render.sobek import pieces
from render.sobek.groups import Group, draw_small, draw_strip, groups_of, strip_height
from rules.sobek.observation import SobekObservation

_GAP = 16
_PAD = 24
_WIDTH = UNITS - 2 * MARGIN
_HEAD, _ROW = 88, 96
_DEBENS = 548
"""Width of the card with the Deben tokens; the corruption lies beside it."""
_TOKEN = 78.0
_ONE_COLUMN = 3
"""So many canoe tokens stand under one another."""
_LINE, _TOKEN_LINE = 116.0, 104.0
"""Height of a canoe token's line, and the token's diameter in it."""
_COUNT = 64
"""Room for how often a small tile occurs."""


@dataclass(frozen=True)
class Block:
    """A part of the picture: ``draw`` paints it from the height given down."""

    height: float
    draw: Callable[[Canvas, float], None]


def tiles(found: Sequence[Group], names: Mapping[str, str], empty: str) -> Block:
    """Numbered tiles, or words where there are none."""
    if found:
        return Block(strip_height(found), lambda canvas, y: draw_strip(canvas, y, found, names))

    def draw(canvas: Canvas, y: float) -> None:
        canvas.text(UNITS / 2, y + 56, empty, 46, SOFT, anchor="m", room=_WIDTH)

    return Block(112, draw)


def heading(text: str) -> Block:
    """A heading above a second strip of tiles."""

    def draw(canvas: Canvas, y: float) -> None:
        canvas.glyph("oracle", MARGIN + 30, y + 32, 56, INK)
        canvas.text(MARGIN + 76, y + 32, text, 46, INK, bold=True, room=_WIDTH - 76)

    return Block(66, draw)


def task(title: str, line: str) -> Block:
    """What the picks are for."""

    def draw(canvas: Canvas, y: float) -> None:
        canvas.card(MARGIN, y, _WIDTH, 144)
        canvas.glyph("check", MARGIN + 74, y + 72, 66, TEAL)
        x, room = MARGIN + 140, _WIDTH - 140 - _PAD
        canvas.text(x, y + 48, title, 52, INK, bold=True, room=room)
        canvas.text(x, y + 104, line, 42, SOFT, room=room)

    return Block(144, draw)


def characters(found: Sequence[Group], names: Mapping[str, str], effects: Mapping[str, str]) -> Block:
    """What one or two characters in hand do, side by side."""
    width = (_WIDTH - _GAP * (len(found) - 1)) / len(found)

    def draw(canvas: Canvas, y: float) -> None:
        for place, group in enumerate(found):
            left = MARGIN + place * (width + _GAP)
            canvas.card(left, y, width, 158, lifted=False)
            canvas.disc(left + 62, y + 79, 82, INK)
            canvas.glyph("character", left + 62, y + 78, 52, WHITE)
            x, room = left + 124, width - 124 - 20
            canvas.text(x, y + 40, f"{group.number}  {names[group.face]}", 44, INK, bold=True, room=room)
            canvas.words(x, y + 106, effects[group.face], 36, room, SOFT, leading=1.1)

    return Block(158, draw)


def canoe(title: str, found: Sequence[str], effects: Mapping[str, str]) -> Block:
    """Canoe tokens as lines, each with what it does, in two columns where they are many; the "" of an empty slot is
    left out."""
    kinds = [kind for kind in found if kind]
    columns = 1 if len(kinds) <= _ONE_COLUMN else 2
    step = (_WIDTH - 2 * _PAD) / columns
    height = _HEAD + -(-len(kinds) // columns) * _LINE + 10.0

    def draw(canvas: Canvas, y: float) -> None:
        canvas.card(MARGIN, y, _WIDTH, height, lifted=False)
        canvas.glyph("canoe", MARGIN + _PAD + 26, y + 46, 52, INK)
        canvas.text(MARGIN + _PAD + 66, y + 46, title, 44, INK, bold=True, room=_WIDTH - 2 * _PAD - 66)
        for number, kind in enumerate(kinds):
            row, column = divmod(number, columns)
            x, middle = MARGIN + _PAD + column * step, y + _HEAD + (row + 0.5) * _LINE
            canvas.paste(pieces.canoe(canvas.scale, kind, _TOKEN_LINE), x + _TOKEN_LINE / 2, middle)
            canvas.region_box(f"token {kind}", x, middle - _LINE / 2, step, _LINE)
            canvas.words(x + _TOKEN_LINE + 22, middle, effects[kind], 42, step - _TOKEN_LINE - 44, INK, leading=1.04)

    return Block(height, draw)


# --- Deben tokens and corruption ------------------------------------------------------------------------------------

Item = tuple[float, Callable[[Canvas, float, float], None]]
"""Something in a row: its width in u, and what draws it from an x on around a middle height."""


def secrets(observation: SobekObservation, seat: int, debens: str, corruption: str, none: str, gone: str) -> Block:
    """Own Deben tokens, and beside them everything that counts as corruption; what has left the game greyed."""
    side = observation.sides[seat]
    left = Rect(MARGIN, 0, _DEBENS, 0)
    right = Rect(MARGIN + _DEBENS + _GAP, 0, _WIDTH - _DEBENS - _GAP, 0)
    lost = [_coin(value, gone=True) for value in side.lost or ()]
    coins = [*(_coin(value) for value in side.debens or ()), *_gone(gone, lost)]
    held = _corruption(observation, seat, gone)
    rows = _wrapped(coins, left.w - 2 * _PAD), _wrapped(held, right.w - 2 * _PAD)
    height = _HEAD + max(map(len, rows)) * _ROW + 10

    def draw(canvas: Canvas, y: float) -> None:
        total = str(sum(side.debens or ()))
        _draw_card(canvas, Rect(left.x, y, left.w, height), ("deben", GOLD_TEXT), debens, total, rows[0], none)
        total = str(observation.corruption_count(seat))
        _draw_card(canvas, Rect(right.x, y, right.w, height), ("corruption", RED), corruption, total, rows[1], none)

    return Block(height, draw)


def _draw_card(
    canvas: Canvas,
    place: Rect,
    sign: tuple[str, tuple[int, int, int]],
    title: str,
    total: str,
    rows: Sequence[Sequence[Item]],
    none: str,
) -> None:
    canvas.card(place.x, place.y, place.w, place.h, lifted=False)
    middle = place.y + 46
    canvas.glyph(sign[0], place.x + _PAD + 26, middle, 52, sign[1])
    used = canvas.text(place.right - _PAD, middle, total, 60, INK, bold=True, anchor="r")
    canvas.text(place.x + _PAD + 66, middle, title, 44, INK, bold=True, room=place.w - 2 * _PAD - 84 - used)
    if not rows and place.h > _HEAD + _ROW:
        canvas.text(place.x + _PAD, place.y + _HEAD + _ROW / 2, none, 40, SOFT, room=place.w - 2 * _PAD)
    for number, row in enumerate(rows):
        x = place.x + _PAD
        for width, draw in row:
            draw(canvas, x, place.y + _HEAD + (number + 0.5) * _ROW)
            x += width


def _wrapped(items: Sequence[Item], room: float) -> list[list[Item]]:
    """Items in rows that fit the room."""
    rows: list[list[Item]] = []
    used = 0.0
    for item in items:
        if not rows or used + item[0] > room:
            rows.append([])
            used = 0.0
        rows[-1].append(item)
        used += item[0]
    return rows


def _corruption(observation: SobekObservation, seat: int, gone: str) -> list[Item]:
    side = observation.sides[seat]
    found = [_tile(group) for group in groups_of(side.corruption or 0)]
    found += [_given(kind) for kind in observation.given[seat]]
    found += [_royal(value) for value in side.royals or ()]
    return found + _gone(gone, [_royal(value, gone=True) for value in side.shed or ()])


def _gone(word: str, items: list[Item]) -> list[Item]:
    """Tokens that have left the game, behind the word that says so."""
    if not items:
        return []
    width = 40 + letters.width(word, 36)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.box(x + 6, y - 34, 3, 68, OFF)
        canvas.text(x + 22, y, word, 36, SOFT, room=width - 28)

    return [(width, draw), *items]


def _tile(group: Group) -> Item:
    width = _TOKEN + 14 + (_COUNT if group.count > 1 else 0)
    return width, lambda canvas, x, y: draw_small(canvas, x, y, group)


def _given(kind: str) -> Item:
    return _TOKEN + 14, lambda canvas, x, y: canvas.paste(pieces.canoe(canvas.scale, kind, 82), x + _TOKEN / 2, y)


def _royal(value: int, *, gone: bool = False) -> Item:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.paste(pieces.royal(canvas.scale, value, _TOKEN, gone=gone), x + _TOKEN / 2, y)

    return _TOKEN + 14, draw


def _coin(value: int, *, gone: bool = False) -> Item:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.paste(pieces.deben(canvas.scale, value, _TOKEN, gone=gone), x + _TOKEN / 2, y)

    return _TOKEN + 12, draw
