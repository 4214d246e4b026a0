"""Conditional moves that a player puts together while waiting: if the others do exactly this, I do that.

They are planned on imagined states as a plan is, and known only to their seat. The private panel and the page of a
table both go this way.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

import msgspec

from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.kit.operations import Operation
from cogs.kit.seat_view import Remembered, SeatView
from cogs.planning.addresses import answers_of, below, steps_mark
from data.engines.store import Transaction
from data.play import drafts
from render.kit.renderer import PlanView
from render.words.text import Texts
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame
from rules.core.draft import Plan, only_turn_end, turn_end
from rules.core.errors import TableError
from rules.core.menu import address_of, plan_menu, walk
from rules.table import table as core
from rules.table.conditionals import Conditional, Imagined, Step, imagine

DRAFT = "if"
"""The name of the draft in the store, and the prefix of the verbs of its menu."""
NOTHING = Conditional((), ())


@dataclass(frozen=True)
class ConditionalView:
    """One seat's view of the conditional move that it drafts, and of the imagined state after it."""

    at: SeatView
    draft: Conditional
    imagined: Imagined

    @property
    def mark(self) -> int:
        """What tells the draft from any other in the custom ids of its panel: 0 for none."""
        return steps_mark(_steps(self.draft))

    @property
    def acting(self) -> SeatView:
        """The seat view of the player to move there, as this seat knows it: what it is told is of its own version."""
        seat = self.at.seat if self.imagined.seat is None else self.imagined.seat
        table = core.with_player(self.at.table, seat, version=self.at.version)
        return replace(self.at, table=table, seat=seat, panel=f"{DRAFT}-")

    @property
    def plan(self) -> Plan:
        """What may follow, as a plan of the player to move."""
        observation = self.at.game.observe(self.imagined.state, self.acting.seat)
        return Plan(_steps(self.draft), observation, self.imagined.legal, (), self.imagined.seat is None)

    @property
    def is_whole(self) -> bool:
        """Whether it can be set: it has an answer, and nothing is left half done."""
        return bool(self.draft.steps) and self.at.game.quiescent(self.imagined.state)

    @property
    def held(self) -> tuple[Conditional, ...]:
        """Those that are set."""
        return core.conditionals_of(self.at.table, self.at.seat)

    def shown_with(self, targets: Sequence[Action], suggested: Sequence[Action]) -> PlanView[Any]:
        """What its pictures show: the imagined state as this seat would see it."""
        planned = self.at.game.observe(self.imagined.state, self.at.seat)
        return PlanView(self.at.observation, planned, targets, self.at.observation, suggested)

    @property
    def closing(self) -> list[tuple[str, str]]:
        """The verbs that set the draft, shorten it or clear it, each with the id of its text."""
        setting = [(f"{DRAFT}-bind", "button-if-bind")] if self.is_whole else []
        undoing = [(f"{DRAFT}-back", "button-back"), (f"{DRAFT}-clear", "button-clear")] if self.mark else []
        return [*setting, *undoing]

    @property
    def others_turn_end(self) -> str | None:
        """The address of what ends another player's turn, where they could do more."""
        acting, legal = self.acting, self.imagined.legal
        closing = next((action for action in legal if acting.game.ends_turn(action)), None)
        if closing is None or acting.seat == self.at.seat:
            return None
        return address_of(plan_menu(acting.game, self.plan.observation, legal), closing) or ""


def may_bind(at: SeatView) -> bool:
    """Whether the seat waits for exactly one other player, who decides openly, in a game whose course can be
    foreseen: else there is nothing to respond to."""
    running = at.game.info.foresees and not at.table.ended and not at.table.paused
    owing = core.owing(at.game, at.table) if running else ()
    return len(owing) == 1 and at.seat not in owing


_imagined = Remembered[Imagined]()


def viewed(at: SeatView, draft: Conditional) -> ConditionalView:
    """The draft as the seat can tell how far it leads. Raises the refusal of the rules. Long to work out the first
    time: not for the event loop; nor is what goes on from it (:func:`taken`, :func:`shorter`)."""
    key = at.game.info.slug, at.row.id, at.seat, at.version, draft
    found = _imagined.get(key, at.observation, lambda: imagine(at.game, at.observation, draft, _dice(at, draft)))
    return ConditionalView(at, draft, found)


def _steps(draft: Conditional) -> tuple[str, ...]:
    """All its steps, the others' first."""
    return (*(step for _, step in draft.upon), *draft.steps)


def _dice(at: SeatView, draft: Conditional) -> Dice:
    return Dice(f"if {at.row.id} {at.version} {draft}")


def _moment(at: SeatView) -> str:
    """The moment that a draft is put together for: what the others do after it may void it, even where the choices of
    the seat itself stay as they were."""
    return f"{at.version} {at.row.moves}"


async def draft_of(services: Services, at: SeatView) -> Conditional:
    """What the seat has put together so far."""
    kept = await drafts.premove_steps(services.store.reading, at.row.id, at.user_id, DRAFT, _moment(at))
    pairs = [(int(seat), step) for seat, step in (text.split(" ", 1) for text in kept or ())]
    own = tuple(step for seat, step in pairs if seat == at.seat)
    return Conditional(tuple((seat, step) for seat, step in pairs if seat != at.seat), own)


def is_current(at: SeatView, draft: Conditional, press: Pressed) -> bool:
    """Whether what was pressed was drawn for this version of the seat, and for these steps of its draft."""
    _, _, version, planned = press.numbers
    return may_bind(at) and (at.version, steps_mark(_steps(draft))) == (version, planned)


def taken(current: ConditionalView, press: Pressed) -> ConditionalView | str | None:
    """The draft with what was answered; or the address at which the menu goes on; ``None`` where the menu has not all
    that was answered any more. Raises the refusal of the rules."""
    plan = current.plan
    root = plan_menu(current.at.game, plan.observation, plan.legal)
    address, keys, then = answers_of(press)
    steps, there = list[str](), address
    for key in keys:
        there = below(address, key)
        branch = walk(root, there)
        if branch is None:
            return None
        if branch.action is not None:
            steps.append(current.at.game.notation(branch.action))
    return _to_a_choice(current.at, _longer(current, [*steps, *then])) if steps else there


def _longer(current: ConditionalView, steps: Sequence[str]) -> Conditional:
    upon, own = current.draft.upon, current.draft.steps
    if current.acting.seat == current.at.seat:
        return Conditional(upon, (*own, *steps))
    return Conditional((*upon, *((current.acting.seat, step) for step in steps)), own)


def _to_a_choice(at: SeatView, draft: Conditional) -> ConditionalView:
    """If another player can only end their turn then, that step is added."""
    found = viewed(at, draft)
    while found.acting.seat != at.seat and only_turn_end(at.game, found.imagined.legal):
        found = viewed(at, _longer(found, [at.game.notation(found.imagined.legal[0])]))
    return found


def shorter(current: ConditionalView) -> ConditionalView:
    """Without the last step, and with it an end of turn that would be added again by itself."""
    upon, steps = current.draft.upon, current.draft.steps
    if steps:
        return viewed(current.at, Conditional(upon, steps[:-1]))
    found = viewed(current.at, Conditional(upon[:-1], ()))
    if only_turn_end(current.at.game, found.imagined.legal):
        return viewed(current.at, Conditional(upon[:-2], ()))
    return found


async def keep(services: Services, current: ConditionalView) -> None:
    """Keeps the draft."""
    at, draft = current.at, current.draft
    pairs = (*draft.upon, *((at.seat, step) for step in draft.steps))
    texts = tuple(f"{seat} {step}" for seat, step in pairs)

    async def work(transaction: Transaction) -> None:
        await drafts.keep_premove(transaction, at.row.id, at.user_id, DRAFT, _moment(at), texts)

    await services.store.write(work, table=at.row.id)


async def drop(services: Services, at: SeatView) -> None:
    """Forgets the draft."""

    async def work(transaction: Transaction) -> None:
        await drafts.drop_premove(transaction, at.row.id, at.user_id, DRAFT)

    await services.store.write(work, table=at.row.id)


def setting(current: ConditionalView) -> Operation:
    """Sets the draft, in the place of the one upon the same steps; what only declares the turn finished goes with
    it."""
    draft = current.draft
    closing = turn_end(current.at.game, current.imagined.legal)
    whole = Conditional(draft.upon, (*draft.steps, closing) if closing else draft.steps)
    return _changing(lambda held: [*(one for one in held if one.upon != whole.upon), whole])


def key_of(one: Conditional) -> str:
    """What names one that is set on the panel: not its place, which changes when another is forgotten."""
    return blake2b(msgspec.json.encode(one), digest_size=6).hexdigest()


def forgetting(key: str) -> Operation:
    """Forgets the one with this key: stale where there is none."""

    def change(held: Sequence[Conditional]) -> Sequence[Conditional]:
        left = [one for one in held if key_of(one) != key]
        if len(left) == len(held):
            raise TableError("stale")
        return left

    return _changing(change)


def _changing(change: Callable[[Sequence[Conditional]], Sequence[Conditional]]) -> Operation:
    """Changes those that hold at that moment: another press may have set or forgotten some."""

    def act(game: AnyGame, table: core.Table, seat: int, now: float) -> core.Change:
        return core.leave_conditionals(game, table, seat, change(core.conditionals_of(table, seat)), now)

    return act


# --- in words -----------------------------------------------------------------------------------------------------


def line_of(at: SeatView, one: Conditional) -> str:
    """A conditional move in words."""
    words = at.audience.texts
    if not one.steps:
        return words.t("if-upon", steps=_steps_text(at, one.upon))
    answer = words.enumerate([_step_text(at, step) for step in one.steps])
    return words.t("if-line", steps=_steps_text(at, one.upon), answer=answer)


def asked_of(current: ConditionalView) -> str:
    """Whose steps are asked for."""
    acting = current.acting
    key = "if-ask-own" if acting.seat == current.at.seat else "if-ask-other"
    return acting.audience.texts.t(key, name=acting.audience.written[acting.seat])


def turn_end_text(current: ConditionalView) -> str:
    """That the other player ends the turn."""
    acting = current.acting
    words: Texts = acting.audience.texts
    return words.t("if-ends-turn", name=acting.audience.written[acting.seat])


def _steps_text(at: SeatView, upon: Sequence[Step]) -> str:
    """The steps of other players in words, naming a seat once for its steps in a row."""
    words, parts = at.audience.texts, list[str]()
    for place, (seat, step) in enumerate(upon):
        named = place == 0 or upon[place - 1][0] != seat
        text = _step_text(at, step)
        parts.append(words.t("if-step", name=at.audience.written[seat], step=text) if named else text)
    return words.enumerate(parts)


def _step_text(at: SeatView, step: str) -> str:
    info, words = at.game.info, at.audience.texts
    return " · ".join(words.choice(info, part) for part in at.game.path(at.game.parse(step)))
