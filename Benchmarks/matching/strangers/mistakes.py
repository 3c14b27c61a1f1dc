"""What happens to texts that people and programs copy."""

CYRILLIC = [("shch", "щ"), ("tch", "ч"), ("sch", "ш"), ("zh", "ж"), ("kh", "х"), ("ch", "ч"), ("sh", "ш"), ("th", "т"), ("ph", "ф"), ("ck", "к"), ("qu", "кв"), ("ya", "я"), ("yu", "ю"), ("yo", "ё"), ("ee", "и"), ("oo", "у")]
CYRILLIC += list(zip("abcdefghijklmnopqrstuvwxyz", ["а", "б", "к", "д", "е", "ф", "г", "х", "и", "дж", "к", "л", "м", "н", "о", "п", "к", "р", "с", "т", "у", "в", "в", "кс", "и", "з"]))


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
    return rng.choice([before + after, before + letter * 2 + after, before + after[:1] + letter + after[1:], before + rng.choice("aeinrst") + after])


def garbled(text):
    """UTF-8 that was read as Latin-1."""
    return text.encode("utf-8").decode("cp1252", errors="replace")

