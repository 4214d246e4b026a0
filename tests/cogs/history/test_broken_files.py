"""A file that somebody has changed anywhere: refused in a sentence, or a game that can be looked at all through."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cogs.history import replay
from cogs.history.history_view import HistoryView, read_view
from render.registry import RENDERERS
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.core.errors import OptionError, RecordError
from rules.core.record import Record
from rules.history import files, history, viewer_record
from rules.registry import GAMES
from tests.effort import several

STEPS = 20
EXAMPLES = several(8, 60)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from((0, 1, -1, 2, 5, 99, 10**9, 2**63, -(2**70), 1.5, 1e300)),
    st.sampled_from(("", "0", "x", "@x", "@grass", "{ $seat }", "<@1>", "../../etc/passwd", "é", "x" * 3000)),
    st.sampled_from(([], [0], [None], [[]], ["@x"], {}, {"seat": 1}, {"x": {}})),
)
LAYERS = ("drop", "double", "move", "copy", "add", "replace")


@cache
def exported(slug: str, whole: bool) -> bytes:
    """The file of the first steps of a game: the record, or what its first seat knew."""
    game = GAMES[slug]
    record = play_random(game, game.info.fewest, {}, "broken").record(game)
    names = tuple(f"Guest {number}" for number in range(record.seats))
    record = msgspec.structs.replace(record, steps=record.steps[:STEPS], names=names)
    if whole:
        return files.encode(record)
    entries = history.as_entries(game, record)
    return files.encode(
        viewer_record.viewer_record_of(game, record, entries, 0, names, lambda course, number: ["A line."])
    )


def places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all that stands in a document."""
    found = [path] if path else []
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    return found + [place for key, value in inner for place in places(value, (*path, key))]


def at(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


def changed(document: Any, data: st.DataObject) -> None:
    """Changes one thing in a document, wherever."""
    every = places(document)
    path = data.draw(st.sampled_from(every))
    holder, key = at(document, path[:-1]), path[-1]
    how = data.draw(st.sampled_from(LAYERS))
    if how == "drop":
        del holder[key]
    elif how == "double" and isinstance(holder, list):
        holder.insert(key, holder[key])
    elif how == "move" and isinstance(holder, list):
        holder.insert(data.draw(st.integers(0, len(holder) - 1)), holder.pop(key))
    elif how == "copy":
        holder[key] = json.loads(json.dumps(at(document, data.draw(st.sampled_from(every)))))
    elif how == "add" and isinstance(holder[key], int):
        holder[key] += data.draw(st.sampled_from((-1, 1, 3)))
    else:
        holder[key] = data.draw(JUNK)


def meant(data: bytes) -> Any:
    """What stands in a file, however it is laid out; the sum aside."""
    try:
        document = json.loads(data)
    except ValueError:
        return None
    return {name: value for name, value in document.items() if name != "sum"} if isinstance(document, dict) else None


def is_a_record_without_a_sum(data: bytes) -> bool:
    """Whether a cut has left a shorter record whole; records were kept without a sum before, and are read as they
    are."""
    document = meant(data)
    return document is not None and b'"sum"' not in data and document.keys() <= set(Record.__struct_fields__)


def read(data: bytes) -> HistoryView | None:
    """The game of a file; none where it is refused, in a sentence."""
    words = texts("en")
    try:
        return read_view(GAMES, RENDERERS, words, data)
    except (RecordError, OptionError) as refusal:
        said = words.refusal(refusal)
        assert said.endswith((".", "!"))
        assert "error-" not in said
        return None


@pytest.mark.parametrize("whole", [True, False], ids=["record", "account"])
@pytest.mark.parametrize("slug", GAMES)
@settings(max_examples=EXAMPLES)
@given(data=st.data())
def test_a_changed_file_is_refused_or_can_be_looked_at(slug, whole, data):
    document = json.loads(exported(slug, whole))
    del document["sum"]
    for _ in range(data.draw(st.sampled_from((1, 1, 1, 2, 4)))):
        changed(document, data)
    story = read(files.sealed(document))
    if story is None:
        return
    viewer = story.viewer(story.usual_view)
    course = story.course(viewer)
    for number in range(course.last + 1):
        replay.heading(story, course, number)
        assert all("-event-" not in line for line in replay.tell(story, course, number, viewer))
    number = data.draw(st.integers(0, course.last))
    shown = replay.message_of(story, story.usual_view, lambda course: number)
    assert shown.drawings
    assert story.game.position(story.position(course, number)) is not None


@pytest.mark.parametrize("whole", [True, False], ids=["record", "account"])
@pytest.mark.parametrize("slug", GAMES)
def test_a_file_as_it_was_exported_is_taken(slug, whole):
    assert read(exported(slug, whole)) is not None


@pytest.mark.parametrize("depth", [110, 900, 980, 990, 5000])
def test_a_file_of_values_within_each_other_is_refused_before_it_is_written_again(depth):
    plain = {name: value for name, value in json.loads(exported("sobek", True)).items() if name not in ("sum", "start")}
    start = '{"a": ' * depth + "0" + "}" * depth
    with pytest.raises(RecordError):
        files.encode(files.decode(f'{json.dumps(plain)[:-1]}, "start": {start}}}'))


@settings(max_examples=EXAMPLES * 8)
@given(st.sampled_from([True, False]), st.integers(0), st.integers(0), st.binary(max_size=3))
@example(True, 0, 0, b"\xef\xbb\xbf")
@example(True, 36_893_488_147_419_103_231, 3664801, b"")
def test_a_file_that_is_broken_anywhere_is_refused(whole, first, length, instead):
    data = exported("royal_game_of_ur", whole)
    first %= len(data)
    last = first + length % (len(data) - first)
    broken = data[:first] + instead + data[last:]
    if meant(broken) != meant(data) and not is_a_record_without_a_sum(broken):
        assert read(broken) is None
