"""Bazaars that are sound and end in another way: with a side that nobody plays, alone, or lost by all."""

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core.contract import Result, ranks_of
from tests.rules.toys.bazaar import BazaarGame
from tests.rules.toys.stall import Bazaar

ENOUGH = 3
"""Full fives with which a merchant alone does well."""


class CaravanBazaar(BazaarGame):
    """A caravan that nobody plays makes one full five more than the poorest trader."""

    def result(self, state: Bazaar) -> Result | None:
        result = super().result(state)
        if result is None:
            return None
        fives = (*result.totals, min(result.totals) + 1)
        return Result(ranks_of(fives), fives, (("fives", fives),), result.reason, neutrals=("caravan",))


class SoloBazaar(BazaarGame):
    """A single trader, who has nobody to ask, does well or not."""

    info = msgspec.structs.replace(BazaarGame.info, seats=(1,), minutes={1: 4})

    def result(self, state: Bazaar) -> Result | None:
        result = super().result(state)
        if result is None:
            return None
        rich = result.totals[0] >= ENOUGH
        return msgspec.structs.replace(result, ranks=(1 if rich else 2,), verdict="rich" if rich else "poor")


class SoloWithoutVerdict(SoloBazaar):
    """A single trader is said to have won, and nothing more."""

    def result(self, state: Bazaar) -> Result | None:
        result = super().result(state)
        return result and msgspec.structs.replace(result, ranks=(1,), verdict="")


class LostBazaar(BazaarGame):
    """The traders play together, and the city falls all the same."""

    def result(self, state: Bazaar) -> Result | None:
        result = super().result(state)
        return result and msgspec.structs.replace(result, ranks=(2,) * len(result.ranks), verdict="fallen")


def finished(game: BazaarGame, purses: Sequence[int]) -> Any:
    """A position of ``game`` after its end."""
    return game.position({"seats": len(purses), "phase": "over", "purses": list(purses)})
