"""Compares what every binding says of the same cells; run by Bindings/conformance/run."""

import argparse
import collections
import hashlib
import json
import os
import pathlib
import sqlite3
import subprocess
import sys

import cells as seeded

FIELDS = ("verdict", "reason", "e164", "form", "extension", "country_code", "region", "category", "rule")


def line(*values):
    return "\t".join("" if value is None else str(value) for value in values)


def check(arguments, cells):
    """The command, once for each region."""
    by_region = collections.defaultdict(list)
    for position, (region, cell) in enumerate(cells):
        by_region[region].append((position, cell))
    results = [""] * len(cells)
    for region, group in by_region.items():
        command = [arguments.command, "check", "--format", "ndjson"] + (["--region", region] if region else [])
        text = "".join(cell + "\n" for _, cell in group).encode()
        output = subprocess.run(command, input=text, capture_output=True, check=True).stdout.decode().splitlines()
        if len(output) != len(group):
            raise SystemExit(f"check: {len(output)} lines for {len(group)} cells of {region or 'no region'}")
        for (position, _), text in zip(group, output):
            results[position] = text
    arguments.objects = results
    return [of_object(text) for text in results]


def of_object(text):
    """What an object of the command's contract says."""
    row = json.loads(text)
    return line(
        row["verdict"], row["reason"], row["e164"], row["form"], row["extension"], row["countryCode"], row["region"],
        ",".join(row["categories"]), row["rule"],
    )


def web_assembly(arguments, cells):
    """The engine of a page, whose objects are those of the command, byte for byte."""
    text = "".join(f"{region}\t{cell}\n" for region, cell in cells).encode()
    program = ["node", pathlib.Path(__file__).with_name("page.mjs"), arguments.engine]
    objects = subprocess.run(program, input=text, capture_output=True, check=True).stdout.decode().splitlines()
    for (region, cell), object_text, expected in zip(cells, objects, arguments.objects, strict=True):
        if object_text != expected:
            raise SystemExit(f"WebAssembly: {cell!r} in {region or 'no region'}:\n{object_text}\nnot\n{expected}")
    return [of_object(text) for text in objects]


def c(arguments, cells):
    text = "".join(f"{region}\t{cell}\n" for region, cell in cells).encode()
    program = pathlib.Path(arguments.library) / "conformance"
    return subprocess.run([program], input=text, capture_output=True, check=True).stdout.decode().splitlines()


def rule_names():
    import trunkline

    names = {None: None}

    def name(identifier):
        if identifier not in names:
            names[identifier] = trunkline.rule(identifier).name
        return names[identifier]

    return name


def rows_of(result):
    name = rule_names()
    for row in result.to_pylist():
        yield line(*(row[field] for field in FIELDS[:-1]), name(row["rule_id"]))


def arrow(type_name):
    def read(_arguments, cells):
        import pyarrow
        import trunkline

        kind = getattr(pyarrow, type_name)()
        column = pyarrow.array([cell for _, cell in cells], kind)
        regions = pyarrow.array([region for region, _ in cells], kind)
        return list(rows_of(trunkline.classify(column, regions)))

    return read


def python(_arguments, cells):
    import trunkline

    results = []
    for region, cell in cells:
        number = trunkline.numbers(cell, region)[0]
        rule = number.rule
        results.append(
            line(
                number.verdict, number.reason, number.e164, number.form, number.extension, number.country_code,
                number.region, ",".join(number.categories), rule.name if rule else None,
            )
        )
    return results


def sqlite(arguments, cells):
    connection = sqlite3.connect(":memory:")
    connection.enable_load_extension(True)
    connection.load_extension(str(pathlib.Path(arguments.library) / "trunkline0"))
    connection.execute("CREATE TABLE cells (id INTEGER PRIMARY KEY, region TEXT, cell TEXT)")
    connection.executemany("INSERT INTO cells (region, cell) VALUES (?, ?)", cells)
    rows = connection.execute(
        "SELECT n.verdict, n.reason, n.e164, n.form, n.extension, n.country_code, n.region, n.category, n.rule, min(n.rowid)"
        " FROM cells, phone_numbers(cells.cell, cells.region) AS n GROUP BY cells.id ORDER BY cells.id"
    )
    return [line(*row[:-1]) for row in rows]


def of_duckdb(cells):
    """A connection of DuckDB with the functions and a table of the cells."""
    import duckdb as database
    import pyarrow
    from trunkline.duckdb import register

    connection = database.connect()
    register(connection)
    column = pyarrow.table({"id": range(len(cells)), "region": [r for r, _ in cells], "cell": [c for _, c in cells]})
    connection.register("cells", column)
    return connection


def duckdb(_arguments, cells):
    connection = of_duckdb(cells)
    rows = connection.sql("SELECT phone_number(cell, region) FROM cells ORDER BY id").fetchall()
    name = rule_names()
    return [line(*(row[field] for field in FIELDS[:-1]), name(row["rule_id"])) for (row,) in rows]


def python_e164(_arguments, cells):
    import trunkline

    return [line(trunkline.e164(cell, region)) for region, cell in cells]


def sqlite_e164(arguments, cells):
    connection = sqlite3.connect(":memory:")
    connection.enable_load_extension(True)
    connection.load_extension(str(pathlib.Path(arguments.library) / "trunkline0"))
    return [line(*connection.execute("SELECT e164(?, ?)", (cell, region)).fetchone()) for region, cell in cells]


def duckdb_e164(_arguments, cells):
    connection = of_duckdb(cells)
    return [line(*row) for row in connection.sql("SELECT e164(cell, region) FROM cells ORDER BY id").fetchall()]


def spark(_arguments, cells):
    from pyspark.sql import SparkSession
    import trunkline.spark

    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    frame = session.createDataFrame([(i, r, c) for i, (r, c) in enumerate(cells)], "id int, region string, cell string")
    result = trunkline.spark.classify(frame, "cell", region_column="region", prefix="phone_")
    rows = sorted(result.collect(), key=lambda row: row["id"])
    name = rule_names()
    session.stop()
    return [line(*(row["phone_" + field] for field in FIELDS[:-1]), name(row["phone_rule_id"])) for row in rows]


def report(name, results, expected, cells):
    """Prints the hash of the results and the first cells that differ; True if any do."""
    import trunkline

    text = trunkline.plan_version + "\n" + "".join(result + "\n" for result in results)
    print(f"{name:11} {hashlib.sha256(text.encode()).hexdigest()}")
    differing = [i for i in range(len(cells)) if i >= len(results) or results[i] != expected[i]]
    if differing:
        print(f"  {len(differing)} cells differ; the first ones:")
    for i in differing[:5]:
        print(f"  {cells[i]!r}\n    check  {expected[i]}\n    {name:6} {results[i] if i < len(results) else '-'}")
    return bool(differing) or len(results) != len(cells)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--library", required=True)
    parser.add_argument("--command", required=True)
    parser.add_argument("--engine")
    parser.add_argument("--spark", action="store_true")
    arguments = parser.parse_args()

    import trunkline

    cells = seeded.generate(arguments.count, arguments.seed)
    readers = {
        "check": check, "C": c, "Arrow u": arrow("string"), "Arrow U": arrow("large_string"),
        "Arrow vu": arrow("string_view"), "Python": python, "SQLite": sqlite, "DuckDB": duckdb,
    }
    # The functions of one name: each gives the `e164` of the first number of the cell, as the columns above do.
    functions = {"Python e164": python_e164, "SQLite e164": sqlite_e164, "DuckDB e164": duckdb_e164}
    if arguments.engine:
        readers["WebAssembly"] = web_assembly
    if arguments.spark:
        readers["Spark"] = spark
    print(f"{len(cells)} cells, seed {arguments.seed}, plan version {trunkline.plan_version}")
    reference = None
    failed = False
    for name, read in (readers | functions).items():
        results = read(arguments, cells)
        if name in functions:
            expected = [result.split("\t")[FIELDS.index("e164")] for result in reference]
        else:
            expected = reference = reference or results
        failed |= report(name, results, expected, cells)
    verdicts = collections.Counter(result.split("\t")[0] for result in reference)
    print(", ".join(f"{verdict} {count}" for verdict, count in verdicts.most_common()))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
