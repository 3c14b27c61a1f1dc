"""Regions as people and tables write them, in columns and in DuckDB."""

import pytest
from test_regions import CELL, KNOWN, NONE, UNKNOWN

import trunkline

pa = pytest.importorskip("pyarrow")


@pytest.mark.parametrize("settings", [{}, {"every_number": True}, {"whole_cells": True}])
@pytest.mark.parametrize("region", UNKNOWN)

def test_an_unknown_region_is_an_error_with_its_row(region, settings):
    cells, regions = [CELL] * 5, ["US", None, "", region, "ZZ"]
    shown = f"row 3: {region!r} is not a region"
    for column in (cells, pa.chunked_array([cells[:2], cells[2:]])):
        for kind in (pa.string(), pa.large_string(), pa.string_view()):
            with pytest.raises(ValueError) as raised:
                trunkline.classify(column, pa.array(regions, kind), **settings)
            assert str(raised.value).startswith(shown)
    with pytest.raises(ValueError):
        trunkline.classify(cells, region, **settings)


def test_known_regions_and_none():
    regions = KNOWN + NONE
    result = trunkline.classify([CELL] * len(regions), regions)
    assert result.field("e164").to_pylist() == ["+16502530000"] * len(KNOWN) + [None] * len(NONE)
    with_own = trunkline.Classifier("US").classify([CELL] * 3, [None, "", " "])
    assert with_own.field("e164").to_pylist() == ["+16502530000"] * 3


def test_a_region_beside_no_cell_is_not_read():
    assert trunkline.classify([None, CELL], ["USA", "US"]).to_pylist()[0] is None


def test_duckdb():
    duckdb = pytest.importorskip("duckdb")
    connection = duckdb.connect()
    trunkline.duckdb.register(connection)
    assert connection.sql(f"SELECT e164('{CELL}', ' us '), e164('{CELL}', NULL)").fetchall() == [("+16502530000", None)]
    for function in ("e164", "phone_number"):
        with pytest.raises(duckdb.Error, match="'USA' is not a region") as raised:
            connection.sql(f"SELECT {function}('{CELL}', 'USA')").fetchall()
        assert "row" not in str(raised.value)
