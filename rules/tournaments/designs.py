"""Known plans of whole tournaments in which no two players meet twice, for so many tables of one size.

- **Tables of two**: the circle method; all players meet.
- **Transversal designs**: the players form as many columns as a table has seats. In round ``k`` table ``t`` takes of
  column ``c`` the player in row ``t + k * c``. Two of different columns meet again only where ``k * (c - c')`` is the
  same twice, which does not happen in a field: prime numbers of tables, and 4, 8 and 9. Where a column divides into
  tables it sits at them in the end: with as many tables as seats that is an affine plane.
- **Starters**: one round that generates all others, when all but a few players advance one place of a cycle each round
  (the method of differences: Bose 1939). Those for 15 and 24 players at tables of three and 28 at tables of four are
  Kirkman's schoolgirls and their sisters.

A round is its tables, a table its players, who are numbered from 0.
"""

from collections.abc import Iterator, Sequence

Round = list[tuple[int, ...]]

_FIELDS = {4: (2, (1, 1)), 8: (2, (1, 1, 0)), 9: (3, (2, 0))}
"""By the number of elements: the characteristic, and the next power of x."""

STARTERS: dict[tuple[int, int], tuple[int, tuple[str, ...]]] = {
    (15, 3): (7, ("0 2 7, 1 5 11, 3 4 12, 6 10 14, 8 9 13",)),
    (18, 3): (
        4,
        ("0 3 14, 1 5 8, 2 7 11, 4 10 16, 6 15 17, 9 12 13", "0 10 17, 1 7 13, 2 15 16, 3 6 11, 4 5 12, 8 9 14"),
    ),
    (21, 3): (9, ("0 13 20, 1 15 16, 2 4 8, 3 11 18, 5 12 19, 6 7 9, 10 14 17",)),
    (24, 3): (11, ("0 5 9, 1 16 18, 2 12 15, 3 4 11, 6 17 23, 7 10 19, 8 13 22, 14 20 21",)),
    (24, 4): (7, ("0 1 3 7, 2 11 16 21, 4 14 15 17, 5 10 20 23, 6 9 18 22, 8 12 13 19",)),
    (28, 4): (9, ("0 10 17 26, 1 4 6 13, 2 3 16 21, 5 18 19 25, 7 9 22 27, 8 14 20 24, 11 12 15 23",)),
    (30, 5): (6, ("0 5 14 24 28, 1 11 12 22 27, 2 4 7 20 21, 3 9 10 13 15, 6 8 18 25 26, 16 17 19 23 29",)),
    (40, 4): (
        9,
        (
            "0 3 7 30, 1 2 11 22, 4 16 28 38, 5 10 34 37, 6 12 14 20, 8 25 33 36, 9 13 23 27, 15 18 32 39, 17 21 24 26,"
            "19 29 31 35",
        ),
    ),
    (60, 5): (
        9,
        (
            "0 25 43 53 55, 1 3 11 39 40, 2 7 8 21 32, 4 15 19 49 57, 5 14 22 45 59, 6 12 28 47 54, 9 41 44 48 50,"
            "10 13 20 33 37, 16 18 34 52 58, 17 26 27 42 56, 23 31 35 36 38, 24 29 30 46 51",
        ),
    ),
}
"""By players and seats of a table: the length of the cycles, and the first rounds, each of which generates as many as
that. Players stand in consecutive cycles; those left over at the end stay."""


def known(tables: int, size: int) -> Iterator[list[Round]]:
    """The known plans for so many tables of this size, each with all its rounds."""
    people = tables * size
    if size == 2:
        yield _circle(people)
        return
    starter = STARTERS.get((people, size))
    if starter is not None:
        yield _developed(people, *starter)
    if tables >= size and (tables in _FIELDS or all(tables % divisor for divisor in range(2, size))):
        yield _transversal(tables, size)


def without(plan: Sequence[Round], gone: int) -> list[Round]:
    """The plan without so many of its players, those who meet fewest others, the rest renumbered."""
    players = sorted(one for table in plan[0] for one in table)
    out: set[int] = set()
    for _ in range(gone):

        def tablemates(one: int) -> tuple[int, int]:
            return sum(one in table and not out.isdisjoint(table) for tables in plan for table in tables), -one

        out.add(min((one for one in players if one not in out), key=tablemates))
    number = {one: place for place, one in enumerate(one for one in players if one not in out)}
    return [[tuple(number[one] for one in table if one not in out) for table in tables] for tables in plan]


def _circle(people: int) -> list[Round]:
    """The circle method: one player stays, the others advance one place each round."""
    turning = people - 1
    return [
        [(turning, first), *(((first + step) % turning, (first - step) % turning) for step in range(1, people // 2))]
        for first in range(turning)
    ]


def _developed(people: int, cycle: int, starters: Sequence[str]) -> list[Round]:
    turning = people // cycle * cycle
    firsts = [[tuple(map(int, table.split())) for table in starter.split(",")] for starter in starters]

    def moved(one: int, step: int) -> int:
        return one if one >= turning else one // cycle * cycle + (one + step) % cycle

    return [[tuple(moved(one, step) for one in table) for table in first] for first in firsts for step in range(cycle)]


def _transversal(tables: int, size: int) -> list[Round]:
    """Column ``c`` holds the players from ``c * tables`` on."""
    plan = [
        [
            tuple(column * tables + _sum(tables, row, _product(tables, step, column)) for column in range(size))
            for row in range(tables)
        ]
        for step in range(tables)
    ]
    if tables % size:
        return plan
    columns = [range(column * tables, (column + 1) * tables) for column in range(size)]
    return [*plan, [tuple(column[at : at + size]) for column in columns for at in range(0, tables, size)]]


def _digits(elements: int, value: int) -> list[int]:
    characteristic, powers = _FIELDS[elements]
    return [value // characteristic**place % characteristic for place in range(len(powers))]


def _sum(elements: int, own: int, other: int) -> int:
    """The sum in the field of so many elements, written with the digits of polynomials; modular where it is prime."""
    if elements not in _FIELDS:
        return (own + other) % elements
    characteristic = _FIELDS[elements][0]
    added = zip(_digits(elements, own), _digits(elements, other), strict=True)
    return sum((mine + theirs) % characteristic * characteristic**place for place, (mine, theirs) in enumerate(added))


def _product(elements: int, own: int, other: int) -> int:
    if elements not in _FIELDS:
        return own * other % elements
    characteristic, powers = _FIELDS[elements]
    total, shifted = 0, other
    for digit in _digits(elements, own):
        for _ in range(digit):
            total = _sum(elements, total, shifted)
        *rest, last = _digits(elements, shifted)
        shifted = sum(one * characteristic**place for place, one in enumerate([0, *rest]))
        for _ in range(last):
            shifted = _sum(elements, shifted, sum(one * characteristic**place for place, one in enumerate(powers)))
    return total
