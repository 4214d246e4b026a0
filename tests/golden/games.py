"""How the golden playthroughs come about: bot players play, so that the moves make sense."""

from collections.abc import Iterator
from pathlib import Path

from rules.bots import bot_player
from rules.core.chance import Dice
from rules.core.record import Record, Step
from rules.history.playthrough import told
from rules.registry import GAMES
from tests.games import Golden, all_facts

FOLDER = Path(__file__).parent


def tellings() -> Iterator[tuple[str, str, Golden]]:
    """What is told: the name of its file, the game, the playthrough. A game's first one has its slug for a name."""
    for slug, facts in sorted(all_facts().items()):
        yield slug, slug, facts.golden
        for golden in facts.further_goldens:
            yield f"{slug}_{golden.seats}", slug, golden


def told_now(slug: str, golden: Golden) -> str:
    """The playthrough as the present rules play and tell it."""
    game = GAMES[slug]
    options = game.options(golden.seats, golden.options)
    state = game.setup(golden.seats, options, golden.seed)
    dice = Dice(f"house of {golden.seed}")
    steps: list[Step] = []
    while (owing := game.to_act(state)) and (not golden.steps or len(steps) < golden.steps):
        action = bot_player.choose(game, game.observe(state, owing[0]), owing[0], dice, bot_player.QUICK)
        steps.append(Step(owing[0], game.notation(action)))
        state = game.apply(state, owing[0], action).state
    record = Record(slug, game.info.version, golden.seats, options, golden.seed, tuple(steps))
    return told(game, record)
