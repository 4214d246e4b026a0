"""The bot in this process against a playground, and people who use it by clicking and typing alone."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
from aiohttp import web_app
from discord.backoff import ExponentialBackoff

from bot import point_at
from cogs.app.client import Ziggurat
from cogs.app.sharding import Sharded, parse
from cogs.base.services import Services
from cogs.runtime.tracing import Watcher
from data.engines.store import Transaction
from data.lobby.beginning import open_begun
from data.lobby.opening import Opening
from data.lobby.options import intended_seats
from data.people import people
from data.tables.tables import Tables
from playground import UNLIMITED, Rates, Server
from playground.testing.reading import PlaygroundError
from playground.world.ids import GUILD_ID
from render.kit.renderer import Renderer
from render.registry import RENDERERS
from rules.core.contract import AnyGame, GameInfo
from rules.registry import GAMES
from rules.table.player import Holder
from tests.kit.bare import BARE, blank
from tests.kit.guest import (
    Guest,
    Near,
    Object,
    Page,
    buttons,
    is_board,
    menus,
)
from tests.kit.overhearing import Listener
from tests.patience import ANSWER_SECONDS, PATIENCE
from tests.processes import client
from tests.processes.stores import open_store

BOT_PAUSE = 0.02
RETRY = 0.02
"""Seconds between two tries of discord.py to connect; it would wait ever longer."""
NO_MORE_GUILDS = 0.01
"""Seconds after which discord.py expects no more guilds and is ready; the playground sends them all at once."""
LOOK = 0.01
"""Seconds between two looks at what is waited for."""


class Room:
    """A playground with the bot on it. ``restart`` ends the bot and starts another on the same store.

    ``seed`` is that of every game; ``ahead`` puts the bot's clock ahead, in seconds. ``games`` and ``renderers`` stand
    in for those registered under the same slugs, ``watch`` makes who takes figures, ``shards``
    is what ``--shards`` says."""

    database: str | None = None
    """The address of the store, where it is not a file in the directory."""
    pictures = True
    """Whether whole pictures are drawn, by those renderers that are not given."""

    def __init__(
        self,
        server: Server,
        directory: Path,
        seed: str = "",
        games: Sequence[AnyGame] = (),
        renderers: Sequence[Renderer] = (),
        watch: Callable[[Services], Watcher] | None = None,
        shards: str = "",
        **store: Any,
    ) -> None:
        self.server = server
        self.directory = directory
        self.guests: list[Guest] = []
        self.page = Page(server)
        self._store_options = store
        self._seed = seed
        self._watch = watch
        self._shards = shards
        self._games = {**GAMES, **{game.info.slug: game for game in games}}
        drawing = RENDERERS if self.pictures else BARE
        self._renderers = {**drawing, **{renderer.info.slug: renderer for renderer in renderers}}
        self.ahead = 0.0
        self.overheard = Listener()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        address = self.database or self.directory / "ziggurat.sqlite3"
        self.store = await open_store(address, **self._store_options)
        tables = Tables(self.store, self._games, bot_pause=BOT_PAUSE)
        self.overheard.follow(tables, address, self._clock)
        self.services = Services(self.store, tables, self._renderers, now=self._clock)
        self.services.thinking.late = PATIENCE
        if self._seed:
            self.services.new_seed = lambda: self._seed
        self.watcher = None if self._watch is None else self._watch(self.services)
        if self._shards:
            shards = parse(self._shards)
            self.bot: Ziggurat = Sharded(self.services, shards, self.watcher, guild_ready_timeout=NO_MORE_GUILDS)
        else:
            self.bot = Ziggurat(self.services, self.watcher, guild_ready_timeout=NO_MORE_GUILDS)
        self._task = asyncio.create_task(self.bot.start(self.server.token))
        await until(self._is_ready)

    async def _is_ready(self) -> bool:
        if self._task is not None and self._task.done():
            await self._task  # raises why the bot has ended
        return self.bot.is_ready()

    def _clock(self) -> float:
        return time.time() + self.ahead

    async def stop(self) -> None:
        if self._task is None:
            return
        await client.end(self.bot, self._task)
        self.services.pool.close()
        self.overheard.close()
        await self.store.close()
        self._task = None

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def join(self, *names: str) -> list[Guest]:
        """These people come in; somebody unknown is added to the guild."""
        came = []
        for name in names:
            try:
                guest = await Near.come(self.page, name)
            except PlaygroundError:
                await self.page.ask("POST", "/ui/users", {"name": name}, {})
                guest = await Near.come(self.page, name)
            self.guests.append(guest)
            came.append(guest)
        return came

    async def leave(self) -> None:
        for guest in self.guests:
            await guest.leave()

    async def traffic(self) -> list[Object]:
        """What the bot has asked of Discord so far."""
        return [msgspec.json.decode(line) for line in (await self.raw_traffic()).splitlines()]

    async def raw_traffic(self) -> str:
        """The same as JSON lines, as the checker of traffic reads them."""
        _, text = await self.page.ask("GET", "/test/traffic", None, {})
        return text

    async def settled(self) -> None:
        """Waits until the outbox is empty."""

        async def empty() -> bool:
            row = await self.store.reading.row("SELECT COUNT(*) FROM outbox")
            return row is not None and row[0] == 0

        await until(empty)

    async def fault(self, pattern: str, kind: str, times: int = 1, arg: Any = None) -> None:
        body = {"pattern": pattern, "kind": kind, "times": times, "arg": arg}
        await self.guests[0].request("POST", "/test/faults", body)

    async def restart_without_faults(self) -> None:
        """The same as :meth:`restart`; what was to go wrong, and has not yet, goes well."""
        await self.stop()
        await self.guests[0].request("DELETE", "/test/faults")
        await self.start()

    async def facts(self, table_id: int) -> tuple[int, int]:
        """Version and length of the log: both stay when nothing happened."""
        row = await self.store.reading.row(
            "SELECT version, (SELECT COUNT(*) FROM log WHERE table_id = tables.id) AS lines FROM tables WHERE id = ?",
            table_id,
        )
        assert row is not None
        return row["version"], row["lines"]


async def until(condition: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Waits until ``condition`` (plain or async) holds; what it answered."""
    async with asyncio.timeout(patience):
        while True:
            found = condition()
            if asyncio.iscoroutine(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(LOOK)


@contextlib.asynccontextmanager
async def open_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, rates: Rates = UNLIMITED, emoji: bool = False, **options: Any
) -> AsyncIterator[Room]:
    """A running room; the client's addresses are put back afterwards. ``rates`` is how often the bot may do what: no
    limits unless they are asked for, so that tests do not wait for them. The bot puts its ``emoji`` up at once, or
    not at all: a hundred requests are nothing that other tests should meet."""
    monkeypatch.setattr("cogs.app.emoji.QUIET", 0.0 if emoji else 3600.0)
    monkeypatch.setattr("cogs.app.emoji.PAUSE", 0.0)
    monkeypatch.setattr("cogs.app.client.warm_up", lambda: None)  # four seconds in each process
    if not Room.pictures:
        for message in ("cogs.lobby.message", "cogs.tournaments.message"):
            monkeypatch.setattr(f"{message}.draw_lobby_card", blank)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    monkeypatch.setattr(
        discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    )
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", ANSWER_SECONDS)
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda self: RETRY)
    server = Server(tmp_path / "world", rates=rates)
    await server.start()
    point_at(server.url)
    room = Room(server, tmp_path, **options)
    room.overheard.listen(server)
    try:
        await room.start()
        yield room
    finally:
        await room.leave()
        await room.stop()
        await server.stop()
        web_app._cached_build_middleware.cache_clear()  # it would keep the servers of a thousand tests
    faults = room.overheard.faults
    assert not faults, "\n".join(faults)


class Board:
    """A running table as people see it: its thread and the newest board in it."""

    def __init__(self, room: Room, number: int, thread: Object, players: list[Guest]) -> None:
        self.room = room
        self.number = number
        self.thread = thread
        self.players = players

    async def shown(self, guest: Guest | None = None) -> Object:
        """The newest board message."""
        return await (guest or self.players[0]).wait_message(self.thread, is_board, PATIENCE)

    async def board_for(self, guest: Guest) -> Object:
        """The newest board, once it calls this person."""
        return await guest.wait_message(
            self.thread, lambda message: is_board(message) and f"<@{guest.id}>" in message["content"], PATIENCE
        )

    async def seat_to_act(self) -> int:
        """The seat that owes a decision; -1 when the game is over."""
        row, table = await self.room.services.tables.at(self.number)
        acting = () if table.ended else self.room.services.tables.game(row).to_act(table.state)
        return acting[0] if acting else -1

    async def guest_to_act(self) -> Guest | None:
        """The person whose turn it is: told by the store, as a person is told by the ping."""
        row, table = await self.room.services.tables.at(self.number)
        acting = () if table.ended else self.room.services.tables.game(row).to_act(table.state)
        for seat in acting:
            user_id = table.players[seat].user_id
            for guest in self.room.guests:
                if int(guest.id) == user_id:
                    return guest
        return None

    async def next_guest(self) -> Guest | None:
        """The person whose turn it is, once bot players have moved; nobody once the game is over."""

        async def asked_or_over() -> list[Guest | None]:
            guest = await self.guest_to_act()
            _, table = await self.room.services.tables.at(self.number)
            return [guest] if guest is not None or table.ended else []

        found: list[Guest | None] = await until(asked_or_over)
        return found[0]

    async def other(self) -> Guest:
        """Somebody seated who has nothing to decide now."""
        acting = await self.guest_to_act()
        return next(guest for guest in self.players if guest is not acting)


async def open_table(
    room: Room, *players: Guest, game: str = "kingdom_builder", bots: int = 0, pace: str = "", **options: str
) -> Board:
    """A game that has just begun, of the first player's table: the store has it as if all had joined there, and bot
    players; waits for the thread with the first board. The ``options`` are the game's, or its defaults; ``pace`` is
    "none" for a table without a clock. What people press before is tried by :func:`open_by_clicks`."""
    services, guild_id = room.services, int(GUILD_ID)
    info = services.game(game).info
    host, *others = [Holder(int(guest.id), guest.user["global_name"]) for guest in players]
    seats = len(players) + bots
    opening = Opening(
        game,
        guild_id,
        int(await players[0].channel("games")),
        host,
        max(seats, intended_seats(info, 2)),
        _defaults(info) | options,
        bots=("normal",) * bots,
    )
    if pace == "none":
        opening = msgspec.structs.replace(opening, clock=None)

    heard = [people.Heard(int(one.id), guild_id, one.user["global_name"], one.user["locale"]) for one in players]

    async def work(transaction: Transaction) -> int:
        for one in heard:
            await people.meet(transaction, one.user_id, one.name, one.locale)
        seed, now = services.new_seed(), services.now()
        return (await open_begun(transaction, services.tables, opening, others, seed, now)).id

    table_id = await room.store.write(work)
    for one in heard:
        services.heard.keep(one)
    services.wake()
    return await _begun(room, "id", table_id, list(players))


async def open_by_clicks(room: Room, *players: Guest, **options: str) -> Board:
    """The same as :func:`open_table`, as people do it: opens a lobby, sets options (of a game that begins otherwise
    with newcomers: back to its defaults first), lets everybody join, and starts."""
    host = players[0]
    lobby = await host.type("games", "play", game="kingdom_builder")
    info = room.services.game("kingdom_builder").info
    rules = {option.name: options.pop(option.name) for option in info.options if option.name in options}
    await _set_options(room, lobby, _defaults(info) | rules)
    for name, value in options.items():
        panel = await host.press(lobby, "Options")
        menu = next(menu for menu in menus(panel) if menu["custom_id"].endswith(f"/{name}"))
        await host.choose(panel, menu, [value])
        lobby = await until(partial(_redrawn, host, lobby))
    for guest in players[1:]:
        lobby = await guest.press(lobby, "Join")
    await press_start(room, host, lobby)
    return await table_of(room, lobby, list(players))


def _defaults(info: GameInfo) -> dict[str, str]:
    """The options that a game begins with where nobody is new; those left out are the game's own."""
    usual = any(preset.values == info.defaults != info.gentlest for preset in info.presets)
    return {} if usual else dict(info.gentlest)


async def _set_options(room: Room, lobby: Object, options: dict[str, str]) -> None:
    """The options of a lobby, written to the store: few tests are about choosing them."""

    async def work(transaction: Transaction) -> None:
        written = msgspec.json.encode(options).decode()
        await transaction.run("UPDATE tables SET options = ? WHERE lobby_message_id = ?", written, int(lobby["id"]))

    await room.store.write(work)


async def press_start(room: Room, host: Guest, lobby: Object) -> None:
    """Starts, once all is shown and the lobby can: what was changed before may show later than who has joined."""
    await room.settled()

    async def ready() -> bool:
        return not buttons(await host.message(lobby))["Start"].get("disabled")

    await until(ready)
    await host.press(lobby, "Start")


async def have_played(room: Room, *guests: Guest) -> None:
    """These people have finished a game before, of another kind."""

    async def work(transaction: Transaction) -> None:
        table_id = await transaction.insert(
            "INSERT INTO tables (slug, status, channel_id, host_id, seat_count, options, made_at)"
            " VALUES ('sobek', 'over', 1, 1, 2, '{}', 1.0) RETURNING id"
        )
        await transaction.many(
            "INSERT INTO results (table_id, seat, user_id, slug, rank, total, at) VALUES (?, ?, ?, 'sobek', 1, 0, 1.0)",
            [(table_id, seat, int(guest.id)) for seat, guest in enumerate(guests)],
        )

    await room.store.write(work)


async def set_clock(host: Guest, lobby: Object, *times: str) -> Object:
    """The host types a clock of their own: bank, increment and cap; what answers."""
    panel = await host.press(lobby, "Options")
    menu = next(menu for menu in menus(panel) if menu["custom_id"].endswith("/pace"))
    asked = await host.select(panel, ["own"], custom_id=menu["custom_id"])
    dialog = await asked.modal(PATIENCE)
    names = ("bank", "increment", "cap")
    sent = await host.submit_modal(dict(zip(names, times, strict=True)), dialog)
    return await sent.answer(PATIENCE)


async def _redrawn(guest: Guest, before: Object) -> Object | None:
    """The message, once it shows another picture than it did."""
    now = await guest.message(before)
    return None if now["attachments"] == before["attachments"] else now


async def table_of(room: Room, lobby: Object, players: list[Guest]) -> Board:
    """The table that grew from a lobby message."""
    return await _begun(room, "lobby_message_id", int(lobby["id"]), players)


async def _begun(room: Room, column: str, value: int, players: list[Guest]) -> Board:
    """The table with this ``value``, once its first board is posted."""

    async def posted() -> Object | None:
        row = await room.store.reading.row(f"SELECT * FROM tables WHERE {column} = ?", value)
        return dict(row) if row is not None and row["board_message_id"] else None

    row = await until(posted)
    thread = next(one for one in await players[0].threads() if int(one["id"]) == row["thread_id"])
    return Board(room, row["id"], thread, players)


async def offer_of(board: Board, guest: Guest) -> Object:
    """The newest message that asks this person to take a seat."""
    return await guest.wait_message(
        board.thread, lambda message: "Accept" in buttons(message) and f"<@{guest.id}>" in message["content"], PATIENCE
    )


async def take_seat(board: Board, guest: Guest) -> Object:
    """Accepts the seat that is offered; the message as it reads then."""
    return await guest.press(await offer_of(board, guest), "Accept")
