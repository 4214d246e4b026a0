"""Kingdom Builder (Donald X. Vaccarino) for 2 to 5 players."""

from rules.kingdom_builder.actions import Build, End, Extra, KingdomAction, Lift, Put
from rules.kingdom_builder.board import Quadrant
from rules.kingdom_builder.game import KINGDOM_BUILDER, KingdomBuilder
from rules.kingdom_builder.observation import KingdomObservation, Location
from rules.kingdom_builder.state import KingdomState, Lifted, Tile

__all__ = [
    "KINGDOM_BUILDER",
    "Build",
    "End",
    "Extra",
    "KingdomAction",
    "KingdomBuilder",
    "KingdomObservation",
    "KingdomState",
    "Lift",
    "Lifted",
    "Location",
    "Put",
    "Quadrant",
    "Tile",
]
