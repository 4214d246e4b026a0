"""Who may do what, and when: one table for every button, select and dialog, every command, and what is offered while a
command is typed. It is asked before anything is done (:mod:`cogs.permissions.authorization`).

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


class State(StrEnum):
    """How far a table is."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    CLOSED = "closed"
    ANYWHERE = "anywhere"


AT_TABLE = (State.LOBBY, State.RUNNING, State.PAUSED, State.OVER, State.CLOSED)
PLACES = (Role.SEAT, Role.SUBSTITUTE, Role.SPECTATOR, Role.STRANGER, Role.UNINVITED)
POWERS = (Role.HOST, Role.ADMIN, Role.OWNER)
SEATED = frozenset({Role.SEAT, Role.SUBSTITUTE})
LOOKING = SEATED | {Role.SPECTATOR, Role.HOST}
"""Those who may see what everybody may see of a table."""
EVERYBODY = frozenset(PLACES)
SILENTLY = ""
"""Stands for a refusal that says nothing: nothing is offered."""


@dataclass(frozen=True)
class Standing:
    """What one person is to one table at one moment."""

    place: Role
    powers: frozenset[Role] = frozenset()


@dataclass(frozen=True)
class Cell:
    """What holds in one state: who ``may``, and what the others are ``told``, each by their place: the id of a refusal
    without ``error-``, or ``SILENTLY``."""

    may: frozenset[Role]
    told: Mapping[Role, str]

    def refusal(self, standing: Standing) -> str | None:
        """Why somebody may not; ``None`` where they may."""
        return None if self.may & {standing.place, *standing.powers} else self.told[standing.place]


@dataclass(frozen=True)
class Row:
    """What holds for the things that are done alike. ``title`` says what they are, for whoever reads the table."""

    title: str
    cells: Mapping[State, Cell]

    @property
    def at_table(self) -> bool:
        """Whether it is about a table."""
        return State.ANYWHERE not in self.cells


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


def _in_lobby(title: str, cell: Cell) -> Row:
    """What belongs to a lobby."""
    begun = _nobody("lobby-started")
    over, closed = _nobody("table-over"), _nobody("lobby-closed")
    return Row(
        title,
        {State.LOBBY: cell, State.RUNNING: begun, State.PAUSED: begun, State.OVER: over, State.CLOSED: closed},
    )


def _in_game(title: str, running: Cell, paused: Cell, over: Cell | None = None) -> Row:
    """What belongs to a game."""
    return Row(
        title,
        {
            State.LOBBY: _nobody("table-not-started"),
            State.RUNNING: running,
            State.PAUSED: paused,
            State.OVER: over or _nobody("table-over"),
            State.CLOSED: _nobody("lobby-closed"),
        },
    )


def _throughout(title: str, cell: Cell) -> Row:
    """What can be done at a table however far it is."""
    return Row(title, dict.fromkeys(AT_TABLE, cell))


def _until_over(title: str, cell: Cell) -> Row:
    """What can be done at a table before its game and while it lasts."""
    ends = {State.OVER: _nobody("table-over"), State.CLOSED: _nobody("lobby-closed")}
    return Row(title, {state: ends.get(state, cell) for state in AT_TABLE})


def _anywhere(title: str, cell: Cell) -> Row:
    """What is about no table."""
    return Row(title, {State.ANYWHERE: cell})


def _typed(row: Row) -> Row:
    """The same for people who type: a typed command finds no table before its game has begun."""
    absent = _nobody("no-table-here")
    return Row(f"{row.title}, typed", {**row.cells, State.LOBBY: absent, State.CLOSED: absent})


def _typed_in_thread(row: Row) -> Row:
    """The same for what is typed in the thread of a private table as well, before its game has begun. There the table
    says who may."""
    lobby, absent = _cell(LOOKING, "no-table-here"), _nobody("no-table-here")
    return Row(f"{row.title}, typed", {**row.cells, State.LOBBY: lobby, State.CLOSED: absent})


def _offered(row: Row) -> Row:
    """What is offered while somebody types: where there is nothing for them, nothing is offered."""
    cells = {state: _cell(cell.may, SILENTLY) for state, cell in row.cells.items()}
    return Row(f"{row.title}, offered while it is typed", cells)


# --- rows -----------------------------------------------------------------------------------------------------------

JOINING = _in_lobby(
    "sitting down in a lobby",
    _cell(frozenset({Role.SPECTATOR}), "already-seated", stranger="table-elsewhere"),
)
GATHERING = _in_lobby("leaving a lobby, and its bot players", _cell(SEATED, "not-joined", stranger="table-elsewhere"))
HOSTING = _in_lobby("the host’s part of a lobby", _HOST)
RULES = Row("a table’s rules", dict.fromkeys(AT_TABLE, _LOOKING))
READING = _in_game("looking at a table", _LOOKING, _LOOKING, _LOOKING)
HOLDING = _in_game("looking at one’s hand", _SEATED, _SEATED, _SEATED)
PLANNING = _in_game("looking ahead, and giving the seat up", _SEATED, _SEATED)
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


def _alike(row: Row, begin: str, ends: str) -> dict[str, Row]:
    """The same row for all names that ``begin`` alike, by their ``ends``."""
    return {f"{begin}{end}": row for end in ends.split()}


VERBS: dict[str, Row] = {
    # the front desk, and what it leads to
    "open": PERSONAL,
    "open-again": PERSONAL,
    "open-game": PERSONAL,
    "open-seats": PERSONAL,
    "open-bots": PERSONAL,
    "open-table": PERSONAL,
    "lobbies": PERSONAL,
    "lobbies-join": PERSONAL,
    "help": PERSONAL,
    "help-game": PERSONAL,
    "rulebooks": PERSONAL,
    "rule-search": PERSONAL,
    "rule-find": PERSONAL,
    "stats": PERSONAL,
    "stats-of": PERSONAL,
    "stats-show": PERSONAL,
    "stats-game": PERSONAL,
    "ranking": PERSONAL,
    "ranking-show": PERSONAL,
    "feats": PERSONAL,
    "feats-show": PERSONAL,
    "versus": PERSONAL,
    "versus-ask": PERSONAL,
    "versus-show": PERSONAL,
    "report-any": PERSONAL,
    "report-any-send": PERSONAL,
    "desk-there": MANAGING,
    # a lobby's message, and the host's panel of options
    "join": JOINING,
    "leave": GATHERING,
    "addbot": GATHERING,
    "dropbot": GATHERING,
    "cancel": HOSTING,
    "start": HOSTING,
    "alone": HOSTING,
    "options": HOSTING,
    "option": HOSTING,
    "clock": HOSTING,
    "still": HOSTING,
    "page": HOSTING,
    # the board, and the score sheet
    "play": PLANNING,
    "hand": HOLDING,
    "undo": MOVING,
    "undo-turn": MOVING,
    "ask-back": MOVING,
    "agree-back": MOVING,
    "decline-back": PLANNING,
    "log": READING,
    "rules": RULES,
    "resume": RESUMING,
    "pause-agree": RESUMING,
    "pause-end": RESUMING,
    "pause-longer": RESUMING,
    "keep-open": DECIDING,
    "rematch": AGAIN,
    # the history, and stepping through a game
    "log-page": READING,
    "log-look": READING,
    "replay": READING,
    "replay-to": READING,
    "replay-turn": READING,
    "replay-ask": READING,
    "replay-typed": READING,
    "replay-as": READING,
    "film-gif": READING,
    "film-page": READING,
    # what else can be done at a table
    "more": READING,
    "look-board": READING,
    "text": READING,
    "in-advance": PLANNING,
    "pause": MOVING,
    "resign-ask": PLANNING,
    "seats": HANDING,
    "seat-leaves": HANDING,
    "seat-comes": HANDING,
    "seat-me": HANDING,
    "seat-bot": HANDING,
    "report": READING,
    "report-send": READING,
    "cards": PERSONAL,
    "cards-page": PERSONAL,
    "card": PERSONAL,
    "export": RECORDING,
    "what-if": REVISITING,
    "what-if-seat": REVISITING,
    "import": PERSONAL,
    "import-file": PERSONAL,
    **_alike(PERSONAL, "import-replay-", "to turn ask typed as"),
    "import-film-gif": PERSONAL,
    "import-film-page": PERSONAL,
    "import-what-if": PERSONAL,
    "import-what-if-seat": PERSONAL,
    "note": HOLDING,
    "note-keep": HOLDING,
    "note-drop": HOLDING,
    # the private panel
    "tab": PLANNING,
    "pick": PLANNING,
    "take": PLANNING,
    "back": PLANNING,
    "clear": PLANNING,
    "go": MOVING,
    "look": READING,
    # all games of a person
    "games": PERSONAL,
    "next": PERSONAL,
    # how somebody is rung
    "nudge": MOVING,
    "quiet-accept": PERSONAL,
    "quiet-decline": PERSONAL,
    "rhythm-show": PERSONAL,
    "rhythm-ask": PERSONAL,
    "rhythm": PERSONAL,
    # whom somebody does not want to play with, and looking for players
    "avoid": PERSONAL,
    "avoid-add": PERSONAL,
    "avoid-remove": PERSONAL,
    "seek": PERSONAL,
    "seek-ask": PERSONAL,
    "seek-begin": PERSONAL,
    "seek-stop": PERSONAL,
    "seek-wider": PERSONAL,
    "seek-as-it-is": PERSONAL,
    "match-accept": PERSONAL,
    "match-decline": PERSONAL,
    "quiet-ask": PERSONAL,
    "quiet-own": PERSONAL,
    "zones": PERSONAL,
    "zones-of": PERSONAL,
    "zones-page": PERSONAL,
    "zone": PERSONAL,
    # tournaments; what is their host's to do is asked where it is known who that is
    "cups": PERSONAL,
    "cup": PERSONAL,
    **_alike(
        PERSONAL, "cup-", "show page how pages join leave gone ready new game made change changed plan-page option"
    ),
    **_alike(PERSONAL, "cup-", "publish begin off off-sure bump push"),
    # a server's settings
    "server": MANAGING,
    "server-ask": MANAGING,
    "server-set": MANAGING,
    "doctor": MANAGING,
    "doctor-again": MANAGING,
    "trial": MANAGING,
    "trial-press": MANAGING,
    # rule books
    "rulebook": PERSONAL,
    "leaf": PERSONAL,
    "section": PERSONAL,
    "found": PERSONAL,
    "why": READING,
    # other private messages
    "premoves": PLANNING,
    **_alike(PLANNING, "premove-", "open page on off pick back leave all"),
    "if": MOVING,
    **_alike(MOVING, "if-", "tab pick take back clear bind forget"),
    "resign": PLANNING,
    # the people of a table
    "people": COMPANY,
    "invite": INVITING,
    "withdraw": INVITING,
    "private-ask": PERSONAL,
    "private-open": PERSONAL,
    "host-ask": INVITING,
    "host-accept": BECOMING_HOST,
    "host-decline": BECOMING_HOST,
    "watch": FOLLOWING,
    "watch-board": READING,
    "watch-text": READING,
    "unwatch": UNFOLLOWING,
    "notice": READING,
    "move-ask": MOVING_AWAY,
    "move-to": MOVING_AWAY,
    # vacation
    "vacation": PERSONAL,
    **_alike(PERSONAL, "vacation-", "begin end by-itself by-hand"),
    # what is stored
    "privacy": PERSONAL,
    "privacy-file": PERSONAL,
    "privacy-delete": PERSONAL,
    "privacy-sure": PERSONAL,
    # a seat whose time has run out
    "late-wait": DECIDING,
    "late-substitute": DECIDING,
    "late-bot": DECIDING,
    "late-take": TAKING,
    # the offer of a seat
    "offer-accept": TAKING,
    "offer-decline": TAKING,
}
"""What is pressed, by the verb of its custom id."""

COMMANDS: dict[str, Row] = {
    "play": PERSONAL,
    "desk": MANAGING,
    "doctor": MANAGING,
    "help": PERSONAL,
    "games": PERSONAL,
    "report": PERSONAL,
    "rules": PERSONAL,
    "stats": PERSONAL,
    "versus": PERSONAL,
    "ranking": PERSONAL,
    "records": PERSONAL,
    "seek": PERSONAL,
    "privacy": PERSONAL,
    **_alike(PERSONAL, "tournament ", "list new show begin cancel bump"),
    "settings language": MANAGING,
    "settings reminders": PERSONAL,
    "settings quiet": PERSONAL,
    "settings rhythm": PERSONAL,
    "settings ring": PERSONAL,
    "settings vacation": PERSONAL,
    "settings avoid": PERSONAL,
    "table play": _typed(PLANNING),
    "table hand": _typed(HOLDING),
    "table board": _typed(READING),
    "table text": _typed(READING),
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
    "table people": _typed_in_thread(COMPANY),
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
"""What is typed, by the whole name of the command; for those that each game has by what they are."""

COMPLETIONS: dict[str, Row] = {
    "play": PERSONAL,
    "help": PERSONAL,
    "rules": PERSONAL,
    "stats": PERSONAL,
    "ranking": PERSONAL,
    "records": PERSONAL,
    "settings quiet": PERSONAL,
    **_alike(PERSONAL, "tournament ", "new show begin cancel bump"),
    "replay": PERSONAL,
    "move": _offered(PLANNING),
    "GAME card": PERSONAL,
    "GAME move": _offered(PLANNING),
}
"""What is offered while a command is typed."""
