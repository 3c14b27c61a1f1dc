"""People, households and companies with what happens to them between 1995 and 2025."""

import dataclasses

from cultures import Culture, Word, plain
from subscribers import Number

HOME = "US"  # where the owners of the books live
TODAY = 2025


@dataclasses.dataclass(frozen=True)
class Address:
    culture: Culture
    street: Word
    number: str
    city: Word
    area: str
    subscriber: str
    post_code: str
    state: str
    region: str

    @property
    def key(self):
        return f"{self.street.native} {self.number} {self.post_code}"

    def first_line(self, native):
        pattern = self.culture.address[0 if native else -1]
        return pattern.format(street=self.street.spelled(native), number=self.number)


@dataclasses.dataclass(eq=False)
class Organization:
    id: str
    name: str
    domain: str
    address: Address
    switchboard: Number
    lines: list
    branches: list = dataclasses.field(default_factory=list)
    branch: str = ""
    staff: list = dataclasses.field(default_factory=list)

    def mails(self):
        return [job.mail for person in self.staff for _, job in person.jobs if job and job.organization is self]


@dataclasses.dataclass(eq=False)
class Job:
    organization: Organization
    title: str
    mail: str
    number: Number
    assistant: Number = None


@dataclasses.dataclass(eq=False)
class Household:
    id: str
    culture: Culture
    homes: list = dataclasses.field(default_factory=list)  # (year, address, landline)
    mailbox: str = ""
    members: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass(eq=False)
class Person:
    id: str
    culture: Culture
    sex: str
    given: Word
    household: Household
    birthday: tuple
    surnames: list  # (year, names)
    middle: Word = None
    father: Word = None
    single_name: bool = False
    spelling: int = 0
    mobiles: list = dataclasses.field(default_factory=list)  # (year, number)
    mails: list = dataclasses.field(default_factory=list)  # (year, address)
    jobs: list = dataclasses.field(default_factory=list)  # (year, job)
    spouse: object = None
    parents: list = dataclasses.field(default_factory=list)
    traps: set = dataclasses.field(default_factory=set)

    @property
    def last_names(self):
        return self.surnames[-1][1]

    def full_name(self):
        return (self.given.native, *(name.native for name in self.last_names))

    def slug(self, text):
        return "".join(c for c in plain(text, self.culture.letters).lower() if c.isascii() and c.isalnum())


def at(history, year):
    """What of a history held in a year, or None: (since, value, ...) in order."""
    values = [entry for entry in history if entry[0] <= year]
    return values[-1] if values else None
