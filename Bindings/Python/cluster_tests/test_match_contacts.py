"""The recipe that gives cleaned contacts to Splink: people of a generated book, scored by its truth."""

import json
import os
import pathlib
import subprocess
import sys

import pyarrow.parquet
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "Bindings/Spark"))
import match_contacts  # noqa: E402

COMMAND = os.environ.get("TRUNKLINE_COMMAND", str(ROOT / ".build/release/trunkline"))


@pytest.mark.parametrize(("given", "family", "display", "expected"), [
    ("Éva", "SZABÓ", "", ("eva", "szabo")),
    ("", "", "Ada  Mary Example", ("ada mary", "example")),
    ("", "", "Example, Ada Mary", ("ada mary", "example")),
    (None, None, "Example", (None, "example")),
    (None, None, "de la Cruz, José", ("jose", "de la cruz")),
    ("Ada", None, "Ada Example", ("ada", None)),
    (None, None, " 12 ", (None, None)),
    (None, None, ",", (None, None)),
    (None, None, None, (None, None)),
])
def test_names(given, family, display, expected):
    assert match_contacts.split_names(given, family, display) == expected


@pytest.mark.skipif("not os.path.exists(COMMAND)", reason="no release build of the command")
def test_people_of_a_generated_book(tmp_path):
    pytest.importorskip("splink")

    def run(*words):
        environment = {**os.environ, "PYSPARK_PYTHON": sys.executable, "MASTER": "local[2]",
                       "PYSPARK_SUBMIT_ARGS": "--conf spark.sql.shuffle.partitions=2 pyspark-shell"}
        said = subprocess.run([sys.executable, *map(str, words)], env=environment, capture_output=True, text=True)
        assert said.returncode == 0, said.stderr[-3000:]
        return json.loads(said.stdout.splitlines()[-1])

    book, cleaned, matched = (tmp_path / name for name in ("book", "cleaned", "matched"))
    book.mkdir()
    subprocess.run([sys.executable, ROOT / "Benchmarks/matching/generate.py", "2000", "31", book], check=True, capture_output=True)
    run(ROOT / "Bindings/Spark/clean_contacts.py", book / "book.csv", "--output", cleaned, "--command", COMMAND)
    totals = run(ROOT / "Bindings/Spark/match_contacts.py", cleaned, "--output", matched)
    people = pyarrow.parquet.read_table(matched / "people").to_pylist()
    contacts = pyarrow.parquet.read_table(cleaned / "contacts").to_pylist()
    assert sorted(row["contact_id"] for row in people) == sorted(row["id"] for row in contacts if row["kind"] != "group")
    assert totals["contacts"] == len(people)
    assert totals["people"] == len({row["person_id"] for row in people}) < len(people)
    assert sorted(path.name for path in matched.iterdir()) == ["pairs", "people"]
    score = run(ROOT / "Benchmarks/matching/score_people.py", book, cleaned, matched)
    assert score["joined"]["precision"] > 0.98 and score["joined"]["recall"] > 0.35, score
