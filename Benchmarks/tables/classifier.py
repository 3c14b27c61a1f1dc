"""Times the classifier and other libraries on the same seeded numbers, in one run.

    Benchmarks/run classifier [COUNT] [SEED]

Mixed numbers are in every notation, 15 % of them invalid; of the unusual ones a quarter is invalid, with unusual separators and digits
of other scripts throughout. Other libraries are measured where they are installed: see Benchmarks/peers/prepare.
"""

import subprocess
import sys

from comparison.contenders import WORK
from comparison.programs import build, count_and_seed, print_table, said
from trunkline_tools.project import ROOT

# The shares of invalid numbers and of unusual notations.
KINDS = {"mixed": ("0.15", "0.1"), "unusual": ("0.25", "1")}


def corpus(kind, count, seed):
    """A file of numbers with their regions, written unless it exists."""
    path = WORK / f"{kind}-{count}-{seed}.tsv"
    if not path.exists():
        bad, unusual = KINDS[kind]
        words = ["--count", str(count), "--seed", str(seed), "--bad", bad, "--unusual", unusual, "--write-corpus", str(path)]
        subprocess.run([ROOT / "Scripts/check", "reference", *words], check=True, stdout=sys.stderr)
    return path


def figures(path):
    """Nanoseconds a number, by what is measured."""
    found = {name.replace("ns per", "Trunkline, a"): value for name, value in said("classifier-benchmark", numbers=path)
             if name.startswith("ns per")}
    peers = subprocess.run([ROOT / "Benchmarks/peers/classify", path], stdout=subprocess.PIPE, text=True, check=False).stdout
    return found | dict(line.split("\t", 1) for line in peers.splitlines())


def main():
    count, seed = count_and_seed(__doc__, 200_000)
    subprocess.run([ROOT / "Benchmarks/peers/prepare"], check=True, stdout=sys.stderr)
    build("classifier-benchmark")
    found = {kind: figures(corpus(kind, count, seed)) for kind in KINDS}
    print_table(["ns per number", *KINDS], ([name, *(found[kind].get(name, "") for kind in KINDS)] for name in found["mixed"]))
    return 0
