"""Describes the machine and the date of a measurement."""

import datetime
import os
import pathlib
import platform
import re
import subprocess


def _first(pattern, text):
    found = re.search(pattern, text, re.MULTILINE)
    return found.group(1).strip() if found else "unknown"


def _said(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True).stdout
    except OSError:
        return ""


def machine():
    """One line: date, cores, processor, memory, and versions."""
    cores = len(os.sched_getaffinity(0))
    processor = _first(r"^model name\s*:(.*)$", pathlib.Path("/proc/cpuinfo").read_text())
    kilobytes = int(_first(r"^MemTotal:\s*(\d+)", pathlib.Path("/proc/meminfo").read_text()))
    swift = _first(r"Swift version (\S+)", _said("swift", "--version"))
    sqlite = _first(r"^(\S+)", _said("sqlite3", "--version"))
    return (
        f"{datetime.date.today()}, {cores} cores of {processor}, {kilobytes / 2**20:.0f} GiB, {platform.system()}; "
        f"Swift {swift}, SQLite {sqlite}"
    )
