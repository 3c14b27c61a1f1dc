"""Invented people of several cultures, and numbers in the spellings of a country."""

import dataclasses
import random

# Given and family names that are common where a language is spoken; who has them together is invented.
NAMES = {
    "English": ("Ann Tom Priya Owen Grace Nia Callum Edith Hugh Maisie", "Hall Pemberton Okafor Ashdown Fairweather Kerr Lyle Marlow Penrose Stroud"),
    "German": ("Jörg Käthe Lutz Annegret Björn Uwe Heike Sören Ulla Götz", "Müller Größmann Eberlösch Weiß Krüger Jäger Schönfeld Hübner Böhm Voß"),
    "French": ("Solène Théo Anaïs Loïc Maëlle Noémie Hervé Chloé Rémi Agnès", "Lefèvre d’Arc Beaulieu Gœury Le Goff Deschâtelets Morvan Sauvé Tréguier Pélissier"),
    "Polish": ("Łukasz Żaneta Zbigniew Małgorzata Józef Agnieszka Wiesław Kinga Ścibor Halina", "Wójcik Łaska Śliwa Źrebiec Ćwik Dąb Gołąb Kępa Nęcka Żuraw"),
    "Russian": ("Анна Пётр Ольга Сергей Юлия Фёдор Нина Игорь Вера Лев", "Соколова Ёлкин Щукина Орлов Жукова Цветков Зайцева Рыбин Быкова Чернов"),
    "Greek": ("Ελένη Νίκος Άννα Γιώργος Ζωή Πέτρος Μαρία Ηλίας Θάλεια Σταύρος", "Παππάς Ψαρράς Ξένος Οικονόμου Καλλέργης Λύκος Μελάς Ράπτης Φωκάς Χατζής"),
    "Arabic": ("نورة طارق ليلى سامي هدى كريم سلمى عمر ريم زياد", "القحطاني النجار الحداد الشناوي البدري الزهراني الخطيب السيد الراوي المصري"),
    "Chinese": ("慧敏 小龍 志强 美玲 建国 晓雯 伟 静怡 家豪 雪", "李 王 陳 歐陽 林 黄 赵 周 吴 徐"),
    "Japanese": ("花子 健太 美咲 翔 さくら 大輔 恵 直樹 陽菜 亮", "田中 佐藤 渡邊 鈴木 高橋 小林 加藤 山田 𠮷野 斎藤"),
    "Korean": ("민준 서연 지훈 하은 도윤 수아 예준 지우 현우 유나", "황보 김 이 박 최 정 강 조 윤 임"),
    "Vietnamese": ("Quốc Minh Ánh Thảo Dũng Hương Tuấn Lệ Phúc Yến", "Nguyễn Phạm Trần Đặng Võ Bùi Đỗ Hồ Ngô Lý"),
    "Spanish": ("Íñigo Xóchitl Andrés Begoña Ángel Lucía Ramón Inés Óscar Sofía", "García Zúñiga Ospina Ibáñez Muñoz Peña Núñez Cañón Rincón Vélez"),
}
CITIES = ["Bath", "Köln", "Nîmes", "Łódź", "Пермь", "Χανιά", "طنطا", "成都", "奈良", "대구", "Huế", "Cádiz"]

# Ways to write a number in its country, without any prefix of another: `#` is a digit that is chosen.
SPELLINGS = {
    "GB": ["07400 ######", "07400-###-###", "0121 234 ####", "(0121) 234 ####", "0121234####"],
    "DE": ["01512 #######", "(01512) #######", "030 ######", "030/######", "030 - ## ## ##"],
    "FR": ["06 12 ## ## ##", "06.12.##.##.##", "0612######", "01 23 ## ## ##"],
    "US": ["(650) 25#-####", "650-25#-####", "65025#####", "1 650 25# ####", "650.25#.####"],
    "SE": ["070-17# ## ##", "070 17# ## ##", "08-12# ## ##"],
    "JP": ["090-12##-####", "09012######", "０９０－１２##－####"],
    "IN": ["081234 #####", "081234#####"],
    "BR": ["(11) 9612#-####", "11 9612#-####"],
}
CODES = {"GB": "44", "DE": "49", "FR": "33", "US": "1", "SE": "46", "JP": "81", "IN": "91", "BR": "55"}
WIDE = str.maketrans("０９１２－", "0912-")


@dataclasses.dataclass(frozen=True)
class Number:
    """A number in the spelling of its country, and its digits with the country code."""

    national: str
    digits: str

    def spelled(self, rnd):
        """One of the ways to write it."""
        return rnd.choice([self.national, self.national, self.national, f"+{self.digits}", f"00{self.digits}", f"+{self.digits[:2]} {self.digits[2:]}"])


def number(rnd, region):
    """A number of a country, in one of its spellings."""
    national = "".join(str(rnd.randrange(10)) if sign == "#" else sign for sign in rnd.choice(SPELLINGS[region]))
    digits = "".join(sign for sign in national.translate(WIDE) if sign.isdigit())
    if region == "US":
        return Number(national, "1" + digits[-10:])
    return Number(national, CODES[region] + digits.removeprefix("0"))


@dataclasses.dataclass
class Person:
    """Somebody who does not exist."""

    serial: int
    given: str
    family: str
    numbers: list
    emails: list
    city: str

    @property
    def full(self):
        return f"{self.given} {self.family}"


def person(seed, serial, region):
    """The person of a number, always the same."""
    rnd = random.Random(f"{seed} {serial}")
    given, family = (rnd.choice(names.split()) for names in NAMES[rnd.choice(list(NAMES))])
    return Person(
        serial, given, family, [number(rnd, region) for _ in range(rnd.choice([1, 1, 2, 3]))],
        [f"p{serial}.{place}@example.com" for place in range(rnd.choice([0, 1, 1, 2]))], rnd.choice(CITIES))
