"""Databases of contacts: their files and their rows."""

import hashlib
import pathlib
import sqlite3


def remove(database):
    """Removes a database with what SQLite keeps beside it."""
    for ending in ("", "-journal", "-wal", "-shm"):
        pathlib.Path(f"{database}{ending}").unlink(missing_ok=True)


def objects(connection):
    """The tables, indexes and views, with their SQL."""
    return connection.execute("SELECT type, name, sql FROM sqlite_schema ORDER BY type, name").fetchall()


def open_read_only(database):
    """A connection that gives texts as the bytes that are stored."""
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    connection.text_factory = bytes
    return connection


def dump(database):
    """Everything in a database; nothing if it cannot be read."""
    try:
        with open_read_only(database) as connection:
            found = objects(connection)
            tables = [name.decode() for kind, name, _ in found if kind == b"table"]
            return [found] + [connection.execute(f'SELECT * FROM "{name}"').fetchall() for name in tables]
    except sqlite3.Error:
        return None


def digest(database):
    """The hash of a whole database: its schema, and the rows of every table in order, but for the times of changes, and for the
    changes that say in how many runs its sources were read."""
    total = hashlib.sha256()
    with open_read_only(database) as connection:
        for kind, name, sql in objects(connection):
            total.update(repr((kind, name, sql)).encode())
            if kind != b"table":
                continue
            columns = [column[1].decode() for column in connection.execute(f'PRAGMA table_info("{name.decode()}")')]
            kept = ", ".join(f'"{column}"' for column in columns if (name, column) != (b"changes", "at"))
            # What is left out enters these digests, and that of the digests.
            condition = {
                b"_digests": " WHERE table_name NOT IN ('changes', 'kept_rows', '_digests')",
                b"changes": " WHERE kind <> 'ingest'", b"kept_rows": ' WHERE "row" IS NOT NULL',
            }.get(name, "")
            # In key order, which is the order in the file.
            rows = connection.execute(f'SELECT {kept} FROM "{name.decode()}"{condition}')
            while part := rows.fetchmany(10_000):
                total.update(repr(part).encode())
    return total.hexdigest()
