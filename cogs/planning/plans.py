"""What may be done with a plan that is not committed yet, wherever the player does it: answers are taken into it, it is
kept, and what is carried out of it.

The panel and the page of a table both go this way.
"""

from collections.abc import Sequence
from itertools import islice, permutations, takewhile

from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.kit.seat_view import Remembered, SeatView
from cogs.planning.addresses import answers_of, below, steps_mark
from data.engines.store import Transaction
from data.people import people
from data.play import drafts
from data.tables import presence
from rules.core.contract import AnyGame
from rules.core.draft import Plan, turn_end
from rules.core.menu import Branch, Node, plan_menu, walk

MOST_ORDERS = 4
"""So many steps picked together are tried in every order."""


_menus = Remembered[Node]()


def menu_after(at: SeatView, plan: Plan) -> Node:
    """The menu of what may follow a plan."""
    key = at.row.id, at.seat, plan.steps
    return _menus.get(key, plan, lambda: plan_menu(at.game, plan.observation, plan.legal))


async def steps_of(services: Services, at: SeatView) -> tuple[str, ...]:
    """The steps of the plan that the seat has begun."""
    return await drafts.steps_of(services.store.reading, at.row.id, at.seat, at.version)


async def keep(services: Services, at: SeatView, plan: Plan, now: float) -> None:
    """Keeps a changed plan. A player who plans is at the table."""

    async def work(transaction: Transaction) -> None:
        await drafts.keep(transaction, at.row.id, at.seat, at.version, plan.steps)
        await presence.note(transaction, at.row.id, at.user_id, now)

    await services.store.write(work, table=at.row.id)
    services.plan_kept(at.row.id)


def is_current(at: SeatView, steps: Sequence[str], press: Pressed) -> bool:
    """Whether what was pressed was drawn for this seat, its version, and these steps of its plan."""
    _, seat, version, planned = press.numbers
    return (at.seat, at.version, steps_mark(steps)) == (seat, version, planned)


def taken(at: SeatView, plan: Plan, press: Pressed) -> Plan | str | None:
    """The plan with what was answered; or the address at which the menu goes on; ``None`` where the menu has not all
    that was answered any more."""
    address, _, then = answers_of(press)
    found = _branches(at, plan, press)
    if not found:
        return None
    if found[0].node is not None:
        return below(address, found[0].key)
    chosen = _steps_in(at, found)
    return _best_order(at, plan.steps, chosen) if not then else at.plan((*plan.steps, *chosen, *then))


def taken_instead(at: SeatView, plan: Plan, press: Pressed) -> Plan | str | None:
    """The same where the last question of the plan is answered anew."""
    before = before_last(at, plan)
    return None if before is None else taken(at, before, press)


def whole(at: SeatView, steps: Sequence[str], press: Pressed) -> Plan | None:
    """The plan that is to be carried out, with the answer that was laid out; ``None`` where that does not hold any
    more."""
    steps = tuple(steps)
    if press.rest:
        found = _branches(at, at.plan(steps), press)
        if not found or any(branch.action is None for branch in found):
            return None
        steps = (*steps, *_steps_in(at, found), *answers_of(press)[2])
    plan = at.plan(steps)
    return plan if plan.steps == steps else None


def committed(at: SeatView, plan: Plan) -> list[str]:
    """The steps that are carried out: what only declares the turn finished goes with them."""
    closing = turn_end(at.game, plan.legal)
    return [*plan.steps, closing] if closing else list(plan.steps)


async def is_quick(services: Services, at: SeatView, plan: Plan) -> bool:
    """Whether the plan is carried out without being confirmed: it is whole, reveals nothing, the table is not paused,
    and its player wishes so."""
    if at.table.paused or not plan.complete or plan.fence:
        return False
    return bool((await people.person(services.store.reading, at.user_id)).quick)


def before_last(at: SeatView, plan: Plan) -> Plan | None:
    """A plan without the steps that answered its last question, where these finished a decision that is taken as a
    whole."""
    if not plan.steps or plan.begun:
        return None
    asked = [at.game.path(at.game.parse(step))[-1].question for step in plan.steps]
    last = len(list(takewhile(lambda question: question == asked[-1], reversed(asked))))
    first = asked[: len(asked) - last]
    if not first or first[-1] not in at.game.wholes:
        return None
    before = at.plan(plan.steps[: len(first)])
    return before if before.begun and before.legal else None


def questions_in(game: AnyGame, steps: Sequence[str]) -> set[str]:
    """All questions that these steps have answered."""
    return {choice.question for step in steps for choice in game.path(game.parse(step))}


def _branches(at: SeatView, plan: Plan, press: Pressed) -> list[Branch]:
    """The branches of the menu that were answered with; none where it has not all of them."""
    root = menu_after(at, plan)
    address, keys, _ = answers_of(press)
    branches = [walk(root, below(address, key)) for key in keys]
    found = [branch for branch in branches if branch is not None]
    return found if len(found) == len(branches) else []


def _steps_in(at: SeatView, branches: Sequence[Branch]) -> list[str]:
    return [at.game.notation(branch.action) for branch in branches if branch.action is not None]


def _best_order(at: SeatView, steps: tuple[str, ...], added: Sequence[str]) -> Plan:
    """The added steps in the first order in which all are legal, else as far as the given order goes."""
    given = at.plan((*steps, *added))
    if given.stopped is None or len(added) > MOST_ORDERS:
        return given
    for order in islice(permutations(added), 1, None):
        plan = at.plan((*steps, *order))
        if plan.stopped is None:
            return plan
    return given
