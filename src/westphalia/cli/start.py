"""Which game is played, and how it starts."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

from westphalia.kernel.contract import BadInput, Title, find_title
from westphalia.kernel.messages import Catalogue
from westphalia.kernel.script import Text

LENGTHS: Final = {"round_limit": "rounds", "max_rounds": "rounds", "ages": "Ages"}  # options that say how long


def slug(text: str) -> str:
    """
    >>> slug("Bourbon against Habsburg"), slug("1618, the Thirty Years’ War")
    ('bourbon-against-habsburg', '1618-the-thirty-years-war')
    """
    plain = unicodedata.normalize("NFKD", text.replace("’", "")).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", plain.lower()))


def described(title: Title[Any], scenario: str) -> dict[str, str]:
    """A scenario as people call it: an id that can be read, its title, the years it speaks of, and its length."""
    catalogue = Catalogue(title, "en")
    name, about = (catalogue.cell(Text(f"{message}-{scenario}")) for message in ("scenario", "setup-about"))
    years = dict.fromkeys(re.findall(r"\b1[4-9]\d\d(?:s\b)?", f"{name} {about}"))
    chosen = title.complete_options(scenario, {})
    length = [f"{chosen[option]} {unit}" for option, unit in LENGTHS.items() if chosen.get(option, "off") != "off"]
    return {"id": slug(name), "title": name, "about": about, "years": ", ".join(years), "length": ", ".join(length)}


def find_scenario(title: Title[Any], text: str) -> str:
    """The scenario with this id, or the one whose title begins so: ``apprentice-years``."""
    if not text:
        return next(iter(title.scenarios))
    called = {scenario: described(title, scenario)["id"] for scenario in title.scenarios}
    exact = [scenario for scenario, name in called.items() if text in (scenario, name)]
    near = exact or [scenario for scenario, name in called.items() if name.startswith(slug(text)) and slug(text)]
    return near[0] if len(near) == 1 else text


def find_game(
    game: str, scenario: str, seats: int, chosen: list[str] | None, variant: str = ""
) -> tuple[Any, str, int, dict[str, Any]]:
    """The title and a checked way to start it: scenario, seats and options, with defaults filled in."""
    title = find_title(game)
    scenario = find_scenario(title, scenario)
    if variant:
        scenario, count = title.find_variant(scenario, variant)
        seats = seats or count
    given: dict[str, Any] = {}
    for text in chosen or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"option {text!r}: write NAME=VALUE")
        given[name.strip()] = value.strip()
    completed = title.complete_options(scenario, given)
    seats = seats or title.default_seats(scenario)
    title.check_seats(scenario, seats, completed)
    return title, scenario, seats, {name: completed[name] for name in given}
