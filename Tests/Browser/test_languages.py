"""Pages in German, and in English that is written from right to left, which shows what no table of texts has."""

import csv
import re

from bench import Bench, Keys, ROOT, Walk
from test_accessibility import Axe, PAGES

TEXTS = ROOT / "Sources/WorkbenchAssets/Texts"

# What is of a file, of a command, or the same in every language.
FOREIGN = "bdi, code, pre, kbd, time, textarea, .flag, .letter, .languages, .brand, .count, .country, .mark, .example, " \
          "[lang=en]:not(html), select.regions, script, style, noscript, .node + text, .edge + text"

COLLECT = """
const [foreign] = arguments, texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const [node, place] = [walker.currentNode, walker.currentNode.parentElement];
  if (/\\p{Letter}/u.test(node.data) && !place.closest(foreign) && (place.checkVisibility() || place.closest("details, dialog"))) {
    texts.push([node.data.trim(), place.outerHTML.slice(0, 160)]);
  }
}
for (const place of document.querySelectorAll("body [aria-label], body [title], body [placeholder]")) {
  for (const name of ["aria-label", "title", "placeholder"]) {
    const text = place.getAttribute(name);
    if (text && /\\p{Letter}/u.test(text) && !place.closest(".languages") && !place.matches("th[title]")) {
      texts.push([text, place.outerHTML.slice(0, 160)]);
    }
  }
}
return texts;
"""


def table(language):
    lines = (TEXTS / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if line and not line.startswith("#"))


class Spoken(Axe):
    language = "de"
    share = 4

    def setUp(self):
        super().setUp()
        self.open(f"/?language={self.language}")

    def texts(self):
        return self.driver.execute_script(COLLECT, FOREIGN)

    def look(self):
        """Shows a number in detail where the page has numbers."""
        if self.all("#numbers"):
            self.press("j")
            self.until(lambda: self.all("#fix output"))
            self.until(lambda: self.find("#fix output").text)

    def assertAccessible(self):
        found = {}
        for path in self.pages():
            self.open(path)
            if violations := self.violations():
                found[path] = violations
        self.assertEqual(found, {})


class German(Spoken):
    def test_a_reader_chooses_the_language_and_stays_on_the_page(self):
        self.open("/people?q=an&language=en")
        self.assertEqual(self.find("h1").text, "People")
        self.click(".languages a[lang=de]")
        self.until(lambda: self.find("h1").text == "Personen")
        self.assertTrue(self.driver.current_url.endswith("/people?q=an"))
        self.ready()
        self.assertEqual(self.find("html").get_attribute("lang"), "de")
        self.open("/history")
        self.assertEqual(self.find("h1").text, "Verlauf")
        self.click(".languages a[lang=en]")
        self.until(lambda: self.find("h1").text == "History")
        self.assertQuiet()

    def test_no_screen_has_a_text_of_the_english_table(self):
        english, german = table("en"), table("de")
        foreign = {text for key, text in english.items() if text not in german.values() and re.search(r"[a-z]{3}", text)}
        whole = {text for text in foreign if not re.search(r"[{<]", text)}
        parts = {part.strip() for text in foreign for part in re.split(r"\{\w+\}|</?\w+>", text)
                 if len(part.strip()) > 12} | whole
        said = {part.strip() for text in german.values() for part in re.split(r"\{\w+\}|</?\w+>", text)}
        for path in PAGES:
            self.open(path)
            self.look()
            self.assertEqual(self.find("html").get_attribute("lang"), "de")
            self.assertEqual([entry for entry in self.texts() if entry[0] in parts - said], [], path)
        self.assertQuiet()

    def test_numbers_answers_and_times_are_german(self):
        with (self.work.folder / "many.csv").open("w") as file:
            file.write("Name,Phone\n")
            file.writelines(f"P{place},+1650{2530000 + place}\n" for place in range(1200))
        self.work.ingest(self.work.folder / "many.csv")
        self.open("/people")
        self.assertRegex(self.find("#summary").text, r"^1\.\d{3} Kontakte$")
        self.open("/rejected?state=open")
        self.press("j", "f")
        self.until(lambda: self.focus() == self.find("#fix-value"))
        self.until(lambda: self.find("#fix output").text)
        self.overwrite("+1 650 253 0000" + Keys.ENTER)
        self.notice("+16502530000 gespeichert.")
        self.press("z")
        self.notice("rückgängig gemacht")
        self.open("/history")
        self.assertIn("machte Änderung", self.find("main").text)
        self.assertRegex(self.find("time").text, r"^\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}$")
        self.open("/duplicates?pair=0")
        self.press("y")
        self.notice("Eine Person: ")
        self.assertQuiet()

    def test_axe_finds_nothing(self):
        self.assertAccessible()


class GermanDark(Spoken):
    dark = True
    first = 1

    def test_axe_finds_nothing(self):
        self.assertAccessible()


class Accepted(Walk):
    """A browser whose reader reads German."""

    def test_the_page_is_german_by_itself(self):
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.setExtraHTTPHeaders", {"headers": {"Accept-Language": "de-AT,de;q=0.9,en;q=0.5"}})
        self.open("/people")
        self.assertEqual(self.find("html").get_attribute("lang"), "de")
        self.assertEqual(self.find("h1").text, "Personen")


class Mirrored(Spoken):
    language = "ar-XB"
    first = 2

    def test_every_text_is_of_a_table_and_stands_on_the_right_side(self):
        for path in PAGES:
            self.open(path)
            self.look()
            self.assertEqual(self.find("html").get_attribute("dir"), "rtl")
            self.assertEqual([entry for entry in self.texts() if "\u202e" not in entry[0]], [], path)
            self.picture("mirrored" + re.sub(r"\W+", "-", path))
        self.assertQuiet()

    def test_nothing_is_wider_than_a_narrow_window(self):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": False})
        for path in PAGES:
            self.open(path)
            self.assertLessEqual(self.driver.execute_script("return document.documentElement.scrollWidth"), 390, path)

    def test_numbers_are_written_from_left_to_right(self):
        self.open("/rejected?state=open")
        self.press("j", "f")
        self.until(lambda: self.find("#fix output").text)
        self.assertEqual(self.find("#numbers td.raw bdi").value_of_css_property("direction"), "ltr")
        field = self.find("#fix-value")
        self.until(lambda: self.focus() == field)
        self.assertEqual(field.value_of_css_property("direction"), "ltr")
        field.send_keys(Keys.CONTROL + "a")
        field.send_keys("+16502530000")
        self.assertEqual(field.get_attribute("value"), "+1 (650) 253-0000")
        self.assertEqual(self.driver.execute_script("return arguments[0].selectionStart", field), len("+1 (650) 253-0000"))
        self.until(lambda: "\u2068+16502530000\u2069" in self.find("#fix output").get_attribute("textContent"))
        self.assertQuiet()

    def test_axe_finds_nothing(self):
        self.assertAccessible()


class MirroredDark(Spoken):
    language = "ar-XB"
    dark = True
    first = 3

    def test_axe_finds_nothing(self):
        self.assertAccessible()


class FirstFile(Spoken):
    """What somebody sees in German before anything was read, and of a file before it is."""

    def bench(self):
        return Bench()

    def test_a_first_file_is_read(self):
        self.assertIn("Kontakte aufräumen", self.find("h1").text)
        self.click("[data-act=sample]")
        self.until(lambda: len(self.all(".preview button.main")) == 2)
        self.assertEqual(self.violations(), [])
        self.click("[data-act=read-all]")
        self.until(lambda: "Kontakte, Nummern: " in self.find("#job").text)
        self.assertEqual(self.find("h1").text, "Start")
        self.assertQuiet()


REASONS = {
    "accepted": "+1 650 253 0000", "notANumber": "call reception", "damaged": "4.47701E+11", "emergency": "911",
    "entertainment": "212-555-0142", "forbidden": "111-111-1111", "shortCode": "411", "unknownCountryCode": "+999 123456",
    "tooShort": "12345", "tooLong": "+1 212 555 01234567", "unassigned": "+1 456 253 0000", "countryNotAllowed": "+44 20 7031 3000",
    "disallowedCategory": "+1 900 253 0000",
}

ENGLISH = """
return [...document.querySelectorAll("[lang=en]")].filter((place) => !place.closest(".languages"))
  .map((place) => place.outerHTML.slice(0, 200));
"""


class Whole(Spoken):
    """Pages of a database with everything that a layer below says, in German: nothing on them is English. Details of errors of the system
    would be, and what is stored of an earlier version; none of both is here."""

    def bench(self):
        bench = Bench().demo()
        # The reasons of a rejection, and what is wrong with other fields.
        path = bench.folder / "reasons.csv"
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["Name", "Mobile", "E-mail", "Birthday", "City", "Postal Code", "State", "Country", "Serial"])
            for place, (reason, number) in enumerate(REASONS.items()):
                writer.writerow([f"Reason {reason}", number, ["ada@example", "info@example.com", "ada@gmial.com"][place % 3],
                                 ["31.02.1980", "03/04/05", "soon"][place % 3], "12345", "1234", "Nowhere", "US", f"A{place}"])
            writer.writerow(["Reason quote", "650 253 0001", '"open'])
        bench.run("ingest", "--region", "US", "--allow", "US,DE,default,-premiumRate", "-q", path)
        bench.run("ingest", "-q", bench.write("national.csv", "Name,Phone\nNobody,030 1234567\n"))
        bench.ingest(bench.write("german.csv", "Name,Phone\nAlone,4567890\n"), region="DE")
        for name in ["stray-rows.csv", "unterminated-quote.csv"]:
            bench.ingest(ROOT / "Fixtures/damaged" / name, region="GB")
        bench.ingest(bench.write("bad.vcf", "junk\nBEGIN:VCARD\nVERSION:3.0\nFN:A\nTEL:650 253 0000\nno colon\nBEGIN:VCARD\nFN:B\n"))
        bench.run("edit", "1", "note=edited")
        bench.run("undo")
        bench.ingest(ROOT / "Fixtures/vcard-4.0.vcf")
        bench.run("edit", "2", "note=edited")
        bench.run("plan", "--edits", "--numbers", "e164")
        return bench

    def assertGerman(self, path):
        self.assertEqual(self.find("html").get_attribute("lang"), "de")
        self.assertEqual(self.driver.execute_script(ENGLISH), [], path)

    def test_every_page_is_german(self):
        for path in [*PAGES, "/findings?code=notAName", "/plan", "/rejected?state=fixed"]:
            self.open(path)
            self.look()
            self.assertGerman(path)
        self.assertQuiet()

    def test_every_finding_is_german(self):
        for (code,) in self.work.rows("SELECT DISTINCT code FROM findings"):
            self.open(f"/findings?code={code}")
            self.assertGerman(code)

    def test_every_reason_and_every_step_is_german(self):
        stored = {reason for (reason,) in self.work.rows(
            "SELECT coalesce(reason, verdict) FROM current_numbers WHERE verdict <> 'accepted'")}
        self.assertEqual((set(REASONS) | {"noRegion", "ambiguous"}) - {"accepted"} - stored, set())
        for reason in sorted(stored - {"empty"}):
            self.open(f"/rejected?state=open&reason={reason}")
            self.look()
            self.assertGerman(reason)
            self.assertTrue(self.find("#fix output").text, reason)
            self.picture(f"german-{reason}")

    def test_the_live_field_says_german_sentences(self):
        texts = table("de")
        places = re.compile(r"\\\{\w+\\\}")
        said = [places.sub(".*", re.escape(text)) for key, text in texts.items() if key.startswith("verdict.")]
        self.open("/rejected?state=open")
        self.look()
        self.press("f")
        field = self.find("#fix-value")
        self.until(lambda: self.focus() == field)
        reasons = [text for key, text in texts.items() if key.startswith("reason.")]
        for number in REASONS.values():
            field.send_keys(Keys.CONTROL + "a")
            field.send_keys(number)
            if not self.all("#fix output.bad"):
                continue
            reason, sentence = self.find("#fix output").text.split(": ", 1)
            self.assertIn(reason, reasons)
            self.assertTrue(any(re.fullmatch(pattern, sentence) for pattern in said), sentence)
        self.assertQuiet()

    def test_every_change_is_german(self):
        self.open("/history?all=1")
        for place in self.all("details > summary"):
            place.click()
        self.assertGerman("/history")


class WholeFile(FirstFile):
    """A file before it is read, with the reasons for the meanings of its columns."""

    def test_a_first_file_is_read(self):
        self.click("[data-act=sample]")
        self.until(lambda: len(self.all(".preview button.main")) == 2)
        self.assertEqual(self.driver.execute_script(ENGLISH), [])
        self.picture("german-preview")
