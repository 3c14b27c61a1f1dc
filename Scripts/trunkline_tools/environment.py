"""Pythons that have exactly the packages of a lock."""

import os
import subprocess
import sys

from .project import ROOT


def interpreter(*locks):
    """The Python that has what the locks in Scripts/requirements list."""
    made = subprocess.run([ROOT / "Scripts/python", *locks], stdout=subprocess.PIPE, text=True, check=False)
    if made.returncode:
        sys.exit(made.returncode)
    return made.stdout.strip()


def enter(*locks):
    """Goes on in the Python that has what the locks list."""
    if sys.prefix != str(ROOT / ".build/python" / locks[0]):
        python = interpreter(*locks)
        os.execv(python, [python, *sys.orig_argv[1:]])
