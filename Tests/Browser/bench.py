"""A workbench on a database of its own, and a browser that was let in."""

import atexit
import csv
import functools
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import unittest

from selenium import webdriver
from selenium.common.exceptions import (ElementClickInterceptedException, ElementNotInteractableException,
                                        NoSuchElementException, StaleElementReferenceException, TimeoutException,
                                        WebDriverException)
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
COMMAND = os.environ["TRUNKLINE_COMMAND"]
PICTURES = os.environ.get("TRUNKLINE_PICTURES")
HOSTILE = ["<script>document.title='taken'</script>", "\"><img src=x onerror=\"document.title='taken'\">",
           "\u202egnorw", "محمد الأمين", "x" * 10_000]


def is_gone(error):
    """Tells that an element was replaced by the page, also in the words of the browser, where the driver has none of its own."""
    return isinstance(error, StaleElementReferenceException) or "does not belong to the document" in str(error)


class Found(WebElement):
    """An element that is looked for again when the page has replaced it: a command to an element that is gone did nothing."""

    again = None

    def remember(self, again):
        """Keeps the way to the element."""
        self.again = again
        return self

    def _execute(self, command, params=None):
        for _ in range(3):
            try:
                return super()._execute(command, params)
            except WebDriverException as error:
                if not self.again or not is_gone(error):
                    raise
                self._id = self.again().id
        return super()._execute(command, params)

    def find_element(self, by=By.ID, value=None):
        return super().find_element(by, value).remember(lambda: super(Found, self).find_element(by, value))


def browser(width=1280, height=860, dark=False):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    arguments = ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--force-prefers-reduced-motion",
                 f"--window-size={width},{height}"]
    if dark:
        arguments.append("--blink-settings=preferredColorScheme=0")
    for argument in arguments:
        options.add_argument(argument)
    options.add_experimental_option("prefs", {"download.default_directory": tempfile.gettempdir()})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    driver._web_element_cls = Found
    return driver


class Shelf:
    """One browser for tests one after another, each of which gets a tab of its own and finds nothing of the others."""

    driver = None
    traits = None

    @classmethod
    def lend(cls, size, dark):
        """A browser of a size in light or dark colours, with one empty tab."""
        if cls.driver and cls.traits == (size, dark):
            try:
                return cls.clean()
            except WebDriverException:
                pass
        cls.quit()
        cls.driver, cls.traits = browser(*size, dark=dark), (size, dark)
        return cls.driver

    @classmethod
    def clean(cls):
        driver = cls.driver
        former = driver.window_handles
        driver.switch_to.window(former[0])
        driver.switch_to.new_window("tab")
        tab = driver.current_window_handle
        for handle in former:
            driver.execute_cdp_cmd("Target.closeTarget", {"targetId": handle})
        driver.switch_to.window(tab)
        driver.execute_cdp_cmd("Network.clearBrowserCookies", {})
        driver.get_log("browser")
        return driver

    @classmethod
    def quit(cls):
        if cls.driver:
            cls.driver.quit()
        cls.driver = None


atexit.register(Shelf.quit)


@functools.cache
def demonstration():
    """A database of fixtures, which is made once."""
    bench = Bench()
    atexit.register(bench.remove)
    fixtures = ROOT / "Fixtures"
    bench.ingest(fixtures / "google-classic.csv", fixtures / "google-current.csv", fixtures / "apple-contacts.vcf",
                 fixtures / "numbers.txt", fixtures / "whatsapp.vcf")
    bench.ingest(fixtures / "outlook-desktop.csv", fixtures / "damaged/spreadsheet-damaged.csv", region="GB")
    bench.run("dedupe")
    return bench.database


class Bench:
    """A folder with a database and a server on it."""

    def __init__(self, *arguments):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="trunkline-browser-"))
        self.database = self.folder / "contacts.db"
        self.arguments = arguments
        self.process = None

    def ingest(self, *files, region="US"):
        """Reads files, numbers in national form in a region, or in none."""
        regions = ["--region", region] if region else []
        subprocess.run([COMMAND, "ingest", "--db", self.database, *regions, "-q", *files], check=True)

    def run(self, command, *arguments):
        subprocess.run([COMMAND, command, "--db", self.database, *arguments], check=True, capture_output=True)

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def demo(self):
        shutil.copy(demonstration(), self.database)
        return self

    def hostile(self):
        path = self.folder / "hostile.csv"
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(["Name", "Phone"])
            for name in HOSTILE:
                writer.writerow([name, "12345"])
            writer.writerow(["Markup", "<b>12345</b>"])
        self.ingest(path)
        return self

    def start(self):
        self.process = subprocess.Popen(
            [COMMAND, "serve", self.database, "--no-open", *self.arguments], stderr=subprocess.PIPE, text=True,
            # What runs in the background of a shell ignores Ctrl-C, and so would the server.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
        for line in self.process.stderr:
            found = re.search(r"http://\S+", line)
            if found:
                self.address = found[0]
                self.site = self.address.split("/start")[0]
                return self
        raise RuntimeError("the workbench did not start")

    def stop(self, number=signal.SIGINT):
        if self.process and self.process.poll() is None:
            self.process.send_signal(number)
            self.process.wait(10)
        if self.process:
            self.process.stderr.close()
        return self.process.returncode if self.process else None

    def remove(self):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def rows(self, statement):
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as connection:
            return connection.execute(statement).fetchall()


class Walk(unittest.TestCase):
    """A test that walks through a workbench."""

    size = (1280, 860)
    dark = False

    def bench(self):
        return Bench().demo()

    def setUp(self):
        self.work = self.bench().start()
        self.addCleanup(self.work.remove)
        self.driver = Shelf.lend(self.size, self.dark)
        self.driver.get(self.work.address)
        self.until(lambda: self.driver.current_url == self.work.site + "/")

    def open(self, path):
        self.driver.get(self.work.site + path)
        self.ready()

    def ready(self):
        """Waits until the scripts of the page have started, and until it loads itself anew no more."""
        self.until(lambda: self.all("html[data-ready]") and not self.all(".list [data-state=searching]"))

    def until(self, condition, seconds=60, wanted=""):
        # An element that was found may be gone with its page a moment later.
        def met(_):
            try:
                return condition()
            except WebDriverException as error:
                if is_gone(error) or isinstance(error, (NoSuchElementException, TimeoutException)):
                    return False
                raise

        return WebDriverWait(self.driver, seconds, 0.05).until(met, wanted)

    def find(self, selector):
        """The first element of a selector, once there is one; looked for again when the page replaces it."""

        def look():
            return self.until(lambda: self.driver.find_element(By.CSS_SELECTOR, selector), wanted=selector)

        return look().remember(look)

    def script(self, text, selector):
        """The answer of a script about the first element of a selector, which is its first argument."""
        return self.until(lambda: [self.driver.execute_script(text, self.find(selector))], wanted=selector)[0]

    def point(self, selector):
        """Moves the mouse to an element, and gives what can be done next."""

        def is_reached():
            ActionChains(self.driver).move_to_element(self.find(selector)).perform()
            return True

        self.until(is_reached, wanted=selector)
        return ActionChains(self.driver)

    def focus(self):
        """The element that has the focus, or has it once the page has replaced that one."""
        return self.driver.switch_to.active_element.remember(lambda: self.driver.switch_to.active_element)

    def click(self, selector):
        """Presses an element once it can be pressed: one that was replaced meanwhile is looked for again."""

        def is_pressed():
            element = self.find(selector)
            try:
                element.click()
            except ElementNotInteractableException:
                return False
            except ElementClickInterceptedException:
                # The header stands over it: a person scrolls there first.
                self.script("arguments[0].scrollIntoView({block: 'center'})", selector)
                return False
            return True

        self.until(is_pressed, wanted=selector)

    def all(self, selector):
        """The elements of a selector; one that the page replaces is looked for again at its place."""

        def look(place):
            return self.until(lambda: self.driver.find_elements(By.CSS_SELECTOR, selector)[place:][:1], wanted=selector)[0]

        found = self.driver.find_elements(By.CSS_SELECTOR, selector)
        return [element.remember(lambda place=place: look(place)) for place, element in enumerate(found)]

    def press(self, *keys):
        """Presses keys, each of which goes to what has the focus by then, as those of a keyboard do."""
        self.ready()
        for key in keys:
            ActionChains(self.driver).send_keys(key).perform()

    def overwrite(self, text):
        """Selects everything where the focus is, and types a text in its place."""
        ActionChains(self.driver).key_down(Keys.CONTROL).send_keys("a").key_up(Keys.CONTROL).send_keys(text).perform()

    def notice(self, text):
        try:
            self.until(lambda: text in self.find("#notice").text)
        except TimeoutException as error:
            shown = {place: self.find(place).text for place in ("#notice", "#job", "#main")}
            raise AssertionError(f"No notice of {text!r} at {self.driver.current_url}: {shown}") from error

    def picture(self, name):
        if PICTURES:
            self.driver.save_screenshot(f"{PICTURES}/{name}.png")

    def assertQuiet(self):
        """Nothing was blocked, missing or thrown."""
        self.assertEqual([entry["message"] for entry in self.driver.get_log("browser")
                          if entry["level"] == "SEVERE" and "favicon" not in entry["message"]], [])

    def assertQuietBut(self, word):
        """Nothing was blocked, missing or thrown beside what has a word."""
        self.assertEqual([entry["message"] for entry in self.driver.get_log("browser")
                          if entry["level"] == "SEVERE" and "favicon" not in entry["message"]
                          and word not in entry["message"]], [])


__all__ = ["ActionChains", "Bench", "By", "COMMAND", "HOSTILE", "Keys", "ROOT", "Walk", "browser"]
