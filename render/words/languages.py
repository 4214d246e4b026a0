"""The languages there are: one for each folder of ``data/locale``, named by its code (``ja``, ``pt-BR``).

A translator adds a folder and files with the names and ids of the English ones, as many as are done
(``docs/translating.md``). Nothing else names a language."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from babel import Locale, UnknownLocaleError, core, localedata

FIRST = "en"
"""The language in which every text is there; it stands in for what another lacks."""

_VARIETIES = {"en": "en_GB"}
"""The locale whose lists and dates a language uses, where it is not the language itself: no comma before "and", the
day before the month."""


def languages_in(folder: Path) -> tuple[str, ...]:
    """The codes of the languages with texts in this folder, the first language first. A folder that is named by no code
    of a language is none."""
    found = {path.parent.name for path in folder.glob("*/*.ftl")}
    return (FIRST, *sorted(code for code in found - {FIRST} if is_code(code)))


def is_code(name: str) -> bool:
    """Whether this is the code of a language that CLDR knows: then its name, dates and lists are known."""
    try:
        Locale.parse(name, sep="-")
    except (UnknownLocaleError, ValueError):
        return False
    return True


def chosen_from(languages: Iterable[str], locale: str) -> str:
    """Which of these languages serves a Discord locale: that of the same region, else that of the same language, else
    the first one."""
    wanted = str(locale).replace("_", "-").lower()
    known = {code.lower(): code for code in languages}
    return known.get(wanted) or known.get(wanted.partition("-")[0]) or FIRST


@cache
def formats_of(language: str) -> Locale:
    """The locale by whose habits dates and lists are written."""
    return Locale.parse(_VARIETIES.get(language, language.replace("-", "_")))


@cache
def own_name(language: str) -> str:
    """What a language calls itself: "Deutsch"."""
    name = Locale.parse(language, sep="-").get_display_name() or language
    return name[:1].upper() + name[1:]


_NEEDLESS = (
    "languages", "territories", "scripts", "variants", "currency_names", "currency_names_plural", "unit_patterns",
    "unit_display_names", "meta_zones", "time_zones", "date_fields", "interval_formats",
)  # fmt: skip
"""What CLDR knows of each language, and no text needs: names, units, time zones."""
_NEEDLESS_OF_ALL = (
    "territory_languages", "territory_currencies", "territory_zones", "zone_territories", "zone_aliases", "meta_zones",
    "windows_zone_mapping", "all_currencies",
)  # fmt: skip
"""The same of what it knows of all languages."""


def keep_formats(languages: Iterable[str]) -> None:
    """Frees what is known of these languages and others besides their own names and the formats of dates, lists and
    numbers, two megabytes a language, for the rest of the process."""
    known = set()
    for language in languages:
        own_name(language)
        known.add(language.partition("-")[0])
        localedata.load(str(formats_of(language)))
    for data in localedata._cache.values():
        for name in _NEEDLESS:
            data.pop(name, None)
    scripts = core.get_global("likely_subtags")
    ours = {code: full for code, full in scripts.items() if code.partition("_")[0] in known}
    core._global_data = {
        name: ours if name == "likely_subtags" else table
        for name, table in (core._global_data or {}).items()
        if name not in _NEEDLESS_OF_ALL
    }
