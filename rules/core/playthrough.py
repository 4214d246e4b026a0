"""A game told as text that a person can read and compare: every step, what was legal, and what every seat saw change.

A change of the rules, or a leak, shows up as a difference in such a text.
"""

from typing import Any

import msgspec

from rules.core.contract import AnyGame
from rules.core.record import Record, moments


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
        for viewer in (*range(record.seats), None):
            now: dict[str, Any] = msgspec.to_builtins(game.observe(state, viewer))
            then = seen.get(viewer, {})
            changed = {name: value for name, value in now.items() if then.get(name) != value or not then}
            seen[viewer] = now
            name = "all" if viewer is None else str(viewer)
            lines.append(f"  sees {name}: {_flat(changed)}")
        for seat in range(record.seats):
            legal = [game.notation(action) for action in game.legal_actions(state, seat)]
            if legal:
                lines.append(f"  legal {seat} ({len(legal)}): {', '.join(legal)}")
    result = game.result(state)
    if result is not None:
        lines += ["", f"# result: {_flat(msgspec.to_builtins(result))}"]
    return "\n".join(lines) + "\n"


def _flat(value: Any) -> str:
    return msgspec.json.encode(value).decode()
