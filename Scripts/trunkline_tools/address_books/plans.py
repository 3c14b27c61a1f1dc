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
        self.number = content["plan"]
        self.changes, self.joined = {}, {}
        for contact in content["contacts"]:
            if contact["action"] == "remove":
                self.joined[contact["file"]] = contact["into"]
            else:
                self.changes[contact["file"]] = [
                    Change(change["property"].upper(), change["before"], change["after"]) for change in contact["changes"]]

    def __bool__(self):
        return bool(self.changes or self.joined)

    @property
    def members(self):
        """The files of each join: the one that stays with those that go."""
        found = {}
        for gone, stays in self.joined.items():
            found.setdefault(stays, [stays]).append(gone)
        return found
