"""``/support``, and the documents beside the pages of tables."""

from __future__ import annotations

import aiohttp

from data.settings import Operator
from tests.cogs.board_page.visiting import serving
from tests.kit.room import buttons


async def test_support_says_whom_to_turn_to(room, aiko):
    page = await aiko.type("games", "support")
    assert page["flags"] & 64
    assert "Whoever invited this bot to your server" in page["content"]
    assert set(buttons(page)) == {"Report a problem", "How to play", "What is stored about me"}
    stored = await aiko.press(page, "What is stored about me")
    assert "What is stored about you" in stored["content"]

    room.services.operator = Operator("The guild", "https://guild.example/help")
    async with serving(room) as pages:
        page = await aiko.type("games", "support")
        assert "run by The guild. Contact: https://guild.example/help" in page["content"]
        links = {label: one["url"] for label, one in buttons(page).items() if "url" in one}
        assert links == {
            "Write to the operator": "https://guild.example/help",
            "Privacy": f"{pages.address}/privacy",
            "Terms of use": f"{pages.address}/terms",
        }
        async with aiohttp.ClientSession() as browser:
            await _documents_are_served(browser, pages.address, links)


async def _documents_are_served(browser: aiohttp.ClientSession, address: str, links: dict[str, str]) -> None:
    """To everybody, in the language asked for or the browser's, with the policy of every page."""
    for label, heading in (("Privacy", "<h1>Datenschutz</h1>"), ("Terms of use", "<h1>Nutzungsbedingungen</h1>")):
        async with browser.get(links[label], headers={"Accept-Language": "de-AT,de;q=0.9"}) as answer:
            text = await answer.text()
            assert answer.status == 200
            assert answer.content_type == "text/html"
            assert heading in text
            assert "The guild" in text
            assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
    async with browser.get(f"{links['Privacy']}?lang=ja") as answer:
        assert '<html lang="ja">' in await answer.text()
    async with browser.get(f"{address}/documents.css") as answer:
        assert answer.content_type == "text/css"
