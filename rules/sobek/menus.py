"""Actions as answers to a few questions: what, which, where."""

from collections.abc import Sequence

from rules.core.contract import Choice, Takes
from rules.sobek.actions import PICKS, Character, Pick, Recover, Sell, SobekAction, Take, Token, Turn
from rules.sobek.observation import SobekObservation
from rules.sobek.sales import SMALLEST, later, usable
from rules.sobek.tiles import TILES, faces_of

WHOLES = frozenset({"sb-sale"})

_GROUPS: dict[str, str] = {tile.face: tile.types[0] if len(tile.types) == 1 else tile.kind for tile in TILES}
"""Face -> what gathers it in a list that is too long: its goods type, else ``pharaoh``, ``statue``, ``character``."""


def path(action: SobekAction) -> tuple[Choice, ...]:
    """What is done, then with which tile, set, token or character, then where or to what."""
    word = action.word
    what = Choice("sb-what", word, f"sb-what-{word}")
    match action:
        case Take(cell=cell, deben=deben):
            value = f"{cell} {deben}" if deben else str(cell)
            return (what, Choice("sb-cell", value, f"sb-cell-{deben or 'take'}", {"cell": cell}))
        case Turn(direction=direction):
            return (what, Choice("sb-direction", direction, "sb-direction-label", {"direction": f"@dir_{direction}"}))
        case Sell(goods=goods, whole=whole):
            how = "all" if whole else "some"
            return (what, Choice("sb-sale", f"{goods} {how}", f"sb-sale-{how}", {"goods": f"@{goods}"}))
        case Pick(face=face, count=count):
            args = {"tile": f"@{face}", "count": count}
            return (what, Choice("sb-pick", f"{count} {face}", "sb-pick-label", args, _GROUPS[face]))
        case Token(token=kind, target=target):
            token = Choice("sb-token", kind, "sb-token-label", {"token": f"@canoe_{kind}"})
            if not target:
                return (what, token)
            return (what, token, Choice("sb-force", target) if target.isdigit() else _goods(target))
        case Character():
            return _character(action)
        case Recover(face=face):
            return (what, _face(face))
    return (what,)


def _character(action: Character) -> tuple[Choice, ...]:
    """Which character, of the Spy the one it copies, then what it is played on: each character in hand is an answer of
    its own to the first question, so that what it is played on is the next."""
    what = Choice("sb-what", f"character {action.name}", f"sb-play-{action.name}".replace("_", "-"))
    played_on = _choice(action.ability, action.choice)
    if not action.copied:
        return (what, *played_on)
    return (what, Choice("sb-who", action.copied, "sb-copied", {"character": f"@{action.copied}"}), *played_on)


def _choice(ability: str, choice: tuple[str, ...]) -> tuple[Choice, ...]:
    """What the character is played on."""
    match ability, choice:
        case "merchant", (cell,):
            return (Choice("sb-any-cell", cell),)
        case "thief", (back,):
            return (Choice("sb-back", back, "sb-back-label", {"back": f"@{back}_tile"}),)
        case "royal_adviser", (value,):
            return (Choice("sb-royal", value, "sb-royal-label", {"value": int(value)}),)
        case "courtesan", (goods, *faces):
            args = {"goods": f"@{goods}", "tile_list": [f"@{face}" for face in faces]}
            return (Choice("sb-join", " ".join(choice), "sb-join-label", args, goods),)
        case _, (goods,):
            return (_goods(goods, "sb-absolve"),)
    return ()


def _goods(goods: str, question: str = "sb-goods") -> Choice:
    return Choice(question, goods, "sb-goods-label", {"goods": f"@{goods}"})


def _face(face: str) -> Choice:
    return Choice("sb-tile", face, "sb-tile-label", {"tile": f"@{face}"}, _GROUPS[face])


def takes(observation: SobekObservation, choice: Choice) -> Takes:
    """Picks are gathered in one list, one for each face: the tiles owed to the Scribe (SB-9.8), or those of a sale, of
    which there are three at least (SB-7.2). With as many as possible of each face it takes ``least`` picks to get
    there."""
    if (choice.question, choice.value) != ("sb-what", "pick"):
        return Takes()
    counts = sorted((count for _, count in faces_of(_unpicked(observation))), reverse=True)
    needed = observation.owed or SMALLEST - observation.picked.bit_count()
    least = next((number for number in range(1, len(counts)) if sum(counts[:number]) >= needed), len(counts))
    most = min(observation.owed or len(counts), len(counts))
    return Takes(max(1, least), max(1, most))


def upcoming(observation: SobekObservation, legal: Sequence[SobekAction]) -> list[Pick]:
    """Picks of tiles that come later in the order of the hand: alone they may be too few, together with others not."""
    if not any(isinstance(action, Pick) for action in legal):
        return []
    rest = _unpicked(observation)
    most = observation.owed or rest.bit_count()
    picks = [pick for face, count in faces_of(rest) for pick in PICKS[face][: min(count, most)]]
    return [pick for pick in picks if pick not in legal]


def _unpicked(observation: SobekObservation) -> int:
    """The viewer's tiles that may still be picked, now or after others: those behind the last one in the hand's order,
    and in a sale only those that fit."""
    if observation.viewer is None:
        return 0
    held = observation.sides[observation.viewer].hand or 0
    fitting = usable(held, observation.selling) if observation.selling else held
    return later(fitting, observation.picked)
