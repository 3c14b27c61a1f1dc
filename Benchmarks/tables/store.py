"""Times the writing of seeded contacts into a new database, without reading and classifying them.

    Benchmarks/run store [CONTACTS] [SEED]

Wall time with the flush to disk, the median of five runs.
"""

from comparison.programs import build, count_and_seed, print_table, said


def main():
    arguments = count_and_seed(__doc__, 200_000)
    build("store-benchmark")
    names, values = zip(*said("store-benchmark", *arguments))
    print_table(names, [values])
    return 0
