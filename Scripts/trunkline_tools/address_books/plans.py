"""What a plan says, read from its JSON."""

import dataclasses
import json
import re

from . import cards

PICTURE = "a picture"
# The beginning of a line of a card, with the name in upper case and a group before it or not.
LINE = re.compile(r"(?:[\w-]+\.)?[A-Z-]+(?:[:;])")


def said(value):
    """A value as properties say it; where only parameters differ, a plan has whole lines, and of pictures only the size."""
    if value is None:
        return None
    if re.fullmatch(r"\(\d+ bytes\)", value):
        return PICTURE
    found = cards.property_of([value.encode()])
    return shown(found) if LINE.match(value) and found.name else value


def shown(found):
    """The value of a property as text."""
    return found.value if isinstance(found.value, str) else PICTURE


@dataclasses.dataclass(frozen=True)
class Change:
    """A property that changes: new where there is no value before, gone where there is none after."""

    property: str
    before: str
    after: str


class Plan:
    """The changes of each file, and the files that go, each with the one that its card was joined into."""

    def __init__(self, text):
        content = json.loads(text)
        self.number = content["facts"].get("plan")
        self.changes, self.joined = {}, {}
        for row in content["rows"]:
            if row["action"] == "delete":
                self.joined[row["file"]] = row["into"]
            elif row["action"] == "write":
                name = row["property"].rpartition(".")[2].upper()
                self.changes.setdefault(row["file"], []).append(Change(name, said(row["before"]), said(row["after"])))

    def __bool__(self):
        return bool(self.changes or self.joined)

    @property
    def members(self):
        """The files of each join: the one that stays with those that go."""
        found = {}
        for gone, stays in self.joined.items():
            found.setdefault(stays, [stays]).append(gone)
        return found
