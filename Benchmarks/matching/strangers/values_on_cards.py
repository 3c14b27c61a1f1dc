"""Numbers, addresses, birthdays and companies on the card of a person, as they were when the card was last looked at."""

import dataclasses

from people import HOME, at
from subscribers import REGIONS
from tables import KINDS, WORDS


class Values:
    def __init__(self, card, person, book, year, native, rng, without_phones):
        self.without_phones = without_phones
        self.card, self.person, self.book, self.year, self.native, self.rng = card, person, book, year, native, rng

    def has(self, field):
        return self.rng.random() < self.book.rates.get(field, 0)

    def chance(self, kind, times=1):
        happens = self.rng.random() < KINDS[kind] * times
        if happens and kind not in self.card.traps:
            self.card.traps.append(kind)
        return happens

    def write(self):
        card = self.card
        home = at(self.person.household.homes, self.year)
        if self.has("address") and home[1]:
            self.address(home[1])
            if home is not self.person.household.homes[-1]:
                card.traps.append("former-address")
        if self.book.club and self.person.birthday[0] > self.year - 16:
            self.guardian()
        if self.has("mail"):
            self.held(self.person.mails, "former-mail", lambda address: self.mail("home", address))
            if self.person.household.mailbox and self.rng.random() < 0.5:
                self.mail("home", self.person.household.mailbox)
        self.work()
        if not self.chance("no-contact"):
            if self.has("mobile"):
                self.held(self.person.mobiles, "former-mobile", lambda number: self.phone("mobile", number))
                spouse = self.person.spouse and at(self.person.spouse.mobiles, self.year)
                if spouse and self.chance("number-of-spouse"):
                    self.phone("mobile", spouse[1])
                if spouse and not self.without_phones and self.chance("other-number-in-note"):
                    card.note = (
                        f"{'wife' if self.person.sex == 'male' else 'husband'} {spouse[1].spelled('international', self.rng)}"
                    )
            if home[2] and self.has("landline"):
                self.phone("home", home[2])
            if not (card.phones or card.mails or card.street or card.note or self.book.mail_only):
                self.any_value(home[2])
        if self.has("birthday"):
            self.birthday()
        if self.has("uid"):
            card.uid = f"{self.rng.getrandbits(64):016x}"
            card.evidence.add(f"uid:{card.uid}")
        if not card.note and self.rng.random() < 0.03:
            card.note = self.rng.choice(WORDS["note-words"])
        self.placeholder()
        if self.without_phones:
            card.traps = [trap for trap in card.traps if trap not in ("former-mobile", "number-of-spouse", "extension")]

    def any_value(self, landline):
        """Few cards have a name only."""
        if at(self.person.mobiles, self.year) and not self.without_phones:
            self.held(self.person.mobiles, "former-mobile", lambda number: self.phone("mobile", number))
        elif landline and not self.without_phones:
            self.phone("home", landline)
        elif "mail" in self.book.rates:
            self.held(self.person.mails, "former-mail", lambda address: self.mail("home", address))

    def held(self, history, trap, write):
        """Writes the value that the history held in the year."""
        value = at(history, self.year)
        if value:
            if value is not history[-1] and value[1] != history[-1][1]:
                self.card.traps.append(trap)
            write(value[1])

    def address(self, place):
        card = self.card
        native = self.native and not place.culture.is_latin
        card.street, card.city = place.first_line(native), place.city.spelled(native, self.rng.choice([0, 0, 0, 1]))
        card.post_code, card.state, card.country = place.post_code, place.state, REGIONS[place.region][3]
        card.evidence.update([f"address:{place.key}", f"city:{place.city.native}"])

    def mail(self, label, address):
        if address in [text for _, text in self.card.mails]:
            return
        text = address.title() if self.rng.random() < 0.01 else address
        if len(self.card.mails) < self.book.mails:
            self.card.mails.append((label, text))
            self.card.evidence.add(f"mail:{address}")

    def work(self):
        entry = at(self.person.jobs, self.year)
        if not entry or not entry[1]:
            return
        job, card = entry[1], self.card
        shown = []
        if self.has("organization"):
            shown.append("organization")
            card.organization, card.title = job.organization.name, job.title if self.rng.random() < 0.5 else ""
            card.department = self.rng.choice(WORDS["department"]) if self.book.business and self.rng.random() < 0.3 else ""
            card.evidence.add(f"organization:{job.organization.id}")
            if self.book.business:
                self.address(job.organization.address)
                card.web = f"https://www.{job.organization.domain}"
        if self.has("work_mail"):
            shown.append("mail")
            self.mail("work", job.mail)
        if self.has("work"):
            shown.append("number")
            number = job.number
            if number is job.organization.switchboard and self.chance("extension", 3):
                number = dataclasses.replace(number, extension=str(sum(map(ord, self.person.id)) % 900 + 100))
            self.phone("work", number)
            if job.assistant and self.rng.random() < 0.3:
                self.phone("work", job.assistant)
        if shown and entry is not self.person.jobs[-1]:
            card.traps.append("former-job")

    def phone(self, label, number):
        card, rng = self.card, self.rng
        if self.without_phones:
            return
        if self.chance("wrong-number"):
            number = number.with_wrong_digit(rng)
        card.evidence.add(f"number:{number.e164}")
        text = self.spelled(number)
        if label == "mobile" and self.chance("number-in-note"):
            card.note = f"{rng.choice(WORDS['note-words'])}, {text}"
        else:
            card.phones.append((label, text))

    def spelled(self, number):
        rng = self.rng
        prefixes = self.person.culture.old_prefixes if number.region == self.person.culture.region else []
        old = self.book.year < 2018 and number.old_form(prefixes)
        if old and self.chance("old-number"):
            return old
        if number.region == HOME and self.card.country in ("", REGIONS[HOME][3]):
            if self.chance("local-number", 2 if self.book.year < 2015 else 0.5):
                return number.spelled("local", rng)
            return number.spelled(rng.choice(["national", "national", "bare", "international"]), rng)
        country_known = self.card.country == REGIONS[number.region][3]
        return number.spelled(
            (
                "national"
                if country_known and rng.random() < 0.6
                else rng.choice(["bare", "international", "international", "exit"])
            ),
            rng,
        )

    def guardian(self):
        """The list of a club has the number and the mail of a child's parent."""
        if not self.person.parents:
            return
        parent = self.rng.choice(self.person.parents)
        self.card.guardian = f"{parent.given.latin[0]} {' '.join(name.latin[0] for name in at(parent.surnames, self.year)[1])}"
        self.card.traps.append(f"parents-contact:{parent.id}")
        self.held(parent.mobiles, "former-mobile", lambda number: self.phone("mobile", number))
        if self.rng.random() < 0.5:
            self.held(parent.mails, "former-mail", lambda address: self.mail("home", address))

    def birthday(self):
        year, month, day = self.person.birthday
        if self.chance("wrong-birth-year"):
            year += self.rng.choice([-10, -1, 1, 10])
        if day <= 12 and day != month and self.chance("swapped-birthday"):
            month, day = day, month
        unknown = self.book.telephone and self.chance("no-birth-year")
        self.card.birthday = f"--{month:02d}-{day:02d}" if unknown else f"{year}-{month:02d}-{day:02d}"
        self.card.evidence.add(f"born:{month:02d}-{day:02d}")

    def placeholder(self):
        if self.book.telephone or not self.chance("placeholder", 2):
            return
        field = self.rng.choice(["birthday", "mail", "note", "street"])
        if field == "mail" and not self.card.mails:
            self.card.mails.append(("home", self.rng.choice(["none@none.com", "noemail@example.com", "no@mail.com"])))
        elif field == "birthday" and "birthday" in self.book.rates and not self.card.birthday:
            self.card.birthday = self.rng.choice(["1900-01-01", "1970-01-01"])
        elif field == "note":
            self.card.note = "n/a"
        elif field == "street" and not self.card.street:
            self.card.street = self.rng.choice(["n/a", "unknown", "-"])
