"""Every screen, as a person goes through them."""

import pathlib
import subprocess
import tempfile

from bench import COMMAND, ActionChains, Bench, Keys, ROOT, Walk


class Screens(Walk):
    def test_the_first_page_leads_to_lists_and_the_back_button_back(self):
        self.ready()
        self.picture("home")
        # A country of the table, a country of the map, and a band of the flow, each with as many as it says.
        for selector, count in [
            ("td a[href='people?country=DE']", "SELECT count(DISTINCT contact_id) FROM current_numbers "
             "WHERE verdict = 'accepted' AND region = 'DE'"),
            (".world a[href='people?country=AU']", "SELECT count(DISTINCT contact_id) FROM current_numbers "
             "WHERE verdict = 'accepted' AND region = 'AU'"),
            (".bands a[href='people?merged=1']", "SELECT sum(contacts) FROM people WHERE contacts > 1"),
        ]:
            self.point(selector).click().perform()
            self.until(lambda: self.find("h1").text == "People")
            self.assertEqual(self.find("#summary .count").text, str(self.work.rows(count)[0][0]), selector)
            self.driver.back()
            self.until(lambda: self.find("h1").text == "Home")
        self.assertQuiet()

    def test_the_first_page_is_used_with_keys_alone(self):
        self.press("g", "o")
        self.ready()
        link = self.find(".parts .todo a")
        for _ in range(60):
            if self.focus() == link:
                break
            self.press(Keys.TAB)
        self.assertEqual(self.focus(), link)
        self.press(Keys.ENTER)
        self.until(lambda: self.all("#numbers"))

    def test_the_first_page_is_used_in_a_narrow_window(self):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": True})
        for selector in [".stages li:nth-child(2) a", ".parts .todo a", ".world a[href='people?country=US']",
                         "td a[href='people?country=US']"]:
            self.open("/")
            self.script("arguments[0].scrollIntoView({block: 'center'})", selector)
            box = self.script("return arguments[0].getBoundingClientRect().toJSON()", selector)
            self.point(selector).click().perform()
            self.until(lambda: self.driver.current_url != self.work.site + "/", 5)
            self.assertLessEqual(box["right"], 390)
        self.assertQuiet()

    def test_the_first_page_says_what_yields_the_most(self):
        self.until(lambda: self.all(".actions li") and not self.all("[data-state=searching]"))
        self.assertLessEqual(len(self.all(".actions li")), 3)
        self.assertIn("valid if read in", self.find(".actions").text)
        self.click(".actions .button")
        self.until(lambda: self.all("#numbers"))

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
        self.assertIn("plan version", self.find("#detail ol").text)
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
        # A contact without a name may leave another person for this one: the number of people may stay.
        pair = self.pair()
        joined = f"SELECT count(DISTINCT person_id) FROM memberships WHERE contact_id IN {pair}"
        self.assertEqual(self.work.rows(joined), [(2,)])
        self.press("y")
        self.until(lambda: "pair=2" in self.driver.current_url)
        self.notice("One person")
        self.assertEqual(self.work.rows(joined), [(1,)])
        self.press("z")
        self.notice("is undone")
        self.assertEqual(self.work.rows("SELECT count(*) FROM people"), [(people,)])
        self.assertEqual(self.work.rows(joined), [(2,)])
        self.press("n")
        self.until(lambda: "pair=3" in self.driver.current_url)
        self.press("g", "h")
        self.until(lambda: "undid change" in self.find("#history-drawer").text)
        self.click("#history-drawer .head a")
        self.until(lambda: self.find("h1").text == "History")
        self.ready()
        self.assertIn("undid change", self.find("main").text)
        self.picture("history")
        self.click("main [data-act=undo]")
        self.notice("is undone")
        self.assertQuiet()

    def decisions(self):
        return self.work.rows("SELECT a, b, same FROM decisions WHERE decided_by = 'user' ORDER BY change_id")

    def pair(self):
        return tuple(sorted(int(key) for key in self.find("#decision").get_attribute("data-argument").split(",")))

    def test_two_keys_at_once_are_one_answer(self):
        """Whatever is pressed after the first key, the answer that is said is the one that is stored."""
        self.open("/duplicates")
        for keys, same, said in [("yn", 1, "One person"), ("ny", 0, "Two people"), ("yyn", 1, "One person")]:
            before, pair = len(self.decisions()), self.pair()
            address = self.driver.current_url
            self.driver.execute_script(
                "for (const key of arguments[0])"
                "document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))", keys)
            self.until(lambda: self.driver.current_url != address)
            self.ready()
            self.notice(said)
            self.assertEqual(self.decisions()[before:], [(*pair, same)], keys)
        self.assertQuiet()

    def test_a_key_that_is_pressed_twice_is_no_answer_to_the_next_pair(self):
        """Keys as a person presses them, 150 ms apart, while the next pair may be there already."""
        self.open("/duplicates")
        for first, second, same, said in [("y", "n", 1, "One person"), ("n", "y", 0, "Two people")]:
            before, pair = len(self.decisions()), self.pair()
            address = self.driver.current_url
            chain = ActionChains(self.driver)
            chain.send_keys(first).pause(0.15).send_keys(second).perform()
            self.until(lambda: self.driver.current_url != address)
            self.ready()
            self.notice(said)
            self.assertEqual(self.decisions()[before:], [(*pair, same)])
            self.assertNotEqual(self.pair(), pair)

    def test_while_an_answer_is_stored_another_is_refused(self):
        self.open("/duplicates")
        pair = self.pair()
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
            "offline": False, "latency": 1000, "downloadThroughput": -1, "uploadThroughput": -1})
        self.press("y")
        self.until(lambda: self.all("#decision[aria-busy=true]"))
        self.assertFalse(self.find("[data-act=different]").is_enabled())
        self.find("body").send_keys("n")
        self.notice("was not taken")
        self.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {
            "offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
        self.until(lambda: "pair=1" in self.driver.current_url)
        self.notice("One person")
        self.assertEqual(self.decisions(), [(*pair, 1)])

    def test_a_pair_that_another_window_decided_is_not_decided_over(self):
        self.open("/duplicates")
        pair = self.pair()
        subprocess.run([COMMAND, "join", *map(str, pair), "--db", self.work.database], check=True, capture_output=True)
        joined = self.decisions()
        self.assertIn((*pair, 1), joined)
        self.press("n")
        self.notice("decided already: one person")
        self.assertEqual(self.decisions(), joined)
        # What is shown then is what is stored.
        self.open("/duplicates")
        self.assertNotEqual(self.pair(), pair)

    def test_who_sees_an_answer_may_change_it(self):
        self.open("/duplicates?pair=0")
        pair = self.pair()
        self.press("y")
        self.notice("One person")
        self.open("/duplicates?pair=0")
        self.assertEqual(self.pair(), pair)
        self.assertIn("Decided: one person", self.find("#decision").text)
        self.press("n")
        self.notice("Two people")
        self.assertEqual(self.decisions(), [(*pair, 1), (*pair, 0)])

    def test_fields_and_findings_of_a_file(self):
        self.press("g", "n")
        self.until(lambda: self.find("h1").text == "Fields and findings")
        file = next(entry for entry in self.all(".fields details") if "google-current.csv" in entry.text)
        file.find_element("css selector", "summary").click()
        rows = {row.text for row in file.find_elements("css selector", "tbody tr")}
        self.assertIn("First Name given name", rows)
        self.picture("fields")
        self.assertQuiet()

    def test_an_export_is_taken_away(self):
        path = pathlib.Path(tempfile.gettempdir()) / "contacts.vcf"
        path.unlink(missing_ok=True)
        self.open("/export")
        self.click("a[href*='to=icloud']")
        self.until(lambda: self.all("#losses li, #losses p:not([data-state])"))
        self.picture("export")
        self.click("#export button.main")
        # A download is written under another name until it is whole.
        self.until(lambda: path.exists() and path.read_text().startswith("BEGIN:VCARD"))
        path.unlink()

    def test_keys_are_listed(self):
        self.press("?")
        self.assertTrue(self.find("#help").is_displayed())
        self.picture("keys")
        self.press(Keys.ESCAPE)
        self.assertFalse(self.find("#help").is_displayed())

    def test_keys_of_one_letter_are_switched_off(self):
        self.press("?")
        self.click("#single-keys")
        self.press(Keys.ESCAPE)
        self.open("/duplicates")
        self.press("y", "g", "h")
        self.assertEqual(self.decisions(), [])
        self.assertEqual(self.find("h1").text, "Duplicates")
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform()
        self.assertEqual(self.focus().get_attribute("id"), "search-words")
        self.click("[data-act=help]")
        self.click("#single-keys")
        self.press(Keys.ESCAPE)
        self.press("n")
        self.notice("Two people")

    def test_names_are_words_and_countries_have_theirs(self):
        self.open("/rejected?state=open&country=DE")
        self.assertIn("Germany", self.find("#numbers tbody").text)
        self.assertIn("Germany", self.find("section[aria-labelledby=facet-country] .chosen").text)
        text = self.find(".facets").text
        self.assertIn("fictional", text)
        for name in ["entertainment", "tooShort", "unknownCountryCode", "fixedLine"]:
            self.assertNotIn(name, text)


class Files(Walk):
    def bench(self):
        return Bench()

    def drop(self, *files):
        self.ready()
        self.find("#files").send_keys("\n".join(str(file) for file in files))

    def test_a_first_file_is_dropped_previewed_corrected_and_read(self):
        self.assertIn("Try the sample", self.find("main").text)
        self.drop(ROOT / "Fixtures/outlook-desktop.csv")
        self.until(lambda: self.all(".preview"))
        self.picture("preview")
        self.assertIn("Outlook", self.find(".preview").text)
        self.click(".preview select[name=region] option[value=GB]")
        column = self.find(".preview select[aria-label='What Job Title holds'] option[value=note]")
        column.click()
        self.click(".preview button.main")
        # The page shows the new state by itself, and what became of the file until somebody has seen it.
        self.until(lambda: "47 contacts" in self.find("#job").text, 30)
        self.until(lambda: self.all(".bands"))
        self.assertNotIn("Try the sample", self.find("main").text)
        self.click("#job button")
        self.assertFalse(self.find("#job").is_displayed())
        self.driver.refresh()
        self.ready()
        self.assertFalse(self.find("#job").is_displayed())
        self.assertEqual(self.work.rows("SELECT count(*) FROM contacts WHERE job_title IS NOT NULL"), [(0,)])
        self.assertQuiet()

    def test_the_sample_is_tried(self):
        self.ready()
        self.click("[data-act=sample]")
        self.until(lambda: len(self.all(".preview button.main")) == 2)
        # The first rows stand under headings that say what a column holds; a press chooses a country.
        self.assertIn("given name", self.find(".first-rows").text)
        self.assertIn("Götz", self.find(".first-rows").text)
        self.assertIn("97 %", self.find(".profile").text)
        self.click("[data-act=choose-region][data-argument=DE]")
        self.assertEqual(self.find(".preview select[name=region]").get_attribute("value"), "DE")
        self.click("[data-act=choose-region][data-argument=US]")
        self.picture("look")
        self.click("[data-act=read-all]")
        self.until(lambda: self.all(".bands") and self.all(".world"), 30)
        self.assertEqual(self.work.rows("SELECT count(*), max(default_region) FROM sources"), [(2, "US")])
        self.assertQuiet()

    def test_a_newer_export_is_compared_and_taken_over(self):
        older, newer = self.work.folder / "may.csv", self.work.folder / "june.csv"
        older.write_text("Name,Phone,E-mail\nAda,(650) 253-0000,ada@example.com\nBo,,bo@example.com\n")
        newer.write_text("Name,Phone,E-mail\nAda,(650) 253-0001,ada@example.com\nBo,,bo@example.com\n")
        self.work.ingest(older)
        self.open("/sources")
        self.driver.execute_script("HTMLInputElement.prototype.click = function () {}")
        self.click("[data-act=compare]")
        self.driver.execute_script("document.getElementById('newer').hidden = false")
        self.find("#newer").send_keys(str(newer))
        self.until(lambda: self.find("h1").text == "Compare with a newer export")
        self.click("#key option[value=email]")
        self.click("main form button")
        self.until(lambda: "(650) 253-0000 → (650) 253-0001" in self.find("main").text)
        self.picture("compare")
        self.ready()
        self.click("[data-act=take-newer]")
        self.until(lambda: self.work.rows("SELECT raw FROM phone_numbers") == [("(650) 253-0001",)], 30)
        self.assertQuiet()

    def test_a_change_in_another_window_is_told_without_asking(self):
        self.work.ingest(ROOT / "Fixtures/google-classic.csv")
        self.open("/history")
        # The page has been told the last change, and shows it already.
        self.until(lambda: self.all("#job[data-change][hidden]"))
        subprocess.run([COMMAND, "undo", "--db", self.work.database], check=True, capture_output=True)
        self.until(lambda: "changed in another window or by a command" in self.find("#job").text, 5)
        self.assertQuiet()

    def test_the_history_is_filtered_by_what_and_who(self):
        self.work.ingest(ROOT / "Fixtures/google-classic.csv")
        contact = self.work.rows("SELECT id FROM contacts LIMIT 1")[0][0]
        subprocess.run([COMMAND, "edit", "--db", self.work.database, str(contact), "nickname=Nick", "--author", "Kim"],
                       check=True, capture_output=True)
        self.open("/history")
        self.assertEqual(len(self.all("tbody tr")), 2)
        self.click("a[href='history?author=Kim']")
        self.until(lambda: len(self.all("tbody tr")) == 1)
        self.assertIn("nothing → Nick", self.find("tbody").text)
        self.click(".chip.chosen")
        self.until(lambda: len(self.all("tbody tr")) == 2)
        self.assertQuiet()

    def test_each_file_has_a_region_of_its_own(self):
        for name in ["gb", "us", "later"]:
            (self.work.folder / f"{name}.csv").write_text(f"Name,Phone\n{name},020 7946 0123\n")
        self.drop(self.work.folder / "gb.csv", self.work.folder / "us.csv")
        self.until(lambda: len(self.all(".preview button.main")) == 2)
        for preview, region in zip(self.all(".preview"), ["GB", "US"]):
            preview.find_element("css selector", f"select[name=region] option[value={region}]").click()
        # They wait on every page that has a place for them, as they were chosen, and are read at once.
        self.click("nav a[href=sources]")
        self.until(lambda: self.find("h1").text == "Files" and len(self.all(".preview button.main")) == 2)
        self.assertEqual([select.get_attribute("value") for select in self.all(".preview select[name=region]")], ["GB", "US"])
        self.click("[data-act=read-all]")
        self.until(lambda: "us.csv: 1 contact," in self.find("#job").text, 30)
        self.assertIn("gb.csv: 1 contact,", self.find("#job").text)
        self.until(lambda: self.all("[data-act=read-again]"))
        self.ready()
        # What was chosen for those is nothing for the next.
        self.drop(self.work.folder / "later.csv")
        self.until(lambda: self.all(".preview button.main"))
        self.assertEqual(self.find(".preview select[name=region]").get_attribute("value"), "auto")
        self.assertEqual(self.find("#region").get_attribute("value"), "auto")
        self.assertEqual(self.work.rows("SELECT path, default_region FROM sources ORDER BY id"),
                         [("gb.csv", "GB"), ("us.csv", "US")])
        self.assertQuiet()

    def test_progress_is_shown_survives_a_reload_and_is_stopped(self):
        path = self.work.folder / "many.csv"
        with path.open("w") as file:
            file.write("Name,Phone\n")
            for number in range(600_000):
                file.write(f"Person {number},650253{number % 10000:04}\n")
        self.drop(path)
        self.until(lambda: self.all(".preview"), 30)
        self.click(".preview button.main")
        self.until(lambda: self.all("#job progress"))
        self.driver.refresh()
        self.until(lambda: self.all("#job progress"))
        self.picture("progress")
        # The button stays the same, so that it can be pressed; the bar is in sight; other pages are shown.
        stop = self.find("#job button")
        text = self.find("#job").text
        self.until(lambda: self.find("#job").text != text)
        self.assertTrue(self.driver.execute_script("return arguments[0].isConnected", stop))
        self.assertTrue(self.driver.execute_script(
            "const box = document.getElementById('job').getBoundingClientRect();"
            "return box.top >= 0 && box.bottom <= innerHeight"))
        stop.click()
        self.until(lambda: "stopped" in self.find("#job").text, 30)
        self.until(lambda: not self.all("#job progress"), 30)
        self.assertQuiet()

    def test_pages_that_nobody_has_opened_are_shown_beside_an_ingest(self):
        self.work.ingest(ROOT / "Fixtures/google-classic.csv")
        path = self.work.folder / "many.csv"
        path.write_text("Name,Phone\n" + "".join(f"Person {n},650253{n % 10000:04}\n" for n in range(600_000)))
        self.open("/sources")
        self.drop(path)
        self.until(lambda: self.all(".preview button.main"), 30)
        self.click(".preview button.main")
        self.until(lambda: self.all("#job progress"))
        self.open("/rejected")
        self.assertTrue(self.all("#numbers"))
        self.assertTrue(self.all("#job progress"))
        self.until(lambda: self.all("#job button"))
        self.click("#job button")
        self.until(lambda: not self.all("#job progress"), 30)
        self.assertQuiet()

    def test_a_file_that_is_dropped_beside_the_place_is_taken(self):
        script = (
            "const data = new DataTransfer(); data.items.add(new File(['Name,Phone\\nAda,(650) 253-0000\\n'], arguments[0]));"
            "document.querySelector('h1').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}))")
        self.ready()
        self.driver.execute_script(script, "one.csv")
        self.until(lambda: len(self.all(".preview")) == 1)
        # On a page without a place for files it leads to the one that has.
        self.open("/nothing")
        self.driver.execute_script(script, "two.csv")
        self.until(lambda: self.find("h1").text == "Files" and len(self.all(".preview")) == 2)
        self.assertQuietBut("404")

    def test_a_file_is_read_again_in_another_country_and_removed(self):
        (self.work.folder / "gb.csv").write_text("Name,Phone\nAda Example,020 7946 0123\n")
        self.open("/sources")
        self.drop(self.work.folder / "gb.csv")
        self.until(lambda: self.all(".preview button.main"))
        self.click(".preview select[name=region] option[value=US]")
        self.click(".preview button.main")
        self.until(lambda: self.all("[data-act=read-again]"), 30)
        self.ready()
        self.click("[data-act=read-again]")
        self.until(lambda: self.all(".preview button.main"))
        self.click(".preview select[name=region] option[value=GB]")
        self.picture("again")
        self.click(".preview button.main")
        self.until(lambda: self.work.rows("SELECT default_region FROM sources") == [("GB",)], 30)
        self.until(lambda: "Undo: read again" in self.find("main").text)
        self.ready()
        self.click("main [data-act=undo]")
        self.notice("is undone")
        self.until(lambda: "Remove" in self.find("main").text)
        self.ready()
        self.click("main [data-act=undo]")
        self.until(lambda: "Nothing yet" in self.find("main").text)
        self.assertEqual(self.work.rows("SELECT count(*) FROM contacts"), [(0,)])

    def test_a_file_that_is_none_is_refused(self):
        path = self.work.folder / "page.html"
        path.write_text("<!doctype html><html><body><p>Hello</body></html>")
        self.drop(path)
        self.until(lambda: self.all(".preview"))
        self.until(lambda: "HTML page without contacts" in self.find(".preview").text)
        self.assertEqual(self.all(".preview button.main"), [])
        self.assertNotIn("/tmp", self.find(".preview").text)


class People(Walk):
    """The list of contacts, the search, and the page of a contact."""

    def names(self):
        return [link.text for link in self.all("#people .who a")]

    def test_the_search_bar_finds_somebody_from_anywhere(self):
        self.open("/history")
        self.press("/")
        self.focus().send_keys("corwin cast")
        self.until(lambda: "Corwin Castellan" in self.find("#found").text)
        self.picture("found")
        self.focus().send_keys(Keys.ARROW_DOWN, Keys.ENTER)
        self.until(lambda: self.find("h1").text == "Corwin Castellan")
        # The other key, and a screen by its name.
        self.ready()
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("k").key_up(Keys.CONTROL).perform()
        self.focus().send_keys("dupl")
        self.until(lambda: "Go to Duplicates" in self.find("#found").text)
        self.focus().send_keys(Keys.ARROW_DOWN, Keys.ENTER)
        self.until(lambda: self.find("h1").text == "Duplicates")
        # Without an answer chosen, Enter lists everybody.
        self.press("/")
        self.focus().send_keys("castellan", Keys.ENTER)
        self.until(lambda: self.names() and all("Castellan" in name for name in self.names()))
        self.assertQuiet()

    def test_filters_narrow_the_list(self):
        self.open("/people")
        total = self.find("#summary .count").text
        self.click("a[href='people?lacks=email']")
        self.until(lambda: self.find("#summary .count").text != total)
        count = int(self.find("#summary .count").text)
        self.assertEqual(self.work.rows(
            "SELECT count(*) FROM contacts WHERE id NOT IN (SELECT contact_id FROM current_emails)"), [(count,)])
        self.click("a[href='people?lacks=email&merged=1']")
        self.until(lambda: self.find("#summary .count").text != str(count))
        self.assertQuiet()

    def test_a_value_is_edited_where_it_stands_and_taken_back(self):
        contact = self.work.rows("SELECT id FROM contacts WHERE organization = 'Northlight Tours' LIMIT 1")[0][0]
        now = f"SELECT organization FROM current_contacts WHERE id = {contact}"
        self.open(f"/contact?id={contact}")
        field = self.find(f"section.contact[data-number='{contact}'] form.value[data-argument=organization] textarea")
        field.send_keys(" Ltd")
        self.assertTrue(self.find("form.editing button.main").is_displayed())
        field.send_keys(Keys.ENTER)
        self.notice("organization: Northlight Tours Ltd")
        self.assertEqual(self.work.rows(now), [("Northlight Tours Ltd",)])
        self.assertIn("was Northlight Tours by change", self.find("main").text)
        self.picture("contact")
        self.open("/history")
        self.assertIn("Northlight Tours → Northlight Tours Ltd", self.find(".edits").text)
        self.press("z")
        self.notice("is undone")
        self.assertEqual(self.work.rows(now), [("Northlight Tours",)])
        # A refusal says why, and loses nothing.
        self.open(f"/contact?id={contact}")
        phone = self.find("form.value[data-argument=phone] textarea")
        phone.send_keys(Keys.CONTROL + "a")
        phone.send_keys("12", Keys.ENTER)
        self.notice("too few digits")
        self.assertEqual(phone.get_attribute("value"), "12")
        phone.send_keys(Keys.ESCAPE)
        self.assertFalse(self.all("form.editing"))
        self.assertQuietBut("422")

    def test_texts_that_are_not_saved_stay_while_others_are(self):
        contact = self.work.rows("SELECT id FROM contacts WHERE organization = 'Northlight Tours' LIMIT 1")[0][0]
        self.open(f"/contact?id={contact}")
        organization = "form.value[data-argument=organization] textarea"
        self.find(organization).send_keys(" Ltd")
        added = self.find("form.addition input[name=value]")
        added.send_keys("+1 650 253 0009")
        self.find("form.value[data-argument=phone] [data-act=remove-value]").click()
        self.notice("removed")
        self.ready()
        self.assertEqual(self.find(organization).get_attribute("value"), "Northlight Tours Ltd")
        self.assertTrue(self.find("form.editing button.main").is_displayed())
        self.assertEqual(self.find("form.addition input[name=value]").get_attribute("value"), "+1 650 253 0009")
        self.press("z")
        self.notice("is undone")
        self.ready()
        self.find(organization).send_keys(Keys.ENTER)
        self.notice("organization: Northlight Tours Ltd")
        self.ready()
        self.find("form.addition button").click()
        self.notice("+1 650 253 0009")
        self.ready()
        self.assertFalse(self.all("form.editing"))
        self.assertQuiet()

    def test_values_are_added_and_somebody_is_forgotten_after_a_question(self):
        contact = self.work.rows("SELECT id FROM contacts WHERE organization = 'Northlight Tours' LIMIT 1")[0][0]
        self.open(f"/contact?id={contact}")
        form = self.find("form.addition")
        form.find_element("css selector", "option[value=email]").click()
        form.find_element("css selector", "input").send_keys("new@example.org", Keys.ENTER)
        self.notice("email: new@example.org")
        self.assertIn("new@example.org", [area.get_attribute("value") for area in self.all("form.value textarea")])
        count = len(self.all("section.contact"))
        before = self.work.rows("SELECT count(*) FROM contacts")[0][0]
        self.ready()
        self.click("[data-act=forget]")
        self.click("#forget button[value='']")
        self.assertEqual(self.work.rows("SELECT count(*) FROM contacts"), [(before,)])
        self.click("[data-act=forget]")
        self.picture("forget")
        self.click("#forget .danger")
        self.until(lambda: self.find("h1").text == "People")
        self.assertEqual(self.work.rows("SELECT count(*) FROM contacts"), [(before - count,)])
        self.assertQuiet()


class ManyPeople(Walk):
    def bench(self):
        bench = Bench()
        path = bench.folder / "many.csv"
        path.write_text("Name,Phone\n" + "".join(f"Person {n},+1650253{n % 10000:04}\n" for n in range(5000)))
        bench.ingest(path)
        return bench

    def test_any_part_of_a_long_list_is_in_sight_at_once(self):
        self.open("/people")
        rows = "return document.querySelectorAll('#people tbody tr').length"
        for share, near in [(0.5, 2500), (1, 4999), (0, 0)]:
            self.driver.execute_script("scrollTo(0, document.documentElement.scrollHeight * arguments[0])", share)
            seen = ("return [...document.querySelectorAll('#people tr[data-number]')].filter(row => {"
                    "const box = row.getBoundingClientRect(); return box.bottom > 0 && box.top < innerHeight})"
                    ".map(row => row.getAttribute('aria-rowindex') - 2)")
            self.until(lambda: any(abs(place - near) < 30 for place in self.driver.execute_script(seen)))
            self.assertLess(self.driver.execute_script(rows), 200)
        self.press("j", "j", "j")
        self.assertEqual(self.focus().get_attribute("aria-rowindex"), "4")
        self.focus().send_keys(Keys.ENTER)
        self.until(lambda: self.find("h1").text == "Person 2")
        self.assertQuiet()
