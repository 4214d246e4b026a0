"""What a store is asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from data.engines.postgres import PostgresStore
from data.engines.sqlite import SqliteStore
from data.engines.store import Store


@asynccontextmanager
async def overheard(store: Store) -> AsyncIterator[list[str]]:
    """Every statement from now on, its transactions included; on PostgreSQL each is a way to the server and back, and
    one that is carried out for many rows is one."""
    found = list[str]()
    if isinstance(store, SqliteStore):
        for connection in (store._writer, store._reader):
            await connection.set_trace_callback(found.append)
        store._glance.set_trace_callback(found.append)
        yield found
        for connection in (store._writer, store._reader):
            await connection.set_trace_callback(None)
        store._glance.set_trace_callback(None)
    elif isinstance(store, PostgresStore):
        holders = [*store._writers._holders, *store._readers._holders]
        connections = [holder._con for holder in holders if holder._con is not None]

        def note(logged: object) -> None:
            found.append(str(getattr(logged, "query", "")))

        for connection in connections:
            connection.add_query_logger(note)
        yield found
        for connection in connections:
            connection.remove_query_logger(note)
