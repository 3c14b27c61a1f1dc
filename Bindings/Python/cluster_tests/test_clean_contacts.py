"""The job over whole exports: the same rows as an ingest, in one process and on a cluster, and totals that add up."""

import gzip
import json
import os
import pathlib
import sqlite3
import subprocess
import sys
import zipfile

import pyarrow.parquet
import pytest
from spark_cluster import submitted

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Bindings/Spark"))
import compare_with_ingest  # noqa: E402
import contact_tables  # noqa: E402

pytestmark = pytest.mark.skipif("not os.path.exists(COMMAND)", reason="no release build of the command")
COMMAND = os.environ.get("TRUNKLINE_COMMAND", str(ROOT / ".build/release/trunkline"))
HEADER = "First Name,Last Name,Home Phone,Mobile Phone,E-mail Address,Home City,Birthday,Shoe Size\n"


def rows(start, count):
    for i in range(start, start + count):
        bad = ["911", "12", "555-1234", "n/a"][i % 4] if i % 7 == 0 else f"650-253-{1000 + i % 9000}"
        yield f'Ada {i},"de ""Ü"" {i % 50}",{bad},212-555-01{10 + i % 90},a{i}@example.com,Springfield,4/5/1985,{i % 50}\n'
        if i % 100 == 99:
            yield "too,many,cells,1,2,3,4,5,6,7,8,9\n"


@pytest.fixture(scope="module")
def exports(tmp_path_factory):
    """Files of several formats, packed or not, and some that cannot be read."""
    folder = tmp_path_factory.mktemp("exports")
    (folder / "a one.csv").write_text(HEADER + "".join(rows(0, 3000)))
    (folder / "b.csv.gz").write_bytes(gzip.compress((HEADER + "".join(rows(3000, 2500))).encode()))
    with zipfile.ZipFile(folder / "c.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("x/1.csv", HEADER + "".join(rows(6000, 700)))
        archive.writestr("2.vcf", "".join(
            f"BEGIN:VCARD\nVERSION:3.0\nFN:Bo {i}\nTEL;TYPE=work:+44 20 7946 0{i % 1000:03d}\nTEL:112\nX-ODD:{i}\n"
            f"ADR;TYPE=home:;;{i} High St;London;;W1;UK\nURL:https://example.com/{i}\nEND:VCARD\n" for i in range(400)))
    (folder / "d.csv.gz").write_bytes(gzip.compress((HEADER + "".join(rows(0, 3000))).encode())[:20000])
    (folder / "e.csv").write_text(HEADER)
    (folder / "f.pdf").write_bytes(b"%PDF-1.7\n")
    return folder


def run(exports, output, *arguments, options=("--region", "US", "--normalize", "names,dates")):
    program = [sys.executable, ROOT / "Bindings/Spark/clean_contacts.py", exports, "--output", output, *arguments, "--", *options]
    environment = {**os.environ, "PYSPARK_PYTHON": sys.executable, "MASTER": "local[2]"}
    return subprocess.run([str(word) for word in program], env=environment, capture_output=True, text=True)


@pytest.fixture(scope="module")
def cleaned(exports, tmp_path_factory):
    output = tmp_path_factory.mktemp("cleaned")
    said = run(exports, output, "--command", COMMAND)
    assert said.returncode == 0, said.stderr[-3000:]
    return output, json.loads(said.stdout.splitlines()[-1])


@pytest.fixture(scope="module")
def database(exports, tmp_path_factory):
    path = tmp_path_factory.mktemp("database") / "contacts.db"
    files = sorted(str(file) for file in exports.iterdir())
    subprocess.run([COMMAND, "ingest", *files, "--db", path, "--region", "US", "--normalize", "names,dates", "-q"],
                   stderr=subprocess.DEVNULL)
    return path


def test_every_row_is_that_of_an_ingest(cleaned, database):
    output, _ = cleaned
    found = compare_with_ingest.differences(output, database)
    assert {name: count for name, (count, _) in found.items() if count} == {}
    assert all(rows > 0 for _, rows in found.values()), found


def test_totals_add_up_and_failures_are_listed(cleaned, database):
    output, said = cleaned
    columns = ["contacts_seen", "contacts_stored", "numbers", "numbers_accepted", "numbers_rejected", "findings"]
    sums = sqlite3.connect(database).execute(f"SELECT {', '.join(f'sum({c})' for c in columns)} FROM sources").fetchone()
    assert [said[column] for column in columns] == list(sums)
    assert said["numbers"] == sum(said["numbers_" + v] for v in ("accepted", "rejected", "ambiguous", "empty"))
    failures = pyarrow.parquet.read_table(output / "failures").to_pylist()
    assert sorted(pathlib.Path(row["path"]).name for row in failures) == ["d.csv.gz", "e.csv", "f.pdf"]
    assert all(row["message"].startswith("Error: ") for row in failures)
    assert not (output / "_staged").exists()


def test_rejected_numbers_have_rule_and_citation(cleaned):
    table = pyarrow.parquet.read_table(cleaned[0] / "rejected_numbers")
    rows = [row for row in table.to_pylist() if row["reason"] == "entertainment"]
    assert rows and all(row["rule"] and row["rule_source"] and row["rule_url"] for row in rows)


def test_workers_of_another_plan_version_refuse(exports, tmp_path):
    other = tmp_path / "trunkline"
    other.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "trunkline 0.1.0, numbering plans 0.0.1" && exit\nexec {COMMAND} "$@"\n')
    other.chmod(0o755)
    said = run(exports, tmp_path / "out", "--command", other, "--driver-command", COMMAND)
    assert said.returncode != 0
    assert "this worker has trunkline 0.1.0, numbering plans 0.0.1, the driver" in said.stderr
    assert not (tmp_path / "out/contacts").exists()


def test_columns_are_those_of_the_database(database):
    """All but the sentences as data, which only pages in other languages need and the stream leaves out."""
    connection = sqlite3.connect(database)
    for name, columns in contact_tables.TABLES.items():
        stored = ["line" if row[1] == "line_offset" else row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
        key_columns = {"id", "contact_id", "rule_id"}
        history = {"status", "contacts_forgotten", "rejects", "lineage", "contacts_superseded"}
        apart = (key_columns if name in contact_tables.PARTS else history) | {"sentence"}
        assert [column for column in columns if column not in contact_tables.CITATION] == [c for c in stored if c not in apart]


def test_a_cluster_to_which_the_command_travels(exports, tmp_path, cleaned):
    """Two workers in processes of their own, which get the command as an archive and the files through Spark."""
    said = submitted(tmp_path, ROOT / "Bindings/Spark/clean_contacts.py", exports, COMMAND, "--send-content",
                     options=["--region", "US", "--normalize", "names,dates"])
    assert said == cleaned[1]
    assert compare_with_ingest.differing_outputs(cleaned[0], tmp_path / "out") == []
