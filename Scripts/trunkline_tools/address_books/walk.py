"""The whole way of an address book: from a server, through a plan, to the server, to another folder, and back again."""

import collections
import hashlib
import shutil
import subprocess

from . import cards
from .command import AddressBook
from .comparison import Comparison, differences, same_number, snapshot
from .readers import listed_by_khard, read_by_vobject
from .synchronizer import Synchronizer


# Servers become slow where one address book has thousands of cards.
CARDS_IN_A_BOOK = 500


class Walk:
    """A server with address books, a folder that is synchronized with it, and a collection of what the server does not take."""

    def __init__(self, command, binaries, server, book, folder):
        self.binaries, self.server, self.folder = binaries, server, folder
        self.faults = []
        self.notes = collections.Counter()
        folder.mkdir()
        refused = []
        for start in range(0, len(book.entries), CARDS_IN_A_BOOK):
            server.create(f"people{start // CARDS_IN_A_BOOK}")
            refused += [entry for entry in book.entries[start:start + CARDS_IN_A_BOOK] if not self.takes(entry)]
        self.first = Synchronizer(binaries, server, folder / "first")
        self.first.sync()
        self.book = AddressBook(command, folder / "first", book.region)
        (self.book.cards / "local").mkdir()
        for entry in refused:
            (self.book.cards / "local" / entry.file).write_bytes(entry.raw)
        self.book.read()
        self.book.run("dedupe", "--quiet")

    def takes(self, entry):
        """Puts a card on the server; whether it is taken, says the same there, and stays as it is when it is put again."""
        path = self.server.path(self.server.books[-1], entry.file)
        if not self.server.put(path, entry.raw):
            self.notes["refused"] += 1
            return False
        given = self.server.get(path)
        if given == entry.raw:
            self.notes["taken as they are"] += 1
            return True
        if said(given) == said(entry.raw) and self.server.put(path, given) and self.server.get(path) == given:
            self.notes["rewritten by the server"] += 1
            return True
        self.notes["damaged by the server, and so taken back"] += 1
        self.server.request("DELETE", path)
        return False

    def expect(self, what, faults):
        self.faults += [f"{self.server.name}, {what}: {fault}" for fault in list(faults)[:20]]

    def run(self):
        """Goes the whole way; the faults, each as a line."""
        book = self.book
        beginning = book.snapshot()
        on_server = self.on_server()
        plan = book.plan()
        self.notes["cards changed"], self.notes["cards joined into others"] = len(plan.changes), len(plan.joined)
        if not plan.changes or not plan.joined:
            self.faults.append(f"{self.server.name}: the plan changes {len(plan.changes)} cards and joins {len(plan.joined)}")
        if not book.run("apply", "--dry-run").stdout.startswith("---"):
            self.faults.append(f"{self.server.name}: apply --dry-run shows no difference")
        if book.snapshot() != beginning:
            self.faults.append(f"{self.server.name}: planning writes cards")
        self.filtered(beginning)
        book.apply(plan)
        applied = book.snapshot()
        comparison = Comparison(beginning, applied, plan)
        self.expect("after apply", comparison.run())
        self.notes["properties compared"] = comparison.compared
        self.others(beginning, applied, plan)
        self.carried(applied)
        second = book.plan()
        if second:
            self.faults.append(f"{self.server.name}: a second plan has {len(second.changes)} changes and {len(second.joined)} joins")
        book.update()
        # Cards that say more together may show another person; nothing else is left to be written.
        third = book.plan()
        self.notes["joined further after reading anew"] = len(third.joined)
        for file in set(third.changes) - set(third.members):
            self.faults.append(f"{self.server.name}: {file} is to be written again after reading anew")
        book.run("undo")
        self.expect("after undo", different(beginning, book.snapshot()))
        self.first.sync()
        self.expect("after undo and sync", different(beginning, book.snapshot()))
        self.expect("on the server after undo", different(on_server, self.on_server()))
        # Ends with 1, since a plan waits again.
        book.run("tidy", "cards", "--quiet", codes=(1,))
        self.expect("after tidy", different(beginning, book.snapshot()))
        return self.faults

    def filtered(self, beginning):
        """`trunkline card` writes the numbers of a card, and nothing else."""
        for file, raw in sorted(beginning.items())[::max(1, len(beginning) // 20)]:
            words = [self.book.command, "card", "--region", self.book.region]
            found = subprocess.run(words, input=raw, capture_output=True).stdout
            gone, come, _ = differences(cards.read(raw).everything, cards.read(found).everything)
            self.notes["filtered"] += 1
            if len(gone) != len(come) or not all(
                    one.name == other.name == "TEL" and same_number(one.value, other.value) for one, other in zip(gone, come)):
                self.faults.append(f"{self.server.name}: trunkline card makes {[each.raw for each in come]} of {[each.raw for each in gone]}")

    def others(self, beginning, applied, plan):
        """Whatever vobject and khard read before, they still read; joined cards where they read all members."""
        for options in ({"allowQP": True}, {}):
            before, after = read_by_vobject(beginning, **options), read_by_vobject(applied, **options)
            expected = {file for file in applied if before.issuperset(plan.members.get(file, [file]))}
            self.expect("vobject no longer reads", sorted(expected - after))
        # khard takes what vobject reads without options, and has a UID.
        listed = [applied[file] for file in sorted(after) if cards.read(applied[file]).uid]
        self.notes["read by khard"] = listed_by_khard(self.binaries, self.folder, listed)
        if self.notes["read by khard"] != len(listed):
            self.faults.append(f"{self.server.name}: khard lists {self.notes['read by khard']} cards of {len(listed)}")

    def carried(self, applied):
        """What was applied reaches the server, and a second folder from there."""
        self.first.sync()
        self.expect("synchronizing changes the folder", different(applied, self.book.snapshot()))
        second = Synchronizer(self.binaries, self.server, self.folder / "second")
        second.sync()
        ours = by_uid({file: raw for file, raw in applied.items() if not file.startswith("local/")})
        theirs = by_uid(snapshot(second.cards))
        exact = sum(theirs.get(uid) == raw for uid, raw in ours.items())
        self.notes["the same bytes in a second folder"] = exact
        self.expect("in a second folder", different({uid: said(raw) for uid, raw in ours.items()}, {uid: said(raw) for uid, raw in theirs.items()}))
        shutil.rmtree(second.folder)

    def on_server(self):
        """The cards of the server by UID."""
        other = Synchronizer(self.binaries, self.server, self.folder / "look")
        other.sync()
        found = by_uid(snapshot(other.cards))
        shutil.rmtree(other.folder)
        return found


def by_uid(found):
    """Cards by their UID; those without one by what they are."""
    return {cards.read(raw).uid or hashlib.sha256(raw).hexdigest(): raw for raw in found.values()}


def said(raw):
    """What a card says, whatever the order of its properties and the form of its lines."""
    return collections.Counter(
        (found.group.lower(), found.name, frozenset(found.parameter("TYPE")), found.value)
        for found in cards.read(raw).properties)


def different(expected, found):
    """What differs between two collections of cards, a line for each."""
    for name in sorted(set(expected) | set(found)):
        if name not in found:
            yield f"{name} is missing"
        elif name not in expected:
            yield f"{name} should not be there"
        elif expected[name] != found[name]:
            if isinstance(expected[name], collections.Counter):
                yield f"{name} differs: {list(expected[name] - found[name])[:2]} became {list(found[name] - expected[name])[:2]}"
            else:
                yield f"{name} differs"
