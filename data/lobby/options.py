"""The options of a table: those that apply to its seats, and the preset that they match."""

from data.tables.table_row import TableRow
from rules.core.contract import GameInfo, Preset


def intended_seats(info: GameInfo, seat_count: int) -> int:
    """The number of seats that the game is offered for, when a lobby is meant for ``seat_count``."""
    return next((seats for seats in sorted(info.seats) if seats >= seat_count), info.most)


def wanted_seats(info: GameInfo, row: TableRow) -> int:
    """The number of seats with which a lobby is full."""
    return intended_seats(info, max(row.seat_count, info.fewest))


def applying_options(info: GameInfo, row: TableRow) -> dict[str, str]:
    """The options that apply at this table, with their values: to the seats that the lobby is meant for, or that the
    game is played by. The others are shown nowhere."""
    waiting = row.status in ("lobby", "cancelled")
    return info.applicable(intended_seats(info, row.seat_count) if waiting else len(row.seats), row.options)


def preset_of(info: GameInfo, row: TableRow) -> Preset | None:
    """The preset that matches the table's options, as far as they apply; of several the one that sets most."""
    options = applying_options(info, row)

    def says(preset: Preset) -> int:
        named = preset.values.keys() & options.keys()
        return len(named) if all(options[name] == preset.values[name] for name in named) else 0

    best = max(info.presets, key=says, default=None)
    return best if best is not None and says(best) else None
