"""The README's way to classify the batches of a Ray dataset."""

import pyarrow
import pytest
from conftest import FIELDS

import trunkline

ray = pytest.importorskip("ray")


def test_batches_of_a_dataset(rows, expected):
    def classify(batch):
        numbers = trunkline.classify(batch.column("cell"), batch.column("region"), columns=list(FIELDS))
        for field, column in zip(numbers.type, numbers.flatten()):
            batch = batch.append_column("phone_" + field.name, column)
        return batch

    columns = zip(*rows)
    types = (pyarrow.int32(), pyarrow.string(), pyarrow.string())
    table = pyarrow.table([pyarrow.array(c, t) for c, t in zip(columns, types)], names=["id", "region", "cell"])
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        dataset = ray.data.from_arrow(table).repartition(5).map_batches(classify, batch_format="pyarrow")
        found = sorted(dataset.take_all(), key=lambda row: row["id"])
    finally:
        ray.shutdown()
    assert [tuple(row["phone_" + field] for field in FIELDS) for row in found] == expected
