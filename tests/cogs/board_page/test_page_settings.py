"""Where the pages are served: at an address of https, or on this machine. And the ports, also that of the metrics."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from data.settings import (
    CLIENT_SECRET,
    METRICS,
    PAGE,
    PAGE_PORT,
    SettingsError,
    address_of,
    client_secret,
    metrics_port,
    page,
    page_port,
)

NOWHERE = Path("no such file")


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("", None),
        ("https://board.example.org", "https://board.example.org"),
        ("https://board.example.org:8443/", "https://board.example.org:8443"),
        ("HTTPS://Board.Example.org", "https://board.example.org"),
        ("https://board.example.org:443/", "https://board.example.org"),
        ("http://localhost:80", "http://localhost"),
        ("http://127.0.0.1:8095", "http://127.0.0.1:8095"),
        ("http://localhost:8095", "http://localhost:8095"),
    ],
)
def test_an_address(monkeypatch: pytest.MonkeyPatch, text: str, address: str | None) -> None:
    monkeypatch.setenv(PAGE, text)
    assert page(NOWHERE) == address


@pytest.mark.parametrize(
    "text", ["board.example.org", "http://board.example.org", "https://board.example.org/games", "https://a:99999", "1"]
)
def test_no_address(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv(PAGE, text)
    with pytest.raises(SettingsError, match="https://HOST"):
        page(NOWHERE)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("9000", ("127.0.0.1", 9000)),
        (":9000", ("127.0.0.1", 9000)),
        ("0.0.0.0:80", ("0.0.0.0", 80)),
        ("[::1]:1", ("::1", 1)),
    ],
)
def test_a_port(monkeypatch: pytest.MonkeyPatch, text: str, found: tuple[str, int]) -> None:
    monkeypatch.setenv(PAGE_PORT, text)
    monkeypatch.setenv(METRICS, text)
    assert page_port(NOWHERE) == metrics_port(NOWHERE) == found


def test_where_no_port_is_set_the_pages_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PAGE_PORT, raising=False)
    monkeypatch.delenv(METRICS, raising=False)
    assert (page_port(NOWHERE), metrics_port(NOWHERE)) == (("127.0.0.1", 8095), None)


@pytest.mark.parametrize("text", ["metrics", "99999", "host:", "localhost:-1"])
@pytest.mark.parametrize(("name", "port_of"), [(PAGE_PORT, page_port), (METRICS, metrics_port)])
def test_no_port(monkeypatch: pytest.MonkeyPatch, text: str, name: str, port_of: Callable[[Path], object]) -> None:
    monkeypatch.setenv(name, text)
    with pytest.raises(SettingsError, match=f"{name} is a port or HOST:PORT"):
        port_of(NOWHERE)


def test_a_client_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PAGE, "https://board.example.org")
    assert client_secret(NOWHERE) is None
    monkeypatch.setenv(CLIENT_SECRET, "abc")
    assert client_secret(NOWHERE) == "abc"


@pytest.mark.parametrize(("address", "secret", "why"), [("", "abc", PAGE), ("https://a.example", "a secret", "blanks")])
def test_no_client_secret(monkeypatch: pytest.MonkeyPatch, address: str, secret: str, why: str) -> None:
    monkeypatch.setenv(PAGE, address)
    monkeypatch.setenv(CLIENT_SECRET, secret)
    with pytest.raises(SettingsError, match=why) as refused:
        client_secret(NOWHERE)
    assert secret not in str(refused.value)


def test_a_host_that_no_name_can_be_is_told_in_a_sentence() -> None:
    for host in ("a..b", ".a", "a" * 64):  # looking such a name up raises what is no OSError
        with pytest.raises(SettingsError, match="is a port or HOST:PORT"):
            address_of(METRICS, f"{host}:9090")
