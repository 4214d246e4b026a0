"""Toys: Kingdom Builder with what no game has yet, and a meadow, for the bot to offer.

The meadow has no texts of its own: where a text is missing, its id is shown.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from render.kingdom_builder.renderer import KingdomRenderer
from render.kit.renderer import (
    SIZE,
    Audience,
    Drawing,
    Renderer,
    View,
)
from render.kit.scoresheet import ScoreSheet
from rules.core.contract import Action, Choice, Option, Premove, PremoveOffer, Preset, Result, Takes
from rules.kingdom_builder import KingdomObservation
from rules.kingdom_builder.game import KingdomBuilder
from tests.kit.room import Board, open_room, open_table
from tests.rules.toys.meadow import MEADOW, MeadowGame, MeadowObservation

HALVES = {"north": (0, 0, 1, 0.5), "south": (0, 0.5, 1, 1)}
"""What can be looked at: shares of the board's width and height."""


class OpenKingdom(KingdomBuilder):
    """A kingdom in which nobody holds anything in secret, as far as the bot is told."""

    info = msgspec.structs.replace(KingdomBuilder.info, secret_hand=False)


class HastyKingdom(KingdomBuilder):
    """A kingdom whose panel lets two settlements be chosen at once, whether both may stand there or not."""

    def takes(self, observed: KingdomObservation, choice: Choice) -> Takes:
        return Takes(1, 2) if choice.value == "build" else Takes()


class FarsightedRenderer(KingdomRenderer):
    """Posts a second picture below the board, and lets everybody look at either half of the land."""

    def boards(
        self, observation: KingdomObservation, audience: Audience, targets=(), since=None
    ) -> tuple[Drawing, ...]:
        return (self.board(observation, audience, targets, since), self._half(observation, "south", audience, "stock"))

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


FIRST = {"plots": (1, 2, 3, 4), "bag": (5, 6, 7, 8, 9, 10, 11, 12)}


class OpenMeadow(MeadowGame):
    """A meadow in which the leftovers that may be asked for in advance are actions, as the menu names them."""

    def premove_offers(self, observation: MeadowObservation) -> tuple[PremoveOffer, ...]:
        return tuple(
            msgspec.structs.replace(offer, choices=tuple(f"take {plot}" for plot in offer.choices))
            if offer.ordered
            else offer
            for offer in super().premove_offers(observation)
        )

    def premove_answer(self, observation: MeadowObservation, legal: Sequence[Any], premove: Premove) -> Any:
        plots = tuple(step.removeprefix("take ") for step in premove.steps)
        return super().premove_answer(observation, legal, msgspec.structs.replace(premove, steps=plots))


class LooseMeadow(OpenMeadow):
    """A meadow in which leftovers are asked for in any order, and also two of them as a pair."""

    def premove_offers(self, observation: MeadowObservation) -> tuple[PremoveOffer, ...]:
        leftovers, rest = super().premove_offers(observation) or (None, None)
        if leftovers is None or rest is None:
            return ()
        loose = msgspec.structs.replace(leftovers, ordered=False)
        return (loose, msgspec.structs.replace(loose, name="pair", least=2, most=2), rest)


class FencedMeadow(MeadowGame):
    """A meadow for two or four, never begun, with more to choose than one panel holds, and two presets."""

    info = msgspec.structs.replace(
        MEADOW.info,
        seats=(2, 4),
        options=(*MEADOW.info.options, *(Option(name, ("off", "on"), "off") for name in ("gate", "ditch", "hedge"))),
        presets=(
            Preset("plain", {"contest": "void", "favour": "equal"}),
            Preset("fair", {"contest": "lot", "favour": "trailing", "hedge": "on"}),
        ),
    )


class MeadowRenderer(Renderer):
    """Draws a bare meadow: what is told is what counts."""

    info = MEADOW.info

    def draw_board(
        self, observation: MeadowObservation, audience: Audience, targets: Sequence[Action] = (), since=None
    ) -> Image.Image:
        return Image.new("RGB", (SIZE, 40), (90, 160 - 20 * observation.round, sum(observation.claims) % 256))

    def board_alt(self, observation: MeadowObservation, audience: Audience, since=None) -> str:
        return f"Plots {observation.plots}, claims {observation.claims}."

    def draw_hand(self, observation: MeadowObservation, audience: Audience) -> Image.Image:
        return self.motif(SIZE)

    def hand_alt(self, observation: MeadowObservation, audience: Audience) -> str:
        return "Nothing is held here."

    def sheet(self, observation: MeadowObservation, result: Result, audience: Audience) -> ScoreSheet:
        raise ValueError("the meadow keeps no scores")

    def motif(self, size: int) -> Image.Image:
        return Image.new("RGBA", (size, 40), (90, 160, 60, 255))

    def headline(self, observation: MeadowObservation, audience: Audience) -> str:
        waiting = audience.texts.enumerate([audience.names[seat] for seat in observation.to_act])
        return f"Round {observation.round}: {waiting} to decide."

    def board_text(self, observation: MeadowObservation, audience: Audience) -> list[str]:
        return [self.board_alt(observation, audience)]


@asynccontextmanager
async def open_meadow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: OpenMeadow) -> AsyncIterator[Board]:
    """A table of two, whose first four plots are 1 to 4; both claims are open."""
    begin = game.begin
    monkeypatch.setattr(game, "begin", lambda *asked: game.position(game.document(begin(*asked)) | FIRST))
    async with open_room(tmp_path, monkeypatch, games=[game], renderers=[MeadowRenderer()]) as room:
        board = await open_table(room, *await room.join("Aiko", "Marta"), game="meadow")
        await room.settled()
        yield board
