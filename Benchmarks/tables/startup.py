"""Times how long commands take to start, answer one question and exit.

    Benchmarks/run startup TRUNKLINE... [--runs N]

Runs `TRUNKLINE check +16502530000` of each in turn and prints the medians of wall and processor time in milliseconds, with
the size of each program. The first of them is what the others are compared with.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time


def run(command):
    """Wall and processor time of one run, in milliseconds."""
    start = time.perf_counter()
    process = subprocess.Popen([command, "check", "+16502530000"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.stdout.close()
    if status or b"+16502530000" not in output:
        sys.exit(f"{command} failed: {output.decode(errors='replace')}")
    return wall * 1e3, (usage.ru_utime + usage.ru_stime) * 1e3


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commands", nargs="+", metavar="TRUNKLINE")
    parser.add_argument("--runs", type=int, default=100)
    options = parser.parse_args()
    times = {command: [] for command in options.commands}
    for _ in range(options.runs):
        for command in options.commands:
            times[command].append(run(command))
    base = None
    print(f"Medians of {options.runs} starts\n\n| | ms | CPU ms | ratio | MB |\n|---|---|---|---|---|")
    for command in options.commands:
        wall, processor = (statistics.median(part) for part in zip(*times[command]))
        base = base or wall
        print(f"| `{command}` | {wall:.1f} | {processor:.1f} | {wall / base:.2f} | {os.path.getsize(command) / 1e6:.1f} |")
