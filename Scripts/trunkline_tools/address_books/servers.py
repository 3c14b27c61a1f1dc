"""CardDAV servers of their own on free ports of this machine, without accounts and with a folder of their own."""

import base64
import contextlib
import http.client
import socket
import subprocess
import time
import urllib.parse
from xml.etree import ElementTree

from . import cards

MADE = """<?xml version="1.0" encoding="utf-8"?>
<mkcol xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><set><prop>
<resourcetype><collection/><C:addressbook/></resourcetype><displayname>People</displayname></prop></set></mkcol>"""


# Any name is let in.
USER, PASSWORD = "somebody", "none"
AUTHORIZATION = "Basic " + base64.b64encode(f"{USER}:{PASSWORD}".encode()).decode()

ALL_CARDS = """<?xml version="1.0" encoding="utf-8"?>
<C:addressbook-query xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav">
<prop><getetag/><C:address-data/></prop><C:filter/></C:addressbook-query>"""


class Server:
    """A running server with the address books of one user."""

    def __init__(self, name, port, home, log):
        self.name, self.port, self.home, self.log = name, port, home, log
        self.books = []
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}/"

    def request(self, method, path, body=None, **headers):
        """The status and the body of an answer."""
        fields = {"Authorization": AUTHORIZATION} | {name.replace("_", "-"): value for name, value in headers.items()}
        self.connection.request(method, path, body, fields)
        answer = self.connection.getresponse()
        return answer.status, answer.read()

    def create(self, book):
        """Makes an address book."""
        status, body = self.request("MKCOL", f"{self.home}{book}/", MADE.encode(), Content_Type="application/xml")
        if status != 201:
            raise RuntimeError(f"{self.name} makes no address book: {status} {body[:300]!r}")
        self.books.append(book)

    def path(self, book, file):
        return f"{self.home}{book}/{urllib.parse.quote(file)}"

    def put(self, path, raw):
        """Whether the server takes a card."""
        return self.request("PUT", path, raw, Content_Type="text/vcard; charset=utf-8")[0] in (200, 201, 204)

    def get(self, path):
        """The card as the server gives it; nothing where it has none."""
        status, body = self.request("GET", path)
        return body if status == 200 else None

    def paths(self):
        """The paths of all cards by their UID."""
        found = {}
        for book in self.books:
            status, body = self.request("REPORT", f"{self.home}{book}/", ALL_CARDS.encode(), Content_Type="application/xml", Depth="1")
            if status != 207:
                raise RuntimeError(f"{self.name} lists no cards: {status} {body[:300]!r}")
            for response in ElementTree.fromstring(body).iter("{DAV:}response"):
                if text := response.findtext(".//{urn:ietf:params:xml:ns:carddav}address-data"):
                    found[cards.read(text.encode()).uid] = response.findtext("{DAV:}href")
        return found


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@contextlib.contextmanager
def running(name, words, port, home, folder):
    """A server from its first answer on; it is ended, and nothing else is."""
    with (folder / f"{name}.log").open("wb") as log:
        process = subprocess.Popen(words, stdout=log, stderr=log, cwd=folder)
    try:
        server = Server(name, port, home, folder / f"{name}.log")
        limit = time.monotonic() + 60
        while True:
            try:
                server.request("OPTIONS", "/")
                break
            except (OSError, http.client.HTTPException):
                server.connection.close()
                if process.poll() is not None or time.monotonic() > limit:
                    raise RuntimeError(f"{name} does not start: {server.log.read_text()[-600:]}") from None
                time.sleep(0.05)
        yield server
    finally:
        process.terminate()
        process.wait()


def radicale(binaries, folder):
    """Radicale, which writes every card anew with vobject."""
    port = free_port()
    settings = folder / "radicale.conf"
    settings.write_text(
        f"[server]\nhosts = 127.0.0.1:{port}\n[auth]\ntype = none\n"
        f"[storage]\nfilesystem_folder = {folder / 'radicale'}\n[web]\ntype = none\n[logging]\nlevel = error\n")
    return running("Radicale", [binaries / "radicale", "--config", settings], port, f"/{USER}/", folder)


def xandikos(binaries, folder):
    """Xandikos, which keeps cards as they are, in Git."""
    port = free_port()
    (folder / "xandikos").mkdir()
    words = [binaries / "xandikos", "serve", "-d", folder / "xandikos", "--defaults", "--current-user-principal", f"/{USER}/",
             "-l", "127.0.0.1", "-p", str(port), "--no-detect-systemd", "--state-dir", folder / "xandikos-state"]
    return running("Xandikos", words, port, f"/{USER}/contacts/", folder)


ALL = {"radicale": radicale, "xandikos": xandikos}
