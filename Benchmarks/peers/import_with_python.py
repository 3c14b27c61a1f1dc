"""The usual script: csv, a library for phone numbers, and sqlite3. Contacts, numbers and e-mails in tables of their own.

    python3 import_with_python.py phonenumbers|rphonenumbers FILE DATABASE
"""

import csv
import importlib
import sqlite3
import sys

SCHEMA = """
CREATE TABLE contacts (id INTEGER PRIMARY KEY, given TEXT, middle TEXT, family TEXT, organization TEXT, title TEXT,
  birthday TEXT, note TEXT, labels TEXT, street TEXT, city TEXT, postal_code TEXT, country TEXT);
CREATE TABLE phone_numbers (contact_id INTEGER REFERENCES contacts, label TEXT, raw TEXT, e164 TEXT, type TEXT,
  reason TEXT);
CREATE TABLE emails (contact_id INTEGER REFERENCES contacts, label TEXT, address TEXT);
"""
CONTACT = [
    "First Name", "Middle Name", "Last Name", "Organization Name", "Organization Title", "Birthday", "Notes", "Labels",
    "Address 1 - Street", "Address 1 - City", "Address 1 - Postal Code", "Address 1 - Country",
]  # fmt: skip
BATCH = 20_000


def reader(library):
    """What is made of a number: its E.164 form, its type, and why it is bad."""
    parse, is_valid = library.parse, library.is_valid_number
    number_type, format_number = library.number_type, library.format_number
    e164 = library.PhoneNumberFormat.E164

    def read(text):
        try:
            number = parse(text, "US")
        except Exception as error:
            return None, None, str(error)
        if not is_valid(number):
            return None, None, "not a valid number"
        return format_number(number, e164), str(number_type(number)), None

    return read


def main():
    read = reader(importlib.import_module(sys.argv[1]))
    database = sqlite3.connect(sys.argv[3])
    database.executescript(SCHEMA)
    contacts, numbers, emails = [], [], []

    def flush():
        database.executemany(f"INSERT INTO contacts VALUES (?{', ?' * len(CONTACT)})", contacts)
        database.executemany("INSERT INTO phone_numbers VALUES (?, ?, ?, ?, ?, ?)", numbers)
        database.executemany("INSERT INTO emails VALUES (?, ?, ?)", emails)
        for rows in (contacts, numbers, emails):
            rows.clear()

    with open(sys.argv[2], encoding="utf-8", newline="") as file:
        rows = csv.reader(file)
        at = {name: position for position, name in enumerate(next(rows))}
        columns = [at[name] for name in CONTACT]
        phones = [(at[f"Phone {n} - Label"], at[f"Phone {n} - Value"]) for n in (1, 2)]
        label, address = at["E-mail 1 - Label"], at["E-mail 1 - Value"]
        for identifier, row in enumerate(rows, 1):
            contacts.append([identifier] + [row[column] for column in columns])
            for kind, value in phones:
                if row[value]:
                    numbers.append((identifier, row[kind], row[value], *read(row[value])))
            if row[address]:
                emails.append((identifier, row[label], row[address]))
            if len(contacts) >= BATCH:
                flush()
    flush()
    database.execute("CREATE INDEX numbers_by_e164 ON phone_numbers (e164)")
    database.commit()


if __name__ == "__main__":
    main()
