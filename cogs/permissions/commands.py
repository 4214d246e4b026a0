"""Who may use which command, and who gets completions while typing one."""

from cogs.permissions.rows import (
    FOLLOWING,
    HANDING,
    HOLDING,
    INVITING,
    LOOKING,
    MANAGING,
    MOVING,
    MOVING_AWAY,
    PARTICIPANTS,
    PERSONAL,
    PLANNING,
    PLAYING,
    READING,
    RECORDING,
    RESUMING,
    RULES,
    SILENTLY,
    PermissionRow,
    TableStage,
    _cell,
    _nobody,
)


def _typed(row: PermissionRow) -> PermissionRow:
    """The same for typed commands: they find no table before its game has begun."""
    absent = _nobody("no-table-here")
    return PermissionRow(f"{row.title}, typed", {**row.cells, TableStage.LOBBY: absent, TableStage.CLOSED: absent})


def _typed_in_thread(row: PermissionRow) -> PermissionRow:
    """The same for commands that also work in the thread of a private table before its game has begun. There the
    table itself checks permissions."""
    lobby, absent = _cell(LOOKING, "no-table-here"), _nobody("no-table-here")
    return PermissionRow(f"{row.title}, typed", {**row.cells, TableStage.LOBBY: lobby, TableStage.CLOSED: absent})


def _offered(row: PermissionRow) -> PermissionRow:
    """The completions while typing: members without permission get none."""
    cells = {state: _cell(cell.may, SILENTLY) for state, cell in row.cells.items()}
    return PermissionRow(f"{row.title}, offered while it is typed", cells)


def _alike(row: PermissionRow, begin: str, ends: str) -> dict[str, PermissionRow]:
    """The same row for all names with this beginning and these ``ends``."""
    return {f"{begin}{end}": row for end in ends.split()}


COMMANDS: dict[str, PermissionRow] = {
    "play": PERSONAL,
    "desk": MANAGING,
    "doctor": MANAGING,
    "help": PERSONAL,
    "learn": PERSONAL,
    "games": PERSONAL,
    "report": PERSONAL,
    "rules": PERSONAL,
    "stats": PERSONAL,
    "puzzle": PERSONAL,
    "versus": PERSONAL,
    "ranking": PERSONAL,
    "records": PERSONAL,
    "seek": PERSONAL,
    "privacy": PERSONAL,
    "support": PERSONAL,
    **_alike(PERSONAL, "tournament ", "list new show begin cancel bump move"),
    "settings language": MANAGING,
    "settings reminders": PERSONAL,
    "settings quiet": PERSONAL,
    "settings rhythm": PERSONAL,
    "settings ring": PERSONAL,
    "settings vacation": PERSONAL,
    "settings avoid": PERSONAL,
    "table play": _typed(PLAYING),
    "table hand": _typed(HOLDING),
    "table board": _typed(READING),
    "table text": _typed(READING),
    "table ask": _typed(READING),
    "table log": _typed(READING),
    "table rules": _typed(RULES),
    "table undo": _typed(MOVING),
    "table resign": _typed(PLANNING),
    "table pause": _typed(MOVING),
    "table resume": _typed(RESUMING),
    "table longer-pause": _typed(RESUMING),
    "table premove": _typed(PLANNING),
    "table substitute": _typed(HANDING),
    "table nudge": _typed(MOVING),
    "table export": _typed(RECORDING),
    "table note": _typed(HOLDING),
    "replay": _typed(READING),
    "table people": _typed_in_thread(PARTICIPANTS),
    "table invite": _typed_in_thread(INVITING),
    "table watch": _typed_in_thread(FOLLOWING),
    "table host": _typed_in_thread(INVITING),
    "table move": _typed_in_thread(MOVING_AWAY),
    "import": PERSONAL,
    "move": _typed(MOVING),
    # in the group of every game
    "GAME hand": _typed(HOLDING),
    "GAME card": PERSONAL,
    "GAME move": _typed(MOVING),
}
"""Commands by their qualified name; those of every game by their kind."""

COMPLETIONS: dict[str, PermissionRow] = {
    "play": PERSONAL,
    "help": PERSONAL,
    "learn": PERSONAL,
    "rules": PERSONAL,
    "stats": PERSONAL,
    "puzzle": PERSONAL,
    "ranking": PERSONAL,
    "records": PERSONAL,
    "settings quiet": PERSONAL,
    **_alike(PERSONAL, "tournament ", "new show begin cancel bump move"),
    "replay": PERSONAL,
    "table ask": _offered(READING),
    "move": _offered(PLANNING),
    "GAME card": PERSONAL,
    "GAME move": _offered(PLANNING),
}
"""Completions while a command is typed."""
