"""Before its first board a process opens and draws once what all boards need, beside its other work."""

from __future__ import annotations

import threading

import pytest

from render import registry
from tests.kit.bare import BARE
from tests.kit.room import Room, until

SLUG = "royal_game_of_ur"


async def test_the_bot_does_so_as_it_starts_and_not_on_its_loop(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    warmed = list[int]()
    monkeypatch.setattr("cogs.app.client.warm_up", lambda: warmed.append(threading.get_ident()))
    await room.restart()
    await until(lambda: warmed)
    assert len(warmed) == 1
    assert threading.get_ident() not in warmed


def test_each_game_prepares_itself_once(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared = list[str]()
    monkeypatch.setattr(type(BARE[SLUG]), "prepare", lambda self: prepared.append(self.info.slug))
    monkeypatch.setattr(registry, "RENDERERS", {SLUG: BARE[SLUG]})
    monkeypatch.setattr(registry, "_warmed", threading.Lock())
    registry.warm_up()
    registry.warm_up()
    assert prepared == [SLUG]
