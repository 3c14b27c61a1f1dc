"""Other ways to write a name."""

import functools
import os
import re
import unicodedata

CYRILLIC = dict(zip(
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya".replace("-", "").split(" ")))
GREEK = dict(zip("αβγδεζηθικλμνξοπρσςτυφχψω", "a v g d e z i th i k l m n x o p r s s t y f ch ps o".split()))
KANA = {}
for row, consonant in zip(
        ["あいうえお", "かきくけこ", "がぎぐげご", "さしすせそ", "ざじずぜぞ", "たちつてと", "だぢづでど", "なにぬねの", "はひふへほ",
         "ばびぶべぼ", "まみむめも", "らりるれろ"], ["", "k", "g", "s", "z", "t", "d", "n", "h", "b", "m", "r"]):
    for letter, vowel in zip(row, "aiueo"):
        KANA[letter] = consonant + vowel
KANA.update({"し": "shi", "じ": "ji", "ち": "chi", "つ": "tsu", "づ": "zu", "ふ": "fu", "や": "ya", "ゆ": "yu", "よ": "yo", "わ": "wa", "ん": "n"})
SPECIAL = str.maketrans({"ß": "ss", "ł": "l", "Ł": "L", "ø": "o", "æ": "ae", "đ": "d", "ı": "i"})


def without_marks(text):
    """Letters without their marks, as an export in ASCII has them."""
    text = unicodedata.normalize("NFD", text.translate(SPECIAL))
    return unicodedata.normalize("NFC", "".join(c for c in text if unicodedata.category(c) != "Mn"))


def latin(text):
    """A name in small Latin letters."""
    text = text.lower()
    for kana, letters in (("しょう", "sho"), ("りょう", "ryo"), ("じゅん", "jun"), ("しゅん", "shun"), ("ろう", "ro"), ("よう", "yo"), ("ゆう", "yu"),
                          ("とう", "to"), ("こう", "ko")):
        text = text.replace(kana, letters)
    text = without_marks("".join(KANA.get(c, CYRILLIC.get(c, c)) for c in text))
    text = text.replace("ου", "ou").replace("αυ", "av").replace("ευ", "ev")
    return re.sub(r"[^a-z ]", "", "".join(GREEK.get(c, c) for c in text))


def slip(random, word):
    """A slip of the pen: a letter dropped, doubled, swapped with its neighbour or replaced."""
    if len(word) < 4:
        return word
    place = random.randrange(1, len(word) - 1)
    kind = random.randrange(4)
    if kind == 0:
        return word[:place] + word[place + 1:]
    if kind == 1:
        return word[:place] + word[place] + word[place:]
    if kind == 2:
        return word[:place] + word[place + 1] + word[place] + word[place + 2:]
    return word[:place] + random.choice("aeiourstnl") + word[place + 1:]


@functools.cache
def forms():
    """The familiar forms by language and given name."""
    with open(os.path.join(os.path.dirname(__file__), "forms.tsv"), encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")]
    return {(language, given): forms.split(" ") for language, given, forms in rows}


def familiar_forms(given, language):
    return forms().get((language, given), [])
