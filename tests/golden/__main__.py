"""Writes the golden playthroughs anew: ``python -m tests.golden``. Read the difference before committing it."""

from rules.registry import GAMES
from tests.golden.games import FOLDER, told_now

for slug in GAMES:
    (FOLDER / f"{slug}.txt").write_text(told_now(slug), "utf-8")
    print(f"{slug}: written")
