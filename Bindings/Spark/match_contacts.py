#!/usr/bin/env python3
"""A Spark job that finds the people among the contacts of many files: exactly those of `trunkline dedupe`.

    spark-submit match_contacts.py INPUT... --output FOLDER [--command PATH] [-- OPTIONS]

INPUT and OPTIONS are those of clean_contacts.py, and the command reaches workers in the same way. FOLDER gets people, a folder of
Parquet files with a row for each contact: source, ordinal (its place in the source), contact_id and person_id, the lowest contact_id
of the person; and failures, the files that could not be read whole, with the reason. The people are those of an ingest of the same
files in the order of their paths. The totals are printed as one JSON object.

Spark distributes rows, and `trunkline match-step` does the work of each step on some of them: contacts become rows in the order of
their content; names and values are counted; rows with a blocking key in common are compared; components of pairs become people; and
the cards of people are compared again, until none is joined. What every worker needs of the whole book (counts above one, values that
several people hold) goes to each as a file. A large file that all workers can open is read by several of them, each a part of it.
"""

import argparse
import json
import os
import pathlib
import sys
import tempfile
import urllib.parse

import pyarrow

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import clean_contacts  # noqa: E402
import contact_tables  # noqa: E402
import match_steps  # noqa: E402
from match_steps import KINDS, SCHEMA  # noqa: E402

# Hundredths of bits from which pairs are joined, and by which cards may gain; the most passes; the pairs that teach; rows of a bucket.
AUTOMATIC, RARITY, PASSES, SAMPLE, BUCKET = 997, 300, 8, 150_000, 16_000
SAMPLED, ORDINAL_BITS = 32, 29


class Job:
    """A job: the steps, and the facts about the whole book so far."""

    def __init__(self, spark, arguments):
        self.spark, self.command = spark, arguments.command
        self.expected = clean_contacts.version(arguments.driver_command or arguments.command)
        self.driver = match_steps.Step(arguments.driver_command or arguments.command, self.expected, [])
        self.buckets, self.facts, self.file, self.files = 1, {}, None, 0
        self.folder = tempfile.TemporaryDirectory()
        self.partitions = 2 * spark.sparkContext.defaultParallelism
        self.is_durable = bool(arguments.checkpoints)
        if self.is_durable:
            spark.sparkContext.setCheckpointDir(arguments.checkpoints)

    def learn(self, **facts):
        """Adds facts, which replace those of the same name; each is a list of record batches."""
        self.facts |= facts
        self.files += 1
        self.file = os.path.join(self.folder.name, f"facts-{self.files}")
        with open(self.file, "wb") as file:
            file.writelines(match_steps.frame(batch) for batches in self.facts.values() for batch in batches if batch.num_rows)
        self.spark.sparkContext.addFile(self.file)

    def kept(self, frame):
        """A frame whose rows are there, so that nothing is done twice and plans stay small."""
        return frame.checkpoint() if self.is_durable else frame.localCheckpoint()

    def step(self, name, *frames, moves=True):
        """What a step makes of rows; `moves` brings those of a bucket together before."""
        frame = frames[0]
        for other in frames[1:]:
            frame = frame.union(other)
        if moves:
            frame = frame.repartition(self.partitions, "bucket")
        call = match_steps.Step(self.command, self.expected, [name, f"--buckets={self.buckets}"], self.file and os.path.basename(self.file))
        return self.kept(frame.mapInArrow(call, SCHEMA))

    def here(self, name, batches):
        """What a step makes of record batches, on the driver."""
        words = [name, f"--buckets={self.buckets}", "--facts", self.file]
        return list(self.driver.run(words, (match_steps.frame(batch) for batch in batches)))

    def row(self, kind, first=0, second=0, weight=0):
        return self.spark.createDataFrame([(0, KINDS[kind], first, second, weight, b"")], SCHEMA)


def of(frame, *kinds):
    return frame.where(frame.kind.isin([KINDS[kind] for kind in kinds]))


def collected(frame):
    return frame.toArrow().combine_chunks().to_batches(max_chunksize=10_000)


def made(kind, bucket="0", first="0", second="0", weight="0"):
    """The columns of a row of a kind, as SQL."""
    return [f"int({bucket}) AS bucket", f"{KINDS[kind]} AS kind", f"bigint({first}) AS first", f"bigint({second}) AS second",
            f"int({weight}) AS weight", "X'' AS content"]


def read(job, arguments, options):
    """The contacts of all files."""
    spark = job.spark
    found = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(arguments.input)
    files = sorted(map(tuple, found.select("path", "length").collect()))
    if not arguments.send_content and all(path.startswith("file:") for path, _ in files):
        tasks = []
        for number, (url, size) in enumerate(files):
            parts = -(-size // arguments.split)
            path = urllib.parse.unquote(urllib.parse.urlparse(url).path)
            tasks += [(path, number, f"{part}/{parts}") for part in range(parts)]
        call = match_steps.Read(job.command, job.expected, tasks, options)
        frame = spark.range(0, len(tasks), 1, max(1, len(tasks)))
    else:
        call = match_steps.Read(job.command, job.expected, {path: number for number, (path, _) in enumerate(files)}, options)
        frame = found.select("path", "content")
    contacts = job.kept(frame.mapInArrow(call, SCHEMA))
    sample = of(contacts, "sample")
    job.buckets = min(1 << 16, max(4, sample.count() * SAMPLED // BUCKET))
    shares = ", ".join(str(place / job.buckets) for place in range(1, job.buckets))
    bounds = sample.selectExpr(f"explode(array_distinct(percentile_approx(first, array({shares}), 10000))) AS bound")
    job.learn(boundaries=collected(bounds.selectExpr(*made("boundary", first="bound"))))
    return contacts, [path for path, _ in files]


def number(job, contacts):
    """Rows of contacts, and the facts about their names and values."""
    placed = job.step("place", of(contacts, "contacts"), moves=False)
    job.learn(crowded=collected(job.step("crowd", of(placed, "valueNames"))))
    numbered = job.step("number", of(placed, "contacts"))
    sizes = of(numbered, "size")
    job.size = sizes.groupBy().sum("first").first()[0] or 0
    job.learn(sizes=collected(sizes), book=collected(job.row("book", job.size)))
    rows = of(numbered, "rows")
    count(job, rows)
    return rows


def count(job, rows):
    job.learn(counts=collected(job.step("sum", job.step("count", rows, moves=False))))


def share(job, rows):
    """What holders of values have in common."""
    shared = job.step("share", job.step("hold", rows, moves=False))
    job.learn(people=collected(of(shared, "people")), bridges=collected(job.step("bridge", of(shared, "bridgeNames"))))
    return shared


def fetch(job, rows, wanted):
    """Rows for the buckets that need them, given as bucket and row."""
    return job.step("fetch", rows, wanted.selectExpr(*made("want", "shiftright(row, 32)", "row", "bucket")).distinct())


def weigh(job, rows, pairs, told, teaches=False):
    """Pairs with their weights."""
    away = pairs.where("shiftright(first, 32) <> shiftright(second, 32)")
    foreign = fetch(job, rows, away.selectExpr("shiftright(first, 32) AS bucket", "second AS row"))
    near = job.kept(rows.union(foreign).union(pairs).union(told).repartition(job.partitions, "bucket"))
    if teaches:
        teach(job, rows, job.step("learn", near, moves=False))
    return of(job.step("score", near, moves=False), "pair")


def teach(job, rows, taught):
    """Learns from the pairs of which fields decide: if they are many, from each so many of them in the order of their rows."""
    from pyspark.sql import Window, functions as f

    total = taught.count()
    if total > SAMPLE:
        sizes = sorted(taught.groupBy("bucket").count().collect())
        starts = [(bucket, sum(size for _, size in sizes[:place])) for place, (bucket, _) in enumerate(sizes)]
        within = f.row_number().over(Window.partitionBy("bucket").orderBy("first", "second")) - 1
        taught = taught.join(f.broadcast(job.spark.createDataFrame(starts, "bucket int, start long")), "bucket").withColumn(
            "place", within + f.col("start")).where(f"place % {-(-total // SAMPLE)} = 0")
    patterns = taught.groupBy("content").count().selectExpr(*made("pattern", first="count", second=total)[:-1], "content")
    drawn = job.spark.createDataFrame(pyarrow.Table.from_batches(job.here("draw", []), match_steps.schema()), SCHEMA)
    rows = job.step("fetch", rows, drawn)
    job.learn(lesson=job.here("teach", collected(patterns.union(job.row("pattern", 0, total)).union(rows))))


def join(job, rows, strong, members=None):
    """The cards of pairs that are joined, and the rows on them. `members` are the rows on cards of several, if the pairs are of cards."""
    labels = match_steps.components(strong.select("first", "second"), job.kept).selectExpr(
        "node", f"pmod(hash(component), {job.buckets}) AS bucket")
    pairs = strong.drop("bucket").join(labels, strong["first"] == labels["node"]).selectExpr(
        *made("pair", "bucket", "first", "second", "weight"))
    wanted = labels.selectExpr("bucket", "node AS row")
    if members is None:
        return job.step("join", fetch(job, rows, wanted), pairs)
    known = members.join(labels, members["card"] == labels["node"])
    return job.step("join", fetch(job, rows, wanted.union(known.select("bucket", "row"))), pairs,
                    known.selectExpr(*made("member", "bucket", "row", "card", "late")))


def match(job, rows):
    """The card of each row that is on one with others: row, card."""
    shared = share(job, rows)
    blocked = job.step("block", job.step("key", rows, moves=False))
    job.learn(crowded_keys=collected(of(blocked, "crowdedKey")))
    refined = job.step("block", job.step("refine", rows, moves=False))
    pairs = job.kept(of(shared, "pair").union(of(blocked, "pair")).union(of(refined, "pair")).distinct())
    scored = weigh(job, rows, pairs, of(shared, "told"), teaches=True)
    joined = join(job, rows, scored.where(f"weight >= {AUTOMATIC}"))
    cards = job.step("merge", rows, of(joined, "holders", "member"))
    members = of(joined, "member").selectExpr("first AS row", "second AS card", "weight AS late")
    size = of(cards, "size").groupBy().sum("first").first()[0]
    job.learn(book=collected(job.row("book", size, job.size - size, 1)))
    count(job, of(cards, "rows"))
    candidates = job.kept(on_cards(scored.select("first", "second", "weight"), members, members).where(
        f"one <> two AND (weight >= {AUTOMATIC - RARITY} OR is_made)").select("first", "second"))
    new = members
    for place in range(PASSES):
        shared = share(job, of(cards, "rows"))
        made_now = on_cards(candidates, members, new).where("one <> two")
        if place:
            made_now = made_now.where("is_made")
        pairs = job.kept(of(shared, "pair").union(made_now.selectExpr(
            *made("pair", "shiftright(least(one, two), 32)", "least(one, two)", "greatest(one, two)"))).distinct())
        strong = weigh(job, of(cards, "rows"), pairs, of(shared, "told")).where(f"weight >= {AUTOMATIC}")
        if strong.isEmpty():
            break
        joined = join(job, rows, strong, members)
        new = of(joined, "member").selectExpr("first AS row", "second AS card", "weight AS late")
        if new.isEmpty():
            break
        cards = job.step("merge", of(cards, "rows"), of(joined, "holders", "member"))
        members = job.kept(members.join(new, "row", "left_anti").union(new))
    return members


def on_cards(pairs, members, new):
    """Pairs of rows with the cards that these are on, one and two, and whether a card of `new` is among them."""
    from pyspark.sql import functions as f

    fresh = new.selectExpr("card AS fresh").distinct()
    for row, card in (("first", "one"), ("second", "two")):
        known = members.selectExpr(f"row AS {row}", "card")
        pairs = pairs.join(known, row, "left").withColumn(card, f.coalesce("card", row)).drop("card")
        pairs = pairs.join(fresh, pairs[card] == fresh["fresh"], "left").withColumn(f"{card}_is_made", f.col("fresh").isNotNull()).drop("fresh")
    return pairs.withColumn("is_made", f.col("one_is_made") | f.col("two_is_made"))


def main(words):
    own, options = (words[:words.index("--")], words[words.index("--") + 1:]) if "--" in words else (words, [])
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input", nargs="+")
    parser.add_argument("--output", required=True)
    parser.add_argument("--command", default="trunkline", help="where workers find the command")
    parser.add_argument("--send-content", action="store_true", help="send local files through Spark, too, where workers have others")
    parser.add_argument("--driver-command", help="where the driver finds it, if elsewhere")
    parser.add_argument("--checkpoints", help="a folder that all workers reach, for what outlives the loss of one; slower")
    parser.add_argument("--split", type=int, default=128 << 20, help="bytes from which on a file is read by several workers")
    arguments = parser.parse_args(own)
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("match contacts").getOrCreate()
    for module in (clean_contacts, contact_tables, match_steps):
        spark.sparkContext.addPyFile(module.__file__)
    # A row may have a piece of hundreds of kilobytes.
    spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", "256")
    job = Job(spark, arguments)
    contacts, paths = read(job, arguments, options)
    rows = number(job, contacts)
    members = match(job, rows)
    print(json.dumps(write(job, contacts, rows, members, arguments.output, paths)))


def write(job, contacts, rows, members, output, paths):
    """Writes the person of each contact, and the files that could not be read whole."""
    from pyspark.sql import Window, functions as f

    listed = job.step("list", rows, moves=False).selectExpr("first AS contact_id", "second AS row")
    people = listed.join(members.select("row", "card"), "row", "left").withColumn(
        "person_id", f.min("contact_id").over(Window.partitionBy(f.coalesce("card", "row"))))
    sources = of(contacts, "source").selectExpr("first AS start", "string(content) AS source").distinct()
    people.withColumn("start", f.expr(f"contact_id - pmod(contact_id, {1 << ORDINAL_BITS})")).join(
        f.broadcast(sources), "start").selectExpr(
        "source", f"pmod(contact_id, {1 << ORDINAL_BITS}) AS ordinal", "contact_id", "person_id").write.mode("overwrite").parquet(
        os.path.join(output, "people"))
    names = job.spark.createDataFrame(list(enumerate(paths)), "first long, path string")
    of(contacts, "failure").join(names, "first").selectExpr("path", "string(content) AS message").distinct().write.mode(
        "overwrite").parquet(os.path.join(output, "failures"))
    written = job.spark.read.parquet(os.path.join(output, "people"))
    return {"contacts": written.count(), "people": written.select("person_id").distinct().count(),
            "failures": job.spark.read.parquet(os.path.join(output, "failures")).count()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
