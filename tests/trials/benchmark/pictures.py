"""Boards cold (the first one of its game in a process that has warmed up as the bot does) and warm; their size."""

import statistics
from functools import partial

from render.kit.renderer import Audience
from render.registry import RENDERERS, warm_up
from render.words.text import texts
from rules.conformance import conformance
from rules.registry import GAMES
from tests.games import facts_of
from tests.trials.benchmark.measuring.processes import fresh_process
from tests.trials.benchmark.measuring.report import Report, milliseconds

NAMES = ("Aiko", "Marta", "健太", "Jules")


def measure_pictures(report: Report, runs: int) -> None:
    """Every game at the number of seats that its goals are set for."""
    for slug, game in GAMES.items():
        seats, renderer = facts_of(slug).speed.seats, RENDERERS[slug]
        audience = Audience(texts("en"), NAMES[:seats])
        late = conformance.play_random(game, seats, {}, "picture").played
        observations = [game.observe(one.state, None) for one in late[len(late) // 2 :: len(late) // 20]]
        cold = [float(fresh_process(_COLD, slug, str(seats))) for _ in range(runs)]
        report.add(f"{slug}: board, cold", f"{statistics.median(cold):.0f} ms", "<= 120 ms")
        renderer.board(observations[0], audience)
        warm = [milliseconds(partial(renderer.board, seen, audience), 1) for seen in observations * 3]
        report.add(f"{slug}: board, warm", f"{statistics.median(warm):.0f} ms", "<= 40 ms")
        sizes = [len(renderer.board(seen, audience).picture.data) / 1024 for seen in observations]
        report.add(f"{slug}: largest board picture", f"{max(sizes):.0f} KiB", "<= 150 KiB")


_COLD = "import sys; from tests.trials.benchmark.pictures import cold; print(cold(sys.argv[1], int(sys.argv[2])))"


def cold(slug: str, seats: int) -> float:
    """The milliseconds of the first board in this process."""
    game, audience = GAMES[slug], Audience(texts("en"), NAMES[:seats])
    played = conformance.play_random(game, seats, {}, "picture").played
    seen = game.observe(played[len(played) // 2].state, None)
    warm_up()
    return milliseconds(partial(RENDERERS[slug].board, seen, audience), 1)
