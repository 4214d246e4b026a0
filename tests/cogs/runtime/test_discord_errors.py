"""The table of Discord's refusals: what waits, what falls back, what is given up, and who is told."""

from __future__ import annotations

from types import SimpleNamespace

import aiohttp
import discord
import pytest

from cogs.runtime import discord_errors
from cogs.runtime.discord_errors import Way
from render.words.text import LANGUAGES, texts

pytestmark = pytest.mark.fast


def refused(status: int, code: int = 0, headers: dict[str, str] | None = None) -> discord.HTTPException:
    """What discord.py raises for this answer."""
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    response = SimpleNamespace(status=status, reason="", headers=headers or {})
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": ""})


@pytest.mark.parametrize(
    ("status", "code", "message", "thread"),
    [
        (400, 160004, Way.GIVE_UP, Way.DONE),
        (400, 160006, Way.GIVE_UP, Way.FALL_BACK),
        (400, 50024, Way.GIVE_UP, Way.FALL_BACK),
        (400, 50035, Way.GIVE_UP, Way.FALL_BACK),
        (400, 0, Way.GIVE_UP, Way.FALL_BACK),
        (403, 50013, Way.WAIT, Way.FALL_BACK),
        (403, 50001, Way.WAIT, Way.FALL_BACK),
        (403, 160005, Way.WAIT, Way.FALL_BACK),
        (403, 50007, Way.FALL_BACK, Way.FALL_BACK),
        (404, 10003, Way.FALL_BACK, Way.FALL_BACK),
        (404, 10008, Way.FALL_BACK, Way.WAIT),
        (400, 20016, Way.WAIT, Way.WAIT),
        (400, 40003, Way.WAIT, Way.WAIT),
        (429, 0, Way.WAIT, Way.WAIT),
        (500, 0, Way.WAIT, Way.WAIT),
        (503, 0, Way.WAIT, Way.WAIT),
    ],
)
def test_each_refusal_has_its_way(status, code, message, thread):
    assert discord_errors.of_message(refused(status, code)).way is message
    assert discord_errors.of_thread(refused(status, code)).way is thread


def test_whatever_changes_where_a_table_is_played_is_told_to_its_host():
    silent = {
        code
        for rulings in (discord_errors.OF_MESSAGES, discord_errors.OF_THREADS)
        for code, ruling in rulings.items()
        if ruling.way is not Way.WAIT and not ruling.host
    }
    assert silent == {
        discord_errors.UNKNOWN_MESSAGE,
        discord_errors.EDITED_TOO_OFTEN,
        discord_errors.THREAD_EXISTS,
        *discord_errors.CLOSED_DM,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_can_be_told(language):
    rulings = {
        *discord_errors.OF_MESSAGES.values(),
        *discord_errors.OF_THREADS.values(),
        discord_errors.of_message(refused(403)),
        discord_errors.of_thread(refused(400)),
    }
    told = {ruling.host for ruling in rulings} - {""}
    assert len(told) == 7
    assert all("<#7>" in texts(language).t(key, place="<#7>") or key == "note-channel-gone" for key in told)


def test_an_outage_is_waited_out_and_a_limit_is_kept():
    assert discord_errors.is_outage(refused(503))
    assert discord_errors.is_outage(aiohttp.ServerDisconnectedError())
    assert discord_errors.is_outage(OSError())
    assert not discord_errors.is_outage(refused(403))
    assert not discord_errors.is_outage(KeyError())
    assert discord_errors.seconds_to_wait(refused(429, headers={"Retry-After": "21"})) == 21.0
    assert discord_errors.seconds_to_wait(refused(429)) == 1.0
    assert discord_errors.seconds_to_wait(refused(500)) is None
