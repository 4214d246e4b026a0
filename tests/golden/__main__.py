"""Writes the golden playthroughs anew: ``python -m tests.golden``. Read the difference before committing it."""

import argparse

from tests.golden.games import FOLDER, tellings, told_now

argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__).parse_args()
for name, slug, golden in tellings():
    (FOLDER / f"{name}.txt").write_text(told_now(slug, golden), "utf-8")
    print(f"{name}: written")
