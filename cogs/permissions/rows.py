"""Who may do what, and when. A row holds for actions that are treated alike; each button, list and dialog names its
row where it is declared (:class:`cogs.kit.verbs.Verb`), each command in :mod:`cogs.permissions.commands`. Rows are
checked before anything is done (:mod:`cogs.permissions.authorization`).

A user has one *place* at a table:

- ``SEAT``: they sit in the seat in which they began the game; in a lobby, in any.
- ``SUBSTITUTE``: they sit in a seat in which another player, or a bot player, began the game.
- ``SPECTATOR``: they have no seat, and act in the server of the table: all members see its board. A player who has
handed over their seat is one.
- ``STRANGER``: they have no seat, and act in a direct message or in another server.
- ``UNINVITED``: they have no seat at a private table, and no invitation to play or watch.

Where no table is meant, a user is a ``SPECTATOR`` in a server, and a ``STRANGER`` elsewhere.

Besides they may have *powers*, which add to what their place allows and never take from it:

- ``HOST``: they opened the table, or it was handed to them; with or without a seat.
- ``ADMIN``: they may manage the server of the table, or the one they act in.
- ``OWNER``: they are the operator. It gives no rights at tables, nor does managing a server.

A table is a ``LOBBY``, then ``RUNNING`` or ``PAUSED``, and finally ``OVER``, however it ended; a cancelled lobby is
``CLOSED``. Actions without a table happen ``ANYWHERE``. At a table that does not exist everything is refused. A
direct message is no different: a seat is a seat there.

What depends on more (whose turn it is, which board a button was drawn for, who gets an offer) is checked where it is
known. What the store and the rules require of a change is checked there again, in its transaction: others may have
acted since.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """A user's relation to a table: the first five are places, the others powers."""

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
"""Those who may see what is public at a table."""
EVERYBODY = frozenset(PLACES)
SILENTLY = ""
"""A refusal without a text: no completions."""


@dataclass(frozen=True)
class Relation:
    """A user's relation to a table at one moment."""

    place: Role
    powers: frozenset[Role] = frozenset()


@dataclass(frozen=True)
class Cell:
    """One cell: who ``may``, and the refusals of the others by their place: an id without ``error-``, or
    ``SILENTLY``."""

    may: frozenset[Role]
    refusals: Mapping[Role, str]

    def refusal(self, relation: Relation) -> str | None:
        """The refusal; ``None`` if they may."""
        return None if self.may & {relation.place, *relation.powers} else self.refusals[relation.place]


@dataclass(frozen=True)
class PermissionRow:
    """What holds for actions that are treated alike. ``title`` describes them in the documentation."""

    title: str
    cells: Mapping[TableStage, Cell]

    @property
    def at_table(self) -> bool:
        """Whether it is about a table."""
        return TableStage.ANYWHERE not in self.cells


# --- cells ----------------------------------------------------------------------------------------------------------


def _cell(may: frozenset[Role], reason: str, **exceptions: str) -> Cell:
    """These may; the others get the refusal ``reason``, or that in ``exceptions`` for their place. The uninvited learn
    nothing of the table."""
    if reason != SILENTLY:
        exceptions = {"uninvited": "private-not-invited", **exceptions}
    return Cell(may, {place: exceptions.get(place, reason) for place in PLACES if place not in may})


def _nobody(reason: str) -> Cell:
    return _cell(frozenset(), reason)


_SEATED = _cell(SEATED, "not-seated", stranger="table-elsewhere")
_HOST = _cell(frozenset({Role.HOST}), "host-only")
_LOOKING = _cell(LOOKING, "table-elsewhere")
_ALL = _cell(EVERYBODY, SILENTLY)


def _refused_to_seats(reason: str) -> Cell:
    """Nobody may; those with a seat get this refusal, the others that they have none."""
    return _cell(frozenset(), reason, spectator="not-seated", stranger="table-elsewhere")


_STANDS_STILL = _refused_to_seats("table-paused")


def _in_lobby(title: str, cell: Cell) -> PermissionRow:
    """Actions in a lobby."""
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
    """Actions in a game."""
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
    """Actions at a table at any stage."""
    return PermissionRow(title, dict.fromkeys(AT_TABLE, cell))


def _until_over(title: str, cell: Cell) -> PermissionRow:
    """Actions at a table until its game is over."""
    ends = {TableStage.OVER: _nobody("table-over"), TableStage.CLOSED: _nobody("lobby-closed")}
    return PermissionRow(title, {state: ends.get(state, cell) for state in AT_TABLE})


def _anywhere(title: str, cell: Cell) -> PermissionRow:
    """Actions without a table."""
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
"""After the end, as with the row above, only to replace the question by the refusal."""
HANDING = _in_game("handing a seat over", *[_cell(SEATED | {Role.HOST}, "host-only")] * 2)
RECORDING = _in_game("keeping the record of a game", _SEATED, _SEATED, _LOOKING)
PARTICIPANTS = _throughout("who is at a table", _LOOKING)
INVITING = _until_over("inviting people, and handing the table over as its host", _HOST)
MOVING_AWAY = _until_over("moving the table to another channel", _cell(SEATED | {Role.HOST}, "host-only"))
BECOMING_HOST = _throughout("answering an offer to be the host", _LOOKING)
_FOLLOWING = _cell(frozenset({Role.SPECTATOR}), "spectator-seated", stranger="table-elsewhere")
FOLLOWING = _in_game("following a table", _FOLLOWING, _FOLLOWING)
UNFOLLOWING = _throughout("following a table no more", _LOOKING)
_UNFINISHED = _nobody("revisit-running")
_TOO_EARLY = _nobody("review-running")
REVIEWING = _in_game(
    "the review of a game", _TOO_EARLY, _TOO_EARLY, _cell(SEATED, "review-no-seat", stranger="table-elsewhere")
)
REVISITING = _in_game("playing on from the past", _UNFINISHED, _UNFINISHED, _LOOKING)
PERSONAL = _anywhere("one’s own affairs, rules and figures", _ALL)
MANAGING = _anywhere(
    "what a server is set to",
    _cell(frozenset({Role.ADMIN}), "manager-only", stranger="doctor-not-here", uninvited="manager-only"),
)
