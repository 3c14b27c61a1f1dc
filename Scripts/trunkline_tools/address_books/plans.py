"""What a plan says, read from its JSON."""

import dataclasses
import json


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
                self.changes.setdefault(row["file"], []).append(Change(name, row["before"], row["after"]))

    def __bool__(self):
        return bool(self.changes or self.joined)

    @property
    def members(self):
        """The files of each join: the one that stays with those that go."""
        found = {}
        for gone, stays in self.joined.items():
            found.setdefault(stays, [stays]).append(gone)
        return found
