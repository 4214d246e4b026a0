"""The operator's settings: in the environment, or in a file ``.env`` beside the program. The environment takes
precedence."""

import os
import re
from pathlib import Path
from typing import NamedTuple

from dotenv.parser import parse_stream

FILE = "ziggurat.sqlite3"
DATABASE = "ZIGGURAT_DATABASE"
METRICS = "ZIGGURAT_METRICS"
LOG_LEVEL = "LOG_LEVEL"
LOG = "ZIGGURAT_LOG"
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
REST = "ZIGGURAT_REST"
OPERATOR, CONTACT = "ZIGGURAT_OPERATOR", "ZIGGURAT_CONTACT"
PAGE, PAGE_PORT = "ZIGGURAT_PAGE", "ZIGGURAT_PAGE_PORT"
CLIENT_SECRET = "ZIGGURAT_CLIENT_SECRET"
_ADDRESS = re.compile(r"https?://(?:[\w.-]+|\[[0-9a-f:.]+\])(?::(?P<port>\d{1,5}))?/?", re.IGNORECASE | re.ASCII)


class Operator(NamedTuple):
    """Who runs the bot: a ``name``, and a ``contact``, a mail address or a page; both empty where nothing is said."""

    name: str = ""
    contact: str = ""

    @property
    def link(self) -> str:
        """The contact as something that a button can open; empty for a mail address."""
        return self.contact if self.contact.startswith("https://") else ""


class SettingsError(Exception):
    """The settings cannot be used; the message says why in one sentence."""


def setting(name: str, env_file: Path) -> str:
    """The value of a setting; empty where there is none. Raises ``SettingsError``, without any value: they are
    secrets."""
    value = os.environ.get(name, "").strip()
    if value or not env_file.exists():
        return value
    try:
        with env_file.open(encoding="utf-8") as stream:
            lines = list(parse_stream(stream))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no text in UTF-8"
        raise SettingsError(f"{env_file} cannot be read: {reason}.") from error
    broken = [line.original for line in lines if line.error or (line.key is not None and line.value is None)]
    if broken:
        text = broken[0].string
        number = broken[0].line + text[: len(text) - len(text.lstrip())].count("\n")
        raise SettingsError(f"{env_file} is damaged: line {number} is not of the form NAME=VALUE.")
    return next((line.value or "" for line in reversed(lines) if line.key == name), "").strip()


def database(folder: Path, env_file: Path) -> Path | str:
    """Where the database is: ``ZIGGURAT_DATABASE``, the address of a server or the path of a file, else a file in
    ``folder``. Raises ``SettingsError``."""
    return setting(DATABASE, env_file) or folder / FILE


def log_level(env_file: Path) -> str:
    """The least level that is logged, by ``LOG_LEVEL``. Raises ``SettingsError``."""
    level = setting(LOG_LEVEL, env_file).upper() or "INFO"
    if level not in LEVELS:
        raise SettingsError(f"{LOG_LEVEL} is one of {', '.join(LEVELS)}.")
    return level


def log_for_machines(env_file: Path) -> bool:
    """Whether the log's lines are JSON, by ``ZIGGURAT_LOG``. Raises ``SettingsError``."""
    form = setting(LOG, env_file).lower() or "text"
    if form not in ("text", "json"):
        raise SettingsError(f"{LOG} is text or json.")
    return form == "json"


def proxy(env_file: Path) -> str | None:
    """The proxy for all requests to Discord, by ``ZIGGURAT_REST``, without a trailing slash; ``None`` where there is
    none. Raises ``SettingsError``."""
    text = setting(REST, env_file)
    if not text:
        return None
    if not is_address(text):
        raise SettingsError(f"{REST} is not the address of a proxy: it is of the form http://HOST:PORT.")
    return text.rstrip("/")


def is_address(text: str) -> bool:
    """Whether this is the address of a server, by http or https, without a path."""
    match = _ADDRESS.fullmatch(text)
    return match is not None and int(match["port"] or 0) <= 65535


def page(env_file: Path) -> str | None:
    """The address at which people's browsers reach the pages of tables, by ``ZIGGURAT_PAGE``, as they name it: in small
    letters, without a trailing slash or the port that goes without saying; ``None`` where there is none. It is one of
    https, or on this machine. Raises ``SettingsError``."""
    text = setting(PAGE, env_file).lower()
    if not text:
        return None
    local = re.match(r"http://(localhost|127\.|\[::1\])", text)
    if not is_address(text) or not (text.startswith("https://") or local):
        raise SettingsError(f"{PAGE} is not the address of a page: it is of the form https://HOST.")
    usual = ":443" if text.startswith("https://") else ":80"
    return text.rstrip("/").removesuffix(usual)


def metrics_port(env_file: Path) -> tuple[str, int] | None:
    """Where the metrics are served, by ``ZIGGURAT_METRICS``; ``None`` where they are not. Raises ``SettingsError``."""
    text = setting(METRICS, env_file)
    return address_of(METRICS, text) if text else None


def page_port(env_file: Path) -> tuple[str, int]:
    """Where the server of these pages listens, by ``ZIGGURAT_PAGE_PORT``, 8095 where nothing is said. Raises
    ``SettingsError``."""
    return address_of(PAGE_PORT, setting(PAGE_PORT, env_file) or "8095")


def address_of(name: str, text: str) -> tuple[str, int]:
    """``HOST:PORT``, or ``PORT`` on this machine alone. Raises ``SettingsError`` for the setting of this name."""
    host, _, port = text.rpartition(":")
    try:
        host.encode("idna")  # as it is looked up
        known = port.isdecimal() and int(port) <= 65535
    except UnicodeError:
        known = False
    if not known:
        raise SettingsError(f"{name} is a port or HOST:PORT, not {text}.")
    return host.strip("[]") or "127.0.0.1", int(port)


def operator(env_file: Path) -> Operator:
    """Who runs the bot, by ``ZIGGURAT_OPERATOR`` and ``ZIGGURAT_CONTACT``; without a name the contact stands for it.
    Raises ``SettingsError``."""
    name, contact = setting(OPERATOR, env_file), setting(CONTACT, env_file)
    if not contact:
        return Operator()
    if not re.fullmatch(r"https://\S+|[^\s@]+@[^\s@]+\.[^\s@]+", contact):
        raise SettingsError(f"{CONTACT} is a mail address, or the address of a page with https://.")
    return Operator(name or contact, contact)


def client_secret(env_file: Path) -> str | None:
    """The application's client secret, by ``ZIGGURAT_CLIENT_SECRET``: with it the pages of tables are an Activity in
    Discord as well; ``None`` where they are none. Raises ``SettingsError``, without the value."""
    text = setting(CLIENT_SECRET, env_file)
    if any(character.isspace() for character in text):
        raise SettingsError(f"{CLIENT_SECRET} holds blanks: copy the secret again, in one piece.")
    if text and page(env_file) is None:
        raise SettingsError(f"{CLIENT_SECRET} needs {PAGE}: the Activity shows what is served there.")
    return text or None
