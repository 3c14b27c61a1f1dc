"""The project's folder, and its command."""

import argparse
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def parser(description):
    """A parser of arguments that knows `--command`, the trunkline to use."""
    arguments = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--command", help="the trunkline to use; the optimized one is built if absent")
    return arguments


def command(path):
    """The path of the command: the one that is named, or the optimized one, which is built."""
    if path is None:
        subprocess.run(["swift", "build", "-c", "release", "--product", "trunkline"], cwd=ROOT, check=True, stdout=sys.stderr)
        return str(ROOT / ".build/release/trunkline")
    found = pathlib.Path(path).resolve()
    if not found.exists():
        sys.exit(f"{path} does not exist")
    return str(found)
