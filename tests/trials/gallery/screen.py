"""The page on a phone: what a panel measures there, and its picture."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from playground.testing.reading import Object, components
from render.core.type import font_path
from tests.processes import chromium

PHONE = {"width": 390, "height": 844}
SHARP = 2
"""Pixels of the picture for one of the page, as phones have them."""
PATIENCE_MS = 60_000
POLL_MS = 50

FONT = "/gallery-font"
ADD_FONT = """async (address) => {
  const font = new FontFace("Noto Sans CJK JP", `url(${address})`);
  document.fonts.add(await font.load());
}"""
"""A phone has letters for Japanese, the machine of the tests may have none: the page gets those of the pictures."""

SHOWN = """([id, wanted]) => {
  const node = document.querySelector(`[data-message-id="${id}"]`);
  if (!node || [...node.querySelectorAll("img")].some((img) => !img.complete)) return false;
  const shown = [...node.querySelectorAll("[data-custom-id]")].map((one) => one.dataset.customId);
  return wanted.every((one) => shown.includes(one)) && shown.every((one) => wanted.includes(one));
}"""
"""Whether the message stands on the page as it is now, with its pictures."""

MEASURE = """id => {
  const box = (one) => one.getBoundingClientRect();
  const node = document.querySelector(`[data-message-id="${id}"]`);
  const list = document.getElementById("messages");
  node.scrollIntoView({ block: "end" });
  const parts = [...node.querySelectorAll(".container > *")].map((one) => Math.round(box(one).height));
  const cut = [...node.querySelectorAll(".button, .button-label, .select-placeholder, .select")]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
    .map((one) => one.innerText);
  const image = node.querySelector(".gallery img, .attachments img");
  const screen = box(document.getElementById("composer-dock")).top - box(document.getElementById("header")).bottom;
  return {
    height: Math.ceil(box(node).height),
    room: Math.floor(screen),
    buttons: node.querySelectorAll(".button[data-custom-id]").length,
    lists: node.querySelectorAll(".select").length,
    picture: image ? [Math.round(box(image).width), Math.round(box(image).height)] : [0, 0],
    sideways: list.scrollWidth - list.clientWidth,
    cut: [...new Set(cut)],
    parts,
  };
}"""


BOX = """id => {
  const node = document.querySelector(`[data-message-id="${id}"]`);
  node.scrollIntoView({ block: "end" });
  const { x, y, width, height } = node.getBoundingClientRect();
  return { x, y, width, height };
}"""
TALL = 3000
"""As high as no panel is."""


@dataclass(frozen=True)
class Measured:
    """What a panel takes of the screen, in pixels of the page: its ``height``, the ``room`` between header and
    composer, its number of ``buttons`` and ``lists``, the size of its ``picture``, the texts that are ``cut``, and the
    height of each of its ``parts`` from the top."""

    height: int
    room: int
    buttons: int
    lists: int
    picture: tuple[int, int]
    sideways: int
    cut: tuple[str, ...]
    parts: tuple[int, ...]

    @property
    def fits(self) -> bool:
        return self.height <= self.room


class Screen:
    """The page of one person on a phone."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def enter(self, url: str, user_id: str, channel_id: str) -> None:
        """Opens a channel as this person."""
        letters = font_path(False)
        await self._page.route(f"**{FONT}", lambda route: route.fulfill(path=letters))
        await self._page.goto(f"{url}/?user={user_id}#/channels/{channel_id}")
        here = self._page.locator(f'[data-channel-id="{channel_id}"][aria-current="page"]')
        await here.wait_for(state="attached")  # only private answers from now on are shown
        if letters is not None:
            await self._page.evaluate(ADD_FONT, FONT)

    async def measure(self, message: Object) -> Measured:
        """Waits until the message stands on the page, and measures it."""
        wanted = [one["custom_id"] for one in components(message) if one.get("custom_id")]
        await self._page.wait_for_function(SHOWN, arg=[message["id"], wanted], polling=POLL_MS)
        found: dict[str, Any] = await self._page.evaluate(MEASURE, message["id"])
        return Measured(
            **{**found, "picture": tuple(found["picture"]), "cut": tuple(found["cut"]), "parts": tuple(found["parts"])}
        )

    async def picture(self, path: Path) -> None:
        """The screen as it is, with the message that was measured last at its lower end."""
        await self._page.screenshot(path=path)

    async def whole(self, message: Object, path: Path) -> None:
        """All of a message that one screen does not hold."""
        await self._page.set_viewport_size({"width": PHONE["width"], "height": TALL})
        box = await self._page.evaluate(BOX, message["id"])
        await self._page.screenshot(path=path, clip=box)
        await self._page.set_viewport_size(PHONE)


@contextlib.asynccontextmanager
async def open_phone(locale: str) -> AsyncIterator[Screen]:
    """A browser of a phone's size."""
    async with chromium.launched() as browser:
        context = await browser.new_context(
            viewport=PHONE, has_touch=True, reduced_motion="reduce", device_scale_factor=SHARP, locale=locale
        )
        context.set_default_timeout(PATIENCE_MS)
        yield Screen(await context.new_page())
