"""A folder before and after a plan, compared byte by byte, without any of Trunkline's own reading."""

import collections
import difflib
import re

from . import cards
from .plans import shown

# What a card says of itself, and not of a person.
OF_THE_CARD = {"VERSION", "PRODID", "REV", "UID"}
NAMING = {"MEMBER", "X-ADDRESSBOOKSERVER-MEMBER", "RELATED"}


def snapshot(folder):
    """The bytes of every card of a folder of collections, by its path in it."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*.vcf"))}


class Comparison:
    """The faults of a folder that should be as a plan says."""

    def __init__(self, before, after, plan):
        self.before, self.after, self.plan = before, after, plan
        self.faults = []
        self.rewritten = self.compared = 0
        # A card without a UID takes that of one that is joined into it.
        named = {self.named(before, gone): self.named(after, stays) for gone, stays in plan.joined.items()}
        self.replaced = {gone: stays for gone, stays in named.items() if gone and gone != stays}
        self.replacing = set(self.replaced.values())

    @staticmethod
    def named(found, file):
        """The UID of a file, as groups name it."""
        return plain(cards.read(found[file]).uid or "") if file in found else ""

    def run(self):
        """All faults, each as a line."""
        for file in sorted(set(self.after) - set(self.before)):
            self.fault(file, "is new, and in no plan")
        for file, raw in self.before.items():
            if file in self.plan.joined:
                if file in self.after:
                    self.fault(file, "should be gone")
            elif file not in self.after:
                self.fault(file, "is lost")
            elif raw != self.after[file]:
                self.patched(file)
            elif file in self.plan.changes:
                self.fault(file, "is unchanged, against the plan")
        for members in self.plan.members.values():
            if members[0] in self.after:
                self.whole(*members)
        return self.faults

    def fault(self, file, text):
        self.faults.append(f"{file}: {text}")

    def patched(self, file):
        """A changed card has exactly the changes of the plan, and all other bytes in their order."""
        old, new = cards.read(self.before[file]), cards.read(self.after[file])
        changes = self.plan.changes.get(file, [])
        going = collections.Counter((change.property, change.before) for change in changes if change.before is not None)
        coming = collections.Counter((change.property, change.after) for change in changes if change.after is not None)
        gone, come, kept = differences(old.everything, new.everything, going)
        self.rewritten += 1
        self.compared += kept
        self.same(file, "goes", self.counted(gone, vanished=True), going)
        self.same(file, "comes", self.counted(come, vanished=False), coming)
        end = line_ends(self.before[file])
        for found in come:
            if not line_ends(found.raw) <= end:
                self.fault(file, f"{found.name} has the line ends {line_ends(found.raw)}, the card {end}")
        for change in changes:
            if change.property == "TEL" and change.before and change.after and not same_number(change.before, change.after):
                self.fault(file, f"{change.before!r} becomes another number, {change.after!r}")
        for found in new.all(*NAMING):
            if plain(found.value) in self.replaced:
                self.fault(file, f"still names {found.value}")

    def counted(self, properties, vanished):
        """Properties with their values, without REV, and without what names a card that has gone or come in its place."""
        ends = self.replaced if vanished else self.replacing
        return collections.Counter(
            (found.name, shown(found)) for found in properties
            if found.name != "REV" and not (found.name in NAMING and plain(found.value) in ends))

    def same(self, file, what, found, expected):
        expected = collections.Counter({key: count for key, count in expected.items() if key[0] not in NAMING | {"REV"}})
        found = collections.Counter({key: count for key, count in found.items() if key[0] not in NAMING})
        for key, count in (found - expected).items():
            self.fault(file, f"{key} {what}, and the plan does not say so ({count})")
        for key, count in (expected - found).items():
            self.fault(file, f"{key} does not: it {what} in the plan ({count})")

    def whole(self, stays, *gone):
        """The card that stays says all that its members said, and nothing that none of them did."""
        survivor = cards.read(self.after[stays])
        members = [cards.read(self.before[file]) for file in (stays, *gone)]
        for file, member in zip((stays, *gone), members):
            self.compared += len(member.properties)
            self.faults += [f"{stays}: has lost {part} of {file}" for part in losses(member, survivor)]
        said = {change.after for change in self.plan.changes.get(stays, []) if change.before is not None}
        for found in survivor.properties:
            if found.name not in OF_THE_CARD | NAMING and found.value not in said:
                if all(any(lost(found, survivor, member)) for member in members):
                    self.fault(stays, f"says {shown(found)!r} as {found.name}, which no member said")


def differences(old, new, going=None):
    """The properties that go, those that come, and how many stay byte by byte in their order.

    Where all properties of a value are said to go, none of them is taken for one that stays."""
    there = collections.Counter((found.name, shown(found)) for found in old) if going else {}
    stays = [found.raw if not going or going[found.name, shown(found)] < there[found.name, shown(found)] else id(found) for found in old]
    matcher = difflib.SequenceMatcher(None, stays, [found.raw for found in new], autojunk=False)
    gone, come, kept = [], [], 0
    for operation, first, last, begin, end in matcher.get_opcodes():
        if operation == "equal":
            kept += last - first
        else:
            gone += old[first:last]
            come += new[begin:end]
    return gone, come, kept


def losses(member, survivor):
    """What one card says, and another nowhere does."""
    for found in member.properties:
        # A card without a kind is of this one.
        if found.name not in OF_THE_CARD | NAMING and (found.name, found.value) != ("KIND", "individual"):
            for part in lost(found, member, survivor):
                yield f"{part} of {found.name}"


def lost(found, member, card):
    """What a property of one card says, and the other card nowhere does."""
    if found.name == "TEL" and digits(found.value):
        alike = [other for other in card.all("TEL") if same_number(found.value, other.value)]
        if not alike:
            yield repr(found.value)
            return
    else:
        said = [part for other in card.properties for part in (spoken(other), *other.parts)]
        texts = "\n".join(part.casefold() for part in said if isinstance(part, str))
        for part in found.parts if spoken(found) not in said else []:
            if part and part not in said and without_year(part) not in said and (isinstance(part, bytes) or part.casefold() not in texts):
                yield repr(part)[:60]
        alike = [other for other in card.properties if other.value == found.value]
    text = label(found, member)
    if text and not any(label(other, card) == text for other in alike):
        yield f"the label {text!r} of {shown(found)!r}"


def spoken(found):
    """The value of a property; a day without its year as 4.0 has it."""
    return without_year(found.value) if found.name == "BDAY" else found.value


def without_year(value):
    """A day of the year that stands for none, which is 1604."""
    return re.sub("^1604", "-", value) if isinstance(value, str) else value


def label(found, card):
    """The label that a card gives a property by its group."""
    if not found.group or found.name == "X-ABLABEL":
        return None
    return next((other.value for other in card.all("X-ABLABEL") if other.group.lower() == found.group.lower()), None)


def line_ends(raw):
    return set(re.findall(rb"\r\n|\r|\n", raw))


def plain(uid):
    return uid.strip().lower().removeprefix("urn:uuid:")


def digits(text):
    """The digits of a number in any script, without a trunk zero behind a country code."""
    return "".join(str(int(sign)) for sign in text.replace("(0)", "") if sign.isdecimal())


def same_number(one, other):
    """Whether the digits of one are the last of the other, without zeros before them."""
    short, long = sorted((digits(one).lstrip("0"), digits(other).lstrip("0")), key=len)
    return one == other or len(short) > 5 and long.endswith(short)
