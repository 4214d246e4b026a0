"""What the page is told when something cannot be done."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from playground.errors import ApiError


class Refused(Exception):
    """A person asked for something impossible; the text is one sentence for them (400)."""


@contextlib.contextmanager
def told() -> Iterator[None]:
    """What Discord would refuse the bot here, a person is told in the same words."""
    try:
        yield
    except ApiError as error:
        raise Refused(f"{error.body['message']}.") from error
