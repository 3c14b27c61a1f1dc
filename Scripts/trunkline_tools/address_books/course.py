"""All parts of the check of address books, one after another."""

import random
import time

from . import PARTS
from .book import Book
from .command import AddressBook
from .kills import Kills
from .large import Large
from .schedules import Schedules
from .server_schedules import ServerSchedules
from .servers import ALL
from .walk import Walk

# The countries whose numbers the books of the servers have.
REGIONS = {"radicale": "DE", "xandikos": "GB"}


class Course:
    """The check with its arguments and its faults."""

    def __init__(self, arguments, command, binaries, folder):
        self.arguments, self.command, self.binaries, self.folder = arguments, command, binaries, folder
        self.faults = 0

    def run(self):
        """Runs the parts; 1 if there is a fault."""
        parts = self.arguments.only or PARTS
        for name in ALL:
            if "walk" in parts:
                self.part(f"walk with {name}", self.walk, name)
            if "edits" in parts:
                self.part(f"edits on {name}", self.edits, name)
        if "kills" in parts:
            self.part("kills", self.kills)
        if "schedules" in parts:
            self.part("schedules", self.schedules)
        if "large" in parts and self.arguments.large:
            self.part("large book", self.large)
        return int(self.faults > 0)

    def part(self, name, action, *words):
        """Runs a part and prints its result and its faults."""
        start = time.monotonic()
        result, faults = action(*words)
        self.faults += len(faults)
        print(f"{name}: {result}; {len(faults) or 'no'} faults ({time.monotonic() - start:.1f} s)", flush=True)
        for fault in faults[:30]:
            print(f"  {fault}", flush=True)

    def seeded(self, name):
        return random.Random(f"{self.arguments.seed} {name}")

    def local(self, name, count, region):
        """A book in a folder alone, ready for a plan."""
        made = Book(count, self.arguments.seed, region)
        folder = self.folder / name
        (folder / "cards" / "people").mkdir(parents=True)
        for entry in made.entries:
            (folder / "cards" / "people" / entry.file).write_bytes(entry.raw)
        book = AddressBook(self.command, folder, region)
        book.read()
        book.run("dedupe", "--quiet")
        return book

    def walk(self, name):
        """The way of a whole book, and of edits on its server."""
        folder = self.folder / name
        folder.mkdir()
        with ALL[name](self.binaries, folder) as server:
            made = Book(self.arguments.cards, self.arguments.seed, REGIONS[name])
            walk = Walk(self.command, self.binaries, server, made, folder / "walk")
            faults = walk.run()
        return ", ".join(f"{count} {note}" for note, count in walk.notes.items()), faults

    def edits(self, name):
        """Edits on a server between plan, apply and undo."""
        folder = self.folder / f"{name}-edits"
        folder.mkdir()
        rounds = max(1, self.arguments.schedules // 20)
        with ALL[name](self.binaries, folder) as server:
            walk = Walk(self.command, self.binaries, server, Book(100, self.arguments.seed, REGIONS[name]), folder / "walk")
            schedules = ServerSchedules(walk, self.seeded(name))
            faults = [fault for number in range(rounds) for fault in schedules.round(number)]
        return f"{rounds} schedules with {schedules.edits} edits", faults

    def kills(self):
        kills = Kills(self.local("kills", min(self.arguments.cards, 600), "GB"), self.seeded("kills"))
        faults = [fault for number in range(self.arguments.kills) for fault in kills.round(number)]
        return f"{self.arguments.kills} kills, cards " + ", ".join(f"{name} {count}" for name, count in kills.states.most_common()), faults

    def schedules(self):
        schedules = Schedules(self.local("schedules", min(self.arguments.cards, 400), "GB"), self.seeded("schedules"))
        faults = [fault for number in range(self.arguments.schedules) for fault in schedules.round(number)]
        return f"{self.arguments.schedules} schedules with {schedules.edits} edits", faults

    def large(self):
        large = Large(self.local("large", self.arguments.large, "GB"))
        return large.run()
