"""Layouts, emoji of the application and pins on the page, on a desk and on a phone."""

import io
import itertools
import re

import discord
import pytest
from discord import ui
from PIL import Image
from playwright.async_api import Locator, Page, expect

from tests.playground_page.conftest import PHONE, POLL_MS
from tests.playground_page.gardener import ALT, picture
from tests.playground_page.test_page import command, last

pytestmark = pytest.mark.asyncio(loop_scope="module")

names = (f"wheat_{number}" for number in itertools.count())


@pytest.fixture
def place(bench):
    """The channel that a page shows, for the bot to write in."""

    def find(page: Page) -> discord.PartialMessageable:
        return bench.bot.get_partial_messageable(int(re.findall(r"\d+", page.url.split("#")[1])[0]))

    return find


async def emoji(bench, colour="gold") -> discord.Emoji:
    data = io.BytesIO()
    Image.new("RGB", (96, 96), colour).save(data, "PNG")
    return await bench.bot.create_application_emoji(name=next(names), image=data.getvalue())


class Panel(ui.LayoutView):
    """A headline, a small line, a picture, three sections, two rows of buttons."""

    def __init__(self, wheat: discord.Emoji, headline: str = "Your turn") -> None:
        super().__init__(timeout=None)
        sections = [
            ui.Section(text, accessory=ui.Button(label=text, custom_id=text)) for text in ("Build", "Trade", "Pass")
        ]
        rows = [
            ui.ActionRow(*(ui.Button(label=text, custom_id=text, emoji=wheat) for text in texts))
            for texts in (("Undo", "Log"), ("Help", "Rules"))
        ]
        shown = ui.MediaGallery(discord.MediaGalleryItem("attachment://bed.png", description=ALT))
        self.add_item(
            ui.Container(
                ui.TextDisplay(f"## {wheat} {headline}\n-# Turn 12"), shown, *sections, *rows, accent_colour=0xD9A441
            )
        )


def message(page: Page) -> Locator:
    return page.locator("[data-message-id]").last


async def box(locator: Locator) -> tuple[float, float, float, float]:
    found = await locator.bounding_box()
    assert found is not None
    return found["x"], found["y"], found["width"], found["height"]


async def loaded(pictures: Locator) -> list[bool]:
    return await pictures.evaluate_all("all => all.map(img => img.complete && img.naturalWidth > 0)")


async def test_a_whole_panel_fits_on_a_phone(visit, bench, place):
    page = await visit(size=PHONE)
    await place(page).send(view=Panel(await emoji(bench)), file=picture(size=(1050, 660)))
    container = message(page).locator(".container")
    await expect(container).to_be_visible()
    await expect(message(page).locator(".byline")).to_be_in_viewport(ratio=1)
    await expect(container).to_be_in_viewport(ratio=1)
    _, top, _, height = await box(container)
    header, dock = await box(page.locator("#header")), await box(page.locator("#composer-dock"))
    assert top >= header[1] + header[3]
    assert top + height <= dock[1]
    assert dock[1] + dock[3] == PHONE[1]
    _, _, width, height = await box(container.locator(".gallery img"))
    assert width > 330
    assert round(width / height, 1) == 1.6
    for button in await container.locator(".button").all():
        assert (await box(button))[3] == 40
    assert await page.evaluate("document.querySelector('#messages').scrollWidth") == PHONE[0]


async def test_a_panel_on_a_desk(visit, bench, place):
    page = await visit()
    await place(page).send(view=Panel(await emoji(bench)), file=picture(size=(300, 200)))
    container = message(page).locator(".container")
    x, _, width, _ = await box(container)
    assert width == 600
    shown = await box(container.locator(".gallery img"))
    assert shown[0] == x + 20
    assert shown[0] + shown[2] == x + width - 17
    words = await box(container.locator(".section-words").first)
    button = await box(container.locator(".section .button").first)
    assert words[0] == shown[0]
    assert button[0] + button[2] == shown[0] + shown[2]
    assert button[3] == 32
    assert await container.evaluate("node => getComputedStyle(node).gap") == "8px"


async def test_the_picture_of_a_panel_is_enlarged_and_described(visit, bench, place):
    page = await visit()
    await place(page).send(view=Panel(await emoji(bench)), file=picture())
    await message(page).get_by_role("button", name=f"Open picture: {ALT}").click()
    await expect(page.locator("[role=dialog] img")).to_have_attribute("alt", ALT)
    await page.keyboard.press("Escape")
    await message(page).hover()
    await message(page).get_by_role("button", name="Show description").click()
    await expect(message(page).locator(".alt-text")).to_have_text(ALT)


ROWS = {1: [1], 2: [2], 4: [2, 2], 5: [2, 3], 7: [1, 3, 3], 10: [1, 3, 3, 3]}
"""How many pictures of a gallery stand in each of its rows."""


async def test_pictures_of_a_gallery_stand_in_rows(visit, place):
    page = await visit()
    for count, rows in ROWS.items():
        files = [picture(size=(300, 200)) for _ in range(count)]
        for number, file in enumerate(files):
            file.filename = f"{number}.png"
        view = ui.LayoutView()
        view.add_item(ui.Container(ui.MediaGallery(*(discord.MediaGalleryItem(file) for file in files))))
        sent = await place(page).send(view=view, files=files)
        pictures = page.locator(f'[data-message-id="{sent.id}"] .gallery .picture')
        await expect(pictures).to_have_count(count)
        edges = [await box(one) for one in await pictures.all()]
        tops = sorted({round(edge[1]) for edge in edges})
        assert [sum(round(edge[1]) == top for edge in edges) for top in tops] == rows
        left, top, width, _ = await box(message(page).locator(".gallery"))
        assert {round(edge[0]) for edge in edges} >= {round(left)}
        assert round(max(edge[0] + edge[2] for edge in edges)) == round(left + width)
        assert round(min(edge[1] for edge in edges)) == round(top)
        await sent.delete()
        await expect(pictures).to_have_count(0)


async def test_of_three_pictures_the_first_is_large(visit, place):
    page = await visit()
    files = [picture() for _ in range(3)]
    for number, file in enumerate(files):
        file.filename = f"{number}.png"
    view = ui.LayoutView()
    view.add_item(ui.MediaGallery(*(discord.MediaGalleryItem(file) for file in files)))
    await place(page).send(view=view, files=files)
    pictures = message(page).locator(".gallery .picture")
    await expect(pictures).to_have_count(3)
    first, second, third = [await box(one) for one in await pictures.all()]
    assert second[0] == third[0] > first[0] + first[2]
    assert round(second[1]) == round(first[1])
    assert round(third[1] + third[3]) == round(first[1] + first[3])


async def test_files_of_a_layout_show_only_where_it_shows_them(visit, place):
    page = await visit()
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay("words alone"))
    await place(page).send(view=view, file=picture())
    await expect(message(page)).to_contain_text("words alone")
    await expect(message(page).locator("img")).to_have_count(0)


async def test_emoji_in_texts(visit, bench, place):
    page = await visit()
    wheat = await emoji(bench)
    await place(page).send(f"I have **{wheat}** and <:gone:12345>")
    shown = message(page).locator("img.emoji-image")
    await expect(shown).to_have_attribute("alt", f":{wheat.name}:")
    await expect(shown).to_have_attribute("title", f":{wheat.name}:")
    await expect(message(page)).to_contain_text(":gone:")
    assert (await box(shown))[2:] == (22, 22)
    await place(page).send(f"{wheat} {wheat}")
    large = message(page).locator("img.emoji-image")
    await expect(large).to_have_count(2)
    assert (await box(large.first))[2:] == (48, 48)
    await wheat.delete()
    await expect(page.locator("img.emoji-image")).to_have_count(0)
    await expect(message(page)).to_contain_text(f":{wheat.name}:")


async def test_emoji_on_buttons_and_in_lists(visit, bench, place):
    page = await visit()
    wheat = await emoji(bench)
    view = ui.View(timeout=None)
    view.add_item(ui.Button(custom_id="alone", emoji=wheat))
    view.add_item(ui.Select(custom_id="list", options=[discord.SelectOption(label="Grain", value="g", emoji=wheat)]))
    await place(page).send(view=view)
    alone = message(page).get_by_role("button", name=wheat.name)
    await expect(alone.locator("img.emoji-image")).to_have_attribute("alt", f":{wheat.name}:")
    await message(page).locator('[data-custom-id="list"]').click()
    option = page.locator('[role=option][data-value="g"]')
    assert (await box(option.locator("img.emoji-image")))[2:] == (24, 24)


async def test_a_list_stays_open_while_further_emoji_are_put_up(visit, bench, place):
    page = await visit()
    wheat = await emoji(bench)
    view = ui.View(timeout=None)
    view.add_item(ui.Select(custom_id="list", options=[discord.SelectOption(label="Grain", value="g", emoji=wheat)]))
    view.add_item(ui.Button(custom_id="alone", emoji=wheat))
    await place(page).send(view=view)
    await message(page).locator('[data-custom-id="list"]').click()
    rye = await emoji(bench)
    await place(page).send(f"and **{rye}**")
    await expect(message(page).locator("img.emoji-image")).to_have_attribute("alt", f":{rye.name}:")
    await expect(page.locator('[role=option][data-value="g"]')).to_be_visible()


async def test_an_edit_leaves_every_emoji_in_its_place(visit, bench, place):
    page = await visit()
    wheat = await emoji(bench)
    sent = await place(page).send(view=Panel(wheat), file=picture())
    pictures = message(page).locator("img")
    await expect(pictures).to_have_count(6)
    await page.wait_for_function("() => [...document.images].every(img => img.complete)", polling=POLL_MS)
    await sent.edit(view=Panel(wheat, "Still your turn"))
    await expect(message(page)).to_contain_text("Still your turn")
    await expect(pictures).to_have_count(6)
    assert await loaded(pictures) == [True] * 6
    for button in await message(page).locator(".row .button").all():
        await expect(button.locator("img")).to_have_count(1)


async def pinned_desk(page: Page, bench, place) -> discord.Message:
    """A pinned panel that was written long ago."""
    desk = await place(page).send(view=Panel(await emoji(bench), "The desk"), file=picture())
    await desk.pin()
    for number in range(20):
        await place(page).send(f"line {number}\n" * 3)
    await expect(message(page)).to_contain_text("line 19")
    return desk


async def test_pins_are_listed_and_jumped_to_by_keyboard(visit, bench, place):
    page = await visit()
    await page.click("[data-pins]")
    await expect(page.get_by_role("dialog", name="Pinned messages")).to_contain_text("Nothing is pinned")
    await page.keyboard.press("Escape")
    desk = await pinned_desk(page, bench, place)
    await expect(page.locator(".message.system")).to_contain_text("pinned a message to this channel.")
    await page.focus("[data-pins]")
    await page.keyboard.press("Enter")
    row = page.locator(f'[data-pinned="{desk.id}"]')
    await expect(row).to_contain_text("The desk")
    await expect(row.get_by_role("link", name="Jump")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-pins]")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(row.get_by_role("link", name="Jump")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(f'[data-message-id="{desk.id}"] .container')).to_be_in_viewport()
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_pins_on_a_phone(visit, bench, place):
    page = await visit(size=PHONE)
    desk = await pinned_desk(page, bench, place)
    await page.tap("[data-pins]")
    _, y, width, height = await box(page.locator(".popup-pins"))
    assert (width, y + height) == PHONE
    jump = page.locator(f'[data-pinned="{desk.id}"]').get_by_role("link", name="Jump")
    assert (await box(jump))[3] >= 40
    await jump.tap()
    await expect(page.locator(f'[data-message-id="{desk.id}"] .container')).to_be_in_viewport(ratio=0.9)
    await desk.delete()


async def test_a_long_name_is_read_whole_at_the_beginning_of_its_channel(visit, bench):
    answer = await bench.asking.post(f"{bench.server.url}/ui/channels", data={"name": "w" * 100})
    page = await visit(channel_id=(await answer.json())["id"], size=PHONE)
    words = page.locator(".intro p")
    await expect(words).to_contain_text("This is the beginning")
    assert await words.evaluate("node => node.scrollWidth <= node.clientWidth")


async def test_a_long_name_leaves_room_for_the_command_that_was_used(visit, bench):
    name = "W" * 32
    answer = await bench.asking.post(f"{bench.server.url}/ui/users", data={"name": name})
    bench.people[name] = (await answer.json())["id"]
    page = await visit(name, size=PHONE)
    await command(page, "garden poster")
    await expect(last(page).locator(".reference .mention")).to_be_in_viewport(ratio=1)


async def test_the_members_stand_below_the_header_on_a_phone(visit):
    page = await visit(size=PHONE)
    await page.tap("[data-members]")
    _, top, _, height = await box(page.locator("#header"))
    assert (await box(page.locator("#members")))[1] == top + height
    await page.tap("[data-members]")


async def test_a_new_person_lands_at_the_desk(visit, bench, place):
    page = await visit(size=PHONE)
    desk = await pinned_desk(page, bench, place)
    marta = f"{bench.server.url}/?user={bench.people['Marta']}"
    for width, height in (PHONE, (1280, 800)):
        await page.set_viewport_size({"width": width, "height": height})
        await page.goto("about:blank")
        await page.goto(marta)
        await expect(page.locator(f'[data-message-id="{desk.id}"] .container')).to_be_in_viewport(ratio=0.9)
        assert page.url.endswith(f"#/channels/{desk.channel.id}")
    await desk.delete()
    await page.goto("about:blank")
    await page.goto(marta)
    await expect(page.locator("#header h1")).to_have_text("lobby")
