"""Whole tasks, with keys alone and in a window as a telephone has, each to what it leaves in the database or the file."""

import csv
import importlib
import pathlib
import subprocess
import tempfile
import unittest

from bench import ActionChains, Bench, COMMAND, Keys, Walk

TABLE = (
    "First Name,Last Name,Phone,E-mail,Company\n"
    "Ada,Example,+49 171 1234567,ada@example.org,Acme\nBo,Beispiel,+49 30 901820,bo@example.org,Acme\n"
    + "".join(f"Cleo,Muster {n},0171 12345{n:02},,\n" for n in range(12))
    + "Dana,Probe,650253000,,\nEmil,Probe,+999 1234567,,\n")


class Tasks(Walk):
    def bench(self):
        bench = Bench()
        path = bench.folder / "people.csv"
        path.write_text(TABLE)
        bench.ingest(path, region=None)
        return bench

    def one(self, statement):
        return self.work.rows(statement)[0][0]

    def accepted(self):
        return self.one("SELECT count(*) FROM accepted_numbers")

    def company(self):
        return self.one("SELECT organization FROM current_contacts WHERE given_name = 'Ada'")

    def downloaded(self, name, act):
        path = pathlib.Path(tempfile.gettempdir()) / name
        path.unlink(missing_ok=True)
        act()
        self.until(path.exists)
        self.until(lambda: path.stat().st_size > 0)
        text = path.read_text(encoding="utf-8")
        path.unlink()
        return text

    def tab_to(self, selector, limit=150):
        """Presses the tab key until something has the focus."""
        for _ in range(limit):
            if self.driver.execute_script("return document.activeElement.matches(arguments[0])", selector):
                return self.focus()
            # A driver takes keys that are sent to a place for files for their names.
            ActionChains(self.driver).send_keys(Keys.TAB).perform()
        self.fail(f"the tab key does not lead to {selector}")


class KeysAlone(Tasks):
    def test_a_file_is_read(self):
        path = self.work.folder / "more.csv"
        path.write_text("Name,Phone\nFinn Example,(650) 253-0007\n")
        self.press("g", "f")
        self.until(lambda: self.find("h1").text == "Files")
        self.ready()
        self.find("#files").send_keys(str(path))
        self.until(lambda: self.all(".preview button.main"))
        self.tab_to(".preview select[name=region]").send_keys("United States")
        self.tab_to(".preview button.main").send_keys(Keys.ENTER)
        self.until(lambda: self.one("SELECT count(*) FROM sources") == 2, 30)
        self.until(lambda: self.one("SELECT count(*) FROM accepted_numbers WHERE e164 = '+16502530007'") == 1)

    def test_somebody_is_found_and_edited_and_this_is_taken_back(self):
        self.press("/")
        self.focus().send_keys("ada exam")
        self.until(lambda: "Ada Example" in self.find("#found").text)
        self.focus().send_keys(Keys.ARROW_DOWN, Keys.ENTER)
        self.until(lambda: self.find("h1").text == "Ada Example")
        self.ready()
        self.tab_to("form.value[data-argument=organization] textarea").send_keys(Keys.END, " Ltd", Keys.ENTER)
        self.notice("Saved organization: Acme Ltd")
        self.assertEqual(self.company(), "Acme Ltd")
        self.ready()
        self.press("z")
        self.notice("is undone")
        self.assertEqual(self.company(), "Acme")

    def test_a_value_is_added(self):
        self.open(f"/contact?id={self.one('SELECT min(id) FROM contacts')}")
        self.tab_to("form.addition select").send_keys("email")
        self.press(Keys.TAB)
        self.focus().send_keys("second@example.org", Keys.ENTER)
        self.notice("second@example.org")
        self.assertEqual(self.one("SELECT count(*) FROM current_emails WHERE address = 'second@example.org'"), 1)

    def test_all_of_a_remedy_are_corrected(self):
        before = self.accepted()
        self.open("/rejected?state=open")
        self.until(lambda: self.all(".remedies li a"), 30)
        self.ready()
        self.tab_to(".remedies li a").send_keys(Keys.ENTER)
        self.until(lambda: self.all("#take"))
        self.ready()
        count = int(self.find("#take").get_attribute("data-number"))
        self.assertGreater(count, 0)
        self.tab_to("[data-act=take-all]").send_keys(Keys.ENTER)
        self.notice("corrected")
        self.assertEqual(self.accepted(), before + count)

    def test_an_export_is_taken_away(self):
        self.press("g", "e")
        self.until(lambda: self.find("h1").text == "Export")
        self.ready()
        self.tab_to(".tiles a[href*='to=google']").send_keys(Keys.ENTER)
        self.until(lambda: self.all("#export"))
        self.ready()
        text = self.downloaded("contacts-google.csv", lambda: self.tab_to("#export button.main").send_keys(Keys.ENTER))
        self.assertIn("+491711234567", text)
        self.assertNotIn("650253000", text)
        self.assertEqual(text.count("Probe"), 2)

    def test_a_change_is_undone_in_the_drawer(self):
        contact = self.one("SELECT min(id) FROM contacts")
        subprocess.run([COMMAND, "edit", "--db", self.work.database, str(contact), "organization=Other"],
                       check=True, capture_output=True)
        self.press("g", "h")
        self.until(lambda: self.find("#history-drawer").is_displayed())
        self.tab_to("#history-drawer tbody tr:first-child [data-act=undo]").send_keys(Keys.ENTER)
        self.notice("is undone")
        self.assertEqual(self.company(), "Acme")

    def test_contacts_without_an_address_are_listed(self):
        self.open("/people")
        self.tab_to("a[href='people?lacks=email']").send_keys(Keys.ENTER)
        self.until(lambda: self.driver.current_url.endswith("lacks=email"))
        self.assertEqual(int(self.find("#summary .count").text), self.one(
            "SELECT count(*) FROM contacts WHERE id NOT IN (SELECT contact_id FROM current_emails)"))


class Telephone(Tasks):
    """A window of 390 points."""

    def setUp(self):
        super().setUp()
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True})

    def tap(self, selector):
        """Scrolls there, and presses what is in the middle of it."""
        self.ready()
        self.script("arguments[0].scrollIntoView({block: 'center'})", selector)
        self.click(selector)

    def fits(self):
        self.assertLessEqual(self.driver.execute_script("return document.documentElement.scrollWidth"), 390)

    def test_a_file_is_read(self):
        path = self.work.folder / "more.csv"
        path.write_text("Name,Phone\nFinn Example,(650) 253-0007\n")
        self.open("/sources")
        self.find("#files").send_keys(str(path))
        self.until(lambda: self.all(".preview button.main"))
        self.fits()
        self.picture("look-390")
        self.click(".preview select[name=region] option[value=US]")
        self.tap(".preview button.main")
        self.until(lambda: self.one("SELECT count(*) FROM accepted_numbers WHERE e164 = '+16502530007'") == 1, 30)

    def test_somebody_is_found_and_edited(self):
        self.open("/")
        self.tap("#search-words")
        self.focus().send_keys("ada exam")
        self.until(lambda: "Ada Example" in self.find("#found").text)
        self.click("#found a") if self.all("#found a") else self.click("#found [role=option]")
        self.until(lambda: self.find("h1").text == "Ada Example")
        self.ready()
        self.fits()
        self.picture("contact-390")
        field = "form.value[data-argument=organization]"
        self.find(f"{field} textarea").send_keys(" Ltd")
        self.tap(f"{field} button.main")
        self.notice("Saved organization: Acme Ltd")
        self.assertEqual(self.company(), "Acme Ltd")

    def test_a_number_is_corrected(self):
        before = self.accepted()
        number = self.one("SELECT id FROM phone_numbers WHERE raw = '650253000'")
        self.open("/rejected?state=open")
        self.tap(f"#numbers tr[data-number='{number}'] .raw")
        self.until(lambda: self.all("#fix output") and self.find("#fix output").text)
        field = self.find("#fix-value")
        field.send_keys(Keys.CONTROL + "a")
        field.send_keys("+1 650 253 0001")
        self.tap("#fix [type=submit]")
        self.notice("Saved +16502530001")
        self.assertEqual(self.accepted(), before + 1)
        self.fits()

    def test_an_export_is_taken_away(self):
        self.open("/export")
        self.tap(".tiles a[href*='to=numbers']")
        self.until(lambda: self.all("#export"))
        self.fits()
        self.picture("export-390")
        text = self.downloaded("numbers.csv", lambda: self.tap("#export button.main"))
        self.assertEqual(len(text.splitlines()), self.accepted() + 1)

    def test_the_file_comes_back_as_it_was(self):
        self.open("/export")
        self.tap(".tiles a[href*='to=same']")
        self.until(lambda: self.all("#export"))
        self.fits()
        text = self.downloaded("people.csv", lambda: self.tap("#export button.main"))
        self.assertEqual(text, TABLE.replace("+49 171 1234567", "+491711234567").replace("+49 30 901820", "+4930901820"))

    def test_a_change_is_undone_in_the_drawer(self):
        contact = self.one("SELECT min(id) FROM contacts")
        subprocess.run([COMMAND, "edit", "--db", self.work.database, str(contact), "organization=Other"],
                       check=True, capture_output=True)
        self.open("/people")
        self.tap("header.top a[href=history]")
        self.until(lambda: self.find("#history-drawer").is_displayed())
        self.picture("drawer-390")
        self.script("arguments[0].scrollIntoView()", "#history-drawer tbody tr:first-child [data-act=undo]")
        self.click("#history-drawer tbody tr:first-child [data-act=undo]")
        self.notice("is undone")
        self.assertEqual(self.company(), "Acme")


class Truth(Tasks):
    """What pages say is what is stored."""

    def test_the_name_of_a_dropped_file_is_its_origin(self):
        path = self.work.folder / "more.csv"
        path.write_text("Name,Phone\nFinn Example,(650) 253-0007\n")
        self.open("/sources")
        self.find("#files").send_keys(str(path))
        self.until(lambda: self.all(".preview button.main"))
        self.click(".preview button.main")
        self.until(lambda: self.one("SELECT count(*) FROM sources WHERE path = 'more.csv'") == 1, 30)
        self.until(lambda: self.all("[data-act=read-again]"))
        self.assertNotIn("/tmp", self.find("main").text.replace(str(self.work.folder), ""))
        verified = subprocess.run([COMMAND, "verify", "--db", self.work.database], capture_output=True, text=True, check=False)
        self.assertEqual(verified.returncode, 0, verified.stdout + verified.stderr)
        self.assertNotIn("more.csv", verified.stderr)

    def test_the_verdict_and_the_steps_of_a_number_agree(self):
        self.open("/rejected?state=open&reason=unknownCountryCode")
        self.press("j")
        self.until(lambda: self.all("#fix output") and self.find("#fix output").text)
        verdict = self.find("#fix output").text
        self.assertIn("unknown country code", verdict)
        self.driver.execute_script("for (const part of document.querySelectorAll('#detail details')) part.open = true")
        self.assertIn("999", self.find("#detail ol").text)
        self.assertNotIn("accepted", self.find("#detail ol").text)

    def test_contacts_that_nobody_has_compared_are_no_people(self):
        subprocess.run([COMMAND, "dedupe", "--db", self.work.database], check=True, capture_output=True)
        people = self.one("SELECT count(*) FROM people")
        path = self.work.folder / "more.csv"
        path.write_text("Name,Phone\nFinn Example,(650) 253-0007\nGil Example,(650) 253-0008\n")
        self.work.ingest(path)
        contacts = self.one("SELECT count(*) FROM contacts")
        for page in ["/people", "/duplicates"]:
            self.open(page)
            self.assertIn(f"{contacts - 2} of {contacts} contacts are {people} people", self.find("main").text, page)
            self.assertIn("The others have not been compared yet", self.find("main").text, page)

    def test_without_scripts_nothing_that_was_typed_is_in_an_address(self):
        number = self.one("SELECT id FROM phone_numbers WHERE raw = '650253000'")
        self.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        self.driver.get(f"{self.work.site}/rejected?number={number}")
        field = self.find("#fix-value")
        field.send_keys("9876", Keys.ENTER)
        self.until(lambda: "fix" in self.driver.current_url)
        self.assertNotIn("9876", self.driver.current_url)
        self.assertEqual(self.one("SELECT count(*) FROM changes WHERE kind = 'fix'"), 0)


class Table(unittest.TestCase):
    """The table of tasks, tasks.tsv: each with the walk that does it, and the ways in which."""

    def test_each_task_has_a_walk_and_each_fault_a_task(self):
        with open(pathlib.Path(__file__).with_name("tasks.tsv"), encoding="utf-8", newline="") as file:
            tasks = list(csv.DictReader(file, delimiter="\t"))
        for task in tasks:
            module, walk, test = task["test"].split(".")
            self.assertTrue(hasattr(getattr(importlib.import_module(module), walk), test), task["test"])
        self.assertGreaterEqual(len({task["task"] for task in tasks}), 40)
        faults = {int(fault) for task in tasks for fault in task["fault"].split(", ") if fault}
        self.assertEqual(faults, set(range(1, 14)))
        for way in ["mouse", "keys", "390"]:
            self.assertGreaterEqual(sum(way in task["ways"].split(", ") for task in tasks), 12, way)
