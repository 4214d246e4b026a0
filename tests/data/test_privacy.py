"""Who is deleted is gone: every table with people in it says what becomes of them."""

import msgspec

from data import privacy
from data.engines.store import Store
from data.history import imports
from data.lobby import beginning, lobby
from data.outbox import outbox
from data.people import people
from data.people.people import GONE
from data.seats import invitations, spectators
from data.tables import participants
from data.tables.tables import Request
from data.teaching import daily
from rules.core.record import Record
from rules.history import files
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as core
from rules.table.player import Holder, forgotten_name
from tests.data.conftest import AIKO, JULES, MARTA, NOW

PEOPLE = ("user_id", "host_id", "avoided_id", "asked_by", "reader")
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


async def test_each_game_is_a_transaction_of_its_own_and_former_names_are_known(store, tables, running, monkeypatch):
    """Who has left a game under another name is found in the files of others by that name; where it is cut off half
    way, it is begun anew and comes to the same."""
    former = msgspec.to_builtins(Holder(JULES, "Jules the Elder"))

    async def prepare(transaction) -> None:
        entry = msgspec.json.encode({"kind": "vanish", "seat": 1, "former": former})
        await transaction.run("INSERT INTO log VALUES (?, 99, 9, ?)", running.id, entry)
        await transaction.run("UPDATE tables SET host_id = ? WHERE id = ?", JULES, running.id)
        await transaction.run("INSERT INTO people (user_id, name) VALUES (?, 'Jules')", JULES)
        for name in ("Jules the Elder", "Sefa", "Jules"):
            kept = files.encode(Record("kingdom_builder", 1, 2, {}, "seed", names=("Aiko", name)))
            await imports.keep(transaction, AIKO, kept, NOW)

    await store.write(prepare)
    written, write = [], store._write

    async def spy(work, table):
        if cut_off and len(written) == 3:
            raise ConnectionError
        written.append(table)
        return await write(work, table)

    monkeypatch.setattr(store, "_write", spy)
    cut_off = True
    try:
        await privacy.erase(tables, JULES, str, NOW)
    except ConnectionError:
        cut_off = False
    assert not cut_off
    written.clear()
    await privacy.erase(tables, JULES, str, NOW)
    assert running.id in written
    assert [row["id"] for row in await store.reading.rows("SELECT id FROM imports")] == [2]
    (entry,) = await store.reading.rows("SELECT entry FROM log WHERE table_id = ? AND number = 99", running.id)
    assert b"Jules" not in entry["entry"]
    assert str(JULES).encode() not in entry["entry"]
    assert await store.reading.rows("SELECT 1 FROM people WHERE user_id = ?", JULES) == []


async def hand_over(tables, running, whose, to) -> None:
    def work(game, table, seat):
        return core.substitute(game, table, seat, core.new_bot(table) if to is None else to, NOW)

    await tables.perform(Request(running.id, whose), work, NOW)


async def kept_of(store) -> bytes:
    """All that is stored of games."""
    rows = await store.reading.rows(
        "SELECT entry AS kept FROM log UNION ALL SELECT snapshot FROM tables WHERE snapshot IS NOT NULL"
        " UNION ALL SELECT snapshot FROM last_seen UNION ALL SELECT data FROM imports"
    )
    return b"\n".join(bytes(row["kept"]) for row in rows)


async def test_names_of_before_go_too(store, tables, running):
    """Who came under another name than they have now is named so in the log, and in how others last saw the table."""
    await store.write(lambda transaction: people.meet(transaction, JULES, "Quillfeather", "en"))
    await hand_over(tables, running, MARTA, Holder(JULES, "Quillfeather"))
    _, table = await tables.at(running.id)
    step = KINGDOM_BUILDER.notation(KINGDOM_BUILDER.legal_actions(table.state, 0)[0])
    asker = Request(running.id, AIKO)
    await tables.perform(asker, lambda game, table, seat: core.act(game, table, seat, [step], NOW), NOW)
    file = files.encode(Record("kingdom_builder", 1, 2, {}, "seed", names=("Aiko", "Quillfeather")))
    await store.write(lambda transaction: imports.keep(transaction, AIKO, file, NOW))
    await store.write(lambda transaction: people.take(transaction, people.Heard(JULES, 7, "Jules", "en")))
    await hand_over(tables, running, JULES, None)
    assert b"Quillfeather" in await kept_of(store)
    await privacy.erase(tables, JULES, forgotten_name, NOW)
    assert b"Quillfeather" not in await kept_of(store)


async def test_others_of_the_same_name_keep_it(store, tables, opened):
    """Of three who are called alike one goes: the seats, the log and the game still name the others."""
    await lobby.join(tables, opened.id, Holder(MARTA, "Aiko"), 2, NOW)
    running = (await beginning.begin(tables, opened.id, AIKO, "seed", 3, NOW)).row
    await hand_over(tables, running, MARTA, Holder(JULES, "Aiko"))
    await privacy.erase(tables, MARTA, forgotten_name, NOW)
    row, table = await tables.at(running.id)
    assert [holder.name for holder in row.seats] == [player.name for player in table.players] == ["Aiko", "Aiko"]
    entry = (await tables.history(row))[-1]
    assert (entry.detail, entry.former) == ("Aiko", Holder(GONE, forgotten_name(1)))

    await hand_over(tables, row, AIKO, None)
    await hand_over(tables, await tables.row(row.id), JULES, Holder(MARTA, "Aiko"))
    await privacy.erase(tables, JULES, forgotten_name, NOW)
    came, left, back = (await tables.history(await tables.row(row.id)))[-3:]
    assert (came.detail, came.former) == (forgotten_name(1), Holder(GONE, forgotten_name(1)))
    assert left.former == Holder(AIKO, "Aiko")
    assert (back.detail, back.former) == ("Aiko", Holder(GONE, forgotten_name(1)))


async def test_a_hand_that_is_still_there_after_its_seat_was_left_goes_too(store, tables, running):
    """The message is deleted a little later: by then nothing may stand in the file any more."""
    former = msgspec.json.encode(
        {"kind": "substitute", "seat": 1, "former": msgspec.to_builtins(Holder(JULES, "Jules"))}
    )

    async def prepare(transaction) -> None:
        await transaction.run("INSERT INTO people (user_id, name, dm_channel_id) VALUES (?, 'Jules', 555)", JULES)
        await transaction.run("INSERT INTO log VALUES (?, 99, 9, ?)", running.id, former)
        await transaction.run("UPDATE tables SET host_id = ? WHERE id = ?", JULES, running.id)
        for seat, channel_id in ((0, 444), (1, 555)):
            await transaction.run("INSERT INTO hands VALUES (?, ?, ?, 1)", running.id, seat, channel_id)

    await store.write(prepare)
    await privacy.erase(tables, JULES, str, NOW)
    assert [row["channel_id"] for row in await store.reading.rows("SELECT channel_id FROM hands")] == [444]


async def test_who_was_to_be_called_to_a_table_that_is_not_theirs_is_named_there_no_more(store, tables, running):
    """A rematch that cannot be shown yet calls all who have played, and a spectator is to be told of the end."""
    await store.write(lambda work: spectators.follow(work, running, JULES, "Jules", NOW))
    invited = {"text": "note-invited-player", "to": JULES}
    await store.write(lambda work: outbox.put(work, running.id, "note", NOW, **invited))
    await tables.perform(Request(running.id, AIKO), lambda game, table, seat: core.resign(game, table, seat, NOW), NOW)
    await beginning.rematch(tables, running.id, AIKO, "again", None, NOW)
    calls = "SELECT 1 FROM outbox WHERE payload LIKE ?"
    for person in (JULES, MARTA):
        assert await store.reading.rows(calls, f"%{person}%")
        await privacy.erase(tables, person, str, NOW)
        assert not await store.reading.rows(calls, f"%{person}%")
    assert not await store.reading.rows("SELECT 1 FROM outbox WHERE kind IN ('note', 'follow')"), "for nobody"


async def removed(store) -> list[tuple[int, int]]:
    """The tables whose threads are told of a member, and whom they are told of."""
    rows = await store.reading.rows("SELECT table_id, payload FROM outbox WHERE kind = 'member' ORDER BY table_id, id")
    return [(row["table_id"], msgspec.json.decode(row["payload"])["user"]) for row in rows]


async def test_who_is_erased_leaves_the_threads_of_their_tables(store, tables, running):
    """Whoever had a seat, watched or was invited: Discord is told whom to remove, where there is a thread."""

    async def prepare(transaction) -> None:
        await transaction.run("UPDATE tables SET private = 1, thread_id = 80 WHERE id = ?", running.id)
        row = await tables.row(running.id, transaction)
        await invitations.note(transaction, row.id, JULES, "Jules", invitations.PLAYER)
        await spectators.follow(transaction, row, JULES, "Jules", NOW)
        await transaction.run("DELETE FROM outbox")

    await store.write(prepare)
    await privacy.erase(tables, JULES, str, NOW)
    assert await removed(store) == [(running.id, JULES)]
    assert await invitations.all_of(store.reading, running.id) == []
    assert await spectators.all_of(store.reading, running.id) == []

    await store.write(lambda transaction: participants.member_left(transaction, running.id, MARTA, NOW))
    await privacy.erase(tables, MARTA, str, NOW)
    assert await removed(store) == [(running.id, JULES), (running.id, MARTA)]

    await store.write(lambda it: it.run("UPDATE tables SET thread_id = NULL WHERE id = ?", running.id))
    await store.write(lambda transaction: participants.member_left(transaction, running.id, AIKO, NOW))
    await privacy.erase(tables, AIKO, str, NOW)
    assert (running.id, AIKO) not in await removed(store)


async def test_a_puzzle_of_the_day_stays_without_who_has_set_it(store, tables):
    await store.write(lambda transaction: daily.keep(transaction, 7, 70, 18, NOW, JULES))
    assert [one["guild_id"] for one in (await privacy.everything(store.reading, JULES))["daily_puzzles"]] == [7]
    await privacy.erase(tables, JULES, str, NOW)
    known = await daily.of(store.reading, 7)
    assert known is not None
    assert known.user_id is None
