"""Writes the golden playthroughs anew: ``python -m tests.golden``. Read the difference before committing it."""

from tests.golden.games import FOLDER, tellings, told_now

for name, slug, golden in tellings():
    (FOLDER / f"{name}.txt").write_text(told_now(slug, golden), "utf-8")
    print(f"{name}: written")
