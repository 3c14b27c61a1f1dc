"""The job that finds people: exactly those of `trunkline dedupe`, in one process and on a cluster, however the work is distributed."""

import gzip
import json
import os
import pathlib
import re
import subprocess
import sys

import pyarrow
import pyarrow.parquet
import pytest
from spark_cluster import submitted

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Bindings/Spark"))
import compare_people  # noqa: E402
import match_contacts  # noqa: E402
import match_steps  # noqa: E402

COMMAND = os.environ.get("TRUNKLINE_COMMAND", str(ROOT / ".build/release/trunkline"))
needs_command = pytest.mark.skipif("not os.path.exists(COMMAND)", reason="no release build of the command")
OPTIONS = ["--region", "US"]


@pytest.fixture(scope="module")
def books(tmp_path_factory):
    """5,000 contacts of one book in several files, one of them packed, and a file that cannot be read."""
    folder = tmp_path_factory.mktemp("books")
    (folder / "in").mkdir()
    subprocess.run([sys.executable, ROOT / "Benchmarks/matching/generate.py", "5000", "31", folder], check=True, capture_output=True)
    head, *rows = (folder / "book.csv").read_text().splitlines(keepends=True)
    (folder / "in/a one.csv").write_text(head + "".join(rows[:3000]))
    (folder / "in/b.csv.gz").write_bytes(gzip.compress((head + "".join(rows[3000:])).encode()))
    (folder / "in/c.pdf").write_bytes(b"%PDF-1.7\n")
    database = folder / "contacts.db"
    files = sorted(str(file) for file in (folder / "in").iterdir())
    subprocess.run([COMMAND, "ingest", *files, "--db", database, *OPTIONS, "-q"], stderr=subprocess.DEVNULL)
    subprocess.run([COMMAND, "dedupe", "--db", database, "-q"], check=True, stdout=subprocess.DEVNULL)
    return folder / "in", database


def run(files, output, *arguments):
    words = [sys.executable, ROOT / "Bindings/Spark/match_contacts.py", files, "--output", output, "--command", COMMAND, *arguments]
    environment = {**os.environ, "PYSPARK_PYTHON": sys.executable, "MASTER": "local[2]"}
    return subprocess.run([*map(str, words), "--", *OPTIONS], env=environment, capture_output=True, text=True)


def assert_same_people(said, output, database):
    found = compare_people.compared(output, database)
    assert found["differing"] == 0 and found["hashes"][0] == found["hashes"][1], found
    assert found["people"] < found["contacts"] - 1000
    assert said == {"contacts": found["contacts"], "people": found["people"], "failures": 1}
    failures = pyarrow.parquet.read_table(output / "failures").to_pylist()
    assert [pathlib.Path(row["path"]).name for row in failures] == ["c.pdf"] and failures[0]["message"]


@needs_command
@pytest.mark.skipif("os.environ.get('TRUNKLINE_CLUSTERS') == 'clusters-quick'", reason="takes a minute")
def test_people_are_those_of_dedupe(books, tmp_path):
    """Files go through Spark, and other buckets are brought together than on a cluster."""
    files, database = books
    said = run(files, tmp_path / "out", "--send-content", "--checkpoints", tmp_path / "checkpoints")
    assert said.returncode == 0, said.stderr[-3000:]
    assert_same_people(json.loads(said.stdout.splitlines()[-1]), tmp_path / "out", database)
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["failures", "people"]


@needs_command
def test_a_cluster_to_which_the_command_travels(books, tmp_path):
    """Two workers in processes of their own, which get the command as an archive; the large file is read by several, each a part of it."""
    files, database = books
    said = submitted(tmp_path, ROOT / "Bindings/Spark/match_contacts.py", files, COMMAND, "--split", "65536", options=OPTIONS)
    assert_same_people(said, tmp_path / "out", database)


@needs_command
def test_workers_of_another_plan_version_refuse(books, tmp_path):
    other = tmp_path / "trunkline"
    other.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "trunkline 0.1.0, numbering plans 0.0.1" && exit\nexec {COMMAND} "$@"\n')
    other.chmod(0o755)
    said = run(books[0], tmp_path / "out", "--command", other, "--driver-command", COMMAND)
    assert said.returncode != 0 and "this worker has trunkline 0.1.0" in said.stderr
    assert not (tmp_path / "out/people").exists()


def test_frames_are_what_they_were():
    columns = [[3, 1, 2], [5, 5, 6], [1 << 40, -1, 0], [7, 8, -(1 << 50)], [-5, 0, 997], [b"", b"abc", b"\0"]]
    batch = pyarrow.RecordBatch.from_arrays([pyarrow.array(column, field.type) for column, field in zip(columns, match_steps.ARROW)],
                                            schema=match_steps.ARROW)
    for part in (batch, batch.slice(1), batch.slice(1, 1)):
        class Pipe:
            rest = match_steps.frame(part)

            def read(self, count):
                piece, self.rest = self.rest[:count], self.rest[count:]
                return piece

        assert list(match_steps.batches(Pipe())) == [part]


def test_kinds_are_those_of_the_command():
    source = (ROOT / "Sources/ContactMatching/Cluster/MatchRecords.swift").read_text()
    cases = re.findall(r"^        case (.+)$", source[:source.index("private(set) var buckets")], re.MULTILINE)
    names = [name.split("=")[0].strip() for case in cases for name in case.split(",")]
    assert names == list(match_steps.KINDS)


@pytest.mark.parametrize(("value", "path", "pattern"), [
    (match_contacts.AUTOMATIC / 100, "ContactMatching/People/MatchSettings.swift", r"automaticFrom: Bits = ([\d.]+)"),
    (match_contacts.RARITY / 100, "ContactMatching/People/CardPasses.swift", r"rarity: Bits = ([\d.]+)"),
    (match_contacts.PASSES, "ContactMatching/People/CardPasses.swift", r"maximumPasses = (\d+)"),
    (match_contacts.SAMPLE, "ContactMatching/Evidence/FieldTeaching.swift", r"samples = ([\d_]+)"),
    (match_contacts.SAMPLED, "ContactMatching/Cluster/MatchRecords+Contacts.swift", r"sampled: UInt64 = (\d+)"),
    (match_contacts.ORDINAL_BITS, "ContactCleaning/People/FileNormalization.swift", r"fileBits\) = \((\d+)"),
])
def test_numbers_are_those_of_the_rule(value, path, pattern):
    assert float(re.search(pattern, (ROOT / "Sources" / path).read_text())[1]) == value
