"""The grounds of the shipped maps are drawn before anybody asks for them."""

from collections import OrderedDict

import pytest

from render.core import cache
from render.core.cache import SHELF
from render.iwari import ground as of_maps
from render.iwari.field import close_up
from render.kit.renderer import SIZE
from rules.iwari.atlas import ATLAS
from tests.render.iwari.samples import RENDERER

LAND = ATLAS["crescent"]


def refuse(*_: object, **__: object) -> None:
    raise AssertionError("this was drawn before")


def test_before_the_first_board_every_map_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "GROUNDS", cache.Shelf(cache.GROUNDS_BUDGET, lambda ground: ground.bytes))
    drawn: list[str] = []
    monkeypatch.setattr(of_maps, "draw_ground", lambda _, land, *__, **___: drawn.append(land.name))
    RENDERER.prepare()
    assert sorted(drawn) == sorted(ATLAS)
    monkeypatch.setattr(of_maps, "draw_ground", refuse)
    for land in ATLAS.values():
        of_maps.ground(land, False, SIZE)


def test_a_part_of_a_map_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    part = close_up(LAND.drawn, "T1")
    of_maps.close_ground(LAND, part, False, 400)
    monkeypatch.setattr(of_maps, "draw_ground", refuse)
    of_maps.close_ground(LAND, part, False, 400)


def test_a_ground_leaves_no_masks_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would push the pictures of eight megabytes off the shelf, and are never needed again."""
    monkeypatch.setattr(cache.GROUNDS, "_kept", OrderedDict())
    before = SHELF.used
    drawn = of_maps.ground(LAND, False, 1000)
    assert SHELF.used - before < 2 * drawn.width * drawn.height
