"""Where the pages are served: at an address of https, or on this machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.settings import CLIENT_SECRET, PAGE, PAGE_PORT, SettingsError, client_secret, page, page_port

NOWHERE = Path("no such file")


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("", None),
        ("https://board.example.org", "https://board.example.org"),
        ("https://board.example.org:8443/", "https://board.example.org:8443"),
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
        ("", ("127.0.0.1", 8095)),
        ("9000", ("127.0.0.1", 9000)),
        ("0.0.0.0:80", ("0.0.0.0", 80)),
        ("[::1]:1", ("::1", 1)),
    ],
)
def test_a_port(monkeypatch: pytest.MonkeyPatch, text: str, found: tuple[str, int]) -> None:
    monkeypatch.setenv(PAGE_PORT, text)
    assert page_port(NOWHERE) == found


@pytest.mark.parametrize("text", ["x", "99999", "host:", "host:x"])
def test_no_port(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setenv(PAGE_PORT, text)
    with pytest.raises(SettingsError, match=PAGE_PORT):
        page_port(NOWHERE)


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
