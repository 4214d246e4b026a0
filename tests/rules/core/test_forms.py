"""How values are written as JSON and read back."""

from typing import Annotated

import msgspec
import pytest

from rules.core.errors import PositionError
from rules.core.forms import by_word, form_of, named, narrowed, refusing, tallied, written

PIECES = ("ant", "bee", "cow")


unknown = refusing("no-such-piece", "ZI-1.1", "piece")


def test_an_object_by_word_leaves_out_what_is_absent() -> None:
    form = by_word(PIECES, Annotated[int, named(PIECES, unknown)], None)
    assert form.write((None, 2, 0)) == {"bee": "cow", "cow": "ant"}
    assert form.read({"cow": "ant", "bee": "cow"}) == (None, 2, 0)


def test_a_whole_object_names_every_word_and_may_be_read_from_less() -> None:
    form = by_word(PIECES, int, 0, whole=True)
    assert form.write((0, 3, 0)) == {"ant": 0, "bee": 3, "cow": 0}
    assert form.read({"bee": 3}) == (0, 3, 0)


def test_an_unknown_word_is_refused() -> None:
    for form, reason in (
        (by_word(PIECES, int, 0), "position-malformed"),
        (by_word(PIECES, int, 0, unknown), "no-such-piece"),
    ):
        with pytest.raises(PositionError) as refused:
            form.read({"dog": 1})
        assert refused.value.reason == reason
    assert (refused.value.rule, refused.value.details) == ("ZI-1.1", {"piece": "dog"})


def test_a_tally_lists_every_thing() -> None:
    form = tallied(PIECES, unknown)
    assert form.write((2, 0, 1)) == ["ant", "ant", "cow"]
    assert form.read(["cow", "ant", "ant"]) == (2, 0, 1)
    assert form.read([]) == (0, 0, 0)
    with pytest.raises(PositionError, match="no such piece"):
        form.read(["ant", "dog"])


class Herd(msgspec.Struct, frozen=True):
    leader: Annotated[int, named(PIECES, unknown)]
    all: Annotated[tuple[int, ...], tallied(PIECES, unknown)]
    known: tuple[Annotated[tuple[int, ...], by_word(PIECES, int, 0)] | None, ...] = ()


def test_a_struct_is_written_by_the_forms_of_its_fields() -> None:
    herd = Herd(1, (0, 2, 0), ((0, 0, 4), None))
    assert written(herd) == {"leader": "bee", "all": ["bee", "bee"], "known": [{"cow": 4}, None]}
    form = form_of(Herd)
    assert form.read(msgspec.convert(written(herd), form.wire)) == herd


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ｂｕｉｌｄ　Ｃ７", "build C7"),
        ("Ｔ１ー３、Ｔ１－４，T1−5；", "T1-3,T1-4,T1-5;"),
        ("ｐｌａｎ　a　／　b", "plan a / b"),
        ("マーチャント", "マーチャント"),
        ("ﾏｰﾁｬﾝﾄ", "マーチャント"),
        ("Straße", "Straße"),
    ],
)
def test_what_is_typed_is_read_in_the_usual_width(typed: str, meant: str) -> None:
    """The sign of a long vowel is a hyphen between letters and digits only."""
    assert narrowed(typed) == meant
