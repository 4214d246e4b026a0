"""Sobek's artist: the pictures and words of the package behind the one face that all games share."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from PIL import Image

from render.artist import Artist, Audience, Drawing
from render.encode import encode
from render.sobek import choosing, reading, words
from render.sobek.board import draw_board
from render.sobek.hand import draw_hand
from render.sobek.motif import lobby_motif
from render.sobek.scores import draw_scores
from render.tell import score_alt
from rules.core.contract import Action, Choice, GameInfo, Result
from rules.sobek import SOBEK
from rules.sobek.actions import Character, Take, Token
from rules.sobek.observation import SobekObservation, Target

SIZE = 1200


class SobekArtist(Artist):
    """See :class:`Artist`."""

    info: ClassVar[GameInfo] = SOBEK.info
    implied: ClassVar[frozenset[str]] = frozenset(
        {"looked", "tokens-drawn", "looked-at-corruption", "scribe-asks", "nothing-to-take"}
    )

    def board(
        self, observation: SobekObservation, audience: Audience, targets: Sequence[Action] = (), time: str = ""
    ) -> Drawing:
        captions = words.board_captions(audience.texts, observation, audience.drawn, time)
        image = draw_board(observation, audience.drawn, captions, _targets(observation, targets), SIZE)
        alt = words.board_alt(audience.texts, observation, audience.labels)
        return Drawing(encode(image, self.info.slug, "board"), alt)

    def hand(self, observation: SobekObservation, audience: Audience) -> Drawing:
        image = draw_hand(observation, words.hand_captions(audience.texts, observation), SIZE)
        return Drawing(encode(image, self.info.slug, "hand"), words.hand_alt(audience.texts, observation))

    def ask(self, observation: SobekObservation, audience: Audience) -> tuple[Drawing, ...]:
        """The Scribe's victim, asked out of turn, sees the board beside the hand."""
        if observation.phase == "scribe":
            return self.board(observation, audience), self.hand(observation, audience)
        return (self.hand(observation, audience),)

    def scores(self, observation: SobekObservation, result: Result, audience: Audience) -> Drawing:
        image = draw_scores(result, audience.drawn, words.score_captions(audience.texts, self.info, result), SIZE)
        alt = score_alt(audience.texts, self.info, result, audience.labels)
        return Drawing(encode(image, self.info.slug, "scores"), alt)

    def motif(self, size: int) -> Image.Image:
        return lobby_motif(size)

    def headline(self, observation: SobekObservation, audience: Audience) -> str:
        return words.headline(audience.texts, observation, audience.labels)

    def board_text(self, observation: SobekObservation, audience: Audience) -> list[str]:
        return reading.board_text(audience.texts, observation, audience.labels)

    def outlook(self, before: SobekObservation, after: SobekObservation, audience: Audience) -> str:
        return choosing.outlook(audience.texts, before, after)

    def hint(self, observation: SobekObservation, choice: Choice, action: Action, audience: Audience) -> str:
        return choosing.hint(audience.texts, observation, choice, action)


def _targets(observation: SobekObservation, actions: Iterable[Action]) -> list[Target]:
    """The cells that these actions name, each with the corruption that taking its tile costs."""
    costs = {target.cell: target.corruption for target in observation.targets}
    cells: dict[int, int] = {}
    for action in actions:
        match action:
            case Take(cell=cell):
                cells[cell] = costs.get(cell, 0)
            case Character(choice=(cell,)) if action.ability == "merchant":
                cells[int(cell)] = 0
            case Token(token="forced_tile", target=cell) if cell:
                cells[int(cell)] = 0
    return [Target(cell, cost) for cell, cost in cells.items()]
