"""Trunkline's functions for SQLite.

>>> import sqlite3, sqlite_trunkline
>>> connection = sqlite3.connect(":memory:")
>>> connection.enable_load_extension(True)
>>> sqlite_trunkline.load(connection)
>>> connection.execute("SELECT e164('(650) 253-0000', 'US')").fetchone()
('+16502530000',)
"""

import os
import sqlite3

from ._version import __version__

__all__ = ["load", "loadable_path"]


def loadable_path() -> str:
    """The path of the extension without its suffix, as ``load_extension`` wants it."""
    return os.environ.get("TRUNKLINE_SQLITE") or os.path.join(os.path.dirname(os.path.abspath(__file__)), "trunkline0")


def load(connection: sqlite3.Connection) -> None:
    """Loads the extension into a connection, whose ``enable_load_extension(True)`` was called."""
    connection.load_extension(loadable_path())
