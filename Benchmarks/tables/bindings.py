"""Times the bindings and other libraries on the same seeded numbers, in one run: processor time for each row.

    Benchmarks/run bindings [COUNT] [--rounds N] [--spark ROWS]

COUNT is 200,000 by default. Numbers are the mixed ones of Benchmarks/classifier. Prints a table in Markdown with the minimum of
all rounds. `--spark` also times a job that reads, classifies and writes Parquet with so many rows, once without numbers, once with
our columns and once with a Python function that calls rphonenumbers, which accepts what it can parse or, as ours do, valid numbers
alone. Run `make python` first.
"""

import argparse
import os
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / ".build/benchmarks"
LIBRARY = ROOT / ".build/library"
sys.path.insert(0, str(ROOT / "Bindings/Python/src"))

from trunkline_tools.environment import enter


def corpus(count):
    path = WORK / f"mixed-{count}-20261120.tsv"
    if not path.exists():
        subprocess.run([ROOT / "Benchmarks/peers/prepare"], check=True, stdout=sys.stderr)
        writer = [ROOT / "Scripts/check", "reference", "--count", str(count)]
        options = ["--seed", "20261120", "--bad", "0.15", "--unusual", "0.1", "--write-corpus", path]
        subprocess.run([*writer, *options], check=True, stdout=sys.stderr)
    return path


def fastest(rounds, body, rows):
    """Nanoseconds of processor time for each row, in the fastest round."""
    best = None
    for _ in range(rounds):
        start = time.process_time()
        body()
        used = time.process_time() - start
        best = used if best is None else min(best, used)
    return best / rows * 1e9


def swift(path, rounds):
    """The Swift classifier in a program of its own, with the E.164 form."""
    subprocess.run([ROOT / "Benchmarks/build", "classifier-benchmark"], check=True, stdout=sys.stderr)
    figures = []
    for _ in range(rounds):
        with path.open("rb") as numbers:
            said = subprocess.run([ROOT / ".build/release/classifier-benchmark"], stdin=numbers, capture_output=True, check=True)
        figures.append(said.stdout.decode())
    return figures


def sqlite_ns(cases, rounds):
    connection = sqlite3.connect(":memory:")
    connection.enable_load_extension(True)
    connection.load_extension(str(LIBRARY / "trunkline0"))
    connection.execute("CREATE TABLE cells (cell TEXT, region TEXT)")
    connection.executemany("INSERT INTO cells VALUES (?, ?)", cases)
    bare = fastest(rounds, lambda: connection.execute("SELECT count(cell), count(region) FROM cells").fetchone(), len(cases))
    ours = fastest(rounds, lambda: connection.execute("SELECT count(e164(cell, region)) FROM cells").fetchone(), len(cases))
    return ours, bare


def import_time(rounds):
    """Seconds that `import trunkline` takes in a new Python, beyond the start of Python itself."""
    def started(code):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": str(ROOT / "Bindings/Python/src")})
        return time.perf_counter() - start

    return min(started("import trunkline") for _ in range(rounds)) - min(started("pass") for _ in range(rounds))


def peers(path):
    said = subprocess.run([ROOT / "Benchmarks/peers/classify", path], capture_output=True, text=True, check=False).stdout
    for line in said.splitlines():
        name, _, figure = line.partition("\t")
        if figure.isdigit():
            yield name, float(figure)


def processor_seconds():
    """Processor time of this process and of all that it started, Spark and its Python workers among them."""
    parents, used = {}, {}
    for path in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = path.read_text().rpartition(")")
        except OSError:
            continue
        words = rest.split()
        process = int(name.split()[0])
        parents[process], used[process] = int(words[1]), sum(map(int, words[11:15]))

    def is_ours(process):
        while process > 1 and process != os.getpid():
            process = parents.get(process, 0)
        return process == os.getpid()

    return sum(ticks for process, ticks in used.items() if is_ours(process)) / os.sysconf("SC_CLK_TCK")


def spark(rows, cases):
    """Processor seconds of four jobs on the same Parquet files."""
    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT / "Bindings/Python/src"), *peer_packages()])
    from pyspark.sql import SparkSession, functions
    from pyspark.sql.types import StringType
    import pyarrow
    import pyarrow.parquet
    import trunkline.spark

    with tempfile.TemporaryDirectory() as folder:
        names = pyarrow.table({
            "cell": [cases[i % len(cases)][0] for i in range(min(rows, 1_000_000))],
            "region": [cases[i % len(cases)][1] for i in range(min(rows, 1_000_000))]})
        os.mkdir(f"{folder}/in")
        for part in range((rows + names.num_rows - 1) // names.num_rows):
            pyarrow.parquet.write_table(names.slice(0, rows - part * names.num_rows), f"{folder}/in/{part}.parquet")
        session = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
        session.sparkContext.setLogLevel("ERROR")

        def e164(validates):
            def read(cell, region):
                import rphonenumbers
                try:
                    number = rphonenumbers.parse(cell, region)
                except Exception:
                    return None
                if validates and not rphonenumbers.is_valid_number(number):
                    return None
                return rphonenumbers.format_number(number, rphonenumbers.PhoneNumberFormat.E164)

            return functions.udf(read, StringType())("cell", "region")

        jobs = {
            "read and write": lambda frame: frame,
            "with trunkline, all columns": lambda frame: trunkline.spark.classify(frame, "cell", region_column="region"),
            "with trunkline, e164": lambda frame: trunkline.spark.classify(frame, "cell", region_column="region", columns=["e164"]),
            "with trunkline, e164, a number a cell": lambda frame: trunkline.spark.classify(
                frame, "cell", region_column="region", columns=["e164"], whole_cells=True),
            "with rphonenumbers in a Python function, e164": lambda frame: frame.withColumn("e164", e164(validates=False)),
            "with rphonenumbers in a Python function, e164 of valid numbers": lambda frame: frame.withColumn(
                "e164", e164(validates=True)),
        }
        # Compilation and the first start of Python are paid by nobody.
        for number, job in enumerate(jobs.values()):
            job(session.read.parquet(f"{folder}/in").limit(20_000)).write.parquet(f"{folder}/warm-{number}")
        result = {}
        for name, job in jobs.items():
            start = processor_seconds()
            job(session.read.parquet(f"{folder}/in")).write.parquet(f"{folder}/{name.replace(' ', '-')}")
            result[name] = processor_seconds() - start
        session.stop()
    return result


def peer_packages():
    return [str(path) for path in (ROOT / ".build/python/peers/lib").glob("python3*/site-packages")]


def main():
    # Columns and the extension need the Python of the bindings.
    enter("bindings", *(["spark"] if "--spark" in sys.argv else []))
    os.environ.setdefault("TRUNKLINE_LIBRARY", str(LIBRARY / "libtrunkline.so.1"))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", nargs="?", type=int, default=200_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--spark", type=int, metavar="ROWS")
    arguments = parser.parse_args()

    import pyarrow
    import trunkline

    path = corpus(arguments.count)
    cases = [tuple(line.split("\t")) for line in path.read_text(encoding="utf-8").split("\n") if line]
    texts = pyarrow.array([text for text, _ in cases])
    regions = pyarrow.array([region for _, region in cases])

    print("## Swift\n")
    print(swift(path, 1)[0])
    print("| way | ns a row |\n|---|---|")
    whole = fastest(arguments.rounds, lambda: trunkline.classify(texts, regions, columns=["e164"], whole_cells=True), len(cases))
    print(f"| Arrow column, a number a cell, e164 | {whole:.0f} |")
    several = fastest(arguments.rounds, lambda: trunkline.classify(texts, regions, columns=["e164"]), len(cases))
    print(f"| Arrow column, e164 | {several:.0f} |")
    columns = ["e164", "verdict", "reason", "region"]
    all_columns = fastest(arguments.rounds, lambda: trunkline.classify(texts, regions), len(cases))
    print(f"| Arrow column, all columns | {all_columns:.0f} |")
    few = fastest(arguments.rounds, lambda: trunkline.classify(texts, regions, columns=columns), len(cases))
    print(f"| Arrow column, {', '.join(columns)} | {few:.0f} |")
    one = fastest(1, lambda: [trunkline.e164(text, region) for text, region in cases], len(cases))
    print(f"| Python, a call for each row | {one:.0f} |")
    ours, bare = sqlite_ns(cases, arguments.rounds)
    print(f"| SQLite, e164() | {ours:.0f} |\n| SQLite, the same query without it | {bare:.0f} |")
    for name, figure in peers(path):
        print(f"| {name}, row by row | {figure:.0f} |")
    print(f"\n`import trunkline` takes {import_time(arguments.rounds) * 1000:.1f} ms.")

    if arguments.spark:
        print(f"\n## Spark, local[2], {arguments.spark} rows\n\n| job | processor seconds | rows a core and second |\n|---|---|---|")
        for name, seconds in spark(arguments.spark, cases).items():
            print(f"| {name} | {seconds:.1f} | {arguments.spark / seconds:.0f} |")
