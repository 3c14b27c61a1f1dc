#!/usr/bin/env python3
"""Compares the people that match_contacts.py wrote with those of `trunkline dedupe` over an ingest of the same files.

    compare_people.py OUTPUT DATABASE

Contacts are known by the path of their source and their place in it. Prints the hash of the memberships of either side and how many
contacts have another person; exit code 1 if any has. Needs pyarrow.
"""

import hashlib
import json
import pathlib
import sqlite3
import sys
import urllib.parse


def written(output):
    """The memberships of a job: source, ordinal, person."""
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(pathlib.Path(output) / "people", columns=["source", "ordinal", "person_id"])
    return zip(*(table.column(name).to_pylist() for name in table.column_names))


def stored(database):
    """The memberships of a database."""
    connection = sqlite3.connect(f"{pathlib.Path(database).absolute().as_uri()}?mode=ro", uri=True)
    return connection.execute(
        "SELECT path, ordinal, person_id FROM memberships JOIN contacts ON contacts.id = contact_id JOIN sources ON sources.id = source_id")


def firsts(memberships):
    """For each contact the first contact of its person."""
    people, contacts = {}, []
    for source, ordinal, person in memberships:
        contact = (urllib.parse.unquote(urllib.parse.urlparse(source).path), ordinal)
        people[person] = min(contact, people.get(person, contact))
        contacts.append((contact, person))
    return {contact: people[person] for contact, person in contacts}


def compared(output, database):
    """How many contacts have another person, and the hashes of both sides."""
    sides = [firsts(written(output)), firsts(stored(database))]
    hashes = [hashlib.sha256(repr(sorted(side.items())).encode()).hexdigest() for side in sides]
    differing = [contact for contact in sides[0].keys() | sides[1].keys() if sides[0].get(contact) != sides[1].get(contact)]
    return {"contacts": len(sides[1]), "people": len(set(sides[1].values())), "differing": len(differing),
            "hashes": hashes, "examples": sorted(map(repr, differing))[:5]}


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    found = compared(*sys.argv[1:])
    print(json.dumps(found))
    sys.exit(1 if found["differing"] else 0)
