"""What a step of a card has found, and whether it was carried out (findings.yaml)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.price_of_power.boards import position_board
from tests.games.price_of_power.test_effects_on_places import resolve
from westphalia.games.price_of_power.board import AREA, NODE, PROVINCE, REALM, SEA
from westphalia.games.price_of_power.effects.context import Found

CASES = yaml.safe_load(Path(__file__).with_name("findings.yaml").read_text(encoding="utf-8"))
DOMAINS = {"areas": AREA, "provinces": PROVINCE, "realms": REALM, "nodes": NODE, "seas": SEA}
IN_FULL = {"whole": True}


def told(found: Found) -> dict[str, Any]:
    """By ids; of cards and pieces only how many."""
    told: dict[str, Any] = {kind: [domain.ids[n] for n in getattr(found, kind)] for kind, domain in DOMAINS.items()}
    told |= {"cards": len(found.cards), "pieces": len(found.pieces), "units": found.units, "missing": found.missing}
    return {key: value for key, value in told.items() if value} | {"whole": found.whole}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_step_tells_what_it_did(case: dict[str, Any]) -> None:
    """What ``then``, ``else`` and labels lean on (PP-16.3.3 to 16.3.6), for every kind of step that finds something:
    PP-6.0.7, PP-7.6.3, PP-8.2.2, PP-9.1.12, PP-9.3.1, PP-11.2.16, PP-14.1.2, PP-14.3.4, PP-14.3.10, PP-15.0.17,
    PP-15.3.6, PP-16.3.4, PP-16.3.5, PP-16.3.6, PP-16.3.8, PP-16.3.10, PP-16.3.11, PP-16.3.12, PP-16.3.14, PP-16.3.15,
    PP-16.3.16, PP-16.3.18, PP-16.3.20, PP-16.3.21, PP-16.3.22, PP-16.3.24, PP-16.3.25, PP-19.1.4, PP-19.3.7."""
    g = position_board({"realms": ["castile", "france", "austria"], **case.get("given", {})}, dice=[1] * 200)
    c = resolve(g, [{**case["step"], "as": "it"}], *case.get("answers", ()))
    assert told(c.labels["it"]) == IN_FULL | case["found"]
