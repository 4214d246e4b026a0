"""Golden playthroughs on every map: what the bot players do, what happens, and what it is worth.

``python -m tests.rules.iwari.golden`` writes them anew; a person reads the difference."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from rules.bots import bot_player
from rules.core.chance import Dice
from rules.iwari import IWARI as GAME

FOLDER = Path(__file__).parent / "golden"

PLAYED: dict[str, tuple[int, dict[str, str]]] = {
    "new_horizons": (3, {}),
    "vast_lands": (4, {"feats": "on", "settlement_scope": "along_roads"}),
    "floating_lands": (2, {"feats": "on", "expeditions": "on"}),
    "glacier_mass": (5, {"feats": "on", "finish_round": "on", "open_draft": "on"}),
    "crescent": (3, {"feats": "on", "expeditions": "on", "settlement_scope": "along_roads"}),
    "long_way": (2, {"expeditions": "on", "settlement_scope": "along_roads"}),
}
"""Map -> seats and the other options."""


def told_now(name: str) -> str:
    """The playthrough on this map as the present rules play it."""
    seats, options = PLAYED[name]
    state: Any = GAME.setup(seats, {"map": name, **options}, "golden")
    dice = Dice(f"golden {name}")
    lines = [f"{name}, {seats} seats, {_flat(options)}", f"start: {_flat(GAME.document(state))}"]
    number = 0
    while owing := GAME.to_act(state):
        seat = owing[0]
        action = bot_player.choose(GAME, GAME.observe(state, seat), seat, dice, bot_player.QUICK)
        number += 1
        lines.append(f"{number}. seat {seat}: {GAME.notation(action)}")
        transition = GAME.apply(state, seat, action)
        lines += [f"   {_flat(event)}" for event in transition.events]
        state = transition.state
    lines += [f"end: {_flat(GAME.document(state))}", f"result: {_flat(GAME.result(state))}"]
    return "\n".join(lines) + "\n"


def _flat(value: Any) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tests.rules.iwari.golden", description=__doc__).parse_args()
    FOLDER.mkdir(exist_ok=True)
    for each in PLAYED:
        (FOLDER / f"{each}.txt").write_text(told_now(each))
