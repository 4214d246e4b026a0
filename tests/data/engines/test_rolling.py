"""Two versions of the program on one database: the one before goes on working while the new one begins."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from data.engines import copying
from data.engines import migrations as steps
from data.engines.migrations import POSTGRES, migrations, postgres_migrations, works_with
from data.engines.store import Store, StoreError, Transaction

NEWEST = migrations()[-1][0]
ADDED = "ALTER TABLE guilds ADD COLUMN colour TEXT NOT NULL DEFAULT '';"

TAKES_AWAY = re.compile(r"\bDROP (?!INDEX\b)|\bRENAME\b|\bADD CONSTRAINT\b|\bADD COLUMN (?![^;]*DEFAULT)[^;]*NOT NULL")
"""What the program of before does not expect: something gone, or asked for that it does not give."""
REPLACED = {POSTGRES / "V038__one_outbox.sql", POSTGRES / "V039__names.sql"}
"""Steps that put a view in place of what they take away; that it works is tested by itself."""


class Programs:
    """The program as it is, and versions to come, which know further steps."""

    def __init__(self, folder: Path, address: Path | str, patch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self.address = address
        self._patch = patch
        shutil.copytree(steps.MIGRATIONS, folder)

    async def old(self) -> Store:
        return await Store.open(self.address, busy_ms=60_000)

    async def new(self, *scripts: str) -> Store:
        """The program with these steps more."""
        for number, script in enumerate(scripts, NEWEST + 1):
            (self._folder / f"V{number:03}__later.sql").write_text(script, encoding="utf-8")
        with self._patch.context() as patch:
            patch.setattr(steps, "MIGRATIONS", self._folder)
            return await self.old()


@pytest.fixture
def programs(engine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Programs:
    address: Path | str = tmp_path / "ziggurat.sqlite3"
    if engine != "sqlite":
        address = request.getfixturevalue("cluster").new_database(like=request.getfixturevalue("migrated"))
    return Programs(tmp_path / "migrations", address, monkeypatch)


async def work(transaction: Transaction) -> int:
    await transaction.run("INSERT INTO guilds (guild_id, locale) VALUES (1, 'ja') ON CONFLICT DO NOTHING")
    return len(await transaction.rows("SELECT * FROM guilds"))


async def test_the_one_before_goes_on_while_the_new_one_begins(programs):
    """It has worked with the tables before they change, opens them anew after, and both write."""
    before = await programs.old()
    assert await before.write(work) == 1
    new = await programs.new(ADDED)
    assert (before.version, new.version) == (NEWEST, NEWEST + 1)
    again = await programs.old()
    assert again.version == NEWEST + 1
    for store in (before, new, again):
        assert await store.write(work) == 1
        assert (await store.reading.row("SELECT * FROM guilds"))["locale"] == "ja"
    for store in (again, new, before):
        await store.close()


@pytest.mark.parametrize(
    "scripts",
    [
        pytest.param((ADDED, "CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;"), id="two steps"),
        pytest.param((f"-- Works with V{NEWEST + 1:03}.\n{ADDED}",), id="only itself"),
    ],
)
async def test_an_older_one_is_told_in_a_sentence(programs, scripts):
    await (await programs.new(*scripts)).close()
    with pytest.raises(StoreError, match=f"version {NEWEST + len(scripts)}, newer than this program knows"):
        await programs.old()


async def test_many_steps_that_all_say_they_work_with_it(programs):
    said = f"-- Works with V{NEWEST:03}.\n"
    new = await programs.new(f"{said}{ADDED}", f"{said}CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;")
    old = await programs.old()
    assert await old.write(work) == 1
    await old.close()
    await new.close()


async def test_a_step_further_on_keeps_out_what_an_earlier_one_kept_out(programs):
    await (
        await programs.new(f"-- Works with V{NEWEST + 1:03}.\n{ADDED}", "CREATE TABLE later (id INTEGER) STRICT;")
    ).close()
    with pytest.raises(StoreError, match="newer than this program knows"):
        await programs.old()


async def test_nothing_is_copied_that_this_program_does_not_know(programs, tmp_path):
    await (await programs.new(ADDED)).close()
    with pytest.raises(StoreError, match="newer than this program knows"):
        await copying.copy_between(programs.address, tmp_path / "target.sqlite3", str)


def test_a_step_that_takes_something_away_says_so():
    """From the first on that could run beside the program before it."""
    found = 0
    for number, path in (*migrations(), *postgres_migrations()):
        script = path.read_text(encoding="utf-8")
        if TAKES_AWAY.search(re.sub(r"--[^\n]*", "", script)):
            found += 1
            assert number < 29 or works_with(number, script) == number or path in REPLACED, path.name
    assert found, "there are such steps"
