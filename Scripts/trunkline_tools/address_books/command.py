"""Trunkline's commands on one address book: a folder of collections and its database."""

import os
import pathlib
import shutil
import subprocess

from ..database import remove
from .comparison import snapshot
from .plans import Plan

WANTED = ["--numbers", "e164", "--people", "--edits"]


class AddressBook:
    """A folder of cards and its database, and copies of both to come back to."""

    def __init__(self, command, folder, region):
        self.command, self.folder, self.region = command, pathlib.Path(folder), region
        self.cards, self.database = self.folder / "cards", self.folder / "book.db"

    def words(self, *words):
        return [self.command, *words, "--db", self.database]

    def run(self, *words, codes=(0,)):
        """The finished process of a command, which ends with one of the codes."""
        done = subprocess.run(self.words(*words), cwd=self.folder, capture_output=True, text=True, errors="replace")
        if done.returncode not in codes:
            raise RuntimeError(f"{' '.join(words)} ends with {done.returncode}: {done.stderr[-2000:] or done.stdout[-2000:]}")
        return done

    def read(self, *more):
        self.run("ingest", "cards", "--region", self.region, "--quiet", *more, codes=(0, 1))

    def update(self):
        self.read("--update")
        self.run("dedupe", "--quiet")

    def plan(self):
        """A new plan of all that could be written."""
        return Plan(self.run("plan", *WANTED, "--format", "json").stdout)

    def apply(self, plan, codes=(0,)):
        return self.run("apply", str(plan.number), codes=codes)

    def snapshot(self):
        return snapshot(self.cards)

    def keep(self, name):
        """Keeps the folder and the database as they are now, under a name."""
        kept = self.folder / "kept" / name
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(self.cards, kept / "cards")
        shutil.copy2(self.database, kept / "book.db")

    def restore(self, name):
        """Brings them back as they were kept: what is the same stays, and so keeps its place on the disk."""
        kept = self.folder / "kept" / name
        remove(self.database)
        shutil.copy2(kept / "book.db", self.database)
        there = {path.relative_to(kept / "cards") for path in (kept / "cards").rglob("*") if path.is_file()}
        for path in [path for path in self.cards.rglob("*") if path.is_file()]:
            if path.relative_to(self.cards) not in there:
                path.unlink()
        for name in there:
            before, now = kept / "cards" / name, self.cards / name
            if not now.exists() or now.stat().st_mtime_ns != before.stat().st_mtime_ns or now.read_bytes() != before.read_bytes():
                shutil.copy2(before, now)


def replace(path, raw):
    """Writes a file as synchronizers do: a draft beside it that takes its place."""
    draft = path.with_suffix(".tmp")
    draft.write_bytes(raw)
    os.replace(draft, path)
