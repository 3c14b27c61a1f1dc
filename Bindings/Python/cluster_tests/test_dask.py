"""The README's way to classify the partitions of a Dask data frame."""

import dask.dataframe
import pandas
from conftest import FIELDS

import trunkline


def test_partitions_of_a_frame(rows, expected):
    frame = pandas.DataFrame(rows, columns=["id", "region", "cell"])

    def classify(part):
        return part.assign(**trunkline.classify(part["cell"], part["region"])[list(FIELDS)])

    meta = frame.assign(**{field: pandas.Series(dtype="object") for field in FIELDS})
    result = dask.dataframe.from_pandas(frame, npartitions=7).map_partitions(classify, meta=meta).compute()
    found = [
        tuple(None if pandas.isna(value) else value for value in row)
        for row in result.sort_values("id")[list(FIELDS)].itertuples(index=False)
    ]
    assert found == expected
