"""Compares the Arrow stream of `trunkline stream`, as pyarrow and polars read it, with a database of the same files.

    Scripts/check stream [--contacts N] [--command PATH]

Seeded contacts, in CSV and as cards, packed and not, are ingested and streamed; every row and column must be the same. Exit code 1
if one is not.
"""

import gzip
import pathlib
import random
import sqlite3
import subprocess
import sys
import tempfile

from ..environment import enter
from ..project import command, parser

HEADER = "Name,Phone,Mobile Phone,Country\n"


def cells(count, seed):
    """Cells with numbers, text, and everything that might stand in a cell; the numbers are reserved for fiction."""
    rnd = random.Random(seed)
    made = ["212-555-01{:02}", "+44 20 7946 09{:02}", "(0{})", "555-01{:02};212-555-0142", "n/a {}", "☎ +1 212 555 01{:02} ext 9", "{0}{0}{0}9"]
    for _ in range(count):
        yield rnd.choice(made).format(rnd.randrange(100))


def files(folder, count):
    rnd = random.Random(5)
    first, second = cells(count, 1), cells(count, 2)
    rows = [f'"Zoë {i}","{a}","{b}",{rnd.choice(["", "GB", "US", "FR"])}\n' for i, (a, b) in enumerate(zip(first, second))]
    (folder / "a.csv").write_text(HEADER + "".join(rows), encoding="utf-8")
    (folder / "b.csv.gz").write_bytes(gzip.compress((HEADER + "".join(rows[: count // 3])).encode("utf-16")))
    cards = [f"BEGIN:VCARD\nVERSION:3.0\nFN:Bo {i}\nTEL;TYPE=work:{cell}\nEND:VCARD\n" for i, cell in enumerate(cells(count // 2, 3))]
    (folder / "c.vcf").write_text("".join(cards), encoding="utf-8")
    (folder / "d.csv").write_text("Name,E-mail\nAda,ada@example.com\n")
    return [folder / name for name in ("a.csv", "b.csv.gz", "c.vcf", "d.csv")]


def main():
    enter("bindings")
    options = parser(__doc__)
    options.add_argument("--contacts", type=int, default=20_000)
    arguments = options.parse_args()
    trunkline = command(arguments.command)
    import polars
    import pyarrow

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        paths = files(folder, arguments.contacts)
        options = ["--region", "US", "-q"]
        subprocess.run([trunkline, "ingest", *paths, "--db", folder / "db", *options], check=True)
        bytes_ = subprocess.run([trunkline, "stream", *paths, "--format", "arrow", *options], check=True, capture_output=True).stdout
        connection = sqlite3.connect(folder / "db")
        table = pyarrow.ipc.open_stream(bytes_).read_all()
        table.validate(full=True)
        columns = ["contacts.line + line_offset" if name == "line" else f"numbers.{name}" for name in table.column_names[2:18]]
        stored = connection.execute(
            f"SELECT sources.path, contacts.ordinal, {', '.join(columns)}, template, nullif(rules.note, ''), nullif(source_name, ''),"
            " nullif(source_url, '') FROM phone_numbers AS numbers JOIN contacts ON contacts.id = contact_id"
            " JOIN sources ON sources.id = source_id LEFT JOIN rules ON rules.id = rule_id ORDER BY numbers.id").fetchall()
        version = connection.execute("SELECT DISTINCT plan_version FROM sources").fetchone()[0]
        connection.close()
    rows = list(zip(*(column.to_pylist() for column in table.columns)))
    wrong = [(ours, theirs) for ours, theirs in zip(stored, rows) if ours != theirs]
    for ours, theirs in wrong[:5]:
        print(f"database {ours}\nstream   {theirs}", file=sys.stderr)
    assert table.schema.metadata == {b"trunkline.plan_version": version.encode()}, table.schema.metadata
    assert polars.read_ipc_stream(bytes_).rows() == rows
    print(f"{len(stored)} numbers in the database, {len(rows)} in the stream, {len(wrong)} differ")
    return 1 if wrong or len(stored) != len(rows) or not rows else 0
