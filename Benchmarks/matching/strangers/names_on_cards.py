"""How the owner of a book writes the name of a person."""

from cultures import is_latin, plain
from mistakes import cyrillic, garbled, misspelled
from people import at
from tables import KINDS, WORDS

ENDINGS = [
    ("ова", 1),
    ("ева", 1),
    ("ина", 1),
    ("ская", 2),
    ("ский", 2),
    ("ska", 1),
    ("cka", 1),
    ("dzka", 1),
    ("ski", 1),
    ("cki", 1),
    ("dzki", 1),
]


class Naming:
    def __init__(self, card, person, book, year, rng):
        self.card, self.person, self.book, self.year, self.rng = card, person, book, year, rng
        self.culture = person.culture
        self.native = not self.culture.is_latin and rng.random() < book.native
        self.in_cyrillic = book.cyrillic and not self.native and rng.random() < 0.5
        if self.native or self.in_cyrillic:
            card.traps.append("other-script")
        self.spelling = person.spelling
        if not self.culture.is_latin and not self.native and self.chance("romanization"):
            self.spelling += 1
            words = [person.given, *person.last_names]
            if any(word.spelled(False, self.spelling) != word.spelled(False, person.spelling) for word in words):
                card.traps.append("romanization")

    def chance(self, kind, times=1):
        return self.rng.random() < KINDS[kind] * times

    def trapped(self, kind, times=1):
        """Whether a trap happens to the card, which then is marked."""
        happens = self.chance(kind, times)
        if happens:
            self.card.traps.append(kind)
        return happens

    def text(self, word):
        return word.spelled(self.native, self.spelling)

    def surname(self):
        person, culture = self.person, self.culture
        names = at(person.surnames, self.year)[1]
        if names != person.last_names:
            self.card.traps.append("former-surname")
        elif len(person.surnames) > 1 and self.trapped("both-surnames"):
            names = (person.surnames[0][1][0], names[0])
            self.card.evidence.update(f"family:{root(name)}" for name in names)
            return "-".join(map(self.text, names))
        if len(names) > 1 and self.trapped("no-second-surname"):
            names = names[:1] if culture.double == "own-first" else names[-1:]
        if culture.initial_for_surname and names and not self.native:
            self.card.evidence.add(f"initial:{names[0].native}")
            return self.text(names[0])[0]
        self.card.evidence.update(f"family:{root(name)}" for name in names)
        return " ".join(map(self.text, names))

    def given(self):
        person, given = self.person, self.text(self.person.given)
        self.card.evidence.add(f"given:{person.given.native}")
        nickname = self.culture.nickname(person.given, self.native, self.rng)
        if nickname and self.trapped("nickname", 2 if self.book.telephone else 0.7):
            return nickname
        if self.culture.western and not self.native and self.trapped("western-name"):
            names = self.culture.western
            self.card.evidence.discard(f"given:{person.given.native}")
            western = names[int(person.id[1:]) % len(names)]
            self.card.evidence.add(f"western:{western}")
            return western
        if not self.book.telephone and self.trapped("initials"):
            self.card.evidence.discard(f"given:{person.given.native}")
            return given[0] + "."
        return given

    def middle(self):
        person, culture = self.person, self.culture
        if culture.patronymics:
            forms = culture.patronymics.get(person.father.native)
            if forms and self.trapped("patronymic"):
                self.card.evidence.add(f"patronymic:{person.father.native}")
                return forms[(person.sex == "female") + (0 if self.native else 2)]
            return ""
        if person.middle and self.trapped("middle-name"):
            self.card.evidence.add(f"middle:{person.middle.native}")
            text = self.text(person.middle)
            return text if culture.middle or self.rng.random() < 0.4 else text[0] + "."
        return ""

    def write(self):
        """Puts the name on the card, with what went wrong."""
        card, rng = self.card, self.rng
        given, family, middle = self.given(), self.surname(), self.middle()
        if (
            self.culture.wife
            and len(self.person.surnames) > 1
            and self.year >= self.person.surnames[-1][0]
            and rng.random() < 0.2
        ):
            card.traps.append("former-surname")
            given, middle = self.person.spouse.given.native + self.culture.wife, ""
            card.evidence.discard(f"given:{self.person.given.native}")
        if family and given and self.trapped("given-only", 2 if self.book.telephone else 0.1):
            family = middle = ""
            card.evidence = {token for token in card.evidence if not token.startswith(("family:", "patronymic:", "middle:"))}
        elif family and self.trapped("surname-only", 1 if not self.book.club else 0):
            given = middle = ""
            card.evidence = {
                token for token in card.evidence if not token.startswith(("given:", "western:", "patronymic:", "middle:"))
            }
        parts = [self.changed(part) for part in (given, middle, family)]
        if all(parts[::2]) and self.trapped("swapped-order"):
            parts[0], parts[2] = parts[2], parts[0]
        if self.trapped("misspelling") and (places := [place for place in (0, 2) if len(parts[place]) > 3]):
            place = rng.choice(places)
            parts[place] = misspelled(parts[place], rng)
        card.given, card.middle, card.family = parts
        if given and family and not self.native and self.trapped("title", 1.5 if self.book.business else 1):
            card.prefix = rng.choice(WORDS[self.person.sex + "-title"])
        if given and family and self.trapped("suffix"):
            card.suffix = rng.choice(WORDS["suffix"])
        card.display = self.display()
        if not self.book.in_one_field and family and self.trapped("name-in-one-field"):
            card.given, card.middle, card.family = card.display, "", ""

    def changed(self, text):
        if self.in_cyrillic and is_latin(text):
            text = cyrillic(plain(text, self.culture.letters))
        if text != plain(text) and is_latin(text) and self.chance("no-diacritics", 2):
            text = plain(text, self.culture.letters) if self.rng.random() < 0.5 else plain(text)
            self.mark("no-diacritics")
        if text != plain(text) and is_latin(text) and self.chance("garbled"):
            text = garbled(text)
            self.mark("garbled")
        if self.book.upper_case or self.chance("upper-case") or "upper-case" in self.card.traps:
            self.mark("upper-case")
            return text.upper()
        if "lower-case" in self.card.traps or self.chance("lower-case", 0.5):
            self.mark("lower-case")
            return text.lower()
        return text

    def mark(self, kind):
        if kind not in self.card.traps:
            self.card.traps.append(kind)

    def display(self):
        card = self.card
        family_first = self.culture.family_first and (self.native or self.rng.random() < 0.5)
        family_first = family_first or self.book.upper_case and self.rng.random() < 0.6
        if self.native and self.culture.name in ("chinese", "japanese", "korean"):
            return card.family + card.given
        if not family_first:
            order = [card.prefix, card.given, card.middle, card.family]
        elif self.culture.middle:
            order = [card.family, card.middle, card.given]
        else:
            order = [card.family, card.given, card.middle]
        text = " ".join(filter(None, order))
        with_comma = 0.15 if self.book.in_one_field else 0.05
        if card.family and card.given and not family_first and not self.native and self.rng.random() < with_comma:
            text = f"{card.family}, {card.given}"
        return f"{text} {card.suffix}".strip()


def root(name):
    """A key of a surname that its masculine and feminine forms share."""
    for ending, length in ENDINGS:
        if name.native.endswith(ending):
            return name.native[:-length]
    return name.native
