"""The classifier: settings, and what it says of texts and columns."""

import ctypes
from typing import Any, Iterable, List, Optional

from ._library import CNumber, NumberCallback, Options, check, library
from ._number import CATEGORIES, Number


class Classifier:
    """Reads phone numbers, strictly: no digit is invented or dropped, and no country is guessed.

    A classifier is immutable, may be used by any number of threads, and is pickled as its settings.

    region: the region of numbers in national form, as ``"US"``.
    countries: the country calling codes that are accepted; None for all.
    categories: the categories that are accepted, as ``["mobile", "fixedLine"]``; None for all that a person may have.
    low_confidence_ranges: whether reserved ranges that only weak sources state count, too.
    every_region: whether a national number without a region is ``ambiguous`` if some country has it, instead of
        ``noRegion``; slow.

    Raises ValueError for a region, calling code or category that does not exist.
    """

    def __init__(
        self,
        region: Optional[str] = None,
        *,
        countries: Optional[Iterable[int]] = None,
        categories: Optional[Iterable[str]] = None,
        low_confidence_ranges: bool = False,
        every_region: bool = False,
    ):
        self._handle = ctypes.c_void_p()
        countries = None if countries is None else tuple(countries)
        categories = None if categories is None else tuple(categories)
        self._settings = (region, countries, categories, bool(low_confidence_ranges), bool(every_region))
        options = Options(size=ctypes.sizeof(Options))
        options.region = _region(region) or b""
        for name in categories or ():
            if name not in CATEGORIES:
                raise ValueError(f"unknown category {name!r}; categories are {', '.join(CATEGORIES)}")
            options.allowed_categories |= 1 << CATEGORIES.index(name)
        if countries is not None:
            for code in countries:
                if not 0 < code < 1000:
                    raise ValueError(f"{code} is no country calling code")
            codes = (ctypes.c_uint16 * max(len(countries), 1))(*countries)
            options.allowed_country_codes = codes
            options.allowed_country_code_count = len(countries)
        options.includes_low_confidence_ranges = low_confidence_ranges
        options.tries_every_region = every_region
        check(library.trunkline_open(ctypes.byref(options), ctypes.byref(self._handle)))

    @property
    def region(self) -> Optional[str]:
        """The region of numbers in national form."""
        return self._settings[0]

    def number(self, text: Optional[str], region: Optional[str] = None) -> Number:
        """Reads a text as one number. None is read as an empty text."""
        content = _bytes(text)
        number = CNumber()
        check(
            library.trunkline_classify(
                self._handle, content, len(content), _region(region), ctypes.byref(number)
            )
        )
        return Number(number, text or "")

    def numbers(self, cell: Optional[str], region: Optional[str] = None) -> List[Number]:
        """Reads every number of a cell, in order. A cell without a number gives one, which says why."""
        content = _bytes(cell)
        found: List[Number] = []

        def take(_context, start, length, number):
            copy = CNumber.from_buffer_copy(number.contents)
            found.append(Number(copy, content[start : start + length].decode(errors="replace")))
            return 0

        check(
            library.trunkline_for_each_number(
                self._handle, content, len(content), _region(region), NumberCallback(take), None
            )
        )
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
        return f"Classifier(region={self.region!r})"

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


def _region(region: Optional[str]) -> Optional[bytes]:
    if region is None or region == "":
        return None
    if not isinstance(region, str):
        raise TypeError(f"a region is a string as 'US', not {type(region).__name__}")
    code = region.encode()
    if len(code) not in (2, 3):
        raise ValueError(f"{region!r} is not a region; a region is an ISO 3166-1 code of two letters, as 'US'")
    return code
