#!/usr/bin/env python3
"""Scores the people that were found in the books of generate.py.

usage: score.py DIR DATABASE [QUESTIONS]

DIR has the truth. DATABASE is one into which `trunkline ingest` read all of DIR/books, after `trunkline dedupe`. QUESTIONS is what
`trunkline review --format csv` wrote; it is scored apart, as if every question were answered rightly.
"""

import collections
import csv
import itertools
import pathlib
import sqlite3
import sys

import truth
from tables import rows


def found(database, records):
    """The records of each contact, and the person that it was joined to."""
    database = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    by_place = {(record.file, record.number): record for record in records}
    contacts = database.execute(
        "SELECT contacts.id, path, ordinal, person_id FROM contacts"
        " JOIN sources ON sources.id = source_id JOIN memberships ON contact_id = contacts.id"
    )
    return {id: (by_place[pathlib.PurePath(path).name, ordinal], person) for id, path, ordinal, person in contacts}


class Score:
    """Pairs of records of one person, and pairs of records that were joined."""

    def __init__(self, people):
        """People maps each record to the person that it was joined to."""
        self.people = people
        by_id, self.by_person = collections.defaultdict(list), collections.defaultdict(list)
        for record, person in people.items():
            self.by_person[person].append(record)
            if record.kind == "person":
                by_id[min(record.ids)].append(record)
        self.same = [pair for group in by_id.values() for pair in itertools.combinations(group, 2)]
        self.joined = [pair for group in self.by_person.values() for pair in itertools.combinations(group, 2)]
        self.false = [pair for pair in self.joined if pair[0].relation(pair[1]) == "different"]

    def confusions(self, one, other):
        """Why two strangers are taken for one: what they have in common, or a card of both that holds them together."""
        both = any(not (one.ids | other.ids) - record.ids for record in self.by_person[self.people[one]])
        return {"a card of both"} if both else one.confusions(other)

    def is_joined(self, pair):
        return self.people[pair[0]] == self.people[pair[1]]

    def recall(self, pairs):
        return sum(map(self.is_joined, pairs)), len(pairs)

    def summary(self):
        hits, same = self.recall(self.same)
        precision, recall = hits / max(hits + len(self.false), 1), hits / max(same, 1)
        f1 = 2 * precision * recall / max(precision + recall, 1e-9)
        counts = f"(joined rightly {hits}, falsely {len(self.false)}, missed {same - hits})"
        return f"precision {precision:.4f}  recall {recall:.4f}  F1 {f1:.4f}  {counts}"


def table(title, score, keys):
    """Recall by keys of a pair."""
    print(f"\n{title:40}  joined / pairs")
    groups = collections.defaultdict(list)
    for pair in score.same:
        for key in keys(*pair):
            groups[key].append(pair)
    for key, pairs in sorted(groups.items(), key=lambda item: -len(item[1])):
        hits, count = score.recall(pairs)
        print(f"  {key:38} {hits:7} / {count:6}  {hits / count:.3f}")


def namesakes(records):
    """Pairs of records that have the full name in common and nothing else that tells: of one person, and all."""
    groups = collections.defaultdict(set)
    for record in records:
        names = [[token for token in record.evidence if token.startswith(kind)] for kind in ("given:", "family:")]
        for name in itertools.product(*names):
            groups[name].add(record)
    pairs = {frozenset(pair) for group in groups.values() for pair in itertools.combinations(group, 2)}
    relations = [one.relation(other) for one, other in map(tuple, pairs) if one.telling(other) == "the full name only"]
    return relations.count("same"), relations.count("same") + relations.count("different")


def with_questions(people, contacts, path):
    """The people after each question was answered rightly, the number of questions, and of those whose answer is yes."""
    parents, asked, yes = {}, 0, 0

    def root(person):
        while person in parents:
            person = parents[person]
        return person

    for row in csv.DictReader(open(path, encoding="utf-8", newline="")):
        one, other = (contacts[int(row[side])] for side in "ab")
        asked += 1
        if one[0].relation(other[0]) == "same":
            yes += 1
            if root(one[1]) != root(other[1]):
                parents[root(one[1])] = root(other[1])
    return {record: root(person) for record, person in people.items()}, asked, yes


def main(folder, database, questions=None):
    records = list(truth.read(folder / "truth.tsv"))
    contacts = found(database, records)
    people = dict(contacts.values())
    score = Score(people)
    print(f"{len(records)} records, {len(people)} of them stored, {len(score.same)} pairs of one person")
    print("automatic joins        ", score.summary())
    tellable = [pair for pair in score.same if not pair[0].telling(pair[1]).startswith("nothing")]
    hits, count = score.recall(tellable)
    print(f"without the untellable  recall {hits / max(count, 1):.4f}  ({count} pairs)")
    hits, count = namesakes(people)
    print(f"the full name only      {hits / max(count, 1):.4f} of {count} pairs are one person: no rule may join them all")
    by_value = [pair for pair in score.same if pair[0].telling(pair[1]) == "a value"]
    bound = len(by_value) / max(len(score.same), 1)
    print(f"all that a value tells  recall {bound:.4f}  F1 {2 * bound / (1 + bound):.4f} at precision 1")
    if questions:
        after, asked, yes = with_questions(people, contacts, questions)
        print(f"questions               {asked}, of which {yes} are one person")
        print("all answered rightly   ", Score(after).summary())
    table("What could tell", score, lambda one, other: [one.telling(other)])
    table("Script", score, lambda one, other: [" and ".join(sorted({one.script, other.script}))])
    table("Culture", score, lambda one, other: [one.culture])
    table("Kind of trap, of either card", score, lambda one, other: one.kinds(other))
    print(f"\n{'False joins by what they have in common':40}")
    kinds = collections.Counter(kind for one, other in score.false for kind in score.confusions(one, other))
    for kind, count in kinds.most_common():
        print(f"  {kind:38} {count:7}")
    known = {kind for kind, scope, *_ in rows("kinds.tsv") if scope == "entities"}
    print("  none of " + ", ".join(sorted(known - set(kinds))))


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*map(pathlib.Path, sys.argv[1:]))
