"""Writes the golden playthroughs anew: ``python -m tests.golden``. Read the difference before committing it."""

from tests.golden.games import FOLDER, GOLDEN, told_now

for slug in GOLDEN:
    (FOLDER / f"{slug}.txt").write_text(told_now(slug), "utf-8")
    print(f"{slug}: written")
