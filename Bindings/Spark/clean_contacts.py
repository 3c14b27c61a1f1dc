#!/usr/bin/env python3
"""A Spark job that cleans contact exports: every file is read by `trunkline stream`, and the tables are written as Parquet.

    spark-submit clean_contacts.py INPUT... --output FOLDER [--command PATH] [-- OPTIONS]

INPUT is a file, a folder or a pattern on any file system that Spark reads; files may be packed, and a ZIP file stands for the
contact files in it. OPTIONS are those of `trunkline stream`: `-- --region auto --allow DE,AT`. FOLDER gets one folder of Parquet
files for each table: contacts, phone_numbers, emails, addresses, details, normalized_fields, findings and sources, with the
columns of a database of Trunkline; rejected_numbers, the view of that name with rules and citations; and failures, the files
that could not be read whole, with the reason. The totals are printed as one JSON object; that they add up is checked.

Keys are unique in the whole output: a source has a number by the order of the paths, and `contacts.id` is that number times 2^32
plus the number in the source. Rules are in the rows themselves: rule, rule_note, rule_source, rule_url.

The command travels with the job where workers do not have it: `--archives trunkline.tar.gz#trunkline` and
`--command trunkline/bin/trunkline`. A worker with another plan version than the driver refuses to work. Workers need pyarrow.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import contact_tables  # noqa: E402


class PlanVersionError(RuntimeError):
    """A worker has another plan version than the driver: its verdicts would be others."""


def version(command):
    """What the command says of itself and of its numbering plans."""
    return subprocess.run([command, "--version"], check=True, capture_output=True, text=True).stdout.strip()


def require_version(command, expected):
    """Refuses a command that is not the driver's."""
    if (found := version(command)) != expected:
        raise PlanVersionError(f"this worker has {found}, the driver {expected}; send the same command to both")


class Reader:
    """What a worker does with its files; pickled with the job."""

    CHUNK = 8 << 20

    def __init__(self, command, options, driver_version):
        self.command, self.options, self.driver_version = command, list(options), driver_version

    def __call__(self, batches):
        require_version(self.command, self.driver_version)
        for batch in batches:
            for row in batch.to_pylist():
                yield from self.read(row["path"], row.get("content"))

    def read(self, path, content):
        """The rows of one file, as batches of all tables together."""
        local = urllib.parse.urlparse(path)
        argument = "-" if content is not None else urllib.parse.unquote(local.path)
        with tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                [self.command, "stream", *self.options, "-q", "--jobs", "1", "--", argument], stdout=subprocess.PIPE, stderr=errors,
                stdin=subprocess.PIPE if content is not None else subprocess.DEVNULL)
            if content is not None:
                threading.Thread(target=self.feed, args=(process.stdin, content), daemon=True).start()
            try:
                yield from self.batches(process.stdout, path, argument)
                code = process.wait()
            finally:
                process.kill()
                process.wait()
            if code != 0:
                errors.seek(0)
                message = errors.read().decode(errors="replace").strip()
                # A file that is no contact file is a result; a command that was killed is not.
                if code < 0 or code == 64:
                    raise RuntimeError(f"{path}: trunkline ended with {code}: {message}")
                yield from contact_tables.batches([{"table": "failures", "path": path, "message": message}])

    @staticmethod
    def feed(pipe, content):
        try:
            with pipe:
                pipe.write(content)
        except BrokenPipeError:
            pass  # The command says why it reads no further.

    def batches(self, pipe, path, argument):
        """Whole lines in pieces of a few megabytes, with the path that the driver knows in the place of the worker's."""
        rest = b""
        while True:
            chunk = pipe.read(self.CHUNK)
            end = chunk.rfind(b"\n") + 1
            if chunk and not end:
                rest += chunk
                continue
            lines, rest = rest + chunk[:end], chunk[end:]
            if lines:
                yield from contact_tables.parsed(lines, argument, path)
            if not chunk:
                return


def stage(spark, arguments, options):
    """Reads every file once; what comes of it is one table, which the others are taken from."""
    files = spark.read.format("binaryFile").option("recursiveFileLookup", "true").load(arguments.input)
    # Files that every worker can open are not sent through Spark.
    is_shared = not arguments.send_content and files.select("path").rdd.map(lambda row: row[0].startswith("file:")).fold(True, lambda a, b: a and b)
    files = files.select("path") if is_shared else files.select("path", "content")
    reader = Reader(arguments.command, options, version(arguments.driver_command or arguments.command))
    staged = os.path.join(arguments.output, "_staged")
    files.mapInArrow(reader, contact_tables.staged_type()).write.mode("overwrite").parquet(staged)
    return spark.read.parquet(staged), staged


def write(spark, frame, output):
    """Writes every table."""
    from pyspark.sql import functions as f

    sources = frame.where("table = 'sources'")
    paths = sorted(row["path"] for row in sources.select("path").collect())
    numbers = spark.createDataFrame(list(enumerate(paths, 1)), "source_number long, source_path string")
    # Rows of a file that was not read to its end have no source.
    rows = frame.join(f.broadcast(numbers), f.coalesce("source", "path") == f.col("source_path")).drop("source_path")
    key = f.shiftleft(f.col("source_number"), 32) + f.col("id")

    def save(name, table):
        table.write.mode("overwrite").parquet(os.path.join(output, name))

    save("sources", rows.where("table = 'sources'").withColumn("id", f.col("source_number")).select(*contact_tables.names("sources")))
    for name in ("contacts", "findings"):
        own = rows.where(f.col("table") == name).withColumn("id", key).withColumn("source_id", f.col("source_number"))
        save(name, own.select("source", *contact_tables.names(name)))
    contacts = rows.where("table = 'contacts'").withColumn("contact_id", key)
    for name in contact_tables.PARTS:
        parts = contacts.select("source", "contact_id", f.explode(name).alias("part"))
        save(name, parts.select("source", "contact_id", "part.*"))
    save("failures", frame.where("table = 'failures'").select("path", "message"))
    part = contacts.select("source", "contact_id", f.col("line").alias("contact_line"), f.explode("phone_numbers").alias("part"))
    rejected = part.where("part.verdict = 'rejected'").select("source", "contact_id", "contact_line", "part.*")
    save("rejected_numbers", rejected.select(
        "source", f.coalesce("line", "contact_line").alias("line"), "label", "raw", "reason",
        f.when(f.col("reason") == "disallowedCategory", f.coalesce("category", "reason")).otherwise(f.col("reason")).alias("category"),
        f.coalesce("region", f.concat(f.lit("+"), f.col("country_code").cast("string"))).alias("country"),
        *contact_tables.CITATION, "contact_id", "position"))


def totals(spark, output):
    """What the sources say, beside what was written; the sums that differ."""
    from pyspark.sql import functions as f

    def read(name):
        return spark.read.parquet(os.path.join(output, name))

    counts = ("contacts_seen", "contacts_stored", "contacts_skipped", "numbers", "numbers_accepted", "numbers_rejected",
              "numbers_ambiguous", "numbers_empty", "findings")
    said = read("sources").agg(f.count("*").alias("sources"), *(f.coalesce(f.sum(c), f.lit(0)).alias(c) for c in counts)).first().asDict()
    verdicts = {row["verdict"]: row["count"] for row in read("phone_numbers").groupBy("verdict").count().collect()}
    written = {
        "contacts_stored": read("contacts").count(), "numbers": sum(verdicts.values()),
        "findings": read("findings").agg(f.coalesce(f.sum("occurrences"), f.lit(0))).first()[0],
        **{f"numbers_{verdict}": verdicts.get(verdict, 0) for verdict in ("accepted", "rejected", "ambiguous", "empty")},
    }
    wrong = {name: (said[name], count) for name, count in written.items() if said[name] != count}
    rejected = read("rejected_numbers").count()
    if rejected != said["numbers_rejected"]:
        wrong["rejected_numbers"] = (said["numbers_rejected"], rejected)
    return {**said, "failures": read("failures").count()}, wrong


def positive(text):
    """An argument that is a whole number above 0."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number above 0")
    return int(text)


def arguments_of(words, doc, **further):
    """The arguments of a job over files, and the options of the command behind `--`. `further` are those of this job alone."""
    own, options = (words[:words.index("--")], words[words.index("--") + 1:]) if "--" in words else (words, [])
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("input", nargs="+")
    parser.add_argument("--output", required=True)
    parser.add_argument("--command", default="trunkline", help="where workers find the command")
    parser.add_argument("--send-content", action="store_true", help="send local files through Spark, too, where workers have others")
    parser.add_argument("--driver-command", help="where the driver finds it, if elsewhere")
    for name, settings in further.items():
        parser.add_argument(f"--{name}", **settings)
    return parser.parse_args(own), options


def main(words):
    arguments, options = arguments_of(words, __doc__)
    from pyspark.sql import SparkSession

    # One file a batch: a file may be as large as a batch can be.
    spark = SparkSession.builder.appName("clean contacts").getOrCreate()
    spark.sparkContext.addPyFile(contact_tables.__file__)
    spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", "1")
    frame, staged = stage(spark, arguments, options)
    write(spark, frame, arguments.output)
    said, wrong = totals(spark, arguments.output)
    path = spark._jvm.org.apache.hadoop.fs.Path(staged)
    path.getFileSystem(spark._jsc.hadoopConfiguration()).delete(path, True)
    print(json.dumps(said))
    for name, (expected, count) in wrong.items():
        print(f"clean_contacts: {name} should be {expected} and is {count}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
