"""Emoji: those of Unicode for buttons, and the limits of an application's own.

Source: Discord's reference, "Emoji"; Unicode's emoji-data for the characters below U+10000.
"""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Iterable

from playground.errors import Problems, invalid, refusal
from playground.world import images

EMOJIS_LIMIT = 2000
IMAGE_LIMIT = 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]+")
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/]+={0,2})")

_SINGLE = (
    "\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23e9-\u23f3\u23f8-\u23fa"
    "\u24c2\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u2604\u260e\u2611\u2614\u2615\u2618\u261d\u2620\u2622\u2623"
    "\u2626\u262a\u262e\u262f\u2638-\u263a\u2640\u2642\u2648-\u2653\u265f\u2660\u2663\u2665\u2666\u2668\u267b\u267e"
    "\u267f\u2692-\u2697\u2699\u269b\u269c\u26a0\u26a1\u26a7\u26aa\u26ab\u26b0\u26b1\u26bd\u26be\u26c4\u26c5\u26c8"
    "\u26ce\u26cf\u26d1\u26d3\u26d4\u26e9\u26ea\u26f0-\u26f5\u26f7-\u26fa\u26fd\u2702\u2705\u2708-\u270d\u270f\u2712"
    "\u2714\u2716\u271d\u2721\u2728\u2733\u2734\u2744\u2747\u274c\u274e\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797"
    "\u27a1\u27b0\u27bf\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299"
    "\U0001f004\U0001f0cf\U0001f170-\U0001f19a\U0001f1e6-\U0001f251\U0001f300-\U0001faff"
)
_JOINED = "\u200d\ufe0f\u20e3\U000e0020-\U000e007f"
UNICODE = re.compile(f"(?:[0-9#*]\ufe0f?\u20e3|[{_SINGLE}][{_SINGLE}{_JOINED}]*)")


def is_unicode_emoji(name: str) -> bool:
    """Whether a text is an emoji of Unicode; many symbols that look like one (such as U+25B2) are not."""
    return UNICODE.fullmatch(name) is not None


def check_emoji_name(name: str | None, taken: Iterable[str]) -> None:
    """Raise what is wrong with the name of an application's emoji; `taken` are the names of its others.

    Raises:
        ApiError: 50035.
    """
    problems = Problems()
    if name is None:
        problems.add("name", "BASE_TYPE_REQUIRED", "This field is required")
    elif not 2 <= len(name) <= 32:
        problems.add("name", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    elif not NAME.fullmatch(name):
        problems.add("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif name in taken:
        problems.add("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name already exists")
    problems.raise_if_any()


def emoji_image(image: str | None) -> bytes:
    """The bytes of an emoji given as a data URI.

    Raises:
        ApiError: 50035 for no data URI of a picture, 50046 for other bytes than it says, 50138 above 256 KiB.
    """
    match = DATA_URI.fullmatch(image or "")
    if match is None:
        raise invalid("image", "BASE_TYPE_REQUIRED" if image is None else "IMAGE_INVALID", "Invalid image data")
    data = b64decode(match[2] + "=" * (-len(match[2]) % 4))
    if images.kind(data) is None or images.size(data) is None:
        raise refusal(50046)
    if len(data) > IMAGE_LIMIT:
        raise refusal(50138)
    return data
