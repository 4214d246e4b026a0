"""``python -m render.iwari MAP.json PICTURE.png``: a map file drawn as an empty board, whether it is shipped or not."""

import sys
from pathlib import Path

import msgspec
from PIL import Image

from render.core.canvas import Canvas
from render.iwari.colours import MAP_COLOURS
from render.iwari.field import field
from render.iwari.ground import draw_ground
from render.iwari.pieces import code, space
from render.kit.renderer import SIZE
from rules.core.errors import UNREADABLE
from rules.iwari.map_checks import faults
from rules.iwari.maps import MapFile, ground_of


def main(arguments: list[str]) -> int:
    """Draws a map, border roads included; says what is wrong with one that cannot be played on."""
    if arguments in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    source, target = map(Path, arguments)
    try:
        file = msgspec.json.decode(source.read_bytes(), type=MapFile)
    except OSError as error:
        print(f"cannot read {source}: {error.strerror}", file=sys.stderr)
        return 1
    except UNREADABLE as error:
        print(f"{source}: {error}", file=sys.stderr)
        return 1
    found = faults(file)
    if found:
        print("\n".join(f"{source}: {fault}" for fault in found), file=sys.stderr)
        return 1
    land = ground_of(file)
    place = field(land.drawn)
    canvas = Canvas.new(SIZE, place.reach, MAP_COLOURS["sea"])
    draw_ground(canvas, land, place, border_roads=True)
    for name, point in land.drawn.points.items():
        space(canvas, name.partition("-")[2], *place.at(point))
    for entry in land.drawn.territories:
        code(canvas, entry.id, *place.at(entry.code_at))
    return _save(canvas.picture, target)


def _save(picture: Image.Image, target: Path) -> int:
    """Writes a picture; says why, where that cannot be."""
    if target.suffix.lower() not in Image.registered_extensions():
        print(f"cannot write {target}: its name must end as a picture's does, in .png for example", file=sys.stderr)
        return 1
    try:
        picture.save(target)
    except OSError as error:
        print(f"cannot write {target}: {error.strerror or error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
