"""Columns of Spark data frames. Needs pyspark 3.3 or later, and pyarrow on every worker.

>>> from trunkline.spark import classify
>>> numbers = classify(frame, "phone", region="US")        # adds phone_e164, phone_verdict, phone_reason ...

The wheel can travel with the job: ``spark.archives=trunkline.zip#wheel``, which is the wheel under that name, and
``spark.executorEnv.PYTHONPATH=wheel``. (``--py-files`` does not unpack a wheel, and a library cannot be loaded from inside an
archive.)
"""

from typing import Any, Iterable, Optional

from . import Classifier, plan_version
from ._columns import chosen
from ._regions import UnknownRegion


class PlanVersionError(RuntimeError):
    """A worker has another plan version than the driver: its verdicts would be others."""


def classify(
    frame: Any,
    column: str,
    region: Optional[str] = None,
    *,
    region_column: Optional[str] = None,
    columns: Optional[Iterable[str]] = None,
    prefix: Optional[str] = None,
    whole_cells: bool = False,
) -> Any:
    """A data frame with the verdicts of a column of cells added to it.

    region: the region of all rows, as ``"US"``; region_column: the name of a column with a region for each row.
    columns: which columns are added, of those of :func:`trunkline.classify`; None for all. ``e164`` is null unless the number was
        accepted, ``form`` is not.
    prefix: what their names begin with; the name of the column and ``_`` by default.
    whole_cells: whether each cell is read as one number; faster where no cell holds several.

    Raises ValueError for a column that the frame does not have, a name that it has already, an unknown region or column name, or
    both kinds of region. An unknown region in a column of regions fails the job, with its name. A worker with another plan version
    than the driver fails with :class:`PlanVersionError`.
    """
    from pyspark.sql.types import IntegerType, ShortType, StringType, StructField, StructType

    if region is not None and region_column is not None:
        raise ValueError("give one region for all rows or a column of regions, not both")
    for name in filter(None, (column, region_column)):
        if name not in frame.columns:
            raise ValueError(f"the frame has no column {name!r}; it has {', '.join(frame.columns)}")
    Classifier(region)  # refuses an unknown region before a job begins
    wanted = chosen(columns)
    prefix = f"{column}_" if prefix is None else prefix
    taken = [prefix + name for name in wanted if prefix + name in frame.columns]
    if taken:
        raise ValueError(f"the frame has a column {taken[0]!r} already; choose another prefix")

    types = {"country_code": ShortType(), "rule_id": IntegerType()}
    added = [StructField(prefix + name, types.get(name, StringType())) for name in wanted]
    schema = StructType(list(frame.schema.fields) + added)
    read = _Reader(column, region, region_column, wanted, prefix, whole_cells, plan_version)
    return frame.mapInArrow(read, schema)


class _Reader:
    """What a worker does to its batches; pickled with the job."""

    def __init__(self, column, region, region_column, columns, prefix, whole_cells, driver_version):
        self.settings = (column, region, region_column, columns, prefix, whole_cells, driver_version)

    def __call__(self, batches):
        import pyarrow

        import trunkline

        column, region, region_column, columns, prefix, whole_cells, driver_version = self.settings
        if trunkline.plan_version != driver_version:
            raise PlanVersionError(
                f"this worker has plan version {trunkline.plan_version}, the driver {driver_version};"
                " install the same wheel everywhere"
            )
        classifier = trunkline.Classifier(region)
        for batch in batches:
            regions = batch.column(region_column) if region_column else None
            try:
                result = classifier.classify(batch.column(column), regions, columns=columns, whole_cells=whole_cells)
            except UnknownRegion as error:
                # Its row is one of the batch.
                raise UnknownRegion(error.region) from None
            arrays = list(batch.columns) + result.flatten()
            yield pyarrow.RecordBatch.from_arrays(arrays, list(batch.schema.names) + [prefix + name for name in columns])
