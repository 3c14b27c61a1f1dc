"""Households of all cultures: who lives in them, how they are named and where they can be reached."""

import random

from companies import Companies
from cultures import all_cultures
from mailboxes import Mailboxes
from people import HOME, TODAY, Address, Household, Person, at
from subscribers import Exchange
from tables import KINDS


class Population:
    def __init__(self, count, seed):
        self.rng = random.Random(f"population {seed}")
        self.exchange = Exchange(self.rng)
        self.cultures = all_cultures()
        self.people, self.households = [], []
        self.mailboxes = Mailboxes(self.cultures["english"].mail_domains, self.rng)
        self.companies = Companies(max(count // 10, 5), lambda: self.place(self.culture()), self.exchange, self.rng)
        while len(self.people) < count:
            self.household(self.culture())
        self.people = self.people[:count]

    def chance(self, kind):
        return self.rng.random() < KINDS[kind]

    def culture(self):
        """A third of the people speak the language of the owners of the books."""
        return self.cultures["english" if self.rng.random() < 0.3 else self.rng.choice(list(self.cultures))]

    def place(self, culture):
        """An address in the country of a culture; almost half of the people have come to the owners'."""
        rng = self.rng
        abroad = culture.region != HOME and rng.random() < 0.45
        where = self.cultures["english"] if abroad else culture
        city = rng.choice(where.cities)
        post_code = self.exchange.fill(city[3])
        return self.address(where, city, rng.choice(where.streets), rng.randint(1, 180), post_code)

    def address(self, culture, city, street, number, post_code):
        name, area, subscriber, _, state = city
        return Address(culture, street, str(number), name, area, subscriber, post_code, state.replace("-", ""), culture.region)

    def surname(self, culture):
        return culture.draw(culture.surnames, self.rng)

    def family_names(self, culture):
        """The names of a family that its members have in forms of their own."""
        return [self.surname(culture)] + ([self.surname(culture)] if culture.double else [])

    def household(self, culture):
        rng = self.rng
        household = Household(f"h{len(self.households)}", culture)
        self.households.append(household)
        adults = 2 if rng.random() < 0.6 else 1
        sexes = rng.sample(["male", "female"], 2)[:adults]
        flat = adults == 2 and self.chance("flatmates")
        year = rng.randint(1940, 1998)
        grown = [self.person(household, sex, year + rng.randint(-4, 4), self.family_names(culture)) for sex in sexes]
        if adults == 2 and not flat:
            self.marry(*sorted(grown, key=lambda person: person.sex, reverse=True))
            if year > 1965:
                for _ in range(rng.choice([0, 0, 1, 1, 2, 3])):
                    self.child(
                        household, grown, rng.randint(max(year + 22, 1985), min(year + 40, 2018)) if year <= 1996 else 2016
                    )
            elif rng.random() < 0.5:
                self.grown_child(grown)
        self.settle(household)
        if flat:
            for person in grown:
                person.traps.add(f"flatmates:{household.id}")
        for person in household.members:
            self.reach(person)
        if len(household.members) > 1 and self.chance("family-mailbox"):
            household.mailbox = self.mailboxes.of_household(household)
            for person in household.members:
                person.traps.add(f"family-mailbox:{household.id}")
        initials = {}
        for person in household.members:
            initials.setdefault((person.slug(person.given.latin[0])[:1], tuple(n.native for n in person.last_names)), []).append(
                person
            )
        for key, people in initials.items():
            if len(people) > 1:
                for person in people:
                    person.traps.add(f"same-initials:{household.id}{key[0]}")

    def person(self, household, sex, year, names, given=None, father=None):
        rng, culture = self.rng, household.culture
        given = given or culture.draw(culture.given[sex], rng)
        person = Person(
            f"p{len(self.people)}", culture, sex, given, household, (year, rng.randint(1, 12), rng.randint(1, 28)), []
        )
        person.spelling = rng.choice([0, 0, 0, 1, 1, 2])
        person.father = father or culture.draw(culture.given["male"], rng)
        names = [culture.of_sex(name, sex) for name in names]
        if culture.initial_for_surname and self.chance("single-name"):
            names, person.single_name = [], True
            person.traps.add("single-name:all")
        person.surnames = [(0, tuple(names))]
        if culture.middle or culture.is_latin and rng.random() < 0.4:
            person.middle = rng.choice(culture.middle) if culture.middle else culture.draw(culture.given[sex], rng)
        self.people.append(person)
        household.members.append(person)
        return person

    def marry(self, husband, wife):
        husband.spouse, wife.spouse = wife, husband
        culture, names = wife.culture, husband.surnames[0][1]
        if self.rng.random() >= culture.marriage or not names:
            return
        year = min(wife.birthday[0] + self.rng.randint(22, 34), TODAY - 3)
        base = [name for name in culture.surnames if culture.of_sex(name, "male") == names[0]][:1] or names[:1]
        if culture.double:
            base = [wife.surnames[0][1][-1], names[-1]]
        wife.surnames.append((year, tuple(culture.of_sex(name, "female") for name in base)))

    def child(self, household, parents, year):
        rng, culture = self.rng, household.culture
        sex = rng.choice(["male", "female"])
        father, mother = sorted(parents, key=lambda person: person.sex, reverse=True)
        given = None
        likeness = father if sex == "male" else mother
        if self.chance("father-and-son"):
            given = likeness.given
        if culture.tails:
            names = [self.surname(culture)]
        elif culture.double == "own-first":
            names = [father.surnames[0][1][0], mother.surnames[0][1][0]]
        elif culture.double:
            names = [mother.surnames[0][1][-1], father.surnames[0][1][-1]]
        else:
            inherited = father.surnames[0][1][:1]
            names = [name for name in culture.surnames if inherited == (culture.of_sex(name, "male"),)][:1] or [
                self.surname(culture)
            ]
        child = self.person(household, sex, year, names, given, father.given)
        child.parents = [father, mother]
        for parent in child.parents:
            parent.traps.add(f"parents-contact:{parent.id}")
        if given:
            trap = f"father-and-son:{child.id}"
            child.traps.add(trap)
            likeness.traps.add(trap)
        siblings = [other for other in household.members if other.parents and other is not child]
        if siblings and self.chance("twins"):
            child.birthday = siblings[-1].birthday
            for person in (child, siblings[-1]):
                person.traps.add(f"twins:{child.id}")
        return child

    def grown_child(self, parents):
        """A child of the same family that lives in a household of its own."""
        household = Household(f"h{len(self.households)}", parents[0].culture)
        self.households.append(household)
        self.child(household, parents, self.rng.randint(max(1965, parents[0].birthday[0] + 22), 2000))
        self.settle(household)
        for person in household.members:
            self.reach(person)

    def settle(self, household):
        rng = self.rng
        years = [1990] + ([rng.randint(2010, 2024)] if rng.random() < 0.35 else [])
        place = self.place(household.culture)
        shared = rng.random() < KINDS["shared-landline"]
        for year in years:
            if year > 1990:
                where = place.culture
                other = (
                    rng.choice(where.cities)
                    if rng.random() < 0.4
                    else next(city for city in where.cities if city[0] == place.city)
                )
                place = self.address(where, other, rng.choice(where.streets), rng.randint(1, 180), self.exchange.fill(other[3]))
            landline = self.exchange.new(place.region, place.area, place.subscriber) if shared else None
            household.homes.append((year, place, landline))
        for person in household.members if len(household.members) > 1 else ():
            person.traps.add(f"household:{household.id}")
            if shared:
                person.traps.add(f"shared-landline:{household.id}")

    def reach(self, person):
        rng, since = self.rng, person.birthday[0] + 12
        if since > TODAY - 2:
            return
        first = max(since, 2000)
        home = at(person.household.homes, TODAY)[1]
        changes = [first] + ([rng.randint(max(first + 1, 2011), 2024)] if rng.random() < 0.3 and first < 2023 else [])
        person.mobiles = [(year, self.exchange.mobile(home.region, home.area)) for year in changes]
        changes = [first] + ([rng.randint(max(first + 1, 2011), 2024)] if rng.random() < 0.25 and first < 2023 else [])
        person.mails = [(year, self.mailboxes.of_person(person)) for year in changes if rng.random() < 0.9]
        if TODAY - 70 < person.birthday[0] < 2002 and rng.random() < 0.75:
            start = max(person.birthday[0] + 20, 2000)
            person.jobs.append(self.companies.job(person, start))
            if rng.random() < 0.35 and start < 2020:
                person.jobs.append(self.companies.job(person, rng.randint(max(person.jobs[-1][0] + 1, 2013), 2024)))

    def name_mailboxes(self, person):
        person.mails = [(year, self.mailboxes.of_person(person)) for year, _ in person.mails]
        for _, job in person.jobs:
            job.mail = self.companies.mail(person, job.organization)
