"""Checks that the Markdown files of the project mention no file that does not exist.

    Scripts/check links

Looks at relative links, at the headings that they name (`FILE.md#heading`), and at paths of the project in text and code, as
`Scripts/demo` or, with a placeholder, `Scripts/NAME`. Prints each dead one with its file and line, and fails if there is one.
Links to other sites are not followed, and only files that git knows are checked.
"""

import re
import subprocess
from urllib.parse import unquote

from ..project import ROOT

# The target of `[text](target)` and `![text](target "title")`, outside code spans.
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\s*\)")
CODE = re.compile(r"`[^`]*`")
# A path from the root of the project, not part of a longer path or a URL.
PATH = re.compile(r"(?<![\w./-])(?:Benchmarks|Documentation|Fixtures|Fuzz|Scripts|Sources|Tests|\.ci)/[\w./+-]*[\w+]")


def prose(text):
    """The lines that are not in a fenced code block, with their numbers."""
    fence = None
    for number, line in enumerate(text.splitlines(), 1):
        mark = re.match(r"\s*(```|~~~)", line)
        if mark and fence in (None, mark[1]):
            fence = None if fence else mark[1]
        elif fence is None and not line.startswith("    "):
            yield number, line


def anchors(path):
    """The fragments that GitHub gives the headings of a file."""
    for _, line in prose(path.read_text(encoding="utf-8")):
        if heading := re.match(r"#{1,6} +(.*)", line):
            words = re.sub(r"[^\w\- ]", "", heading[1].strip().lower())
            yield words.replace(" ", "-")


def dead_links(path):
    for number, line in prose(path.read_text(encoding="utf-8")):
        # The text of a link may be code; its target may not.
        for link in LINK.finditer(CODE.sub("", line)):
            target = unquote(link[1])
            if re.match(r"[a-z][a-z0-9+.-]*:", target):
                continue
            file, _, fragment = target.partition("#")
            destination = (path.parent / file).resolve() if file else path
            if not destination.exists():
                yield number, f"{target} does not exist"
            elif fragment and destination.suffix == ".md" and fragment not in anchors(destination):
                yield number, f"{file or path.name} has no heading #{fragment}"


def dead_paths(path):
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        for mentioned in PATH.findall(re.sub(r"\]\([^)]*\)", "", line)):
            # Words in capitals are placeholders: some file has to fit.
            if not (ROOT / mentioned).exists() and not any(ROOT.glob(re.sub(r"[A-Z]{4,}", "*", mentioned))):
                yield number, f"{mentioned} does not exist"


def main():
    names = subprocess.run(["git", "ls-files", "-z", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [ROOT / name for name in names.split("\0") if name and (ROOT / name).exists()]
    dead = 0
    for path in files:
        for number, problem in [*dead_links(path), *dead_paths(path)]:
            dead += 1
            print(f"{path.relative_to(ROOT)}:{number}: {problem}")
    print(f"{len(files)} documents, {dead} dead links or paths")
    return 1 if dead or not files else 0
