"""Fills the books: who is in which, how often, and what programs do to the cards."""

import random

from books import BOOKS
from card import Card
from labels import relabel
from names_on_cards import Naming
from other_cards import OtherCards
from people import HOME, at
from tables import KINDS, WORDS
from values_on_cards import Values

COPIES = [0.36, 0.27, 0.17, 0.1, 0.06, 0.04]  # of the people are on one card, two, three, ...


class Shelf:
    def __init__(self, population, seed, without_phones=False):
        self.rng, self.population, self.without_phones = random.Random(f"shelf {seed}"), population, without_phones
        self.cards = {book: [] for book in BOOKS}
        for person in population.people:
            for book in self.books_of(person):
                self.put(person, book)
        others = OtherCards(self)
        for household in population.households:
            others.of_household(household)
        for company in population.companies.all:
            others.of_company(company)
        others.of_relatives()
        self.sync_copies()
        self.merged_cards()
        for book, cards in self.cards.items():
            cards[:] = [card for card in cards if not card.is_empty() and (card.mails or not book.mail_only)]
            self.rng.shuffle(cards)

    def chance(self, kind, times=1):
        return self.rng.random() < KINDS[kind] * times

    def books_of(self, person):
        """As many books as the person is in, drawn by their sizes."""
        possible = [book for book in BOOKS if self.could_have(book, person)]
        count = self.rng.choices(range(1, len(COPIES) + 1), COPIES)[0]
        order = sorted(possible, key=lambda book: self.rng.random() ** (1 / book.size), reverse=True)
        return order[:count]

    def could_have(self, book, person):
        if book.business:
            return any(job for year, job in person.jobs if year <= book.year)
        if book.mail_only:
            return at(person.mails, book.year) is not None
        if person.birthday[0] > book.year - 12:
            return book.club and person.birthday[0] < book.year - 4
        if book.club:
            return person.household.homes[-1][1].region == HOME
        return True

    def put(self, person, book):
        self.cards[book].extend(self.cards_of(person, book))
        if self.chance("duplicate-card"):
            others = self.cards_of(person, book)
            for card in others:
                card.traps.append("duplicate-card")
            self.cards[book].extend(others)

    def cards_of(self, person, book):
        """The card of a person, or the entries of a SIM card, one for each number."""
        rng = self.rng
        year = book.year - (rng.randint(1, 8) if rng.random() < 0.2 else 0)
        if person.birthday[0] > year - 5:
            year = book.year
        card = Card([person.id], "person", culture=person.culture.name, traps=sorted(person.traps))
        naming = Naming(card, person, book, year, rng)
        naming.write()
        Values(card, person, book, year, naming.native, rng, self.without_phones).write()
        relabel(card, person, book, rng)
        if len(card.phones) > 1 and book.year < 2012 and self.chance("sim-tail", 2):
            return [self.entry(card, label, text) for label, text in card.phones]
        return [card]

    def entry(self, card, label, text):
        entry = card.copy("sim-tail")
        tail = {"mobile": "/M", "home": "/H", "work": "/W"}[label]
        numbers = {token for token in card.evidence if token.startswith("number:")}
        digits = "".join(filter(str.isdigit, text.split(" ext")[0]))
        own = {token for token in numbers if token.endswith(digits[-6:])}
        entry.display, entry.phones = card.display + tail, [(label, text)]
        entry.given, entry.middle, entry.family = entry.display, "", ""
        entry.evidence = card.evidence - numbers | own
        return entry

    def sync_copies(self):
        for book, cards in self.cards.items():
            copies = [card.copy("sync-copy") for card in cards if card.uid and self.chance("sync-copy")]
            for copy in copies:
                if self.rng.random() < 0.5:
                    copy.note = copy.note or self.rng.choice(WORDS["note-words"])
            cards.extend(copies)

    def merged_cards(self):
        for book, cards in self.cards.items():
            people = [card for card in cards if card.kind == "person" and (card.phones or card.mails)]
            for card in people:
                other = self.rng.choice(people)
                if self.chance("merged-card") and other.ids != card.ids and len(card.ids) == len(other.ids) == 1:
                    card.phones, card.mails = card.phones + other.phones, card.mails + other.mails
                    card.ids, card.kind = card.ids + other.ids, "joint"
                    card.traps.append("merged-card")
                    card.evidence |= {token for token in other.evidence if token.startswith(("number:", "mail:"))}
