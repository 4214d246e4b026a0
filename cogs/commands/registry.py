"""The slash groups of the games. A new game adds a line."""

from cogs.commands.game import GameCommands
from cogs.commands.iwari import IWARI
from cogs.commands.kingdom_builder import KINGDOM_BUILDER
from cogs.commands.path_of_civilization import PATH_OF_CIVILIZATION
from cogs.commands.royal_game_of_ur import ROYAL_GAME_OF_UR
from cogs.commands.sobek import SOBEK
from cogs.commands.tigris_euphrates import TIGRIS_EUPHRATES

GAME_COMMANDS: tuple[GameCommands, ...] = (
    KINGDOM_BUILDER,
    TIGRIS_EUPHRATES,
    SOBEK,
    ROYAL_GAME_OF_UR,
    IWARI,
    PATH_OF_CIVILIZATION,
)
