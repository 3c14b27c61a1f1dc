#!/usr/bin/env python3
"""Measures how often joins of each weight are right.

usage: calibrate.py TRUNKLINE FOLDER

Generates books of both generators into FOLDER, finds their people by the command TRUNKLINE, and takes each join, and the strongest pair of
each two people that were not joined, with its weight and the truth. Prints the share of one person's pairs as the rows of JoinCalibration.swift:
it rises with the weight (isotonic regression by pools of adjacent violators, https://doi.org/10.1214/aoms/1177728423), from each row's weight on.
"""

import csv
import pathlib
import sqlite3
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "strangers"))
import truth as strangers_truth
from score import found

LOWEST = -4
# Books of generate.py by seed and traps, and of strangers/generate.py by seed and options: other ones than the weights were chosen with.
INVENTED = [("51", "1"), ("52", "4")]
STRANGERS = [("51", []), ("52", []), ("53", ["--without-phones"])]


def run(*arguments):
    return subprocess.run(list(map(str, arguments)), check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


def links(trunkline, database, is_same):
    """The weight of each join and of each strongest pair of two people, and whether it is one person's."""
    run(trunkline, "dedupe", "--db", database)
    joins = sqlite3.connect(database).execute("SELECT bits, a, b FROM decisions WHERE decided_by = 'rule'").fetchall()
    pairs = csv.DictReader(run(trunkline, "review", "--db", database, "--review-from", LOWEST, "--format", "csv").splitlines())
    joins += [(float(pair["bits"]), int(pair["a"]), int(pair["b"])) for pair in pairs]
    answers = ((bits, is_same(one, other)) for bits, one, other in joins)
    return [(bits, answer) for bits, answer in answers if answer is not None]


def invented(trunkline, folder, seed, traps):
    book, database = folder / f"invented-{seed}", folder / f"invented-{seed}.db"
    run(HERE / "generate.py", 20000, seed, book, "--traps", traps)
    run(trunkline, "ingest", book / "book.csv", "--db", database)
    with open(book / "truth.csv", encoding="utf-8", newline="") as file:
        people = [row["person"] for row in csv.DictReader(file)]
    person = {id: people[line - 2] for id, line in sqlite3.connect(database).execute("SELECT id, line FROM contacts")}
    return links(trunkline, database, lambda one, other: person[one] == person[other])


def strangers(trunkline, folder, seed, options):
    book, database = folder / f"strangers-{seed}", folder / f"strangers-{seed}.db"
    run(HERE / "strangers/generate.py", "--out", book, "--people", 3000, "--seed", seed, *options)
    run(trunkline, "ingest", book / "books", "--db", database, "--region", "US")
    run(trunkline, "dedupe", "--db", database)
    record = {id: record for id, (record, _) in found(database, strangers_truth.read(book / "truth.tsv")).items()}
    answers = {"same": True, "different": False, "either": None}
    return links(trunkline, database, lambda one, other: answers[record[one].relation(record[other])])


def pooled(links):
    """Weights from which shares hold, the shares, and the counts of one person's and of all pairs, by pools of adjacent violators."""
    pools = []
    for bits, is_same in sorted(links):
        if pools and pools[-1][0] == bits:
            pools[-1][1] += is_same
            pools[-1][2] += 1
        else:
            pools.append([bits, int(is_same), 1])
        while len(pools) > 1 and pools[-2][1] * pools[-1][2] >= pools[-1][1] * pools[-2][2]:
            bits_, same, count = pools.pop()
            pools[-1][1] += same
            pools[-1][2] += count
    return pools


def main(trunkline, folder):
    folder.mkdir(parents=True)
    all_links = [link for seed, traps in INVENTED for link in invented(trunkline, folder, seed, traps)]
    all_links += [link for seed, options in STRANGERS for link in strangers(trunkline, folder, seed, options)]
    print(f"// {len(all_links)} pairs")
    share = 0
    for bits, same, count in pooled(all_links):
        # One wrong pair more than was seen: no weight is certain.
        share = max(share, same / (count + 1))
        print(f"        ({bits}, {share:.4f}),  // {same} of {count}")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], pathlib.Path(sys.argv[2]))
