"""Addresses of mail that people choose, each once."""

from people import HOME


class Mailboxes:
    def __init__(self, home_domains, rng):
        self.home_domains, self.rng, self.mails = home_domains, rng, set()

    def unused(self, local, household):
        domains = self.home_domains if household.homes[-1][1].region == HOME else household.culture.mail_domains
        address = f"{local}@{self.rng.choice(domains)}"
        while address in self.mails:
            local += str(self.rng.randint(0, 9))
            address = f"{local}@{self.rng.choice(domains)}"
        self.mails.add(address)
        return address

    def of_person(self, person):
        rng, born = self.rng, f"{person.birthday[0] % 100:02d}"
        given = person.slug(person.given.spelled(False, person.spelling))
        surname = person.slug(person.last_names[0].spelled(False, person.spelling)) if person.last_names else born
        nickname = person.slug(person.culture.nickname(person.given, False, rng) or given)
        invented = rng.choice(["sunny", "blue", "lucky", "star", "rock"]) + rng.choice(["cat", "day", "moon", "fox"]) + born
        of_names = [f"{given}.{surname}", f"{given[:1]}{surname}", f"{surname}.{given}", f"{given}{born}"]
        of_names += [f"{nickname}.{surname}{born}", f"{given}_{surname}"]
        return self.unused(rng.choice([*of_names, invented]), person.household)

    def of_household(self, household):
        person = household.members[-1]
        name = person.slug(person.last_names[0].latin[0]) if person.last_names else "home"
        return self.unused(name + self.rng.choice(["family", "home", ".fam"]), household)
