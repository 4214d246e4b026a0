"""A walk through the table of permissions: everybody presses and types everything, at a table in one of its states.

What the table says is taken as it is when this module is read; the bot asks its own. Nothing here knows a single verb
or command: a new one is walked as soon as it has its row. The suite walks a part that covers what can go wrong,
``python -m tests.trials.whole`` everything.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from operator import attrgetter
from typing import Any

import discord
from discord import app_commands

from cogs.permissions import commands
from cogs.permissions.authorization import name_of
from cogs.permissions.rows import (
    SEATED,
    PermissionRow,
    Relation,
    Role,
    TableStage,
)
from cogs.press import router
from data.engines.store import Transaction
from data.seats import invitations
from data.tables.tables import Request
from playground.testing.person import Interaction, PlaygroundError
from playground.world.permissions import PERSON_BITS
from render.words.text import texts
from rules.table import pauses
from rules.table import table as core
from rules.table.player import Holder
from tests.effort import Key, covering
from tests.kit.room import (
    Guest,
    Object,
    Room,
    table_of,
)
from tests.patience import PATIENCE

VERBS = {verb: known.may for verb, known in router.VERBS.items()}
COMMANDS, COMPLETIONS = dict(commands.COMMANDS), dict(commands.COMPLETIONS)
GAME, GROUP = "kingdom_builder", "kingdom"
MANAGE_GUILD = 1 << 5
EPHEMERAL, DEFERRED_UPDATE, CHOICES = 64, 6, 8
TOGETHER = 4
BUTTONS, SELECTS = 25, 5
NOWHERE = 999_999
"""A table that there is not."""
STALE = 99
"""What stands for a version, a seat or a moment in the custom ids: of another time than now."""
UNEXPECTED = texts("en").t("error-unexpected")


@dataclass(frozen=True)
class Actor:
    """Somebody in the walk: who acts as ``name``, and what they are to the table. ``direct`` is in a direct message."""

    name: str
    guest: Guest
    standing: Relation
    direct: bool = False


@dataclass
class Scene:
    """A table in one state, and the people around it. Marta has opened it; once it has begun, Jules has handed his seat
    over to Noor. A paused table is a private one, to which Ada and Aiko are not invited. Where it is about no table,
    there is none."""

    room: Room
    state: TableStage
    people: dict[str, Guest]
    number: int = 0
    thread: Object = field(default_factory=dict)
    handed: bool = False

    @classmethod
    async def open(cls, room: Room, state: TableStage) -> Scene:
        guests = await room.join("Aiko", "Marta", "Jules", "Noor", "健太")
        people = dict(zip(("owner", "host", "former", "other", "spectator"), guests, strict=True))
        people["admin"] = (await room.join("Ada"))[0]
        await people["owner"].change(permissions=PERSON_BITS)
        await people["admin"].change(permissions=PERSON_BITS | MANAGE_GUILD)
        scene = cls(room, state, people)
        await scene.renew()
        return scene

    async def renew(self) -> None:
        """Another table takes the place of this one."""
        if self.state is TableStage.ANYWHERE:
            return
        old = self.number
        await self.room.store.write(lambda one: one.run("UPDATE tables SET status = 'cancelled' WHERE id = ?", old))
        host, joining = self.people["host"], self.people["other" if self._waits else "former"]
        lobby = await host.type("games", "play", game=GAME)
        lobby = await joining.press(lobby, "Join")
        if self._waits:
            found = await self.room.store.reading.row("SELECT MAX(id) FROM tables")
            self.number = found[0]
            if self.state is TableStage.CLOSED:
                await host.press(lobby, "Cancel table")
        else:
            await host.press(lobby, "Start")
            board = await table_of(self.room, lobby, [host, joining])
            self.number, self.thread = board.number, board.thread
            await self._bring_about()
        if self._private:
            await self._close()
        if self.handed:
            await self._hand_over()
        await self.room.settled()

    @property
    def _waits(self) -> bool:
        return self.state in (TableStage.LOBBY, TableStage.CLOSED)

    @property
    def _private(self) -> bool:
        return self.state is TableStage.PAUSED

    async def _close(self) -> None:
        """The table becomes private; Jules and Kenta may watch it."""
        invited = [(self.number, int(self.people[who].id), who) for who in ("former", "spectator")]

        async def work(one: Transaction) -> None:
            await one.run("UPDATE tables SET private = 1 WHERE id = ?", self.number)
            await one.many(
                "INSERT INTO invitations (table_id, user_id, name, role) VALUES (?, ?, ?, 'spectator')", invited
            )

        await self.room.store.write(work)

    @property
    def begun(self) -> bool:
        return self.state in (TableStage.RUNNING, TableStage.PAUSED, TableStage.OVER)

    async def _bring_about(self) -> None:
        """The seat changes hands, and the table comes to its state."""
        tables, now, noor = self.room.services.tables, self.room.services.now(), self.people["other"]
        seat = (await tables.row(self.number)).seat_of(int(self.people["former"].id))
        holder = Holder(int(noor.id), noor.user["global_name"])
        await tables.perform_as(self.number, lambda game, table: core.substitute(game, table, seat, holder, now), now)
        change = {TableStage.PAUSED: pauses.pause, TableStage.OVER: core.resign}.get(self.state)
        if change is not None:
            request = Request(self.number, int(noor.id))
            await tables.perform(request, lambda game, table, seat: change(game, table, seat, now), now)
        self.room.services.wake()

    def actors(self) -> tuple[Actor, ...]:
        """Everybody, while the table is Marta's."""
        if self.state is TableStage.ANYWHERE:
            return self._strangers()
        seat = Role.SEAT if self._waits else Role.SUBSTITUTE
        host, outside = frozenset({Role.HOST}), Role.UNINVITED if self._private else Role.SPECTATOR
        found = [
            ("host", "host", Relation(Role.SEAT, host), False),
            ("host", "host in a direct message", Relation(Role.SEAT, host), True),
            ("other", seat, Relation(seat), False),
            ("former", "former", Relation(Role.SPECTATOR), False),
            ("spectator", "spectator", Relation(Role.SPECTATOR), False),
            ("admin", "admin", Relation(outside, frozenset({Role.ADMIN})), False),
            ("owner", "owner", Relation(outside, frozenset({Role.OWNER})), False),
            ("spectator", "stranger", Relation(Role.STRANGER), True),
        ]
        return tuple(Actor(name, self.people[who], standing, direct) for who, name, standing, direct in found)

    def _strangers(self) -> tuple[Actor, ...]:
        """People who are at no table."""
        powers = {"admin": Role.ADMIN, "owner": Role.OWNER}
        return tuple(
            Actor(
                who,
                self.people[who],
                Relation(
                    Role.STRANGER if direct else Role.SPECTATOR, frozenset({powers[who]} if who in powers else ())
                ),
                direct,
            )
            for who, direct in (("admin", False), ("owner", False), ("spectator", False), ("spectator", True))
        )

    async def hand_over(self) -> tuple[Actor, ...]:
        """From now on the table is that of somebody who has no seat any more; those to whom that makes a difference."""
        self.handed = True
        await self._hand_over()
        host, new, power = self.people["host"], self.people["former"], frozenset({Role.HOST})
        return (
            Actor("seat", host, Relation(Role.SEAT)),
            Actor("host without a seat", new, Relation(Role.SPECTATOR, power)),
            Actor("host without a seat in a direct message", new, Relation(Role.STRANGER, power), True),
        )

    async def _hand_over(self) -> None:
        new = int(self.people["former"].id)
        await self.room.store.write(lambda one: one.run("UPDATE tables SET host_id = ? WHERE id = ?", new, self.number))

    async def facts(self) -> tuple[Any, ...]:
        """What an allowed step may have changed so that the table is another one."""
        if self.state is TableStage.ANYWHERE:
            return ()
        row = await self.room.services.tables.row(self.number)
        paused = not self._waits and (await self.room.services.tables.at(self.number))[1].paused
        invited = await invitations.all_of(self.room.store.reading, self.number)
        return row.status, row.host_id, row.seats, paused, invited


# --- what can be pressed and typed ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """Something that somebody does; ``expected`` is the refusal that the table names, ``None`` where they may."""

    actor: Actor
    name: str
    row: PermissionRow
    expected: str | None
    act: Callable[[], Awaitable[Interaction]]

    @property
    def keys(self) -> set[Key]:
        """Each verb and command is refused and allowed, and everybody meets each row and each sentence of it, typing
        and pressing: whatever a fault may hang on but one verb and one person together."""
        pressed = not self.name.startswith("/")
        return {(self.name, self.expected is None), (self.actor.name, self.row.title, pressed, self.expected)}

    def __str__(self) -> str:
        return f"{self.actor.name}: {self.name} ({self.expected or 'may'})"


class Desk:
    """Messages with everything on them that can be pressed: stale ones, as far as the bot can tell."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._posted: dict[tuple[str, str], Object] = {}

    async def lay_out(self, guests: Iterable[tuple[Guest, bool]], table_id: int, verbs: Iterable[str]) -> None:
        """Posts them, for everybody in the server and for each of these people in a direct message."""
        items = [item_of(verb, table_id) for verb in verbs]
        buttons = [one for one in items if isinstance(one, discord.ui.Button)]
        selects = [one for one in items if isinstance(one, discord.ui.Select)]
        for guest, direct in guests:
            for kind, size in ((buttons, BUTTONS), (selects, SELECTS)):
                for start in range(0, len(kind), size):
                    await self.post(guest, direct, kind[start : start + size])

    async def post(self, guest: Guest, direct: bool, items: list[Any]) -> None:
        view = discord.ui.View(timeout=None)
        for item in items:
            view.add_item(item)
        view.stop()
        client = self._room.bot
        channel = await client.create_dm(discord.Object(int(guest.id))) if direct else _channel(client)
        message = await channel.send("An old message", view=view)
        place = guest.id if direct else ""
        known = {"channel_id": str(channel.id), "id": str(message.id)}
        self._posted |= {(place, item.custom_id): known for item in items}

    async def press(self, actor: Actor, custom_id: str, selects: bool) -> Interaction:
        message = self._posted[actor.guest.id if actor.direct else "", custom_id]
        body = {"user": actor.guest.id, "channel_id": message["channel_id"], "message_id": message["id"]}
        body |= {"custom_id": custom_id, "values": ["old"]} if selects else {"custom_id": custom_id}
        answer = await actor.guest.request("POST", "/ui/select" if selects else "/ui/click", body)
        return Interaction(actor.guest, answer["interaction_id"])


def _channel(client: discord.Client) -> discord.TextChannel:
    return next(one for one in client.guilds[0].text_channels if one.name == "games")


def custom_id_of(verb: str, table_id: int) -> str:
    """A custom id as a stale client could send it: of this table, and of another time."""
    rest = [STALE] * (router.VERBS[verb].numbers - 1)
    return ":".join(map(str, ("z", verb, *([table_id] if router.VERBS[verb].numbers else []), *rest)))


def item_of(verb: str, table_id: int) -> Any:
    custom_id = custom_id_of(verb, table_id)
    if not router.VERBS[verb].selects:
        return discord.ui.Button(label="Old", custom_id=custom_id)
    return discord.ui.Select(custom_id=custom_id, options=[discord.SelectOption(label="Old", value="old")])


def is_for_servers(command: app_commands.Command) -> bool:
    """Whether Discord does not let it be typed in a direct message, where there are no channels to choose from."""
    if any(one.type is discord.AppCommandOptionType.channel for one in command.parameters):
        return True
    return command.guild_only or (command.root_parent is not None and command.root_parent.guild_only)


def options_of(command: app_commands.Command, channel: discord.TextChannel) -> dict[str, Any]:
    """Something for all that must be typed after a command; it is no move."""
    return {one.name: _typed_for(one, channel) for one in command.parameters if one.required}


def _typed_for(option: app_commands.Parameter, channel: discord.TextChannel) -> Any:
    if option.choices:
        return option.choices[0].value
    kinds = discord.AppCommandOptionType
    file = {"filename": "game.json", "data": ""}
    typed = {kinds.integer: 1, kinds.user: "Ada", kinds.channel: str(channel.id), kinds.attachment: file}
    return typed.get(option.type, "no move")


# --- the walk ---------------------------------------------------------------------------------------------------------


IN_PROGRESS, REPLAY = frozenset({TableStage.RUNNING, TableStage.PAUSED}), "replay"
"""At which tables commands are in direct messages without a number; and the one that takes those that are over, too."""


class Walk:
    """All steps of everybody at one table, or a ``sampled`` part of them. ``faults`` are those that went otherwise
    than the table says, in words; ``count`` is how many steps there were."""

    def __init__(self, scene: Scene, picked: Callable[[str], bool] = lambda name: True, sampled: bool = False) -> None:
        self.scene = scene
        self._sampled = sampled
        self._dice = random.Random(f"{scene.state}")
        self._met: set[Key] = set()
        self.faults: list[str] = []
        self.count = 0
        self._desk = Desk(scene.room)
        self._picked = picked

    async def everybody(self) -> None:
        """Those who may not come first: nothing changes. Then those who may, one after the other."""
        if self.scene.handed:
            self.scene.handed = False
            await self.scene.renew()
        await self.group(self.scene.actors())
        if self.scene.begun:
            await self.group(await self.scene.hand_over())

    async def group(self, actors: Iterable[Actor]) -> None:
        actors = tuple(actors)
        verbs = [verb for verb, row in VERBS.items() if self.scene.state in row.cells and self._picked(verb)]
        guests = {("" if not one.direct else one.guest.id): (one.guest, one.direct) for one in actors}
        await self._desk.lay_out(guests.values(), self.scene.number, verbs)
        steps = [step for actor in actors for step in (*self._pressed(actor, verbs), *self._typed(actor))]
        if self._sampled:
            steps = covering(steps, attrgetter("keys"), self._dice, self._met)
        self.count += len(steps)
        await self._refuse([step for step in steps if step.expected is not None])
        await self._complete(actors)
        for step in steps:
            if step.expected is None:
                await self._admit(step)

    def _pressed(self, actor: Actor, verbs: Iterable[str]) -> Iterator[Step]:
        for verb in verbs:
            expected = VERBS[verb].cells[self.scene.state].refusal(actor.standing)
            yield Step(actor, verb, VERBS[verb], expected, partial(self._press, actor, verb))

    async def _press(self, actor: Actor, verb: str) -> Interaction:
        custom_id = custom_id_of(verb, self.scene.number)
        return await self._desk.press(actor, custom_id, router.VERBS[verb].selects)

    def _typed(self, actor: Actor) -> Iterator[Step]:
        for command in self._commands(COMMANDS):
            if actor.direct and is_for_servers(command):
                continue
            row = COMMANDS[name_of(command)]
            found = IN_PROGRESS | {TableStage.OVER} if name_of(command) == REPLAY else IN_PROGRESS
            expected = self._expected(actor, row, found)
            yield Step(actor, f"/{command.qualified_name}", row, expected, partial(self._type, actor, command))

    def _commands(self, rows: dict[str, PermissionRow]) -> list[app_commands.Command]:
        known = [one for one in self.scene.room.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
        walked, seen = list[app_commands.Command](), set[tuple[str, str]]()
        for one in known:
            row, group = rows.get(name_of(one)), one.qualified_name.split()[0]
            alike = (group, name_of(one))  # the moves of a game are one thing: those of the game played here suffice
            if row is None or self.scene.state not in row.cells or (alike in seen and group != GROUP):
                continue
            if self._picked(f"/{name_of(one)}"):
                walked.append(one)
                seen.add(alike)
        return walked

    def _expected(self, actor: Actor, row: PermissionRow, found: Collection[TableStage] = IN_PROGRESS) -> str | None:
        """A command means the table of the place it is typed in; in a direct message one of one's own that is
        ``found`` there."""
        seated = actor.standing.place in SEATED
        if actor.direct and row.at_table and not (seated and self.scene.state in found):
            return "no-table-here"
        return row.cells[self.scene.state].refusal(actor.standing)

    async def _type(self, actor: Actor, command: app_commands.Command) -> Interaction:
        place = await self._place(actor)
        return await actor.guest.slash(
            place, command.qualified_name, **options_of(command, _channel(self.scene.room.bot))
        )

    async def _place(self, actor: Actor) -> str | Object:
        return await actor.guest.dm() if actor.direct else self.scene.thread or "games"

    async def _complete(self, actors: Iterable[Actor]) -> None:
        """Where nothing may be done, nothing is offered while it is typed."""
        known = self._commands(COMPLETIONS)
        typed = [(actor, one) for actor in actors for one in known if not (actor.direct and is_for_servers(one))]
        if self._sampled:
            typed = covering(typed, self._completed, self._dice)
        for actor, command in typed:
            option = next((one.name for one in command.parameters if one.autocomplete), None)
            if option is None:
                continue
            refused = self._expected(actor, COMPLETIONS[name_of(command)]) is not None
            place = await self._place(actor)
            offered = await actor.guest.autocomplete(place, command.qualified_name, focused=option)
            self.count += 1
            if refused and offered:
                self.faults.append(f"{actor.name}: /{command.qualified_name} offers {offered}")

    def _completed(self, typed: tuple[Actor, app_commands.Command]) -> set[Key]:
        """Each command is completed where it is refused and where it is not, and everybody meets each row."""
        actor, command = typed
        row = COMPLETIONS[name_of(command)]
        return {(command.qualified_name, self._expected(actor, row) is None), (actor.name, row.title)}

    async def _refuse(self, steps: list[Step]) -> None:
        """Everybody gets exactly the sentence, alone, and nothing has happened."""
        room, gate = self.scene.room, asyncio.Semaphore(TOGETHER)
        await room.settled()
        before, told = await dump(room), len(await room.traffic())

        async def one(step: Step) -> None:
            async with gate:
                self.faults += await refused(step)

        with listening() as heard:
            await asyncio.gather(*map(one, steps))
        asked = Counter((int(step.actor.guest.id), step.expected) for step in steps)
        seen = Counter(heard)
        for counted in (asked, seen):  # a command that finds no table is refused before there is one to ask about
            for who in [who for who in counted if who[1] == "no-table-here"]:
                del counted[who]
        if asked != seen:
            self.faults.append(f"the table was not what refused: {asked - seen} {seen - asked}")
        after = await dump(room)
        self.faults += [f"{name} has changed" for name in before if before[name] != after[name]]
        public = [one for one in (await room.traffic())[told:] if not is_private(one)]
        self.faults += [f"everybody is told: {one['method']} {one['path']}" for one in public]

    async def _admit(self, step: Step) -> None:
        """It is not refused, whatever comes of it; a table that it changes gives way to another."""
        before = await self.scene.facts()
        if not step.name.startswith("/"):
            await self._desk.post(step.actor.guest, step.actor.direct, [item_of(step.name, self.scene.number)])
        with listening() as heard:
            interaction = await step.act()
            await step.actor.guest.wait_until(lambda: interaction.state in ("answered", "failed"), PATIENCE)
            details = await interaction.details()
        said = (details["message"] or {}).get("content", "")
        if heard or details["state"] == "failed" or said == UNEXPECTED:
            self.faults.append(f"{step}: {heard} {details['state']} {said}")
        if await self.scene.facts() != before:
            await self.scene.renew()


async def refused(step: Step) -> list[str]:
    """What is wrong with how somebody was refused."""
    sentence = texts(step.actor.guest.user["locale"]).t(f"error-{step.expected}")
    try:
        message = await (await step.act()).answer(PATIENCE)
    except PlaygroundError as error:
        return [f"{step}: {error}"]
    if message["content"] != sentence or not message["flags"] & EPHEMERAL:
        return [f"{step}: {message['content']}"]
    return []


async def dump(room: Room) -> dict[str, list[tuple]]:
    """All that is stored."""
    names = await room.store.reading.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return {
        one["name"]: sorted(map(tuple, await room.store.reading.rows(f"SELECT * FROM {one['name']}")), key=repr)
        for one in names
    }


def is_private(request: Object) -> bool:
    """Whether a request of the bot's tells somebody in private that something was refused, or only acknowledges."""
    body = request.get("json") or (request.get("multipart") or {}).get("payload_json") or {}
    if "/callback?" in request["path"]:
        return body["type"] in (DEFERRED_UPDATE, CHOICES) or bool((body.get("data") or {}).get("flags", 0) & EPHEMERAL)
    return request["method"] == "POST" and "/webhooks/" in request["path"] and bool(body.get("flags", 0) & EPHEMERAL)


@contextmanager
def listening() -> Iterator[list[tuple[int, str]]]:
    """Whom the table refuses meanwhile, and why."""
    heard: list[tuple[int, str]] = []
    log = logging.getLogger("ziggurat.permissions")
    handler = logging.Handler()
    handler.emit = lambda record: heard.append((record.args[0], record.args[2]))  # type: ignore[method-assign]
    level = log.level
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    try:
        yield heard
    finally:
        log.removeHandler(handler)
        log.setLevel(level)
