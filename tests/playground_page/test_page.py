"""The playground's page in a real browser, against the real server and an unmodified discord.py bot."""

import re

import pytest
from playwright.async_api import FilePayload, Locator, Page, expect

from tests.playground_page.gardener import ALT, PLACES

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def command(page: Page, name: str, /, **options: str) -> None:
    """Types a command, picks it in the list, fills its options and sends it."""
    await page.fill("#composer", f"/{name}")
    await page.click(f'[data-command="{name}"]')
    for option, value in options.items():
        await page.fill(f'[data-option="{option}"]', value)
    await page.click("[data-send]")


def last(page: Page) -> Locator:
    return page.locator("[data-message-id]").last


def brought(name: str, data: bytes) -> FilePayload:
    """A file of one's own computer."""
    return {"name": name, "mimeType": "text/plain", "buffer": data}


async def panel(page: Page) -> Locator:
    """The message of /garden panel, by its own id (it is not the last one for long)."""
    await command(page, "garden panel")
    message = page.locator("[data-message-id]", has_text="The panel.")
    await expect(message).to_have_count(1)
    return page.locator(f'[data-message-id="{await message.get_attribute("data-message-id")}"]')


async def test_the_picker_lists_filters_and_offers_choices(visit):
    page = await visit()
    await page.locator("#composer").press_sequentially("/")
    names = await page.locator("[data-command]").evaluate_all("rows => rows.map(row => row.dataset.command)")
    assert names == ["club", "garden late", "garden panel", "garden plant", "garden poster", "letter", "say", "sow"]
    await page.locator("#composer").press_sequentially("gar pl")
    await expect(page.locator("[data-command]")).to_have_count(1)
    await page.keyboard.press("Enter")
    await expect(page.locator('[data-slash="garden plant"]')).to_be_visible()
    await expect(page.locator("[data-choice]")).to_have_count(25)
    await page.keyboard.type("c")
    await expect(page.locator("[data-choice]")).to_have_count(sum(place.startswith("C") for place in PLACES))
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
    await expect(page.locator('[data-option="place"]')).to_have_value("C2, a sunny bed")
    await page.keyboard.press("Enter")
    await expect(last(page)).to_contain_text("Planted 1 at C2.")
    await expect(last(page).locator(".reference")).to_have_text(re.compile("Aiko used /garden plant"))
    await expect(last(page).locator(".app-tag")).to_have_text("APP")
    await expect(page.locator("#composer")).to_have_value("")


async def test_optional_options_and_what_is_wrong_with_them(visit):
    page = await visit()
    await page.fill("#composer", "/garden plant ")
    await page.fill('[data-option="place"]', "A1")
    await page.click('[data-add-option="count"]')
    await page.fill('[data-option="count"]', "9")
    await page.keyboard.press("Enter")
    await expect(page.locator(".composer-error")).to_have_text("count: at most 3.")
    await page.fill('[data-option="count"]', "2")
    await page.click('[data-add-option="friend"]')
    await page.locator("[data-choice]", has_text="Marta").click()
    await page.click('[data-add-option="loud"]')
    await page.click('[data-choice="true"]')
    await page.click("[data-send]")
    await expect(last(page)).to_contain_text("Planted 2 at A1 with @Marta!")


async def test_backspace_and_escape_lead_out_of_a_command(visit):
    page = await visit()
    await page.locator("#composer").press_sequentially("/say ")
    await expect(page.locator('[data-option="text"]')).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".composer-error")).to_have_text("text: this option is required.")
    await page.keyboard.press("Backspace")
    await expect(page.locator("#composer")).to_have_value("/say")
    await expect(page.locator("[data-command]")).to_have_count(1)
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-command]")).to_have_count(0)
    await page.fill("#composer", "/nonsense")
    await page.keyboard.press("Enter")
    await expect(page.locator(".composer-error")).to_have_text("No command is called /nonsense here.")


async def test_commands_speak_the_persons_language(visit):
    page = await visit("健太")
    await page.fill("#composer", "/庭")
    plant = page.locator('[data-command="garden plant"]')
    await expect(plant).to_contain_text("/庭 plant")
    await expect(plant).to_contain_text("花を植える")


async def test_a_button_edits_its_message_in_place(visit):
    page = await visit()
    message = await panel(page)
    picture = message.locator("img")
    await expect(picture).to_have_attribute("alt", ALT)
    before = await picture.get_attribute("src")
    await message.locator('[data-custom-id="water"]').click()
    await expect(message).to_contain_text("Watered 1 times.")
    await expect(message.locator(".edited")).to_be_visible()
    await expect(message.locator("img")).not_to_have_attribute("src", before)
    await expect(message.locator('[data-custom-id="water"]')).to_be_focused()
    await expect(message.locator('[data-custom-id="withered"]')).to_be_disabled()
    assert await message.locator("a.button.link").get_attribute("href") == "#/channels/2"


async def test_private_answers_are_marked_seen_by_one_and_dismissed(visit):
    aiko = await visit("Aiko")
    marta = await visit("Marta")
    message = await panel(aiko)
    await message.locator('[data-custom-id="look"]').click()
    private = aiko.locator('[data-ephemeral="true"]')
    await expect(private).to_contain_text("Only you can see this")
    await expect(private.locator(".reference")).to_contain_text("The panel.")
    await expect(marta.locator("[data-message-id]", has_text="The panel.")).to_be_visible()
    await aiko.fill("#composer", "after the secret")
    await aiko.keyboard.press("Enter")
    await expect(last(marta)).to_contain_text("after the secret")
    await expect(marta.locator('[data-ephemeral="true"]')).to_have_count(0)
    await private.locator("[data-dismiss]").click()
    await expect(private).to_have_count(0)
    await aiko.reload()
    await expect(last(aiko)).to_contain_text("after the secret")
    await expect(private).to_have_count(0)


async def test_a_select_takes_several_and_one_of_people(visit):
    page = await visit()
    message = await panel(page)
    await message.locator('[data-custom-id="flowers"]').click()
    for flower in ("rose", "tulip"):
        await page.click(f'[role=option][data-value="{flower}"]')
    await expect(page.locator('[role=option][data-value="iris"]')).to_have_attribute("aria-disabled", "true")
    await expect(page.locator("[data-select-done]")).to_have_text("Done · 2 of 2")
    await page.click("[data-select-done]")
    await expect(last(page)).to_contain_text("Picked tulip and rose.")
    await expect(message.locator('[data-custom-id="flowers"]')).to_contain_text("Tulip")
    await message.locator('[data-custom-id="helper"]').click()
    await page.locator("[role=option]", has_text="Noor").click()
    await expect(last(page)).to_contain_text("@Noor helps.")


async def test_a_modal_is_filled_in_and_sent(visit, tmp_path):
    page = await visit()
    message = await panel(page)
    await message.locator('[data-custom-id="form"]').click()
    modal = page.locator("[role=dialog]")
    await expect(modal).to_contain_text("A new bed")
    await modal.locator("[data-submit]").click()
    await expect(modal).to_contain_text("This field is required.")
    await modal.locator("input[type=text]").fill("South wall")
    await modal.locator("[role=combobox]").click()
    await page.click('[role=option][data-value="clay"]')
    plans = modal.get_by_label("Plans")
    await plans.dispatch_event("cancel", {"bubbles": True})  # as a browser says that no file was chosen
    with (tmp_path / "a.txt").open("wb") as large:
        large.truncate((10 << 20) + 1)
    await plans.set_input_files(tmp_path / "a.txt")
    await modal.locator("[data-submit]").click()
    await expect(modal).to_contain_text("a.txt is too large: 10.0 MB at most.")
    await plans.set_input_files([brought(f"{letter}.txt", b"a row of beans") for letter in "abc"])
    await modal.locator("[data-submit]").click()
    await expect(modal).to_contain_text("At most 2 files, please.")
    await plans.set_input_files([brought("a.txt", b"a row of beans"), brought("b.txt", "Kürbis".encode())])
    await expect(modal.locator(".file-list")).to_have_text("a.txt 14 bytesb.txt 7 bytes")
    await modal.locator("[data-submit]").click()
    await expect(modal).to_have_count(0)
    await expect(last(page)).to_contain_text("The bed South wall is of clay. a.txt: a row of beans. b.txt: Kürbis.")
    await message.locator('[data-custom-id="form"]').click()
    await expect(modal).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(modal).to_have_count(0)


async def test_a_command_takes_a_file(visit):
    page = await visit()
    await page.fill("#composer", "/sow ")
    await page.click("[data-send]")
    await expect(page.locator(".composer-error")).to_have_text("seeds: this option is required.")
    await page.locator('[data-option="seeds"]').set_input_files([brought("seeds.txt", b"ten peas")])
    await page.click("[data-send]")
    await expect(last(page)).to_contain_text("seeds.txt: ten peas")


async def test_silence_and_delay_are_told(visit, bench, monkeypatch):
    page = await visit()
    bench.bot.release.clear()
    await command(page, "garden late")
    await expect(last(page)).to_contain_text("is thinking…")
    bench.bot.release.set()
    await expect(last(page)).to_contain_text("Here at last.")
    message = await panel(page)
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", 3.0)
    await message.locator('[data-custom-id="silence"]').click()
    await expect(message.locator('[data-custom-id="silence"]')).to_have_attribute("aria-busy", "true")
    await expect(message.locator(".failure")).to_have_text("This interaction failed")
    await expect(message.locator("[aria-busy]")).to_have_count(0)


async def test_a_picture_opens_at_full_size(visit):
    page = await visit()
    message = await panel(page)
    await message.get_by_role("button", name="Open picture").click()
    box = page.locator("[role=dialog] img")
    await expect(box).to_have_attribute("alt", ALT)
    await expect(page.locator(".lightbox-level")).to_have_text("96%")
    await page.get_by_role("button", name="Zoom in").click()
    await expect(page.locator(".lightbox-level")).to_have_text("144%")
    await page.keyboard.press("Escape")
    await expect(box).to_have_count(0)
    shown = await message.locator("img").bounding_box()
    assert (round(shown["width"]), round(shown["height"])) == (640, 427)


async def test_components_of_the_new_kind(visit):
    page = await visit()
    await command(page, "garden poster")
    message = last(page)
    await expect(message.locator(".container .md-h1")).to_have_text("Turn 1")
    await expect(message.locator(".section")).to_contain_text("Pass your turn")
    await expect(message.locator("img")).to_have_attribute("alt", ALT)
    await message.locator('.section [data-custom-id="pass"]').click()
    await expect(message.locator(".md-h1")).to_have_text("Turn 2")
    await page.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    await message.hover()
    await message.locator(".toolbar button").click()
    await page.click('[data-action="copy-text"]')
    await expect(page.locator(".toast")).to_have_text("Copied.")
    assert "# Turn 2\n" in await page.evaluate("window.copied")


async def test_a_thread_is_opened_followed_and_archived(visit):
    page = await visit()
    marta = await visit("Marta")
    await command(page, "club", name="Tulip friends")
    link = page.locator("#sidebar [data-channel-id]", has_text="Tulip friends")
    await expect(link).to_have_attribute("data-unread", "1")
    await expect(link.locator(".badge")).to_have_text("1")
    await expect(page.locator('[data-ephemeral="true"] a.mention')).to_have_text("Tulip friends")
    await page.reload()
    await expect(link.locator(".badge")).to_have_text("1")
    await page.fill("#composer", "Come to #Tulip friends")
    await page.keyboard.press("Enter")
    await last(page).locator("a.mention").click()
    await expect(page.locator("#header h1")).to_have_text("Tulip friends")
    await expect(last(page)).to_contain_text("Welcome, @Aiko.")
    await expect(last(page)).to_have_class(re.compile("calls-me"))
    await expect(link).not_to_have_attribute("data-unread", "1")
    channel = await link.get_attribute("data-channel-id")
    row = marta.locator(".channel", has=marta.locator(f'[data-channel-id="{channel}"]'))
    await row.get_by_role("button").click()
    await marta.click('[data-action="archive"]')
    await expect(row).to_have_count(0)
    await expect(page.locator("#header .tag")).to_have_text("Archived")
    await marta.get_by_role("button", name="1 archived").click()
    await expect(row).to_have_count(1)


async def test_direct_messages_can_be_open_or_closed(visit):
    page = await visit("Noor")
    await command(page, "letter")
    await expect(last(page)).to_contain_text("Sent.")
    direct = page.locator(".channels", has_text="Direct messages").locator("[data-channel-id]")
    await expect(direct.locator(".badge")).to_have_text("1")
    await direct.click()
    await expect(last(page)).to_contain_text("Dear gardener")
    await last(page).locator('[data-custom-id="water"]').click()
    await expect(page.locator("[data-message-id]").first).to_contain_text("Watered 1 times.")
    await page.go_back()
    await page.click("[data-settings]")
    await page.check('[name="dms-closed"]')
    await page.click("[data-submit]")
    await expect(page.locator(".me")).to_contain_text("DMs closed")
    await command(page, "letter")
    await expect(last(page)).to_contain_text("Your door is closed.")


async def test_a_conversation_without_the_bot_offers_what_one_has_installed(visit):
    page = await visit("Jules")
    await page.click("[data-new-conversation]")
    await page.click("[data-submit]")
    await expect(page.locator("[role=dialog]")).to_contain_text("needs somebody else")
    await page.check('[role=dialog] label:has-text("Marta") input')
    await page.click("[data-submit]")
    await expect(page.locator("#header h1")).to_have_text("Jules, Marta")
    members = page.locator("#members .member > span:nth-of-type(2)")
    assert await members.all_inner_texts() == ["Marta", "Jules"]
    await page.locator("#composer").press_sequentially("/")
    await expect(page.locator("[data-command]")).to_have_count(0)
    await page.fill("#composer", "")
    await page.click("[data-settings]")
    await page.check('[name="installed"]')
    await page.click("[data-submit]")
    await expect(page.locator("[role=dialog]")).to_have_count(0)
    await page.locator("#composer").press_sequentially("/")
    await expect(page.locator("[data-command]")).to_have_count(1)
    await page.fill("#composer", "")
    await command(page, "say", text="among us")
    await expect(last(page)).to_contain_text("among us")
    await page.click("[data-new-conversation]")
    await page.check('[role=dialog] label:has-text("Noor") input')
    await page.check('[name="elsewhere"]')
    await page.click("[data-submit]")
    await expect(page.locator("#header h1")).to_have_text("Jules, Noor")
    assert await members.all_inner_texts() == ["Jules", "Noor"]


async def test_switching_people_and_adding_one(visit, bench):
    page = await visit("Aiko")
    place = await page.evaluate("location.hash")
    await page.fill("#composer", "for my own eyes")
    await page.evaluate("location.hash = '#/channels/1000000000000000012'")
    await expect(page.locator("#composer")).to_have_value("")
    await page.click(f'[data-user-id="{bench.people["Jules"]}"]')
    await expect(page.locator("[data-me]")).to_have_text("Jules")
    await page.evaluate("place => { location.hash = place; }", place)
    await expect(page.locator("#header h1")).to_have_text("bed")
    await expect(page.locator("#composer")).to_have_value("")
    await expect(page).to_have_url(re.compile(f"user={bench.people['Jules']}#/channels/"))
    await page.fill("#composer", "bonjour @Aiko")
    await page.keyboard.press("Enter")
    await expect(last(page).locator(".author")).to_have_text("Jules")
    await expect(last(page).locator(".mention")).to_have_text("@Aiko")
    await page.click("[data-add-person]")
    await page.fill('[name="person-name"]', "Olu")
    await page.select_option('[name="locale"]', "fr")
    await page.click("[data-submit]")
    await expect(page.locator("[data-me]")).to_have_text("Olu")
    await expect(page.locator(".me")).to_contain_text("fr")
    await page.go_back()
    await expect(page.locator("[data-me]")).to_have_text("Jules")
