"""Every game by touches alone: on a phone, one at a desk, one in Japanese; by what stands on the screen."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from render.words.text import texts
from rules.registry import GAMES
from tests.bot_page.conftest import DESKTOP, PHONE
from tests.bot_page.finger import Finger
from tests.bot_page.tab import Tab
from tests.effort import several
from tests.kit.room import Room

pytestmark = pytest.mark.asyncio(loop_scope="session")

FIRST = several(2, 12)
"""So many decisions of every game."""
SHORT = {"royal_game_of_ur": 150, "sobek": 60, "kingdom_builder": 40}
"""Short games that the trial plays to the end, and more decisions than they have."""
MOST = {slug: several(FIRST, most) for slug, most in SHORT.items()}


async def begin(tab: Tab, slug: str, language: str) -> Finger:
    """A game against bot players, from the command to its thread."""
    words = texts(language)
    name = words.t(f"{GAMES[slug].info.prefix}-name")
    await tab.command("play", game=name)
    alone = tab.page.locator('[data-custom-id^="z:alone:"]').last
    await (alone.tap() if tab.touch else alone.click())
    await tab.enter_thread(name)
    return Finger(tab, words.t("button-confirm-part"))


async def play(finger: Finger, slug: str) -> None:
    """So many decisions, or to the end."""
    over = await finger.play(MOST.get(slug, FIRST))
    assert over or (MOST.get(slug, FIRST) == FIRST and finger.decisions >= FIRST)
    assert not finger.wrong


@pytest.mark.parametrize("slug", GAMES)
async def test_a_game_on_a_phone(visit, slug):
    finger = await begin(await visit("Aiko", PHONE), slug, "en")
    await play(finger, slug)
    assert not finger.tall


async def test_a_game_at_a_desk(visit):
    finger = await begin(await visit("Aiko", DESKTOP), "tigris_euphrates", "en")
    await play(finger, "tigris_euphrates")


async def test_a_game_in_japanese(visit, room: Room):
    [aiko] = await room.join("Aiko")
    await aiko.change(locale="ja")
    await aiko.request("POST", "/test/language", {"locale": "ja"})
    tab = await visit("Aiko", PHONE)
    finger = await begin(tab, "path_of_civilization", "ja")
    await play(finger, "path_of_civilization")
    await expect(tab.page.locator("#messages")).not_to_contain_text("Confirm")
