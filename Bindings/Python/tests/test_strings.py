"""Columns of every library and layout as columns of strings."""

import pytest

import trunkline

numpy = pytest.importorskip("numpy")
pa = pytest.importorskip("pyarrow")
pandas = pytest.importorskip("pandas")
polars = pytest.importorskip("polars")

CELLS = ["650 253 0000", None, "911", "650 253 0000"]
E164 = ["+16502530000", None, None, "+16502530000"]


def dictionary(kind):
    return pa.DictionaryArray.from_arrays(pa.array([0, None, 1, 0], pa.int8()), pa.array(["650 253 0000", "911"], kind))


def runs(kind):
    return pa.RunEndEncodedArray.from_arrays(pa.array([1, 2, 3, 4], pa.int32()), pa.array(CELLS, kind))


def e164(column, region="US"):
    result = trunkline.classify(column, region, columns=["e164", "verdict"])
    if isinstance(result, pandas.DataFrame):
        return [None if pandas.isna(value) else value for value in result["e164"]]
    rows = result.to_list() if isinstance(result, polars.Series) else result.to_pylist()
    return [row and row["e164"] for row in rows]


KINDS = [pa.string(), pa.large_string(), pa.string_view()]
LAYOUTS = [
    *(dictionary(kind) for kind in KINDS), *(runs(kind) for kind in KINDS), pa.chunked_array([dictionary(KINDS[2])] * 1),
    pa.chunked_array([runs(KINDS[0])[:1], runs(KINDS[0])[1:]]), polars.Series(CELLS, dtype=polars.Categorical),
    polars.Series(CELLS, dtype=polars.Enum(["911", "650 253 0000"])), pandas.Series(CELLS, dtype="category"),
    pandas.Series(CELLS, dtype=object), pandas.Index(CELLS), pandas.array(CELLS), numpy.array(CELLS, dtype=object), tuple(CELLS),
    pandas.Series(CELLS, dtype=pandas.ArrowDtype(pa.string())),
]


@pytest.mark.parametrize("column", LAYOUTS, ids=lambda column: str(getattr(column, "type", type(column))))
def test_layouts(column):
    assert e164(column) == E164
    assert e164(column[1:]) == E164[1:]
    assert e164(column[1:3]) == E164[1:3]
    assert e164(column[:0]) == []


@pytest.mark.parametrize(
    "column",
    [
        pa.array(["US", "US", None, "US"]).dictionary_encode(), polars.Series(["US", "US", None, "US"], dtype=polars.Categorical),
        pa.RunEndEncodedArray.from_arrays([2, 3, 4], pa.array(["US", None, "US"], pa.string_view())),
        pandas.Series(["US", "US", None, "US"], dtype="category"), pandas.Index(["US", "US", None, "US"]),
    ],
)
def test_layouts_of_regions(column):
    assert e164(CELLS, column) == E164


@pytest.mark.parametrize(
    "column",
    [
        pandas.Series([6502530000, 911]), pandas.Series([6502530000, 911], dtype="Int64"), pa.array([6502530000, 911]),
        polars.Series([6502530000, 911]), [6502530000, 911], ["650 253 0000", 911], [6502530000, "911"],
        pandas.Series(["650 253 0000", 911], dtype=object), numpy.array([6502530000, 911]),
        pandas.Series(["650 253 0000", 911], dtype="category"), pa.array([6502530000, 911]).dictionary_encode(),
    ],
)
def test_integers_are_read_as_their_digits(column):
    assert e164(column) == ["+16502530000", None]
    assert e164(column) == e164(["6502530000", "911"])


@pytest.mark.parametrize(
    "column",
    [
        pandas.Series([float("nan")] * 2), pandas.Series([None, None]), pandas.Series([pandas.NaT] * 2), [None, None],
        [float("nan"), None], pa.nulls(2), pa.nulls(2, pa.float64()), polars.Series([None, None]),
        polars.Series([None, None], dtype=polars.Float64), pandas.Series([pandas.NA, float("nan")], dtype=object),
    ],
)
def test_a_column_without_values_is_one_of_nulls(column):
    result = trunkline.classify(column, "US")
    assert len(result) == 2
    assert e164(column) == [None, None]
    assert trunkline.classify(pa.nulls(2), column).to_pylist() == [None, None]


def test_missing_values_among_others():
    assert e164(["650 253 0000", float("nan"), pandas.NA, 911]) == ["+16502530000", None, None, None]


@pytest.mark.parametrize(
    "column, message",
    [
        (["650 253 0000", 1.5], "row 1: a string is needed, not float"), ([True, "x"], "row 0: a string is needed, not bool"),
        ([1, b"2"], "row 1: a string is needed, not bytes"), (pandas.Series(["x", 2, {}]), "row 2: a string is needed, not dict"),
        ([1.5], "not of double"), ([b"1"], "not of binary"), ([True], "not of bool"), (pandas.Series([1.5, None]), "not of double"),
        (pa.array([[1]]), "not of list"), (pandas.DataFrame({"phone": CELLS}), "not a DataFrame"),
        (pa.table({"phone": CELLS}), "not of struct"), ("650 253 0000", "not one text"), (b"1", "not one text"),
        (pa.chunked_array([pa.nulls(1, pa.float64()), pa.array([1.5])]), "not of double"),
    ],
)
def test_what_is_no_column_of_strings_is_an_error(column, message):
    with pytest.raises(TypeError, match=message):
        trunkline.classify(column, "US")


@pytest.mark.parametrize("column", [["650 253 0000", "\ud800 911"], pandas.Series(["650 253 0000", "\ud800 911"], dtype=object)])
def test_a_lone_surrogate_is_read_as_in_a_single_value(column):
    result = trunkline.classify(column, "US")
    reasons = list(result["reason"]) if isinstance(result, pandas.DataFrame) else result.field("reason").to_pylist()
    assert (None if pandas.isna(reasons[0]) else reasons[0]) is None
    assert reasons[1] == trunkline.numbers("\ud800 911", "US")[0].reason


def test_columns_of_pandas_have_one_index():
    phone = pandas.Series(["06 12 34 56 78", "06 12345678"], index=["fr", "it"])
    region = pandas.Series(["IT", "FR"], index=["it", "fr"])
    with pytest.raises(ValueError, match="another index"):
        trunkline.classify(phone, region)
    frame = trunkline.classify(phone, region.reindex(phone.index))
    assert list(frame["e164"]) == [trunkline.e164("06 12 34 56 78", "FR"), trunkline.e164("06 12345678", "IT")]
    assert list(trunkline.classify(phone, list(region.reindex(phone.index)))["e164"]) == list(frame["e164"])
    assert list(trunkline.classify(list(phone), region[::-1]).field("e164").to_pylist()) == list(frame["e164"])


def test_results_keep_names_and_indexes():
    series = polars.Series("phone", CELLS)
    assert trunkline.classify(series, "US").name == "phone"
    assert trunkline.classify(series, "US", every_number=True).name == "phone"
    lists = trunkline.classify(pandas.Series(CELLS, index=list("abcd"), name="phone"), "US", every_number=True)
    assert (lists.name, list(lists.index)) == ("phone", list("abcd"))
    assert list(trunkline.classify(pandas.Index(CELLS), "US").index) == [0, 1, 2, 3]
    assert len(trunkline.classify(pandas.array(CELLS), "US", every_number=True)) == 4
