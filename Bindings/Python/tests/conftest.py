import pytest

import trunkline


@pytest.fixture(scope="session")
def cells():
    """Cells of every verdict, with the region of their national numbers."""
    return [
        ("(650) 253-0000", "US"),
        ("(212) 555-0123", "US"),
        ("911", "US"),
        ("+44 7700 900123", None),
        ("030 7262820; 0171 2345678", "DE"),
        ("(650) 253-0000 ext. 12", "US"),
        ("4.47701E+11", None),
        ("", None),
        ("call me", None),
        ("0171 2345678", None),
        ("+999 123 4567", None),
        ("１２３ ４５６", "JP"),
    ]


@pytest.fixture(scope="session")
def us():
    return trunkline.Classifier("US")
