"""Rows of `trunkline match-step`, calls of it for the rows of a worker, and the components of pairs.

A row has a bucket, a kind, two numbers, a weight and bytes. A frame is the number of rows and their columns as Arrow has them in memory.
"""

import contextlib
import struct
import subprocess
import tempfile

import clean_contacts
import pyarrow

SCHEMA = "bucket int, kind int, first long, second long, weight int, content binary"
TYPES = {"int": pyarrow.int32(), "long": pyarrow.int64(), "binary": pyarrow.binary()}
ARROW = pyarrow.schema([(name, TYPES[kind]) for name, kind in map(str.split, SCHEMA.split(","))])
KINDS = {name: number for number, name in enumerate(
    "contacts sample boundary valueNames crowdedValues rows size counts frequencies usualCounts holders people pairs pair told bridgeNames"
    " bridge keys crowdedKey want taught pattern lesson label member contact book failure source".split(), 1)}


def frame(batch):
    """The frame of a record batch."""
    if any(column.offset for column in batch.columns):
        batch = batch.take(pyarrow.array(range(batch.num_rows)))
    size, columns = batch.num_rows, batch.columns
    parts = [columns[place].buffers()[1][:size * field.type.bit_width // 8] for place, field in enumerate(ARROW) if field.name != "content"]
    _, offsets, data = columns[-1].buffers()
    end = struct.unpack_from("<i", offsets, 4 * size)[0]
    return b"".join([struct.pack("<I", size), *parts, offsets[:4 * (size + 1)], data[:end] if end else b""])


def batches(pipe):
    """The record batches of the frames that come from a pipe."""
    while head := pipe.read(4):
        size = struct.unpack("<I", head)[0]
        buffers = [[None, pyarrow.py_buffer(pipe.read(size * field.type.bit_width // 8))] for field in ARROW if field.name != "content"]
        offsets = pipe.read(4 * (size + 1))
        data = pipe.read(struct.unpack_from("<i", offsets, 4 * size)[0])
        buffers.append([None, pyarrow.py_buffer(offsets), pyarrow.py_buffer(data)])
        yield pyarrow.RecordBatch.from_arrays(
            [pyarrow.Array.from_buffers(field.type, size, own) for field, own in zip(ARROW, buffers)], schema=ARROW)


class Step:
    """Calls of the command for the rows of one worker; pickled with the job."""

    def __init__(self, command, version, words, facts=None):
        self.command, self.version, self.words, self.facts = command, version, words, facts

    def __call__(self, pieces):
        from pyspark import SparkFiles

        clean_contacts.require_version(self.command, self.version)
        words = [*self.words, "--facts", SparkFiles.get(self.facts)] if self.facts else self.words
        yield from self.run(words, (frame(batch) for batch in pieces if batch.num_rows))

    def run(self, words, pieces):
        """What the command makes of bytes; it takes all of them before it answers."""
        words = [self.command, "match-step", *words]
        with tempfile.TemporaryFile() as errors, subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors) as process:
            # The command says why it reads no further.
            with contextlib.suppress(BrokenPipeError), process.stdin as pipe:
                pipe.writelines(pieces)
            yield from batches(process.stdout)
            if code := process.wait():
                errors.seek(0)
                raise RuntimeError(f"{' '.join(words)} ended with {code}: {errors.read().decode(errors='replace').strip()}")


class Read(Step):
    """Calls of the command that read files (path, number, content), or parts of them (path, number, part)."""

    def __call__(self, pieces):
        clean_contacts.require_version(self.command, self.version)
        for batch in pieces:
            for row in batch.to_pylist():
                words = ["read", f"--number={row['number']}", f"--part={row.get('part', '0/1')}", *self.words, "--"]
                yield from self.run([*words, "-" if "content" in row else row["path"]], [row.get("content", b"")])


def components(edges, kept):
    """The lowest number of the component of each number of the edges (first, second), by alternating stars.

    Kiveris and others, Connected Components in MapReduce and Beyond (2014): https://doi.org/10.1145/2670979.2670997
    """
    from pyspark.sql import Window, functions as f

    former, state = None, 0
    while state != former:
        former = state
        for is_large in (True, False):
            ends = edges.select(f.greatest("first", "second").alias("node"), f.least("first", "second").alias("other"))
            ends = ends.union(ends.select("other", "node")) if is_large else ends
            stars = ends.withColumn("lowest", f.least("node", f.min("other").over(Window.partitionBy("node"))))
            higher = stars.where("other > node") if is_large else stars.union(stars.select("node", "node", "lowest"))
            edges = higher.selectExpr("other AS first", "lowest AS second").where("first <> second").distinct()
        edges = kept(edges)
        state = edges.selectExpr("count(*)", "sum(CAST(xxhash64(first, second) AS DECIMAL(38, 0)))").first()
    return edges.selectExpr("first AS node", "second AS component").union(edges.select("second", "second").distinct())
