"""Pairs of states that look the same to a viewer, and all that is told, offered, refused and drawn of each."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from render.kit.renderer import Audience, Drawing, PlanView, Renderer
from render.registry import RENDERERS
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.core.errors import RulesError
from rules.registry import GAMES
from tests.render.telling import LANGUAGES, PLAIN

TRIED = 12
"""So many actions of the game are tried at a state, most of which are refused."""

Leaves = dict[str, Any]
"""What leaves for a viewer, by what it is."""


def pairs(slug: str, seed: str, count: int, drawn: int) -> Iterator[tuple[str, list[str]]]:
    """So many pairs of one game: where each was met, and what differs. One in ``drawn`` is drawn as well."""
    game, renderer, dice = GAMES[slug], RENDERERS[slug], random.Random(f"pairs {slug} {seed}")
    met = 0
    for number in range(count):
        seats = dice.choice(game.info.seats)
        options = {option.name: dice.choice(option.values) for option in game.info.options}
        played = play_random(game, seats, game.info.applicable(seats, options), f"{seed} {number}").played
        audience = Audience(texts(dice.choice(LANGUAGES)), PLAIN[:seats])
        actions = [(one.seat, one.action) for one in played]
        for one in played:
            for viewer in (None, *range(seats)):
                if met == count:
                    return
                met += 1
                tried = dice.sample(actions, min(TRIED, len(actions)))
                pictures = renderer if met % drawn == 0 else None
                other = game.resample(one.state, viewer, Dice(f"{seed} {number} {met}"))
                first, second = (leaves(game, state, viewer, audience, tried, pictures) for state in (one.state, other))
                where = f"{slug} {seed} {number}, viewer {viewer}, pair {met}"
                yield where, [what for what in first | second if first.get(what) != second.get(what)]


def leaves(
    game: AnyGame,
    state: Any,
    viewer: int | None,
    audience: Audience,
    tried: Sequence[tuple[int, Any]],
    pictures: Renderer | None,
) -> Leaves:
    """All that the viewer gets of a state; with ``pictures`` those as well."""
    seen, renderer = game.observe(state, viewer), RENDERERS[game.info.slug]
    legal = game.legal_actions(state, viewer) if viewer in game.to_act(state) else ()
    found: Leaves = {
        "who is to act": game.to_act(state),
        "the position as data": game.view(seen),
        "the headline": renderer.headline(seen, audience),
        "the words of the board": renderer.board_text(seen, audience),
        "the description of the board": renderer.board_alt(seen, audience),
        "what is offered": [game.notation(action) for action in legal],
        "what is refused": [refusal(game, state, viewer, action) for seat, action in tried if seat == viewer],
    }
    if pictures is not None:
        found["the board"] = bytes_of(pictures.boards(seen, audience))
        found["the views"] = bytes_of(
            [pictures.look(seen, one.key, audience) for one in pictures.views(seen, audience)]
        )
        if viewer is not None and game.info.secret_hand:
            found["the hand"] = bytes_of([pictures.hand(seen, audience)])
        if legal:
            found["the panel"] = bytes_of(pictures.panel(PlanView(seen, seen, legal), audience))
    return found


def refusal(game: AnyGame, state: Any, seat: int | None, action: Any) -> str:
    """How an action is refused, or that it is not: what it would lead to is not known yet."""
    try:
        game.apply(state, 0 if seat is None else seat, action)
    except RulesError as error:
        return f"{type(error).__name__} {error} {sorted(vars(error).items(), key=str)}"
    return ""


def bytes_of(drawings: Sequence[Drawing]) -> list[tuple[bytes, Any, str]]:
    return [(one.picture.data, one.picture.regions, one.alt) for one in drawings]
