"""Which requests of a room are held against Discord's description: those in which something is new."""

from __future__ import annotations

from typing import Any

from tests.playing.endings import with_something_new


def post(*parts: dict[str, Any], content: str = "Hello") -> dict[str, Any]:
    return {"method": "POST", "path": "/channels/123/messages", "json": {"content": content, "components": [*parts]}}


BUTTON = {"type": 2, "style": 1, "label": "Play"}
GREEN = {**BUTTON, "style": 3}
LINK = {"type": 2, "style": 5, "url": "https://example.org"}


def test_other_texts_and_numbers_and_what_both_parts_were_met_with_are_nothing_new():
    both = post(BUTTON, GREEN, content="Good evening")
    assert with_something_new([post(BUTTON), both, post(GREEN, content="Good day")], set()) == [both]
    met = set[Any]()
    with_something_new([both], met)
    assert with_something_new([both, post(GREEN, BUTTON, content="Good morning")], met) == []


def test_the_number_of_a_part_is_no_kind_of_it():
    numbered = [post({**BUTTON, "id": number}) for number in (1, 2)]
    assert len(with_something_new(numbered, set())) == 1


def test_another_kind_of_part_is_new_and_so_are_fewer_fields_another_address_and_twice_the_size():
    met = set[Any]()
    with_something_new([post(BUTTON, GREEN)], met)
    fewer = post({"type": 2, "style": 1})
    elsewhere = {**post(BUTTON, GREEN), "path": "/channels/123/threads"}
    for new in (post(LINK), fewer, elsewhere, post(BUTTON, GREEN, content="x" * 1000)):
        assert with_something_new([new], set(met)) == [new]
