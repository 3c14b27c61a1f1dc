"""Changes of the details of numbers between two folders."""


def read(folder):
    """The files of a folder by their names: the text of each prefix."""
    return {path.stem: texts(path) for path in sorted(folder.glob("*.txt"))}


def texts(path):
    found, text = {}, None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(" "):
            found |= {prefix: text for word in line.split() for prefix in prefixes(word)}
        elif not line.startswith("#"):
            text = line
    return found


def prefixes(word):
    """The prefixes of `1201` or `120[13]`."""
    stem, _, last = word.partition("[")
    return [stem + digit for digit in last[:-1]] if last else [stem]


def show(before, after):
    """Prints for each file how many prefixes came, went, or have another text."""
    for name, new in after.items():
        old = before.get(name, {})
        other = sum(prefix in old and old[prefix] != text for prefix, text in new.items())
        print(f"{name}: {len(new.keys() - old.keys())} prefixes came, {len(old.keys() - new.keys())} went, {other} have another text")
