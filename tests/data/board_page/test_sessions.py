"""Links work once, sessions for a day; the store holds neither."""

from __future__ import annotations

import asyncio

import pytest

from data.board_page import sessions, watched
from data.board_page.sessions import LINK_LASTS, MOST, SESSION_LASTS, Session
from data.engines.store import NO_TABLE
from data.play import drafts
from tests.data.conftest import AIKO, NOW

LINK, SECRET = "the secret of a link", "the secret of a session"


async def offered(store, table_id: int, link: str = LINK, now: float = NOW) -> None:
    await store.write(lambda transaction: sessions.offer(transaction, link, AIKO, table_id, now))


async def begun(store, link: str = LINK, secret: str = SECRET, now: float = NOW) -> Session | None:
    return await store.write(lambda transaction: sessions.begin(transaction, link, secret, now))


async def test_a_link_works_once(store, running):
    await offered(store, running.id)
    session = Session(AIKO, running.id, NOW + SESSION_LASTS, sessions.digest_of(SECRET))
    assert await begun(store) == session
    assert await begun(store, secret="another") is None
    assert await sessions.find(store.reading, SECRET, NOW) == session
    assert await sessions.find(store.reading, "another", NOW) is None


async def test_somebody_who_presses_twice_has_one_link(store, running):
    async def offer(number: int) -> None:
        await store.write(lambda it: sessions.offer(it, f"{LINK} {number}", AIKO, running.id, NOW), table=NO_TABLE)

    await asyncio.gather(*map(offer, range(8)))
    assert len(await store.reading.rows("SELECT digest FROM page_keys")) == 1


async def test_somebody_has_no_more_sessions_than_they_may(store, running):
    async def start(number: int) -> None:
        await store.write(lambda it: sessions.start(it, f"{SECRET} {number}", AIKO, running.id, NOW), table=NO_TABLE)

    await asyncio.gather(*map(start, range(2 * MOST)))
    assert len(await store.reading.rows("SELECT digest FROM page_keys")) == MOST


async def test_a_link_is_no_session_and_a_session_no_link(store, running):
    await offered(store, running.id)
    assert await sessions.find(store.reading, LINK, NOW) is None
    await begun(store)
    assert await begun(store, link=SECRET, secret="more") is None


async def test_both_end_by_themselves(store, running):
    await offered(store, running.id)
    assert await begun(store, now=NOW + LINK_LASTS + 1) is None
    await offered(store, running.id)
    await begun(store)
    assert await sessions.find(store.reading, SECRET, NOW + SESSION_LASTS - 1) is not None
    assert await sessions.find(store.reading, SECRET, NOW + SESSION_LASTS + 1) is None


async def test_what_has_ended_is_forgotten_when_a_page_is_opened(store, running):
    """By a link or, as an Activity does, at once."""
    later = NOW + SESSION_LASTS + 1
    for page_opened in (
        lambda it: sessions.offer(it, "newer", AIKO, running.id, later),
        lambda it: sessions.start(it, "newer", AIKO, running.id, later),
    ):
        await store.write(lambda it: sessions.start(it, SECRET, AIKO, running.id, NOW))
        await store.write(page_opened)
        found = await store.reading.rows("SELECT digest FROM page_keys")
        assert [row["digest"] for row in found] == [sessions.digest_of("newer")]
        await store.write(lambda it: it.run("DELETE FROM page_keys"))


async def test_a_new_link_takes_the_place_of_the_one_before(store, running):
    await offered(store, running.id, "first")
    await offered(store, running.id, "second")
    assert await begun(store, link="first") is None
    assert await begun(store, link="second") is not None


async def test_a_session_is_ended(store, running):
    await offered(store, running.id)
    await begun(store)
    await store.write(lambda transaction: sessions.end(transaction, SECRET))
    assert await sessions.find(store.reading, SECRET, NOW) is None


async def test_the_oldest_of_many_sessions_ends(store, running):
    for number in range(MOST + 1):
        await offered(store, running.id, f"link {number}", NOW + number)
        await begun(store, f"link {number}", f"session {number}", NOW + number)
    alive = [await sessions.find(store.reading, f"session {number}", NOW) for number in range(MOST + 1)]
    assert [one is not None for one in alive] == [False, *[True] * MOST]


async def test_no_secret_is_stored(store, running):
    await offered(store, running.id)
    await begun(store)
    await offered(store, running.id)
    for row in await store.reading.rows("SELECT * FROM page_keys"):
        assert not {LINK, SECRET} & set(map(str, dict(row).values()))


@pytest.mark.parametrize("many", [1, watched.TOGETHER + 1])
async def test_versions_and_plans_are_read_for_many_tables_at_once(store, running, many):
    await store.write(lambda transaction: drafts.keep(transaction, running.id, 1, 7, ("one", "two")))
    ids = {running.id, *range(1000, 1000 + many)}
    assert await watched.versions(store.reading, ids) == {running.id: running.version}
    assert await watched.plans(store.reading, ids) == {(running.id, 1): (7, ("one", "two"))}
    assert await watched.versions(store.reading, ()) == {}
