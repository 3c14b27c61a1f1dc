"""Edits, joins, parts, undoes and redoes at random, takes all of it back, and checks that everything is as before.

    Scripts/check change-orders [COUNT] [--seed N] [--command PATH] [--contacts N]

Starts from a database with people, and makes COUNT changes: edits of names, organizations, notes, labels, e-mail addresses and numbers, of one
contact or of all that a filter selects; corrections of numbers; choices and rules of what wins; joins and splits; a newer export now and then; and
the undoing of any change that holds, or of an undoing. What holds is noted before one in twenty of them. In the end 'undo --since' goes back to
each of these, the last one first, and to the start; 'verify' finds nothing on the way. People follow from the contacts when they are
looked for, and so they are looked for before each comparison. Needs Python 3 and the command, which is built unless a path is given.
"""

import hashlib
import random
import sqlite3
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from ..project import command, parser

#: What holds now, wherever it stands: rows that were added and are nothing again do not count.
QUERIES = [
    *(f"SELECT * FROM current_{table} ORDER BY id" for table in ("contacts", "emails", "addresses", "details")),
    "SELECT id, label, value, e164, verdict, reason FROM current_numbers ORDER BY id",
    "SELECT path, contacts_stored, numbers, contacts_superseded FROM sources ORDER BY id",
    """SELECT group_concat(contact_id) FROM (SELECT person_id, contact_id FROM memberships ORDER BY contact_id)
       GROUP BY person_id ORDER BY min(contact_id)""",
    "SELECT field, position, rule, source FROM preferences WHERE is_current ORDER BY 1, 2",
    "SELECT contact_id, field, value FROM edits WHERE is_current AND field LIKE '%.choice' AND value <> '' ORDER BY 1, 2",
]


def table(count, rnd, shift=0):
    """Invented people, every third of whom has an entry more."""
    lines = ["Customer ID,First Name,Last Name,Company,Phone,E-mail"]
    for number in range(count):
        person = number - 1 if number % 3 == 2 else number
        phone = f"650-253-{1000 + person}" if rnd.random() < 0.8 else "12345"
        lines.append(f"{number},Given{person},Sample{person + shift},Firm {number % 7},{phone},p{person}@example.com")
    return "\n".join(lines) + "\n"


class Orders:
    """The changes, and what held before some of them."""

    def __init__(self, arguments, folder):
        self.command, self.count = arguments.command, arguments.contacts
        self.random = random.Random(arguments.seed)
        self.folder = folder
        self.database = folder / "contacts.db"
        self.made = Counter()
        (folder / "people.csv").write_text(table(self.count, self.random))
        self.run("ingest", "people.csv", "--region", "US", "-q")
        self.versions = 0

    def run(self, *words):
        """Runs a command; refusals are answers, too."""
        result = subprocess.run([self.command, *map(str, words), "--db", self.database], cwd=self.folder, capture_output=True, text=True)
        if result.returncode not in (0, 1, 64):
            sys.exit(f"{' '.join(map(str, words))}: {result.returncode} {result.stderr}")
        return result.returncode

    def query(self, sql):
        """The rows of a query."""
        connection = sqlite3.connect(self.database)
        rows = connection.execute(sql).fetchall()
        connection.close()
        return rows

    def content(self):
        """The hash of what holds, by query, with the people of the contacts as they are."""
        self.run("dedupe", "-q")
        return [hashlib.sha256(repr(self.query(sql)).encode()).hexdigest() for sql in QUERIES]

    def last(self):
        """The key of the last change."""
        return self.query("SELECT max(id) FROM changes")[0][0]

    def note(self):
        """What holds, and the key of the change that is next."""
        content = self.content()
        return self.last() + 1, content

    def contact(self):
        """A contact that is there."""
        return self.random.choice(self.query("SELECT id FROM contacts"))[0]

    def edit(self, step):
        field = self.random.choice([
            f"family=Other{step}", f"company=Works {step}", f"note=Note {step}", f"email+=e{step}@example.com", "email.1=", "company=",
            f"phone+=650-253-{3000 + step % 6000}", f"phone.1=650-253-{3000 + step % 6000}", "phone.1.label=mobile", f"city=Town {step}"])
        if self.random.random() < 0.2:
            return ["edit", "--where", f"id % 13 = {step % 13}", field]
        return ["edit", self.contact(), field]

    def people(self, step):
        several = self.query("SELECT person_id, contact_id FROM memberships WHERE person_id IN (SELECT id FROM people WHERE contacts > 1)")
        way = self.random.randrange(4)
        if way == 0 or not several:
            return ["join", self.contact(), self.contact()]
        person, contact = self.random.choice(several)
        if way == 1:
            return ["split", person, contact]
        if way == 2:
            return ["choose", person, self.random.choice([f"name={contact}", f"company={contact}", "name="])]
        return ["choose", "--prefer", self.random.choice(["newest", "longest", "most-complete", "name=default", "organization=longest,newest"])]

    def fix(self, step):
        number = self.random.choice(self.query("SELECT id FROM phone_numbers WHERE position < 1 << 27"))[0]
        return ["fix", number, f"650-253-{2000 + step % 1000}"]

    def update(self, step):
        self.versions += 1
        name = f"newer{self.versions}.csv"
        (self.folder / name).write_text(table(self.count, self.random, self.versions % 3))
        return ["ingest", name, "--update", "--key", "Customer ID", "--region", "US", "-q"]

    def undo(self, step):
        changes = self.query("SELECT id FROM changes WHERE kind NOT IN ('ingest', 'dedupe')")
        return ["undo", self.random.choice(changes[-40:])[0]] if changes else ["undo"]

    def act(self, step):
        """Makes a change, if the command does not refuse it."""
        kinds = [self.edit] * 8 + [self.people] * 6 + [self.fix] * 3 + [self.undo] * 8
        words = self.update(step) if step % 100 == 50 else self.random.choice(kinds)(step)
        before = self.last()
        self.run(*words)
        self.made[words[0] if self.last() > before else "refused or so already"] += 1


def main():
    options = parser(__doc__)
    options.add_argument("count", nargs="?", type=int, default=1000, help="how many changes (1000)")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--contacts", type=int, default=300)
    arguments = options.parse_args()
    arguments.command = command(arguments.command)
    with tempfile.TemporaryDirectory(prefix="trunkline-orders-") as folder:
        orders = Orders(arguments, Path(folder))
        noted = [orders.note()]
        for step in range(arguments.count):
            if orders.random.random() < 0.05:
                noted.append(orders.note())
            orders.act(step)
        wrong = 0
        for change, content in reversed(noted):
            orders.run("undo", "--since", change)
            found = orders.content()
            proof = orders.run("verify")
            for sql, before, after in zip(QUERIES, content, found):
                if before != after:
                    wrong += 1
                    print(f"since change {change}, other than before: {sql}")
            if proof != 0:
                wrong += 1
                print(f"since change {change}: not in order")
    print(", ".join(f"{count} {name}" for name, count in sorted(orders.made.items())))
    print(f"{len(noted)} states came back, {wrong} differences (seed {arguments.seed})")
    return int(wrong > 0)
