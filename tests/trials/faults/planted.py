"""The faults: one line each, in rules, data, cogs and render; those of the games stand with their facts."""

from __future__ import annotations

from pathlib import Path

from rules.registry import GAMES
from tests.games import facts_of
from tests.trials.faults.fault import Fault

ROOT = Path(__file__).resolve().parents[3]

SHARED = (
    Fault("rules/table/table.py", "    if not can_undo(table, seat):", "    if can_undo(table, seat):",
          "tests/rules/table/test_undo.py"),
    Fault("rules/table/table.py", "open_again = seat in", "open_again = seat not in", "tests/rules/table/test_undo.py"),
    Fault("rules/core/draft.py", "if transition.fence or seat not in", "if seat not in",
          "tests/rules/core/test_draft.py"),
    Fault("data/people/reminder_schedule.py", "days=self.end <= self.begin", "days=self.end > self.begin",
          "tests/data/people/test_reminder_schedule.py"),
    Fault("data/tables/tables.py", "request.version not in (None, table.players[seat].version) or", "",
          "tests/data/tables/test_tables.py"),
    Fault("data/teaching/hints.py", "if others >= MOST:", "if others > MOST:", "tests/data/teaching/test_hints.py"),
    Fault("data/lobby/options.py", "if seats >= seat_count", "if seats > seat_count", "tests/data/lobby/test_lobby.py"),
    Fault("data/statistics/ratings.py", "games = ratings.games + 1", "games = ratings.games",
          "tests/data/statistics/test_ratings.py"),
    Fault("data/seats/vacations.py", "self.used if self.year == _year(now) else 0", "self.used",
          "tests/data/seats/test_vacations.py"),
    Fault("cogs/press/router.py", "press.table_id if row.at_table else 0", "0",
          "tests/cogs/permissions/test_permissions.py::test_whoever_may_not_is_told_so_in_one_sentence"),
    Fault("cogs/press/router.py", "    if admitted is None:\n        return\n    context = admitted\n",
          "    context = admitted or context\n", "tests/cogs/press/test_router.py"),
    Fault("cogs/base/answers.py", "        await due.send_now()", "        due.cancel()",
          "tests/cogs/games/test_sobek.py"),
    Fault("cogs/base/answers.py", "        await due.settle()", "        due.cancel()",
          "tests/cogs/base/test_direct_answers.py"),
    Fault("cogs/base/answers.py", "or not context.services.uplink.is_quick", "",
          "tests/cogs/base/test_direct_answers.py"),
    Fault("cogs/delivery/boards.py", "if not self._needs_new(request, row, called) and",
          "if self._needs_new(request, row, called) and", "tests/cogs/delivery/test_delivery.py"),
    Fault("cogs/seats/substitutes.py", "if not own and self.asked_by != self.host_id:",
          "if not own and self.asked_by == self.host_id:", "tests/cogs/seats/test_substitutes.py"),
    Fault("cogs/board_page/guard.py", 'headers["Origin"] in origins if "Origin" in headers else',
          '"Origin" in headers or', "tests/cogs/board_page/test_guard.py"),
    Fault("cogs/lobby/message.py", 'if row.status == "cancelled":', 'if row.status != "cancelled":',
          "tests/cogs/lobby/test_lobby.py"),
    Fault("render/words/since.py", "for place, thing in before.items() if place not in now",
          "for place, thing in before.items() if place in now", "tests/render/sobek"),
    Fault("render/words/fitting.py", "text[: limit - 1].rstrip()", "text[:limit].rstrip()",
          "tests/render/words/test_fitting.py"),
    Fault("render/core/encode.py", 'struct.pack(">I", len(data)) + name', 'struct.pack(">I", len(data) + 1) + name',
          "tests/render/core/test_encode.py"),
)  # fmt: skip
FAULTS = (*(fault for slug in GAMES for fault in facts_of(slug).faults), *SHARED)
