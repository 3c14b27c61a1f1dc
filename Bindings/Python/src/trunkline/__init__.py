"""Phone numbers to E.164 forms, categories and reasons.

>>> import trunkline
>>> trunkline.number("(212) 555-0123", "US")
<Number '(212) 555-0123': entertainment +12125550123>
>>> trunkline.e164("(650) 253-0000", "US")
'+16502530000'
>>> trunkline.classify(["(650) 253-0000", "911"], region="US").to_pylist()[1]["reason"]
'emergency'

The engine, its numbering plans and its verdicts are those of the command ``trunkline``.
"""

from functools import lru_cache as _lru_cache
from importlib import import_module as _import_module
from typing import Any, Iterable, List, Optional

from ._classifier import Classifier
from ._library import library as _library
from ._number import CATEGORIES, REASONS, REPAIRS, STYLES, VERDICTS, Number, Rule, rule
from ._version import __version__

__all__ = [
    "CATEGORIES",
    "REASONS",
    "REPAIRS",
    "STYLES",
    "VERDICTS",
    "Classifier",
    "Number",
    "Rule",
    "classify",
    "e164",
    "explain",
    "format",
    "number",
    "numbers",
    "plan_version",
    "rule",
]

plan_version: str = _library.trunkline_plan_version().decode()
"""The release of the numbering metadata, as ``9.0.43``."""

REASONS = tuple(word for word in REASONS if word)


def __getattr__(name: str) -> Any:
    # The modules for DuckDB and Spark need pyarrow: they are imported when they are first used.
    if name in ("duckdb", "spark"):
        return _import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@_lru_cache(maxsize=512)
def _classifier(region: Optional[str]) -> Classifier:
    return Classifier(region)


def classify(
    column: Any, region: Any = None, *, columns: Optional[Iterable[str]] = None, every_number: bool = False,
    whole_cells: bool = False,
) -> Any:
    """Reads a column of cells: pyarrow, polars, pandas, or any iterable of strings.

    The result is a column of structs with the fields ``e164``, ``extension``, ``country_code``, ``region``,
    ``category``, ``verdict``, ``reason``, ``rule_id``, ``repairs`` and ``form``. It describes the first number of each cell.
    ``e164`` is null unless the number was accepted, so that it can be stored; ``form`` is that of every number that a plan
    takes. The others are named and typed as the columns of ``phone_numbers`` in a database of Trunkline. pandas gets a
    DataFrame, polars a Series of structs. A null gives a null, as does a missing value of pandas. Integers are read as their
    digits, and a column without any value is read as nulls, whatever its type.

    region: one region for all rows, as ``"US"``, or a column with a region for each row; null is none. Two columns of pandas have
        the same index.
    columns: the names of the columns that are wanted; None for all.
    every_number: whether each row is a list of such structs, one for each number of the cell.
    whole_cells: whether each cell is read as one number, like :func:`number`; faster where no cell holds several.

    Raises TypeError if the column holds anything else than strings and integers, ValueError for an unknown region, which it names
    with its row, for an unknown column name, for a region column of other rows and for both ``every_number`` and ``whole_cells``,
    and ImportError without pyarrow.
    """
    settings = {"columns": columns, "every_number": every_number, "whole_cells": whole_cells}
    if region is None or isinstance(region, str):
        return _classifier(region or None).classify(column, **settings)
    return _classifier(None).classify(column, region, **settings)


def number(text: Optional[str], region: Optional[str] = None) -> Number:
    """Reads a text as one number."""
    return _classifier(region or None).number(text)


def numbers(cell: Optional[str], region: Optional[str] = None) -> List[Number]:
    """Reads every number of a cell, in order."""
    return _classifier(region or None).numbers(cell)


def e164(cell: Optional[str], region: Optional[str] = None) -> Optional[str]:
    """The E.164 form of the first number of a cell if it is accepted, else None: the ``e164`` of :func:`classify`.

    :func:`number` reads the whole text as one number, :func:`numbers` every number of a cell.
    """
    return _classifier(region or None).first(cell).e164


def format(cell: Optional[str], region: Optional[str] = None, style: str = "international") -> Optional[str]:
    """The first number of a cell in a style if it is accepted, else None."""
    found = _classifier(region or None).first(cell)
    return found.format(style) if found.verdict == "accepted" else None


def explain(text: Optional[str], region: Optional[str] = None) -> str:
    """How a text is read, step by step."""
    return _classifier(region or None).explain(text)
