"""The README's way to classify a column in DataFusion."""

import pyarrow
import pytest
from conftest import FIELDS

import trunkline

datafusion = pytest.importorskip("datafusion")


def test_a_function_of_sql(rows, expected):
    def number(cells, regions):
        return trunkline.classify(cells, regions, columns=list(FIELDS))

    numbers = trunkline.classify(pyarrow.array(["x"]), columns=list(FIELDS)).type
    context = datafusion.SessionContext()
    text = pyarrow.string()
    context.register_udf(datafusion.udf(number, [text, text], numbers, "stable", "phone_number"))
    columns = zip(*rows)
    types = (pyarrow.int32(), text, text)
    table = pyarrow.table([pyarrow.array(c, t) for c, t in zip(columns, types)], names=["id", "region", "cell"])
    context.register_record_batches("people", [table.to_batches()])
    found = context.sql("SELECT phone_number(cell, region) AS number FROM people ORDER BY id").to_pydict()["number"]
    assert [tuple((number or {}).get(field) for field in FIELDS) for number in found] == expected
