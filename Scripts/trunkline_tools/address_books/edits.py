"""Edits that somebody else makes to a card."""

from . import cards

# What cannot go, and what synchronizers take for no edit.
KEPT = ("", "BEGIN", "END", "VERSION", "UID", "N", "FN", "REV", "PRODID")


def edited(raw, rnd):
    """The card with another number, one more note, or without one of its lines."""
    card = cards.read(raw)
    places = [place for place, found in enumerate(card.everything) if found.name not in KEPT]
    pieces = [found.raw for found in card.everything]
    serial = rnd.randrange(10**6)
    kind = rnd.choice(["more", "more", "less"]) if places else "more"
    if kind == "less":
        del pieces[rnd.choice(places)]
    else:
        start = next(place for place, found in enumerate(card.everything) if found.name == "VERSION") + 1
        end = pieces[start - 1][len(pieces[start - 1].rstrip(b"\r\n")):]
        pieces.insert(start, rnd.choice([f"NOTE:edited {serial}", f"TEL:+44 7400 {serial:06d}", f"EMAIL:e{serial}@example.net"]).encode() + end)
    return b"".join(pieces)
