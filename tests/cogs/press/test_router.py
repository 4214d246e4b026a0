"""What the permission table refuses is answered, and nothing else is done."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.base import answers
from cogs.base.custom_ids import Pressed
from cogs.press import router
from rules.core.errors import TableError

pytestmark = pytest.mark.fast

VERB = min(router.VERBS)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is done when the button is pressed: the words that are shown, and whether its handler is called."""
    found: list[str] = []

    async def handle(context: Any, press: Pressed) -> None:
        found.append("handled")

    async def show(context: Any, words: str) -> None:
        found.append(words)

    async def defer(context: Any, **_: Any) -> None:
        pass

    monkeypatch.setattr(answers, "show", show)
    monkeypatch.setattr(answers, "defer", defer)
    verb = replace(router.VERBS[VERB], handle=handle, private=False, selects=False, itself=False, dialog=None)
    monkeypatch.setitem(router.VERBS, VERB, verb)
    return found


def pressed() -> Pressed:
    return Pressed(VERB, (7,) * router.VERBS[VERB].numbers)


def pressing(*, ephemeral: bool) -> Any:
    message = SimpleNamespace(flags=SimpleNamespace(ephemeral=ephemeral))
    words = SimpleNamespace(refusal=lambda error: f"refused: {error.reason}")
    context = SimpleNamespace(interaction=SimpleNamespace(message=message), words=words)
    context.at = lambda table: context
    return context


def admitting(monkeypatch: pytest.MonkeyPatch, reason: str = "") -> None:
    async def admit(*_: Any) -> None:
        if reason:
            raise TableError(reason)

    monkeypatch.setattr(router, "admit", admit)


async def test_what_is_allowed_is_done(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    admitting(monkeypatch)
    await router._handle(pressing(ephemeral=True), pressed())
    assert calls == ["handled"]


async def test_a_panel_gives_way_to_the_refusal_and_nothing_is_done(
    calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    admitting(monkeypatch, "not-running")
    await router._handle(pressing(ephemeral=True), pressed())
    assert calls == ["refused: not-running"]


@pytest.mark.parametrize(("reason", "ephemeral"), [("not-running", False), ("table-paused", True)])
async def test_what_is_to_stay_is_refused_beside_it(
    calls: list[str], monkeypatch: pytest.MonkeyPatch, reason: str, *, ephemeral: bool
) -> None:
    admitting(monkeypatch, reason)
    with pytest.raises(TableError) as refused:
        await router._handle(pressing(ephemeral=ephemeral), pressed())
    assert (refused.value.reason, calls) == (reason, [])
