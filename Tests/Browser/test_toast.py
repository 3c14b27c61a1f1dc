"""What was done is said in a toast that takes exactly this back, and shown before it is stored; the history opens over any page."""

import subprocess

from bench import Bench, COMMAND, Keys, Walk

UNDO = "#toast [data-act=undo]"

# Toasts stay for twenty seconds; a test does not wait for so long.
HASTE = "const wait = window.setTimeout; window.setTimeout = (act, time, ...rest) => wait(act, time >= 20000 ? 400 : time, ...rest);"


class Changed(Walk):
    """Numbers, values and pairs that can be changed."""

    def bench(self):
        bench = Bench()
        path = bench.folder / "people.csv"
        path.write_text(
            "Name,Phone,Company\nAda Example,650253000,Acme\nBo Beispiel,65025300,Acme\n"
            "Karl Weber,(650) 253-0001,Acme\nKarl Weber,(650) 253-0001,Beta\n"
            "Mila Moser,(415) 253-0102,\nMila,(415) 253-0102,\n")
        bench.ingest(path)
        subprocess.run([COMMAND, "dedupe", "--db", bench.database], check=True, capture_output=True)
        return bench

    def accepted(self):
        return self.work.rows("SELECT count(*) FROM accepted_numbers")[0][0]

    def first(self):
        return self.find("#numbers tbody tr")

    def correct(self, ending="1"):
        self.open("/rejected?state=open")
        self.press("j")
        self.until(lambda: self.all("#fix output") and self.find("#fix output").text)
        self.find("#fix-value").send_keys(Keys.END, ending, Keys.ENTER)

    def slow(self, milliseconds):
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
            "offline": False, "latency": milliseconds, "downloadThroughput": -1, "uploadThroughput": -1})

    def undo_button(self):
        self.until(lambda: self.find(UNDO).is_displayed())
        return self.find(UNDO)


class Toasts(Changed):
    def test_a_correction_is_taken_back_by_the_button(self):
        before = self.accepted()
        self.correct()
        self.notice("Saved +16502530001")
        self.picture("toast")
        self.assertEqual(self.accepted(), before + 1)
        self.undo_button().click()
        self.notice("is undone")
        self.until(lambda: self.first().get_attribute("data-state") == "open")
        self.assertEqual(self.accepted(), before)
        self.assertFalse(self.find(UNDO).is_displayed())
        self.assertNotEqual(self.focus().tag_name, "body")
        self.assertQuiet()

    def test_keys_alone_reach_the_button_and_close_it(self):
        before = self.accepted()
        self.correct()
        self.notice("Saved")
        self.driver.execute_script("document.querySelector('.skip').focus()")
        for _ in range(30):
            self.press(Keys.TAB)
            if self.focus().get_attribute("data-act") == "undo":
                break
        self.press(Keys.ENTER)
        self.notice("is undone")
        self.assertEqual(self.accepted(), before)
        self.correct("2")
        self.notice("Saved")
        self.undo_button()
        self.script("arguments[0].focus()", UNDO)
        self.press(Keys.ESCAPE)
        self.until(lambda: not self.find("#notice").text)
        self.assertEqual(self.focus().get_attribute("id"), "main")
        self.assertEqual(self.accepted(), before + 1)

    def test_it_stays_while_somebody_points_at_it_or_stands_on_it(self):
        self.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": HASTE})
        self.correct()
        self.undo_button()
        self.script("arguments[0].focus()", UNDO)
        # Twice the time of a toast, measured by the page's own clock.
        later = "const done = arguments[0]; setTimeout(() => setTimeout(done, 20000), 20000);"
        self.driver.execute_async_script(later)
        self.driver.execute_async_script(later)
        self.assertIn("Saved", self.find("#notice").text)
        self.point(UNDO)
        self.script("arguments[0].blur()", UNDO)
        self.driver.execute_async_script(later)
        self.assertIn("Saved", self.find("#notice").text)
        self.point("h1")
        self.until(lambda: not self.find("#notice").text)
        # What went wrong stays.
        self.press("j")
        self.until(lambda: "Bo Beispiel" in self.find("#detail").text and self.find("#fix output").text)
        self.find("#fix-value").send_keys(Keys.ENTER)
        self.notice("too few digits")
        self.driver.execute_async_script(later)
        self.assertIn("too few digits", self.find("#notice").text)

    def test_what_is_being_stored_is_shown_at_once_and_the_old_after_a_refusal(self):
        self.correct("")
        self.until(lambda: self.find("#notice").text)
        self.assertEqual(self.first().get_attribute("data-state"), "open")
        self.assertFalse(self.all("[data-state=storing]"))
        self.slow(1500)
        self.find("#fix-value").send_keys(Keys.END, "1", Keys.ENTER)
        self.until(lambda: "253-0001" in self.find("#numbers .now[data-state=storing]").text, 1)
        self.slow(0)
        self.notice("Saved +16502530001")
        self.assertFalse(self.all("[data-state=storing]"))

    def test_the_answer_before_is_undone_from_the_next_page(self):
        people = self.work.rows("SELECT count(*) FROM people")
        self.open("/duplicates")
        address = self.driver.current_url
        self.click("#decision [data-act=same]")
        self.until(lambda: self.driver.current_url != address)
        self.notice("One person")
        self.assertNotEqual(self.work.rows("SELECT count(*) FROM people"), people)
        self.undo_button().click()
        self.notice("is undone")
        self.assertEqual(self.work.rows("SELECT count(*) FROM people"), people)
        self.assertQuiet()

    def test_nothing_is_undone_over_what_somebody_did_since(self):
        self.correct()
        self.notice("Saved +16502530001")
        number = self.first().get_attribute("data-number")
        subprocess.run([COMMAND, "fix", number, "+16502530009", "--db", self.work.database], check=True, capture_output=True)
        self.undo_button().click()
        self.notice("was changed again since; nothing was undone")
        self.assertEqual(self.work.rows(f"SELECT e164 FROM accepted_numbers WHERE number_id = {number}"), [("+16502530009",)])
        self.assertEqual(self.work.rows("SELECT count(*) FROM changes WHERE kind = 'undo'"), [(0,)])

    def test_a_value_and_a_choice_are_taken_back(self):
        person = self.work.rows("SELECT person_id FROM memberships JOIN contacts ON contacts.id = contact_id WHERE organization = 'Beta'")[0][0]
        company = "SELECT organization FROM people_cards WHERE name = 'Karl Weber'"
        before = self.work.rows(company)
        self.open(f"/contact?person={person}")
        self.click("[data-act=choose]")
        self.notice("Chosen")
        self.assertNotEqual(self.work.rows(company), before)
        self.undo_button().click()
        self.notice("is undone")
        self.assertEqual(self.work.rows(company), before)
        self.ready()
        field = self.find("form.value[data-argument=organization] textarea")
        field.send_keys(Keys.CONTROL + "a")
        field.send_keys("Gamma", Keys.ENTER)
        self.notice("Saved organization: Gamma")
        self.undo_button().click()
        self.notice("is undone")
        self.until(lambda: "Gamma" not in [
            area.get_attribute("value") for area in self.all("form.value[data-argument=organization] textarea")])

    def test_a_narrow_window_has_room_for_it(self):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": False})
        before = self.accepted()
        self.correct()
        self.notice("Saved")
        self.assertLessEqual(self.driver.execute_script("return document.documentElement.scrollWidth"), 390)
        self.picture("toast-390")
        self.undo_button().click()
        self.notice("is undone")
        self.assertEqual(self.accepted(), before)


class Drawer(Changed):
    """The history over any page."""

    def open_drawer(self):
        self.click("header.top a[href$=history]")
        self.until(lambda: self.find("#history-drawer").is_displayed())

    def test_a_change_is_undone_in_it(self):
        before = self.accepted()
        self.correct()
        self.notice("Saved")
        self.open_drawer()
        self.picture("drawer")
        self.assertIn("650253000", self.find("#history-drawer .old").text)
        self.click("#history-drawer td [data-act=undo]")
        self.notice("is undone")
        self.assertFalse(self.find("#history-drawer").is_displayed())
        self.assertEqual(self.accepted(), before)
        self.assertQuiet()

    def test_keys_open_it_and_close_it(self):
        self.open("/people")
        self.press("g", "h")
        self.until(lambda: self.find("#history-drawer").is_displayed())
        self.assertTrue(self.driver.execute_script(
            "return document.getElementById('history-drawer').contains(document.activeElement)"))
        self.press(Keys.ESCAPE)
        self.until(lambda: not self.find("#history-drawer").is_displayed())
        self.assertTrue(self.driver.current_url.endswith("/people"))

    def test_its_filters_stay_in_it(self):
        self.correct()
        self.notice("Saved")
        self.open_drawer()
        chip = next(chip for chip in self.all("#history-drawer a.chip") if "kind=fix" in chip.get_attribute("href"))
        chip.click()
        self.until(lambda: self.find("#history-drawer a.chip[aria-current]").get_attribute("href"))
        self.assertEqual(len(self.all("#history-drawer tbody tr")), 1)
        self.assertIn("/rejected", self.driver.current_url)
