"""Columns of strings, by the Arrow C Data Interface. Needs pyarrow."""

import ctypes
from typing import Any, Iterable, List, Optional, Union

try:
    import pyarrow as pa
except ImportError as error:  # pragma: no cover
    raise ImportError("columns need pyarrow: pip install 'trunkline[arrow]'") from error

from ._library import REGION_ERROR, ArrowArray, ArrowSchema, check, library
from ._regions import UnknownRegion, is_known
from ._strings import strings

COLUMNS = (
    "e164", "extension", "country_code", "region", "category", "verdict", "reason", "rule_id", "repairs", "form",
)
EVERY_NUMBER = 1
WHOLE_CELLS = 2


def _address(value: ctypes.Structure) -> int:
    return ctypes.addressof(value)


def chosen(columns: Union[Iterable[str], str, None]) -> List[str]:
    """The columns that are wanted, in the order of the results; None is for all.

    Raises ValueError for a name that no column has, and for none.
    """
    if columns is None:
        return list(COLUMNS)
    wanted = [columns] if isinstance(columns, str) else list(columns)
    for name in wanted:
        if name not in COLUMNS:
            raise ValueError(f"unknown column {name!r}; columns are {', '.join(COLUMNS)}")
    if not wanted:
        raise ValueError(f"no column is wanted; columns are {', '.join(COLUMNS)}")
    return [name for name in COLUMNS if name in wanted]


def _type_of(columns: List[str], every_number: bool) -> pa.DataType:
    """The type of the results."""
    types = {"country_code": pa.int16(), "rule_id": pa.int32()}
    struct = pa.struct([pa.field(name, types.get(name, pa.string())) for name in columns])
    return pa.list_(pa.field("item", struct)) if every_number else struct


def _classify_chunk(handle, cells, regions, bits: int, flags: int, first_row: int):
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
    if code == REGION_ERROR:
        raise UnknownRegion(*_unknown_region(handle, cells, regions, first_row))
    check(code)
    return pa.Array._import_from_c(_address(output), _address(output_schema))


def _unknown_region(handle, cells, regions, first_row: int):
    """The first region that the library refused, and its row."""
    known = {None}
    for row, (has_cell, region) in enumerate(zip(cells.is_valid().to_pylist(), regions.to_pylist()), first_row):
        if has_cell and region not in known:
            if not is_known(handle, region):
                return region, row
            known.add(region)


def classify(
    handle, column: Any, region: Any, columns: Optional[Iterable[str]], every_number: bool, whole_cells: bool
) -> Any:
    if every_number and whole_cells:
        raise ValueError("every number of a cell, or the whole cell as one: not both")
    wanted = chosen(columns)
    bits = sum(1 << COLUMNS.index(name) for name in wanted)
    flags = EVERY_NUMBER if every_number else WHOLE_CELLS if whole_cells else 0
    cells = strings(column)
    regions = None if region is None else strings(region)
    if regions is not None:
        _check_rows(column, region, len(cells), len(regions))
    if isinstance(regions, pa.ChunkedArray):
        regions = regions.combine_chunks()
        if isinstance(regions, pa.ChunkedArray):
            regions = pa.concat_arrays(regions.chunks) if regions.num_chunks else pa.array([], pa.string())
    chunks = cells.chunks if isinstance(cells, pa.ChunkedArray) else [cells]
    results, start = [], 0
    for chunk in chunks:
        part = None if regions is None else regions.slice(start, len(chunk))
        results.append(_classify_chunk(handle, chunk, part, bits, flags, start))
        start += len(chunk)
    if isinstance(cells, pa.Array):
        result = results[0]
    else:
        result = pa.chunked_array(results, type=_type_of(wanted, every_number))
    return _like(column, result)


def _check_rows(column: Any, region: Any, cell_count: int, region_count: int) -> None:
    """Raises ValueError if the rows of two columns are not those of each other."""
    if region_count != cell_count:
        raise ValueError(f"the region column has {region_count} rows, the column of cells {cell_count}")
    index, other = _index(column), _index(region)
    if index is not None and other is not None and not index.equals(other):
        raise ValueError("the region column has another index than the column of cells; region.reindex(phone.index) has its own")


def _index(column: Any) -> Any:
    """The index of a pandas Series; None of anything else."""
    return getattr(column, "index", None) if type(column).__module__.startswith("pandas") else None


def _like(column: Any, result: Any) -> Any:
    """The result in the library that the column came from."""
    library_name = type(column).__module__.partition(".")[0]
    if library_name == "polars":
        import polars

        return polars.from_arrow(result).rename(column.name)
    if library_name == "pandas":
        import pandas

        if isinstance(result, pa.ChunkedArray):
            result = result.combine_chunks()
        if pa.types.is_struct(result.type):
            table = pa.Table.from_batches([pa.RecordBatch.from_struct_array(result)])
            frame = table.to_pandas(types_mapper=pandas.ArrowDtype)
            if _index(column) is not None:
                frame.index = column.index
            return frame
        name = getattr(column, "name", None)
        return pandas.Series(pandas.arrays.ArrowExtensionArray(result), index=_index(column), name=name)
    return result
