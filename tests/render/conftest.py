"""Fonts, measured texts and sprites are kept while pictures are drawn one after the other: a bot keeps fewer of them,
for it draws seldom and has little memory."""

from functools import lru_cache

import pytest

from render.core import type as letters
from render.core.cache import KNOWN_PICTURES, SHELF
from tests.render.legible import all_written

SHELF._budget = KNOWN_PICTURES._budget = 128 << 20
letters._main_font = lru_cache(maxsize=24)(letters._main_font.__wrapped__)
letters.width = lru_cache(maxsize=1 << 16)(letters.width.__wrapped__)
letters._extent = lru_cache(maxsize=1 << 16)(letters._extent.__wrapped__)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written on pictures, as it is written."""
    return all_written(monkeypatch)
