"""Reads the corpus of spellings, or generated ones, with Trunkline and with other libraries, and counts right and wrong.

    Benchmarks/run spellings
    Benchmarks/run spellings --generated 38000 --seed 1
    Benchmarks/run spellings --bare-codes 20000 --seed 1

Right is what the corpus wants. Wrong is a number that is accepted and not wanted; everything else is a refusal. The other
libraries are used as their documents advise for text that may hold several numbers: the matcher where they have one, else
parsing and validating the whole text; where both exist, each counts on its own.
"""

import collections
import json
import re
import subprocess
import sys

from trunkline_tools.environment import enter
from trunkline_tools.project import ROOT, command, parser

CORPUS = ROOT / "Tests/PhoneNumbersTests/Spellings/spellings.tsv"


def corpus():
    for line in CORPUS.read_text(encoding="utf-8").splitlines():
        text, region, wanted, kind, _ = line.split("\t")
        text = re.sub(r"\\(.)", lambda m: {"n": "\n", "t": "\t"}.get(m.group(1), m.group(1)), text)
        yield text, region, wanted, kind


def generated(count, spellings, kind):
    for _ in range(count):
        text, region, wanted = spellings.sample()
        yield text, region, wanted, kind


def cases_of(arguments):
    if arguments.generated or arguments.bare_codes:
        sys.path.insert(0, str(ROOT / "Benchmarks/spellings"))
        import generate
    if arguments.generated:
        return list(generated(arguments.generated, generate.Spellings(arguments.seed), "generated"))
    if arguments.bare_codes:
        return list(generated(arguments.bare_codes, generate.BareCodes(arguments.seed), "bare code"))
    return list(corpus())


def with_trunkline(cases, trunkline):
    """Readings as `+E164x12`, or the reason of a rejection. A line end in a cell is written as `|` for the command."""
    lines = "".join(f"{text.replace(chr(10), '|')}\t{region}\n" for text, region, _, _ in cases)
    run = subprocess.run([trunkline, "check", "--format", "ndjson"], input=lines.encode(), stdout=subprocess.PIPE, check=False)
    for line in run.stdout.decode().splitlines():
        first = json.loads(line)
        yield [reading(number) for number in [first] + first["more"]]


def reading(number):
    text = number["e164"] if number["verdict"] == "accepted" else number["reason"] or number["verdict"]
    return text + (f"x{number['extension']}" if number["extension"] else "")


def parsing(module):
    """Readings of a module with the functions of `phonenumbers`: the whole text is parsed and validated."""

    def read(text, region):
        try:
            number = module.parse(text, region)
        except Exception:
            return ["rejected"]
        if not module.is_valid_number(number):
            return ["rejected"]
        extension = getattr(number, "extension", None)
        return [module.format_number(number, module.PhoneNumberFormat.E164) + (f"x{extension}" if extension else "")]

    return read


def matching(module):
    """Readings of a module with a matcher, which finds numbers in text."""

    def read(text, region):
        found = []
        for match in module.PhoneNumberMatcher(text, region):
            number = match.number
            found.append(
                module.format_number(number, module.PhoneNumberFormat.E164)
                + (f"x{number.extension}" if number.extension else ""))
        return found or ["rejected"]

    return read


def readers():
    for name in ("phonenumbers", "rphonenumbers"):
        try:
            module = __import__(name)
        except ImportError as error:
            print(f"{name}: not measured, {error}", file=sys.stderr)
            continue
        yield f"{name}, parse", parsing(module)
        if hasattr(module, "PhoneNumberMatcher"):
            yield f"{name}, find", matching(module)


def is_right(found, wanted):
    accepted = [text for text in found if text.startswith("+")]
    wanted = [word.split("!")[0] for word in wanted.split(" ")]
    if wanted[0].startswith("first:"):
        return found[:1] == [wanted[0][6:]]
    expected = [word for word in wanted if word.startswith("+")]
    # Other libraries have no reasons: a refusal is right wherever no number is wanted.
    return accepted == expected


def has_wrong(found, wanted):
    numbers = [re.split("[x!]", word.replace("first:", ""))[0] for word in wanted.split(" ")]
    return any(text.startswith("+") and text.split("x")[0] not in numbers for text in found)


def main():
    enter("peers", "reference")
    options = parser(__doc__)
    options.add_argument("--generated", type=int, metavar="COUNT", help="generated spellings instead of the corpus")
    options.add_argument("--bare-codes", type=int, metavar="COUNT", help="generated numbers that begin with their calling code, without a plus")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--examples", type=int, default=0, help="how many of ours that are not right to show")
    options.add_argument("--wrong", action="store_true", help="show only wrong numbers that are accepted")
    arguments = options.parse_args()
    cases = cases_of(arguments)
    print(f"{len(cases)} spellings of {len({case[1] for case in cases})} regions\n\n| | right | % | with a wrong number |\n|---|---|---|---|")
    ours = list(with_trunkline(cases, command(arguments.command)))
    if len(ours) != len(cases):
        sys.exit(f"{len(cases)} lines went in, {len(ours)} came out")
    best = show("Trunkline", cases, ours)
    shown = 0
    for case, found in zip(cases, ours):
        is_shown = has_wrong(found, case[2]) if arguments.wrong else not is_right(found, case[2])
        if shown < arguments.examples and is_shown:
            print(f"    {case[0]!r} in {case[1]}: {' '.join(found)}, wanted {case[2]}")
            shown += 1
    ahead = True
    for name, read in readers():
        result = show(name, cases, [read(case[0], case[1]) for case in cases])
        ahead = ahead and best[0] > result[0] and best[1] <= result[1]
    return 0 if ahead else 1


def show(name, cases, found):
    right = sum(is_right(answer, case[2]) for case, answer in zip(cases, found))
    wrong = sum(has_wrong(answer, case[2]) for case, answer in zip(cases, found))
    print(f"| {name} | {right} | {100 * right / len(cases):.2f} | {wrong} |")
    kinds = collections.Counter(case[3] for case in cases)
    if name == "Trunkline" and len(kinds) > 1:
        for kind, count in sorted(kinds.items()):
            of_kind = sum(is_right(answer, case[2]) for case, answer in zip(cases, found) if case[3] == kind)
            print(f"    {kind:18} {of_kind} of {count}", file=sys.stderr)
    return right, wrong
