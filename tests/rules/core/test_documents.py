"""What reading a position document checks for every game."""

from typing import Any, Literal

import msgspec
import pytest

from rules.core.documents import Checks, opened, plain
from rules.core.errors import PositionError
from tests.rules.core.bazaar import BAZAAR

CHECK = Checks("bz")


class Paper(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A document of a few fields."""

    game: Literal["bazaar"]
    version: Literal[1] = 1
    seats: int = 2
    options: dict[str, str] = {}


def refused(*args: Any) -> PositionError:
    with pytest.raises(PositionError) as caught:
        args[0](*args[1:])
    return caught.value


def test_a_document_is_opened_with_its_options_filled_up() -> None:
    given, options = opened({"game": "bazaar", "options": {"die": "four"}}, Paper, BAZAAR.options)
    assert given == Paper(game="bazaar", options={"die": "four"})
    assert options == {"rounds": "2", "die": "four"}
    assert opened(plain(given), Paper, BAZAAR.options) == (given, options)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "position-malformed"),
        ({"version": 2}, "position-malformed"),
        ({"colour": "red"}, "position-malformed"),
        ({"seats": "two"}, "position-malformed"),
        ({"seats": 9}, "seats-not-offered"),
        ({"options": {"die": "twenty"}}, "option-value-unknown"),
    ],
)
def test_what_cannot_be_opened_says_why(fields: dict[str, Any], reason: str) -> None:
    assert refused(opened, {"game": "bazaar", **fields}, Paper, BAZAAR.options).reason == reason


def test_numbers_keep_their_bounds() -> None:
    for value in (0, 1, 3):
        CHECK.number("round", value, most=3)
    CHECK.number("used", 10**9)
    for bounds in ((-1,), (0, 1), (4, 0, 3)):
        error = refused(CHECK.number, "round", *bounds)
        assert (error.reason, error.details) == ("bz-position-number", {"field": "round", "value": bounds[0]})


def test_words_are_known() -> None:
    CHECK.word("kind", "salt", ("salt", "spice"))
    error = refused(CHECK.word, "kind", "gold", ("salt", "spice"))
    assert (error.reason, error.details) == ("bz-position-word", {"field": "kind", "word": "gold"})


def test_seats_that_are_not_mentioned_take_the_default() -> None:
    assert CHECK.per_seat("hands", 3, [[7]], []) == [[7], [], []]
    assert CHECK.per_seat("hands", 2, [1, 2], 0) == [1, 2]
    error = refused(CHECK.per_seat, "hands", 2, [1, 2, 3], 0)
    assert (error.reason, error.details) == ("bz-position-seats", {"field": "hands", "seats": 2, "given": 3})


def test_broken_laws_are_listed() -> None:
    CHECK.lawful(())
    error = refused(CHECK.lawful, ("too many coins", "a good twice"))
    assert (error.reason, error.details) == ("bz-position-impossible", {"detail": "too many coins; a good twice"})
