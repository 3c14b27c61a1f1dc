#!/usr/bin/env python3
"""Address books of invented people, with the truth about who is who.

usage: generate.py CONTACTS SEED FOLDER [--traps N] [--tables-only]

Writes into FOLDER: contacts.tsv (the table that match-contacts reads, with the person of each contact), truth.csv (contact,
person, trap), and, unless --tables-only, book.csv and book.vcf (the same contacts as an export would have them). The same
arguments give the same books. --traps N makes households, switchboards, shared mailboxes and namesakes N times as frequent.
"""

import csv
import math
import os
import random
import sys

from names import LANGUAGES
from public_sets import COLUMNS
from variants import familiar_forms, latin, slip, without_marks

TITLES = ["Dr.", "Prof.", "Mr", "Mrs", "Ms", "Herr", "Frau", "Ing."]
ROLES = ["info", "office", "sales", "contact", "hello", "support", "kontakt"]
COMPANY_WORDS = (
    "North Blue River Stone Bright Silver Harbor Delta Prime Alpha Union Metro Green Summit Falcon Cedar Atlas Nova Orion Vista "
    "Polar Terra Quantum Vector Lumen Apex Coral Ember Granite Meridian").split()
COMPANY_KINDS = (
    "Systems Logistics Foods Consulting Media Energy Partners Textiles Robotics Travel Insurance Builders Labs Motors Dental "
    "Pharma Studios Capital Glass Paper").split()
FORMS = ["Ltd", "GmbH", "Inc", "SA", "SpA", "AB", "LLC", ""]
MAIL = ["mail.example", "post.example", "web.example", "inbox.example", "letters.example"]
STREETS = "High Station Church Park Mill King Queen Garden School Bridge Forest Lake Hill Market Castle Linden Rose".split()
KINDS = ["Street", "Road", "Lane", "Avenue", "Way"]
TITLES_OF_JOBS = ["Engineer", "Sales Manager", "Director", "Nurse", "Teacher", "Accountant", "Architect", "Consultant"]
PLACEHOLDER_MAILS = ["none@none.com", "noemail@example.com", "na@na.com", "test@test.com", "unknown@unknown.com"]
# Numbers that nobody has: fiction's, and what people type where a form wants one. They are no evidence.
FICTIONAL = ["+12125550123", "+12125550100", "+442079460123", "+447700900123", "+10000000000", "+441111111111", "+123456789"]


class Person:
    def __init__(self, book, language, family, household=None, company=None):
        random_ = book.random
        self.number, book.people = book.people, book.people + 1
        self.language = language
        self.is_woman = random_.random() < 0.5
        self.given = book.common(language.women if self.is_woman else language.men)
        self.family, self.born_family = family, None
        self.middle = book.common(language.women if self.is_woman else language.men) if random_.random() < 0.35 else ""
        self.suffix = self.trap = ""
        self.household, self.company, self.former = household, company, None
        self.birthday = "%04d-%02d-%02d" % (random_.randint(1940, 2004), random_.randint(1, 12), random_.randint(1, 28))
        self.mobile = book.phone(language, "mobile") if random_.random() < 0.92 else None
        self.new_mobile = book.phone(language, "mobile") if random_.random() < 0.15 else None
        self.extension = str(random_.randint(10, 9999)) if random_.random() < 0.4 else ""
        self.place = household.place if household else book.address(language)
        self.mails = []

    def settle(self, book):
        """Gives mail addresses, once the name is final."""
        random_ = book.random
        given, family = latin(self.given), latin(self.family)
        if random_.random() < 0.8:
            style = random_.choice(["{g}.{f}", "{g}{f}", "{i}{f}", "{f}.{g}", "{g}{n}", "{f}{n}", "{w}{n}"])
            local = style.format(
                g=given, f=family, i=given[:1], n=random_.randint(1, 9999), w=random_.choice(["sunny", "tiger", "star", "max"]))
            self.mails.append(book.unique(local, random_.choice(MAIL)))
        if self.company and random_.random() < 0.8:
            self.mails.append(book.unique(given[:1] + "." + family, self.company.domain))
        if self.former:
            self.mails.append(book.unique(given + "." + family, self.former.domain))


class Company:
    def __init__(self, book, language):
        self.name = " ".join(
            x for x in (book.random.choice(COMPANY_WORDS), book.family(language) if book.random.random() < 0.5 else "",
                        book.random.choice(COMPANY_KINDS)) if x)
        self.form = book.random.choice(FORMS)
        self.domain = latin(self.name).replace(" ", "-") + "-%d.example" % book.random.randint(1, 99)
        self.switchboard = book.phone(language, "landline")
        self.mailbox = book.random.choice(ROLES) + "@" + self.domain
        self.place = book.address(language)


class Household:
    def __init__(self, book, language):
        self.landline = book.phone(language, "landline")
        self.place = book.address(language)
        self.mail = None


class Book:
    def __init__(self, count, seed, traps):
        self.random, self.count, self.traps = random.Random(seed), count, traps
        self.people, self.mails, self.numbers = 0, set(), set()
        self.languages = LANGUAGES

    # Values

    def common(self, names):
        """A name, the first ones the most common."""
        top = math.log(1 + len(names) / 8)
        return names[min(len(names) - 1, int(8 * (math.exp(self.random.random() * top) - 1)))]

    def family(self, language):
        if not language.heads or self.random.random() < 0.35:
            return self.common(language.families)
        name = self.random.choice(language.heads) + self.random.choice(language.tails)
        return name if self.random.random() < 0.5 else self.random.choice(language.heads) + self.random.choice(language.tails[:9]) \
            + (self.random.choice(language.tails) if len(name) < 9 else "")

    def phone(self, language, kind):
        while True:
            pattern = self.random.choice(getattr(language, kind))
            number = "+" + language.prefix + "".join(
                str(self.random.randint(0, 9)) if c == "#" else c for c in pattern)
            if number not in self.numbers:
                self.numbers.add(number)
                return number

    def address(self, language):
        town = latin(self.common(language.families)).title() + self.random.choice(["ville", "burg", "ton", " am See", "stad"])
        code = "%05d" % (abs(hash_of(town)) % 90000 + 10000)
        street = "%s %s %s" % (self.random.randint(1, 180), latin(self.family(language)).title(), self.random.choice(KINDS)) \
            if self.random.random() < 0.6 else \
            "%s %s %s" % (self.random.randint(1, 180), self.random.choice(STREETS), self.random.choice(KINDS))
        return street, town, code

    def unique(self, local, domain):
        address = local.replace(" ", "") + "@" + domain
        while address in self.mails:
            address = local.replace(" ", "") + str(self.random.randint(1, 999)) + "@" + domain
        self.mails.add(address)
        return address

    # People

    def groups(self):
        """Yields people: households, and whoever lives alone, most with an employer."""
        random_ = self.random
        employers = {language.code: [] for language in self.languages}
        while True:
            language = random_.choices(self.languages, [20, 16, 12, 8, 8, 7, 6, 7, 3, 4, 4, 5])[0]
            companies = employers[language.code]
            if not companies or random_.random() < 0.06:
                companies.append(Company(self, language))
            # A few employers are large.
            company = companies[min(int(random_.paretovariate(0.6)) - 1, len(companies) - 1)] if random_.random() < 0.25 \
                else random_.choice(companies[-40:])
            family = self.family(language)
            if random_.random() < 0.25 * min(3, self.traps):
                yield from self.household(language, family, company)
            else:
                person = Person(self, language, family, company=company if random_.random() < 0.6 else None)
                if random_.random() < 0.005 * self.traps and person.company:
                    # A namesake among the colleagues.
                    other = Person(self, language, family, company=person.company)
                    other.given, other.is_woman, other.trap, person.trap = person.given, person.is_woman, "namesake", "namesake"
                    yield self.finish(other)
                yield self.finish(person)

    def household(self, language, family, company):
        random_ = self.random
        home = Household(self, language)
        size = random_.choice([2, 2, 3, 4])
        members = [Person(self, language, family, home, company if random_.random() < 0.3 else None) for _ in range(size)]
        for member in members:
            member.trap = "household"
        if random_.random() < 0.3 * self.traps:
            home.mail = self.unique("family." + latin(family), random_.choice(MAIL))
        if size > 1 and random_.random() < 0.04 * self.traps:
            father, son = members[0], members[1]
            son.given, son.is_woman = father.given, father.is_woman
            father.trap = son.trap = "father and son"
            if random_.random() < 0.5:
                father.suffix, son.suffix = "Sr", "Jr"
        elif size > 2 and random_.random() < 0.04 * self.traps:
            members[2].birthday = members[1].birthday
            members[1].trap = members[2].trap = "twins"
        for member in members:
            if member.is_woman and random_.random() < 0.25:
                member.born_family = self.family(language)
            yield self.finish(member)

    def finish(self, person):
        if person.company and self.random.random() < 0.25:
            person.former = Company(self, person.language)
        person.settle(self)
        return person

    # Contacts

    def contacts(self):
        """Yields (person, contact), shuffled in portions so that a person's contacts stand apart."""
        portion = []
        groups = self.groups()
        total = 0
        while total < self.count:
            person = next(groups)
            for _ in range(self.random.choices([1, 2, 3, 4, 6], [50, 28, 12, 7, 3])[0]):
                portion.append((person, self.contact(person)))
                total += 1
            if len(portion) > 200_000:
                self.random.shuffle(portion)
                yield from portion
                portion = []
        self.random.shuffle(portion)
        yield from portion[: len(portion) - (total - self.count)]

    def contact(self, person):
        """One contact of a person, as one of several programs would have it."""
        random_ = self.random
        contact = dict(phones=[], emails=[], fictional=[])
        style = random_.choices(["phone", "mail", "crm", "full", "card"], [30, 20, 25, 15, 10])[0]
        self.name(person, contact, style)
        mobile = person.new_mobile if person.new_mobile and random_.random() < 0.5 else person.mobile
        landline = person.household.landline if person.household else None
        mails = list(person.mails)
        company = person.former if person.former and random_.random() < 0.3 else person.company
        if company is not person.company:
            mails = [m for m in mails if not person.company or not m.endswith(person.company.domain)]
        if person.household and person.household.mail and random_.random() < 0.35:
            mails.append(person.household.mail)
        random_.shuffle(mails)
        if style in ("phone", "full", "card") and mobile and random_.random() < 0.9:
            contact["phones"].append(("mobile", mobile))
        if landline and random_.random() < (0.7 if style == "full" else 0.3):
            contact["phones"].append(("home", landline))
        if style in ("mail", "full", "crm") and mails:
            contact["emails"] += mails[: random_.choice([1, 1, 2])]
        if style == "phone" and mails and random_.random() < 0.5:
            contact["emails"].append(mails[0])
        if style == "mail" and mobile and random_.random() < 0.4:
            contact["phones"].append(("mobile", mobile))
        if style in ("crm", "card") and company:
            self.employment(person, company, contact)
        if style in ("crm", "full") and random_.random() < 0.6:
            contact["street"], contact["city"], contact["postal_code"] = person.place
        if style == "full" and random_.random() < 0.7 or random_.random() < 0.05:
            contact["birthday"] = person.birthday
        if style == "crm" and mobile and random_.random() < 0.6:
            contact["phones"].append(("mobile", mobile))
        # Nobody keeps a contact by which nobody is reached; a few are there all the same.
        if not contact["phones"] and not contact["emails"] and random_.random() < 0.9:
            if mobile:
                contact["phones"].append(("mobile", mobile))
            elif mails:
                contact["emails"].append(mails[0])
        if random_.random() < 0.01 * self.traps:
            contact["emails"].append(random_.choice(PLACEHOLDER_MAILS))
        if random_.random() < 0.02 * self.traps:
            contact["fictional"].append(random_.choice(FICTIONAL))
        if random_.random() < 0.02 and contact["phones"]:
            for field in ("given", "family", "display", "middle"):
                contact.pop(field, None)
        return contact

    def employment(self, person, company, contact):
        random_ = self.random
        contact["organization"] = company.name + (" " + company.form if company.form and random_.random() < 0.6 else "")
        if random_.random() < 0.6:
            number = company.switchboard + (";" + person.extension if person.extension and random_.random() < 0.3 else "")
            contact["phones"].append(("work", number))
        if random_.random() < 0.15:
            contact["emails"].append(company.mailbox)
        if random_.random() < 0.4:
            contact["title"] = random_.choice(TITLES_OF_JOBS)

    def name(self, person, contact, style):
        random_ = self.random
        given, family, middle = person.given, person.family, person.middle if random_.random() < 0.3 else ""
        if person.language.code == "ru" and person.is_woman and family.endswith(("в", "н")):
            family += "а"
        if person.language.code == "pl" and person.is_woman and family.endswith("ki"):
            family = family[:-1] + "a"
        if person.born_family and random_.random() < 0.4:
            family = person.born_family
        if random_.random() < 0.18:
            given = random_.choice(familiar_forms(given, person.language.code) or [given])
        if person.language.code in ("ru", "el", "ja") and random_.random() < 0.5:
            given, family, middle = latin(given).title(), latin(family).title(), latin(middle).title()
        elif random_.random() < 0.15:
            given, family, middle = without_marks(given), without_marks(family), without_marks(middle)
        if random_.random() < 0.04:
            given = slip(random_, given)
        if random_.random() < 0.05:
            family = slip(random_, family)
        if random_.random() < 0.05:
            given = given[:1] + "."
        if random_.random() < 0.02:
            given, family = family, given
        if middle and random_.random() < 0.5:
            middle = middle[:1] + "."
        suffix = person.suffix if random_.random() < 0.7 else ""
        if style == "phone" and random_.random() < 0.12:
            family = ""
        title = random_.choice(TITLES) + " " if random_.random() < 0.03 else ""
        whole = " ".join(x for x in (given, middle, family, suffix) if x)
        if style in ("mail", "card"):
            contact["display"] = title + (family + ", " + given if family and random_.random() < 0.1 else whole)
            if style == "mail" and random_.random() < 0.12:
                contact["display"] = ""
        else:
            contact["given"], contact["family"], contact["middle"], contact["suffix"] = title + given, family, middle, suffix


def hash_of(text):
    value = 7
    for c in text:
        value = (value * 31 + ord(c)) % 1_000_003
    return value


def table_row(person, contact):
    row = dict(contact, person=str(person.number), emails=";".join(contact["emails"]))
    kinds = {"mobile": "mobile", "home": "phone", "work": "phone"}
    row["phones"] = ";".join(kinds[label] + ":" + number.replace(";", "\x01") for label, number in contact["phones"])
    return "\t".join(" ".join(row.get(column, "").split()) for column in COLUMNS).replace("\x01", ",") + "\n"


CSV_HEADER = (
    "First Name,Middle Name,Last Name,Name Suffix,Name,Organization Name,Organization Title,Birthday,E-mail 1 - Value,"
    "E-mail 2 - Value,E-mail 3 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Phone 3 - Label,"
    "Phone 3 - Value,Phone 4 - Label,Phone 4 - Value,Address 1 - Street,Address 1 - City,Address 1 - Postal Code").split(",")


def numbers_of(contact):
    numbers = [(label, number.replace(";", " x")) for label, number in contact["phones"]]
    return numbers + [("Other", number) for number in contact["fictional"]]


def csv_row(contact):
    row = [contact.get(x, "") for x in ("given", "middle", "family", "suffix", "display", "organization", "title", "birthday")]
    row += (contact["emails"] + ["", "", ""])[:3]
    for label, number in (numbers_of(contact) + [("", "")] * 4)[:4]:
        row += [label.capitalize(), number]
    return row + [contact.get(x, "") for x in ("street", "city", "postal_code")]


def card(contact):
    def escape(text):
        return text.replace("\\", "\\\\").replace(",", "\\,").replace(";", "\\;")

    name = [contact.get(x, "") for x in ("family", "given", "middle")] + ["", contact.get("suffix", "")]
    shown = contact.get("display") or " ".join(x for x in (name[1], name[2], name[0], name[4]) if x)
    lines = ["BEGIN:VCARD", "VERSION:3.0", "FN:" + escape(shown)]
    lines.append("N:" + ";".join(map(escape, name)))
    lines += ["EMAIL:" + mail for mail in contact["emails"]]
    lines += ["TEL;TYPE=%s:%s" % ("CELL" if label == "mobile" else label.upper(), number) for label, number in numbers_of(contact)]
    for key, field in (("ORG", "organization"), ("TITLE", "title"), ("BDAY", "birthday")):
        if contact.get(field):
            lines.append(key + ":" + escape(contact[field]))
    if contact.get("street"):
        lines.append("ADR:;;" + ";".join(escape(contact[x]) for x in ("street", "city")) + ";;" + contact["postal_code"] + ";")
    return "\r\n".join(lines + ["END:VCARD", ""])


class Sharing:
    """How many pairs of contacts of one person share a value: a number, a mail address, an address, an employer or a birthday."""

    def __init__(self):
        self.people, self.pairs, self.sharing = {}, 0, 0

    def add(self, person, contact):
        values = {number for _, number in contact["phones"]} | set(contact["emails"])
        values |= {contact[x] for x in ("street", "organization", "birthday") if contact.get(x)}
        others = self.people.setdefault(person, [])
        self.pairs += len(others)
        self.sharing += sum(1 for other in others if other & values)
        others.append(values)


def main():
    options = [x for x in sys.argv[1:] if x.startswith("--")]
    values = [x for x in sys.argv[1:] if not x.startswith("--")]
    traps = 1.0
    if "--traps" in options:
        place = sys.argv.index("--traps") + 1
        traps = float(sys.argv[place])
        values.remove(sys.argv[place])
    if len(values) != 3:
        sys.exit(__doc__)
    book = Book(int(values[0]), int(values[1]), traps)
    folder = values[2]
    os.makedirs(folder, exist_ok=True)
    with open(folder + "/contacts.tsv", "w", encoding="utf-8") as table, \
            open(folder + "/truth.csv", "w", encoding="utf-8", newline="") as truth, \
            open(folder + "/book.csv", "w", encoding="utf-8", newline="") as sheet, \
            open(folder + "/book.vcf", "w", encoding="utf-8", newline="") as cards:
        truth_rows, sheet_rows = csv.writer(truth), csv.writer(sheet)
        truth_rows.writerow(["contact", "person", "trap"])
        sheet_rows.writerow(CSV_HEADER)
        sharing = Sharing()
        for number, (person, contact) in enumerate(book.contacts(), 1):
            sharing.add(person.number, contact)
            table.write(table_row(person, contact))
            truth_rows.writerow([number, person.number, person.trap])
            if "--tables-only" not in options:
                sheet_rows.writerow(csv_row(contact))
                cards.write(card(contact))
    print("%d pairs of one person; %.1f %% of them share no value" % (
        sharing.pairs, 100 * (1 - sharing.sharing / max(1, sharing.pairs))), file=sys.stderr)


if __name__ == "__main__":
    main()
