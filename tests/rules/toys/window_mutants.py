"""Toy games, and tables, that each break one law of windows, gathering, premoves or options.

:data:`GAME_MUTANTS` pairs a broken game with the law that the kit must name; :data:`TABLE_MUTANTS` names a function of
the table and what replaces it, with a game on which the kit must notice.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from rules.core.contract import AnyGame, Choice, Option, Outcome, Premove, PremoveOffer, Takes
from rules.core.errors import OptionError, TableError
from rules.core.event import Event
from rules.table import conditional_reactions, premoves, table, timeouts, undo
from rules.table.pending import Batch
from tests.rules.toys.bazaar import BAZAAR, BazaarGame
from tests.rules.toys.meadow import (
    MEADOW,
    Claim,
    MeadowGame,
    Pass,
    Take,
)
from tests.rules.toys.sieve import SIEVE, SieveGame, Sink


def replaced(value: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(value, **changes)


# --- whom an action touches


class LastClaimUnseen(MeadowGame):
    """The claim that closes the claims says, as the others do, that it touches nobody."""

    def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
        outcome = super().play(state, seat, action)
        return replaced(outcome, touched=frozenset()) if isinstance(action, Claim) else outcome


class ClaimsExclude(MeadowGame):
    """What one has claimed nobody else may, and they are not told."""

    def list_actions(self, state: Any, seat: int) -> Sequence[Any]:
        taken = [claim for other, claim in enumerate(state.claims) if other != seat]
        legal = super().list_actions(state, seat)
        return [action for action in legal if not (isinstance(action, Claim) and action.plot in taken)]


class MenuMoves(MeadowGame):
    """The menu gathers as many claims as were made: one that is open changes what its buttons mean."""

    def takes(self, observation: Any, choice: Choice) -> Takes:
        return Takes(1, 1 + sum(claim > 0 for claim in observation.claims))


class PlanStale(MeadowGame):
    """Each seat claims twice; once another seat has claimed, the second claim is for the lowest plot only. A plan of
    two claims goes stale, although the first of them is as free as before."""

    def to_act(self, state: Any) -> tuple[int, ...]:
        if state.over or state.turn >= 0:
            return super().to_act(state)
        return tuple(seat for seat, claim in enumerate(state.claims) if claim <= 0)

    def list_actions(self, state: Any, seat: int) -> Sequence[Any]:
        others = any(claim for other, claim in enumerate(state.claims) if other != seat)
        legal = super().list_actions(state, seat)
        return legal[:1] if state.claims[seat] < 0 and others else legal

    def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
        """A first claim is kept as a negative number."""
        if not isinstance(action, Claim) or state.claims[seat]:
            return super().play(state, seat, action)
        claims = (*state.claims[:seat], -action.plot, *state.claims[seat + 1 :])
        return Outcome(replaced(state, claims=claims), (Event("claimed", seat),), touched=frozenset())


class TouchesStrangers(MeadowGame):
    """A seat that nobody sits in is touched."""

    def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
        outcome = super().play(state, seat, action)
        return outcome if outcome.touched is None else replaced(outcome, touched=frozenset({state.seats}))


# --- gathering


class TooManyMust(SieveGame):
    """All three stones must be sunk."""

    def takes(self, observation: Any, choice: Choice) -> Takes:
        count = max(1, len(observation.up)) if choice.value == "sink" else 1
        return Takes(count, count)


class TwoMustBeSold(BazaarGame):
    """Two goods must be sold together, although one may be."""

    def takes(self, observation: Any, choice: Choice) -> Takes:
        most = len(observation.hand)
        return Takes(min(2, most), most) if choice.value == "sell" else Takes()


class LeastAboveMost(SieveGame):
    """At most one stone is sunk at a time, and at least two."""

    def takes(self, observation: Any, choice: Choice) -> Takes:
        return replaced(super().takes(observation, choice), most=1)


class NoneAtAll(SieveGame):
    """No stone need be sunk."""

    def takes(self, observation: Any, choice: Choice) -> Takes:
        return replaced(super().takes(observation, choice), least=0)


class FenceBetween(SieveGame):
    """The first of two stones sunk raises a fence: the two cannot be planned together."""

    def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
        outcome = super().play(state, seat, action)
        if not isinstance(action, Sink) or not outcome.state.up:
            return outcome
        return Outcome(outcome.state, (Event("sunk", seat, {"stone": action.stone}, reveals=True),))


# --- premoves


class OfferOfNothing(MeadowGame):
    """More leftovers must be named than there are."""

    def premove_offers(self, observation: Any) -> tuple[PremoveOffer, ...]:
        return tuple(replaced(offer, least=offer.most + 1) for offer in super().premove_offers(observation))


class OfferClosesElsewhere(MeadowGame):
    """A list ends with what cannot be chosen."""

    def premove_offers(self, observation: Any) -> tuple[PremoveOffer, ...]:
        return tuple(replaced(offer, closing="home") for offer in super().premove_offers(observation))


class OfferTwice(MeadowGame):
    """Two offers have one name."""

    def premove_offers(self, observation: Any) -> tuple[PremoveOffer, ...]:
        return super().premove_offers(observation) * 2


class OfferForEver(MeadowGame):
    """What is left in advance ends nobody knows when."""

    def premove_offers(self, observation: Any) -> tuple[PremoveOffer, ...]:
        return tuple(replaced(offer, until="week") for offer in super().premove_offers(observation))


class OfferToAll(BazaarGame):
    """A spectator may leave an answer, and so may all after the end."""

    def premove_offers(self, observation: Any) -> tuple[PremoveOffer, ...]:
        return (PremoveOffer("never", ("never",), repeats=True),)


class OutOfOrder(MeadowGame):
    """The last one named is taken first."""

    def premove_answer(self, observation: Any, legal: Sequence[Any], premove: Premove) -> Any:
        return super().premove_answer(observation, legal, replaced(premove, steps=premove.steps[::-1]))


class TakesWhatIsGone(MeadowGame):
    """The first one named is taken, be it there or not."""

    def premove_answer(self, observation: Any, legal: Sequence[Any], premove: Premove) -> Any:
        asked = observation.turn >= 0 and observation.turn == observation.viewer
        if premove.name == "rest":
            return Pass() if asked else None
        return Take(int(premove.steps[0])) if asked else None


# --- options


def with_options(game: AnyGame, *options: Option) -> Any:
    return msgspec.structs.replace(game.info, options=options)


class NeedsTheNext(MeadowGame):
    """An option depends on one that stands behind it."""

    info = with_options(MEADOW, *reversed(MEADOW.info.options))


class NeedsNoValue(MeadowGame):
    """An option depends on a value that the other does not have."""

    info = with_options(MEADOW, MEADOW.info.options[0], replaced(MEADOW.info.options[1], needs={"contest": ("dice",)}))


class ForFiveSeats(MeadowGame):
    """An option is for more seats than the game is."""

    info = with_options(MEADOW, replaced(MEADOW.info.options[0], seats=(3, 5)), MEADOW.info.options[1])


class TakesAnyOption(MeadowGame):
    """What does not apply is taken all the same."""

    def options(self, seats: int, chosen: Any) -> dict[str, str]:
        return {option.name: chosen.get(option.name, option.default) for option in self.info.options}


class ForgetsOptions(MeadowGame):
    """What does apply is forgotten."""

    def options(self, seats: int, chosen: Any) -> dict[str, str]:
        return {name: "void" if name == "contest" else value for name, value in super().options(seats, chosen).items()}


class ReadsNoOldOption(MeadowGame):
    """What was chosen before an option depended on another one is refused when it is read."""

    def kept_options(self, seats: int, written: Any) -> dict[str, str]:
        complete = super().kept_options(seats, written)
        if {**complete, **written} != complete:
            raise OptionError("option-not-here")
        return complete


class RefusesOptions(MeadowGame):
    """What applies is refused."""

    def options(self, seats: int, chosen: Any) -> dict[str, str]:
        return super().options(2, chosen)


# --- what nobody is told of


class RestlessCups(BazaarGame):
    """Whoever changes a bid moves the dice, and nobody is told."""

    def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
        outcome = super().play(state, seat, action)
        if not outcome.sealed or state.bids[seat] < 0:
            return outcome
        return replaced(outcome, state=replaced(outcome.state, sides=outcome.state.sides % 6 + 1), events=())


class RollsUnseen(BazaarGame):
    """Whoever changes a bid uses chance, and nobody is told."""

    def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
        outcome = super().play(state, seat, action)
        if not outcome.sealed or state.bids[seat] < 0:
            return outcome
        dice = state.chance.dice()
        dice.below(6)
        return replaced(outcome, state=replaced(outcome.state, chance=dice.rest()), events=())


class EndUnsaid(SieveGame):
    """That the last stone ends the game is not said, though nothing is hidden any more."""

    def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
        return replaced(super().play(state, seat, action), unforeseen=True)


GAME_MUTANTS: tuple[tuple[type[Any], str], ...] = (
    (LastClaimUnseen, "who is not touched keeps its choices"),
    (ClaimsExclude, "who is not touched keeps its choices"),
    (MenuMoves, "who is not touched keeps its choices"),
    (PlanStale, "who is not touched keeps its plan"),
    (TouchesStrangers, "only seats are touched"),
    (TooManyMust, "fewer steps than must be gathered decide nothing"),
    (TwoMustBeSold, "fewer steps than must be gathered decide nothing"),
    (LeastAboveMost, "least is not more than most"),
    (NoneAtAll, "least is not more than most"),
    (FenceBetween, "fewer steps than must be gathered decide nothing"),
    (OfferOfNothing, "what is offered in advance can be left"),
    (OfferClosesElsewhere, "what is offered in advance can be left"),
    (OfferTwice, "premoves offered have names of their own"),
    (OfferForEver, "what is offered in advance can be left"),
    (OfferToAll, "who cannot act is offered nothing in advance"),
    (OutOfOrder, "steps left in advance answer in their order"),
    (TakesWhatIsGone, "a premove gives a legal answer"),
    (RestlessCups, "who is told nothing sees nothing change"),
    (RollsUnseen, "what nobody is told of raises no fence"),
    (NeedsTheNext, "an option depends on seats and on options before it"),
    (NeedsNoValue, "an option depends on seats and on options before it"),
    (ForFiveSeats, "an option depends on seats and on options before it"),
    (TakesAnyOption, "an option that does not apply is refused"),
    (ForgetsOptions, "an option that does not apply has its default"),
    (RefusesOptions, "what applies can be chosen"),
    (EndUnsaid, "an end that nothing hidden comes before is foretold"),
    (ReadsNoOldOption, "an option that does not apply is ignored when read"),
)


# --- tables


_expire, _leave, _take, _fire, _answer = (
    timeouts.expire,
    table.leave_premoves,
    table._take,
    table._fire_premoves,
    premoves.answer,
)
_find_back, _still_asked, _overheard, _settle = (
    undo.find_back,
    table._still_asked,
    conditional_reactions.after_action,
    table.settle,
)
UNSEEN = "what others do unseen changes nothing that is offered"


class HushedBazaar(BazaarGame):
    """A sound game: that a bid was changed is told to nobody."""

    def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
        outcome = super().play(state, seat, action)
        changed = outcome.sealed and state.bids[seat] >= 0
        return replaced(outcome, events=()) if changed else outcome


class EagerMeadow(MeadowGame):
    """A sound game: who wants to rest claims the lowest plot, without being asked."""

    def premove_answer(self, observation: Any, legal: Sequence[Any], premove: Premove) -> Any:
        claiming = observation.turn < 0 and observation.viewer in observation.to_act and premove.name == "rest"
        return legal[0] if claiming else super().premove_answer(observation, legal, premove)


def _of_players(change: Any, **changes: Any) -> Any:
    players = tuple(replaced(player, **changes) for player in change.table.players)
    return replaced(change, table=replaced(change.table, players=players))


def answers_for_who_is_late(game: AnyGame, at: Any, now: float) -> Any:
    """Time that has run out is answered by the game."""
    change = _expire(game, at, now)
    seat = change.entries[0].seat
    step = game.notation(game.default(at.state, seat))
    state = table.act(game, at, seat, [step], now).table.state
    return replaced(change, table=replaced(change.table, state=state))


def asks_for_all(game: AnyGame, at: Any, now: float) -> Any:
    """One late seat makes all seats late."""
    change = _expire(game, at, now)
    return _of_players(change, late=next(player.late for player in change.table.players if player.late))


def asks_again(game: AnyGame, at: Any, now: float) -> Any:
    """The others are asked with no time to decide."""
    return _of_players(_expire(game, at, now), deadline=now)


def says_nothing(game: AnyGame, at: Any, now: float) -> Any:
    """The others are not told that they are to decide."""
    change = _expire(game, at, now)
    return change and replaced(change, entries=())


def makes_stale(game: AnyGame, at: Any, now: float) -> Any:
    """The buttons of who is late are true no more."""
    change = _expire(game, at, now)
    return _of_players(change, version=change.table.players[0].version + 1)


def keeps_expired(game: AnyGame, observation: Any, premove: Premove) -> bool:
    """What was left for a round holds for ever."""
    return False


def keeps_quiet(game: AnyGame, at: Any) -> Any:
    """What has expired answers no more, but is not dropped."""
    return at


def never_spent(game: AnyGame, observation: Any, legal: Any, held: Any) -> Any:
    """A step answers as often as it is asked for."""
    given = _answer(game, observation, legal, held)
    return given and replaced(given, left=tuple(held))


def always_spent(game: AnyGame, observation: Any, legal: Any, held: Any) -> Any:
    """What repeats answers once."""
    given = _answer(game, observation, legal, held)
    return given and replaced(given, left=())


def tells_others(game: AnyGame, at: Any, seat: int, wanted: Any, now: float) -> Any:
    """Who leaves an answer in advance makes everybody's buttons old."""
    change = _leave(game, at, seat, wanted, now)
    players = tuple(replaced(player, version=player.version + 1) for player in change.table.players)
    return replaced(change, table=replaced(change.table, players=players))


def answers_expired(game: AnyGame, observation: Any, legal: Any, held: Any) -> Any:
    """What has expired is dropped only after it was asked once more."""
    return _answer(game, observation, legal, [replaced(one, mark=str(observation.round)) for one in held])


def fires_openly(game: AnyGame, at: Any, now: float) -> Any:
    """The log says that an answer was left in advance."""
    after, entries, touched = _fire(game, at, now)
    told = [replaced(entry, events=(*entry.events, Event("in-advance", entry.seat))) for entry in entries]
    return after, told, touched


def fires_loosely(game: AnyGame, at: Any, now: float) -> Any:
    """What was answered in advance may be taken back."""
    after, entries, touched = _fire(game, at, now)
    if entries:
        after = replaced(after, pending=(Batch(entries[-1].seat, ("pass",)),), pender=entries[-1].seat)
    return after, entries, touched


def fires_twice(game: AnyGame, at: Any, now: float) -> Any:
    """An answer given in advance changes more than the same answer given at the time."""
    after, entries, touched = _fire(game, at, now)
    if entries and not after.ended and game.to_act(after.state):
        seat = game.to_act(after.state)[0]
        after = _take(game, after, seat, [game.notation(game.default(after.state, seat))]).table
    return after, entries, touched


def fences_unseen(game: AnyGame, at: Any, seat: int, steps: Any, free: bool = True) -> Any:
    """Whatever another seat does raises a fence, be it told or not."""
    taken = _take(game, at, seat, steps, free)
    if taken.events or at.pender == seat:
        return taken
    own = tuple(batch for batch in taken.table.pending if batch.seat == seat)
    return replaced(taken, table=replaced(taken.table, fence=at.state, pending=own, pender=seat))


def counts_unseen(game: AnyGame, at: Any, record: Any, seat: int) -> Any:
    """All steps are counted that would be taken back, those as well of which nobody was told."""
    back = _find_back(game, at, record, seat)
    return replaced(back, told=len(back.steps))


def stops_at_unseen(game: AnyGame, at: Any, record: Any, seat: int) -> Any:
    """A turn ends where another seat has done something, be it told or not."""
    back = _find_back(game, at, record, seat)
    if any(step.seat != seat for step in back.steps):
        raise TableError("undo-revealed")
    return back


def forgets_the_question(before: Any, after: Any, entries: Any) -> bool:
    """Whatever is done ends the question, be it told or not."""
    return bool(_still_asked(before, after, entries)) and before.state is after.state


def hears_unseen(game: AnyGame, players: Any, before: Any, seat: int, action: Any, transition: Any) -> Any:
    """Who has bound a move hears of everything."""
    return _overheard(game, players, before, seat, action, replaced(transition, events=("something",)))


def winds_all(game: AnyGame, before: Any, after: Any, entries: Any, now: float, touched: Any, acted: Any = ()) -> Any:
    """Whatever is done makes everybody's buttons old."""
    return _settle(game, before, after, entries, now, frozenset(range(len(after.players))), acted)


TABLE_MUTANTS: tuple[tuple[Any, str, Callable[..., Any], AnyGame, str], ...] = (
    (timeouts, "expire", answers_for_who_is_late, SIEVE, "time that has run out decides nothing"),
    (timeouts, "expire", asks_for_all, BAZAAR, "only who is late is late"),
    (timeouts, "expire", asks_again, BAZAAR, "the others have time to decide"),
    (timeouts, "expire", says_nothing, BAZAAR, "time that has run out is told once"),
    (timeouts, "expire", makes_stale, SIEVE, "who is late has the same choices"),
    (premoves, "has_expired", keeps_expired, MEADOW, "an expired premove is dropped"),
    (table, "_without_expired", keeps_quiet, MEADOW, "an expired premove is dropped"),
    (premoves, "answer", never_spent, MEADOW, "a step left in advance answers once"),
    (premoves, "answer", answers_expired, EagerMeadow(), "an expired premove never answers"),
    (table, "leave_premoves", tells_others, MEADOW, "a premove is known to its seat alone"),
    (premoves, "answer", always_spent, BAZAAR, "a premove that repeats stays"),
    (table, "_fire_premoves", fires_openly, BAZAAR, "a premove looks like an answer given at the time"),
    (table, "_fire_premoves", fires_loosely, BAZAAR, "a premove cannot be taken back"),
    (table, "_take", fences_unseen, HushedBazaar(), UNSEEN),
    (undo, "find_back", counts_unseen, HushedBazaar(), UNSEEN),
    (undo, "find_back", stops_at_unseen, HushedBazaar(), UNSEEN),
    (table, "_still_asked", forgets_the_question, HushedBazaar(), UNSEEN),
    (conditional_reactions, "after_action", hears_unseen, HushedBazaar(), UNSEEN),
    (table, "settle", winds_all, HushedBazaar(), UNSEEN),
    (table, "_fire_premoves", fires_twice, BAZAAR, "a premove answers as its seat would"),
)
