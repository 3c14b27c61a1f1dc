#!/usr/bin/env python3
"""Rules that other programs use, on a table of match-contacts, scored like ours.

usage: peer_rules.py TABLE

`same name or a shared value` joins contacts of one full name, and contacts that share a value unless their names differ, as
phones do when they link contacts (a simplification of what Android does). `same name and a shared value` joins contacts that
agree in both.
"""

import collections
import itertools
import json
import sys

from public_sets import COLUMNS
from variants import latin


def contacts(path):
    for line in open(path, encoding="utf-8"):
        row = dict(zip(COLUMNS, line.rstrip("\n").split("\t")))
        name = row["display"] or row["given"] + " " + row["family"]
        if "," in name:
            name = " ".join(reversed(name.split(",", 1)))
        values = [v for v in row["emails"].lower().split(";") + row["phones"].split(";") if v]
        yield row["person"], frozenset(latin(name).split()), [v.split(":", 1)[-1] for v in values]


class Groups:
    def __init__(self, count):
        self.parents = list(range(count))

    def root(self, item):
        while self.parents[item] != item:
            self.parents[item] = self.parents[self.parents[item]]
            item = self.parents[item]
        return item

    def join(self, one, two):
        self.parents[self.root(one)] = self.root(two)


def scores(people, groups):
    def pairs(counts):
        return sum(n * (n - 1) // 2 for n in counts.values())

    labels = [groups.root(i) for i in range(len(people))]
    found = pairs(collections.Counter(labels))
    wanted = pairs(collections.Counter(people))
    right = pairs(collections.Counter(zip(people, labels)))
    precision, recall = right / max(1, found), right / max(1, wanted)
    return dict(precision=round(precision, 5), recall=round(recall, 5),
                f1=round(2 * precision * recall / max(1e-9, precision + recall), 5),
                largest=max(collections.Counter(labels).values()))


def main(path):
    people, names, values = zip(*contacts(path))
    holders = collections.defaultdict(list)
    for index, held in enumerate(values):
        for value in held:
            holders[value].append(index)
    either, strict = Groups(len(people)), Groups(len(people))
    named = {}
    for index, name in enumerate(names):
        if len(name) > 1:
            either.join(index, named.setdefault(name, index))
    for held in holders.values():
        for one, two in itertools.combinations(held[:200], 2):
            if not names[one] or not names[two] or names[one] <= names[two] or names[two] <= names[one]:
                either.join(one, two)
            if names[one] == names[two]:
                strict.join(one, two)
    for rule, groups in (("same name or a shared value", either), ("same name and a shared value", strict)):
        print(json.dumps(dict(rule=rule, **scores(people, groups))))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])
