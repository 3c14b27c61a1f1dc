"""Finite languages of digit strings: minimal automata, and templates for them.

A language is identified by the index of a node; nodes are shared, so equal languages have equal indexes. A node is a pair
(accepts the empty string, ten successors). Node 0 is the empty language.
"""

import functools

try:
    from re import _parser as sre_parse, _constants as sre
except ImportError:
    import sre_constants as sre
    import sre_parse

DIGITS = "0123456789"
LONGEST = 17
NOTHING = 0

_nodes = [(False, (0,) * 10)]
_index = {_nodes[0]: 0}


def node(accepts, successors):
    key = (accepts, tuple(successors))
    if key not in _index:
        _index[key] = len(_nodes)
        _nodes.append(key)
    return _index[key]


EMPTY_STRING = node(True, (0,) * 10)


def accepts_empty(language):
    """True if the empty string is in the language."""
    return _nodes[language][0]


def after(language, digit):
    """What follows a digit, 0...9, in the strings of the language that begin with it."""
    return _nodes[language][1][digit]


@functools.cache
def any_digits(longest):
    """Every string of at most so many digits."""
    return node(True, (any_digits(longest - 1),) * 10) if longest else EMPTY_STRING


@functools.cache
def _combine(operation, left, right):
    if operation == "or" and NOTHING in (left, right):
        return left or right
    if operation == "and" and NOTHING in (left, right):
        return NOTHING
    if operation == "minus" and NOTHING in (left, right):
        return left
    (left_accepts, left_next), (right_accepts, right_next) = _nodes[left], _nodes[right]
    accepts = {
        "or": left_accepts or right_accepts,
        "and": left_accepts and right_accepts,
        "minus": left_accepts and not right_accepts,
    }[operation]
    return node(accepts, (_combine(operation, a, b) for a, b in zip(left_next, right_next)))


def union(left, right):
    return _combine("or", left, right)


def intersection(left, right):
    return _combine("and", left, right)


def difference(left, right):
    return _combine("minus", left, right)


@functools.cache
def with_lengths(language, lengths):
    """The strings of the language whose length is one of `lengths` (a frozenset)."""
    if language == NOTHING:
        return NOTHING
    accepts, successors = _nodes[language]
    shorter = frozenset(n - 1 for n in lengths if n > 0)
    return node(accepts and 0 in lengths, (with_lengths(s, shorter) for s in successors))


@functools.cache
def prefixed(language, longest=LONGEST):
    """Every string, of at most `longest` digits, that begins with a string of the language."""
    if language == NOTHING:
        return NOTHING
    accepts, successors = _nodes[language]
    if accepts:
        return any_digits(longest)
    if longest == 0:
        return NOTHING
    return node(False, (prefixed(s, longest - 1) for s in successors))


# Regular expressions ----------------------------------------------------------------------------------------------


def _digit_class(items):
    """The digits that a character class of the parsed expression takes."""
    digits, negated = set(), False
    for kind, value in items:
        if kind is sre.NEGATE:
            negated = True
        elif kind is sre.LITERAL:
            digits.add(chr(value))
        elif kind is sre.RANGE:
            digits.update(chr(c) for c in range(value[0], value[1] + 1))
        elif kind is sre.CATEGORY and value is sre.CATEGORY_DIGIT:
            digits.update(DIGITS)
        else:
            raise ValueError(f"a class holds {kind} {value}")
    digits &= set(DIGITS)
    return frozenset(set(DIGITS) - digits if negated else digits)


class Sequence:
    """One way through an expression: a class a digit, where each group lies, and whether the text must end there."""

    __slots__ = ("classes", "groups", "ends")

    def __init__(self, classes=(), groups=None, ends=False):
        self.classes, self.groups, self.ends = classes, groups or {}, ends

    def then(self, other):
        shift = len(self.classes)
        groups = dict(self.groups)
        groups.update({g: (a + shift, b + shift) for g, (a, b) in other.groups.items()})
        return Sequence(self.classes + other.classes, groups, self.ends or other.ends)


def _ways(items):
    """All ways through a parsed expression, in the order in which a backtracking matcher tries them."""
    result = [Sequence()]
    for kind, value in items:
        result = [head.then(tail) for head in result for tail in _step_ways(kind, value)]
    return result


def _step_ways(kind, value):
    if kind is sre.LITERAL:
        return [Sequence((frozenset(chr(value)),))]
    if kind is sre.IN:
        return [Sequence((_digit_class(value),))]
    if kind is sre.ANY:
        return [Sequence((frozenset(DIGITS),))]
    if kind is sre.BRANCH:
        return [way for branch in value[1] for way in _ways(branch)]
    if kind is sre.SUBPATTERN:
        ways = _ways(value[3])
        if value[0] is not None:
            for way in ways:
                way.groups[value[0]] = (0, len(way.classes))
        return ways
    if kind is sre.MAX_REPEAT:
        low, high, body = value
        body_ways, result = _ways(body), []
        for count in range(high, low - 1, -1):
            repeated = [Sequence()]
            for _ in range(count):
                repeated = [head.then(tail) for head in repeated for tail in body_ways]
            result += repeated
        return result
    if kind is sre.AT and value in (sre.AT_END, sre.AT_END_STRING):
        return [Sequence(ends=True)]
    raise ValueError(f"an expression holds {kind} {value}")


def ways(pattern):
    """The ways through a regular expression over digits, first choice first."""
    return _ways(sre_parse.parse(pattern))


@functools.cache
def _concatenated(items, rest):
    """The language of parsed items followed by the language `rest`."""
    if not items:
        return rest
    kind, value = items[-1]
    return _concatenated(items[:-1], _step_language(kind, value, rest))


def _freeze(value):
    if isinstance(value, (list, tuple, sre_parse.SubPattern)):
        return tuple(_freeze(v) for v in value)
    return value


def _step_language(kind, value, rest):
    if kind is sre.LITERAL:
        return node(False, (rest if d == chr(value) else NOTHING for d in DIGITS))
    if kind in (sre.IN, sre.ANY):
        digits = frozenset(DIGITS) if kind is sre.ANY else _digit_class(value)
        return node(False, (rest if d in digits else NOTHING for d in DIGITS))
    if kind is sre.BRANCH:
        return functools.reduce(union, (_concatenated(branch, rest) for branch in value[1]))
    if kind is sre.SUBPATTERN:
        return _concatenated(value[3], rest)
    if kind is sre.MAX_REPEAT:
        low, high, body = value
        result = rest
        for _ in range(high - low):
            result = union(rest, _concatenated(body, result))
        for _ in range(low):
            result = _concatenated(body, result)
        return result
    raise ValueError(f"an expression holds {kind} {value}")


@functools.cache
def language(pattern):
    """The language of a regular expression over digits."""
    return _concatenated(_freeze(sre_parse.parse(pattern)), EMPTY_STRING)


# Templates --------------------------------------------------------------------------------------------------------


def class_text(digits):
    """A class of digits in the language of templates: `#`, `N`, a digit, or `[1-36]`."""
    if len(digits) == 10:
        return "#"
    if digits == frozenset("23456789"):
        return "N"
    if len(digits) == 1:
        return next(iter(digits))
    text, run = "", []
    for d in DIGITS + "x":
        if d in digits:
            run.append(d)
            continue
        text += "".join(run) if len(run) < 3 else f"{run[0]}-{run[-1]}"
        run = []
    return f"[{text}]"


@functools.cache
def _paths(language_):
    accepts, successors = _nodes[language_]
    result = [()] if accepts else []
    by_target = {}
    for digit, target in zip(DIGITS, successors):
        if target:
            by_target.setdefault(target, set()).add(digit)
    for target, digits in by_target.items():
        result += [(frozenset(digits),) + path for path in _paths(target)]
    return result


def merged(sequences):
    """The same strings in fewer sequences of classes: two that differ in one place become one."""
    sequences = set(sequences)
    changed = True
    while changed:
        changed = False
        for position in range(max((len(s) for s in sequences), default=0)):
            groups = {}
            for s in sequences:
                if len(s) > position:
                    groups.setdefault(s[:position] + (None,) + s[position + 1 :], []).append(s)
            for alike in groups.values():
                if len(alike) > 1:
                    changed = True
                    sequences.difference_update(alike)
                    whole = frozenset().union(*(s[position] for s in alike))
                    sequences.add(alike[0][:position] + (whole,) + alike[0][position + 1 :])
    return sequences


def template_text(classes):
    return "".join(class_text(c) for c in classes)


def templates(language_):
    """The templates that spell a language, shortest first, then by their digits."""
    found = merged(_paths(language_))
    return [template_text(s) for s in sorted(found, key=lambda s: (len(s), [sorted(c) for c in s]))]
