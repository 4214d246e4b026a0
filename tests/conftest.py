"""Two lanes: ``sh tests/run.sh --fast`` leaves out what is marked slow."""

from pathlib import Path

import pytest

TESTS = Path(__file__).parent
SLOW_FOLDERS = {"bot", "bot_page", "playground", "playground_page"}
"""Their tests start servers, processes and browsers; a few marked ``fast`` run in both lanes all the same."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(TESTS).parts[0]
        if folder in SLOW_FOLDERS and item.get_closest_marker("fast") is None:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)  # first, so that no worker ends long after
