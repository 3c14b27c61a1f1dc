"""What other programs read of cards: vobject, a library, and khard, an address book for the terminal."""

import shutil
import subprocess

import vobject


def read_by_vobject(cards, **options):
    """The files that vobject reads as one card."""
    found = set()
    for file, raw in cards.items():
        try:
            if vobject.readOne(raw.decode("utf-8"), **options).name == "VCARD":
                found.add(file)
        # It fails with whatever its parts raise.
        except Exception:
            continue
    return found


def listed_by_khard(binaries, folder, cards):
    """How many of some cards khard lists."""
    book = folder / "khard"
    shutil.rmtree(book, ignore_errors=True)
    book.mkdir()
    for number, raw in enumerate(cards):
        (book / f"{number}.vcf").write_bytes(raw)
    settings = folder / "khard.conf"
    settings.write_text(f"[addressbooks]\n[[people]]\npath = {book}\n[general]\n[vcard]\nskip_unparsable = yes\n")
    words = [binaries / "khard", "-c", settings, "list", "--parsable", "--fields", "uid"]
    done = subprocess.run(words, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"khard fails: {done.stderr[-600:]}")
    return len(done.stdout.splitlines())
