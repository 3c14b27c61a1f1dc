"""Cards as bytes: the properties of a card with the bytes of each, read without any library.

Nothing is put right here: what a property says is one thing, the bytes that it is made of another, and both are compared.
"""

import base64
import binascii
import dataclasses
import quopri
import re

LINE = re.compile(rb"[^\r\n]*(?:\r*\n|\r(?!\n)|$)")
HEAD = re.compile(r'([^":;]+)((?:;(?:[^":]|"[^"]*")*)?):', re.DOTALL)
MARK = b"\xef\xbb\xbf"


@dataclasses.dataclass(frozen=True)
class Property:
    """A property: its bytes with line ends and folds, and what they say. What is no property has no name."""

    raw: bytes
    group: str = ""
    name: str = ""
    parameters: tuple = ()
    text: bytes = b""
    version: str = "3.0"

    def parameter(self, name):
        """The values of a parameter, in lower case; what has no name may be a type or an encoding."""
        found = []
        for key, value in self.parameters:
            if key == name or (not key and name in ("TYPE", "ENCODING")):
                found += [part.strip().lower() for part in value.replace('"', "").split(",")]
        return found

    @property
    def encoding(self):
        """`base64`, `quoted-printable`, or nothing."""
        found = self.parameter("ENCODING")
        return next((name for name in ("base64", "quoted-printable") if name in found), "base64" if "b" in found else "")

    @property
    def decoded(self):
        """The value as text, its escapes as they are."""
        encoded = quopri.decodestring(self.text) if self.encoding == "quoted-printable" else self.text
        try:
            return encoded.decode((self.parameter("CHARSET") or ["utf-8"])[0])
        except (UnicodeDecodeError, LookupError):
            return encoded.decode("latin-1")

    @property
    def parts(self):
        """What stands between semicolons and commas that are not escaped; one part for pictures and other data."""
        if self.encoding == "base64":
            return [data(self.text)]
        if self.text[:5].lower() == b"data:" and b";base64," in self.text:
            return [data(self.text.split(b";base64,", 1)[1])]
        return [self.unescaped(part) for part in re.split(r"(?<!\\)[;,]", self.decoded)]

    def unescaped(self, text):
        """A text without its escapes: 2.1 has that of the semicolon alone, and only where it stands between parts."""
        if self.version == "2.1":
            return (text.replace("\\;", ";") if self.name in ("N", "ADR", "ORG") else text).replace("\r\n", "\n")
        return re.sub(r"\\(.)", lambda match: "\n" if match[1] in "nN" else match[1], text, flags=re.DOTALL)

    @property
    def value(self):
        """What the property says as a whole."""
        return self.parts[0] if isinstance(self.parts[0], bytes) else self.unescaped(self.decoded)


@dataclasses.dataclass(frozen=True)
class Card:
    """A file with one card: everything in it, in order."""

    everything: tuple

    @property
    def properties(self):
        """The properties between BEGIN and END."""
        return [found for found in self.everything if found.name not in ("", "BEGIN", "END")]

    def all(self, *names):
        return [found for found in self.properties if found.name in names]

    @property
    def uid(self):
        return next((found.value for found in self.all("UID")), None)


def read(raw):
    """The card in a file."""
    marked = raw.startswith(MARK)
    found = [Property(MARK)] if marked else []
    lines = []
    for line in filter(None, LINE.findall(raw[len(MARK) * marked:])):
        if lines and not continues(lines, line):
            found.append(property_of(lines))
            lines = []
        lines.append(line)
    found += [property_of(lines)] if lines else []
    version = next((each.value.strip() for each in found if each.name == "VERSION"), "3.0")
    return Card(tuple(dataclasses.replace(each, version=version) for each in found))


def continues(lines, line):
    """Whether a line goes on with the property before it: folded, after a soft line break, or with more base64."""
    head = lines[0].upper().split(b":", 1)[0]
    if line[:1] in (b" ", b"\t") and lines[0].strip():
        return True
    if b"QUOTED-PRINTABLE" in head and lines[-1].rstrip(b"\r\n").endswith(b"="):
        return True
    # The empty line after the data belongs to it, too.
    return b"ENCODING=BASE64" in head and b":" not in line and bool(lines[-1].strip())


def property_of(lines):
    """The property that some lines are."""
    raw = b"".join(lines)
    first, *rest = [line.rstrip(b"\r\n") for line in lines]
    soft = b"QUOTED-PRINTABLE" in first.upper().split(b":", 1)[0]
    text = first
    for line in rest:
        text = text[:-1] + line if soft and text.endswith(b"=") else text + (line[1:] if line[:1] in (b" ", b"\t") else line)
    # As Latin-1, a byte is a character.
    match = HEAD.match(text.decode("latin-1"))
    if not match:
        return Property(raw, text=text)
    group, _, name = match[1].rpartition(".")
    parameters = []
    for part in re.findall(r'(?:[^";]|"[^"]*")+', match[2]):
        key, sign, value = part.partition("=")
        parameters.append((key.upper(), value) if sign else ("", key))
    return Property(raw, group, name.upper(), tuple(parameters), text[match.end():])


def data(text):
    """The bytes that are written as base64, or the text itself where it is none."""
    try:
        return base64.b64decode(b"".join(text.split()), validate=True)
    except binascii.Error:
        return text
