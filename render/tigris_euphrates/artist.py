"""The artist of Tigris & Euphrates: pictures and words of the package behind the one face that all games share."""

from collections.abc import Sequence
from typing import ClassVar

from PIL import Image

from render.artist import Artist, Audience, Drawing
from render.encode import encode
from render.tell import score_alt
from render.tigris_euphrates import hints, reading, words
from render.tigris_euphrates.board import draw_board
from render.tigris_euphrates.hand import draw_hand
from render.tigris_euphrates.motif import lobby_motif
from render.tigris_euphrates.scores import draw_scores
from rules.core.contract import Action, Choice, GameInfo, Result
from rules.tigris_euphrates import TIGRIS_EUPHRATES, TigrisObservation

SIZE = 1200


class TigrisArtist(Artist):
    """See :class:`Artist`."""

    info: ClassVar[GameInfo] = TIGRIS_EUPHRATES.info

    def board(
        self, observation: TigrisObservation, audience: Audience, targets: Sequence[Action] = (), time: str = ""
    ) -> Drawing:
        captions = words.board_captions(audience.texts, observation, audience.drawn, time)
        image = draw_board(observation, audience.drawn, captions, targets, SIZE)
        alt = words.board_alt(audience.texts, observation, audience.labels)
        return Drawing(encode(image, self.info.slug, "board"), alt)

    def hand(self, observation: TigrisObservation, audience: Audience) -> Drawing:
        image = draw_hand(observation, words.hand_captions(audience.texts, observation), SIZE)
        return Drawing(encode(image, self.info.slug, "hand"), words.hand_alt(audience.texts, observation))

    def ask(self, observation: TigrisObservation, audience: Audience) -> tuple[Drawing, ...]:
        """Who is asked within a turn, often out of their own, sees the board beside the hand."""
        if observation.phase in ("action", "confirm"):
            return (self.hand(observation, audience),)
        return self.board(observation, audience), self.hand(observation, audience)

    def scores(self, observation: TigrisObservation, result: Result, audience: Audience) -> Drawing:
        captions = words.score_captions(audience.texts, self.info, observation, result)
        image = draw_scores(observation, audience.drawn, captions, SIZE)
        alt = score_alt(audience.texts, self.info, result, audience.labels)
        return Drawing(encode(image, self.info.slug, "scores"), alt)

    def motif(self, size: int) -> Image.Image:
        return lobby_motif(size)

    def headline(self, observation: TigrisObservation, audience: Audience) -> str:
        return words.headline(audience.texts, observation, audience.labels)

    def hint(self, observation: TigrisObservation, choice: Choice, action: Action, audience: Audience) -> str:
        return hints.hint(audience.texts, observation, choice, action, audience.labels)

    def board_text(self, observation: TigrisObservation, audience: Audience) -> list[str]:
        return reading.board_text(audience.texts, observation, audience.labels)
