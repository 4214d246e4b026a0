"""A program that knows no Discord but the real one, pointed at a playground: the first argument is its address, the
second the module that holds the program's ``main``."""

from __future__ import annotations

import sys
from importlib import import_module

from bot import point_at


def main() -> int:
    point_at(sys.argv.pop(1))
    code: int = import_module(sys.argv.pop(1)).main()
    return code
