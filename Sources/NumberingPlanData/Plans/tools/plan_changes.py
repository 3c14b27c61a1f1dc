"""Prints what changed between two folders of plan files, by calling code, region and block.

    python3 Sources/NumberingPlanData/Plans/tools/plan_changes.py OLD-FOLDER NEW-FOLDER
"""

import collections
import pathlib
import sys

SHOWN = 12


def main(old_folder, new_folder):
    show(changes(read(old_folder), read(new_folder)))


def changes(old, new):
    """The lines that describe what changed, by calling code; a calling code without a change is absent."""
    found = {}
    for code in sorted(old.keys() | new.keys(), key=int):
        lines = []
        for block in sorted(old.get(code, {}).keys() | new.get(code, {}).keys()):
            before, after = old.get(code, {}).get(block, set()), new.get(code, {}).get(block, set())
            lines += described(block, sorted(before - after), sorted(after - before))
        if lines:
            found[code] = lines
    return found


def show(changed):
    for code, lines in changed.items():
        print(f"+{code}")
        print("\n".join(lines))
    print(f"{sum(map(len, changed.values()))} changes" if changed else "no template changed")


def described(block, removed, added):
    lines = []
    for sign, entries in (("-", removed), ("+", added)):
        if entries:
            more = f" and {len(entries) - SHOWN} more" if len(entries) > SHOWN else ""
            lines.append(f"  {sign} {block}: {', '.join(entries[:SHOWN])}{more}")
    return lines


def read(folder):
    """The templates of every plan file: {code: {block: {template}}}."""
    return {path.stem: blocks(path) for path in pathlib.Path(folder).glob("[0-9]*.plan")}


def blocks(path):
    found, region, block = collections.defaultdict(set), "", ""
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.split()
        indent = len(line) - len(line.lstrip())
        if not words or words[0] in ("calling-code", "plan-version"):
            continue
        if indent == 0:
            region, block = (words[1], "region") if words[0] == "region" else ("", words[0])
        elif region and indent == 2:
            keyed = ("international-prefix", "trunk", "extension-prefix", "lengths", "local-lengths")
            if words[0] in keyed:
                found[f"{region} {words[0]}"].add(" ".join(words[1:]))
            else:
                block = " ".join(words)
        elif region:
            found[f"{region} {block}"].update(words)
        else:
            found[block].add(" ".join(words))
    return found


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
