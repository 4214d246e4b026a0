"""Files of games that were changed by hand: only what can be told in a sentence may be raised for them."""

from __future__ import annotations

import json
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

from cogs.history.export import _kept
from render.registry import RENDERERS
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.core.errors import RulesError
from rules.history import files
from rules.registry import GAMES

STRANGE = (
    None, True, -1, 0, 1 << 63, 1e308, "", "\x00", "\u202e", "../../etc/passwd", "<@1> **x**", [], {}, [[[]]],
    "x" * 5000,
)  # fmt: skip
"""Values in place of others."""
SERVICES: Any = SimpleNamespace(tables=SimpleNamespace(games=GAMES), renderers=RENDERERS)
SHORT = 20
"""Steps of the games that are changed: reading one through takes longer than changing it."""


def genuine(slug: str, dice: random.Random) -> bytes:
    """The beginning of a random game, as a file."""
    game = GAMES[slug]
    played = play_random(game, dice.choice(game.info.seats), {}, f"abuse {dice.random()}")
    return files.encode(played.record(game, SHORT))


def forged(good: bytes, dice: random.Random) -> bytes:
    """The file with something changed: bytes, a value, a key, or its end; half of the time with a sum that fits."""
    way = dice.randrange(4)
    if way == 0:
        return good[: dice.randrange(len(good))]
    if way == 1:
        place = dice.randrange(len(good))
        return good[:place] + dice.randbytes(dice.randint(1, 4)) + good[place + 1 :]
    plain = json.loads(good)
    holder: Any = plain
    while isinstance(holder, dict | list) and holder:
        key: Any = dice.choice(sorted(holder)) if isinstance(holder, dict) else dice.randrange(len(holder))
        deeper = holder[key]
        if not isinstance(deeper, dict | list) or not deeper or dice.random() < 0.3:
            if way == 2:
                holder[key] = dice.choice(STRANGE)
            else:
                holder.pop(key)
            break
        holder = deeper
    if dice.random() < 0.5:
        plain.pop("sum", None)
        plain["sum"] = files._sum(plain)
    return json.dumps(plain, ensure_ascii=dice.random() < 0.5).encode()


def open_all(count: int, seed: str) -> tuple[Counter[str], list[str]]:
    """Opens so many: how often what came of it, and what was raised that is no sentence."""
    dice, told, faults = random.Random(f"files {seed}"), Counter[str](), list[str]()
    good = {slug: [genuine(slug, dice) for _ in range(3)] for slug in GAMES}
    words = texts("en")
    for _ in range(count):
        data = forged(dice.choice(good[dice.choice(list(GAMES))]), dice)
        try:
            _kept(SERVICES, words, data)
            told["opened"] += 1
        except RulesError as error:
            told[str(error.reason)] += 1
            if not words.refusal(error):
                faults.append(f"no words for {error.reason}")
        except Exception as error:
            faults.append(f"{error!r}: {data[:300]!r}")
    return told, faults
