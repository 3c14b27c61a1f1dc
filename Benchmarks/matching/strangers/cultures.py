"""Names and places of a culture, in its script and in Latin letters."""

import dataclasses
import unicodedata

from tables import HERE, rows

LETTERS = {"ł": "l", "ø": "o", "ı": "i", "đ": "d", "Ł": "L", "Đ": "D", "ß": "ss", "ð": "d", "þ": "th", "Þ": "Th", "æ": "ae"}


def is_latin(text):
    return all(not c.isalpha() or unicodedata.name(c, "").startswith("LATIN") for c in text)


def plain(text, letters=()):
    """The text in ASCII letters, first as its culture writes them."""
    for letter, others in letters:
        text = text.replace(letter, others).replace(letter.upper(), others.capitalize())
    text = "".join(LETTERS.get(c, c) for c in text)
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


@dataclasses.dataclass(frozen=True)
class Word:
    """A name as its culture writes it, and its spellings in Latin letters, the usual one first."""

    native: str
    latin: tuple

    @staticmethod
    def parse(cell):
        native, _, others = cell.partition("=")
        if others and not is_latin(native):
            return Word(native, tuple(others.split("/")))
        return Word(native, (native, *filter(None, others.split("/"))))

    def spelled(self, native, spelling=0):
        return self.native if native else self.latin[spelling % len(self.latin)]

    def with_ending(self, endings):
        def changed(text):
            for end, other in endings:
                if text.endswith(end):
                    return text[: -len(end)] + other
            return text

        return Word(changed(self.native), tuple(map(changed, self.latin)))


def compounds(heads, tails):
    for head in heads:
        for tail in tails:
            one, other = head.latin[0], tail.latin[0]
            spellings = (
                one + other,
                f"{one}-{other.capitalize()}",
                f"{one} {other.capitalize()}",
                head.latin[-1] + tail.latin[-1],
            )
            if is_latin(head.native):
                spellings = spellings[:1]
            yield Word(head.native + tail.native, spellings)


class Culture:
    def __init__(self, name):
        self.name = name
        table = {}
        for key, *cells in rows(f"cultures/{name}.tsv"):
            table.setdefault(key, []).append(cells)
        self.region = table["region"][0][0]
        self.cities = [(Word.parse(city), *place.split("-"), post, state) for city, place, post, state in table["city"]]
        self.streets = [Word.parse(cell) for cell in table["street"][0]]
        self.address = table["address"][0][0].split("|")
        self.mail_domains = table["mail"][0]
        self.old_prefixes = [cell.split("=") for cell in table.get("old", [[]])[0]]
        if "names" in table:
            names = rows(f"cultures/{table['names'][0][0]}.tsv")
            table = {**{key: [cells] for key, *cells in names}, **table}

        def cells(key):
            return table.get(key, [[]])[0]

        def words(key):
            plain, heads, tails = (list(map(Word.parse, cells(key + part))) for part in ("", "-head", "-tail"))
            return plain + list(compounds(heads, tails))

        self.given = dict(male=words("male"), female=words("female"))
        self.surnames = words("surname")
        self.family_first = cells("order") == ["family-first"]
        self.marriage = float((cells("marriage") or [0.7])[0])
        self.double = "".join(cells("double"))
        self.initial_for_surname = cells("single") == ["initial"]
        self.wife = "".join(cells("wife"))
        self.feminine = [cell.split("=") for cell in cells("feminine")]
        self.letters = [cell.split("=") for cell in cells("fold")]
        self.tails = cells("patronymic-tail")
        self.middle = list(map(Word.parse, cells("middle")))
        self.western = cells("western")
        self.patronymics = {key: value.split("/") for key, value in (cell.split("=") for cell in cells("patronymic"))}
        self.nicknames = {key: value.split("/") for key, value in (cell.split("=") for cell in cells("nick"))}
        self.is_latin = is_latin(self.given["male"][0].native)

    def draw(self, words, rng):
        """Names are drawn by rank: the first ones are several times as frequent as the last ones of a long list."""
        return rng.choices(words, [1 / (rank + 30) for rank in range(len(words))])[0]

    def of_sex(self, surname, sex):
        if self.tails:
            tail = self.tails[sex == "female"]
            return Word(surname.native + tail, tuple(latin + tail for latin in surname.latin))
        return surname.with_ending(self.feminine) if sex == "female" else surname

    def nickname(self, given, native, rng):
        names = self.nicknames.get(given.native)
        if not names:
            return None
        return rng.choice(names) if self.is_latin else names[not native]


def all_cultures():
    return {path.stem: Culture(path.stem) for path in sorted((HERE / "cultures").glob("*.tsv"))}
