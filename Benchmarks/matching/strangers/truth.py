"""The truth about the records of the books, as a table, and what it says about two of them."""

import csv
import dataclasses

MISLEADING = {"wrong-number", "number-of-spouse", "other-number-in-note", "placeholder", "no-name", "merged-card"}  # on one card
COLUMNS = ["file", "record", "ids", "kind", "culture", "script", "traps", "evidence"]


def write(path, cards_of_files):
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write("\t".join(COLUMNS) + "\n")
        for name, cards in cards_of_files.items():
            for record, card in enumerate(cards, 1):
                lists = ["|".join(cell) for cell in (card.ids, card.traps, sorted(card.evidence))]
                file.write("\t".join([name, str(record), lists[0], card.kind, card.culture, card.script(), *lists[1:]]) + "\n")


@dataclasses.dataclass(frozen=True)
class Record:
    file: str
    number: int
    ids: frozenset
    kind: str
    culture: str
    script: str
    traps: frozenset
    evidence: frozenset

    def relation(self, other):
        """Whether two records are the same person, or different, or neither is right: cards of several people, or of one company."""
        if not self.ids & other.ids:
            return "different"
        return "same" if self.kind == other.kind == "person" else "either"

    def telling(self, other):
        """What could tell that two records are one person: a value, the full name, a part of it, or nothing."""
        shared = {token.split(":")[0] for token in self.evidence & other.evidence}
        if shared & {"number", "mail", "uid", "address", "born"}:
            return "a value"
        if shared >= {"given", "family"}:
            return "the full name only"
        return "less than the full name" if shared else "nothing (untellable)"

    def kinds(self, other):
        """The kinds of traps of two records of one person: those of either."""
        return {trap for record in (self, other) for trap in record.traps if ":" not in trap} or {"none"}

    def confusions(self, other):
        """The kinds of traps for which two records of strangers may be taken for one: those that they have together."""
        shared = {trap.split(":")[0] for trap in self.traps & other.traps if ":" in trap}
        mistakes = (self.traps | other.traps) & MISLEADING
        kinds = {f"{record.kind} card" for record in (self, other) if record.kind != "person"}
        return shared | mistakes | kinds or {"none"}


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            cells = {key: frozenset(filter(None, row[key].split("|"))) for key in ("ids", "traps", "evidence")}
            yield Record(
                row["file"],
                int(row["record"]),
                cells["ids"],
                row["kind"],
                row["culture"],
                row["script"],
                cells["traps"],
                cells["evidence"],
            )
