"""A plugin for sqlite-utils: the functions are there in every command."""

from sqlite_utils import hookimpl

from . import load


@hookimpl
def prepare_connection(conn):
    conn.enable_load_extension(True)
    load(conn)
    conn.enable_load_extension(False)
