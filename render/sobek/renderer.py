"""Sobek's renderer: the pictures and words of the package behind the one face that all games share."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from PIL import Image

from render.core.canvas import Window
from render.kit.closeup import enlarge
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
from render.kit.scoresheet import ScoreSheet, score_sheet
from render.kit.tell import score_captions
from render.kit.topics import Topic
from render.sobek import hints, text_board, topics, words
from render.sobek.board import MARKET, draw_board
from render.sobek.emoji import EMOJI, emoji_of
from render.sobek.hand import beside_hand, draw_hand
from render.sobek.icons import SCORE_ICONS
from render.sobek.motif import lobby_motif
from render.words.fitting import ALT, cut
from rules.core.contract import Action, Choice, GameInfo, Result
from rules.sobek import SOBEK
from rules.sobek.actions import Character, Recover, Sell, Take, Token
from rules.sobek.ankh import costs
from rules.sobek.observation import SobekObservation

_BESIDE = PANEL * 3 // 4
"""The width of the market beside the hand, in pixels."""


class SobekRenderer(Renderer):
    """See :class:`Renderer`."""

    info: ClassVar[GameInfo] = SOBEK.info
    implied: ClassVar[frozenset[str]] = frozenset(
        {"looked", "tokens-drawn", "looked-at-corruption", "scribe-asks", "nothing-to-take"}
    )
    emoji: ClassVar[Sequence[Emoji]] = EMOJI

    def draw_board(
        self,
        observation: SobekObservation,
        audience: Audience,
        targets: Sequence[Action],
        since: SobekObservation | None = None,
    ) -> Image.Image:
        captions = words.board_captions(audience.texts, observation, audience.drawn)
        cells = _targets(observation, targets)
        return draw_board(observation, audience.drawn, captions, cells, SIZE, since, closed=audience.ended)

    def places(self, observation: SobekObservation, choice: Choice) -> tuple[str, ...]:
        """A cell of the market, a direction of the Ankh, a tile in hand, a canoe token."""
        value = choice.value
        match choice.question:
            case "sb-cell" | "sb-any-cell" | "sb-force":
                return (f"cell {value.split()[0]}",)
            case "sb-direction":
                return (f"turn {value}",)
            case "sb-pick" | "sb-tile":
                return (f"tile {value.split()[-1]}",)
            case "sb-token":
                return (f"token {value}",)
            case "sb-what" if value.startswith("character "):
                return (f"tile {value.partition(' ')[2]}",)
        return ()

    def board_alt(
        self, observation: SobekObservation, audience: Audience, since: SobekObservation | None = None
    ) -> str:
        return words.board_alt(audience.texts, observation, audience.bare, since)

    def draw_hand(self, observation: SobekObservation, audience: Audience) -> Image.Image:
        return draw_hand(observation, words.hand_captions(audience.texts, observation), SIZE)

    def hand_alt(self, observation: SobekObservation, audience: Audience) -> str:
        return words.hand_alt(audience.texts, observation)

    def sketches(self, view: PlanView[SobekObservation], audience: Audience) -> tuple[Sketch, ...]:
        """The hand where tiles of it are chosen, those chosen lifted and what they are worth; else the market alone,
        and beside it the hand."""
        planned = view.planned
        if planned.own is not None and _is_about_the_hand(planned, view.targets):
            alone = _is_about_tiles(planned, view.targets)
            image = draw_hand(planned, words.hand_captions(audience.texts, planned), SIZE, tiles_alone=alone)
            return (self._in_panel(image, "hand", self.hand_alt(planned, audience)),)
        names, captions = audience.drawn, words.board_captions(audience.texts, planned, audience.drawn)
        cells = _targets(planned, view.targets)

        def draw(size: int, window: Window) -> Image.Image:
            return draw_board(planned, names, captions, cells, size, view.since, window)

        image = enlarge(draw, [MARKET], _BESIDE)
        if planned.own is not None:
            image = beside_hand(image, planned, audience.texts.t("sb-hand-title"), PANEL)
        alt = [*words.hand_sentences(audience.texts, planned)[:1], self.board_alt(planned, audience, view.since)]
        return (self._in_panel(image, "board", cut(audience.texts.sentences(alt), ALT)),)

    def ask(
        self, observation: SobekObservation, audience: Audience, since: SobekObservation | None = None
    ) -> tuple[Drawing, ...]:
        """The Scribe's victim, asked out of turn, sees the board beside the hand."""
        if observation.phase == "scribe":
            return self.board(observation, audience, since=since), self.hand(observation, audience)
        return (self.hand(observation, audience),)

    def sheet(self, observation: SobekObservation, result: Result, audience: Audience) -> ScoreSheet:
        captions = score_captions(audience.texts, self.info, result)
        return score_sheet(result, audience.drawn, captions, SCORE_ICONS)

    def motif(self, size: int) -> Image.Image:
        return lobby_motif(size)

    def headline(self, observation: SobekObservation, audience: Audience) -> str:
        return words.headline(audience.texts, observation, audience.written)

    def asked(self, observation: SobekObservation, question: str, audience: Audience) -> str:
        return words.asked(audience.texts, observation, question)

    def progress(self, observation: SobekObservation, audience: Audience) -> str:
        return words.progress(audience.texts, observation)

    def board_text(self, observation: SobekObservation, audience: Audience) -> list[str]:
        return text_board.board_text(audience.texts, observation, audience.aloud.written)

    def topics(self, observation: SobekObservation, audience: Audience) -> tuple[Topic, ...]:
        return topics.topics(audience.texts, observation, audience.aloud.written)

    def outlook(
        self, before: SobekObservation, after: SobekObservation, audience: Audience, *, may_go_on: bool = True
    ) -> str:
        return hints.outlook(audience.texts, before, after)

    def hint(self, observation: SobekObservation, choice: Choice, action: Action, audience: Audience) -> str:
        return hints.hint(audience.texts, observation, choice, action)

    def brief(self, observation: SobekObservation, choice: Choice, action: Action, audience: Audience) -> str:
        return hints.brief(audience.texts, observation, choice, action)

    def together(self, observation: SobekObservation, actions: Sequence[Action], audience: Audience) -> str | None:
        return hints.together(audience.texts, observation, actions)

    def emoji_of(self, observation: SobekObservation, choice: Choice, action: Action | None) -> str:
        return emoji_of(observation, choice, action)


def _is_about_the_hand(observation: SobekObservation, targets: Sequence[Action]) -> bool:
    """Whether tiles of the hand are chosen, or what only the viewer sees: a sale, the Scribe's demand, tokens."""
    if _is_about_tiles(observation, targets):
        return True
    return bool(targets) and all(_is_shown_in_hand(action) for action in targets)


def _is_about_tiles(observation: SobekObservation, targets: Sequence[Action]) -> bool:
    """Whether tiles of the hand are to be chosen, and nothing else in it matters: a sale, the Scribe's demand."""
    if observation.selling or (observation.phase == "scribe" and observation.viewer == observation.asked):
        return True
    return bool(targets) and all(isinstance(action, Sell) for action in targets)


def _is_shown_in_hand(action: Action) -> bool:
    match action:
        case Sell() | Recover():
            return True
        case Character():
            return action.ability in ("courtesan", "high_priest", "high_priestess", "royal_adviser")
        case Token(token=kind):
            return kind != "forced_tile"
    return False


def _targets(observation: SobekObservation, actions: Iterable[Action]) -> dict[int, int]:
    """The cells that these actions name, each with the corruption that taking its tile costs."""
    prices = costs(observation)
    cells: dict[int, int] = {}
    for action in actions:
        match action:
            case Take(cell=cell):
                cells[cell] = prices.get(cell, 0)
            case Character(choice=(cell,)) if action.ability == "merchant":
                cells[int(cell)] = 0
            case Token(token="forced_tile", target=cell) if cell:
                cells[int(cell)] = 0
    return cells
