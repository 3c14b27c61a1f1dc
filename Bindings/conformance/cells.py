"""Seeded cells for comparing the bindings: the committed ones, then as many changed copies of them as are wanted.

Every cell is a line without tabs: what the bindings read is compared byte by byte.
"""

import pathlib

MASK = (1 << 64) - 1
PIECES = [
    "0", "00", "+", "(", ")", "-", " ", ".", "/", ";", ",", " / ", "; ", " or ", " ext. 12", " x7", "tel:", "\u00a0",
    "\u2011", "\u200e", "\uff0b", "\uff11", "\u0660", "X", "o", "911", "1", "55501", "abc", "(0)", "'", '="', "E+11", ".0",
]


class SplitMix64:
    """The generator of https://prng.di.unimi.it/splitmix64.c, the same for a seed everywhere."""

    def __init__(self, seed):
        self.state = seed & MASK

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit):
        return self.next() % limit


def committed():
    """Pairs of a region, which may be empty, and a cell."""
    path = pathlib.Path(__file__).with_name("cells.tsv")
    lines = path.read_text(encoding="utf-8").split("\n")
    return [tuple(line.split("\t", 1)) for line in lines if line and not line.startswith("#")]


def changed(cell, other, random):
    """A cell with one to three small changes."""
    for _ in range(1 + random.below(3)):
        kind, position = random.below(6), random.below(len(cell) + 1)
        if kind == 0:
            cell = cell[:position] + cell[position + 1 :]
        elif kind == 1:
            cell = cell[:position] + str(random.below(10)) + cell[position:]
        elif kind == 2:
            cell = cell[:position] + PIECES[random.below(len(PIECES))] + cell[position:]
        elif kind == 3:
            cell = cell[:position] + str(random.below(10)) + cell[position + 1 :]
        elif kind == 4:
            cell = cell[: position] + cell[: random.below(len(cell) + 1)]
        else:
            cell = cell + ["; ", ", ", " / ", " "][random.below(4)] + other
    return cell[:200]


def generate(count, seed):
    """The committed cells, then changed ones, `count` in all."""
    base = committed()
    cells = base[:count]
    random = SplitMix64(seed)
    regions = sorted({region for region, _ in base})
    while len(cells) < count:
        region, cell = base[random.below(len(base))]
        if random.below(4) == 0:
            region = regions[random.below(len(regions))]
        cells.append((region, changed(cell, base[random.below(len(base))][1], random)))
    return cells
