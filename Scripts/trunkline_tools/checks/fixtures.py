"""Lists the accepted numbers of a database that are not published example numbers.

    Scripts/check fixtures [DATABASE]

The fixtures must not contain a number that somebody may have. Their accepted numbers are the examples in the metadata of the
`phonenumbers` package for each region and type. The database is the one that `make demo` writes.
"""

import sqlite3
import sys

from ..environment import enter

enter("reference")

import phonenumbers
from phonenumbers import PhoneNumberFormat as Format, PhoneNumberType as Type


def examples():
    for region in phonenumbers.SUPPORTED_REGIONS:
        for type_ in Type.values():
            number = phonenumbers.example_number_for_type(region, type_)
            if number is not None:
                yield phonenumbers.format_number(number, Format.E164)
    for code in phonenumbers.COUNTRY_CODES_FOR_NON_GEO_REGIONS:
        yield phonenumbers.format_number(phonenumbers.example_number_for_non_geo_entity(code), Format.E164)


def main():
    path = sys.argv[1] if len(sys.argv) > 1 else "contacts.db"
    published = set(examples())
    rows = list(sqlite3.connect(f"file:{path}?mode=ro", uri=True).execute("SELECT source, line, raw, e164 FROM accepted_numbers"))
    others = [row for row in rows if row[3] not in published]
    for source, line, raw, e164 in others:
        print(f"{source}:{line}: {raw!r} is {e164}, which is not a published example")
    print(f"{len(rows)} accepted numbers, {len({row[3] for row in rows})} different ones, {len(others)} to replace")
    return 1 if others else 0
