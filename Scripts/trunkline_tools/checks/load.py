"""Asks a workbench for pages from several clients at once while it reads a file.

    Scripts/check load [--clients N] [--requests N] [--contacts N]

Fails if any answer is an error but 423 (Locked), or if the server takes more than 150 MB.
"""

import collections
import http.client
import json
import pathlib
import re
import subprocess
import tempfile
import threading
import time

from ..project import command, parser

PAGES = ["/", "/rejected?state=open", "/rejected", "/sources", "/history", "/findings", "/job"]
MAXIMUM_MEGABYTES = 150


class Client:
    """Requests over one connection, with the cookie of the start address."""

    def __init__(self, port, cookie, root):
        self.root = root
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.headers = {"Cookie": cookie, "Origin": f"http://127.0.0.1:{port}"}

    def ask(self, method, path, body=None, kind="application/json"):
        headers = dict(self.headers, **({"Content-Type": kind} if body is not None else {}))
        self.connection.request(method, self.root + path, body=body, headers=headers)
        answer = self.connection.getresponse()
        return answer.status, answer.read()


def table(count):
    rows = (f"Person {number},{'650253%04d' % (number % 10_000) if number % 5 else number}" for number in range(count))
    return ("Name,Phone\n" + "\n".join(rows) + "\n").encode()


def megabytes(process, field):
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    return int(re.search(rf"{field}:\s+(\d+)", status)[1]) / 1024


def read_file(client, contacts):
    """Sends a file, and starts to read it."""
    _, sent = client.ask("PUT", "/uploads/many.csv", table(contacts), "application/octet-stream")
    files = {"files": [{"upload": json.loads(sent)["upload"], "region": "US"}]}
    status, body = client.ask("POST", "/ingest", json.dumps(files).encode())
    assert status == 202, body


def main():
    options = parser(__doc__)
    options.add_argument("--clients", type=int, default=8)
    options.add_argument("--requests", type=int, default=1000)
    options.add_argument("--contacts", type=int, default=400_000)
    arguments = options.parse_args()
    trunkline = command(arguments.command)
    with tempfile.TemporaryDirectory() as folder:
        small = pathlib.Path(folder, "people.csv")
        small.write_bytes(table(5000))
        database = pathlib.Path(folder, "contacts.db")
        subprocess.run([trunkline, "ingest", "-q", "--region", "US", "--db", database, small], check=True)
        process = subprocess.Popen(
            [trunkline, "serve", database, "--no-open"], stderr=subprocess.PIPE, text=True)
        try:
            return load(process, arguments)
        finally:
            process.terminate()
            process.wait(10)


def load(process, arguments):
    port, path = re.search(r"http://127.0.0.1:(\d+)(/\S+)", process.stderr.readline()).groups()
    entrance = http.client.HTTPConnection("127.0.0.1", int(port))
    entrance.request("GET", path)
    cookie = entrance.getresponse().getheader("Set-Cookie").split(";")[0]
    # Everything is below a path that nobody can guess.
    root = path.split("/start")[0]
    statuses, times = collections.Counter(), []
    reader = Client(int(port), cookie, root)
    # The address of a file of the pages has its version.
    script = re.search(rb'src="(assets/[^"]+)"', reader.ask("GET", "/")[1])[1].decode()
    pages = PAGES + [f"/{script}"]
    for page in pages:
        reader.ask("GET", page)
    read_file(reader, arguments.contacts)

    def run(place):
        client = Client(int(port), cookie, root)
        for number in range(arguments.requests):
            start = time.perf_counter()
            if number % 50 == 0:
                status, _ = client.ask("POST", "/undo", b"{}")
                # Without an ingest there is nothing to undo.
                status = 423 if status == 409 else status
            else:
                status, _ = client.ask("GET", pages[(number + place) % len(pages)])
            statuses[status] += 1
            times.append(time.perf_counter() - start)

    threads = [threading.Thread(target=run, args=(place,)) for place in range(arguments.clients)]
    for thread in threads:
        thread.start()
    running = peak = 0
    while any(thread.is_alive() for thread in threads):
        running += json.loads(reader.ask("GET", "/job")[1])["state"] == "running"
        peak = max(peak, megabytes(process, "VmRSS"))
        time.sleep(0.1)
    for thread in threads:
        thread.join()
    times.sort()
    print(f"{len(times)} requests: {dict(statuses)}; median {times[len(times) // 2] * 1000:.1f} ms, "
          f"99 % within {times[len(times) * 99 // 100] * 1000:.1f} ms; seen while reading: {running}; {peak:.0f} MB")
    if set(statuses) - {200, 423}:
        return "there were errors"
    if running == 0:
        return "the ingest was over before the requests: name more --contacts"
    return "too much memory" if peak > MAXIMUM_MEGABYTES else 0
