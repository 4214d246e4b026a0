"""Entries of a table's log as lines of text, as far as one viewer may know them."""

from collections.abc import Sequence

import msgspec

from cogs.base.answers import LONGEST
from render.kit.renderer import Audience
from render.words.markup import unmarked
from render.words.text import (
    Name,
    Texts,
    label_of,
)
from rules.core.contract import AnyGame
from rules.table import table as core

IN_ADVANCE = ("premove", "standing")
"""Entries shown by their events only, so that nobody notices that the answer was given in advance. Old logs hold the
second word."""


def without_implied(entries: list[core.Entry], implied: frozenset[str]) -> list[core.Entry]:
    """The entries without trailing events that the headline below them repeats."""
    if not entries:
        return entries
    events = entries[-1].events
    while events and events[-1].kind in implied:
        events = events[:-1]
    return [*entries[:-1], msgspec.structs.replace(entries[-1], events=events)]


def tell(game: AnyGame, entries: list[core.Entry], audience: Audience, viewer: int | None = None) -> list[str]:
    """Log entries up to the newest, as lines for ``viewer``."""
    return [line for lines in tell_each(game, entries, audience, viewer) for line in lines]


def tell_each(
    game: AnyGame, entries: list[core.Entry], audience: Audience, viewer: int | None = None
) -> tuple[tuple[str, ...], ...]:
    """The lines of each entry. What happened before a substitution has the name of the player at that time."""
    then = audiences_then(entries, audience)
    return tuple(tell_one(game, entry, held, viewer) for entry, held in zip(entries, then, strict=True))


def tell_one(game: AnyGame, entry: core.Entry, audience: Audience, viewer: int | None) -> tuple[str, ...]:
    """The lines of an entry; ``audience`` has the names of the seats before it. One that nobody is to notice has none:
    whole histories hold the undo of a sealed answer as well."""
    words, labels = audience.texts, audience.written
    lines = words.event_lines(game.info, [event.seen_by(viewer) for event in entry.events], labels)
    if entry.is_told and entry.kind not in ("act", *IN_ADVANCE):
        lines = [_own_line(words, entry, labels), *lines]
    return tuple(line for line in lines if line)


def _own_line(words: Texts, entry: core.Entry, labels: tuple[Name, ...]) -> str:
    """The line of an entry beside its events; ``labels`` are the names of the seats before it."""
    seat = entry.seat if entry.seat is not None and entry.seat < len(labels) else None
    name, detail, key = "" if seat is None else labels[seat], unmarked(entry.detail), f"log-{entry.kind}"
    if entry.kind == "substitute":
        detail = Name(detail)
    elif entry.kind == "vanish" and seat is not None and detail:
        key, detail = "log-bot-sits", label_of(seat, detail, person=False)
    return words.t(key, name=name, detail=detail, steps=entry.shown_count)


def audiences_then(entries: Sequence[core.Entry], audience: Audience) -> list[Audience]:
    """For each entry the audience with the names of the seats before it."""
    found = []
    for entry in reversed(entries):
        if entry.seat is not None and entry.former is not None:
            audience = audience.as_held_by(entry.seat, entry.former.name, not entry.former.is_bot)
        found.append(audience)
    return found[::-1]


def fit(lines: list[str], longest: int = LONGEST) -> str:
    """As many of the last lines as fit one message."""
    kept = [line[:longest] for line in lines]
    while len("\n".join(kept)) > longest:
        kept.pop(0)
    return "\n".join(kept).strip()
