"""The games, by slug."""

from rules.core.contract import AnyGame
from rules.core.errors import OptionError
from rules.iwari import IWARI
from rules.kingdom_builder import KINGDOM_BUILDER
from rules.path_of_civilization import PATH_OF_CIVILIZATION
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR
from rules.sobek import SOBEK
from rules.tigris_euphrates import TIGRIS_EUPHRATES

GAMES: dict[str, AnyGame] = {
    game.info.slug: game
    for game in (
        KINGDOM_BUILDER,
        TIGRIS_EUPHRATES,
        SOBEK,
        ROYAL_GAME_OF_UR,
        IWARI,
        PATH_OF_CIVILIZATION,
    )
}


def game_of(slug: str) -> AnyGame:
    """The game of this slug, in any case, with hyphens or underscores. Raises ``OptionError``."""
    game = GAMES.get(slug.lower().replace("-", "_"))
    if game is None:
        raise OptionError("game-unknown", game=slug, offered_list=list(GAMES))
    return game
