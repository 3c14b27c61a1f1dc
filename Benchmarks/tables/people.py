"""Times finding people among many contacts, again after some more, and corrections of many numbers in one change.

    Benchmarks/run people [--contacts N] [--more N] [--command PATH]

The contacts are those of a book of Benchmarks/matching. Each command runs once, in turn; memory is the peak of a process.
"""

import itertools
import pathlib
import subprocess
import sys
import tempfile

from comparison.measuring import Contender, measure
from comparison.programs import build, print_table, said
from comparison.contenders import raw_import
from trunkline_tools.project import ROOT, command, parser


def divided(book, count, folder):
    """The table of a book as two files: the first contacts, and the others."""
    paths = [folder / "base.csv", folder / "more.csv"]
    with open(book / "book.csv", encoding="utf-8") as lines:
        header = next(lines)
        for path, part in zip(paths, (itertools.islice(lines, count), lines)):
            with open(path, "w", encoding="utf-8") as file:
                file.write(header)
                file.writelines(part)
    return paths


def main():
    options = parser(__doc__)
    options.add_argument("--contacts", type=int, default=1_000_000)
    options.add_argument("--more", type=int, default=10_000)
    arguments = options.parse_args()
    trunkline = command(arguments.command)
    build("fix-benchmark")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        words = [ROOT / "Benchmarks/matching/generate.py", str(arguments.contacts + arguments.more), "25", folder / "book"]
        subprocess.run([sys.executable, *words], check=True, stdout=sys.stderr)
        base, more = divided(folder / "book", arguments.contacts, folder)
        database = ["--db", str(folder / "contacts.db")]

        def ours(name, *words):
            return Contender(name, [trunkline, *map(str, words), *database])

        plain = raw_import(base)
        steps = [
            plain, ours("`ingest`", "ingest", base, "-q"), ours(f"`dedupe` of {arguments.contacts:,} contacts", "dedupe", "-q"),
            ours("`ingest` of the others", "ingest", more, "-q"), ours(f"`dedupe` after {arguments.more:,} contacts more", "dedupe", "-q"),
            ours("`recheck`", "recheck"),
        ]
        costs = measure(steps, 1)
        unit = costs[plain.name][0].seconds if costs[plain.name] else None
        print_table(
            ["", "s", "relative to `.import`", "CPU s", "MB of memory"],
            ([step.name, f"{cost.seconds:.2f}", f"{cost.seconds / unit:.2f}" if unit else "", f"{cost.processor:.2f}", f"{cost.megabytes:.0f}"]
             for step in steps for cost in costs[step.name]))
        print()
        names, values = zip(*said("fix-benchmark", folder / "contacts.db"))
        print_table(names, [values])
    return 0
