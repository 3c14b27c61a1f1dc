"""A large address book: how long plan and apply take, and how much memory."""

import os
import subprocess
import time

from .command import WANTED
from .comparison import Comparison
from .plans import Plan

PLAN_SECONDS, MEGABYTES = 5, 200


class Large:
    """An address book whose commands are measured."""

    def __init__(self, book):
        self.book = book

    def measured(self, words):
        """What a command prints, its seconds, and the megabytes that it took at most."""
        start = time.monotonic()
        process = subprocess.Popen(words, cwd=self.book.folder, stdout=subprocess.PIPE)
        printed = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            raise RuntimeError(f"{words} ends with {process.returncode}")
        return printed, time.monotonic() - start, usage.ru_maxrss / 1024

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
