"""Times exporting a large seeded database, next to ingesting it and to `sqlite3 -csv` of the same rows.

    Benchmarks/run export [--rows N] [--rounds N] [--seed N] [--formats FORMAT,...]

Prints a table in Markdown: the ingest of a CSV file, the tables of contacts and of their values as `sqlite3 -csv` writes them,
and each format of `trunkline export`. The commands run in turn, round after round; figures are medians of whole processes, whose
output is flushed to disk before the next starts; memory is the peak of a process. The file is written once, to
.build/benchmarks.
"""

import argparse
import pathlib

from comparison.contenders import TRUNKLINE, WORK, ours
from comparison.corpora import build, corpus, row, size
from comparison.measuring import Contender, measure, median

TABLES = ["contacts", "phone_numbers", "emails", "addresses", "details"]


def plain(database):
    """The same rows, table after table, as SQLite's own command writes them."""
    output = WORK / "plain.csv"
    statements = "; ".join(f"SELECT * FROM {table}" for table in TABLES)
    command = ["sqlite3", "-csv", "-cmd", f".output {output}", str(database), statements]
    missing = None if pathlib.Path("/usr/bin/sqlite3").exists() else "needs Debian's sqlite3"
    return Contender("`sqlite3 -csv` of the tables", command, output, missing=missing)


def export(database, form):
    output = WORK / f"export.{form}"
    command = [TRUNKLINE, "export", "--db", str(database), "--to", form, "-o", str(output), "-q"]
    return Contender(f"`trunkline export --to {form}`", command, output)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=20_261_120)
    parser.add_argument("--formats", default="csv,vcard3,vcard4,google,jsonl,same")
    options = parser.parse_args()
    build()
    table = corpus("csv", options.rows, options.seed)
    ingest = ours(table)
    database = ingest.output
    contenders = [ingest, plain(database)] + [export(database, form) for form in options.formats.split(",")]
    costs = measure(contenders, options.rounds)
    print(f"\n{options.rows:,} contacts, {size(table)} of CSV; medians of {options.rounds} rounds\n")
    row("", "s", "relative to the ingest", "CPU s", "MB of memory", "output")
    row("---", "---", "---", "---", "---", "---")
    unit = median(costs[ingest.name], "seconds")
    for contender in contenders:
        if contender.missing:
            row(contender.name, contender.missing, "", "", "", "")
            continue
        seconds, processor, megabytes, written = (
            median(costs[contender.name], part) for part in ("seconds", "processor", "megabytes", "size")
        )
        row(
            contender.name, f"{seconds:.2f}", f"{seconds / unit:.2f}", f"{processor:.2f}", f"{megabytes:.0f}",
            f"{written / 1e6:,.0f} MB")
