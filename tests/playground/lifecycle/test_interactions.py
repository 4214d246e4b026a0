"""Commands, components, forms and their answers, with discord.py on the other side."""

from __future__ import annotations

import asyncio
from base64 import b64encode

import discord
import pytest

from playground.testing.person import DidNotRespond, PlaygroundError, find_button, texts


class Panel(discord.ui.View):
    """A few components without callbacks: the test answers through `bot.press`."""

    def __init__(self, **button):
        super().__init__(timeout=None)
        self.add_item(discord.ui.Button(label="Roll", custom_id="roll"))
        self.add_item(discord.ui.Button(label="Shut", custom_id="shut", disabled=True))
        options = [discord.SelectOption(label=f"Option {n}", value=str(n)) for n in range(4)]
        self.add_item(discord.ui.Select(custom_id="few", options=options, min_values=1, max_values=2))
        self.add_item(discord.ui.UserSelect(custom_id="who"))
        self.add_item(discord.ui.ChannelSelect(custom_id="where"))


async def show_panel(interaction):
    await interaction.response.send_message("panel", view=Panel())


async def panel(bot, person):
    bot.act = show_panel
    return await (await person.slash("lobby", "do")).answer()


# -- commands ----------------------------------------------------------------------------------------------------


async def test_options_of_every_sort_arrive(bot, aiko, marta):
    used = await aiko.slash(
        "lobby", "kingdom build", where="C7", count=3, who=marta, loud=True, place=await find(aiko, "games")
    )
    assert texts(await used.answer()) == ["C7 3 Marta True games en-US en-US"]


async def find(person, name):
    channels = (await person.bootstrap())["guild"]["channels"]
    return next(channel for channel in channels if channel["name"] == name)


async def test_the_person_s_language_arrives(bot, aiko):
    await aiko.change(locale="ja")
    used = await aiko.slash("lobby", "kingdom build", where="C7")
    assert texts(await used.answer()) == ["C7 1 None False None ja en-US"]


async def test_autocomplete_gets_what_is_typed_and_the_other_options(bot, aiko):
    choices = await aiko.autocomplete("lobby", "kingdom build", focused="where", value="D", count=4)
    assert choices == [{"name": f"D{n} of 4", "value": f"D{n}"} for n in range(3)]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "needs the option 'where'"),
        ({"where": "C7", "count": 10}, "at most 9"),
        ({"where": "C7", "count": 0}, "at least 1"),
    ],
)
async def test_options_that_do_not_fit_are_refused(bot, aiko, options, sentence):
    with pytest.raises(PlaygroundError, match=sentence):
        await aiko.slash("lobby", "kingdom build", **options)


@pytest.mark.parametrize("path", ["nothing", "kingdom", "kingdom nothing"])
async def test_unknown_commands_are_refused(bot, aiko, path):
    with pytest.raises(PlaygroundError):
        await aiko.slash("lobby", path)


# -- answers -----------------------------------------------------------------------------------------------------


async def test_an_ephemeral_answer_exists_for_one_person_only(bot, aiko, marta):
    async def act(interaction):
        await interaction.response.send_message("for you", ephemeral=True)

    bot.act = act
    answer = await (await aiko.slash("lobby", "do")).answer()
    assert answer["flags"] & 64
    assert [message["content"] for message in await aiko.messages("lobby")] == ["for you"]
    assert await marta.messages("lobby") == []
    channel = bot.get_channel(int(answer["channel_id"]))
    assert [message async for message in channel.history()] == []
    with pytest.raises(discord.NotFound) as caught:
        await channel.fetch_message(int(answer["id"]))
    assert caught.value.code == 10008
    with pytest.raises(discord.NotFound):
        await channel.get_partial_message(int(answer["id"])).edit(content="x")
    assert not [event for event in marta.events if event["t"] == "MESSAGE_CREATE"]
    with pytest.raises(PlaygroundError, match="not for you"):
        await marta.click(answer, custom_id="roll")
    await aiko.dismiss(answer)
    assert await aiko.messages("lobby") == []


async def test_an_ephemeral_panel_is_changed_by_its_own_press(bot, aiko):
    async def act(interaction):
        await interaction.response.send_message("private", view=Panel(), ephemeral=True)

    async def press(interaction):
        await interaction.response.edit_message(content="pressed", view=None)

    bot.act, bot.press = act, press
    message = await (await aiko.slash("lobby", "do")).answer()
    changed = await (await aiko.click(message, "Roll")).answer()
    assert (changed["id"], changed["content"], changed["components"]) == (message["id"], "pressed", [])
    assert changed["flags"] & 64


async def test_a_deferred_answer_is_filled_by_the_first_follow_up(bot, aiko):
    gate = asyncio.Event()

    async def act(interaction):
        await interaction.response.defer(ephemeral=True, thinking=True)
        await gate.wait()
        await interaction.followup.send("filled")
        await interaction.followup.send("second", ephemeral=True)
        await interaction.followup.send("third, for all")

    bot.act = act
    used = await aiko.slash("lobby", "do")
    details = await used.acknowledged()
    assert details["state"] == used.state == "deferred"
    assert details["message"]["flags"] & (64 | 128) == 64 | 128
    gate.set()
    answer = await used.answer()
    assert (answer["id"], answer["content"]) == (details["message"]["id"], "filled")
    assert answer["flags"] & (64 | 128) == 64
    answers = await used.answers(3)
    assert [(a["content"], a["flags"] & 64) for a in answers] == [("filled", 64), ("second", 64), ("third, for all", 0)]


async def test_a_deferred_answer_is_filled_by_editing_it(bot, aiko, picture):
    async def act(interaction):
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited", attachments=[discord.File(picture(), "a.png")])
        original = await interaction.original_response()
        assert original.content == "edited"

    bot.act = act
    answer = await (await aiko.slash("lobby", "do")).answer()
    assert answer["content"] == "edited"
    assert answer["attachments"][0]["width"] == 40
    assert answer["interaction_metadata"]["user"]["id"] == aiko.id


async def test_follow_ups_are_edited_and_deleted_by_token(bot, aiko):
    async def act(interaction):
        await interaction.response.send_message("first")
        message = await interaction.followup.send("second", wait=True)
        await message.edit(content="second, edited")
        third = await interaction.followup.send("third", ephemeral=True, wait=True)
        await third.delete()
        await interaction.delete_original_response()
        await interaction.followup.send("end")

    bot.act = act
    used = await aiko.slash("lobby", "do")
    await aiko.wait_message("lobby", lambda message: message["content"] == "end")
    assert [message["content"] for message in await aiko.messages("lobby")] == ["second, edited", "end"]
    with pytest.raises(PlaygroundError, match="gone"):
        await used.answer()


# -- components --------------------------------------------------------------------------------------------------


async def test_a_button_replaces_the_picture(bot, aiko, picture):
    async def act(interaction):
        file = discord.File(picture(), "board.png", description="The board")
        await interaction.response.send_message("before", file=file, view=Panel())

    async def press(interaction):
        file = discord.File(picture(50, 60), "board2.png", description="The new board")
        await interaction.response.edit_message(content="after", attachments=[file])

    bot.act, bot.press = act, press
    message = await (await aiko.slash("lobby", "do")).answer()
    old = message["attachments"][0]
    assert (old["width"], old["height"], old["description"], old["content_type"]) == (40, 30, "The board", "image/png")
    assert await aiko.picture(message) == picture().getvalue()
    after = await (await aiko.click(message, "Roll")).answer()
    new = after["attachments"][0]
    assert (after["content"], len(after["attachments"])) == ("after", 1)
    assert (new["filename"], new["width"], new["height"]) == ("board2.png", 50, 60)
    assert await aiko.picture(after) == picture(50, 60).getvalue()


async def test_selects_send_values_people_and_channels(bot, aiko, marta):
    async def press(interaction):
        await interaction.response.send_message(
            f"{interaction.data['values']} {sorted(interaction.data.get('resolved', {}))}", ephemeral=True
        )

    message = await panel(bot, aiko)
    bot.press = press
    assert texts(await (await aiko.select(message, ["Option 1", "3"])).answer()) == ["['1', '3'] []"]
    who = await aiko.select(message, marta.id, custom_id="who")
    assert texts(await who.answer()) == [f"['{marta.id}'] ['members', 'users']"]
    games = (await find(aiko, "games"))["id"]
    where = await aiko.select(message, games, custom_id="where")
    assert texts(await where.answer()) == [f"['{games}'] ['channels']"]


async def test_presses_that_a_client_would_not_allow_are_refused(bot, aiko):
    message = await panel(bot, aiko)
    for attempt, sentence in (
        (aiko.click(message, custom_id="nothing"), "no component"),
        (aiko.click(message, "Shut"), "disabled"),
        (aiko.click(message, custom_id="few"), "no button"),
        (aiko.click(message, "Nothing"), "no button 'Nothing'"),
        (aiko.select(message, ["0", "1", "2"], custom_id="few"), "Choose 1 to 2"),
        (aiko.select(message, [], custom_id="few"), "Choose 1 to 2"),
        (aiko.select(message, ["9"], custom_id="few"), "not among the options"),
        (aiko.select(message, ["0", "0"], custom_id="few"), "twice"),
        (aiko.select(message, ["0"], custom_id="roll"), "No select"),
    ):
        with pytest.raises(PlaygroundError, match=sentence):
            await attempt
    assert find_button(message, "Roll")["custom_id"] == "roll"


async def test_a_deferred_press_counts_as_answered_by_what_follows(bot, aiko):
    async def press(interaction):
        await interaction.response.defer()
        await interaction.edit_original_response(content="done")

    message = await panel(bot, aiko)
    bot.press = press
    after = await (await aiko.click(message, "Roll")).answer()
    assert (after["id"], after["content"]) == (message["id"], "done")


async def test_a_press_on_a_deleted_message_is_refused(bot, aiko):
    message = await panel(bot, aiko)
    await aiko.request("DELETE", f"/ui/messages/{message['channel_id']}/{message['id']}", user=aiko.id)
    with pytest.raises(PlaygroundError, match="deleted"):
        await aiko.click(message, "Roll")


# -- forms -------------------------------------------------------------------------------------------------------


class Form(discord.ui.Modal, title="Name your city"):
    name = discord.ui.TextInput(label="Name", custom_id="name", min_length=2, max_length=10)
    motto = discord.ui.TextInput(label="Motto", custom_id="motto", required=False, style=discord.TextStyle.long)


class NewForm(discord.ui.Modal, title="Choose"):
    text = discord.ui.TextDisplay("Think well.")
    colour = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(
            options=[discord.SelectOption(label="Red", value="r"), discord.SelectOption(label="Blue", value="b")]
        ),
    )


async def test_a_form_is_shown_filled_in_and_answered(bot, aiko):
    async def act(interaction):
        await interaction.response.send_modal(Form())

    async def press(interaction):
        values = [row["components"][0]["value"] for row in interaction.data["components"]]
        await interaction.response.send_message(str(values), ephemeral=True)

    bot.act, bot.press = act, press
    form = await (await aiko.slash("lobby", "do")).modal()
    assert form["title"] == "Name your city"
    with pytest.raises(PlaygroundError, match="2 to 10"):
        await aiko.submit_modal({"Name": "x"}, form)
    with pytest.raises(PlaygroundError, match="filled in"):
        await aiko.submit_modal({"motto": "x"}, form)
    with pytest.raises(PlaygroundError, match="no field"):
        await aiko.submit_modal({"Name": "Ur", "Colour": "red"}, form)
    answer = await (await aiko.submit_modal({"Name": "Uruk", "motto": "Onwards"}, form)).answer()
    assert answer["content"] == "['Uruk', 'Onwards']"
    assert answer["interaction_metadata"]["triggering_interaction_metadata"]["id"] == form["interaction_id"]


async def test_a_form_behind_a_button_changes_its_message(bot, aiko):
    message = await panel(bot, aiko)

    async def press(interaction):
        if interaction.type is discord.InteractionType.component:
            await interaction.response.send_modal(NewForm())
        else:
            values = interaction.data["components"][1]["component"]["values"]
            await interaction.response.edit_message(content=f"chosen {values}")

    bot.press = press
    await (await aiko.click(message, "Roll")).modal()
    await aiko.wait_until(lambda: aiko.last_modal)
    changed = await (await aiko.submit_modal({"Colour": "Blue"})).answer()
    assert (changed["id"], changed["content"]) == (message["id"], "chosen ['b']")


class Boxes(discord.ui.Modal, title="A feast"):
    drink = discord.ui.Label(
        text="Drink",
        component=discord.ui.RadioGroup(
            custom_id="drink",
            options=[
                discord.RadioGroupOption(label="Beer", value="b", default=True),
                discord.RadioGroupOption(label="Wine", value="w"),
            ],
        ),
    )
    food = discord.ui.Label(
        text="Food",
        component=discord.ui.CheckboxGroup(
            custom_id="food",
            required=False,
            min_values=0,
            max_values=2,
            options=[discord.CheckboxGroupOption(label=one, value=one.lower()) for one in ("Bread", "Dates", "Fish")],
        ),
    )
    music = discord.ui.Label(text="Music", component=discord.ui.Checkbox(custom_id="music", default=True))


async def test_radio_buttons_and_boxes_are_filled_in_as_discord_sends_them(bot, aiko):
    sent = []

    async def act(interaction):
        await interaction.response.send_modal(Boxes())

    async def press(interaction):
        form = Boxes()
        form._refresh(interaction, interaction.data["components"], {})
        sent.append((form.drink.component.value, form.food.component.values, form.music.component.value))
        await interaction.response.send_message("thanks", ephemeral=True)

    bot.act, bot.press = act, press

    async def filled(**fields):
        form = await (await aiko.slash("lobby", "do")).modal()
        await (await aiko.submit_modal(fields, form)).answer()
        return sent.pop()

    assert await filled() == ("b", [], True)
    assert await filled(Drink="Wine", food=["Bread", "fish"], music=False) == ("w", ["bread", "fish"], False)
    form = await (await aiko.slash("lobby", "do")).modal()
    for fields, why in (
        ({"drink": "Milk"}, "not among the options"),
        ({"food": ["bread", "dates", "fish"]}, "0 to 2"),
        ({"food": ["cake"]}, "not among the options"),
    ):
        with pytest.raises(PlaygroundError, match=why):
            await aiko.submit_modal(fields, form)


def file(name, data):
    """What somebody brings."""
    return {"filename": name, "data": b64encode(data).decode()}


class Papers(discord.ui.Modal, title="Papers"):
    plan = discord.ui.Label(text="Plan", component=discord.ui.FileUpload(custom_id="plan"))
    seals = discord.ui.Label(
        text="Seals", component=discord.ui.FileUpload(custom_id="seals", required=False, min_values=2, max_values=3)
    )

    async def on_submit(self, interaction):
        lines = [
            f"{one.filename} {one.content_type} {one.size} {await one.read()}"
            for label in (self.plan, self.seals)
            for one in label.component.values
        ]
        await interaction.response.send_message("\n".join(lines), ephemeral=True)


async def test_files_come_with_a_form_as_discord_sends_them(bot, aiko, picture):
    sent = []

    async def act(interaction):
        await interaction.response.send_modal(Papers())

    async def press(interaction):
        sent.append(interaction.data)

    bot.act, bot.press = act, press
    form = await (await aiko.slash("lobby", "do")).modal()
    used = await aiko.submit_modal({"Plan": file("../my plan.txt", b"a wall")}, form)
    assert (await used.answer())["content"] == "my_plan.txt text/plain; charset=utf-8 6 b'a wall'"
    plan, seals = (label["component"] for label in sent[-1]["components"])
    [number] = plan["values"]
    assert (plan["type"], plan["custom_id"], seals["values"]) == (19, "plan", [])
    [kept] = sent[-1]["resolved"]["attachments"].values()
    assert (kept["id"], kept["filename"], kept["size"], kept["ephemeral"]) == (number, "my_plan.txt", 6, True)
    form = await (await aiko.slash("lobby", "do")).modal()
    both = {"plan": file("a.png", picture().getvalue()), "seals": [file("b", b""), file("b", b"wax")]}
    told = (await (await aiko.submit_modal(both, form)).answer())["content"].splitlines()
    assert [line.split(" b")[0] for line in told] == [
        f"a.png image/png {len(picture().getvalue())}",
        "b None 0",
        "b None 3",
    ]
    drawn = next(one for one in sent[-1]["resolved"]["attachments"].values() if one["filename"] == "a.png")
    assert (drawn["width"], drawn["height"]) == (40, 30)


async def test_what_is_no_file_or_too_many_is_refused(bot, aiko):
    async def act(interaction):
        await interaction.response.send_modal(Papers())

    bot.act = act
    form = await (await aiko.slash("lobby", "do")).modal()
    good = file("a.txt", b"a")
    for fields, why in (
        ({}, "Choose 1 file"),
        ({"plan": [good, good]}, "Choose 1 file"),
        ({"plan": ["a.txt"]}, "takes a file"),
        ({"plan": {"filename": "a.txt", "data": "no base64!"}}, "takes a file"),
        ({"plan": file("a.txt", b" " * ((10 << 20) + 1))}, "10 MiB at most"),
        ({"plan": good, "seals": [good]}, "Choose 2 to 3 files, not 1"),
        ({"plan": good, "seals": [good] * 4}, "Choose 2 to 3 files, not 4"),
    ):
        with pytest.raises(PlaygroundError, match=why):
            await aiko.submit_modal(fields, form)


async def test_a_form_cannot_answer_a_form(bot, aiko, server):
    codes = []

    async def act(interaction):
        await interaction.response.send_modal(Form())

    async def press(interaction):
        try:
            await interaction.response.send_modal(Form())
        except discord.HTTPException as error:
            codes.append((error.status, error.code))
            await interaction.response.send_message("no", ephemeral=True)

    bot.act, bot.press = act, press
    form = await (await aiko.slash("lobby", "do")).modal()
    await (await aiko.submit_modal({"name": "Uruk"}, form)).answer()
    assert codes == [(400, 50035)]


# -- the rules of answering --------------------------------------------------------------------------------------


async def test_without_an_answer_in_time_it_fails(bot, aiko, monkeypatch):
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", 0.05)
    kept = []

    async def act(interaction):
        kept.append(interaction)

    bot.act = act
    used = await aiko.slash("lobby", "do")
    with pytest.raises(DidNotRespond):
        await used.answer()
    assert used.state == "failed"
    await aiko.wait_until(lambda: kept)
    with pytest.raises(discord.NotFound) as caught:
        await kept[0].response.send_message("late")
    assert caught.value.code == 10062
    assert await aiko.messages("lobby") == []


async def test_a_silent_autocomplete_gives_no_choices(bot, aiko, monkeypatch):
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", 0.05)
    bot.silent = True
    with pytest.raises(DidNotRespond):
        await aiko.autocomplete("lobby", "kingdom build", focused="where", value="D")


async def test_without_a_bot_it_fails_at_once(server, start_bot, aiko):
    async with start_bot():
        pass
    used = await aiko.slash("lobby", "do")
    assert (await used.details())["state"] == "failed"
    with pytest.raises(DidNotRespond):
        await used.answer()


async def test_a_second_answer_is_refused(bot, aiko):
    codes = []

    async def act(interaction):
        await interaction.response.send_message("one")
        twin = discord.InteractionResponse(interaction)
        try:
            await twin.send_message("two")
        except discord.HTTPException as error:
            codes.append((error.status, error.code))

    bot.act = act
    await (await aiko.slash("lobby", "do")).answer()
    await aiko.wait_until(lambda: codes)
    assert codes == [(400, 40060)]


async def test_an_answer_in_a_channel_that_was_deleted_meanwhile_is_refused(bot, aiko):
    made = await aiko.request("POST", "/ui/channels", {"name": "fleeting"})
    refused = []

    async def act(interaction):
        await aiko.request("DELETE", f"/ui/channels/{made['id']}?user={aiko.id}")
        with pytest.raises(discord.NotFound) as caught:
            await interaction.response.defer()
        refused.append(caught.value.code)

    bot.act = act
    await aiko.slash(made, "do")
    await aiko.wait_until(lambda: refused)
    assert refused == [10003]


async def test_a_follow_up_before_the_answer_is_refused(bot, aiko):
    codes = []

    async def act(interaction):
        try:
            await interaction.followup.send("early")
        except discord.NotFound as error:
            codes.append(error.code)
        await interaction.response.send_message("now")

    bot.act = act
    await (await aiko.slash("lobby", "do")).answer()
    assert codes == [10015]


async def test_a_token_lives_fifteen_minutes(bot, aiko):
    kept = []

    async def act(interaction):
        kept.append(interaction)
        await interaction.response.send_message("one", ephemeral=True)

    bot.act = act
    await (await aiko.slash("lobby", "do")).answer()
    await aiko.request("POST", "/test/clock", {"ahead": 890})
    await kept[0].edit_original_response(content="still")
    await aiko.request("POST", "/test/clock", {"ahead": 910})
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].edit_original_response(content="too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)
    await aiko.request("POST", "/test/clock", {"ahead": 4600})
    await (await aiko.slash("lobby", "do")).answer()
    with pytest.raises(discord.HTTPException) as caught:
        await kept[0].edit_original_response(content="long forgotten")
    assert (caught.value.status, caught.value.code) == (404, 10015)


async def test_a_refused_answer_leaves_room_for_a_better_one(bot, aiko):
    codes = []

    async def act(interaction):
        try:
            await interaction.response.send_message("x" * 2001)
        except discord.HTTPException as error:
            codes.append((error.code, "data.content" in str(error)))
        await interaction.response.send_message("short")

    bot.act = act
    assert (await (await aiko.slash("lobby", "do")).answer())["content"] == "short"
    assert codes == [(50035, True)]


async def test_interactions_in_direct_messages_carry_the_user(bot, aiko):
    seen = []

    async def act(interaction):
        seen.append((interaction.guild_id, interaction.user.id, interaction.context.dm_channel))
        await interaction.response.send_message("hello", view=Panel())

    async def press(interaction):
        await interaction.response.send_message("ephemeral in a DM", ephemeral=True)

    bot.act, bot.press = act, press
    message = await (await aiko.slash(await aiko.dm(), "do")).answer()
    assert seen == [(None, int(aiko.id), True)]
    assert texts(await (await aiko.click(message, "Roll")).answer()) == ["ephemeral in a DM"]
    assert [m["content"] for m in await aiko.dms()] == ["hello", "ephemeral in a DM"]


async def test_admin_commands_are_for_the_owner(bot, aiko, marta):
    @bot.tree.command(name="settings", description="Settings")
    @discord.app_commands.default_permissions(manage_guild=True)
    @discord.app_commands.guild_only()
    async def settings(interaction):
        await interaction.response.send_message("set", ephemeral=True)

    await bot.tree.sync()
    assert texts(await (await aiko.slash("lobby", "settings")).answer()) == ["set"]
    with pytest.raises(PlaygroundError, match="may not"):
        await marta.slash("lobby", "settings")
    with pytest.raises(PlaygroundError, match=r"not work here|server only"):
        await aiko.slash(await aiko.dm(), "settings")
