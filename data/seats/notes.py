"""Players' private notes at a table."""

import msgspec

from data.engines.store import Transaction

LONGEST_NOTE, LONGEST_REMINDER = 1000, 300
"""Characters."""


class Note(msgspec.Struct, frozen=True):
    """A ``note`` that stays, and a ``reminder`` for the next own turn; empty where there is none. ``moves`` was the
    length of the log when it was written, ``on_turn`` whether it was the player's turn then."""

    note: str = ""
    reminder: str = ""
    moves: int = 0
    on_turn: bool = False


async def find(transaction: Transaction, table_id: int, user_id: int) -> Note:
    """This player's note at this table."""
    row = await transaction.row(
        "SELECT note, reminder, moves, on_turn FROM notes WHERE table_id = ? AND user_id = ?", table_id, user_id
    )
    return Note() if row is None else Note(row["note"], row["reminder"], row["moves"], bool(row["on_turn"]))


async def keep(transaction: Transaction, table_id: int, user_id: int, note: Note) -> None:
    """Replaces the note; an empty one deletes it."""
    if not note.note and not note.reminder:
        await transaction.run("DELETE FROM notes WHERE table_id = ? AND user_id = ?", table_id, user_id)
        return
    await transaction.run(
        "INSERT INTO notes (table_id, user_id, note, reminder, moves, on_turn) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET note = excluded.note, reminder = excluded.reminder,"
        " moves = excluded.moves, on_turn = excluded.on_turn",
        table_id, user_id, note.note, note.reminder, note.moves, int(note.on_turn),
    )  # fmt: skip
