"""Reads files of this machine that are no contacts, and fails if more than one in a hundred is taken for some.

    Scripts/check other-texts [COUNT] [SEED] [--command PATH] [--verbose]

The files are a seeded sample of documents, settings, sources, logs and data below /etc, /usr and /var/log, as many of each folder and
kind as of any other; those with the name of a card or of an archive are left out, and so are lists of people (AUTHORS, THANKS) and
descriptions of packages that name their authors, which are contacts.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

from ..project import command, parser

ROOTS = ["/etc", "/usr/include", "/usr/lib", "/usr/share", "/usr/local", "/var/log"]
OTHERS = (".vcf", ".gz", ".bz2", ".xz", ".zip", ".jar", ".whl", ".xlsx", ".ods", ".db", ".sqlite")
PEOPLE = ("authors", "thanks", "credits", "contributors", "maintainers", "package.json")
SIZES = range(60, 300_000)
LEAST_OF_KIND = 6
"""Kinds of fewer files are left out."""


def candidates():
    """The paths of files by their folder below a root and the end of their name."""
    kinds = {}
    for root in ROOTS:
        for folder, folders, files in os.walk(root):
            folders[:] = [name for name in folders if name != "__pycache__"]
            for name in files:
                path = pathlib.Path(folder, name)
                if name.endswith(OTHERS) or name.lower().startswith(PEOPLE) or path.is_symlink():
                    continue
                if not os.access(path, os.R_OK) or path.stat().st_size not in SIZES:
                    continue
                part = path.relative_to(root).parts[0]
                kinds.setdefault((root, part, path.suffix.lower()), []).append(path)
    return {kind: sorted(paths) for kind, paths in sorted(kinds.items()) if len(paths) >= LEAST_OF_KIND}


def sample(count, seed):
    """Different texts, of one kind after another."""
    chance = random.Random(seed)
    kinds = list(candidates().values())
    for paths in kinds:
        chance.shuffle(paths)
    chance.shuffle(kinds)
    seen = set()
    for place in range(max(map(len, kinds), default=0)):
        for paths in kinds:
            if place >= len(paths):
                continue
            text = paths[place].read_bytes()
            if b"\0" in text[:4096] or text in seen:
                continue
            seen.add(text)
            yield paths[place], text
            if len(seen) == count:
                return


def main():
    arguments = parser(__doc__)
    arguments.add_argument("count", nargs="?", type=int, default=1500)
    arguments.add_argument("seed", nargs="?", type=int, default=1)
    arguments.add_argument("--verbose", action="store_true", help="name the files that are taken for contacts")
    options = arguments.parse_args()
    program = command(options.command)
    with tempfile.TemporaryDirectory() as folder:
        names = {}
        for number, (path, text) in enumerate(sample(options.count, options.seed)):
            copy = pathlib.Path(folder, f"{number:05}.txt")
            copy.write_bytes(text)
            names[str(copy)] = path
        done = subprocess.run(
            [program, "ingest", *names, "--dry-run", "--format", "json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        inputs = json.loads(done.stdout)["inputs"]
    taken = {entry["path"][:len(folder) + 10]: entry for entry in inputs if entry["contacts"]["stored"] > 0}
    if options.verbose:
        for path, entry in taken.items():
            print(f"{names[path]}: {entry['contacts']['stored']} contacts, {entry['numbers']['accepted']} accepted numbers")
    accepted = sum(entry["numbers"]["accepted"] for entry in taken.values())
    print(f"{len(names)} files that are no contacts: {len(taken)} taken for some, with {accepted} accepted numbers")
    return 1 if len(taken) * 100 > len(names) else 0
