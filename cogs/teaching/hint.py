"""Hints: the move that a strong bot player would make, laid out in the private panel, and why."""

from collections.abc import Sequence

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.seat_view import SeatView, view_seat
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import PLANNING
from cogs.planning import plans
from cogs.planning.hint_offers import hint_refused
from cogs.play import panel
from cogs.play.menu_controls import Button
from data.engines.store import Transaction
from data.outbox import outbox
from data.teaching import hints
from render.words.gains import rounded
from render.words.text import Texts
from rules.bots.explaining import Reason
from rules.core.bot_level import LevelName
from rules.core.contract import AnyGame
from rules.core.draft import only_turn_end
from rules.core.errors import TableError

LEVELS: tuple[LevelName, ...] = ("hard", "normal")
"""Hints are those of the first of these levels that the game has."""

OTHERS = 2
"""So many other moves are shown on request."""


async def show_hint(context: Context, table_id: int) -> None:
    """The best move from here on. What is planned so far is kept: the hint goes on from it."""
    at = await view_seat(context, table_id)
    steps = await plans.steps_of(context.services, at)
    await _show(context, at, at.plan(steps).steps, 0)


async def show_another(context: Context, press: Pressed) -> None:
    """The next best move in place of the hint before it."""
    table_id, seat, version, begun, passed = press.numbers
    at = await view_seat(context, table_id)
    steps = await plans.steps_of(context.services, at)
    if (at.seat, at.version) != (seat, version) or len(steps) < begun or not 0 < passed <= OTHERS:
        await panel.open_panel(context, table_id, at.audience.texts.t("panel-moved-on"))
        return
    await _show(context, at, steps[:begun], passed)


async def _show(context: Context, at: SeatView, begun: Sequence[str], passed: int) -> None:
    """The hint that goes on from the steps of a plan already ``begun``. Raises ``TableError`` where there is none to
    be had."""
    services, words = context.services, at.audience.texts
    refused = await hint_refused(services, at.row, at.game, at.table, at.seat)
    if refused is not None:
        raise refused
    plan = at.plan(begun)
    if not plan.legal or only_turn_end(at.game, plan.legal):
        raise TableError("no-hint-here")
    left = await hints.left(services.store.reading, at.row.id, at.user_id, at.version)
    if len(plan.legal) == 1:  # nobody needs a hint for that
        steps = (*begun, at.game.notation(plan.legal[0]))
        await panel.show_plan(context, at, steps, words.t("hint-only"))
        return
    level = next(level for level in LEVELS if level in at.game.bot_levels)
    seed = f"hint {at.row.id} {at.version} {' '.join(begun)}"
    advice = await services.thinking.hint(at.game, plan.observation, at.seat, level, seed, passed)
    if not advice.steps:
        await panel.show_plan(context, at, begun, words.t("hint-no-other"))
        return

    async def work(transaction: Transaction) -> None:
        if await hints.note(transaction, at.row.id, at.user_id, at.version) and at.row.tells_hints:
            await outbox.put(
                transaction, at.row.id, "note", context.now(), text="note-hint-given", to=at.user_id, silent=True
            )

    await answers.acknowledge(context)
    await services.store.write(work, table=at.row.id)
    services.wake()
    first = words.t("hint-other" if passed else "hint-best", level=words.t(f"bot-{advice.level}"))
    reasons = reason_lines(words, at.game, advice.reasons)
    why = reasons or [words.t("hint-even")]
    lines = [first, *why, words.t("hint-left", left=left - 1)]
    await panel.show_plan(context, at, (*begun, *advice.steps), "\n".join(lines), _another(at, len(begun), passed))


def reason_lines(words: Texts, game: AnyGame, reasons: Sequence[Reason], worth: float = 0.0) -> list[str]:
    """What speaks for a move, and what is its price, each on a line; no line where nothing differs. Where all together
    is not even half of what the move is known to be ``worth`` more, the rest lies further ahead than the terms tell."""
    lines = [words.t("hint-later")] if reasons and sum(reason.gain for reason in reasons) <= worth / 2 else []
    for key, change in (("hint-because", "more"), ("hint-price", "less")):
        clauses = [
            words.t(f"{game.info.prefix}-term-{reason.term}", change=change, by=rounded(reason.gain))
            for reason in reasons
            if (reason.gain > 0) == (change == "more")
        ]
        if clauses:
            lines.append(words.t(key, reasons=words.enumerate(clauses)))
    return lines


def _another(at: SeatView, begun: int, passed: int) -> list[Button]:
    """The button that shows another move, while there are any to show."""
    if passed >= OTHERS:
        return []
    numbers = (at.row.id, at.seat, at.version, begun, passed + 1)
    return [Button(label=at.audience.texts.t("button-hint-other"), custom_id=custom_ids.make("hint-other", *numbers))]


VERBS = {
    "hint": Verb(at_table(show_hint), PLANNING, direct=True),
    "hint-other": Verb(show_another, PLANNING, numbers=5, direct=True),
}
