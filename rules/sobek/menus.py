"""Actions as answers to a few questions: what, which, where."""

from rules.core.contract import Choice
from rules.sobek.actions import Character, Pick, Recover, Sell, SobekAction, Take, Token, Turn, word_of
from rules.sobek.market import PLACE_OF
from rules.sobek.observation import SobekObservation
from rules.sobek.tiles import FACES, TILES

_GROUPS: dict[str, str] = {tile.face: tile.types[0] if len(tile.types) == 1 else tile.kind for tile in TILES}
"""Face -> what gathers it in a list that is too long: its goods type, else ``pharaoh``, ``statue``, ``character``."""


def path(action: SobekAction) -> tuple[Choice, ...]:
    """What is done, then with which tile, set, token or character, then where or to what."""
    word = word_of(action)
    what = Choice("sb-what", word, f"sb-what-{word}")
    match action:
        case Take(cell=cell, deben=deben):
            which = (what, _cell(cell))
            return (*which, Choice("sb-deben", deben, f"sb-deben-{deben}")) if deben else which
        case Turn(direction=direction):
            return (what, Choice("sb-direction", direction, "sb-direction-label", {"direction": f"@dir_{direction}"}))
        case Sell(goods=goods, whole=whole):
            how = "all" if whole else "choose"
            return (what, _goods(goods), Choice("sb-how", how, f"sb-how-{how}"))
        case Pick(face=face, count=count):
            args = {"tile": f"@{face}", "count": count}
            return (what, Choice("sb-pick", f"{count} {face}", "sb-pick-label", args, _GROUPS[face]))
        case Token(token=kind, target=target):
            token = Choice("sb-token", kind, "sb-token-label", {"token": f"@canoe_{kind}"})
            if not target:
                return (what, token)
            return (what, token, _cell(int(target)) if target.isdigit() else _goods(target))
        case Character():
            return (what, *_character(action))
        case Recover(face=face):
            return (what, _face(face))
    return (what,)


def _character(action: Character) -> tuple[Choice, ...]:
    played = _named("sb-character", action.name)
    copied = (_named("sb-copied", action.copied),) if action.copied else ()
    return (played, *copied, *_choice(action.ability, action.choice))


def _choice(ability: str, choice: tuple[str, ...]) -> tuple[Choice, ...]:
    """What the character is played on."""
    match ability, choice:
        case "merchant", (cell,):
            return (_cell(int(cell)),)
        case "thief", (back,):
            return (Choice("sb-back", back, "sb-back-label", {"back": f"@{back}_tile"}),)
        case "royal_adviser", (value,):
            return (Choice("sb-royal", value, "sb-royal-label", {"value": int(value)}),)
        case "courtesan", (goods, face):
            return (_goods(goods), _face(face), Choice("sb-second", "none", "sb-second-none"))
        case "courtesan", (goods, face, other):
            return (_goods(goods), _face(face), _face(other, "sb-second"))
        case _, (goods,):
            return (_goods(goods, "sb-absolve"),)
    return ()


def _cell(cell: int) -> Choice:
    return Choice("sb-cell", str(cell), region=str(PLACE_OF[cell][0] + 1))


def _goods(goods: str, question: str = "sb-goods") -> Choice:
    return Choice(question, goods, "sb-goods-label", {"goods": f"@{goods}"})


def _named(question: str, character: str) -> Choice:
    return Choice(question, character, "sb-character-label", {"character": f"@{character}"})


def _face(face: str, question: str = "sb-tile") -> Choice:
    return Choice(question, face, "sb-tile-label", {"tile": f"@{face}"}, _GROUPS[face])


def repeats(observation: SobekObservation, choice: Choice) -> int:
    """Picks are gathered in one list: as many as there may be faces in hand, or tiles owed to the Scribe."""
    if (choice.question, choice.value) != ("sb-what", "pick"):
        return 1
    return observation.owed or len(FACES)
