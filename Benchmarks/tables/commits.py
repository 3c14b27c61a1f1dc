"""Compares the speed of two commits, in one run and in turn, so that the load of the machine affects both.

    Benchmarks/run commits OLD [NEW] [--rounds N] [--rows N]

NEW is HEAD by default. Each commit is checked out and built in .build/commits. Prints a table in Markdown with the medians of
each figure and their ratio, new to old; a ratio below 1 is an improvement. The input is the same for both, written by OLD.
"""

import argparse
import pathlib
import re
import subprocess
import sys

from comparison.measuring import Contender, measure, median

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / ".build/commits"
PRODUCTS = ["write-corpus", "classifier-benchmark", "formats-benchmark", "store-benchmark"]


def build(commit):
    """The folder of the release products of a commit."""
    name = subprocess.run(
        ["git", "rev-parse", "--verify", "--short=12", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, text=True
    ).stdout.strip()
    if not name:
        sys.exit(f"{commit} is not a commit of this repository")
    tree = WORK / name
    if not tree.exists():
        subprocess.run(["git", "worktree", "add", "--force", "--detach", tree, name], cwd=ROOT, check=True, stdout=sys.stderr)
    subprocess.run(["swift", "build", "-c", "release", "--product", "trunkline"], cwd=tree, check=True, stdout=sys.stderr)
    subprocess.run(["Benchmarks/build", *PRODUCTS], cwd=tree, check=True, stdout=sys.stderr)
    return tree / ".build/release"


def write_inputs(products, rows):
    """A CSV file, a vCard file, and a file of the numbers of the former with their region."""
    table, cards, numbers = WORK / f"{rows}.csv", WORK / f"{rows // 5}.vcf", WORK / f"{rows}.tsv"
    for path, kind, count in ((table, "csv", rows), (cards, "vcard", rows // 5)):
        with open(path, "wb") as file:
            subprocess.run([products / "write-corpus", kind, str(count)], stdout=file, check=True)
    found = re.findall(r"\+?[0-9][0-9 ()./-]{6,}[0-9]", table.read_text(encoding="utf-8"))
    numbers.write_text("".join(f"{number}\tUS\n" for number in found[:rows]), encoding="utf-8")
    return table, cards, numbers


def contenders(name, products, table, cards, numbers):
    """The commands of one commit, each with the name of its figure."""
    trunkline, database = str(products / "trunkline"), WORK / "contacts.db"
    feed = f"'{products}/classifier-benchmark' < '{numbers}'"
    starts = f"for i in $(seq 100); do '{trunkline}' check +16502530000; done"
    commands = {
        "ingest, CSV": [trunkline, "ingest", str(table), "--db", str(database), "--region", "US"],
        "ingest, vCard": [trunkline, "ingest", str(cards), "--db", str(database), "--region", "US"],
        "check, to NDJSON": ["sh", "-c", f"cut -f 1 '{numbers}' | '{trunkline}' check --region US --format ndjson"],
        "100 starts": ["sh", "-c", starts],
        "classifier": ["sh", "-c", feed],
        "readers": [str(products / "formats-benchmark"), "50000"],
        "writer": [str(products / "store-benchmark"), "50000"],
    }
    return [Contender(f"{figure}\t{name}", command, database) for figure, command in commands.items()]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new", nargs="?", default="HEAD")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--rows", type=int, default=300_000)
    options = parser.parse_args()
    WORK.mkdir(parents=True, exist_ok=True)
    old, new = build(options.old), build(options.new)
    inputs = write_inputs(old, options.rows)
    pairs = list(zip(contenders("old", old, *inputs), contenders("new", new, *inputs)))
    costs = measure([contender for pair in pairs for contender in pair], options.rounds)
    print(f"{options.old} and {options.new}, {options.rounds} rounds\n")
    print("| | old s | new s | ratio | CPU ratio | memory ratio |\n|---|---|---|---|---|---|")
    for pair in pairs:
        before, after = (costs[contender.name] for contender in pair)
        ratios = [median(after, part) / median(before, part) for part in ("seconds", "processor", "megabytes")]
        cells = [pair[0].name.split("\t")[0], f"{median(before, 'seconds'):.2f}", f"{median(after, 'seconds'):.2f}"]
        print("| " + " | ".join(cells + [f"{ratio:.2f}" for ratio in ratios]) + " |")
