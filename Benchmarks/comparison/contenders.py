"""The commands that are measured: ours and other libraries, as far as they can be installed here."""

import pathlib

from trunkline_tools.project import ROOT

from .measuring import Contender

WORK = ROOT / ".build/benchmarks"
PEERS = ROOT / "Benchmarks/peers"
PEERS_PYTHON = ROOT / ".build/python/peers"
PYTHON = str(PEERS_PYTHON / "bin/python3")
TRUNKLINE = str(ROOT / ".build/release/trunkline")
JARS = "/usr/share/java"
SABRE = pathlib.Path("/usr/share/php/Sabre/VObject/autoload.php")


def _pypi(package):
    found = any(PEERS_PYTHON.glob(f"lib/python3*/site-packages/{package}"))
    return None if found else f"PyPI's {package} is not installed"


def _debian(path, package):
    return None if pathlib.Path(path).exists() else f"needs Debian's {package}: Benchmarks/peers/prepare --install"


def ours(table, region="US"):
    """The whole command on a CSV file."""
    database = WORK / "ours.db"
    command = [TRUNKLINE, "ingest", str(table), "--db", str(database), "--region", region]
    return Contender("`trunkline ingest`", command, database)


def raw_import(table):
    """The baseline: the cells as they are, into one table of SQLite."""
    WORK.mkdir(parents=True, exist_ok=True)
    database = WORK / "import.db"
    command = ["sqlite3", str(database), f".import --csv {table} t"]
    missing = _debian("/usr/bin/sqlite3", "sqlite3")
    return Contender("`sqlite3 .import`, nothing interpreted", command, database, missing=missing)


def table_imports(table, tenth):
    """A CSV file into a database; the slowest get a tenth of the file."""
    duckdb = WORK / "duckdb.db"
    script = WORK / "script.db"
    script_reader = [PYTHON, str(PEERS / "import_with_python.py")]
    return [
        raw_import(table),
        ours(table),
        Contender(
            "DuckDB, `CREATE TABLE`, nothing interpreted", [PYTHON, str(PEERS / "import_duckdb.py"), str(table), str(duckdb)],
            duckdb, missing=_pypi("duckdb")),
        Contender(
            "DuckDB, counting the cells, nothing stored", [PYTHON, str(PEERS / "import_duckdb.py"), str(table)],
            missing=_pypi("duckdb")),
        Contender(
            "Python: csv, rphonenumbers, sqlite3", script_reader + ["rphonenumbers", str(table), str(script)], script,
            missing=_pypi("rphonenumbers")),
        Contender(
            "Python: csv, phonenumbers, sqlite3 (a tenth, times 10)", script_reader + ["phonenumbers", str(tenth), str(script)],
            script, share=0.1, missing=_pypi("phonenumbers")),
    ]  # fmt: skip


def card_readers(cards, tenth):
    """Readers of a vCard file, the first into a database. All others print contacts and seconds."""
    database = WORK / "cards.db"
    java = ["java", "-cp", f"{WORK}/java:{JARS}/ez-vcard.jar:{JARS}/vinnie.jar", "ReadCards", str(cards)]
    return [
        Contender(
            "`trunkline ingest`, into SQLite", [TRUNKLINE, "ingest", str(cards), "--db", str(database)], database),
        Contender("Trunkline, reading only", [str(ROOT / ".build/release/read-cards"), str(cards)]),
        Contender(
            "ez-vcard (Java, Debian), reading only", java,
            missing=_debian(WORK / "java/ReadCards.class", "libez-vcard-java and a JDK")),
        Contender(
            "sabre/vobject (PHP, Debian), reading only", ["php", str(PEERS / "read-cards.php"), str(cards)],
            missing=_debian(SABRE, "php-sabre-vobject")),
        Contender(
            "vobject (Python, a tenth), reading only", [PYTHON, str(PEERS / "read_cards.py"), str(tenth)],
            missing=_pypi("vobject")),
    ]  # fmt: skip
