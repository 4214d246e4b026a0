"""What a press on the page does: the same as on the private panel, by the same functions."""

from dataclasses import dataclass, replace
from typing import Annotated

import msgspec

from cogs.base.custom_ids import LARGEST, Pressed
from cogs.base.services import Services
from cogs.board_page.streams import mark_of
from cogs.kit.operations import Operation, perform_request
from cogs.kit.seat_view import SeatView, seat_of
from cogs.people.vacation_page import moved_line
from cogs.permissions.authorization import admit_to_table
from cogs.permissions.rows import PLANNING, PermissionRow
from cogs.planning import conditional_drafts, in_advance, plans
from cogs.planning.conditional_drafts import ConditionalView
from cogs.play import conditional_moves, panel
from cogs.play import undo as undoing
from data.board_page.sessions import Session
from data.play import practice
from data.tables.tables import Request
from render.words.text import Texts
from rules.core.contract import AnyGame, Premove
from rules.core.draft import Plan
from rules.core.errors import RulesError, TableError
from rules.table import table as core
from rules.table import undo as taking_back

Number = Annotated[int, msgspec.Meta(ge=0, le=LARGEST)]
Step = Annotated[str, msgspec.Meta(max_length=100)]

UNDO, ASK, AGREE, DECLINE, PREMOVE = "undo", "ask-back", "agree-back", "decline-back", "premove"
FORGET = "if-forget"
ROWS: dict[str, PermissionRow] = {
    **{verb: panel.VERBS[verb].may for verb in ("tab", "take", "instead", "back", "clear", "go")},
    **{verb: undoing.VERBS[verb].may for verb in (UNDO, ASK, AGREE, DECLINE)},
    PREMOVE: PLANNING,
    **{verb: one.may for verb, one in conditional_moves.VERBS.items() if not one.selects or verb == FORGET},
}
"""What can be pressed on the page, and who may: as with the buttons of the panel."""


class Press(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A press as the page sends it: the verb of the panel's button, for which ``seat``, which ``version`` of it and
    which ``planned`` steps it was drawn (their mark), and its ``address`` in the menu; of **Undo**, and of what others
    are asked, how many ``moves`` the log had; of an answer in advance its name as the address, and its ``steps``, none
    to clear it; of a conditional move that is forgotten its key."""

    verb: Annotated[str, msgspec.Meta(max_length=12)]
    seat: Number = 0
    version: Number = 0
    planned: Number = 0
    address: Annotated[str, msgspec.Meta(max_length=400)] = ""
    moves: Number = 0
    steps: Annotated[list[Step], msgspec.Meta(max_length=100)] = []


@dataclass(frozen=True)
class PageState:
    """What is shown after a press: the seat and its plan, the place in the menu, what there is to say, whether it is
    offered to ask the others to take something back, and the conditional move that is put together, if it is one."""

    at: SeatView
    plan: Plan
    address: str = ""
    note: str = ""
    may_ask: bool = False
    conditional: ConditionalView | None = None

    @property
    def mark(self) -> str:
        """What streams call this (:func:`cogs.board_page.streams.mark_of`)."""
        return mark_of(self.at.table, self.at.seat, self.at.row.moves, self.plan.steps)


async def stand(services: Services, session: Session, words: Texts, note: str = "") -> PageState:
    """How it stands, with the plan begun earlier as far as it holds. What others have done may end a plan earlier."""
    at = await seat_of(services, session.table_id, session.user_id, words)
    steps = await plans.steps_of(services, at)
    plan = at.plan(steps)
    if plan.steps != tuple(steps):
        await plans.keep(services, at, plan, services.now())
    return PageState(at, plan, "", note)


def looked_at(standing: PageState, address: str, mark: str) -> PageState:
    """The same with the place in the menu at which the page was, if nothing else has changed."""
    return replace(standing, address=address) if mark == standing.mark else standing


async def carry_out(services: Services, session: Session, words: Texts, press: Press) -> PageState:
    """Does what was pressed, if the page still shows how it stands; else says that the game has moved on. Raises
    ``RulesError``, ``TableError`` among them."""
    if press.verb not in ROWS:
        raise TableError("button-unknown")
    await admit_to_table(services, ROWS[press.verb], session.table_id, session.user_id)
    if press.verb in (UNDO, ASK, AGREE, DECLINE):
        return await _undo(services, session, words, press)
    if press.verb == PREMOVE:
        return await _answer_in_advance(services, session, words, press)
    if press.verb in conditional_moves.VERBS:
        return await _conditional(services, session, words, press)
    at = await seat_of(services, session.table_id, session.user_id, words)
    steps = await plans.steps_of(services, at)
    pressed = Pressed(press.verb, (at.row.id, press.seat, press.version, press.planned), press.address)
    if not plans.is_current(at, steps, pressed):
        return await stand(services, session, words, words.t("panel-moved-on"))
    plan = at.plan(steps)
    match press.verb:
        case "tab":
            return PageState(at, plan, press.address)
        case "back":
            return await _kept(services, at, at.plan(steps[:-1]))
        case "clear":
            return await _kept(services, at, at.plan(()))
        case "go":
            whole = plans.whole(at, steps, pressed)
            return await _committed(services, session, at, whole)
    take = plans.taken if press.verb == "take" else plans.taken_instead
    return await _taken(services, session, at, plan, take(at, plan, pressed))


async def _taken(
    services: Services, session: Session, at: SeatView, plan: Plan, answered: Plan | str | None
) -> PageState:
    """What an answer to the ``plan`` leads to."""
    words = at.audience.texts
    if answered is None:
        return PageState(at, plan, note=words.t("panel-moved-on"))
    if isinstance(answered, str):
        return PageState(at, plan, answered)
    if answered.stopped is not None:
        return await _kept(services, at, answered, words.refusal(answered.stopped, at.game.info))
    if await plans.is_quick(services, at, answered):
        return await _committed(services, session, at, answered)
    return await _kept(services, at, answered)


async def _kept(services: Services, at: SeatView, plan: Plan, note: str = "") -> PageState:
    await plans.keep(services, at, plan, services.now())
    return PageState(at, plan, note=note)


async def _committed(services: Services, session: Session, at: SeatView, plan: Plan | None) -> PageState:
    """Carries a plan out at the table; ``None`` where it does not hold any more."""
    words = at.audience.texts
    if plan is None:
        return await stand(services, session, words, words.t("panel-moved-on"))
    steps = plans.committed(at, plan)

    def operation(game: AnyGame, table: core.Table, seat: int, now: float) -> core.Change:
        return core.act(game, table, seat, steps, now)

    request = Request(at.row.id, at.user_id, None, at.version)
    try:
        done, away = await perform_request(services, request, operation, services.now())
    except RulesError as refusal:
        if refusal.reason not in ("stale", "not-your-turn"):
            raise
        return await stand(services, session, words, words.t("panel-moved-on"))
    await practice.note(services.store, at.user_id, plans.questions_in(at.game, plan.steps))
    more = not done.change.table.ended and done.seat in core.owing(at.game, done.change.table)
    notes = [words.t("panel-done-more") if more else "", moved_line(words, away) if away is not None else ""]
    return await stand(services, session, words, "\n".join(filter(None, notes)))


async def _undo(services: Services, session: Session, words: Texts, press: Press) -> PageState:
    """Takes back, asks the others to, or answers who asks."""
    request = Request(session.table_id, session.user_id, None, None, press.moves)
    try:
        key = await _taken_back(services, request, press.verb)
    except TableError as refusal:
        if refusal.reason == "stale":
            return await stand(services, session, words, words.t("panel-moved-on"))
        if press.verb != UNDO or refusal.reason != "nothing-to-undo":
            raise
        back = await undoing.find(services, session.table_id, session.user_id)
        asked = await stand(services, session, words, words.t("back-offer", steps=back.told))
        return replace(asked, may_ask=True)
    return await stand(services, session, words, words.t(key, link="").strip() if key else "")


async def _taken_back(services: Services, request: Request, verb: str) -> str:
    """The id of the text for what has come of it; empty where the board says so itself."""
    now = services.now()
    if verb == UNDO:
        await undoing.undo_freely(services, request, now)
        return ""
    if verb == DECLINE:
        await perform_request(services, request, taking_back.decline_back, now)
        return "back-declined"
    if verb == ASK:
        operation = await undoing.asking(services, request.table_id, request.user_id)
    else:
        operation = await undoing.agreeing(services, request.table_id)
    done, _ = await perform_request(services, request, operation, now)
    if done.change.table.asked_back is None:
        return ""
    return "back-asked" if verb == ASK else "back-agreed"


async def _answer_in_advance(services: Services, session: Session, words: Texts, press: Press) -> PageState:
    """Sets an answer in advance, or clears it."""
    name, steps = press.address, tuple(press.steps)
    at = await seat_of(services, session.table_id, session.user_id, words)
    change = in_advance.setting(Premove(name, steps)) if steps else in_advance.clearing(name)
    request = Request(session.table_id, session.user_id, None, None)
    done, _ = await perform_request(services, request, in_advance.operation(change), services.now())
    await in_advance.drop_drafts(services, at, [name])
    services.plan_kept(session.table_id)
    key = in_advance.outcome(at.game, done, [name], "premove-done" if steps else "premove-cleared")
    return await stand(services, session, words, words.t(key, link="").strip())


async def drafting(services: Services, session: Session, words: Texts, address: str = "", note: str = "") -> PageState:
    """The conditional move that is put together; how it stands else, where there is nothing to respond to."""
    standing = await stand(services, session, words, note)
    if not conditional_drafts.may_bind(standing.at):
        return replace(standing, note="\n".join(filter(None, [note, words.t("if-nothing")])))
    return await _with_draft(services, standing, address)


async def still_drafting(services: Services, session: Session, words: Texts) -> PageState:
    """The conditional move that a page shows, as long as there is something to respond to: nobody has asked for one."""
    standing = await stand(services, session, words)
    return await _with_draft(services, standing) if conditional_drafts.may_bind(standing.at) else standing


async def _with_draft(services: Services, standing: PageState, address: str = "") -> PageState:
    draft = await conditional_drafts.draft_of(services, standing.at)
    conditional = await services.pool.run(conditional_drafts.viewed, standing.at, draft)
    return replace(standing, address=address, conditional=conditional)


async def _conditional(services: Services, session: Session, words: Texts, press: Press) -> PageState:
    """Puts a conditional move together, sets it, or forgets one, as on its panel."""
    at = await seat_of(services, session.table_id, session.user_id, words)
    draft = await conditional_drafts.draft_of(services, at)
    pressed = Pressed(press.verb, (at.row.id, press.seat, press.version, press.planned), press.address)
    if press.verb == conditional_drafts.DRAFT:
        return await drafting(services, session, words)
    if not conditional_drafts.is_current(at, draft, pressed):
        return await drafting(services, session, words, note=words.t("panel-moved-on"))
    current = await services.pool.run(conditional_drafts.viewed, at, draft)
    try:
        place, note = await _drafted(services, current, pressed)
    except RulesError as refusal:
        gone = refusal.reason == "stale"
        place, note = "", words.t("panel-moved-on") if gone else words.refusal(refusal, at.game.info)
    return await drafting(services, session, words, place, note)


async def _drafted(services: Services, current: ConditionalView, press: Pressed) -> tuple[str, str]:
    """Does it; the place in the menu then, and what there is to say. Raises ``RulesError``."""
    words = current.at.audience.texts
    match press.verb:
        case "if-tab":
            return press.rest, ""
        case "if-back":
            await conditional_drafts.keep(services, await services.pool.run(conditional_drafts.shorter, current))
        case "if-clear":
            await conditional_drafts.drop(services, current.at)
        case "if-bind":
            await _leave(services, current, conditional_drafts.setting(current))
            return "", words.t("if-set")
        case "if-forget":
            await _leave(services, current, conditional_drafts.forgetting(press.rest))
            return "", words.t("if-forgotten")
        case _:
            answered = await services.pool.run(conditional_drafts.taken, current, press)
            if answered is None:
                return "", words.t("panel-moved-on")
            if isinstance(answered, str):
                return answered, ""
            await conditional_drafts.keep(services, answered)
    return "", ""


async def _leave(services: Services, current: ConditionalView, operation: Operation) -> None:
    at = current.at
    request = Request(at.row.id, at.user_id, None, at.version, at.row.moves)
    await perform_request(services, request, operation, services.now())
    await conditional_drafts.drop(services, current.at)
