"""The code as trees, each module parsed once in a process however many tests look at it."""

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def _seen(tree: ast.AST) -> tuple[frozenset[str], tuple[tuple[str, ast.Call], ...], tuple[ast.Assign, ...]]:
    """Strings, calls and assignments, of one walk: it takes longer than all that is done with them."""
    found: set[str] = set()
    called: list[tuple[str, ast.Call]] = []
    assigned: list[ast.Assign] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                found.add(node.value)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            called.append((name, node))
        elif isinstance(node, ast.Assign):
            assigned.append(node)
    return frozenset(found), tuple(called), tuple(assigned)


def strings(tree: ast.AST) -> frozenset[str]:
    """All strings in a piece of code."""
    return _seen(tree)[0]


def calls(tree: ast.AST) -> tuple[tuple[str, ast.Call], ...]:
    """All calls in a piece of code, each with the name of what is called."""
    return _seen(tree)[1]


def assignments(tree: ast.AST) -> tuple[ast.Assign, ...]:
    """All assignments in a piece of code."""
    return _seen(tree)[2]
