"""Path of Civilization's renderer: the pictures and words of the package behind the one face that all games share."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from PIL import Image

from render.core.bands import Band, draw_bands, encode_bands
from render.core.encode import Picture
from render.kit.closeup import fitted
from render.kit.emoji import Emoji, seat_key
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
from render.path_of_civilization import asking, captions, hints, phrases, text_board, topics, views, words
from render.path_of_civilization.board import board_bands, part_bands
from render.path_of_civilization.card import CardTexts, draw_card
from render.path_of_civilization.emoji import EMOJI, emoji_of
from render.path_of_civilization.hand import draw_project
from render.path_of_civilization.icons import SCORE_ICONS
from render.path_of_civilization.legend import draw_legend
from render.path_of_civilization.motif import lobby_motif
from render.words.fitting import ALT, cut
from render.words.text import LANGUAGES, Texts, texts
from rules.core.contract import Action, Choice, GameInfo, Result
from rules.path_of_civilization import PATH_OF_CIVILIZATION
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import CLAIMS, Kind

TECHNOLOGIES, EVENTS, LEGEND = "technologies", "events", "legend"
"""The views besides those of civilizations, which are called by their seats, and of markets."""


class CivRenderer(Renderer):
    """See :class:`Renderer`."""

    info: ClassVar[GameInfo] = PATH_OF_CIVILIZATION.info
    labels_suggested: ClassVar[bool] = True
    emoji: ClassVar[Sequence[Emoji]] = EMOJI

    # --- the table ----------------------------------------------------------------------------------------------------

    def draw_board(
        self,
        observation: CivObservation,
        audience: Audience,
        targets: Sequence[Action],
        since: CivObservation | None = None,
    ) -> Image.Image:
        return draw_bands(self._board_bands(observation, audience, targets, since), SIZE)

    def board_picture(
        self,
        observation: CivObservation,
        audience: Audience,
        targets: Sequence[Action],
        since: CivObservation | None = None,
        header: Header | None = None,
    ) -> Picture:
        return encode_bands(self._board_bands(observation, audience, targets, since, header), SIZE, self.info.slug)

    def _board_bands(
        self,
        observation: CivObservation,
        audience: Audience,
        targets: Sequence[Action],
        since: CivObservation | None,
        header: Header | None = None,
    ) -> list[Band]:
        texts = captions.board_captions(audience.texts, observation, audience.drawn)
        return board_bands(observation, texts, targets, since, header, closed=audience.ended)

    def places(self, observation: CivObservation, choice: Choice) -> tuple[str, ...]:
        """A card, token or board that is chosen by itself."""
        if choice.question in ("pc-left", "pc-right"):
            return ()
        return tuple(f"card {card[1:]}" for card in [choice.args.get("card", "")] if card)

    def board_alt(self, observation: CivObservation, audience: Audience, since: CivObservation | None = None) -> str:
        return words.board_alt(audience.texts, observation, audience.bare, since)

    def sketches(self, view: PlanView[CivObservation], audience: Audience) -> tuple[Sketch, ...]:
        """What the question is about, large: the technologies in hand and what they give, a market, the piles; else
        the table."""
        asked = self._asked(view.planned, audience, view.targets, view.suggested, low=True)
        if not asked:
            part = self._part(view.planned, audience, view.since)
            asked = (part or self.board(view.planned, audience, view.targets, view.since),)
        return tuple(map(Sketch.of, asked))

    def touched(self, view: PlanView[CivObservation], audience: Audience) -> tuple[Drawing, ...]:
        """What the question is about, large, and the table."""
        table = self.board(view.planned, audience, view.targets, view.since)
        return (*self._asked(view.planned, audience, view.targets, view.suggested), table)

    def _part(self, observation: CivObservation, audience: Audience, since: CivObservation | None) -> Drawing | None:
        """The part of the table that an open question is about, large enough for a phone."""
        window = observation.window
        if window is None or audience.paused or window.kind not in ("token", "benefit", "fate"):
            return None
        texts = captions.board_captions(audience.texts, observation, audience.drawn)
        bands = part_bands(observation, texts, window.kind, since)
        picture = encode_bands(bands, SIZE, self.info.slug)
        return Drawing(picture, self.board_alt(observation, audience, since))

    def ask(
        self, observation: CivObservation, audience: Audience, since: CivObservation | None = None
    ) -> tuple[Drawing, ...]:
        return self._asked(observation, audience) or (self.board(observation, audience, (), since),)

    def _asked(
        self,
        observation: CivObservation,
        audience: Audience,
        targets: Sequence[Action] = (),
        suggested: Sequence[Action] = (),
        *,
        low: bool = False,
    ) -> tuple[Drawing, ...]:
        """The picture of the open question where it has one of its own; the first of the ``suggested`` projects is laid
        out in it. A ``low`` one leaves room for answers below it on a phone."""
        window, viewer = observation.window, observation.viewer
        if window is None or viewer is None or viewer not in window.seats:
            return ()
        if views.is_about_the_project(observation):
            image = self._draw_project(observation, viewer, audience, targets, suggested)
            return (self._drawing(image, "hand", self.hand_alt(observation, audience)),)
        if window.kind in CLAIMS:
            return (self._market(observation, window.kind, audience, targets, low=low),)
        if window.kind == "buy" or views.is_about_technologies(targets):
            return (self._technologies(observation, audience, targets, low=low),)
        if window.kind == "board":
            return (self._boards(observation, audience, targets),)
        return (self._civilization(observation, viewer, audience, low=low),) if window.kind == "choice" else ()

    # --- the private picture ------------------------------------------------------------------------------------------

    def draw_hand(self, observation: CivObservation, audience: Audience) -> Image.Image:
        """The hand and what it gives while pairs are chosen; else the viewer's civilization."""
        seat = observation.viewer
        if seat is None:
            return self.draw_board(observation, audience, ())
        if views.is_about_the_project(observation):
            return self._draw_project(observation, seat, audience)
        texts = captions.civilization_captions(audience.texts, observation, seat, audience.drawn)
        return views.civilization(observation, seat, texts, SIZE)

    def _draw_project(
        self,
        observation: CivObservation,
        seat: int,
        audience: Audience,
        targets: Sequence[Action] = (),
        suggested: Sequence[Action] = (),
    ) -> Image.Image:
        project = views.project(observation, seat, targets, suggested)
        return draw_project(project, captions.hand_captions(audience.texts, project), SIZE)

    def hand_alt(self, observation: CivObservation, audience: Audience) -> str:
        return words.hand_alt(audience.texts, observation, audience.bare)

    # --- closer looks -------------------------------------------------------------------------------------------------

    def views(self, observation: CivObservation, audience: Audience) -> tuple[View, ...]:
        """Every civilization, the markets, the technologies, the events, the legend."""
        texts = audience.texts
        return (
            *(
                View(str(seat), texts.t("pc-view-civilization", name=audience.labels[seat]), seat_key(seat))
                for seat in range(observation.seats)
            ),
            View("wonder", texts.t("pc-view-wonders"), "wonder"),
            View("leader", texts.t("pc-view-leaders"), "leader"),
            View(TECHNOLOGIES, texts.t("pc-view-technologies"), "technology"),
            View(EVENTS, texts.t("pc-view-events"), "history"),
            View(LEGEND, texts.t("pc-view-legend")),
        )

    def look(self, observation: CivObservation, key: str, audience: Audience) -> Drawing:
        if key in CLAIMS:
            return self._market(observation, key, audience)
        if key == TECHNOLOGIES:
            return self._technologies(observation, audience)
        if key == EVENTS:
            return self._events(observation, audience)
        if key == LEGEND:
            texts = captions.legend_captions(audience.texts)
            return self._drawing(draw_legend(texts, SIZE), "legend", captions.legend_alt(audience.texts))
        if key.isdecimal() and int(key) < observation.seats:
            return self._civilization(observation, int(key), audience)
        raise KeyError(key)

    def _civilization(
        self, observation: CivObservation, seat: int, audience: Audience, *, low: bool = False
    ) -> Drawing:
        texts = captions.civilization_captions(audience.texts, observation, seat, audience.drawn)
        alt = words.civilization_alt(audience.texts, observation, seat, audience.bare)
        image = views.civilization(observation, seat, texts, PANEL if low else SIZE, tracks=low)
        return self._drawing(image, "civilization", alt)

    def _market(
        self,
        observation: CivObservation,
        kind: Kind,
        audience: Audience,
        targets: Sequence[Action] = (),
        *,
        low: bool = False,
    ) -> Drawing:
        said = audience.texts
        texts = captions.board_captions(said, observation, audience.drawn)
        head = captions.gallery_captions(said, observation, kind)
        draw = partial(views.market, observation, kind, texts, head, targets=targets, low=low)
        return self._large(draw, "market", captions.market_alt(said, observation, kind), low=low)

    def _technologies(
        self, observation: CivObservation, audience: Audience, targets: Sequence[Action] = (), *, low: bool = False
    ) -> Drawing:
        texts = captions.technology_captions(audience.texts, observation)
        draw = partial(views.technologies, observation, texts, targets=targets, low=low)
        return self._large(draw, "technologies", captions.technologies_alt(audience.texts, observation), low=low)

    def _large(self, draw: Callable[..., Image.Image], name: str, alt: str, *, low: bool) -> Drawing:
        """What is drawn in a ``size``; a ``low`` one as in a private panel."""
        if low:
            return self._in_panel(fitted(lambda size: draw(size=size), PANEL), name, alt).finish()
        return self._drawing(draw(size=SIZE), name, alt)

    def _boards(self, observation: CivObservation, audience: Audience, targets: Sequence[Action]) -> Drawing:
        texts = captions.choice_captions(audience.texts, observation)
        image = views.boards(observation, texts, SIZE, targets)
        return self._drawing(image, "boards", captions.choice_alt(audience.texts, observation))

    def _events(self, observation: CivObservation, audience: Audience) -> Drawing:
        said = audience.texts
        texts = captions.board_captions(said, observation, audience.drawn)
        image = views.events(observation, texts, captions.events_head(said), SIZE)
        return self._drawing(image, "events", captions.events_alt(said, observation))

    # --- cards by their names -----------------------------------------------------------------------------------------

    def cards(self, texts: Texts) -> tuple[View, ...]:
        return tuple(View(card, phrases.name_of(texts, card)) for card in phrases.CARDS)

    def card(self, key: str, texts: Texts) -> tuple[str, tuple[Drawing, ...]]:
        told = phrases.card_text(texts, key)
        lines = [line.replace("**", "") for line in told]
        shown = CardTexts(phrases.name_of(texts, key), lines, texts.t("pc-pic-fate"), texts.t("pc-pic-history"))
        drawing = self._drawing(draw_card(key, shown, SIZE), "card", cut(texts.sentences(lines), ALT))
        return "\n".join(told), (drawing,)

    # --- the end, the lobby, words ------------------------------------------------------------------------------------

    def sheet(self, observation: CivObservation, result: Result, audience: Audience) -> ScoreSheet:
        return score_sheet(result, audience.drawn, score_captions(audience.texts, self.info, result), SCORE_ICONS)

    def prepare(self) -> None:
        """The table as it is at first: its icons and numbers stand on every board."""
        seats = max(self.info.seats)
        opening = PATH_OF_CIVILIZATION.observe(PATH_OF_CIVILIZATION.setup(seats), None)
        for language in LANGUAGES:
            for band in self._board_bands(opening, Audience(texts(language), ("",) * seats), (), None):
                draw_bands([band], SIZE)  # one after the other: the whole picture would take ten megabytes for nothing

    def motif(self, size: int) -> Image.Image:
        return lobby_motif(size)

    def headline(self, observation: CivObservation, audience: Audience) -> str:
        return words.headline(audience.texts, observation, audience.written)

    def asked(self, observation: CivObservation, question: str, audience: Audience) -> str:
        return asking.asked(audience.texts, observation, question, audience.written)

    def progress(self, observation: CivObservation, audience: Audience) -> str:
        return asking.progress(audience.texts, observation, audience.written)

    def ending(self, observation: CivObservation, audience: Audience) -> str:
        return asking.ending(audience.texts, observation)

    def board_text(self, observation: CivObservation, audience: Audience) -> list[str]:
        return text_board.board_text(audience.texts, observation, audience.aloud.written)

    def topics(self, observation: CivObservation, audience: Audience) -> tuple[Topic, ...]:
        return topics.topics(audience.texts, observation, audience.aloud.written)

    def outlook(
        self, before: CivObservation, after: CivObservation, audience: Audience, *, may_go_on: bool = True
    ) -> str:
        return hints.outlook(audience.texts, before, after, audience.written)

    def hint(self, observation: CivObservation, choice: Choice, action: Action, audience: Audience) -> str:
        return hints.hint(audience.texts, observation, choice, action)

    def emoji_of(self, observation: CivObservation, choice: Choice, action: Action | None) -> str:
        return emoji_of(observation, choice, action)
