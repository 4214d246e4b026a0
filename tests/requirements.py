"""Writes the hashes into ``requirements.txt`` and ``tests/requirements.txt``.

    python -m tests.requirements [--check]

Each package stands there with one version, and with the digest of the wheel that each Python and each kind of machine
gets: nothing else is ever installed. To take another version, change it there and run this. pip itself is asked what it
would install, and downloads nothing; ``--check`` tells what differs, and writes nothing.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = (ROOT / "requirements.txt", ROOT / "tests" / "requirements.txt")
PYTHONS = ("3.11", "3.12", "3.13")
GLIBC = ("2_28", "2_27", "2_26", "2_24", "2_17", "2_12", "2_5")
"""Versions of the C library that wheels for Linux are made for: Debian 10 and newer have the first."""
MACHINES = {
    "Linux on x86_64": [*(f"manylinux_{one}_x86_64" for one in GLIBC), "manylinux2014_x86_64", "manylinux1_x86_64"],
    "Linux on ARM": [*(f"manylinux_{one}_aarch64" for one in GLIBC), "manylinux2014_aarch64"],
    "macOS on ARM": [f"macosx_{one}_0_{kind}" for one in (12, 11) for kind in ("arm64", "universal2")]
    + [f"macosx_10_{one}_universal2" for one in range(16, 8, -1)],
    "macOS on Intel": [f"macosx_{one}_0_{kind}" for one in (12, 11) for kind in ("x86_64", "universal2")]
    + [f"macosx_10_{one}_{kind}" for one in range(16, 8, -1) for kind in ("x86_64", "universal2", "intel")],
}
"""The kinds of machines, each with the tags of the wheels it can run, the best first."""

_PINNED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[\w.]+)(?P<marker> *;[^\\]*)?[ \\]*$")


class Lacking(Exception):
    """There is no wheel of a package for some machine."""


def pins(text: str) -> list[str]:
    """The packages of a file, each with its version and, if it has one, its marker."""
    return [line.rstrip(" \\") for line in text.splitlines() if _PINNED.match(line)]


def key(name: str) -> str:
    """A package's name as pip compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def digests(pinned: list[str]) -> dict[str, set[str]]:
    """The digests of the wheels of each package, on all Pythons and machines. Raises ``Lacking``."""
    found: dict[str, set[str]] = {}
    for python in PYTHONS:
        wanted = [one for one in pinned if applies(one, python)]
        for machine, tags in MACHINES.items():
            for name, digest in _asked(wanted, python, tags, machine):
                found.setdefault(name, set()).add(digest)
    return found


def applies(pin: str, python: str) -> bool:
    """Whether a package is needed with this Python: the only marker that is used is its version."""
    _, _, marker = pin.partition(";")
    if not marker:
        return True
    match = re.fullmatch(r'\s*python_version >= "3\.(\d+)"\s*', marker)
    if match is None:
        raise ValueError(f"what does{marker} mean?")
    return int(python.partition(".")[2]) >= int(match[1])


def _asked(pinned: list[str], python: str, tags: list[str], machine: str) -> Iterator[tuple[str, str]]:
    """The wheels that pip would take there, by their packages."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        done = subprocess.run(
            [
                sys.executable, "-m", "pip", "--isolated", "install", "--quiet", "--dry-run", "--no-deps",
                "--ignore-installed", "--ignore-requires-python", "--only-binary", ":all:",
                "--target", folder, "--report", str(report),
                "--python-version", python, "--implementation", "cp", "--abi", f"cp{python.replace('.', '')}",
                "--abi", "abi3", "--abi", "none", *(f"--platform={tag}" for tag in tags),
                *(pin.partition(";")[0].strip() for pin in pinned),
            ],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode:
            raise Lacking(f"{machine}, Python {python}:\n{done.stderr.strip()}")
        for one in json.loads(report.read_text(encoding="utf-8"))["install"]:
            yield key(one["metadata"]["name"]), one["download_info"]["archive_info"]["hashes"]["sha256"]


def written(text: str, found: dict[str, set[str]]) -> str:
    """The file with these digests: comments, order and versions stay as they are."""
    lines: list[str] = []
    for line in text.splitlines():
        match = _PINNED.match(line)
        if match is not None:
            hashes = sorted(found[key(match["name"])])
            lines.append(" \\\n".join([line.rstrip(" \\"), *(f"    --hash=sha256:{one}" for one in hashes)]))
        elif not line.startswith("    --hash="):
            lines.append(line)
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.requirements")
    parser.add_argument("--check", action="store_true", help="tell what differs, and write nothing")
    args = parser.parse_args()
    texts = {path: path.read_text(encoding="utf-8") for path in FILES}
    try:
        found = digests([pin for text in texts.values() for pin in pins(text)])
    except Lacking as error:
        print(error, file=sys.stderr)
        return 1
    differing = [path for path, text in texts.items() if written(text, found) != text]
    for path in differing:
        print(f"{path.relative_to(ROOT)} differs." if args.check else f"{path.relative_to(ROOT)} is written.")
        if not args.check:
            path.write_text(written(texts[path], found), encoding="utf-8")
    return int(args.check and bool(differing))


if __name__ == "__main__":
    sys.exit(main())
