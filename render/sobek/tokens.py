"""The tokens of Sobek: canoe tokens, Deben, royal corruption."""

from PIL import Image

from render.core import sprites
from render.core.canvas import Canvas
from render.core.palette import GOLD, INK, LINE, OFF, OFF_GROUND, RED, SPENT, SUNK, WHITE, on
from render.sobek.colours import BOARD_COLOURS, GOODS_COLOURS, PALE, ROYAL
from rules.sobek.tokens import CANOE


def canoe(scale: float, kind: str, diameter: float) -> Image.Image:
    """A canoe token's front; ``kind`` is its id, or "" for its back."""

    def paint(area: Canvas) -> None:
        middle = diameter / 2
        ground = RED if kind and CANOE[kind].corruption else BOARD_COLOURS["canoe"]
        area.disc(middle, middle, diameter, ground, rims=((INK, max(2.5, diameter * 0.025)), (WHITE, diameter * 0.03)))
        if kind:
            _face(area, kind, diameter)
        else:
            area.glyph("canoe", middle, middle - diameter * 0.02, diameter * 0.58, WHITE)

    return sprites.kept(("sobek canoe", kind, diameter), diameter, diameter, scale, paint)


def empty_slot(canvas: Canvas, cx: float, cy: float, diameter: float) -> None:
    """A canoe slot whose token is gone."""
    canvas.disc(cx, cy, diameter, SUNK, rims=((LINE, 3),))


def _face(area: Canvas, kind: str, d: float) -> None:
    token, middle = CANOE[kind], d / 2
    if token.scarabs:
        area.glyph("scarab", d * 0.36, d * 0.33, d * 0.32, PALE)
        area.text(d * 0.54, d * 0.33, f"+{token.scarabs}", d * 0.29, WHITE, bold=True)
        _goods(area, token.allowed_types, d)
    elif token.corruption:
        area.glyph("corruption", middle, d * 0.27, d * 0.26, WHITE)
        area.text(middle, d * 0.62, f"+{token.corruption}", d * 0.44, WHITE, bold=True, anchor="m")
    elif token.points:
        lone = kind == "points_7"
        x, size = (middle, d * 0.78) if lone else (d * 0.35, d * 0.5)
        area.glyph("vp", x, middle - d * 0.02, size, GOLD, rims=((INK, 2.5),))
        area.text(x, middle + size * 0.05, str(token.points), size * 0.4, INK, bold=True, anchor="m")
        if not lone:
            area.glyph("deben", d * 0.74, middle, d * 0.3, PALE)
    else:
        _PLAIN[kind](area, d)


def _goods(area: Canvas, types: tuple[str, ...], d: float) -> None:
    """The goods types a scarab token may lie on, as small fields in a row."""
    size = d * 0.225
    for number, goods in enumerate(types):
        x = d / 2 + (number - (len(types) - 1) / 2) * (size + d * 0.02)
        ground = GOODS_COLOURS[goods]
        area.box(x - size / 2, d * 0.55, size, size, ground, radius=size * 0.2, rims=((INK, 2),))
        area.glyph(goods, x, d * 0.55 + size / 2, size * 0.74, on(ground))


def _again(area: Canvas, d: float) -> None:
    area.glyph("again", d / 2, d / 2, d * 0.72, WHITE)
    area.glyph("ankh", d / 2, d * 0.52, d * 0.3, PALE)


def _to_hand(area: Canvas, d: float) -> None:
    area.disc(d * 0.27, d / 2, d * 0.28, RED)
    area.glyph("corruption", d * 0.27, d / 2, d * 0.3, WHITE)
    area.glyph("arrow", d * 0.51, d / 2, d * 0.15, WHITE)
    area.glyph("hand", d * 0.74, d / 2, d * 0.34, PALE)


def _best(area: Canvas, d: float) -> None:
    area.glyph("deben", d * 0.31, d * 0.57, d * 0.33, SPENT)
    area.glyph("deben", d * 0.65, d * 0.48, d * 0.46, PALE)


def _forced(area: Canvas, d: float) -> None:
    area.glyph("pin", d / 2, d / 2, d * 0.7, WHITE)


def _robbed(area: Canvas, d: float) -> None:
    area.glyph("deben", d / 2, d / 2, d * 0.66, PALE)
    area.glyph("cross", d / 2, d / 2, d * 0.46, RED, rims=((WHITE, d * 0.025),))


_PLAIN = {
    "extra_turn": _again,
    "corruption_to_hand": _to_hand,
    "best_of_two_deben": _best,
    "forced_tile": _forced,
    "discard_opponent_deben": _robbed,
}


def deben(scale: float, value: int, diameter: float, *, gone: bool = False) -> Image.Image:
    """A Deben token with its value; greyed once it has left the game."""

    def paint(area: Canvas) -> None:
        middle = diameter / 2
        rims = ((OFF, 3.0), (OFF_GROUND, 3.0)) if gone else ((INK, 3.0), (GOLD, diameter * 0.11), (INK, 2.0))
        area.disc(middle, middle, diameter, OFF_GROUND if gone else WHITE, rims=rims)
        area.text(middle, middle, str(value), diameter * 0.5, SPENT if gone else INK, bold=True, anchor="m")

    return sprites.kept(("sobek deben", value, gone, diameter), diameter, diameter, scale, paint)


def royal(scale: float, value: int, size: float, *, gone: bool = False) -> Image.Image:
    """A royal corruption token: a crown and what it counts."""

    def paint(area: Canvas) -> None:
        ground, sign = (OFF_GROUND, SPENT) if gone else (ROYAL, WHITE)
        area.box(0, 0, size, size, ground, radius=size * 0.2, rims=((OFF if gone else INK, 3),))
        area.glyph("leader", size / 2, size * 0.28, size * 0.36, sign if gone else PALE)
        area.text(size / 2, size * 0.67, str(value), size * 0.46, sign, bold=True, anchor="m")

    return sprites.kept(("sobek royal", value, gone, size), size, size, scale, paint)
