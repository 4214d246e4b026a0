"""The way without typing to everything that a slash command does: from the front desk, or from a table's board.

A new command adds a line here. Its way is what somebody presses, one thing after the other, and a few words of what
answers in the end; :mod:`tests.cogs.press.test_ways` holds the list complete and walks each way.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cogs.games.registry import GAME_COMMANDS
from rules.core.record import Record
from rules.history import files
from rules.royal_game_of_ur.game import ROYAL_GAME_OF_UR


@dataclass(frozen=True)
class Pick:
    """An entry of a list, by its label; several lists may stand there."""

    label: str


@dataclass(frozen=True, eq=False)
class Fill:
    """What is filled into the dialog that has opened, by label."""

    fields: Mapping[str, Any]


Step = str | Pick | Fill
"""A button's label, an entry of a list, or a dialog."""

ME, BOARD, BUILT = "{me}", "{board}", "{built}"
"""Stand for the name of whoever walks, for going back to the board, and for that once a step was made on the panel."""


@dataclass(frozen=True)
class Way:
    """The ``steps`` from the ``start``, and what the last answer ``says``. ``alone`` asks for a table of its own, as
    another way could not be walked there afterwards. ``game`` is the slug of the board's."""

    start: str
    steps: tuple[Step, ...]
    says: str
    alone: bool = False
    game: str = "kingdom_builder"


def desk(*steps: Step, says: str) -> Way:
    """A way from the front desk."""
    return Way("desk", steps, says)


def board(*steps: Step, says: str, alone: bool = False, game: str = "kingdom_builder") -> Way:
    """A way from the board of a running game, pressed by the person whose turn it is."""
    return Way("board", steps, says, alone, game)


def host(*steps: Step, says: str, alone: bool = False) -> Way:
    """A way from the same board, pressed by the host of the table."""
    return Way("host", steps, says, alone)


def watcher(*steps: Step, says: str) -> Way:
    """A way from the same board, pressed by somebody without a seat."""
    return Way("watcher", steps, says)


def cup(*steps: Step, says: str) -> Way:
    """A way from the message of a tournament that is played, pressed by its host."""
    return Way("tournament", steps, says)


def elsewhere(*steps: Step, says: str) -> Way:
    """A way from the front desk of another channel than that of a tournament, pressed by its host."""
    return Way("elsewhere", steps, says)


PANEL = board("Play", says="Build 3 settlements on")
HAND = board("My hand", says="builds on")

_BEGUN = Record(ROYAL_GAME_OF_UR.info.slug, ROYAL_GAME_OF_UR.info.version, 2, ROYAL_GAME_OF_UR.options(2, {}), "ways")
RECORD = {"filename": "game.json", "data": b64encode(files.encode(_BEGUN)).decode()}
"""A game as a file."""
RHYTHM = "When you are reminded"

PLANNED = (
    "Play with others",
    "Tournaments",
    "New tournament",
    Pick("Kingdom Builder"),
    Fill({"What is it called?": "Spring cup"}),
)

WAYS: dict[str, Way] = {
    "play": desk("Open a table", Pick("Kingdom Builder"), Pick("3 players"), "Open the table", says="opens a table of"),
    "desk": desk("More…", "Settings", "This server", Pick("games"), says="The front desk is open and pinned"),
    "doctor": desk("More…", "Settings", "This server", "Check permissions", says="All is well."),
    "help": desk("How to play", Pick("Sobek: 2 Players"), says="Sobek"),
    "rules": desk(
        "More…", "Rule books", "Look something up", Fill({"What are you looking for?": "temple"}), says="temple"
    ),
    "games": desk("My games", says="Kingdom Builder"),
    "table people": board("More", "The table", "People", says="table "),
    "table invite": desk("Play with others", "Private table", Pick("Kingdom Builder"), Pick("Marta"), says="Invited: "),
    "table watch": watcher("More", "The table", "People", "Watch", says="You watch"),
    "table host": host("More", "The table", "People", Pick("Marta"), says="https://discord.com/channels/"),
    "table move": host(
        "More", "The table", "People", "Move the table", Pick("lobby"), says="The table moves to", alone=True
    ),
    "seek": desk("Play with others", "Look for players", says="for players"),
    "tournament list": desk("Play with others", "Tournaments", says="Tournaments"),
    "tournament new": desk(*PLANNED, says="Only you see it"),
    "tournament show": desk(*PLANNED, "Open the sign-up", says="the sign-up is open"),
    "tournament begin": desk(*PLANNED, "Open the sign-up", "Begin now", says="Nobody has signed up yet"),
    "tournament cancel": desk(*PLANNED, "Open the sign-up", "Call it off", "Call it off", says="was called off"),
    "tournament bump": cup("The tournament", "Push a table on", says="when nothing was done there for 2 days"),
    "tournament move": elsewhere(
        "Play with others", "Tournaments", Pick("Harvest cup"), "Move it here", says="The tournament moves to"
    ),
    "replay": board("More", "Look", "Replay", says=""),
    "import": desk("More…", "A game from a file", Fill({"The file": RECORD}), says="from a file"),
    "report": desk("More…", "Report a problem", Fill({"What is wrong?": "The river runs uphill."}), says="Thank you"),
    "learn": desk("How to play", Pick("Sobek: 2 Players"), "Learn it step by step", says="1 of 14"),
    "puzzle": desk("More…", "Puzzle", says="A **puzzle** is a position"),
    "stats": desk("More…", "Statistics", Pick("Marta"), says="Nothing has been played"),
    "ranking": desk(
        "More…", "Statistics", "Ranking", Pick("Sobek: 2 Players"), says="nobody is in the ranking in this server"
    ),
    "records": desk(
        "More…", "Statistics", "Records", Pick("Sobek: 2 Players"), says="There are no records of this game yet"
    ),
    "versus": desk(
        "More…", "Statistics", "Against each other", Pick("Marta"), says="have not finished a game together"
    ),
    "settings rhythm": desk("More…", "Settings", says="Your reminders"),
    "settings reminders": desk("More…", "Settings", "Change", Fill({RHYTHM: "After 8 hours"}), says="after 8 hours"),
    "settings ring": desk("More…", "Settings", "Change", Fill({"also": ["dm"]}), says="The direct message rings"),
    "settings quiet": desk(
        "More…", "Settings", "Change", Fill({"quiet": "23-7", "zone": "Oslo"}), says="23:00 to 7:00 (Europe"
    ),
    "settings vacation": desk("More…", "Settings", "Vacation", says="vacation"),
    "settings language": desk(
        "More…",
        "Settings",
        "This server",
        "Change",
        Fill({"The language of what everybody reads": "English"}),
        says="in English",
    ),
    "settings avoid": desk("More…", "Settings", "People to avoid", says="rather not play with"),
    "support": desk("How to play", "Help and contact", says="invited this bot"),
    "privacy": desk("More…", "Settings", "What is stored about me", says="What is stored about you"),
    "move": PANEL,
    "table play": PANEL,
    "table hand": HAND,
    "table board": board("More", "Look", "Look at the board", says="https://discord.com/channels/"),
    "table text": board("More", "Look", "The board in words", says="Kingdom Builder"),
    "table ask": board("More", "Look", "Ask the board", Pick("Where: Castle"), says="Row "),
    "table log": board("History", says=""),
    "table rules": board("Rules", says="settlement"),
    "table undo": board("Play", BUILT, "Undo", says="Taken back."),
    "table export": board("More", "Look", "Record as a file", says="as your seat has known it"),
    "table note": board(
        "More", "My seat", "My note", Fill({"Note; only you can read it": "Mind the river."}), says="Kept"
    ),
    "table premove": board("More", "My seat", "Answers in advance", says="without asking", game="tigris_euphrates"),
    "table nudge": board("More", "The table", "Nudge", says="waits for nobody else"),
    "table substitute": board("More", "My seat", "Hand over a seat", Pick(ME), "A bot player", says="", alone=True),
    "table pause": board("More", "The table", "Pause the table", says="paused", alone=True),
    "table longer-pause": board(
        "More",
        "The table",
        "Pause the table",
        BOARD,
        "More",
        "The table",
        "Agree to a longer pause",
        says="agreed to that already",
        alone=True,
    ),
    "table resume": board("More", "The table", "Pause the table", BOARD, "Resume", says="goes on", alone=True),
    "table resign": board("More", "My seat", "Resign", "Resign", says="You have resigned", alone=True),
    "civ card": desk("How to play", Pick("Path of Civilization"), "Cards", Pick("Academy"), says="Academy"),
}
"""Command -> its way. What a game's own commands play stands on the private panel."""

for group in GAME_COMMANDS:
    WAYS[f"{group.group} hand"] = HAND
    WAYS |= {f"{group.group} {subcommand.name}": PANEL for subcommand in group.subcommands}
