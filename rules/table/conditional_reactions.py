"""How steps taken, and taken back, affect the seats with conditional moves."""

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, State, Transition
from rules.table import conditionals
from rules.table.player import Player


def after_action(
    game: AnyGame, players: Sequence[Player], before: Any, seat: int, action: Action, transition: Transition[State]
) -> tuple[Player, ...]:
    """The players after ``action`` of ``seat``. A seat that has moved, or has learned more than that it was taken,
    loses its conditionals; a hidden step reaches no seat."""
    after = []
    for number, player in enumerate(players):
        if player.conditionals and (transition.events or number == seat):
            seen, then = game.observe(before, number), game.observe(transition.state, number)
            dice = Dice(f"heard {number} {game.notation(action)} {len(player.heard)}")
            if number == seat or conditionals.learned(game, seen, then, seat, action, dice):
                player = without_conditionals(player)
            else:
                player = msgspec.structs.replace(player, heard=(*player.heard, (seat, game.notation(action))))
        after.append(player)
    return tuple(after)


def after_undo(players: Sequence[Player], seat: int, steps: Sequence[str]) -> tuple[Player, ...]:
    """The players after ``seat`` has taken ``steps`` back, as if they were never made. A player who knew only some of
    them loses their conditionals."""
    back = tuple((seat, step) for step in steps)
    after = []
    for player in players:
        if player.conditionals:
            since = max(0, len(player.heard) - len(back))
            knew = player.heard[since:] == back
            player = (
                msgspec.structs.replace(player, heard=player.heard[:since]) if knew else without_conditionals(player)
            )
        after.append(player)
    return tuple(after)


def without_voided(player: Player) -> Player:
    """The player without conditionals that the others' steps have voided."""
    if not player.conditionals:
        return player
    holding = conditionals.waiting_for(player.conditionals, player.heard)
    return msgspec.structs.replace(player, conditionals=holding) if holding else without_conditionals(player)


def without_conditionals(player: Player) -> Player:
    """The player without conditionals."""
    return msgspec.structs.replace(player, conditionals=(), heard=())
