"""Columns of strings, by the Arrow C Data Interface. Needs pyarrow."""

import ctypes
from typing import Any, Iterable, Optional

try:
    import pyarrow as pa
except ImportError as error:  # pragma: no cover
    raise ImportError("columns need pyarrow: pip install 'trunkline[arrow]'") from error

from ._library import ArrowArray, ArrowSchema, check, library

COLUMNS = (
    "e164", "extension", "country_code", "region", "category", "verdict", "reason", "rule_id", "repairs", "form",
)
EVERY_NUMBER = 1
WHOLE_CELLS = 2


def _address(value: ctypes.Structure) -> int:
    return ctypes.addressof(value)


def type_of(columns: Optional[Iterable[str]] = None, every_number: bool = False) -> pa.DataType:
    """The type of the results."""
    types = {"country_code": pa.int16(), "rule_id": pa.int32()}
    wanted = COLUMNS if columns is None else [name for name in COLUMNS if name in set(columns)]
    struct = pa.struct([pa.field(name, types.get(name, pa.string())) for name in wanted])
    return pa.list_(pa.field("item", struct)) if every_number else struct


def _bits(columns: Optional[Iterable[str]]) -> int:
    if columns is None:
        return 0
    wanted = [columns] if isinstance(columns, str) else list(columns)
    for name in wanted:
        if name not in COLUMNS:
            raise ValueError(f"unknown column {name!r}; columns are {', '.join(COLUMNS)}")
    if not wanted:
        raise ValueError(f"no column is wanted; columns are {', '.join(COLUMNS)}")
    return sum(1 << COLUMNS.index(name) for name in set(wanted))


def _strings(values: Any) -> Any:
    """A column of any library as an Array or ChunkedArray of strings; strings are not copied."""
    if not isinstance(values, (pa.Array, pa.ChunkedArray)):
        if type(values).__module__.startswith("pandas"):
            # pandas' own conversion keeps its missing values missing.
            values = pa.Array.from_pandas(values)
        elif hasattr(values, "__arrow_c_stream__"):
            values = pa.chunked_array(values)
        elif hasattr(values, "__arrow_c_array__"):
            values = pa.array(values)
        elif isinstance(values, (str, bytes)):
            raise TypeError("a column is needed, not one text; for one text there is trunkline.number()")
        else:
            values = pa.array(list(values), pa.string(), from_pandas=True)
    kind = values.type
    if pa.types.is_string(kind) or pa.types.is_large_string(kind):
        return values
    if hasattr(pa.types, "is_string_view") and pa.types.is_string_view(kind):
        return values
    if pa.types.is_dictionary(kind):
        return _strings(values.cast(kind.value_type))
    if pa.types.is_integer(kind) or pa.types.is_null(kind):
        return values.cast(pa.string())
    raise TypeError(f"a column of strings is needed, not of {kind}; cast it to strings first")


def _classify_chunk(handle, cells, regions, bits: int, flags: int):
    schema, array = ArrowSchema(), ArrowArray()
    region_schema, region_array = ArrowSchema(), ArrowArray()
    output_schema, output = ArrowSchema(), ArrowArray()
    cells._export_to_c(_address(array), _address(schema))
    if regions is not None:
        regions._export_to_c(_address(region_array), _address(region_schema))
    try:
        code = library.trunkline_classify_arrow(
            handle,
            _address(schema),
            _address(array),
            None if regions is None else _address(region_schema),
            None if regions is None else _address(region_array),
            bits,
            flags,
            _address(output_schema),
            _address(output),
        )
    finally:
        # Importing what was exported releases it.
        pa.Array._import_from_c(_address(array), _address(schema))
        if regions is not None:
            pa.Array._import_from_c(_address(region_array), _address(region_schema))
    check(code)
    return pa.Array._import_from_c(_address(output), _address(output_schema))


def classify(
    handle, column: Any, region: Any, columns: Optional[Iterable[str]], every_number: bool, whole_cells: bool
) -> Any:
    if every_number and whole_cells:
        raise ValueError("every number of a cell, or the whole cell as one: not both")
    bits = _bits(columns)
    flags = EVERY_NUMBER if every_number else WHOLE_CELLS if whole_cells else 0
    cells = _strings(column)
    regions = None if region is None else _strings(region)
    if regions is not None and len(regions) != len(cells):
        raise ValueError(f"the region column has {len(regions)} rows, the column of cells {len(cells)}")
    if isinstance(regions, pa.ChunkedArray):
        regions = regions.combine_chunks()
        if isinstance(regions, pa.ChunkedArray):
            regions = pa.concat_arrays(regions.chunks) if regions.num_chunks else pa.array([], pa.string())
    chunks = cells.chunks if isinstance(cells, pa.ChunkedArray) else [cells]
    results, start = [], 0
    for chunk in chunks:
        part = None if regions is None else regions.slice(start, len(chunk))
        results.append(_classify_chunk(handle, chunk, part, bits, flags))
        start += len(chunk)
    if isinstance(cells, pa.Array):
        result = results[0]
    else:
        result = pa.chunked_array(results, type=type_of(None if not bits else columns_of(bits), every_number))
    return _like(column, result)


def columns_of(bits: int) -> list:
    return [name for position, name in enumerate(COLUMNS) if bits >> position & 1]


def _like(column: Any, result: Any) -> Any:
    """The result in the library that the column came from."""
    library_name = type(column).__module__.partition(".")[0]
    if library_name == "polars":
        import polars

        return polars.from_arrow(result)
    if library_name == "pandas":
        import pandas

        if isinstance(result, pa.ChunkedArray):
            result = result.combine_chunks()
        if pa.types.is_struct(result.type):
            table = pa.Table.from_batches([pa.RecordBatch.from_struct_array(result)])
            frame = table.to_pandas(types_mapper=pandas.ArrowDtype)
            frame.index = column.index
            return frame
        return pandas.Series(pandas.arrays.ArrowExtensionArray(result), index=column.index)
    return result
