"""Cards as programs write them: versions, encodings, folds and line ends."""

import base64
import dataclasses
import random

ENDS = {"CRLF": b"\r\n", "LF": b"\n", "CR": b"\r"}


@dataclasses.dataclass
class Style:
    """How a program writes its cards."""

    version: str = "3.0"
    end: str = "CRLF"
    width: int = 75
    mark: bool = False
    charset: str = "utf-8"
    lower: bool = False
    tab: bool = False

    @property
    def oddities(self):
        """What a server may refuse or change."""
        return [name for name, here in [
            ("2.1", self.version == "2.1"), ("4.0", self.version == "4.0"), (self.end, self.end != "CRLF"), ("BOM", self.mark),
            (self.charset, self.charset != "utf-8"), ("lower case", self.lower), ("not folded", not self.width)] if here]


def style(rnd):
    """A style at random, of those that exist together."""
    version = rnd.choices(["3.0", "4.0", "2.1"], [6, 2, 1])[0]
    return Style(
        version, rnd.choices(["CRLF", "LF", "CR"], [6, 3, 0.3])[0], rnd.choice([75, 75, 75, 60, 0]), rnd.random() < 0.02,
        "iso-8859-1" if version == "2.1" and rnd.random() < 0.2 else "utf-8", rnd.random() < 0.01, rnd.random() < 0.05)


@dataclasses.dataclass
class Line:
    """A property that is to be written: its value is a text, a list of parts, or the bytes of a picture."""

    name: str
    value: object
    parameters: list = dataclasses.field(default_factory=list)
    group: str = ""
    separator: str = ";"


def escaped(text, version):
    """A text with the escapes of its version."""
    if version == "2.1":
        return text.replace(";", "\\;")
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace(",", "\\,").replace(";", "\\;")


def written(lines, style):
    """The bytes of a card."""
    end = ENDS[style.end]
    whole = [Line("BEGIN", "VCARD"), Line("VERSION", style.version), *lines, Line("END", "VCARD")]
    content = b"".join(physical(line, style) for line in whole)
    return (b"\xef\xbb\xbf" if style.mark else b"") + content.replace(b"\n", end)


def physical(line, style):
    """The lines of a property, each with a line feed."""
    name = (line.group + "." if line.group else "") + (line.name.lower() if style.lower else line.name)
    if isinstance(line.value, bytes):
        return picture(name, line, style)
    parts = line.value if isinstance(line.value, list) else [line.value]
    # 2.1 has an escape only where semicolons stand between parts.
    plain = style.version == "2.1" and not isinstance(line.value, list)
    text = line.value if plain else line.separator.join(escaped(part, style.version) for part in parts)
    raw = text.encode(style.charset, "replace")
    if style.version == "2.1" and (not raw.isascii() or b"\n" in raw):
        head = "".join([name, *(f";{value}" for value in line.parameters), f";CHARSET={style.charset.upper()};ENCODING=QUOTED-PRINTABLE:"])
        return head.encode() + quoted_printable(raw.replace(b"\n", b"\r\n"), 76 - len(head) % 70) + b"\n"
    head = "".join([name, *(f";{value}" for value in parameters(line.parameters, style.version))]) + ":"
    return folded(head.encode() + raw, style)


def quoted_printable(raw, room):
    """Bytes with every byte that is no plain character written as its number, and soft line breaks; `room` is what the first line has."""
    found, width = [], room - 1
    for byte in raw:
        # A space is plain only where nobody can take it for the indent of a line.
        is_plain = 32 < byte < 127 and byte != 0x3D or byte == 32 and 3 < width < 75
        sign = bytes([byte]) if is_plain else b"=%02X" % byte
        if width < len(sign):
            found.append(b"=\n")
            width = 75
        found.append(sign)
        width -= len(sign)
    return b"".join(found)


def parameters(values, version):
    """Types without names, as 2.1 has them, and with them, as the others do."""
    return values if version == "2.1" else [value if "=" in value else f"TYPE={value}" for value in values]


def picture(name, line, style):
    """A picture in the form of the version; that of 2.1 ends with an empty line."""
    text = base64.b64encode(line.value)
    if style.version == "4.0":
        return folded(f"{name}:data:image/jpeg;base64,".encode() + text, style)
    if style.version == "3.0":
        return folded(f"{name};ENCODING=b;TYPE=JPEG:".encode() + text, style)
    return folded(f"{name};ENCODING=BASE64;JPEG:".encode() + text, Style(width=style.width or 75)) + b"\n"


def folded(raw, style):
    """A line, folded between characters where it is too long."""
    if not style.width or len(raw) <= style.width:
        return raw + b"\n"
    pieces, start, width = [], 0, style.width
    while len(raw) - start > width:
        stop = start + width
        while raw[stop] & 0xC0 == 0x80:
            stop -= 1
        pieces.append(raw[start:stop])
        start, width = stop, style.width - 1
    return (b"\n\t" if style.tab else b"\n ").join([*pieces, raw[start:]]) + b"\n"


def pixels(rnd: random.Random):
    """Bytes that begin as a picture does."""
    return b"\xff\xd8\xff\xe0" + rnd.randbytes(rnd.choice([40, 400, 4_000]))
