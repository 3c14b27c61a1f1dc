#!/usr/bin/env python3
"""Other programs that find people, on a table of match-contacts, scored like ours.

usage: peers.py TABLE [splink] [recordlinkage] [goldenmatch]

Needs the PyPI packages of these names (splink from version 5). Each gets the same normalized columns: names as words without
marks, the first e-mail address and the first two numbers in E.164. Each is scored at the threshold that serves it best, which
its user could not know.
"""

import json
import math
import resource
import sys
import time

from peer_rules import Groups, scores
from public_sets import COLUMNS
from variants import latin

THRESHOLDS = [x / 4 for x in range(-20, 120)]


def rows(path):
    for number, line in enumerate(open(path, encoding="utf-8")):
        row = dict(zip(COLUMNS, line.rstrip("\n").split("\t")))
        given, family = row["given"], row["family"]
        if not given and not family:
            words = row["display"].split(",", 1)
            words = " ".join(reversed(words)).split()
            given, family = " ".join(words[:-1]), "".join(words[-1:])
        phones = [phone.split(":", 1)[-1] for phone in row["phones"].split(";") if phone]
        emails = [mail.lower() for mail in row["emails"].split(";") if mail]
        yield dict(
            unique_id=number, person=row["person"], given=latin(given) or None, family=latin(family) or None,
            email=emails[0] if emails else None, phone=phones[0] if phones else None,
            other_phone=phones[1] if len(phones) > 1 else None, birthday=row["birthday"] or None,
            street=row["street"].lower() or None, postal_code=row["postal_code"] or None, city=row["city"].lower() or None)


def best(people, pairs):
    """The best score of weighted pairs over all thresholds: pairs are joined strongest first."""
    groups, result, position = Groups(len(people)), None, 0
    pairs = sorted(pairs, reverse=True)
    for threshold in sorted(set(THRESHOLDS), reverse=True):
        while position < len(pairs) and pairs[position][0] >= threshold:
            groups.join(pairs[position][1], pairs[position][2])
            position += 1
        now = dict(threshold=threshold, **scores(people, groups))
        if result is None or now["f1"] > result["f1"]:
            result = now
    return result


def splink(table):
    import pandas
    import splink.comparison_library as cl
    from splink import DuckDBAPI, Linker, SettingsCreator, block_on

    frame = pandas.DataFrame(table)
    rules = [
        block_on("email"), block_on("phone"), block_on("other_phone"), block_on("given", "family"),
        block_on("family", "postal_code"), block_on("birthday", "given"), block_on("birthday", "family")]
    columns = {name for name in frame if frame[name].notna().any()}
    # Places stay out: with them, training ends in a probability of 0, which Splink refuses.
    comparisons = [
        comparison for name, comparison in dict(
            given=cl.NameComparison("given").configure(term_frequency_adjustments=True),
            family=cl.NameComparison("family").configure(term_frequency_adjustments=True),
            email=cl.ExactMatch("email").configure(term_frequency_adjustments=True),
            phone=cl.ExactMatch("phone").configure(term_frequency_adjustments=True),
            birthday=cl.ExactMatch("birthday")).items() if name in columns]
    settings = SettingsCreator(
        link_type="dedupe_only", comparisons=comparisons, blocking_rules_to_generate_predictions=rules)
    database = DuckDBAPI()
    linker = Linker(database.register(frame), settings, log_level=40)
    linker.training.estimate_probability_two_random_records_match([block_on("email"), block_on("phone", "given")], recall=0.6)
    linker.training.estimate_u_using_random_sampling(max_pairs=1e6, seed=1)
    for rule in (block_on("given", "family"), block_on("email")):
        linker.training.estimate_parameters_using_expectation_maximisation(rule, record_sample_proportion=1.0)
    pairs = linker.inference.predict(threshold_match_weight=-5).as_pandas_dataframe()
    return zip(pairs["match_weight"], pairs["unique_id_l"], pairs["unique_id_r"])


def recordlinkage(table):
    import pandas
    import recordlinkage as package

    frame = pandas.DataFrame(table).set_index("unique_id")
    indexer = package.Index()
    for key in ("email", "phone", ["given", "family"], ["family", "postal_code"]):
        indexer.block(key)
    compare = package.Compare()
    compare.string("given", "given", method="jarowinkler", threshold=0.9, label="given")
    compare.string("family", "family", method="jarowinkler", threshold=0.9, label="family")
    for name in ("email", "phone", "birthday", "postal_code", "city"):
        compare.exact(name, name, label=name)
    features = compare.compute(indexer.index(frame), frame)
    classifier = package.ECMClassifier(binarize=0.5)
    classifier.fit(features)
    probabilities = classifier.prob(features)
    return [
        (math.log2(max(p, 1e-9) / max(1 - p, 1e-9)), one, two) for (one, two), p in probabilities.items()]


def goldenmatch(table):
    import goldenmatch as package
    import polars

    frame = polars.DataFrame([{key: value for key, value in row.items() if key not in ("person",)} for row in table])
    result = package.dedupe_df(frame, exclude_columns=["unique_id"], confidence_required=False, allow_red_config=True)
    pairs = []
    for cluster in result.clusters.values():
        members = cluster["members"]
        pairs += [(100, members[0], other) for other in members[1:]]
    return pairs


def main(path, names):
    table = list(rows(path))
    people = [row["person"] for row in table]
    for row in table:
        del row["person"]
    for name in names or ["splink", "recordlinkage", "goldenmatch"]:
        start = time.monotonic()
        try:
            pairs = list(globals()[name](table))
        except Exception as error:  # A peer that fails is reported, and the others are still measured.
            print(json.dumps(dict(peer=name, error=f"{type(error).__name__}: {error}"[:300])), flush=True)
            continue
        seconds = time.monotonic() - start
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
        print(json.dumps(dict(peer=name, **best(people, pairs), seconds=round(seconds, 1), memory_mb=memory)), flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
