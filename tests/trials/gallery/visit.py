"""A sensible game of each kind, and every kind of panel in it: the tallest of each."""

from __future__ import annotations

import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest

from playground.testing.reading import Object, components
from rules.registry import GAMES
from tests.kit.room import PATIENCE, Guest, open_room, open_table
from tests.trials.gallery.screen import Measured, Screen
from tests.trials.touches.offers import Sight, confirm_of
from tests.trials.touches.sensible import Stuck, take_turn, type_turn

BOTS = 2
AROUND = 2
"""So often is each part looked into that is not the sensible one."""


@dataclass(frozen=True)
class Shot:
    """A panel of the gallery: the game, what it asks, its files and what it measures."""

    slug: str
    panel: str
    file: str
    whole: str
    measured: Measured


class Gallery:
    """Looks at every panel of a game, and keeps pictures of the tallest of each kind."""

    def __init__(self, folder: Path, screen: Screen, slug: str) -> None:
        self._folder = folder
        self._screen = screen
        self._slug = slug
        self._guest: Guest | None = None
        self._looked: Counter[str] = Counter()
        self.shots: dict[str, Shot] = {}
        self.stuck: list[str] = []

    async def play(self, turns: int, language: str) -> None:
        """So many turns of a game against bot players: two, where the game takes them."""
        with tempfile.TemporaryDirectory() as made, pytest.MonkeyPatch.context() as patch:
            async with open_room(Path(made), patch, seed=f"gallery {self._slug}", emoji=True) as room:
                [guest] = await room.join("Aiko")
                board = await open_table(
                    room, guest, game=self._slug, bots=min(BOTS, max(GAMES[self._slug].info.seats) - 1)
                )
                if language != "en":
                    await guest.change(locale=language)
                self._guest = guest
                await self._screen.enter(room.server.url, guest.id, board.thread["id"])
                for _ in range(turns):
                    if await board.next_guest() is None:
                        break
                    try:
                        await take_turn(board, guest, self.look)
                    except Stuck as stuck:
                        self.stuck.append(f"{self._slug}: {stuck}")
                        await type_turn(board, guest)

    async def look(self, panel: Object, sight: Sight) -> Object:
        """Keeps the panel, and looks into the parts of its menu that nobody has looked into; the panel then."""
        await self._keep(panel, sight)
        for one in components(panel) if not sight.steps else ():
            custom_id = one.get("custom_id", "")
            if not custom_id.startswith("z:tab:"):
                continue
            part = _part_of(custom_id, one.get("label", ""))
            if self._looked[part] < AROUND and _has(panel, custom_id) and self._guest is not None:
                self._looked[part] += 1
                panel = await (await self._guest.click(panel, custom_id=custom_id)).answer(PATIENCE)
                await self._keep(panel, sight)
        return panel

    async def _keep(self, panel: Object, sight: Sight) -> None:
        kind = _kind_of(panel, sight)
        if not kind:
            return
        measured = await self._screen.measure(panel)
        before = self.shots.get(kind)
        if before is not None and before.measured.height >= measured.height:
            return
        number = list(self.shots).index(kind) + 1 if before is not None else len(self.shots) + 1
        name = f"{self._slug}-{number:02}-{kind}"
        await self._screen.picture(self._folder / f"{name}.png")
        whole = "" if measured.fits else f"{name}-whole.png"
        if whole:
            await self._screen.whole(panel, self._folder / whole)
        self.shots[kind] = Shot(self._slug, kind, f"{name}.png", whole, measured)


def _kind_of(panel: Object, sight: Sight) -> str:
    """What tells a panel from others: what it asks, whether it lists everything, and how far the plan is."""
    questions = sight.questions(panel)
    listed = any(one.get("custom_id", "").startswith("z:pick:") for one in components(panel))
    if not questions:
        return "ready" if confirm_of(panel) is not None else ""
    done = "-confirm" if confirm_of(panel) is not None else "-then" if sight.steps else ""
    return f"{'-'.join(questions[1:] or questions)}{'-list' if listed else ''}{done}"


def _part_of(custom_id: str, label: str) -> str:
    """A part of the menu, whatever its place: all that opens the rest of the answers is one."""
    return f"{custom_id.count('.')} {'*' if custom_id.endswith('*') else label}"


def _has(panel: Object, custom_id: str) -> bool:
    return any(one.get("custom_id") == custom_id for one in components(panel))
