"""The code as trees, each module parsed once in a process however many tests look at it."""

import ast
from functools import cache
from pathlib import Path


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def strings(tree: ast.AST) -> frozenset[str]:
    """All strings in a piece of code."""
    return frozenset(
        node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def calls(tree: ast.AST) -> tuple[tuple[str, ast.Call], ...]:
    """All calls in a piece of code, each with the name of what is called."""
    found = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    return tuple(
        (node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""), node)
        for node in found
    )
