"""What is read on the page: text, safety, scrolling, small screens, a line that breaks."""

import re

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from tests.playground_page.conftest import PHONE, POLL_MS
from tests.playground_page.test_page import command

pytestmark = pytest.mark.asyncio(loop_scope="module")

TEXT = """# Title
-# small print
**bold** *slanted* __under__ ~~gone~~ `code` ||secret|| ***both*** snake_case_name
> quoted
- one
- two
  - deeper
3. third
```py
x = "<i>"
```
[label](https://example.com/a_(b)) <https://example.org> <t:86400:D> <:tile:123456789012345678>"""


async def say(page: Page, text: str) -> None:
    await page.fill("#composer", text)
    await page.keyboard.press("Enter")


def last(page: Page):
    return page.locator("[data-message-id]").last


async def test_markdown_becomes_elements(visit):
    page = await visit()
    await say(page, TEXT)
    text = last(page).locator(".markdown")
    await expect(text.locator(".md-h1")).to_have_text("Title")
    await expect(text.locator(".md-small")).to_have_text("small print")
    for selector, words in {
        "p > strong": "bold",
        "p > em:not(:has(strong))": "slanted",
        "u": "under",
        "s": "gone",
        ".md-code": "code",
        "blockquote": "quoted",
        "li li": "deeper",
        "pre": 'x = "<i>"',
        ".md-emoji": ":tile:",
    }.items():
        await expect(text.locator(selector).first).to_have_text(words)
    await expect(text).to_contain_text("snake_case_name")
    await expect(text.locator("ol")).to_have_attribute("start", "3")
    await expect(text.locator("time")).to_have_attribute("datetime", "1970-01-02T00:00:00.000Z")
    hrefs = await text.locator("a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert hrefs == ["https://example.com/a_(b)", "https://example.org"]
    secret = text.locator(".md-spoiler")
    await expect(secret).to_have_attribute("role", "button")
    await secret.click()
    await expect(secret).to_have_class(re.compile("shown"))


async def test_a_link_to_ones_own_direct_messages_stays_in_the_page(visit):
    page = await visit("Marta")
    await page.get_by_role("button", name="Message the bot").click()
    await expect(page.locator("#header h1")).to_have_text("Ziggurat")
    place = await page.evaluate("location.hash")
    await say(page, "https://discord.com/channels/@me and https://discord.com/channels/@me/")
    links = last(page).locator(".markdown a")
    await expect(links).to_have_count(2)
    for link in await links.all():
        await expect(link).to_have_attribute("href", place)
        await expect(link).to_have_text("Ziggurat")


async def test_nothing_that_is_written_runs(visit):
    page = await visit()
    nasty = "<img src=x onerror=document.title='gone'> [a](javascript:alert(1)) <script>alert(1)</script>"
    await say(page, nasty)
    await expect(last(page).locator(".markdown")).to_have_text(nasty)
    assert await last(page).locator("img, script, a").count() == 0
    assert "gone" not in await page.title()


async def test_two_tabs_see_each_other_at_once(visit):
    aiko = await visit("Aiko")
    marta = await visit("Marta")
    await say(aiko, "Good morning")
    await expect(last(marta)).to_contain_text("Good morning")
    await say(marta, "Hello @Aiko")
    await expect(last(aiko)).to_have_class(re.compile("calls-me"))
    message = last(marta)
    await message.hover()
    await message.get_by_role("button", name="More").click()
    await marta.click('[data-action="delete"]')
    await expect(aiko.locator("[data-message-id]")).to_have_count(1)


async def test_the_end_stays_in_sight_unless_one_reads_above(visit, bench):
    page = await visit()
    for number in range(30):
        await page.request.post(
            f"{bench.server.url}/ui/send",
            data={"user": bench.people["Marta"], "channel_id": page.url.split("/")[-1], "content": f"line {number}"},
        )
    log = page.locator("#messages")
    await expect(last(page)).to_contain_text("line 29")
    await expect(page.locator("#jump")).to_be_hidden()
    at_end = "log => log.scrollHeight - log.scrollTop - log.clientHeight < 2"
    assert await log.evaluate(at_end)
    await log.evaluate("log => { log.scrollTop = 0; }")
    await expect(page.locator("#jump")).to_be_visible()
    await say(await visit("Marta"), "one more")
    await expect(page.locator("#jump")).to_have_text("1 new message")
    assert await log.evaluate("log => log.scrollTop") == 0
    await page.click("#jump")
    assert await log.evaluate(at_end)
    await expect(last(page)).to_be_in_viewport()


async def test_older_messages_come_when_one_scrolls_up_and_links_lead_to_them(visit, bench):
    made = await (await bench.asking.post(f"{bench.server.url}/ui/channels", data={"name": "long"})).json()
    first = None
    for number in range(60):
        answer = await bench.asking.post(
            f"{bench.server.url}/ui/send",
            data={"user": bench.people["Marta"], "channel_id": made["id"], "content": f"line {number}"},
        )
        first = first or await answer.json()
    page = await visit(channel_id=made["id"])
    await expect(last(page)).to_contain_text("line 59")
    assert await page.locator("[data-message-id]").count() == 50
    await say(page, f"https://discord.com/channels/1/{first['channel_id']}/{first['id']}")
    await last(page).locator("a.mention").click()
    oldest = page.locator(f'[data-message-id="{first["id"]}"]')
    await expect(oldest).to_be_in_viewport()
    await expect(oldest).to_contain_text("line 0")


async def heard(page: Page, words: str) -> None:
    """Waits until the server has told the page so, whether or not the page shows it."""
    await page.wait_for_function(
        "words => window.frames_heard.some(one => one.includes(words))", arg=words, polling=POLL_MS
    )


LISTEN = """
window.frames_heard = [];
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", event => window.frames_heard.push(event.data));
  }
};
"""
"""Keeps what comes over the live line. Run before the page's own scripts."""


async def listen(page: Page) -> None:
    await page.add_init_script(LISTEN)


async def left_behind(page: Page) -> str:
    """The id of the channel that the page shows; it is in another one then, and has forgotten what stands there."""
    here = page.locator('[aria-current="page"][data-channel-id]')
    channel_id = await here.get_attribute("data-channel-id")
    assert channel_id is not None
    await page.locator("#sidebar [data-channel-id]", has_text="lobby").first.click()
    await page.reload()
    await expect(page.locator("#header h1")).to_have_text("lobby")
    return channel_id


async def test_what_arrives_while_a_channel_opens_is_not_lost(visit):
    aiko, marta = await visit("Aiko", prepare=listen), await visit("Marta")
    await say(marta, "good morning")
    await expect(last(aiko)).to_contain_text("good morning")
    channel_id = await left_behind(aiko)

    async def late(route) -> None:
        answer = await route.fetch()
        await say(marta, "a word meanwhile")
        await heard(aiko, "a word meanwhile")
        await marta.locator("[data-message-id]", has_text="good morning").hover()
        await marta.locator("[data-message-id]", has_text="good morning").get_by_role("button", name="More").click()
        await marta.click('[data-action="delete"]')
        await heard(aiko, "MESSAGE_DELETE")
        await route.fulfill(response=answer)

    await aiko.route(f"**/ui/channels/{channel_id}/messages*", late)
    await aiko.locator(f'#sidebar [data-channel-id="{channel_id}"]').click()
    await expect(aiko.locator("[data-message-id]")).to_have_text([re.compile("a word meanwhile")])


async def test_what_is_pressed_stays_until_the_click(visit):
    """An edit that comes between press and release does not swallow the click."""
    aiko, marta = await visit("Aiko", prepare=listen), await visit("Marta")
    await command(aiko, "garden panel")
    look, water = aiko.locator('[data-custom-id="look"]'), marta.locator('[data-custom-id="water"]')
    await look.hover()
    await aiko.mouse.down()
    await water.click()
    await heard(aiko, "Watered 1 times.")
    await aiko.mouse.up()
    await expect(last(aiko)).to_contain_text("Only for your eyes.")
    await expect(aiko.locator(".message-text", has_text="Watered 1 times.")).to_have_count(1)


GAP = """() => {
  const [menu, list] = ['[data-custom-id="flowers"]', ".popup-select"].map(one => document.querySelector(one));
  return Math.round(list.getBoundingClientRect().y - menu.getBoundingClientRect().y);
}"""


async def test_an_open_list_goes_with_its_menu(visit):
    aiko, marta = await visit("Aiko"), await visit("Marta")
    await command(aiko, "garden panel")
    menu = aiko.locator('[data-custom-id="flowers"]')
    await menu.click()
    before, gap = await menu.bounding_box(), await aiko.evaluate(GAP)
    await say(marta, "one more line")
    await expect(last(aiko)).to_contain_text("one more line")
    await aiko.wait_for_function(f"gap => ({GAP})() === gap", arg=gap, polling=POLL_MS)
    assert (await menu.bounding_box())["y"] < before["y"], "nothing has moved"


async def test_a_phone_has_a_drawer_and_nothing_sticks_out(visit, bench):
    page = await visit(size=PHONE)
    await say(page, "A long word: " + "Donaudampfschifffahrt" * 12)
    await page.fill("#composer", "/garden panel")
    await page.tap('[data-command="garden panel"]')
    await page.tap("[data-send]")
    message = page.locator("[data-message-id]", has_text="The panel.")
    await message.locator('[data-custom-id="flowers"]').tap()
    sheet = await page.locator(".popup").bounding_box()
    assert sheet["width"] == PHONE[0]
    assert sheet["y"] + sheet["height"] == PHONE[1]
    await page.keyboard.press("Escape")
    widths = "[document.scrollingElement, document.querySelector('#messages')].map(n => n.scrollWidth - n.clientWidth)"
    assert await page.evaluate(widths) == [0, 0]
    picture = await message.locator("img").bounding_box()
    assert picture["x"] + picture["width"] <= PHONE[0]
    await expect(page.locator("#sidebar")).not_to_be_in_viewport()
    await page.tap("[data-drawer]")
    await expect(page.locator("#sidebar")).to_be_in_viewport()
    await page.locator("#sidebar [data-channel-id]", has_text="lobby").tap()
    await expect(page.locator("#header h1")).to_have_text("lobby")
    await expect(page.locator("#sidebar")).not_to_be_in_viewport()


async def test_a_broken_line_is_told_and_mended(visit, bench):
    lines: list[WebSocketRoute] = []
    cut = False

    async def through(line: WebSocketRoute) -> None:
        if cut:
            await line.close()
            return
        line.connect_to_server()
        lines.append(line)

    page = await visit(prepare=lambda page: page.route_web_socket("**/ui/socket*", through))
    await say(page, "before")
    await expect(last(page)).to_contain_text("before")
    cut = True
    await lines[0].close()
    await expect(page.locator('[data-banner="line"]')).to_be_visible()
    await page.request.post(
        f"{bench.server.url}/ui/send",
        data={"user": bench.people["Marta"], "channel_id": page.url.split("/")[-1], "content": "meanwhile"},
    )
    cut = False
    await expect(page.locator('[data-banner="line"]')).to_have_count(0)
    await expect(last(page)).to_contain_text("meanwhile")
    await say(page, "after")
    await expect(last(page)).to_contain_text("after")


async def test_a_bot_that_is_away_is_told(visit, bench):
    page = await visit()
    await expect(page.locator("[data-banner]")).to_have_count(0)
    page = await visit(prepare=lambda page: page.route("**/ui/bootstrap*", offline))
    await expect(page.locator('[data-banner="bot"]')).to_contain_text("The bot is offline")


async def offline(route) -> None:
    answer = await route.fetch()
    await route.fulfill(json=await answer.json() | {"bot_online": False})
