"""Measures how well `trunkline dedupe` finds people in books whose people are known.

    Scripts/check people-found [--command PATH]

The books are those of Benchmarks/matching/generate.py with 20,000 contacts: an ordinary one, and one with four times as many
households, switchboards, shared mailboxes and namesakes. Exit code 1 if precision or recall, by pair, is below the limit of a book:
what the rule reached, less about one in a hundred of the pairs to be found, and less one wrong pair in a thousand.
"""

import json
import pathlib
import subprocess
import tempfile

from ..project import ROOT, command, parser

MATCHING = ROOT / "Benchmarks/matching"
# The seed and the traps of a book, and the lowest precision and recall.
BOOKS = [("31", "1", 0.999, 0.79), ("32", "4", 0.998, 0.72)]


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
        for seed, traps, precision, recall in BOOKS:
            found = measure(trunkline, seed, traps, pathlib.Path(folder))
            is_worse = found["precision"] < precision or found["recall"] < recall
            failed = failed or is_worse
            print(f"seed {seed}, traps {traps}: precision {found['precision']:.4f} of at least {precision}, "
                  f"recall {found['recall']:.4f} of at least {recall}{': worse' if is_worse else ''}")
    return failed
