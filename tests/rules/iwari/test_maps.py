"""IW-14: the shipped maps, and what a map file must fulfil."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from rules.__main__ import main
from rules.core.bitset import mask_of
from rules.core.chance import Chance
from rules.core.data import BrokenFile, shipped, shipped_names
from rules.iwari import IWARI as GAME
from rules.iwari.atlas import ATLAS, network
from rules.iwari.map_checks import checked, faults_of
from rules.iwari.map_shapes import misdrawn
from rules.iwari.maps import (
    SPACE_OF,
    SPACES,
    TERRITORIES,
    LineEntry,
    MapFile,
    SpecialRule,
    TerritoryEntry,
    ground_of,
)

Document = dict[str, Any]
ROOT = Path(__file__).parents[3]

FACTS = {
    "new_horizons": (10, 57, 11, 4, 8),
    "vast_lands": (9, 57, 8, 8, 6),
    "floating_lands": (11, 56, 4, 14, 0),
    "glacier_mass": (10, 57, 8, 9, 6),
    "long_way": (12, 57, 11, 6, 4),
}
"""Map -> territories, tent spaces, land and sea lines, border roads, as the table of IW-14 has them."""


def loaded(name: str = "new_horizons") -> Document:
    document: Document = shipped("iwari", f"map_{name}")
    return document


def faults(document: Document) -> list[str]:
    return faults_of(json.dumps(document).encode())


# --- the shipped maps -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FACTS)
def test_iw_14_every_map_has_what_the_rules_say(name: str) -> None:
    ground = ATLAS[name]
    kinds = [line.kind for line in ground.lines]
    found = (len(ground.territories), ground.all_spaces.bit_count(), kinds.count("land"), kinds.count("sea"))
    assert (*found, len(ground.border_roads)) == FACTS[name]


def test_a_map_that_was_made_from_the_page_on_maps_is_shipped() -> None:
    ground = ATLAS["crescent"]
    assert (len(ground.territories), ground.all_spaces.bit_count(), len(ground.lines)) == (10, 57, 15)
    page = (ROOT / "docs" / "iwari-maps.md").read_text()
    assert all(f"`{rule}`" in page for rule in get_args(SpecialRule))
    fields = {*MapFile.__struct_fields__, *TerritoryEntry.__struct_fields__, *LineEntry.__struct_fields__}
    assert {field for field in fields if f'"{field}"' not in page} == set()


def test_the_default_map_comes_first_and_all_are_offered() -> None:
    option = next(option for option in GAME.info.options if option.name == "map")
    assert option.default == option.values[0] == "new_horizons"
    assert {f"map_{name}" for name in option.values} == {*shipped_names("iwari", "map_")}
    assert set(option.values) >= set(FACTS)


def test_vast_lands_has_one_desert_of_ten_spaces() -> None:
    deserts = {TERRITORIES[one]: ATLAS["vast_lands"].spaces[one].bit_count() for one in ATLAS["vast_lands"].territories}
    assert {name: count for name, count in deserts.items() if name[0] == "D"} == {"D1": 10}


def test_iw_14_1_and_2_floating_lands() -> None:
    ground = ATLAS["floating_lands"]
    assert ground.lines_are_roads
    assert {TERRITORIES[one] for one in ground.territories} - {TERRITORIES[one] for one in ground.totems} == {
        "T1",
        "T2",
        "T3",
    }
    assert [line.number for line in ground.lines if {TERRITORIES[end][0] for end in line.ends} & {"T"}] == [
        *range(13, 19)
    ]


def test_iw_14_3_lines_1_and_11_of_glacier_mass_join_the_same_two() -> None:
    first, second = ATLAS["glacier_mass"].line(1), ATLAS["glacier_mass"].line(11)
    assert (set(first.ends), first.kind, second.kind) == (set(second.ends), "land", "sea")
    for ground in ATLAS.values():
        ends = [frozenset(line.ends) for line in ground.lines]
        assert len(ends) - len(set(ends)) == (ground.name == "glacier_mass")


def test_iw_14_4_the_purple_road_runs_over_one_space_of_each_territory() -> None:
    ground = ATLAS["long_way"]
    assert [(ground.long_road & spaces).bit_count() for spaces in ground.spaces if spaces] == [1] * 12
    assert not any(other.long_road for name, other in ATLAS.items() if name != "long_way")


def test_iw_8_7_border_roads_join_only_along_roads() -> None:
    one, other = SPACE_OF["T1-6"], SPACE_OF["F1-7"]
    assert not network("new_horizons", False, ())[one] >> other & 1
    assert network("new_horizons", True, ())[one] >> other & 1


def test_iw_14_1_a_blocked_line_is_no_road() -> None:
    one, other = SPACE_OF["D2-2"], SPACE_OF["C1-6"]
    assert network("floating_lands", False, ())[one] >> other & 1
    assert not network("floating_lands", False, (2,))[one] >> other & 1


def test_places_mean_the_same_on_every_map() -> None:
    for ground in ATLAS.values():
        names = [space for territory in ground.drawn.territories for space in territory.tent_spaces]
        assert mask_of(SPACES.index(name) for name in names) == ground.all_spaces


# --- broken maps ----------------------------------------------------------------------------------------------------


def territory(document: Document, name: str) -> Document:
    (found,) = [one for one in document["territories"] if one["id"] == name]
    return found


def line(document: Document, number: int) -> Document:
    (found,) = [one for one in document["lines"] if one["number"] == number]
    return found


def without_roads_of(document: Document, space: str) -> None:
    document["roads"] = [road for road in document["roads"] if space not in road]


def second_t1(document: Document) -> None:
    document["territories"].append(territory(document, "T1"))


Break = Callable[[Document], Any]

BROKEN: list[tuple[str, Break, str]] = [
    ("id", lambda d: d.update(id="New Horizons"), "id: "),
    ("name", lambda d: d["name"].pop("en"), "name: no name in language 'en'"),
    ("translated name", lambda d: d["name"].update(ja=""), "name: no name in language 'ja'"),
    ("territory name", lambda d: territory(d, "G1")["name"].update(en=" "), "G1: no name in language 'en'"),
    ("unknown territory", lambda d: territory(d, "T1").update(id="T4"), "T4: not a territory"),
    ("twice", second_t1, "T1: there twice"),
    ("biome", lambda d: [territory(d, one).update(id="F3") for one in ("C1", "C2")], "C: no territory of this biome"),
    ("space names", lambda d: territory(d, "T1")["tent_spaces"].pop("T1-3"), "T1: its spaces are not T1-1 to T1-7"),
    ("too few spaces", lambda d: territory(d, "T1").update(tent_spaces={}), "T1: 0 tent spaces"),
    ("road to nowhere", lambda d: d["roads"].append(["T1-1", "T1-11"]), "road T1-1 to T1-11: there is no space T1-11"),
    ("road to itself", lambda d: d["roads"].append(["T1-1", "T1-1"]), "road T1-1 to T1-1: joins a space with itself"),
    ("road twice", lambda d: d["roads"].append(["T1-2", "T1-1"]), "road T1-2 to T1-1: there twice"),
    ("road abroad", lambda d: d["roads"].append(["T1-6", "F1-7"]), "road T1-6 to F1-7: leaves its territory"),
    ("home border", lambda d: d["border_roads"].append(["T1-1", "T1-5"]), "border road T1-1 to T1-5: stays within"),
    ("cut off", lambda d: without_roads_of(d, "G2-4"), "G2: no road leads to G2-4 from G2-1"),
    ("line to itself", lambda d: line(d, 3).update(territories=["G1", "G1"]), "line 3: joins G1 with itself"),
    ("line to nowhere", lambda d: line(d, 3).update(territories=["G1", "G3"]), "line 3: there is no territory G3"),
    ("line gap", lambda d: d["lines"].remove(line(d, 5)), "line 5: there 0 times"),
    ("line twice", lambda d: line(d, 6).update(number=5), "line 5: there 2 times"),
    ("line number", lambda d: line(d, 6).update(number=0), "line 6: there 0 times"),
    ("icon", lambda d: line(d, 1).update(mountain=5), "line 1: there is no mountain type 5"),
    ("icons", lambda d: line(d, 1).update(mountain=1), "mountain type 1: on 3 lines"),
    ("icon missing", lambda d: line(d, 4).update(mountain=None), "mountain type 1: on 1 lines"),
    ("line road", lambda d: line(d, 1).update(road=["T1-1", "G1-1"]), "line 1: names a road, but no line is a road"),
    ("no totem", lambda d: territory(d, "D2").update(totem_space=None), "D2: has no totem space"),
    ("purple rule", lambda d: d.update(special_rules=["long_road_majority"]), "long_road: a purple road and the rule"),
    ("outside", lambda d: territory(d, "T1")["tent_spaces"].update({"T1-1": [990, 990]}), "T1-1: lies outside"),
    ("no room", lambda d: territory(d, "C2").update(totem_space=[170, 800]), ""),
    (
        "overlap",
        lambda d: territory(d, "D2").update(outline=territory(d, "D1")["outline"]),
        "D1 and D2: their outlines",
    ),
    ("flat", lambda d: territory(d, "D2").update(outline=[[1, 1], [2, 2], [3, 3]]), "D2: its outline encloses nothing"),
    ("eight", lambda d: territory(d, "D2")["outline"].reverse(), ""),
    ("crossing", lambda d: line(d, 1).update(path=line(d, 5)["path"]), "line 1: crosses line 5"),
]


@pytest.mark.parametrize(("change", "told"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_a_broken_map_is_refused_by_the_name_of_the_place(change: Break, told: str) -> None:
    document = loaded()
    change(document)
    found = faults(document)
    if told:
        assert any(fault.startswith(told) for fault in found), found
        with pytest.raises(BrokenFile) as caught:
            checked(document, "map_new_horizons")
        assert str(caught.value).startswith("map_new_horizons: ")
    else:
        assert found == []


def test_the_shipped_maps_have_no_faults() -> None:
    for name in ATLAS:
        assert faults(loaded(name)) == []


def test_a_map_is_called_like_its_file() -> None:
    with pytest.raises(BrokenFile, match="id: 'new_horizons' is not what the file is called"):
        checked(loaded(), "map_old_horizons")


def test_iw_2_5_every_totem_space_keeps_an_open_line_wherever_mountains_lie() -> None:
    document = loaded()
    line(document, 15)["mountain"] = None
    line(document, 13)["mountain"] = 2
    assert faults(document) == ["C2: no line is open when mountains lie on lines 4, 13, 12, 5"]


def test_iw_2_5_a_line_of_either_kind_stays_open() -> None:
    document = loaded()
    for number in (13, 14, 15):
        line(document, number)["kind"] = "land"
    assert faults(document) == ["lines: no sea line is open when mountains lie on lines 4, 10, 12, 5"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: line(d, 1).update(road=None), "line 1: names no road, although"),
        (lambda d: line(d, 1).update(road=["F1-2", "T1-1"]), "line 1: its road ends on T1-1, which is no space of D2"),
        (
            lambda d: territory(d, "T1").update(totem_space=[316, 343]),
            "T1: has a totem space, although tundra has none",
        ),
        (lambda d: territory(d, "T1").pop("label"), "T1: without a totem space it needs a `label`"),
    ],
)
def test_broken_floating_lands(change: Break, told: str) -> None:
    document = loaded("floating_lands")
    change(document)
    assert any(fault.startswith(told) for fault in faults(document))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda d: d["long_road"].append("T1-1"), ""),
        (lambda d: d["long_road"].append("T3-9"), "long_road: there is no space T3-9"),
        (lambda d: d["long_road"].append("G1-3"), "long_road: runs over G1-3 twice"),
        (lambda d: d.update(long_road=["G1-3"]), "long_road: has one space only"),
        (lambda d: d.update(special_rules=[]), "long_road: a purple road and the rule"),
    ],
)
def test_broken_long_ways(change: Break, told: str) -> None:
    document = loaded("long_way")
    change(document)
    assert any(fault.startswith(told) for fault in faults(document))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b"\xff",
        b'{"id": "x", "unknown": 1}',
        b'{"id": 7}',
    ],
)
def test_what_is_no_map_at_all_is_refused_in_a_line(content: bytes) -> None:
    (told,) = faults_of(content)
    assert told
    assert "\n" not in told


def test_a_point_off_the_map_is_named() -> None:
    document = loaded()
    document["territories"][2]["totem_space"] = [1001, 5]
    (told,) = faults(document)
    assert "$.territories[2].totem_space" in told


def test_a_map_of_ones_own_is_read_in_numbers() -> None:
    document = loaded()
    document["id"] = "own"
    ground = ground_of(checked(document, "map_own"))
    assert (ground.name, ground.spaces) == ("own", ATLAS["new_horizons"].spaces)


def test_the_check_asks_for_names_in_every_language_and_the_loader_in_one() -> None:
    document = loaded()
    del territory(document, "G1")["name"]["de"]
    assert faults(document) == ["G1: no name in language 'de'"]
    assert checked(document, "map_new_horizons")


def test_the_command_line_asks_what_the_lobby_calls_a_map(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = tmp_path / "data" / "locale" / "en" / "iwari.ftl"
    texts.parent.mkdir(parents=True)
    texts.write_text("\niw-option-map-new = New\n")
    monkeypatch.setattr("rules.__main__.GAMES", {"iwari": GAME})
    monkeypatch.setattr("rules.__main__.ROOT", tmp_path)
    path = tmp_path / "map_new_horizons.json"
    path.write_text(json.dumps(loaded()))
    assert main(["iwari-map", str(path)]) == 1
    missing = "what the lobby calls it is missing: iw-option-map-new-horizons in data/locale/en/iwari.ftl"
    assert capsys.readouterr().err == f"{path}: {missing}\n"


def test_the_command_line_checks_a_map(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.__main__.GAMES", {"iwari": GAME})
    document = loaded()
    path = tmp_path / "own.json"
    path.write_text(json.dumps(document))
    assert main(["iwari-map", str(path)]) == 0
    without_roads_of(document, "G2-4")
    path.write_text(json.dumps(document))
    assert main(["iwari-map", str(path)]) == 1
    assert capsys.readouterr().err == f"{path}: G2: no road leads to G2-4 from G2-1\n"


# --- outlines that cross themselves, by another way of telling --------------------------------------------------------


def is_simple(outline):
    """Whether no two sides of a polygon have more in common than neighbours must, in whole numbers."""
    count = len(outline)
    sides = [(outline[one], outline[(one + 1) % count]) for one in range(count)]

    def turn(a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    def lies_on(a, b, p):
        low, high = sorted((a[0], b[0])), sorted((a[1], b[1]))
        return turn(a, b, p) == 0 and low[0] <= p[0] <= low[1] and high[0] <= p[1] <= high[1]

    def meet(a, b, c, d):
        turns = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
        if 0 not in turns and (turns[0] > 0) != (turns[1] > 0) and (turns[2] > 0) != (turns[3] > 0):
            return True
        return lies_on(a, b, c) or lies_on(a, b, d) or lies_on(c, d, a) or lies_on(c, d, b)

    for one in range(count):
        for other in range(one + 1, count):
            (a, b), (c, d) = sides[one], sides[other]
            if other == one + 1 and (lies_on(a, b, d) or lies_on(c, d, a)):
                return False
            if (one, other) == (0, count - 1) and (lies_on(a, b, c) or lies_on(c, d, b)):
                return False
            if other - one not in (1, count - 1) and meet(a, b, c, d):
                return False
    return len(set(outline)) == count


def test_no_map_has_an_outline_that_crosses_itself():
    assert all(is_simple(entry.outline) for ground in ATLAS.values() for entry in ground.drawn.territories)


def test_every_outline_that_crosses_itself_is_found():
    """Random ones, on a raster so small that corners and sides often meet."""
    whole, dice = ATLAS["new_horizons"].drawn, Chance("outlines").dice()
    bare = msgspec.structs.replace(whole, roads=(), border_roads=(), lines=(), long_road=())
    crossed = 0
    for _ in range(2000):
        outline = tuple((2 * dice.below(7), 2 * dice.below(6)) for _ in range(3 + dice.below(4)))
        entry = msgspec.structs.replace(whole.territories[0], outline=outline)
        faults = list(misdrawn(msgspec.structs.replace(bare, territories=(entry,))))
        found = any("crosses itself" in fault or "encloses nothing" in fault for fault in faults)
        assert found != is_simple(outline), outline
        crossed += found
    assert 300 < crossed < 1900


CHECK = """
import runpy, sys
from pathlib import Path
from rules.core import data
data._GAMES = Path(sys.argv.pop())
runpy.run_module("rules", run_name="__main__")
"""
"""The check of a file, with other files shipped."""


@pytest.mark.parametrize("broken", [True, False])
def test_a_broken_map_where_games_look_for_it_is_told_in_its_lines_alone(broken: bool, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "data" / "games", tmp_path, dirs_exist_ok=True)
    document = loaded()
    document["id"] = "own"
    without_roads_of(document, "G2-4")
    path = tmp_path / "iwari" / "map_own.json"
    path.write_text(json.dumps(document) if broken else "{,}")
    told = subprocess.run(
        [sys.executable, "-c", CHECK, "iwari-map", str(path), str(tmp_path)], capture_output=True, text=True, cwd=ROOT
    )
    (line,) = told.stderr.splitlines()
    assert (told.returncode, line.startswith("map_own: ")) == (1, True)
    assert ("no road leads to G2-4" in line) == broken
