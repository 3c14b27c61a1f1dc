"""Measures `--region auto` on seeded tables of sixty countries.

    Benchmarks/run regions [FILES] [FIRST-SEED] [--advice | --world] [--verbose]

For each kind of table (name and number alone; with e-mail addresses, with addresses, with headings in the language), in how many a region
was decided, and in how many a number was accepted that is another one. Numbers come from the whole ranges of the plans, up to 40 % of them
are foreign. Of the tables of two countries, 20 to 50 % are numbers of the second: few of them should be decided. With --world,
tables of every region of the world, 3 to 200 rows, in any groups and marks, of mobile numbers alone or of a few ranges. With --advice, how
often the summary of an ingest says something of a region that is right, wrong or missing.
"""

import argparse
import os
import re

from comparison.programs import build, print_table, said

KINDS = {
    "bare": "name and number alone", "email": "with e-mail addresses", "address": "with addresses",
    "heading": "with headings in the language", "mixed": "national numbers of two countries",
    "varied": "of every region of the world, in any spelling",
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="?", type=int, default=400)
    parser.add_argument("seed", nargs="?", type=int, default=1_000_000)
    parser.add_argument("--advice", action="store_true")
    parser.add_argument("--verbose", action="store_true", help="list the tables that are undecided or wrong, and nothing else")
    parser.add_argument("--world", action="store_true")
    options = parser.parse_args()
    if options.advice and options.world:
        parser.error("--advice and --world exclude each other")
    build("region-benchmark")
    os.environ.update({"ADVICE": "1"} if options.advice else {}, **({"VERBOSE": "1"} if options.verbose else {}))
    lines = [line[0] for line in said("region-benchmark", options.files, options.seed, *(["varied"] if options.world else []))]
    if options.verbose:
        print("\n".join(lines))
        return 0
    if options.advice:
        header = ["tables", "warned of the right region", "warned of a wrong one", "named the right one", "named a wrong one"]
    else:
        header = ["tables", "a region was decided", "a wrong number was accepted"]
        if options.world:
            header.append("a wrong region was decided")
    print_table(header, ([KINDS[line.split()[0]], *re.findall(r"[\d.]+ %", line)[:len(header) - 1]] for line in lines))
    return 0
