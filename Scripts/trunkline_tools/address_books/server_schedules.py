"""Edits on a server between a plan, its apply and its undo: the later edit is never overwritten, there and in the folder."""

from . import cards
from .edits import edited
from .walk import by_uid, said


class ServerSchedules:
    """A synchronized address book whose cards somebody edits on the server."""

    def __init__(self, walk, rnd):
        self.walk, self.book, self.server, self.random = walk, walk.book, walk.server, rnd
        self.edits = 0

    def round(self, number):
        """Edits reach the folder before an apply or after it, and then its undo; the faults, each as a line."""
        plan, before = self.book.plan(), self.book.snapshot()
        early = self.random.random() < 0.5
        made = self.edit(self.chosen(plan, before))
        if early:
            self.walk.first.sync()
        self.book.apply(plan, codes=(0, 1))
        faults = [*self.kept(made, "of apply")] if early else []
        self.walk.first.sync()
        faults += self.kept(made, "of apply and sync")
        self.book.run("undo", codes=(0, 1))
        self.walk.first.sync()
        faults += self.kept(made, "of undo and sync")
        self.book.update()
        return [f"{self.server.name}, schedule {number}, edits {'before' if early else 'after'} apply: {fault}" for fault in faults]

    def chosen(self, plan, before):
        """Some cards that the plan changes, and are on the server."""
        files = [file for file in [*plan.changes, *plan.joined] if not file.startswith("local/") and cards.read(before[file]).uid]
        return self.random.sample(sorted((cards.read(before[file]).uid, before[file]) for file in files), min(len(files), 2))

    def edit(self, chosen):
        """Edits cards on the server; what it gives then, by their UID."""
        paths, made = self.server.paths(), {}
        for uid, raw in chosen:
            if uid in paths and self.server.put(paths[uid], edited(raw, self.random)):
                self.edits += 1
                made[uid] = said(self.server.get(paths[uid]))
        return made

    def kept(self, made, what):
        """Faults of edited cards in the folder."""
        found = by_uid(self.book.snapshot())
        for uid, expected in made.items():
            if uid not in found:
                yield f"{what}: the edited card {uid} is gone"
            elif said(found[uid]) != expected:
                yield f"{what}: the edit of {uid} is overwritten"
