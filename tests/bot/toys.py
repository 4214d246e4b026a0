"""Toys: Kingdom Builder with what no game has yet, for the bot to offer."""

import msgspec
from PIL import Image

from render.core.renderer import Audience, Drawing, View
from render.kingdom_builder.renderer import KingdomRenderer
from rules.kingdom_builder import KingdomObservation
from rules.kingdom_builder.game import KingdomBuilder

HALVES = {"north": (0, 0, 1, 0.5), "south": (0, 0.5, 1, 1)}
"""What can be looked at: shares of the board's width and height."""


class OpenKingdom(KingdomBuilder):
    """A kingdom in which nobody holds anything in secret, as far as the bot is told."""

    info = msgspec.structs.replace(KingdomBuilder.info, secret_hand=False)


class FarsightedRenderer(KingdomRenderer):
    """Posts a second picture below the board, and lets everybody look at either half of the land."""

    def boards(self, observation: KingdomObservation, audience: Audience, targets=()) -> tuple[Drawing, ...]:
        return (self.board(observation, audience, targets), self._half(observation, "south", audience, "stock"))

    def views(self, observation: KingdomObservation, audience: Audience) -> tuple[View, ...]:
        seen = "" if observation.viewer is None else f" for seat {observation.viewer}"
        return tuple(View(key, f"The {key}{seen}") for key in HALVES)

    def look(self, observation: KingdomObservation, key: str, audience: Audience) -> Drawing:
        return self._half(observation, key, audience, key)

    def _half(self, observation: KingdomObservation, key: str, audience: Audience, name: str) -> Drawing:
        whole: Image.Image = self.draw_board(observation, audience, ())
        left, top, right, bottom = HALVES[key]
        half = whole.crop(
            (
                round(left * whole.width),
                round(top * whole.height),
                round(right * whole.width),
                round(bottom * whole.height),
            )
        )
        return self._drawing(half, name, f"The {key} of the land.")
