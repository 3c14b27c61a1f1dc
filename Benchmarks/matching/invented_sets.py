#!/usr/bin/env python3
"""Finds the people of a set that the package dupehell invents, by the command, and scores them by pair.

usage: invented_sets.py kyc|crm TRUNKLINE FOLDER

Needs dupehell and pandas of PyPI. The set is the natural persons of kyc, or the contacts of crm, of 10,000 records of seed 42 at its
medium difficulty. What tells people, records and kinds is left out; other columns are read by their names, as the command does.
"""

import csv
import json
import pathlib
import sqlite3
import subprocess
import sys

import dupehell
import pandas

from peer_rules import Groups, scores

ENTITIES = {"kyc": "natural_person", "crm": "contact"}
HIDDEN = ["record_id", "domain", "entity_type", "master_id"]


def main(domain, trunkline, folder):
    folder.mkdir(parents=True)
    made = dupehell.generate(domain, 10_000, seed=42, output_dir=str(folder))
    records = pandas.read_parquet(made.dataset)
    records = records[records.entity_type == ENTITIES[domain]]
    table, database = folder / "records.csv", folder / "people.db"
    records.drop(columns=HIDDEN).dropna(axis=1, how="all").to_csv(table, index=False, quoting=csv.QUOTE_MINIMAL)
    for arguments in (["ingest", table, "--db", database, "--region", "US"], ["dedupe", "--db", database]):
        subprocess.run([trunkline, *map(str, arguments)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    groups, first = Groups(len(records)), {}
    for ordinal, person in sqlite3.connect(database).execute(
            "SELECT ordinal, person_id FROM contacts JOIN memberships ON contact_id = contacts.id"):
        groups.join(ordinal - 1, first.setdefault(person, ordinal - 1))
    print(json.dumps(scores(list(records.master_id), groups)))


if __name__ == "__main__":
    if len(sys.argv) != 4 or sys.argv[1] not in ENTITIES:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]))
