"""The C library: its functions and structs, as in trunkline.h."""

import ctypes
import os

ABI = 1
REGION_ERROR = -2


class Options(ctypes.Structure):
    _fields_ = [
        ("size", ctypes.c_uint32),
        ("region", ctypes.c_char * 4),
        ("allowed_categories", ctypes.c_uint32),
        ("includes_low_confidence_ranges", ctypes.c_uint8),
        ("tries_every_region", ctypes.c_uint8),
        ("reserved", ctypes.c_uint8 * 2),
        ("allowed_country_codes", ctypes.POINTER(ctypes.c_uint16)),
        ("allowed_country_code_count", ctypes.c_size_t),
    ]


class CNumber(ctypes.Structure):
    _fields_ = [
        ("verdict", ctypes.c_uint8),
        ("reason", ctypes.c_uint8),
        ("country_code", ctypes.c_uint16),
        ("categories", ctypes.c_uint32),
        ("repairs", ctypes.c_uint32),
        ("rule", ctypes.c_uint32),
        ("plan_rule", ctypes.c_uint32),
        ("region", ctypes.c_char * 4),
        ("e164_length", ctypes.c_uint8),
        ("national_number_length", ctypes.c_uint8),
        ("extension_length", ctypes.c_uint8),
        ("form_length", ctypes.c_uint8),
        ("e164", ctypes.c_char * 40),
        ("national_number", ctypes.c_char * 40),
        ("extension", ctypes.c_char * 40),
        ("form", ctypes.c_char * 40),
    ]


class ArrowSchema(ctypes.Structure):
    _fields_ = [("memory", ctypes.c_uint8 * 72)]


class ArrowArray(ctypes.Structure):
    _fields_ = [("memory", ctypes.c_uint8 * 80)]


NumberCallback = ctypes.CFUNCTYPE(
    ctypes.c_int32, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.POINTER(CNumber)
)


def _load():
    path = os.environ.get("TRUNKLINE_LIBRARY") or os.path.join(os.path.dirname(__file__), "libtrunkline.so")
    library = ctypes.CDLL(path)

    def declare(name, result, *arguments):
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments

    pointer, text, size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t
    int32, uint32 = ctypes.c_int32, ctypes.c_uint32
    declare("trunkline_abi", uint32)
    declare("trunkline_version", text)
    declare("trunkline_plan_version", text)
    declare("trunkline_error_text", text, int32)
    for name in ("verdict", "reason", "category", "repair"):
        declare(f"trunkline_{name}_name", text, uint32)
    declare("trunkline_open", int32, ctypes.POINTER(Options), ctypes.POINTER(pointer))
    declare("trunkline_close", None, pointer)
    declare("trunkline_classify", int32, pointer, text, size, text, ctypes.POINTER(CNumber))
    declare("trunkline_for_each_number", int32, pointer, text, size, text, NumberCallback, pointer)
    declare("trunkline_format", int32, ctypes.POINTER(CNumber), int32, text, size)
    declare("trunkline_rule_count", uint32)
    declare("trunkline_rule_text", int32, uint32, int32, text, size)
    declare("trunkline_classify_arrow", int32, *[pointer] * 5, uint32, uint32, *[pointer] * 2)
    if library.trunkline_abi() != ABI:
        raise ImportError(f"{path} has interface {library.trunkline_abi()}, this package needs {ABI}")
    return library


library = _load()


def names(function):
    """The words of one of the library's enumerations, in order."""
    words = []
    while (word := function(len(words))) is not None:
        words.append(word.decode())
    return tuple(words)


def check(code):
    """Raises what an error code means; returns any other code."""
    if code < 0:
        message = library.trunkline_error_text(code).decode()
        raise {-4: TypeError, -6: OverflowError, -7: MemoryError}.get(code, ValueError)(message)
    return code
