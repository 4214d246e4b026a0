"""A person's finger on the page, in any game and any language: it goes by what stands on the screen alone."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import Any

from playwright.async_api import Locator, expect
from playwright.async_api import TimeoutError as NothingHappened

from tests.bot_page.tab import CHANGED, CONTROLS, POLL_MS, Tab
from tests.patience import PATIENCE

MOST_TOUCHES = 40
"""More touches than any decision needs."""
PICKED = 3
"""So many things are picked at once where a list takes several, or as many as it must have."""
AGAIN_MS = 5000
"""After so long without any effect something is tapped again."""
SMALLEST_PX = 40
"""A finger's width: the least height of a control."""
OVER = 0
"""So many pixels a panel may be higher than the screen: none. `python -m playground gallery` shows each panel on it."""

PLAY, REMATCH = '[data-custom-id^="z:play:"]', '[data-custom-id^="z:rematch:"]'
ON_BOARD = '[data-custom-id^="z:answer:"]'
TAKE, OPEN = '[data-custom-id^="z:take:"]', '[data-custom-id^="z:tab:"]'
PICK, CONFIRM = '.select[data-custom-id^="z:pick:"]', '[data-custom-id^="z:go:"]:not([disabled])'
ANSWERS = f"{TAKE}, {OPEN}, {PICK}, {CONFIRM}"

LOOK = """([id, smallest]) => {
  const box = (one) => one.getBoundingClientRect();
  const node = document.querySelector(`[data-message-id="${id}"]`);
  const wrong = [];
  for (const one of node.querySelectorAll("[data-custom-id]")) {
    const { left, right, height } = box(one);
    if (left < 0 || right > innerWidth) wrong.push(`beside the screen: ${one.innerText}`);
    if (height < smallest) wrong.push(`too small for a finger: ${one.innerText}`);
  }
  for (const one of document.querySelectorAll("html, #messages"))
    if (one.scrollWidth > one.clientWidth) wrong.push("the page scrolls sideways");
  const room = box(document.getElementById("composer-dock")).top - box(document.getElementById("header")).bottom;
  return [wrong, Math.ceil(box(node).height - room)];
}"""
"""What is wrong with a panel, and how much higher it is than the room for it; ``smallest`` is the least height of a
control."""


@dataclass
class Finger:
    """One person's. ``part`` is what a button says that would carry out only a part of the turn. ``wrong`` is what
    nobody could hit or read, ``tall`` which panels are higher than the screen, and by how many pixels."""

    tab: Tab
    part: str
    decisions: int = 0
    wrong: list[str] = field(default_factory=list)
    tall: list[str] = field(default_factory=list)

    async def play(self, decisions: int) -> bool:
        """So many decisions, or as many as the game has; whether it is over."""
        while self.decisions < decisions:
            if await self._is_over():
                return True
            await self._decide()
        return False

    async def _is_over(self) -> bool:
        """Waits for one's turn, or for the end of the game."""
        page = self.tab.page
        called = self._board.locator(".mention-me")
        await expect(called.or_(page.locator(REMATCH)).first).to_be_visible()
        return await page.locator(REMATCH).count() > 0

    @property
    def _board(self) -> Locator:
        return self.tab.messages().filter(has=self.tab.page.locator(PLAY)).last

    async def _decide(self) -> None:
        """From the board that calls to what is carried out."""
        board = await self.tab.this(self._board)
        answers = board.locator(ON_BOARD)
        if await answers.count():
            await self._touch(board, answers.first)
            self.decisions += 1
            return
        panels = self.tab.messages(private=True).filter(has=self.tab.page.locator(ANSWERS))
        await expect(panels).to_have_count(0)
        await self._tap(board.locator(PLAY))
        await expect(panels).to_have_count(1)
        panel = await self.tab.this(panels)
        for _ in range(MOST_TOUCHES):
            if not await panel.locator(ANSWERS).count():
                break
            await self._look(panel)
            await self._step(panel)
        else:
            raise AssertionError(f"{self.tab.name} comes to no end: {await panel.inner_text()}")
        await self._dismiss(panel)
        await expect(board.locator(PLAY)).to_have_count(0)

    async def _dismiss(self, panel: Locator) -> None:
        """A tap may meet a page that is just being drawn anew; then it is tapped again."""
        async with asyncio.timeout(PATIENCE):
            while await panel.count():
                with contextlib.suppress(NothingHappened):
                    await panel.locator("[data-dismiss]").click(timeout=AGAIN_MS)
                    await panel.wait_for(state="detached", timeout=AGAIN_MS)

    async def _step(self, panel: Locator) -> None:
        """The next touch: what carries out a whole turn, else the best known answer, else what lies behind a list."""
        confirm = panel.locator(CONFIRM)
        if await confirm.count() and await confirm.first.inner_text() != self.part:
            self.decisions += 1
            await self._touch(panel, confirm.first)
        elif await panel.locator(TAKE).count():
            await self._touch(panel, panel.locator(TAKE).first)
        elif await panel.locator(PICK).count():
            await self._pick(panel, panel.locator(PICK).last)
        elif await panel.locator(OPEN).count():
            await self._touch(panel, panel.locator(OPEN).last)
        else:
            await self._touch(panel, confirm.first)

    async def _pick(self, panel: Locator, menu: Locator) -> None:
        """Takes the first options of a list."""
        before = await panel.evaluate(CONTROLS)
        least, most = [int(await menu.get_attribute(f"data-{name}") or 1) for name in ("min", "max")]
        await self._tap(menu)
        options = self.tab.page.locator(".popup-select [role=option]")
        await expect(options.first).to_be_visible()
        for number in range(min(max(PICKED, least), most, await options.count())):
            await self._tap(options.nth(number))
        if most > 1:
            await self._tap(self.tab.page.locator("[data-select-done]"))
        await self._settled(panel, before)

    async def _touch(self, message: Locator, button: Locator) -> None:
        before = await message.evaluate(CONTROLS)
        await self._tap(button)
        await self._settled(message, before)

    async def _tap(self, control: Locator) -> None:
        """With a finger where the screen takes one, else with the mouse."""
        await (control.tap() if self.tab.touch else control.click())

    async def _settled(self, message: Locator, before: str) -> None:
        """Waits until the message shows what has come of it."""
        found: Any = await message.get_attribute("data-message-id")
        await self.tab.page.wait_for_function(CHANGED, arg=[found, before], polling=POLL_MS)

    async def _look(self, panel: Locator) -> None:
        smallest = SMALLEST_PX if self.tab.touch else 0
        found = await panel.get_attribute("data-message-id")
        wrong, over = await self.tab.page.evaluate(LOOK, [found, smallest])
        self.wrong += wrong
        if over > OVER:
            heading = await panel.locator(".md-h3").first.inner_text()
            self.tall.append(f"{heading}: {over} px more than the screen")
