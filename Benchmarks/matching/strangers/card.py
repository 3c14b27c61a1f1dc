"""A card of an address book: the texts that its owner has, and the truth about them."""

import dataclasses
import unicodedata


@dataclasses.dataclass
class Card:
    ids: list
    kind: str  # person, joint, household, organization
    culture: str = ""
    prefix: str = ""
    given: str = ""
    middle: str = ""
    family: str = ""
    suffix: str = ""
    display: str = ""
    nickname: str = ""
    organization: str = ""
    department: str = ""
    title: str = ""
    phones: list = dataclasses.field(default_factory=list)  # (label, text)
    mails: list = dataclasses.field(default_factory=list)  # (label, text)
    street: str = ""
    city: str = ""
    state: str = ""
    post_code: str = ""
    country: str = ""
    birthday: str = ""  # 1980-02-03 or --02-03
    note: str = ""
    uid: str = ""
    web: str = ""
    guardian: str = ""
    traps: list = dataclasses.field(default_factory=list)
    evidence: set = dataclasses.field(default_factory=set)

    def script(self):
        """The script of the first letter of the name."""
        letters = [character for character in self.display + self.given + self.family + self.organization if character.isalpha()]
        return unicodedata.name(letters[0], "?").split(" ")[0].split("-")[0].capitalize() if letters else "no name"

    def copy(self, trap):
        return dataclasses.replace(
            self, phones=list(self.phones), mails=list(self.mails), traps=self.traps + [trap], evidence=set(self.evidence)
        )

    def is_empty(self):
        return not (self.given or self.family or self.display or self.organization or self.phones or self.mails)
