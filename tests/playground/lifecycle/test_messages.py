"""Messages as discord.py sends, reads, edits and deletes them."""

from __future__ import annotations

import discord
import pytest

from playground import Server
from playground.gateway.gateway import PRIVILEGED
from playground.testing.person import Person


def lobby(bot):
    return next(channel for channel in bot.guilds[0].text_channels if channel.name == "lobby")


def codes(error):
    return error.value.status, error.value.code


async def test_history_is_read_before_after_around_and_by_limit(bot):
    channel = lobby(bot)
    sent = [await channel.send(str(number)) for number in range(10)]

    async def read(**bounds):
        return [message.content async for message in channel.history(**bounds)]

    assert await read(limit=3) == ["9", "8", "7"]
    assert await read(limit=3, before=sent[5]) == ["4", "3", "2"]
    assert await read(limit=3, after=sent[5]) == ["6", "7", "8"]
    assert await read(limit=5, around=sent[5]) == ["7", "6", "5", "4", "3"]
    assert (await channel.fetch_message(sent[4].id)).content == "4"


async def test_the_nonce_keeps_a_repeated_send_single(bot, aiko):
    channel = lobby(bot)
    first = await channel.send("once", nonce="table-1-move-7")
    again = await channel.send("once", nonce="table-1-move-7")
    assert again.id == first.id
    assert first.nonce == "table-1-move-7"
    await aiko.request("POST", "/test/clock", {"ahead": 600})
    later = await channel.send("once", nonce="table-1-move-7")
    assert later.id != first.id
    assert (await channel.fetch_message(first.id)).nonce is None
    await later.delete()
    with pytest.raises(discord.NotFound):
        await channel.send("once", nonce="table-1-move-7")
    elsewhere = await (await bot.fetch_user(int(aiko.id))).send("once", nonce="table-1-move-7")
    assert elsewhere.channel.id != channel.id


async def test_edits_keep_replace_and_remove_pictures(bot, aiko, picture):
    files = [discord.File(picture(), "a.png", description="A"), discord.File(picture(), "b c.png")]
    message = await lobby(bot).send("two", files=files)
    assert [a.filename for a in message.attachments] == ["a.png", "b_c.png"]
    message = await message.edit(attachments=[message.attachments[0], discord.File(picture(9, 9), "c.png")])
    assert [(a.filename, a.description) for a in message.attachments] == [("a.png", "A"), ("c.png", None)]
    message = await message.edit(content="still there")
    assert len(message.attachments) == 2
    assert await message.attachments[1].read() == picture(9, 9).getvalue()
    message = await message.edit(attachments=[])
    assert message.attachments == []
    assert message.edited_at is not None


async def test_links_to_pictures_die_within_days(bot, aiko, picture):
    message = await lobby(bot).send(file=discord.File(picture(), "a.png"))
    assert await message.attachments[0].read() == picture().getvalue()
    await aiko.request("POST", "/test/clock", {"ahead": 2 * 86400})
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()
    again = await lobby(bot).fetch_message(message.id)
    assert await again.attachments[0].read() == picture().getvalue()


async def test_pictures_shown_by_an_embed_are_not_listed(bot, picture):
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png").add_field(name="a", value="b")
    embed.set_footer(text="foot")
    message = await lobby(bot).send(embed=embed, file=discord.File(picture(), "board.png"))
    assert message.attachments == []
    assert message.embeds[0].image.url.startswith("http://127.0.0.1:")
    assert (message.embeds[0].image.width, message.embeds[0].fields[0].value) == (40, "b")


async def test_old_messages_take_few_edits_a_minute(bot, aiko, rest):
    message = await lobby(bot).send("old")
    path = f"/channels/{message.channel.id}/messages/{message.id}"
    for number in range(6):
        assert (await rest("PATCH", path, {"content": str(number)}))[0] == 200
    await aiko.request("POST", "/test/clock", {"ahead": 3700})
    answers = [await rest("PATCH", path, {"content": "x"}) for _ in range(4)]
    assert [status for status, _ in answers] == [200, 200, 200, 429]
    assert answers[-1][1]["code"] == 30046
    assert 0 < answers[-1][1]["retry_after"] <= 60
    assert rest.headers["Via"]
    await aiko.request("POST", "/test/clock", {"ahead": 3770})
    assert (await rest("PATCH", path, {"content": "y"}))[0] == 200
    fresh = await lobby(bot).send("new")
    for number in range(6):
        await fresh.edit(content=str(number))


async def test_deleted_messages_are_unknown(bot, aiko):
    message = await lobby(bot).send("short-lived")
    await message.delete()
    for action in (message.edit(content="x"), message.delete(), lobby(bot).fetch_message(message.id)):
        with pytest.raises(discord.NotFound) as caught:
            await action
        assert codes(caught) == (404, 10008)
    await aiko.wait_until(lambda: [e for e in aiko.events if e["t"] == "MESSAGE_DELETE"])
    assert await aiko.messages("lobby") == []


async def test_other_people_s_messages_are_not_edited(bot, aiko):
    written = await aiko.send("lobby", "mine")
    partial = lobby(bot).get_partial_message(int(written["id"]))
    with pytest.raises(discord.Forbidden) as caught:
        await partial.edit(content="yours")
    assert codes(caught) == (403, 50005)
    await partial.delete()


async def test_without_the_content_intent_people_s_words_are_hidden(bot, aiko):
    channel = lobby(bot)
    hidden = await aiko.send("lobby", "words")
    named = await aiko.send("lobby", f"<@{bot.user.id}> words")
    await aiko.wait_until(lambda: bot.count("message") == 2)
    assert [message.content for _, message in bot.heard] == ["", named["content"]]
    assert (await channel.fetch_message(int(hidden["id"]))).content == ""
    assert (await channel.fetch_message(int(named["id"]))).content == named["content"]


async def test_with_the_content_intent_they_are_not(tmp_path, start_bot):
    server = Server(tmp_path / "other", privileged=PRIVILEGED)
    await server.start()
    try:
        async with (
            start_bot(at=server, intents=discord.Intents.all()) as bot,
            await Person.join(server.url, "健太") as kenta,
        ):
            await kenta.send("lobby", "words")
            await kenta.wait_until(lambda: bot.count("message"))
            assert [message.content for _, message in bot.heard] == ["words"]
            assert bot.heard[0][1].author.display_name == "健太"
    finally:
        await server.stop()


async def test_mentions_follow_what_is_allowed(bot, aiko, marta):
    text = f"<@{aiko.id}> and <@{marta.id}> and @everyone"
    everyone = await lobby(bot).send(text)
    assert {user.id for user in everyone.mentions} == {int(aiko.id), int(marta.id)}
    assert everyone.mention_everyone
    one = discord.AllowedMentions(everyone=False, users=[discord.Object(int(aiko.id))])
    some = await lobby(bot).send(text, allowed_mentions=one)
    assert [user.id for user in some.mentions] == [int(aiko.id)]
    assert not some.mention_everyone
    none = await lobby(bot).send(text, allowed_mentions=discord.AllowedMentions.none())
    assert none.mentions == []


async def test_replies_quote_and_need_their_message(bot, aiko):
    written = await aiko.send("lobby", f"<@{bot.user.id}> hello")
    message = await lobby(bot).fetch_message(int(written["id"]))
    reply = await message.reply("hello yourself")
    assert (reply.type, reply.reference.message_id) == (discord.MessageType.reply, message.id)
    assert (await aiko.message({"id": str(reply.id), "channel_id": str(reply.channel.id)}))["referenced_message"][
        "content"
    ] == written["content"]
    await message.delete()
    with pytest.raises(discord.HTTPException) as caught:
        await message.reply("too late")
    assert codes(caught) == (400, 50035)


class Layout(discord.ui.LayoutView):
    def __init__(self, name="board.png"):
        super().__init__(timeout=None)
        box = discord.ui.Container(accent_colour=0x3366CC)
        box.add_item(discord.ui.TextDisplay("# Turn 1"))
        box.add_item(discord.ui.Separator())
        section = discord.ui.Section(
            discord.ui.TextDisplay("Pass"), accessory=discord.ui.Button(label="Pass", custom_id="pass")
        )
        box.add_item(section)
        gallery = discord.ui.MediaGallery()
        gallery.add_item(media=f"attachment://{name}", description="The board")
        box.add_item(gallery)
        row = discord.ui.ActionRow()
        row.add_item(discord.ui.Button(label="Roll", custom_id="roll", emoji="🎲"))
        box.add_item(row)
        self.add_item(box)


async def test_a_v2_layout_shows_its_picture_and_takes_presses(bot, aiko, picture):
    async def act(interaction):
        await interaction.response.send_message(view=Layout(), file=discord.File(picture(), "board.png"))

    async def press(interaction):
        assert interaction.data["id"] > 0
        files = [discord.File(picture(80, 20), "next.png")]
        await interaction.response.edit_message(view=Layout("next.png"), attachments=files)

    bot.act, bot.press = act, press
    message = await (await aiko.slash("lobby", "do")).answer()
    assert message["flags"] & 1 << 15
    assert message["attachments"] == []
    box = message["components"][0]
    media = box["components"][3]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (40, 30, "image/png")
    assert len({box["id"], *(child["id"] for child in box["components"])}) == 6
    after = await (await aiko.click(message, "Pass")).answer()
    assert after["components"][0]["components"][3]["items"][0]["media"]["width"] == 80


async def test_a_message_becomes_v2_only_without_its_old_fields(bot, picture):
    message = await lobby(bot).send("classic")
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(view=Layout(), attachments=[discord.File(picture(), "board.png")])
    assert codes(caught) == (400, 50035)
    edited = await message.edit(content=None, view=Layout(), attachments=[discord.File(picture(), "board.png")])
    assert edited.flags.components_v2
    with pytest.raises(discord.HTTPException) as caught:
        await edited.edit(content="back to words")
    assert codes(caught) == (400, 50035)


async def test_typing_shows_on_the_page(bot, aiko):
    await lobby(bot).typing()
    await aiko.wait_until(lambda: [event for event in aiko.events if event["t"] == "TYPING"])
    event = next(event for event in aiko.events if event["t"] == "TYPING")
    assert event["d"] == {"channel_id": str(lobby(bot).id), "user_id": str(bot.user.id)}


async def test_the_bot_reacts_and_takes_it_back(bot, aiko):
    message = await bot.get_channel(1000000000000000012).send("what a move")
    heard = []
    bot.on_raw_reaction_add = bot.on_raw_reaction_remove = lambda event: heard_one(heard, event)
    await message.add_reaction("🎲")
    await message.add_reaction("🎲")
    await message.add_reaction("👑")
    [shown] = await aiko.messages("lobby")
    assert [(one["emoji"]["name"], one["count"], one["me"]) for one in shown["reactions"]] == [
        ("🎲", 1, True),
        ("👑", 1, True),
    ]
    await message.remove_reaction("🎲", bot.user)
    fetched = await message.channel.fetch_message(message.id)
    assert [(str(one.emoji), one.count) for one in fetched.reactions] == [("👑", 1)]
    await aiko.wait_until(lambda: len(heard) == 3)
    assert heard == [("REACTION_ADD", "🎲"), ("REACTION_ADD", "👑"), ("REACTION_REMOVE", "🎲")]


async def heard_one(heard, event):
    heard.append((event.event_type, event.emoji.name))


async def test_what_is_no_reaction_is_refused(rest):
    path = "/channels/1000000000000000012/messages"
    _, message = await rest("POST", path, {"content": "x"})
    there = f"{path}/{message['id']}/reactions"
    assert (await rest("PUT", f"{there}/dice/@me"))[1]["code"] == 10014
    for number in range(20):
        assert (await rest("PUT", f"{there}/{chr(0x1F600 + number)}/@me"))[0] == 204
    status, answer = await rest("PUT", f"{there}/{chr(0x1F614)}/@me")
    assert (status, answer["code"]) == (400, 30010)
    assert (await rest("PUT", f"{there}/{chr(0x1F600)}/@me"))[0] == 204
