"""The classifier: settings, and what it says of texts and columns."""

import ctypes
import operator
from typing import Any, Iterable, List, Optional, Tuple, Union

from ._library import REGION_ERROR, CNumber, NumberCallback, Options, check, library
from ._number import CATEGORIES, Number
from ._regions import UnknownRegion, encoded, official


class Classifier:
    """Reads phone numbers, strictly: no digit is invented or dropped, and no country is guessed.

    A classifier is immutable, may be used by any number of threads, and is pickled as its settings.

    region: the region of numbers in national form, as ``"US"``, in any case and with blanks around it; ``"UK"`` is ``"GB"``.
    countries: the country calling codes that are accepted, as ``[1, 44]``; None for all.
    categories: the categories that are accepted, as ``["mobile", "fixedLine"]``; None for all that a person may have.
    low_confidence_ranges: whether reserved ranges that only weak sources state count, too.
    every_region: whether a national number without a region is ``ambiguous`` if some country has it, instead of
        ``noRegion``; slow.

    Classifiers are equal if they read alike: the order of countries and categories does not matter.

    Raises ValueError for a region, calling code or category that does not exist, and for an empty list, which would accept no
    number; TypeError for a calling code that is no integer.
    """

    def __init__(
        self,
        region: Optional[str] = None,
        *,
        countries: Union[Iterable[int], int, None] = None,
        categories: Union[Iterable[str], str, None] = None,
        low_confidence_ranges: bool = False,
        every_region: bool = False,
    ):
        self._handle = ctypes.c_void_p()
        countries, categories = _codes(countries), _categories(categories)
        self._settings = (official(region), countries, categories, bool(low_confidence_ranges), bool(every_region))
        code = encoded(region) or b""
        if len(code) > 3:
            raise UnknownRegion(region)
        options = Options(size=ctypes.sizeof(Options), region=code)
        for name in categories or ():
            options.allowed_categories |= 1 << CATEGORIES.index(name)
        if countries is not None:
            options.allowed_country_codes = (ctypes.c_uint16 * len(countries))(*countries)
            options.allowed_country_code_count = len(countries)
        options.includes_low_confidence_ranges = low_confidence_ranges
        options.tries_every_region = every_region
        _check(library.trunkline_open(ctypes.byref(options), ctypes.byref(self._handle)), region)

    @property
    def region(self) -> Optional[str]:
        """The region of numbers in national form."""
        return self._settings[0]

    def number(self, text: Optional[str], region: Optional[str] = None) -> Number:
        """Reads a text as one number. None is read as an empty text."""
        content = _bytes(text)
        number = CNumber()
        code = library.trunkline_classify(self._handle, content, len(content), encoded(region), ctypes.byref(number))
        _check(code, region)
        return Number(number, text or "")

    def numbers(self, cell: Optional[str], region: Optional[str] = None) -> List[Number]:
        """Reads every number of a cell, in order. A cell without a number gives one, which says why."""
        return self._read(cell, region)

    def first(self, cell: Optional[str], region: Optional[str] = None) -> Number:
        """Reads the first number of a cell, which columns and SQL tell of, too."""
        return self._read(cell, region, limit=1)[0]

    def _read(self, cell: Optional[str], region: Optional[str], limit: Optional[int] = None) -> List[Number]:
        content = _bytes(cell)
        found: List[Number] = []

        def take(_context, start, length, number):
            copy = CNumber.from_buffer_copy(number.contents)
            found.append(Number(copy, _text(content[start : start + length])))
            return len(found) == limit

        callback = NumberCallback(take)
        code = library.trunkline_for_each_number(self._handle, content, len(content), encoded(region), callback, None)
        _check(code, region)
        return found

    def explain(self, text: Optional[str], region: Optional[str] = None) -> str:
        """How a text is read, step by step, a line for each: the step, a tab, what it found."""
        return self.number(text, region).explain()

    def classify(
        self, column: Any, region: Any = None, *, columns: Any = None, every_number: bool = False,
        whole_cells: bool = False,
    ) -> Any:
        """Reads a column; see :func:`trunkline.classify`."""
        from ._columns import classify  # needs pyarrow

        return classify(self._handle, column, region, columns, every_number, whole_cells)

    def __reduce__(self):
        return _restore, self._settings

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Classifier) and self._settings == other._settings

    def __hash__(self) -> int:
        return hash(self._settings)

    def __repr__(self) -> str:
        region, countries, categories, low_confidence_ranges, every_region = self._settings
        named = {"countries": countries, "categories": categories}
        named.update(low_confidence_ranges=low_confidence_ranges or None, every_region=every_region or None)
        restrictions = [f", {name}={value!r}" for name, value in named.items() if value is not None]
        return f"Classifier(region={region!r}{''.join(restrictions)})"

    def __del__(self):
        handle = getattr(self, "_handle", None)
        if handle and library is not None:
            library.trunkline_close(handle)


def _restore(region, countries, categories, low_confidence_ranges, every_region) -> Classifier:
    return Classifier(
        region,
        countries=countries,
        categories=categories,
        low_confidence_ranges=low_confidence_ranges,
        every_region=every_region,
    )


def _bytes(text: Optional[str]) -> bytes:
    if text is None:
        return b""
    if not isinstance(text, str):
        raise TypeError(f"a string is needed, not {type(text).__name__}")
    return text.encode(errors="surrogatepass")


def _text(content: bytes) -> str:
    """A part of a text that :func:`_bytes` encoded."""
    try:
        return content.decode(errors="surrogatepass")
    except UnicodeDecodeError:
        return content.decode(errors="replace")


def _check(code: int, region: Optional[str]) -> None:
    """Raises what an error code of a call with a region means."""
    if code == REGION_ERROR:
        raise UnknownRegion(region)
    check(code)


def _codes(countries: Union[Iterable[int], int, None]) -> Optional[Tuple[int, ...]]:
    """The calling codes of a setting, in order."""
    if countries is None:
        return None
    codes = []
    for code in [countries] if isinstance(countries, (int, str)) else countries:
        try:
            codes.append(operator.index(code))
        except TypeError:
            raise TypeError(f"{code!r} is no country calling code; a calling code is a number, as 44") from None
        if not 0 < codes[-1] < 1000:
            raise ValueError(f"{code!r} is no country calling code")
    if not codes:
        raise ValueError("an empty list of countries accepts no number; None is for all")
    return tuple(sorted(set(codes)))


def _categories(categories: Union[Iterable[str], str, None]) -> Optional[Tuple[str, ...]]:
    """The categories of a setting, in order."""
    if categories is None:
        return None
    names = [categories] if isinstance(categories, str) else list(categories)
    for name in names:
        if name not in CATEGORIES:
            raise ValueError(f"unknown category {name!r}; categories are {', '.join(CATEGORIES)}")
    if not names:
        raise ValueError("an empty list of categories accepts no number; None is for all")
    return tuple(sorted(set(names), key=CATEGORIES.index))
