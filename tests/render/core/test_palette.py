"""Colours stay apart for every eye, and what is written on them stays readable."""

import math

import pytest

from render.core import palette
from render.core.palette import Colour, contrast, on
from tests.games import FAR, all_facts, among

Lab = tuple[float, float, float]

# Machado, Oliveira & Fernandes 2009, severity 1.0, applied in linear sRGB.
VISIONS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen_lab(colour: Colour, vision: str) -> Lab:
    """CIELAB (D65) of a colour as this kind of eye sees it."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour)]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in VISIONS[vision]
    )
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ciede2000(one: Lab, other: Lab) -> float:
    """The colour difference of CIE 142-2001, in the notation of Sharma, Wu & Dalal 2005."""
    chroma_mean = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    g = 0.5 * (1 - math.sqrt(chroma_mean**7 / (chroma_mean**7 + 25**7)))
    a1, a2 = one[1] * (1 + g), other[1] * (1 + g)
    c1, c2 = math.hypot(a1, one[2]), math.hypot(a2, other[2])
    h1 = math.degrees(math.atan2(one[2], a1)) % 360 if c1 else 0.0
    h2 = math.degrees(math.atan2(other[2], a2)) % 360 if c2 else 0.0
    turn = 0.0 if not c1 * c2 else (h2 - h1 + 180) % 360 - 180
    lightness, chroma = other[0] - one[0], c2 - c1
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn) / 2)
    l_mean, c_mean = (one[0] + other[0]) / 2, (c1 + c2) / 2
    h_mean = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * math.cos(math.radians(h_mean - 30))
        + 0.24 * math.cos(math.radians(2 * h_mean))
        + 0.32 * math.cos(math.radians(3 * h_mean + 6))
        - 0.20 * math.cos(math.radians(4 * h_mean - 63))
    )
    sl = 1 + 0.015 * (l_mean - 50) ** 2 / math.sqrt(20 + (l_mean - 50) ** 2)
    sc, sh = 1 + 0.045 * c_mean, 1 + 0.015 * c_mean * t
    rotation = 60 * math.exp(-(((h_mean - 275) / 25) ** 2))
    rt = -2 * math.sqrt(c_mean**7 / (c_mean**7 + 25**7)) * math.sin(math.radians(rotation))
    parts = lightness / sl, chroma / sc, hue / sh
    return math.sqrt(parts[0] ** 2 + parts[1] ** 2 + parts[2] ** 2 + rt * parts[1] * parts[2])


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_itself_against_published_pairs(one, other, expected):
    assert ciede2000(one, other) == pytest.approx(expected, abs=1e-4)


FACTS = all_facts()
APART = {"seats": among(seat.colour for seat in palette.SEATS)}
APART |= {f"{slug}: {what}": apart for slug, facts in FACTS.items() for what, apart in facts.apart.items()}


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("group", APART)
def test_colours_that_must_be_told_apart(group, vision):
    apart = APART[group]
    found = {(a, b): ciede2000(seen_lab(a, vision), seen_lab(b, vision)) for a, b in apart.pairs}
    assert {pair: difference for pair, difference in found.items() if difference < apart.least(pair)} == {}


@pytest.mark.parametrize("group", [name for name, apart in APART.items() if apart.near])
def test_what_is_near_is_said_to_be_so_with_a_reason(group):
    """No pair is excepted that need not be, and by no more than it has to be."""
    near = APART[group].near
    assert near.why
    for (a, b), least in near.pairs.items():
        nearest = min(ciede2000(seen_lab(a, vision), seen_lab(b, vision)) for vision in VISIONS)
        assert least <= nearest < min(FAR, least + 0.1)


@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        (palette.INK, palette.PAGE, 12.3),
        (palette.INK, palette.CARD, 14.1),
        (palette.SOFT, palette.PAGE, 4.9),
        (palette.SOFT, palette.CARD, 5.7),
        (palette.WHITE, palette.INK, 15.0),
        (palette.DETAIL, palette.INK, 10.9),
        (palette.GOLD, palette.INK, 7.3),
        (palette.INK, palette.GOLD, 7.0),
        (palette.INK, palette.BEST, 7.0),
        (palette.TEAL, palette.CARD, 4.7),
        (palette.WHITE, palette.RED, 5.1),
    ],
)
def test_text_stands_out_from_its_ground(text, ground, least):
    assert contrast(text, ground) >= least


@pytest.mark.parametrize("slug", FACTS)
def test_icons_take_the_colour_that_can_be_seen(slug):
    grounds = dict.fromkeys(FACTS[slug].white_on, palette.WHITE)
    grounds |= dict.fromkeys(FACTS[slug].ink_on, palette.INK)
    assert grounds
    assert {ground: on(ground) for ground in grounds} == grounds
    assert min(contrast(colour, ground) for ground, colour in grounds.items()) >= palette.GLYPH_CONTRAST


@pytest.mark.parametrize("seat", palette.SEATS, ids=lambda seat: seat.key)
def test_emblems_are_seen_on_their_seat(seat):
    assert contrast(seat.emblem_colour, seat.colour) >= palette.GLYPH_CONTRAST


def test_mixing_and_shadow_darken_towards_ink():
    assert palette.mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
    assert palette.luminance(palette.shadow(palette.PAGE)) < palette.luminance(palette.PAGE)
    assert palette.emphasis((200, 100, 40)) == (110, 55, 22)
