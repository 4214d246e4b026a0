"""Which of the legal actions a bot player values: of the ways to play a character those that differ.

The Merchant takes any tile of the market, and the priests ask for a type even where no corruption is of it: with them
in hand that would be most of what is looked at ahead."""

from collections.abc import Sequence

from rules.sobek.actions import Character, SobekAction
from rules.sobek.characters import absolved
from rules.sobek.legal import CHARACTER_TILE
from rules.sobek.state import SobekState
from rules.sobek.tiles import BACK_OF, BACK_TILES, FACE_TILES, TILES, face_rank

_SEVERAL_WAYS = sum(CHARACTER_TILE[name] for name in ("merchant", "high_priest", "high_priestess", "spy"))


def considered(state: SobekState, legal: Sequence[SobekAction]) -> Sequence[SobekAction]:
    """All that is legal, but for the Merchant's tiles that look like another one, and the priests' types that no
    corruption is of."""
    if state.phase != "turn" or state.selling or not state.hand & _SEVERAL_WAYS:
        return legal
    met: set[tuple[str, int]] = set()
    kept: list[SobekAction] = []
    for action in legal:
        if isinstance(action, Character) and action.choice:
            alike = _alike(state, action)
            if alike == 0 or (action.name, alike) in met:
                continue
            if alike is not None:
                met.add((action.name, alike))
        kept.append(action)
    return kept


def _alike(state: SobekState, played: Character) -> int | None:
    """All tiles that look like the one that the Merchant takes; those that a priest removes; ``None`` of others."""
    match played.ability:
        case "merchant":
            tile = state.market[int(played.choice[0])]
            return FACE_TILES[face_rank(tile)] if tile < len(TILES) else BACK_TILES[BACK_OF[tile]]
        case "high_priest" | "high_priestess":
            return absolved(state.corruption[state.active], played.choice[0])
    return None
