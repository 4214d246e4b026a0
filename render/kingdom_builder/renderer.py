"""Kingdom Builder's renderer: the pictures and words of the package behind the one face that all games share."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from PIL import Image

from render.core.canvas import UNITS, Window
from render.kingdom_builder import hints, text_board, topics, words
from render.kingdom_builder.board import LABELLED, LARGE, band_with, draw_board, parts_with
from render.kingdom_builder.changes import moved
from render.kingdom_builder.emoji import EMOJI, emoji_of
from render.kingdom_builder.hand import draw_hand
from render.kingdom_builder.icons import SCORE_ICONS
from render.kingdom_builder.motif import lobby_motif
from render.kingdom_builder.seats import tile_region
from render.kit.closeup import HIGHEST, centred, enlarge, fitting_size
from render.kit.emoji import Emoji
from render.kit.renderer import (
    PANEL,
    SIZE,
    Audience,
    PlanView,
    Renderer,
    Sketch,
)
from render.kit.scoresheet import ScoreSheet, score_sheet
from render.kit.topics import Topic
from rules.core.contract import Action, Choice, GameInfo, Result
from rules.kingdom_builder import KINGDOM_BUILDER, KingdomObservation
from rules.kingdom_builder.actions import Build, Extra, Lift, Put
from rules.kingdom_builder.hexes import NAMES


class KingdomRenderer(Renderer):
    """See :class:`Renderer`."""

    info: ClassVar[GameInfo] = KINGDOM_BUILDER.info
    labels_suggested: ClassVar[bool] = True
    implied: ClassVar[frozenset[str]] = frozenset({"card-revealed"})
    emoji: ClassVar[Sequence[Emoji]] = EMOJI

    def draw_board(
        self,
        observation: KingdomObservation,
        audience: Audience,
        targets: Sequence[Action],
        since: KingdomObservation | None = None,
    ) -> Image.Image:
        return self._draw(observation, audience, _hexes(targets), since)

    def _draw(
        self,
        observation: KingdomObservation,
        audience: Audience,
        hexes: Sequence[int],
        since: KingdomObservation | None,
        labelled: Sequence[int] | None = None,
        size: int = SIZE,
        window: Window | None = None,
        *,
        large: bool = False,
    ) -> Image.Image:
        captions = words.board_captions(audience.texts, observation, audience.drawn)
        return draw_board(
            observation,
            audience.drawn,
            captions,
            hexes,
            size,
            since,
            labelled,
            window,
            large=large,
            closed=audience.ended,
        )

    def sketches(self, view: PlanView[KingdomObservation], audience: Audience) -> tuple[Sketch, ...]:
        """The hexes asked about, of many those suggested, and what the plan has changed, enlarged."""
        hexes, named = _hexes(view.targets), _hexes(view.suggested)
        if len(hexes) <= LABELLED:
            hexes = sorted({*hexes, *named})
        changed = moved(view.now, view.planned)
        draw = partial(self._draw, view.planned, audience, hexes, view.since)
        labelled = hexes if len(hexes) <= LABELLED else named
        parts = parts_with([*labelled, *changed])
        if not parts and named:
            labelled = named
            parts = parts_with([*labelled, *changed])
        large = not parts and len(labelled) <= LARGE
        if parts:
            width = fitting_size([part.h / part.w for part in parts], PANEL)
        else:
            parts = (band_with([*labelled, *changed]),)
            # one size for all that is too high: each fills the caches with pieces of its own
            width = PANEL if parts[0].h <= HIGHEST * UNITS else int(PANEL * HIGHEST * UNITS / band_with(()).h)
        image = enlarge(lambda size, window: draw(labelled, size, window, large=large), parts, width)
        return (self._in_panel(centred(image, PANEL), "board", self.board_alt(view.planned, audience, view.since)),)

    def places(self, observation: KingdomObservation, choice: Choice) -> tuple[str, ...]:
        """A hex, or the own tiles of a kind."""
        seat, value = observation.viewer, choice.value
        if choice.question not in ("kb-what", "kb-which-tile"):
            return (f"hex {value}",)
        if seat is None:
            return ()
        return tuple(
            tile_region(tile, seat)
            for tile in observation.tiles[seat]
            if tile.state == "ready" and value in (tile.kind, NAMES[tile.origin])
        )

    def board_alt(
        self, observation: KingdomObservation, audience: Audience, since: KingdomObservation | None = None
    ) -> str:
        return words.board_alt(audience.texts, observation, audience.bare, since)

    def draw_hand(self, observation: KingdomObservation, audience: Audience) -> Image.Image:
        return draw_hand(observation, words.hand_captions(audience.texts, observation), SIZE)

    def hand_alt(self, observation: KingdomObservation, audience: Audience) -> str:
        return words.hand_alt(audience.texts, observation)

    def sheet(self, observation: KingdomObservation, result: Result, audience: Audience) -> ScoreSheet:
        captions = words.score_captions(audience.texts, self.info, observation, result)
        return score_sheet(result, audience.drawn, captions, SCORE_ICONS)

    def motif(self, size: int) -> Image.Image:
        return lobby_motif(size)

    def headline(self, observation: KingdomObservation, audience: Audience) -> str:
        return words.headline(audience.texts, observation, audience.written)

    def asked(self, observation: KingdomObservation, question: str, audience: Audience) -> str:
        return words.asked(audience.texts, observation, question)

    def progress(self, observation: KingdomObservation, audience: Audience) -> str:
        return words.progress(audience.texts, observation)

    def board_text(self, observation: KingdomObservation, audience: Audience) -> list[str]:
        return text_board.board_text(audience.texts, observation, audience.aloud.written)

    def topics(self, observation: KingdomObservation, audience: Audience) -> tuple[Topic, ...]:
        return topics.topics(audience.texts, observation, audience.aloud.written)

    def hint(self, observation: KingdomObservation, choice: Choice, action: Action, audience: Audience) -> str:
        return hints.hint(audience.texts, observation, choice, action)

    def brief(self, observation: KingdomObservation, choice: Choice, action: Action, audience: Audience) -> str:
        return hints.brief(audience.texts, observation, choice, action)

    def together(self, observation: KingdomObservation, actions: Sequence[Action], audience: Audience) -> str:
        return hints.together(audience.texts, observation, actions)

    def emoji_of(self, observation: KingdomObservation, choice: Choice, action: Action | None) -> str:
        return emoji_of(observation, choice, action)

    def limits(self, observation: KingdomObservation, actions: Sequence[Action], audience: Audience) -> str:
        return hints.limits(audience.texts, observation, actions)


def _hexes(actions: Sequence[Action]) -> list[int]:
    """The hexes that these actions name, ascending."""
    return sorted({action.hex for action in actions if isinstance(action, Build | Extra | Lift | Put)})
