"""Compiling once what all workers import: on a fresh checkout each would otherwise compile the program and rewrite the
assertions of every test module for itself, at the same time as the others."""

import compileall
import os
from collections.abc import Iterable
from importlib.util import cache_from_source
from multiprocessing import get_context
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

WORTH_IT = 50
"""Fewer modules are left to the workers."""

_config: list[pytest.Config] = []
"""What the processes inherit."""


def compile_beforehand(config: pytest.Config, modules: Iterable[Path]) -> None:
    """Compiles those of these modules that are not, on all processors."""
    missing = [path for path in modules if not _is_compiled(path)]
    if len(missing) < WORTH_IT:
        return
    _config[:] = [config]
    missing.sort(key=lambda path: -path.stat().st_size)
    with get_context("fork").Pool(os.cpu_count()) as pool:
        pool.map(_compile, missing, chunksize=4)


def _compile(path: Path) -> None:
    if not _is_rewritten(path):
        compileall.compile_file(path, quiet=2)
        return
    (config,), kept = _config, _kept(path)
    kept.parent.mkdir(exist_ok=True)
    source_hash, code = rewrite._rewrite_test(path, config)
    rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, source_hash, kept)


def _is_rewritten(path: Path) -> bool:
    return path.name == "conftest.py" or path.name.startswith("test_")


def _is_compiled(path: Path) -> bool:
    kept = _kept(path)
    return kept.exists() and kept.stat().st_mtime >= path.stat().st_mtime


def _kept(path: Path) -> Path:
    """Where the compiled module is kept."""
    if _is_rewritten(path):
        return rewrite.get_cache_dir(path) / f"{path.stem}{rewrite.PYC_TAIL}"
    return Path(cache_from_source(str(path)))
