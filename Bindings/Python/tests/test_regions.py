"""Regions as people and tables write them."""

import pickle

import pytest

import trunkline

KNOWN = ["US", "us", "US ", " US", " us\t", "\r\nUS"]
NONE = [None, "", " ", "   \t", "001"]
UNKNOWN = ["USA", "ZZ", "U", "12", "U S", "United States", "US\0", "US\0junk", "\0", "\u00dfs", "US\u00a0", "\u00df"]
CELL = "650 253 0000"


@pytest.mark.parametrize("region", KNOWN)
def test_case_and_blanks_do_not_matter(region):
    assert trunkline.e164(CELL, region) == "+16502530000"
    assert trunkline.Classifier(region) == trunkline.Classifier("US")
    assert trunkline.Classifier(region).region == "US"
    assert trunkline.Classifier().number(CELL, region).e164 == "+16502530000"
    assert [number.e164 for number in trunkline.Classifier().numbers(CELL, region)] == ["+16502530000"]


@pytest.mark.parametrize("region", NONE)
def test_no_region(region):
    assert trunkline.number(CELL, region).reason == "noRegion"
    assert trunkline.Classifier().number(CELL, region).reason == "noRegion"


@pytest.mark.parametrize("region", UNKNOWN)
@pytest.mark.parametrize(
    "read",
    [
        trunkline.Classifier, lambda region: trunkline.number(CELL, region), lambda region: trunkline.numbers(CELL, region),
        lambda region: trunkline.e164(CELL, region), lambda region: trunkline.explain(CELL, region),
        lambda region: trunkline.Classifier().number(CELL, region), lambda region: trunkline.Classifier("US").numbers("", region),
    ],
)
def test_an_unknown_region_is_an_error_that_names_it(read, region):
    with pytest.raises(ValueError) as raised:
        read(region)
    assert str(raised.value) == f"{region!r} is not a region; a region is an ISO 3166-1 code of two letters, as 'US'"
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


def test_a_region_is_a_string():
    with pytest.raises(TypeError, match="a region is a string"):
        trunkline.Classifier(1)
    with pytest.raises(TypeError, match="a region is a string"):
        trunkline.Classifier().number(CELL, b"US")
