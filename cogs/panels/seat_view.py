"""What one seat sees of its table at one moment: all that private panels are drawn from."""

from collections.abc import Sequence
from dataclasses import dataclass

from cogs import answers
from cogs.answers import Interaction
from cogs.services import Services
from data.tables import TableRow
from render.core.renderer import Audience
from rules.core import table as core
from rules.core.chance import Dice
from rules.core.contract import AnyGame, Observation, Premove, PremoveOffer
from rules.core.draft import Plan, look_ahead
from rules.core.errors import TableError


@dataclass(frozen=True)
class SeatView:
    """One seat's private view of a table at one moment."""

    row: TableRow
    table: core.Table
    game: AnyGame
    seat: int
    observation: Observation
    audience: Audience

    @property
    def version(self) -> int:
        return self.table.players[self.seat].version

    @property
    def offered_in_advance(self) -> tuple[PremoveOffer, ...]:
        """What this seat may leave in advance."""
        return () if self.table.ended else self.game.premove_offers(self.observation)

    @property
    def left_in_advance(self) -> tuple[Premove, ...]:
        """What this seat has left in advance and still holds."""
        return core.premoves_of(self.game, self.table, self.seat)

    def plan(self, steps: Sequence[str]) -> Plan:
        """The plan carried out on an imagined state; the same for the same plan."""
        dice = Dice(f"preview {self.row.id} {self.version} {' '.join(steps)}")
        return look_ahead(self.game, self.observation, self.seat, steps, dice)


async def view_seat(services: Services, interaction: Interaction, table_id: int) -> SeatView:
    """What the person who acts sees from their seat. Raises ``TableError`` when they have none here."""
    row, table = await services.tables.at(table_id)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise TableError("not-seated")
    game = services.tables.game(row)
    observation = game.observe(table.state, seat)
    return SeatView(row, table, game, seat, observation, services.audience(row, answers.texts_for(interaction)))
