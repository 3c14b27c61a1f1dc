"""The processor time of the threads of a command, which have the names of the stages of its work."""

import collections
import os
import pathlib
import re
import subprocess
import time

TICK = os.sysconf("SC_CLK_TCK")
INTERVAL = 0.02


def stages(contender):
    """Runs an ingest once. Returns the processor seconds of each stage, by its name, and those of the whole run.

    Times are those that the system has when it is asked every 20 ms; the last moments of a thread may be missing.
    """
    if contender.output:
        contender.output.unlink(missing_ok=True)
    seconds = {}
    start = time.monotonic()
    process = subprocess.Popen(contender.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while process.poll() is None:
        for thread in pathlib.Path(f"/proc/{process.pid}/task").glob("*/stat"):
            try:
                text = thread.read_text()
            except OSError:
                continue
            name, rest = re.match(r"\d+ \((.*)\) (.*)", text).groups()
            fields = rest.split()
            key = thread.parent.name
            # A thread has its name once it runs, and may be given to other work of the process afterwards.
            if key in seconds and seconds[key][0].startswith(("worker", "producer", "hash")):
                name = seconds[key][0]
            seconds[key] = (name, (int(fields[11]) + int(fields[12])) / TICK)
        time.sleep(INTERVAL)
    wall = time.monotonic() - start
    if process.returncode != 0:
        raise SystemExit(f"{contender.name} failed")
    sums = collections.Counter()
    for name, spent in seconds.values():
        sums[stage(name)] += spent
    return sums, wall


def stage(thread):
    """The stage of the work that a thread does."""
    if thread.startswith("worker"):
        return "classify, validate, encode"
    return {"producer": "read, cut into blocks", "hash": "hash"}.get(thread, "write")


def bound(sums, jobs):
    """The seconds below which a run with so many jobs cannot come, if each thread had a core: those of its slowest stage."""
    shared = sums["classify, validate, encode"] / jobs
    return max(shared, *(spent for name, spent in sums.items() if name != "classify, validate, encode"))
