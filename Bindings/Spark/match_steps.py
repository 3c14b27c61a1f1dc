"""The rows of `trunkline match-step`, and calls of it for the rows of a worker.

A row has a bucket, a kind, two numbers, a weight and bytes; a frame is the number of rows and the columns as Arrow has them in memory.
"""

import struct
import subprocess
import tempfile

import clean_contacts
import pyarrow

SCHEMA = "bucket int, kind int, first long, second long, weight int, content binary"
KINDS = {name: number for number, name in enumerate(
    "contacts sample boundary valueNames crowdedValues rows size counts frequencies usualCounts holders people pair told bridgeNames"
    " bridge keys crowdedKey want taught pattern lesson member contact book failure source".split(), 1)}
WIDTHS = (4, 4, 8, 8, 4)


def schema():
    return pyarrow.schema([
        ("bucket", pyarrow.int32()), ("kind", pyarrow.int32()), ("first", pyarrow.int64()), ("second", pyarrow.int64()),
        ("weight", pyarrow.int32()), ("content", pyarrow.binary())])


def frame(batch):
    """The frame of a record batch."""
    size = batch.num_rows
    parts = [struct.pack("<I", size)]
    for column, width in zip(batch.columns, WIDTHS):
        parts.append(column.buffers()[1][column.offset * width:(column.offset + size) * width])
    column = batch.columns[-1]
    _, offsets, data = column.buffers()
    if column.offset or struct.unpack_from("<i", offsets)[0]:
        raise RuntimeError("Spark gave a part of a column")
    parts.append(offsets[:4 * (size + 1)])
    end = struct.unpack_from("<i", offsets, 4 * size)[0]
    return b"".join(parts if not end else [*parts, data[:end]])


def batches(pipe):
    """The record batches of all frames that come from a pipe."""
    columns = schema()
    while head := pipe.read(4):
        size = struct.unpack("<I", head)[0]
        buffers = [pyarrow.py_buffer(pipe.read(size * width)) for width in WIDTHS]
        offsets = pipe.read(4 * (size + 1))
        data = pyarrow.py_buffer(pipe.read(struct.unpack_from("<i", offsets, 4 * size)[0]))
        arrays = [pyarrow.Array.from_buffers(field.type, size, [None, buffer]) for field, buffer in zip(columns, buffers)]
        arrays.append(pyarrow.Array.from_buffers(pyarrow.binary(), size, [None, pyarrow.py_buffer(offsets), data]))
        yield pyarrow.RecordBatch.from_arrays(arrays, schema=columns)


class Step:
    """A call of the command for the rows of one worker; pickled with the job."""

    def __init__(self, command, expected, words, facts=None):
        self.command, self.expected, self.words, self.facts = command, expected, words, facts

    def __call__(self, pieces):
        self.check()
        words = self.words
        if self.facts:
            from pyspark import SparkFiles

            words = [*words, "--facts", SparkFiles.get(self.facts)]
        yield from self.run(words, (frame(batch) for batch in pieces if batch.num_rows))

    def check(self):
        found = clean_contacts.version(self.command)
        if found != self.expected:
            raise clean_contacts.PlanVersionError(f"this worker has {found}, the driver {self.expected}; send the same command to both")

    def run(self, words, pieces):
        """What the command makes of bytes, all of which it takes before it answers."""
        with tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                [self.command, "match-step", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors)
            try:
                try:
                    with process.stdin as pipe:
                        for piece in pieces:
                            pipe.write(piece)
                except BrokenPipeError:
                    pass  # The command says why it reads no further.
                yield from batches(process.stdout)
                code = process.wait()
            finally:
                process.kill()
                process.wait()
            if code:
                errors.seek(0)
                message = errors.read().decode(errors="replace").strip()
                raise RuntimeError(f"trunkline match-step {' '.join(words)} ended with {code}: {message}")


class Read(Step):
    """Calls of the command that read files, or parts of them."""

    def __init__(self, command, expected, files, options):
        super().__init__(command, expected, options)
        self.files = files

    def __call__(self, pieces):
        self.check()
        for batch in pieces:
            for row in batch.to_pylist():
                path, number, part = self.files[row["id"]] if "id" in row else (row["path"], self.files[row["path"]], "0/1")
                content = row.get("content")
                words = ["read", f"--number={number}", f"--part={part}", *self.words, "--", "-" if "content" in row else path]
                yield from self.run(words, [content] if content else [])


def components(edges, kept):
    """The lowest number of the component of each number of edges (first, second), by alternating stars: Kiveris et al., 2014."""
    from pyspark.sql import Window, functions as f

    former = None
    while True:
        for both in (True, False):
            pairs = edges.select(f.greatest("first", "second").alias("node"), f.least("first", "second").alias("other"))
            if both:
                pairs = pairs.union(pairs.select("other", "node"))
            lowest = f.least("node", f.min("other").over(Window.partitionBy("node")))
            stars = pairs.withColumn("lowest", lowest)
            large = stars.where("other > node").select(f.col("other").alias("first"), f.col("lowest").alias("second"))
            small = stars.select(f.col("other").alias("first"), f.col("lowest").alias("second")).union(stars.select("node", "lowest"))
            edges = (large if both else small).where("first <> second").distinct()
        edges = kept(edges)
        state = edges.agg(f.count("*"), f.sum(f.xxhash64("first", "second").cast("decimal(38,0)"))).first()
        if state == former:
            return edges.select(f.col("first").alias("node"), f.col("second").alias("component")).union(
                edges.select("second", "second").distinct())
        former = state
