"""A person's hand on the page of a table in Chromium: a finger on a phone, or a keyboard and nothing else."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from playwright.async_api import Browser, Page, Response, expect

from tests.patience import PATIENCE

PHONE, DESK = (390, 844), (1280, 844)
MOST_KEYS = 400
"""More keys than lead to anything on the page."""

Document = dict[str, Any]

REMEMBER = """() => {
  const ask = window.fetch;
  window.fetch = async (...given) => {
    const answer = await ask(...given), read = answer.json.bind(answer);
    answer.json = async () => {
      const found = await read();
      if (found.pictures) {
        const pictures = found.pictures.map(({ data, ...rest }) => rest);
        window.shown = { ...found, pictures };
      }
      return found;
    };
    return answer;
  };
}"""
"""Keeps what the page was told last, without the pictures themselves."""

SHOWN = "() => document.body.classList.contains('busy') ? null : window.shown ?? null"

POINT = """([selector, number]) => {
  const places = [...document.querySelectorAll(selector)];
  for (const node of selector.includes(".region") ? places : places.slice(number, number + 1)) {
    node.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = node.getBoundingClientRect();
    for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9])
      for (const other of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]) {
        const [x, y] = [left + other * width, top + part * height];
        const met = document.elementFromPoint(x, y);
        if (met === node || node.contains(met)) return [x, y];
      }
  }
  return null;
}"""
"""Where a finger meets this and nothing else, once it is scrolled into sight; ``null`` where it never does."""

COVERED = """() => {
  const found = [];
  for (const svg of document.querySelectorAll("figure svg")) {
    const all = [...svg.querySelectorAll(".region")];
    all.forEach((node, place) => {
      const { x, y, width, height } = node.getBBox();
      for (let step = 0; step < 121; step++) {
        const point = svg.createSVGPoint();
        point.x = x + width * (0.04 + 0.092 * (Math.floor(step / 11) + 5) % 1);
        point.y = y + height * (0.04 + 0.092 * (step % 11 + 5) % 1);
        if (!node.isPointInFill(point)) continue;
        if (!all.slice(place + 1).some((one) => one.isPointInFill(point))) return;
      }
      found.push(node.getAttribute("aria-label"));
    });
  }
  return found;
}"""
"""The regions that others cover all over, by their names."""

WAY = """([selector, number]) => {
  const focusable = [...document.querySelectorAll("a[href], button, summary, [tabindex='0']")]
    .filter((one) => one.getClientRects().length && !one.disabled && !one.closest("[hidden]"));
  const open = document.querySelector("dialog[open]");
  const all = open ? focusable.filter((one) => open.contains(one)) : focusable;
  const here = document.activeElement, there = document.querySelectorAll(selector)[number];
  const region = (one) => Boolean(one?.closest?.(".region"));
  const centre = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const apart = region(here) && region(there) ? centre(there).map((one, axis) => one - centre(here)[axis]) : null;
  return [here === there, all.indexOf(here), all.indexOf(there), apart, region(there)];
}"""
"""Whether the focus is there, the places of both in the order of the tab key, and between regions how far it is."""


class Unreachable(Exception):
    """Something that the page shows, or should show, cannot be touched."""


@dataclass(frozen=True)
class Target:
    """Something to touch: so many of the nodes that a selector finds come before it."""

    selector: str
    number: int = 0


class Hand:
    """One person's at one page. ``touched`` is how often something was touched, ``keys`` how many keys were pressed for
    it; ``trouble`` is what went wrong in the page."""

    def __init__(self, page: Page, *, finger: bool) -> None:
        self.page = page
        self.touched = 0
        self.keys = 0
        self.trouble: list[str] = []
        self._finger = finger

    async def shown(self) -> Document:
        """What the page shows, once nothing is under way."""
        handle = await self.page.wait_for_function(SHOWN, polling=30)
        found: Document = await handle.json_value()
        return found

    async def touch(self, target: Target) -> None:
        """Touches something, and waits until the page has its answer. Raises ``Unreachable``."""
        await (self._tap(target) if self._finger else self._press(target))
        self.touched += 1

    async def covered(self) -> list[str]:
        """Which regions others cover all over."""
        found: list[str] = await self.page.evaluate(COVERED)
        return [f"the region of {answers} is covered by others" for answers in found]

    async def _tap(self, target: Target) -> None:
        point = await self.page.evaluate(POINT, [target.selector, target.number])
        if point is None:
            raise Unreachable(f"no finger meets {target}")
        await self.page.touchscreen.tap(*point)

    async def _press(self, target: Target) -> None:
        """Goes there by the arrows as far as these lead, then by the tab key."""
        seen: set[tuple[float, ...]] = set()
        for _ in range(MOST_KEYS):
            there, place, wanted, apart, is_region = await self.page.evaluate(WAY, [target.selector, target.number])
            if there:
                await self.page.keyboard.press("Enter")
                self.keys += 1
                return
            if wanted < 0:
                raise Unreachable(f"the focus never comes to {target}")
            if apart is not None and tuple(apart) not in seen:
                seen.add(tuple(apart))
                await self._key(_arrow(*apart))
            elif is_region and place < 0:
                await self._key("ArrowRight")
            elif place < 0:
                await self._key("Tab")
            else:
                for _ in range(abs(wanted - place)):
                    await self._key("Tab" if wanted > place else "Shift+Tab")
        raise Unreachable(f"{MOST_KEYS} keys do not lead to {target}")

    async def _key(self, name: str) -> None:
        await self.page.keyboard.press(name)
        self.keys += 1


def _arrow(right: float, down: float) -> str:
    if abs(right) > abs(down):
        return "ArrowRight" if right > 0 else "ArrowLeft"
    return "ArrowDown" if down > 0 else "ArrowUp"


async def open_page(browser: Browser, link: str, *, finger: bool) -> Hand:
    """A browser's window of its own, in which a link was opened: on a phone for a finger, else at a desk."""
    expect.set_options(timeout=PATIENCE * 1000)
    width, height = PHONE if finger else DESK
    context = await browser.new_context(
        viewport={"width": width, "height": height}, has_touch=finger, reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE * 1000)
    page = await context.new_page()
    hand = Hand(page, finger=finger)

    def refused(answer: Response) -> None:
        if answer.status >= 400:
            hand.trouble.append(f"{answer.status} for {answer.url.partition('?')[0]}")

    page.on("response", refused)
    page.on("pageerror", lambda error: hand.trouble.append(str(error)))
    page.on("console", lambda said: hand.trouble.append(said.text) if said.type in ("error", "warning") else None)
    await page.add_init_script(f"({REMEMBER})()")
    await page.goto(link)
    await page.wait_for_url("**/table/*")
    async with asyncio.timeout(PATIENCE):
        await hand.shown()
    return hand
