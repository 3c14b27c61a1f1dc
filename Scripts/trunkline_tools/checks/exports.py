"""Compares what other programs read from Trunkline's exports with what was put in, value by value.

    Scripts/check exports [--contacts N] [--seed N] [--install] [--office] [--quick] [--command PATH]

Seeded contacts of invented people, with commas, semicolons, quotes, backslashes, line breaks and many scripts in every value,
with several addresses, labels, extensions, dates, pictures, categories and columns of their own, are ingested and exported as
vCard 3.0 and 4.0, jCard, JSON lines, CSV, XLSX, Google Contacts and Outlook. They are read by Python's csv and json; by vobject and
openpyxl (PyPI); and where they are installed by sabre/vobject (PHP), ez-vcard (Java), libebook of
Evolution (C) and LibreOffice. --install installs the packages of Debian, --office LibreOffice, too, which is large: where it cannot be installed,
the exit code is 69. --quick needs Python alone.

Every difference is printed, and is exit code 1. What a reader is known to read wrongly is not compared, and said where that is.
"""

import base64
import csv
import io
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile

from ..environment import interpreter
from ..project import ROOT, command, parser

SPECIAL = [
    ", ", "; ", "\\", '"', "'", ": ", "=", "ü", "ß", "é", "李", "名前", "محمد", "Ωμ", "😀", "^n", "^^", "a/b", "1;2,3", "#", "tel:", " - ", "x" * 40,
]
GIVEN = ["Ann", "Jörg", "Zoë", "Íñigo", "小龍", "نورة", "Łukasz", "O'Neil"]
FAMILY = ["Müller", "Hall", "García López", "Nguyễn", "李", "القحطاني", "d’Arc", "Ng"]
LABELS = ["home", "work", "mobile", "", "Büro, 2. Stock", 'Oma "Rita"', "Praxis; hinten"]
KINDS = {"home": "HOME", "work": "WORK", "mobile": "CELL"}


class Contact:
    """The truth about one contact."""

    def __init__(self, rnd, number):
        def text(limit=4):
            parts = [rnd.choice(SPECIAL + GIVEN + FAMILY) for _ in range(rnd.randrange(1, limit))]
            return " ".join("".join(parts).split()) or "x"

        self.given, self.family = rnd.choice(GIVEN) + str(number), rnd.choice(FAMILY) + rnd.choice(["", ", jr", "; x", "\\y"])
        self.full = f"{self.given} {self.family}"
        self.organization, self.department = text(), text()
        self.title = text()
        self.note = "\n".join(text(6) for _ in range(rnd.randrange(1, 4)))
        # Numbers that Ofcom reserves for fiction.
        self.phones = [(rnd.choice(LABELS), f"+447700900{rnd.randrange(1000):03d}") for _ in range(rnd.randrange(4))]
        self.extension = rnd.choice(["", "", "12"])
        self.emails = [f"p{number}.{index}@example.com" for index in range(rnd.randrange(3))]
        self.addresses = [
            (rnd.choice(["home", "work"]), text(), text(), f"{rnd.randrange(100000):05d}", rnd.choice(["Germany", "Côte d'Ivoire"]))
            for _ in range(rnd.randrange(3))
        ]
        self.categories = [text(2).replace(":::", "") for _ in range(rnd.randrange(3))]
        self.birthday = rnd.choice(["", f"19{rnd.randrange(50, 99)}-0{rnd.randrange(1, 9)}-1{rnd.randrange(9)}", "--04-12"])
        self.url = rnd.choice(["", f"https://example.com/{number}?a=1;b,c"])
        self.photo = base64.b64encode(rnd.randbytes(300)).decode() if rnd.random() < 0.1 else ""
        self.custom = text() if rnd.random() < 0.5 else ""

    def card(self):
        """The contact as a card, for Trunkline to read."""

        def escaped(value):
            return value.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")

        lines = ["BEGIN:VCARD", "VERSION:3.0", f"FN:{escaped(self.full)}", f"N:{escaped(self.family)};{escaped(self.given)};;;"]
        lines += [f"ORG:{escaped(self.organization)};{escaped(self.department)}", f"TITLE:{escaped(self.title)}"]
        lines += [f"NOTE:{escaped(self.note)}"]
        for index, (label, number) in enumerate(self.phones):
            value = number + (f" x{self.extension}" if self.extension and index == 0 else "")
            if label in KINDS:
                lines.append(f"TEL;TYPE={KINDS[label]}:{value}")
            elif label:
                lines += [f"item{index + 1}.TEL:{value}", f"item{index + 1}.X-ABLabel:{escaped(label)}"]
            else:
                lines.append(f"TEL:{value}")
        lines += [f"EMAIL:{value}" for value in self.emails]
        for kind, street, city, code, country in self.addresses:
            lines.append(f"ADR;TYPE={KINDS[kind]}:;;{escaped(street)};{escaped(city)};;{code};{escaped(country)}")
        if self.categories:
            lines.append("CATEGORIES:" + ",".join(map(escaped, self.categories)))
        if self.birthday:
            year = self.birthday if self.birthday[0] != "-" else "1604" + self.birthday[1:]
            lines.append(f"BDAY:{year}" if self.birthday[0] != "-" else f"BDAY;X-APPLE-OMIT-YEAR=1604:{year}")
        if self.url:
            lines.append(f"URL:{self.url}")
        if self.photo:
            lines.append(f"PHOTO;ENCODING=b;TYPE=JPEG:{self.photo}")
        if self.custom:
            lines.append(f"X-GATE;X-PLACE=\"a:b\":{escaped(self.custom)}")
        return "\r\n".join(lines + ["END:VCARD", ""])

    def numbers(self, separator=" x"):
        return [
            number + (separator + self.extension if self.extension and index == 0 else "")
            for index, (_, number) in enumerate(self.phones)
        ]


class Comparison:
    """Counts values, and prints those that differ."""

    def __init__(self, reader):
        self.reader, self.values, self.differences = reader, 0, 0

    def expect(self, contact, what, found, expected):
        self.values += 1
        if found == expected:
            return
        self.differences += 1
        if self.differences <= 10:
            print(f"  {self.reader}: {what} of {contact.full!r} is {found!r}, not {expected!r}")

    def finish(self):
        print(f"{self.reader}: {self.values} values compared, {self.differences} differ")
        return self.differences


def compare_tables(path, contacts, names, reader="Python csv"):
    """Compares a CSV file by its columns."""
    text = path.read_bytes().decode("utf-8")
    return compare_rows(list(csv.reader(io.StringIO(text, newline=""), strict=True)), contacts, names, f"{reader}, {path.name}")


def compare_rows(rows, contacts, names, reader):
    """Compares a table by its columns."""
    comparison = Comparison(reader)
    header, rows = rows[0], rows[1:]
    comparison.expect(contacts[0], "number of rows", len(rows), len(contacts))
    comparison.expect(contacts[0], "unique headers", len(set(header)), len(header))
    for contact, row in zip(contacts, rows):
        comparison.expect(contact, "number of cells", len(row), len(header))
        record = dict(zip(header, row))
        for what, value in [("given", contact.given), ("family", contact.family), ("organization", contact.organization)]:
            comparison.expect(contact, what, record.get(names[what]), value)
        comparison.expect(contact, "title", record.get(names["title"]), contact.title)
        note = record.get(names["note"], "")
        comparison.expect(contact, "note", note[: len(contact.note)], contact.note)
        if "phone" in names:
            found = [record[name] for name in header if names["phone"](name) and record[name]]
            comparison.expect(contact, "phones", found, contact.numbers())
        if "email" in names:
            found = [record[name] for name in header if names["email"](name) and record[name]]
            comparison.expect(contact, "emails", found, contact.emails)
        if "street" in names:
            found = [record[name] for name in header if names["street"](name) and record[name]]
            comparison.expect(contact, "streets", found, [address[1] for address in contact.addresses])
        everything = "\n".join(row)
        for value in contact.numbers() + contact.emails + contact.categories:
            comparison.expect(contact, "presence", value in everything, True)
    return comparison.finish()


OWN = {
    "given": "Given Name", "family": "Family Name", "organization": "Organization", "title": "Job Title", "note": "Note",
    "phone": lambda name: name.startswith("Phone ") and name[6:].isdigit(),
    "email": lambda name: name.startswith("Email ") and name[6:].isdigit(),
    "street": lambda name: name.startswith("Address ") and name.endswith(" Street"),
}
GOOGLE = {
    "given": "First Name", "family": "Last Name", "organization": "Organization Name", "title": "Organization Title",
    "note": "Notes", "phone": lambda name: name.startswith("Phone ") and name.endswith("Value"),
    "email": lambda name: name.startswith("E-mail ") and name.endswith("Value"),
    "street": lambda name: name.startswith("Address ") and name.endswith("Street"),
}
OUTLOOK = {"given": "First Name", "family": "Last Name", "organization": "Company", "title": "Job Title", "note": "Notes"}


def read_with_openpyxl(path, python):
    """The rows that openpyxl reads of a workbook, and what is not text, bold in the heading or kept in sight."""
    program = r"""
import json, sys, openpyxl
sheet = openpyxl.load_workbook(sys.argv[1]).active
faults = [] if sheet.freeze_panes == "A2" else [f"the heading is frozen at {sheet.freeze_panes}"]
rows = list(sheet.iter_rows())
for number, row in enumerate(rows):
    for cell in row:
        if cell.value is None: continue
        if cell.data_type not in ("s", "inlineStr") or cell.number_format != "@": faults.append(f"{cell.coordinate} is no text")
        if cell.font.b != (number == 0): faults.append(f"{cell.coordinate} is bold, or not")
json.dump({"faults": faults, "rows": [[cell.value or "" for cell in row] for row in rows]}, sys.stdout)
"""
    done = subprocess.run([python, "-c", program, path], capture_output=True, text=True)
    if done.returncode:
        return sys.exit(f"openpyxl cannot read {path.name}: {done.stderr.strip()}")
    read = json.loads(done.stdout)
    for fault in read["faults"][:10]:
        print(f"  openpyxl, {path.name}: {fault}")
    return read["rows"], len(read["faults"])


def properties(card, name):
    return [entry for entry in card if entry[0].lower() == name]


def has_backslash(value):
    return "\\" in value if isinstance(value, str) else any(map(has_backslash, value))


def compare_cards(reader, cards, contacts, version, skipped=(), splits_backslashes=False):
    """Compares cards as arrays of [name, parameters, type, value, ...], the form of jCard.

    Of readers that undo backslashes before they split values, values with backslashes that have several parts are skipped.
    """
    comparison = Comparison(reader)
    comparison.expect(contacts[0], "number of cards", len(cards), len(contacts))
    for contact, card in zip(contacts, cards):
        def values(name):
            return [entry[3] for entry in properties(card, name)]

        checks = {
            "fn": [contact.full], "title": [contact.title], "note": [contact.note], "email": contact.emails,
            "tel": contact.numbers(), "n": [[contact.family, contact.given, "", "", ""]],
            "org": [[contact.organization, contact.department]], "url": [contact.url] if contact.url else [],
            "adr": [["", "", street, city, "", code, country] for _, street, city, code, country in contact.addresses],
        }
        for name, expected in checks.items():
            if name not in skipped and not (splits_backslashes and name in ("n", "org", "adr") and has_backslash(expected)):
                comparison.expect(contact, name, values(name), expected)
        if "categories" not in skipped and not (splits_backslashes and has_backslash(contact.categories)):
            found = [value for entry in properties(card, "categories") for value in entry[3:]]
            comparison.expect(contact, "categories", found, contact.categories)
        if "label" not in skipped:
            found = sorted(values("x-ablabel"))
            expected = sorted(label for label, _ in contact.phones if label and label not in KINDS)
            comparison.expect(contact, "labels", found, expected)
        if "bday" not in skipped:
            year = contact.birthday
            if version == 3 and year.startswith("--"):
                year = "1604" + year[1:]
            # The basic form of 4.0 has no hyphens between the parts.
            found = [value[:-4] + "-" + value[-4:-2] + "-" + value[-2:] if value[-4:].isdigit() else value for value in values("bday")]
            comparison.expect(contact, "bday", [value.replace("---", "--") for value in found], [year] if year else [])
        if "photo" not in skipped:
            found = [value.split("base64,")[-1] for value in values("photo")]
            comparison.expect(contact, "photo", found, [contact.photo] if contact.photo else [])
    return comparison.finish()


def read_with_vobject(path, python):
    """The cards that vobject reads, in the form of jCard."""
    program = r"""
import json, sys, vobject
cards = []
for card in vobject.readComponents(open(sys.argv[1], encoding="utf-8", newline="").read()):
    entries = []
    for name, lines in card.contents.items():
        for line in lines:
            value = line.value
            if name == "n": value = [value.family, value.given, value.additional, value.prefix, value.suffix]
            if name == "adr": value = [value.box, value.extended, value.street, value.city, value.region, value.code, value.country]
            if name == "photo" and isinstance(value, bytes): import base64; value = base64.b64encode(value).decode()
            more = value if name == "categories" and isinstance(value, list) else [value]
            entries.append([name, {}, "text"] + more)
    cards.append(entries)
json.dump(cards, sys.stdout)
"""
    done = subprocess.run([python, "-c", program, path], capture_output=True, text=True)
    if done.returncode:
        return sys.exit(f"vobject cannot read {path.name}: {done.stderr.strip()}")
    return json.loads(done.stdout)


SABRE = pathlib.Path("/usr/share/php/Sabre/VObject/autoload.php")


def read_with_sabre(path, folder):
    """The cards that sabre/vobject reads. Release 2 leaves the backslashes before commas and semicolons to its callers."""
    program = folder / "sabre.php"
    program.write_text(
        f"""<?php require '{SABRE}';
$splitter = new Sabre\\VObject\\Splitter\\VCard(fopen($argv[1], 'r'));
$cards = [];
while ($card = $splitter->getNext()) {{
    $entries = [];
    foreach ($card->children() as $property) $entries[] = [strtolower($property->name), [], 'text', $property->value];
    $cards[] = $entries;
}}
echo json_encode($cards);
"""
    )
    done = subprocess.run(["php", "-d", "error_reporting=E_ERROR", "-d", "memory_limit=1G", program, path], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"sabre/vobject cannot read {path.name}: {done.stderr.strip() or done.stdout[:500]}")
    cards = json.loads(done.stdout)
    for entry in (entry for card in cards for entry in card):
        name, value = entry[0], entry[3]
        separator = {"n": ";", "adr": ";", "org": ";", "categories": ","}.get(name)
        if separator is None:
            entry[3] = value if name in ("url", "photo") else value.replace("\\,", ",").replace("\\;", ";")
            continue
        parts = [part.replace("\\,", ",").replace("\\;", ";") for part in re.split(rf"(?<!\\){separator}", value)]
        entry[3:] = parts if name == "categories" else [parts]
    return cards


JARS = [pathlib.Path(f"/usr/share/java/{name}.jar") for name in ("ez-vcard", "vinnie", "jackson-core")]


def read_with_ez_vcard(path, folder):
    """The cards that ez-vcard reads, written by it as jCard."""
    program = folder / "Read.java"
    program.write_text(
        """
import ezvcard.*;
import java.io.*;
import java.nio.charset.StandardCharsets;
public class Read {
    public static void main(String[] arguments) throws Exception {
        var cards = Ezvcard.parse(new InputStreamReader(new FileInputStream(arguments[0]), StandardCharsets.UTF_8)).all();
        var output = new OutputStreamWriter(System.out, StandardCharsets.UTF_8);
        Ezvcard.writeJson(cards).go(output);
        output.flush();
    }
}
"""
    )
    classpath = ":".join(map(str, JARS))
    done = subprocess.run(["java", "-cp", classpath, program, path], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"ez-vcard cannot read {path.name}: {done.stderr.strip()[:500]}")
    cards = json.loads(done.stdout)
    cards = [card[1] for card in (cards if isinstance(cards[0], list) else [cards])]
    for entry in (entry for card in cards for entry in card):
        # Properties that it does not know stay as they stand in the file.
        if entry[0] == "x-ablabel":
            entry[3] = re.sub(r"\\(.)", r"\1", entry[3])
    return cards


EVOLUTION = r"""
import json, sys
import gi
gi.require_version("EBookContacts", "1.2")
from gi.repository import EBookContacts
if len(sys.argv) == 1: sys.exit()
cards = []
text = open(sys.argv[1], encoding="utf-8", newline="").read()
for card in text.split("END:VCARD\r\n")[:-1]:
    entries = []
    for attribute in EBookContacts.VCard.new_from_string(card + "END:VCARD\r\n").get_attributes():
        name, values = attribute.get_name().lower(), attribute.get_values()
        if name in ("n", "adr", "org"): values = [values]
        entries.append([name, {}, "text"] + values)
    cards.append(entries)
json.dump(cards, sys.stdout)
"""
# The interpreter that Debian's packages of GObject belong to.
SYSTEM_PYTHON = "/usr/bin/python3"


def has_libebook():
    """Whether the address book library of Evolution is installed."""
    return subprocess.run([SYSTEM_PYTHON, "-c", EVOLUTION], capture_output=True).returncode == 0


def read_with_libebook(path):
    """The cards that libebook reads, one by one, as it does not read files of several."""
    done = subprocess.run([SYSTEM_PYTHON, "-c", EVOLUTION, path], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"libebook cannot read {path.name}: {done.stderr.strip()[:500]}")
    return json.loads(done.stdout)


def office_workbook(path, folder):
    """A workbook as LibreOffice writes it as CSV."""
    target = folder / "office"
    command = ["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile"]
    command += ["--convert-to", "csv:Text - txt - csv (StarCalc):44,34,76", "--outdir", target, path]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"LibreOffice cannot read {path.name}: {done.stderr.strip()}")
    return target / path.with_suffix(".csv").name


def office(path, folder):
    """A table as LibreOffice writes it again, every cell taken for text."""
    target = folder / "office"
    with open(path, encoding="utf-8", newline="") as file:
        columns = len(next(csv.reader(file)))
    # 2 is the number of the format "text".
    formats = "/".join(f"{column}/2" for column in range(1, columns + 1))
    command = ["soffice", "--headless", f"-env:UserInstallation=file://{folder}/profile", f"--infilter=CSV:44,34,76,1,{formats}"]
    command += ["--convert-to", "csv:Text - txt - csv (StarCalc):44,34,76", "--outdir", target, path]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"LibreOffice cannot read {path.name}: {done.stderr.strip()}")
    return target / path.name


def main():
    arguments = parser(__doc__)
    arguments.add_argument("--contacts", type=int, default=1000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--install", action="store_true")
    arguments.add_argument("--office", action="store_true")
    arguments.add_argument("--quick", action="store_true")
    options = arguments.parse_args()
    program = command(options.command)
    if options.install:
        packages = ["php-cli", "php-sabre-vobject", "libez-vcard-java", "libvinnie-java", "libjackson2-core-java", "default-jre-headless"]
        packages += ["python3-gi", "gir1.2-ebookcontacts-1.2"]
        subprocess.run([ROOT / "Scripts/install", *packages], check=True)
    if options.office and not shutil.which("soffice") and subprocess.run([ROOT / "Scripts/install", "libreoffice-calc"]).returncode:
        print("LibreOffice cannot be installed; skipped", file=sys.stderr)
        sys.exit(69)
    rnd = random.Random(options.seed)
    contacts = [Contact(rnd, number) for number in range(options.contacts)]
    differences = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "in.vcf").write_bytes("".join(contact.card() for contact in contacts).encode())

        def trunkline(*words):
            done = subprocess.run([program, *words], cwd=folder, capture_output=True, text=True)
            if done.returncode:
                sys.exit(f"trunkline {' '.join(words)} failed: {done.stderr.strip()}")

        trunkline("ingest", "in.vcf", "--region", "GB", "--allow", "all", "-q")
        for form, file in [
            ("csv", "own.csv"), ("xlsx", "own.xlsx"), ("google", "google.csv"), ("outlook", "outlook.csv"), ("vcard3", "3.vcf"), ("vcard4", "4.vcf"),
            ("jcard", "cards.json"), ("jsonl", "lines.jsonl"),
        ]:
            trunkline("export", "--to", form, "-o", file, "-q")
        differences += compare_tables(folder / "own.csv", contacts, OWN)
        differences += compare_tables(folder / "google.csv", contacts, GOOGLE)
        differences += compare_tables(folder / "outlook.csv", contacts, OUTLOOK)
        cards = [card[1] for card in json.loads((folder / "cards.json").read_text("utf-8"))]
        differences += compare_cards("Python json, cards.json", cards, contacts, 4)
        comparison = Comparison("Python json, lines.jsonl")
        lines = (folder / "lines.jsonl").read_text("utf-8").split("\n")[:-1]
        for contact, line in zip(contacts, map(json.loads, lines)):
            comparison.expect(contact, "names", (line["givenName"], line["familyName"]), (contact.given, contact.family))
            comparison.expect(contact, "e164", [phone["e164"] for phone in line["phones"]], [number for _, number in contact.phones])
            comparison.expect(contact, "labels", [phone["label"] or "" for phone in line["phones"]], [label for label, _ in contact.phones])
            comparison.expect(contact, "note", line["note"], contact.note)
        differences += comparison.finish()
        if not options.quick:
            differences += compare_with_others(folder, contacts)
    return 1 if differences else 0


def compare_with_others(folder, contacts):
    """Compares with what the programs read that are installed here."""
    differences = 0
    python = interpreter("exports")
    rows, faults = read_with_openpyxl(folder / "own.xlsx", python)
    differences += faults + compare_rows(rows, contacts, OWN, "openpyxl, own.xlsx")
    # vobject cuts addresses of the web at their first comma, and a data: address of 4.0, which it does not know, at its comma.
    differences += compare_cards(
        "vobject, 3.vcf", read_with_vobject(folder / "3.vcf", python), contacts, 3, skipped=("url",))
    differences += compare_cards(
        "vobject, 4.vcf", read_with_vobject(folder / "4.vcf", python), contacts, 4, skipped=("url", "photo", "bday"))
    if shutil.which("php") and SABRE.exists():
        differences += compare_cards("sabre/vobject, 3.vcf", read_with_sabre(folder / "3.vcf", folder), contacts, 3, splits_backslashes=True)
        differences += compare_cards("sabre/vobject, 4.vcf", read_with_sabre(folder / "4.vcf", folder), contacts, 4, splits_backslashes=True)
    else:
        print("sabre/vobject: not installed; --install does that")
    if shutil.which("java") and all(jar.exists() for jar in JARS):
        differences += compare_cards("ez-vcard, 3.vcf", read_with_ez_vcard(folder / "3.vcf", folder), contacts, 3)
        differences += compare_cards("ez-vcard, 4.vcf", read_with_ez_vcard(folder / "4.vcf", folder), contacts, 4)
    else:
        print("ez-vcard: not installed; --install does that")
    if has_libebook():
        # libebook cuts addresses of the web at their first semicolon or comma.
        for version in (3, 4):
            cards = read_with_libebook(folder / f"{version}.vcf")
            differences += compare_cards(f"libebook, {version}.vcf", cards, contacts, version, skipped=("url",))
    else:
        print("libebook: not installed; --install does that")
    if shutil.which("soffice"):
        for file, names in [("own.csv", OWN), ("google.csv", GOOGLE), ("outlook.csv", OUTLOOK)]:
            differences += compare_tables(office(folder / file, folder), contacts, names, "LibreOffice")
        differences += compare_tables(office_workbook(folder / "own.xlsx", folder), contacts, OWN, "LibreOffice, XLSX")
    else:
        print("LibreOffice: not installed; --office does that")
    return differences
