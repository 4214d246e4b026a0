"""Faults on demand, and what discord.py makes of them."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord
import pytest

from playground.testing.faults import Faults
from playground.testing.person import PlaygroundError
from tests.patience import PATIENCE

SENDS = r"POST /channels/\d+/messages"
CALLBACKS = r"POST /interactions/.*/callback"


def lobby(bot):
    return next(channel for channel in bot.guilds[0].text_channels if channel.name == "lobby")


async def plant(person, pattern, kind, times=1, arg=None):
    await person.request("POST", "/test/faults", [{"pattern": pattern, "kind": kind, "times": times, "arg": arg}])


async def statuses(person, ending):
    """Statuses of the recorded requests to paths with this ending, None where no answer went out."""
    records = await person.traffic()
    return [record.get("response_status") for record in records if record["path"].split("?")[0].endswith(ending)]


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_429_is_waited_out(bot, aiko, everywhere):
    await plant(aiko, SENDS, "429", arg={"retry_after": 0.05, "global": everywhere})
    await lobby(bot).send("patience")
    assert [message["content"] for message in await aiko.messages("lobby")] == ["patience"]
    assert await statuses(aiko, "/messages") == [429, 200]


async def test_a_500_is_tried_again_and_a_503_is_told(bot, aiko):
    await plant(aiko, SENDS, "5xx")
    await lobby(bot).send("again")
    assert await statuses(aiko, "/messages") == [500, 200]
    await plant(aiko, SENDS, "5xx", arg=503)
    with pytest.raises(discord.DiscordServerError):
        await lobby(bot).send("never")
    assert [message["content"] for message in await aiko.messages("lobby")] == ["again"]


async def test_a_lost_answer_to_a_send_is_made_good_by_its_nonce(bot, aiko):
    await plant(aiko, SENDS, "lost")
    await lobby(bot).send("once")
    assert [message["content"] for message in await aiko.messages("lobby")] == ["once"]
    assert await statuses(aiko, "/messages") == [500, 200]


async def test_a_lost_answer_doubles_a_follow_up(bot, aiko):
    async def act(interaction):
        await interaction.response.send_message("first")
        await interaction.followup.send("twice")
        await interaction.followup.send("end")

    bot.act = act
    await plant(aiko, r"POST /webhooks/", "lost")
    await aiko.slash("lobby", "do")
    await aiko.wait_message("lobby", lambda message: message["content"] == "end")
    assert [message["content"] for message in await aiko.messages("lobby")] == ["first", "twice", "twice", "end"]


async def test_a_lost_answer_to_an_interaction_ends_in_40060(bot, aiko):
    codes = []

    async def act(interaction):
        try:
            await interaction.response.send_message("seen all the same")
        except discord.HTTPException as error:
            codes.append(error.code)

    bot.act = act
    await plant(aiko, CALLBACKS, "lost")
    used = await aiko.slash("lobby", "do")
    assert (await used.answer())["content"] == "seen all the same"
    await aiko.wait_until(lambda: codes)
    assert codes == [40060]


@pytest.mark.parametrize(("arg", "arrived"), [(None, []), ("after", ["reset"])])
async def test_a_reset_breaks_the_connection(bot, aiko, arg, arrived):
    await plant(aiko, SENDS, "reset", arg=arg)
    with pytest.raises(aiohttp.ClientError):
        await lobby(bot).send("reset")
    assert [message["content"] for message in await aiko.messages("lobby")] == arrived


async def test_a_delay_only_takes_its_time(bot, aiko):
    await plant(aiko, SENDS, "delay", arg=0.1)
    await lobby(bot).send("slow")
    assert [message["content"] for message in await aiko.messages("lobby")] == ["slow"]


async def test_an_answer_delayed_too_long_is_refused(bot, aiko, monkeypatch):
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", 0.05)
    codes = []

    async def act(interaction):
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as error:
            codes.append(error.code)

    bot.act = act
    await plant(aiko, CALLBACKS, "delay", arg=0.3)
    await aiko.slash("lobby", "do")
    await aiko.wait_until(lambda: codes)
    assert codes == [10062]
    assert await aiko.messages("lobby") == []


async def test_faults_are_forgotten_on_demand_and_nonsense_is_refused(bot, aiko):
    await plant(aiko, SENDS, "reset", times=5)
    await aiko.request("DELETE", "/test/faults")
    await lobby(bot).send("fine")
    for fault in ({"pattern": "x"}, {"pattern": "x", "kind": "rain"}, {"pattern": "(", "kind": "lost"}):
        with pytest.raises(PlaygroundError):
            await aiko.request("POST", "/test/faults", [fault])


def test_a_fault_is_used_up_by_matching_requests_only():
    faults = Faults()
    faults.add("POST /a", "lost", times=2)
    faults.add("POST", "delay")
    kinds = [
        fault and fault.kind
        for fault in (faults.take(r) for r in ("GET /a", "POST /a", "POST /a", "POST /a", "POST /a"))
    ]
    assert kinds == [None, "lost", "lost", "delay", None]


# -- the gateway -------------------------------------------------------------------------------------------------


async def answer_all(bot):
    async def act(interaction):
        await interaction.response.send_message("there")

    bot.act = act


@pytest.mark.parametrize("drop", [{}, {"code": 4000}, {"code": 1000}, {"op": 7}])
async def test_a_dropped_socket_resumes_and_gets_what_it_missed(bot, aiko, drop):
    await answer_all(bot)
    assert (await aiko.request("POST", "/test/drop", drop))["dropped"] == 1
    used = await aiko.slash("lobby", "do")
    assert (await used.answer())["content"] == "there"
    await aiko.wait_until(lambda: bot.count("resumed") == 1)


async def test_a_forgotten_session_starts_anew_and_old_buttons_work(bot, aiko):
    view = discord.ui.View(timeout=None)
    pressed = []

    class Button(discord.ui.Button):
        async def callback(self, interaction):
            pressed.append(self.custom_id)
            await interaction.response.send_message("still works", ephemeral=True)

    view.add_item(Button(label="Old", custom_id="old"))
    bot.add_view(view)
    await lobby(bot).send("panel", view=view)
    await aiko.request("POST", "/test/drop", {"op": 9, "resume": False})
    await aiko.wait_until(lambda: [e["d"]["online"] for e in aiko.events if e["t"] == "BOT"][-2:] == [False, True])
    message = await aiko.wait_message("lobby")
    assert (await (await aiko.click(message, "Old")).answer())["content"] == "still works"
    assert (pressed, bot.count("resumed")) == (["old"], 0)


async def test_a_repeated_delivery_runs_twice_and_answers_once(bot, aiko):
    codes = []

    async def act(interaction):
        try:
            await interaction.response.send_message("one answer")
            codes.append(None)
        except discord.HTTPException as error:
            codes.append(error.code)

    bot.act = act
    used = await aiko.slash("lobby", "do")
    await used.answer()
    await aiko.request("POST", "/test/repeat", {"interaction_id": used.id})
    await aiko.wait_until(lambda: len(codes) == 2)
    assert codes == [None, 40060]
    with pytest.raises(PlaygroundError):
        await aiko.request("POST", "/test/repeat", {"interaction_id": "1"})


async def test_an_upload_that_breaks_off_is_one_line(server, caplog):
    """The bot dies in the middle of a picture."""
    caplog.set_level("INFO")
    reader, writer = await asyncio.open_connection(server.host, server.port)
    head = (
        "POST /api/v10/channels/1/messages HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n"
        "Content-Type: multipart/form-data; boundary=b\r\nExpect: 100-continue\r\n\r\n"
    )
    writer.write(head.encode())
    assert b"100" in await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.write(b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content"')
    await writer.drain()
    writer.transport.abort()
    told = asyncio.Event()
    watch = logging.Handler()
    watch.emit = lambda record: told.set()
    logger = logging.getLogger("playground.rest.app")
    logger.addHandler(watch)
    try:
        await asyncio.wait_for(told.wait(), PATIENCE)
    finally:
        logger.removeHandler(watch)
    assert "broke off" in caplog.text
    assert [record for record in caplog.records if record.exc_info] == []
