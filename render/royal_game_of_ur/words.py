"""The Royal Game of Ur in words: sentences that alt texts, the text board and the picture share."""

from collections.abc import Sequence

from render.royal_game_of_ur.changes import compared
from render.words.since import told
from render.words.text import Texts, listed
from rules.royal_game_of_ur.board import HOME, ROSETTES, SQUARES
from rules.royal_game_of_ur.observation import UrObservation
from rules.royal_game_of_ur.state import Way

PREFIX = "ur"


def now(texts: Texts, key: str, seen: UrObservation, names: Sequence[str]) -> str:
    """The active seat and its throw, or who has won, in the form that the text ``key`` has for it."""
    return texts.t(key, seat=names[seen.active], throw=seen.throw, over=seen.over)


def passed(texts: Texts, seen: UrObservation, names: Sequence[str]) -> str:
    """The throws since the last action that nobody could use (UR-8.5)."""
    return texts.sentences([texts.t("ur-passed", seat=names[seat], throw=throw) for seat, throw in seen.passed])


def headline(texts: Texts, seen: UrObservation, names: Sequence[str]) -> str:
    """What passed, and whose turn it is with what; or who has won."""
    told = passed(texts, seen, names), now(texts, "ur-turn", seen, names), *texts.closing(PREFIX, seen.closing)
    return texts.sentences([sentence for sentence in told if sentence])


def progress(texts: Texts, seen: UrObservation, names: Sequence[str]) -> str:
    """The throws that passed, and that the last turn is being played."""
    told = passed(texts, seen, names), *texts.closing(PREFIX, seen.closing)
    return texts.sentences([sentence for sentence in told if sentence])


def situation(texts: Texts, seen: UrObservation, names: Sequence[str], since: UrObservation | None = None) -> list[str]:
    """Whose turn it is, what has changed since then or was done last, where everybody's pieces are, each with its step
    (UR-2.5)."""
    lines = [headline(texts, seen, names)]
    changed = compared(since, seen)
    if changed:
        lines += told(texts, changed.new, [square for square, _ in changed.left], str)
    elif seen.last:
        origin, target = seen.last
        lines.append(texts.t("ur-last", origin=origin, target=target))
    return [*lines, *(standing(texts, seen, names, seat) for seat in range(seen.seats))]


def standing(texts: Texts, seen: UrObservation, names: Sequence[str], seat: int) -> str:
    """Where the pieces of a seat are, each with its step (UR-2.5)."""
    route, own = seen.route(seat), seen.board[seat]
    squares = [texts.t("ur-step", square=one, step=route.index(one), length=len(route) - 2) for one in own]
    facts = {"hand": seen.hand(seat), "home": seen.home[seat], "count": len(own)}
    return texts.t("ur-seat", seat=listed(names[seat]), square_list=squares, **facts)


def path(texts: Texts, seen: UrObservation, names: Sequence[str], seat: int) -> str:
    """The squares of a seat's path, rosettes named."""
    route = seen.route(seat)[1:-1]
    squares = [texts.t("ur-rosette", square=square) if square in ROSETTES else square for square in route]
    return texts.t("ur-board-path", seat=names[seat], square_list=squares)


def hint(texts: Texts, seen: UrObservation, way: Way, names: Sequence[str]) -> str:
    """Where a piece goes and what it does there (UR-12.2); of one that goes home, where it stands."""
    again = "no" if not way.again else "rosette" if way.target in ROSETTES else "capture"
    return texts.t(
        "ur-hint",
        home=way.target == HOME,
        origin=place(texts, way.origin),
        target=place(texts, way.target),
        captures=way.captures,
        owner_seat=names[1 - seen.active],
        again=again,
    )


def place(texts: Texts, where: str) -> str:
    """A square by its name, hand and home in words."""
    return where if where in SQUARES else texts.t("ur-home") if where == HOME else texts.t("ur-hand")
