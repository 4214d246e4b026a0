"""A whole game in one file: an animation, or a page.

It is drawn picture by picture beside the drawing pool, so that no board waits for it, and written as it goes: no
picture is kept. To stay within time and size it skips some moments.
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
    view_for,
)
from cogs.history.replay import audience_at, heading, tell, turning_point
from cogs.kit.verbs import Verb
from cogs.permissions.rows import READING
from render.history.animation import Animation
from render.history.pace import Pace
from render.history.page import PageMoment, ReplayPage
from render.kit.header import cover_header
from render.kit.renderer import SIZE, Audience
from render.words.fitting import ALT, cut
from render.words.markup import plain
from rules.core.contract import Observation
from rules.history.history import milestones

SECONDS = 16.0
"""An animation takes at most twenty seconds; the rest is for sending it."""
ROOM = (8 << 20) - (256 << 10)
"""A file has at most eight megabytes; the rest is for the picture being drawn."""
ANIMATED, PAGED = 320, 480
"""Moments of an animation and of a page, at most."""
TRIED = 6
"""So many pictures, the first and the last among them, tell how high a file is: others that are higher are reduced."""
WHOLE, SHORTEST, LONGEST = 60_000, 200, 1200
"""Milliseconds of an animation, and the limits for each of its pictures."""
PROGRESS_EVERY = 2.5
"""Seconds between two progress messages."""


class Recording(ABC):
    """A file being written. ``step`` is called until it returns false, in any thread, one call after the other."""

    suffix: str

    def __init__(self, game_history: HistoryView, view: int, most: int) -> None:
        self.game_history, self.viewer = game_history, game_history.viewer(view)
        self.target = BytesIO()
        self.course = game_history.course(self.viewer)
        numbers, self._grain = milestones(self.course, most)
        self._pace = Pace(numbers, SECONDS, ROOM)
        self._before: int | None = None
        tried = {numbers[place * (len(numbers) - 1) // (TRIED - 1)] for place in range(TRIED)}
        self.height = max(self._draw(number).height for number in tried)

    @property
    def percent(self) -> int:
        """The progress."""
        return 100 * self._pace.made // max(1, self._pace.made + self._pace.left)

    @property
    def grain(self) -> str:
        """How much of the game it shows, in a sentence."""
        words = self.game_history.audience.texts
        if not self._pace.passed_over and self._grain != "some":
            return words.t("animation-every-move" if self._grain == "moves" else "animation-every-turn")
        moves = sum(not sight.undone for sight in self.course.sights) - 1
        return words.t("animation-some-moves", shown=self._pace.made - 1, moves=moves)

    def step(self, spent: float) -> bool:
        """Draws the next moment, ``spent`` seconds after the start; false when all is done."""
        number = self._pace.next(spent, self.target.tell())
        if number is None:
            self.close()
            self.target.seek(0)
            return False
        self.add(self._draw(number), number, self._before)
        self._before = number
        return True

    def _draw(self, number: int) -> Image.Image:
        observation, audience, since = self._seen(number)
        renderer = self.game_history.renderer
        picture = renderer.draw_board(observation, audience, (), since)
        header, _ = renderer.notice(observation, audience)
        if header is not None:
            cover_header(picture, header)
        return picture

    def alt(self, number: int) -> str:
        """The alt text of a moment."""
        observation, audience, since = self._seen(number)
        renderer = self.game_history.renderer
        _, sentences = renderer.notice(observation, audience)
        return audience.texts.sentences([*sentences, renderer.board_alt(observation, audience, since)])

    def _seen(self, number: int) -> tuple[Observation, Audience, Observation | None]:
        """What was known at a moment, the names of then, and what the moment before in the file has shown."""
        sights = self.course.sights
        since = None if self._before is None else sights[self._before].observation
        return sights[number].observation, audience_at(self.game_history, self.course, number), since

    @abstractmethod
    def add(self, picture: Image.Image, number: int, before: int | None) -> None:
        """Adds a moment; ``before`` is the previous one in the file."""

    @abstractmethod
    def close(self) -> None:
        """Ends the file."""


class AnimatedRecording(Recording):
    """A GIF."""

    suffix = "gif"

    def __init__(self, game_history: HistoryView, view: int) -> None:
        super().__init__(game_history, view, ANIMATED)
        self._each = max(SHORTEST, min(LONGEST, WHOLE // (self._pace.left or 1)))
        self._animation = Animation(self.target, game_history.slug, SIZE, self.height)

    def add(self, picture: Image.Image, number: int, before: int | None) -> None:
        self._animation.add(picture, self._each, last=number == self.course.last)

    def close(self) -> None:
        self._animation.close()


class PageRecording(Recording):
    """A page."""

    suffix = "html"

    def __init__(self, game_history: HistoryView, view: int) -> None:
        super().__init__(game_history, view, PAGED)
        title, words = plain(game_history.title), game_history.audience.texts
        self._page = ReplayPage(self.target, game_history.slug, SIZE, self.height, words, title)

    def _name(self, seat: int | None) -> str:
        return "" if seat is None else self.game_history.audience.labels[seat]

    def add(self, picture: Image.Image, number: int, before: int | None) -> None:
        first = 0 if before is None else before + 1
        lines = [
            plain(line) for one in range(first, number + 1) for text in self._told(one) for line in text.split("\n")
        ]
        turns = self.course.turns
        begins = before is None or turns[number] != turns[before]
        head = plain(" · ".join(heading(self.game_history, self.course, number)))
        self._page.add(picture, PageMoment(head, lines, self._alt(number), begins))

    def _told(self, number: int) -> list[str]:
        """What happened at a moment, and whether a turning point follows."""
        found = tell(self.game_history, self.course, number, self.viewer)
        return [*found, *turning_point(self.game_history, self.course, number, self.viewer)]

    def _alt(self, number: int) -> str:
        """The alt text of the board, and of the viewer's hand."""
        parts = [self.alt(number)]
        if self.viewer is not None and self.game_history.game.info.secret_hand:
            sight = self.course.sights[number]
            parts.append(
                self.game_history.renderer.hand_alt(
                    sight.observation, audience_at(self.game_history, self.course, number)
                )
            )
        return self.game_history.audience.texts.sentences(parts)

    def close(self) -> None:
        words = self.game_history.audience.texts
        seen = words.t("replay-as-all" if self.viewer is None else "replay-as", name=self._name(self.viewer))
        every = self._grain == "moves" and not self._pace.passed_over
        about = [seen, words.t("page-every-move" if every else "page-some-moves")]
        if not self.game_history.over:
            about.append(words.t("page-so-far"))
        self._page.close(" · ".join(about))


async def make_animation(context: Context, press: Pressed) -> None:
    await _make(context, press, AnimatedRecording)


async def make_page(context: Context, press: Pressed) -> None:
    await _make(context, press, PageRecording)


async def _make(context: Context, press: Pressed, kind: type[AnimatedRecording] | type[PageRecording]) -> None:
    """Draws the file and sends it, showing the progress meanwhile."""
    services = context.services
    key, view = press.numbers
    game = f"{IMPORTED if press.verb.startswith(IMPORTED) else ''}{key}"
    words = context.words
    with services.studio.admit(game):
        if services.studio.is_animating:
            await answers.show(context, words.t("animation-waits"))
        async with services.studio.animating():
            recording = await _drawn(context, press, view, kind)
    game_history = recording.game_history
    key_of_text = "animation-animation" if kind is AnimatedRecording else "animation-page"
    text = words.t(key_of_text, title=game_history.title, over=game_history.over, grain=recording.grain)
    alt = cut(words.sentences([plain(text), recording.alt(recording.course.last)]), ALT)
    name, data, picture = (
        f"{game_history.slug}-{game}.{recording.suffix}",
        recording.target.getvalue(),
        kind is AnimatedRecording,
    )
    await answers.show_file(context, text, lambda: discord.File(BytesIO(data), name, description=alt), picture=picture)


async def _drawn(
    context: Context,
    press: Pressed,
    view: int,
    kind: type[AnimatedRecording] | type[PageRecording],
) -> Recording:
    services = context.services
    words = context.words
    began = shown_at = services.now()
    await answers.show(context, words.t("animation-progress", percent=0))
    async with services.studio.reading():
        game_history = await view_for(context, press)
        recording = await services.pool.run_aside(kind, game_history, view)
    while await services.pool.run_aside(recording.step, services.now() - began):
        if services.now() - shown_at >= PROGRESS_EVERY:
            shown_at = services.now()
            await answers.show(context, words.t("animation-progress", percent=recording.percent))
    return recording


VERBS = {
    "animation-gif": Verb(make_animation, READING, numbers=2, private=True),
    "animation-page": Verb(make_page, READING, numbers=2, private=True),
}
