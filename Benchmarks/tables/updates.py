"""Times newer exports, edits and what follows from them, next to the ingest of the same file.

    Benchmarks/run updates [--rows N] [--rounds N] [--seed N]

Prints a table in Markdown with the processor time of whole processes, the median of the rounds, and its ratio to that of the ingest: of
updates by newer exports of a seeded table with a customer number, a name and a number, in which so many contacts are changed and half as
many gone and new; of the undoing of the last; of an edit of a tenth of the contacts by a filter, and of its undoing. Then that of exports
and views with and without a tenth of the contacts edited. Each command runs on a copy of the database. The files are in
.build/benchmarks meanwhile.
"""

import argparse
import random
import shutil
import statistics

from comparison.contenders import TRUNKLINE, WORK
from comparison.corpora import build, row
from comparison.measuring import Contender, run

HEADINGS = "Customer ID,Name,Phone\n"
GIVEN = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"]


def contact(identifier, name="", number=0):
    """One record: names of nobody, and numbers of a range for fiction."""
    return f"{identifier},{name}{GIVEN[identifier % 8]} Sample{identifier},+1650253{(identifier + number) % 10_000:04}\n"


def changed(rows, percent, chance):
    """The records of a newer export: a part of them changed, and half as many gone and new."""
    chosen = set(chance.sample(range(rows), rows * percent // 100))
    gone = set(chance.sample(range(rows), rows * percent // 200))
    old = [contact(i, "New" if i in chosen else "") for i in range(rows) if i not in gone]
    return old + [contact(rows + i) for i in range(len(gone))]


def write(name, records):
    """A file of the table."""
    path = WORK / name
    path.write_text(HEADINGS + "".join(records), encoding="utf-8")
    return path


def files(rows, seed):
    """The older export, and newer ones by what is different in them."""
    chance = random.Random(seed)
    old = [contact(i) for i in range(rows)]
    shuffled = old[:]
    chance.shuffle(shuffled)
    newer = {
        "one contact more": old + [contact(rows)],
        "1 % changed": changed(rows, 1, chance),
        "10 % changed": changed(rows, 10, chance),
        "another order": shuffled,
    }
    paths = {name: write(f"newer-{place}.csv", records) for place, (name, records) in enumerate(newer.items())}
    return write("older.csv", old), paths


class Timing:
    """Runs commands on copies of a database, and gives the processor time of the median round."""

    def __init__(self, rounds):
        self.rounds = rounds

    def command(self, *words, on=None, into=WORK / "updates.db"):
        """That of `trunkline` on a copy of a database, or on a new one; what the last round made of it stays."""
        times = []
        for _ in range(self.rounds):
            into.unlink(missing_ok=True)
            if on:
                shutil.copyfile(on, into)
            words = [*map(str, words)]
            times.append(run(Contender(" ".join(words), [TRUNKLINE, *words, "--db", str(into)])).processor)
        return statistics.median(times)

    def shell(self, line):
        """That of a line for the shell, whose output is thrown away."""
        line = f"exec {line} > /dev/null"
        return statistics.median(run(Contender(line, ["sh", "-c", line])).processor for _ in range(self.rounds))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=20_261_127)
    options = parser.parse_args()
    build()
    timing = Timing(options.rounds)
    older, newer = files(options.rows, options.seed)
    stored, updated, edited = (WORK / f"{name}.db" for name in ("stored", "updated", "edited"))
    ingest = timing.command("ingest", older, into=stored)
    row("", "CPU s", "relative to the ingest")
    row("---", "---", "---")

    def print_time(name, seconds):
        row(name, f"{seconds:.2f}", f"{seconds / ingest:.2f}")

    print_time("ingest", ingest)
    for name, path in newer.items():
        words = ["ingest", path, "--update", "--key", "Customer ID"]
        print_time(f"update, {name}", timing.command(*words, on=stored, into=updated))
    print_time("undoing the last one", timing.command("undo", "2", on=updated))
    tenth = ["edit", "--where", "id % 10 = 0", "displayName=Zed Sample"]
    print_time("edit of a tenth", timing.command(*tenth, on=stored, into=edited))
    print_time("undoing it", timing.command("undo", "2", on=edited))
    print()
    row("", "CPU s", "with a tenth edited", "relative")
    row("---", "---", "---", "---")
    lines = [f"{TRUNKLINE} export -q --to {form} -o - --db" for form in ("csv", "jsonl")]
    names = ["`export --to csv`", "`export --to jsonl`"]
    for view in ("accepted_numbers", "current_contacts"):
        lines.append(f"sqlite3 {{}} 'SELECT * FROM {view}'")
        names.append(f"`SELECT * FROM {view}`")
    for name, line in zip(names, lines):
        line = line if "{}" in line else f"{line} {{}}"
        plain, changes = (timing.shell(line.format(database)) for database in (stored, edited))
        row(name, f"{plain:.2f}", f"{changes:.2f}", f"{changes / plain:.2f}")
    for path in (WORK / "updates.db", stored, updated, edited, older, *newer.values()):
        path.unlink(missing_ok=True)
    return 0
