"""vdirsyncer between a folder of cards and a server."""

import json
import subprocess

from .servers import PASSWORD, USER


class Synchronizer:
    """A pair of a folder and the address books of a server, with a memory of its own."""

    def __init__(self, binaries, server, folder):
        self.binary, self.folder = binaries / "vdirsyncer", folder
        folder.mkdir()
        self.cards = folder / "cards"
        self.settings = folder / "vdirsyncer.conf"
        self.settings.write_text(f"""[general]
status_path = "{folder / 'status'}"
[pair book]
a = "folder"
b = "server"
collections = {json.dumps([[book, book, book] for book in server.books])}
conflict_resolution = "b wins"
[storage folder]
type = "filesystem"
path = "{self.cards}"
fileext = ".vcf"
[storage server]
type = "carddav"
url = "{server.url}"
username = "{USER}"
password = "{PASSWORD}"
""")
        self.run("discover", answer="y\n" * len(server.books) * 2)

    def run(self, command, answer=None):
        done = subprocess.run([self.binary, "-c", self.settings, command], input=answer, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"vdirsyncer {command} fails: {done.stderr[-2000:]}")
        return done.stderr

    def sync(self):
        """Carries what has changed on one side to the other; where both changed, the server wins."""
        return self.run("sync")
