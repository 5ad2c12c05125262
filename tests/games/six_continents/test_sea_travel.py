"""Landing ships: what others may know of them."""

from typing import Any

import msgspec

from westphalia.games.six_continents.board import COASTAL, PLACE, PLACES
from westphalia.games.six_continents.model import LANDINGS, UNKNOWN, Game
from westphalia.games.six_continents.title import TITLE
from westphalia.kernel import views
from westphalia.kernel.chance import ScriptedChance
from westphalia.kernel.journal import Journal
from westphalia.kernel.session import Session

GIVEN: dict[str, Any] = {
    "players": 3,
    "round": 4,
    "turn": "ann",
    "ann": {"gold": 30, "capital": "gallia", "landing_ships": 1},
    "bob": {"capital": "egypt"},
    "cid": {"capital": "sunda"},
    "albion": {"owner": "ann", "port": 1, "army": {"infantry": 3}},
}


def session_of(given: dict[str, Any]) -> Session:
    return Session(TITLE, TITLE.position(given, ScriptedChance(), Journal()))


def dispatched(target: str) -> Session:
    session = session_of(GIVEN)
    for option in ("dispatch", "2", target):
        session.answer(0, option)
    return session


def seen_by(session: Session, seat: int | None) -> bytes:
    return msgspec.json.encode(views.seat_view(session, seat))


def voyages(session: Session, seat: int | None) -> list[int]:
    known: Game = TITLE.mask(session.state, seat)
    return [voyage.target for voyage in known.voyages]


def test_the_target_of_a_landing_ship_is_known_to_its_owner_alone() -> None:
    """SC-5.6, SC-1.22: two targets look the same to every other player and to spectators."""
    iberia, patagonia = dispatched("iberia"), dispatched("patagonia")
    for seat in (1, 2, None):
        assert seen_by(iberia, seat) == seen_by(patagonia, seat)
        assert voyages(iberia, seat) == [UNKNOWN]
    assert voyages(iberia, 0) == [PLACE.value("iberia")]
    assert seen_by(iberia, 0) != seen_by(patagonia, 0)


def test_port_cargo_and_arrival_of_a_landing_ship_are_public() -> None:
    """SC-5.5: everybody sees where it left, with what, and when it arrives."""
    session = dispatched("iberia")
    known: Game = TITLE.mask(session.state, 2)
    (voyage,) = known.voyages
    assert (voyage.port, voyage.due, voyage.army) == (PLACE.value("albion"), 6, ((2, 2),))


def test_the_answer_is_asked_as_a_secret() -> None:
    """SC-5.6: records and tables know that the answer must not be shown."""
    session = session_of(GIVEN)
    for option in ("dispatch", "2"):
        session.answer(0, option)
    (ask,) = session.asks()
    assert ask.kind.secret
    assert list(ask.options) == [p for p in PLACES if COASTAL[p] and p != PLACE.value("albion")]


def test_all_targets_due_are_revealed_before_the_first_is_resolved() -> None:
    """SC-3.8, SC-5.6: what arrives is public, what sails on stays secret, and nothing before can be undone."""
    ships = [
        {"seat": "ann", "port": "albion", "target": target, "army": {"infantry": 1}, "due": due}
        for target, due in (("iberia", 4), ("italia", 4), ("patagonia", 5))
    ]
    session = session_of({**GIVEN, "step": "start", "voyages": ships})
    assert session.state.step == LANDINGS
    assert voyages(session, 1) == [PLACE.value("iberia"), PLACE.value("italia"), UNKNOWN]
    assert session.state.chance.draws == 1
    for seat in (1, 2, None):
        twin = session.imagine(seat, "another deal", journal=True)
        assert seen_by(twin, seat) == seen_by(session, seat)
        assert voyages(twin, seat) == voyages(session, seat)


def test_to_the_others_the_target_may_be_any_coast() -> None:
    """SC-5.6: whoever imagines the voyage of another player deals its target anew."""
    session = dispatched("iberia")
    for seat, least in ((0, 1), (1, 3), (None, 3)):
        targets = {session.imagine(seat, str(secret)).state.voyages[0].target for secret in range(20)}
        assert len(targets) >= least
        assert seat != 0 or targets == {PLACE.value("iberia")}
