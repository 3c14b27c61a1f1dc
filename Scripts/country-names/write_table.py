#!/usr/bin/env python3
"""Writes the names of countries in many languages, for columns that name a country.

    python3 -m venv .build/facts && Scripts/locked-pip .build/facts/bin/python3 facts
    Scripts/country-names/write_table.py > Knowledge/countries/names.txt

The names are those of the Unicode Common Locale Data Repository (https://cldr.unicode.org) as Babel carries them. A name that two
countries have in different languages is left out.
"""

import collections
import sys
import textwrap
import unicodedata

import babel

LANGUAGES = (
    "en de fr es it pt nl sv da nb fi pl cs sk hu ro bg hr sr sr_Latn sl mk sq el tr ru uk be et lv lt is ga ca eu gl "
    "ar he fa ur hi bn ta te mr gu pa ml kn si ne th lo km my vi id ms fil ja ko zh zh_Hant hy ka az kk ky uz mn sw am af"
).split()

# Territories that few address books name: the languages of many readers are enough.
SMALL = set(
    "AC AI AS AX BL BQ BV CC CK CP CQ CW CX DG EA FK GF GP GS GU HM IC IO KI KM MF MH MP MQ MS NF NR NU PM PN PW RE SB SH SJ ST "
    "SX TA TC TF TK TV UM VG VI VU WF WS YT".split()
)
MAJOR = set("en de fr es it pt nl ru ar ja zh".split())


def key(name: str) -> str:
    """The letters of a name without case and marks."""
    text = unicodedata.normalize("NFKD", name.casefold())
    return "".join(c for c in text if unicodedata.category(c)[0] in "LN" or unicodedata.category(c) == "Mc")


def main() -> None:
    names = collections.defaultdict(dict)
    owners = collections.defaultdict(set)
    for language in LANGUAGES:
        for code, name in babel.Locale.parse(language).territories.items():
            if len(code) != 2 or not code.isalpha() or code in ("EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"):
                continue
            if code in SMALL and language not in MAJOR:
                continue
            if len(key(name)) < 2 or any(mark in name for mark in '|"\\'):
                continue
            owners[key(name)].add(code)
            names[code].setdefault(name.casefold(), name)
    lines = []
    for code in sorted(names):
        own = [name for name in names[code].values() if len(owners[key(name)]) == 1]
        text = code + ": " + "|".join(own)
        wrapped = textwrap.wrap(text, width=116, break_long_words=False, break_on_hyphens=False)
        lines += [wrapped[0], *("  " + line for line in wrapped[1:])]
    version = (f"CLDR {babel.core.get_cldr_version()}" if hasattr(babel.core, "get_cldr_version")
               else f"CLDR of Babel {babel.__version__}")
    print("# The names of each country in some seventy languages: a code, a colon, and names between bars, the English one first.")
    print("# Written by Scripts/country-names/write_table.py.")
    print(f"source: Unicode {version}, https://cldr.unicode.org\n")
    print("\n".join(lines))


sys.exit(main())
