"""Which games are told: played by bot players, so that the moves make sense, and cut after so many steps."""

from pathlib import Path

import msgspec

from rules.core import bot_player
from rules.core.chance import Dice
from rules.core.playthrough import told
from rules.core.record import Record, Step
from rules.registry import GAMES

FOLDER = Path(__file__).parent


class Golden(msgspec.Struct, frozen=True):
    """Seats, options, seed, and after how many steps the telling stops (a whole game when 0)."""

    seats: int
    options: dict[str, str]
    seed: str
    steps: int = 0


GOLDEN = {
    "kingdom_builder": Golden(3, {"running_scores": "on"}, "golden", 60),
    "tigris_euphrates": Golden(3, {"monuments": "ziggurat", "civilization_buildings": "on"}, "golden", 90),
    "sobek": Golden(2, {"treasures_of_the_pharaoh": "on"}, "golden", 90),
}


def told_now(slug: str) -> str:
    """The playthrough as the present rules play and tell it."""
    golden, game = GOLDEN[slug], GAMES[slug]
    options = game.options(golden.seats, golden.options)
    state = game.setup(golden.seats, options, golden.seed)
    dice = Dice(f"house of {golden.seed}")
    steps: list[Step] = []
    while (owing := game.to_act(state)) and (not golden.steps or len(steps) < golden.steps):
        action = bot_player.choose(game, game.observe(state, owing[0]), owing[0], dice, samples=1)
        steps.append(Step(owing[0], game.notation(action)))
        state = game.apply(state, owing[0], action).state
    record = Record(slug, game.info.version, golden.seats, options, golden.seed, tuple(steps))
    return told(game, record)
