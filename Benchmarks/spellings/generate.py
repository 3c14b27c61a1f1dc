"""Generates spellings of numbers: every separator, prefix, label, extension and habit over numbers of all regions.

    Benchmarks/run spellings --generated 20000 --seed 1

The number and the spelling are put together, so that the wanted reading is known; the numbers are the examples of the
metadata and random ones of their ranges.
"""

import random

import phonenumbers
from phonenumbers import PhoneNumberFormat as Format, PhoneNumberType as Type

SEPARATORS = ["", " ", "-", ".", "/", "\u00a0", "\u2011", "\u2013", "\u2009", " - ", "\uff0d", "\u30fb", "_", "·", " ", "-"]
LABELS = [
    "Tel: ", "Tel. ", "Phone: ", "T: ", "Mobile ", "Mob.: ", "Fax: ", "Tél. ", "Téléphone : ", "Telefon: ", "Handy: ", "тел. ",
    "тел.: ", "моб. ", "电话：", "電話：", "携帯 ", "전화 ", "هاتف: ", "טלפון: ", "โทร. ", "ĐT: ", "Telp. ", "τηλ. ", "Cel. ",
    "☎ ", "📞", "WhatsApp: ", "Office: ", "Tel 1: ", "1) ", "H: ", "Tlf. ", "GSM ", "Puh. ", "फ़ोन: ", "No. HP ",
]
AFTER = [
    " (work)", " (mobile)", " home", " (9-17)", " (after 6pm)", " after 6pm", " ask for Bob", " bob@example.com", " (WhatsApp)",
    " (Anna)", " - reception", " Mo-Fr 8-12", " (ab 18 Uhr)", " le soir", " (раб.)", " (24h)", ", Anna", " [old]", " (SMS only)",
]
EXTENSIONS = [
    " ext. {}", " x{}", " x {}", " ext {}", ", ext. {}", " extension {}", ";ext={}", " доб. {}", " (доб. {})", " Durchwahl {}",
    " DW {}", " App. {}", " Nst. {}", " poste {}", " interno {}", " int. {}", " ramal {}", " anexo {}", " toestel {}", " wew. {}",
    " wewn. {}", " klapka {}", " linka {}", " dahili {}", " 内線{}", "（内線{}）", " 分机{}", " 转{}", " 轉{}", " 내선 {}", " ต่อ {}",
    " máy lẻ {}", " εσωτ. {}", " שלוחה {}", " تحويلة {}", " داخلی {}", " вн. {}", " ankn. {}", " lokal {}", " local {}",
    " alanumero {}", " mellék {}", " вътр. {}", " #{}", " Ext.: {}", " extn. {}", " opt. {}",
]
SCRIPTS = [0xFF10, 0x0660, 0x06F0, 0x0966]


def numbers():
    """An example of each region and kind: (region, number)."""
    for region in sorted(phonenumbers.SUPPORTED_REGIONS):
        for kind in (Type.FIXED_LINE, Type.MOBILE, Type.TOLL_FREE):
            number = phonenumbers.example_number_for_type(region, kind)
            # 555 is for fiction in North America.
            is_fiction = number and number.country_code == 1 and str(number.national_number)[3:6] == "555"
            if number and phonenumbers.is_valid_number(number) and not is_fiction:
                yield region, number, kind


class Spellings:
    """Seeded spellings of the examples."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.numbers = list(numbers())

    def sample(self):
        """A text, its region and the wanted reading, as in the corpus."""
        rnd = self.random
        region, number, kind = rnd.choice(self.numbers)
        e164 = phonenumbers.format_number(number, Format.E164)
        text = self.number(region, number, kind)
        shape = rnd.randrange(10)
        if shape < 3:
            return text, region, e164
        if shape == 3:
            return rnd.choice(LABELS) + text, region, e164
        if shape == 4:
            return text + rnd.choice(AFTER), region, e164
        if shape == 5:
            digits = str(rnd.randrange(1, 9999))
            return text + rnd.choice(EXTENSIONS).format(digits), region, f"{e164}x{digits}"
        if shape == 6:
            zero = rnd.choice(SCRIPTS)
            return "".join(chr(zero + int(c)) if c in "0123456789" else c for c in text), region, e164
        if shape == 7:
            return self.uri(e164), region, e164
        if shape == 8:
            return rnd.choice(LABELS) + text + rnd.choice(AFTER), region, e164
        return self.hidden(text), region, "damaged"

    def number(self, region, number, kind):
        """The number alone."""
        rnd = self.random
        form = rnd.randrange(9)
        code = number.country_code
        national = phonenumbers.format_number(number, Format.NATIONAL)
        international = phonenumbers.format_number(number, Format.INTERNATIONAL)
        if form == 0:
            return national
        if form == 1:
            return international
        if form == 2:
            return "00" + international[1:]
        if form == 3:
            return "".join(c for c in national if c.isdigit())
        if form == 4:
            return international.replace(" ", rnd.choice(SEPARATORS)).replace("-", rnd.choice(SEPARATORS))
        if form == 5:
            return national.replace(" ", rnd.choice(SEPARATORS[1:])).replace("-", rnd.choice(SEPARATORS[1:]))
        if form == 6 and kind == Type.MOBILE:
            return phonenumbers.format_number(number, Format.E164)[1:]
        if form == 7 and region not in ("IT", "SM", "VA"):
            return international.replace(f"+{code} ", f"+{code} (0) ", 1)
        return phonenumbers.format_number(number, Format.E164)

    def uri(self, e164):
        rnd = self.random
        digits = e164[1:]
        return rnd.choice([
            f"tel:{e164}", f"tel://{e164}", f"callto:{e164}", f"sip:{e164}@example.com;user=phone", f"sms:{e164}",
            f"https://wa.me/{digits}", f"https://api.whatsapp.com/send?phone={digits}", f"tel:%2B{digits}",
            f"https://wa.me/{digits}?text=Hello%20123", f"tel:{e164};isub=123", f"smsto:{e164}:text", f"whatsapp://send?phone={digits}",
        ])

    def hidden(self, text):
        """The number with its last digits hidden."""
        rnd = self.random
        places = [i for i, c in enumerate(text) if c.isdigit()][-rnd.randrange(3, 5):]
        mark = rnd.choice("Xx*•#_")
        return "".join(mark if i in places else c for i, c in enumerate(text))


class BareCodes:
    """Seeded numbers that begin with the digits of their country's calling code: behind it, as where a plus was lost, or
    because they happen to begin so."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.numbers = [number for number in numbers() if number[2] != Type.TOLL_FREE]

    def sample(self):
        while True:
            region, number, kind = self.random.choice(self.numbers)
            if self.random.random() < 0.7:
                other = self.varied(str(number.national_number), region, number)
                if other:
                    return phonenumbers.format_number(other, Format.E164)[1:], region, self.wanted(other)
            else:
                code = str(number.country_code)
                other = self.varied(code + str(number.national_number)[len(code):], region, number)
                if other:
                    national = phonenumbers.format_number(other, Format.NATIONAL)
                    return national, region, self.wanted(other)

    def varied(self, digits, region, number):
        """A valid number of a region whose last four digits are random."""
        end = "".join(self.random.choice("0123456789") for _ in range(4))
        other = phonenumbers.PhoneNumber()
        other.merge_from(number)
        other.national_number = int(digits[:-4] + end)
        return other if phonenumbers.is_valid_number_for_region(other, region) else None

    def wanted(self, number):
        return phonenumbers.format_number(number, Format.E164)
