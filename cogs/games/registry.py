"""The slash groups of the games. A new game adds a line."""

from cogs.games.group import GameCommands
from cogs.games.iwari import IWARI
from cogs.games.kingdom_builder import KINGDOM_BUILDER
from cogs.games.path_of_civilization import PATH_OF_CIVILIZATION
from cogs.games.royal_game_of_ur import ROYAL_GAME_OF_UR
from cogs.games.sobek import SOBEK
from cogs.games.tigris_euphrates import TIGRIS_EUPHRATES

GAME_COMMANDS: tuple[GameCommands, ...] = (
    KINGDOM_BUILDER,
    TIGRIS_EUPHRATES,
    SOBEK,
    ROYAL_GAME_OF_UR,
    IWARI,
    PATH_OF_CIVILIZATION,
)
