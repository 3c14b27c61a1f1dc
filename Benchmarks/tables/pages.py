"""Times the pages of the workbench over a large seeded database.

    Benchmarks/run pages [--rows N] [--rounds N] [--seed N] [--database FILE]

Prints a table in Markdown: the time from a request until the whole answer is there, of every screen as the first page after the start
of the server and later, of the list of rejected numbers with every value of every facet chosen, of pages far into the list, and of
numbers in detail; and the processor time of the server for them, which others on the machine do not change. A screen has to be there within
100 ms, another facet within 50 ms, and the server has to stay below 300 MB; otherwise the exit code is 1. The database is written once, to
.build/benchmarks, unless another is given.
"""

import argparse
import html
import http.client
import os
import pathlib
import random
import re
import subprocess
import sys
import time

from comparison.contenders import TRUNKLINE, WORK
from comparison.corpora import build, corpus, row

PAGE, FACET, MEGABYTES = 0.100, 0.050, 300
# The times that each screen is asked for after a start.
EACH = 10
SCREENS = {"home": "", "people": "people", "people of a country": "people?country=US", "numbers to fix": "rejected?state=open",
           "duplicates": "duplicates", "all pairs": "duplicates?tab=all", "files": "sources", "findings": "findings", "history": "history", "export": "export",
           "export to a program": "export?to=google", "export of people": "export?to=google&people=1"}


class Workbench:
    """A running server, asked over one connection."""

    def __init__(self, database):
        self.process = subprocess.Popen(
            [TRUNKLINE, "serve", database, "--no-open", "--read-only"], stderr=subprocess.PIPE, text=True)
        port, self.start = re.search(r"http://127.0.0.1:(\d+)(/\S+)", self.process.stderr.readline()).groups()
        # Everything is below a path that nobody can guess.
        self.root = self.start.split("/start")[0]
        self.connection = http.client.HTTPConnection("127.0.0.1", int(port), timeout=60)
        self.headers = {}

    def enter(self):
        """Exchanges the start address for a cookie."""
        self.connection.request("GET", self.start)
        answer = self.connection.getresponse()
        answer.read()
        self.headers = {"Cookie": answer.getheader("Set-Cookie").split(";")[0]}

    def page(self, path):
        """The seconds that a page takes, and its text."""
        begun = time.perf_counter()
        self.connection.request("GET", f"{self.root}/{path}", headers=self.headers)
        answer = self.connection.getresponse()
        text = answer.read().decode()
        taken = time.perf_counter() - begun
        if answer.status != 200:
            sys.exit(f"{path}: {answer.status}")
        return taken, text

    def stop(self):
        self.process.terminate()
        self.process.wait(10)

    def seconds(self):
        """The processor time that the server has taken."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def settle(self):
        """Waits until nothing is prepared in the background any more."""
        before = -1.0
        while before != self.seconds():
            before = self.seconds()
            time.sleep(0.5)

    def megabytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1024


def links(text, pattern):
    return [html.unescape(link) for link in re.findall(rf'href="({pattern})"', text)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=20_261_120)
    parser.add_argument("--database", type=pathlib.Path)
    options = parser.parse_args()
    build()
    database = options.database or WORK / f"pages-{options.rows}-{options.seed}.db"
    if not database.exists():
        table = corpus("csv", options.rows, options.seed)
        subprocess.run([TRUNKLINE, "ingest", table, "--db", database, "--region", "US", "-q"], check=True)
        subprocess.run([TRUNKLINE, "dedupe", "--db", database], check=True, capture_output=True)
    times, processor = {}, {}
    rnd = random.Random(options.seed)
    memory = 0
    for name, path in SCREENS.items():
        workbench = Workbench(database)
        workbench.enter()
        times[f"{name}, first"] = [workbench.page(path)[0]]
        workbench.stop()
    for _ in range(options.rounds):
        workbench = Workbench(database)
        workbench.enter()
        workbench.settle()
        for name, path in SCREENS.items():
            begun = workbench.seconds()
            times.setdefault(name, []).extend(workbench.page(path)[0] for _ in range(EACH))
            processor.setdefault(name, []).append((workbench.seconds() - begun) / EACH)
        _, text = workbench.page(SCREENS["numbers to fix"])
        for link in dict.fromkeys(links(text, r"rejected\?[^\"]*")):
            taken, inner = workbench.page(link)
            times.setdefault("another facet", []).append(taken)
            for second in rnd.sample(sorted(set(links(inner, r"rejected\?[^\"]*"))), 3):
                times["another facet"].append(workbench.page(second)[0])
        keys = re.findall(r'data-number="(\d+)"', text)
        last = int(subprocess.run(
            ["sqlite3", database, "SELECT max(id) FROM phone_numbers"], capture_output=True, text=True, check=True).stdout)
        for _ in range(20):
            taken, text = workbench.page(f"rejected?state=open&after={rnd.randrange(last)}")
            times.setdefault("a page far into the list", []).append(taken)
            keys += re.findall(r'data-number="(\d+)"', text)
        for key in rnd.sample(keys, min(50, len(keys))):
            times.setdefault("a number in detail", []).append(workbench.page(f"rejected/{key}?part=1")[0])
        memory = max(memory, workbench.megabytes())
        workbench.stop()
    print(f"\n{options.rounds} starts of the server; up to {memory:.0f} MB of memory\n")
    row("", "pages", "median ms", "maximum ms", "processor ms")
    row("---", "---", "---", "---", "---")
    for name, found in times.items():
        found.sort()
        row(name, str(len(found)), f"{found[len(found) // 2] * 1000:.1f}", f"{found[-1] * 1000:.1f}",
            f"{sum(processor[name]) / len(processor[name]) * 1000:.0f}" if name in processor else "")
    pages = [name for name in times if name.removesuffix(", first") in SCREENS]
    is_late = any(times[name][-1] > PAGE for name in pages) or times["another facet"][-1] > FACET
    return 1 if is_late or memory > MEGABYTES else 0
