"""A game as an animated GIF, written frame by frame without keeping them."""

from typing import BinaryIO

from PIL import GifImagePlugin, Image

from render.history.patches import CLEAR, Patches

WIDTH = 600
"""Pixels, half of a board's."""
LAST = 4000
"""Milliseconds of the last frame."""


class Animation:
    """An animation being written to ``target``; ``height`` is that of the highest board, in pixels at full size,
    ``size`` the width there."""

    def __init__(self, target: BinaryIO, game: str, size: int, height: int) -> None:
        self._target = target
        self._patches = Patches(game, WIDTH, round(height * WIDTH / size))
        self._begun = False

    def add(self, picture: Image.Image, milliseconds: int, *, last: bool = False) -> None:
        """Adds a frame for so many milliseconds; the ``last`` one is shown longer."""
        patch = self._patches.next(picture)
        if not self._begun:
            head, _ = GifImagePlugin.getheader(patch.picture.copy(), info={"loop": 0})
            self._target.write(b"".join(head))
            self._begun = True
        frame = GifImagePlugin.getdata(
            patch.picture,
            (patch.left, patch.top),
            duration=LAST if last else milliseconds,
            disposal=1,
            transparency=CLEAR,
        )
        self._target.write(b"".join(frame))

    def close(self) -> None:
        self._target.write(b";")
