"""Grounds are drawn once a process, those of the shipped maps before anybody asks for them."""

from collections.abc import Hashable

import pytest
from PIL import Image, ImageChops

from render.core.cache import SHELF
from render.iwari import renderer
from render.iwari.field import close_up
from render.iwari.ground import close_ground, ground
from render.iwari.packed import MOST, pack, packed
from rules.iwari.atlas import ATLAS
from tests.render.iwari.samples import RENDERER

LAND = ATLAS["crescent"]


def refuse() -> Image.Image:
    raise AssertionError("this was drawn before")


def is_kept(key: Hashable) -> bool:
    try:
        pack(key, refuse)
    except AssertionError:
        return False
    return True


def test_a_picture_comes_back_as_it_was_packed() -> None:
    drawn = Image.linear_gradient("L").convert("P")
    drawn.putpalette([part for value in range(256) for part in (value, 255 - value, 7)])
    again = pack("a gradient", lambda: drawn).unpacked()
    assert (again.mode, again.size) == ("P", drawn.size)
    assert ImageChops.difference(again.convert("RGB"), drawn.convert("RGB")).getbbox() is None


def test_a_ground_is_drawn_once() -> None:
    first = ground(LAND, True, 400)
    assert (
        ImageChops.difference(packed((LAND.name, True, 400), refuse).convert("RGB"), first.convert("RGB")).getbbox()
        is None
    )
    part = close_up(LAND.drawn, "T1")
    close_ground(LAND, part, False, 400)
    packed((LAND.name, part, "", False, 400), refuse)


def test_of_too_many_the_least_recently_used_goes() -> None:
    small = Image.new("P", (4, 4))
    pack("first", lambda: small)
    for number in range(MOST - 1):
        pack(number, lambda: small)
    assert is_kept("first")
    pack("one more", lambda: small)
    assert is_kept("first")
    assert not is_kept(0)


def test_before_the_first_board_every_map_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(renderer, "SIZE", 160)
    RENDERER.prepare()
    for name in ATLAS:
        pack((name, False, 160), refuse)


def test_a_ground_leaves_no_masks_behind() -> None:
    """They would push the pictures of eight megabytes off the shelf, and are never needed again."""
    before = SHELF.used
    kept = ground(LAND, False, 1000)
    assert SHELF.used - before < 2 * kept.width * kept.height
