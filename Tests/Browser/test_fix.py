"""Correcting numbers."""

import subprocess

from bench import COMMAND, Bench, HOSTILE, Keys, Walk


class Fix(Walk):
    def bench(self):
        bench = Bench()
        path = bench.folder / "people.csv"
        path.write_text("Name,Phone\nAda Example,650253000\nBo Beispiel,650253000\nCleo Muster,call reception\n")
        bench.ingest(path)
        return bench

    def choose(self, place):
        self.open("/rejected?state=open")
        self.press(*"j" * place)
        self.until(lambda: self.all("#fix"))
        self.press("f")
        self.until(lambda: self.find("#fix output").text)
        return self.find("#fix-value")

    def test_the_field_formats_while_somebody_types_in_its_middle(self):
        field = self.choose(1)
        field.send_keys(Keys.CONTROL + "a")
        field.send_keys("6502530000")
        self.assertEqual(field.get_attribute("value"), "(650) 253-0000")
        self.assertIn("accepted +16502530000", self.find("#fix output").text)
        # The caret stays behind the digit that was typed.
        field.send_keys(*[Keys.ARROW_LEFT] * 4, Keys.BACKSPACE)
        self.assertEqual(field.get_attribute("value")[:9], "(650) 250")
        caret = "return document.activeElement.selectionStart"
        place = self.driver.execute_script(caret)
        field.send_keys("3")
        self.assertEqual(field.get_attribute("value"), "(650) 253-0000")
        self.assertGreater(self.driver.execute_script(caret), place)
        field.send_keys(Keys.CONTROL + "z")
        self.assertEqual(field.get_attribute("value")[:9], "(650) 250")

    def test_a_text_that_the_formatter_refuses_stays_plain(self):
        field = self.choose(3)
        self.assertEqual(field.get_attribute("value"), "call reception")
        self.assertIn("not a number", self.find("#fix output").text)
        field.send_keys(Keys.END, " 650 253 0000")
        self.assertEqual(field.get_attribute("value"), "call reception 650 253 0000")

    def test_what_is_typed_is_for_the_row_that_was_chosen_last(self):
        self.choose(1)
        self.driver.execute_script("""
            const real = window.fetch;
            window.asked = 0;
            window.fetch = async (...all) => {
              window.asked += 1;
              await new Promise((done) => (window.answer = done));
              return real(...all);
            };
        """)
        self.press(Keys.ESCAPE, "j")
        self.until(lambda: self.driver.execute_script("return window.asked === 1"))
        self.press("f")
        self.driver.execute_script("window.answer()")
        chosen = self.find("tr[aria-selected=true]").get_attribute("data-number")
        self.until(lambda: self.focus() == self.find("#fix-value"))
        self.assertEqual(self.find("#fix").get_attribute("data-number"), chosen)
        self.assertEqual(self.driver.execute_script("return window.asked"), 1)
        self.assertQuiet()

    def test_suggestions_that_arrive_while_somebody_works_reload_nothing(self):
        self.choose(1)
        self.driver.execute_script("""
            const note = document.createElement("p");
            note.id = "note";
            note.dataset.state = "searching";
            document.querySelector(".list").prepend(note);
            const main = document.querySelector("script[src$='/main.js']").src;
            import(new URL("suggestions.js", main)).then((module) => {
              void module.awaitSuggestions(note);
              window.isWaiting = true;
            });
        """)
        self.until(lambda: self.driver.execute_script("return window.isWaiting"))
        self.overwrite("+1 650 253 0000")
        self.until(lambda: self.find("#note a").text == "Show the new state")
        self.assertEqual(self.focus(), self.find("#fix-value"))
        self.assertEqual(self.find("#fix-value").get_attribute("value"), "+1 (650) 253-0000")
        self.assertTrue(self.driver.execute_script("return window.isWaiting"))
        self.assertQuiet()

    def test_what_was_typed_stays_where_the_formatter_refuses_it(self):
        field = self.choose(1)
        for typed in ["+49 (0)30 1234567", "0049 (0)30 1234567", "911", "+1 650 253 0000 x12"]:
            field.send_keys(Keys.CONTROL + "a")
            for key in typed:
                field.send_keys(key)
            self.assertEqual(field.get_attribute("value"), typed)
        field.send_keys(Keys.CONTROL + "a")
        for key in "+49 (0)30 1234567":
            field.send_keys(key)
        field.send_keys(Keys.ENTER)
        self.notice("Saved +49301234567")
        self.assertEqual(self.work.rows("SELECT value FROM corrections WHERE is_current"), [("+49 (0)30 1234567",)])

    def test_a_fixed_row_stays_where_it_is_and_undo_takes_it_back(self):
        field = self.choose(1)
        field.send_keys(Keys.END, "1")
        self.until(lambda: "accepted" in self.find("#fix output").text)
        field.send_keys(Keys.ENTER)
        self.notice("Saved +16502530001")
        rows = self.all("#numbers tbody tr")
        self.assertEqual([row.get_attribute("data-state") for row in rows], ["fixed", "open", "open"])
        self.assertEqual(rows[0].get_attribute("aria-selected"), "true")
        self.assertEqual(self.find("#open-problems").text, "2")
        self.press("z")
        self.notice("is undone")
        self.until(lambda: self.all("#numbers tbody tr")[0].get_attribute("data-state") == "open")
        self.assertEqual(self.work.rows("SELECT count(*) FROM accepted_numbers"), [(0,)])
        self.assertQuiet()

    def test_equal_texts_are_fixed_together(self):
        field = self.choose(1)
        field.send_keys(Keys.END, "1", Keys.ESCAPE)
        self.press("a", "f")
        self.find("#fix-value").send_keys(Keys.CONTROL + "a")
        self.find("#fix-value").send_keys("6502530002", Keys.ENTER)
        self.notice("for 2 numbers")
        self.assertEqual(self.work.rows("SELECT count(*) FROM accepted_numbers"), [(2,)])

    def test_x_says_that_there_is_no_number_and_a_refusal_says_why(self):
        self.choose(3)
        self.press(Keys.ESCAPE)
        self.press("x")
        self.notice("No number")
        field = self.choose(1)
        field.send_keys(Keys.ENTER)
        self.notice("too few digits")

    def test_a_text_that_is_not_stored_is_kept_while_other_rows_are_seen(self):
        field = self.choose(1)
        field.send_keys(Keys.END, "99")
        text = field.get_attribute("value")
        self.press(Keys.ESCAPE, "j")
        self.until(lambda: "Bo Beispiel" in self.find("#detail").text)
        self.assertIn("not saved", self.driver.execute_script(
            "return getComputedStyle(document.querySelector('#numbers tbody tr .now'), '::after').content"))
        self.press("k")
        self.until(lambda: "Ada Example" in self.find("#detail h2").text)
        self.until(lambda: self.find("#fix-value").get_attribute("value") == text)
        # The page is not left unasked.
        leave = ("const event = new Event('beforeunload', {cancelable: true}); dispatchEvent(event);"
                 "return event.defaultPrevented")
        self.assertTrue(self.driver.execute_script(leave))
        field = self.find("#fix-value")
        field.send_keys(Keys.END, Keys.BACKSPACE, Keys.BACKSPACE)
        field.send_keys("2", Keys.ENTER)
        self.until(lambda: not self.driver.execute_script(leave))

    def test_z_undoes_nothing_that_another_made(self):
        number = self.work.rows("SELECT id FROM phone_numbers ORDER BY id LIMIT 1")[0][0]
        subprocess.run([COMMAND, "fix", str(number), "+16502530001", "--db", self.work.database],
                       check=True, capture_output=True)
        self.open("/rejected")
        self.press("z")
        self.notice("has changed nothing")
        self.assertEqual(self.work.rows("SELECT count(*) FROM accepted_numbers"), [(1,)])

    def test_a_window_that_shows_an_older_state_stores_nothing_over_a_newer(self):
        field = self.choose(1)
        number = self.work.rows("SELECT id FROM phone_numbers ORDER BY id LIMIT 1")[0][0]
        subprocess.run([COMMAND, "fix", str(number), "+16502530009", "--db", self.work.database],
                       check=True, capture_output=True)
        field.send_keys(Keys.END, "1", Keys.ENTER)
        self.notice("was changed meanwhile, to '+16502530009'")
        self.assertEqual(self.work.rows("SELECT e164 FROM accepted_numbers"), [("+16502530009",)])
        self.assertEqual(field.get_attribute("value"), "(650) 253-0001")

    def test_a_region_is_found_by_the_name_that_somebody_types(self):
        self.choose(1)
        region = self.find("#fix-region")
        region.send_keys("germany")
        self.assertEqual(region.get_attribute("value"), "DE")
        names = [option.text for option in region.find_elements("css selector", "option")]
        self.assertEqual(len(names), len(set(names)))
        self.assertFalse([name for name in names if "001" in name])
        self.assertIn("Germany (DE)", names)

    def test_two_windows_see_each_others_changes(self):
        self.open("/rejected?state=open")
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("window")
        field = self.choose(1)
        field.send_keys(Keys.END, "1", Keys.ENTER)
        self.notice("Saved")
        self.driver.switch_to.window(first)
        self.until(lambda: "another window" in self.find("#job").text)
        self.click("#job button")
        self.until(lambda: len(self.all("#numbers tbody tr")) == 2)

    def test_a_server_that_is_gone_is_said(self):
        field = self.choose(1)
        self.work.stop()
        field.send_keys(Keys.END, "1", Keys.ENTER)
        self.notice("does not answer")


class Parts(Walk):
    """Numbers that lack a part stay as they stand until somebody types."""

    def bench(self):
        bench = Bench()
        path = bench.folder / "people.csv"
        path.write_text("Name,Phone\nAda Example,234-5678\nBo Beispiel,(65) 02530\n")
        bench.ingest(path)
        return bench

    def test_what_was_read_is_what_the_field_shows(self):
        self.open("/rejected")
        for text in ["234-5678", "(65) 02530"]:
            self.press("j")
            self.until(lambda: self.find("#fix output").text and self.find("#fix-value").get_attribute("value") == text)
        self.assertQuiet()


class Narrow(Walk):
    """A window as a telephone or a tablet has."""

    def test_a_row_that_is_tapped_shows_its_number(self):
        for width, height in [(390, 844), (768, 1024), (1024, 768)]:
            self.driver.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride",
                {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
            self.open("/rejected?state=open")
            self.all("#numbers tbody tr")[4].click()
            self.until(lambda: self.all("#fix output") and self.find("#fix output").text)
            self.assertTrue(self.driver.execute_script(
                "const box = document.getElementById('fix-value').getBoundingClientRect();"
                "return box.top >= 0 && box.bottom <= innerHeight"), width)
            self.assertTrue(self.driver.execute_script(
                "const box = document.querySelector('tr[aria-selected=true]').getBoundingClientRect();"
                "return box.top >= 0 && box.bottom <= document.getElementById('detail').getBoundingClientRect().top"), width)
            self.picture(f"tapped-{width}")
            self.click("[data-act=close-detail]")
            self.assertFalse(self.find("#detail").is_displayed())


class Hostile(Walk):
    def bench(self):
        return Bench().hostile()

    def test_names_are_text_everywhere(self):
        for path in ["/", "/rejected", "/rejected?state=open&reason=tooShort", "/sources", "/duplicates", "/findings"]:
            self.open(path)
            self.assertNotEqual(self.driver.title, "taken", path)
            self.assertEqual(self.all("main img"), [], path)
        self.open("/rejected")
        text = self.find("#numbers").text
        self.assertIn(HOSTILE[0][:40], text)
        self.assertIn(HOSTILE[3], text)
        self.assertNotIn("\u202e", text)
        self.assertIn("U+202E", text)
        for _ in HOSTILE:
            self.press("j")
            self.until(lambda: self.all("#detail h2"))
            self.assertNotEqual(self.driver.title, "taken")
        self.assertQuiet()

    def test_one_long_value_breaks_no_page(self):
        contacts = [str(key) for (key,) in self.work.rows("SELECT id FROM contacts")]
        pages = ["/", "/people", "/people?q=xxx", "/rejected", "/duplicates", "/sources", "/findings", "/history"]
        for width in (1280, 390):
            self.driver.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride",
                {"width": width, "height": 860, "deviceScaleFactor": 1, "mobile": False})
            for path in pages + ["/contact?id=" + key for key in contacts]:
                self.open(path)
                self.assertNotEqual(self.driver.title, "taken", path)
                self.assertLessEqual(
                    self.driver.execute_script("return document.documentElement.scrollWidth"), width, path)
                # Nothing has to be scrolled aside to be read.
                self.assertTrue(self.driver.execute_script(
                    "return [...document.querySelectorAll('.list .scroll')].every(e => e.scrollWidth <= e.clientWidth + 1)"), path)
