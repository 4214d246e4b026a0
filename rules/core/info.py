"""What a lobby must know of a game: seats, options with their conditions, presets, playing time."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from rules.core.errors import OptionError


class Option(msgspec.Struct, frozen=True):
    """A choice made before the game: its values as short ids, the default among them.

    It is offered only with the seat counts in ``seats`` (empty: with all), and only while every option in ``needs`` has
    one of the values given there; those options precede it in the game's list.
    """

    name: str
    values: tuple[str, ...]
    default: str
    group: str = ""
    seats: tuple[int, ...] = ()
    needs: dict[str, tuple[str, ...]] = {}

    def applies(self, seats: int, options: Mapping[str, str]) -> bool:
        """Whether it is offered for so many seats and these values of the options before it."""
        return (not self.seats or seats in self.seats) and all(
            options.get(name) in values for name, values in self.needs.items()
        )


class Preset(msgspec.Struct, frozen=True):
    """Options that belong together: all are set at once, and may be changed singly afterwards. The ``first`` one of a
    game is the gentlest: newcomers begin with it."""

    name: str
    values: dict[str, str]
    first: bool = False


COMPANY = 2
"""The seats that a lobby is meant for at least: others should see that there is a place."""

Level = Literal["easy", "medium", "demanding"]
"""How much a newcomer has to learn."""


class GameInfo(msgspec.Struct, frozen=True):
    """What a lobby must know of a game. ``minutes`` is the usual playing time of one sitting by seat count; without a
    ``secret_hand`` a seat sees only the public part, and is sent no picture of its own; without ``undo`` every action
    is followed by a fence. Where it is not ``scored`` all winners have the same total, and there is no highest one.
    Games that began under one of the ``earlier`` versions of the rules go on under it, and their records are
    replayed."""

    slug: str
    name: str
    prefix: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    version: int
    minutes: dict[int, int]
    presets: tuple[Preset, ...] = ()
    secret_hand: bool = True
    level: Level = "medium"
    undo: bool = True
    scored: bool = True
    earlier: tuple[int, ...] = ()

    @property
    def foresees(self) -> bool:
        """Whether a player can work out the effect of a move beforehand: else conditionals are not offered."""
        return self.undo

    def applicable(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """What was ``chosen`` without the values of options that do not apply; unknown options stay."""
        kept = dict(chosen)
        values: dict[str, str] = {}
        for option in self.options:
            if not option.applies(seats, values):
                kept.pop(option.name, None)
            values[option.name] = kept.get(option.name, option.default)
        return kept

    def kept(self, seats: int, written: Mapping[str, str]) -> dict[str, str]:
        """All options with their values: those ``written`` that apply, else the defaults. Raises ``OptionError`` for
        what the game does not know."""
        if seats not in self.seats:
            raise OptionError("seats-not-offered", seats=seats, offered_list=self.seats)
        offered = {option.name: option for option in self.options}
        for name, value in written.items():
            if name not in offered:
                raise OptionError("option-unknown", option=name, offered=", ".join(offered))
            if value not in offered[name].values:
                values = ", ".join(offered[name].values)
                raise OptionError("option-value-unknown", option=name, value=value, offered=values)
        applicable = self.applicable(seats, written)
        return {name: applicable.get(name, option.default) for name, option in offered.items()}

    @property
    def defaults(self) -> dict[str, str]:
        """The options with their defaults."""
        return {option.name: option.default for option in self.options}

    @property
    def gentlest(self) -> dict[str, str]:
        """The options for newcomers."""
        return next((preset.values for preset in self.presets if preset.first), {})

    def minutes_for(self, seats: int) -> int:
        """The usual playing time with so many seats, or as many as the game has."""
        return self.minutes[min(max(seats, self.fewest), self.most)]

    @property
    def usual_minutes(self) -> int:
        """The playing time for an unknown number of seats: two, or the fewest above."""
        return self.minutes_for(min((one for one in self.seats if one >= COMPANY), default=self.fewest))

    @property
    def fewest(self) -> int:
        return min(self.seats)

    @property
    def most(self) -> int:
        return max(self.seats)
