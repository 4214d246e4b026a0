"""The Table: one game with its players over days. A pure aggregate; time is an argument, in seconds since the epoch.

Every operation takes a table and returns a :class:`Change`: the new table and its log entries. An operation that raises
has changed nothing.

Undo is an entry in the log. It reaches back to the last fence only, and the engine raises the fence itself: when chance
was used, when a player learned anything, when another seat acts, and when an answer was a premove.
"""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from rules.bots import bot_names
from rules.core.contract import AnyGame, Premove, Result, State, Transition
from rules.core.errors import RulesError, TableError
from rules.core.event import Event
from rules.table import conditional_reactions as reactions
from rules.table import conditionals, seat_clock
from rules.table import pending as batches
from rules.table import premoves as advance
from rules.table.clock import PAUSE, Clock, Pause, without_consent
from rules.table.conditionals import Conditional
from rules.table.log_entry import Entry as Entry
from rules.table.not_your_turn import must_decide
from rules.table.pending import AskedBack, Batch
from rules.table.player import UNASKED, Holder, Player, handed_on, without_votes

NOTHING_LEFT: dict[str, Any] = {"premoves": (), "conditionals": (), "heard": ()}
"""The fields of a player without premoves and conditionals."""
Ending = Literal["", "finished", "conceded", "abandoned"]
NOBODY: Mapping[int, float] = MappingProxyType({})  # no seat is on vacation


class Table(msgspec.Struct, frozen=True):
    """A running game. ``pending`` are the batches of steps since ``fence``: what undo may reach. ``pender`` took all
    public ones of them. ``asked_back`` is a request to take back more, until the next public step.

    ``ended`` says how the table closed, empty while it runs; ``start`` is the position document it began from, where
    that was no set-up. ``decisions`` counts those that stand: not what was taken back, or is open again; ``reached`` is
    the most that ever stood at a fence. Time is given only where the game goes further than it ever did, so that
    repeated undo gains none. All stands still in a ``pause``, for ``longest_pause`` seconds at most; ``stood`` is how
    long it did already, with the game gone on to ``stood_at``. ``acted_since`` are the seats of the public steps,
    oldest first, since the last draw or reveal.
    """

    game: str
    rules: int
    options: dict[str, str]
    seed: str
    players: tuple[Player, ...]
    state: Any
    fence: Any
    pending: tuple[Batch, ...] = ()
    pender: int = -1
    version: int = 1
    clock: Clock | None = None
    ended: Ending = ""
    asked_back: AskedBack | None = None
    start: dict[str, Any] | None = None
    decisions: int = 0
    reached: int = 0
    pause: Pause | None = None
    longest_pause: int = PAUSE
    stood: float = 0.0
    stood_at: int = 0
    acted_since: tuple[int, ...] = ()

    def seat_of(self, user_id: int) -> int | None:
        return next((seat for seat, player in enumerate(self.players) if player.user_id == user_id), None)

    @property
    def running(self) -> bool:
        return not self.ended

    @property
    def paused(self) -> bool:
        return self.running and self.pause is not None

    @property
    def went(self) -> int:
        """How far the game has gone, in decisions, including those that were taken back by consent."""
        return max(self.reached, self.decisions)


class Change(msgspec.Struct, frozen=True):
    """What an operation did. ``newly`` are the seats whose decision became pending."""

    table: Table
    entries: tuple[Entry, ...]
    newly: tuple[int, ...] = ()


def start(
    game: AnyGame,
    holders: Sequence[Holder],
    options: dict[str, str],
    seed: str,
    now: float,
    clock: Clock | None = None,
    first: Collection[int] = (),
    new: Collection[int] = (),
    away: Mapping[int, float] = NOBODY,
    position: dict[str, Any] | None = None,
    longest_pause: int = PAUSE,
) -> Change:
    """Opens the game for these holders, in seat order, with a set-up, or from the document of a ``position`` with these
    options. The seats ``first`` play it for the first time, the seats ``new`` have never finished any game, and those
    in ``away`` are on vacation until then. Raises ``OptionError``, ``PositionError``, or ``TableError`` for a person
    with two seats."""
    people = [holder.user_id for holder in holders if not holder.is_bot]
    if len(set(people)) < len(people):
        raise TableError("held-another-seat")
    options = game.options(len(holders), options)
    state = game.setup(len(holders), options, seed) if position is None else game.position(position)
    players = tuple(
        Player(
            holder,
            () if holder.user_id is None else (holder.user_id,),
            left=None if clock is None else clock.opening(first=seat in first),
            began=holder.user_id,
            new=seat in new,
            away=away.get(seat),
        )
        for seat, holder in enumerate(holders)
    )
    table = Table(game.info.slug, game.info.version, options, seed, players, state, state, clock=clock, start=position)
    table = msgspec.structs.replace(table, longest_pause=longest_pause)
    return settle(game, None, table, [Entry("start", None, now)], now, frozenset(range(len(table.players))))


def act(game: AnyGame, table: Table, seat: int, steps: Sequence[str], now: float) -> Change:
    """``seat`` takes these steps together. Raises ``TableError``, ``UnknownNotation`` or ``IllegalAction``."""
    _must_play(game, table, seat, steps)
    taken = _take(game, table, seat, steps)
    after = with_player(taken.table, seat, new=False)
    return settle(game, table, after, [Entry("act", seat, now, taken.steps, taken.events)], now, taken.touched, {seat})


def undo(game: AnyGame, table: Table, seat: int, now: float) -> Change:
    """Takes ``seat``'s last batch of steps back. Raises ``TableError`` when a fence bars it."""
    must_run(table)
    if table.paused:
        raise TableError("table-paused")
    if not can_undo(table, seat):
        raise TableError("nothing-to-undo")
    undone = batches.without_last(game, table.fence, table.pending, seat)
    players = reactions.after_undo(table.players, seat, undone.told)
    open_again = seat in game.to_act(undone.state)
    count = table.decisions - open_again + (seat in game.to_act(table.state))
    acted = batches.without_newest(table.acted_since, seat, len(undone.told))
    back = msgspec.structs.replace(table, state=undone.state, pending=undone.pending, players=players, decisions=count)
    back = msgspec.structs.replace(back, acted_since=acted)
    player = table.players[seat]
    if player.left is not None and open_again:  # the decision is open again, with its time
        late, left = player.was_late, player.left - player.added
        back = with_player(back, seat, left=left, added=0.0, late=late, was_late=None)
    touched = frozenset(range(len(table.players))) if undone.touched is None else undone.touched
    return settle(game, table, back, undone.entries(seat, now), now, touched)


def resign(game: AnyGame, table: Table, seat: int, now: float) -> Change:
    """``seat`` gives up. The last one left wins, and where no person is left the table closes; else a bot player plays
    on in that seat."""
    must_run(table)
    after = fenced(with_player(table, seat, resigned=True, **NOTHING_LEFT))
    entries = [Entry("resign", seat, now)]
    if sum(not player.resigned for player in after.players) == 1:
        after = msgspec.structs.replace(after, ended="conceded")
    elif all(player.is_bot or player.resigned for player in after.players):
        after = msgspec.structs.replace(after, ended="abandoned")
    else:
        bot = new_bot(table)
        after = with_player(after, seat, holder=bot)
        entries.append(Entry("vanish", seat, now, detail=bot.name, former=table.players[seat].holder))
    return settle(game, table, after, entries, now, frozenset({seat}))


def substitute(
    game: AnyGame, table: Table, seat: int, holder: Holder, now: float, *, first: bool = False, new: bool = False
) -> Change:
    """``holder`` takes the seat over, with a whole clock; ``first``: they never played the game, ``new``: they have
    never finished any. Nobody takes over their own seat, and a person who ever held a seat here no other; one who
    returns to their own gets a whole clock where the game has gone on since the seat was given time, else what is
    left."""
    must_run(table)
    if holder.user_id is not None and holder.user_id == table.players[seat].user_id:
        raise TableError("already-seated")
    for other, player in enumerate(table.players):
        if not holder.is_bot and holder.user_id in (*player.held, player.user_id) and other != seat:
            raise TableError("held-another-seat")
    held = table.players[seat].held
    left = None if table.clock is None else table.clock.opening(first=first)
    given: dict[str, Any] = {}
    if holder.user_id is not None and holder.user_id not in held:
        held = (*held, holder.user_id)
    elif table.clock is not None and holder.user_id is not None:
        again, given = table.players[seat].favours_since(table.went) > 0, favoured(table, seat)
        left = seat_clock.successor_time(table.players[seat], table.clock, now) if again else left
    after = with_player(
        table,
        seat,
        holder=holder,
        held=held,
        resigned=False,
        deadline=None,
        left=left,
        away=None,
        new=new,
        **given,
        **NOTHING_LEFT,
        **UNASKED,
    )
    after = msgspec.structs.replace(after, pending=batches.bound(after.pending, seat))
    after = _renamed_bots(after, holder)
    if all(player.is_bot for player in after.players):
        after = msgspec.structs.replace(after, ended="abandoned")
    entry = Entry(
        "vanish" if holder.is_bot else "substitute", seat, now, detail=holder.name, former=table.players[seat].holder
    )
    return settle(game, table, after, [entry], now, frozenset({seat}))


def leave_premoves(game: AnyGame, table: Table, seat: int, premoves: Sequence[Premove], now: float) -> Change:
    """Leaves premoves, sealed, in place of all earlier ones of ``seat``; only their ``name`` and ``steps`` are used.
    Raises ``TableError`` for what is not offered."""
    must_run(table)
    observation = game.observe(table.state, seat)
    left = advance.checked(game, observation, table.players[seat].premoves, premoves)
    return settle(game, table, with_player(table, seat, premoves=left), [], now, frozenset())


def premoves_of(game: AnyGame, table: Table, seat: int) -> tuple[Premove, ...]:
    """The premoves of ``seat`` that still hold."""
    return advance.holding(game, game.observe(table.state, seat), table.players[seat].premoves)


def leave_conditionals(game: AnyGame, table: Table, seat: int, wanted: Sequence[Conditional], now: float) -> Change:
    """Leaves conditional moves, sealed, in place of all earlier ones of ``seat``.

    Raises ``TableError``, or the refusal of the rules for a step that cannot be taken.
    """
    must_run(table)
    if table.paused:
        raise TableError("table-paused")
    conditionals.check(game, game.observe(table.state, seat), conditionals_of(table, seat), wanted)
    after = with_player(table, seat, conditionals=tuple(wanted), heard=())
    return settle(game, table, after, [], now, frozenset())


def conditionals_of(table: Table, seat: int) -> tuple[Conditional, ...]:
    """The conditionals of ``seat`` that still hold, without the steps already taken."""
    player = table.players[seat]
    return conditionals.remaining(player.conditionals, player.heard)


def new_bot(table: Table) -> Holder:
    """A bot player for a seat of this table, with a name that is unused here."""
    names = [player.name for player in table.players]
    return Holder(None, bot_names.free_name(" ".join(names), names))


def owing(game: AnyGame, table: Table) -> tuple[int, ...]:
    """The seats with a pending decision; none once the table has closed."""
    return () if table.ended else game.to_act(table.state)


def is_alone(table: Table, seat: int) -> bool:
    """Whether no other person sits at the table."""
    return all(player.is_bot for other, player in enumerate(table.players) if other != seat)


def is_away(table: Table, seat: int) -> bool:
    """Whether the clock of this seat stands still for a vacation: not where no other player waits, nor once the time
    has run out."""
    return seat_clock.stands_for_vacation(table.players[seat]) and not is_alone(table, seat)


def can_undo(table: Table, seat: int) -> bool:
    """Whether ``seat`` may take its last steps back by itself."""
    return bool(batches.free_of(table.pending, seat))


def result(game: AnyGame, table: Table) -> Result | None:
    """How the table ended: the game's own result, or the ranking after a concession, without neutral sides."""
    finished: Result | None = game.result(table.state)
    if finished is not None or table.ended != "conceded":
        return finished
    ranks = tuple(2 if player.resigned else 1 for player in table.players)
    return Result(ranks, tuple(0 for _ in ranks), (), "conceded")


# --- inside -------------------------------------------------------------------------------------------------------


def with_player(table: Table, seat: int, **changes: Any) -> Table:
    players = list(table.players)
    players[seat] = msgspec.structs.replace(players[seat], **changes)
    return msgspec.structs.replace(table, players=tuple(players))


def _renamed_bots(table: Table, newcomer: Holder) -> Table:
    """Renames a bot player that has the newcomer's name."""
    for seat, player in enumerate(table.players):
        if player.is_bot and not newcomer.is_bot and bot_names.is_taken(player.name, [newcomer.name]):
            renamed = msgspec.structs.replace(player.holder, name=new_bot(table).name)
            table = with_player(table, seat, holder=renamed)
    return table


def fenced(table: Table) -> Table:
    """The table with nothing left to take back."""
    return msgspec.structs.replace(table, fence=table.state, pending=(), pender=-1, reached=table.went)


def favoured(table: Table, seat: int) -> dict[str, Any]:
    """The changed fields of a player who is given a day or a clock once more."""
    return {"favours": table.players[seat].favours_since(table.went) + 1, "favoured_at": table.went}


def must_run(table: Table) -> None:
    if table.ended:
        raise TableError("table-over")


def _must_play(game: AnyGame, table: Table, seat: int, steps: Sequence[str]) -> None:
    must_run(table)
    if table.paused:
        raise TableError("table-paused")
    must_decide(game, table.state, seat, steps[0] if steps else "")


class _Taken(msgspec.Struct, frozen=True):
    """Applied steps in their notation; ``touched`` are the seats whose buttons they made stale, ``fenced``: one of them
    raised a fence."""

    table: Table
    steps: tuple[str, ...]
    events: tuple[Event, ...]
    touched: frozenset[int]
    fenced: bool


def _take(game: AnyGame, table: Table, seat: int, steps: Sequence[str], free: bool = True) -> _Taken:
    """Carries steps out. The first public one raises a fence behind the steps of others before it."""
    if not steps:
        raise TableError("no-steps")
    state, fence, pending, pender = table.state, table.fence, table.pending, table.pender
    begun, reached, acted = state, table.reached, table.acted_since
    taken: list[str] = []
    batch: list[str] = []
    events: list[Event] = []
    touched: frozenset[int] = frozenset({seat})
    raised = False
    for text in steps:
        try:
            action = game.find(game.legal_actions(state, seat), text)
            transition: Transition[State] = game.apply(state, seat, action)
        except RulesError as refusal:
            refusal.step = text
            raise
        taken.append(game.notation(action))
        batch.append(taken[-1])
        events.extend(transition.events)
        heard = reactions.after_action(game, table.players, state, seat, action, transition)
        table = msgspec.structs.replace(table, players=heard)
        state = transition.state
        if transition.events and pender != seat:
            fence, pending, pender, reached = begun, (), seat, table.went
        acted = (*acted, seat) if transition.events else acted
        if transition.fence:
            fence, pending, batch, raised, acted = state, (), [], True, ()
            begun = state
        touched |= frozenset(range(len(table.players))) if transition.touched is None else transition.touched
    if batch:
        pending = (*pending, Batch(seat, tuple(batch), free))
    left = {"fence": fence, "pending": pending, "pender": pender, "reached": reached, "acted_since": acted}
    after = msgspec.structs.replace(table, state=state, **left)
    return _Taken(after, tuple(taken), tuple(events), touched, raised)


def settle(
    game: AnyGame,
    before: Table | None,
    after: Table,
    entries: list[Entry],
    now: float,
    touched: frozenset[int],
    acted: Collection[int] = (),
) -> Change:
    """Plays premoves and conditionals, closes a finished game, updates the clocks, increments the versions.

    A decision has been made by a seat that ``acted`` with one pending, and now has none, or another behind a fence. It
    is given time for it where the game has gone further than ever before.
    """
    after, fired, moved = _fire_premoves(game, after, now)
    entries = entries + fired
    touched |= moved
    answered = [entry.seat for entry in fired if entry.seat is not None and entry.is_told]
    if not after.ended and game.result(after.state) is not None:
        after = msgspec.structs.replace(after, ended="finished")
    left = frozenset[int]() if before is None else handed_on(before.players, after.players)
    if left:  # what they have voted for or agreed to goes with who held these seats
        players, pause = without_votes(after.players, left), without_consent(after.pause, left)
        after = msgspec.structs.replace(after, players=players, pause=pause)
    if before is None or not _still_asked(before, after, entries):
        after = msgspec.structs.replace(after, asked_back=None)
    if after.ended and (before is None or not before.ended):
        entries.append(Entry("end", None, now, detail=after.ended))
        touched = frozenset(range(len(after.players)))
    owed = set() if before is None else set(owing(game, before))
    owes = owing(game, after)
    newly = tuple(seat for seat in owes if seat not in owed)
    legal_changed = {
        seat
        for seat in range(len(after.players))
        if before is not None
        and seat not in touched
        and tuple(game.legal_actions(before.state, seat)) != tuple(game.legal_actions(after.state, seat))
    }
    decided = {seat for seat in (*(set(acted) & owed), *answered) if seat not in owes or not can_undo(after, seat)}
    reopened = {seat for seat in acted if seat not in owed and seat in owes}
    went = after.went if before is None else before.went
    after = msgspec.structs.replace(after, decisions=after.decisions + len(decided) - len(reopened))
    settled = []
    for seat, player in enumerate(after.players):
        version = player.version + (seat in touched or seat in legal_changed)
        if player.is_bot or after.ended:
            timed = seat_clock.without(player, gone=True)
        else:
            moment = seat_clock.ClockSituation(
                owes=seat in owes,
                decided=seat in decided,
                goes_on=after.decisions > went,
                undoable=can_undo(after, seat) and seat not in reopened,
                paused=after.paused,
                alone=is_alone(after, seat),
                now=now,
            )
            timed = seat_clock.after_change(player, after.clock, moment)
        settled.append(msgspec.structs.replace(timed, version=version))
    version = after.version + (1 if before is not None else 0)
    reached = max(after.reached if after.pending else after.went, went if reopened else 0)
    done = msgspec.structs.replace(after, players=tuple(settled), version=version, reached=reached)
    return Change(done, tuple(entries), newly)


def _still_asked(before: Table, after: Table, entries: Sequence[Entry]) -> bool:
    """Whether a request to take steps back still stands: no public step since, and no seat has changed hands."""
    quiet = not any(entry.steps and entry.is_told for entry in entries)
    return quiet and not handed_on(before.players, after.players) and not after.ended


def _fire_premoves(game: AnyGame, table: Table, now: float) -> tuple[Table, list[Entry], frozenset[int]]:
    entries: list[Entry] = []
    touched: frozenset[int] = frozenset()
    fired = not table.ended and not table.paused
    while fired:
        fired = False
        for seat in game.to_act(table.state):
            taken = _take_in_advance(game, table, seat)
            if taken is not None:
                table = fenced(taken.table) if taken.events else taken.table
                entries.append(Entry("premove", seat, now, taken.steps, taken.events))
                touched |= taken.touched
                fired = True
                break
    return _without_expired(game, table), entries, touched


def _take_in_advance(game: AnyGame, table: Table, seat: int) -> _Taken | None:
    """Carries out what ``seat`` has left in advance for the pending decision; ``None`` where it left nothing, or
    nothing legal."""
    held, observation = table.players[seat].premoves, game.observe(table.state, seat)
    given = advance.answer(game, observation, game.legal_actions(table.state, seat), held) if held else None
    if given is not None:
        taken = _take(game, table, seat, [game.notation(given.action)], free=False)
        return msgspec.structs.replace(taken, table=with_player(taken.table, seat, premoves=given.left))
    player = table.players[seat]
    bound = conditionals.due(player.conditionals, player.heard)
    if bound is None:
        return None
    try:
        return _take(game, table, seat, bound.steps, free=False)
    except RulesError:
        return None


def _without_expired(game: AnyGame, table: Table) -> Table:
    """The table without expired premoves, once no undo can restore their time."""
    if any(batch.free for batch in table.pending):
        return table
    for seat, player in enumerate(table.players):
        if player.premoves:
            table = with_player(table, seat, premoves=premoves_of(game, table, seat))
    return msgspec.structs.replace(table, players=tuple(reactions.without_voided(player) for player in table.players))
