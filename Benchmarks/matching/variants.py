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
def lists(language):
    """The familiar forms that users of a language know, from the tables of the rule and from this one of our own, so that the
    measure does not only ask what the rule knows."""
    own = {
        "en": "Robert: Robbie Bobbie|William: Wills Billie|Elizabeth: Bettie Lilibet|Margaret: Mags|James: Jamie|Michael: Mikey",
        "us": "Olivia: Livvy|Charlotte: Lottie|Theodore: Teddy|Frederick: Freddie|Katherine: Kitty",
        "de": "Johannes: Hannes Joh|Katharina: Kathi Kathe|Sebastian: Basti Wasti|Maximilian: Maxi",
        "ru": "Александр: Саша Шура|Екатерина: Катя Катюша|Дмитрий: Дима|Анастасия: Настя|Евгений: Женя|Владимир: Вова",
    }
    table = {}
    for line in own.get(language, "").split("|"):
        if ":" in line:
            table.setdefault(line.split(":")[0], []).extend(line.split(":")[1].split())
    file = {"en": "english", "us": "english", "de": "german", "fr": "french", "es": "spanish", "it": "italian", "pl": "polish",
            "ru": "russian", "el": "greek", "sv": "nordic", "pt": "portuguese"}.get(language)
    path = os.path.join(os.path.dirname(__file__), "../../Knowledge/nicknames/%s.txt" % file)
    if file and os.path.exists(path):
        rows = open(path, encoding="utf-8").read().split("\n\n", 1)[1]
        for line in rows.splitlines():
            match = re.match(r"(\w+): ([\w ]+)$", line)
            if match:
                table.setdefault(match[1].capitalize(), []).extend(x.capitalize() for x in match[2].split()[:4])
    return table


def familiar_forms(given, language):
    return lists(language).get(given, [])
