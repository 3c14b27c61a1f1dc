"""Edits by others between a plan, its apply and its undo: the later edit is never overwritten."""

import subprocess
import time

from . import cards
from .command import replace
from .edits import edited
from .comparison import NAMING, losses, plain


class Schedules:
    """An address book with a plan, which others edit at chosen moments."""

    def __init__(self, book, rnd):
        self.book, self.random = book, rnd
        self.plan = book.plan()
        book.keep("planned")
        self.before = book.snapshot()
        start = time.monotonic()
        book.apply(self.plan)
        self.seconds = time.monotonic() - start
        self.after = book.snapshot()
        book.keep("applied")
        read = {file: cards.read(raw) for file, raw in self.before.items()}
        self.uids = {file: plain(card.uid or "") for file, card in read.items()}
        self.names = {file: {plain(found.value) for found in card.all(*NAMING)} for file, card in read.items()}
        self.whole = list(self.families())
        self.edits = 0

    def edit(self, chosen, now):
        """Edits some cards behind the back of the plan; what their files hold then, nothing where they are deleted."""
        made = {}
        for file in chosen:
            raw = None if self.random.random() < 0.2 else edited(now[file], self.random)
            if raw is None:
                (self.book.cards / file).unlink()
            else:
                replace(self.book.cards / file, raw)
            made[file] = raw
            self.edits += 1
        return made

    def chosen(self, files):
        return self.random.sample(sorted(files), min(len(files), self.random.choice([1, 1, 2, 5])))

    def round(self, number):
        """One schedule: edits before apply, or before undo; the faults, each as a line."""
        if number % 4 == 3:
            return self.meanwhile(number)
        undoing = number % 4 == 2
        self.book.restore("applied" if undoing else "planned")
        now, goal = (self.after, self.before) if undoing else (self.before, self.after)
        touched = [file for file in now if now[file] != goal.get(file)] + [file for file in self.plan.joined if file in now]
        made = self.edit(self.chosen(set(touched) if self.random.random() < 0.8 else set(now)), now)
        done = self.book.run(*(["undo"] if undoing else ["apply", str(self.plan.number)]), codes=(0, 1))
        name = f"schedule {number} of {'undo' if undoing else 'apply'}"
        found, faults = self.book.snapshot(), []
        for file, raw in made.items():
            if found.get(file) != raw:
                faults.append(f"{name}: the edit of {file} is overwritten")
        groups = self.plan.members
        left = self.together(made)
        for file in set(now) | set(goal):
            if file not in left and found.get(file) != goal.get(file):
                faults.append(f"{name}: {file}, which nobody edited, is not written")
            elif file not in made and found.get(file) not in (now.get(file), goal.get(file)):
                faults.append(f"{name}: {file} is neither as before nor as after")
        for stays, files in groups.items():
            if any(file in made for file in files):
                faults += [f"{name}: {fault}" for fault in self.kept(files, made, now, found)]
        concerned = [file for file in made if file in touched or file in groups]
        if concerned and done.returncode != 1:
            faults.append(f"{name}: ends with {done.returncode} though {concerned[0]} had changed")
        for file in concerned:
            if file.rsplit("/", 1)[-1] not in done.stdout + done.stderr:
                faults.append(f"{name}: does not name {file}")
        return faults

    def meanwhile(self, number):
        """An edit at a random moment of an apply, by a program that replaces the file that it has just read."""
        self.book.restore("planned")
        file = self.random.choice(sorted(self.plan.changes))
        process = subprocess.Popen(self.book.words("apply", str(self.plan.number)), cwd=self.book.folder, stdout=subprocess.DEVNULL)
        time.sleep(self.random.uniform(0, self.seconds))
        raw = edited((self.book.cards / file).read_bytes(), self.random)
        replace(self.book.cards / file, raw)
        process.wait()
        self.edits += 1
        if (self.book.cards / file).read_bytes() != raw:
            return [f"schedule {number} during apply: the edit of {file} is overwritten"]
        return []

    def families(self):
        """The files that are written together or not at all: those of a join, and the cards that name one of it that goes."""
        for stays, *gone in self.plan.members.values():
            uids = {self.uids[file] for file in gone} - {""}
            yield {stays, *gone} | {file for file, names in self.names.items() if names & uids}

    def together(self, files):
        """The files that go with some others."""
        found, size = set(files), 0
        while size < len(found):
            size = len(found)
            for family in self.whole:
                if family & found:
                    found |= family
        return found

    def kept(self, files, made, now, found):
        """Nothing of a join that somebody interfered with is lost: each card is there, or what it said is in the one that stays."""
        for file in files:
            if file in made or file not in now or file in found:
                continue
            stays = files[0]
            if stays not in found:
                yield f"{file} is gone, and {stays} too"
                continue
            for part in losses(cards.read(now[file]), cards.read(found[stays])):
                yield f"{file} is gone, and {stays} does not say {part}"
