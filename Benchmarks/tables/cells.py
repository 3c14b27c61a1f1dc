"""Reads random cells that hold a number and something else, or a part of a number, and counts right, refused and wrong.

    Benchmarks/run cells [COUNT] [SEED]

Numbers of 52 regions in every spelling stand beside labels and remarks in 83 languages, before, behind and in brackets, and beside a second
number. Numbers of identity and amounts stand alone, as do numbers behind their calling code whose last one to three digits are missing, and
subscribers' numbers without an area code, numbers with a digit or two apart at their end, and those of every region in any groups of digits
with one mark between all of them. *Right* is the number that was written, or a refusal where none was; *wrong* is another number.
"""

from comparison.programs import build, count_and_seed, print_table, said

LAWS = {
    "label": "label and number", "remark": "remark and number", "identifier": "number of identity, amount", "pair": "two numbers",
    "cut": "end of a number missing", "local": "area code missing", "tail": "a digit or two apart at the end",
    "groups": "any groups, one mark between all of them",
    "comma": "number, comma and word",
    "spelledPair": "two numbers in any spelling",
    "labelled": "two numbers with labels",
    "hours": "hours and dates beside a number",
}


def main():
    count, seed = count_and_seed(__doc__, 100_000)
    build("cells-benchmark")
    rows = []
    for name, *counts in said("cells-benchmark", count, seed):
        right, refused, wrong = map(int, counts)
        law, _, kind = name.partition(", ")
        every = max(right + refused + wrong, 1)
        rows.append([kind and f"… {kind}" or LAWS[law], right + refused + wrong, f"{100 * right / every:.2f}",
                     f"{100 * refused / every:.2f}", f"{100 * wrong / every:.3f}"])
    print_table(["cells", "number", "right %", "refused %", "wrong %"], rows)
    return 0
