"""What reading a position document checks for every game."""

from typing import Annotated, Any

import pytest

from rules.core.contract import Public
from rules.core.documents import Checks, Documents
from rules.core.errors import PositionError
from rules.core.forms import named_set
from tests.rules.toys.bazaar import BAZAAR

CHECK = Checks("bz")


class Paper(Public, frozen=True, kw_only=True):
    """A position of a few fields: tents of the seats on places, and one that only another field tells."""

    tents: tuple[Annotated[int, named_set(("hill", "lake", "moor"), lambda name: PositionError("no-place"))], ...]
    hidden: int = 7

    @property
    def seats(self) -> int:
        return len(self.tents)


DOCUMENTS = Documents(Paper, "bazaar", 1, elsewhere=("hidden",))


def refused(*args: Any) -> PositionError:
    with pytest.raises(PositionError) as caught:
        args[0](*args[1:])
    return caught.value


def test_a_document_is_written_from_the_type_and_read_back() -> None:
    paper = Paper(options={"rounds": "2", "die": "four"}, tents=(0b101, 0))
    written = DOCUMENTS.write(paper)
    assert written == {
        "game": "bazaar",
        "version": 1,
        "seats": 2,
        "options": {"rounds": "2", "die": "four"},
        "tents": [["hill", "moor"], []],
    }
    given = DOCUMENTS.read(written, BAZAAR.options)
    assert (given.seats, given.options, given.fields) == (2, paper.options, {"tents": (0b101, 0)})


def test_what_a_document_leaves_out_is_not_given_and_options_are_filled_up() -> None:
    given = DOCUMENTS.read({"options": {"die": "four"}}, BAZAAR.options)
    assert (given.seats, given.options, given.fields) == (2, {"rounds": "2", "die": "four"}, {})


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "position-malformed"),
        ({"version": 2}, "position-malformed"),
        ({"colour": "red"}, "position-malformed"),
        ({"seats": "two"}, "position-malformed"),
        ({"seats": 9}, "seats-not-offered"),
        ({"options": {"die": "twenty"}}, "option-value-unknown"),
        ({"tents": "hill"}, "position-malformed"),
        ({"tents": [["sea"]]}, "no-place"),
        ({"hidden": 7}, "position-malformed"),
    ],
)
def test_what_cannot_be_read_says_why(fields: dict[str, Any], reason: str) -> None:
    assert refused(DOCUMENTS.read, {"game": "bazaar", **fields}, BAZAAR.options).reason == reason


def test_numbers_keep_their_bounds() -> None:
    for value in (0, 1, 3):
        CHECK.number("round", value, most=3)
    CHECK.number("used", 10**9)
    for bounds in ((-1,), (0, 1), (4, 0, 3), (10**9 + 1,), (10**400,)):
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
