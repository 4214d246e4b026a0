"""Bare pictures: drawing is most of what a click costs, and most tests look at words and buttons alone."""

from __future__ import annotations

import zlib
from typing import Any

from PIL import Image

from render.kit.renderer import SIZE, Renderer
from render.registry import RENDERERS

HEIGHT = 40


def _blank(self: Renderer, observation: Any, *_: Any, **__: Any) -> Image.Image:
    """Another colour for another observation."""
    number = zlib.crc32(repr(observation).encode())
    return Image.new("RGB", (SIZE, HEIGHT), (number & 255, number >> 8 & 255, number >> 16 & 255))


def bare(renderer: Renderer) -> Renderer:
    """The same renderer with its words and bare pictures."""
    plain = {name: getattr(Renderer, name) for name in ("boards", "panel", "board_picture", "prepare")}
    made: Renderer = type("Bare", (type(renderer),), {**plain, "draw_board": _blank, "draw_hand": _blank})()
    return made


BARE = {slug: bare(renderer) for slug, renderer in RENDERERS.items()}
