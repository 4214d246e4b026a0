"""A game as readable, comparable text: every step, what was legal, and what every seat saw change.

A change of the rules, or a leak, shows up as a diff. ``all see`` is the change of the spectator's view; a seat's line
holds only where its own view changed otherwise.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from rules.core.contract import AnyGame
from rules.core.record import Record, moments

SHOWN = 70
"""The most legal actions that are written out."""


def told(game: AnyGame, record: Record) -> str:
    """The playthrough of ``record``."""
    lines = [f"{record.game}, {record.seats} seats, seed {record.seed}, options {_flat(record.options)}"]
    seen: dict[int | None, dict[str, Any]] = {}
    for moment in moments(game, record):
        state: Any = moment.state
        lines.append("")
        if moment.step is None:
            lines.append("# start")
        else:
            lines.append(f"# {moment.number}. seat {moment.step.seat}: {moment.step.action}")
        for event in moment.events:
            mark = "!" if event.reveals else "-"
            lines.append(
                f"  {mark} {event.kind} {'' if event.seat is None else event.seat} {_flat(event.args)}".rstrip()
            )
            lines.extend(f"    only {seat}: {_flat(args)}" for seat, args in sorted(event.private.items()))
        common: dict[str, Any] = {}
        for viewer in (None, *range(record.seats)):
            now: dict[str, Any] = game.view(game.observe(state, viewer))
            then = seen.get(viewer, {})
            changed = _difference(then, now)
            seen[viewer] = now
            if viewer is None:
                common = changed
                lines.append(f"  all see: {_flat(changed)}")
                continue
            own = {name: value for name, value in changed.items() if common.get(name) != value and name != "viewer"}
            if own:
                lines.append(f"  {viewer} sees: {_flat(own)}")
        for seat in range(record.seats):
            legal = [game.notation(action) for action in game.legal_actions(state, seat)]
            if legal:
                lines.append(f"  legal {seat} ({len(legal)}): {_listed(legal)}")
    result = game.result(state)
    if result is not None:
        lines += ["", f"# result: {_flat(msgspec.to_builtins(result))}"]
    return "\n".join(lines) + "\n"


def _difference(then: Any, now: Any) -> Any:
    """What is new in ``now``: changed fields (``None`` for removed ones), and by index the changed items of lists of
    the same length."""
    if isinstance(then, dict) and isinstance(now, dict):
        changed = {name: _difference(then.get(name), value) for name, value in now.items() if then.get(name) != value}
        return changed | {name: None for name in then if name not in now}
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now) > 2:
        pairs = enumerate(zip(then, now, strict=True))
        return {str(number): _difference(old, new) for number, (old, new) in pairs if old != new}
    return now


def _listed(legal: Sequence[str]) -> str:
    """The legal actions; of a long list the beginning, with a digest of the rest."""
    if len(legal) <= SHOWN:
        return ", ".join(legal)
    digest = blake2b("\n".join(legal).encode(), digest_size=6).hexdigest()
    return ", ".join(legal[:SHOWN]) + f", ... [{digest}]"


def _flat(value: Any) -> str:
    return msgspec.json.encode(value).decode()
