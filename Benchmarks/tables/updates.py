"""Times newer exports, edits and what follows from them, next to the ingest of the same file.

    Benchmarks/run updates [--rows N] [--rounds N] [--seed N]

Prints a table in Markdown with the processor time of whole processes, the median of the rounds, and its ratio to that of the ingest: of
updates by newer exports of a seeded table, in which so many contacts are changed and half as many gone and new; of the undoing of the
last; of an edit of a tenth of the contacts by a filter, and of its undoing. The table has a customer number, a name and a number, and
then the fifteen columns of a CRM. Then that of exports and views of the narrow one with and without a tenth of the contacts edited. Each command runs on a copy of the database. The files are in
.build/benchmarks meanwhile.
"""

import argparse
import random
import shutil
import statistics

from comparison.contenders import TRUNKLINE, WORK
from comparison.corpora import build, row
from comparison.measuring import Contender, run

GIVEN = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"]
SYLLABLES = ["ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu"]


class Narrow:
    """Records of nobody with numbers of a range for fiction: a customer number, a name and a number."""

    headings = "Customer ID,Name,Phone\n"

    @staticmethod
    def contact(identifier, name=""):
        """One record."""
        return f"{identifier},{name}{GIVEN[identifier % 8]} Sample{identifier},+1650253{identifier % 10_000:04}\n"


class Wide:
    """The same with fifteen columns."""

    headings = (
        "Customer ID,First Name,Last Name,Company,Job Title,E-mail,Mobile Phone,Office Phone,Street,City,State,ZIP,Country,Birthday,Notes\n"
    )

    @staticmethod
    def contact(identifier, name=""):
        """One record."""
        given = name + GIVEN[identifier % 8]
        family = "".join(SYLLABLES[int(digit)] for digit in str(identifier)).capitalize()
        mail = f"{given}.{family}@example.com".lower()
        phones = f"(650) 253-{identifier % 10_000:04},650.254.{identifier * 7 % 10_000:04}"
        street = f"{identifier % 900 + 1} Sample Street,Mountain View,CA,940{identifier % 90 + 10},USA"
        birthday = f"19{identifier % 60 + 40}-0{identifier % 9 + 1}-1{identifier % 9}"
        return (
            f"{identifier},{given},{family},Example {identifier % 5000} Ltd,Tester,{mail},{phones},{street},{birthday},"
            f"met at fair {identifier % 77}\n"
        )


def changed(contact, rows, percent, chance):
    """The records of a newer export: a part of them changed, and half as many gone and new."""
    chosen = set(chance.sample(range(rows), rows * percent // 100))
    gone = set(chance.sample(range(rows), rows * percent // 200))
    old = [contact(i, "New" if i in chosen else "") for i in range(rows) if i not in gone]
    return old + [contact(rows + i) for i in range(len(gone))]


def files(table, rows, seed):
    """The older export, and newer ones by what is different in them."""
    contact, chance = table.contact, random.Random(seed)
    old = [contact(i) for i in range(rows)]
    shuffled = old[:]
    chance.shuffle(shuffled)
    newer = {
        "one contact more": old + [contact(rows)],
        "1 % changed": changed(contact, rows, 1, chance),
        "10 % changed": changed(contact, rows, 10, chance),
        "another order": shuffled,
    }

    def write(name, records):
        path = WORK / name
        path.write_text(table.headings + "".join(records), encoding="utf-8")
        return path

    paths = {name: write(f"newer-{place}.csv", records) for place, (name, records) in enumerate(newer.items())}
    return write("older.csv", old), paths


def updates(table, options, timing, stored, updated, edited):
    """The processor time of the ingest of a table, of updates and of the undoing of the last, by name."""
    older, newer = files(table, options.rows, options.seed)
    times = {"ingest": timing.command("ingest", older, "--region", "US", into=stored)}
    for name, path in newer.items():
        words = ["ingest", path, "--region", "US", "--update", "--key", "Customer ID"]
        times[f"update, {name}"] = timing.command(*words, on=stored, into=updated)
    times["undoing the last one"] = timing.command("undo", "2", on=updated)
    tenth = ["edit", "--where", "id % 10 = 0", "displayName=Zed Sample"]
    times["edit of a tenth"] = timing.command(*tenth, on=stored, into=edited)
    times["undoing it"] = timing.command("undo", "2", on=edited)
    for path in (older, *newer.values()):
        path.unlink()
    return times


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

    def shell(self, *lines):
        """Those of lines for the shell, whose output is thrown away; the lines take turns, so that a slow moment slows all of them."""
        lines = [f"exec {line} > /dev/null" for line in lines]
        rounds = [[run(Contender(line, ["sh", "-c", line])).processor for line in lines] for _ in range(self.rounds)]
        return [statistics.median(times) for times in zip(*rounds)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=20_261_127)
    options = parser.parse_args()
    build()
    timing = Timing(options.rounds)
    stored, updated, edited = (WORK / f"{name}.db" for name in ("stored", "updated", "edited"))
    wide, narrow = (updates(table, options, timing, stored, updated, edited) for table in (Wide, Narrow))
    row("", "CPU s", "relative to the ingest", "with fifteen columns", "relative to its ingest")
    row("---", "---", "---", "---", "---")
    for name, seconds in narrow.items():
        cells = (cell for times in (narrow, wide) for cell in (times[name], times[name] / times["ingest"]))
        row(name, *(f"{cell:.2f}" for cell in cells))
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
        plain, changes = timing.shell(*(line.format(database) for database in (stored, edited)))
        row(name, f"{plain:.2f}", f"{changes:.2f}", f"{changes / plain:.2f}")
    for path in (WORK / "updates.db", stored, updated, edited):
        path.unlink(missing_ok=True)
    return 0
