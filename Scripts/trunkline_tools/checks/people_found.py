"""Measures how well `trunkline dedupe` finds people in books whose people are known.

    Scripts/check people-found [--command PATH]

The books are those of Benchmarks/matching/generate.py with 20,000 contacts: an ordinary one, and one with four times as many
households, switchboards, shared mailboxes and namesakes. Exit code 1 if precision or F1, by pair, is more than .002 below what the rule
reached in a book.
"""

import json
import pathlib
import subprocess
import tempfile

from ..project import ROOT, command, parser

MATCHING = ROOT / "Benchmarks/matching"
# The seed and the traps of a book, and the precision and F1 that the rule reached.
BOOKS = [("31", "1", 1.0000, 0.8890), ("32", "4", 0.9984, 0.8325)]
TOLERANCE = 0.002


def measure(trunkline, seed, traps, folder):
    def run(*arguments):
        return subprocess.run(arguments, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout

    book, database = folder / seed, folder / f"{seed}.db"
    run(MATCHING / "generate.py", "20000", seed, book, "--traps", traps)
    run(trunkline, "ingest", book / "book.csv", "--db", database)
    run(trunkline, "dedupe", "--db", database)
    return json.loads(run(MATCHING / "score_people.py", book, database))["joined"]


def main():
    trunkline = command(parser(__doc__).parse_args().command)
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for seed, traps, *reached in BOOKS:
            found = measure(trunkline, seed, traps, pathlib.Path(folder))
            values = found["precision"], found["f1"]
            is_worse = any(value < before - TOLERANCE for value, before in zip(values, reached))
            failed = failed or is_worse
            print(f"seed {seed}, traps {traps}: precision {values[0]:.4f} and F1 {values[1]:.4f}, of {reached[0]:.4f} and "
                  f"{reached[1]:.4f}{': worse' if is_worse else ''}")
    return failed
