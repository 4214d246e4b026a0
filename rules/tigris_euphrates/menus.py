"""Actions as answers to a few questions: what with which piece, then where."""

from collections.abc import Sequence
from functools import cache

from rules.core.contract import Choice
from rules.tigris_euphrates.actions import (
    Building,
    Catastrophe,
    End,
    Exchange,
    Leader,
    Leave,
    Monument,
    Point,
    Support,
    TigrisAction,
    Tile,
    War,
    Withdraw,
    Ziggurat,
    listed,
    order,
)
from rules.tigris_euphrates.board import COLOURS, COLUMNS, LEADERS, NAMES, PAIRS, TILES
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.strength import parties

ON_BOARD = frozenset({"te-which-war", "te-leave", "te-which-point", "te-end"})
"""What is asked with nothing but public answers."""


@cache  # there are some twelve hundred actions, and hundreds of them in each of the menus that are kept
def path(action: TigrisAction) -> tuple[Choice, ...]:
    """What with which piece, then where, so that a placement is three answers: squares are gathered by board row,
    exchanges by their number of tiles."""
    word = action.word
    match action:
        case Leader(colour=colour, square=square):
            return (_what(word, "leader", LEADERS[colour]), _where(word, square))
        case Tile(colour=colour, square=square):
            return (_what(word, "tile", TILES[colour]), _where(word, square))
        case Withdraw(colour=colour):
            return (_what(word, "leader", LEADERS[colour]),)
        case Catastrophe(square=square) | Building(square=square) | Ziggurat(square=square):
            return (_what(word), _where(word, square))
        case Monument(pair=pair, square=square):
            return (_what(word), _monument(pair, square))
        case Exchange(tiles=tiles):
            chosen = listed(tiles)
            count = Choice("te-how-many", str(len(chosen)), "te-tiles-count", {"count": len(chosen)})
            named = Choice("te-which-tiles", " ".join(chosen), "te-tiles", {"tiles": [f"@{one}" for one in chosen]})
            return (_what(word), count, named)
        case War(colour=colour):
            return (_which("te-which-war", COLOURS[colour], "te-fight"),)
        case Support(count=count):
            return (Choice("te-support", str(count), "te-support-count", {"count": count}),)
        case Leave(square=square):
            return (Choice("te-leave", NAMES[square]),)
        case Point(colour=colour):
            return (_which("te-which-point", COLOURS[colour], "te-word"),)
        case End():
            return (Choice("te-end", word, f"te-what-{word}"),)
        case _:
            return (_what(word),)


def menu_order(observation: TigrisObservation, action: TigrisAction) -> tuple[object, ...]:
    """The canonical order, but leaders that already stand on the board come after the tiles: moving one again is the
    rarer wish."""
    moved = isinstance(action, Leader) and observation.leaders[observation.active][action.colour] is not None
    return (not isinstance(action, Leader | Tile), moved, order(action))


def worth_showing(observation: TigrisObservation, legal: Sequence[TigrisAction]) -> Sequence[TigrisAction]:
    """Of the tiles that may be added to a conflict: none, what the defender needs, and what an attacker may win with,
    up to where nothing that the defender holds would help."""
    fought = observation.conflict
    supports = [action for action in legal if isinstance(action, Support)]
    if fought is None or not supports:
        return legal
    attacker, defender = parties(observation, fought)
    if fought.committed is not None:
        need = attacker.total - defender.strength
        return [one for one in supports if one.count in (0, need)]
    ahead = defender.strength - attacker.strength + 1
    sure = max(0, ahead + observation.hand_sizes[defender.seat])
    return [one for one in supports if one.count == 0 or ahead <= one.count <= sure]


def _what(word: str, kind: str = "", piece: str = "") -> Choice:
    """``piece``, of this ``kind`` (leader, tile), is part of the answer where the action names one."""
    if not piece:
        return Choice("te-what", word, f"te-what-{word}")
    return Choice("te-what", f"{word} {piece}", f"te-what-{word}", {kind: f"@{piece}"})


def _which(question: str, word: str, label: str) -> Choice:
    return Choice(question, word, label, {"word": f"@{word}"})


def _where(word: str, square: int) -> Choice:
    return Choice(f"te-where-{word}", NAMES[square], region=str(square // COLUMNS + 1))


def _monument(pair: int, square: int) -> Choice:
    first, second = (COLOURS[colour] for colour in PAIRS[pair])
    named = {"first": f"@{first}", "second": f"@{second}", "square": NAMES[square]}
    return Choice("te-which-monument", f"{first} {second} {NAMES[square]}", "te-monument", named)
