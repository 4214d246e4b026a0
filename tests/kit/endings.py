"""How whole games end: the table as the record tells it, the score sheet, and the traffic that led there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from rules.core import record as records
from rules.table import table as core
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
)

CHECKER = Path(__file__).resolve().parents[3] / "shared" / "discord" / "validate_traffic.py"


async def finished(room: Room, board: Board) -> tuple[records.Record, core.Table]:
    """Record and end of a finished table, whose state must be what the record replays to."""
    await room.settled()
    row, table = await room.services.tables.at(board.number)
    game = room.services.tables.game(row)
    kept = await room.services.tables.record(row)
    assert row.status == "over"
    replayed = records.replay(game, kept)
    assert game.document(replayed) == game.document(table.state)
    assert game.result(replayed) == core.result(game, table)
    return kept, table


async def score_sheet(guest: Guest, board: Board) -> Object:
    """The message that closes a table."""
    return await guest.wait_message(board.thread, lambda message: "Rematch" in buttons(message), PATIENCE)


async def check_traffic(room: Room) -> None:
    """All that the bot asked of Discord is valid, as far as the checker of traffic is at hand."""
    if CHECKER.exists():
        _check(await room.raw_traffic(), room.directory / "traffic.jsonl")


def _check(traffic: str, file: Path) -> None:
    """Lets the checker read these JSON lines."""
    file.write_text(traffic, encoding="utf-8")
    checked = subprocess.run([sys.executable, CHECKER, file], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout[-3000:] + checked.stderr
