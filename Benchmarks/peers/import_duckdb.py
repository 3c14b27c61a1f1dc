"""Reads a CSV file with DuckDB: into a table of a new database file, or only to count its rows.

    python3 import_duckdb.py FILE [DATABASE]
"""

import sys

import duckdb

source = sys.argv[1].replace("'", "''")
rows = f"read_csv('{source}', all_varchar = true, header = true)"
if len(sys.argv) > 2:
    connection = duckdb.connect(sys.argv[2])
    connection.execute(f"CREATE TABLE t AS SELECT * FROM {rows}")
    connection.close()
else:
    # Every column is looked at, or else most would not be read.
    duckdb.sql(f"SELECT count(*), count(COLUMNS(*)) FROM {rows}").fetchall()
