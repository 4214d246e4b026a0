"""A PostgreSQL server of one's own: on a socket in a temporary folder, gone when the tests are."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

INSTALLED = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs of a server, a folder for each version."""
PATIENCE = 60
"""Seconds for a server to begin or to end."""


def programs() -> Path:
    """The folder with the newest server's programs. Raises ``FileNotFoundError`` where there is none."""
    newest = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    found = newest[-1] if newest else shutil.which("initdb")
    if found is None:
        raise FileNotFoundError("PostgreSQL is not installed: tests/run.sh does it")
    return Path(found).resolve().parent


CLEAN_UP = 'read nothing; "$1" stop -s -m immediate -D "$2"; rm -rf "$3"'
"""Waits until whoever has started the server is gone, however that came about, and clears up behind them."""


class Cluster:
    """A server that is run by somebody without rights, as it refuses to be run by root. ``durable``: it waits for the
    disk, which is left out where nothing is cut off."""

    def __init__(self, *, durable: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="ziggurat-pg-"))
        self._programs = programs()
        self._as: dict[str, Any] = {}
        self._names = count(1)
        self._durable = durable
        if os.geteuid() == 0:
            user = pwd.getpwnam("nobody")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._run("initdb", "-D", self.data, "-U", "ziggurat", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N")
        # Everybody but its owner is asked for a password.
        rules = "local all ziggurat trust\nlocal all all scram-sha-256\n"
        (self.data / "pg_hba.conf").write_text(rules, encoding="utf-8")
        clean = [self._programs / "pg_ctl", self.data, self.folder]
        self._keeper = subprocess.Popen(
            ["sh", "-c", CLEAN_UP, "sh", *map(str, clean)],
            stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
            **self._as,
        )  # fmt: skip
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Begins, or begins again; takes connections afterwards."""
        settings = "-c listen_addresses= -c max_wal_size=256MB -c shared_buffers=64MB"
        if not self._durable:
            settings += " -c fsync=off -c full_page_writes=off"
        self._run("pg_ctl", "start", "-w", "-s", "-t", str(PATIENCE), "-D", self.data, "-l", self.folder / "log",
                  "-o", f"-k {self.folder} {settings}")  # fmt: skip

    def stop(self, how: str = "fast") -> None:
        """Ends at once: ``fast`` says goodbye to whoever is connected, ``immediate`` is as if the plug was pulled."""
        self._run("pg_ctl", "stop", "-w", "-s", "-t", str(PATIENCE), "-D", self.data, "-m", how)

    def remove(self) -> None:
        assert self._keeper.stdin is not None
        self._keeper.stdin.close()
        self._keeper.wait(2 * PATIENCE)

    def address(self, database: str, user: str = "ziggurat", password: str = "") -> str:
        secret = f":{password}" if password else ""
        return f"postgresql://{user}{secret}@/{database}?host={self.folder}"

    def sql(self, text: str, database: str = "postgres") -> str:
        """Carries out some SQL as whoever owns the server; answers what it has to say."""
        return self._run("psql", "-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-h", self.folder, "-U", "ziggurat",
                         "-d", database, "-c", text)  # fmt: skip

    def new_database(self, like: str = "template0") -> str:
        """Makes a database; answers its address."""
        name = f"house{next(self._names)}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE {like}")
        return self.address(name)

    def _run(self, program: str, *arguments: object) -> str:
        # What it says goes to a file: the server, which goes on, would hold a pipe open for ever.
        with tempfile.TemporaryFile("w+") as said:
            done = subprocess.run(
                [self._programs / program, *map(str, arguments)],
                stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT,
                timeout=2 * PATIENCE, cwd=self.folder, check=False, **self._as,
            )  # fmt: skip
            said.seek(0)
            text = said.read().strip()
        if done.returncode:
            raise RuntimeError(f"{program} has failed: {text}")
        return text
