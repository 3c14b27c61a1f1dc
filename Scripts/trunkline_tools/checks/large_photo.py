"""Ingests a card with a photo of 161 MB, plain and packed by gzip, and measures the memory that this takes.

    Scripts/check large-photo [MEGABYTES] [--command PATH]

Fails if the card is lost, or if the command takes more than 100 MB of memory.
"""

import gzip
import os
import pathlib
import subprocess
import sys
import tempfile

from ..project import command, parser

MAXIMUM_MEGABYTES = 100
LINE = b" QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ejAx\n"


def write(file, noise, megabytes):
    """A card whose photo consists of lines that are written again and again."""
    file.write(b"BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Example\r\nTEL:650-253-0000\r\nPHOTO;ENCODING=b;TYPE=JPEG:\r\n")
    for _ in range(megabytes * 1_000_000 // len(noise) + 1):
        file.write(noise)
    file.write(b"\r\nEMAIL:ada@example.com\r\nEND:VCARD\r\n")


def noise():
    """Four megabytes of photo that hardly become smaller."""
    digits = os.urandom(2_000_000).hex().encode()
    return b"".join(b" " + digits[start:start + 72] + b"\n" for start in range(0, len(digits), 72))


def main():
    options = parser(__doc__)
    options.add_argument("megabytes", type=int, nargs="?", default=161)
    arguments = options.parse_args()
    trunkline = command(arguments.command)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        with open(folder / "photo.vcf", "wb") as file:
            write(file, LINE * 10_000, arguments.megabytes)
        with gzip.open(folder / "photo.vcf.gz", "wb", compresslevel=1) as file:
            write(file, noise(), arguments.megabytes)
        for path in ("photo.vcf", "photo.vcf.gz"):
            said = folder / "said"
            with open(said, "wb") as output:
                words = [trunkline, "ingest", path, "--db", f"{path}.db", "--region", "US"]
                process = subprocess.Popen(words, cwd=folder, stdout=output, stderr=subprocess.STDOUT)
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
            if process.returncode or "1 seen = 1 stored" not in said.read_text():
                print(said.read_text(), file=sys.stderr)
                return 1
            megabytes = usage.ru_maxrss / 1024
            print(f"{path}: {(folder / path).stat().st_size} bytes, card stored, at most {megabytes:.0f} MB of memory")
            if megabytes > MAXIMUM_MEGABYTES:
                return f"that is more than {MAXIMUM_MEGABYTES} MB"
    return 0
