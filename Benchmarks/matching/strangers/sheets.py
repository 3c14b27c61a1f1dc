"""Cards as tables: each function gives the cells of a card by the headings of a program."""

import csv

from card import Card


def of_label(values, *labels):
    return [text for label, text in values if label in labels]


def nth(values, place):
    """The value at a place, if there are so many."""
    return values[place] if place < len(values) else ""


def american(birthday):
    if not birthday or birthday.startswith("--"):
        return ""
    year, month, day = birthday.split("-")
    return f"{int(month)}/{int(day)}/{year}"


def google(card):
    cells = {
        "First Name": card.given,
        "Middle Name": card.middle,
        "Last Name": card.family,
        "Phonetic First Name": "",
        "Phonetic Middle Name": "",
        "Phonetic Last Name": "",
        "Name Prefix": card.prefix,
        "Name Suffix": card.suffix,
        "Nickname": card.nickname,
        "File As": "",
        "Organization Name": card.organization,
        "Organization Title": card.title,
        "Organization Department": card.department,
        "Birthday": card.birthday,
        "Notes": card.note,
        "Photo": "",
        "Labels": "* myContacts",
    }
    for place in range(3):
        label, text = nth(card.mails, place) or ("", "")
        cells.update({f"E-mail {place + 1} - Label": label.capitalize(), f"E-mail {place + 1} - Value": text})
    for place in range(4):
        label, text = nth(card.phones, place) or ("", "")
        cells.update({f"Phone {place + 1} - Label": label.capitalize(), f"Phone {place + 1} - Value": text})
    cells.update(
        {
            "Address 1 - Label": "Home" if card.street else "",
            "Address 1 - Street": card.street,
            "Address 1 - City": card.city,
            "Address 1 - Region": card.state,
            "Address 1 - Postal Code": card.post_code,
            "Address 1 - Country": card.country,
            "Website 1 - Label": "Work" if card.web else "",
            "Website 1 - Value": card.web,
        }
    )
    return cells


def outlook(card):
    company = card.kind == "organization"
    work, home, mobile = (of_label(card.phones, label) for label in ("work", "home", "mobile"))
    address = [card.street, card.city, card.state, card.post_code, card.country]
    parts = ["Street", "City", "State", "Postal Code", "Country/Region"]
    cells = {
        "Title": card.prefix,
        "First Name": card.given,
        "Middle Name": card.middle,
        "Last Name": card.family,
        "Suffix": card.suffix,
        "Company": card.organization,
        "Department": card.department,
        "Job Title": card.title,
    }
    cells.update({f"Business {part}": value if company else "" for part, value in zip(parts, address)})
    cells.update({f"Home {part}": "" if company else value for part, value in zip(parts, address)})
    cells.update(
        {
            "Business Phone": nth(work, 0),
            "Business Phone 2": nth(work, 1),
            "Home Phone": nth(home, 0),
            "Home Phone 2": nth(home, 1),
            "Mobile Phone": nth(mobile, 0),
            "Other Phone": nth(mobile, 1),
            "Birthday": american(card.birthday) or "0/0/00",
        }
    )
    cells.update(
        {
            name: nth(card.mails, place)[1] if nth(card.mails, place) else ""
            for place, name in enumerate(["E-mail Address", "E-mail 2 Address", "E-mail 3 Address"])
        }
    )
    cells.update({"Notes": card.note, "Private": "False", "Web Page": card.web})
    return cells


def crm(card):
    phones = of_label(card.phones, "work", "home")
    return {
        "Account Name": card.organization,
        "Salutation": card.prefix,
        "First Name": card.given,
        "Last Name": card.family,
        "Title": card.title,
        "Department": card.department,
        "Phone": nth(phones, 0),
        "Other Phone": nth(phones, 1),
        "Mobile": nth(of_label(card.phones, "mobile"), 0),
        "Email": card.mails[0][1] if card.mails else "",
        "Mailing Street": card.street,
        "Mailing City": card.city,
        "Mailing State": card.state,
        "Mailing Zip": card.post_code,
        "Mailing Country": card.country,
        "Website": card.web,
        "Email Opt Out": "0",
        "Do Not Call": "0",
        "Description": card.note,
    }


def collected(card):
    quoted = f"'{card.display}'" if card.family and len(card.display) % 7 == 0 else card.display
    return {
        "First Name": "",
        "Last Name": "",
        "Display Name": quoted,
        "Nickname": "",
        "Primary Email": card.mails[0][1] if card.mails else "",
        "Secondary Email": card.mails[1][1] if len(card.mails) > 1 else "",
        "Work Phone": "",
        "Home Phone": "",
        "Mobile Number": "",
        "Organization": card.organization,
        "Notes": card.note,
    }


def club(card):
    mobile = of_label(card.phones, "mobile")
    return {
        "Name": card.display,
        "Date of birth": american(card.birthday),
        "Parent": card.guardian,
        "Phone": nth(of_label(card.phones, "home", "work"), 0),
        "Mobile": nth(mobile, 0),
        "Mobile 2": nth(mobile, 1),
        "E-mail": card.mails[0][1] if card.mails else "",
        "E-mail 2": card.mails[1][1] if len(card.mails) > 1 else "",
        "Street": card.street,
        "City": card.city,
        "State": card.state,
        "Postcode": card.post_code,
        "Country": card.country,
        "Photos allowed": "yes",
        "Remarks": card.note,
    }


def customers(card):
    phones = [text for _, text in card.phones]
    return {
        "Name": card.display,
        "Street": card.street,
        "City": card.city,
        "State": card.state,
        "Zip": card.post_code,
        "Country": card.country,
        "Phone": nth(phones, 0),
        "Phone 2": nth(phones, 1),
        "Phone 3": nth(phones, 2),
        "E-mail": card.mails[0][1] if card.mails else "",
        "E-mail 2": card.mails[1][1] if len(card.mails) > 1 else "",
        "Birthday": card.birthday,
        "Newsletter": "no",
        "SMS": "no",
        "Comment": card.note,
    }


def spisok(card):
    phones = [text for _, text in card.phones]
    return {
        "ФИО": card.display,
        "Телефон": nth(phones, 0),
        "Телефон 2": nth(phones, 1),
        "Телефон 3": nth(phones, 2),
        "Эл. почта": card.mails[0][1] if card.mails else "",
        "Улица": card.street,
        "Город": card.city,
        "Индекс": card.post_code,
        "Страна": card.country,
        "Примечание": card.note,
    }


def write(path, cards, cells, delimiter=",", mark=False):
    with open(path, "w", encoding="utf-8-sig" if mark else "utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(cells(Card([], "person"))), delimiter=delimiter, lineterminator="\r\n")
        writer.writeheader()
        writer.writerows(map(cells, cards))
