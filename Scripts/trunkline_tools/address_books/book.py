"""Seeded address books: cards of every oddity, people with several cards, and groups that name them."""

import dataclasses
import random
import re
import uuid

from ..project import ROOT
from .people import person
from .writing import Line, pixels, style, written

LABELS = ["_$!<Mobile>!$_", "Büro, 2. Stock", "Oma \"Rita\"", "Praxis; hinten", "работа", "", "📱"]
WORDS = "meets on Tuesdays; plays the lute, and sings \\ \"well\": café 茶 😀 עברית الطبلة".split(" ")


@dataclasses.dataclass
class Entry:
    """A card of a book: its file, its bytes, and what is odd about it."""

    file: str
    raw: bytes
    oddities: list


def fixtures():
    """The cards of the fixtures, as they are there."""
    for path in sorted((ROOT / "Fixtures").glob("*.vcf")):
        yield from re.findall(rb"BEGIN:VCARD.*?END:VCARD\r?\n", path.read_bytes(), re.DOTALL)


class Book:
    """An address book of a country, the same for the same seed."""

    def __init__(self, count, seed, region):
        self.random = random.Random(f"{seed} {region} {count}")
        self.seed, self.region = seed, region
        self.known, self.entries = [], []
        found = list(fixtures())
        for number, raw in enumerate(self.random.sample(found, min(len(found), count // 10))):
            self.entries.append(Entry(f"fixture-{number}.vcf", raw, ["fixture"]))
        while len(self.entries) < count:
            chance = self.random.random()
            if chance < 0.02 and len(self.known) > 5:
                self.group()
            elif chance < 0.04:
                self.odd_one()
            elif chance < 0.18 and self.known:
                self.again(self.random.choice(self.near)[0])
            else:
                self.add(len(self.known))

    @property
    def near(self):
        """Those whose cards are not far away, and so mostly in the same address book."""
        return self.known[-200:]

    def text(self, limit):
        return " ".join(self.random.choice(WORDS) for _ in range(self.random.randrange(1, limit)))

    def put(self, lines, oddities=(), how=None, uid=True):
        """A file for a card; its name is the UID where servers would choose it so."""
        how = how or style(self.random)
        name = str(uuid.UUID(int=self.random.getrandbits(128), version=4))
        identity = self.random.choice([name, name, f"urn:uuid:{name}", f"{name}@phone.example"])
        if uid:
            lines.insert(self.random.choice([0, len(lines)]), Line("UID", identity))
        self.entries.append(Entry(f"{name}.vcf", written(lines, how), [*oddities, *how.oddities, *([] if uid else ["no UID"])]))
        return identity

    def add(self, serial):
        """The first card of somebody."""
        self.card(person(self.seed, serial, self.region))

    def again(self, serial):
        """Another card of somebody who has one: with less, with more, or as another program would write it."""
        someone = person(self.seed, serial, self.region)
        variation = self.random.choice(["same", "less", "more", "case", "other name"])
        if variation == "less":
            someone.emails, someone.numbers = someone.emails[:1], someone.numbers[:1]
        if variation == "more":
            someone.emails.append(f"p{serial}.new@example.org")
        if variation == "case":
            someone.given, someone.family = someone.given.upper(), someone.family.upper()
        if variation == "other name":
            someone.given = someone.given[:1] + "." if someone.given.isascii() else someone.given
        self.card(someone, ["again"])

    def card(self, someone, oddities=()):
        """A card of somebody with some of all that cards have."""
        rnd, lines = self.random, []
        how = style(rnd)
        lines.append(Line("N", [someone.family, someone.given, "", "", ""]))
        lines.append(Line("FN", someone.full))
        for place, number in enumerate(someone.numbers, 1):
            lines += self.telephone(number, place, how.version)
        for place, address in enumerate(someone.emails, 1):
            lines.append(Line("EMAIL", address, [rnd.choice(["INTERNET", "HOME", "WORK"])], f"item{place + 5}" if rnd.random() < 0.1 else ""))
        self.extras(someone, lines, how.version)
        identity = self.put(lines, oddities, how, uid=rnd.random() > 0.02)
        self.known.append((someone.serial, identity))

    def telephone(self, number, place, version):
        """A number with its types, or with a label of its own."""
        rnd, value = self.random, number.spelled(self.random)
        if version == "4.0" and rnd.random() < 0.5:
            return [Line("TEL", f"tel:+{number.digits}", ["VALUE=uri", rnd.choice(["TYPE=cell", 'TYPE="work,voice"', "PREF=1"])])]
        if version != "2.1" and rnd.random() < 0.25:
            return [Line("TEL", value, [], f"item{place}"), Line("X-ABLabel", rnd.choice(LABELS), [], f"item{place}")]
        types = rnd.choice([["CELL"], ["HOME", "VOICE"], ["WORK"], ["CELL", "PREF"], []])
        return [Line("TEL", value, types)]

    def extras(self, someone, lines, version):
        """What only some cards have."""
        rnd = self.random
        def sometimes(share, *more):
            if rnd.random() < share:
                lines.extend(more)
        place = rnd.randrange(1, 90)
        sometimes(0.3, Line("NOTE", self.text(12)))
        sometimes(0.01, Line("NOTE", "\n".join(self.text(20) for _ in range(200))))
        sometimes(0.2, Line("ADR", ["", "", f"{place} {someone.family} St, rear", someone.city, "", f"{place:05d}", ""], ["HOME"]))
        sometimes(0.2, Line("ORG", [f"{someone.family} & Co", self.text(3)]), Line("TITLE", self.text(3)))
        sometimes(0.2, Line("BDAY", f"19{place:02d}-04-12"))
        sometimes(0.05, Line("BDAY", "1604-04-12", ["X-APPLE-OMIT-YEAR=1604"]))
        sometimes(0.15, Line("PHOTO", pixels(rnd)))
        sometimes(0.1, Line("CATEGORIES", ["Friends", self.text(2).strip(",;")], separator=","))
        sometimes(0.1, Line("URL", f"https://example.com/{someone.serial}?a=1,b"))
        sometimes(0.1, Line("X-SOCIALPROFILE", f"https://social.example/p{someone.serial}", ["type=other"]))
        sometimes(0.1, Line("X-ODD", self.text(4), ['X-PLACE="a:b;c"'] if version != "2.1" else []))
        sometimes(0.05, Line("X-ABDATE", "2001-02-03", [], "item9"), Line("X-ABLabel", "_$!<Anniversary>!$_", [], "item9"))
        sometimes(0.05, Line("X-EMPTY", ""), Line("TEL", ""))
        sometimes(0.05, Line("TEL", rnd.choice(["12", "see reception", "+0", "112"]), ["WORK"]))
        sometimes(0.02, Line("TEL", someone.numbers[0].national, ["WORK"]), Line("TEL", someone.numbers[0].national, ["HOME"]))
        sometimes(0.3, Line("REV", "2026-09-01T12:00:00Z"))
        sometimes(0.2, Line("PRODID", "-//Invented//Phone 1.0//EN"))
        if self.known and version == "4.0":
            sometimes(0.2, Line("RELATED", rnd.choice(self.near)[1], ["TYPE=friend"]))

    def group(self):
        """A card that names others: as 4.0 does, or as the address books of Apple do."""
        members = [identity for _, identity in self.random.sample(self.near, min(len(self.near), self.random.randrange(1, 12)))]
        name = f"Choir {len(self.entries)}"
        how = style(self.random)
        if self.random.random() < 0.5:
            how.version, kind, member = "4.0", "KIND", "MEMBER"
        else:
            how.version, kind, member = "3.0", "X-ADDRESSBOOKSERVER-KIND", "X-ADDRESSBOOKSERVER-MEMBER"
        uids = [identity if identity.startswith("urn:") else f"urn:uuid:{identity}" for identity in members]
        self.put([Line("N", [name, "", "", "", ""]), Line("FN", name), Line(kind, "group"), *(Line(member, uid) for uid in uids)],
                 ["group"], how)

    def odd_one(self):
        """A card with next to nothing, or with too much of it."""
        kind = self.random.choice(["no name", "company", "only FN", "two FN", "all empty"])
        lines = {
            "no name": [Line("FN", ""), Line("TEL", self.number())],
            "company": [Line("N", ["", "", "", "", ""]), Line("FN", "Harbour Bakery"), Line("ORG", ["Harbour Bakery", ""]),
                        Line("X-ABShowAs", "COMPANY"), Line("TEL", self.number(), ["WORK"])],
            "only FN": [Line("FN", self.text(4))],
            "two FN": [Line("FN", "Kit Marlow"), Line("FN", "Kit Q. Marlow"), Line("N", ["Marlow", "Kit", "", "", ""])],
            "all empty": [Line("FN", ""), Line("N", [""] * 5), Line("NOTE", ""), Line("EMAIL", "")],
        }[kind]
        self.put(lines, [kind])

    def number(self):
        return person(self.seed, self.random.randrange(10**9), self.region).numbers[0].national
