"""Names that are none, and what is written beside names."""

from tables import KINDS, WORDS

OF_NAMES = ("given:", "family:", "initial:", "middle:", "patronymic:", "western:")


def relabel(card, person, book, rng):
    """Writes something else than the name, or something beside it, on some cards."""

    def trapped(kind, possible=True):
        happens = rng.random() < KINDS[kind] and possible
        if happens:
            card.traps.append(kind)
        return happens

    name = None
    children = [child for child in person.household.members if person in child.parents]
    if book.mail_only and card.mails and trapped("name-of-mailbox"):
        name = rng.choice([card.mails[0][1], card.mails[0][1].split("@")[0], ""])
    elif trapped("no-name", (card.phones or card.mails) and not card.guardian):
        name = ""
    elif book.telephone and children and trapped("parent-of"):
        words = WORDS["parent-of"][:2] if person.sex == "female" else WORDS["parent-of"][2:]
        name = f"{rng.choice(children).given.latin[0]}'s {rng.choice(words)}"
    elif book.telephone and trapped("trade-name"):
        words = [rng.choice(WORDS["trade"]), person.given.latin[0]]
        name = " ".join(words if rng.random() < 0.6 else reversed(words))
    if name is not None:
        card.prefix = card.middle = card.family = card.suffix = ""
        card.given = card.display = name
        kept = f"given:{person.given.native}" if "trade-name" in card.traps else ""
        card.evidence -= {token for token in card.evidence if token.startswith(OF_NAMES) and token != kept}
        return
    behind = ""
    if book.telephone and trapped("name-remark"):
        behind = rng.choice(WORDS["remark"])
    elif book.telephone and trapped("emoji"):
        behind = rng.choice(WORDS["emoji"])
    elif card.organization and trapped("company-in-name"):
        behind = f"({card.organization})"
    if behind:
        card.display = f"{card.display} {behind}"
        if card.family:
            card.family += " " + behind
        else:
            card.given += " " + behind
