"""A tab of the page and what a person does in it: they read labels and click, nothing else."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Locator, Page, Route, expect

CONFIRM = re.compile(r"^Confirm")
END_TURN = "Confirm and end turn"
ANSWER = '[data-custom-id^="z:take:"]'
"""A few answers, or the best of many, stand on buttons."""
SINGLE = f'{ANSWER}:not([data-custom-id*="!"])'
"""The answer of one step, not of those that follow it as well."""
PART = '[data-custom-id^="z:tab:"]'
"""So do a few parts of a longer list."""
ASKING = f'[data-custom-id^="z:pick:"], [data-custom-id^="z:go:"], {ANSWER}, {PART}'
WORDS, PICTURE = ".message-text, .text-display", ".picture img"
PLANNED = ".gallery ~ .text-display"
"""What a panel says below its picture: one's notes, and what has been chosen."""
SETTLEMENTS = 3
"""So many hexes are picked at once where a menu takes several."""

CHANGED = """([id, before]) => {
  const node = document.querySelector(`[data-message-id="${id}"]`);
  if (!node || node.querySelector(".pending")) return !node;
  const now = [...node.querySelectorAll("[data-custom-id]")].map((one) => one.dataset.customId).join(" ");
  return now !== before && [...node.querySelectorAll("img")].every((img) => img.complete);
}"""
"""Whether a message has other controls than before, and its pictures."""

CONTROLS = """node => [...node.querySelectorAll("[data-custom-id]")].map((one) => one.dataset.customId).join(" ")"""

POLL_MS = 50
"""Between two looks at what is waited for. Otherwise there is one with every frame that the browser draws for it."""

MOST_CHOICES = 12
"""More choices than any turn needs."""


class Tab:
    """One person's tab; on a screen that takes fingers where ``touch`` says so."""

    def __init__(self, page: Page, name: str, *, touch: bool = False) -> None:
        self.page = page
        self.name = name
        self.touch = touch

    # --- looking ------------------------------------------------------------------------------------------------

    def messages(self, *, private: bool = False) -> Locator:
        return self.page.locator('[data-ephemeral="true"]' if private else "[data-message-id]:not([data-ephemeral])")

    def with_button(self, label: str | re.Pattern[str], *, private: bool = False) -> Locator:
        """The newest message with this button."""
        exact = isinstance(label, str)
        return self.messages(private=private).filter(has=self.page.get_by_role("button", name=label, exact=exact)).last

    def saying(self, words: str | re.Pattern[str], *, private: bool = False) -> Locator:
        """The newest message with these words."""
        return self.messages(private=private).filter(has=self.page.locator(WORDS, has_text=words)).last

    @property
    def board(self) -> Locator:
        """The newest board, or the newest hand in a direct message: what a move is made from."""
        return self.with_button("Play")

    @property
    def panels(self) -> Locator:
        """The private messages that have something to choose or to confirm."""
        return self.messages(private=True).filter(has=self.page.locator(ASKING))

    @property
    def panel(self) -> Locator:
        """The private panel: the newest of them."""
        return self.panels.last

    @property
    def score_sheet(self) -> Locator:
        return self.with_button("Rematch")

    @property
    def my_turn(self) -> Locator:
        """The newest board, if it calls this person."""
        return self.board.locator(".mention-me")

    async def this(self, message: Locator) -> Locator:
        """The message as it is found now, whatever follows it and however it changes."""
        message_id = await message.get_attribute("data-message-id")
        return self.page.locator(f'[data-message-id="{message_id}"]')

    async def sees_picture(self, message: Locator) -> str:
        """Waits until the message's picture has arrived; its description."""
        picture = message.locator(PICTURE)
        await expect(picture).to_have_js_property("complete", True)
        assert await picture.evaluate("picture => picture.naturalWidth") >= 800
        return await picture.get_attribute("alt") or ""

    async def is_over(self) -> bool:
        """Waits for one's turn or the end of the game. Boards played from before have lost their buttons by then."""
        await expect(self.my_turn.or_(self.score_sheet).first).to_be_visible()
        return await self.score_sheet.count() > 0

    # --- going --------------------------------------------------------------------------------------------------

    async def enter_thread(self, game: str = "Kingdom Builder") -> None:
        """Follows the thread that hangs on the lobby."""
        await self.page.locator(".thread-card").last.click()
        await expect(self.page.locator("#header h1")).to_contain_text(game)

    async def enter_dm(self) -> None:
        """Follows the direct messages in the sidebar."""
        await self.page.locator(".channels", has_text="Direct messages").locator("[data-channel-id]").click()
        await expect(self.page.locator("#header h1")).to_have_text("Ziggurat")

    # --- doing --------------------------------------------------------------------------------------------------

    async def command(self, name: str, /, **options: str | int) -> None:
        """Picks a command in the list and fills in its options, texts by their first suggestion, then sends it."""
        await self.page.fill("#composer", f"/{name}")
        await self.page.click(f'[data-command="{name}"]')
        for option, value in options.items():
            field = self.page.locator(f'[data-option="{option}"]')
            if not await field.count():
                await self.page.click(f'[data-add-option="{option}"]')
            await field.fill(str(value))
            if isinstance(value, str):
                await self.page.locator("[data-choice]", has_text=value).first.click()
        await self.page.click("[data-send]")
        await expect(self.page.locator("[data-slash]")).to_have_count(0)

    async def press(self, message: Locator, label: str) -> None:
        await message.get_by_role("button", name=label, exact=True).click()

    async def choose(self, menu: Locator) -> None:
        """Takes the first options of a select menu: as many as it takes, at most three."""
        await menu.click()
        options = self.page.locator(".popup-select [role=option]")
        await expect(options.first).to_be_visible()
        done = self.page.locator("[data-select-done]")
        several = await done.count() > 0
        most = int(await menu.get_attribute("data-max") or 1)
        for number in range(min(SETTLEMENTS, most, await options.count())):
            await options.nth(number).click()
        if several:
            await done.click()

    # --- a turn -------------------------------------------------------------------------------------------------

    async def play_turn(self) -> None:
        """Plays a turn from the board and waits until that board is retired."""
        board = await self.this(self.board)
        panel = await self.open_panel(board)
        await self.plan(panel)
        await self.confirm(panel)
        await self.retired(board)

    async def retired(self, board: Locator) -> None:
        """Waits until a board cannot be played from any more."""
        await expect(board.get_by_role("button", name="Play", exact=True)).to_have_count(0)

    async def open_panel(self, source: Locator | None = None) -> Locator:
        """Presses **Play** on the board, or on ``source``; the private panel. No other may be open."""
        await expect(self.panels).to_have_count(0)
        await self.press(source or self.board, "Play")
        await expect(self.panel).to_be_visible()
        return await self.this(self.panel)

    async def dismiss(self, message: Locator) -> None:
        await message.locator("[data-dismiss]").click()
        await expect(message).to_have_count(0)

    async def step(self, panel: Locator) -> None:
        """One more choice on the panel: on a button that answers for good, in the lowest menu, or on a button that
        leads on; the panel follows."""
        before = await panel.evaluate(CONTROLS)
        if await panel.locator(ANSWER).count():
            await panel.locator(ANSWER).first.click()
        elif await panel.locator(".select").count():
            await self.choose(panel.locator(".select").last)
        else:
            await panel.locator(PART).last.click()
        await self._changed(panel, before)

    async def _changed(self, panel: Locator, before: str) -> None:
        """Waits until a panel shows what has come of a choice."""
        shown = [await panel.get_attribute("data-message-id"), before]
        await self.page.wait_for_function(CHANGED, arg=shown, polling=POLL_MS)

    async def use_tile(self, panel: Locator, tile: str) -> None:
        """Presses the tile's button, where its answers are not on show yet, and chooses until the tile is spent."""
        button = panel.get_by_role("button", name=tile, exact=True)
        if "primary" not in (await button.get_attribute("class") or ""):
            before = await panel.evaluate(CONTROLS)
            await button.click()
            await self._changed(panel, before)
        for _ in range(MOST_CHOICES):
            if not await button.count():
                return
            await self.step(panel)
        raise AssertionError(f"{self.name} cannot use the tile: {await panel.inner_text()}")

    async def plan(self, panel: Locator) -> list[str]:
        """Chooses until the turn can be ended, tiles first; the names of the tiles used on the way."""
        used: list[str] = []
        for _ in range(MOST_CHOICES):
            offered = await self.tiles_offered(panel)
            if offered:
                used.append(offered[0])
                await self.use_tile(panel, offered[0])
            elif await panel.get_by_role("button", name=END_TURN).count():
                return used
            else:
                await self.step(panel)
        raise AssertionError(f"{self.name} finds no end of the turn: {await panel.inner_text()}")

    async def tiles_offered(self, panel: Locator) -> list[str]:
        """The buttons of location tiles: those in the first row, where there is more than building to choose from."""
        labels = [await one.inner_text() for one in await panel.locator(".row .button").all()]
        return [label for label in labels if ": " in label]

    async def confirm(self, panel: Locator) -> str:
        """Confirms the plan and waits until it is done; the first line of what was planned."""
        told = "\n".join(await panel.locator(PLANNED).all_inner_texts()).split("\n")
        await panel.get_by_role("button", name=CONFIRM).click()
        await expect(panel).to_contain_text("Done.")
        return next(line for line in told if f" {self.name} " in line)


@asynccontextmanager
async def held_back(page: Page, pattern: str) -> AsyncIterator[None]:
    """Requests of this pattern are answered by nothing; in the end they go on, so that none of them is left to whatever
    test comes after."""
    held: list[Route] = []
    await page.route(pattern, lambda route: held.append(route))
    yield
    for route in held:
        await route.continue_()
    await page.unroute(pattern)
