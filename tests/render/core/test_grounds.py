"""Grounds are drawn once, kept as compressed parts, and come back as they were drawn."""

import pytest
from PIL import Image

from render.core import cache, regions, shown
from render.core.cache import Ground, ground
from render.core.canvas import Canvas
from render.core.palette import INK, PAGE


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "GROUNDS", cache.Shelf(cache.GROUNDS_BUDGET, lambda one: one.bytes))


def drawn(width: int = 700, height: int = 300) -> Image.Image:
    picture = Image.linear_gradient("L").resize((width, height)).rotate(30).convert("P")
    picture.putpalette([part for value in range(256) for part in (value, 255 - value, 7)])
    return picture


def refuse() -> Image.Image:
    raise AssertionError("this was drawn before")


@pytest.mark.parametrize("box", [(0, 0, 700, 300), (250, 120, 260, 140), (0, 128, 256, 256), (699, 299, 700, 300)])
def test_every_part_comes_back_as_it_was_drawn(box: tuple[int, int, int, int]) -> None:
    part = Ground(drawn()).part(box)
    assert part.mode == "P"
    assert part.convert("RGB").tobytes() == drawn().crop(box).convert("RGB").tobytes()


@pytest.mark.parametrize(("left", "top"), [(0, 0), (-300, 20), (310, -130), (-20, -20), (900, 0)])
def test_a_ground_lies_on_a_canvas_as_its_picture_does(left: int, top: int) -> None:
    laid, pasted = (Canvas(Image.new("RGB", (500, 250), PAGE), 1) for _ in range(2))
    laid.lay(Ground(drawn()), left, top)
    pasted.paste_at(drawn(), left, top)
    assert laid.picture.tobytes() == pasted.picture.tobytes()


def test_what_is_shown_on_a_ground_is_shown_where_it_lies() -> None:
    written, laid = Canvas.new(800, 200), Canvas.new(800, 200)
    written.text(400, 100, "H8", 60, INK)
    written.region_box("square H8", 390, 90, 60, 60)
    reduced = written.picture.quantize(16)
    laid.lay(Ground(reduced), 30, 20)
    (there,), (here,) = shown.shown_on(written.picture), shown.shown_on(laid.picture)
    assert here == there.moved(30, 20)
    assert [one.name for one in regions.regions_on(laid.picture)] == ["square H8"]


def test_a_ground_is_drawn_once_and_takes_a_fraction_of_its_pixels() -> None:
    first = ground(("game", 1), drawn)
    assert ground(("game", 1), refuse) is first
    assert first.bytes < 700 * 300 / 4


def test_of_too_many_the_least_recently_used_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache.GROUNDS, "_budget", 4 * ground("first", drawn).bytes)
    for number in range(3):
        ground(number, drawn)
    ground("first", refuse)
    ground("one more", drawn)
    ground("first", refuse)
    with pytest.raises(AssertionError):
        ground(0, refuse)
