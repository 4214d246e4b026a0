"""Sizes of pictures, read from their first bytes, against the ones Pillow wrote."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from playground.world.images import content_type, size


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        ("PNG", {}),
        ("PNG", {"mode": "P"}),
        ("GIF", {}),
        ("JPEG", {}),
        ("JPEG", {"progressive": True}),
        ("WEBP", {}),
        ("WEBP", {"lossless": True}),
        ("WEBP", {"mode": "RGBA", "exif": b"Exif\x00\x00II*\x00\x08\x00\x00\x00\x00\x00"}),
    ],
)
@pytest.mark.parametrize("measure", [(1, 1), (400, 300), (1601, 17)])
def test_sizes_are_read(kind, options, measure):
    data = io.BytesIO()
    given = dict(options)
    Image.new(given.pop("mode", "RGB"), measure).save(data, kind, **given)
    assert size(data.getvalue()) == measure


@pytest.mark.parametrize("data", [b"", b"text", b"\x89PNG", b"RIFF0000WEBPVP8X", b"\xff\xd8\xff"])
def test_anything_else_has_none(data):
    assert size(data) is None


@pytest.mark.parametrize(
    ("name", "kind"),
    [("a.png", "image/png"), ("A.WEBP", "image/webp"), ("a.tar.gz", "application/x-tar"), ("none", None)],
)
def test_content_types_follow_the_name(name, kind):
    assert content_type(name) == kind
