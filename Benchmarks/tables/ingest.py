"""Times cleaning a large seeded contact export into SQLite, next to other programs on the same file.

    Benchmarks/run ingest [--rows N] [--cards N] [--rounds N] [--seed N] [--command PATH] [--ours-only | --corpora | --linear N...]

Prints tables in Markdown: a CSV file read into a database, its phone numbers classified, and a vCard file read; with --corpora,
CSV files of different kinds, and the processor time of each stage of the work; with --linear, files of so many million rows
each, to show that time grows with the rows and memory does not. The commands of a table run in turn, round after round; figures
are medians. Times are of whole processes, whose output is flushed to disk before the next starts; memory is the peak of a process.
--ours-only runs no other program. --command takes a trunkline that is there already instead of building one. The files are written
once, to .build/benchmarks, and those of --linear are deleted after use: a million rows take 147 MB, their database 324 MB. Other
libraries come from PyPI and, with Benchmarks/peers/prepare --install, from Debian. The table names those that are not installed.
"""

import argparse
import csv
import itertools
import pathlib
import subprocess
import sys

from comparison import contenders
from comparison.contenders import ROOT, card_readers, ours, raw_import, table_imports
from comparison.corpora import build, corpus, row, size
from comparison.measuring import measure, median
from comparison.stages import bound, stages


def numbers_of(table, count):
    """The first numbers of a table, as lines for the classifiers."""
    path = table.with_suffix(".numbers")
    with open(table, encoding="utf-8", newline="") as file, open(path, "w", encoding="utf-8") as output:
        cells = (row[f"Phone {n} - Value"] for row in csv.DictReader(file) for n in (1, 2))
        for cell in itertools.islice(filter(None, cells), count):
            output.write(f"{cell}\tUS\n")
    return path


def table_of_imports(options):
    table = corpus("csv", options.rows, options.seed)
    programs = [ours(table)]
    if not options.ours_only:
        programs = table_imports(table, corpus("csv", options.rows // 10, options.seed))
    costs = measure(programs, options.rounds)
    base = programs[0].name
    unit = median(costs[base], "seconds") if costs[base] and not options.ours_only else None
    print(f"\nCSV, {options.rows:,} rows, {size(table)}; medians of {options.rounds} rounds\n")
    row("", "s", "relative to `.import`", "CPU s", "MB of memory")
    row("---", "---", "---", "---", "---")
    for contender in programs:
        if contender.missing:
            row(contender.name, contender.missing, "", "", "")
            continue
        seconds, processor, megabytes = (
            median(costs[contender.name], part) for part in ("seconds", "processor", "megabytes")
        )
        ratio = f"{seconds / unit:.2f}" if unit else ""
        row(contender.name, f"{seconds:.2f}", ratio, f"{processor:.2f}", f"{megabytes:.0f}")
    return table


# The kinds of CSV files: what write-corpus calls them, and what they are.
CORPORA = {
    "csv": "as exported by Google",
    "csv-unusual": "30 % unusual spellings, other scripts, long notes",
    "csv-multiline": "quoted cells of several lines",
    "csv-customers": "15 columns of a program that nobody knows, 30 % unusual spellings",
}


def table_of_corpora(options):
    """Each corpus read by SQLite and by us, with one job and with one for each core; then the stages of our work."""
    print(f"\nCorpora of {options.rows:,} rows; medians of {options.rounds} rounds, in one run\n")
    row("corpus", "`.import` s", "`ingest` s", "ratio", "`--jobs 1` s", "`ingest` CPU s", "MB of memory")
    row(*["---"] * 7)
    spent = {}
    for kind, words in CORPORA.items():
        table = corpus(kind, options.rows, options.seed)
        own = ours(table)
        single = ours(table)
        single.name += " with one job"
        single.command = single.command + ["--jobs", "1"]
        raw = raw_import(table)
        costs = measure([raw, own, single], options.rounds)
        base, seconds, alone = (median(costs[each.name], "seconds") for each in (raw, own, single))
        processor, megabytes = (median(costs[own.name], part) for part in ("processor", "megabytes"))
        row(f"{words}, {size(table)}", f"{base:.2f}", f"{seconds:.2f}", f"{seconds / base:.2f}", f"{alone:.2f}",
            f"{processor:.2f}", f"{megabytes:.0f}")
        spent[words] = stages(own)[0]
        own.output.unlink(missing_ok=True)
    print("\nProcessor seconds of each stage, and the seconds below which no run can come if every thread has a core\n")
    names = list(next(iter(spent.values())))
    row("corpus", *names, *(f"{jobs} jobs" for jobs in (1, 2, 4, 8, 16)))
    row(*["---"] * (len(names) + 6))
    for words, sums in spent.items():
        row(words, *(f"{sums[name]:.2f}" for name in names), *(f"{bound(sums, jobs):.2f}" for jobs in (1, 2, 4, 8, 16)))


def table_of_lengths(options):
    """Files of the same kind and different lengths. The first is read again before and after each other one, since a machine's
    speed may change while a long file is read."""

    def cost(table):
        return measure([ours(table)], 1)[ours(table).name][0]

    def micros(cost, count):
        return cost.seconds / count * 1e6

    print("\nCSV files of different lengths, each read once, and the first before and after each other\n")
    row("million rows", "MB", "s", "µs a row", "the first, µs a row", "ratio", "MB of memory", "database / file")
    row(*["---"] * 8)
    counts = [round(millions * 1_000_000) for millions in options.linear]
    shortest = corpus("csv", counts[0], options.seed)
    before = cost(shortest)
    for count in counts:
        table = shortest if count == counts[0] else corpus("csv", count, options.seed)
        spent = before if table == shortest else cost(table)
        after = before if table == shortest else cost(shortest)
        each, references = micros(spent, count), [micros(before, counts[0]), micros(after, counts[0])]
        row(f"{count / 1e6:g}", size(table).removesuffix(" MB"), f"{spent.seconds:.1f}", f"{each:.2f}",
            " to ".join(f"{reference:.2f}" for reference in sorted(set(references))), f"{each / sum(references) * 2:.2f}",
            f"{spent.megabytes:.0f}", f"{spent.size / table.stat().st_size:.2f}")
        sys.stdout.flush()
        before = after
        if table != shortest:
            table.unlink()
    shortest.unlink()


def table_of_numbers(table):
    numbers = numbers_of(table, 200_000)
    with open(numbers) as file:
        said = subprocess.run([ROOT / ".build/release/classifier-benchmark"], stdin=file, capture_output=True, text=True)
    figures = dict(line.split("\t") for line in said.stdout.splitlines())
    own = float(figures["ns per number, with the E.164 form"])
    peers = subprocess.run([ROOT / "Benchmarks/peers/classify", numbers], capture_output=True, text=True, check=True)
    print("\nIts first 200,000 numbers, classified on one core: parsing, validation, category and E.164 form\n")
    row("", "ns per number", "ratio")
    row("---", "---", "---")
    row("Trunkline", f"{own:,.0f}", "1")
    for line in peers.stdout.splitlines():
        name, figure = line.split("\t", 1)
        measured = figure.isdigit()
        row(name, f"{int(figure):,}" if measured else figure, f"{int(figure) / own:.0f}" if measured else "")


def table_of_cards(options):
    cards = corpus("vcard", options.cards, options.seed)
    readers = card_readers(cards, corpus("vcard", options.cards // 10, options.seed))
    costs = measure(readers, options.rounds)
    print(f"\nvCard, {options.cards:,} contacts, {size(cards)}; µs per contact, medians of {options.rounds} rounds\n")
    row("", "µs per contact", "MB of memory")
    row("---", "---", "---")
    for position, contender in enumerate(readers):
        if contender.missing:
            row(contender.name, contender.missing, "")
            continue
        runs = costs[contender.name]
        if position == 0:
            each = median(runs, "seconds") / options.cards
        else:
            # Readers print the time of their own work, without start-up, and the number of contacts.
            told = [cost.said.split() for cost in runs]
            each = sorted(float(seconds) / int(count) for count, seconds in told)[len(told) // 2]
        row(contender.name, f"{each * 1e6:.2f}", f"{median(runs, 'megabytes'):.0f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--cards", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=20_261_120)
    parser.add_argument("--ours-only", action="store_true")
    parser.add_argument("--corpora", action="store_true")
    parser.add_argument("--linear", type=float, nargs="+", metavar="N")
    parser.add_argument("--command", type=pathlib.Path)
    options = parser.parse_args()
    if options.command:
        contenders.TRUNKLINE = str(options.command.resolve())
    products = [] if options.corpora or options.linear else ["classifier-benchmark", "read-cards"]
    build(*products, command=not options.command)
    if options.linear:
            return table_of_lengths(options)
    if options.corpora:
            return table_of_corpora(options)
    if not options.ours_only:
        subprocess.run([ROOT / "Benchmarks/peers/prepare"], check=True)
    table = table_of_imports(options)
    if not options.ours_only:
        table_of_numbers(table)
        table_of_cards(options)
