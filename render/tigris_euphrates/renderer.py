"""Tigris & Euphrates' renderer: the pictures and words of the package behind the one face that all games share."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from PIL import Image

from render.core.canvas import UNITS, Window
from render.kit.closeup import centred, enlarge, fitting_size, stacked
from render.kit.emoji import Emoji
from render.kit.renderer import (
    PANEL,
    SIZE,
    Audience,
    Drawing,
    PlanView,
    Renderer,
    Sketch,
)
from render.kit.scoresheet import ScoreSheet
from render.kit.topics import Topic
from render.tigris_euphrates import hints, text_board, topics, words
from render.tigris_euphrates.board import draw_board, parts_with
from render.tigris_euphrates.emoji import EMOJI, emoji_of
from render.tigris_euphrates.hand import draw_hand
from render.tigris_euphrates.motif import lobby_motif
from render.tigris_euphrates.scores import sheet_of
from render.tigris_euphrates.tray import HEIGHT, draw_tray
from render.words.fitting import ALT, cut
from rules.core.contract import Action, Choice, GameInfo, Result
from rules.tigris_euphrates import TIGRIS_EUPHRATES, TigrisObservation


class TigrisRenderer(Renderer):
    """See :class:`Renderer`."""

    info: ClassVar[GameInfo] = TIGRIS_EUPHRATES.info
    labels_suggested: ClassVar[bool] = True
    emoji: ClassVar[Sequence[Emoji]] = EMOJI

    def draw_board(
        self,
        observation: TigrisObservation,
        audience: Audience,
        targets: Sequence[Action],
        since: TigrisObservation | None = None,
    ) -> Image.Image:
        return self._draw(observation, audience, targets, since)

    def _draw(
        self,
        observation: TigrisObservation,
        audience: Audience,
        targets: Sequence[Action],
        since: TigrisObservation | None,
        named: Sequence[Action] = (),
        size: int = SIZE,
        window: Window | None = None,
    ) -> Image.Image:
        captions = words.board_captions(audience.texts, observation, audience.drawn)
        return draw_board(
            observation, audience.drawn, captions, targets, size, since, named, window, closed=audience.ended
        )

    def sketches(self, view: PlanView[TigrisObservation], audience: Audience) -> tuple[Sketch, ...]:
        """The board, or the part of it that is asked about enlarged, and below it what is in hand."""
        planned = view.planned
        draw = partial(self._draw, planned, audience, view.targets, view.since, view.suggested)
        parts = parts_with(planned, view.targets, view.suggested)
        below = [] if planned.viewer is None else [HEIGHT / UNITS]
        width = fitting_size([*(part.h / part.w for part in parts), *below], PANEL)
        image = enlarge(lambda size, window: draw(size=size, window=window), parts, width)
        alt = self.board_alt(planned, audience, view.since)
        if planned.viewer is not None:
            captions = words.hand_captions(audience.texts, planned)
            image = stacked([image, draw_tray(planned, captions.title, captions.no_tiles, width)])
            alt = cut(audience.texts.sentences([self.hand_alt(planned, audience), alt]), ALT)
        return (self._in_panel(centred(image, PANEL), "board", alt),)

    def places(self, observation: TigrisObservation, choice: Choice) -> tuple[str, ...]:
        """A square; or the tiles of a colour, or the leader, that something is to be done with."""
        asked, value = choice.question, choice.value
        if asked == "te-what":
            word, _, piece = value.partition(" ")
            return (f"{'tile' if word == 'tile' else 'leader'} {piece}",) if piece else ()
        if asked == "te-leave" or asked.startswith("te-where-") or asked == "te-which-monument":
            return (f"square {value.split()[-1]}",)
        return ()

    def board_alt(
        self, observation: TigrisObservation, audience: Audience, since: TigrisObservation | None = None
    ) -> str:
        return words.board_alt(audience.texts, observation, audience.bare, since)

    def draw_hand(self, observation: TigrisObservation, audience: Audience) -> Image.Image:
        return draw_hand(observation, words.hand_captions(audience.texts, observation), SIZE)

    def hand_alt(self, observation: TigrisObservation, audience: Audience) -> str:
        return words.hand_alt(audience.texts, observation)

    def ask(
        self, observation: TigrisObservation, audience: Audience, since: TigrisObservation | None = None
    ) -> tuple[Drawing, ...]:
        """Who is asked within a turn, often out of their own, sees the board beside the hand."""
        if observation.phase in ("action", "confirm"):
            return (self.hand(observation, audience),)
        return self.board(observation, audience, since=since), self.hand(observation, audience)

    def sheet(self, observation: TigrisObservation, result: Result, audience: Audience) -> ScoreSheet:
        captions = words.score_captions(audience.texts, self.info, result)
        return sheet_of(observation, result, audience.drawn, captions)

    def motif(self, size: int) -> Image.Image:
        return lobby_motif(size)

    def headline(self, observation: TigrisObservation, audience: Audience) -> str:
        return words.headline(audience.texts, observation, audience.written)

    def board_text(self, observation: TigrisObservation, audience: Audience) -> list[str]:
        return text_board.board_text(audience.texts, observation, audience.aloud.written)

    def topics(self, observation: TigrisObservation, audience: Audience) -> tuple[Topic, ...]:
        return topics.topics(audience.texts, observation, audience.aloud.written)

    def outlook(
        self, before: TigrisObservation, after: TigrisObservation, audience: Audience, *, may_go_on: bool = True
    ) -> str:
        return hints.outlook(audience.texts, before, after) if may_go_on else ""

    def hint(self, observation: TigrisObservation, choice: Choice, action: Action, audience: Audience) -> str:
        names = hints.addressed(audience.texts, observation, audience.bare)
        return hints.hint(audience.texts, observation, choice, action, names)

    def asked(self, observation: TigrisObservation, question: str, audience: Audience) -> str:
        return hints.asked(audience.texts, observation, question, audience.written)

    def progress(self, observation: TigrisObservation, audience: Audience) -> str:
        return words.progress(audience.texts, observation)

    def emoji_of(self, observation: TigrisObservation, choice: Choice, action: Action | None) -> str:
        return emoji_of(observation, choice, action)
