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


def register(connection: Any) -> None:
    """Registers two functions with a connection.

    ``phone_number(cell, region)`` gives a struct with the columns of :func:`trunkline.classify`; ``e164(cell, region)``
    its ``e164``, the E.164 form of an accepted number. NULL gives NULL; a region of NULL means none.
    """
    classifier = Classifier()

    def phone_number(cells, regions):
        return classifier.classify(cells, regions)

    def e164(cells, regions):
        result = classifier.classify(cells, regions, columns=["e164"])
        chunks = result.chunks if isinstance(result, pa.ChunkedArray) else [result]
        # flatten() carries the nulls of the struct over to its field.
        return pa.chunked_array([chunk.flatten()[0] for chunk in chunks], pa.string())

    fields = {name: "VARCHAR" for name in COLUMNS}
    fields.update(country_code="SMALLINT", rule_id="INTEGER")
    structure = "STRUCT(" + ", ".join(f"{name} {kind}" for name, kind in fields.items()) + ")"
    arguments = ["VARCHAR", "VARCHAR"]
    settings = {"type": "arrow", "null_handling": "special", "side_effects": False}
    connection.create_function("phone_number", phone_number, arguments, structure, **settings)
    connection.create_function("e164", e164, arguments, "VARCHAR", **settings)
