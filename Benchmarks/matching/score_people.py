#!/usr/bin/env python3
"""Scores the people that were found in book.csv of generate.py.

usage: score_people.py BOOK DATABASE

BOOK is the folder with truth.csv. DATABASE is a database into which `trunkline ingest` read book.csv alone, after `trunkline dedupe`.
Prints the score of what was joined as JSON.
"""

import csv
import json
import pathlib
import sqlite3
import sys

from peer_rules import Groups, scores


def main(book, database):
    with open(book / "truth.csv", encoding="utf-8", newline="") as file:
        truth = [row["person"] for row in csv.DictReader(file)]
    stored = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    # The first line of the book has the names of the columns.
    places = {contact: line - 2 for contact, line in stored.execute("SELECT id, line FROM contacts")}
    groups, first = Groups(len(truth)), {}
    for contact, person in stored.execute("SELECT contact_id, person_id FROM memberships"):
        groups.join(places[contact], first.setdefault(person, places[contact]))
    print(json.dumps({"joined": scores(truth, groups)}))


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*map(pathlib.Path, sys.argv[1:]))
