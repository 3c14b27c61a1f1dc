"""Compares Trunkline's classification with that of the `phonenumbers` package on seeded random numbers.

    Scripts/check reference --count 1000000 --seed 1

Numbers of every region and type, valid and slightly invalid, are written in many notations. For each, the verdict, the E.164
form, the extension, the region, the type and three formats are compared. Intended differences are counted by their rule; every
other one is printed with its cause.
"""

import collections
import json
import multiprocessing
import pathlib
import random
import re
import subprocess
import sys
import unicodedata

from ..environment import enter
from ..project import command, parser

enter("reference")

import phonenumbers
from phonenumbers import PhoneMetadata, PhoneNumberFormat as Format, PhoneNumberType as Type

from .. import digit_language as dl

TYPES = {
    Type.FIXED_LINE: ["fixedLine"],
    Type.MOBILE: ["mobile"],
    Type.FIXED_LINE_OR_MOBILE: ["fixedLine", "mobile"],
    Type.TOLL_FREE: ["tollFree"],
    Type.PREMIUM_RATE: ["premiumRate"],
    Type.SHARED_COST: ["sharedCost"],
    Type.VOIP: ["voip"],
    Type.PERSONAL_NUMBER: ["personalNumber"],
    Type.PAGER: ["pager"],
    Type.UAN: ["uan"],
    Type.VOICEMAIL: ["voicemail"],
}
DESCRIPTIONS = [
    "fixed_line", "mobile", "toll_free", "premium_rate", "shared_cost", "personal_number", "voip", "pager", "uan",
    "voicemail", "general_desc",
]
SEPARATORS = [" ", "-", ".", "/", "\u00a0", "\u2010", "\u2011", "\u2013", "\u2212", "\u3000", " - ", "\u30fc", "\uff0e"]
ZEROS = [0xFF10, 0x0660, 0x06F0, 0x0966]
# Verdicts that differ by design, counted by the rule that decided.
DELIBERATE = {"emergency", "entertainment", "forbidden", "damaged"}


class Numbers:
    """Seeded random numbers of every region and type.

    `bad` is the share of numbers that are changed, `unusual` that of separators and digits that address books seldom have.
    """

    def __init__(self, seed, bad=0.25, unusual=1.0):
        self.random = random.Random(seed)
        self.bad, self.unusual = bad, unusual
        self.sources = []
        for region in sorted(phonenumbers.SUPPORTED_REGIONS):
            self.add(region, PhoneMetadata.metadata_for_region(region))
        for code in sorted(phonenumbers.COUNTRY_CODES_FOR_NON_GEO_REGIONS):
            self.add("001", PhoneMetadata.metadata_for_nongeo_region(code))

    def add(self, region, metadata):
        for name in DESCRIPTIONS:
            desc = getattr(metadata, name)
            if desc is None or not desc.national_number_pattern:
                continue
            lengths = frozenset(desc.possible_length or metadata.general_desc.possible_length) - {-1}
            language = dl.with_lengths(dl.language(desc.national_number_pattern), lengths)
            if language != dl.NOTHING:
                self.sources.append((region, metadata, language))

    def word(self, language):
        """A random string of a language."""
        text = ""
        while True:
            accepts, successors = dl._nodes[language]
            choices = [(d, s) for d, s in zip(dl.DIGITS, successors) if s]
            if not choices or (accepts and self.random.random() < 0.3):
                return text
            digit, language = self.random.choice(choices)
            text += digit

    def mutated(self, digits):
        kind = self.random.randrange(5)
        place = self.random.randrange(len(digits))
        other = str(self.random.randrange(10))
        if kind == 0:
            return digits[:place] + digits[place + 1 :] or other
        if kind == 1:
            return digits[:place] + other + digits[place:]
        if kind == 2:
            return digits[:place] + other + digits[place + 1 :]
        if kind == 3:
            return "".join(str(self.random.randrange(10)) for _ in range(self.random.randrange(2, 16)))
        return digits + other * self.random.randrange(1, 5)

    def sample(self):
        """A text and the region it is read in."""
        region, metadata, language = self.random.choice(self.sources)
        digits = self.word(language)
        if self.random.random() < self.bad:
            digits = self.mutated(digits)
        home = region if region != "001" else self.random.choice(["US", "DE", "GB"])
        return self.spelled(region, metadata, digits), home

    def spelled(self, region, metadata, digits):
        rnd = self.random
        code = str(metadata.country_code)
        kind = rnd.randrange(16)
        if region == "001" and kind > 4:
            kind = rnd.randrange(5)
        plain = "+" + code + digits
        if kind == 0:
            text = plain
        elif kind == 1:
            text = self.formatted(plain, Format.INTERNATIONAL)
        elif kind == 2:
            text = self.formatted(plain, Format.RFC3966)
        elif kind == 3:
            text = "+" + code + " " + self.separated(digits)
        elif kind == 4:
            text = "Tel: " + self.separated("+" + code + digits)
        elif kind in (5, 6):
            text = self.formatted(plain, Format.NATIONAL)
        elif kind == 7:
            text = self.separated(digits)
        elif kind == 8:
            text = (metadata.national_prefix or "0") + digits
        elif kind == 9:
            text = self.international_prefix(metadata) + code + digits
        elif kind == 10:
            text = code + digits
        elif kind == 11:
            text = f"+{code} (0) {self.separated(digits)}"
        elif kind == 12:
            text = self.trunk_prefixed(metadata, digits)
        elif kind == 13:
            text = self.vanity(plain if rnd.random() < 0.5 else digits)
        elif kind == 14:
            text = self.separated(self.international_prefix(metadata) + code + digits)
        else:
            text = "(" + digits[:3] + ") " + digits[3:]
        if rnd.random() < 0.12 * self.unusual:
            text = self.other_script(text)
        if rnd.random() < 0.1:
            text += self.extension()
        return text

    def formatted(self, plain, style):
        try:
            return phonenumbers.format_number(phonenumbers.parse(plain), style)
        except phonenumbers.NumberParseException:
            return plain

    def separated(self, digits):
        usual = self.random.random() >= self.unusual
        separator = self.random.choice(SEPARATORS[:4] if usual else SEPARATORS)
        parts, rest = [], digits
        while rest:
            size = self.random.randrange(1, 5)
            parts.append(rest[:size])
            rest = rest[size:]
        return separator.join(parts)

    def international_prefix(self, metadata):
        if not metadata.international_prefix:
            return "00"
        way = self.random.choice(dl.ways(metadata.international_prefix))
        return "".join(self.random.choice(sorted(c)) for c in way.classes)

    def trunk_prefixed(self, metadata, digits):
        if not metadata.national_prefix_for_parsing:
            return "0" + digits
        way = self.random.choice(dl.ways(metadata.national_prefix_for_parsing))
        prefix = "".join(self.random.choice(sorted(c)) for c in way.classes)
        return prefix + digits

    def vanity(self, digits):
        keys = {"2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"}
        head, tail = digits[:-4], digits[-4:]
        return head + "-" + "".join(self.random.choice(keys[d]) if d in keys else d for d in tail)

    def other_script(self, text):
        zero = self.random.choice(ZEROS)
        text = "".join(chr(zero + int(c)) if c in dl.DIGITS else c for c in text)
        return text.replace("+", "\uff0b") if zero == 0xFF10 else text

    def extension(self):
        digits = "".join(str(self.random.randrange(10)) for _ in range(self.random.randrange(1, 6)))
        label = self.random.choice(
            [" x", " ext. ", "ext ", " extension ", ";ext=", " #", ",,", ";", " доб. ", "x", " Ext:", " anexo ", ", ext "]
        )
        return label + digits


def expected(sample):
    """What the reference says of a text."""
    text, region = sample
    try:
        number = phonenumbers.parse(text, region)
    except phonenumbers.NumberParseException:
        return None
    if not phonenumbers.is_valid_number(number):
        return None
    return {
        "e164": phonenumbers.format_number(number, Format.E164),
        "extension": number.extension or None,
        "region": phonenumbers.region_code_for_number(number),
        "categories": TYPES[phonenumbers.number_type(number)],
        "national": phonenumbers.format_number(number, Format.NATIONAL),
        "international": phonenumbers.format_number(number, Format.INTERNATIONAL),
    }


def deliberate_rule(sample, our, their):
    """The rule by which a reading differs from the reference's on purpose; `None` if there is none.

    These spellings are read as people mean them, not as the reference takes them apart.
    """
    text, region = sample
    accepted = our["e164"] if our["verdict"] == "accepted" else None
    if accepted == (their["e164"] if their else None):
        return None
    if accepted and not their and " -> " in (our["rule"] or ""):
        return "a number as it was before its country changed it"
    if their and our["verdict"] == "ambiguous" and their["e164"].startswith(LISTED):
        return "a number that the metadata lists though nobody can have it any more"
    if their and our["reason"] == "tooLong" and len(their["e164"]) > len("+") + E164_DIGITS:
        return "more digits than E.164 has"
    digits = "".join(str(int(c)) for c in text if c.isdecimal())
    code = str(phonenumbers.country_code_for_region(region))
    prefix = PhoneMetadata.metadata_for_region(region).international_prefix or "00"
    if region == "IE" and our["verdict"] == "ambiguous" and digits.startswith("048"):
        return "the former code of Northern Ireland in Ireland"
    if not has_plus(text) and digits.startswith("00") and prefix != "00":
        return "00 where another international prefix is dialled"
    if has_superfluous_zero(text, digits):
        return "a superfluous trunk zero behind the calling code"
    if accepted and re.search(r"\d[wW]\d", text):
        return "a pause before further digits"
    if accepted and has_plus(text) and any(digits.startswith(2 * digits[:n]) for n in (1, 2, 3)):
        return "the calling code twice"
    if accepted and re.search("[0-9]O|O[0-9O]", text) and not re.search("[A-NP-Z]", text):
        return "the letter O among digits is a zero"
    if re.search("[A-Z]", re.sub("(?i)tel:|ext(ension)?|anexo|доб", "", text)):
        return "keys of a keypad" if accepted and code == "1" else None if accepted else "letters where nobody dials words"
    if not has_plus(text) and digits.lstrip("0").startswith(code):
        return "the calling code without its plus"
    if "/" in text:
        return "a few digits behind a slash"
    if not accepted and re.fullmatch(r"\d{1,3}([.\uff0e]\d{1,3}){3}", text):
        return "four groups, as in an address of a network"
    if not has_plus(text) and not digits.startswith("0") and our["verdict"] == "ambiguous":
        return "a number that may begin with the calling code of another country"
    if their and our["verdict"] == "ambiguous" and cuts_calling_code(text, their["e164"]):
        return "a first group that is only a part of the calling code"
    number = re.split("[,;#]|[^\\W\\d_]", text.removeprefix("Tel: ").replace("\u30fc", "-"))[0].rstrip()
    if our["verdict"] == "ambiguous" and re.search(r"\d\d\D+\d\d?$", number):
        return "a digit or two apart at the end, which may be a remark"
    if accepted and not their and region in FORMER_PREFIXES and digits.removeprefix(code).startswith(FORMER_PREFIXES[region]):
        return "a prefix that is no longer dialled"
    return None


FORMER_PREFIXES = {
    "MX": ("01", "044", "045", "1"), "UA": ("8",), "CL": ("0",), "JP": ("184", "186"), "PL": ("0",), "CZ": ("0",), "PT": ("0",),
    "GR": ("0",)}
# The most digits of an international number, ITU-T E.164.
E164_DIGITS = 15
# The numbers that plan files call `still-listed`.
LISTED = ("+241", "+33")


def has_superfluous_zero(text, digits):
    """Whether a zero stands behind the calling code, as in `+48 (0) 503 ...`."""
    if not has_plus(text):
        return False
    code = next((digits[:n] for n in (1, 2, 3) if int(digits[:n] or 0) in phonenumbers.COUNTRY_CODE_TO_REGION_CODE), "")
    return digits.removeprefix(code).startswith("0")


def cuts_calling_code(text, e164):
    """Whether the first group behind a plus is only a part of the calling code, as in `+4 350 968 94`."""
    first = re.match(r"\+\s*(\d*)", unicodedata.normalize("NFKC", text).removeprefix("Tel: "))
    code = next((n for n in (1, 2, 3) if int(e164[1 : 1 + n]) in phonenumbers.COUNTRY_CODE_TO_REGION_CODE), 1)
    return first is not None and len(first[1]) < code


def has_plus(text):
    return "+" in unicodedata.normalize("NFKC", text)


def keypad_among_other_digits(text):
    """Whether letters of a keypad stand beside digits of another script: the reference then drops the digits."""
    letters = sum(c.isascii() and c.isalpha() for c in text)
    return letters >= 3 and any(c.isdecimal() and not c.isascii() for c in text)


def main():
    options = parser(__doc__)
    options.add_argument("--count", type=int, default=100_000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--examples", type=int, default=5, help="how many examples of each cause to show")
    options.add_argument("--write-fixture", metavar="FILE", help="write the cases and the reference's answers, as lines")
    options.add_argument("--bad", type=float, default=0.25, help="share of numbers that are changed")
    options.add_argument("--unusual", type=float, default=1.0, help="share of unusual separators and digits, 0 to 1")
    options.add_argument("--write-corpus", metavar="FILE", help="write the texts and regions only, and compare nothing")
    arguments = options.parse_args()

    numbers = Numbers(arguments.seed, arguments.bad, arguments.unusual)
    samples = [numbers.sample() for _ in range(arguments.count)]
    samples = [(t.replace("\n", " ").replace("\t", " "), r) for t, r in samples]
    lines = "".join(f"{text}\t{region}\n" for text, region in samples)
    if arguments.write_corpus:
        pathlib.Path(arguments.write_corpus).write_text(lines, encoding="utf-8")
        return 0
    run = subprocess.run(
        [command(arguments.command), "check", "--allow", "default,voicemail", "--format", "ndjson"],
        input=lines.encode(), stdout=subprocess.PIPE, check=False)
    ours = [json.loads(line) for line in run.stdout.decode().splitlines()]
    if len(ours) != len(samples):
        sys.exit(f"{len(samples)} lines went in, {len(ours)} came out")
    with multiprocessing.Pool() as pool:
        theirs = pool.map(expected, samples, chunksize=2000)
    if arguments.write_fixture:
        write_fixture(arguments.write_fixture, samples, theirs, ours)
    return 0 if report(samples, ours, theirs, arguments.examples) else 1


def write_fixture(path, samples, theirs, ours):
    with open(path, "w", encoding="utf-8") as file:
        for (text, region), theirs_, ours_ in zip(samples, theirs, ours):
            if ours_["reason"] in DELIBERATE or deliberate_rule((text, region), ours_, theirs_) or (
                not theirs_ and keypad_among_other_digits(text)
            ):
                continue
            answer = [theirs_[k] or "" for k in ("e164", "extension", "region", "national", "international")] if theirs_ else []
            options = [",".join(theirs_["categories"])] if theirs_ else []
            file.write("\t".join([text, region] + answer + options) + "\n")


def report(samples, ours, theirs, examples):
    main_differences, detail_differences = collections.defaultdict(list), collections.defaultdict(list)
    deliberate, by_region = collections.Counter(), collections.defaultdict(lambda: [0, 0])
    compared = details = 0
    for sample, our, their in zip(samples, ours, theirs):
        if our["reason"] in DELIBERATE:
            deliberate[(our["reason"], our["rule"] or "damage found in the text", "valid there" if their else "invalid there")] += 1
            continue
        if our["verdict"] == "accepted" and their is None and keypad_among_other_digits(sample[0]):
            deliberate[("accepted", "keypad letters beside digits of another script", "invalid there")] += 1
            continue
        rule = deliberate_rule(sample, our, their)
        if rule:
            deliberate[(our["reason"] or our["verdict"], rule, "valid there" if their else "invalid there")] += 1
            continue
        compared += 1
        tally = by_region[sample[1]]
        tally[0] += 1
        our_e164 = our["e164"] if our["verdict"] == "accepted" else None
        their_e164 = their["e164"] if their else None
        if our_e164 != their_e164:
            tally[1] += 1
            cause = f"{our['verdict']} {our['reason'] or ''} here, {'valid' if their else 'invalid'} there"
            main_differences[cause].append((sample, our_e164, their_e164))
            continue
        if their is None:
            continue
        details += 1
        for key in ("extension", "region", "categories", "national", "international"):
            if our[key] != their[key]:
                detail_differences[key].append((sample, our[key], their[key]))
    wrong = sum(map(len, main_differences.values()))
    print("Agreement by region (only regions with differences):")
    for region, (count, bad) in sorted(by_region.items()):
        if bad:
            print(f"  {region}  {count - bad} of {count}")
    for title, differences in (("Verdict and E.164", main_differences), ("Details", detail_differences)):
        print(f"{title}: differences by cause")
        for cause, found in sorted(differences.items(), key=lambda item: -len(item[1])):
            print(f"  {len(found):7} {cause}")
            for sample, our, their in found[:examples]:
                print(f"            {sample!r}: {our!r}, reference {their!r}")
    print("Deliberate differences:")
    for (reason, rule, validity), count in sorted(deliberate.items(), key=lambda item: -item[1])[:60]:
        print(f"  {count:7} {reason}: {rule} ({validity})")
    print(f"{sum(deliberate.values())} deliberate, {compared} compared")
    agreement = 100 * (compared - wrong) / max(compared, 1)
    print(f"verdict and E.164: {agreement:.4f} % of {compared}")
    good = agreement >= 99.99
    for key in ("extension", "region", "categories", "national", "international"):
        share = 100 * (details - len(detail_differences[key])) / max(details, 1)
        good = good and share >= 99.9
        print(f"{key}: {share:.4f} % of {details}")
    return good
