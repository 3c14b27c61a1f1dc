"""Spark as a program uses it: in one process, and on a cluster of a master and two workers that have no wheel installed."""

import os
import shutil

import pytest
from conftest import FIELDS
from spark_cluster import Cluster, session

import trunkline
import trunkline.spark

SCHEMA = "id int, region string, cell string"


@pytest.fixture(scope="module")
def local():
    spark = session("local[2]")
    yield spark
    spark.stop()


def verdicts(frame, partitions=4, **options):
    result = trunkline.spark.classify(frame.repartition(partitions), "cell", prefix="p_", **options)
    return [tuple(row["p_" + field] for field in FIELDS) for row in sorted(result.collect(), key=lambda row: row["id"])]


def test_verdicts_are_those_of_the_library(local, rows, expected):
    assert verdicts(local.createDataFrame(rows, SCHEMA), region_column="region") == expected


def test_one_region_for_all_rows(local):
    frame = local.createDataFrame([(0, None, "(650) 253-0000")], SCHEMA)
    assert verdicts(frame, region="US")[0][0] == "+16502530000"


def test_whole_cells_are_read_as_one_number(local, rows):
    cells = [row for row in rows if row[2] is not None]
    numbers = [trunkline.number(cell, region) for _, region, cell in cells]
    found = verdicts(local.createDataFrame(cells, SCHEMA), region_column="region", whole_cells=True)
    assert found == [tuple(getattr(number, field) for field in FIELDS) for number in numbers]
    assert found != verdicts(local.createDataFrame(cells, SCHEMA), region_column="region")


def test_columns_and_prefix(local):
    frame = local.createDataFrame([(0, None, "+16502530000")], SCHEMA)
    result = trunkline.spark.classify(frame, "cell", columns=["verdict", "e164"])
    assert result.columns == ["id", "region", "cell", "cell_e164", "cell_verdict"]
    assert trunkline.spark.classify(frame, "cell").columns[3] == "cell_e164"


def test_mistakes_are_told_by_the_driver(local):
    frame = local.createDataFrame([(0, None, "x")], SCHEMA)
    with pytest.raises(ValueError, match="no column 'phone'"):
        trunkline.spark.classify(frame, "phone")
    with pytest.raises(ValueError, match="not both"):
        trunkline.spark.classify(frame, "cell", "US", region_column="region")
    for region in ("USA", "ZZ", "US\0"):
        with pytest.raises(ValueError, match="is not a region"):
            trunkline.spark.classify(frame, "cell", region)
    with pytest.raises(ValueError, match="unknown column 'number'"):
        trunkline.spark.classify(frame, "cell", columns=["number"])
    with pytest.raises(ValueError, match="already"):
        trunkline.spark.classify(frame.withColumnRenamed("id", "cell_e164"), "cell")


def test_an_unknown_region_of_a_row_fails_the_job_with_its_name(local):
    frame = local.createDataFrame([(0, "US", "650 253 0000"), (1, "USA", "650 253 0000")], SCHEMA)
    with pytest.raises(Exception, match="'USA' is not a region"):
        verdicts(frame, region_column="region")


def test_columns_of_a_generator(local):
    frame = local.createDataFrame([(0, None, "+16502530000")], SCHEMA)
    wanted = (name for name in ("verdict", "e164"))
    assert trunkline.spark.classify(frame, "cell", columns=wanted).columns[3:] == ["cell_e164", "cell_verdict"]


def test_an_empty_frame(local):
    assert verdicts(local.createDataFrame([], SCHEMA), region="US") == []


def test_workers_of_another_plan_version_refuse(local, monkeypatch):
    monkeypatch.setattr(trunkline.spark, "plan_version", "0.0.1")
    with pytest.raises(Exception, match="has plan version .* the driver 0.0.1"):
        verdicts(local.createDataFrame([(0, None, "+16502530000")], SCHEMA))


@pytest.mark.skipif("TRUNKLINE_WHEEL" not in os.environ, reason="TRUNKLINE_WHEEL does not name the wheel to send")
def test_the_wheel_travels_to_the_workers_of_a_cluster(tmp_path, rows, expected):
    archive = shutil.copy(os.environ["TRUNKLINE_WHEEL"], tmp_path / "trunkline.zip")
    cluster = Cluster(tmp_path)
    try:
        spark = session(
            cluster.address, spark_archives=f"{archive}#wheel", spark_executorEnv_PYTHONPATH="wheel",
            spark_driver_host="127.0.0.1", spark_driver_bindAddress="127.0.0.1", spark_executor_memory="512m")
        try:
            assert spark.sparkContext.defaultParallelism == 2
            assert verdicts(spark.createDataFrame(rows, SCHEMA), 8, region_column="region") == expected
        finally:
            spark.stop()
    finally:
        cluster.stop()
