"""Killed applies and undos: each contact is whole at any moment, and the same command completes."""

import collections
import time

from ..killing import signalled


class Kills:
    """An address book whose plan is applied and undone, and killed meanwhile."""

    def __init__(self, book, rnd):
        self.book, self.random = book, rnd
        self.plan = book.plan()
        book.keep("planned")
        self.before = book.snapshot()
        self.applying = self.timed(lambda: book.apply(self.plan))
        self.after = book.snapshot()
        book.keep("applied")
        self.undoing = self.timed(lambda: book.run("undo"))
        self.states = collections.Counter()

    @staticmethod
    def timed(action):
        start = time.monotonic()
        action()
        return time.monotonic() - start

    def round(self, number):
        """Kills one command and completes it; the faults, each as a line."""
        undoing = number % 2 == 1
        words, seconds = (["undo"], self.undoing) if undoing else (["apply", str(self.plan.number)], self.applying)
        self.book.restore("applied" if undoing else "planned")
        code, errors, _ = signalled(self.book.words(*words), self.book.folder, self.random.uniform(0, 1.05 * seconds))
        name = f"kill {number} of {words[0]}"
        if code not in (0, -9):
            return [f"{name}: ends with {code}: {errors[-300:]}"]
        faults = [f"{name}: {fault}" for fault in self.whole(self.book.snapshot())]
        goal = self.before if undoing else self.after
        # What ended before it was killed is complete.
        if code and self.book.snapshot() != goal or code and not undoing:
            self.book.run(*words, codes=(0, 1))
        now = self.book.snapshot()
        if now != goal:
            differing = [file for file in sorted(set(now) | set(goal)) if now.get(file) != goal.get(file)]
            faults.append(f"{name}: the same command leaves {len(differing)} cards in another state, the first is {differing[0]}")
        if drafts := [path.name for path in self.book.cards.rglob("*") if path.is_file() and path.suffix != ".vcf"]:
            faults.append(f"{name}: the same command leaves {drafts[:3]}")
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
