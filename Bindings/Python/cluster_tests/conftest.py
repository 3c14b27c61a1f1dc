"""What the tests of clusters share: seeded cells, and what the library says of each, one by one."""

import os
import pathlib
import sys

import pytest

import trunkline

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "conformance"))
import cells as seeded  # noqa: E402

# Jobs of seconds gain nothing by a compiler that optimizes what runs for minutes.
os.environ.setdefault("JAVA_TOOL_OPTIONS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC")

FIELDS = ("e164", "form", "verdict", "reason", "country_code", "region")


@pytest.fixture(scope="session")
def rows():
    """Rows of a number, a region and a cell; every hundredth cell is missing."""
    generated = seeded.generate(4000, 7)
    return [(i, region or None, None if i % 100 == 99 else cell) for i, (region, cell) in enumerate(generated)]


@pytest.fixture(scope="session")
def expected(rows):
    result = []
    for _, region, cell in rows:
        if cell is None:
            result.append((None,) * len(FIELDS))
        else:
            number = trunkline.numbers(cell, region)[0]
            result.append(tuple(getattr(number, field) for field in FIELDS))
    return result
