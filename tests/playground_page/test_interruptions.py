"""What comes in between takes nothing away: no focus, no words, no list that is open; and what is sent is sent once."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from tests.playground_page.conftest import PHONE
from tests.playground_page.gardener import Panel
from tests.playground_page.test_page import last, panel
from tests.playground_page.test_reading import heard, left_behind, listen, say

pytestmark = pytest.mark.asyncio(loop_scope="module")

FINGER_PX = 40
"""The least width and height of what fingers press."""
NARROW = """least => [...document.querySelectorAll("#sidebar :is(button, a)")].filter(one => {
  const { width, height } = one.getBoundingClientRect();
  return width && Math.min(width, height) < least;
}).map(one => one.ariaLabel ?? one.textContent)"""


async def test_a_command_is_sent_once_and_takes_no_words_with_it(visit):
    page = await visit(prepare=listen)
    sent, answered = [], asyncio.Event()

    async def late(route: Route) -> None:
        sent.append(route.request)
        await answered.wait()
        await route.continue_()

    await page.route("**/ui/slash", late)
    await page.fill("#composer", "/say hello")
    async with page.expect_request("**/ui/slash"):
        await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await page.keyboard.type("my next words")
    async with page.expect_response("**/ui/slash"):
        answered.set()
    await expect(last(page)).to_contain_text("hello")
    await expect(page.locator("#composer")).to_have_value("my next words")
    assert len(sent) == 1


async def test_an_unread_message_takes_neither_the_focus_nor_an_open_menu_away(visit):
    aiko, marta = await visit("Aiko", prepare=listen), await visit("Marta")
    lobby = aiko.locator("#sidebar .channel", has_text="lobby")
    await lobby.locator("a").click()
    bed = aiko.locator(f'#sidebar [data-channel-id="{marta.url.split("/")[-1]}"]')
    members, more = aiko.locator("[data-members]"), lobby.get_by_role("button", name="Options of lobby")
    for number, button in enumerate((members, more)):
        await button.focus()
        await say(marta, f"word {number}")
        await expect(bed).to_have_attribute("data-unread", str(number + 1))
        await expect(button).to_be_focused()
    await aiko.keyboard.press("Enter")
    menu = aiko.locator(".popup")
    before = await menu.bounding_box()
    await say(marta, "word 2")
    await heard(aiko, "word 2")
    await aiko.evaluate("dispatchEvent(new Event('resize'))")
    assert await menu.bounding_box() == before
    await aiko.keyboard.press("Escape")
    await expect(more).to_be_focused()


async def test_the_focus_stays_where_its_button_was(visit, bench):
    page = await visit()
    message = await panel(page)
    channel = bench.bot.get_channel(int(page.url.split("/")[-1]))
    posted = await channel.fetch_message(int(await message.get_attribute("data-message-id")))
    await message.locator('[data-custom-id="look"]').focus()
    view = Panel()
    view.look.disabled = True
    await posted.edit(view=view)
    await expect(message.locator('[data-custom-id="look"]')).to_be_disabled()
    await expect(message).to_be_focused()
    await message.locator('[data-custom-id="water"]').focus()
    await posted.edit(view=None)
    await expect(message.locator("[data-custom-id]")).to_have_count(0)
    await expect(message).to_be_focused()
    await posted.delete()
    await expect(message).to_have_count(0)
    await expect(page.locator("#messages")).to_be_focused()


async def test_private_answers_are_gone_when_the_page_is_loaded_anew(visit):
    page = await visit(prepare=listen)
    message = await panel(page)
    private = page.locator('[data-ephemeral="true"]')
    await message.locator('[data-custom-id="look"]').click()
    await expect(private).to_have_count(1)
    await page.reload()
    await expect(message).to_be_visible()
    await expect(private).to_have_count(0)
    await message.locator('[data-custom-id="look"]').click()
    await expect(private).to_have_count(1)
    channel = page.locator('[aria-current="page"][data-channel-id]')
    channel_id = await channel.get_attribute("data-channel-id")
    await page.locator("[data-user-id]", has_text="M").first.click()
    await page.go_back()
    await expect(page.locator(f'[data-channel-id="{channel_id}"][aria-current="page"]')).to_have_count(1)
    await expect(private).to_have_count(1)


async def test_an_edit_leaves_a_description_open_and_the_focus_on_it(visit):
    aiko, marta = await visit("Aiko"), await visit("Marta")
    message = await panel(aiko)
    await message.locator(".alt-badge").click()
    await last(marta).locator('[data-custom-id="water"]').click()
    await expect(message).to_contain_text("Watered")
    await expect(message.locator(".alt-text")).to_be_visible()
    await expect(message.locator(".alt-badge")).to_be_focused()


async def test_each_long_channel_says_that_it_goes_on_above(visit, bench):
    made = []
    for name in ("long-one", "long-two"):
        answer = await bench.asking.post(f"{bench.server.url}/ui/channels", data={"name": name})
        made.append((await answer.json())["id"])
        for number in range(51):
            data = {"user": bench.people["Marta"], "channel_id": made[-1], "content": f"line {number}"}
            await bench.asking.post(f"{bench.server.url}/ui/send", data=data)
    page = await visit(channel_id=made[0])
    for channel_id in made:
        await page.locator(f'#sidebar [data-channel-id="{channel_id}"]').click()
        await expect(last(page)).to_contain_text("line 50")
        await expect(page.locator(".intro")).to_have_text("Older messages…")


async def test_a_channel_that_cannot_be_loaded_says_so_and_is_tried_again(visit, tabs):
    page = await visit("Aiko", prepare=listen)
    await say(page, "still here")
    await expect(last(page)).to_contain_text("still here")
    channel_id = await left_behind(page)
    refused = {"status": 400, "json": {"error": "Not today."}}
    asked = asyncio.Event()

    async def refuse(route: Route) -> None:
        await asked.wait()
        await route.fulfill(**refused)

    await page.route(f"**/ui/channels/{channel_id}/messages*", refuse, times=1)
    await page.locator(f'#sidebar [data-channel-id="{channel_id}"]').click()
    await expect(page.locator(".intro")).to_have_text("Loading messages…")
    asked.set()
    await expect(page.locator(".intro")).to_contain_text("Not today.")
    await page.get_by_role("button", name="Try again").click()
    await expect(last(page)).to_contain_text("still here")
    await expect(page.locator(".intro")).to_contain_text("This is the beginning of")
    assert len(tabs.trouble) == 1
    tabs.trouble.clear()


async def test_words_that_could_not_be_sent_wait_where_they_were_written(visit, tabs):
    page = await visit("Aiko", prepare=listen)
    asked = asyncio.Event()

    async def refuse(route: Route) -> None:
        await asked.wait()
        await route.fulfill(status=400, json={"error": "Not today."})

    await page.route("**/ui/send", refuse)
    here = page.locator(f'#sidebar [data-channel-id="{page.url.split("/")[-1]}"]')
    await page.fill("#composer", "for these ears alone")
    await page.keyboard.press("Enter")
    await page.locator("#sidebar [data-channel-id]", has_text="lobby").first.click()
    await expect(page.locator("#header h1")).to_have_text("lobby")
    asked.set()
    await expect(page.locator(".composer-error")).to_have_text("Not today.")
    await expect(page.locator("#composer")).to_have_value("")
    await here.click()
    await expect(page.locator("#composer")).to_have_value("for these ears alone")
    assert len(tabs.trouble) == 1
    tabs.trouble.clear()


async def test_whatever_stands_in_the_drawer_can_be_hit_by_a_finger(visit):
    page = await visit(size=PHONE)
    await page.tap("[data-drawer]")
    await expect(page.locator("#sidebar")).to_be_in_viewport()
    assert await page.evaluate(NARROW, FINGER_PX) == []


async def test_the_keys_stay_in_the_drawer_and_go_back_where_it_was_opened(visit):
    page = await visit(size=PHONE)
    menu = page.locator("[data-drawer]")
    await menu.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#sidebar :focus")).to_have_count(1)
    await page.keyboard.press("Shift+Tab")
    for _ in range(await page.locator("#sidebar :is(a, button)").count()):
        await page.keyboard.press("Tab")
        assert await page.evaluate("!document.querySelector('#main').contains(document.activeElement)")
    await page.keyboard.press("Escape")
    await expect(menu).to_be_focused()
    await page.keyboard.press("Enter")
    await page.set_viewport_size({"width": 1280, "height": 800})
    await expect(page.locator("body.drawer-open")).to_have_count(0)
    await page.locator("#composer").focus()
    await expect(page.locator("#composer")).to_be_focused()
