"""Every screen, as a person goes through them."""

import pathlib
import tempfile
import time

from bench import Bench, Keys, ROOT, Walk


class Screens(Walk):
    def test_the_overview_leads_to_a_list_and_the_back_button_back(self):
        self.picture("overview")
        self.find("main a[href='/rejected?state=open&reason=forbidden']").click()
        self.until(lambda: self.all("#numbers"))
        self.assertTrue(all("forbidden" in row.text for row in self.all("#numbers tbody tr")))
        chips = [chip.text for chip in self.all(".chip")]
        self.assertEqual([chip.strip(" ×") for chip in chips], ["to do", "forbidden"])
        self.driver.back()
        self.until(lambda: self.find("h1").text == "Overview")
        self.assertQuiet()

    def test_filters_count_exactly_and_the_address_is_the_state(self):
        self.open("/rejected")
        for facet in ["reason", "country"]:
            link = self.find(f"section[aria-labelledby=facet-{facet}] li a")
            count = link.find_element("css selector", ".count").text
            link.click()
            self.until(lambda: self.find("#summary .count").text == count)
        address = self.driver.current_url
        self.driver.get(address)
        self.assertEqual(self.find("#summary .count").text, count)

    def test_pages_go_on_and_back(self):
        self.open("/rejected")
        first = self.find("#numbers tbody tr").get_attribute("data-number")
        self.press("n")
        self.until(lambda: "after=" in self.driver.current_url)
        self.assertNotEqual(self.find("#numbers tbody tr").get_attribute("data-number"), first)
        self.press("p")
        self.until(lambda: self.find("#numbers tbody tr").get_attribute("data-number") == first)

    def test_a_number_is_shown_with_its_record_rule_and_steps(self):
        self.open("/rejected?state=open&reason=entertainment")
        self.press("j")
        self.until(lambda: self.all("#fix"))
        self.assertIn("NANPA", self.find("#detail").text)
        record, steps = self.all("#detail summary")[0], self.all("#detail summary")[-1]
        record.click()
        raw = self.work.rows("SELECT raw FROM rejected_numbers WHERE reason = 'entertainment' ORDER BY number_id LIMIT 1")
        self.assertIn(raw[0][0], self.find("#detail pre").text)
        steps.click()
        self.assertIn("planVersion", self.find("#detail ol").text)
        self.press("f")
        self.picture("rejected")
        self.assertQuiet()

    def test_duplicates_are_decided_with_keys_and_undone(self):
        self.press("g", "d")
        self.until(lambda: self.all("#pair"))
        self.picture("duplicates")
        people = self.work.rows("SELECT count(*) FROM people")[0][0]
        self.press("s")
        self.until(lambda: "pair=1" in self.driver.current_url)
        self.press("y")
        self.until(lambda: "pair=2" in self.driver.current_url)
        self.notice("One person")
        self.assertEqual(self.work.rows("SELECT count(*) FROM people"), [(people - 1,)])
        self.press("z")
        self.notice("is undone")
        self.assertEqual(self.work.rows("SELECT count(*) FROM people"), [(people,)])
        self.press("n")
        self.until(lambda: "pair=3" in self.driver.current_url)
        self.press("g", "h")
        self.until(lambda: self.find("h1").text == "History")
        self.assertIn("undid change", self.find("main").text)
        self.picture("history")
        self.find("[data-act=undo]").click()
        self.notice("is undone")
        self.assertQuiet()

    def test_fields_and_findings_of_a_file(self):
        self.press("g", "n")
        self.until(lambda: self.find("h1").text == "Fields and findings")
        file = next(entry for entry in self.all(".fields details") if "google-current.csv" in entry.text)
        file.find_element("css selector", "summary").click()
        rows = {row.text for row in file.find_elements("css selector", "tbody tr")}
        self.assertIn("First Name givenName", rows)
        self.picture("fields")
        self.assertQuiet()

    def test_an_export_is_taken_away(self):
        path = pathlib.Path(tempfile.gettempdir()) / "contacts.vcf"
        path.unlink(missing_ok=True)
        self.open("/export")
        self.picture("export")
        self.find("#format option[value=vcard3]").click()
        self.find("button.main").click()
        self.until(path.exists)
        time.sleep(0.5)
        self.assertTrue(path.read_text().startswith("BEGIN:VCARD"))
        path.unlink()

    def test_keys_are_listed(self):
        self.press("?")
        self.assertTrue(self.find("#help").is_displayed())
        self.picture("keys")
        self.press(Keys.ESCAPE)
        self.assertFalse(self.find("#help").is_displayed())


class Files(Walk):
    def bench(self):
        return Bench()

    def drop(self, *files):
        self.ready()
        self.find("#files").send_keys("\n".join(str(file) for file in files))

    def test_a_first_file_is_dropped_previewed_corrected_and_read(self):
        self.assertIn("Nothing has been read yet", self.find("main").text)
        self.drop(ROOT / "Fixtures/outlook-desktop.csv")
        self.until(lambda: self.all(".preview"))
        self.picture("preview")
        self.assertIn("Outlook", self.find(".preview").text)
        self.find("#region option[value=GB]").click()
        column = self.find(".preview select[aria-label='What Job Title holds'] option[value=note]")
        column.click()
        self.find(".preview button.main").click()
        self.until(lambda: "Show the new state" in self.find("#job").text, 30)
        self.assertIn("47 contacts", self.find("#job").text)
        self.find("#job button").click()
        self.until(lambda: "Numbers" in self.find("main").text and self.all(".chart"))
        self.assertEqual(self.work.rows("SELECT count(*) FROM contacts WHERE job_title IS NOT NULL"), [(0,)])
        self.assertQuiet()

    def test_progress_is_shown_survives_a_reload_and_is_stopped(self):
        path = self.work.folder / "many.csv"
        with path.open("w") as file:
            file.write("Name,Phone\n")
            for number in range(150_000):
                file.write(f"Person {number},650253{number % 10000:04}\n")
        self.drop(path)
        self.until(lambda: self.all(".preview"), 30)
        self.find(".preview button.main").click()
        self.until(lambda: self.all("#job progress"))
        self.driver.refresh()
        self.until(lambda: self.all("#job progress"))
        self.picture("progress")
        self.find("#job button").click()
        self.until(lambda: "Stopp" in self.find("#job").text or "stopped" in self.find("#job").text, 30)
        self.until(lambda: not self.all("#job progress"), 30)
        self.assertQuiet()

    def test_a_file_that_is_none_is_refused(self):
        path = self.work.folder / "page.html"
        path.write_text("<!doctype html><html><body><p>Hello</body></html>")
        self.drop(path)
        self.until(lambda: self.all(".preview"))
        self.assertFalse(self.find(".preview button.main").is_enabled())
        self.assertNotIn("/tmp", self.find(".preview").text)
