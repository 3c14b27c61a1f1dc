#!/usr/bin/env python3
"""Writes ten address books of the same people, and the truth about their contacts.

usage: generate.py --out DIR [--people N] [--seed N] [--without-phones]

DIR/books has the files, as the programs of their owners export them; DIR/truth.tsv says of each record whose it is. The same
arguments write the same files.
"""

import argparse
import pathlib
import random

import coincidences
import sheets
import truth
import vcards
from population import Population
from shelf import Shelf

FORMATS = {
    "phone.vcf": lambda path, cards: vcards.write(path, cards, vcards.version_2),
    "iphone.vcf": lambda path, cards: vcards.write(path, cards, vcards.version_3),
    "carddav.vcf": lambda path, cards: vcards.write(path, cards, vcards.version_4),
    "google.csv": lambda path, cards: sheets.write(path, cards, sheets.google),
    "outlook.csv": lambda path, cards: sheets.write(path, cards, sheets.outlook),
    "crm.csv": lambda path, cards: sheets.write(path, cards, sheets.crm, ";"),
    "collected.csv": lambda path, cards: sheets.write(path, cards, sheets.collected),
    "club.csv": lambda path, cards: sheets.write(path, cards, sheets.club),
    "customers.csv": lambda path, cards: sheets.write(path, cards, sheets.customers, "\t"),
    "spisok.csv": lambda path, cards: sheets.write(path, cards, sheets.spisok, ";", mark=True),
}


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--out", type=pathlib.Path, required=True)
    options.add_argument("--people", type=int, default=2000)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--without-phones", action="store_true")
    options = options.parse_args()
    population = Population(options.people, options.seed)
    coincidences.happen(population, random.Random(f"coincidences {options.seed}"))
    shelf = Shelf(population, options.seed, options.without_phones)
    books = options.out / "books"
    books.mkdir(parents=True, exist_ok=True)
    for book, cards in shelf.cards.items():
        FORMATS[book.file](books / book.file, cards)
    truth.write(options.out / "truth.tsv", {book.file: cards for book, cards in shelf.cards.items()})


if __name__ == "__main__":
    main()
