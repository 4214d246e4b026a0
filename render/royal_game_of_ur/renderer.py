"""The renderer of the Royal Game of Ur: its pictures and words behind the one face that all games share."""

from collections.abc import Sequence
from typing import ClassVar

from PIL import Image

from render.kit.emoji import Emoji
from render.kit.renderer import SIZE, Audience, Renderer
from render.kit.scoresheet import ScoreIcons, ScoreSheet, score_sheet
from render.kit.tell import score_captions
from render.kit.topics import Topic
from render.royal_game_of_ur import topics, words
from render.royal_game_of_ur.board import draw_board
from render.royal_game_of_ur.emoji import EMOJI, emoji_of
from render.royal_game_of_ur.motif import lobby_motif
from render.words.fitting import ALT, blocks, cut
from render.words.text import listed
from rules.core.contract import Action, Choice, GameInfo, Result
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR, Go, UrObservation
from rules.royal_game_of_ur.board import SQUARES


class UrRenderer(Renderer):
    """See :class:`Renderer`. Nothing is hidden, so there is no picture of a hand."""

    info: ClassVar[GameInfo] = ROYAL_GAME_OF_UR.info
    implied: ClassVar[frozenset[str]] = frozenset({"threw", "passed-zero", "passed-blocked"})
    emoji: ClassVar[Sequence[Emoji]] = EMOJI

    def draw_board(
        self,
        observation: UrObservation,
        audience: Audience,
        targets: Sequence[Action],
        since: UrObservation | None = None,
    ) -> Image.Image:
        named = {action.piece for action in targets if isinstance(action, Go)}
        ways = {piece: way for piece, way in observation.ways().items() if piece in named}
        return draw_board(observation, audience, ways, SIZE, since)

    def places(self, observation: UrObservation, choice: Choice) -> tuple[str, ...]:
        """Where a piece stands, and where it would go."""
        way = observation.ways().get(choice.value)
        ends = () if way is None else (way.origin, way.target)
        return tuple(f"square {end}" if end in SQUARES else f"{end} {observation.active}" for end in ends)

    def board_alt(self, observation: UrObservation, audience: Audience, since: UrObservation | None = None) -> str:
        told = words.situation(audience.texts, observation, audience.bare, since)
        return cut(audience.texts.sentences([audience.texts.t("ur-alt"), *told]), ALT)

    def sheet(self, observation: UrObservation, result: Result, audience: Audience) -> ScoreSheet:
        captions = score_captions(audience.texts, self.info, result)
        return score_sheet(result, audience.drawn, captions, ScoreIcons({"home": "end_of_game"}, head="ur_rosette"))

    def motif(self, size: int) -> Image.Image:
        return lobby_motif(size)

    def headline(self, observation: UrObservation, audience: Audience) -> str:
        return words.headline(audience.texts, observation, audience.written)

    def board_text(self, observation: UrObservation, audience: Audience) -> list[str]:
        """The situation, what the throw allows, the squares of both paths."""
        texts, names = audience.texts, audience.aloud.written
        title = texts.t("ur-board-title", first=listed(names[observation.first]))
        ways = [f"- {self._way(observation, piece, audience, names)}" for piece in observation.ways()]
        if ways:
            ways.insert(0, texts.t("ur-board-ways"))
        paths = [words.path(texts, observation, names, seat) for seat in range(observation.seats)]
        return blocks([[title, *words.situation(texts, observation, names), *ways], paths])

    def topics(self, observation: UrObservation, audience: Audience) -> tuple[Topic, ...]:
        return topics.topics(audience.texts, observation, audience.aloud.written)

    def _way(self, observation: UrObservation, piece: str, audience: Audience, names: Sequence[str]) -> str:
        """What may be done with a piece, on one line."""
        texts = audience.texts
        [choice] = ROYAL_GAME_OF_UR.path(Go(piece))
        hint = words.hint(texts, observation, observation.ways()[piece], names)
        return texts.t("ur-answer", choice=texts.choice(self.info, choice), hint=hint)

    def hint(self, observation: UrObservation, choice: Choice, action: Action, audience: Audience) -> str:
        way = observation.ways().get(action.piece) if isinstance(action, Go) else None
        return "" if way is None else words.hint(audience.texts, observation, way, audience.bare)

    def asked(self, observation: UrObservation, question: str, audience: Audience) -> str:
        throw = observation.throw
        return "" if throw is None else audience.texts.t("ur-asked", throw=throw)

    def progress(self, observation: UrObservation, audience: Audience) -> str:
        return words.progress(audience.texts, observation, audience.written)

    def emoji_of(self, observation: UrObservation, choice: Choice, action: Action | None) -> str:
        return emoji_of(observation, choice, action)
