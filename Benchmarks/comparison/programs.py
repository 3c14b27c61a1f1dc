"""Programs of the package of benchmarks, which print what they measure as lines with tabs."""

import argparse
import os
import subprocess
import sys

from trunkline_tools.project import ROOT

from .corpora import row


def build(*products):
    """Builds products in the build folder of the package itself."""
    subprocess.run([ROOT / "Benchmarks/build", *products], check=True, stdout=sys.stderr)


def said(product, *arguments, numbers=None):
    """The cells of every line that a program prints."""
    words = [ROOT / ".build/release" / product, *map(str, arguments)]
    with open(numbers or os.devnull, "rb") as file:
        done = subprocess.run(words, stdin=file, stdout=subprocess.PIPE, check=True)
    return [line.split("\t") for line in done.stdout.decode().splitlines()]


def print_table(header, rows):
    """A table in Markdown."""
    row(*header)
    row(*["---"] * len(header))
    for cells in rows:
        row(*(str(cell) for cell in cells))


def count_and_seed(description, count, seed=20_261_120):
    """Reads `[COUNT] [SEED]` from the arguments."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", nargs="?", type=int, default=count)
    parser.add_argument("seed", nargs="?", type=int, default=seed)
    options = parser.parse_args()
    return options.count, options.seed
