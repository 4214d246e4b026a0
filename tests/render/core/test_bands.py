"""Pictures of bands: what is sent is what would be drawn, and nothing is drawn twice for the same content."""

from io import BytesIO
from itertools import permutations

import pytest
from PIL import Image, ImageChops

from render.core import bands
from render.core.bands import Band, draw_bands, encode_bands
from render.core.cache import Shelf
from render.core.canvas import UNITS, Canvas
from render.core.encode import LIMIT, Picture
from render.core.fixed_palette import reduce
from render.core.palette import GOLD, INK, RED, Colour

GAME = "path_of_civilization"
SIZE = 400


def shelf(budget: int = bands.BUDGET) -> Shelf[bands._Piece]:
    return Shelf(budget, lambda piece: len(piece.data) + bands._ITSELF)


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bands, "_KEPT", shelf())


def plain(colour: Colour, height: float = 40, painted: list[Colour] | None = None) -> Band:
    """A band of one colour with a disc; ``painted`` notes that it was drawn."""

    def paint(canvas: Canvas) -> None:
        canvas.box(0, 0, UNITS, height, colour)
        canvas.disc(90, height / 2, height * 0.8, INK)
        if painted is not None:
            painted.append(colour)

    return Band((colour, height), height, paint)


def noisy(number: int) -> Band:
    """A band that cannot be compressed."""
    noise = Image.effect_noise((1200, 300), 200).convert("RGB")
    return Band(("noisy", number), 400, lambda canvas: canvas.paste_at(noise, 0, 0))


def written(number: int) -> Band:
    """A band full of letters, which are worth the effort."""

    def paint(canvas: Canvas) -> None:
        words = " ".join(f"{(number * 7 + word) ** 5 % 9973:x}" for word in range(24))
        canvas.text(8, 18, words, 30)

    return Band(("written", number), 36, paint)


def opened(picture: Picture) -> Image.Image:
    with Image.open(BytesIO(picture.data)) as read:
        read.verify()
    with Image.open(BytesIO(picture.data)) as read:
        assert read.size == (picture.width, picture.height)
        return read.convert("RGB")


def is_same(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and ImageChops.difference(one, other).getbbox() is None


@pytest.mark.parametrize("order", [*permutations((GOLD, RED, INK))])
def test_what_is_sent_is_what_would_be_drawn(order: tuple[Colour, ...]) -> None:
    made = [plain(colour, 40 + 20 * number) for number, colour in enumerate(order)]
    sent = encode_bands(made, SIZE, GAME, "table")
    assert sent.filename == "table.png"
    assert is_same(opened(sent), reduce(draw_bands(made, SIZE), GAME).convert("RGB"))


def test_a_band_takes_whole_pixels_and_lies_below_the_one_before() -> None:
    made = [plain(GOLD, 41), plain(RED, 40)]
    picture = draw_bands(made, SIZE)
    assert picture.size == (SIZE, 11 + 10)
    assert picture.getpixel((SIZE - 1, 9)) == GOLD
    assert picture.getpixel((SIZE - 1, 11)) == RED


def test_only_the_band_that_has_changed_is_drawn_again() -> None:
    painted: list[Colour] = []
    encode_bands([plain(GOLD, 40, painted), plain(RED, 40, painted)], SIZE, GAME)
    assert painted == [GOLD, RED]
    encode_bands([plain(INK, 40, painted), plain(GOLD, 40, painted), plain(RED, 40, painted)], SIZE, GAME)
    assert painted == [GOLD, RED, INK]
    encode_bands([plain(GOLD, 40, painted)], SIZE * 2, GAME)
    assert painted == [GOLD, RED, INK, GOLD]


def test_a_picture_too_large_is_compressed_harder_and_gives_the_same_bytes_whatever_was_drawn_before() -> None:
    made: list[Band] = []
    while sum(len(bands._piece(band, 1200, GAME, bands._LEVELS[0]).data) for band in made) <= LIMIT:
        made.append(written(len(made)))
    sent = encode_bands(made, 1200, GAME)
    assert sent.filename == "board.png"
    assert len(sent.data) <= LIMIT
    assert is_same(opened(sent), reduce(draw_bands(made, 1200), GAME).convert("RGB"))
    few = encode_bands(made[:2], 1200, GAME)
    bands._KEPT = shelf()
    assert encode_bands(made[:2], 1200, GAME) == few
    assert encode_bands(made, 1200, GAME) == sent


def test_what_no_png_holds_is_sent_as_webp() -> None:
    made = [noisy(number) for number in range(3)]
    sent = encode_bands(made, 1200, GAME)
    assert sent.filename == "board.webp"
    assert is_same(opened(sent), reduce(draw_bands(made, 1200), GAME).convert("RGB"))


def test_what_was_used_longest_ago_makes_room() -> None:
    painted: list[Colour] = []
    made = [plain(colour, 40, painted) for colour in (GOLD, RED, INK)]
    pieces = [bands._piece(band, SIZE, GAME, bands._LEVELS[0]) for band in made]
    bands._KEPT = shelf(sum(len(one.data) + bands._ITSELF for one in pieces[:2]))
    for band in (made[0], made[1], made[0], made[2]):
        encode_bands([band], SIZE, GAME)
    painted.clear()
    encode_bands([made[0], made[2]], SIZE, GAME)
    assert painted == []
    encode_bands([made[1]], SIZE, GAME)
    assert painted == [RED]


def test_colours_must_be_stored() -> None:
    with pytest.raises(ValueError, match="no_such_game"):
        encode_bands([plain(GOLD)], SIZE, "no_such_game")
