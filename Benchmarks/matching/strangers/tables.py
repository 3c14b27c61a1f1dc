"""Tab-separated tables: a line is a key and its cells, lines that begin with # are comments."""

import pathlib

HERE = pathlib.Path(__file__).parent


def rows(path):
    for line in (HERE / path).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


WORDS = {key: cells for key, *cells in rows("words.tsv")}
KINDS = {kind: float(rate) for kind, _, rate, _ in rows("kinds.tsv")}
