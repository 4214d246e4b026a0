"""What is installed is pinned: one version each, and by digest, with all that it needs in turn."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires, version

import pytest
from packaging.requirements import Requirement

from tests.requirements import FILES, PYTHONS, ROOT, applies, key, pins, written

TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in FILES}
RUNNING, TESTS = TEXTS.values()
NOTICES = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")


def pinned(*texts: str) -> dict[str, str]:
    """The version of each package."""
    found = [re.split("==| ;", pin)[:2] for text in texts for pin in pins(text)]
    assert len(found) == len({key(name) for name, _ in found}), "each stands there once"
    return {key(name): number for name, number in found}


def digests(text: str) -> dict[str, set[str]]:
    """The digests below each package."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in text.splitlines():
        if line.startswith("    --hash=sha256:"):
            assert re.fullmatch(r" {4}--hash=sha256:[0-9a-f]{64}( \\)?", line), line
            found[name].add(line[18:82])
        elif "==" in line:
            name = key(line.partition("==")[0])
            found[name] = set()
        else:
            assert not line or line[0] == "#" or line == "-r ../requirements.txt", line
    return found


@pytest.mark.parametrize("name", TEXTS)
def test_every_package_has_a_digest_and_the_file_is_as_it_is_written(name):
    text = TEXTS[name]
    found = digests(text)
    assert found.keys() == pinned(text).keys()
    assert all(found.values()), [name for name, its in found.items() if not its]
    assert written(text, found) == text


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("texts", [(RUNNING,), (RUNNING, TESTS)], ids=["running", "tests"])
def test_whatever_is_needed_in_turn_is_pinned_as_well(texts, python):
    """Else pip refuses all of it, as it takes nothing without a digest."""
    there = {key(re.split("==| ;", pin)[0]) for text in texts for pin in pins(text) if applies(pin, python)}
    looked = 0
    for name in pinned(*texts):
        try:
            needed = [Requirement(one) for one in requires(name) or ()]
        except PackageNotFoundError:
            assert name == "audioop-lts", "it is only for a newer Python than this may be"
            continue
        for one in needed:
            where = {"python_version": python, "python_full_version": f"{python}.0", "extra": ""}
            if one.marker is None or one.marker.evaluate(where):
                looked += 1
                assert key(one.name) in there, f"{name} needs {one.name}"
                assert one.specifier.contains(version(one.name) if key(one.name) != "audioop-lts" else "0.2.2")
    assert looked > 15


def test_every_package_for_running_stands_in_the_notices_once_and_no_other():
    """Of fonts the package stands in the second column, of libraries in the first."""
    rows = [line.strip("| ").split(" | ") for line in NOTICES.splitlines() if line.startswith("| ")]
    named = [row[len(row) - 2] for row in rows if row[-1] not in ("licence", "---")]
    packages = [key(name) for cell in named for name in re.sub(r" \(.*?\)", "", cell).split(", ")]
    assert sorted(packages) == sorted(pinned(RUNNING))


def test_what_discord_py_needs_of_python_3_13_is_there_for_it_alone():
    [pin] = [pin for pin in pins(RUNNING) if pin.startswith("audioop-lts==")]
    assert [applies(pin, python) for python in PYTHONS[:3]] == [False, False, True]
