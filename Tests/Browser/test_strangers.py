"""Pages of other sites in the same browser."""

import functools
import http.server
import threading

from bench import Walk


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


class Strangers(Walk):
    def setUp(self):
        super().setUp()
        handler = functools.partial(Quiet, directory=str(self.work.folder))
        (self.work.folder / "other.html").write_text("<!doctype html><title>other</title><p>Another site")
        self.other = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.other.serve_forever, daemon=True).start()
        self.addCleanup(self.other.shutdown)
        # The same machine under another name is another site.
        self.driver.get(f"http://localhost:{self.other.server_port}/other.html")

    def ask(self, script):
        return self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1];" + script)

    def test_nothing_is_read(self):
        for mode in ["cors", "no-cors"]:
            result = self.ask(
                f"fetch('{self.work.site}/job', {{mode: '{mode}', credentials: 'include'}})"
                ".then(r => r.text()).then(done, e => done('refused'))")
            self.assertIn(result, ["refused", ""], mode)
        framed = self.ask(
            f"const f = document.createElement('iframe'); f.src = '{self.work.site}/';"
            "f.onload = () => { try { done(f.contentDocument ? f.contentDocument.body.innerText : '') }"
            " catch { done('refused') } }; document.body.append(f)")
        self.assertNotIn("Home", framed)

    def test_nothing_is_changed(self):
        before = self.work.rows("SELECT count(*) FROM changes")
        number = self.work.rows("SELECT id FROM phone_numbers WHERE reason IS NOT NULL LIMIT 1")[0][0]
        body = f'{{"number": {number}, "value": ""}}'
        for kind in ["text/plain", "application/json"]:
            self.ask(
                f"fetch('{self.work.site}/fix', {{method: 'POST', mode: 'no-cors', credentials: 'include',"
                f"headers: {{'Content-Type': '{kind}'}}, body: '{body}'}}).then(() => done(1), () => done(0))")
        self.driver.execute_script(
            f"const f = document.createElement('form'); f.method = 'post'; f.action = '{self.work.site}/undo';"
            "document.body.append(f); f.submit()")
        self.until(lambda: "Only pages of this workbench" in self.driver.page_source)
        self.assertEqual(self.work.rows("SELECT count(*) FROM changes"), before)

    def test_a_link_from_elsewhere_shows_nothing(self):
        self.driver.execute_script(f"location.href = '{self.work.site}/rejected'")
        self.until(lambda: self.work.site in self.driver.current_url)
        self.assertNotIn("Rejected and ambiguous", self.driver.page_source)

    def test_the_cookie_is_sent_to_no_other_server(self):
        """Servers on other ports get the cookies of all ports of a machine, but for those of a path that they do not have."""
        asked = []

        class Listener(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                asked.append(self.headers.get("Cookie"))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *arguments):
                pass

        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Listener)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        self.addCleanup(server.shutdown)
        for path in ["/", "/rejected", "/job", "/assets/main.js", "/x/"]:
            self.driver.get(f"http://127.0.0.1:{server.server_port}{path}")
        self.assertGreaterEqual(len(asked), 5)
        self.assertEqual(set(asked), {None})
        self.driver.get(self.work.site + "/")
        self.until(lambda: self.find("h1").text == "Home")
