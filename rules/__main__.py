"""The rules at the command line: for bug reports, trying positions, and checking games against the laws.

    python -m rules games
    python -m rules selfplay SLUG --seats N --games K --seed S [--option NAME=VALUE ...]
    python -m rules match SLUG --seats N --games K --seed S
    python -m rules balance SLUG --games K --seed S [--stray PERCENT] [--seats N] [--option NAME=VALUE ...]
    python -m rules legal SLUG POSITION.json [--seat N]
    python -m rules apply SLUG POSITION.json --seat N "NOTATION" ["NOTATION" ...]
    python -m rules observe SLUG POSITION.json --seat N|none
    python -m rules replay RECORD.json
    python -m rules show RECORD.json --seat N|none --at K
    python -m rules tell RECORD.json
    python -m rules SLUG-KIND FILE

A RECORD.json is what the bot exports, or what a broken law prints. A file named ``-`` is read from standard input; what
``apply`` and ``replay`` print is a POSITION.json, too. Seats count from 0. The last form checks a file that may be
added to a game; ``--help`` lists the kinds. A refusal exits with 1 and one line that names the rule; a wrong call exits
with 2.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any

import msgspec

from rules.bots.balance import report_lines, weigh
from rules.bots.match import against_random
from rules.conformance import conformance
from rules.core import record
from rules.core.contract import AnyGame, GameInfo, Option
from rules.core.data import BrokenFile
from rules.core.errors import UNREADABLE, IllegalAction, PositionError, RecordError, RulesError
from rules.history import files, viewer_record
from rules.history.playthrough import told
from rules.history.viewer_record import ViewerRecord
from rules.skeleton import filling
from rules.skeleton import names as naming
from rules.skeleton.names import Names, SkeletonError

try:
    from rules.registry import GAMES, game_of
except BrokenFile as broken:  # such as the map that is to be checked, where the games look for it
    sys.exit(str(broken))

ROOT = Path(__file__).resolve().parents[1]
_PRINTED = {"position", "events", "result"}
"""The fields of what ``apply`` and ``replay`` print."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    args = _parser().parse_args(arguments)
    try:
        return int(args.run(args) or 0)
    except conformance.BrokenLaw as broken:
        print(f"broken law: {broken}", file=sys.stderr)
        print(record.encode(broken.record).decode())
        return 1
    except IllegalAction as refusal:
        print(f"illegal action: {refusal.plain()}", file=sys.stderr)
        return 1
    except RulesError as error:
        print(error.plain(), file=sys.stderr)
        return 1
    except SkeletonError as refusal:
        print(refusal, file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has closed the pipe
        return 0
    except OSError as error:
        print(f"cannot read {error.filename}: {error.strerror}", file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rules", description="The rules at the command line.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(
        name: str, run: Callable[[argparse.Namespace], object], about: str, *needed: str
    ) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about)
        added.set_defaults(run=run)
        for one in needed:
            added.add_argument(one)
        return added

    command("games", _games, "the games, their seats and options")

    selfplay = command("selfplay", _selfplay, "random full games through the laws", "slug")
    selfplay.add_argument("--seats", type=_count, default=2)
    selfplay.add_argument("--games", type=_count, default=10)
    selfplay.add_argument("--seed", type=_seed, default="0")
    selfplay.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")

    match = command("match", _match, "the bot player against random players", "slug")
    match.add_argument("--seats", type=_count, default=2)
    match.add_argument("--games", type=_count, default=20)
    match.add_argument("--seed", type=_seed, default="0")

    balance = command("balance", _balance, "what bot players take in their games, and who wins with it", "slug")
    balance.add_argument("--games", type=_count, default=1000)
    balance.add_argument("--seed", type=_seed, default="1")
    balance.add_argument("--stray", type=_count, default=0, metavar="PERCENT", help="so many decisions at random")
    balance.add_argument("--seats", type=_count, help="only games of so many")
    balance.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")

    legal = command("legal", _legal, "the legal actions of a position")
    _position_arguments(legal)
    legal.add_argument("--seat", type=_number)

    apply = command("apply", _apply, "the position after some actions")
    _position_arguments(apply)
    apply.add_argument("--seat", type=_number, required=True)
    apply.add_argument("notation", nargs="+")

    observe = command("observe", _observe, "what one seat sees of a position")
    _position_arguments(observe)
    observe.add_argument("--seat", type=_seat, required=True)

    command("replay", _replay, "the final position and result of a record", "record")

    show = command("show", _show, "what one seat saw after so many steps of a record", "record")
    show.add_argument("--seat", type=_seat, required=True)
    show.add_argument("--at", type=_number, required=True)

    command("tell", _print_game, "a record as text: every step, every view", "record")

    new = command("new", _new, "the files of a new game, which plays at once")
    new.add_argument("slug", help="its name in code: small letters and single _")
    new.add_argument("--name", default="", help="its name to people; made from the slug otherwise")
    new.add_argument("--prefix", default="", metavar="xx", help="two letters before its text ids and rules")

    for slug, game in GAMES.items():
        for kind, check in game.file_checks.items():
            checking = commands.add_parser(f"{slug}-{kind}", help=f"the faults of a {kind} file for {game.info.name}")
            checking.add_argument("file", metavar="FILE")
            checking.set_defaults(run=_check_file, check=check, game=game, kind=kind)
    return parser


def _position_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("slug")
    parser.add_argument("position", metavar="POSITION.json")


def _seat(text: str) -> int | None:
    """A seat's number, ``None`` for a spectator."""
    return None if text.lower() in ("none", "-") else _number(text)


def _number(text: str) -> int:
    """A seat or a step, not checked against the game; what is no number is a usage error."""
    if not text.removeprefix("-").isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no number; seats and steps count from 0")
    return int(text)


def _count(text: str) -> int:
    """A number of games or seats; anything else is a usage error."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no count of games or seats")
    return int(text)


def _seed(text: str) -> str:
    """Any encodable text; other bytes are a usage error."""
    if not text.isprintable():
        raise argparse.ArgumentTypeError(f"{text!r} is no seed")
    return text


def _games(args: argparse.Namespace) -> None:
    for game in GAMES.values():
        info = game.info
        options = "; ".join(map(_option_line, info.options))
        print(f"{info.slug}\t{info.name}\t{info.fewest}-{info.most} seats\t{options}")


def _option_line(option: Option) -> str:
    """An option with its values and, in brackets, the seat counts and other options with which it is offered."""
    seats = [f"{','.join(map(str, option.seats))} seats"] if option.seats else []
    conditions = seats + [f"{name}={'|'.join(values)}" for name, values in option.needs.items()]
    return f"{option.name}={'|'.join(option.values)}" + (f" [{', '.join(conditions)}]" if conditions else "")


def _selfplay(args: argparse.Namespace) -> None:
    game = game_of(args.slug)
    options = dict(_name_and_value(text) for text in args.option)
    game.options(args.seats, options)
    actions = 0
    for number in range(args.games):
        seed = f"{args.seed}/{number}"
        playthrough = conformance.play_random(game, args.seats, options, seed)
        actions += len(playthrough.played)
        conformance.check(game, playthrough, stride=7)
    print(f"{args.games} games, {actions} actions")


def _match(args: argparse.Namespace) -> None:
    tally = against_random(game_of(args.slug), args.seats, args.games, args.seed)
    share = 100 * tally.won / args.games if args.games else 0.0
    print(f"{args.games} games, the bot player won {tally.won:g} ({share:.1f} %)")


def _balance(args: argparse.Namespace) -> None:
    options = dict(_name_and_value(text) for text in args.option)
    seats = () if args.seats is None else (args.seats,)
    for line in report_lines(weigh(game_of(args.slug), args.games, args.seed, args.stray, seats, options)):
        print(line)


def _new(args: argparse.Namespace) -> None:
    """Everything is read and checked before anything is written."""
    name = naming.named(args.slug, args.name)
    if args.slug in GAMES:
        raise SkeletonError(f"There is a game with the slug {args.slug!r} already.")
    infos = [game.info for game in GAMES.values()]
    shared = _shared_texts(ROOT)
    prefix = naming.choose_prefix(args.slug, args.prefix, [info.prefix for info in infos], shared)
    names = Names(args.slug, name, prefix)
    naming.must_be_new(names, [Names(info.slug, info.name, info.prefix) for info in infos], shared)
    folder = ROOT / filling.FOLDER
    templates = {path.relative_to(folder).as_posix(): path for path in folder.rglob(f"*{filling.SUFFIX}")}
    made = filling.new_files({name: path.read_text("utf-8") for name, path in templates.items()}, names)
    there = sorted({room for path in made for room in _own_places(path, names) if (ROOT / room).exists()})
    if there:
        raise SkeletonError(f"{there[0]} is there already: choose another slug, or take it away.")
    changed = filling.changed_files(shared, names)
    for path, text in (made | changed).items():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(text, "utf-8")
        print(f"{'changed' if path in changed else 'wrote'} {path}")
    print(f"{names.name} can be played. It is a beginning, and CONTRIBUTING.md tells how to go on.")


def _shared_texts(root: Path) -> dict[str, str]:
    """The contents of the shared files, by path."""
    tops = [root / top for top in (*naming.SHARED_ROOMS, *naming.SHARED_FILES)]
    paths = sorted(path for top in tops for path in ([top] if top.is_file() else top.rglob("*.*")))
    named = {path.relative_to(root).as_posix(): path for path in paths if path.is_file()}
    return {name: path.read_text("utf-8") for name, path in named.items()
            if naming.is_shared(PurePosixPath(name), GAMES)}  # fmt: skip


def _own_places(path: str, names: Names) -> list[str]:
    """A new game's file and, if it has one, its own folder: neither may exist yet."""
    before, own, _ = path.partition(f"/{names.slug}/")
    return [path, *([before + own.rstrip("/")] if own else [])]


def _check_file(args: argparse.Namespace) -> int:
    faults = [*args.check(_read(args.file)), *_unnamed(args.game.info, args.kind, Path(args.file).stem)]
    for fault in faults:
        print(f"{args.file}: {fault}", file=sys.stderr)
    if not faults:
        print(f"{args.file}: no faults")
    return 1 if faults else 0


def _unnamed(info: GameInfo, kind: str, file: str) -> Iterator[str]:
    """That an option chooses a file of this kind, and has no text for it."""
    value = file.removeprefix(f"{kind}_")
    if any(option.name == kind and value in option.values for option in info.options):
        path, key = f"data/locale/en/{info.slug}.ftl", f"{info.prefix}-option-{kind}-{value}".replace("_", "-")
        if f"\n{key} =" not in (ROOT / path).read_text("utf-8"):
            yield f"what the lobby calls it is missing: {key} in {path}"


def _name_and_value(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name.strip(), value.strip()


def _legal(args: argparse.Namespace) -> None:
    game, state = _position(args)
    seats = game.to_act(state) if args.seat is None else (args.seat,)
    for seat in seats:
        _must_sit(game, state, seat)
        for action in game.legal_actions(state, seat):
            print(game.notation(action))


def _apply(args: argparse.Namespace) -> None:
    game, state = _position(args)
    _must_sit(game, state, args.seat)
    events: list[Any] = []
    for text in args.notation:
        action = game.find(game.legal_actions(state, args.seat), text)
        transition = game.apply(state, args.seat, action)
        state = transition.state
        events += [msgspec.to_builtins(event, str_keys=True) for event in transition.events]
    answer = {"position": game.document(state), "events": events}
    result = game.result(state)
    if result is not None:
        answer["result"] = msgspec.to_builtins(result)
    _print_json(answer)


def _observe(args: argparse.Namespace) -> None:
    game, state = _position(args)
    if args.seat is not None:
        _must_sit(game, state, args.seat)
    _print_json(game.view(game.observe(state, args.seat)))


def _replay(args: argparse.Namespace) -> None:
    kept = files.decode(_read(args.record))
    game = game_of(kept.game)
    state = _state(game, kept)
    answer = {"position": game.document(state)}
    result = game.result(state)
    if result is not None:
        answer["result"] = msgspec.to_builtins(result)
    _print_json(answer)


def _state(game: AnyGame, kept: record.Record | ViewerRecord, upto: int | None = None) -> Any:
    """The position after so many steps, or after all."""
    if isinstance(kept, ViewerRecord):
        past = list(viewer_record.positions(game, kept))
        return past[-1 if upto is None else upto].state
    return record.replay(game, kept, upto)


def _show(args: argparse.Namespace) -> None:
    kept = files.decode(_read(args.record))
    game = game_of(kept.game)
    steps = len(kept.moments) - 1 if isinstance(kept, ViewerRecord) else len(kept.steps)
    if not 0 <= args.at <= steps:
        raise PositionError("no-such-step", step=args.at, steps=steps)
    if isinstance(kept, ViewerRecord) and args.seat != kept.viewer:
        raise RecordError("record-other-viewer")
    state = _state(game, kept, args.at)
    if args.seat is not None:
        _must_sit(game, state, args.seat)
    _print_json(game.view(game.observe(state, args.seat)))


def _print_game(args: argparse.Namespace) -> None:
    kept = files.decode(_read(args.record))
    if isinstance(kept, ViewerRecord):
        viewer_record.course_of(game_of(kept.game), kept)
        for number, seen in enumerate(kept.moments):
            print(f"# {number}. turn {seen.turn}{f': {seen.action}' if seen.action else ''}")
            for line in seen.told:
                print(f"  - {line}")
    else:
        print(told(game_of(kept.game), kept), end="")


def _position(args: argparse.Namespace) -> tuple[AnyGame, Any]:
    game = game_of(args.slug)
    try:
        document = msgspec.json.decode(_read(args.position))
    except UNREADABLE as error:
        raise PositionError("document-unreadable", detail=str(error)) from error
    if not isinstance(document, dict):
        raise PositionError("document-unreadable", detail="a JSON object is expected")
    return game, game.position(_unwrapped(document))


def _unwrapped(document: dict[str, Any]) -> dict[str, Any]:
    """The position document in what ``apply`` and ``replay`` print; any other document as it is."""
    inner = document.get("position")
    return inner if isinstance(inner, dict) and document.keys() <= _PRINTED else document


def _must_sit(game: AnyGame, state: Any, seat: int) -> None:
    seats = game.seats_in(state)
    if not 0 <= seat < seats:
        raise PositionError("no-such-seat", seat=seat, seats=seats)


def _read(name: str) -> bytes:
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def _print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())


if __name__ == "__main__":
    sys.exit(main())
