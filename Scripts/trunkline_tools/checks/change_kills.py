"""Kills changes and exports of a database at random moments, and checks that it is as before or after, and in order.

    Scripts/check change-kills [COUNT] [--seed N] [--command PATH] [--contacts N] [--only COMMAND]

Every round starts from the same database with people, a newer export, a first correction and a source that is newer than the people,
and kills one of these: 'edit' of some hundred contacts, 'fix --from' with a hundred corrected records, 'recheck --apply' with another region, 'forget' of a number, a
contact or a source, 'undo' of the correction, of the newer export or of an ingest, 'ingest --update' and 'ingest --replace', 'dedupe' of the newer
contacts or with other weights, 'join', or 'export' in one of four formats, half of them over an older file. The moment is
distributed evenly over the duration of an undisturbed run. The tables are then those of before or after; 'verify' finds nothing;
and the same command, run again, leads to the same end, or says that there is nothing left to do. After 'forget' is run again, half of
the times behind another command that writes, what was erased is nowhere in the bytes of the file, of its journal or of its WAL. After an export, the database has the same bytes as before, its file
is absent, the older one or whole, and the next export leaves no draft. Needs Python 3 and the command, which is built unless a path is given.
"""

import argparse
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from ..database import remove
from ..killing import signalled
from ..project import command, parser

NUMBER = "+16502530777"


def people(count: int, first: int) -> str:
    """Invented people with accepted and rejected numbers; one of them with the number to be forgotten."""
    lines = ["First Name,Last Name,Home Phone,Mobile Phone,E-mail Address,Notes"]
    for number in range(first, first + count):
        home = "(650) 253-0777" if number == first + 7 else f"650-253-{1000 + number % 9000}"
        note = "ask +1 650 253 0777" if number == first + 9 else ""
        lines.append(f"Person,Number {number},{home},212-555-01{10 + number % 90},person{number}@example.com,{note}")
    return "\n".join(lines) + "\n"


def rows(database: Path) -> dict[str, list]:
    """The content of every table; times of changes and salts, which differ from run to run, are left out, and what is to be completed."""
    left_out = {"changes": "id, kind, author, note, undoes", "forgotten": "id, change_id, kind"}
    # What is left out enters these digests, and that of the digests.
    digests = " WHERE table_name NOT IN ('changes', 'forgotten', '_erasures', '_digests')"
    content = {}
    with sqlite3.connect(database) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
        for name in names:
            if not name.startswith("sqlite_") and name != "_erasures":
                content[name] = connection.execute(f'SELECT {left_out.get(name, "*")} FROM "{name}"{digests if name == "_digests" else ""}').fetchall()
    connection.close()
    return content


class Kills:
    """The rounds and their results."""

    def __init__(self, arguments: argparse.Namespace, folder: Path):
        self.arguments = arguments
        self.folder = folder
        self.random = random.Random(arguments.seed)
        self.states: Counter = Counter()
        self.exported: Counter = Counter()
        self.drafts = 0
        self.prepare()

    def run(self, *words: str, database: str, check: bool = True) -> subprocess.CompletedProcess:
        result = subprocess.run(
            [self.arguments.command, *words, "--db", database], cwd=self.folder, capture_output=True, text=True)
        if check and result.returncode not in (0, 1):
            sys.exit(f"{' '.join(words)} failed: {result.stderr}")
        return result

    def prepare(self) -> None:
        """Makes the database of before, and that of after each command."""
        count = self.arguments.contacts
        (self.folder / "a.csv").write_text(people(count, 0))
        older = people(count // 4, count).splitlines()
        # Ten contacts have another note, ten are gone, and ten come in their place.
        def newer(lines: list[str], word: str, first: int) -> str:
            lines = [line + word if place % (len(lines) // 10) == 3 else line for place, line in enumerate(lines)]
            del lines[50:60]
            return "\n".join(lines + people(10, first).splitlines()[1:]) + "\n"
        (self.folder / "older.csv").write_text("\n".join(older) + "\n")
        (self.folder / "b.csv").write_text(newer(older, " then", 2 * count))
        (self.folder / "newer.csv").write_text(newer(newer(older, " then", 2 * count).splitlines(), " now", 3 * count))
        self.run("ingest", "a.csv", "--region", "US", "--rejects", "fix.csv", "--with-reasons", "--quiet", database="before.db")
        self.run("ingest", "older.csv", "--region", "US", "--quiet", database="before.db")
        update = ["--region", "US", "--update", "--key", "E-mail", "--remove-gone", "--yes", "--quiet"]
        self.run("ingest", "b.csv", *update, database="before.db")
        lines = (self.folder / "fix.csv").read_text().splitlines()
        fixed = [line.replace("212-555-01", "650-253-20") for line in lines[1:101]]
        (self.folder / "fixed.csv").write_text("\n".join([lines[0], *fixed]) + "\n")
        number = rows(self.folder / "before.db")["phone_numbers"][1][0]
        self.run("fix", str(number), "650-253-0001", database="before.db")
        self.run("dedupe", "--quiet", database="before.db")
        (self.folder / "c.csv").write_text(people(count // 8, 20))
        self.run("ingest", "c.csv", "--region", "US", "--quiet", database="before.db")
        self.before = rows(self.folder / "before.db")
        self.traces = {
            "--number": [b"650) 253-0777", b"650 253 0777", b"6502530777"],
            "--contact": [b"person11@example.com"], "--source": [f"person{count + 5}@example.com".encode()],
        }
        self.kinds = []
        for words in (
            ["edit", "--where", "id % 7 = 3", "family=Renamed", "email+=second@example.com", "email.1.label=first"],
            ["fix", "--from", "fixed.csv"], ["recheck", "--region", "GB", "--apply"], ["undo"],
            ["undo", "3"], ["undo", "4"], ["ingest", "newer.csv", *update], ["ingest", "a.csv", "--region", "GB", "--replace", "--quiet"],
            ["forget", "--number", NUMBER, "--yes"], ["forget", "--contact", "12"], ["forget", "--source", "b.csv", "--yes"],
            ["dedupe"], ["dedupe", "--auto-from", "30"], ["join", "3", "40"],
        ):
            if self.arguments.only not in (None, words[0]):
                continue
            shutil.copy(self.folder / "before.db", self.folder / "after.db")
            start = time.monotonic()
            self.run(*words, database="after.db")
            seconds = time.monotonic() - start
            after = rows(self.folder / "after.db")
            if after == self.before:
                sys.exit(f"{' '.join(words)} changes nothing")
            self.kinds.append((words, after, seconds))
        self.exports = []
        for form in ("csv", "vcard3", "jsonl", "same"):
            if self.arguments.only not in (None, "export"):
                continue
            start = time.monotonic()
            self.run("export", "--to", form, "-o", "whole", "-q", *self.source(form), database="before.db")
            self.exports.append((form, (self.folder / "whole").read_bytes(), time.monotonic() - start))
            (self.folder / "whole").unlink()

    def source(self, form: str) -> list[str]:
        """What lets 'same' write a single file, with a change in it so that it is no mere copy."""
        return ["--source", "a.csv", "--numbers", "e164"] if form == "same" else []

    def export(self, number: int) -> bool:
        """Kills an export, and returns whether the file is whole or as before, and the database unchanged."""
        form, whole, seconds = self.random.choice(self.exports)
        older = self.random.choice([None, b"an older file"])
        path = self.folder / "export"
        path.unlink(missing_ok=True)
        if older is not None:
            path.write_bytes(older)
        before = (self.folder / "before.db").read_bytes()
        words = ["export", "--to", form, "-o", "export", "-q", *self.source(form), *(["--force"] if older else [])]
        signalled([self.arguments.command, *words, "--db", "before.db"], self.folder, self.random.uniform(0, 1.1 * seconds))
        found = path.read_bytes() if path.exists() else None
        self.exported["as before" if found == older else "whole"] += 1
        self.drafts += any(self.folder.glob("export.trunkline-*"))
        if found not in (older, whole):
            print(f"round {number} ({' '.join(words)}): the file has {len(found)} of {len(whole)} bytes")
            return False
        if (self.folder / "before.db").read_bytes() != before:
            print(f"round {number} ({' '.join(words)}): the database has changed")
            return False
        self.run(*words, *([] if older else ["--force"]), database="before.db")
        if path.read_bytes() != whole or any(self.folder.glob("export.trunkline-*")):
            print(f"round {number} ({' '.join(words)}): the next export leaves something else")
            return False
        return True

    def round(self, number: int) -> bool:
        """Kills a command, and returns whether the database is as before or after, and goes on from there."""
        if self.exports and self.random.randrange(len(self.kinds) + 2) < 2:
            return self.export(number)
        words, after, seconds = self.random.choice(self.kinds)
        database = self.folder / "killed.db"
        remove(database)
        shutil.copy(self.folder / "before.db", database)
        signalled([self.arguments.command, *words, "--db", "killed.db"], self.folder, self.random.uniform(0, 1.1 * seconds))
        name = f"round {number} ({' '.join(words)})"
        proof = self.run("verify", database="killed.db", check=False)
        # The files of the sources are there; 1 would be a file that is not in the database.
        if proof.returncode != 0:
            print(f"{name}: not in order\n{proof.stdout}{proof.stderr}")
            return False
        state = rows(database)
        if state not in (self.before, after):
            differing = [table for table in after if state.get(table) not in (self.before.get(table), after[table])]
            print(f"{name}: neither before nor after; differing tables: {differing}")
            return False
        self.states["before" if state == self.before else "after"] += 1
        if words[0] == "forget":
            if self.random.random() < 0.5:
                # Writes nothing, and completes what was begun.
                self.run("fix", "1", "650-253-0001", database="killed.db", check=False)
            # 64: everything was done, and only the certificate was cut off.
            if self.run(*words, database="killed.db", check=False).returncode not in (0, 64):
                print(f"{name}: the same command does not complete it")
                return False
            for ending in ["", "-journal", "-wal"]:
                path = Path(f"{database}{ending}")
                content = path.read_bytes() if path.exists() else b""
                for text in self.traces[words[1]]:
                    if text in content:
                        print(f"{name}: {text.decode()} is still in {path.name}")
                        return False
        elif state == self.before and words[0] != "undo":
            self.run(*words, database="killed.db")
            if rows(database) != after:
                print(f"{name}: the same command leads elsewhere")
                return False
        return True


def main() -> int:
    options = parser(__doc__)
    options.add_argument("count", nargs="?", type=int, default=200, help="how many rounds (200)")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--contacts", type=int, default=8_000, help="contacts in the larger file (8000)")
    options.add_argument("--only", metavar="COMMAND", help="the only command that is killed")
    arguments = options.parse_args()
    arguments.command = command(arguments.command)
    with tempfile.TemporaryDirectory(prefix="trunkline-kills-") as folder:
        kills = Kills(arguments, Path(folder))
        good = sum(kills.round(number) for number in range(arguments.count))
    print(f"killed: {kills.states['before']} with the database as before, {kills.states['after']} as after")
    exported = f"{kills.exported['as before']} with the file as before, {kills.exported['whole']} with the whole file"
    print(f"exports killed: {exported}, {kills.drafts} with a draft, which the next export removed")
    print(f"{good} of {arguments.count} in order (seed {arguments.seed})")
    return int(good != arguments.count)
