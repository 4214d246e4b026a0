"""What bot players are called."""

from __future__ import annotations

import pytest

from rules.bots.bot_names import NAMES, free_name, is_taken


def test_there_are_names_enough_and_none_is_there_twice() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES) == 20


def test_a_table_full_of_bot_players_has_as_many_names() -> None:
    names: list[str] = []
    for _ in NAMES:
        names.append(free_name("7", names))
    assert sorted(names) == sorted(NAMES)


def test_the_same_key_gives_the_same_name_and_others_give_others() -> None:
    assert free_name("7", []) == free_name("7", [])
    assert len({free_name(str(number), []) for number in range(60)}) > len(NAMES) / 2


@pytest.mark.parametrize("written", ["{}", "  {} ", "{upper}", "{wide}"])
def test_nobody_is_called_like_a_person(written: str) -> None:
    first = free_name("7", [])
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in first)
    person = written.format(first, upper=first.upper(), wide=wide)
    assert is_taken(first, ["Aiko", person])
    assert free_name("7", ["Aiko", person]) != first
