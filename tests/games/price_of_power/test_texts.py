"""Names and labels of The Price of Power are complete in English; what other languages have agrees with it."""

from __future__ import annotations

import pytest

from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.board import DOMAINS
from westphalia.kernel.messages import Catalogue, languages, names
from westphalia.kernel.script import AMOUNT, SEAT

LANGUAGES = languages(TITLE)


def test_english_is_there() -> None:
    assert LANGUAGES[0] == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    known = names(TITLE, language)
    for domain in DOMAINS.values():
        if domain not in (AMOUNT, SEAT):
            assert domain.ids is not None
            assert list(known[domain.name]) == list(domain.ids), domain.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_scenarios_and_options_have_labels(language: str) -> None:
    catalogue = Catalogue(TITLE, language)
    for scenario in TITLE.scenarios:
        catalogue.format(f"scenario-{scenario}", {})
        catalogue.format(f"setup-about-{scenario}", {})
    for option in TITLE.options.values():
        catalogue.format(f"setup-{option.id}", {})
        catalogue.format(f"setup-group-{option.group}", {})
        for value in option.values:
            if isinstance(value, str) and set(option.values) != {"on", "off"}:
                catalogue.format(f"setup-{option.id}-{value}", {})
    assert sorted(catalogue.missing) == [] and catalogue.errors == []
