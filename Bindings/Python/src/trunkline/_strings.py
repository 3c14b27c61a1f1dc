"""Columns of any library as Arrow columns of strings. Needs pyarrow."""

import numbers
from typing import Any, Optional

import pyarrow as pa
import pyarrow.compute as pc


def strings(values: Any) -> Any:
    """An Array or ChunkedArray of strings, of a layout that the library reads; strings of such a layout are not copied.

    Integers are read as their digits. A column without any value is one of nulls, whatever its type. Raises TypeError for other
    types, and for a value of another type in a column of Python objects.
    """
    return _read(_arrow(values))


def _arrow(values: Any) -> Any:
    """A column as Arrow."""
    if isinstance(values, (pa.Array, pa.ChunkedArray)):
        return values
    if isinstance(values, (str, bytes)):
        raise TypeError("a column is needed, not one text; for one text there is trunkline.number()")
    if getattr(values, "ndim", 1) != 1:
        raise TypeError(f"a column is needed, not a {type(values).__name__}; choose one, as frame['phone']")
    is_pandas = type(values).__module__.startswith("pandas")
    if not is_pandas and hasattr(values, "__arrow_c_stream__"):
        return pa.chunked_array(values)
    if not is_pandas and hasattr(values, "__arrow_c_array__"):
        return pa.array(values)
    if not is_pandas:
        values = list(values)
    try:
        # pandas' own conversion keeps its missing values missing.
        return pa.array(values, from_pandas=True)
    except (pa.ArrowInvalid, pa.ArrowTypeError, OverflowError, UnicodeEncodeError):
        return pa.array([_bytes(row, value) for row, value in enumerate(values)], pa.binary()).view(pa.string())


def _bytes(row: int, value: Any) -> Optional[bytes]:
    """A Python value of a column as UTF-8, surrogates as in :func:`trunkline.number`."""
    if isinstance(value, numbers.Integral) and not isinstance(value, bool):
        value = str(int(value))
    if isinstance(value, str):
        return value.encode(errors="surrogatepass")
    if _is_missing(value):
        return None
    raise TypeError(f"row {row}: a string is needed, not {type(value).__name__}")


def _is_missing(value: Any) -> bool:
    """True if a value is None, NaN, or a missing one of pandas."""
    try:
        return pa.array([value], from_pandas=True).null_count == 1
    except (pa.ArrowException, OverflowError):
        return False


def _read(values: Any) -> Any:
    kind = values.type
    if pa.types.is_string(kind) or pa.types.is_large_string(kind) or _is_view(kind):
        return values
    if isinstance(values, pa.ChunkedArray):
        chunks = [_read(chunk) for chunk in values.chunks]
        return pa.chunked_array(chunks) if chunks else pa.chunked_array([], _read(pa.nulls(0, kind)).type)
    if isinstance(values, pa.ExtensionArray):
        return _read(values.storage)
    if pa.types.is_dictionary(kind):
        return _takeable(values.dictionary).take(values.indices)
    if pa.types.is_run_end_encoded(kind):
        # The parts of a slice are those of the whole.
        runs = pa.RunEndEncodedArray.from_arrays(values.run_ends, _takeable(values.values))
        return pc.run_end_decode(runs.slice(values.offset, len(values)))
    if values.null_count == len(values):
        return pa.nulls(len(values), pa.string())
    if pa.types.is_integer(kind):
        return values.cast(pa.string())
    raise TypeError(f"a column of strings is needed, not of {kind}; cast it to strings first")


def _takeable(values: Any) -> Any:
    """Strings of a layout that pyarrow chooses rows from: it does not from views."""
    return _read(values).cast(pa.large_string())


def _is_view(kind: Any) -> bool:
    return hasattr(pa.types, "is_string_view") and pa.types.is_string_view(kind)
