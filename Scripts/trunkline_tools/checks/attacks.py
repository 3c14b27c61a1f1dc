"""Attacks the command with damaged input, damaged and edited databases, and files that are taken away, for a given time.

    Scripts/check attacks [SECONDS] [--seed N] [--only KIND,...] [--command PATH]

Kinds: files, archives (mutated input: no crash, no hang, and what is stored is in order), databases (flipped, cut and
overwritten bytes: no command crashes or hangs, and verify notices), edits (random SQL on every table and on the schema: verify
names the table), values (the extremes of numbers and texts in every column, and views without end: every command that reads ends in
time with one of its exit codes), moves (a database that is renamed, removed or replaced during an ingest is never a success),
limits (archives of many members and bombs of findings stay within memory and disk), shapes (a file of a shape that is built to fill
memory or a disk, as Scripts/check shapes makes them, is read in an address space of 1.5 GB). The time
is shared among the kinds. The same seed gives the same attacks. With --whole, values tries every value in every column with every
command, once. Flipped bits that change nothing that is stored, such as those of free pages, are counted. The folder of a failed
attack is kept. Needs Python 3 and the command, which is built unless a path is given.
"""

import gzip
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

from ..database import dump, remove
from ..project import ROOT, command, parser
from . import shapes

FIXTURES = [path for path in sorted((ROOT / "Fixtures").rglob("*")) if path.suffix in (".csv", ".vcf")]
# No command may take longer on input this small: seconds of processor time, which does not depend on what else the machine does,
# and seconds in all, for commands that wait for something.
PROCESSOR_LIMIT = 10
TIME_LIMIT = 120
MEGABYTE = 1 << 20


class Failed(Exception):
    """An attack that succeeded."""


class Attacks:
    """The attacks, in a folder of their own."""

    def __init__(self, command: str, seed: int, folder: Path):
        self.command = command
        self.random = random.Random(seed)
        self.folder = folder
        self.memory = 0
        self.harmless = 0
        self.whole = self.make_database()

    def run(self, *words: str, accepted=(0, 1, 64, 65, 66, 74)) -> subprocess.CompletedProcess:
        """Runs the command; it must end in time, with one of its own exit codes."""
        def limit():
            resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_LIMIT, PROCESSOR_LIMIT + 1))

        try:
            done = subprocess.run([self.command, *words], cwd=self.folder, capture_output=True, timeout=TIME_LIMIT,
                                  stdin=subprocess.DEVNULL, preexec_fn=limit)
        except subprocess.TimeoutExpired as error:
            raise Failed(f"{' '.join(words)}: runs longer than {TIME_LIMIT} s") from error
        if done.returncode == -signal.SIGXCPU:
            raise Failed(f"{' '.join(words)}: takes longer than {PROCESSOR_LIMIT} s of processor time")
        if done.returncode not in accepted:
            raise Failed(f"{' '.join(words)}: ended with {done.returncode}\n{done.stderr.decode(errors='replace')[-2000:]}")
        return done

    def make_database(self) -> bytes:
        """A database of all fixtures, the start of many attacks."""
        words = [str(path) for path in FIXTURES]
        self.run("ingest", *words, "--db", "whole.db", "--region", "US", "--normalize", "names,states,dates", "--keep-raw", "--quiet")
        self.run("dedupe", "--db", "whole.db")
        with sqlite3.connect(self.folder / "whole.db") as connection:
            numbers = [row[0] for row in connection.execute("SELECT id FROM phone_numbers WHERE verdict = 'rejected' LIMIT 2")]
            contact = connection.execute("SELECT max(id) FROM contacts").fetchone()[0]
        connection.close()
        for number in numbers:
            self.run("fix", str(number), "+16502530000", "--db", "whole.db")
        self.run("dedupe", "--db", "whole.db")
        self.run("forget", "--contact", str(contact), "--db", "whole.db")
        self.run("dedupe", "--db", "whole.db")
        if self.run("verify", "--db", "whole.db", "--quiet").returncode != 0:
            raise Failed("the database of the fixtures is not in order")
        return (self.folder / "whole.db").read_bytes()

    def mutated(self, content: bytes) -> bytes:
        """Changes a few places of some bytes: flips, deletions, copies, and bytes that mean something."""
        data = bytearray(content)
        special = [b'"', b",", b"\n", b"\r", b"\0", b"\xff", b"BEGIN:VCARD\n", b"END:VCARD\n", b'""', b";", b"=\n", b"\xef\xbb\xbf"]
        for _ in range(self.random.choice([1, 2, 5, 30])):
            place = self.random.randrange(len(data) + 1)
            length = self.random.choice([1, 3, 50, 3000])
            kind = self.random.randrange(5)
            if kind == 0 and place < len(data):
                data[place] ^= 1 << self.random.randrange(8)
            elif kind == 1:
                del data[place:place + length]
            elif kind == 2:
                start = self.random.randrange(len(data) + 1)
                data[place:place] = data[start:start + length] * self.random.choice([1, 2, 100])
            elif kind == 3:
                data[place:place] = self.random.choice(special)
            else:
                data[place:place + length] = self.random.randbytes(length)
        return bytes(data[:MEGABYTE])

    def ingest_and_verify(self, name: str) -> None:
        """Whatever the input, the command says something and what it stores is in order."""
        remove(self.folder / "new.db")
        words = ["--region", self.random.choice(["US", "DE", "auto"]), "--jobs", str(self.random.choice([1, 2, 8]))]
        if self.random.random() < 0.3:
            words += ["--rejects", f"fix-{self.random.random()}.csv"]
        self.run("ingest", name, "--db", "new.db", *words, accepted=(0, 65))
        if self.run("verify", "--db", "new.db").returncode not in (0, 66):
            raise Failed(f"{name}: the database is not in order afterwards")
        for file in self.folder.glob("fix-*"):
            file.unlink()

    def files(self) -> None:
        source = self.random.choice(FIXTURES)
        name = "mutated" + source.suffix
        (self.folder / name).write_bytes(self.mutated(source.read_bytes()))
        self.ingest_and_verify(name)

    def archives(self) -> None:
        sources = self.random.sample(FIXTURES, 3)
        if self.random.random() < 0.5:
            packed = gzip.compress(sources[0].read_bytes(), mtime=0)
            name = "mutated.csv.gz"
        else:
            with zipfile.ZipFile(self.folder / "plain.zip", "w", zipfile.ZIP_DEFLATED) as archive:
                for position, source in enumerate(sources):
                    archive.writestr(f"{position}/{source.name}", source.read_bytes())
            packed = (self.folder / "plain.zip").read_bytes()
            name = "mutated.zip"
        (self.folder / name).write_bytes(self.mutated(packed))
        self.ingest_and_verify(name)

    def databases(self) -> None:
        data = bytearray(self.whole)
        kind = self.random.randrange(4)
        if kind <= 1:
            for _ in range(1 if kind == 0 else 20):
                data[self.random.randrange(len(data))] ^= 1 << self.random.randrange(8)
        elif kind == 2:
            del data[self.random.randrange(len(data)):]
        else:
            place = self.random.randrange(len(data))
            data[place:place + 200] = self.random.randbytes(200)
        path = self.folder / "damaged.db"
        remove(path)
        path.write_bytes(data)
        proof = self.run("verify", "--db", "damaged.db", accepted=(0, 65, 66, 74))
        if proof.returncode == 0 and not self.is_same(path):
            raise Failed("verify does not notice that the database is damaged")
        self.harmless += proof.returncode == 0
        small = FIXTURES[self.random.randrange(len(FIXTURES))]
        for words in self.random.sample([
            ["report", "rejected"], ["report", "summary"], ["report", "findings"], ["report", "fields"], ["people"], ["review"],
            ["dedupe"], ["ingest", str(small)],
        ], 3):
            self.run(*words, "--db", "damaged.db")

    def is_same(self, path: Path) -> bool:
        """Whether everything that is stored is still the same: bytes that nothing is stored in may differ."""
        return dump(path) == dump(self.folder / "whole.db")

    def edits(self) -> None:
        path = self.folder / "edited.db"
        remove(path)
        path.write_bytes(self.whole)
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA foreign_keys = off")
        connection.execute("PRAGMA ignore_check_constraints = on")
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
                  if not row[0].startswith("sqlite_")]
        table = self.random.choice([name for name in tables if connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]])
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        rows = [row[0] for row in connection.execute(f"SELECT rowid FROM {table}")]
        column, row = self.random.choice(columns), self.random.choice(rows)
        sql = self.random.choice([
            f"UPDATE {table} SET {column} = coalesce({column}, 0) + 1 WHERE rowid = {row}",
            f"UPDATE {table} SET {column} = coalesce({column}, '') || 'x' WHERE rowid = {row}",
            f"UPDATE {table} SET {column} = NULL WHERE rowid = {row}",
            f"DELETE FROM {table} WHERE rowid = {row}",
            f"DELETE FROM {table} WHERE rowid % 3 = 1",
            f"DELETE FROM {table}",
            f"CREATE TRIGGER t{row} AFTER INSERT ON {table} BEGIN DELETE FROM {table}; END",
            f"ALTER TABLE {table} ADD COLUMN mine TEXT",
            "UPDATE sqlite_schema SET sql = replace(sql, ') STRICT', ')') " f"WHERE name = '{table}'",
            "UPDATE sqlite_schema SET sql = replace(sql, ' REFERENCES ', ' /* REFERENCES */ -- ') " f"WHERE name = '{table}'",
        ])
        connection.execute("PRAGMA writable_schema = on")
        try:
            with connection:
                connection.execute(sql)
        except sqlite3.Error:
            return
        finally:
            connection.close()
        if self.is_same(path):
            return
        proof = self.run("verify", "--db", "edited.db")
        if proof.returncode != 65:
            raise Failed(f"verify does not notice: {sql}")
        if table.encode() not in proof.stdout + proof.stderr:
            raise Failed(f"verify does not name {table}: {sql}\n{proof.stdout.decode()}")

    # The extremes of what a column of a type can hold, as SQL.
    VALUES = {
        "INTEGER": [str(-(1 << 63)), str((1 << 63) - 1), "-1", "0", str(1 << 31), str(1 << 32), str(1 << 53)],
        "REAL": ["9e999", "-9e999", "1e300", "-0.0", "0"],
        "TEXT": ["''", "replace(hex(zeroblob(500000)), '00', 'ab')", "CAST(x'fffe00c328' AS TEXT)", "'[[[{\"\\u'",
                 "'9223372036854775808'", "'NULL'", "char(0) || 'x'"],
        "BLOB": ["x''", "zeroblob(1000000)", "x'ff00'"],
    }
    # Every command that reads a database.
    READING = [
        ["report", "summary"], ["report", "rejected"], ["report", "accepted"], ["report", "ambiguous"], ["report", "findings"],
        ["report", "fields"], ["report", "duplicates"], ["report", "changes"], ["report", "rejected", "--format", "json"],
        ["people"], ["people", "--format", "json"], ["explain", "1"], ["explain", "1", "2"], ["history"], ["recheck"],
        ["dedupe", "--dry-run"], ["review"], ["verify"], ["verify", "--format", "json"],
        ["export", "--to", "csv", "-o", "out", "--force"], ["export", "--to", "vcard3", "-o", "out", "--force"],
        ["export", "--to", "csv", "--people", "-o", "out", "--force"],
        ["export", "--to", "same", "-o", "same", "--force"], ["export", "--to", "google", "--where", "id > 0", "-o", "out", "--force"],
    ]
    # Every command that writes to a database, each of which works on a copy.
    WRITING = [
        ["fix", "268435456", "+16502530000"], ["recheck", "--apply"], ["dedupe"], ["join", "1", "2"], ["split", "1", "2"], ["undo"],
        ["forget", "--number", "+16502530000"], ["forget", "--contact", "1"],
        ["ingest", str(FIXTURES[0]), "--update", "--key", "email"], ["ingest", str(FIXTURES[0]), "--replace", "--region", "DE"],
        ["ingest", str(FIXTURES[-1]), "--region", "FR"],
    ]

    def columns(self) -> list[tuple[str, str, str]]:
        """The tables with their columns and the types of these."""
        connection = sqlite3.connect(self.folder / "whole.db")
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        columns = [(table, row[1], row[2]) for table in tables if not table.startswith("sqlite_")
                   for row in connection.execute(f"PRAGMA table_info({table})")]
        connection.close()
        return columns

    def values(self) -> None:
        table, column, kind = self.random.choice(self.columns())
        self.set_value(table, column, self.random.choice(self.VALUES[kind]), self.random.choice(["", " WHERE rowid = 1"]),
                       self.random.sample(self.READING, 3) + self.random.sample(self.WRITING, 1))
        if self.random.random() < 0.1:
            self.endless()

    def all_values(self) -> int:
        """Every value in every column with every command; what fails is printed, and the rest is tried all the same."""
        count = failures = 0
        for table, column, kind in self.columns():
            for value in self.VALUES[kind]:
                # Of a megabyte, one: in every row it would be much to read, and nothing else.
                rows = f" WHERE rowid = (SELECT min(rowid) FROM {table})" if "zeroblob" in value else ""
                for words in self.READING + self.WRITING:
                    try:
                        count += self.set_value(table, column, value, rows, [words])
                    except Failed as error:
                        failures += 1
                        print(f"values: {error}", flush=True)
        if failures:
            raise Failed(f"{failures} of {count + failures} runs failed")
        self.endless()
        return count

    def set_value(self, table: str, column: str, value: str, condition: str, commands: list[list[str]]) -> int:
        """Sets a column to a value and runs commands.

        Returns how many commands were run: none where a constraint refuses the value."""
        path = self.folder / "extreme.db"
        remove(path)
        path.write_bytes(self.whole)
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA foreign_keys = off")
        connection.execute("PRAGMA ignore_check_constraints = on")
        sql = f"UPDATE {table} SET {column} = {value}{condition}"
        try:
            with connection:
                connection.execute(sql)
        except sqlite3.Error:
            return 0
        finally:
            connection.close()
        edited = path.read_bytes()
        for words in commands:
            if words in self.WRITING:
                remove(path)
                path.write_bytes(edited)
            try:
                self.run(*words, "--db", path.name)
            except Failed as error:
                raise Failed(f"{sql}\n{error}") from error
        return len(commands)

    def endless(self) -> None:
        """A view without end stands in the place of each view and table: it is named, and never evaluated."""
        path = self.folder / "endless.db"
        connection = sqlite3.connect(self.folder / "whole.db")
        objects = connection.execute("SELECT type, name FROM sqlite_schema WHERE type IN ('table', 'view')").fetchall()
        connection.close()
        kind, name = self.random.choice([row for row in objects if not row[1].startswith("sqlite_")])
        remove(path)
        path.write_bytes(self.whole)
        connection = sqlite3.connect(path)
        connection.executescript(
            f"PRAGMA foreign_keys = off; PRAGMA legacy_alter_table = on; DROP {kind} {name}; CREATE VIEW {name} AS "
            "WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT * FROM n")
        connection.close()
        for words in [["verify"]] + self.random.sample(self.READING + self.WRITING, 4):
            done = self.run(*words, "--db", path.name)
            if done.returncode != 65 or name.encode() not in done.stdout + done.stderr:
                raise Failed(f"{' '.join(words)}: a view without end in the place of {name}: ended with {done.returncode}")

    def moves(self) -> None:
        many = self.folder / "many.csv"
        if not many.exists():
            rows = "".join(f"Person {n},650-253-{1000 + n % 9000},n/a {n}\n" for n in range(60_000))
            many.write_text("First Name,Home Phone,Mobile Phone\n" + rows)
        database, other = self.folder / "moving.db", self.folder / "moved.db"
        remove(database)
        remove(other)
        process = subprocess.Popen([self.command, "ingest", many.name, "--db", database.name, "--region", "US", "--quiet",
                                    "--checkpoint-interval", "5000"], cwd=self.folder, stderr=subprocess.PIPE)
        time.sleep(self.random.uniform(0, 0.5))
        kind = self.random.choice(["renamed", "removed", "replaced"])
        was_there = database.exists()
        if was_there and kind == "removed":
            database.unlink()
        elif was_there:
            database.rename(other)
            if kind == "replaced":
                shutil.copy(other, database)
        errors = process.communicate(timeout=60)[1].decode()
        if process.returncode == 74:
            return
        if process.returncode != 0:
            raise Failed(f"a database that was {kind}: ended with {process.returncode}\n{errors}")
        if was_there and kind == "removed":
            # It may have been taken away in the moment between the last check and the end of the process.
            return
        # A file that was taken away while it was empty is not missed: the ingest then creates the one at its path.
        if not any(self.is_complete(place) for place in (database, other)):
            raise Failed(f"a database that was {kind}: success, and it is not complete")

    @staticmethod
    def is_complete(database: Path) -> bool:
        """Whether a database has its only source, read to its end."""
        if not database.exists():
            return False
        connection = sqlite3.connect(database)
        try:
            return connection.execute("SELECT status FROM sources").fetchall() == [("finished",)]
        except sqlite3.OperationalError:
            return False
        finally:
            connection.close()

    def limits(self) -> None:
        if self.random.random() < 0.5:
            count = 65_000
            with zipfile.ZipFile(self.folder / "many.zip", "w") as archive:
                for number in range(count):
                    archive.writestr(f"{number}.csv", f"First Name,Home Phone\nAda {number},650-253-0000\n")
            done = self.measured("ingest", "many.zip", "--dry-run", "--limit", f"members={self.random.choice([100, 1000])}")
            if b"beyond the limit" not in done.stdout + done.stderr:
                raise Failed("the limit on members is not named")
        else:
            unit = self.random.choice([b",\n", b"\n", b'"\n', b"x,y,z\n", b"1,1\n"])
            content = b"First Name,Home Phone\nAda,650-253-0000\n" + unit * (4 * MEGABYTE // len(unit))
            (self.folder / "bomb.csv.gz").write_bytes(gzip.compress(content))
            remove(self.folder / "bomb.db")
            self.measured("ingest", "bomb.csv.gz", "--db", "bomb.db", "--region", "US", "--limit", "ratio=100000")
            size = (self.folder / "bomb.db").stat().st_size
            findings = sqlite3.connect(self.folder / "bomb.db").execute("SELECT count(*) FROM findings").fetchone()[0]
            if findings > 20_000:
                raise Failed(f"{unit!r}: {findings} findings are stored, {size} bytes in all")

    def shapes(self) -> None:
        name = self.random.choice(list(shapes.SHAPES))
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        n = max(shapes.SHAPES[name][0] // self.random.choice([10, 20, 50]), 1)
        size, _, memory, temporary, code, database = shapes.measure(self.command, name, n, folder)
        if code not in (0, 1, 65):
            raise Failed(f"{name} of {n}: ended with {code}")
        if memory > 400 or max(temporary, database) > 16 * MEGABYTE + 200 * size:
            raise Failed(f"{name} of {n}: {size} bytes take {memory:.0f} MB, a file of {temporary} and a database of {database}")
        self.memory = max(self.memory, memory)
        shutil.rmtree(folder)

    def measured(self, *words: str) -> subprocess.CompletedProcess:
        """Runs the command within 200 MB of memory."""
        report = self.folder / "time"
        done = subprocess.run(["/usr/bin/time", "--format", "%M", "--output", report, self.command, *words], cwd=self.folder,
                              capture_output=True, timeout=300)
        megabytes = int(report.read_text().split()[-1]) / 1024
        self.memory = max(self.memory, megabytes)
        if done.returncode not in (0, 65):
            raise Failed(f"{' '.join(words)}: ended with {done.returncode}: {done.stderr.decode(errors='replace')[-2000:]}")
        if megabytes > 200:
            raise Failed(f"{' '.join(words)}: {megabytes:.0f} MB of memory")
        return done


KINDS = ["files", "archives", "databases", "edits", "values", "moves", "limits", "shapes"]


def main() -> int:
    options = parser(__doc__)
    options.add_argument("seconds", nargs="?", type=float, default=60)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--only", default=",".join(KINDS))
    options.add_argument("--whole", action="store_true", help="the whole matrix of values, and nothing else")
    arguments = options.parse_args()
    trunkline = command(arguments.command)
    kinds = arguments.only.split(",")
    if not set(kinds) <= set(KINDS):
        options.error(f"the kinds are {', '.join(KINDS)}")
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    failed = False
    if arguments.whole:
        folder = Path(tempfile.mkdtemp(prefix="trunkline-attack-"))
        try:
            count = Attacks(trunkline, arguments.seed, folder).all_values()
        except Failed as error:
            sys.exit(f"values: {error}")
        print(f"values: {count} runs withstood")
        shutil.rmtree(folder)
        return 0
    for kind in kinds:
        folder = Path(tempfile.mkdtemp(prefix="trunkline-attack-"))
        attacks = Attacks(trunkline, arguments.seed, folder)
        end = time.monotonic() + arguments.seconds / len(kinds)
        count = 0
        try:
            while time.monotonic() < end or count == 0:
                getattr(attacks, kind)()
                count += 1
            shutil.rmtree(folder)
        except Failed as error:
            failed = True
            print(f"{kind}: attack {count + 1} succeeded (seed {arguments.seed}, folder {folder})\n{error}")
            continue
        memory = f", at most {attacks.memory:.0f} MB of memory" if attacks.memory else ""
        harmless = f", {attacks.harmless} of which changed nothing that is stored" if kind == "databases" else ""
        print(f"{kind}: {count} attacks withstood{harmless}{memory} (seed {arguments.seed})", flush=True)
    return int(failed)
