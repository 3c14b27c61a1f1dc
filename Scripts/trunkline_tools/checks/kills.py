"""Kills ingests at random moments, completes them with the same command, and compares the databases with undisturbed ones.

    Scripts/check kills [COUNT] [--seed N] [--signal KILL|INT|TERM|mixed] [--command PATH] [--contacts N]

Every round stops an ingest of CSV, vCard, gzip or ZIP input up to three times, at moments distributed evenly over the duration
of an undisturbed run: while the content is hashed, while rows are written, while the database is closed. Some rounds read a
newer export with `--update`, or a file again with `--replace`, into a database with corrections and people. Every table is then
compared row by row, and so are the files of rejected records, where the round writes those; no draft may be left. After some
kills the database is checked with `trunkline verify`. Needs Python 3 and the command, which is built unless a path is given.
The same seed gives the same rounds, as far as timing is repeatable.
"""

import argparse
import gzip
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import zipfile
from collections import Counter
from pathlib import Path

from ..database import digest, remove
from ..killing import signalled
from ..people import cards_text, csv_text
from ..project import command, parser


def make_inputs(folder: Path, count: int) -> list[list[str]]:
    """Writes the input files; returns the arguments of each kind of ingest into a new database."""
    (folder / "people.csv").write_text(csv_text(count))
    (folder / "cards.vcf").write_text(cards_text(count // 2))
    with gzip.GzipFile(folder / "packed.csv.gz", "wb", mtime=0) as packed:
        packed.write(csv_text(count, first=count).encode())
    with zipfile.ZipFile(folder / "takeout.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("Contacts/all.csv", csv_text(count // 2, first=2 * count))
        archive.writestr("Contacts/cards.vcf", cards_text(count // 4))
    every = ["people.csv", "cards.vcf", "packed.csv.gz", "takeout.zip"]
    return [[name] for name in every] + [
        every, ["people.csv", "--normalize", "names,dates"], every + ["--rejects", "fix.csv"],
        ["people.csv", "cards.vcf", "--rejects", "fix.csv"], every + ["--jobs", "3"]]


def make_newer(folder: Path, count: int) -> list[list[str]]:
    """Writes newer exports; returns the arguments of each kind of ingest into a database that holds the older ones."""
    people = csv_text(count).splitlines()
    changed = [line.replace(",212-555-01", ",212-555-02") if number % 50 == 7 else line for number, line in enumerate(people)]
    (folder / "newer.csv").write_text("\n".join(changed[:count // 2] + changed[count // 2 + 100:]) + "\n" + "\n".join(
        csv_text(200, first=5 * count).splitlines()[1:]) + "\n")
    update = ["newer.csv", "--update", "--key", "email"]
    return [update, update + ["--remove-gone", "--yes"], update + ["--jobs", "3"], ["people.csv", "--replace", "--normalize", "names"]]


def rejects(folder: Path) -> dict[str, bytes]:
    """The files of rejected records, and drafts of them."""
    return {file.name: file.read_bytes() for file in folder.glob("fix*")}


def remove_rejects(folder: Path) -> None:
    for file in folder.glob("fix*"):
        file.unlink()


def state(database: Path) -> str:
    """Describes the database after a kill."""
    if not database.exists() or database.stat().st_size == 0:
        return "no database yet"
    try:
        with sqlite3.connect(database) as connection:
            stored = connection.execute("SELECT status FROM sources").fetchall()
    except sqlite3.OperationalError:
        return "no tables yet"
    if not stored:
        return "no source yet"
    return "a source unfinished" if ("unfinished",) in stored else "sources finished"


class Kills:
    """The rounds and their results."""

    def __init__(self, arguments: argparse.Namespace, folder: Path):
        self.arguments = arguments
        self.folder = folder
        self.random = random.Random(arguments.seed)
        self.kinds = make_inputs(folder, arguments.contacts)
        self.newer = make_newer(folder, arguments.contacts)
        self.make_older()
        self.whole: dict[str, tuple[str, dict[str, bytes], float]] = {}
        self.states: Counter = Counter()
        self.signals = 0
        self.silent = 0
        self.slowest = 0.0

    def command(self, words: list[str], database: str) -> list[str]:
        return [self.arguments.command, "ingest", *words, "--db", database, "--region", "US", "--quiet"]

    def make_older(self) -> None:
        """Creates the database that newer exports are read into: with people, a correction and a decision."""
        def run(*words: str) -> None:
            subprocess.run(
                [self.arguments.command, *words, "--db", "older.db"], cwd=self.folder, check=True, capture_output=True)

        run("ingest", "people.csv", "cards.vcf", "--region", "US")
        with sqlite3.connect(f"file:{self.folder / 'older.db'}?mode=ro", uri=True) as connection:
            numbers = connection.execute("SELECT id FROM phone_numbers WHERE verdict = 'rejected' ORDER BY id LIMIT 300").fetchall()
        for (number,) in (numbers[0], numbers[-1]):
            run("fix", str(number), "+1 650-253-0001")
        run("dedupe")

    def prepare(self, words: list[str], database: str) -> None:
        """Removes what the run before left, and puts the older database in place where one is needed."""
        remove(self.folder / database)
        remove_rejects(self.folder)
        if any(words[:len(kind)] == kind for kind in self.newer):
            shutil.copyfile(self.folder / "older.db", self.folder / database)

    def undisturbed(self, words: list[str]) -> tuple[str, dict[str, bytes], float]:
        """The digest, the files of rejected records and the seconds of an undisturbed run."""
        key = " ".join(words)
        if key not in self.whole:
            seconds = []
            for _ in range(3):
                self.prepare(words, "whole.db")
                start = time.monotonic()
                subprocess.run(self.command(words, "whole.db"), cwd=self.folder, check=True)
                seconds.append(time.monotonic() - start)
            self.whole[key] = (digest(self.folder / "whole.db"), rejects(self.folder), sorted(seconds)[1])
        return self.whole[key]

    def kill_once(self, words: list[str], seconds: float) -> bool:
        """Starts the ingest and signals it at a random moment; false if it finished first."""
        name = self.arguments.signal
        if name == "mixed":
            name = self.random.choice(["KILL", "INT", "TERM"])
        number = getattr(signal, "SIG" + name)
        code, errors, stopped = signalled(self.command(words, "killed.db"), self.folder, self.random.uniform(0, seconds), number)
        if code == 0:
            return False
        if code != -number:
            sys.exit(f"ended with {code} instead of the signal: {errors}")
        if name != "KILL":
            self.slowest = max(self.slowest, stopped)
            # It exits without a message only before it handles signals.
            if not errors:
                self.silent += 1
            elif "Run the same command again" not in errors:
                sys.exit(f"does not say how to continue: {errors}")
        self.signals += 1
        self.states[state(self.folder / "killed.db") if name != "KILL" else self.peek()] += 1
        return True

    def peek(self) -> str:
        """Describes the database after a kill, from a copy: opening the database itself would recover it."""
        copy = self.folder / "copy.db"
        remove(copy)
        for ending in ["", "-journal"]:
            source = Path(f"{self.folder / 'killed.db'}{ending}")
            if source.exists():
                Path(f"{copy}{ending}").write_bytes(source.read_bytes())
        return state(copy)

    def round(self, number: int) -> bool:
        """Kills an ingest, completes it, and returns whether the database equals that of an undisturbed run."""
        words = self.random.choice(self.kinds + self.newer)
        words = words + ["--checkpoint-interval", str(self.random.choice([200, 500, 2_000, 100_000]))]
        expected, files, seconds = self.undisturbed(words)
        times = self.random.choices([1, 2, 3], [6, 3, 1])[0]
        while True:
            self.prepare(words, "killed.db")
            if all([self.kill_once(words, seconds) for _ in range(times)]):
                break
        if number % 4 == 0 and (self.folder / "killed.db").exists():
            proof = subprocess.run(
                [self.arguments.command, "verify", "--db", "killed.db"], cwd=self.folder, capture_output=True, text=True)
            # 66 where there is no table yet.
            if proof.returncode not in (0, 66):
                print(f"round {number} ({' '.join(words)}): not in order before it went on\n{proof.stdout}{proof.stderr}")
                return False
        last = subprocess.run(self.command(words, "killed.db"), cwd=self.folder, capture_output=True, text=True)
        if last.returncode != 0:
            print(f"round {number} ({' '.join(words)}): the same command failed: {last.stderr}")
            return False
        if digest(self.folder / "killed.db") != expected:
            print(f"round {number} ({' '.join(words)}): the database differs from the undisturbed one")
            return False
        if rejects(self.folder) != files:
            print(f"round {number} ({' '.join(words)}): the rejected records differ: "
                  f"{sorted(rejects(self.folder))} instead of {sorted(files)}")
            return False
        return True


def main() -> int:
    options = parser(__doc__)
    options.add_argument("count", nargs="?", type=int, default=200, help="how many rounds (200)")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--signal", choices=["KILL", "INT", "TERM", "mixed"], default="KILL")
    options.add_argument("--contacts", type=int, default=20_000, help="contacts in the largest file (20000)")
    arguments = options.parse_args()
    arguments.command = command(arguments.command)
    with tempfile.TemporaryDirectory(prefix="trunkline-kills-") as folder:
        kills = Kills(arguments, Path(folder))
        good = sum(kills.round(number) for number in range(arguments.count))
    print(f"{kills.signals} stopped: " + ", ".join(f"{count} with {name}" for name, count in kills.states.most_common()))
    if kills.slowest:
        print(f"the slowest stop took {kills.slowest:.2f} s; {kills.silent} came before the work began")
    print(f"{good} of {arguments.count} identical (seed {arguments.seed}, signal {arguments.signal})")
    return int(good != arguments.count)
