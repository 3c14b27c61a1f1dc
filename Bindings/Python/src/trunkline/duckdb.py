"""Functions for DuckDB, over Arrow columns.

>>> import duckdb, trunkline.duckdb
>>> connection = duckdb.connect()
>>> trunkline.duckdb.register(connection)
>>> connection.sql("SELECT e164('(650) 253-0000', 'US')").fetchall()
[('+16502530000',)]
"""

from typing import Any

import pyarrow as pa

from ._classifier import Classifier
from ._columns import COLUMNS
from ._regions import UnknownRegion


def register(connection: Any) -> None:
    """Registers two functions with a connection; those that it registered before are replaced.

    ``phone_number(cell, region)`` gives a struct with the columns of :func:`trunkline.classify`; ``e164(cell, region)``
    its ``e164``: the E.164 form of the first number of the cell if it is accepted. NULL gives NULL; a region of NULL means none,
    and one that does not exist is an error, which names it.
    """
    classifier = Classifier()

    def read(cells, regions, columns):
        try:
            return classifier.classify(cells, regions, columns=columns)
        except UnknownRegion as error:
            # Its row is one of the rows that DuckDB passes at once.
            raise UnknownRegion(error.region) from None

    def phone_number(cells, regions):
        return read(cells, regions, None)

    def e164(cells, regions):
        result = read(cells, regions, ["e164"])
        chunks = result.chunks if isinstance(result, pa.ChunkedArray) else [result]
        # flatten() carries the nulls of the struct over to its field.
        return pa.chunked_array([chunk.flatten()[0] for chunk in chunks], pa.string())

    fields = {name: "VARCHAR" for name in COLUMNS}
    fields.update(country_code="SMALLINT", rule_id="INTEGER")
    structure = "STRUCT(" + ", ".join(f"{name} {kind}" for name, kind in fields.items()) + ")"
    _create(connection, "phone_number", phone_number, structure)
    _create(connection, "e164", e164, "VARCHAR")


def _create(connection: Any, name: str, function: Any, result: str) -> None:
    """Creates a function over two columns of strings, in the place of one that the connection has."""
    import duckdb

    try:
        connection.remove_function(name)
    except duckdb.InvalidInputException:
        pass
    settings = {"type": "arrow", "null_handling": "special", "side_effects": False}
    connection.create_function(name, function, ["VARCHAR", "VARCHAR"], result, **settings)
