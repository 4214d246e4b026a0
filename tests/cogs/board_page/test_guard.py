"""What a request must be before anything is done for it."""

from __future__ import annotations

import pytest

from cogs.board_page.guard import HEADERS, PersonalLimit, framed, is_own

ORIGIN = "https://board.example"
JSON = {"Content-Type": "application/json; charset=utf-8"}


@pytest.mark.parametrize(
    ("headers", "writes", "may"),
    [
        ({}, False, True),
        ({"Sec-Fetch-Site": "same-origin"}, False, True),
        ({"Sec-Fetch-Site": "none"}, False, True),
        ({"Sec-Fetch-Site": "cross-site"}, False, False),
        ({"Sec-Fetch-Site": "same-site"}, False, False),
        ({"Origin": ORIGIN, **JSON}, True, True),
        ({"Origin": "https://evil.example", **JSON}, True, False),
        ({"Origin": "null", **JSON}, True, False),
        (JSON, True, False),
        ({"Sec-Fetch-Site": "same-origin", **JSON}, True, True),
        ({"Sec-Fetch-Site": "none", **JSON}, True, False),
        ({"Sec-Fetch-Site": "same-origin", "Origin": "https://evil.example", **JSON}, True, False),
        ({"Sec-Fetch-Site": "same-origin", "Content-Type": "text/plain"}, True, False),
        ({"Origin": ORIGIN, "Content-Type": "text/plain"}, True, False),
        ({"Origin": ORIGIN}, True, False),
        ({"Origin": ORIGIN, "Sec-Fetch-Site": "cross-site", **JSON}, True, False),
    ],
)
def test_requests_come_from_the_page_itself(headers: dict[str, str], writes: bool, may: bool) -> None:
    assert is_own(headers, (ORIGIN,), writes=writes) is may


def test_only_discord_frames_the_activity() -> None:
    headers = framed("https://discord.com")
    assert "X-Frame-Options" not in headers
    policy = headers["Content-Security-Policy"]
    assert policy == HEADERS["Content-Security-Policy"].replace("ancestors 'none'", "ancestors https://discord.com")
    assert headers.keys() | {"X-Frame-Options"} == HEADERS.keys()


def test_nothing_runs_but_what_is_served() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy


def test_an_limit_is_one_persons_and_fills_again() -> None:
    clock = [0.0]
    limit = PersonalLimit(burst=3, rate=1, now=lambda: clock[0])
    assert [limit.take(1) for _ in range(4)] == [True, True, True, False]
    assert limit.take(2)
    clock[0] = 1.0
    assert [limit.take(1) for _ in range(2)] == [True, False]
    clock[0] = 100.0
    assert [limit.take(1) for _ in range(4)] == [True, True, True, False]


def test_few_people_are_remembered() -> None:
    limit = PersonalLimit(burst=1, rate=0.001)
    assert limit.take(-1)
    for person in range(PersonalLimit.KEPT):
        limit.take(person)
    assert limit.take(-1)
