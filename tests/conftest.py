"""Two lanes: ``sh tests/run.sh --fast`` leaves out what is marked slow. In neither a busy machine makes a test fail."""

import gc
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import hypothesis
import pytest
from hypothesis.internal.conjecture import providers

from tests.effort import WHOLE, several
from tests.processes.compiling import compile_beforehand
from tests.processes.postgres import Cluster

TESTS = Path(__file__).parent
FLOORS = ("cogs", "data", "playground", "render", "rules")
SLOW_FOLDERS = {"bot_page", "cogs", "playground", "playground_page", "render", "trials"}
"""Their tests start servers, processes and browsers, or draw; a few marked ``fast`` run in both lanes all the same."""

LONGEST = "test_architecture.py"
"""Holds what takes longest in one piece: types are checked anew where nobody has done so before."""

hypothesis.settings.register_profile(
    "patient",
    deadline=None,
    max_examples=several(25, 400),
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("patient")
if not WHOLE:  # constants of the program are tried in the trial: to look for them every module is parsed
    providers._get_local_constants = lambda: providers._local_constants

GARBAGE_THRESHOLDS = (20_000, 20, 50)
"""Nobody waits for an answer here, and there is memory."""
FAST_LANE = "not slow"
"""The expression that ``sh tests/run.sh --fast`` asks for."""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Before the workers begin, what they import is compiled."""
    if session.config.getoption("numprocesses", None) and not sys.dont_write_bytecode:
        program = [path for floor in FLOORS for path in (TESTS.parent / floor).rglob("*.py")]
        tests = [path for path in TESTS.rglob("*.py") if not pytest_ignore_collect(path, session.config)]
        compile_beforehand(session.config, [*program, *tests])


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """In the fast lane nothing is imported whose tests are all left out: that takes longer than many that are not."""
    if config.getoption("markexpr") == FAST_LANE and is_left_out(collection_path):
        return True
    return None


@cache
def is_left_out(path: Path) -> bool:
    """Whether no test below a path is in the fast lane, as far as its text tells."""
    if path.is_dir():
        return path != TESTS and TESTS in path.parents and all(map(is_left_out, path.rglob("test_*.py")))
    if TESTS not in path.parents or not path.name.startswith("test_"):
        return False
    text = path.read_text("utf-8")
    slow = folder_of(path) in SLOW_FOLDERS or "\npytestmark = pytest.mark.slow\n" in text
    return slow and "mark.fast" not in text


@cache
def folder_of(path: Path) -> str:
    return path.relative_to(TESTS).parts[0]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not WHOLE:
        left_out = [item for item in items if item.get_closest_marker("whole") is not None]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item.get_closest_marker("whole") is None]
    for item in items:
        if folder_of(item.path) in SLOW_FOLDERS and item.get_closest_marker("fast") is None:
            item.add_marker(pytest.mark.slow)
    items.sort(key=_place)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """While everything is imported nothing of it becomes garbage."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """What has been imported is not looked through for garbage again and again; it is most of what there is. Not once,
    either: what little of it is garbage may stay."""
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Garbage is looked for once, and not through all that is there five times more when pytest ends."""
    gc.collect()
    gc.freeze()


def _place(item: pytest.Item) -> int:
    """Whatever takes long comes first, so that no worker ends long after the other."""
    if item.path.name == LONGEST:
        return 0
    return 1 if item.get_closest_marker("slow") is not None else 2


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server, begun for the first that asks for it."""
    cluster = Cluster()
    yield cluster
    cluster.remove()
