"""The README's two commands, word for word, in a copy of the program. In the suite what they install is there already,
as whoever runs it has installed it with the second; in the trial of the whole nothing is."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sysconfig
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.effort import WHOLE
from tests.patience import PATIENCE

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
INSTALLING = 10 * PATIENCE


def commands() -> list[str]:
    """The indented lines of the section that tells how to try it."""
    [section] = re.findall(r"^## Try it\n(.*?)^## ", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S)
    return re.findall(r"^ {4}(\S.*)$", section, re.M)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The tree as one gets it: without what git leaves out. What gets installed into it is large, so it goes again."""
    left_out = [line.strip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split()]
    if not WHOLE:
        left_out.remove("__pycache__")  # what is compiled already need not be compiled again
    there = tmp_path_factory.mktemp("fresh") / "ziggurat"
    shutil.copytree(ROOT, there, ignore=shutil.ignore_patterns(".git", *left_out))
    if not WHOLE:
        lend_what_is_installed(there / ".venv")
    yield there
    shutil.rmtree(there)


def lend_what_is_installed(environment: Path) -> None:
    """pip finds the packages of the Python that runs the tests, but itself, beside the environment: what lies there it
    neither installs anew nor takes away."""
    lent = environment.parent.parent / "lent"
    lent.mkdir()
    for package in Path(sysconfig.get_path("purelib")).iterdir():
        if not package.name.startswith("pip"):
            (lent / package.name).symlink_to(package)
    own = Path(sysconfig.get_path("purelib", vars={"base": str(environment)}))
    own.mkdir(parents=True)
    (own / "lent.pth").write_text(f"{lent}\n", "utf-8")


@pytest.fixture
def env() -> dict[str, str]:
    """As in a shell of one's own: no token, nothing of the Python that runs the tests."""
    strange = ("DISCORD_TOKEN", "VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME")
    own = {name: value for name, value in os.environ.items() if name not in strange and "PYTEST" not in name}
    return own | {"PIP_NO_COMPILE": "1"}  # what is installed is used once


@pytest.fixture
def started(copy: Path, env: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """The start command on any free port; stopped at the end."""
    process = subprocess.Popen(
        f"{commands()[0]} --port 0", shell=True, cwd=copy, env=env, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    watch = threading.Timer(INSTALLING, os.killpg, (process.pid, signal.SIGKILL))
    watch.start()
    yield process
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    process.communicate()
    watch.cancel()


def fetched(url: str) -> str:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return answer.read().decode()


def lobby(url: str) -> str:
    """All that is written in the channel where everybody is greeted."""
    place = json.loads(fetched(f"{url}/ui/bootstrap"))
    channel = next(one["id"] for one in place["guild"]["channels"] if one["name"] == "lobby")
    return fetched(f"{url}/ui/channels/{channel}/messages?user={place['users'][0]['id']}")


def test_the_start_command_starts_the_bot_and_the_playground(started):
    said = ""
    while "Ziggurat plays at" not in said:
        line = started.stdout.readline()
        assert line, said
        said += line
    url = said.split()[-1]
    assert "<title>Playground</title>" in fetched(url)
    while "The front desk" not in lobby(url):
        assert started.poll() is None
        time.sleep(0.1)


@pytest.mark.whole  # whoever runs the suite has run it
def test_the_test_command_sets_up_and_runs_tests(copy, env):
    done = subprocess.run(
        f"{commands()[1]} tests/data/engines/test_store.py", shell=True, cwd=copy, env=env, text=True, check=False,
        capture_output=True, timeout=INSTALLING,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^[1-9]\d+ passed in ", done.stdout, re.M), done.stdout


def test_two_commands_are_all_there_is_to_know():
    start, test = commands()
    assert start.endswith("bot.py")
    assert test == "sh tests/run.sh"
