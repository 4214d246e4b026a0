"""The shared rules layer: pure, deterministic, without input or output.

The public names for other programs. A game is played by its own methods, here by its fallback answer::

    >>> import rules
    >>> game = rules.game_of(min(rules.GAMES))
    >>> seats = game.info.fewest
    >>> state = game.setup(seats, seed="example")
    >>> while owing := game.to_act(state):
    ...     last = owing[0], game.default(state, owing[0])
    ...     assert last[1] in game.legal_actions(state, last[0])
    ...     state = game.apply(state, *last).state
    >>> game.result(state).ranks == game.observe(state, None).result.ranks
    True

A refusal is an exception with a text id and, where a rule was broken, with its number; all of them are ``RulesError``::

    >>> try:
    ...     game.apply(state, *last)
    ... except rules.IllegalAction as refused:
    ...     print(refused.reason != "", refused.rule != "")
    True True

A table adds people, a log, undo and clocks. Each operation returns a ``Change``: the new table and its log entries.
Time is an argument, in seconds since the epoch::

    >>> holders = [rules.Holder(number, f"Person {number}") for number in range(1, seats + 1)]
    >>> begun = rules.start(game, holders, {}, "example", now=0.0)
    >>> seat = rules.owing(game, begun.table)[0]
    >>> step = game.notation(game.default(begun.table.state, seat))
    >>> moved = rules.act(game, begun.table, seat, [step], now=60.0)
    >>> [(entry.kind, entry.seat) for entry in begun.entries + moved.entries] == [("start", None), ("act", seat)]
    True
    >>> rules.result(game, moved.table) is None
    True
    >>> if rules.can_undo(moved.table, seat):
    ...     assert rules.undo(game, moved.table, seat, now=90.0).table.state == begun.table.state

A record is the whole game as its list of actions. It can be encoded, and replayed::

    >>> record = rules.record_of(moved.table, begun.entries + moved.entries)
    >>> record.steps == (rules.Step(seat, step),)
    True
    >>> rules.decode(rules.encode(record)) == record
    True
    >>> rules.replay(game, record) == moved.table.state
    True
    >>> [moment.number for moment in rules.moments(game, record)]
    [0, 1]

The rest is in its packages: ``rules.bots`` chooses actions, ``rules.conformance`` checks a game against the laws,
``rules.history`` replays games. The packages import from each other, never from here.
"""

from typing import TYPE_CHECKING, Any

from rules.core.contract import Action, AnyGame, Game, GameInfo, Option, Preset, Result, Transition
from rules.core.errors import (
    IllegalAction,
    OptionError,
    PositionError,
    RecordError,
    RulesError,
    TableError,
    TournamentError,
    UnknownNotation,
)
from rules.core.event import Event
from rules.core.record import Moment, Record, Step, decode, encode, moments, replay
from rules.table.player import Holder
from rules.table.table import Change, Table, act, can_undo, owing, resign, result, start, undo
from rules.table.table_record import record_of

if TYPE_CHECKING:
    from rules.registry import GAMES, game_of

__all__ = [
    "GAMES",
    "Action",
    "AnyGame",
    "Change",
    "Event",
    "Game",
    "GameInfo",
    "Holder",
    "IllegalAction",
    "Moment",
    "Option",
    "OptionError",
    "PositionError",
    "Preset",
    "Record",
    "RecordError",
    "Result",
    "RulesError",
    "Step",
    "Table",
    "TableError",
    "TournamentError",
    "Transition",
    "UnknownNotation",
    "act",
    "can_undo",
    "decode",
    "encode",
    "game_of",
    "moments",
    "owing",
    "record_of",
    "replay",
    "resign",
    "result",
    "start",
    "undo",
]


def __getattr__(name: str) -> Any:
    """The games are loaded on first use: each package of ``rules`` imports this one, few need the games."""
    if name not in ("GAMES", "game_of"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rules.registry import GAMES, game_of

    return {"GAMES": GAMES, "game_of": game_of}[name]
