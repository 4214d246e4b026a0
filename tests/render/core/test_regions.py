"""Regions go with what they were noted on: onto other pictures, into windows, out of bands."""

import pytest
from PIL import Image

from render.core.bands import Band, encode_bands
from render.core.canvas import Canvas, joined
from render.core.encode import encode
from render.core.regions import Region, begin, keep, regions_on
from render.kit.closeup import lowered


def noted(name: str = "here", width: int = 160, height: float = 800) -> Canvas:
    canvas = Canvas.new(width, height)
    canvas.region_box(name, 100, 200, 300, 100)
    return canvas


BOX = ((10.0, 20.0), (40.0, 20.0), (40.0, 30.0), (10.0, 30.0))


def test_a_region_is_in_pixels_of_its_picture() -> None:
    assert regions_on(noted().picture) == [Region("here", BOX)]
    assert encode(noted().picture, "sobek").regions == (Region("here", BOX),)


def test_it_goes_on_to_what_the_picture_is_pasted_on() -> None:
    both = joined([noted("one").picture, noted("two").picture], 5)
    one, two = regions_on(both)
    assert one == Region("one", BOX)
    assert two == Region("two", BOX).moved(0, 85)


def test_a_window_holds_its_part_alone() -> None:
    canvas = Canvas.new(160, 800, window=(20, 25, 60, 60))
    canvas.region_box("here", 100, 200, 300, 100)
    canvas.region_box("elsewhere", 1000, 200, 300, 100)
    (found,) = regions_on(canvas.picture)
    assert found.name == "here"
    assert {*found.outline} == {(0, 0), (20, 0), (20, 5), (0, 5)}


def test_it_is_lowered_with_its_picture() -> None:
    high = noted(height=3200).picture
    low = lowered(high)
    (there,) = regions_on(low)
    assert there == Region("here", BOX).moved(round((160 - low.height / 2) / 2), 0, low.height / 320)


def test_bands_hold_theirs_also_when_they_are_kept() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.region_box("here", 100, 200, 300, 100)

    bands = [Band(("regions", number), 800, paint) for number in range(2)]
    for _ in range(2):
        assert encode_bands(bands, 160, "sobek").regions == (Region("here", BOX), Region("here", BOX).moved(0, 80))


def test_what_is_not_on_a_picture_is_none_of_its_regions() -> None:
    picture = Image.new("RGB", (10, 10))
    assert regions_on(picture) == []
    assert begin(picture) == []
    assert regions_on(keep(picture, [Region("far", BOX).moved(50, 0), Region("near", BOX).moved(-8, -18)])) == [
        Region("near", ((10.0, 2.0), (10.0, 10.0), (2.0, 10.0), (2.0, 2.0)))
    ] or {*regions_on(picture)[0].outline} == {(2, 2), (10, 2), (10, 10), (2, 10)}


@pytest.mark.parametrize("outline", [((0, 0), (5, 0)), ((0, 0), (5, 5), (9, 9))])
def test_what_has_no_area_is_no_region(outline: tuple[tuple[float, float], ...]) -> None:
    assert Region("flat", outline).within(4, 4) is None
