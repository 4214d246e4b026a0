"""The application's emoji: put up once by one process, versioned, and never waited for."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from copy import copy
from functools import cache
from pathlib import Path

import discord
import pytest

from cogs.app import emoji as worker
from cogs.base.emoji import WORDS_ALONE, KnownEmoji, PieceEmoji, take_off
from cogs.runtime.heartbeat import Heartbeat
from render.kit.emoji import SHARED, Emoji, disc
from render.registry import RENDERERS
from tests.kit.desks import invited, walk
from tests.kit.room import Object, Room, menus, open_room, open_table, until
from tests.kit.ways import Fill

GAME = "path_of_civilization"
MOST = {slug: None if slug == GAME else 1 for slug in RENDERERS}
ALL = len(SHARED) + sum(len(renderer.emoji[: MOST[slug]]) for slug, renderer in RENDERERS.items())
POSTS = "POST /applications/.*/emojis"
file_of_emoji = cache(worker._file)


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """All emoji of one game, and one of each other, each drawn for all tests: a hundred would take long."""
    monkeypatch.setattr(worker, "_file", file_of_emoji)
    for slug, renderer in RENDERERS.items():
        monkeypatch.setattr(type(renderer), "emoji", renderer.emoji[: MOST[slug]])


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    async with open_room(tmp_path, monkeypatch, emoji=True) as room:
        yield room


def known(room: Room) -> KnownEmoji:
    return room.services.emoji


async def complete(room: Room) -> None:
    await until(lambda: len(known(room)) == ALL)


async def requests(room: Room, method: str) -> list[Object]:
    """The bot's requests of this kind about emoji."""
    return [one for one in await room.traffic() if one["method"] == method and "/emojis" in one["path"]]


async def names(room: Room) -> list[str]:
    return [one.name for one in await room.bot.fetch_application_emojis()]


async def test_they_are_put_up_once_and_then_only_learned(room: Room) -> None:
    await complete(room)
    assert len({*await names(room)}) == ALL
    tile = known(room).of("tigris_euphrates", "settlement")
    assert tile is not None
    assert tile.name.startswith("zg_te_settlement_")
    assert known(room).of("sobek", "seat1") == known(room).of("iwari", "seat1") is not None
    assert known(room).of("sobek", "settlement") is None
    await room.restart()
    await complete(room)
    assert len(await requests(room, "POST")) == ALL


async def test_they_are_put_up_by_a_bot_on_shards_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_room(tmp_path, monkeypatch, emoji=True, shards="0/1") as room:
        await complete(room)


async def test_a_new_version_takes_the_place_of_the_old_one_a_day_later(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then messages, and a process of the version before, may show it; what others have put up stays."""
    await complete(room)
    await room.bot.create_application_emoji(name="party", image=worker._file(SHARED[0]))
    before = known(room).of("sobek", "seat1")
    changed = (Emoji("seat1", disc("cross", (9, 99, 9))), *SHARED[1:])
    monkeypatch.setattr(worker, "SHARED", changed)
    await room.restart()
    await complete(room)
    after = known(room).of("sobek", "seat1")
    assert before is not None
    assert after is not None
    assert {before.name, after.name, "party"} <= {*await names(room)}
    room.ahead = worker.DAY + 60
    await room.restart()
    await until(lambda: _is_gone(room, before.name))
    assert {after.name, "party"} <= {*await names(room)}
    assert len(await names(room)) == ALL + 1


async def _is_gone(room: Room, name: str) -> bool:
    return name not in await names(room)


@pytest.mark.parametrize(("kind", "arg"), [("refuse", 50013), ("refuse", 30008), ("5xx", 503)])
async def test_what_is_refused_is_tried_again_and_nobody_waits(
    room: Room, monkeypatch: pytest.MonkeyPatch, kind: str, arg: int
) -> None:
    """No right, its limit, an outage: words alone, and a table that is played."""
    await complete(room)
    gone = known(room).of("sobek", "wheat")
    assert gone is not None
    await room.bot.http.delete_application_emoji(room.bot.application_id or 0, gone.id)
    await room.join("Aiko", "Marta")
    await room.fault(POSTS, kind, 99, arg)
    tried = len(await requests(room, "POST"))
    await room.restart()
    await until(lambda: _tried(room, tried))
    assert known(room).of("sobek", "wheat") is None
    board = await open_table(room, *room.guests)
    assert (await board.shown())["attachments"]
    monkeypatch.setattr(worker, "AGAIN", 0.05)
    await room.restart_without_faults()
    await complete(room)


async def _tried(room: Room, before: int) -> bool:
    return len(await requests(room, "POST")) > before


async def test_an_unexpected_failure_is_an_error_in_the_log_and_is_tried_again(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(worker, "AGAIN", 0.01)
    find, times = discord.Client.fetch_application_emojis, list[int]()

    async def odd(client: discord.Client) -> list[discord.Emoji]:
        times.append(1)
        if len(times) == 1:
            raise ValueError("odd")
        return await find(client)

    monkeypatch.setattr(discord.Client, "fetch_application_emojis", odd)
    await room.restart()
    await until(lambda: len(known(room)) == ALL)
    assert "ERROR" in [one.levelname for one in caplog.records if one.name == "ziggurat.emoji"]


async def test_one_of_two_processes_puts_them_up(room: Room) -> None:
    """The other holds no lease, and learns what there is."""
    await complete(room)
    gone = known(room).of("sobek", "wheat")
    assert gone is not None
    await room.bot.http.delete_application_emoji(room.bot.application_id or 0, gone.id)
    beside = copy(room.services)
    beside.process = Heartbeat(room.store)
    beside.process.id = room.services.process.id + 1
    await room.services.process.beat()
    assert not await worker.EmojiWorker(beside, room.bot)._sync()
    assert len(known(room)) == ALL - 1
    assert await worker.EmojiWorker(room.services, room.bot)._sync()
    assert len(known(room)) == ALL


# --- what carries them ----------------------------------------------------------------------------------------------


async def test_lists_carry_them_and_words_alone_stay_words(room: Room) -> None:
    """The close-up list; then for somebody who wants words alone."""
    await complete(room)
    aiko, marta = await room.join("Aiko", "Marta")
    board = await open_table(room, aiko, marta, game=GAME)
    shown = await aiko.type(board.thread, "table board")
    found = [option.get("emoji", {}).get("name", "") for option in menus(shown)[0]["options"]]
    assert [name.rpartition("_")[0] for name in found[:4]] == [
        "zg_all_seat1",
        "zg_all_seat2",
        "zg_pc_wonder",
        "zg_pc_leader",
    ]
    page = await walk(aiko, await invited(room, aiko), "More…", "Settings", "Change", Fill({"also": ["plain"]}))
    assert "Your buttons and lists have words alone, without emoji." in page["content"]
    assert "emoji" not in json.dumps(menus(await aiko.type(board.thread, "table board")))
    assert "emoji" in json.dumps(menus(await marta.type(board.thread, "table board")))


async def test_an_emoji_that_is_gone_leaves_the_word(room: Room) -> None:
    """Somebody has deleted it by hand: Discord would take the message for nothing. It is put up again."""
    await complete(room)
    aiko, marta = await room.join("Aiko", "Marta")
    board = await open_table(room, aiko, marta, game=GAME)
    gone = known(room).of(GAME, "wonder")
    assert gone is not None
    await room.bot.http.delete_application_emoji(room.bot.application_id or 0, gone.id)
    shown = await aiko.type(board.thread, "table board")
    assert menus(shown)[0]["options"]
    assert "emoji" not in json.dumps(menus(shown))
    await complete(room)
    assert known(room).of(GAME, "wonder") not in (None, gone)
    assert "emoji" in json.dumps(menus(await aiko.type(board.thread, "table board")))


async def test_what_is_left_in_advance_carries_them(room: Room) -> None:
    """The agents that are kept first carry their squares, the technologies that are bought their types."""
    await complete(room)
    aiko, marta = await room.join("Aiko", "Marta")
    board = await open_table(room, aiko, marta, game=GAME)
    seen: dict[str, list[str]] = {}
    shown = await aiko.press(await aiko.press(await board.shown(aiko), "Play"), "Answers in advance")
    for offer in menus(shown)[0]["options"]:
        shown = await aiko.choose(shown, menus(shown)[0], [offer["value"]])
        seen[offer["value"]] = [one.get("emoji", {}).get("name", "") for one in menus(shown)[1]["options"]]
    keys = {name: [one.split("_", 2)[-1].rpartition("_")[0] for one in found] for name, found in seen.items()}
    assert keys["keep_agents"] == ["builder", "ambassador", "philosopher", "sage", "unit"]
    assert {*keys["purchases"]} == {"culture", "science", "spirituality", "industry", "military"}
    assert keys["wish_wonders"][-1] == ""


def test_emoji_are_taken_off_wherever_a_view_has_them() -> None:
    one = discord.PartialEmoji(name="zg_all_seat1_00000000", id=1)
    layout, view = discord.ui.LayoutView(), discord.ui.View()
    select = discord.ui.Select[discord.ui.View](options=[discord.SelectOption(label="A", emoji=one)])
    beside = discord.ui.Button[discord.ui.LayoutView](label="B", emoji=one)
    layout.add_item(discord.ui.Container(discord.ui.Section("Here", accessory=beside)))
    view.add_item(select).add_item(discord.ui.Button(label="C", emoji=one))
    for whole in (layout, view):
        assert "zg_all_seat1" in json.dumps(whole.to_components())
        take_off(whole)
        assert "zg_all_seat1" not in json.dumps(whole.to_components())


def test_who_reads_words_alone_is_shown_none() -> None:
    emoji = KnownEmoji()
    emoji.learn({("", "seat1"): discord.PartialEmoji(name="zg_all_seat1_00000000", id=1)})
    assert PieceEmoji(RENDERERS[GAME], emoji).seat(0) is not None
    assert PieceEmoji(RENDERERS[GAME], emoji).of("") is None
    assert WORDS_ALONE.seat(0) is None
