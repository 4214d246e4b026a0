"""``python -m tests.trials.gallery.board_page FILE``: a picture of the page of a table, at a desk and on a phone."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

import pytest
import uvloop
from PIL import Image
from playwright.async_api import Browser

from tests.cogs.board_page.visiting import link_for, serving
from tests.kit.room import Guest, Room, open_room, table_of
from tests.processes import chromium
from tests.trials.gallery.screen import PHONE

DESK = {"width": 1280, "height": 844}
GAP, WIDTH = 24, 1300
"""Pixels between the two, and of the whole picture."""
GAME = "kingdom_builder"
TOUCHES = 2
"""So many steps of a turn are laid out."""
READY = "() => !document.body.classList.contains('busy') && document.querySelector('.region')"


async def _shot(browser: Browser, link: str, size: dict[str, int]) -> Image.Image:
    """The page after a few touches of what is best known."""
    context = await browser.new_context(viewport=size, reduced_motion="reduce", color_scheme="light")  # type: ignore[arg-type]
    page = await context.new_page()
    await page.goto(link)
    await page.wait_for_url("**/table/*")
    for _ in range(TOUCHES):
        await page.wait_for_function(READY)
        await page.locator(".region.best").or_(page.locator(".region")).first.click()
    await page.wait_for_function(READY)
    await page.wait_for_function("() => [...document.images].every((one) => one.complete)")
    data = await page.screenshot()
    await context.close()
    return Image.open(io.BytesIO(data)).convert("RGB")


async def _table(room: Room, aiko: Guest) -> str:
    board = await table_of(room, await aiko.type("games", "play", game=GAME, seats=3, bots=2), [aiko])
    await board.next_guest()
    return await link_for(board, aiko)


async def _run(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        async with (
            open_room(Path(folder), patch, seed="gallery") as room,
            serving(room),
            chromium.launched() as browser,
        ):
            [aiko] = await room.join("Aiko")
            desk = await _shot(browser, await _table(room, aiko), DESK)
            phone = await _shot(browser, await _table(room, aiko), PHONE)
    both = Image.new("RGB", (desk.width + GAP + phone.width, DESK["height"]), "white")
    both.paste(desk, (0, 0))
    both.paste(phone, (desk.width + GAP, 0))
    small = both.resize((WIDTH, round(both.height * WIDTH / both.width)), Image.Resampling.LANCZOS)
    small.quantize(256, Image.Quantize.MAXCOVERAGE).save(target, optimize=True)


if __name__ == "__main__":
    uvloop.run(_run(Path(sys.argv[1])))
