"""Bare pictures: drawing is most of what a click costs, and most tests look at words and buttons alone."""

from __future__ import annotations

import zlib
from typing import Any

from PIL import Image

from render.kit.renderer import SIZE, Renderer
from render.registry import RENDERERS

HEIGHT = 8
PLAIN = ("boards", "sketches", "touched", "board_picture", "prepare")
"""What games have of their own, and is the board alone, or nothing, where pictures are bare."""


def blank(shown: Any, *_: Any, **__: Any) -> Image.Image:
    """Another colour for something else that is shown."""
    number = zlib.crc32(repr(shown).encode())
    return Image.new("RGB", (SIZE, HEIGHT), (number & 255, number >> 8 & 255, number >> 16 & 255))


def _blank(self: Renderer, observation: Any, *_: Any, **__: Any) -> Image.Image:
    return blank(observation)


def _motif(self: Renderer, size: int) -> Image.Image:
    return blank(size)


DRAWN = {"draw_board": _blank, "draw_hand": _blank, "motif": _motif}


def bare(renderer: Renderer) -> Renderer:
    """The same renderer with its words and bare pictures."""
    plain = {name: getattr(Renderer, name) for name in PLAIN}
    made: Renderer = type("Bare", (type(renderer),), {**plain, **DRAWN})()
    return made


BARE = {slug: bare(renderer) for slug, renderer in RENDERERS.items()}
