"""Several processes on one store: what one of them writes the others know."""

from __future__ import annotations

from cogs.app import notify
from cogs.app.notify import NotifyListener
from cogs.base.services import Services
from data.engines.store import Store
from data.people import people
from data.tables.tables import Tables
from tests.kit.desks import invited, walk
from tests.kit.room import open_room, open_table, until
from tests.kit.ways import Fill


class Sleeper:
    """Somebody who is woken when there is something to do."""

    def __init__(self) -> None:
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


async def test_what_somebody_wishes_is_known_in_every_process(tmp_path, monkeypatch, on_postgres):
    """Nobody looks by themselves here: it is the bell alone that tells."""
    monkeypatch.setattr(notify, "POLL", 3600.0)
    async with open_room(tmp_path, monkeypatch) as room:
        store = await Store.open(room.database)
        other = Services(store, Tables(store, room.services.tables.games), room.services.renderers)
        sleeper = Sleeper()
        other.wakers.append(sleeper)
        bell = NotifyListener(other)
        bell.start()
        try:
            await until(lambda: sleeper.woken)  # it hears now
            aiko, marta = await room.join("Aiko", "Marta")
            desk = await invited(room, aiko)
            woken = sleeper.woken
            await open_table(room, aiko, marta)
            await until(lambda: sleeper.woken > woken)
            await walk(aiko, desk, "More…", "Settings", "Change", Fill({"language": "ja"}))
            await until(lambda: other.tastes.get(int(aiko.id), people.Taste()).language == "ja")
        finally:
            await bell.stop()
            other.pool.close()
            await store.close()
