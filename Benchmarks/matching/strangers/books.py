"""The address books: what each of them keeps, and since when."""

import dataclasses


@dataclasses.dataclass(frozen=True, eq=False)
class Book:
    file: str
    year: int
    rates: dict  # how often a card has a field, if there is a value
    native: float = 0.05
    telephone: bool = False
    in_one_field: bool = False
    cyrillic: bool = False
    business: bool = False
    club: bool = False
    upper_case: bool = False
    mail_only: bool = False
    mails: int = 3
    size: float = 1


BOOKS = [
    Book("phone.vcf", 2010, dict(mobile=0.95, landline=0.3, work=0.15), telephone=True, in_one_field=True, size=0.9),
    Book(
        "iphone.vcf",
        2024,
        dict(mobile=0.92, landline=0.2, work=0.15, mail=0.45, work_mail=0.15, address=0.2, birthday=0.3, organization=0.2),
        0.25,
        telephone=True,
        size=1.5,
    ),
    Book(
        "google.csv",
        2022,
        dict(mobile=0.75, landline=0.2, work=0.1, mail=0.75, work_mail=0.2, address=0.15, birthday=0.2, organization=0.15),
        0.2,
        telephone=True,
        size=1.4,
    ),
    Book(
        "outlook.csv",
        2013,
        dict(mobile=0.6, landline=0.5, work=0.6, mail=0.4, work_mail=0.7, address=0.4, birthday=0.2, organization=0.7),
        size=0.9,
    ),
    Book(
        "carddav.vcf",
        2025,
        dict(mobile=0.85, landline=0.2, work=0.15, mail=0.7, work_mail=0.2, address=0.4, birthday=0.4, organization=0.25, uid=1),
        0.3,
        telephone=True,
        size=1.2,
    ),
    Book("crm.csv", 2019, dict(mobile=0.4, work=0.85, work_mail=0.85, organization=1), business=True, mails=1, size=1.0),
    Book("collected.csv", 2018, dict(mail=0.75, work_mail=0.35), mail_only=True, mails=2, size=1.0),
    Book(
        "club.csv",
        2021,
        dict(mobile=0.7, landline=0.4, mail=0.5, address=0.8, birthday=0.85),
        in_one_field=True,
        club=True,
        mails=2,
        size=0.8,
    ),
    Book(
        "customers.csv",
        2016,
        dict(mobile=0.6, landline=0.5, mail=0.6, address=1, birthday=0.3),
        in_one_field=True,
        upper_case=True,
        mails=2,
        size=1.2,
    ),
    Book(
        "spisok.csv",
        2014,
        dict(mobile=0.75, landline=0.4, mail=0.3, address=0.4),
        0.9,
        in_one_field=True,
        cyrillic=True,
        mails=1,
        size=0.7,
    ),
]
