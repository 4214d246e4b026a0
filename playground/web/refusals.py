"""Refusals to the page."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from playground.errors import ApiError


class Refused(Exception):
    """A person requested something impossible; the text is one sentence for them (400)."""


@contextlib.contextmanager
def as_refused() -> Iterator[None]:
    """Turns a refusal of Discord into one for a person, with the same text."""
    try:
        yield
    except ApiError as error:
        raise Refused(f"{error.body['message']}.") from error
