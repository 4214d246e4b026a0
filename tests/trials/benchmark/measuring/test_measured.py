"""What the benchmark measures can be measured, in short."""

from __future__ import annotations

from data.server.ceilings import DEFAULTS
from tests.processes.stores import open_store
from tests.trials.benchmark import boot, pictures


async def test_more_tables_are_begun_than_one_member_may_host(tmp_path, monkeypatch):
    monkeypatch.setattr(boot, "LIVE_TABLES", DEFAULTS.tables + 1)
    await boot.fill(tmp_path / "store.sqlite3")
    store = await open_store(tmp_path / "store.sqlite3")
    (found,) = await store.reading.rows("SELECT COUNT(*) FROM tables WHERE status = 'running'")
    await store.close()
    assert found[0] > DEFAULTS.tables


def test_the_first_board_of_a_process_takes_time(monkeypatch):
    monkeypatch.setattr(pictures, "warm_up", lambda: None)
    assert pictures.cold("royal_game_of_ur", 2) > 0
