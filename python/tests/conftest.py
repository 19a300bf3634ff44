"""The games and options that tests try."""

import pytest

VARIANTS = [
    ("sushi-go", {"players": 2}),
    ("sushi-go", {"players": 2, "variant": "dummy"}),
    ("sushi-go", {"players": 3, "variant": "both-ways"}),
    ("sushi-go", {"players": 5}),
    ("sushi-express", {"players": 3}),
    ("sushi-express", {"players": 6}),
    ("kanji-zushi", {"players": 2}),
    ("kanji-zushi", {"players": 8, "deck": "house"}),
]


@pytest.fixture(params=VARIANTS, ids=lambda variant: " ".join([variant[0], *map(str, variant[1].values())]))
def variant(request):
    """A game and its options."""
    return request.param
