"""What somebody hears of a table who cannot see it: the strings of the board in words, the hand's alt text and the
panel's answers, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from render.kit.renderer import Audience
from render.registry import RENDERERS
from render.words.text import texts
from rules.core.contract import Action, AnyGame
from rules.core.menu import SPLITS, Branch, Node, first_action, menu_of

NAMES = ("Aiko", "Marta")
MOST = 160
"""So many answers are listened to before one is given, those first that the menu has first."""


@dataclass(frozen=True)
class Heard:
    """The ``board`` in words, the ``hand``, and the ``answers`` of the panel: the labels and hints on the way to each,
    as lists and buttons have them."""

    board: str
    hand: str
    answers: tuple[str, ...]


def listen(game: AnyGame, state: Any, seat: int, language: str) -> tuple[Heard, tuple[Action, ...]]:
    """What the player of ``seat`` hears in a language; and the actions that the answers stand for, in their order,
    which only who carries an answer out needs to know."""
    renderer, seen = RENDERERS[game.info.slug], game.observe(state, seat)
    audience = Audience(texts(language), NAMES).aloud
    menu = menu_of(game, seen, game.offered(seen, game.legal_actions(state, seat)))

    def walk(node: Node, way: tuple[str, ...]) -> Iterator[tuple[str, Action]]:
        for branch in node.branches:
            told = way if branch.choice.question in SPLITS else (*way, spoken(branch))
            if branch.action is not None:
                yield ". ".join(told), branch.action
            elif branch.node is not None:
                yield from walk(branch.node, told)

    def spoken(branch: Branch) -> str:
        label = audience.texts.choice(game.info, branch.choice)
        hint = renderer.hint(seen, branch.choice, first_action(branch), audience)
        return f"{label}: {hint}" if hint else label

    found = [answer for answer, _ in zip(walk(menu, ()), range(MOST), strict=False)]
    heard = Heard(
        "\n".join(renderer.board_text(seen, audience)), renderer.hand_alt(seen, audience), tuple(a for a, _ in found)
    )
    return heard, tuple(action for _, action in found)
