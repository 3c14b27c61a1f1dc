"""One number as it was read, and the rules that decide."""

import ctypes
import operator
from typing import List, NamedTuple, Optional, Tuple

from ._library import CNumber, check, library, names

VERDICTS = names(library.trunkline_verdict_name)
REASONS = names(library.trunkline_reason_name)
CATEGORIES = names(library.trunkline_category_name)
REPAIRS = names(library.trunkline_repair_name)
STYLES = ("e164", "national", "international", "rfc3966")


class Rule(NamedTuple):
    """What decided about a number, and who states it."""

    name: str
    """The calling code and the template: ``+44 20########``."""
    template: str
    """The numbers that the rule is about: ``#`` is any digit, ``N`` is 2 to 9, ``[1-36]`` a class."""
    region: str
    category: str
    note: str
    """Why the range is reserved or forbidden; empty for an ordinary category."""
    source_name: str
    source_url: str
    confidence: str


def rule(identifier: int) -> Rule:
    """The rule of an identifier, as in the column ``rule_id``. Identifiers hold for one :data:`plan_version`.

    Raises ValueError if there is no such rule, TypeError for anything but an integer.
    """
    identifier = operator.index(identifier)
    if not 0 < identifier <= library.trunkline_rule_count():
        raise ValueError(f"no rule has the identifier {identifier} in plan version {library.trunkline_plan_version().decode()}")
    parts = []
    for part in range(len(Rule._fields)):
        length = check(library.trunkline_rule_text(identifier, part, None, 0))
        text = ctypes.create_string_buffer(length + 1)
        check(library.trunkline_rule_text(identifier, part, text, length + 1))
        parts.append(text.value.decode())
    return Rule(*parts)


class Number:
    """One number as it was read. Immutable."""

    __slots__ = ("_number", "_text")

    def __init__(self, number: CNumber, text: str):
        self._number = number
        self._text = text

    @property
    def text(self) -> str:
        """The text that was read: the whole cell, or the part of it that holds this number."""
        return self._text

    @property
    def verdict(self) -> str:
        """``accepted``, ``rejected``, ``ambiguous`` or ``empty``."""
        return VERDICTS[self._number.verdict]

    @property
    def reason(self) -> Optional[str]:
        """Why the number was rejected, as ``entertainment`` or ``tooShort``; None if it was not."""
        return REASONS[self._number.reason] or None

    @property
    def e164(self) -> Optional[str]:
        """The E.164 form of an accepted number, for storing and dialling; None of any other."""
        return self._number.e164.decode() or None

    @property
    def form(self) -> Optional[str]:
        """The same form of every number that a plan takes, accepted or not, for showing and comparing; else None."""
        return self._number.form.decode() or None

    @property
    def extension(self) -> Optional[str]:
        return self._number.extension.decode() or None

    @property
    def national_number(self) -> str:
        """The national significant number, or the digits seen where no plan takes them."""
        return self._number.national_number.decode()

    @property
    def country_code(self) -> Optional[int]:
        return self._number.country_code or None

    @property
    def region(self) -> Optional[str]:
        """ISO 3166-1 code of the number's region, ``001`` for codes of no country."""
        return self._number.region.decode() or None

    @property
    def categories(self) -> Tuple[str, ...]:
        """``mobile``, ``fixedLine`` ...; a number that may be of two categories has both."""
        return _members(self._number.categories, CATEGORIES)

    @property
    def repairs(self) -> Tuple[str, ...]:
        """What was repaired before the number could be read."""
        return _members(self._number.repairs, REPAIRS)

    @property
    def rule(self) -> Optional[Rule]:
        """The rule that decided, with its citation."""
        return rule(self._number.rule) if self._number.rule else None

    def format(self, style: str = "international") -> Optional[str]:
        """The number in a style: ``e164``, ``national``, ``international`` or ``rfc3966``.

        None if no numbering plan takes the number, and in the style ``e164`` unless it was accepted. Raises ValueError for an
        unknown style.
        """
        if style not in STYLES:
            raise ValueError(f"unknown style {style!r}; styles are {', '.join(STYLES)}")
        if not self._number.plan_rule or style == "e164" and not self.e164:
            return None
        text = ctypes.create_string_buffer(128)
        check(library.trunkline_format(ctypes.byref(self._number), STYLES.index(style), text, len(text)))
        return text.value.decode()

    def explain(self) -> str:
        """How the number was read, step by step, a line for each: the step, a tab, what it found.

        Characters of the text that cannot be seen, and backslashes, are escaped as in Python: a tab is ``\\t``. ``trunkline check``
        of the command tells more: prefixes, the form, what to do.
        """
        decided = self.rule
        steps = [("text", _escaped(self.text))]
        steps += [("repair", name) for name in self.repairs]
        steps += [("calling code", self.country_code), ("national number", self.national_number)]
        steps += [("extension", self.extension), ("category", ",".join(self.categories)), ("region", self.region)]
        if decided:
            steps += [("rule", decided.name), ("note", decided.note), ("source", decided.source_name)]
            steps += [("link", decided.source_url), ("confidence", decided.confidence)]
        steps += [("plan version", library.trunkline_plan_version().decode())]
        steps += [("verdict", f"{self.verdict}: {self.reason}" if self.reason else self.verdict)]
        return "".join(f"{name}\t{value}\n" for name, value in steps if value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Number) and bytes(self._number) == bytes(other._number)

    def __hash__(self) -> int:
        return hash(bytes(self._number))

    def __reduce__(self):
        return _restore, (bytes(self._number), self.text)

    def __repr__(self) -> str:
        what = self.reason or self.verdict
        return f"<Number {self.text!r}: {what}{' ' + self.form if self.form else ''}>"


def _escaped(text: str) -> str:
    """A text on one line: backslashes and what cannot be seen, as newlines, escaped."""
    return "".join(
        character if character.isprintable() and character != "\\" else character.encode("unicode_escape").decode()
        for character in text
    )


def _members(bits: int, words: Tuple[str, ...]) -> Tuple[str, ...]:
    members: List[str] = [word for bit, word in enumerate(words) if bits >> bit & 1]
    return tuple(members)


def _restore(number: bytes, text: str) -> Number:
    return Number(CNumber.from_buffer_copy(number), text)
