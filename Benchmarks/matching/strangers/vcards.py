"""Cards as telephones and servers write them: vCard 2.1, 3.0 and 4.0."""


def escaped(text):
    return text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def folded(line):
    """The line in pieces of at most 75 octets, each of whole characters."""
    pieces, piece = [], ""
    for character in line:
        if len((piece + character).encode()) > 74:
            pieces.append(piece)
            piece = ""
        piece += character
    return "\r\n ".join(pieces + [piece])


def quoted_printable(name, *values):
    if all(value.isascii() for value in values):
        return f"{name}:{';'.join(values)}"
    octets = "".join("".join(f"={byte:02X}" for byte in value.encode()) + ";" for value in values)[:-1]
    lines = [octets[place : place + 60] for place in range(0, len(octets), 60)]
    for place in range(len(lines) - 1):
        while lines[place].endswith("=") or lines[place][-2:-1] == "=":
            lines[place], lines[place + 1] = lines[place][:-1], lines[place][-1] + lines[place + 1]
    return f"{name};CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:" + "=\r\n".join(lines)


def version_2(card):
    lines = ["BEGIN:VCARD", "VERSION:2.1"]
    name = card.display or card.organization
    if name:
        lines += [quoted_printable("N", "", name, "", "", ""), quoted_printable("FN", name)]
    else:
        lines.append("N:;;;;")
    lines += [f"TEL;{dict(mobile='CELL', home='HOME', work='WORK')[label]}:{text}" for label, text in card.phones]
    lines += [f"EMAIL;{label.upper()}:{text}" for label, text in card.mails]
    if card.note:
        lines.append(quoted_printable("NOTE", card.note))
    return lines + ["END:VCARD"]


def version_3(card):
    lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Apple Inc.//iPhone OS 17.5//EN"]
    lines.append("N:" + ";".join(map(escaped, [card.family, card.given, card.middle, card.prefix, card.suffix])))
    lines.append("FN:" + escaped(card.display or card.organization))
    if card.organization:
        lines.append(f"ORG:{escaped(card.organization)};{escaped(card.department)}")
    if card.title:
        lines.append("TITLE:" + escaped(card.title))
    lines += [f"EMAIL;type=INTERNET;type={label.upper()}:{escaped(text)}" for label, text in card.mails]
    for place, (label, text) in enumerate(card.phones):
        if place == 2:
            lines += [f"item1.TEL:{text}", "item1.X-ABLabel:_$!<Other>!$_"]
        else:
            lines.append(f"TEL;type={dict(mobile='CELL', home='HOME', work='WORK')[label]};type=VOICE:{text}")
    if card.street:
        lines.append(
            "ADR;type=HOME:;;" + ";".join(map(escaped, [card.street, card.city, card.state, card.post_code, card.country]))
        )
    if card.birthday.startswith("--"):
        lines.append(f"BDAY;X-APPLE-OMIT-YEAR=1604:1604{card.birthday[1:]}")
    elif card.birthday:
        lines.append(f"BDAY:{card.birthday}")
    if card.note:
        lines.append("NOTE:" + escaped(card.note))
    if card.kind == "organization":
        lines.append("X-ABShowAs:COMPANY")
    return list(map(folded, lines + ["END:VCARD"]))


def version_4(card):
    lines = ["BEGIN:VCARD", "VERSION:4.0"]
    if card.uid:
        lines.append("UID:" + card.uid)
    lines.append("KIND:" + ("org" if card.kind == "organization" else "individual"))
    lines.append("FN:" + escaped(card.display or card.organization))
    if card.kind != "organization":
        lines.append("N:" + ";".join(map(escaped, [card.family, card.given, card.middle, card.prefix, card.suffix])))
    if card.organization:
        lines.append("ORG:" + escaped(card.organization))
    lines += [f"EMAIL;TYPE={label}:{text}" for label, text in card.mails]
    lines += [f"TEL;TYPE={dict(mobile='cell').get(label, label)}:{text}" for label, text in card.phones]
    if card.street:
        lines.append(
            "ADR;TYPE=home:;;" + ";".join(map(escaped, [card.street, card.city, card.state, card.post_code, card.country]))
        )
    if card.birthday:
        century, *month_and_day = card.birthday.rsplit("-", 2)
        lines.append("BDAY:" + "".join([century and century.replace("-", "") or "--", *month_and_day]))
    if card.note:
        lines.append("NOTE:" + escaped(card.note))
    if card.web:
        lines.append("URL:" + card.web)
    return list(map(folded, lines + ["END:VCARD"]))


def write(path, cards, version):
    with open(path, "w", encoding="utf-8", newline="") as file:
        for card in cards:
            file.write("\r\n".join(version(card)) + "\r\n")
