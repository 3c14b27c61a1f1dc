#!/usr/bin/env python3
"""Scores the people that were found in book.csv of generate.py.

usage: score_people.py BOOK DATABASE
       score_people.py BOOK CLEANED MATCHED

BOOK is the folder with truth.csv. DATABASE is a database into which `trunkline ingest` read book.csv alone, after `trunkline dedupe`.
CLEANED is what Bindings/Spark/clean_contacts.py wrote of book.csv alone, and MATCHED what match_contacts.py wrote of that. Prints the
score of what was joined as JSON, and for MATCHED the best one that any weight would have given. Folders need pyarrow.
"""

import csv
import json
import pathlib
import sqlite3
import sys

from peer_rules import Groups, scores
from peers import best


def parquet(folder, *columns):
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(folder, columns=list(columns))
    return zip(*(table.column(name).to_pylist() for name in columns))


def joined(memberships, place, count):
    groups, first = Groups(count), {}
    for contact, person in memberships:
        groups.join(place[contact], first.setdefault(person, place[contact]))
    return groups


def places(contacts):
    """The position in the truth of each contact: the first line of the book has the names of the columns."""
    return {contact: line - 2 for contact, line in contacts}


def main(book, contacts, matched=None):
    with open(book / "truth.csv", encoding="utf-8", newline="") as file:
        truth = [row["person"] for row in csv.DictReader(file)]
    if matched is None:
        database = sqlite3.connect(f"file:{contacts}?mode=ro", uri=True)
        place = places(database.execute("SELECT id, line FROM contacts"))
        memberships = database.execute("SELECT contact_id, person_id FROM memberships")
        print(json.dumps(dict(joined=scores(truth, joined(memberships, place, len(truth))))))
        return
    place = places(parquet(contacts / "contacts", "id", "line"))
    groups = joined(parquet(matched / "people", "contact_id", "person_id"), place, len(truth))
    pairs = parquet(matched / "pairs", "match_weight", "contact_id", "other_contact_id")
    pairs = [(weight, place[one], place[other]) for weight, one, other in pairs]
    print(json.dumps(dict(joined=scores(truth, groups), best=best(truth, pairs))))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*map(pathlib.Path, sys.argv[1:]))
