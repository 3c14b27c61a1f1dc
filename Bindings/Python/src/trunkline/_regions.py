"""Regions as callers name them."""

import ctypes
from typing import Optional

from ._library import REGION_ERROR, CNumber, library

# The blanks that the library takes around a region.
_BLANKS = " \t\n\v\f\r"


class UnknownRegion(ValueError):
    """A region that does not exist, by itself or in a row of a column."""

    def __init__(self, region: str, row: Optional[int] = None):
        super().__init__(region, row)
        self.region = region

    def __str__(self) -> str:
        region, row = self.args
        place = "" if row is None else f"row {row}: "
        return f"{place}{region!r} is not a region; a region is an ISO 3166-1 code of two letters, as 'US'"


def official(region: Optional[str]) -> Optional[str]:
    """The code that a region is read as: capitals without blanks, ``GB`` for ``UK``, None for an empty text.

    Raises TypeError for anything but a string.
    """
    if region is None:
        return None
    if not isinstance(region, str):
        raise TypeError(f"a region is a string as 'US', not {type(region).__name__}")
    code = region.strip(_BLANKS)
    if code.isascii():
        code = code.upper()
    return {"": None, "UK": "GB"}.get(code, code)


def encoded(region: Optional[str]) -> Optional[bytes]:
    """A region for the library, which reads it to its first NUL; None for none.

    Raises TypeError for anything but a string, and :class:`UnknownRegion` for a NUL inside.
    """
    code = official(region)
    if code is None:
        return None
    if "\0" in code:
        raise UnknownRegion(region)
    return code.encode(errors="surrogatepass")


def is_known(handle: ctypes.c_void_p, region: str) -> bool:
    """True if the library takes a region."""
    try:
        code = encoded(region)
    except UnknownRegion:
        return False
    return library.trunkline_classify(handle, b"", 0, code, ctypes.byref(CNumber())) != REGION_ERROR
