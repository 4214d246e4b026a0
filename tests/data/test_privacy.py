"""Who is deleted is gone: every table with people in it says what becomes of them."""

from data import privacy
from data.store import Store

PEOPLE = ("user_id", "host_id", "avoided_id", "asked_by")
"""The columns that hold the id of a person, in whatever table."""


async def test_every_column_that_holds_people_is_deleted_or_cleared(tmp_path):
    store = await Store.open(tmp_path / "house.sqlite3")
    tables = [row["name"] for row in await store.reading.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {
        (table, column["name"])
        for table in tables
        for column in await store.reading.rows(f"PRAGMA table_info({table})")
        if column["name"] in PEOPLE
    }
    assert found == {*privacy.THEIR_OWN, *privacy.OF_OTHERS, *privacy.IN_GAMES}
    await store.close()


async def test_what_was_deleted_is_purged_from_the_file(tmp_path):
    store = await Store.open(tmp_path / "house.sqlite3")
    await store.write(lambda it: it.run("INSERT INTO people (user_id, name) VALUES (1, 'Zebulon the Unmistakable')"))
    await store.write(lambda it: it.run("DELETE FROM people"))
    left = [one for one in tmp_path.iterdir() if b"Unmistakable" in one.read_bytes()]
    assert left
    await store.purge()
    assert not [one for one in tmp_path.iterdir() if b"Unmistakable" in one.read_bytes()]
    await store.close()
