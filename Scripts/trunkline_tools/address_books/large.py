"""A large address book: how long plan and apply take, and how much memory."""

import subprocess
import sys
import time

from .command import WANTED
from .comparison import Comparison
from .plans import Plan

PLAN_SECONDS, MEGABYTES = 5, 200
# A process counts the memory of the one that starts it: here a small one does.
MEASURE = """import resource, subprocess, sys
code = subprocess.run(sys.argv[1:]).returncode
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
sys.exit(code)"""


class Large:
    """An address book whose commands are measured."""

    def __init__(self, book):
        self.book = book

    def measured(self, words):
        """What a command prints, its seconds, and the megabytes that it took at most."""
        start = time.monotonic()
        done = subprocess.run([sys.executable, "-c", MEASURE, *words], cwd=self.book.folder, capture_output=True)
        seconds = time.monotonic() - start
        if done.returncode:
            raise RuntimeError(f"{words} ends with {done.returncode}: {done.stderr[-300:]}")
        return done.stdout, seconds, int(done.stderr.split()[-1]) / 1024

    def run(self):
        """What was measured, and which limits were exceeded."""
        book, before = self.book, self.book.snapshot()
        printed, planning, memory = self.measured(book.words("plan", *WANTED, "--format", "json"))
        plan = Plan(printed)
        _, copying, _ = self.measured(["cp", "-r", "cards", "copy"])
        _, applying, more = self.measured(book.words("apply", str(plan.number)))
        faults = Comparison(before, book.snapshot(), plan).run()
        if planning > PLAN_SECONDS:
            faults.append(f"plan takes {planning:.1f} s, more than {PLAN_SECONDS} s")
        if max(memory, more) > MEGABYTES:
            faults.append(f"plan takes {memory:.0f} MB and apply {more:.0f} MB, more than {MEGABYTES} MB")
        return (f"{len(before)} cards, plan {planning:.1f} s and {memory:.0f} MB, apply of {len(plan.changes)} changed and {len(plan.joined)} "
                f"joined cards {applying:.1f} s and {more:.0f} MB, cp -r {copying:.1f} s"), faults
