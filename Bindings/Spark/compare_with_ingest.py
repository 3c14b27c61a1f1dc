#!/usr/bin/env python3
"""Compares every row that a job has written with a database that `trunkline ingest` made of the same files.

    compare_with_ingest.py OUTPUT DATABASE

Rows are compared in full, by the place of their contact in its source in the place of keys. Prints how many differ by table; exit
code 1 if any does. Needs duckdb and pyarrow.
"""

import pathlib
import sqlite3
import sys
import urllib.parse

import duckdb
import pyarrow

import contact_tables

BATCH = 100_000


def _stored(connection, sql, names, types):
    """The rows of a query as batches, so that a table of any size needs little memory."""
    schema = pyarrow.schema(list(zip(names, types)))
    cursor = connection.execute(sql)

    def batches():
        while rows := cursor.fetchmany(BATCH):
            columns = [pyarrow.array(column, kind) for column, kind in zip(zip(*rows), types)]
            yield pyarrow.RecordBatch.from_arrays(columns, schema=schema)

    return pyarrow.RecordBatchReader.from_batches(schema, batches())


def _queries(name):
    """The same rows from the database and from the output: the path of the source, the ordinal of the contact, the columns."""
    apart = {"id", "source_id"}
    columns = [column for column in contact_tables.TABLES[name] if column not in apart]
    if name == "sources":
        return columns, f"SELECT {', '.join(columns)} FROM sources", f"SELECT {', '.join(columns)} FROM output"
    # A database counts the line of a number from the line of its contact.
    lines = {"line": "contacts.line + own.line_offset"} if name == "phone_numbers" else {}
    own = ", ".join(lines.get(column, f"own.{column}") for column in columns if column not in contact_tables.CITATION)
    if name == "phone_numbers":
        own += ", template, nullif(rules.note, ''), nullif(source_name, ''), nullif(source_url, '')"
    plain = ", ".join(f"output.{column}" for column in columns)
    if name in contact_tables.PARTS:
        rules = "LEFT JOIN rules ON rules.id = rule_id" if name == "phone_numbers" else ""
        return (["source", "contact", *columns],
                f"SELECT path, contacts.ordinal, {own} FROM {name} AS own JOIN contacts ON contacts.id = own.contact_id"
                f" JOIN sources ON sources.id = contacts.source_id {rules}",
                f"SELECT output.source, contacts.ordinal, {plain} FROM output JOIN contacts ON contacts.id = output.contact_id")
    return (["source", *columns], f"SELECT path, {own} FROM {name} AS own JOIN sources ON sources.id = source_id",
            f"SELECT output.source, {plain} FROM output")


def differences(output, database):
    """For each table, how many rows are not on both sides, and how many there are."""
    result = {}
    # DuckDB reads from threads of its own, one at a time.
    stored = sqlite3.connect(database, check_same_thread=False)
    for name in contact_tables.TABLES:
        names, ours, theirs = _queries(name)
        columns = contact_tables.TABLES[name]
        types = [pyarrow.int64() if column == "contact" else columns.get(column, pyarrow.string()) for column in names]
        connection = duckdb.connect()
        connection.execute("SET memory_limit = '4GB'")
        connection.execute("SET preserve_insertion_order = false")
        for view, folder in (("output", name), ("contacts", "contacts")):
            connection.execute(f"CREATE VIEW {view} AS SELECT * FROM read_parquet('{output}/{folder}/*.parquet')")
        reader = _stored(stored, ours, names, types)
        connection.execute("CREATE TABLE stored AS SELECT * FROM reader")
        # Spark names files by URLs.
        path = "path" if name == "sources" else "source"
        connection.create_function("as_path", lambda url: urllib.parse.unquote(urllib.parse.urlparse(url).path), [str], str)
        connection.execute(f"CREATE TABLE written ({', '.join(f'{n} {_sql(t)}' for n, t in zip(names, types))})")
        connection.execute(f"INSERT INTO written {theirs}")
        connection.execute(
            f"CREATE TABLE paths AS SELECT url, as_path(url) AS path FROM (SELECT DISTINCT {path} AS url FROM written)")
        connection.execute(
            f"CREATE VIEW named AS SELECT written.* REPLACE (paths.path AS {path}) FROM written JOIN paths ON url = written.{path}")
        missing, extra, rows = connection.execute(
            "SELECT (SELECT count(*) FROM (FROM stored EXCEPT ALL FROM named)),"
            " (SELECT count(*) FROM (FROM named EXCEPT ALL FROM stored)), (SELECT count(*) FROM stored)").fetchone()
        result[name] = (missing + extra, rows)
    return result


def differing_outputs(one, other):
    """The tables whose rows are not the same in two outputs."""
    connection = duckdb.connect()
    wrong = []
    for name in [*contact_tables.TABLES, "rejected_numbers"]:
        first, second = (f"FROM read_parquet('{folder}/{name}/*.parquet')" for folder in (one, other))
        count = connection.execute(
            f"SELECT count(*) FROM (({first} EXCEPT ALL {second}) UNION ALL ({second} EXCEPT ALL {first}))").fetchone()[0]
        if count:
            wrong.append(name)
    return wrong


def _sql(kind):
    return "BIGINT" if kind == pyarrow.int64() else "VARCHAR"


def main(output, database):
    found = differences(pathlib.Path(output), database)
    for name, (count, rows) in found.items():
        print(f"{name}: {count} of {rows} rows differ")
    return 1 if any(count for count, _ in found.values()) else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
