"""Layouts of Components V2, each item of discord.py's in every way to send one; presses inside; edits."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from playground.testing.person import texts

V2 = 1 << 15
EVERY_TYPE = {1, 2, 3, 5, 9, 10, 11, 12, 13, 14, 17}


def lobby(bot):
    return next(channel for channel in bot.guilds[0].text_channels if channel.name == "lobby")


class Everything(ui.LayoutView):
    """A layout of every item that a message may hold."""

    def __init__(self, headline="Turn 1"):
        super().__init__(timeout=None)
        gallery = ui.MediaGallery(
            *(
                discord.MediaGalleryItem(f"attachment://{name}", description=f"The {name}")
                for name in ("a.png", "b.png")
            ),
            discord.MediaGalleryItem("attachment://a.png", spoiler=True),
        )
        self.add_item(ui.TextDisplay(f"# {headline}\n-# small print"))
        self.add_item(
            ui.Container(
                ui.Section("Look", "at", "this", accessory=ui.Thumbnail("attachment://b.png", description="Small")),
                ui.Section("Pass your turn", accessory=ui.Button(label="Pass", custom_id="pass")),
                ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large),
                gallery,
                ui.ActionRow(
                    ui.Button(label="Roll", custom_id="roll", emoji="🎲", style=discord.ButtonStyle.success),
                    ui.Button(label="Rules", url="https://example.com/"),
                ),
                ui.ActionRow(ui.Select(custom_id="pick", options=[discord.SelectOption(label="One", value="1")])),
                ui.File("attachment://record.txt"),
                accent_colour=0x3366CC,
            )
        )
        self.add_item(ui.ActionRow(ui.UserSelect(custom_id="who")))
        self.add_item(ui.Separator())


@pytest.fixture
def files(picture):
    """Makes the files that `Everything` shows."""

    def make(width=40):
        made = [discord.File(picture(width, 30), name) for name in ("a.png", "b.png")]
        return [*made, discord.File(picture(), "record.txt")]

    return make


def walk(components):
    for one in components:
        yield one
        yield from walk(one.get("components") or [])
        if "accessory" in one:
            yield one["accessory"]


def check(message, headline="Turn 1", width=40):
    """A message shows `Everything`."""
    assert message["flags"] & V2
    assert (message["content"], message["embeds"], message["attachments"]) == ("", [], [])
    found = list(walk(message["components"]))
    assert {one["type"] for one in found} == EVERY_TYPE
    assert len({one["id"] for one in found}) == len(found)
    assert texts(message)[0] == f"# {headline}\n-# small print"
    [gallery] = [one for one in found if one["type"] == 12]
    assert [item["media"]["width"] for item in gallery["items"]] == [width] * 3
    assert [(item["description"], item["spoiler"]) for item in gallery["items"]][1:] == [
        ("The b.png", False),
        (None, True),
    ]
    [file] = [one for one in found if one["type"] == 13]
    assert file["name"] == "record.txt"


async def test_a_layout_in_a_channel_and_in_direct_messages(bot, aiko, files):
    await lobby(bot).send(view=Everything(), files=files())
    check((await aiko.messages("lobby"))[-1])
    await (await bot.fetch_user(int(aiko.id))).send(view=Everything("Alone"), files=files())
    check((await aiko.dms())[-1], "Alone")


@pytest.mark.parametrize("ephemeral", [True, False])
async def test_a_layout_as_direct_answer(bot, aiko, files, ephemeral):
    async def act(interaction):
        await interaction.response.send_message(view=Everything(), files=files(), ephemeral=ephemeral)

    bot.act = act
    message = await (await aiko.slash("lobby", "do")).answer()
    check(message)
    assert bool(message["flags"] & 64) is ephemeral


@pytest.mark.parametrize("ephemeral", [True, False])
@pytest.mark.parametrize("way", ["edit", "followup"])
async def test_a_layout_after_a_deferral(bot, aiko, files, ephemeral, way):
    async def act(interaction):
        await interaction.response.defer(ephemeral=ephemeral, thinking=True)
        if way == "edit":
            await interaction.edit_original_response(view=Everything(), attachments=files())
        else:
            await interaction.followup.send(view=Everything(), files=files())

    bot.act = act
    message = await (await aiko.slash("lobby", "do")).answer()
    check(message)
    assert bool(message["flags"] & 64) is ephemeral
    assert not message["flags"] & 128


async def test_a_layout_as_further_message(bot, aiko, files):
    async def act(interaction):
        await interaction.response.send_message("first", ephemeral=True)
        await interaction.followup.send(view=Everything("Second"), files=files(), ephemeral=True)

    bot.act = act
    await (await aiko.slash("lobby", "do")).answer()
    second = await aiko.wait_message("lobby", lambda message: message["flags"] & V2)
    check(second, "Second")
    assert second["flags"] & 64


@pytest.mark.parametrize("custom_id", ["pass", "roll"])
@pytest.mark.parametrize("way", ["direct", "deferred"])
async def test_a_press_inside_changes_a_private_layout_and_its_pictures(bot, aiko, files, custom_id, way):
    pressed = []

    async def act(interaction):
        await interaction.response.send_message(view=Everything(), files=files(), ephemeral=True)

    async def press(interaction):
        pressed.append((interaction.data["custom_id"], interaction.data["component_type"], interaction.data["id"]))
        if way == "direct":
            await interaction.response.edit_message(view=Everything("Turn 2"), attachments=files(80))
        else:
            await interaction.response.defer()
            await interaction.edit_original_response(view=Everything("Turn 2"), attachments=files(80))

    bot.act, bot.press = act, press
    message = await (await aiko.slash("lobby", "do")).answer()
    ids = {one["custom_id"]: one["id"] for one in walk(message["components"]) if "custom_id" in one}
    used = await aiko.click(message, custom_id=custom_id)
    await aiko.wait_message("lobby", lambda one: one["id"] == message["id"] and "Turn 2" in texts(one)[0])
    after = await used.answer()
    check(after, "Turn 2", 80)
    assert after["id"] == message["id"]
    assert pressed == [(custom_id, 2, ids[custom_id])]


async def test_choices_inside_a_layout(bot, aiko, marta, files):
    chosen = []

    async def press(interaction):
        chosen.append(interaction.data["values"])
        await interaction.response.defer()

    bot.press = press
    await lobby(bot).send(view=Everything(), files=files())
    message = (await aiko.messages("lobby"))[-1]
    await (await aiko.select(message, "One")).acknowledged()
    await (await aiko.select(message, marta.id, custom_id="who")).acknowledged()
    assert chosen == [["1"], [marta.id]]


async def test_callbacks_of_a_layout_run(bot, aiko):
    done = []
    button = ui.Button(label="Go", custom_id="go")

    async def callback(interaction):
        done.append(interaction.user.display_name)
        await interaction.response.edit_message(view=gone)

    gone = ui.LayoutView()
    gone.add_item(ui.TextDisplay("Gone"))
    button.callback = callback
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.Section("Ready?", accessory=button)))
    await lobby(bot).send(view=view)
    message = (await aiko.messages("lobby"))[-1]
    assert texts(await (await aiko.click(message, "Go")).answer()) == ["Gone"]
    assert done == ["Aiko"]


class Classic(ui.View):
    def __init__(self):
        super().__init__(timeout=None)
        self.add_item(ui.Button(label="Renew", custom_id="renew"))


@pytest.mark.parametrize("way", ["direct", "deferred"])
@pytest.mark.parametrize("ephemeral", [True, False])
async def test_a_classic_message_becomes_a_layout_by_a_press(bot, aiko, picture, files, way, ephemeral):
    refused = []

    async def act(interaction):
        await interaction.response.send_message(
            "old", embed=discord.Embed(title="old"), file=discord.File(picture(), "old.png"), view=Classic(),
            ephemeral=ephemeral,
        )  # fmt: skip

    async def press(interaction):
        if way == "deferred":
            await interaction.response.defer()
        change = interaction.edit_original_response if way == "deferred" else interaction.response.edit_message
        for half in ({"content": None}, {"embeds": []}):
            with pytest.raises(discord.HTTPException) as caught:
                await change(view=Everything(), attachments=files(), **half)
            refused.append(caught.value.code)
        await change(content=None, embeds=[], view=Everything(), attachments=files())

    bot.act, bot.press = act, press
    message = await (await aiko.slash("lobby", "do")).answer()
    used = await aiko.click(message, "Renew")
    await aiko.wait_message("lobby", lambda one: one["id"] == message["id"] and one["flags"] & V2)
    after = await used.answer()
    check(after)
    assert after["id"] == message["id"]
    assert refused == [50035, 50035]


async def test_a_layout_is_one_for_life(bot, rest, files):
    message = await lobby(bot).send(view=Everything(), files=files())
    there = f"/channels/{message.channel.id}/messages/{message.id}"
    for body in ({"content": "words"}, {"embeds": [{"title": "x"}]}, {"flags": 0, "content": "words"}):
        status, answer = await rest("PATCH", there, body)
        assert (status, answer["code"]) == (400, 50035)
    status, answer = await rest("PATCH", there, {"flags": 0})
    assert answer["errors"]["flags"]["_errors"][0]["code"] == "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"
    status, answer = await rest("PATCH", there, {"components": []})
    assert (status, answer["code"]) == (400, 50006)
    for body in ({"flags": V2}, {"content": None}, {"content": "", "embeds": []}):
        assert (await rest("PATCH", there, body))[0] == 200
    rows = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}]
    edited = (await rest("PATCH", there, {"components": rows}))[1]
    assert edited["flags"] & V2


async def test_pictures_stay_where_an_edit_says_nothing_of_files(bot, aiko, files):
    message = await lobby(bot).send(view=Everything(), files=files())
    await message.edit(view=Everything("Turn 2"))
    check((await aiko.messages("lobby"))[-1], "Turn 2")
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(view=Everything("Turn 3"), attachments=[])
    assert "referenced attachment was not found" in str(caught.value)
    await message.edit(view=Everything("Turn 3"), attachments=files(60))
    check((await aiko.messages("lobby"))[-1], "Turn 3", 60)
