"""Times what a text field for phone numbers waits for: the first formatter of a process, further ones, and each key.

    Benchmarks/run fields

Processor time. A key of the formatter is read with the text before it, and the number is written. A key of a field also includes
refusing, the caret, the status and the history.
"""

import argparse

from comparison.programs import build, print_table, said


def main():
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    build("fields-benchmark")
    lines = said("fields-benchmark")
    print_table(["", "processor time or memory"], (line for line in lines if len(line) == 2))
    print()
    header, *rows = (line for line in lines if len(line) > 2)
    print_table(header, rows)
    return 0
