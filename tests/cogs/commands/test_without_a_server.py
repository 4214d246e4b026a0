"""Without a server every command has an answer: in the direct messages with the bot, among people, on a server where
the bot is not."""

from __future__ import annotations

import logging

import pytest
from discord import app_commands

from render.words.text import texts
from tests.kit.admission import _channel, is_for_servers, options_of
from tests.kit.room import PATIENCE

WRONG = {texts("en").t(key) for key in ("error-unexpected", "error-forbidden", "error-store-busy")}
TELLING = {
    "desk": "in a server",
    "doctor": "in a server",
    "settings language": "in a server",
    "tournament new": "channel of a server",
    "tournament list": "you are in no tournament",
    "tournament show": "you are in no tournament",
    "ranking": "rank",
    "records": "record",
    "seek": "in the channel of a server",
    "games": "the lobby is open",
    "table play": "no table",
    "play": "Who joins?",
}
"""Of these a few words of what answers: what they ask of a server has an answer without one."""


@pytest.mark.parametrize("where", ["direct", "among", "elsewhere"])
async def test_every_command_answers(room, aiko, marta, where, caplog):
    """A sentence or a page, never an error."""
    noor, _ = await room.join("Noor", "Ada")
    await noor.change(left=True, installed=True)
    place = await noor.dm() if where == "direct" else await noor.conversation(marta, elsewhere=where == "elsewhere")
    commands = [one for one in room.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
    channel, said = _channel(room.bot), {}
    caplog.set_level(logging.ERROR)
    for command in commands:
        if is_for_servers(command):
            continue
        typed = options_of(command, channel)
        if "game" in typed:
            typed["game"] = "kingdom_builder"
        answer = await (await noor.slash(place, command.qualified_name, **typed)).answer(PATIENCE)
        assert answer["content"] or answer["attachments"], command.qualified_name
        said[command.qualified_name] = answer["content"]
    assert len(said) > 60
    assert {name for name, text in said.items() if text in WRONG} == set()
    assert {name: said[name] for name, words in TELLING.items() if words.lower() not in said[name].lower()} == {}
    assert [one.getMessage() for one in caplog.records] == []
