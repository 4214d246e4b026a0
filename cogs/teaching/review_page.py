"""The review of a finished game, for one of its players: how well they played, who was ahead, and the turning points,
each with what would have been better and why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp

import discord

from cogs.base import answers, custom_ids
from cogs.base.answers import LONGEST
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.bots.turn import ReviewTask
from cogs.history.history_view import HistoryView, view_of
from cogs.history.replay import audience_at
from cogs.history.turning import moment_before, turn_after
from cogs.kit.buttons import button
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import REVIEWING
from cogs.teaching.hint import reason_lines
from data.engines.store import Transaction
from data.teaching import reviews
from render.core.encode import encode
from render.kit.renderer import MOST_BOARDS, SIZE, Drawing
from render.teaching.ahead import AheadSheet, ShareLine, draw_ahead
from render.words.fitting import ALT, cut
from render.words.markup import plain
from rules.bots.reviewing import SHORTEST, Review, TurningPoint
from rules.core.chance import Dice
from rules.core.contract import Observation
from rules.core.draft import Plan, look_ahead
from rules.core.errors import TableError
from rules.history.history import Course, answered

PRIMARY = discord.ButtonStyle.primary


@dataclass(frozen=True)
class ReviewMessage:
    """The content of a page."""

    content: str
    drawings: tuple[Drawing, ...]
    view: discord.ui.View


# --- clicks ---------------------------------------------------------------------------------------------------------


async def show_review(context: Context, table_id: int) -> None:
    """The whole review, made first where there is none yet. Raises ``TableError`` where there can be none."""
    game_history = await view_of(context, table_id)
    review = await _review(context, game_history)
    if review is not None:
        await _show(context, game_history, lambda: _overview(game_history, review))


async def show_point(context: Context, press: Pressed) -> None:
    """One of the turning points."""
    table_id, place = press.numbers
    game_history = await view_of(context, table_id)
    review = await _review(context, game_history)
    if review is not None:
        await _show(context, game_history, lambda: _point(game_history, review, place))


async def _show(context: Context, game_history: HistoryView, work: Callable[[], ReviewMessage]) -> None:
    """Draws a page beside the event loop, as a replay is drawn."""
    async with context.services.studio.reading():
        shown = await context.services.pool.run_aside(work)
    await answers.show(context, shown.content, shown.drawings, shown.view)


async def _review(context: Context, game_history: HistoryView) -> Review | None:
    """The review of the user's seat, kept or made now; ``None`` where that failed, which is said. Raises
    ``TableError`` where there can be none."""
    if game_history.own is None:
        raise TableError("review-no-seat")
    services, user_id = context.services, context.user.id
    kept = await reviews.find(services.store.reading, game_history.key, user_id)
    if kept is None:
        task = await _task(context, game_history, game_history.own)
        await answers.show(context, context.words.t("review-working"))
        try:
            made = await services.reviewer.review((game_history.key, game_history.own), task)
        except TableError as error:
            await answers.show(context, context.words.refusal(error), view=_again(context, game_history.key))
            return None

        async def work(transaction: Transaction) -> None:
            now = services.now()
            await reviews.keep(transaction, game_history.key, user_id, game_history.slug, made, now)

        await services.store.write(work, table=game_history.key)
        kept = made
    if kept.judged < SHORTEST:
        await answers.show(context, context.words.refusal(TableError("review-short", least=SHORTEST)))
        return None
    return kept


async def _task(context: Context, game_history: HistoryView, seat: int) -> ReviewTask:
    """What is asked of the process that reviews. Raises ``TableError`` for a game that tells too little."""
    services = context.services
    row, table = await services.tables.at(game_history.key)
    if game_history.game.result(table.state) is None:
        raise TableError("review-conceded")
    own = answered(game_history.entries, seat)
    if len(own) < SHORTEST:
        raise TableError("review-short", least=SHORTEST)
    return ReviewTask(await services.tables.record(row), seat, own)


def _again(context: Context, table_id: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(button(context.words.t("button-review-again"), custom_ids.make("review-all", table_id), PRIMARY))
    return view


# --- the whole review -----------------------------------------------------------------------------------------------


def _overview(game_history: HistoryView, review: Review) -> ReviewMessage:
    words, course = game_history.audience.texts, _course(game_history)
    lines = [
        words.t("review-head", title=game_history.title),
        words.t("review-accuracy", accuracy=round(review.accuracy), turns=review.judged),
        words.t("review-meaning"),
        words.t("review-points", count=len(review.points)),
    ]
    view = discord.ui.View(timeout=None)
    for place, point in enumerate(review.points):
        turn = _turn(game_history, course, point)
        lines.append(words.t("review-line", number=place + 1, turn=turn, wins=wins_of(point.loss)))
        view.add_item(_point_button(game_history, place, PRIMARY))
    view.add_item(button(words.t("button-replay"), game_history.make_id("replay")))
    drawings = (_picture(game_history, course, review),) if review.curve else ()
    return ReviewMessage(cut("\n".join(lines), LONGEST), drawings, view)


def wins_of(loss: float) -> int:
    """Of a hundred even games how many more would be lost after this loss in swings; at least one."""
    return max(1, round(100 * (0.5 - 1 / (1 + exp(loss)))))


def _picture(game_history: HistoryView, course: Course, review: Review) -> Drawing:
    """The curve of all seats."""
    words, own = game_history.audience.texts, game_history.own or 0
    last = max(1, review.curve[-1].step)
    seats = range(game_history.head.seats)
    names = game_history.audience.drawn
    sheet = AheadSheet(
        words.t("review-title"),
        words.game(game_history.game.info),
        words.t("review-right", accuracy=round(review.accuracy)),
        words.t("review-caption"),
        words.t("review-begun"),
        words.t("review-ended"),
        tuple(one.step / last for one in review.curve),
        tuple(ShareLine(seat, names[seat], tuple(one.shares[seat] for one in review.curve)) for seat in seats),
        own,
        tuple(point.step / last for point in review.points),
    )
    alt = "\n".join(_alt(game_history, course, review, own))
    return Drawing(encode(draw_ahead(sheet, SIZE), game_history.slug, "review"), cut(plain(alt), ALT))


def _alt(game_history: HistoryView, course: Course, review: Review, own: int) -> list[str]:
    words, labels, curve = game_history.audience.texts, game_history.audience.labels, review.curve
    lines = [words.t("review-alt", name=labels[own], accuracy=round(review.accuracy))]
    for seat in range(game_history.head.seats):
        begun, middle, ended = (
            round(100 * curve[place].shares[seat]) for place in (0, len(curve) // 2, len(curve) - 1)
        )
        lines.append(words.t("review-alt-line", name=labels[seat], begun=begun, middle=middle, ended=ended))
    for number, point in enumerate(review.points, 1):
        lines.append(words.t("review-alt-point", number=number, turn=_turn(game_history, course, point)))
    return lines


# --- a turning point ------------------------------------------------------------------------------------------------


def _point(game_history: HistoryView, review: Review, place: int) -> ReviewMessage:
    """Raises ``TableError`` where there is no such turning point."""
    words, course, seat = game_history.audience.texts, _course(game_history), game_history.own
    number = None
    if 0 <= place < len(review.points):
        number = moment_before(course, game_history.entries, review.points[place].step)
    if number is None or seat is None:
        raise TableError("review-point-gone")
    point, seen = review.points[place], course.sights[number].observation
    better = _laid_out(game_history, seen, seat, point.better)
    count, turn, game = len(review.points), turn_after(course, number), game_history.game
    lines = [
        words.t("review-point-head", number=place + 1, count=count, turn=turn),
        words.t("review-played"),
        *_told(game_history, course, number, _laid_out(game_history, seen, seat, point.played)),
        words.t("review-better"),
        *_told(game_history, course, number, better),
        *(reason_lines(words, game, point.reasons, point.loss * game.swing) or [words.t("hint-later")]),
        words.t("review-cost", wins=wins_of(point.loss)),
        words.t("review-picture"),
    ]
    audience = audience_at(game_history, course, number)
    drawings = game_history.renderer.boards(better.observation, audience, (), seen)
    if game_history.game.info.secret_hand:
        drawings = (*drawings[: MOST_BOARDS - 1], game_history.renderer.hand(seen, audience))
    return ReviewMessage(
        cut("\n".join(lines), LONGEST), tuple(drawings), _point_view(game_history, review, place, number)
    )


def _laid_out(game_history: HistoryView, seen: Observation, seat: int, steps: Sequence[str]) -> Plan:
    """A turn as a plan, before anything that chance or a reveal decides."""
    return look_ahead(game_history.game, seen, seat, steps, Dice("review"))


def _told(game_history: HistoryView, course: Course, number: int, plan: Plan) -> list[str]:
    """A turn in words; one of which others hear nothing in those of the menu."""
    words, labels = game_history.audience.texts, audience_at(game_history, course, number).written
    game = game_history.game
    lines = [line for line in words.event_lines(game.info, plan.events, labels) if line]
    if not lines:
        actions = [game.parse(text) for text in plan.steps]
        paths = [[words.choice(game.info, choice) for choice in game.path(action)] for action in actions]
        lines = [words.enumerate(path) for path in paths if path]
    return [f"- {line}" for line in lines]


def _point_view(game_history: HistoryView, review: Review, place: int, number: int) -> discord.ui.View:
    words, view = game_history.audience.texts, discord.ui.View(timeout=None)
    seen_as = game_history.usual_view
    view.add_item(button(words.t("button-revisit"), game_history.make_id("what-if", seen_as, number), PRIMARY))
    replayed = game_history.make_id("replay-to", seen_as, number, rest="review")
    view.add_item(button(words.t("button-review-replay"), replayed))
    view.add_item(button(words.t("button-review-all"), game_history.make_id("review-all")))
    for other in range(len(review.points)):
        if other != place:
            view.add_item(_point_button(game_history, other))
    return view


def _point_button(
    game_history: HistoryView, place: int, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> discord.ui.Button[discord.ui.View]:
    label = game_history.audience.texts.t("button-review-point", number=place + 1)
    return button(label, game_history.make_id("review-point", place), style)


def _course(game_history: HistoryView) -> Course:
    """The game as the user knew it."""
    return game_history.course(game_history.own)


def _turn(game_history: HistoryView, course: Course, point: TurningPoint) -> int:
    """The number of the turn of a turning point."""
    number = moment_before(course, game_history.entries, point.step)
    return 0 if number is None else turn_after(course, number)


VERBS = {
    "review": Verb(at_table(show_review), REVIEWING, private=True, direct=True),
    "review-all": Verb(at_table(show_review), REVIEWING, direct=True),
    "review-point": Verb(show_point, REVIEWING, numbers=2, direct=True),
}
