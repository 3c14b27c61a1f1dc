"""Writes the corpus of spellings: numbers as people write them, and how each has to be read.

    python3 Benchmarks/spellings/write_corpus.py Tests/PhoneNumbersTests/Spellings

A line of `spellings.tsv` has a text, the region that it is read in, the wanted reading, the class of the spelling and the
reason. The wanted readings follow from how the texts are put together, and from nothing that any program says of them.

The wanted reading is `+E164` for a number, with `x12` behind it for an extension and `!inherited` for a repair that has
to be told; several for several numbers; else the verdict or the reason of the rejection, and `rejected` for any of them.
`first:+E164` wants the number first and leaves the rest open.
"""

import pathlib
import re
import sys

from countries import COUNTRIES

FULL_WIDTH = str.maketrans("0123456789-() /", "０１２３４５６７８９－（）　／")


def digits(text):
    return re.sub(r"\D", "", text)


class Writer:
    """Collects the lines of one country."""

    def __init__(self, country):
        self.c = country
        self.lines = []
        self.mobile = f"+{country.code}{digits(country.mobile)}"
        self.fixed = f"+{country.code}{digits(country.area)}{digits(country.local)}"
        # As they are written inside the country.
        self.m = self.national_mobile()
        self.f = self.national_fixed()

    def national_mobile(self):
        c = self.c
        if c.region == "AR":
            return "011 15-2345-6789"
        if c.region == "BR":
            return "(11) 96123-4567"
        if c.trunk in ("8", "06"):
            return f"{c.trunk} {c.mobile}"
        return c.trunk + c.mobile

    def national_fixed(self):
        c = self.c
        if c.region == "BR":
            return f"({c.area}) {c.local.replace(' ', '-')}"
        if c.trunk in ("8", "06"):
            return f"{c.trunk} {c.area} {c.local}"
        return f"{c.trunk}{c.area} {c.local}"

    def add(self, kind, text, wanted, reason):
        self.lines.append((text, self.c.region, wanted, kind, reason))


def masks(w):
    c = w.c
    m = c.mobile
    w.add("mask", w.m[:-4] + "XXXX", "damaged", "the last four places are hidden")
    w.add("mask", f"+{c.code} " + re.sub(r"\d", "X", m), "damaged", "a template with the calling code only")
    w.add("mask", w.m[:4] + re.sub(r"\d", "*", w.m[4:-2]) + w.m[-2:], "damaged", "stars hide the middle")
    w.add("mask", w.f[:-4] + "••••", "damaged", "bullets hide the last four places")
    zeros = w.f.replace("0", "O")
    if "0" in w.f and zeros != w.f and not (c.trunk == "0" and w.f.count("0") == 1 and len(c.area) == 1):
        w.add("letter", zeros, w.fixed + "!letterForDigit", "the letter O stands where a zero must be")


def bare_codes(w):
    w.add("bare code", w.mobile[1:], w.mobile, "calling code and number, the plus left out")
    w.add("bare code", f"{w.c.code} {w.c.mobile}", w.mobile, "the calling code stands apart, its plus left out")
    w.add("plus", f"+{w.c.code} {w.c.mobile}", w.mobile, "in full")
    w.add("plus", f"{w.mobile}.0", w.mobile + "!floatTail", "a float of a spreadsheet")


def second(number, step):
    """A number of the same length whose last digits are a little more."""
    return number[:-2] + f"{int(number[-2:]) + step:02d}" if int(number[-2:]) + step < 100 else None


def abbreviated(w):
    c = w.c
    other = second(digits(c.local), 3)
    grouped = c.local
    if other:
        plain = iter(other)
        grouped = re.sub(r"\d", lambda _: next(plain), c.local)
        e164 = w.fixed[: len(w.fixed) - len(other)] + other
        tail = other[-2:]
        w.add("second", f"{w.f}, {grouped}", f"{w.fixed} {e164}!inherited", "the second number is of the same area")
        w.add("second", f"{w.f} / {tail}", f"{w.fixed} {e164}!inherited", "the last two digits of a second number")
        w.add("second", f"{w.f} {c.either} {tail}", f"{w.fixed} {e164}!inherited", "a word, then the last two digits")
    w.add("second", f"{w.f} {w.m}", f"{w.fixed} {w.mobile}", "two whole numbers with a space between them")


SEPARATORS = ["，", "、", "；", " / ", "／", " | ", "｜", "\\", " & ", "; ", ", ", "\\n", " · ", " • "]


def separators(w, position):
    c = w.c
    for step in (0, 5, 11):
        separator = SEPARATORS[(position + step) % len(SEPARATORS)]
        w.add("separator", f"{w.m}{separator}{w.f}".replace("\\n", "\n"), f"{w.mobile} {w.fixed}", f"two numbers with {separator.strip()!r} between them")
    w.add("separator", f"{w.m} {c.also} {w.f}", f"{w.mobile} {w.fixed}", "the word for and between two numbers")
    w.add("separator", f"{w.m} {c.either} {w.f}", f"{w.mobile} {w.fixed}", "the word for or between two numbers")
    w.add("label", f"{c.phone} {w.f} {c.cell} {w.m}", f"{w.fixed} {w.mobile}", "each number has its label")
    w.add("label", f"{c.phone}: {w.f}", w.fixed, "a label and a colon")
    w.add("label", f"{w.m} ({c.cell})", w.mobile, "the label behind the number")
    w.add("label", f"1) {w.f} 2) {w.m}", f"{w.fixed} {w.mobile}", "a numbered list")
    w.add("label", f"{c.phone} 1: {w.f}", w.fixed, "the label has a number of its own")
    if position % 3 == 0:
        w.add("script", w.f.translate(FULL_WIDTH), w.fixed, "full-width digits and marks")
    if position % 3 == 1:
        w.add("separator", f"H: {w.f} C: {w.m}", f"{w.fixed} {w.mobile}", "letters with colons are labels")


def extensions(w, position):
    c = w.c
    w.add("extension", f"{w.f} {c.extension} 12", w.fixed + "x12", "the country's word for an extension")
    w.add("extension", f"{w.f} ({c.extension} 345)", w.fixed + "x345", "the extension in brackets")
    w.add("extension", f"+{c.code} {c.area} {c.local} {c.extension}: 12", w.fixed + "x12", "the word with a colon")
    if position % 2:
        w.add("extension", f"{w.f} {c.extension} 12, 13", f"first:{w.fixed}x12", "two extensions; the first stands")
    else:
        w.add("extension", f"{w.f} {c.extension} 12 {c.either} 13", f"first:{w.fixed}x12", "two extensions; the first stands")


def remarks(w, position):
    c = w.c
    w.add("remark", f"{w.m} ({c.after})", w.mobile, "when to call, in brackets")
    w.add("remark", f"{w.m} {c.after}", w.mobile, "when to call")
    choice = position % 4
    if choice == 0:
        w.add("remark", f"{w.f} Anna.Example@example.com", w.fixed, "an address beside the number")
    elif choice == 1:
        w.add("remark", f"{w.f} ask for Anna", w.fixed, "whom to ask for")
    elif choice == 2:
        w.add("remark", f"{w.f} (9:00-17:00)", w.fixed, "hours in brackets")
    else:
        w.add("remark", f"{w.f} (Mo-Fr 8-12)", w.fixed, "days and hours in brackets")


def habits(w):
    c = w.c
    if c.trunk == "0" and c.region not in ("AR",):
        w.add("trunk", f"+{c.code} (0) {c.mobile}", w.mobile + "!trunkPrefixAfterCountryCode", "the trunk zero in brackets behind the calling code")
    elif c.region in ("PL", "ES", "PT", "NO", "DK", "CZ", "GR", "HU", "SG", "HK", "LV", "EE", "IS", "LU"):
        w.add("trunk", f"+{c.code} (0) {c.mobile}", w.mobile + "!trunkPrefixAfterCountryCode", "a zero in brackets where the plan has none")
    w.add("prefix", f"00{c.code} {c.mobile}" if c.region != "CO" else f"00{c.code}{digits(c.mobile)}", w.mobile, "00, whatever the country dials abroad")
    w.add("prefix", f"+00{c.code} {c.mobile}", w.mobile, "a plus and 00")


def uris(w, position):
    c = w.c
    n = w.mobile[1:]
    forms = [
        (f"tel:+{n}", "RFC 3966"), (f"tel://+{n}", "slashes that do not belong there"), (f"callto:+{n}", "an old scheme"),
        (f"sip:+{n}@example.com;user=phone", "RFC 3261: the user is a number"), (f"sms:+{n}", "RFC 5724"),
        (f"https://wa.me/{n}", "a link to a messenger: international digits"),
        (f"https://api.whatsapp.com/send?phone={n}", "a link to a messenger"),
        (f"tel:+{n};isub=12345", "RFC 3966: a subaddress is no part of the number"),
        (f"tel:%2B{n}", "a plus in percent encoding"), (f"smsto:+{n}:Hello", "the form of QR codes"),
    ]
    for step in (0, 3, 7):
        text, reason = forms[(position + step) % len(forms)]
        w.add("uri", text, w.mobile, reason)
    if position % 2:
        w.add("uri", f"tel:+{n};ext={'123456789' * 3}", "rejected", "no extension has so many digits")
    else:
        w.add("uri", f"tel:{w.m.replace(' ', '-')};phone-context=++{c.code}", "rejected", "a context with two pluses is malformed")


def placeholders(w, position):
    text = ["1234567890", "0000000000", "9999999999", "1111111", "7777777777", "000-000-0000"][position % 6]
    w.add("placeholder", text, "forbidden", "typed to fill the field")


def beside(w, position):
    """What stands beside a number without being part of it."""
    international = f"+{w.c.code} {w.c.mobile}"
    w.add("remark", f"{w.m} {('24/7', '(8:00-16:00)', 'kl. 8-16', '8.00-16.30')[position % 4]}", w.mobile + "!remark", "hours behind the number")
    w.add("remark", f"{('2nd floor', 'Room 214', 'ring 2 times', 'since 2019')[position % 4]} {international}", w.mobile + "!remark", "a place and its number before a plus")
    w.add("remark", f"{international} {('01.02.2024', '2024-02-01', '1/2/2024')[position % 3]}", w.mobile + "!remark", "a date behind the number")
    w.add("separator", international.replace(" ", "/\\:·"[position % 4]), w.mobile, "one mark between all groups")
    if position % 2:
        w.add("label", f"[3] {w.f}", w.fixed, "the number of a footnote or an entry")
    else:
        w.add("remark", f"$20 {international}", w.mobile + "!remark", "an amount")


def lines_of(position, country):
    w = Writer(country)
    masks(w)
    bare_codes(w)
    abbreviated(w)
    separators(w, position)
    extensions(w, position)
    remarks(w, position)
    habits(w)
    uris(w, position)
    placeholders(w, position)
    beside(w, position)
    return w.lines


def singles():
    """The spellings that stand for themselves."""
    path = pathlib.Path(__file__).with_name("singles.tsv")
    for line in path.read_text(encoding="utf-8").splitlines():
        text, *rest = line.split("\t")
        yield [text.replace("\\n", "\n").replace("\\\\", "\\"), *rest]


def main(folder):
    lines = [line for position, country in enumerate(COUNTRIES) for line in lines_of(position, country)] + list(singles())
    seen = set()
    with open(pathlib.Path(folder) / "spellings.tsv", "w", encoding="utf-8") as file:
        for text, region, wanted, kind, reason in lines:
            if (text, region) in seen:
                continue
            seen.add((text, region))
            text = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
            file.write("\t".join([text, region, wanted, kind, reason]) + "\n")
    print(len(seen), "spellings of", len({region for _, region in seen}), "regions")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
