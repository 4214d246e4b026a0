"""The end of the game (SB-10, SB-11.3)."""

from msgspec.structs import replace

from rules.core.event import Event
from rules.sobek.sales import best_discard
from rules.sobek.scoring import deben_to_draw
from rules.sobek.state import SobekState, with_own
from rules.sobek.tokens import without


def closed(state: SobekState) -> tuple[SobekState, list[Event]]:
    """Sets are discarded, hands become corruption (SB-10.2 to SB-10.4), Deben tokens are drawn (SB-11.3)."""
    events: list[Event] = []
    for seat, hand in enumerate(state.hands):
        discarded = best_discard(hand, state.sold(seat))
        rest = hand ^ discarded
        state = replace(state, removed=state.removed | discarded)
        state = with_own(state, seat, hands=0, corruption=state.corruption[seat] | rest)
        if discarded:
            events.append(Event("set-discarded", seat, {"count": discarded.bit_count()}, reveals=True))
        if rest:
            events.append(Event("hand-corrupted", seat, {"count": rest.bit_count()}, reveals=True))
    state, drawn = _drawn(state)
    return replace(state, over=True, forced=0, extra=False, put_back=(0,) * state.seats), events + drawn


def _drawn(state: SobekState) -> tuple[SobekState, list[Event]]:
    """The lower corruption draws Deben tokens, as many as there are at most."""
    corruption = tuple(map(state.corruption_count, range(state.seats)))
    due = deben_to_draw(corruption)
    if due is None:
        return state, [Event("corruption-equal", None, {"count": corruption[0]}, reveals=True)]
    if not state.bag:
        return state, []
    seat, count = due
    dice = state.chance.dice()
    bag, won = state.bag, []
    for _ in range(min(count, len(bag))):
        value = dice.pick(bag)
        bag = without(bag, value)
        won.append(value)
    debens = tuple(sorted((*state.debens[seat], *won)))
    state = replace(with_own(state, seat, debens=debens), bag=bag, chance=dice.rest())
    return state, [
        Event(
            "deben-won",
            seat,
            {"count": len(won), "value_list": won, "own": corruption[seat], "other": corruption[1 - seat]},
            reveals=True,
        )
    ]
