"""What people do to the bot: they close their direct messages or leave for a while, and moderators delete, archive and
lock what it has posted, and take its rights away for a moment."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress

from playground.testing.person import PlaygroundError
from playground.world.permissions import ATTACH_FILES, BOT_BITS, SEND_MESSAGES_IN_THREADS
from tests.trials.tables.games import CHANNEL, Corner
from tests.trials.tables.journal import Journal, Told
from tests.trials.tables.player import Player
from tests.trials.weather.misfortunes import Way


class Moderators:
    """Do each of these when asked to. ``channel`` is where tables are opened, ``lost`` the channels that are gone. The
    first of the players is the moderator, who stays."""

    def __init__(
        self, players: Sequence[Player], corners: Sequence[Corner], journal: Journal, dice: random.Random
    ) -> None:
        self._moderator, *self._others = players
        self._corners, self._journal, self._dice = corners, journal, dice
        self._channels = 0
        self.channel = CHANNEL
        self.lost: set[int] = set()
        self.ways: dict[str, tuple[int, Way]] = {
            "direct messages closed": (3, lambda: self._for_a_while("dms_closed")),
            "people who left": (2, lambda: self._for_a_while("left")),
            "boards deleted": (6, self._delete_board),
            "lobby messages deleted": (2, self._delete_lobby),
            "desks deleted": (1, self._delete_desk),
            "threads deleted": (2, self._delete_thread),
            "threads archived": (3, lambda: self._change_thread("archived")),
            "threads locked for a while": (1, self._lock_thread),
            "channels deleted": (1, self._delete_channel),
            "rights taken away for a while": (1, self._take_rights),
        }
        """How often what, in parts, and how."""

    async def begin(self) -> None:
        """Looks where the channel is."""
        place = await self._moderator.bootstrap()
        self.channel = next(one["id"] for one in place["guild"]["channels"] if one["name"] == CHANNEL)

    async def clear(self) -> None:
        """Everybody is back, and whatever was shut is open."""
        for one in self._others:
            await one.change(left=False, dms_closed=False)
        for corner in self._corners:
            for table in corner.begun[-1:]:
                await self._unlock(self._journal.thread(table))
        await self._allow(BOT_BITS)

    # --- people -----------------------------------------------------------------------------------------------------

    async def _for_a_while(self, field: str) -> None:
        one = self._dice.choice(self._others)
        await one.change(**{field: True})
        await asyncio.sleep(self._dice.uniform(1.0, 6.0))
        await one.change(**{field: False})

    # --- moderators -------------------------------------------------------------------------------------------------

    def _table(self) -> int | None:
        tables = [corner.begun[-1] for corner in self._corners if corner.begun]
        return self._dice.choice(tables) if tables else None

    async def _delete(self, told: Told) -> None:
        told.removed = True
        await self._delete_message(told.channel, told.id)

    async def _delete_message(self, channel: str, message: str) -> None:
        await self._moderator.request("DELETE", f"/ui/messages/{channel}/{message}?user={self._moderator.id}")

    async def _delete_board(self) -> None:
        table = self._table()
        boards = self._journal.tables[table].boards if table is not None else []
        if boards and not boards[-1].gone:
            await self._delete(boards[-1])

    async def _delete_lobby(self) -> None:
        there = [told for told in list(self._journal.lobbies.values())[-len(self._corners) :] if not told.gone]
        if there:
            await self._delete(self._dice.choice(there))

    async def _delete_desk(self) -> None:
        place = await self._moderator.request("GET", "/ui/bootstrap", user=self._moderator.id, command="")
        for channel in place["guild"]["channels"]:
            path = f"/ui/channels/{channel['id']}/pins"
            for pinned in await self._moderator.request("GET", path, user=self._moderator.id):
                await self._delete_message(channel["id"], pinned["id"])

    async def _delete_thread(self) -> None:
        table = self._table()
        thread = None if table is None else self._journal.thread(table)
        if thread is not None:
            await self._moderator.request("DELETE", f"/ui/channels/{thread}?user={self._moderator.id}")

    async def _change_thread(self, field: str, value: bool = True) -> str | None:
        table = self._table()
        thread = None if table is None else self._journal.thread(table)
        if thread is not None:
            await self._moderator.request("PATCH", f"/ui/channels/{thread}", {field: value})
        return thread

    async def _lock_thread(self) -> None:
        thread = await self._change_thread("locked")
        await asyncio.sleep(self._dice.uniform(0.5, 3.0))
        await self._unlock(thread)

    async def _unlock(self, thread: str | None) -> None:
        with suppress(PlaygroundError):  # it is gone, or the channel itself, where no thread could be opened
            await self._moderator.request("PATCH", f"/ui/channels/{thread}", {"locked": False})

    async def _delete_channel(self) -> None:
        """Games are opened in another one from now on."""
        self._channels += 1
        made = await self._moderator.request("POST", "/ui/channels", {"name": f"{CHANNEL}-{self._channels}"})
        old, self.channel = self.channel, made["id"]
        self.lost.add(int(old))
        await self._moderator.request("DELETE", f"/ui/channels/{old}?user={self._moderator.id}")

    async def _take_rights(self) -> None:
        await self._allow(BOT_BITS & ~self._dice.choice((ATTACH_FILES, SEND_MESSAGES_IN_THREADS)))
        await asyncio.sleep(self._dice.uniform(0.5, 3.0))
        await self._allow(BOT_BITS)

    async def _allow(self, bits: int) -> None:
        await self._moderator.request("PATCH", f"/ui/channels/{self.channel}", {"bot_permissions": str(bits)})
