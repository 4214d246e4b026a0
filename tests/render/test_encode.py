"""What is sent: fixed colours, the same bytes every time, small enough."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.core import palette
from render.core.encode import LIMIT, encode
from render.core.fixed_palette import SIZE, stored
from tests.render.kingdom_builder import samples
from tests.render.palettes import build


@pytest.fixture(scope="module")
def pictures():
    return list(samples.pictures())


def test_every_kind_of_picture_is_small_and_decodes_to_its_size(pictures):
    for picture in pictures:
        sent = encode(picture, "kingdom_builder")
        assert len(sent.data) <= LIMIT or picture.width == 1600
        with Image.open(BytesIO(sent.data)) as read:
            assert read.size == (sent.width, sent.height) == picture.size
            assert sent.filename == f"board.{read.format.lower()}"


def test_a_crowded_board_stays_below_the_limit():
    crowded = samples.board(samples.position(5, 39), tuple(range(20)))
    assert len(encode(crowded, "kingdom_builder").data) <= LIMIT


def test_equal_pictures_give_equal_bytes(pictures):
    again = samples.board(samples.position(5), (33, 52, 73, 93), 1600)
    assert encode(again, "kingdom_builder") == encode(pictures[0], "kingdom_builder")


def test_the_palette_changes_no_colour_so_far_that_it_shows(pictures):
    for picture in pictures:
        with Image.open(BytesIO(encode(picture, "kingdom_builder").data)) as read:
            worst = ImageChops.difference(picture, read.convert("RGB"))
        histogram = worst.convert("L").histogram()
        assert sum(histogram[24:]) < picture.width * picture.height * 0.001


def test_flat_colours_are_kept_exactly():
    kept = stored("kingdom_builder").getpalette()
    colours = {tuple(kept[i : i + 3]) for i in range(0, len(kept), 3)}
    grounds = {*palette.KINGDOM_TERRAINS.values(), *(seat.colour for seat in palette.SEATS)}
    grounds |= {palette.PAGE, palette.CARD, palette.INK, palette.WHITE, palette.GOLD}
    assert grounds <= colours


def test_building_a_palette_keeps_the_frequent_colours_and_is_repeatable():
    picture = Image.merge("RGB", [Image.linear_gradient("L").rotate(turn) for turn in (0, 90, 180)])
    picture.paste(palette.GOLD, (0, 0, 128, 128))
    built = build([picture])
    assert palette.GOLD in built
    assert 128 < len(built) <= SIZE
    assert build([picture.copy()]) == built


def test_pictures_too_large_for_png_become_lossless_webp():
    noise = Image.effect_noise((700, 700), 90).convert("RGB")
    sent = encode(noise, "kingdom_builder", "noise")
    assert sent.filename == "noise.webp"


def test_a_game_without_a_palette_is_fitted_and_reproducible():
    picture = Image.linear_gradient("L").convert("RGB")
    assert encode(picture, "no_such_game") == encode(picture.copy(), "no_such_game")
    with Image.open(BytesIO(encode(picture, "no_such_game").data)) as read:
        assert max(high for _, high in ImageChops.difference(picture, read.convert("RGB")).getextrema()) <= 2
