"""Correcting numbers."""

from bench import Bench, HOSTILE, Keys, Walk


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
        self.assertIn("notANumber", self.find("#fix output").text)
        field.send_keys(Keys.END, " 650 253 0000")
        self.assertEqual(field.get_attribute("value"), "call reception 650 253 0000")

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
        self.notice("tooShort")

    def test_two_windows_see_each_others_changes(self):
        self.open("/rejected?state=open")
        first = self.driver.current_window_handle
        self.driver.switch_to.new_window("window")
        field = self.choose(1)
        field.send_keys(Keys.END, "1", Keys.ENTER)
        self.notice("Saved")
        self.driver.switch_to.window(first)
        self.until(lambda: "another window" in self.find("#job").text, 20)
        self.find("#job button").click()
        self.until(lambda: len(self.all("#numbers tbody tr")) == 2)

    def test_a_server_that_is_gone_is_said(self):
        field = self.choose(1)
        self.work.stop()
        field.send_keys(Keys.END, "1", Keys.ENTER)
        self.notice("does not answer")


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
        self.assertLess(self.driver.execute_script("return document.documentElement.scrollWidth"), 1300)
        self.assertQuiet()
