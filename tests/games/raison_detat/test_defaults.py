"""What an absent player answers (decisions.md, section 9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.raison_detat.boards import table
from westphalia.games.raison_detat import TITLE

START: dict[str, Any] = {"scenario": 1618}
BATTLE = {
    **START,
    "step": "battles",
    "acting": "austria",
    "wallenstein": {"at": "bohemia", "units": 4},
    "feria": {"at": "bavaria", "units": 1},
}


def default(name: str, kind: str, before: list[tuple[str, str]] | None = None, **given: Any) -> str:
    """The default answer to the question of this kind that is put to a power after some answers."""
    session = table(**given)
    for who, ids in before or []:
        for id in ids.split():
            seat = TITLE.seat_of(session.state, who)  # type: ignore[arg-type]
            assert seat is not None
            session.answer(seat, id)
    seat = TITLE.seat_of(session.state, name)  # type: ignore[arg-type]
    assert seat is not None
    ask = session.ask_of(seat)
    assert ask is not None and ask.kind.id == kind
    return ask.kind.option_id(ask.default_value())


@pytest.mark.parametrize(
    ("power", "expected"),
    [
        ("sweden", "evangelical_union_or_neutral"),
        ("spain", "catholic_league_or_neutral"),
        ("poland", "expansionist"),
        ("france", "neutral"),
    ],
)
def test_the_last_status_with_fallback_neutral(power: str, expected: str) -> None:
    """RE-4.4 (D10)."""
    assert default(power, "ballot", **START, step="diplomacy", round=2) == expected


def test_nobody_is_admitted() -> None:
    """RE-4.5 (D11)."""
    ballots = [("protestants", "neutral"), ("sweden", "neutral"), ("poland", "neutral"), ("ottoman", "neutral")]
    ballots += [
        ("france", "neutral"),
        ("spain", "catholic_league_or_neutral"),
        ("austria", "catholic_league_or_neutral"),
    ]
    assert default("austria", "admit", ballots, **START, step="diplomacy", round=2) == "refuse"


def test_the_sitting_emperor_without_a_bribe() -> None:
    """RE-8.5 (D20)."""
    given = {**START, "players": 4, "step": "election", "turn": 5, "emperor": "spain"}
    assert default("france", "vote", **given) == "spain"
    votes = [(name, "austria") for name in ("protestants", "austria", "france", "spain")]
    assert default("france", "bribe", votes, **given) == "0"


def test_a_bid_of_nothing() -> None:
    """RE-9.2 (D21)."""
    assert default("france", "bid", scenario=1702, players=3, step="auction", acting="sweden") == "0"


def test_staff() -> None:
    """RE-5.1, RE-5.6, RE-5.7, RE-5.9 (D30, D31, D33, D34): the lowest card, nothing, accept, Morale."""
    drill = {**START, "step": "drill", "turn": 1, "protestants": {"hand": [2, 5]}, "deck": [4]}
    assert default("protestants", "drill_discard", **drill) == "2"
    assert default("austria", "leadership", **drill) == "gain_morale"
    assert default("austria", "leadership", **{**drill, "austria": {"morale": 10}}) == "nothing"
    gift = {**START, "step": "staff", "drilled": 0, "turn": 7, "austria": {"money": 3}}
    assert default("austria", "gift", **gift) == "nothing"
    offer = [("austria", "subsidies"), ("ottoman", "nothing"), ("austria", "1")]
    assert default("spain", "accept_gift", offer, **gift) == "accept"


def test_purchases() -> None:
    """RE-5.12 (D40): Units, then cards."""
    given = {**START, "step": "purchases", "acting": "austria"}
    assert default("austria", "buy", **given) == "unit"
    full = {"wallenstein": {"at": "moravia", "units": 5}, "tilly": {"at": "tyrol", "units": 5}}
    assert default("austria", "buy", **given, **full) == "card"
    assert default("austria", "buy", **given, **full, deck=[], discard=[]) == "end"


def test_movement() -> None:
    """RE-5.20, RE-5.21, RE-5.23, RE-1.18 (D50, D51, D52, D57, D58)."""
    given = {**START, "acting": "spain", "step": "movement"}
    behind = {name: {"influence": 3} for name in ("protestants", "sweden", "poland", "france")}
    assert default("spain", "arbiter", **given, **behind) == "ottoman"
    assert default("spain", "move", [("spain", "ottoman")], **given) == "end"
    assert default("austria", "consent", [("spain", "ottoman feria march tyrol")], **given) == "refuse"
    assert default("spain", "another_turn", [("spain", "ottoman end")], **given) == "end"
    assert default("ottoman", "grant", [("spain", "ottoman end ask")], **given) == "refuse"
    taken = [("spain", "ottoman feria march venice")]
    assert default("spain", "take_along", taken, **given) == "4"
    assert default("spain", "leave_garrison", [("spain", "ottoman feria march venice 4 end")], **given) == "feria"


def test_battles() -> None:
    """RE-6.8, RE-6.14, RE-6.29, RE-5.30 (D56, D60, D62, D70)."""
    assert default("spain", "support", **BATTLE) == "done"
    unsupported = {**BATTLE, "feria": {"at": "milan", "units": 1}}
    assert default("austria", "lay", **unsupported, austria={"hand": [1]}) == "pass"
    assert default("austria", "take_control", **unsupported) == "wallenstein"
    two = {**unsupported, "tilly": {"at": "saxony", "units": 5}, "mansfeld": {"at": "off"}}
    assert default("austria", "next_battle", **two) == "bohemia"


def test_after_a_battle() -> None:
    """RE-6.26, RE-6.27, RE-7.1 (D71, D72, D80): the Capital, the nearest place first in id order, the lowest card."""
    draw = {**BATTLE, "feria": {"at": "milan", "units": 1}, "protestants": {"hand": [4]}}
    assert default("austria", "retreat", [("protestants", "face_down 4")], **draw) == "bavaria"
    lost = {**draw, "protestants": {"hand": [5]}}
    assert default("austria", "refuge", [("protestants", "face_down 5")], **lost) == "capital"
    over = {**START, "step": "drill", "turn": 1, "protestants": {"hand": [1, 1, 1, 1, 1, 1, 2]}, "deck": [5]}
    before = [("protestants", "2"), ("austria", "nothing")]
    assert default("protestants", "discard_excess", before, **over) == "1"
