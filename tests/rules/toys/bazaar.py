"""Bazaar: a toy game that needs everything the rules layer offers, and little else.

Two to four traders hold hidden goods and a hidden purse. Rules, numbered as refusals name them:

BZ-1  A round opens with a bidding: every seat bids coins under a cup, and may change its bid until all have bid.
BZ-2  A bid is at most nine coins and at most what the purse holds.
BZ-3  All bids are revealed together. The highest wins and pays; a tie is drawn by lot. Nobody else pays.
BZ-4  The winner looks at one card of the face-down row, alone, and may look at it again for the rest of the game.
BZ-5  The winner then asks one other seat for a good of one kind, or skips.
BZ-6  The seat that was asked, and nobody else, answers. Yes hands over its lowest good of that kind, face down, for
      two coins of the bank; without such a good the answer is no, but the seat is asked all the same.
BZ-7  The winner then sells any of its goods to the bank, face up, each for its value.
BZ-8  Goods are sold in ascending order.
BZ-9  When the winner is done it rolls a die and draws that many coins. The next round follows.
BZ-10 After the last round the purses are opened: the score is the number of full fives. Ties are shared.
BZ-11 Nothing is done after the end.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rules.core.bitset import cells_of, mask_of
from rules.core.chance import Chance, Dice
from rules.core.contract import (
    Choice,
    Game,
    GameInfo,
    Option,
    Outcome,
    Premove,
    PremoveOffer,
    Refusal,
    Result,
    Takes,
    ranks_of,
)
from rules.core.errors import PositionError, UnknownNotation
from rules.core.event import Event
from tests.rules.toys.stall import (
    COINS,
    HAND,
    KINDS,
    ROW,
    TOP_BID,
    TYPES,
    Answer,
    Ask,
    Bazaar,
    Bid,
    Document,
    Done,
    Peek,
    Sell,
    Skip,
    Stall,
    goods_of,
    kind_of,
    value_of,
)

NEVER = PremoveOffer("never", ("never",), repeats=True)
"""Says no to every question, whatever the hand."""


def _with(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


class BazaarGame(Game[Bazaar, Any, Stall]):
    info = GameInfo(
        "bazaar",
        "Bazaar",
        "BZ",
        (2, 3, 4),
        (Option("rounds", ("2", "3"), "2"), Option("die", ("four", "six"), "six")),
        1,
        {2: 5, 3: 7, 4: 9},
    )

    # --- the course of a game

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> Bazaar:
        dice = chance.dice()
        goods = dice.shuffled(tuple(cells_of(goods_of(seats))))
        hands = tuple(mask_of(goods[seat * HAND : (seat + 1) * HAND]) for seat in range(seats))
        purses = tuple(5 + dice.below(6) for _ in range(seats))
        return Bazaar(
            chance=dice.rest(),
            rounds=int(options["rounds"]),
            sides={"four": 4, "six": 6}[options["die"]],
            hands=hands,
            purses=purses,
            bank=COINS * seats - sum(purses),
            row=goods[-ROW:],
            known=(0,) * seats,
            bids=(-1,) * seats,
        )

    def to_act(self, state: Bazaar) -> tuple[int, ...]:
        if state.phase == "over":
            return ()
        if state.phase == "bid":
            return tuple(seat for seat, bid in enumerate(state.bids) if bid < 0)
        return (state.asked if state.phase == "answer" else state.winner,)

    def list_actions(self, state: Bazaar, seat: int) -> Sequence[Any]:
        if state.phase == "bid":
            return [Bid(amount) for amount in range(min(TOP_BID, state.purses[seat]) + 1)]
        if seat not in self.to_act(state):
            return []
        if state.phase == "peek":
            return [Peek(place) for place in range(1, ROW + 1)]
        if state.phase == "ask":
            return [Skip(), *(Ask(other, kind) for other in range(state.seats) if other != seat for kind in KINDS)]
        if state.phase == "answer":
            able = any(kind_of(good) == state.kind for good in cells_of(state.hands[seat]))
            return [Answer(False), Answer(True)] if able else [Answer(False)]
        return [*(Sell(good) for good in cells_of(state.hands[seat]) if good > state.last), Done()]

    def play(self, state: Bazaar, seat: int, action: Any) -> Outcome[Bazaar]:
        if isinstance(action, Bid):
            return self._bid(state, seat, action.amount)
        if isinstance(action, Peek):
            event = Event(
                "peeked", seat, {"place": action.place}, {seat: {"good": state.row[action.place - 1]}}, reveals=True
            )
            known = _with(state.known, seat, state.known[seat] | 1 << action.place)
            return Outcome(msgspec.structs.replace(state, known=known, phase="ask"), (event,), shown=state)
        if isinstance(action, Skip):
            return Outcome(msgspec.structs.replace(state, phase="sell"), (Event("skipped", seat),))
        if isinstance(action, Ask):
            asking = msgspec.structs.replace(state, phase="answer", asked=action.seat, kind=action.kind)
            return Outcome(asking, (Event("asked", seat, {"of": action.seat, "kind": f"@{action.kind}"}),))
        if isinstance(action, Answer):
            return self._answer(state, seat, action.yes)
        if isinstance(action, Sell):
            return self._sell(state, seat, action.good)
        return self._done(state, seat)

    def _bid(self, state: Bazaar, seat: int, amount: int) -> Outcome[Bazaar]:
        state = msgspec.structs.replace(state, bids=_with(state.bids, seat, amount))
        made = Event("bid-made", seat, private={seat: {"amount": amount}})
        if min(state.bids) < 0:
            return Outcome(state, (made,), sealed=True)
        tied = [other for other, bid in enumerate(state.bids) if bid == max(state.bids)]
        dice = state.chance.dice()
        winner = tied[0] if len(tied) == 1 else dice.pick(tied)
        won = msgspec.structs.replace(
            state,
            chance=dice.rest(),
            purses=_with(state.purses, winner, state.purses[winner] - state.bids[winner]),
            bank=state.bank + state.bids[winner],
            bids=(-1,) * state.seats,
            last_bids=state.bids,
            winner=winner,
            phase="peek",
        )
        revealed = Event("bids-revealed", None, {"bids": list(state.bids)}, reveals=True)
        return Outcome(won, (made, revealed, Event("won", winner)), shown=state)

    def _answer(self, state: Bazaar, seat: int, yes: bool) -> Outcome[Bazaar]:
        on = msgspec.structs.replace(state, phase="sell", asked=-1, kind="")
        if not yes:
            return Outcome(on, (Event("declined", seat),))
        good = next(good for good in cells_of(state.hands[seat]) if kind_of(good) == state.kind)
        hands = _with(state.hands, seat, state.hands[seat] ^ 1 << good)
        hands = _with(hands, state.winner, hands[state.winner] | 1 << good)
        secret = {state.winner: {"good": good}, seat: {"good": good}}
        event = Event("handed", seat, {"to": state.winner, "kind": f"@{state.kind}"}, secret, reveals=True)
        purses = _with(state.purses, seat, state.purses[seat] + 2)
        handed = msgspec.structs.replace(on, hands=hands, purses=purses, bank=state.bank - 2)
        return Outcome(handed, (event,), shown=state)

    def _sell(self, state: Bazaar, seat: int, good: int) -> Outcome[Bazaar]:
        sold = msgspec.structs.replace(
            state,
            hands=_with(state.hands, seat, state.hands[seat] ^ 1 << good),
            sold=state.sold | 1 << good,
            purses=_with(state.purses, seat, state.purses[seat] + value_of(good)),
            bank=state.bank - value_of(good),
            last=good,
        )
        return Outcome(sold, (Event("sold", seat, {"good": good}),))

    def _done(self, state: Bazaar, seat: int) -> Outcome[Bazaar]:
        dice = state.chance.dice()
        roll = 1 + dice.below(state.sides)
        over = state.round == state.rounds
        rolled = msgspec.structs.replace(
            state,
            chance=dice.rest(),
            purses=_with(state.purses, seat, state.purses[seat] + roll),
            bank=state.bank - roll,
            rolls=(*state.rolls, roll),
            last=0,
            winner=-1,
            round=state.round + (not over),
            phase="over" if over else "bid",
        )
        return Outcome(rolled, (Event("done", seat), Event("rolled", seat, {"roll": roll}, reveals=True)), shown=state)

    def refuse(self, state: Bazaar, seat: int, action: Any) -> Refusal:
        if state.phase == "over":
            return Refusal("BZ-11", "game-over")
        wanted, rule = {
            Bid: ("bid", "BZ-1"),
            Peek: ("peek", "BZ-4"),
            Skip: ("ask", "BZ-5"),
            Ask: ("ask", "BZ-5"),
            Answer: ("answer", "BZ-6"),
            Sell: ("sell", "BZ-7"),
            Done: ("sell", "BZ-9"),
        }[type(action)]
        if state.phase != wanted:
            return Refusal(rule, "other-phase", {"phase": state.phase})
        if isinstance(action, Bid):
            return Refusal("BZ-2", "bid-too-high", {"purse": state.purses[seat]})
        if seat not in self.to_act(state):
            return Refusal(rule, "not-your-decision")
        if isinstance(action, Peek):
            return Refusal("BZ-4", "no-such-place")
        if isinstance(action, Ask):
            return Refusal("BZ-5", "nobody-to-ask", {"of": action.seat})
        if isinstance(action, Answer):
            return Refusal("BZ-6", "no-such-good", {"kind": f"@{state.kind}"})
        owned = action.good >= 0 and bool(state.hands[seat] >> action.good & 1)
        return Refusal("BZ-8", "order-is-ascending") if owned else Refusal("BZ-7", "good-not-owned")

    def observe(self, state: Bazaar, seat: int | None) -> Stall:
        known = 0 if seat is None else state.known[seat]
        return Stall(
            viewer=seat,
            to_act=self.to_act(state),
            over=state.phase == "over",
            result=self.result(state),
            rounds=state.rounds,
            sides=state.sides,
            round=state.round,
            phase=state.phase,
            sizes=tuple(hand.bit_count() for hand in state.hands),
            decided=tuple(bid >= 0 for bid in state.bids),
            known=state.known,
            sold=tuple(cells_of(state.sold)),
            winner=state.winner,
            asked=state.asked,
            kind=state.kind,
            last=state.last,
            last_bids=state.last_bids,
            rolls=state.rolls,
            row=tuple(good if known >> place & 1 else 0 for place, good in enumerate(state.row, 1)),
            hand=() if seat is None else tuple(cells_of(state.hands[seat])),
            purse=-1 if seat is None else state.purses[seat],
            bid=-1 if seat is None else state.bids[seat],
            purses=state.purses if state.phase == "over" else (),
        )

    def resample_from(self, observation: Stall, dice: Dice) -> Bazaar:
        seats = len(observation.sizes)
        seen = mask_of(observation.hand) | mask_of(observation.sold) | mask_of(g for g in observation.row if g)
        unseen = list(dice.shuffled(tuple(cells_of(goods_of(seats) & ~seen))))
        row = tuple(good or unseen.pop() for good in observation.row)
        hands, purses, bids = [], [], []
        for seat, size in enumerate(observation.sizes):
            own = seat == observation.viewer
            hands.append(mask_of(observation.hand if own else [unseen.pop() for _ in range(size)]))
            purses.append(observation.purse if own else dice.below(30))
            guess = dice.below(min(TOP_BID, purses[seat]) + 1)
            bids.append(observation.bid if own else guess if observation.decided[seat] else -1)
        held = observation.purses or tuple(purses)
        return Bazaar(
            chance=Chance(dice.branch()),
            rounds=observation.rounds,
            sides=observation.sides,
            hands=tuple(hands),
            purses=held,
            bank=COINS * seats - sum(held),
            row=row,
            known=observation.known,
            bids=tuple(bids),
            phase=observation.phase,
            round=observation.round,
            sold=mask_of(observation.sold),
            winner=observation.winner,
            asked=observation.asked,
            kind=observation.kind,
            last=observation.last,
            last_bids=observation.last_bids,
            rolls=observation.rolls,
        )

    def fallback(self, observation: Stall, legal: Sequence[Any]) -> Any:
        return legal[-1] if observation.phase == "sell" else legal[0]

    def result(self, state: Bazaar) -> Result | None:
        if state.phase != "over":
            return None
        fives = tuple(purse // 5 for purse in state.purses)
        return Result(ranks_of(fives), fives, (("fives", fives),), "rounds-played")

    def bound(self, seats: int) -> int:
        return 3 * (seats + 4) + HAND * seats

    # --- texts of positions and actions

    def document(self, state: Bazaar) -> dict[str, Any]:
        document: dict[str, Any] = msgspec.to_builtins(
            Document(
                seats=state.seats,
                rounds=state.rounds,
                sides=state.sides,
                hands=[list(cells_of(hand)) for hand in state.hands],
                purses=list(state.purses),
                row=list(state.row),
                known=[list(cells_of(places)) for places in state.known],
                bids=list(state.bids),
                phase=state.phase,
                round=state.round,
                winner=state.winner,
                asked=state.asked,
                kind=state.kind,
                last=state.last,
                last_bids=list(state.last_bids),
                rolls=list(state.rolls),
                seed=state.chance.seed,
                used=state.chance.used,
            )
        )
        return document

    def position(self, document: Mapping[str, Any]) -> Bazaar:
        try:
            given = msgspec.convert(dict(document), Document)
        except msgspec.ValidationError as error:
            raise PositionError("document-unreadable", detail=str(error)) from error
        self._must_fit(given)
        every = goods_of(given.seats)
        hands = [mask_of(hand) for hand in given.hands or [[]] * given.seats]
        left = [good for good in cells_of(every) if not any(hand >> good & 1 for hand in hands)]
        row = given.row or left[:ROW]
        placed = mask_of(row).bit_count() + sum(hand.bit_count() for hand in hands)
        union = mask_of(row)
        for hand in hands:
            union |= hand
        if union & ~every or union.bit_count() != placed:
            raise PositionError("goods-in-two-places", "BZ-7")
        purses = tuple(given.purses or [8] * given.seats)
        return Bazaar(
            chance=Chance(given.seed, given.used),
            rounds=given.rounds,
            sides=given.sides,
            hands=tuple(hands),
            purses=purses,
            bank=COINS * given.seats - sum(purses),
            row=tuple(row),
            known=tuple(mask_of(places) for places in given.known or [[]] * given.seats),
            bids=tuple(given.bids or [-1] * given.seats),
            phase=given.phase,
            round=given.round,
            sold=every & ~union,
            winner=given.winner,
            asked=given.asked,
            kind=given.kind,
            last=given.last,
            last_bids=tuple(given.last_bids),
            rolls=tuple(given.rolls),
        )

    def _must_fit(self, given: Document) -> None:
        if given.seats not in self.info.seats:
            raise PositionError("seats-not-offered", seats=given.seats)
        rows = (given.hands, given.purses, given.known, given.bids, given.last_bids)
        asked = given.phase == "answer"
        fits = (
            all(row is None or row == [] or len(row) == given.seats for row in rows)
            and (given.row is None or len(given.row) == ROW)
            and all(good > 0 for hand in given.hands or [] for good in hand)
            and all(good > 0 for good in given.row or [])
            and all(1 <= place <= ROW for places in given.known or [] for place in places)
            and all(0 <= purse <= COINS for purse in given.purses or [])
            and given.phase in ("bid", "peek", "ask", "answer", "sell", "over")
            and (given.phase in ("bid", "over") or 0 <= given.winner < given.seats)
            and (not asked or (0 <= given.asked < given.seats and given.kind in KINDS))
            and given.sides > 0
            and given.used >= 0
        )
        if not fits:
            raise PositionError("position-impossible")

    def notation(self, action: Any) -> str:
        if isinstance(action, Answer):
            return "yes" if action.yes else "no"
        name = action.__struct_config__.tag
        return " ".join([name, *(str(getattr(action, field)) for field in action.__struct_fields__)])

    def parse(self, text: str) -> Any:
        words = text.lower().split()
        if words in (["yes"], ["no"]):
            return Answer(words == ["yes"])
        if words in (["skip"], ["done"]):
            return Skip() if words == ["skip"] else Done()
        if len(words) == 3 and words[0] == "ask" and words[1].isdecimal() and words[2] in KINDS:
            return Ask(int(words[1]), words[2])
        known = {"bid": Bid, "peek": Peek, "sell": Sell}
        if len(words) == 2 and words[0] in known and words[1].isdecimal() and len(words[1]) < 5:
            return known[words[0]](int(words[1]))
        raise UnknownNotation("notation-unknown", text=text)

    def order(self, position: object, action: Any) -> tuple[Any, ...]:
        return (TYPES.index(type(action)), *msgspec.structs.astuple(action))

    # --- menus, bot players, laws

    def path(self, action: Any) -> tuple[Choice, ...]:
        if isinstance(action, Sell):
            return (Choice("what", "sell"), Choice("good", str(action.good), region=kind_of(action.good)))
        if isinstance(action, Ask):
            return (Choice("what", "ask"), Choice("seat", str(action.seat)), Choice("kind", action.kind))
        return (Choice("what", self.notation(action)),)

    def takes(self, observation: Stall, choice: Choice) -> Takes:
        return Takes(1, len(observation.hand)) if choice.value == "sell" else Takes()

    def ends_turn(self, action: Any) -> bool:
        return isinstance(action, Done)

    def quiescent(self, state: Bazaar) -> bool:
        return state.phase != "sell"

    def evaluate(self, state: Bazaar, seat: int) -> float:
        return float(state.purses[seat])

    def premove_offers(self, observation: Stall) -> tuple[PremoveOffer, ...]:
        return () if observation.over or observation.viewer is None else (NEVER,)

    def premove_answer(self, observation: Stall, legal: Sequence[Any], premove: Premove) -> Any:
        asked = observation.phase == "answer" and observation.asked == observation.viewer
        return legal[0] if premove.name == NEVER.name and asked else None

    def invariants(self, state: Bazaar) -> tuple[str, ...]:
        broken = []
        parts = (*state.hands, state.sold, mask_of(state.row))
        union = 0
        for part in parts:
            union |= part
        if union != goods_of(state.seats) or sum(part.bit_count() for part in parts) != union.bit_count():
            broken.append("every good is in one place")
        if state.bank + sum(state.purses) != COINS * state.seats or min(*state.purses, state.bank) < 0:
            broken.append("coins neither come nor go")
        return tuple(broken)


BAZAAR = BazaarGame()
