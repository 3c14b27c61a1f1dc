"""Cleans address books on real servers: every card, kill and concurrent edit is compared, byte by byte.

    Scripts/check address-books [--quick] [--cards N] [--kills N] [--schedules N] [--large N] [--seed N] [--only PART ...]
        [--command PATH]

Radicale and Xandikos (PyPI) hold seeded cards of every oddity, which vdirsyncer carries to a folder and back. A plan is computed and
applied there; what a server refuses goes the same way in a collection of its own. Then is compared, with a reader of cards that knows
nothing of Trunkline: untouched properties have the same bytes, changed ones are those of the plan, joined cards say all that their members
said; vobject and khard read everything; a second folder, synchronized from the server, equals the first; a second plan is empty, and after
reading anew it has nothing but joins that the joined cards show; and after undo, folder and server are as in the beginning. Applies and
undos are killed at random moments; others edit cards between plan, apply and undo, in the folder and through the server, and no later edit
may be overwritten. Without --quick, --large cards are planned and applied within limits of time and memory. The same seed gives the same
cards, edits and, as far as timing is repeatable, kills.
"""

import sys
import tempfile
from pathlib import Path

from ..address_books import PARTS
from ..environment import enter
from ..project import command, parser


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--cards", type=int, default=10_000, help="cards of each server (10000)")
    options.add_argument("--kills", type=int, default=300, help="kills of apply and undo (300)")
    options.add_argument("--schedules", type=int, default=1_000, help="schedules of edits (1000)")
    options.add_argument("--large", type=int, default=100_000, help="cards of the book that is timed (100000)")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--only", nargs="+", choices=PARTS, help="the parts that are run; all if absent")
    options.add_argument("--quick", action="store_true", help="200 cards, 10 kills, 20 schedules, and no large book")
    arguments = options.parse_args()
    enter("addressbooks")
    if arguments.quick:
        arguments.cards, arguments.kills, arguments.schedules, arguments.large = 200, 10, 20, 0
    from ..address_books.course import Course

    with tempfile.TemporaryDirectory(prefix="trunkline-address-books-") as folder:
        return Course(arguments, command(arguments.command), Path(sys.executable).parent, Path(folder)).run()
