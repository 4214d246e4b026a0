"""The application's emoji as far as they are known, and which of them a reader is shown.

Nothing waits for them: where one is missing, or the reader prefers words, the word is shown.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import discord

from render.kit.emoji import Emoji, seat_key
from render.kit.renderer import Renderer
from rules.core.contract import Action, AnyGame, Choice, Observation
from rules.core.errors import UnknownNotation

MALFORMED = 50035
SHARED = ""
"""Stands for the slug of a game in front of what all games share."""

Key = tuple[str, str]
"""The slug of a game, or :data:`SHARED`, and the key of an emoji."""


class KnownEmoji:
    """The emoji that Discord has. ``asked`` is set when there is reason to check again."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self._known: Mapping[Key, discord.PartialEmoji] = {}

    def of(self, slug: str, key: str) -> discord.PartialEmoji | None:
        """The emoji of a game, or one shared by all games; ``None`` if there is none yet."""
        return self._known.get((slug, key)) or self._known.get((SHARED, key))

    def learn(self, known: Mapping[Key, discord.PartialEmoji]) -> None:
        """Replaces all known emoji."""
        self._known = known

    def look_again(self) -> None:
        """Asks for a check: there may be others by now."""
        self.asked.set()

    def forget(self) -> None:
        """Some known emoji are gone: shows words until the next check."""
        self.learn({})
        self.look_again()

    def __len__(self) -> int:
        return len(self._known)


@dataclass(frozen=True)
class PieceEmoji:
    """The emoji of one game for one reader. Without a ``renderer`` there are none: the reader prefers words."""

    renderer: Renderer | None = None
    known: KnownEmoji = field(default_factory=KnownEmoji)

    def of(self, key: str) -> discord.PartialEmoji | None:
        """The emoji of a key; ``None`` for an empty key."""
        return self.known.of(self.renderer.info.slug, key) if self.renderer is not None and key else None

    def seat(self, seat: int) -> discord.PartialEmoji | None:
        """The badge of a seat."""
        return self.of(seat_key(seat))

    def of_choice(self, observation: Observation, choice: Choice, action: Action | None) -> discord.PartialEmoji | None:
        """The emoji of an answer of the menu; ``action`` is the first behind it."""
        return self.of(self.renderer.emoji_of(observation, choice, action)) if self.renderer is not None else None

    def of_step(self, game: AnyGame, observation: Observation, offer: str, step: str) -> discord.PartialEmoji | None:
        """The emoji of a step of the premove ``offer``: the last one that its answers name."""
        try:
            action = game.parse(step)
        except UnknownNotation:
            return self.of_choice(observation, Choice(offer, step), None)
        found = [self.of_choice(observation, choice, action) for choice in game.path(action)]
        return next((one for one in reversed(found) if one is not None), None)


WORDS_ALONE = PieceEmoji()
"""For readers who prefer words."""


def is_refused(error: discord.HTTPException) -> bool:
    """Whether Discord refused a message only because of an emoji that it does not have (any more)."""
    return error.code == MALFORMED and "emoji" in error.text.lower()


def take_off(view: discord.ui.View | discord.ui.LayoutView) -> None:
    """Removes the emoji of a view's buttons and options."""
    for item in view.walk_children():
        if isinstance(item, discord.ui.Button):
            item.emoji = None
        elif isinstance(item, discord.ui.Select):
            for option in item.options:
                option.emoji = None


def declared(renderers: Mapping[str, Renderer], shared: Sequence[Emoji]) -> list[tuple[str, str, Emoji]]:
    """All emoji that should exist, each with the slug and prefix of its game."""
    own = [(slug, one.info.prefix, emoji) for slug, one in renderers.items() for emoji in one.emoji]
    return [*((SHARED, "", emoji) for emoji in shared), *own]
