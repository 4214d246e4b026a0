"""Bazaars that each break one law of the contract, for the conformance kit to find.

Every mutant is a small subclass; :data:`MUTANTS` pairs it with the laws that the kit may name for it.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

import msgspec

from rules.core.bitset import cells_of
from rules.core.chance import Chance, Dice
from rules.core.contract import Choice, Outcome, Premove, Refusal, Result, Transition
from rules.core.event import Event
from tests.rules.toys.bazaar import BazaarGame
from tests.rules.toys.stall import (
    HAND,
    Answer,
    Ask,
    Bazaar,
    Bid,
    Done,
    Peek,
    Sell,
    Skip,
    Stall,
)


def replaced(value: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(value, **changes)


class Unsorted(BazaarGame):
    """Goods are listed from the highest down."""

    def list_actions(self, state: Bazaar, seat: int) -> Sequence[Any]:
        return list(reversed(super().list_actions(state, seat)))


class Duplicate(BazaarGame):
    """The last action is listed twice."""

    def list_actions(self, state: Bazaar, seat: int) -> Sequence[Any]:
        legal = list(super().list_actions(state, seat))
        return legal + legal[-1:]


class NotationClash(BazaarGame):
    """Asking is written without the kind."""

    def notation(self, action: Any) -> str:
        return f"ask {action.seat}" if isinstance(action, Ask) else super().notation(action)


class NotationTooLong(BazaarGame):
    def notation(self, action: Any) -> str:
        return "done" + " and done" * 20 if isinstance(action, Done) else super().notation(action)

    def parse(self, text: str) -> Any:
        return Done() if text.startswith("done") else super().parse(text)


class NotationMisread(BazaarGame):
    """A number read is one too many."""

    def parse(self, text: str) -> Any:
        action = super().parse(text)
        return Peek(action.place % 4 + 1) if isinstance(action, Peek) else action


class NotationCrash(BazaarGame):
    """A number is read without looking whether it is one."""

    def parse(self, text: str) -> Any:
        return Bid(int(text.split()[1])) if text.startswith("bid") else super().parse(text)


class BidsSeen(BazaarGame):
    """Everybody sees the bids under the cups."""

    def observe(self, state: Bazaar, seat: int | None) -> Stall:
        return replaced(super().observe(state, seat), last_bids=state.bids)


class PurseSeen(BazaarGame):
    """A spectator sees the purse of the winner."""

    def observe(self, state: Bazaar, seat: int | None) -> Stall:
        seen = super().observe(state, seat)
        return replaced(seen, purse=state.purses[state.winner]) if seat is None else seen


class EventTells(BazaarGame):
    """The log says which card was looked at."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        if not isinstance(action, Peek):
            return outcome
        told = [replaced(event, args={**event.args, **event.private[seat]}) for event in outcome.events]
        return replaced(outcome, events=tuple(told))


class SealBroken(BazaarGame):
    """The log says how much was bid."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        if not outcome.sealed:
            return outcome
        return replaced(outcome, events=(Event("bid-made", seat, {"amount": action.amount}),))


class FalselySealed(BazaarGame):
    """A question counts as sealed: what others have on their screens would be stale, and they would not know."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        return replaced(outcome, sealed=outcome.sealed or isinstance(action, Ask))


class MenuTells(BazaarGame):
    """Only seats that have such a good can be asked."""

    def list_actions(self, state: Bazaar, seat: int) -> Sequence[Any]:
        legal = super().list_actions(state, seat)
        return [action for action in legal if not isinstance(action, Ask) or _has(state, action.seat, action.kind)]

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> Bazaar:
        state = super().begin(seats, options, chance)
        salt_only = tuple(hand & ~sum(1 << good for good in range(0, 200, 8)) for hand in state.hands[:-1])
        gone = 0
        for old, new in zip(state.hands, salt_only, strict=False):
            gone |= old & ~new
        return replaced(state, hands=(*salt_only, state.hands[-1]), sold=gone)


def _has(state: Bazaar, seat: int, kind: str) -> bool:
    return any((good % 8 == 0) == (kind == "spice") for good in cells_of(state.hands[seat]))


class ImaginesTheIdle(BazaarGame):
    """The others are imagined unable to do anything."""

    def resample_from(self, observation: Stall, dice: Dice) -> Bazaar:
        imagined = super().resample_from(observation, dice)
        return replaced(imagined, chance=Chance(f"idle but {observation.viewer} {imagined.chance.seed}"))

    def list_actions(self, state: Bazaar, seat: int) -> Sequence[Any]:
        idle = state.chance.seed.startswith("idle") and not state.chance.seed.startswith(f"idle but {seat} ")
        return () if idle else super().list_actions(state, seat)


class NoFenceOnPeek(BazaarGame):
    """Who has looked at a card may take that back."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        if not isinstance(action, Peek):
            return outcome
        return Outcome(outcome.state, tuple(replaced(event, reveals=False) for event in outcome.events))


class FenceTells(BazaarGame):
    """Asking a seat with a light purse raises a fence."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        if isinstance(action, Ask) and state.purses[action.seat] < 12:
            outcome = replaced(outcome, events=tuple(replaced(event, reveals=True) for event in outcome.events))
        return outcome


class ShownTooLate(BazaarGame):
    """The preview of being done shows the die."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        return replaced(outcome, shown=None) if isinstance(action, Done) else outcome


class ShownWithoutFence(BazaarGame):
    """The preview of a sale hides it."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        return replaced(outcome, shown=state) if isinstance(action, Sell) else outcome


class PreviewTells(BazaarGame):
    """The die is told before it is said to be a reveal."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        if not isinstance(action, Done):
            return outcome
        return replaced(outcome, events=(Event("drew", seat, {"coins": outcome.state.rolls[-1]}), *outcome.events))


class DocumentForgets(BazaarGame):
    """Who has looked at which card is not written down."""

    def document(self, state: Bazaar) -> dict[str, Any]:
        document = super().document(state)
        del document["known"]
        return document


class DocumentOfNobody(BazaarGame):
    """The number of seats goes by another name."""

    def document(self, state: Bazaar) -> dict[str, Any]:
        document = super().document(state)
        document["traders"] = document.pop("seats")
        return document

    def position(self, document: Mapping[str, Any]) -> Bazaar:
        named = dict(document)
        if "traders" in named:
            named["seats"] = named.pop("traders")
        return super().position(named)


class DocumentCrash(BazaarGame):
    """A document without a round is not foreseen."""

    def position(self, document: Mapping[str, Any]) -> Bazaar:
        return super().position({**document, "round": document["round"]})


class RemembersSecrets(BazaarGame):
    """What was observed last decides what is imagined."""

    def observe(self, state: Bazaar, seat: int | None) -> Stall:
        self.purses = state.purses
        return super().observe(state, seat)

    def resample_from(self, observation: Stall, dice: Dice) -> Bazaar:
        state = super().resample_from(observation, dice)
        free = self.purses if not observation.over and min(observation.decided, default=False) else state.purses
        free = self.purses if not observation.over and not any(observation.decided) else free
        spent = sum(state.purses) - sum(free)
        return replaced(state, purses=free, bank=state.bank + spent)


class ImaginesTheFuture(BazaarGame):
    """The chance that is to come is the same in every imagined state."""

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> Bazaar:
        return replaced(super().begin(seats, options, chance), chance=Chance("fate"))

    def resample_from(self, observation: Stall, dice: Dice) -> Bazaar:
        return replaced(super().resample_from(observation, dice), chance=Chance("fate"))


class ImaginesTooLittle(BazaarGame):
    """An imagined state has lost the sold goods."""

    def resample_from(self, observation: Stall, dice: Dice) -> Bazaar:
        return replaced(super().resample_from(observation, dice), bank=0)


class AcceptsAll(BazaarGame):
    """Whatever is asked for is played."""

    def apply(self, state: Bazaar, seat: int, action: Any) -> Transition[Bazaar]:
        try:
            return super().apply(state, seat, action)
        except Exception:
            return Transition(state, (), state, False, False)


class RefusalWithoutRule(BazaarGame):
    def refuse(self, state: Bazaar, seat: int, action: Any) -> Refusal:
        return Refusal("", "illegal")


class RefusalCrash(BazaarGame):
    """The reason is looked for where there is none."""

    def refuse(self, state: Bazaar, seat: int, action: Any) -> Refusal:
        return Refusal("BZ-4", "no-such-card", {"good": state.row[action.place]})


class NeverEnding(BazaarGame):
    """The last round is played again and again."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        if outcome.state.phase != "over":
            return outcome
        return replaced(outcome, state=replaced(outcome.state, phase="bid"))


class DefaultsForEver(BazaarGame):
    """Whoever is gone sells everything, one good at a time, and there are more than the bound allows."""

    def fallback(self, observation: Stall, legal: Sequence[Any]) -> Any:
        return legal[0]

    def bound(self, seats: int) -> int:
        return HAND


class DefaultIllegal(BazaarGame):
    def fallback(self, observation: Stall, legal: Sequence[Any]) -> Any:
        return Skip()


class GoodsLost(BazaarGame):
    """What is sold is nowhere."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        return replaced(outcome, state=replaced(outcome.state, sold=0))


class Undetermined(BazaarGame):
    """The die depends on how many were rolled before, in any game."""

    def __init__(self) -> None:
        super().__init__()
        self.rolled = count()

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        if not isinstance(action, Done):
            return outcome
        rolls = (*state.rolls, next(self.rolled) % 6)
        return replaced(outcome, state=replaced(outcome.state, rolls=rolls))


class Ledger(Bazaar, frozen=True):
    """A state with a list in it, which all states of a game share."""

    ledger: list[int] = []


class ChangedInPlace(BazaarGame):
    """What was sold is written into a list of the state before."""

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> Bazaar:
        return Ledger(**msgspec.structs.asdict(super().begin(seats, options, chance)), ledger=[])

    def list_actions(self, state: Bazaar, seat: int) -> Sequence[Any]:
        gone = state.ledger if isinstance(state, Ledger) else []
        legal = super().list_actions(state, seat)
        return [action for action in legal if not isinstance(action, Sell) or action.good not in gone]

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        if isinstance(action, Sell) and isinstance(state, Ledger):
            state.ledger.append(action.good)
        return super().play(state, seat, action)

    def document(self, state: Bazaar) -> dict[str, Any]:
        return {**super().document(state), "ledger": state.ledger if isinstance(state, Ledger) else []}

    def position(self, document: Mapping[str, Any]) -> Bazaar:
        known = {name: value for name, value in document.items() if name != "ledger"}
        return Ledger(**msgspec.structs.asdict(super().position(known)), ledger=document["ledger"])


class Descending(BazaarGame):
    """The seats to act are told from the last to the first."""

    def to_act(self, state: Bazaar) -> tuple[int, ...]:
        return super().to_act(state)[::-1]


class OverTooEarly(BazaarGame):
    """A result is there while the last round is played."""

    def result(self, state: Bazaar) -> Result | None:
        return super().result(replaced(state, phase="over") if state.round == state.rounds else state)


class ResultIncomplete(BazaarGame):
    """The ranking leaves the last seat out."""

    def result(self, state: Bazaar) -> Result | None:
        result = super().result(state)
        return result and replaced(result, ranks=result.ranks[:-1])


class CaravanUnscored(BazaarGame):
    """A caravan that nobody plays takes part, and has no score."""

    def result(self, state: Bazaar) -> Result | None:
        result = super().result(state)
        return result and replaced(result, neutrals=("caravan",))


class NobodyWins(BazaarGame):
    """All have lost, and nothing says what against."""

    def result(self, state: Bazaar) -> Result | None:
        result = super().result(state)
        return result and replaced(result, ranks=(2,) * len(result.ranks))


class SecondBest(BazaarGame):
    """Nobody wins, and still some do better than others."""

    def result(self, state: Bazaar) -> Result | None:
        result = super().result(state)
        return result and replaced(result, ranks=(2, *range(3, len(result.ranks) + 2)), verdict="poor")


class ResultUnseen(BazaarGame):
    """A spectator is not told how the game ended."""

    def observe(self, state: Bazaar, seat: int | None) -> Stall:
        seen = super().observe(state, seat)
        return replaced(seen, result=None) if seat is None else seen


class OverUnseen(BazaarGame):
    """A viewer is not told that the game is over, nor that its last round has come."""

    def observe(self, state: Bazaar, seat: int | None) -> Stall:
        seen = super().observe(state, seat)
        return replaced(seen, over=False, round=0) if seen.over else seen


class WrongViewer(BazaarGame):
    """A spectator's observation says that it is seat 0's."""

    def observe(self, state: Bazaar, seat: int | None) -> Stall:
        return replaced(super().observe(state, seat), viewer=seat or 0)


class MenuMerges(BazaarGame):
    """All questions to a seat share one entry."""

    def path(self, action: Any) -> tuple[Choice, ...]:
        return super().path(action)[:2]


class MenuPrefix(BazaarGame):
    """Skipping is written as the beginning of asking."""

    def path(self, action: Any) -> tuple[Choice, ...]:
        return (Choice("what", "ask"),) if isinstance(action, Skip) else super().path(action)


class PremoveIllegal(BazaarGame):
    """An answer left in advance is yes, be there a good or not, and whatever is asked."""

    def premove_answer(self, observation: Stall, legal: Sequence[Any], premove: Premove) -> Any:
        return Answer(True)


class SpendsNoChance(BazaarGame):
    """A die is rolled, and the next one will show the same."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        if not isinstance(action, Done):
            return outcome
        hidden = tuple(replaced(event, reveals=False) for event in outcome.events)
        return Outcome(replaced(outcome.state, chance=state.chance), hidden)


class NothingUndone(BazaarGame):
    """Says that nothing can be taken back, but does not see to it."""

    info = msgspec.structs.replace(BazaarGame.info, undo=False)


class FenceLowered(BazaarGame):
    """The die may be taken back."""

    def apply(self, state: Bazaar, seat: int, action: Any) -> Transition[Bazaar]:
        return replaced(super().apply(state, seat, action), fence=False)


class PurseShown(BazaarGame):
    """Who skips shows the purse; nothing that the action said, and it may be taken back."""

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        outcome = super().play(state, seat, action)
        if not isinstance(action, Skip):
            return outcome
        return replaced(outcome, state=replaced(outcome.state, rolls=(*state.rolls, state.purses[seat])))


class NoAnswer(BazaarGame):
    """A seat that is asked can say nothing."""

    def list_actions(self, state: Bazaar, seat: int) -> Sequence[Any]:
        return () if state.phase == "answer" else super().list_actions(state, seat)


class TurnUnseen(BazaarGame):
    """A viewer is not told who is to act."""

    def observe(self, state: Bazaar, seat: int | None) -> Stall:
        return replaced(super().observe(state, seat), to_act=())


class ClosingStall(Stall, frozen=True, kw_only=True):
    """Says of the coming end what it is told to."""

    said: Any = ""

    @property
    def closing(self) -> Any:
        return "" if self.over else self.said


class Closes(BazaarGame):
    """Says something of the coming end."""

    @abstractmethod
    def says(self, state: Bazaar, seat: int | None) -> str:
        """What a seat is told, or a spectator."""

    def observe(self, state: Bazaar, seat: int | None) -> Stall:
        seen = super().observe(state, seat)
        return ClosingStall(
            **{name: getattr(seen, name) for name in Stall.__struct_fields__}, said=self.says(state, seat)
        )


class ClosingTells(Closes):
    """The last round is announced to whoever is rich."""

    def says(self, state: Bazaar, seat: int | None) -> str:
        return "round" if seat is not None and state.purses[seat] > 8 else ""


class ClosingTakenBack(Closes):
    """The last round is announced whenever a bidding is open."""

    def says(self, state: Bazaar, seat: int | None) -> str:
        return "round" if state.phase == "bid" else ""


class LastTurnGoesOn(Closes):
    """Each turn of a round is announced as the last one."""

    def says(self, state: Bazaar, seat: int | None) -> str:
        return "turn"


class EndStillToCome(BazaarGame):
    """A game that is over is said to be in its last round."""

    def observe(self, state: Bazaar, seat: int | None) -> Stall:
        seen = super().observe(state, seat)
        return ClosingOver(**{name: getattr(seen, name) for name in Stall.__struct_fields__})


class ClosingOver(Stall, frozen=True, kw_only=True):
    """Says that the last round is being played, and never anything else."""

    @property
    def closing(self) -> Any:
        return "round"


class EndGuessed(BazaarGame):
    """Done is said to end the game when the bank is rich, which nobody knows."""

    def apply(self, state: Bazaar, seat: int, action: Any) -> Transition[Bazaar]:
        transition = super().apply(state, seat, action)
        return replaced(transition, ends=transition.ends and sum(state.purses) % 2 == 0)


MUTANTS: tuple[tuple[type[BazaarGame], str], ...] = (
    (Unsorted, "legal actions are sorted"),
    (Duplicate, "legal actions are unique"),
    (NotationClash, "notation is unique"),
    (NotationTooLong, "notation has at most 100 characters"),
    (NotationMisread, "notation parses back"),
    (NotationCrash, "what cannot be read is refused"),
    (BidsSeen, "a sealed action shows only that it was made"),
    (PurseSeen, "states that a viewer cannot tell apart look the same"),
    (EventTells, "events tell a viewer no secret"),
    (SealBroken, "a sealed action shows only that it was made"),
    (FalselySealed, "a sealed action shows only that it was made"),
    (MenuTells, "a menu tells no secret"),
    (NoFenceOnPeek, "without a fence the actor learns nothing"),
    (FenceTells, "a fence does not depend on secrets"),
    (ShownTooLate, "a preview does not tell the future"),
    (ShownWithoutFence, "what is shown early hides a reveal"),
    (PreviewTells, "a preview shows the same whatever is hidden"),
    (DocumentForgets, "a position document round-trips"),
    (DocumentOfNobody, "a position document tells its seats"),
    (DocumentCrash, "a bad position document is refused"),
    (RemembersSecrets, "resampling depends on its arguments only"),
    (ImaginesTheFuture, "an imagined state has a chance of its own"),
    (ImaginesTooLittle, "an imagined state keeps the laws"),
    (ImaginesTheIdle, "in an imagined state whoever is to act can act"),
    (AcceptsAll, "only legal actions are accepted"),
    (RefusalWithoutRule, "a refusal names its rule"),
    (RefusalCrash, "what is not legal is refused"),
    (NeverEnding, "the game ends within its bound"),
    (GoodsLost, "conservation"),
    (Undetermined, "replaying the record gives the state"),
    (ChangedInPlace, "nothing is changed in place"),
    (Descending, "seats to act are ascending"),
    (OverTooEarly, "nobody is to act just when the game is over"),
    (ResultIncomplete, "a result speaks of every side"),
    (CaravanUnscored, "a result speaks of every side"),
    (NobodyWins, "a result names a winner or a verdict"),
    (SecondBest, "a result names a winner or a verdict"),
    (ResultUnseen, "an observation tells the result"),
    (OverUnseen, "an observation tells whether the game is over"),
    (WrongViewer, "an observation names its viewer"),
    (MenuMerges, "a menu leads to every action once"),
    (MenuPrefix, "a menu path goes on from no other"),
    (PremoveIllegal, "a premove gives a legal answer"),
    (SpendsNoChance, "without a fence the actor learns nothing"),
    (FenceLowered, "chance raises a fence"),
    (NothingUndone, "a game without undo fences each action"),
    (PurseShown, "without a fence others learn the action only"),
    (NoAnswer, "a seat to act has actions"),
    (TurnUnseen, "an observation tells who is to act"),
    (ClosingTells, "the coming end is public"),
    (ClosingTakenBack, "a coming end is not taken back"),
    (LastTurnGoesOn, "no turn follows the last one"),
    (EndStillToCome, "an end that has come is not to come"),
    (EndGuessed, "what is told of the end depends on no secret"),
    (DefaultIllegal, "the default is legal"),
    (DefaultsForEver, "defaults end the game"),
)
