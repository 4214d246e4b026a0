"""Where texts send people: the commands and buttons that they name are there, under that name, in every language."""

import re
from collections.abc import Iterator

import pytest

from cogs.games.registry import GAME_COMMANDS
from cogs.permissions.commands import COMMANDS
from render.words.text import texts
from tests.data.texts.reading import COMPLETE, Asked, messages
from tests.data.texts.test_style import said

COMMAND = re.compile(r"(?<![\w/:}])/([a-z]+)(?: ([a-z-]+))?")
"""A command in a sentence, with the word behind it, which may be its second."""
BOLD = re.compile(r"\*\*([^*]+)\*\*")
QUOTED = re.compile(r"\*\*([^*]+)\*\*|[“「„]([^“”「」„]+)[”」“]")
SENDS = re.compile(
    r"error-(?!invite-in-server).*|note-(?!line|to-remember).*|support-(?!heading).*|vacation-.*|quiet-.*|stats-about.*"
    r"|homeless-.*|daily-lost|doctor-channel-gone|cause-(?:not-allowed|no-access)|privacy-unfinished|review-mark|record-.*"
)
"""Texts in which nothing is bold but the buttons that they send to."""
NO_WAY = {"button-desk"}
"""Labels that texts say of the thing itself."""


def labels(language: str) -> dict[str, str]:
    """The labels of buttons that are always the same, by their ids."""
    plain = (key for key, message in messages(language).items() if "button-" in key and not Asked(message).arguments)
    return {key: texts(language).t(key) for key in plain}


def named(language: str, pattern: re.Pattern[str]) -> Iterator[tuple[str, str]]:
    """Each text with what the pattern finds in its forms, but commands and what an argument names."""
    found = ((key, match[match.lastindex or 0]) for key, form in said(language) for match in pattern.finditer(form))
    return ((key, name) for key, name in found if not re.search(r"^/|\{", name))


@pytest.mark.parametrize("language", COMPLETE)
def test_a_command_that_a_text_names_can_be_typed(language: str) -> None:
    known = set(COMMANDS)
    for game in GAME_COMMANDS:
        known |= {name.replace("GAME", game.group) for name in COMMANDS}
    told = [(key, found) for key, form in said(language) for found in COMMAND.findall(form)]
    assert len(told) > 30
    assert [(key, found) for key, found in told if known.isdisjoint((found[0], " ".join(found)))] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_a_button_to_which_a_text_sends_is_there(language: str) -> None:
    there = set(labels(language).values())
    told = [(key, name) for key, name in named(language, BOLD) if SENDS.fullmatch(key)]
    assert len(told) > 30
    assert [(key, name) for key, name in told if name not in there] == []


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_a_button_is_called_by_its_label_in_every_language(language: str) -> None:
    """Rule 1: where English names a button, other languages name it as it is labelled there."""
    english, here = labels("en"), labels(language)
    told: dict[str, set[str]] = {}
    for key, name in named(language, QUOTED):
        told.setdefault(key, set()).add(name)
    ways = [
        (key, {here[button] for button in english if english[button] == name})
        for key, name in named("en", QUOTED)
        if name in {english[button] for button in english.keys() - NO_WAY}
    ]
    assert len(ways) > 60
    assert [(key, called) for key, called in ways if called.isdisjoint(told.get(key, set()))] == []
