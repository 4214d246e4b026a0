"""The application's own emoji: made, renamed, shown, refused; on buttons, in lists and in texts."""

from __future__ import annotations

import io
from base64 import b64encode

import aiohttp
import discord
import pytest
from PIL import Image

from playground import UNLIMITED, Server
from playground.checks.emojis import EMOJIS_LIMIT, IMAGE_LIMIT
from playground.world.ids import APPLICATION_ID

LOBBY = "1000000000000000012"
EMOJIS = f"/applications/{APPLICATION_ID}/emojis"


def lobby(bot):
    return next(channel for channel in bot.guilds[0].text_channels if channel.name == "lobby")


def drawn(kind="PNG", **options):
    """A small picture of a kind that Discord takes."""
    data = io.BytesIO()
    Image.new("RGB", (32, 32), "teal").save(data, kind, **options)
    return data.getvalue()


def moving(kind):
    frames = [Image.new("RGB", (16, 16), colour) for colour in ("red", "blue")]
    data = io.BytesIO()
    frames[0].save(data, kind, save_all=True, append_images=frames[1:], duration=100)
    return data.getvalue()


def uri(data, kind="png"):
    return f"data:image/{kind};base64,{b64encode(data).decode()}"


def codes(caught):
    return caught.value.status, caught.value.code


async def fetched(server, path):
    async with aiohttp.ClientSession() as session, session.get(f"{server.url}{path}") as answer:
        return answer.status, answer.content_type, await answer.read()


async def test_an_emoji_is_made_listed_renamed_and_deleted(bot, server):
    made = await bot.create_application_emoji(name="sheep", image=drawn())
    assert (made.name, made.animated, made.is_application_owned()) == ("sheep", False, True)
    assert [one.id for one in await bot.fetch_application_emojis()] == [made.id]
    assert (await made.edit(name="Ewe_2")).name == "Ewe_2"
    assert (await bot.fetch_application_emoji(made.id)).user.id == bot.user.id
    for address in (f"{made.id}.png", f"{made.id}.webp?size=48&quality=lossless"):
        assert await fetched(server, f"/emojis/{address}") == (200, "image/png", drawn())
    assert (await fetched(server, f"/emojis/{made.id}.gif"))[0] == 415
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    assert (await fetched(server, f"/emojis/{made.id}.png"))[0] == 404
    for gone in (made.delete(), made.edit(name="again"), bot.fetch_application_emoji(made.id)):
        with pytest.raises(discord.NotFound) as caught:
            await gone
        assert codes(caught) == (404, 10014)


@pytest.mark.parametrize(
    ("data", "animated"),
    [
        (drawn("JPEG"), False),
        (drawn("WEBP"), False),
        (moving("WEBP"), True),
        (moving("GIF"), True),
    ],
)
async def test_pictures_of_every_kind(bot, data, animated):
    assert (await bot.create_application_emoji(name="sheep", image=data)).animated is animated


async def test_names_of_emoji(rest):
    for name, status in (("ab", 201), ("x" * 32, 201), ("A_9", 201), ("x", 400), ("x" * 33, 400), ("a-b", 400)):
        assert (await rest("POST", EMOJIS, {"name": name, "image": uri(drawn())}))[0] == status, name
    for name, code in (("é" * 3, "STRING_TYPE_REGEX"), (None, "BASE_TYPE_REQUIRED"), (5, "STRING_TYPE_CONVERT")):
        _, answer = await rest("POST", EMOJIS, {"name": name, "image": uri(drawn())})
        assert answer["errors"]["name"]["_errors"][0]["code"] == code
    _, answer = await rest("POST", EMOJIS, {"name": "ab", "image": uri(drawn())})
    assert answer["errors"]["name"]["_errors"][0]["code"] == "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
    items = (await rest("GET", EMOJIS))[1]["items"]
    first, second = items[0]["id"], items[1]["name"]
    assert (await rest("PATCH", f"{EMOJIS}/{first}", {"name": second}))[0] == 400
    assert (await rest("PATCH", f"{EMOJIS}/{first}", {"name": "ab"}))[0] == 200
    assert (await rest("GET", "/applications/1/emojis"))[0] == 404


async def test_pictures_of_emoji(rest):
    largest = drawn() + b"\0" * (IMAGE_LIMIT - len(drawn()))
    assert (await rest("POST", EMOJIS, {"name": "largest", "image": uri(largest)}))[0] == 201
    for image, code in (
        (uri(largest + b"\0"), 50138),
        (uri(b"no picture at all"), 50046),
        (uri(drawn(), "tiff"), 50035),
        ("https://example.com/a.png", 50035),
        (None, 50035),
    ):
        status, answer = await rest("POST", EMOJIS, {"name": "refused", "image": image})
        assert (status, answer["code"]) == (400, code)
    assert [one["name"] for one in (await rest("GET", EMOJIS))[1]["items"]] == ["largest"]


async def test_two_thousand_emoji_and_no_more(server, rest):
    world = server._core.world
    for number in range(EMOJIS_LIMIT - 1):
        world.emojis[str(number)] = {"id": str(number), "name": f"e{number}", "animated": False}
    assert (await rest("POST", EMOJIS, {"name": "last_one", "image": uri(drawn())}))[0] == 201
    status, answer = await rest("POST", EMOJIS, {"name": "too_many", "image": uri(drawn())})
    assert (status, answer["code"]) == (400, 30008)


async def test_emoji_outlive_the_server(tmp_path, rest, server):
    _, made = await rest("POST", EMOJIS, {"name": "sheep", "image": uri(drawn())})
    await server.stop()
    again = Server(tmp_path / "world", rates=UNLIMITED)
    await again.start()
    assert (await fetched(again, f"/emojis/{made['id']}.png"))[2] == drawn()
    await again.stop()


class Herd(discord.ui.View):
    """An emoji on a button and in a list."""

    def __init__(self, emoji):
        super().__init__(timeout=None)
        self.add_item(discord.ui.Button(custom_id="count", emoji=emoji))
        options = [discord.SelectOption(label="Sheep", value="s", emoji=emoji)]
        self.add_item(discord.ui.Select(custom_id="kind", options=options))


async def test_an_emoji_stands_on_buttons_and_in_lists(bot, aiko):
    emoji = await bot.create_application_emoji(name="sheep", image=moving("GIF"))
    await lobby(bot).send(f"{emoji} in the field", view=Herd(emoji))
    [message] = await aiko.messages("lobby")
    button, menu = (row["components"][0] for row in message["components"])
    shown = {"id": str(emoji.id), "name": "sheep", "animated": True}
    assert (button["emoji"], menu["options"][0]["emoji"]) == (shown, shown)
    assert message["content"] == f"<a:sheep:{emoji.id}> in the field"
    known = (await aiko.bootstrap())["emojis"]
    assert known == [shown]
    assert [event["d"] for event in aiko.events if event["t"] == "EMOJIS"] == [[shown]]


async def test_an_unknown_emoji_is_refused_on_components_but_not_in_texts(bot):
    unknown = discord.PartialEmoji(name="sheep", id=12345)
    await lobby(bot).send(str(unknown))
    with pytest.raises(discord.HTTPException) as caught:
        await lobby(bot).send("herd", view=Herd(unknown))
    assert codes(caught) == (400, 50035)
    assert caught.value.text.count("Invalid emoji") == 2


async def test_an_unknown_emoji_is_refused_in_forms_as_well(bot, aiko):
    refused = []
    option = discord.SelectOption(label="Sheep", value="s", emoji=discord.PartialEmoji(name="sheep", id=12345))
    form = discord.ui.Modal(title="Herd")
    form.add_item(discord.ui.Label(text="Kind", component=discord.ui.Select(options=[option])))

    async def act(interaction):
        with pytest.raises(discord.HTTPException) as caught:
            await interaction.response.send_modal(form)
        refused.append(caught.value.code)
        await interaction.response.send_message("no form")

    bot.act = act
    await (await aiko.slash("lobby", "do")).answer()
    assert refused == [50035]


@pytest.mark.parametrize("name", ["🎲", "♟️", "♟", "1️⃣", "🇯🇵", "👨‍👩‍👧", "👍🏽", "✅", "▶️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
async def test_emoji_of_unicode(rest, name):
    button = {"type": 2, "style": 1, "custom_id": "x", "emoji": {"name": name}}
    assert (await rest("POST", f"/channels/{LOBBY}/messages", {"components": [{"type": 1, "components": [button]}]}))[
        0
    ] == 200


@pytest.mark.parametrize("name", ["▲", "✦", "⏻", "dice", "王", "1", "🎲x", ""])
async def test_signs_that_are_no_emoji(rest, name):
    button = {"type": 2, "style": 1, "custom_id": "x", "label": "x", "emoji": {"name": name}}
    status, answer = await rest(
        "POST", f"/channels/{LOBBY}/messages", {"components": [{"type": 1, "components": [button]}]}
    )
    assert status == 400
    emoji = answer["errors"]["components"]["0"]["components"]["0"]["emoji"]
    assert emoji["name"]["_errors"][0]["code"] == "COMPONENT_INVALID_EMOJI"


@pytest.mark.parametrize(("code", "status"), [(30008, 400), (50013, 403)])
async def test_the_making_of_emoji_fails_on_demand(bot, aiko, code, status):
    fault = {"pattern": r"POST /applications/\d+/emojis", "kind": "refuse", "times": 1, "arg": code}
    await aiko.request("POST", "/test/faults", [fault])
    with pytest.raises(discord.HTTPException) as caught:
        await bot.create_application_emoji(name="sheep", image=drawn())
    assert codes(caught) == (status, code)
    assert (await bot.create_application_emoji(name="sheep", image=drawn())).name == "sheep"
