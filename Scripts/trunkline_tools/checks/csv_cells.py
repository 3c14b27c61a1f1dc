"""Compares the cells that Trunkline reads from CSV files with those that Python's csv module reads.

    Scripts/check csv-cells [FILES] [SEED] [--command PATH]

Generates seeded well-formed files with various delimiters, line endings and quoting styles, whose cells contain quotes,
delimiters, line breaks, JSON and text of many scripts. Each is ingested, with columns that are kept verbatim because they have
no field, and compared cell by cell.
"""

import csv
import io
import json
import pathlib
import random
import sqlite3
import subprocess
import tempfile

from ..project import command, parser

PIECES = [
    "a", "b c", ",", ";", "\t", "|", '"', '""', "'", "\n", "\r\n", '{"type": "Point", "at": [1, 2.5]}', "ʤ", "日本", "é",
    "\\", "#", "=", "x" * 300, "0", " ", "://",
]


def cell(rnd):
    text = "".join(rnd.choice(PIECES) for _ in range(rnd.randrange(4)))
    # Readers differ in whether they trim cells; the dialect does not say.
    return text.strip()


def file(rnd):
    columns = [f"Zz{n}q" for n in range(rnd.randrange(1, 8))]
    dialect = {
        "delimiter": rnd.choice(",;\t|"),
        "lineterminator": rnd.choice(["\n", "\r\n"]),
        "quoting": rnd.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]),
    }
    output = io.StringIO()
    writer = csv.writer(output, **dialect)
    writer.writerow(["First Name", "Last Name"] + columns)
    for number in range(rnd.randrange(1, 20)):
        writer.writerow([f"Name{number}", "Example"] + [cell(rnd) for _ in columns])
    text = output.getvalue()
    if rnd.random() < 0.2:
        text = text[: -len(dialect["lineterminator"])]
    if rnd.random() < 0.2:
        text = "\ufeff" + text
    return columns, dialect["delimiter"], text


def expected(columns, delimiter, text):
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), delimiter=delimiter))
    return [{name: value for name, value in zip(columns, row[2:]) if value} for row in rows[1:]]


def found(command, folder, number, text):
    path, database = folder / f"{number}.csv", folder / f"{number}.db"
    path.write_bytes(text.encode())
    run = subprocess.run(
        [command, "ingest", path, "--db", database, "--quiet"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if run.returncode:
        return run.stdout.decode()
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT extras FROM contacts ORDER BY ordinal").fetchall()
    database.unlink()
    return [json.loads(extras) if extras else {} for (extras,) in rows]


def main():
    arguments = parser(__doc__)
    arguments.add_argument("files", type=int, nargs="?", default=300)
    arguments.add_argument("seed", type=int, nargs="?", default=1)
    options = arguments.parse_args()
    trunkline = command(options.command)
    rnd = random.Random(options.seed)
    cells = wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(options.files):
            columns, delimiter, text = file(rnd)
            theirs = expected(columns, delimiter, text)
            ours = found(trunkline, pathlib.Path(folder), number, text)
            cells += len(theirs) * len(columns)
            if ours != theirs:
                wrong += 1
                if wrong <= 5:
                    print(f"{text!r}\n  Trunkline: {ours!r}\n  Python:    {theirs!r}")
    print(f"{options.files} files, {cells} cells, {wrong} files read differently")
    return 1 if wrong else 0
