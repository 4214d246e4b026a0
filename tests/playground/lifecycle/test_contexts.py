"""Where a command may be used: in the server, in the bot's direct messages, among people, on another server."""

import discord
import pytest
from discord import app_commands

from playground.testing.person import PlaygroundError
from tests.playground.lifecycle.test_interactions import Panel

EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
BY_BOTH = app_commands.AppInstallationType(guild=True, user=True)


async def offer(bot, *, contexts=EVERYWHERE, installs=BY_BOTH):
    """Offers /do in these contexts, for those who have installed it so."""
    command = bot.tree.get_command("do")
    command.allowed_contexts, command.allowed_installs = contexts, installs
    await bot.tree.sync()


async def test_what_is_registered_is_kept(bot, aiko):
    await offer(bot, contexts=app_commands.AppCommandContext(guild=False, dm_channel=True, private_channel=True))
    (command,) = list((await aiko.bootstrap("do"))["commands"])
    assert (command["integration_types"], command["contexts"]) == ([0, 1], [1, 2])
    with pytest.raises(PlaygroundError, match="does not work here"):
        await aiko.slash("lobby", "do")


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"contexts": [0, 3]}, "contexts.1"),
        ({"contexts": [1, 1]}, "contexts"),
        ({"integration_types": [2]}, "integration_types.0"),
        ({"integration_types": []}, "integration_types"),
    ],
)
async def test_what_is_no_context_is_refused(bot, fields, path):
    command = {"name": "odd", "description": "Odd"} | fields
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.upsert_global_command(bot.application_id, command)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert f"In {path}:" in str(caught.value)


async def test_who_has_not_installed_it_uses_nothing_among_people(bot, aiko, marta):
    await offer(bot)
    among = await aiko.conversation(marta)
    with pytest.raises(PlaygroundError, match="install it for yourself"):
        await aiko.slash(among, "do")
    await aiko.change(installed=True)
    await offer(bot, installs=app_commands.AppInstallationType(guild=True, user=False))
    with pytest.raises(PlaygroundError, match="install it for yourself"):
        await aiko.slash(among, "do")


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_among_people_the_bot_answers_by_the_interaction_alone(bot, aiko, marta, elsewhere):
    await offer(bot)
    await aiko.change(installed=True)
    among = await aiko.conversation(marta, elsewhere=elsewhere)
    seen, refused = [], []

    async def act(interaction):
        seen.append(
            (interaction.context.to_array(), interaction.is_user_integration(), interaction.is_guild_integration())
        )
        await interaction.response.send_message("hello", view=Panel())
        for number in range(6):
            try:
                await interaction.followup.send(f"and {number}", wait=True)
            except discord.HTTPException as error:
                refused.append((number, error.code))
        place = bot.get_partial_messageable(int(among["id"]))
        try:
            await place.send("from myself")
        except discord.Forbidden as error:
            refused.append((0, error.code))

    async def press(interaction):
        seen.append((interaction.context.to_array(), interaction.is_user_integration(), interaction.user.id))
        await interaction.response.edit_message(content="pressed")

    bot.act, bot.press = act, press
    message = await (await aiko.slash(among, "do")).answer()
    await aiko.wait_until(lambda: len(refused) == 2)
    context = [0] if elsewhere else [2]
    assert seen == [(context, True, False)]
    assert refused == [(5, 40094), (0, 50001)]
    assert (await (await marta.click(message, "Roll")).answer())["content"] == "pressed"
    assert seen[1] == (context, False, int(marta.id))  # it was installed by somebody else
    assert not [text for kind, text in bot.heard if kind == "message"]  # the bot hears nothing of what is said there


async def test_the_direct_messages_of_who_has_installed_it_are_open(bot, aiko, marta):
    await offer(bot)
    await marta.change(left=True)
    user = await bot.fetch_user(int(marta.id))
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("hello?")
    assert caught.value.code == 50278
    with pytest.raises(PlaygroundError, match="install it for yourself"):
        await marta.slash(await marta.dm(), "do")
    await marta.change(installed=True)
    await user.send("hello!")
    seen = []

    async def act(interaction):
        seen.append((interaction.context.to_array(), interaction.is_user_integration()))
        await interaction.response.send_message("here")

    bot.act = act
    await (await marta.slash(await marta.dm(), "do")).answer()
    assert seen == [([1], True)]
