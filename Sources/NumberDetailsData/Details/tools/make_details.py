"""Writes what is known about numbers beside their plans, from the installed `phonenumbers` package, as text.

    $(Scripts/python reference) Sources/NumberDetailsData/Details/tools/make_details.py Sources/NumberDetailsData/Details [--cases FILE]

`--cases` also writes seeded random numbers of every plan with the answers of the package, for the tests. Sources/NumberDetailsData/Details/README.md
describes the files.
"""

import argparse
import functools
import pathlib
import random
import sys

import phonenumbers
from phonenumbers import carrier, geocoder, timezone
from phonenumbers.carrierdata import CARRIER_DATA
from phonenumbers.geodata import GEOCODE_DATA
from phonenumbers.geodata.locale import LOCALE_DATA
from phonenumbers.phonenumberutil import _GEO_MOBILE_COUNTRIES, country_mobile_token
from phonenumbers.tzdata import TIMEZONE_DATA

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "NumberingPlanData/Plans/tools"))

from make_plans import dl, region_metadata, region_numbers

LANGUAGE = "en"
WIDTH = 116
# The text of a prefix whose numbers have none, though those of a shorter one have.
NONE = "-"
UNKNOWN_ZONE = timezone.UNKNOWN_TIMEZONE
CASES_OF_REGION, CASES_OF_PREFIXES, SEED = 5, 300, 1


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--cases", type=pathlib.Path, metavar="FILE")
    options = arguments.parse_args()
    for name, (title, texts) in tables().items():
        (options.folder / f"{name}.txt").write_text(file_text(title, texts), encoding="utf-8")
    if options.cases:
        options.cases.write_text("".join("\t".join(answer(number)) + "\n" for number in random_numbers()), encoding="utf-8")


def tables():
    """The files: a title, and the text of each prefix."""
    return {
        "areas": ("Areas of fixed lines, and of mobiles that belong to one.", english(GEOCODE_DATA)),
        "carriers": ("The carriers that ranges of mobiles and pagers were first given to.", english(CARRIER_DATA)),
        "zones": ("Time zones of the IANA database.", {prefix: ",".join(zones) for prefix, zones in TIMEZONE_DATA.items()}),
        "countries": ("Countries; numbers that are valid in several have none.", countries()),
        "mobiles": ("Calling codes whose mobiles belong to areas, with what stands before the area.", mobiles()),
    }


def english(data):
    return {prefix: texts[LANGUAGE] for prefix, texts in data.items() if LANGUAGE in texts}


def mobiles():
    return {str(code): country_mobile_token(code) or NONE for code in _GEO_MOBILE_COUNTRIES}


# Countries --------------------------------------------------------------------------------------------------------


def countries():
    names = {}
    for code, regions in phonenumbers.COUNTRY_CODE_TO_REGION_CODE.items():
        if len(regions) == 1:
            names |= {str(code): name for name in [country_name(regions[0])] if name}
        else:
            states = tuple(valid_numbers(code, region) for region in regions)
            for prefix, place in shortest_prefixes(str(code), states, None):
                names[prefix] = NONE if place is None else country_name(regions[place])
    return names


def country_name(region):
    names = LOCALE_DATA.get(region, {})
    name = names.get(LANGUAGE, "")
    return names[name[1:]] if name.startswith("*") else name


@functools.cache
def valid_numbers(code, region):
    """The language of all valid numbers of a region."""
    owned, _ = region_numbers(region_metadata(code, region), alone=True)
    return functools.reduce(dl.union, owned.values())


def successors(states):
    """What follows each digit, where something does."""
    for digit in range(10):
        following = tuple(dl.after(state, digit) for state in states)
        if any(following):
            yield str(digit), following


@functools.cache
def owners(states):
    """The places of the languages that own the strings, `None` for strings of several, and for one that begins one of another owner."""
    accepting = [place for place, state in enumerate(states) if dl.accepts_empty(state)]
    own = {accepting[0] if len(accepting) == 1 else None} if accepting else set()
    found = frozenset(own).union(*(owners(following) for _, following in successors(states)))
    return frozenset({None}) if accepting and len(found) > 1 else found


@functools.cache
def least(states, inherited):
    """How many prefixes tell the owners apart, and the owner of the first, where `inherited` holds without any."""
    found = owners(states)
    if found <= {inherited}:
        return 0, inherited
    if len(found) == 1:
        return 1, next(iter(found))
    choices = [inherited] + sorted(found - {inherited}, key=str)
    costs = [(owner != inherited) + sum(least(following, owner)[0] for _, following in successors(states)) for owner in choices]
    return min(costs), choices[costs.index(min(costs))]


def shortest_prefixes(prefix, states, inherited):
    """The fewest prefixes, with their owners, by the longest of which the owner of every string is found."""
    if owners(states) <= {inherited}:
        return
    owner = least(states, inherited)[1]
    if owner != inherited:
        yield prefix, owner
    if len(owners(states)) > 1:
        for digit, following in successors(states):
            yield from shortest_prefixes(prefix + digit, following, owner)


# Files ------------------------------------------------------------------------------------------------------------


def file_text(title, texts):
    """A text on each line, and below it the prefixes that have it."""
    prefixes = {}
    for prefix, text in sorted(texts.items()):
        prefixes.setdefault(text.strip(), []).append(prefix)
    lines = [f"# {title}", f"# libphonenumber, as packaged by phonenumbers {phonenumbers.__version__} (Apache License 2.0)."]
    for text, of_text in prefixes.items():
        lines += [text] + wrapped(joined(of_text))
    return "\n".join(lines) + "\n"


def joined(prefixes):
    """Sorted prefixes, those that differ in the last digit as one: `120121[67]`."""
    endings = {}
    for prefix in prefixes:
        endings.setdefault(prefix[:-1], []).append(prefix[-1])
    return sorted(stem + (last[0] if len(last) == 1 else f"[{''.join(last)}]") for stem, last in endings.items())


def wrapped(words):
    lines = []
    for word in words:
        if lines and len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += " " + word
        else:
            lines.append("  " + word)
    return lines


# Cases ------------------------------------------------------------------------------------------------------------


def random_numbers():
    """Valid numbers, so many of every region, and so many of prefixes of each kind."""
    source, numbers = random.Random(SEED), set()
    for code, regions in sorted(phonenumbers.COUNTRY_CODE_TO_REGION_CODE.items()):
        for region in regions:
            owned = [numbers for numbers in region_numbers(region_metadata(code, region), alone=True)[0].values() if numbers]
            for language in source.choices(owned, k=CASES_OF_REGION):
                numbers.add(f"+{code}" + random_string(language, source))
    for prefixes in (GEOCODE_DATA, CARRIER_DATA, TIMEZONE_DATA):
        for prefix in source.sample(sorted(prefixes), CASES_OF_PREFIXES):
            for _ in range(40):
                text = f"+{prefix}" + "".join(source.choices(dl.DIGITS, k=source.randrange(3, 9)))
                try:
                    number = phonenumbers.parse(text)
                except phonenumbers.NumberParseException:
                    continue
                if phonenumbers.is_valid_number(number):
                    numbers.add(phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164))
                    break
    return sorted(numbers)


def random_string(language, source):
    text = ""
    while True:
        choices = list(successors((language,)))
        if dl.accepts_empty(language) and (not choices or source.random() < 0.5):
            return text
        digit, (language,) = source.choice(choices)
        text += digit


def answer(text):
    number = phonenumbers.parse(text)
    zones = [zone for zone in timezone.time_zones_for_number(number) if zone != UNKNOWN_ZONE]
    return text, geocoder.description_for_number(number, LANGUAGE), ";".join(zones), carrier.name_for_number(number, LANGUAGE)


if __name__ == "__main__":
    main()
