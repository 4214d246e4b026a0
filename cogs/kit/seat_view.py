"""What one seat sees of its table at one moment: private panels are drawn from it."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Generic, TypeVar

from msgspec import structs

from cogs.base.context import Context
from cogs.base.emoji import WORDS_ALONE, PieceEmoji
from cogs.base.services import Services
from data.tables.table_row import TableRow
from render.kit.renderer import Audience, Renderer
from render.words.text import Texts
from rules.core.chance import Dice
from rules.core.contract import AnyGame, Observation, Premove, PremoveOffer
from rules.core.draft import Plan, look_ahead
from rules.core.errors import TableError
from rules.table import table as core
from rules.table.premoves import mark_of

REMEMBERED = 128
"""So many plans are remembered: the last of some fifty people who play at the same time."""

T = TypeVar("T")


class Remembered(Generic[T]):
    """What was worked out for the newest plans: each press asks for most of it again."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, tuple[Any, T]] = {}

    def get(self, key: Hashable, of: Any, make: Callable[[], T]) -> T:
        """What ``make`` makes ``of`` something; the same as before if that is the same as under this key before."""
        found = self._kept.get(key)
        if found is not None and (found[0] is of or found[0] == of):
            return found[1]
        made = make()
        self._kept.pop(key, None)
        self._kept[key] = of, made
        for oldest in list(self._kept)[: max(0, len(self._kept) - REMEMBERED)]:
            self._kept.pop(oldest, None)  # another thread may have been quicker
        return made


@dataclass(frozen=True)
class SeatView:
    """One seat's private view of a table at one moment. ``panel`` is the prefix of the menu's verbs: empty on the
    panel for moves. ``emoji`` are those of its buttons and options. The best answers come first where it
    ``suggests`` them."""

    row: TableRow
    table: core.Table
    game: AnyGame
    seat: int
    user_id: int
    observation: Observation
    audience: Audience
    panel: str = ""
    emoji: PieceEmoji = WORDS_ALONE
    suggests: bool = True

    @property
    def version(self) -> int:
        return self.table.players[self.seat].version

    def headline(self, renderer: Renderer) -> str:
        """Whose turn it is and for what, or how the game ended, also where that was before its time."""
        if self.table.ended and not self.observation.over:
            return self.audience.texts.t("log-end", detail=self.table.ended)
        return renderer.headline(self.observation, self.audience)

    @cached_property
    def offered_in_advance(self) -> tuple[PremoveOffer, ...]:
        """The premoves that this seat may set."""
        return () if self.table.ended else self.game.premove_offers(self.observation)

    @property
    def left_in_advance(self) -> tuple[Premove, ...]:
        """The premoves that this seat has set and that still hold."""
        return core.premoves_of(self.game, self.table, self.seat)

    def premove_of(self, name: str) -> Premove | None:
        """The premove of the offer ``name``, if set."""
        return next((premove for premove in self.left_in_advance if premove.name == name), None)

    def premove_steps(self, name: str) -> tuple[str, ...]:
        """The steps of that premove; none if there is none."""
        left = self.premove_of(name)
        return () if left is None else left.steps

    def premove_mark(self, offer: PremoveOffer) -> str:
        """The mark of the time for which the offer holds."""
        return mark_of(self.game, self.observation, offer.until)

    def plan(self, steps: Sequence[str]) -> Plan:
        """The plan applied to an imagined state; the same for the same steps."""
        key = self.game.info.slug, self.row.id, self.seat, self.version, tuple(steps)
        return _plans.get(key, self.observation, lambda: self._look_ahead(steps))

    def _look_ahead(self, steps: Sequence[str]) -> Plan:
        dice = Dice(f"preview {self.row.id} {self.version} {' '.join(steps)}")
        plan = look_ahead(self.game, self.observation, self.seat, steps, dice)
        return structs.replace(plan, legal=tuple(self.game.offered(plan.observation, plan.legal)))


_plans = Remembered[Plan]()


async def view_seat(context: Context, table_id: int, known: TableRow | None = None) -> SeatView:
    """What the user sees from their seat; ``known`` is the row of the table where that was just read. Raises
    ``TableError`` if they have none here."""
    at = await seat_of(context.services, table_id, context.user.id, context.words, known)
    return replace(at, emoji=context.emoji(at.row.slug))


async def seat_of(
    services: Services, table_id: int, user_id: int, words: Texts, known: TableRow | None = None
) -> SeatView:
    """What a person sees from their seat, in words alone. Raises ``TableError`` if they have none here."""
    row, table = await (services.tables.at(table_id) if known is None else services.tables.moment(known))
    seat = table.seat_of(user_id)
    if seat is None:
        raise TableError("not-seated")
    game = services.tables.game(row)
    audience = services.audience(row, words, table)
    return SeatView(row, table, game, seat, user_id, game.observe(table.state, seat), audience)
