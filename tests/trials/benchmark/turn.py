"""What a turn costs, from the ping to the posted board, in all games at once: one figure, and of what it is made.

The people are those of the load, at each of fifty tables one at the same time: they press **Play**, put a whole turn
together, confirm it and wait for the new board. First all at the same instant, which is the most that can be asked for
and shows what a turn costs; then each at their own pace, which shows how long somebody waits.
"""

from pathlib import Path

from tests.trials.benchmark import load
from tests.trials.benchmark.measuring.parts import PARTS, Parts
from tests.trials.benchmark.measuring.processes import (
    bot_at,
    megabytes,
    megabytes_now,
    playground_process,
    put_up_emoji,
    watch_crowd,
)
from tests.trials.benchmark.measuring.report import Report, percentile

MEASURED = ("planning", "moving")
"""The phases that make a turn."""
PACED = "paced"
"""The phase of people at their own pace."""


async def measure_turn(report: Report, folder: Path, rounds: int) -> None:
    """Processor time of a turn, of a press, of a move and by part; how soon panels and boards come; memory."""
    parts = Parts()

    def begins(phase: str) -> None:
        parts.looking = phase in MEASURED
        if phase == PACED:
            parts.close()  # looking on would cost these turns a tenth more

    with playground_process(folder) as url:
        async with bot_at(url, folder / "turn.sqlite3") as bot:
            await put_up_emoji(bot)
            seen = await watch_crowd(load.CROWD, url, str(rounds), str(load.TABLES), str(rounds), begins=begins)
            held, most = megabytes_now(), megabytes()
    parts.close()
    boards, panels = seen.figures["shown"], seen.figures["answered"]
    turns = len(boards)
    what = f"turn, {load.TABLES} tables at once"
    looked = sum(seen.spent[phase] for phase in MEASURED)
    own = (looked - parts.own) / looked  # looking on is not the bot's
    spent = looked * own * 1000 / turns
    report.add(f"{what}: processor time of {turns}, presses included", f"{spent:.1f} ms", "")
    planning, moving = (seen.spent[phase] * own * 1000 for phase in MEASURED)
    report.add(f"{what}: of it a press before **Confirm**", f"{planning / (len(panels) - turns):.1f} ms", "")
    report.add(f"{what}: of it a move, from **Confirm** on", f"{moving / turns:.1f} ms", "")
    whole = parts.spent.total() or 1.0
    for part in PARTS:
        share = parts.spent[part] / whole
        report.add(f"{what}: of it {part}", f"{spent * share:.1f} ms", f"{share:.0%}")
    report.add(f"{what}: presses", f"{len(panels) / turns:.1f}", "")
    for how, suffix in (("all at one instant", ""), ("each at their own pace", "_paced")):
        for name, key in (("a press to its panel", "answered"), ("**Confirm** to the board", "shown")):
            for share in (0.5, 0.99):
                after = percentile(seen.figures[key + suffix], share)
                report.add(f"{what}, {how}: from {name}, p{share * 100:.0f}", f"{after:.0f} ms", "")
    spent = seen.spent[PACED] * 1000 / len(seen.figures["shown_paced"])
    report.add(f"{what}, each at their own pace: processor time of a turn", f"{spent:.1f} ms", "")
    report.add(f"{what}: memory of the bot, at the end and at most", f"{held:.0f} / {most:.0f} MB", "")
