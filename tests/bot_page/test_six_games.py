"""Games by touches alone: on a phone, at a desk, in Japanese; by what stands on the screen. In the suite every other
one, each in one of these ways: what the panels of each game hold is tried without a browser."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from render.words.text import texts
from rules.registry import GAMES
from tests.bot_page.conftest import DESKTOP, PHONE
from tests.bot_page.finger import Finger
from tests.bot_page.tab import Tab
from tests.effort import paired, several
from tests.kit.room import Room

pytestmark = pytest.mark.asyncio(loop_scope="session")

FIRST = several(1, 12)
"""So many decisions of a game."""
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


WAYS = [(PHONE, "en"), (DESKTOP, "en"), (PHONE, "ja")]


@pytest.mark.parametrize(("slug", "way"), paired([*GAMES][:: several(2, 1)], WAYS))
async def test_a_game_is_played(visit, room: Room, slug, way):
    size, language = way
    if language != "en":
        [aiko] = await room.join("Aiko")
        await aiko.change(locale=language)
        await aiko.request("POST", "/test/language", {"locale": language})
    tab = await visit("Aiko", size)
    finger = await begin(tab, slug, language)
    await play(finger, slug)
    assert size == DESKTOP or not finger.tall
    if language != "en":
        await expect(tab.page.locator("#messages")).not_to_contain_text("Confirm")
