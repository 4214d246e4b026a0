"""Whoever wishes a language of their own is written to in it, whatever the occasion."""

from __future__ import annotations

import re

from data.server import guilds
from data.server.guilds import Guild
from tests.cogs.people.test_reminders import timed, turn
from tests.cogs.people.test_vacation import is_away
from tests.cogs.seats.test_clocks import later, with_pace
from tests.kit.desks import invited, walk
from tests.kit.room import (
    PATIENCE,
    Guest,
    Object,
    have_played,
    open_table,
    until,
)
from tests.kit.ways import Fill

KANA = re.compile("[ぁ-ヺ]")


async def japanese_wished(room, guest: Guest) -> None:
    await walk(guest, await invited(room, guest), "More…", "Settings", "Change", Fill({"language": "ja"}))


async def all_dms(guest: Guest, about: str = "") -> list[Object]:
    return [message for message in await guest.dms() if message["content"] and about in message["content"]]


async def test_hands_reminders_and_vacations_come_in_the_language_one_chose(room, aiko, marta):
    await have_played(room, aiko, marta)
    await japanese_wished(room, aiko)
    board = await with_pace(room, aiko, marta)
    await room.settled()
    if await board.guest_to_act() is marta:
        await turn(board)
    hand = await until(lambda: all_dms(aiko))
    await later(room, 10)
    await room.settled()
    reminded = await all_dms(aiko)
    await later(room, 1.5)
    await until(lambda: is_away(board, aiko))
    await room.settled()
    told = [*hand, *reminded, *await all_dms(aiko)]
    assert len({message["content"] for message in told}) >= 3, "a hand, a reminder and a vacation"
    assert [message["content"] for message in told if not KANA.search(message["content"])] == []
    assert [message["content"] for message in await all_dms(marta) if KANA.search(message["content"])] == []


async def test_many_tables_are_told_of_in_the_language_one_chose(room, aiko, marta):
    await japanese_wished(room, aiko)
    for _ in range(4):
        board = await timed(room, aiko, marta, bank="5 days")
        if await board.guest_to_act() is marta:
            await turn(board)
    assert await until(lambda: all_dms(aiko, "**4卓があなたを待っています**"))
    await room.settled()
    assert await all_dms(aiko, "tables wait for you") == []


async def test_japanese_sentences_follow_one_another_without_a_space(room, aiko, marta):
    board = await open_table(room, aiko, marta)
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    await japanese_wished(room, aiko)
    server = int((await aiko.bootstrap())["guild"]["id"])
    await room.store.write(lambda transaction: guilds.keep(transaction, server, Guild("ja")))
    quiet = await aiko.type("games", "settings quiet", begin=22, end=7, zone="Tokyo")
    explained = await aiko.press(lobby, "Options")
    await aiko.type(board.thread, "table pause")
    paused = await aiko.wait_message(board.thread, lambda one: "テーブルは一時停止中です" in one["content"], PATIENCE)
    told = [quiet, explained, paused]
    assert all(KANA.search(message["content"]) for message in told)
    assert [message["content"] for message in told if re.search("[。：、] ", message["content"])] == []
