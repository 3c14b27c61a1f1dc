"""Fills the books: who is in which, how often, and the cards that are of nobody or of several."""

import random

from books import BOOKS
from card import Card
from names_on_cards import Naming
from people import at
from population import HOME, TODAY
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
        for household in population.households:
            self.shared_cards(household)
        for company in population.companies.all:
            self.company_cards(company)
        self.relations()
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
        self.rename(card, person, book)
        if len(card.phones) > 1 and book.year < 2012 and self.chance("sim-tail", 2):
            return [self.entry(card, label, text) for label, text in card.phones]
        return [card]

    def entry(self, card, label, text):
        entry = card.copy("sim-tail")
        tail = {"mobile": "/M", "home": "/H", "work": "/W"}[label]
        numbers = {token for token in card.evidence if token.startswith("number:")}
        own = {token for token in numbers if "".join(filter(str.isdigit, token))[-6:] == "".join(filter(str.isdigit, text.split(" ext")[0]))[-6:]}
        entry.display, entry.phones = card.display + tail, [(label, text)]
        entry.given, entry.middle, entry.family = entry.display, "", ""
        entry.evidence = card.evidence - numbers | own
        return entry

    def rename(self, card, person, book):
        """Names that are none, and what is written beside names."""
        rng = self.rng
        named = [token for token in card.evidence if token.startswith(("given:", "family:", "initial:", "middle:", "patronymic:", "western:"))]
        name = None
        if book.mail_only and card.mails and self.chance("name-of-mailbox"):
            card.traps.append("name-of-mailbox")
            name = rng.choice([card.mails[0][1], card.mails[0][1].split("@")[0], ""])
        elif self.chance("no-name") and (card.phones or card.mails) and not card.guardian:
            card.traps.append("no-name")
            name = ""
        elif book.telephone and (children := [child for child in person.household.members if person in child.parents]) and self.chance("parent-of"):
            card.traps.append("parent-of")
            name = f"{rng.choice(children).given.latin[0]}'s {rng.choice(WORDS['parent-of'][:2] if person.sex == 'female' else WORDS['parent-of'][2:])}"
        elif book.telephone and self.chance("trade-name"):
            card.traps.append("trade-name")
            trade = rng.choice(WORDS["trade"])
            name = f"{trade} {person.given.latin[0]}" if rng.random() < 0.6 else f"{person.given.latin[0]} {trade}"
        if name is not None:
            card.prefix = card.middle = card.family = card.suffix = ""
            card.given = card.display = name
            kept = f"given:{person.given.native}" if "trade-name" in card.traps else ""
            card.evidence -= {token for token in named if token != kept}
            return
        behind = ""
        if book.telephone and self.chance("name-remark"):
            card.traps.append("name-remark")
            behind = rng.choice(WORDS["remark"])
        elif book.telephone and self.chance("emoji"):
            card.traps.append("emoji")
            behind = rng.choice(WORDS["emoji"])
        elif card.organization and self.chance("company-in-name"):
            card.traps.append("company-in-name")
            behind = f"({card.organization})"
        if behind:
            card.display = f"{card.display} {behind}"
            if card.family:
                card.family += " " + behind
            else:
                card.given += " " + behind

    def shared_cards(self, household):
        members = [person for person in household.members if person in self.population.people]
        couple = [person for person in members if person.spouse in members][:2]
        for kind in ("joint-card", "household-card"):
            people = couple if kind == "joint-card" else members
            if len(people) < 2 or not people[0].last_names or not self.chance(kind):
                continue
            for book in self.rng.sample([book for book in BOOKS if not book.business and not book.mail_only], self.rng.choice([1, 1, 2])):
                family = people[0].last_names[0].latin[0]
                card = Card([person.id for person in people], kind.split("-")[0], traps=[kind])
                if kind == "joint-card":
                    card.given, card.family = self.rng.choice([" & ", " and ", " u. ", " + "]).join(person.given.latin[0] for person in people), family
                    card.display = f"{card.given} {family}"
                else:
                    card.display = self.rng.choice(WORDS["family-word"]).format(family=family)
                    card.given, card.family = "", card.display
                Values(card, people[0], book, book.year, False, self.rng, self.without_phones).write()
                card.birthday = card.organization = card.title = ""
                self.cards[book].append(card)

    def company_cards(self, company):
        rng = self.rng
        for unit in [company, *company.branches]:
            for book in rng.sample([book for book in BOOKS if not book.mail_only and not book.club], rng.choice([0, 0, 1, 1, 2, 3])):
                card = Card([unit.id], "organization", organization=unit.name, web=f"https://www.{unit.domain}", evidence={f"organization:{unit.id}"})
                values = Values(card, None, book, book.year, False, rng, self.without_phones)
                if unit.branch:
                    card.organization += " " + unit.branch
                    card.traps.append(f"branch:{company.id}")
                elif company.branches:
                    card.traps.append(f"branch:{company.id}")
                card.display = card.organization
                if rng.random() < 0.6:
                    values.address(unit.address)
                if not self.without_phones:
                    card.phones.append(("work", unit.switchboard.spelled("international" if unit.switchboard.region != HOME else "national", rng)))
                if rng.random() < 0.5:
                    card.mails.append(("work", f"{rng.choice(WORDS['role-mailbox'])}@{unit.domain}"))
                elif unit.staff and self.chance("company-card"):
                    card.traps.append("company-card")
                    card.mails.append(("work", rng.choice([job.mail for person in unit.staff for _, job in person.jobs if job and job.organization is unit])))
                self.cards[book].append(card)
            if unit is company and company.lines and self.chance("line") and not self.without_phones:
                self.line_cards(company)

    def line_cards(self, company):
        book = self.rng.choice([book for book in BOOKS if book.telephone])
        words = self.rng.choice([[f"{room} {number}" for room in WORDS["room"][:1] for number in (12, 14, 21)], self.rng.sample(WORDS["line"], 3)])
        for word, number in zip(words, company.lines):
            card = Card([f"{company.id}-{word.replace(' ', '')}"], "organization", organization=f"{company.name} {word}", traps=[f"line:{company.id}"])
            card.display = card.organization
            card.phones.append(("work", number.spelled("international" if number.region != HOME else "national", self.rng)))
            self.cards[book].append(card)

    def relations(self):
        """The relatives of the owners of the telephones: each owner has a mother of his own."""
        for book in (book for book in BOOKS if book.telephone):
            grown = [person for person in self.population.people if 1940 < person.birthday[0] < 1975 and at(person.mobiles, book.year) and person.household.homes[-1][1].region == HOME]
            words = WORDS["mother"][:1] + WORDS["father"][:1] + self.rng.sample(WORDS["mother"][1:] + WORDS["father"][1:] + WORDS["relative"], int(KINDS["relation-name"]) - 2)
            self.rng.shuffle(grown)
            for word in words:
                sex = "male" if word in WORDS["father"] + ["Bro", "Uncle"] else "female"
                person = next((person for person in grown if person.sex == sex), None)
                if person is None:
                    continue
                grown.remove(person)
                card = Card([person.id], "person", culture=person.culture.name, given=word, display=word, traps=[f"relation-name:{word}"])
                Values(card, person, book, book.year, False, self.rng, self.without_phones).write()
                self.cards[book].append(card)

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
