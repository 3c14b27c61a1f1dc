"""Numbers by cause and remedy, many at once."""

from bench import Bench, Keys, Walk


class Bulk(Walk):
    def bench(self):
        bench = Bench()
        path = bench.folder / "people.csv"
        path.write_text(
            "Name,Phone\nAda,+49 171 1234567\nBo,+33 1 42 68 53 79\n"
            + "".join(f"Cleo {n},0171 12345{n:02}\n" for n in range(60)) + "Finn,+33 1 42 68 53 71 7\nGil,12345\n")
        bench.ingest(path, region=None)
        return bench

    def setUp(self):
        super().setUp()
        self.open("/rejected?state=open")
        # Suggestions are looked for in the background; the page shows them by itself.
        self.until(lambda: self.all(".remedies li"))
        self.ready()

    def accepted(self):
        return self.work.rows("SELECT count(*) FROM accepted_numbers")[0][0]

    def german(self):
        self.click(".remedies li a")
        self.until(lambda: self.all("#take"))
        self.ready()

    def test_all_of_a_group_are_corrected_and_undone(self):
        self.picture("remedies")
        self.assertIn("60", self.find(".remedies li").text)
        self.assertTrue(self.all(".remedies del") and self.all(".remedies ins"))
        self.german()
        self.picture("bulk")
        self.assertIn("60 numbers become numbers of", self.find("#take .effect").text)
        before = self.accepted()
        self.click("[data-act=take-all]")
        self.notice("60 numbers are corrected")
        self.assertEqual(self.accepted(), before + 60)
        self.press("z")
        self.notice("is undone")
        self.assertEqual(self.accepted(), before)
        self.assertQuiet()

    def test_chosen_rows_are_corrected_by_mouse_and_by_keys(self):
        self.german()
        boxes = self.all("#numbers input[name=chosen]")
        self.assertFalse(self.find("[data-act=take-chosen]").is_enabled())
        boxes[0].click()
        self.press("j", "j", "j", Keys.SPACE)
        self.assertEqual(self.find("#chosen-count").text, "2")
        before = self.accepted()
        self.click("[data-act=take-chosen]")
        self.notice("2 numbers are corrected")
        self.assertEqual(self.accepted(), before + 2)
        self.assertQuiet()

    def test_the_whole_page_is_chosen(self):
        self.german()
        self.click("#choose-all")
        self.assertEqual(self.find("#chosen-count").text, "50")
        self.click("#choose-all")
        self.assertEqual(self.find("#chosen-count").text, "0")

    def test_a_country_is_tried_first(self):
        self.open("/rejected?state=open&suggested=country")
        self.click(".read-in summary")
        self.click("#read-in-region option[value=DE]")
        before = self.accepted()
        self.click("[data-act=try-region]")
        self.until(lambda: "60 numbers would be accepted" in self.find("#read-in output").text)
        self.assertEqual(self.accepted(), before)
        self.click("#read-in [type=submit]")
        self.notice("60 numbers are corrected")
        self.assertEqual(self.accepted(), before + 60)

    def test_a_narrow_window_corrects_a_group(self):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": False})
        self.open("/rejected?state=open")
        self.picture("remedies-390")
        self.german()
        self.assertLessEqual(self.driver.execute_script("return document.documentElement.scrollWidth"), 390)
        self.click("[data-act=take-all]")
        self.notice("60 numbers are corrected")
