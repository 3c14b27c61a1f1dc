"""Invented people with numbers that nobody has, as files."""


def csv_text(count, first=0):
    """A table with accepted and rejected numbers, dates, and short rows."""
    lines = ["First Name,Home Phone,Mobile Phone,E-mail Address,Shoe Size,Birthday"]
    for number in range(first, first + count):
        if number % 37 == 0:
            lines.append(f"Person {number}")
        else:
            lines.append(
                f"Person {number},650-253-{1000 + number % 9000},212-555-01{10 + number % 90},"
                f"person{number}@example.com,{number % 50},{number % 40}/4/1985"
            )
    return "\n".join(lines) + "\n"


def cards_text(count):
    """Cards with accepted and rejected numbers."""
    return "".join(
        f"BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Person {number}\r\nTEL;TYPE=cell:+1 650-253-{1000 + number % 9000}\r\n"
        f"TEL;TYPE=work:911\r\nEMAIL:person{number}@example.com\r\nNOTE:Sits at desk {number}\r\nEND:VCARD\r\n"
        for number in range(count)
    )
