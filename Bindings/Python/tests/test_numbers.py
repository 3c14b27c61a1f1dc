import os
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import trunkline


@pytest.mark.parametrize(
    "text, region, verdict, reason, e164",
    [
        ("(650) 253-0000", "US", "accepted", None, "+16502530000"),
        ("+1 650 253 0000", None, "accepted", None, "+16502530000"),
        ("(212) 555-0123", "US", "rejected", "entertainment", None),
        ("911", "US", "rejected", "emergency", None),
        ("0171 2345678", None, "rejected", "noRegion", None),
        ("call me", "US", "rejected", "notANumber", None),
        ("", "US", "empty", None, None),
        (None, "US", "empty", None, None),
    ],
)
def test_verdicts(text, region, verdict, reason, e164):
    number = trunkline.number(text, region)
    assert (number.verdict, number.reason, number.e164) == (verdict, reason, e164)


def test_a_number_has_its_parts(us):
    number = us.number("(650) 253-0000 ext. 12")
    assert number.extension == "12"
    assert number.country_code == 1
    assert number.region == "US"
    assert number.national_number == "6502530000"
    assert "fixedLine" in number.categories
    assert number.format("national") == "(650) 253-0000 ext. 12"
    assert number.format("rfc3966") == "tel:+1-650-253-0000;ext=12"


def test_the_rule_is_cited():
    rule = trunkline.number("(212) 555-0123", "US").rule
    assert rule.category == "entertainment"
    assert rule.source_url.startswith("https://")
    assert rule.name.startswith("+1 ")


def test_an_unknown_rule_is_an_error():
    with pytest.raises(ValueError):
        trunkline.rule(0)
    for identifier in (1 << 31, 1 << 32, (1 << 32) + 1, -1, 1 << 16):
        with pytest.raises(ValueError, match=f"no rule has the identifier {identifier} "):
            trunkline.rule(identifier)
    for identifier in ("1", 1.0, None):
        with pytest.raises(TypeError, match="integer"):
            trunkline.rule(identifier)


def test_every_number_of_a_cell():
    numbers = trunkline.numbers("030 7262820; 0171 2345678", "DE")
    assert [number.e164 for number in numbers] == ["+49307262820", "+491712345678"]
    assert [number.text for number in numbers] == ["030 7262820", "0171 2345678"]


def test_e164_is_for_accepted_numbers_only():
    assert trunkline.e164("(650) 253-0000", "US") == "+16502530000"
    assert trunkline.e164("(212) 555-0123", "US") is None
    number = trunkline.number("(212) 555-0123", "US")
    assert (number.e164, number.form, number.format("e164")) == (None, "+12125550123", None)
    assert number.format("international") == "+1 212-555-0123"
    assert repr(number) == "<Number '(212) 555-0123': entertainment +12125550123>"
    accepted = trunkline.number("(650) 253-0000", "US")
    assert accepted.e164 == accepted.form == accepted.format("e164") == "+16502530000"
    assert trunkline.number("911", "US").form is None


@pytest.mark.parametrize(
    "cell, region",
    [
        ("650 253 0000 / 650 253 0001", "US"), ("030 7262820; 0171 2345678", "DE"), ("911; 650 253 0000", "US"), ("", "US"),
        ("call me", "US"), (None, None), ("(0201) 539/38", "DE"), ("+372 512/4963/8", "EE"), ("650 253 0000", "US"),
    ],
)
def test_e164_and_format_are_those_of_the_first_number_of_a_cell(cell, region):
    first = trunkline.numbers(cell, region)[0]
    assert trunkline.Classifier(region).first(cell) == first
    assert trunkline.e164(cell, region) == first.e164
    assert trunkline.format(cell, region, "e164") == first.e164
    assert trunkline.format(cell, region) == (first.format() if first.verdict == "accepted" else None)


@pytest.mark.parametrize("region", ["UK", "uk", "GB"])
def test_uk_is_gb(region):
    assert trunkline.e164("020 7031 3000", region) == "+442070313000"
    assert trunkline.Classifier(region).number("020 7031 3000").region == "GB"
    assert trunkline.Classifier().number("020 7031 3000", region).e164 == "+442070313000"


def test_modules_are_there_when_they_are_named():
    pytest.importorskip("pyarrow")
    code = "import trunkline; trunkline.duckdb.register; trunkline.spark.classify; import trunkline.duckdb, trunkline.spark"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
    with pytest.raises(AttributeError):
        trunkline.oracle
    assert trunkline.format("(650) 253-0000", "US", "national") == "(650) 253-0000"


def test_explain_names_the_rule_and_the_verdict():
    steps = dict(line.split("\t") for line in trunkline.explain("(212) 555-0123", "US").splitlines())
    assert steps["verdict"] == "rejected: entertainment"
    assert steps["plan version"] == trunkline.plan_version
    assert steps["link"].startswith("https://")


@pytest.mark.parametrize(
    "text, shown",
    [
        ("650 253\n0000\nverdict\trejected", r"650 253\n0000\nverdict\trejected"), ("a\\nb", r"a\\nb"), ("\u202e1\u2028", r"\u202e1\u2028"),
        ("\ud800", r"\ud800"), ("\u260e \u00e9", "\u260e \u00e9"), ("\x001", r"\x001"),
    ],
)
def test_explain_has_a_line_for_each_step(text, shown):
    lines = trunkline.explain(text, "US").splitlines()
    assert lines[0] == f"text\t{shown}"
    assert all(line.count("\t") == 1 for line in lines)
    assert [line.partition("\t")[0] for line in lines].count("verdict") == 1
    trunkline.explain(text, "US").encode()


def test_numbers_are_immutable():
    number = trunkline.number("(650) 253-0000", "US")
    for name in ("text", "e164", "verdict", "note"):
        with pytest.raises(AttributeError):
            setattr(number, name, "212")
    with pytest.raises(AttributeError):
        del number.text
    assert number.text == "(650) 253-0000"


@pytest.mark.parametrize("region", ["ZZ", "U", "USA", "12"])
def test_an_unknown_region_is_an_error(region):
    with pytest.raises(ValueError):
        trunkline.Classifier(region)


def test_settings_are_checked():
    with pytest.raises(ValueError, match="unknown category"):
        trunkline.Classifier("US", categories=["cellular"])
    with pytest.raises(ValueError):
        trunkline.Classifier("US", countries=[999])
    with pytest.raises(ValueError, match="unknown style"):
        trunkline.number("+16502530000").format("pretty")
    with pytest.raises(TypeError):
        trunkline.number(b"+16502530000")


@pytest.mark.parametrize(
    "settings, error, message",
    [
        ({"countries": []}, ValueError, "empty list of countries"), ({"categories": []}, ValueError, "empty list of categories"),
        ({"categories": iter(())}, ValueError, "empty list of categories"),
        ({"countries": ["US"]}, TypeError, "'US' is no country calling code"), ({"countries": "44"}, TypeError, "'44' is no"),
        ({"countries": [1.5]}, TypeError, "1.5 is no"), ({"countries": [0]}, ValueError, "0 is no"), ({"countries": 1000}, ValueError, "1000 is no"),
        ({"categories": [1]}, ValueError, "unknown category 1"), ({"categories": "mob"}, ValueError, "unknown category 'mob'"),
    ],
)
def test_wrong_settings_are_named(settings, error, message):
    with pytest.raises(error, match=message):
        trunkline.Classifier("DE", **settings)


def test_one_country_or_category_needs_no_list():
    assert trunkline.Classifier("DE", categories="mobile") == trunkline.Classifier("DE", categories=["mobile"])
    assert trunkline.Classifier("DE", countries=49) == trunkline.Classifier("DE", countries=(49,))
    assert trunkline.Classifier("DE", categories="mobile").number("030 7262820").reason == "disallowedCategory"


def test_classifiers_that_read_alike_are_equal():
    classifier = trunkline.Classifier("uk ", countries=[44, 1, 44], categories=["mobile", "fixedLine"])
    other = trunkline.Classifier("GB", countries={1, 44}, categories=("fixedLine", "mobile", "mobile"))
    assert classifier == other and hash(classifier) == hash(other)
    assert pickle.loads(pickle.dumps(classifier)) == other
    assert trunkline.Classifier("US") != trunkline.Classifier("US", every_region=True)
    assert trunkline.Classifier("") == trunkline.Classifier()


def test_a_classifier_shows_what_restricts_it():
    assert repr(trunkline.Classifier("us")) == "Classifier(region='US')"
    for settings in (
        {}, {"countries": [44, 1]}, {"categories": ["mobile"]}, {"low_confidence_ranges": True, "every_region": True},
    ):
        classifier = trunkline.Classifier("DE", **settings)
        assert eval(repr(classifier), {"Classifier": trunkline.Classifier}) == classifier
        assert all(name in repr(classifier) for name in settings)


def test_what_is_allowed_decides():
    assert trunkline.Classifier("US", countries=[44]).number("(650) 253-0000").reason == "countryNotAllowed"
    assert trunkline.Classifier("DE", categories=["mobile"]).number("030 7262820").reason == "disallowedCategory"


def test_classifiers_and_numbers_are_pickled(us):
    copy = pickle.loads(pickle.dumps(us))
    assert copy == us
    assert copy.number("(650) 253-0000").e164 == "+16502530000"
    number = us.number("(650) 253-0000 ext. 12")
    assert pickle.loads(pickle.dumps(number)) == number


def test_threads_share_a_classifier(us, cells):
    def read(_):
        return [us.number(text, region).e164 for text, region in cells]

    expected = read(0)
    with ThreadPoolExecutor(8) as pool:
        assert all(result == expected for result in pool.map(read, range(200)))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_a_forked_process_goes_on(us):
    child = os.fork()
    if child == 0:
        os._exit(0 if us.number("(650) 253-0000").e164 == "+16502530000" else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_importing_needs_no_pyarrow():
    code = "import sys, trunkline; trunkline.e164('+16502530000'); sys.exit('pyarrow' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


@pytest.mark.parametrize("text", ["\x00", "\ud800", "+" * 10000, "1" * 100000, "٠١٢٣", "\u202e123"])
def test_odd_texts_have_a_verdict(text):
    assert trunkline.number(text, "US").verdict in trunkline.VERDICTS
    assert trunkline.numbers(text, "US")


def test_parts_of_a_text_keep_lone_surrogates():
    assert [number.text for number in trunkline.numbers("\ud800 911", "US")] == ["\ud800 911"]
