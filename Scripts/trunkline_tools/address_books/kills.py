"""Killed applies and undos: each contact is whole at any moment, and the same command completes."""

import collections
import re
import time

from ..killing import signalled

# Done already, before the kill.
COMPLETE = 64


class Kills:
    """An address book whose plan is applied and undone, and killed meanwhile."""

    def __init__(self, book, rnd):
        self.book, self.random = book, rnd
        self.plan = book.plan()
        book.keep("planned")
        self.before = book.snapshot()
        start = time.monotonic()
        printed = book.apply(self.plan).stdout
        self.applying = time.monotonic() - start
        self.after = book.snapshot()
        book.keep("applied")
        self.change = re.search(r"trunkline undo (\d+)", printed)[1]
        start = time.monotonic()
        book.run("undo", self.change)
        self.undoing = time.monotonic() - start
        self.states = collections.Counter()

    def round(self, number):
        """Kills one command and completes it; the faults, each as a line."""
        undoing = number % 2 == 1
        words, seconds = (["undo", self.change], self.undoing) if undoing else (["apply", str(self.plan.number)], self.applying)
        self.book.restore("applied" if undoing else "planned")
        code, errors, _ = signalled(self.book.words(*words), self.book.folder, self.random.uniform(0, 1.05 * seconds))
        name = f"kill {number} of {words[0]}"
        if code not in (0, -9):
            return [f"{name}: ends with {code}: {errors[-300:]}"]
        faults = [f"{name}: {fault}" for fault in self.whole(self.book.snapshot())]
        if code:
            self.book.run(*words, codes=(0, COMPLETE))
        now, goal = self.book.snapshot(), self.before if undoing else self.after
        if now != goal:
            differing = [file for file in sorted(set(now) | set(goal)) if now.get(file) != goal.get(file)]
            faults.append(f"{name}: the same command leaves {len(differing)} cards in another state, the first is {differing[0]}")
        if drafts := [path.name for path in self.book.cards.rglob("*") if path.is_file() and path.suffix != ".vcf"]:
            faults.append(f"{name}: the same command leaves {drafts[:3]}")
        if self.book.run("verify", codes=range(128)).returncode:
            faults.append(f"{name}: the database is not that of the cards")
        return faults

    def whole(self, found):
        """Faults of a folder in the midst: a card that is neither as before nor as after, or lost."""
        old = sum(found.get(file) == raw for file, raw in self.before.items() if self.after.get(file) != raw)
        changed = sum(self.after.get(file) != raw for file, raw in self.before.items())
        self.states["as before" if old == changed else "as after" if not old else "between"] += 1
        for file, raw in found.items():
            if raw not in (self.before.get(file), self.after.get(file)):
                yield f"{file} is neither as before nor as after"
        for file, raw in self.before.items():
            if file in found:
                continue
            stays = self.plan.joined.get(file)
            if stays is None:
                yield f"{file} is lost"
            elif found.get(stays) != self.after[stays]:
                yield f"{file} is gone before {stays} says what it said"
