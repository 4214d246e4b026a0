"""Actions as answers to a few questions: what with which piece, then where."""

from rules.core.contract import Choice
from rules.tigris_euphrates.actions import (
    Building,
    Catastrophe,
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
    word_of,
)
from rules.tigris_euphrates.board import COLOURS, COLUMNS, LEADERS, NAMES, PAIRS, TILES
from rules.tigris_euphrates.observation import TigrisObservation


def path(action: TigrisAction) -> tuple[Choice, ...]:
    """What with which piece, then where, so that a placement is three answers: squares are gathered by board row,
    exchanges by their number of tiles."""
    word = word_of(action)
    match action:
        case Leader(colour=colour, square=square):
            return (_what(word, "leader", LEADERS[colour]), _where(square))
        case Tile(colour=colour, square=square):
            return (_what(word, "tile", TILES[colour]), _where(square))
        case Withdraw(colour=colour):
            return (_what(word, "leader", LEADERS[colour]),)
        case Catastrophe(square=square) | Building(square=square) | Ziggurat(square=square):
            return (_what(word), _where(square))
        case Monument(pair=pair, square=square):
            return (_what(word), _monument(pair, square))
        case Exchange(tiles=tiles):
            chosen = listed(tiles)
            count = Choice("te-how-many", str(len(chosen)), "te-tiles-count", {"count": len(chosen)})
            named = Choice("te-which-tiles", " ".join(chosen), "te-tiles", {"tiles": [f"@{one}" for one in chosen]})
            return (_what(word), count, named)
        case War(colour=colour):
            return (_which("te-which-war", COLOURS[colour]),)
        case Support(count=count):
            return (Choice("te-support", str(count), "te-support-count", {"count": count}),)
        case Leave(square=square):
            return (Choice("te-leave", NAMES[square]),)
        case Point(colour=colour):
            return (_which("te-which-point", COLOURS[colour]),)
        case _:
            return (_what(word),)


def menu_order(observation: TigrisObservation, action: TigrisAction) -> tuple[object, ...]:
    """The canonical order, but leaders that already stand on the board come after the tiles: moving one again is the
    rarer wish."""
    moved = isinstance(action, Leader) and observation.leaders[observation.active][action.colour] is not None
    return (not isinstance(action, Leader | Tile), moved, order(action))


def _what(word: str, kind: str = "", piece: str = "") -> Choice:
    """``piece``, of this ``kind`` (leader, tile), is part of the answer where the action names one."""
    if not piece:
        return Choice("te-what", word, f"te-what-{word}")
    return Choice("te-what", f"{word} {piece}", f"te-what-{word}", {kind: f"@{piece}"})


def _which(question: str, word: str) -> Choice:
    return Choice(question, word, "te-word", {"word": f"@{word}"})


def _where(square: int) -> Choice:
    return Choice("te-where", NAMES[square], region=str(square // COLUMNS + 1))


def _monument(pair: int, square: int) -> Choice:
    first, second = (COLOURS[colour] for colour in PAIRS[pair])
    named = {"first": f"@{first}", "second": f"@{second}", "square": NAMES[square]}
    return Choice("te-which-monument", f"{first} {second} {NAMES[square]}", "te-monument", named)
