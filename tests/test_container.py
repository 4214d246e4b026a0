"""What the files for containers promise, as far as it can be told without any: the program runs with what an image
would hold and nothing else, and the settings are those that the program knows."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from fnmatch import fnmatch
from pathlib import Path

import pytest

from cogs.app.metrics import Metrics
from cogs.app.sharding import parse
from cogs.base.services import Services
from data.engines.postgres import ASIDE, READERS, WRITERS
from data.engines.store import Store
from data.tables.tables import Tables
from render.registry import RENDERERS
from rules.registry import GAMES
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
LAST_STAGE = DOCKERFILE[DOCKERFILE.rindex("\nFROM ") :]


def lines(word: str, text: str = LAST_STAGE) -> list[str]:
    """The instructions of a Dockerfile that begin with this word."""
    return re.findall(rf"^{word} (.+)$", text, re.MULTILINE)


def copied() -> list[tuple[str, str]]:
    """What is copied out of the folder of the program, and where to."""
    found = []
    for line in lines("COPY"):
        *sources, target = line.split()
        if not sources[0].startswith("--from"):
            found += [(source, target) for source in sources]
    return found


def is_left_out(path: str) -> bool:
    """Whether ``.dockerignore`` keeps a file of the top folder out: the last line that fits decides."""
    out = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.removeprefix("!")
        if line and not line.startswith("#") and fnmatch(path, pattern):
            out = not line.startswith("!")
    return out


def settings() -> dict[str, str]:
    """What the image sets."""
    return {name: value for line in lines("ENV") for name, value in re.findall(r"(\w+)=(\S+)", line)}


def program() -> str:
    """Where settings are named."""
    modules = ("bot.py", "data/settings.py", "data/server/ceilings.py")
    return "".join((ROOT / name).read_text(encoding="utf-8") for name in modules)


@pytest.fixture
def image(tmp_path: Path) -> Path:
    """A folder with what the image would hold, and what is compiled of it already."""
    there = tmp_path / "image"
    there.mkdir()
    for source, target in copied():
        if (ROOT / source).is_dir():
            shutil.copytree(
                ROOT / source, there / target
            )  # with what is compiled: that is quicker, and changes nothing
        else:
            shutil.copy(ROOT / source, there / target)
    return there


def test_what_is_copied_is_there_and_nothing_else_is_sent():
    named = {source for source, _ in copied()} | {"requirements.txt"}
    kept = {path.name for path in ROOT.iterdir() if not is_left_out(path.name)}
    assert kept == named
    for secret in (".env", ".git", "var", "tests", ".venv"):
        assert is_left_out(secret)


def test_everything_is_pinned_and_nobody_is_root():
    images = [line.split()[0] for line in lines("FROM", DOCKERFILE)] + re.findall(r"image: (postgres\S+)", COMPOSE)
    assert len(images) == 3
    for image in images:
        assert re.fullmatch(r"(python|postgres):\d+\.\d+(\.\d+)?-(slim-)?\w+", image), image
    assert "--require-hashes -r requirements.txt" in DOCKERFILE
    [user] = lines("USER")
    assert f" {user}" in lines("RUN")[0]
    assert DOCKERFILE.rindex("\nUSER ") > DOCKERFILE.rindex("\nRUN ")


def test_the_settings_of_the_composition_are_known_and_no_secret_stands_in_it():
    named = set(re.findall(r"^ {4}(ZIGGURAT_\w+|DISCORD_\w+):", COMPOSE, re.MULTILINE))
    assert {
        "DISCORD_TOKEN", "ZIGGURAT_DATABASE", "ZIGGURAT_METRICS", "ZIGGURAT_CEILINGS", "ZIGGURAT_LOG",
        "ZIGGURAT_PAGE", "ZIGGURAT_PAGE_PORT", "ZIGGURAT_CLIENT_SECRET", "ZIGGURAT_OPERATOR", "ZIGGURAT_CONTACT",
    } == named  # fmt: skip
    assert all(f'"{name}"' in program() for name in named)
    assert "    ZIGGURAT_CLIENT_SECRET: ${ZIGGURAT_CLIENT_SECRET:-}\n" in COMPOSE
    for name in ("DISCORD_TOKEN", "POSTGRES_PASSWORD"):
        for value in re.findall(rf"^ +{name}: (.*)$", COMPOSE, re.MULTILINE):
            assert value.startswith(f"${{{name}:?"), value
    assert re.findall(r"\$\{SHARDS:-(\S+?)\}", COMPOSE) == ["0/1"]
    halves = [parse(share) for share in (re.findall(r"SHARDS=(\S+)", COMPOSE) + re.findall(r'"(\d/\d)"', COMPOSE))]
    assert [(half.numbers, half.count) for half in halves] == [([0], 2), ([1], 2)]


def test_every_setting_is_told():
    named = set(re.findall(r'"(ZIGGURAT_\w+|LOG_LEVEL|DISCORD_TOKEN)"', program()))
    told = set(
        re.findall(r"^\| `([A-Z_]+)` \|", (ROOT / "docs/operations.md").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert told == named


@pytest.fixture
async def figures(tmp_path: Path) -> dict[str, str]:
    """Our figures by name, with their kinds, as ``/metrics`` prints them."""
    store = await Store.open(tmp_path / "ziggurat.sqlite3")
    services = Services(store, Tables(store, GAMES), RENDERERS, now=store.now)
    try:
        printed = (await Metrics(services).text()).decode()
    finally:
        services.pool.close()
        await store.close()
    return dict(re.findall(r"^# TYPE (ziggurat_\w+) (\w+)$", printed, re.MULTILINE))


async def test_the_figures_that_are_to_be_watched_are_those_that_there_are(figures):
    page = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(ziggurat_\w+)`", page, re.MULTILINE)) == {
        name for name in figures if not name.endswith("_created")
    }


def figures_in(name: str) -> set[str]:
    """Those that a file under ``docs/running`` asks Prometheus for."""
    return set(re.findall(r"\bziggurat_\w+", (ROOT / "docs/running" / name).read_text(encoding="utf-8")))


async def test_every_figure_of_the_alarms_and_of_the_dashboard_is_printed(figures):
    """A histogram is asked for by its buckets. What is told with a limit has an alarm, and everything a curve."""
    samples = {f"{name}_bucket" if kind == "histogram" else name for name, kind in figures.items()}
    samples = {name for name in samples if not name.endswith("_created")}
    page = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    for_the_curve = set(re.findall(r"^\| `(ziggurat_\w+)` .*\| for the curve \|$", page, re.MULTILINE))
    assert figures_in("dashboard.json") == samples
    assert figures_in("alerts.yml") == samples - for_the_curve


def test_the_dashboard_is_json_and_its_panels_lie_beside_each_other():
    panels = json.loads((ROOT / "docs/running/dashboard.json").read_text(encoding="utf-8"))["panels"]
    assert len({(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}) == len(panels)
    assert all(target["expr"] for panel in panels for target in panel["targets"])


def test_the_user_in_postgresql_has_the_connections_that_the_page_promises():
    """Of eight processes, each with one more that hears of the others; and one for a backup."""
    each = WRITERS + READERS + ASIDE + 1
    [limit] = re.findall(r"CONNECTION LIMIT (\d+)", (ROOT / "docs/running/postgresql.sql").read_text(encoding="utf-8"))
    assert (each, int(limit)) == (12, 8 * each + 1)
    page = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    assert "opens up to twelve connections" in page
    assert "enough for eight processes" in page


def test_nothing_that_ends_well_is_started_again():
    """Or an upgrade without a pause would begin anew: two processes that relieve each other for ever."""
    bot = COMPOSE[COMPOSE.index("x-bot:") : COMPOSE.index("\nservices:")]
    unit = (ROOT / "docs/running/ziggurat@.service").read_text(encoding="utf-8")
    assert re.findall(r"^  restart: (\S+)$", bot, re.MULTILINE) == ["on-failure"]
    assert re.findall(r"^Restart=(\S+)$", unit, re.MULTILINE) == ["on-failure"]
    for line in ("  init: true", "  read_only: true"):
        assert line in bot.splitlines()
    assert len(re.findall(r"^ +mem_limit: \$\{\w+:-\d+g\}$", COMPOSE, re.MULTILINE)) == 2


@pytest.mark.slow
def test_the_program_runs_with_what_the_image_holds_and_says_that_it_is_well(image, tmp_path):
    """With its own command, against the playground; the check of its health is the image's own as well. Told to end, it
    does so by itself and without complaint."""
    program, *arguments = json.loads(lines("ENTRYPOINT")[0])
    health = json.loads(re.findall(r"CMD (\[.+\])", lines("HEALTHCHECK")[0])[0])
    assert program == health[0] == "python"
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        port = unused.getsockname()[1]
    there = tmp_path / "data"
    own = settings() | {"ZIGGURAT_METRICS": f"127.0.0.1:{port}"}
    env = {name: value.replace("/data", str(there)) for name, value in own.items() if name != "PATH"}
    arguments = [one.replace("/data", str(there)) for one in arguments]
    env["PATH"] = os.environ["PATH"]
    said, complained = tmp_path / "said", tmp_path / "complained"
    with said.open("w") as out, complained.open("w") as err:
        bot = subprocess.Popen([sys.executable, *arguments, "--port", "0"], cwd=image, env=env, stdout=out, stderr=err)
    try:
        until = time.monotonic() + PATIENCE
        while "ready as" not in complained.read_text("utf-8"):
            assert bot.poll() is None, "it has ended"
            assert time.monotonic() < until, "it is never ready"
            time.sleep(0.05)
        while subprocess.run([sys.executable, *health[1:]], env=env, capture_output=True, check=False).returncode:
            assert bot.poll() is None, "it has ended"
            assert time.monotonic() < until, "it is never well"
            time.sleep(0.05)
    finally:
        bot.terminate()
        bot.wait(PATIENCE)
    assert bot.returncode == 0
    assert "Ziggurat plays at http://127.0.0.1:" in said.read_text("utf-8")
    assert "Traceback" not in complained.read_text("utf-8")
    assert (there / "ziggurat.sqlite3").exists()
    assert not list(image.glob("*.sqlite3"))
    assert subprocess.run([sys.executable, *health[1:]], env=env, capture_output=True, check=False).returncode != 0
