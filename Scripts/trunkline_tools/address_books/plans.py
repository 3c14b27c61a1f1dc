"""What a plan says, read from its JSON."""

import dataclasses
import functools
import json
import re

from . import cards

PICTURE = "a picture"


def said(row, name):
    """The values of a row: where only parameters differ, a plan has whole lines, and of pictures only the size."""
    values = [row["before"], row["after"]]
    lines = [cards.property_of([value.encode()]) for value in values if value is not None]
    if len(lines) == 2 and lines[0].name == lines[1].name == name and lines[0].value == lines[1].value:
        return [shown(line) for line in lines]
    return [PICTURE if value and re.fullmatch(r"\(\d+ bytes\)", value) else value for value in values]


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
                self.changes.setdefault(row["file"], []).append(Change(name, *said(row, name)))

    def __bool__(self):
        return bool(self.changes or self.joined)

    @functools.cached_property
    def members(self):
        """The files of each join: the one that stays with those that go."""
        found = {}
        for gone, stays in self.joined.items():
            found.setdefault(stays, [stays]).append(gone)
        return found
