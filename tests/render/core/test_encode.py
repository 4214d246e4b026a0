"""What is sent: fixed colours, the same bytes every time, small enough."""

from io import BytesIO

from PIL import Image, ImageChops

from render.core import palette
from render.core.encode import encode
from render.core.fixed_palette import SIZE, reduce
from tests.render.palettes import build


def noise() -> Image.Image:
    """A picture that no palette makes small."""
    return Image.effect_noise((700, 700), 90).convert("RGB")


def test_a_picture_is_named_and_measured_as_it_is_sent():
    picture = Image.linear_gradient("L").convert("RGB").resize((300, 200))
    sent = encode(picture, "no_such_game", "hand")
    assert sent.filename == "hand.png"
    with Image.open(BytesIO(sent.data)) as read:
        assert read.size == (sent.width, sent.height) == (300, 200)


def test_a_png_holds_every_pixel_of_the_reduced_picture():
    """The file is put together here: another reader than the one that drew it must see the same."""
    for size in ((300, 200), (1, 1), (1201, 1600)):
        drawn = Image.linear_gradient("L").convert("RGB").resize(size)
        drawn.paste(palette.GOLD, (0, 0, 40, 20))
        for game in ("iwari", "no_such_game"):
            sent = encode(drawn, game)
            assert sent.filename == "board.png"
            with Image.open(BytesIO(sent.data)) as read:
                read.verify()
            with Image.open(BytesIO(sent.data)) as read:
                assert read.mode == "P"
                assert read.convert("RGB").tobytes() == reduce(drawn, game).convert("RGB").tobytes()


def test_building_a_palette_keeps_the_frequent_colours_and_is_repeatable():
    picture = Image.merge("RGB", [Image.linear_gradient("L").rotate(turn) for turn in (0, 90, 180)]).resize((96, 96))
    picture.paste(palette.GOLD, (0, 0, 48, 48))
    built = build([picture])
    assert palette.GOLD in built
    assert 128 < len(built) <= SIZE
    assert build([picture.copy()]) == built


def test_pictures_too_large_for_png_become_lossless_webp():
    drawn = noise()
    sent = encode(drawn, "no_such_game", "noise")
    assert sent.filename == "noise.webp"
    with Image.open(BytesIO(sent.data)) as read:
        reduced = drawn.quantize(SIZE, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).convert("RGB")
        assert ImageChops.difference(reduced, read.convert("RGB")).getbbox() is None


def test_a_game_without_a_palette_is_fitted_and_reproducible():
    picture = Image.linear_gradient("L").convert("RGB")
    assert encode(picture, "no_such_game") == encode(picture.copy(), "no_such_game")
    with Image.open(BytesIO(encode(picture, "no_such_game").data)) as read:
        assert max(high for _, high in ImageChops.difference(picture, read.convert("RGB")).getextrema()) <= 2
