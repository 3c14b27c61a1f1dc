"""Groups of records, by mouse, by keys alone, and in a narrow window."""

from bench import Bench, Keys, Walk

GIVEN = ("Ada Bruno Clara Dario Elsa Fabio Greta Hugo Ines Jonas Klara Lothar Mila Nils Olga Pablo Quirin Rosa Sven Tilda Ulf Vera "
         "Wanda Xaver Yara").split()
FAMILY = ("Abel Brandt Conti Dietz Ebner Fuchs Gruber Hauser Imhof Jung Koch Lorenz Moser Noll Ott Pichler Quast Riedl Sauer Thaler "
          "Unger Vogt Winter Zander Adler").split()


class Groups(Walk):
    def bench(self):
        bench = Bench()
        path = bench.folder / "people.csv"
        # A given name and a whole one that share a number are worth a look each.
        names = zip(GIVEN, FAMILY)
        path.write_text(
            "Name,Phone,Company\n"
            "Ana Example,(650) 253-0000,Acme\nAna E.,(650) 253-0000,Other\n,(650) 253-0000,\n"
            "Karl Weber,(650) 253-0001,Acme\nKarl Weber,(650) 253-0001,Beta\n"
            + "".join(f"{given} {family},(415) 253-{n:04},\n{given},(415) 253-{n:04},\n"
                      for n, (given, family) in enumerate(names)))
        bench.ingest(path)
        return bench

    def setUp(self):
        super().setUp()
        self.open("/duplicates")
        self.click("[data-act=dedupe]")
        self.until(lambda: self.all(".tabs"))
        self.ready()

    def people(self):
        return self.work.rows("SELECT count(*) FROM people")[0][0]

    def narrow(self, width=390, height=844):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def test_a_group_is_looked_at_and_decided(self):
        self.assertIn("Group 1 of", self.find("#pair-title").text)
        self.assertTrue(self.all("svg.graph[role=img][aria-label]"))
        self.assertTrue(self.all(".waterfall li"))
        self.assertIn("such", self.find(".why .sum").text)
        self.assertNotIn("bits", self.find("#pair").text)
        people, address = self.people(), self.driver.current_url
        self.click("#decision [data-act=same]")
        self.until(lambda: self.driver.current_url != address)
        self.notice("One person")
        self.assertEqual(self.people(), people - 1)
        self.click(".tabs a[href*=decided]")
        self.until(lambda: self.all(".decisions li"))
        self.picture("decided")
        self.click(".decisions [data-act=undo]")
        self.notice("is undone")
        self.assertEqual(self.people(), people)
        self.assertQuiet()

    def test_another_link_of_the_group_is_explained(self):
        for _ in range(40):
            if len(self.all(".links li")) > 1:
                break
            address = self.driver.current_url
            self.press("s")
            self.until(lambda: self.driver.current_url != address)
        links = self.all(".links a:not([aria-current])")
        if not links:
            self.skipTest("no group has several links")
        name = links[0].text
        links[0].click()
        self.until(lambda: self.find(".links a[aria-current]").text == name)
        self.assertIn(name.split(" – ")[0], self.find("#why").text)

    def test_what_wins_is_chosen_and_edited(self):
        self.open("/duplicates?tab=automatic")
        link = next(link for link in self.all(".joined a") if link.text == "Karl Weber")
        link.click()
        self.until(lambda: self.all(".matrix"))
        self.picture("group")
        row = next(row for row in self.all(".matrix tbody tr") if row.text.startswith("organization"))
        loser = next(cell for cell in row.find_elements("css selector", "td")
                     if cell.find_elements("css selector", "[data-act=choose]"))
        text = loser.text.split("\n")[0].split(" ")[0]
        loser.find_element("css selector", "[data-act=choose]").click()
        self.notice("Chosen: organization")
        self.assertEqual(self.work.rows("SELECT organization FROM people_cards WHERE name = 'Karl Weber'"), [(text,)])
        self.ready()
        self.click("[data-act=edit-value][data-argument=organization]")
        field = self.find("#edit-value textarea")
        self.assertEqual(self.focus(), field)
        field.send_keys(Keys.CONTROL + "a")
        field.send_keys("Gamma", Keys.ENTER)
        self.notice("Saved organization")
        self.assertIn("Gamma", self.find(".matrix").text)
        self.press("z")
        self.notice("is undone")
        self.assertNotIn("Gamma", self.find(".matrix").text)
        self.assertQuiet()

    def test_keys_alone_go_from_group_to_group(self):
        first = self.find("#decision").get_attribute("data-argument")
        self.press("s")
        self.until(lambda: self.find("#decision").get_attribute("data-argument") != first)
        second = self.find("#decision").get_attribute("data-argument")
        self.press("n")
        self.notice("Two people")
        self.until(lambda: self.find("#decision").get_attribute("data-argument") != second)
        self.press(Keys.TAB)
        for _ in range(40):
            focus = self.focus()
            if focus.get_attribute("data-act") == "edit-value":
                break
            self.press(Keys.TAB)
        self.assertEqual(focus.get_attribute("data-act"), "edit-value")
        focus.send_keys(Keys.ENTER)
        self.until(lambda: self.find("#edit-value").is_displayed())
        self.focus().send_keys(Keys.ESCAPE)
        self.until(lambda: not self.find("#edit-value").is_displayed())
        self.assertEqual(self.focus().get_attribute("data-act"), "edit-value")

    def test_twenty_are_checked_before_all_are_accepted(self):
        self.click(".tabs a[href*='tab=all']")
        self.until(lambda: self.all("#accept"))
        self.ready()
        self.picture("all-pairs")
        count = int(self.find("#accept").get_attribute("data-number"))
        self.assertGreater(count, 20)
        self.click("#accept a")
        for place in range(20):
            self.until(lambda: f"Check {place + 1} of 20" in self.find("main").text)
            self.ready()
            self.press("y")
        self.until(lambda: "Of 20 drawn at random, none was two people" in self.find("main").text
                   or "Of 20 drawn at random, none were two people" in self.find("main").text)
        self.assertIn("With 95 % certainty at most", self.find(".acceptance").text)
        self.picture("checked")
        people = self.people()
        self.ready()
        self.click("[data-act=accept]")
        self.notice("accepted")
        self.assertLess(self.people(), people)
        self.press("z")
        self.notice("is undone")
        self.assertEqual(self.people(), people)
        self.assertQuiet()

    def test_a_narrow_window_shows_and_decides_a_group(self):
        self.narrow()
        self.open("/duplicates")
        self.assertLessEqual(self.driver.execute_script("return document.documentElement.scrollWidth"), 390)
        self.picture("group-390")
        address = self.driver.current_url
        self.click("#decision [data-act=different]")
        self.until(lambda: self.driver.current_url != address)
        self.notice("Two people")
