"""Accessibility: axe-core on every screen, zoom, narrow windows, dark colours, keys alone."""

import os
import pathlib
import sysconfig

from bench import Bench, Keys, Walk

AXE = pathlib.Path(sysconfig.get_path("purelib"), "axe_playwright_python/axe.min.js").read_text(encoding="utf-8")

PAGES = ["/", "/people", "/people?q=an", "/people?country=DE", "/contact?person=1", "/rejected?state=open", "/rejected?state=open&reason=tooShort",
         "/duplicates", "/duplicates?tab=automatic", "/duplicates?tab=decided", "/duplicates?tab=all", "/group?contact=2", "/sources",
         "/findings", "/history", "/export", "/export?to=google", "/export?to=icloud", "/export?to=same"]


class Axe(Walk):
    """Asks axe-core about what is shown, in windows of several widths."""

    maxDiff = None
    # In a quick run a class looks at one page of so many, from the first of them on.
    first, share = 0, 1

    def pages(self):
        return PAGES[self.first::self.share] if os.environ.get("TRUNKLINE_QUICK") else PAGES

    def violations(self, widths=(390, 1440)):
        self.driver.execute_script(AXE)
        violations = []
        for width in widths:
            self.driver.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride",
                {"width": width, "height": 860, "deviceScaleFactor": 1, "mobile": False})
            # All rules, those of WCAG 2.2 that are off by themselves too.
            found = self.driver.execute_async_script(
                "axe.run({rules: {'target-size': {enabled: true}}}).then(arguments[0])")
            violations += [(width, entry["id"], node["html"][:120])
                           for entry in found["violations"] for node in entry["nodes"]]
            self.assertLessEqual(self.driver.execute_script("return document.documentElement.scrollWidth"), width)
        return violations


class Accessibility(Axe):
    def test_axe_finds_nothing(self):
        found = {}
        for path in self.pages():
            self.open(path)
            widths = (390, 1440)
            if path.startswith("/rejected"):
                self.press("j")
                self.until(lambda: self.all("#fix output"))
                self.until(lambda: self.find("#fix output").text)
                # A number in detail takes the place of the list in a narrow window.
                widths = (1440,)
            if violations := self.violations(widths):
                found[path] = violations
        self.assertEqual(found, {})

    def test_nothing_is_wider_than_a_narrow_window(self):
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": False})
        for path in self.pages():
            self.open(path)
            self.assertLessEqual(
                self.driver.execute_script("return document.documentElement.scrollWidth"), 360, path)
            self.picture("narrow" + path.split("?")[0].replace("/", "-"))

    def test_everything_is_reached_at_twice_the_size(self):
        # A zoom of 200 % leaves half of the points of a window of 1280 x 860.
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride", {"width": 640, "height": 430, "deviceScaleFactor": 2, "mobile": False})
        for path in self.pages():
            self.open(path)
            self.assertLessEqual(
                self.driver.execute_script("return document.documentElement.scrollWidth"), 640, path)
        self.open("/rejected?state=open")
        self.press("j", "f")
        self.until(lambda: self.find("#fix output").text)
        place = self.focus().rect
        seen = self.driver.execute_script(
            "const box = document.activeElement.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight")
        self.assertTrue(seen, f"the field is outside of the window, at {place}")
        self.picture("zoom")

    def test_the_focus_is_seen_and_one_row_is_in_the_order_of_tabs(self):
        self.open("/rejected")
        self.press(Keys.TAB)
        self.assertEqual(self.focus().text, "Skip to the content")
        self.press("j", "j")
        row = self.focus()
        self.assertEqual(row.get_attribute("aria-selected"), "true")
        self.assertNotEqual(row.value_of_css_property("outline-style"), "none")
        self.assertEqual(len(self.all("#numbers [tabindex='0']")), 1)

    def test_a_screen_does_not_move_while_it_loads(self):
        for path in self.pages():
            self.open(path)
            self.assertLess(self.shift(), 0.02, path)

    def test_a_screen_does_not_move_while_it_arrives_in_pieces(self):
        self.driver.execute_cdp_cmd("Network.enable", {})
        self.driver.execute_cdp_cmd(
            "Network.emulateNetworkConditions",
            {"offline": False, "latency": 5, "downloadThroughput": 50_000, "uploadThroughput": 50_000})
        self.driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 4})
        for path in self.pages():
            self.open(path)
            self.assertLess(self.shift(), 0.02, path)

    def shift(self):
        """How far the parts of the page have moved, as https://web.dev/articles/cls defines it, a moment after it was loaded."""
        return self.driver.execute_async_script(
            "const done = arguments[0]; let sum = 0; new PerformanceObserver(list => {"
            "for (const e of list.getEntries()) sum += e.value }).observe({type: 'layout-shift', buffered: true});"
            "setTimeout(() => done(sum), 300)")


class Dark(Accessibility):
    dark = True
    share = 3

    def test_the_colours_are_dark(self):
        self.open("/rejected?state=open")
        red = self.find("body").value_of_css_property("background-color")
        self.assertEqual(red, "rgba(18, 22, 27, 1)")
        self.press("j", "f")
        self.until(lambda: self.find("#fix output").text)
        self.picture("dark")


class Change(Axe):
    """The toast after a change, and the history over a page."""

    def test_axe_finds_nothing(self):
        self.open("/rejected?state=open&reason=tooShort")
        self.press("j")
        self.until(lambda: self.all("#fix output") and self.find("#fix output").text)
        self.press("x")
        self.notice("No number")
        self.assertEqual(self.violations((1440,)), [])
        self.driver.execute_script("document.querySelector('[data-act=close-detail]').click()")
        self.assertEqual(self.violations((390,)), [])
        self.picture("toast-dark-390" if self.dark else "toast-light-390")
        self.click("header.top a[href=history]")
        self.until(lambda: self.find("#history-drawer").is_displayed())
        self.assertEqual(self.violations(), [])
        self.picture("drawer-dark-1440" if self.dark else "drawer-light-1440")


class ChangeDark(Change):
    dark = True


class FirstFiles(Axe):
    """What somebody sees before anything was read, and of files before they are."""

    def bench(self):
        return Bench()

    def test_axe_finds_nothing(self):
        self.ready()
        self.assertEqual(self.violations(), [])
        self.click("[data-act=sample]")
        self.until(lambda: len(self.all(".preview button.main")) == 2)
        self.assertEqual(self.violations(), [])
        older, newer = self.work.folder / "may.csv", self.work.folder / "june.csv"
        older.write_text("Name,Phone\nAda,(650) 253-0000\n")
        newer.write_text("Name,Phone\nAda Example,(650) 253-0000\n")
        self.work.ingest(older)
        self.open("/sources")
        self.find("#files").send_keys(str(newer))
        self.until(lambda: len(self.all(".preview button.main")) == 3)
        upload = max(int(form.get_attribute("data-argument")) for form in self.all("form.preview"))
        self.open(f"/compare?upload={upload}&source=1&key=phone")
        self.assertIn("Ada → Ada Example", self.find("main").text)
        self.assertEqual(self.violations(), [])
        self.picture("compare-dark" if self.dark else "compare")


class FirstFilesDark(FirstFiles):
    dark = True
