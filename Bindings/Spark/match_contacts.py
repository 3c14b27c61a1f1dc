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

import functools
import json
import os
import pathlib
import sys
import tempfile
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import clean_contacts  # noqa: E402
import contact_tables  # noqa: E402
import match_steps  # noqa: E402
from match_steps import KINDS, SCHEMA  # noqa: E402

# Hundredths of bits from which pairs are joined, and by which cards may gain; the most passes; the pairs that teach; the rows of a
# bucket, and of how many one is in the sample; the bits of the place in a source.
AUTOMATIC, RARITY, PASSES, SAMPLE, BUCKET, SAMPLED, ORDINAL_BITS = 997, 300, 8, 150_000, 16_000, 32, 29


class Job:
    """The steps of a job, and the facts about the whole book so far."""

    def __init__(self, spark, arguments):
        self.spark, self.command, self.is_durable = spark, arguments.command, bool(arguments.checkpoints)
        self.version = clean_contacts.version(arguments.driver_command or arguments.command)
        self.folder, self.facts, self.file, self.files, self.buckets = tempfile.TemporaryDirectory(), {}, None, 0, 1
        self.partitions = 2 * spark.sparkContext.defaultParallelism
        if self.is_durable:
            spark.sparkContext.setCheckpointDir(arguments.checkpoints)
        # A row may have a hundred kilobytes. Plans are small, and sizes are known.
        for name, value in (("execution.arrow.maxRecordsPerBatch", 2000), ("shuffle.partitions", self.partitions), ("adaptive.enabled", "false")):
            spark.conf.set(f"spark.sql.{name}", str(value))

    def learn(self, **facts):
        """Adds facts, each a list of record batches, in the place of those of the same name."""
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
        frame = functools.reduce(lambda one, other: one.union(other), frames)
        frame = frame.repartition(self.partitions, "bucket") if moves else frame
        call = match_steps.Step(self.command, self.version, [name, f"--buckets={self.buckets}"], self.file and os.path.basename(self.file))
        return self.kept(frame.mapInArrow(call, SCHEMA))

    def row(self, kind, first=0, second=0, weight=0):
        return self.spark.createDataFrame([(0, KINDS[kind], first, second, weight, b"")], SCHEMA)


def of(frame, *kinds):
    return frame.where(frame["kind"].isin([KINDS[kind] for kind in kinds]))


def collected(frame):
    return frame.toArrow().combine_chunks().to_batches(max_chunksize=10_000)


def made(kind, bucket=0, first=0, second=0, weight=0, content="X''"):
    """The columns of rows of a kind, as SQL."""
    return [f"int({bucket}) AS bucket", f"{KINDS[kind]} AS kind", f"bigint({first}) AS first", f"bigint({second}) AS second",
            f"int({weight}) AS weight", f"{content} AS content"]


def read(job, arguments, options):
    """The contacts of all files; the paths of these."""
    found = job.spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(arguments.input)
    files = sorted(map(tuple, found.select("path", "length").collect()))
    # Files that every worker can open are not sent through Spark.
    is_shared = not arguments.send_content and all(path.startswith("file:") for path, _ in files)
    names = [urllib.parse.unquote(urllib.parse.urlparse(path).path) if is_shared else "-" for path, _ in files]
    numbers = job.spark.createDataFrame(
        [(path, number, names[number]) for number, (path, _) in enumerate(files)], "path string, number int, name string")
    if is_shared:
        tasks = [(names[number], number, f"{part}/{parts}") for number, (_, size) in enumerate(files)
                 for parts in [max(1, -(-size // arguments.split))] for part in range(parts)]
        frame = job.spark.createDataFrame(tasks, "path string, number int, part string").repartition(max(1, len(tasks)))
    else:
        frame = found.select("path", "content").join(numbers, "path")
    contacts = job.kept(frame.mapInArrow(match_steps.Read(job.command, job.version, options), SCHEMA))
    sample = of(contacts, "sample")
    job.buckets = min(1 << 16, max(4, sample.count() * SAMPLED // BUCKET))
    shares = ", ".join(str(place / job.buckets) for place in range(1, job.buckets))
    bounds = sample.selectExpr(f"explode(array_distinct(percentile_approx(first, array({shares}), 10000))) AS bound")
    job.learn(boundaries=collected(bounds.selectExpr(*made("boundary", first="bound"))))
    return contacts, numbers


def number(job, contacts):
    """Rows of contacts, and the facts about their names and values."""
    placed = job.step("place", of(contacts, "contacts"), moves=False)
    job.learn(crowded=collected(job.step("crowd", of(placed, "valueNames"))))
    numbered = job.step("number", of(placed, "contacts"))
    sizes = of(numbered, "size")
    job.size = sizes.groupBy().sum("first").first()[0] or 0
    job.learn(sizes=collected(sizes), book=collected(job.row("book", job.size)))
    count(job, of(numbered, "rows"))
    return of(numbered, "rows")


def count(job, rows):
    job.learn(counts=collected(job.step("sum", job.step("count", rows, moves=False))))


def share(job, rows):
    """What the holders of values have in common."""
    shared = job.step("share", job.step("hold", rows, moves=False))
    job.learn(people=collected(of(shared, "people")), bridges=collected(job.step("bridge", of(shared, "bridgeNames"))))
    return shared


def weigh(job, rows, told, *pairs, teaches=False):
    """Pairs with their weights."""
    gathered = job.step("gather", *pairs)
    foreign = job.step("fetch", rows, of(gathered, "want"))
    near = job.kept(rows.union(foreign).union(of(gathered, "pairs")).union(told).repartition(job.partitions, "bucket"))
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
    patterns = taught.groupBy("content").count().selectExpr(*made("pattern", first="count", second=total, content="content"))
    drawn = job.step("fetch", rows, job.step("draw", job.row("book").coalesce(1), moves=False))
    job.learn(lesson=collected(job.step("teach", patterns, job.row("pattern", 0, total), drawn)))


def connected(job, strong):
    """The component of each row of the pairs. Most pairs are of one bucket, which one worker connects."""
    linked = job.step("link", strong)
    labels = of(linked, "label").selectExpr("first AS node", "second AS root")
    across = job.kept(of(linked, "pair").join(labels.selectExpr("node AS first", "root AS one"), "first", "left").join(
        labels.selectExpr("node AS second", "root AS two"), "second", "left").selectExpr(
        "first", "second", "coalesce(one, first) AS one", "coalesce(two, second) AS two"))
    nodes = labels.union(across.select("first", "one")).union(across.select("second", "two")).distinct()
    components = match_steps.components(across.selectExpr("one AS first", "two AS second").where("first <> second"), job.kept)
    return nodes.join(components.withColumnRenamed("node", "root"), "root", "left").selectExpr(
        "node", "coalesce(component, root) AS component")


def join(job, rows, strong, members=None):
    """The cards of pairs that are joined, and the rows on them. `members` are the rows on cards of several, if the pairs are of cards."""
    labels = job.kept(connected(job, strong).selectExpr("node", f"pmod(hash(component), {job.buckets}) AS bucket"))
    pairs = strong.drop("bucket").join(labels.withColumnRenamed("node", "first"), "first").selectExpr(
        *made("pair", "bucket", "first", "second", "weight"))
    wanted, own = labels.selectExpr("bucket", "node AS row"), []
    if members is not None:
        known = members.join(labels.withColumnRenamed("node", "card"), "card")
        wanted = wanted.union(known.select("bucket", "row")).distinct()
        own = [known.selectExpr(*made("member", "bucket", "row", "card", "int(made > 0)"))]
    return job.step("join", job.step("fetch", rows, wanted.selectExpr(*made("want", "shiftright(row, 32)", "row", "bucket"))), pairs, *own)


def match(job, rows):
    """The card of each row that is on one with others: row, card, and the pass in which the card was made."""
    shared = share(job, rows)
    blocked = job.step("block", job.step("key", rows, moves=False))
    job.learn(crowded_keys=collected(of(blocked, "crowdedKey")))
    refined = job.step("block", job.step("refine", rows, moves=False))
    scored = weigh(job, rows, of(shared, "told"), *(of(frame, "pairs") for frame in (shared, blocked, refined)), teaches=True)
    joined = join(job, rows, scored.where(f"weight >= {AUTOMATIC}"))
    cards = job.step("merge", rows, of(joined, "holders", "member"))
    members = of(joined, "member").selectExpr("first AS row", "second AS card", "0 AS made")
    size = of(cards, "size").groupBy().sum("first").first()[0] or 0
    job.learn(book=collected(job.row("book", size, job.size - size, 1)))
    count(job, of(cards, "rows"))
    candidates = job.kept(on_cards(scored, members).where(f"weight >= {AUTOMATIC - RARITY} OR made IS NOT NULL").select("first", "second"))
    for place in range(PASSES):
        shared, pairs = share(job, of(cards, "rows")), on_cards(candidates, members)
        pairs = (pairs.where(f"made = {place}") if place else pairs).selectExpr(*made("pair", "shiftright(one, 32)", "one", "two"))
        strong = weigh(job, of(cards, "rows"), of(shared, "told"), of(shared, "pairs"), pairs).where(f"weight >= {AUTOMATIC}")
        if strong.isEmpty():
            break
        joined = join(job, rows, strong, members)
        new = of(joined, "member").selectExpr("first AS row", "second AS card", f"{place + 1} AS made")
        if new.isEmpty():
            break
        cards = job.step("merge", of(cards, "rows"), of(joined, "holders", "member"))
        members = job.kept(members.join(new, "row", "left_anti").union(new))
    return members


def on_cards(pairs, members):
    """Pairs of rows on two cards, with these, the lower one first, and the last pass in which one of them was made."""
    for row in ("first", "second"):
        pairs = pairs.join(members.selectExpr(f"row AS {row}", f"card AS {row}_card", f"made AS {row}_made"), row, "left")
    return pairs.selectExpr("*", "coalesce(first_card, first) AS own", "coalesce(second_card, second) AS other").selectExpr(
        "*", "least(own, other) AS one", "greatest(own, other) AS two", "greatest(first_made, second_made) AS made").where("one <> two")


def write(job, contacts, numbers, rows, members, output):
    """Writes the person of each contact, and the files that could not be read whole; the totals."""
    from pyspark.sql import Window, functions as f

    people = job.step("list", rows, moves=False).selectExpr(
        "first AS contact_id", "second AS row", f"pmod(first, {1 << ORDINAL_BITS}) AS ordinal").withColumn(
        "start", f.expr("contact_id - ordinal")).join(members, "row", "left").withColumn(
        "person_id", f.min("contact_id").over(Window.partitionBy(f.coalesce("card", "row"))))
    # What a worker calls a file, and what is inside it, gets the path that Spark knows.
    sources = of(contacts, "source").selectExpr("first AS start", "int(second) AS number", "string(content) AS own").distinct().join(
        numbers, "number").selectExpr("start", "concat(path, substring(own, length(name) + 1)) AS source")
    people = job.kept(people.join(f.broadcast(sources), "start").select("source", "ordinal", "contact_id", "person_id"))
    failures = job.kept(of(contacts, "failure").selectExpr("int(first) AS number", "string(content) AS message").distinct().join(
        numbers, "number").select("path", "message"))
    for name, table in (("people", people), ("failures", failures)):
        table.write.mode("overwrite").parquet(os.path.join(output, name))
    found = people.selectExpr("count(*)", "count_if(contact_id = person_id)").first()
    return {"contacts": found[0], "people": found[1], "failures": failures.count()}


def main(words):
    arguments, options = clean_contacts.arguments_of(
        words, __doc__, split={"type": clean_contacts.positive, "default": 128 << 20, "help": "bytes from which on a file is read by several workers"},
        checkpoints={"help": "a folder that all workers reach, for what is to outlive the loss of one; slower"})
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.appName("match contacts").getOrCreate()
    for module in (clean_contacts, contact_tables, match_steps):
        spark.sparkContext.addPyFile(module.__file__)
    contacts, numbers = read(job := Job(spark, arguments), arguments, options)
    rows = number(job, contacts)
    print(json.dumps(write(job, contacts, numbers, rows, match(job, rows), arguments.output)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
