"""The private panel of an exercise: a position that a person answers alone, with the questions, pictures and buttons
that they know from a table."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.seat_view import SeatView
from cogs.kit.verbs import Verb
from cogs.permissions.rows import PERSONAL
from cogs.planning import plans
from cogs.planning.addresses import steps_mark
from cogs.play import panel
from cogs.play.levels import lay_out
from cogs.play.menu_controls import Button
from data.engines.store import NO_TABLE
from data.tables.table_row import TableRow
from data.teaching import exercises
from data.teaching.exercises import Exercise, Kind
from render.kit.renderer import Audience
from rules.bots.bot_names import free_name
from rules.core.draft import Plan
from rules.core.errors import PositionError, TableError
from rules.table import table as core
from rules.table.player import Holder


@dataclass(frozen=True)
class Lead:
    """What an exercise says above its question, and the buttons that it has besides: the ``offers`` where there is room
    for them, what is ``kept`` in any case. A part of a turn is an answer where it is ``partly`` accepted."""

    lines: Sequence[str]
    offers: Sequence[Button] = ()
    partly: bool = False
    kept: Sequence[Button] = ()


LeadOf = Callable[[Context, Exercise, SeatView], Awaitable[Lead]]
"""What an exercise says as it stands."""

Answered = Callable[[Context, Exercise, SeatView, tuple[str, ...]], Awaitable[None]]
"""What follows once a person has confirmed these steps; what only declares the turn finished is among them."""


def view_exercise(context: Context, exercise: Exercise) -> SeatView:
    """What the person sees of their exercise. The other seats are named as bot players are. Raises ``TableError`` for
    an exercise of a game, or with a position, that this version does not know."""
    if exercise.slug not in context.services.tables.games:
        raise TableError("exercise-gone")
    game = context.services.game(exercise.slug)
    try:
        state = game.position(exercise.position)
    except PositionError as error:  # written for developers
        raise TableError("exercise-gone") from error
    names = _names(context, exercise, game.seats_in(state))
    holders = [Holder(exercise.user_id if seat == exercise.seat else None, name) for seat, name in enumerate(names)]
    options = {name: str(value) for name, value in exercise.position["options"].items()}
    table = core.start(game, holders, options, "", exercise.begun_at, position=exercise.position).table
    players = tuple(structs.replace(player, version=exercise.version) for player in table.players)
    return SeatView(
        _row_of(exercise, holders, options),
        structs.replace(table, players=players),
        game,
        exercise.seat,
        exercise.user_id,
        game.observe(state, exercise.seat),
        Audience(context.words, names, frozenset(range(len(names))) - {exercise.seat}),
        f"{exercise.kind}-",
        context.emoji(exercise.slug),
        suggests=False,
    )


def _names(context: Context, exercise: Exercise, seats: int) -> tuple[str, ...]:
    """The names of the seats."""
    others: list[str] = []
    while len(others) < seats - 1:
        others.append(free_name(f"{exercise.slug} {exercise.name}", [context.user.display_name, *others]))
    return (*others[: exercise.seat], context.user.display_name, *others[exercise.seat :])


def _row_of(exercise: Exercise, holders: Sequence[Holder], options: dict[str, str]) -> TableRow:
    """The exercise in place of a table: its id stands where that of a table would."""
    return TableRow(
        id=exercise.id,
        slug=exercise.slug,
        status="running",
        guild_id=None,
        channel_id=0,
        thread_id=None,
        lobby_message_id=None,
        host_id=exercise.user_id,
        seat_count=len(holders),
        options=options,
        clock=None,
        version=exercise.version,
        board_message_id=None,
        board_channel_id=None,
        moves=0,
        board_from=0,
        board_log=0,
        rematch_id=None,
        made_at=exercise.begun_at,
        seats=tuple(holders),
        private=True,
    )


async def show_exercise(
    context: Context, exercise: Exercise, at: SeatView, lead: Lead, address: str = "", note: str = ""
) -> None:
    """Draws the panel of an exercise: what it says, what is asked, the picture with the plan carried out, and the
    answers, none of them suggested."""
    services = context.services
    plan, renderer = at.plan(exercise.steps), services.renderer(at.row)
    screen = await services.pool.run(lay_out, renderer, at, plan, address)
    parts = panel.shared_parts(renderer, at, plan, screen, note)
    question = "\n".join([*lead.lines, parts.question])
    parts = replace(parts, question=question, aside=lead.offers, partly=lead.partly, kept=lead.kept)
    await panel.show_parts(context, at, plan, parts, at.observation)


@dataclass(frozen=True)
class ExercisePanel:
    """The panels of a kind of exercise. Each button goes on from the panel that it is on, if that still shows what the
    person has planned; otherwise it shows what is true now."""

    kind: Kind
    lead_of: LeadOf
    answered: Answered

    @property
    def verbs(self) -> dict[str, Verb]:
        return {
            f"{self.kind}-tab": Verb(self.open_tab, PERSONAL, numbers=4),
            f"{self.kind}-pick": Verb(self.pick, PERSONAL, numbers=4, selects=True),
            f"{self.kind}-take": Verb(self.pick, PERSONAL, numbers=4),
            f"{self.kind}-instead": Verb(self.pick_instead, PERSONAL, numbers=4),
            f"{self.kind}-back": Verb(self.step_back, PERSONAL, numbers=4),
            f"{self.kind}-clear": Verb(self.clear, PERSONAL, numbers=4),
            f"{self.kind}-go": Verb(self.commit, PERSONAL, numbers=4),
        }

    async def show(self, context: Context, exercise: Exercise, address: str = "", note: str = "") -> None:
        """The panel of an exercise as it stands."""
        at = view_exercise(context, exercise)
        await show_exercise(context, exercise, at, await self.lead_of(context, exercise, at), address, note)

    async def open_tab(self, context: Context, press: Pressed) -> None:
        """Another first answer is looked at."""
        exercise = await self._current(context, press)
        if exercise is not None:
            await self.show(context, exercise, press.rest)

    async def pick(self, context: Context, press: Pressed) -> None:
        """Answers were chosen: on in the menu, or steps of the plan."""
        exercise = await self._current(context, press)
        if exercise is not None:
            at = view_exercise(context, exercise)
            await self._show_taken(context, exercise, at, plans.taken(at, at.plan(exercise.steps), press))

    async def pick_instead(self, context: Context, press: Pressed) -> None:
        """The last question of the plan was answered anew."""
        exercise = await self._current(context, press)
        if exercise is not None:
            at = view_exercise(context, exercise)
            await self._show_taken(context, exercise, at, plans.taken_instead(at, at.plan(exercise.steps), press))

    async def step_back(self, context: Context, press: Pressed) -> None:
        """The last step is taken out of the plan."""
        exercise = await self._current(context, press)
        if exercise is not None:
            await self._keep(context, exercise, exercise.steps[:-1])

    async def clear(self, context: Context, press: Pressed) -> None:
        """The plan is begun anew."""
        exercise = await self._current(context, press)
        if exercise is not None:
            await self._keep(context, exercise, ())

    async def commit(self, context: Context, press: Pressed) -> None:
        """The plan is given as the answer."""
        exercise = await self._current(context, press)
        if exercise is None:
            return
        at = view_exercise(context, exercise)
        plan = at.plan(exercise.steps)
        steps = plans.committed(at, plan)
        if steps:
            await self.answered(context, exercise, at, tuple(steps))
        else:
            await self.show(context, exercise, note=context.words.t("panel-moved-on"))

    async def _current(self, context: Context, press: Pressed) -> Exercise | None:
        """The exercise, if the panel that was pressed still shows it; otherwise the person is shown what is true now,
        and there is nothing more to do."""
        exercise_id, _, version, planned = press.numbers
        exercise = await exercises.exercise_of(context.services.store.reading, exercise_id, context.user.id)
        if (exercise.kind, exercise.version, steps_mark(exercise.steps)) == (self.kind, version, planned):
            return exercise
        if exercise.kind != self.kind:
            raise TableError("exercise-gone")
        await self.show(context, exercise, note=context.words.t("panel-moved-on"))
        return None

    async def _show_taken(
        self, context: Context, exercise: Exercise, at: SeatView, answered: Plan | str | None
    ) -> None:
        """Shows what an answer leads to."""
        if answered is None:
            await self.show(context, exercise, note=context.words.t("panel-moved-on"))
        elif isinstance(answered, str):
            await self.show(context, exercise, answered)
        else:
            refused = answered.stopped
            note = "" if refused is None else context.words.refusal(refused, at.game.info)
            await self._keep(context, exercise, answered.steps, note)

    async def _keep(self, context: Context, exercise: Exercise, steps: tuple[str, ...], note: str = "") -> None:
        """Keeps a changed plan and shows it."""
        kept = await context.services.store.write(
            lambda transaction: exercises.keep_steps(transaction, exercise, steps), table=NO_TABLE
        )
        await self.show(context, kept, note=note)
