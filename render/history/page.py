"""A game as one self-contained HTML file: pictures, what happened, and the pictures in words, browsed by keys and
buttons.

The file is written moment by moment. A picture is stored as its difference from the previous one, with a whole one
every :data:`WHOLE` moments, so that any of them is a few patches away.
"""

import html
import json
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from PIL import Image

from render.history.patches import CLEAR, Patch, Patches
from render.words.text import Texts

WIDTH = 800
"""The width of its pictures in pixels."""
WHOLE = 25
TEMPLATE = Path(__file__).with_name("page.html")
_MOMENTS = "/*moments*/"
_WORDS = (
    "page-first",
    "page-back",
    "page-on",
    "page-last",
    "page-turn-back",
    "page-turn-on",
    "page-keys",
    "page-told",
    "page-picture",
    "page-needs-script",
)
"""The texts that the template uses."""


@dataclass(frozen=True)
class PageMoment:
    """One moment of the page: a ``heading``, ``lines`` of what happened, the picture in words. ``begins``: a turn
    begins here."""

    heading: str
    lines: Sequence[str]
    alt: str
    begins: bool


class ReplayPage:
    """A page being written to ``target``. ``title`` is its heading; ``height`` is that of the highest board, in pixels
    at full size, ``size`` the width there."""

    def __init__(self, target: BinaryIO, game: str, size: int, height: int, texts: Texts, title: str) -> None:
        self._target = target
        self._patches = Patches(game, WIDTH, round(height * WIDTH / size))
        self._count = 0
        words = {word: texts.t(word) for word in _WORDS}
        words |= {"language": texts.language, "title": title}
        words |= {"width": str(WIDTH), "height": str(self._patches.height)}
        head, _, self._foot = TEMPLATE.read_text("utf-8").partition(_MOMENTS)
        self._write(_filled(head, words))
        self._foot = _filled(self._foot, words)

    def add(self, picture: Image.Image, moment: PageMoment) -> None:
        patch = self._patches.next(picture, whole=self._count % WHOLE == 0)
        shown = {
            "picture": "data:image/png;base64," + b64encode(_png(patch)).decode(),
            "left": patch.left,
            "top": patch.top,
            "whole": patch.whole,
            "heading": moment.heading,
            "lines": list(moment.lines),
            "alt": moment.alt,
            "begins": moment.begins,
        }
        self._write(f"moments.push({_script(shown)});\n")
        self._count += 1

    def close(self, about: str) -> None:
        """Ends the page, with a sentence below its heading."""
        self._write(f"const about = {_script(about)};\n{self._foot}")

    def _write(self, text: str) -> None:
        self._target.write(text.encode())


def _filled(template: str, words: dict[str, str]) -> str:
    for name, text in words.items():
        template = template.replace(f"{{{{{name}}}}}", html.escape(text))
    return template


def _script(value: object) -> str:
    """A value as JSON inside a script element: nothing in it can end the script, or be read as markup."""
    plain = json.dumps(value, ensure_ascii=True)
    return plain.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _png(patch: Patch) -> bytes:
    buffer = BytesIO()
    patch.picture.save(buffer, "PNG", compress_level=6, transparency=CLEAR)
    return buffer.getvalue()
