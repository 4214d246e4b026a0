"""Stores that tests may end, and whose servers they may stop."""

import pytest

from data.engines.store import Store


@pytest.fixture
def store(new_store: Store) -> Store:
    """An empty one of the test alone."""
    return new_store
