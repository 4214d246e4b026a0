"""Pictures are drawn of all games one after the other: parts of them are kept for longer than a bot could afford."""

from collections.abc import Iterator

import pytest

from render.core.cache import SHELF

BUDGET = 160 << 20
"""Bytes of cached pictures."""


@pytest.fixture(scope="session", autouse=True)
def large_shelf() -> Iterator[None]:
    before, SHELF._budget = SHELF._budget, BUDGET
    yield
    SHELF._budget = before
