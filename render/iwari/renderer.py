"""Iwari's renderer: the pictures and words of the package behind the one face that all games share."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from PIL import Image

from render.core.canvas import UNITS
from render.iwari import hints, text_board, topics, words
from render.iwari.board import draw_board
from render.iwari.emoji import EMOJI, emoji_of, of_territory
from render.iwari.ground import prepare_ground
from render.iwari.hand import draw_hand
from render.iwari.icons import SCORE_ICONS
from render.iwari.motif import lobby_motif
from render.iwari.panel_picture import draw_cards, draw_map, draw_surroundings, map_height, shown_territory
from render.iwari.tally import draw_tally
from render.iwari.territory import draw_territory
from render.iwari.tray import HEIGHT as TRAY
from render.iwari.tray import draw_tray
from render.kit.closeup import centred, fitting_size, stacked
from render.kit.emoji import Emoji
from render.kit.header import Header
from render.kit.renderer import (
    PANEL,
    SIZE,
    Audience,
    Drawing,
    PlanView,
    Renderer,
    Sketch,
    View,
)
from render.kit.scoresheet import ScoreSheet, score_sheet
from render.kit.tell import score_captions
from render.kit.topics import Topic
from render.words.fitting import ALT, cut
from render.words.text import LANGUAGES, texts
from rules.core.contract import Action, Choice, GameInfo, Result
from rules.iwari import IWARI
from rules.iwari.actions import Feat, Place
from rules.iwari.atlas import ATLAS
from rules.iwari.maps import BIOMES, TERRITORIES, TERRITORY_OF
from rules.iwari.observation import IwariObservation

_FIRST = {
    "game": "iwari",
    "seats": 5,
    "options": {"feats": "on"},
    "tents": [["T1-1"], ["T1-2"], ["G1-1"], ["G1-2"], ["D1-1"]],
    "stacks": {"T1": [0], "G1": [2], "D1": [4]},
    "display": ["tundra", "forest", "glacier", "coast"],
}
"""A position with a piece of every tribe."""

MAP, NOW, INTERIM = "map", "now", "interim"
"""The views of the whole map and of points; those of territories are called by their names."""


class IwariRenderer(Renderer):
    """See :class:`Renderer`."""

    info: ClassVar[GameInfo] = IWARI.info
    emoji: ClassVar[Sequence[Emoji]] = EMOJI

    def draw_board(
        self,
        observation: IwariObservation,
        audience: Audience,
        targets: Sequence[Action],
        since: IwariObservation | None = None,
    ) -> Image.Image:
        captions = words.board_captions(audience.texts, observation, audience.drawn)
        return draw_board(observation, captions, targets, SIZE, since, closed=audience.ended)

    def places(self, observation: IwariObservation, choice: Choice) -> tuple[str, ...]:
        """A territory, a space, what feats are claimed for, a card."""
        value = choice.value
        match choice.question:
            case "iw-what":
                return (f"territory {value}",) if value in TERRITORY_OF else ()
            case "iw-space":
                return (f"space {value}",)
            case "iw-feat":
                return (f"feat {value}",)
            case "iw-swap":
                return (f"held {value}",)
            case "iw-take":
                return (f"card {value}" if value in BIOMES else "deck",)
        return ()

    def board_alt(
        self, observation: IwariObservation, audience: Audience, since: IwariObservation | None = None
    ) -> str:
        return words.board_alt(audience.texts, observation, audience.bare, since)

    def boards(
        self,
        observation: IwariObservation,
        audience: Audience,
        targets: Sequence[Action] = (),
        since: IwariObservation | None = None,
    ) -> tuple[Drawing, ...]:
        """The board; beside it what has been scored since then: the mid scoring, or at the end the final one."""
        board = self.board(observation, audience, targets, since)
        if observation.over:
            return board, self._points(observation, audience, interim=False)
        scored = since is not None and since.half < observation.half
        return (board, self._points(observation, audience, interim=True)) if scored else (board,)

    def sketches(self, view: PlanView[IwariObservation], audience: Audience) -> tuple[Sketch, ...]:
        """What is asked about: a territory with its neighbours, cards, or the map. Below it the hand, what the plan
        pays lifted."""
        texts, planned, targets, since = audience.texts, view.planned, view.targets, view.since
        territory = shown_territory(view.now, planned, targets)
        page = PANEL
        if territory is not None:
            close = words.territory_captions(texts, planned, territory, audience.drawn, playing=True)
            header = Header(close.title, close.detail, words.half(texts, planned), icon="tent")
            image = draw_surroundings(planned, territory, header, close.banner, PANEL, targets, since)
            alt = words.territory_alt(texts, planned, territory, audience.bare)
        else:
            header = words.panel_header(texts, planned, audience.drawn)
            anywhere = any(isinstance(action, Feat | Place) for action in targets)
            banner = words.banner(texts, planned, audience.drawn)
            page = SIZE if anywhere else PANEL  # the whole map is small there
            high = (map_height(planned, banner) / UNITS, TRAY / UNITS) if anywhere else ()
            draw, size = partial(draw_map, since=since) if anywhere else draw_cards, fitting_size(high, page)
            image = draw(planned, header, banner, size, targets)
            alt = self.board_alt(planned, audience, since) if anywhere else ""
        if planned.viewer is not None:
            image = stacked([image, draw_tray(view.now, planned, words.tray_captions(audience.texts), image.width)])
            alt = cut(audience.texts.sentences([self.hand_alt(planned, audience), *filter(None, [alt])]), ALT)
        return (self._in_panel(centred(image, page), "board", alt),)

    def views(self, observation: IwariObservation, audience: Audience) -> tuple[View, ...]:
        """The whole map first, then points and every territory."""
        texts = audience.texts
        shown = [View(MAP, texts.t("iw-view-map"))]
        shown.append(View(NOW, texts.t("iw-view-final" if observation.over else "iw-view-now"), "vp"))
        if observation.half == 2:
            shown.append(View(INTERIM, texts.t("iw-view-interim"), "vp"))
        for number in observation.ground.territories:
            name = TERRITORIES[number]
            called = words.territory_name(texts, observation, name)
            label = texts.t("iw-view-territory", territory=name, name=called)
            shown.append(View(name, label, of_territory(name)))
        return tuple(shown)

    def look(self, observation: IwariObservation, key: str, audience: Audience) -> Drawing:
        if key not in {view.key for view in self.views(observation, audience)}:
            raise KeyError(key)
        if key == MAP:
            return self.board(observation, audience)
        if key in (NOW, INTERIM):
            return self._points(observation, audience, interim=key == INTERIM)
        captions = words.territory_captions(audience.texts, observation, key, audience.drawn)
        image = draw_territory(observation, key, captions, SIZE)
        return self._drawing(image, "territory", words.territory_alt(audience.texts, observation, key, audience.bare))

    def _points(self, observation: IwariObservation, audience: Audience, *, interim: bool) -> Drawing:
        captions = words.tally_captions(audience.texts, observation, audience.drawn, interim=interim)
        image = draw_tally(observation, captions, SIZE, interim=interim)
        alt = words.tally_alt(audience.texts, observation, audience.bare, interim=interim)
        return self._drawing(image, "points", alt)

    def draw_hand(self, observation: IwariObservation, audience: Audience) -> Image.Image:
        return draw_hand(observation, words.hand_captions(audience.texts, observation, audience.drawn), SIZE)

    def hand_alt(self, observation: IwariObservation, audience: Audience) -> str:
        return words.hand_alt(audience.texts, observation)

    def sheet(self, observation: IwariObservation, result: Result, audience: Audience) -> ScoreSheet:
        """The third tribe has its own emblem and colour, as it has on the map."""
        captions = score_captions(audience.texts, self.info, result)
        sheet = score_sheet(result, audience.drawn, captions, SCORE_ICONS)
        columns = tuple(replace(column, seat=tribe) for tribe, column in enumerate(sheet.columns))
        return replace(sheet, columns=columns)

    def prepare(self) -> None:
        """The ground of every map, and the pieces of a first board."""
        for land in ATLAS.values():
            prepare_ground(land, SIZE)
        state = IWARI.position(_FIRST)
        names = tuple(map(str, range(IWARI.seats_in(state))))
        self.board(IWARI.observe(state, None), Audience(texts(LANGUAGES[0]), names))

    def motif(self, size: int) -> Image.Image:
        return lobby_motif(size)

    def headline(self, observation: IwariObservation, audience: Audience) -> str:
        return words.headline(audience.texts, observation, audience.written)

    def board_text(self, observation: IwariObservation, audience: Audience) -> list[str]:
        return text_board.board_text(audience.texts, observation, audience.aloud.written)

    def topics(self, observation: IwariObservation, audience: Audience) -> tuple[Topic, ...]:
        return topics.topics(audience.texts, observation, audience.aloud.written)

    def outlook(
        self, before: IwariObservation, after: IwariObservation, audience: Audience, *, may_go_on: bool = True
    ) -> str:
        called = words.addressed(audience.texts, before, audience.written, labelled=audience.emblems)
        banner = words.banner(audience.texts, after, audience.written)
        return hints.outlook(audience.texts, before, after, called, banner)

    def hint(self, observation: IwariObservation, choice: Choice, action: Action, audience: Audience) -> str:
        called = words.addressed(audience.texts, observation, audience.labels, labelled=audience.emblems)
        return hints.hint(audience.texts, observation, choice, action, called)

    def together(self, observation: IwariObservation, actions: Sequence[Action], audience: Audience) -> str | None:
        called = words.addressed(audience.texts, observation, audience.labels, labelled=audience.emblems)
        return hints.together(audience.texts, observation, actions, called)

    def asked(self, observation: IwariObservation, question: str, audience: Audience) -> str:
        return words.asked(audience.texts, observation, question)

    def progress(self, observation: IwariObservation, audience: Audience) -> str:
        """What is asked says how far the turn is; that the deck runs out it does not say."""
        return audience.texts.sentences(words.warning(audience.texts, observation))

    def emoji_of(self, observation: IwariObservation, choice: Choice, action: Action | None) -> str:
        return emoji_of(observation, choice, action)
