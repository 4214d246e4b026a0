"""The lifecycle of a thread: started, archived, reopened; and the limit of open ones in a guild."""

from __future__ import annotations

from typing import Any

from playground.errors import refusal
from playground.gateway.hub import Hub
from playground.world.ids import iso
from playground.world.permissions import THREAD_TYPES
from playground.world.store import Record
from playground.world.world import World

MOST_ACTIVE = 1000
"""Threads that are not archived, in one guild. Source: Discord's documentation, "Threads"."""


class Threads:
    """The world's threads; at most `most` are open at once."""

    def __init__(self, world: World, hub: Hub) -> None:
        self._world = world
        self._hub = hub
        self.most = MOST_ACTIVE

    def start(self, parent: Record, name: str, owner_id: str, **fields: Any) -> Record:
        """Create a thread below a channel and announce it; `fields` as in `World.add_thread`.

        Raises:
            ApiError: 160006 when too many are open.
        """
        self._make_room()
        thread = self._world.add_thread(parent, name, owner_id, **fields)
        self._hub.channel("CREATE", thread)
        return thread

    def wake(self, channel: Record) -> None:
        """Reopen an archived thread before something is posted in it; any other channel is unchanged.

        Raises:
            ApiError: 160005 when the thread is locked, 160006 when too many are open.
        """
        if channel["type"] not in THREAD_TYPES or not channel["archived"]:
            return
        if channel["locked"]:
            raise refusal(160005)
        self.set_archived(channel, False)

    def set_archived(self, thread: Record, archived: bool) -> None:
        """Archive or reopen a thread and announce it.

        Raises:
            ApiError: 160006 when it would be open and too many are.
        """
        self.note_archived(thread, archived)
        self._world.put("channel", thread)
        self._hub.channel("UPDATE", thread)

    def note_archived(self, thread: Record, archived: bool) -> None:
        """The same in the record only."""
        if thread["archived"] and not archived:
            self._make_room()
        thread |= {"archived": archived, "archive_timestamp": iso(self._world.now()), "active_at": self._world.now()}

    def archive_idle(self) -> None:
        """Archive the threads that were idle too long, as Discord does by itself."""
        for thread in self._world.idle_threads():
            self.set_archived(thread, True)

    def _make_room(self) -> None:
        if sum(not thread["archived"] for thread in self._world.threads()) >= self.most:
            raise refusal(160006)
