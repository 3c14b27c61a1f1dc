"""Measures how often the encoding of a small file is found.

    Benchmarks/run encodings [--files 2000] [--bytes 200] [--seed 1] [--command .build/release/trunkline] [--verbose] [--peer]

Writes seeded CSV files of invented people in many languages and encodings, reads all of them with `trunkline ingest`, and
counts those whose names come out as they were. A name that another encoding gives as well counts as right.
With --peer, uchardet is asked instead, which the package faust-cchardet has.
"""
import argparse
import collections
import pathlib
import random
import sqlite3
import subprocess
import sys
import tempfile
import unicodedata

# Given names, family names and places of a language; most have letters beyond ASCII.
WORDS = {
    "de": ("Jürgen Günter Käthe Björn Sören Anna Lukas Jörg Bärbel Renée", "Müller Schäfer Köhler Weiß Böhm Groß Krüger Schröder Voß Lange Bäcker", "München Köln Düsseldorf Nürnberg Görlitz Lübeck Gießen Füssen"),
    "fr": ("François Hélène Zoé Jérôme Léa Benoît Aurélie Noël Chloé René", "Lefèvre Béranger Dubois Hébert Gaël Rivière Lemaître Besançon Crépin Nuñez", "Orléans Besançon Sète Nîmes Béziers Évreux Mâcon Châteauroux"),
    "es": ("José María Ángel Íñigo Begoña Núria Raúl Inés Sofía Andrés", "Muñoz Peña García Ibáñez Núñez Martínez Suárez Cañas Pérez Gutiérrez", "Málaga Cádiz León Logroño Cáceres Ávila Almería Córdoba"),
    "pt": ("João Conceição Inês António Luísa Simão Tomás Mónica Zé Fátima", "Magalhães Gonçalves Assunção Araújo Simões Brandão Leitão Guimarães", "Évora Guimarães Setúbal Bragança Covilhã Portimão Olhão"),
    "sv": ("Åsa Björn Göran Märta Örjan Håkan Pär Sölve Malin Jörgen", "Sjöberg Åkesson Lindström Höglund Bäckman Öberg Nyström Sandgård", "Malmö Göteborg Örebro Umeå Västerås Växjö Luleå Norrköping"),
    "da": ("Søren Jørgen Åse Bjørn Kåre Pål Sølvi Håkon Lærke", "Sørensen Møller Kjær Nørgård Ødegård Skaarup Bækgaard Højlund", "København Århus Tromsø Ålborg Sønderborg Bodø Ålesund Køge"),
    "pl": ("Łukasz Małgorzata Grażyna Wojciech Paweł Stanisław Żaneta Józef Bożena Ścibor", "Wiśniewska Wójcik Zieliński Dąbrowski Kozłowska Jabłoński Górska Pawłowski Krzyżanowski Gołąb", "Łódź Kraków Wrocław Poznań Gdańsk Rzeszów Białystok Częstochowa Świnoujście"),
    "cs": ("Jiří Zdeněk Šárka Lukáš Tomáš Věra Ondřej Božena Přemysl Anežka", "Dvořák Černý Procházka Kučera Veselý Horáček Němec Růžička Fišer Ševčík", "Plzeň Brno Ústí Kladno Děčín Třebíč Písek Hodonín Přerov"),
    "hu": ("László Zsófia György Ágnes István Eszter Gergő Csilla Ödön Jenő", "Szabó Kovács Tóth Horváth Kőszegi Fűzfa Szűcs Bíró Győri Pásztor", "Győr Pécs Szeged Székesfehérvár Kőszeg Gödöllő Érd Zalaegerszeg"),
    "ro": ("Ştefan Ioana Mălina Răzvan Cătălin Ileana Dănuţ Sînziana", "Ionaşcu Bălan Şerban Munteanu Ţurcanu Dumitraşcu Pârvu Găină", "Bucureşti Iaşi Constanţa Braşov Piteşti Târgovişte Bacău Galaţi"),
    "hr": ("Željko Ćiril Šime Đurđica Mato Živko Anđela Božica", "Horvat Kovačević Babić Marić Đurić Šimić Županić Grgić Pavičić", "Šibenik Čakovec Požega Križevci Đakovo Varaždin Poreč"),
    "tr": ("Şebnem Gökçe Çağlar İbrahim Ayşe Özgür Ümit Yağmur Işıl Tuğba", "Yılmaz Öztürk Şahin Çelik Kılıç Aydın Güneş Doğan Koç Işık", "İzmir Eskişehir Muğla Çanakkale Şanlıurfa Diyarbakır Niğde"),
    "ru": ("Иван Мария Сергей Ольга Дмитрий Татьяна Алексей Юлия Павел Ксения", "Иванов Смирнова Кузнецов Попова Васильев Новикова Фёдоров Щукина Жуков", "Москва Казань Омск Тула Пермь Рязань Самара Воронеж"),
    "uk": ("Олександр Ірина Андрій Оксана Юрій Євгенія Сергій Наталія", "Шевченко Коваленко Бондар Кравчук Олійник Поліщук Гнатюк Їжак", "Київ Львів Одеса Харків Чернігів Рівне Вінниця Полтава"),
    "bg": ("Георги Мария Димитър Десислава Николай Ивайло Цветана", "Иванов Петрова Димитров Стоянова Ангелов Христова Тодоров", "София Пловдив Варна Бургас Русе Плевен Сливен Ямбол"),
    "el": ("Γιώργος Μαρία Νίκος Ελένη Δημήτρης Κατερίνα Παναγιώτης Σοφία", "Παπαδόπουλος Νικολάου Γεωργίου Ιωάννου Καραγιάννης Οικονόμου", "Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο Λάρισα Βόλος Χανιά"),
    "he": ("דוד שרה משה רחל יוסף מרים אברהם נועה איתן תמר", "כהן לוי מזרחי פרץ ביטון דהן אברהם פרידמן שפירא", "ירושלים חיפה אשדוד נתניה רחובות עכו צפת"),
    "ar": ("محمد فاطمة أحمد عائشة خالد مريم يوسف زينب", "الحسن العلي الخطيب المصري الشريف النجار السيد حداد", "القاهرة دمشق بغداد الرياض بيروت عمان الدوحة"),
    "vi": ("Nguyễn Trần Lê Phạm Hoàng Phan Vũ Đặng Bùi Đỗ", "Hùng Lan Dũng Hương Tuấn Thảo Đức Ngọc Phượng Quỳnh", "Hà_Nội Đà_Nẵng Huế Cần_Thơ Hải_Phòng Đà_Lạt"),
    "lt": ("Žydrūnas Giedrė Šarūnas Eglė Mindaugas Živilė Jūratė", "Kazlauskas Petrauskienė Žukauskas Šimkutė Ūkelis Čepaitė", "Šiauliai Panevėžys Klaipėda Mažeikiai Kėdainiai"),
    "lv": ("Jānis Līga Mārtiņš Kristīne Pēteris Ilze Ģirts Žanis", "Bērziņš Kalniņa Ozoliņš Liepiņa Krūmiņš Zariņa Kļaviņš", "Rīga Liepāja Jūrmala Rēzekne Cēsis Ogre Saldus"),
    "ja": ("健太 美咲 翔太 さくら 大輔 陽子 直樹 由美 あかり 拓也", "佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村 小林 斎藤", "東京都 大阪市 横浜市 名古屋市 札幌市 京都市 福岡県 サッポロ"),
    "ko": ("민수 지영 현우 서연 준호 수진 영호 은지 동현 미경", "김 이 박 최 정 강 조 윤 장 임", "서울 부산 대구 인천 광주 대전 울산 수원 전주"),
    "zh_Hans": ("伟 芳 秀英 娜 敏 静 丽 强 磊 军 洋 艳 勇 杰", "王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 马", "北京 上海 广州 深圳 成都 杭州 武汉 西安 南京 长沙"),
    "zh_Hant": ("志明 淑芬 俊傑 美玲 家豪 雅婷 建宏 怡君 冠宇 佩珊", "陳 林 黃 張 李 王 吳 劉 蔡 楊 許 鄭", "臺北 高雄 臺中 臺南 新竹 桃園 基隆 嘉義 花蓮 屏東"),
}
# A language and an encoding that its files are written in.
FILES = [
    ("ja", "cp932"), ("ja", "euc_jp"), ("ko", "cp949"), ("zh_Hant", "cp950"), ("zh_Hans", "gb18030"), ("pl", "cp1250"),
    ("cs", "cp1250"), ("hu", "cp1250"), ("ro", "cp1250"), ("hr", "cp1250"), ("ru", "cp1251"), ("uk", "cp1251"), ("bg", "cp1251"),
    ("el", "cp1253"), ("tr", "cp1254"), ("he", "cp1255"), ("ar", "cp1256"), ("vi", "cp1258"), ("ru", "koi8_r"),
    ("pl", "iso8859_2"), ("cs", "iso8859_2"), ("hu", "iso8859_2"), ("tr", "iso8859_9"), ("fr", "iso8859_15"),
    ("de", "iso8859_15"), ("de", "mac_roman"), ("fr", "mac_roman"), ("es", "mac_roman"), ("sv", "mac_roman"), ("de", "cp1252"),
    ("fr", "cp1252"), ("es", "cp1252"), ("pt", "cp1252"), ("sv", "cp1252"), ("da", "cp1252"), ("lt", "cp1257"), ("lv", "cp1257"),
]
TONES = set("\u0300\u0309\u0303\u0301\u0323")


def vietnamese(text):
    """Tones as characters of their own, as windows-1258 has them."""
    result = ""
    for character in text:
        parts = unicodedata.normalize("NFD", character)
        tones = "".join(c for c in parts if c in TONES)
        result += unicodedata.normalize("NFC", "".join(c for c in parts if c not in TONES)) + tones
    return result


def rows(language, codec, length, rng):
    """The bytes of a table, and its names."""
    given, family, places = (text.split() for text in WORDS[language])
    data, names = b"Name;City;Phone\r\n", []
    while len(data) < length:
        mark = "" if language in ("ja", "ko", "zh_Hans", "zh_Hant") else " "
        first, last = rng.choice(given), rng.choice(family)
        name = last + mark + first if not mark else first + mark + last
        place = rng.choice(places).replace("_", " ")
        row = f"{name};{place};+4420{rng.randrange(10**7, 10**8)}\r\n"
        if language == "vi":
            row, name = vietnamese(row), vietnamese(name)
        data += row.encode(codec)
        names.append(name)
    return data, names


def ask_peer(options, rng):
    """Counts the files that read the same in the encoding that uchardet names."""
    import cchardet

    right = 0
    for number in range(options.files):
        language, codec = FILES[number % len(FILES)]
        data, _ = rows(language, codec, options.bytes, rng)
        try:
            text = data.decode((cchardet.detect(data)["encoding"] or "ascii").replace("UHC", "cp949"), "replace")
        except LookupError:
            text = ""
        right += text == data.decode(codec)
    print(f"uchardet, {options.files} files of {options.bytes} bytes: {100 * right / options.files:.1f} % read right")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=2000)
    parser.add_argument("--bytes", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--command", default=".build/release/trunkline")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--peer", action="store_true")
    options = parser.parse_args()
    rng = random.Random(options.seed)
    if options.peer:
        return ask_peer(options, rng)
    wrong = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number in range(options.files):
            language, codec = FILES[number % len(FILES)]
            data, names = rows(language, codec, options.bytes, rng)
            path = pathlib.Path(folder, f"{number}.csv")
            path.write_bytes(data)
            files.append((path, language, codec, names))
        database = pathlib.Path(folder, "contacts.db")
        for start in range(0, len(files), 500):
            paths = [str(path) for path, *_ in files[start : start + 500]]
            subprocess.run([options.command, "ingest", "--quiet", "--db", database, *paths], check=False)
        connection = sqlite3.connect(database)
        found = collections.defaultdict(list)
        encodings = {}
        query = (
            "SELECT sources.path, sources.encoding, coalesce(display_name, given_name || ' ' || family_name) "
            "FROM sources JOIN contacts ON contacts.source_id = sources.id ORDER BY contacts.id"
        )
        for path, encoding, name in connection.execute(query):
            found[path].append(name)
            encodings[path] = encoding
        for path, language, codec, names in files:
            if found[str(path)] != names:
                wrong[language, codec, encodings.get(str(path))] += 1
                if options.verbose:
                    print(path.name, language, codec, encodings.get(str(path)), names[:2], found[str(path)][:2])
    right = options.files - sum(wrong.values())
    print(f"| files of {options.bytes} bytes | read right |\n|---|---|\n| {options.files} | {100 * right / options.files:.1f} % |")
    for (language, codec, encoding), count in wrong.most_common(12):
        print(f"{count:4} {language} in {codec} read as {encoding}", file=sys.stderr)
