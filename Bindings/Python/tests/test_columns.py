import random

import pytest

import trunkline

pa = pytest.importorskip("pyarrow")


def expected(cells):
    """What reading cell by cell says."""
    rows = []
    for text, region in cells:
        number = trunkline.numbers(text, region)[0]
        rows.append((number.e164, number.form, number.verdict, number.reason, number.region, ",".join(number.categories) or None))
    return rows


def of(result):
    rows = result.to_pylist()
    return [(row["e164"], row["form"], row["verdict"], row["reason"], row["region"], row["category"]) for row in rows]


@pytest.mark.parametrize("type", [pa.string(), pa.large_string(), pa.string_view()])
def test_layouts_of_strings(cells, type):
    texts = pa.array([text for text, _ in cells], type)
    regions = pa.array([region for _, region in cells], type)
    assert of(trunkline.classify(texts, regions)) == expected(cells)


@pytest.mark.parametrize("type", [pa.string(), pa.large_string(), pa.string_view()])
def test_slices(cells, type):
    texts = pa.array(["x"] * 11 + [text for text, _ in cells] + ["y"] * 3, type).slice(11, len(cells))
    regions = pa.array(["US"] * 5 + [region for _, region in cells], type).slice(5)
    assert of(trunkline.classify(texts, regions)) == expected(cells)


def test_nulls_stay_nulls():
    result = trunkline.classify(pa.array([None, "(650) 253-0000", None, ""]), "US")
    assert [row is None for row in result.to_pylist()] == [True, False, True, False]
    assert result.null_count == 2
    assert result.type == pa.struct(
        [
            ("e164", pa.string()),
            ("extension", pa.string()),
            ("country_code", pa.int16()),
            ("region", pa.string()),
            ("category", pa.string()),
            ("verdict", pa.string()),
            ("reason", pa.string()),
            ("rule_id", pa.int32()),
            ("repairs", pa.string()),
            ("form", pa.string()),
        ]
    )


def test_chunks():
    column = pa.chunked_array([["(650) 253-0000"], [], ["911", None]])
    result = trunkline.classify(column, "US")
    assert isinstance(result, pa.ChunkedArray)
    assert [row and row["reason"] for row in result.to_pylist()] == [None, "emergency", None]
    regions = pa.chunked_array([["US", "US"], ["US"]])
    assert trunkline.classify(column, regions).to_pylist() == result.to_pylist()
    assert len(trunkline.classify(pa.chunked_array([], pa.string()), "US")) == 0


def test_every_number():
    column = pa.array(["030 7262820; 0171 2345678", None, "", "911"])
    result = trunkline.classify(column, "DE", every_number=True)
    rows = result.to_pylist()
    assert [row["e164"] for row in rows[0]] == ["+49307262820", "+491712345678"]
    assert rows[1] is None
    assert [row["verdict"] for row in rows[2]] == ["empty"]


def test_whole_cells():
    column = pa.array(["030 7262820; 0171 2345678", None, "030 7262820"])
    rows = trunkline.classify(column, "DE", whole_cells=True).to_pylist()
    assert rows[0]["e164"] == trunkline.number(column[0].as_py(), "DE").e164
    assert rows[1] is None
    assert rows[2]["e164"] == "+49307262820"
    with pytest.raises(ValueError, match="not both"):
        trunkline.classify(column, "DE", every_number=True, whole_cells=True)


def test_a_number_that_is_not_accepted_has_a_form_only(cells):
    texts, regions = [text for text, _ in cells], pa.array([region for _, region in cells])
    rows = trunkline.classify(pa.array(texts), regions).to_pylist()
    assert {row["verdict"] for row in rows if row["e164"]} == {"accepted"}
    assert all(row["form"] == row["e164"] for row in rows if row["verdict"] == "accepted")
    assert [row["form"] for row in rows if row["reason"] == "entertainment"] == ["+12125550123", "+447700900123"]


def test_uk_is_gb():
    column = pa.array(["020 7031 3000"] * 3)
    assert trunkline.classify(column, pa.array(["UK", "GB", "uk"])).field("e164").to_pylist() == ["+442070313000"] * 3
    assert trunkline.classify(column, "UK").field("e164").to_pylist() == ["+442070313000"] * 3


def test_chosen_columns():
    result = trunkline.classify(pa.array(["(650) 253-0000"]), "US", columns=["verdict", "e164"])
    assert [field.name for field in result.type] == ["e164", "verdict"]
    with pytest.raises(ValueError, match="unknown column"):
        trunkline.classify(pa.array(["1"]), columns=["number"])


def test_errors():
    with pytest.raises(TypeError):
        trunkline.classify(pa.array([1.5]))
    with pytest.raises(TypeError, match="column"):
        trunkline.classify("+16502530000")
    with pytest.raises(ValueError, match="rows"):
        trunkline.classify(pa.array(["1", "2"]), pa.array(["US"]))
    with pytest.raises(ValueError):
        trunkline.classify(pa.array(["1"]), "ZZ")


def test_results_outlive_their_input():
    results = []
    for seed in range(50):
        random_cells = random.Random(seed)
        column = pa.array([f"+1650253{random_cells.randrange(10000):04}" for _ in range(100)])
        results.append((column.to_pylist(), trunkline.classify(column)))
        del column
    for texts, result in results:
        assert result.field("e164").to_pylist() == texts


def test_random_bytes_agree_with_one_by_one():
    source = random.Random(7)
    texts = ["".join(chr(source.randrange(1, 0x250)) for _ in range(source.randrange(40))) for _ in range(2000)]
    texts += ["".join(source.choice("0123456789+ ()-/;,xE.") for _ in range(source.randrange(30))) for _ in range(2000)]
    cells = [(text, "DE") for text in texts]
    assert of(trunkline.classify(texts, "DE")) == expected(cells)


def test_pandas():
    pandas = pytest.importorskip("pandas")
    series = pandas.Series(["(650) 253-0000", None, "911", "(212) 555-0123"], index=[3, 5, 7, 9])
    frame = trunkline.classify(series, region="US")
    assert list(frame.index) == [3, 5, 7, 9]
    assert pandas.isna(frame.loc[9, "e164"]) and frame.loc[9, "form"] == "+12125550123"
    people = series.to_frame("phone")
    people[["e164", "reason"]] = trunkline.classify(people["phone"], region="US")[["e164", "reason"]]
    assert people["e164"].dropna().to_list() == ["+16502530000"]
    assert frame.loc[3, "e164"] == "+16502530000"
    assert frame.loc[7, "reason"] == "emergency"
    assert pandas.isna(frame.loc[5, "verdict"])


def test_polars():
    polars = pytest.importorskip("polars")
    series = polars.Series(["(650) 253-0000", None, "911", "(212) 555-0123"])
    result = trunkline.classify(series, region="US")
    assert isinstance(result, polars.Series)
    assert result.struct.field("reason").to_list() == [None, None, "emergency", "entertainment"]
    assert result.struct.field("e164").to_list() == ["+16502530000", None, None, None]


def test_duckdb():
    duckdb = pytest.importorskip("duckdb")
    import trunkline.duckdb

    connection = duckdb.connect()
    trunkline.duckdb.register(connection)
    rows = connection.sql(
        "SELECT e164(n, 'US'), phone_number(n, 'US').e164, phone_number(n, 'US').form, phone_number(n, 'US').reason"
        " FROM (VALUES (1, '(650) 253-0000'), (2, '911'), (3, NULL), (4, '(212) 555-0123')) AS t(i, n) ORDER BY i"
    ).fetchall()
    assert rows == [
        ("+16502530000", "+16502530000", "+16502530000", None), (None, None, None, "emergency"), (None, None, None, None),
        (None, None, "+12125550123", "entertainment"),
    ]
    assert connection.sql("SELECT e164('020 7031 3000', 'UK')").fetchall() == [("+442070313000",)]


def test_duckdb_takes_the_functions_again():
    duckdb = pytest.importorskip("duckdb")
    connection = duckdb.connect()
    for _ in range(3):
        trunkline.duckdb.register(connection)
        assert connection.sql("SELECT e164('650 253 0000', 'US'), phone_number('911', 'US').reason").fetchall() == [
            ("+16502530000", "emergency")
        ]


def test_e164_of_duckdb_is_that_of_the_first_number(cells):
    duckdb = pytest.importorskip("duckdb")
    connection = duckdb.connect()
    trunkline.duckdb.register(connection)
    rows = cells + [("650 253 0000 / 650 253 0001", "US"), ("911; 650 253 0000", "US")]
    found = [connection.execute("SELECT e164(?, ?)", row).fetchone()[0] for row in rows]
    assert found == [trunkline.e164(*row) for row in rows]
