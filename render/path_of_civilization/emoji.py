"""The emoji of Path of Civilization, and which of them an answer of the menu carries."""

from typing import Final

from render.core.palette import DETAIL, GOLD_TEXT, INK, RED, SOFT, TEAL, WHITE
from render.kit.emoji import Emoji, disc, shape, tile
from render.path_of_civilization.colours import TYPE_COLOURS
from render.path_of_civilization.icons import TYPE_OF_AGENT
from rules.core.contract import Action, Choice
from rules.path_of_civilization.actions import Agents, Also, Benefit, Buy, Claim, Deploy, Plan, Points, Study, Take
from rules.path_of_civilization.actions import Token as Makes
from rules.path_of_civilization.cards import LEADERS, TECHNOLOGIES, TOKENS, WONDERS
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.vocabulary import AGENTS, TYPES, Counts

_KEEP = "keep_"
"""What the choices of a premove begin with that name agents or research."""
_OF_GAINS: Final = {"gain_population": "population", "gain_military_legacy": "legacy", "gain_vp": "vp"}
"""What a benefit token gives, where that is no agent and no research."""

EMOJI: Final = (
    *(Emoji(type_, disc(type_, colour)) for type_, colour in TYPE_COLOURS.items()),
    *(Emoji(agent, tile(agent, TYPE_COLOURS[TYPE_OF_AGENT[agent]])) for agent in AGENTS),
    Emoji("any_agent", tile("choice", WHITE, INK)),
    Emoji("any_research", disc("choice", WHITE, INK)),
    Emoji("wonder", tile("wonder", DETAIL, GOLD_TEXT, 88)),
    Emoji("leader", tile("leader", DETAIL, RED, 86)),
    Emoji("technology", tile("technology", DETAIL, TEAL, 88)),
    Emoji("population", tile("population", DETAIL, SOFT, 90)),
    Emoji("history", tile("history", DETAIL, INK, 86)),
    Emoji("legacy", shape("legacy", TYPE_COLOURS["military"], 100)),
)


def emoji_of(observation: CivObservation, choice: Choice, action: Action | None) -> str:
    """The key of the emoji of an answer, the first ``action`` behind it; empty for one without. A card carries its
    type."""
    if choice.question.startswith("menu-"):  # a page of cards of several types
        return ""
    match action:
        case Plan(left=left, right=right):
            return _of_pair(left if choice.question == "pc-left" else right)
        case Deploy(agents=counts) | Agents(agents=counts):
            return _of_counts(counts, AGENTS, "any_agent")
        case Study(points=counts) | Points(points=counts):
            return _of_counts(counts, TYPES, "any_research")
        case Claim(card=card) | Also(card=card):
            return (WONDERS.get(card) or LEADERS[card]).type if choice.value != "also" else ""
        case Buy(technology=card) | Take(technology=card):
            return TECHNOLOGIES[card].type
        case Makes(token=card) | Benefit(token=card):
            return _of_token(card)
    kept = choice.value.removeprefix(_KEEP)
    return kept if choice.value.startswith(_KEEP) and kept in (*AGENTS, *TYPES) else ""


def _of_pair(cards: tuple[str, ...]) -> str:
    """Two technologies of one type."""
    types = {TECHNOLOGIES[card].type for card in cards}
    return types.pop() if len(types) == 1 else ""


def _of_counts(counts: Counts, names: tuple[str, ...], several: str) -> str:
    named = [name for name, count in zip(names, counts, strict=True) if count]
    return named[0] if len(named) == 1 else several


def _of_token(card: str) -> str:
    gain = TOKENS[card].gains[0]
    if gain.types:
        return "any_agent" if gain.types[0] in AGENTS else "any_research"
    return gain.type or _OF_GAINS[gain.effect]
