"""Runs commands in turn and records what they cost."""

import collections
import dataclasses
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

from trunkline_tools.project import ROOT


@dataclasses.dataclass
class Contender:
    """A command to be measured."""

    name: str
    command: list
    # The file that the command writes, deleted before every run.
    output: pathlib.Path | None = None
    # Times are for this part of the whole and are scaled up.
    share: float = 1
    # Why it cannot be measured here.
    missing: str | None = None


@dataclasses.dataclass
class Cost:
    """The costs of one run."""

    seconds: float
    processor: float
    megabytes: float
    said: str
    # The bytes of the file that was written.
    size: int


def run(contender):
    """Runs a command once, after all earlier output has reached the disk."""
    for path in (contender.output, contender.output and pathlib.Path(f"{contender.output}-journal")):
        if path:
            path.unlink(missing_ok=True)
    os.sync()
    with tempfile.NamedTemporaryFile("r") as figures:
        timed = ["/usr/bin/time", "--format", "%e %U %S %M", "--output", figures.name]
        done = subprocess.run(timed + contender.command, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{contender.name} failed: {done.stderr.strip() or done.stdout.strip()}")
        wall, user, system, kilobytes = map(float, figures.read().split())
    scale = 1 / contender.share
    size = contender.output.stat().st_size if contender.output and contender.output.exists() else 0
    return Cost(wall * scale, (user + system) * scale, kilobytes / 1024, done.stdout, size)


def measure(contenders, rounds):
    """The costs of every contender that can be had: one run each, then the next round."""
    if not pathlib.Path("/usr/bin/time").exists():
        subprocess.run([ROOT / "Scripts/install", "time"], check=True)
    costs = collections.defaultdict(list)
    for number in range(rounds):
        for contender in contenders:
            if not contender.missing:
                print(f"round {number + 1} of {rounds}: {contender.name}", file=sys.stderr)
                costs[contender.name].append(run(contender))
    for contender in contenders:
        if contender.output:
            contender.output.unlink(missing_ok=True)
    return costs


def median(costs, part):
    """The median of one part of the costs."""
    return statistics.median(getattr(cost, part) for cost in costs)
