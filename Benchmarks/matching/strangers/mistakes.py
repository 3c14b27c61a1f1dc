"""What happens to texts that people and programs copy."""

from tables import rows

CYRILLIC = list(rows("letters.tsv"))


def cyrillic(text):
    """The text in Cyrillic letters, letter by letter, as somebody writes foreign names."""
    words = []
    for word in text.split(" "):
        written, rest = "", word.lower()
        while rest:
            for latin, letters in CYRILLIC:
                if rest.startswith(latin):
                    written, rest = written + letters, rest[len(latin) :]
                    break
            else:
                written, rest = written + rest[0], rest[1:]
        words.append(written[:1].upper() + written[1:] if word[:1].isupper() else written)
    return " ".join(words)


def misspelled(text, rng):
    place = rng.randrange(1, len(text) - 1)
    before, letter, after = text[:place], text[place], text[place + 1 :]
    exchanged, other = before + after[:1] + letter + after[1:], before + rng.choice("aeinrst") + after
    return rng.choice([before + after, before + letter * 2 + after, exchanged, other])


def garbled(text):
    """UTF-8 that was read as Latin-1."""
    return text.encode("utf-8").decode("cp1252", errors="replace")
