"""The rules at the command line: every command, and one clear line for every mistake."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import rules
from rules import __main__ as command_line
from rules import registry
from rules.conformance.conformance import play_random
from rules.core.record import encode
from rules.kingdom_builder import KINGDOM_BUILDER
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.meadow import MEADOW
from tests.rules.toys.mutants import GoodsLost

ROOT = Path(rules.__file__).parents[1]
LAST_LINE = re.compile(r"^\d+ games, \d+ actions$")
PLAYED = play_random(BAZAAR, 3, {}, "line")
REAL = tuple(registry.GAMES.values())


@pytest.fixture(autouse=True)
def only_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {"bazaar": BAZAAR}
    monkeypatch.setattr(registry, "GAMES", games)
    monkeypatch.setattr(command_line, "GAMES", games)


class Answer:
    """What one call printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    def call(*arguments: object) -> Answer:
        try:
            code = command_line.main([str(argument) for argument in arguments])
        except SystemExit as exited:
            code = int(exited.code or 0)
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return call


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Seat 0 has won the bidding and sells; it holds 9, 30 and 32."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps({"seats": 2, "hands": [[9, 30, 32], [2]], "phase": "sell", "winner": 0}))
    return path


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_bytes(encode(PLAYED.record(BAZAAR)))
    return path


def test_games_are_listed_with_seats_and_options(run: Any) -> None:
    answer = run("games")
    assert answer.code == 0
    assert answer.out == "bazaar\tBazaar\t2-4 seats\trounds=2|3; die=four|six\n"


def test_games_are_listed_with_what_their_options_depend_on(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "meadow", MEADOW)
    last = run("games").out.splitlines()[-1]
    options = "contest=void|lot [3,4 seats]; favour=equal|trailing [contest=lot]"
    assert last == f"meadow\tMeadow\t2-4 seats\t{options}"


@pytest.mark.parametrize(
    ("seats", "options", "refused"),
    [
        (3, ["contest=lot", "favour=trailing"], ""),
        (2, ["contest=lot"], "contest"),
        (3, ["favour=trailing"], "favour"),
    ],
)
def test_selfplay_takes_only_options_that_apply(
    run: Any, monkeypatch: pytest.MonkeyPatch, seats: int, options: list[str], refused: str
) -> None:
    monkeypatch.setitem(registry.GAMES, "meadow", MEADOW)
    chosen = [word for option in options for word in ("--option", option)]
    answer = run("selfplay", "meadow", "--seats", seats, "--games", 1, *chosen)
    assert answer.code == (1 if refused else 0)
    assert answer.err.startswith(f"option not here (option {refused}, " if refused else "")


def test_selfplay_ends_with_what_it_played(run: Any) -> None:
    answer = run("selfplay", "bazaar", "--seats", 3, "--games", 3, "--seed", "s", "--option", "die=four")
    assert answer.code == 0
    last = answer.out.splitlines()[-1]
    assert LAST_LINE.match(last)
    actions = sum(len(play_random(BAZAAR, 3, {"die": "four"}, f"s/{number}").played) for number in range(3))
    assert last == f"3 games, {actions} actions"


def test_selfplay_of_no_games_is_no_mistake(run: Any) -> None:
    assert run("selfplay", "bazaar", "--games", 0).out == "0 games, 0 actions\n"


def test_selfplay_shows_a_broken_law_and_its_record(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "bazaar", GoodsLost())
    answer = run("selfplay", "bazaar", "--games", 2)
    assert answer.code == 1
    assert answer.err.startswith("broken law: conservation (every good is in one place), after ")
    assert answer.json["game"] == "bazaar"


def test_legal_lists_notations(run: Any, position: Path) -> None:
    assert run("legal", "bazaar", position).out == "sell 9\nsell 30\nsell 32\ndone\n"
    assert run("legal", "Bazaar", position, "--seat", 0).out == "sell 9\nsell 30\nsell 32\ndone\n"
    other = run("legal", "bazaar", position, "--seat", 1)
    assert (other.code, other.out) == (0, "")


def test_legal_reads_standard_input(run: Any, position: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(position.read_bytes())))
    assert run("legal", "bazaar", "-").out.startswith("sell 9\n")


def test_apply_takes_several_steps(run: Any, position: Path, tmp_path: Path) -> None:
    answer = run("apply", "bazaar", position, "--seat", 0, "sell 9", "SELL 32")
    assert answer.code == 0
    assert answer.json["position"]["hands"] == [[30], [2]]
    assert [event["kind"] for event in answer.json["events"]] == ["sold", "sold"]
    assert "result" not in answer.json
    (tmp_path / "next.json").write_text(json.dumps(answer.json["position"]))
    assert run("legal", "bazaar", tmp_path / "next.json").out == "done\n"


@pytest.mark.parametrize("game", REAL, ids=[game.info.slug for game in REAL])
def test_what_apply_and_replay_print_is_a_position(
    game: Any, run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    slug, seats = game.info.slug, game.info.fewest
    monkeypatch.setitem(registry.GAMES, slug, game)
    path = tmp_path / "position.json"
    state = game.setup(seats, {}, "fed")
    path.write_text(json.dumps(game.document(state)))
    for _ in range(4):
        seat = game.to_act(state)[0]
        action = game.legal_actions(state, seat)[0]
        answer = run("apply", slug, path, "--seat", seat, game.notation(action))
        assert answer.code == 0
        path.write_text(answer.out)
        state = game.apply(state, seat, action).state
        asked = game.to_act(state)[0]
        assert run("legal", slug, path).out.splitlines() == [*map(game.notation, game.legal_actions(state, asked))]
        seen = run("observe", slug, path, "--seat", asked).json
        assert seen == json.loads(json.dumps(game.view(game.observe(state, asked))))
    kept = tmp_path / "record.json"
    kept.write_bytes(encode(play_random(game, seats, {}, "fed").record(game, 3)))
    path.write_text(run("replay", kept).out)
    assert run("legal", slug, path).code == 0


def test_apply_tells_the_result_of_a_finished_game(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "last.json"
    path.write_text(json.dumps({"seats": 2, "phase": "sell", "winner": 1, "round": 2, "purses": [1, 30]}))
    answer = run("apply", "bazaar", path, "--seat", 1, "done")
    assert answer.json["result"]["ranks"] == [2, 1]
    assert answer.json["result"]["reason"] == "rounds-played"


def test_an_illegal_action_exits_with_its_rule(run: Any, position: Path) -> None:
    answer = run("apply", "bazaar", position, "--seat", 0, "sell 30", "sell 9")
    assert answer.code == 1
    assert answer.out == ""
    assert answer.err == "illegal action: BZ-8: order is ascending\n"


def test_observe_shows_one_view(run: Any, position: Path) -> None:
    own, all_ = run("observe", "bazaar", position, "--seat", 0), run("observe", "bazaar", position, "--seat", "none")
    assert own.json["hand"] == [9, 30, 32]
    assert all_.json["hand"] == []
    assert all_.json["viewer"] is None


def test_replay_tells_the_final_position_and_the_result(run: Any, recorded: Path) -> None:
    answer = run("replay", recorded)
    assert answer.code == 0
    assert BAZAAR.position(answer.json["position"]) == PLAYED.final
    assert answer.json["result"]["reason"] == "rounds-played"


def test_replay_of_half_a_game_has_no_result(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "half.json"
    path.write_bytes(encode(PLAYED.record(BAZAAR, 4)))
    assert "result" not in run("replay", path).json


def test_show_tells_what_one_seat_saw(run: Any, recorded: Path) -> None:
    state = PLAYED.played[4].state
    for seat in ("0", "2", "none"):
        answer = run("show", recorded, "--seat", seat, "--at", 4)
        assert answer.json["to_act"] == list(BAZAAR.to_act(state))
        assert answer.json["viewer"] == (None if seat == "none" else int(seat))
    assert len(run("show", recorded, "--seat", 1, "--at", 0).json["hand"]) == 32


def test_tell_tells_every_step(run: Any, recorded: Path) -> None:
    answer = run("tell", recorded)
    assert answer.code == 0
    assert answer.out.count("\n# ") == len(PLAYED.played) + 2


@pytest.fixture
def folder(position: Path, recorded: Path, tmp_path: Path) -> Path:
    """A folder of good and bad files."""
    (tmp_path / "bad.json").write_text("{not json")
    (tmp_path / "list.json").write_text("[1, 2]")
    (tmp_path / "deep.json").write_text("[" * 200_000)
    (tmp_path / "binary.json").write_bytes(b'{"phase": "\xff"}')
    (tmp_path / "odd.json").write_text(json.dumps({"seats": 2, "hands": 7}))
    plain = json.loads(recorded.read_text())
    (tmp_path / "foreign.json").write_text(json.dumps({**plain, "steps": [[9, "bid 0"]]}))
    start = BAZAAR.document(PLAYED.opening)
    (tmp_path / "seats.json").write_text(json.dumps({**plain, "seats": 5, "start": start}))
    (tmp_path / "wrapped.json").write_text(json.dumps({"position": {"seats": 2}, "colour": "red"}))
    (tmp_path / "chess.json").write_text(json.dumps({**plain, "game": "chess"}))
    return tmp_path


@pytest.mark.parametrize(
    "words",
    [
        "legal bazaar missing.json",
        "replay .",
        "legal bazaar bad.json",
        "legal bazaar list.json",
        "legal bazaar deep.json",
        "observe bazaar binary.json --seat 0",
        "legal bazaar odd.json",
        "legal chess position.json",
        "selfplay chess",
        "selfplay bazaar --seats 9",
        "selfplay bazaar --option colour=red",
        "selfplay bazaar --option die",
        "legal bazaar position.json --seat 9",
        "legal bazaar position.json --seat -1",
        "apply bazaar position.json --seat 9 done",
        "apply bazaar position.json --seat 1 done",
        "apply bazaar position.json --seat 0 juggle",
        "apply bazaar position.json --seat 0 sell",
        "observe bazaar position.json --seat 2",
        "replay bad.json",
        "replay binary.json",
        "tell deep.json",
        "legal bazaar wrapped.json",
        "replay seats.json",
        "tell seats.json",
        "replay foreign.json",
        "tell foreign.json",
        "replay chess.json",
        "show record.json --seat 3 --at 0",
        "show record.json --seat 0 --at 9999",
        "show record.json --seat 0 --at -1",
    ],
)
def test_a_mistake_is_one_clear_line(words: str, run: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    answer = run(*words.split())
    assert answer.code in (1, 2)
    assert answer.out == ""
    assert len(answer.err.splitlines()) == 1
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["juggle"],
        ["legal", "bazaar"],
        ["observe", "bazaar", "x", "--seat", "left"],
        ["selfplay", "bazaar", "--games", "-3"],
        ["match", "bazaar", "--games", "many"],
        ["match", "bazaar", "--seed", "\udcff"],
    ],
)
def test_a_wrong_call_exits_with_2(arguments: list[str], run: Any) -> None:
    answer = run(*arguments)
    assert answer.code == 2
    assert "usage: python -m rules" in answer.err


@pytest.mark.parametrize(
    "words",
    [
        "legal bazaar position.json --seat x",
        "apply bazaar position.json --seat x done",
        "observe bazaar position.json --seat x",
        "show record.json --seat x --at 0",
        "show record.json --seat 0 --at x",
    ],
)
def test_a_seat_or_a_step_that_is_no_number_is_told_in_words(words: str, run: Any) -> None:
    answer = run(*words.split())
    assert answer.code == 2
    assert answer.err.endswith(": 'x' is no number; seats and steps count from 0\n")


def test_a_real_game_goes_through_every_command(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(registry.GAMES, KINGDOM_BUILDER.info.slug, KINGDOM_BUILDER)
    slug = KINGDOM_BUILDER.info.slug
    played = play_random(KINGDOM_BUILDER, 2, {}, "line")
    state, seat = played.played[9].state, played.played[9].seat
    position, kept = tmp_path / "position.json", tmp_path / "record.json"
    position.write_text(json.dumps(KINGDOM_BUILDER.document(state)))
    kept.write_bytes(encode(played.record(KINGDOM_BUILDER)))
    legal = run("legal", slug, position).out.splitlines()
    assert legal == [KINGDOM_BUILDER.notation(action) for action in KINGDOM_BUILDER.legal_actions(state, seat)]
    taken = run("apply", slug, position, "--seat", seat, KINGDOM_BUILDER.notation(played.played[9].action))
    assert KINGDOM_BUILDER.position(taken.json["position"]) == played.played[9].transition.state
    refused = run("apply", slug, position, "--seat", 1 - seat, legal[0])
    assert refused.code == 1
    assert refused.err.startswith("illegal action: KB-")
    assert run("observe", slug, position, "--seat", "none").json["viewer"] is None
    assert KINGDOM_BUILDER.position(run("replay", kept).json["position"]) == played.final
    assert run("show", kept, "--seat", seat, "--at", 9).json["to_act"] == [seat]
    assert run("tell", kept).out.startswith(f"{slug}, 2 seats")
    assert run("legal", slug, position, "--seat", 9).err == "no such seat (seat 9, seats 2)\n"


@pytest.mark.slow
def test_the_real_command_answers() -> None:
    call = [sys.executable, "-m", "rules"]
    played = subprocess.run(
        [*call, "selfplay", "kingdom-builder", "--games", "1"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert LAST_LINE.match(played.stdout.splitlines()[-1])
    refused = subprocess.run([*call, "replay", "missing.json"], capture_output=True, text=True, check=False, cwd=ROOT)
    assert refused.returncode == 2
    assert refused.stderr == "cannot read missing.json: No such file or directory\n"


def test_a_file_that_may_be_added_to_a_game_is_checked(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BAZAAR, "file_checks", {"stall": bytes.splitlines}, raising=False)
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_bytes(b"")
    bad.write_bytes(b"A1: no roof\nB2: no door")
    checked = run("bazaar-stall", good)
    assert (checked.code, checked.out, checked.err) == (0, f"{good}: no faults\n", "")
    faulty = run("bazaar-stall", bad)
    assert (faulty.code, faulty.out) == (1, "")
    assert len(faulty.err.splitlines()) == 2
    assert run("bazaar-stall", tmp_path / "none.json").code == 2
