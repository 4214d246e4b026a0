"""A whole game in one file: an animation, or a page to keep.

It is drawn picture by picture beside the drawing pool, so that no board waits for it, and written as it goes: no
picture is kept. What takes too long or too much room passes over some of the moments.
"""

from abc import ABC, abstractmethod
from io import BytesIO

import discord
from PIL import Image

from cogs.base import answers
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.history.history_view import (
    IMPORTED,
    HistoryView,
    plain,
    view_for,
)
from cogs.history.replay import audience_at, heading, tell
from cogs.kit.verbs import Verb
from cogs.permissions.rows import READING
from render.history.animation import Animation
from render.history.pace import Pace
from render.history.page import PageMoment, ReplayPage
from render.kit.renderer import SIZE
from render.words.fitting import ALT, cut
from rules.history.history import milestones

SECONDS = 16.0
"""A film takes at most twenty; the rest is for sending it."""
ROOM = (8 << 20) - (256 << 10)
"""A file has at most eight megabytes; the rest is for the picture that is under way."""
ANIMATED, LEAFED = 320, 480
"""So many moments at most an animation shows, and a page."""
WHOLE_FILM, SHORTEST, LONGEST = 60_000, 200, 1200
"""Milliseconds of an animation, and of each of its pictures, as far as that goes."""
TOLD_EVERY = 2.5
"""Seconds between two words on how far it is."""


class Recording(ABC):
    """A file under way. ``step`` is called until it answers false, in any thread, one after the other."""

    suffix: str

    def __init__(self, story: HistoryView, view: int, most: int) -> None:
        self.story, self.viewer = story, story.viewer(view)
        self.target = BytesIO()
        self.course = story.course(self.viewer)
        numbers, self._grain = milestones(self.course, most)
        self._pace = Pace(numbers, SECONDS, ROOM)
        self._before: int | None = None
        self.height = max(self._draw(number).height for number in (0, self.course.last))

    @property
    def percent(self) -> int:
        """How far it is."""
        return 100 * self._pace.made // max(1, self._pace.made + self._pace.left)

    @property
    def grain(self) -> str:
        """What of the game it shows, in a sentence."""
        words = self.story.audience.texts
        if not self._pace.passed_over and self._grain != "some":
            return words.t("animation-every-move" if self._grain == "moves" else "animation-every-turn")
        moves = sum(not sight.undone for sight in self.course.sights) - 1
        return words.t("animation-some-moves", shown=self._pace.made - 1, moves=moves)

    def step(self, spent: float) -> bool:
        """Draws the next moment, ``spent`` seconds after the beginning; false when all is done."""
        number = self._pace.next(spent, self.target.tell())
        if number is None:
            self.close()
            self.target.seek(0)
            return False
        self.add(self._draw(number), number, self._before)
        self._before = number
        return True

    def _draw(self, number: int) -> Image.Image:
        sights, audience = self.course.sights, audience_at(self.story, self.course, number)
        since = None if self._before is None else sights[self._before].observation
        return self.story.renderer.draw_board(sights[number].observation, audience, (), since)

    def alt(self, number: int) -> str:
        """The picture of a moment in words."""
        sight = self.course.sights[number]
        since = None if self._before is None else self.course.sights[self._before].observation
        return self.story.renderer.board_alt(sight.observation, audience_at(self.story, self.course, number), since)

    @abstractmethod
    def add(self, picture: Image.Image, number: int, before: int | None) -> None:
        """One more moment; ``before`` is the one that stands before it in the film."""

    @abstractmethod
    def close(self) -> None:
        """The end of the file."""


class AnimatedRecording(Recording):
    """A GIF."""

    suffix = "gif"

    def __init__(self, story: HistoryView, view: int) -> None:
        super().__init__(story, view, ANIMATED)
        self._each = max(SHORTEST, min(LONGEST, WHOLE_FILM // (self._pace.left or 1)))
        self._animation = Animation(self.target, story.slug, SIZE, self.height)

    def add(self, picture: Image.Image, number: int, before: int | None) -> None:
        self._animation.add(picture, self._each, last=number == self.course.last)

    def close(self) -> None:
        self._animation.close()


class PageRecording(Recording):
    """A page."""

    suffix = "html"

    def __init__(self, story: HistoryView, view: int) -> None:
        super().__init__(story, view, LEAFED)
        words = story.audience.texts
        seen = words.t("replay-as-all" if self.viewer is None else "replay-as", name=self._name(self.viewer))
        every = self._grain == "moves"
        about = [seen, words.t("page-every-move" if every else "page-some-moves")]
        if not story.over:
            about.append(words.t("page-so-far"))
        self._page = ReplayPage(
            self.target, story.slug, SIZE, self.height, words, plain(story.title), " · ".join(about)
        )

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self.story.audience.labels[seat]

    def add(self, picture: Image.Image, number: int, before: int | None) -> None:
        first = 0 if before is None else before + 1
        lines = [
            plain(line)
            for one in range(first, number + 1)
            for text in tell(self.story, self.course, one, self.viewer)
            for line in text.split("\n")
        ]
        turns = self.course.turns
        begins = before is None or turns[number] != turns[before]
        head = plain(" · ".join(heading(self.story, self.course, number)))
        self._page.add(picture, PageMoment(head, lines, self._told(number), begins))

    def _told(self, number: int) -> str:
        """The board in words, and the hand that the viewer held."""
        parts = [self.alt(number)]
        if self.viewer is not None and self.story.game.info.secret_hand:
            sight = self.course.sights[number]
            parts.append(self.story.renderer.hand_alt(sight.observation, audience_at(self.story, self.course, number)))
        return self.story.audience.texts.sentences(parts)

    def close(self) -> None:
        self._page.close()


async def make_animation(context: Context, press: Pressed) -> None:
    """The animation was asked for."""
    await _make(context, press, AnimatedRecording)


async def make_page(context: Context, press: Pressed) -> None:
    """The page was asked for."""
    await _make(context, press, PageRecording)


async def _make(context: Context, press: Pressed, kind: type[AnimatedRecording] | type[PageRecording]) -> None:
    """Draws the film and sends it, telling how far it is meanwhile."""
    services = context.services
    key, view = press.numbers
    game = f"{IMPORTED if press.verb.startswith(IMPORTED) else ''}{key}"
    words = context.words
    with services.studio.admit(game):
        if services.studio.is_filming:
            await answers.show(context, words.t("animation-waits"))
        async with services.studio.filming():
            film = await _drawn(context, press, view, kind)
    story = film.story
    key_of_text = "animation-animation" if kind is AnimatedRecording else "animation-page"
    text = words.t(key_of_text, title=story.title, over=story.over, grain=film.grain)
    alt = cut(words.sentences([plain(text), film.alt(film.course.last)]), ALT)
    name, data, picture = f"{story.slug}-{game}.{film.suffix}", film.target.getvalue(), kind is AnimatedRecording
    await answers.show_file(context, text, lambda: discord.File(BytesIO(data), name, description=alt), picture=picture)


async def _drawn(
    context: Context,
    press: Pressed,
    view: int,
    kind: type[AnimatedRecording] | type[PageRecording],
) -> Recording:
    services = context.services
    words = context.words
    began = told = services.now()
    await answers.show(context, words.t("animation-progress", percent=0))
    async with services.studio.reading():
        story = await view_for(context, press)
        film = await services.pool.run_aside(kind, story, view)
    while await services.pool.run_aside(film.step, services.now() - began):
        if services.now() - told >= TOLD_EVERY:
            told = services.now()
            await answers.show(context, words.t("animation-progress", percent=film.percent))
    return film


VERBS = {
    "animation-gif": Verb(make_animation, READING, numbers=2, private=True),
    "animation-page": Verb(make_page, READING, numbers=2, private=True),
}
