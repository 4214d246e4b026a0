"""Who may do what, and when. A row is what holds for the things that are done alike; each button, list and dialog names
its row where it is declared (:class:`cogs.kit.verbs.Verb`), each command in :mod:`cogs.permissions.commands`. It is
asked before anything is done (:mod:`cogs.permissions.authorization`).

A person has one *place* at a table:

- ``SEAT``: they sit in the seat that they began the game in; in a lobby, in any.
- ``SUBSTITUTE``: they sit in a seat that somebody else, or a bot player, began the game in.
- ``SPECTATOR``: they have no seat, and act in the server the table is in: everybody there sees its board. Whoever has
  handed their seat over is one of them.
- ``STRANGER``: they have no seat, and act in a direct message or in another server.
- ``UNINVITED``: they have no seat at a private table, and nobody has invited them there, to play or to watch.

Beside their place they may have *powers*, which add to what it allows and never take from it:

- ``HOST``: the table is theirs, whether they (still) sit there or not.
- ``ADMIN``: they may manage the server that the table is in, or that they act in.
- ``OWNER``: the program is theirs. It gives no rights at anybody's table, nor does managing a server.

A table is a ``LOBBY``, then ``RUNNING`` or ``PAUSED``, and ``OVER`` in the end, however it ended; a lobby that was
cancelled is ``CLOSED``. What is about no table is done ``ANYWHERE``. Of a table that there is not, everything is
refused. A direct message is no different: a seat is a seat there.

What depends on more (whose turn it is, which board a button was drawn for, whom an offer is made to) is asked where it
is known. What the store and the rules demand of any change is demanded there as well, in its transaction: between the
asking and the writing others may have acted.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """What somebody is to a table: the first five are places, the others powers."""

    SEAT = "seat"
    SUBSTITUTE = "substitute"
    SPECTATOR = "spectator"
    STRANGER = "stranger"
    UNINVITED = "uninvited"
    HOST = "host"
    ADMIN = "admin"
    OWNER = "owner"


class TableStage(StrEnum):
    """How far a table is."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    CLOSED = "closed"
    ANYWHERE = "anywhere"


AT_TABLE = (TableStage.LOBBY, TableStage.RUNNING, TableStage.PAUSED, TableStage.OVER, TableStage.CLOSED)
PLACES = (Role.SEAT, Role.SUBSTITUTE, Role.SPECTATOR, Role.STRANGER, Role.UNINVITED)
POWERS = (Role.HOST, Role.ADMIN, Role.OWNER)
SEATED = frozenset({Role.SEAT, Role.SUBSTITUTE})
LOOKING = SEATED | {Role.SPECTATOR, Role.HOST}
"""Those who may see what everybody may see of a table."""
EVERYBODY = frozenset(PLACES)
SILENTLY = ""
"""Stands for a refusal that says nothing: nothing is offered."""


@dataclass(frozen=True)
class Relation:
    """What one person is to one table at one moment."""

    place: Role
    powers: frozenset[Role] = frozenset()


@dataclass(frozen=True)
class Cell:
    """What holds in one state: who ``may``, and what the others are ``told``, each by their place: the id of a refusal
    without ``error-``, or ``SILENTLY``."""

    may: frozenset[Role]
    told: Mapping[Role, str]

    def refusal(self, standing: Relation) -> str | None:
        """Why somebody may not; ``None`` where they may."""
        return None if self.may & {standing.place, *standing.powers} else self.told[standing.place]


@dataclass(frozen=True)
class PermissionRow:
    """What holds for the things that are done alike. ``title`` says what they are, for whoever reads the table."""

    title: str
    cells: Mapping[TableStage, Cell]

    @property
    def at_table(self) -> bool:
        """Whether it is about a table."""
        return TableStage.ANYWHERE not in self.cells


# --- cells ----------------------------------------------------------------------------------------------------------


def _cell(may: frozenset[Role], told: str, **exceptions: str) -> Cell:
    """These may; the others are ``told`` this, the places named in ``exceptions`` that instead. To the uninvited
    nothing of the table is told."""
    if told != SILENTLY:
        exceptions = {"uninvited": "private-not-invited", **exceptions}
    return Cell(may, {place: exceptions.get(place, told) for place in PLACES if place not in may})


def _nobody(told: str) -> Cell:
    return _cell(frozenset(), told)


_SEATED = _cell(SEATED, "not-seated", stranger="table-elsewhere")
_HOST = _cell(frozenset({Role.HOST}), "host-only")
_LOOKING = _cell(LOOKING, "table-elsewhere")
_ALL = _cell(EVERYBODY, SILENTLY)


def _refused_to_seats(told: str) -> Cell:
    """Nobody may; those with a seat are told what stands in the way, the others that they have none."""
    return _cell(frozenset(), told, spectator="not-seated", stranger="table-elsewhere")


_STANDS_STILL = _refused_to_seats("table-paused")


def _in_lobby(title: str, cell: Cell) -> PermissionRow:
    """What belongs to a lobby."""
    begun = _nobody("lobby-started")
    over, closed = _nobody("table-over"), _nobody("lobby-closed")
    return PermissionRow(
        title,
        {
            TableStage.LOBBY: cell,
            TableStage.RUNNING: begun,
            TableStage.PAUSED: begun,
            TableStage.OVER: over,
            TableStage.CLOSED: closed,
        },
    )


def _in_game(title: str, running: Cell, paused: Cell, over: Cell | None = None) -> PermissionRow:
    """What belongs to a game."""
    return PermissionRow(
        title,
        {
            TableStage.LOBBY: _nobody("table-not-started"),
            TableStage.RUNNING: running,
            TableStage.PAUSED: paused,
            TableStage.OVER: over or _nobody("table-over"),
            TableStage.CLOSED: _nobody("lobby-closed"),
        },
    )


def _throughout(title: str, cell: Cell) -> PermissionRow:
    """What can be done at a table however far it is."""
    return PermissionRow(title, dict.fromkeys(AT_TABLE, cell))


def _until_over(title: str, cell: Cell) -> PermissionRow:
    """What can be done at a table before its game and while it lasts."""
    ends = {TableStage.OVER: _nobody("table-over"), TableStage.CLOSED: _nobody("lobby-closed")}
    return PermissionRow(title, {state: ends.get(state, cell) for state in AT_TABLE})


def _anywhere(title: str, cell: Cell) -> PermissionRow:
    """What is about no table."""
    return PermissionRow(title, {TableStage.ANYWHERE: cell})


# --- rows -----------------------------------------------------------------------------------------------------------

JOINING = _in_lobby(
    "sitting down in a lobby",
    _cell(frozenset({Role.SPECTATOR}), "already-seated", stranger="table-elsewhere"),
)
GATHERING = _in_lobby("leaving a lobby, and its bot players", _cell(SEATED, "not-joined", stranger="table-elsewhere"))
HOSTING = _in_lobby("the host’s part of a lobby", _HOST)
RULES = PermissionRow("a table’s rules", dict.fromkeys(AT_TABLE, _LOOKING))
READING = _in_game("looking at a table", _LOOKING, _LOOKING, _LOOKING)
HOLDING = _in_game("looking at one’s hand", _SEATED, _SEATED, _SEATED)
PLANNING = _in_game("looking ahead, and giving the seat up", _SEATED, _SEATED)
PLAYING = _in_game("opening one’s own panel, or looking on without a seat", _LOOKING, _LOOKING)
MOVING = _in_game("moving", _SEATED, _STANDS_STILL)
RESUMING = _in_game("ending a pause", _refused_to_seats("table-not-paused"), _SEATED)
AGAIN = _in_game("playing again", _refused_to_seats("rematch-early"), _refused_to_seats("rematch-early"), _SEATED)
DECIDING = _in_game("deciding about a seat whose time has run out", _SEATED, _SEATED, _SEATED)
TAKING = _in_game("taking a seat that is free or offered", _LOOKING, _LOOKING, _LOOKING)
"""Once the game is over, as with the row above, it only has the question give way to that."""
HANDING = _in_game("handing a seat over", *[_cell(SEATED | {Role.HOST}, "host-only")] * 2)
RECORDING = _in_game("keeping the record of a game", _SEATED, _SEATED, _LOOKING)
COMPANY = _throughout("who is at a table", _LOOKING)
INVITING = _until_over("inviting people, and handing the table over as its host", _HOST)
MOVING_AWAY = _until_over("moving the table to another channel", _cell(SEATED | {Role.HOST}, "host-only"))
BECOMING_HOST = _throughout("answering whoever wants one to be the host", _LOOKING)
_FOLLOWING = _cell(frozenset({Role.SPECTATOR}), "spectator-seated", stranger="table-elsewhere")
FOLLOWING = _in_game("following a table", _FOLLOWING, _FOLLOWING)
UNFOLLOWING = _throughout("following a table no more", _LOOKING)
_UNFINISHED = _nobody("revisit-running")
REVISITING = _in_game("playing on from the past", _UNFINISHED, _UNFINISHED, _LOOKING)
PERSONAL = _anywhere("one’s own affairs, rules and figures", _ALL)
MANAGING = _anywhere(
    "what a server is set to", _cell(frozenset({Role.ADMIN}), "manager-only", uninvited="manager-only")
)
