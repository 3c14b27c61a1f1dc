"""Processes that get a signal at a random moment."""

import signal
import subprocess
import time


def signalled(words, folder, seconds, number=signal.SIGKILL):
    """Starts a command and signals it after so many seconds.

    Returns its exit code, what it said on standard error, and how long it took from the signal to its end."""
    process = subprocess.Popen(words, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    time.sleep(seconds)
    start = time.monotonic()
    process.send_signal(number)
    errors = process.communicate()[1].decode(errors="replace")
    return process.returncode, errors, time.monotonic() - start
