"""What the tests of a game's words need: random games, whole menus, and what must hold for every position told."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple
from unicodedata import east_asian_width

import pytest

from render.kit.renderer import Audience, Renderer
from render.words.text import LANGUAGES as LANGUAGES
from render.words.text import Texts, label_of, texts
from rules.core.chance import Chance
from rules.core.contract import Action, AnyGame, Transition
from rules.core.errors import RulesError
from rules.core.menu import Branch, Node

PLAIN = ("Aiko", "Marta", "健太", "Jules", "Noor")
LONG = tuple("W" * 31 + str(seat) for seat in range(5))
"""The widest names there are."""
BUTTON = 34
"""So many columns of a button a telephone shows (docs/style.md, 9)."""


def labels(seats: int, names: Sequence[str] = PLAIN) -> tuple[str, ...]:
    """The names of the first seats with their emblems."""
    return tuple(label_of(seat, name) for seat, name in enumerate(names[:seats]))


def columns(label: str) -> int:
    """The width of a label: a Japanese character counts two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in label)


class Played(NamedTuple):
    """A position, and what was done in it."""

    before: Any
    seat: int
    done: Transition[Any]


def random_game(
    game: AnyGame, state: Any, seed: str, liked: Callable[[Action], bool] | None = None, often: int = 2
) -> tuple[Played, ...]:
    """A game at random from here; where there are ``liked`` actions, one is taken in all but one of ``often`` cases."""
    dice, steps = Chance(seed).dice(), []
    while acting := game.to_act(state):
        legal = game.legal_actions(state, acting[0])
        kept = [action for action in legal if liked is not None and liked(action)]
        offered = kept if kept and dice.below(often) else legal
        done = game.apply(state, acting[0], offered[dice.below(len(offered))])
        steps.append(Played(state, acting[0], done))
        state = done.state
    return tuple(steps)


def states_of(steps: Sequence[Played]) -> list[Any]:
    """Every position of a game."""
    return [steps[0].before, *(step.done.state for step in steps)]


def after(game: AnyGame, state: Any, *steps: str) -> Any:
    """The position after steps of whoever has to act."""
    for step in steps:
        state = game.apply(state, game.to_act(state)[0], game.parse(step)).state
    return state


def branches_of(node: Node) -> Iterator[Branch]:
    """All branches of a menu."""
    for branch in node.branches:
        yield branch
        if branch.node is not None:
            yield from branches_of(branch.node)


def untold(game: AnyGame, lines: Iterable[str]) -> list[str]:
    """The lines that show a bare id or an argument where words should stand."""
    return [line for line in lines if re.search(rf"[{{@]|error-|{game.info.prefix}-|\w_\w", line)]


def refusals(
    game: AnyGame, said: Texts, states: Iterable[Any], tries: Sequence[str], seats: int = 2
) -> tuple[set[str], set[str]]:
    """What is said when these texts are tried by everybody everywhere: the reasons met, and the sentences."""
    met, sentences = set(), set()
    for state in states:
        for action in map(game.parse, tries):
            for seat in range(seats):
                if action not in game.legal_actions(state, seat):
                    with pytest.raises(RulesError) as refused:
                        game.apply(state, seat, action)
                    met.add(refused.value.reason)
                    sentences.add(said.refusal(refused.value, game.info))
    return met, sentences


def check_limits(game: AnyGame, renderer: Renderer, state: Any, language: str, viewers: Sequence[int | None]) -> None:
    """Blocks, alt texts and headline keep Discord's limits, whoever looks and however long the names are."""
    audience = Audience(texts(language), LONG[: game.seats_in(state)])
    for viewer in viewers:
        seen = game.observe(state, viewer)
        assert all(0 < len(block) <= 1900 for block in renderer.board_text(seen, audience))
        assert 0 < len(renderer.board_alt(seen, audience)) <= 1024
        assert len(renderer.hand_alt(seen, audience)) <= 1024
        assert viewer is None or renderer.hand_alt(seen, audience)
        assert 0 < len(renderer.headline(seen, audience)) <= 500
