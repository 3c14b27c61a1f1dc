#!/usr/bin/env python3
"""A Spark job that finds contacts of one person with Splink, in the tables that clean_contacts.py wrote.

    spark-submit match_contacts.py FOLDER --output FOLDER [--weight W] [--common N]

Splink gets our columns: numbers in E.164 that are accepted, addresses in small letters, names without marks, birthdays. It
trains on the contacts themselves and needs no truth. The output has two folders of Parquet files: pairs, with their match weight, and
people, the contacts of each person. A pair is joined from --weight on, 10 by default. A number or address that more than --common
contacts have, 50 by default, is nobody's own and is left out: it would only make pairs.

Needs Splink 5 on the driver (https://moj-analytical-services.github.io/splink/), which brings a jar of string comparisons for the
workers, and pyarrow everywhere. Splink runs many small queries, whatever the number of contacts: for few contacts, set spark.sql.shuffle.partitions to the number of cores.
"""

import argparse
import json
import os
import sys
import unicodedata

MINIMUM_WEIGHT = -5
"""Pairs below it are not worth a row."""


def normalized(name):
    """A name in small letters without marks."""
    letters = unicodedata.normalize("NFKD", name or "").casefold()
    return " ".join("".join(c if c.isalpha() else " " for c in letters if not unicodedata.combining(c)).split()) or None


def split_names(given, family, display):
    """The given name and the family name; where both are missing, those of the name that is shown."""
    if not given and not family and display:
        family, comma, given = display.partition(",")
        if not comma:
            *words, family = display.split() or [""]
            given = " ".join(words)
    return normalized(given), normalized(family)


def add_names(batches):
    """Puts two columns of names in the place of three; runs on the workers."""
    import pyarrow

    for batch in batches:
        columns = {name: batch.column(name) for name in batch.schema.names}
        texts = [columns.pop(name).to_pylist() for name in ("given_name", "family_name", "display_name")]
        names = [split_names(*row) for row in zip(*texts)]
        for position, name in enumerate(("given", "family")):
            columns[name] = pyarrow.array([row[position] for row in names], pyarrow.string())
        yield pyarrow.RecordBatch.from_pydict(columns)


def contacts(spark, folder, common):
    """A row for each contact, with what Splink compares."""
    from pyspark.sql import Window
    from pyspark.sql import functions as f

    def read(name):
        return spark.read.parquet(os.path.join(folder, name))

    def own(table, value):
        """The values of each contact in their order, without those that many have."""
        table = table.select("contact_id", "position", value.alias("value")).where("value <> ''")
        holders = table.groupBy("value").agg(f.count_distinct("contact_id").alias("holders")).where(f"holders <= {common}")
        kept = table.join(holders.select("value"), "value").groupBy("contact_id", "value").agg(f.min("position").alias("position"))
        order = Window.partitionBy("contact_id").orderBy("position", "value")
        return kept.withColumn("place", f.row_number().over(order))

    numbers = own(read("phone_numbers").where("verdict = 'accepted'"), f.col("e164"))
    mails = own(read("emails"), f.lower("address"))
    frame = read("contacts").where("coalesce(kind, '') <> 'group'").select(
        f.col("id").alias("unique_id"), "given_name", "family_name", "display_name", f.nullif("birthday", f.lit("")).alias("birthday"))
    for name, values, place in (("phone", numbers, 1), ("other_phone", numbers, 2), ("email", mails, 1)):
        column = values.where(f"place = {place}").select(f.col("contact_id").alias("unique_id"), f.col("value").alias(name))
        frame = frame.join(column, "unique_id", "left")
    schema = "unique_id long, birthday string, phone string, other_phone string, email string, given string, family string"
    return frame.mapInArrow(add_names, schema)


def pairs(spark, frame):
    """The pairs that Splink scores, and its linker."""
    import splink.comparison_library as cl
    from splink import Linker, SettingsCreator, SparkAPI, block_on

    rules = [
        block_on("email"), block_on("phone"), block_on("other_phone"), block_on("given", "family"), block_on("birthday", "given"),
        block_on("birthday", "family")]
    comparisons = [
        cl.NameComparison("given").configure(term_frequency_adjustments=True),
        cl.NameComparison("family").configure(term_frequency_adjustments=True),
        cl.ExactMatch("email").configure(term_frequency_adjustments=True),
        cl.ExactMatch("phone").configure(term_frequency_adjustments=True), cl.ExactMatch("birthday")]
    settings = SettingsCreator(link_type="dedupe_only", comparisons=comparisons, blocking_rules_to_generate_predictions=rules)
    # Every step is written and read again: plans that contain all steps before them take longer to make than to run.
    database = SparkAPI(
        spark_session=spark, break_lineage_method="parquet", num_partitions_on_repartition=spark.sparkContext.defaultParallelism)
    linker = Linker(database.register(frame), settings, log_level=40)
    linker.training.estimate_probability_two_random_records_match([block_on("email"), block_on("phone", "given")], recall=0.6)
    linker.training.estimate_u_using_random_sampling(max_pairs=1e6)
    for rule in (block_on("given", "family"), block_on("email")):
        linker.training.estimate_parameters_using_expectation_maximisation(rule)
    return linker, linker.inference.predict(threshold_match_weight=MINIMUM_WEIGHT)


def session():
    """The session, with the string comparisons that Splink brings."""
    from pyspark.sql import SparkSession
    from splink.backends.spark import similarity_jar_location

    spark = SparkSession.builder.appName("match contacts").getOrCreate()
    # `spark.jars` would reach the workers alone where spark-submit has started the driver before.
    spark.sql(f"ADD JAR '{similarity_jar_location()}'")
    return spark


def main(words):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--output", required=True)
    parser.add_argument("--weight", type=float, default=10)
    parser.add_argument("--common", type=int, default=50)
    arguments = parser.parse_args(words)
    spark = session()
    steps = os.path.join(arguments.output, "steps")
    spark.sparkContext.setCheckpointDir(steps)
    frame = contacts(spark, arguments.folder, arguments.common).persist()
    count = frame.count()
    linker, scored = pairs(spark, frame)
    found = scored.as_spark_dataframe().selectExpr("match_weight", "unique_id_l AS contact_id", "unique_id_r AS other_contact_id")
    found.write.mode("overwrite").parquet(os.path.join(arguments.output, "pairs"))
    groups = linker.clustering.cluster_pairwise_predictions_at_threshold(scored, threshold_match_weight=arguments.weight)
    people = groups.as_spark_dataframe().selectExpr("unique_id AS contact_id", "cluster_id AS person_id")
    people.write.mode("overwrite").parquet(os.path.join(arguments.output, "people"))
    people = spark.read.parquet(os.path.join(arguments.output, "people"))
    found = spark.read.parquet(os.path.join(arguments.output, "pairs"))
    path = spark._jvm.org.apache.hadoop.fs.Path(steps)
    path.getFileSystem(spark._jsc.hadoopConfiguration()).delete(path, True)
    print(json.dumps(dict(contacts=count, pairs=found.count(), people=people.select("person_id").distinct().count())))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
