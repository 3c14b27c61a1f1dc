"""Times the readers of vCard and CSV on seeded files: CPU time on one core, medians of seven runs.

    Benchmarks/run formats [CONTACTS] [SEED]
"""

from comparison.programs import build, count_and_seed, print_table, said


def main():
    arguments = count_and_seed(__doc__, 100_000)
    build("formats-benchmark")
    header, *rows = said("formats-benchmark", *arguments)
    print_table([word.replace("us per", "µs per") for word in header], rows)
    return 0
