"""The page of a game in a real browser: by keys and buttons, on a phone, without any network."""

from __future__ import annotations

import io
from base64 import b64decode
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page, expect

from cogs.history.animation import PageRecording
from cogs.history.history_view import HistoryView
from render.history.page import WIDTH
from render.history.patches import Patches
from render.kit.renderer import SIZE, Audience
from render.registry import RENDERERS
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.history.history import as_entries
from rules.royal_game_of_ur.game import ROYAL_GAME_OF_UR

pytestmark = pytest.mark.asyncio(loop_scope="session")

SLUG = ROYAL_GAME_OF_UR.info.slug
NAMES = ("Aiko </script>", "@everyone ../..")
PHONE = (400, 800)


def story() -> HistoryView:
    """A finished game, a short one, of people with names that are trouble."""
    record = play_random(ROYAL_GAME_OF_UR, 2, {"pieces": "5"}, "page16").record(ROYAL_GAME_OF_UR)
    entries, audience = as_entries(ROYAL_GAME_OF_UR, record), Audience(texts("en"), NAMES)
    return HistoryView(
        "", 7, "**Ur**, table 7", SLUG, record, entries, audience, 0, True, ROYAL_GAME_OF_UR, RENDERERS[SLUG]
    )


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, PageRecording]:
    """The page as a file."""
    film = PageRecording(story(), 0)
    while film.step(0.0):
        pass
    path = tmp_path_factory.mktemp("page") / "game.html"
    path.write_bytes(film.target.getvalue())
    return path, film


@pytest_asyncio.fixture(loop_scope="session")
async def page(film: tuple[Path, PageRecording], browser: Browser) -> AsyncIterator[Page]:
    """The file in a browser of a phone's size that has no network; whatever goes wrong in it fails the test."""
    trouble: list[str] = []
    context = await browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, offline=True, device_scale_factor=2
    )
    page = await context.new_page()
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
    page.on("request", lambda asked: None if asked.url.startswith(("file:", "data:")) else trouble.append(asked.url))
    await page.goto(film[0].as_uri())
    await drawn(page, 0)
    yield page
    await context.close()
    assert trouble == []


async def drawn(page: Page, number: int) -> None:
    await expect(page.locator("#picture")).to_have_attribute("data-drawn", str(number))


def count_of(film: PageRecording) -> int:
    return film.course.last + 1


async def test_keys_and_buttons_step_through_the_game(page, film):
    last = count_of(film[1]) - 1
    await expect(page.locator("#heading")).to_contain_text(f"Move 0 of {last}")
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    await drawn(page, 2)
    await page.get_by_role("button", name="Back", exact=True).tap()
    await drawn(page, 1)
    await page.keyboard.press("End")
    await drawn(page, last)
    await expect(page.get_by_role("button", name="Next", exact=True)).to_be_disabled()
    await page.keyboard.press("Home")
    await drawn(page, 0)
    await expect(page.get_by_role("button", name="First", exact=True)).to_be_disabled()
    await page.get_by_role("button", name="Next turn", exact=True).tap()
    await expect(page.locator("#heading")).to_contain_text("Turn 1 ·")
    await page.keyboard.press("PageDown")
    await expect(page.locator("#heading")).to_contain_text("Turn 2 ·")
    await page.keyboard.press("PageUp")
    await expect(page.locator("#heading")).to_contain_text("Turn 1 ·")
    await page.locator("#slider").fill("30")
    await drawn(page, 30)
    await expect(page.locator("#heading")).to_contain_text("Move 30 of")


async def test_every_moment_has_its_picture_its_words_and_its_alt_text(page, film):
    making = film[1]
    for number in (0, 1, 24, 25, 26, 40, 7, count_of(making) - 1):
        await page.locator("#slider").fill(str(number))
        await drawn(page, number)
        alt = await page.locator("#picture").get_attribute("aria-label")
        assert alt == await page.locator("#alt").text_content()
        assert alt
        data = await page.evaluate("document.getElementById('picture').toDataURL()")
        shown = Image.open(io.BytesIO(b64decode(data.partition(",")[2]))).convert("RGB")
        assert shown.tobytes() == expected(making, number).tobytes(), number
    told = await page.evaluate("moments.map((moment) => moment.lines.length)")
    assert sum(told) >= count_of(making) - 1
    assert "Aiko </script>" in await page.evaluate("JSON.stringify(moments.map((moment) => moment.lines))")


def expected(making: PageRecording, number: int) -> Image.Image:
    """The picture of a moment, drawn by itself."""
    sights, told = making.course.sights, making.game_history
    since = sights[number - 1].observation if number else None
    drawn = told.renderer.draw_board(sights[number].observation, told.audience, (), since)
    return Patches(SLUG, WIDTH, round(making.height * WIDTH / SIZE)).next(drawn).picture.convert("RGB")


async def test_all_of_it_fits_a_phone(page):
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for button in await page.get_by_role("button").all():
        box = await button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["height"] >= 44
        assert await button.evaluate("one => one.scrollWidth <= one.clientWidth")
    picture = await page.locator("#picture").bounding_box()
    assert picture is not None
    assert picture["width"] > 370
