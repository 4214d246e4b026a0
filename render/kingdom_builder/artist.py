"""Kingdom Builder's artist: the pictures and words of the package behind the one face that all games share."""

from collections.abc import Sequence
from typing import ClassVar

from PIL import Image

from render.artist import Artist, Audience, Drawing
from render.encode import encode
from render.kingdom_builder import words
from render.kingdom_builder.board import draw_board
from render.kingdom_builder.hand import draw_hand
from render.kingdom_builder.motif import lobby_motif
from render.kingdom_builder.scores import draw_scores
from render.tell import score_alt
from rules.core.contract import Action, GameInfo, Result
from rules.kingdom_builder import KINGDOM_BUILDER, KingdomObservation
from rules.kingdom_builder.actions import Build, Extra, Lift, Put

SIZE = 1200


class KingdomArtist(Artist):
    """See :class:`Artist`."""

    info: ClassVar[GameInfo] = KINGDOM_BUILDER.info
    implied: ClassVar[frozenset[str]] = frozenset({"card-revealed"})

    def board(
        self, observation: KingdomObservation, audience: Audience, targets: Sequence[Action] = (), time: str = ""
    ) -> Drawing:
        captions = words.board_captions(audience.texts, observation, audience.drawn, time)
        hexes = sorted({action.hex for action in targets if isinstance(action, Build | Extra | Lift | Put)})
        image = draw_board(observation, audience.drawn, captions, hexes, SIZE)
        alt = words.board_alt(audience.texts, observation, audience.labels)
        return Drawing(encode(image, self.info.slug, "board"), alt)

    def hand(self, observation: KingdomObservation, audience: Audience) -> Drawing:
        image = draw_hand(observation, words.hand_captions(audience.texts, observation), SIZE)
        return Drawing(encode(image, self.info.slug, "hand"), words.hand_alt(audience.texts, observation))

    def scores(self, observation: KingdomObservation, result: Result, audience: Audience) -> Drawing:
        captions = words.score_captions(audience.texts, self.info, observation, result)
        image = draw_scores(observation, audience.drawn, captions, SIZE)
        alt = score_alt(audience.texts, self.info, result, audience.labels)
        return Drawing(encode(image, self.info.slug, "scores"), alt)

    def motif(self, size: int) -> Image.Image:
        return lobby_motif(size)

    def headline(self, observation: KingdomObservation, audience: Audience) -> str:
        return words.headline(audience.texts, observation, audience.labels)

    def board_text(self, observation: KingdomObservation, audience: Audience) -> list[str]:
        return words.board_text(audience.texts, observation, audience.labels)
