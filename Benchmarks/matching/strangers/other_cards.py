"""The cards of households and companies, and those that name a relative of the book's owner."""

from books import BOOKS
from card import Card
from people import HOME, at
from tables import KINDS, WORDS
from values_on_cards import Values


class OtherCards:
    def __init__(self, shelf):
        self.shelf, self.rng = shelf, shelf.rng

    def number(self, number):
        return number.spelled("international" if number.region != HOME else "national", self.rng)

    def of_household(self, household):
        members = [person for person in household.members if person in self.shelf.population.people]
        couple = [person for person in members if person.spouse in members][:2]
        for kind in ("joint-card", "household-card"):
            people = couple if kind == "joint-card" else members
            if len(people) < 2 or not people[0].last_names or not self.shelf.chance(kind):
                continue
            books = [book for book in BOOKS if not book.business and not book.mail_only]
            for book in self.rng.sample(books, self.rng.choice([1, 1, 2])):
                family = people[0].last_names[0].latin[0]
                card = Card([person.id for person in people], kind.split("-")[0], traps=[kind])
                if kind == "joint-card":
                    card.given = self.rng.choice([" & ", " and ", " u. ", " + "]).join(person.given.latin[0] for person in people)
                    card.family = family
                    card.display = f"{card.given} {family}"
                else:
                    card.display = self.rng.choice(WORDS["family-word"]).format(family=family)
                    card.given, card.family = "", card.display
                Values(card, people[0], book, book.year, False, self.rng, self.shelf.without_phones).write()
                card.birthday = card.organization = card.title = ""
                self.shelf.cards[book].append(card)

    def of_company(self, company):
        rng = self.rng
        books = [book for book in BOOKS if not book.mail_only and not book.club]
        for unit in [company, *company.branches]:
            for book in rng.sample(books, rng.choice([0, 0, 1, 1, 2, 3])):
                card = Card(
                    [unit.id],
                    "organization",
                    organization=unit.name,
                    web=f"https://www.{unit.domain}",
                    evidence={f"organization:{unit.id}"},
                )
                values = Values(card, None, book, book.year, False, rng, self.shelf.without_phones)
                if unit.branch:
                    card.organization += " " + unit.branch
                    card.traps.append(f"branch:{company.id}")
                elif company.branches:
                    card.traps.append(f"branch:{company.id}")
                card.display = card.organization
                if rng.random() < 0.6:
                    values.address(unit.address)
                if not self.shelf.without_phones:
                    card.phones.append(("work", self.number(unit.switchboard)))
                if rng.random() < 0.5:
                    card.mails.append(("work", f"{rng.choice(WORDS['role-mailbox'])}@{unit.domain}"))
                elif unit.staff and self.shelf.chance("company-card"):
                    card.traps.append("company-card")
                    card.mails.append(("work", rng.choice(unit.mails())))
                self.shelf.cards[book].append(card)
            if unit is company and company.lines and self.shelf.chance("line") and not self.shelf.without_phones:
                self.of_lines(company)

    def of_lines(self, company):
        book = self.rng.choice([book for book in BOOKS if book.telephone])
        rooms = [f"{WORDS['room'][0]} {number}" for number in (12, 14, 21)]
        words = self.rng.choice([rooms, self.rng.sample(WORDS["line"], 3)])
        for word, number in zip(words, company.lines):
            card = Card(
                [f"{company.id}-{word.replace(' ', '')}"],
                "organization",
                organization=f"{company.name} {word}",
                traps=[f"line:{company.id}"],
            )
            card.display = card.organization
            card.phones.append(("work", self.number(number)))
            self.shelf.cards[book].append(card)

    def of_relatives(self):
        """The relatives of the owners of the telephones: each owner has a mother of his own."""
        for book in (book for book in BOOKS if book.telephone):
            grown = [
                person
                for person in self.shelf.population.people
                if 1940 < person.birthday[0] < 1975 and at(person.mobiles, book.year)
            ]
            grown = [person for person in grown if person.household.homes[-1][1].region == HOME]
            others = WORDS["mother"][1:] + WORDS["father"][1:] + WORDS["relative"]
            words = WORDS["mother"][:1] + WORDS["father"][:1] + self.rng.sample(others, int(KINDS["relation-name"]) - 2)
            self.rng.shuffle(grown)
            for word in words:
                sex = "male" if word in WORDS["father"] + ["Bro", "Uncle"] else "female"
                person = next((person for person in grown if person.sex == sex), None)
                if person is None:
                    continue
                grown.remove(person)
                card = Card(
                    [person.id], "person", culture=person.culture.name, given=word, display=word, traps=[f"relation-name:{word}"]
                )
                Values(card, person, book, book.year, False, self.rng, self.shelf.without_phones).write()
                self.shelf.cards[book].append(card)
