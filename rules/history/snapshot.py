"""A table as stored: a JSON document, of this version or an earlier one, so that no upgrade ends a game."""

from typing import Any

import msgspec

from rules.core.contract import AnyGame, Premove
from rules.table import clock
from rules.table.table import Table


def freeze(game: AnyGame, table: Table) -> dict[str, Any]:
    """The table as a JSON document, with its two positions as position documents."""
    plain: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(table, state=None, fence=None))
    plain["state"] = game.document(table.state)
    plain["fence"] = plain["state"] if table.fence is table.state else game.document(table.fence)
    return plain


def thaw(game: AnyGame, document: dict[str, Any]) -> Table:
    """The table of a document made by :func:`freeze`, of this version or an earlier one."""
    players = [_migrate_answers(_migrate_holder(player)) for player in document["players"]]
    players = [{"began": next(iter(player["held"]), None), **player} for player in players]
    pending = [_migrate_batch(batch, document["pender"]) for batch in document["pending"]]
    kept = _migrate_pause(_migrate_clock({**document, "players": players, "pending": pending}))
    table = msgspec.convert({**kept, "state": None, "fence": None}, Table)
    state = game.position(document["state"])
    fence = state if document["fence"] == document["state"] else game.position(document["fence"])
    return msgspec.structs.replace(table, state=state, fence=fence)


def _migrate_clock(document: dict[str, Any]) -> dict[str, Any]:
    """A table's document. Earlier versions had seconds for each decision, now a clock that every decision refills. They
    stored a clock only if it ran, or was stopped by a pause."""
    if "clock" in document:
        return document
    kept = clock.each(document["seconds"])
    players = [{**player, **_migrate_time(player, kept)} for player in document["players"]]
    return {**document, "clock": msgspec.to_builtins(kept), "players": players}


def _migrate_pause(document: dict[str, Any]) -> dict[str, Any]:
    """A table's document. Earlier versions stored only whether the table was paused."""
    if "pause" in document or not document.get("paused"):
        return document
    return {**document, "pause": msgspec.to_builtins(clock.Pause(-1, 0.0, None))}


def _migrate_batch(batch: Any, pender: int) -> Any:
    """Steps that can be taken back. In earlier versions all of them were those of one seat, and plain."""
    return {"seat": pender, "steps": batch} if isinstance(batch, list | tuple) else batch


def _migrate_time(player: dict[str, Any], kept: clock.Clock | None) -> dict[str, Any]:
    if kept is None or player["holder"]["user_id"] is None:
        return {"deadline": None, "left": None}
    stands = player["deadline"] is None and player["left"] is None
    return {"left": kept.opening()} if stands else {}


def _migrate_answers(document: dict[str, Any]) -> dict[str, Any]:
    """A player's document. Premoves of earlier versions were plain choices, which held until the end of the game."""
    if "standing" not in document:
        return document
    kept = [Premove(choice, (choice,), repeats=True) for choice in document["standing"]]
    return {**document, "premoves": msgspec.to_builtins(kept)}


def _migrate_holder(document: dict[str, Any]) -> dict[str, Any]:
    """A player's document. Earlier versions stored its holder as ``user`` (an id as text, empty for the bot player) and
    ``name``, and ``held`` as texts."""
    if "user" not in document:
        return document
    kept = {name: value for name, value in document.items() if name not in ("user", "name")}
    user_id = int(document["user"]) if document["user"] else None
    held = [int(user) for user in document.get("held", ())]
    return {**kept, "holder": {"user_id": user_id, "name": document["name"]}, "held": held}
