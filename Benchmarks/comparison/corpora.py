"""The seeded files that benchmarks read, and the rows that they print."""

import subprocess
import sys

from .contenders import ROOT, WORK


def build(*products, command=True):
    """Builds our own products, in the build folder of the package itself, and the command unless there is another."""
    WORK.mkdir(parents=True, exist_ok=True)
    subprocess.run([ROOT / "Benchmarks/build", "write-corpus", *products], check=True, stdout=sys.stderr)
    if command:
        subprocess.run("swift build -c release --product trunkline".split(), cwd=ROOT, stdout=sys.stderr, check=True)


def corpus(kind, count, seed):
    """A file of a kind, written unless it exists."""
    path = WORK / f"{kind}-{count}-{seed}"
    if not path.exists():
        unfinished = path.with_suffix(".part")
        with open(unfinished, "wb") as file:
            command = [ROOT / ".build/release/write-corpus", kind, str(count), str(seed)]
            subprocess.run(command, stdout=file, check=True)
        unfinished.rename(path)
    return path


def size(path):
    return f"{path.stat().st_size / 1e6:,.0f} MB"


def row(*cells):
    print("| " + " | ".join(cells) + " |")
