import shutil
import sqlite3
import subprocess
import sys

import pytest

import sqlite_trunkline


@pytest.fixture
def connection():
    connection = sqlite3.connect(":memory:")
    connection.enable_load_extension(True)
    sqlite_trunkline.load(connection)
    return connection


def value(connection, expression, *arguments):
    return connection.execute(f"SELECT {expression}", arguments).fetchone()[0]


@pytest.mark.parametrize(
    "expression, expected",
    [
        ("e164('(650) 253-0000', 'US')", "+16502530000"),
        ("e164('+1 650 253 0000')", "+16502530000"),
        ("e164('(212) 555-0123', 'US')", None),
        ("e164(NULL, 'US')", None),
        ("e164('(650) 253-0000', NULL)", None),
        ("e164(16502530000.0, 'US')", "+16502530000"),
        ("phone_verdict('(212) 555-0123', 'US')", "rejected"),
        ("phone_reason('(212) 555-0123', 'US')", "entertainment"),
        ("phone_reason('(650) 253-0000', 'US')", None),
        ("phone_region('+44 20 7031 3000')", "GB"),
        ("phone_category('+44 20 7031 3000')", "fixedLine"),
        ("phone_extension('(650) 253-0000 x12', 'US')", "12"),
        ("phone_format('(650) 253-0000', 'US')", "+1 650-253-0000"),
        ("phone_format('(650) 253-0000', 'US', 'national')", "(650) 253-0000"),
        ("phone_verdict('')", "empty"),
        ("phone_form('(212) 555-0123', 'US')", "+12125550123"),
        ("phone_form('911', 'US')", None),
        ("e164('020 7031 3000', 'UK')", "+442070313000"),
    ],
)
def test_functions(connection, expression, expected):
    assert value(connection, expression) == expected


@pytest.mark.parametrize("region", ["us", "US ", " us\t", "\r\nUS"])
def test_case_and_blanks_of_a_region_do_not_matter(connection, region):
    assert value(connection, "e164('650 253 0000', ?)", region) == "+16502530000"
    rows = connection.execute("SELECT e164 FROM phone_numbers('650 253 0000', ?)", (region,)).fetchall()
    assert rows == [("+16502530000",)]


@pytest.mark.parametrize("region", [None, "", "  ", "001"])
def test_no_region(connection, region):
    assert value(connection, "phone_reason('650 253 0000', ?)", region) == "noRegion"


@pytest.mark.parametrize(
    "region, shown",
    [
        ("USA", "'USA'"), ("ZZ", "'ZZ'"), ("United States", "'United States'"), ("US\0", "'US\\0'"), ("US\0junk", "'US\\0'"),
        (1, "'1'"), (b"\xff\xfe", "'\ufffd\ufffd'"), ("x" * 1000, "'" + "x" * 40 + "'"), ("\0", "'\\0'"),
    ],
)
@pytest.mark.parametrize(
    "query",
    [
        "SELECT e164('650 253 0000', ?)", "SELECT phone_reason('650 253 0000', ?)", "SELECT phone_form('', ?)",
        "SELECT phone_format('650 253 0000', ?, 'national')", "SELECT * FROM phone_numbers('650 253 0000', ?)",
    ],
)
def test_an_unknown_region_is_an_error_that_names_it(connection, query, region, shown):
    with pytest.raises(sqlite3.OperationalError) as raised:
        connection.execute(query, (region,)).fetchall()
    assert str(raised.value).startswith(f"{shown} is not a region; ")
    assert value(connection, "e164('650 253 0000', 'US')") == "+16502530000"


def test_an_unknown_region_beside_no_cell_is_none(connection):
    assert value(connection, "e164(NULL, 'USA')") is None
    assert connection.execute("SELECT * FROM phone_numbers(NULL, 'USA')").fetchall() == []


@pytest.mark.parametrize(
    "cell, raw",
    [
        (b"650\xff2530000", "650\ufffd2530000"), (b"650 253 0000", "650 253 0000"),
        ("N\u00fcmmer".encode("latin-1"), "N\ufffdmmer"), (b"\xed\xa0\x80", "\ufffd" * 3), (b"\xf0\x9f\x93", "\ufffd" * 3),
        ("\u260e\u00e9 650 253 0000 \U0001f4de", "\u260e\u00e9 650 253 0000 \U0001f4de"), ("", ""),
    ],
)
def test_raw_is_text_of_any_bytes(connection, cell, raw):
    for cast in ("?", "CAST(? AS TEXT)"):
        rows = connection.execute(f"SELECT raw, typeof(raw) FROM phone_numbers({cast}, 'US')", (cell,)).fetchall()
        assert "".join(text for text, _ in rows) == raw
        assert {kind for _, kind in rows} == {"text"}


def test_the_rule_is_named(connection):
    assert value(connection, "phone_rule('(212) 555-0123', 'US')").startswith("+1 ")
    assert value(connection, "phone_plan_version()").count(".") == 2


def test_a_wrong_style_is_an_error(connection):
    with pytest.raises(sqlite3.OperationalError, match="style"):
        value(connection, "phone_format('+16502530000', 'US', 'pretty')")


def test_every_number_of_a_cell(connection):
    rows = connection.execute(
        "SELECT e164, raw, country_code FROM phone_numbers('030 7262820; 0171 2345678', 'DE')"
    ).fetchall()
    assert rows == [("+49307262820", "030 7262820", 49), ("+491712345678", "0171 2345678", 49)]


def test_a_number_that_is_not_accepted_has_a_form_only(connection):
    rows = connection.execute(
        "SELECT e164, form, verdict FROM phone_numbers('(212) 555-0123; (650) 253-0000', 'US')"
    ).fetchall()
    assert rows == [(None, "+12125550123", "rejected"), ("+16502530000", "+16502530000", "accepted")]


def test_numbers_of_a_table(connection):
    connection.execute("CREATE TABLE contacts (id INTEGER PRIMARY KEY, cell TEXT, region TEXT)")
    connection.executemany(
        "INSERT INTO contacts (cell, region) VALUES (?, ?)",
        [("(650) 253-0000; (212) 555-0123", "US"), (None, "US"), ("030 7262820", "DE")],
    )
    rows = connection.execute(
        "SELECT c.id, n.e164 FROM contacts AS c, phone_numbers(c.cell, c.region) AS n WHERE n.verdict = 'accepted'"
        " ORDER BY c.id"
    ).fetchall()
    assert rows == [(1, "+16502530000"), (3, "+49307262820")]
    rows = connection.execute(
        "SELECT c.id, n.verdict FROM contacts AS c LEFT JOIN phone_numbers(c.cell) AS n ORDER BY c.id"
    ).fetchall()
    assert rows[2] == (2, None)


def test_a_missing_cell_is_an_error(connection):
    with pytest.raises(sqlite3.OperationalError, match="needs a cell"):
        connection.execute("SELECT * FROM phone_numbers").fetchall()


def test_indexes_and_generated_columns(connection):
    connection.execute(
        "CREATE TABLE contacts (cell TEXT, number TEXT GENERATED ALWAYS AS (e164(cell, 'US')) STORED)"
    )
    connection.execute("CREATE INDEX numbers ON contacts (e164(cell, 'US'))")
    connection.executemany("INSERT INTO contacts (cell) VALUES (?)", [(f"(650) 253-{i:04}",) for i in range(1000)])
    plan = connection.execute(
        "EXPLAIN QUERY PLAN SELECT * FROM contacts WHERE e164(cell, 'US') = '+16502530042'"
    ).fetchall()
    assert "USING INDEX numbers" in plan[0][3]
    rows = connection.execute("SELECT number FROM contacts WHERE e164(cell, 'US') = '+16502530042'").fetchall()
    assert rows == [("+16502530042",)]


def test_views_may_use_the_functions_where_schemas_are_not_trusted(connection):
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("CREATE VIEW reasons AS SELECT phone_reason('911', 'US') AS reason")
    assert connection.execute("SELECT reason FROM reasons").fetchone() == ("emergency",)


def test_odd_texts(connection):
    for text in ["\x00123", "x" * 100_000, "+" * 1000, "\u202e+1 650 253 0000", "1;" * 5000]:
        assert value(connection, "phone_verdict(?, 'US')", text)
        assert connection.execute("SELECT count(*) FROM phone_numbers(?, 'US')", (text,)).fetchone()[0] >= 1
    assert value(connection, "phone_verdict(?)", b"\xff\xfe+16502530000") is not None


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="no sqlite3 shell")
def test_the_shell():
    script = f".load {sqlite_trunkline.loadable_path()}\nSELECT e164('(650) 253-0000', 'US');\n"
    output = subprocess.run(["sqlite3"], input=script, capture_output=True, text=True, check=True).stdout
    assert output == "+16502530000\n"


def test_sqlite_utils(tmp_path):
    pytest.importorskip("sqlite_utils")
    database = tmp_path / "contacts.db"
    sqlite3.connect(database).execute("CREATE TABLE contacts (cell TEXT)")
    command = [sys.executable, "-m", "sqlite_utils", "query", database, "SELECT e164('(650) 253-0000', 'US') AS n"]
    command += ["--load-extension", sqlite_trunkline.loadable_path()]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert "+16502530000" in output


def test_datasette():
    pytest.importorskip("datasette")
    import asyncio

    from datasette.app import Datasette

    async def query():
        server = Datasette(memory=True)
        await server.invoke_startup()
        response = await server.client.get(
            "/_memory.json", params={"sql": "SELECT e164('(650) 253-0000', 'US') AS n", "_shape": "array"}
        )
        return response.json()

    assert asyncio.run(query()) == [{"n": "+16502530000"}]
