"""Hands, piles and bids stay hidden: what a seat can and cannot tell apart."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.games.raison_detat.boards import power, table
from westphalia.games.raison_detat import TITLE
from westphalia.games.raison_detat.board import BOARDS, NOBODY, POWER
from westphalia.games.raison_detat.model import Game
from westphalia.games.raison_detat.rules import influence
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import check_leaks, check_secrets
from westphalia.kernel.session import Session
from westphalia.kernel.views import seat_view


def seen_by(session: Session, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(seat_view(session, seat)))
    return shown


def battle() -> Session:
    """Wallenstein in Bohemia; Austria has laid a 5 face down."""
    session = table(
        scenario=1618,
        step="moves",
        acting="austria",
        austria={"hand": [1, 5]},
        protestants={"hand": [2, 3]},
        wallenstein={"at": "bohemia", "units": 4},
        mansfeld={"at": "bohemia", "units": 4},
    )
    austria = TITLE.seat_of(state(session), "austria")
    assert austria is not None
    for answer in ("end", "face_down", "5"):
        session.answer(austria, answer)
    return session


def state(session: Session) -> Game:
    assert isinstance(session.state, Game)
    return session.state


def seat(session: Session, name: str) -> int:
    found = TITLE.seat_of(state(session), name)
    assert found is not None
    return found


def test_a_hand_is_its_players_own() -> None:
    """RE-9.6, decisions.md 8: faces for the player, numbers for all."""
    session = battle()
    austria, protestants = power("austria"), power("protestants")
    assert seen_by(session, seat(session, "austria"))["state"]["hand"][austria] == [1]
    other = seen_by(session, seat(session, "protestants"))["state"]
    assert (other["hand"][austria], other["hand"][protestants]) == ([0], [2, 3])
    watcher = seen_by(session, None)["state"]
    assert (watcher["hand"][austria], watcher["hand"][protestants]) == ([0], [0, 0])


def test_a_card_laid_face_down_is_known_to_its_owner_alone() -> None:
    """RE-6.15."""
    session = battle()
    [pile, _] = seen_by(session, seat(session, "austria"))["state"]["battle"]["piles"]
    assert pile[2] == [[5, 0]]
    for name in ("protestants", "spain"):
        [pile, _] = seen_by(session, seat(session, name))["state"]["battle"]["piles"]
        assert pile[2] == [[0, 0]]


def test_the_players_sight_of_a_minor_power_goes_with_control() -> None:
    """RE-9.6: a former controller no longer sees its hand."""
    given = {"scenario": 1702, "players": 3, "step": "staff", "drilled": 0}
    sweden = power("sweden")
    for patron, other in (("france", "austria"), ("austria", "france")):
        session = table(**given, sweden={"patron": patron, "hand": [4, 5]})
        assert seen_by(session, seat(session, patron))["state"]["hand"][sweden] == [4, 5]
        assert seen_by(session, seat(session, other))["state"]["hand"][sweden] == [0, 0]


def test_deck_and_discard_pile_are_numbers() -> None:
    """RE-6.12."""
    session = table(scenario=1618, step="staff", drilled=0, deck=[1, 2, 3], discard=[4, 5])
    shown = seen_by(session, 0)["state"]
    assert (shown["deck"], shown["discard"]) == (3, 2)


def test_bids_are_not_seen_before_all_are_in() -> None:
    """RE-9.2: two bids look the same to the others."""
    views = []
    for bid in ("0", "3"):
        session = table(scenario=1702, players=3, step="auction", acting="sweden", sweden={"patron": "france"})
        session.answer(seat(session, "france"), bid)
        views.append([seen_by(session, s) for s in (seat(session, "austria"), None)])
    assert views[0] == views[1]


def test_ballots_are_not_seen_before_all_are_in() -> None:
    """RE-4.4, RE-8.5."""
    for step, answers in (
        ("diplomacy", ("neutral", "expansionist")),
        ("election", ("austria", "protestants")),
    ):
        views = []
        for answer in answers:
            session = table(scenario=1618, players=4, step=step, turn=5 if step == "election" else 1)
            session.answer(seat(session, "france"), answer)
            views.append([seen_by(session, s) for s in (seat(session, "spain"), None)])
        assert views[0] == views[1]


def test_nothing_leaks_from_a_running_battle() -> None:
    session = battle()
    for n in range(5):
        check_leaks(session, f"battle {n}")
    check_secrets(session, Chance.from_secret("battle"))


def test_what_is_dealt_anew_keeps_the_deck_whole() -> None:
    """RE-6.12: ``redeal`` moves only what the seat cannot see."""
    session = Session.start(TITLE, "1618", 7, secret="5")
    g = state(session)
    own, others = g.hand[g.major[2]], [g.hand[g.major[s]] for s in (0, 1, 3, 4, 5, 6)]
    changed = 0
    for n in range(5):
        twin = g.clone()
        TITLE.redeal(twin, 2, Chance.from_secret(str(n)))
        assert twin.hand[g.major[2]] == own
        assert list(TITLE.violations(twin)) == []
        changed += [twin.hand[g.major[s]] for s in (0, 1, 3, 4, 5, 6)] != others
    assert changed == 5


def test_what_was_shown_cannot_be_taken_back() -> None:
    """RE-6.16, RE-9.2, RE-5.12: a card laid face up, bids that are in, a card bought."""
    session = battle()
    protestants = seat(session, "protestants")
    session.answer(protestants, "reveal")
    assert not session.can_undo(protestants)
    session = table(scenario=1702, players=3, step="auction", acting="sweden", sweden={"patron": "france"})
    for name in ("great_britain", "austria", "france"):
        session.answer(seat(session, name), "0")
    assert not session.can_undo(seat(session, "france"))
    session = table(scenario=1618, step="purchases", acting="austria")
    austria = seat(session, "austria")
    session.answer(austria, "morale")
    assert session.can_undo(austria)
    session.answer(austria, "card")
    assert not session.can_undo(austria)


def subsidies_and_leadership() -> Session:
    """RE-3.5 (c): France may give to the Protestants while Spain gives its orders."""
    return table(
        scenario=1618, round=2, turn=5, step="staff", drilled=0,
        france={"status": "evangelical_union", "money": 4}, protestants={"status": "evangelical_union"},
    )  # fmt: skip


def test_the_leader_does_not_learn_that_a_gift_is_under_way() -> None:
    """RE-3.5 (c): Subsidies and Leadership are decided at the same time. Who is asked for a receiver, and who has not
    yet said whether to give at all, look alike; and so do the orders to the giver."""
    begun = subsidies_and_leadership()
    france, spain = seat(begun, "france"), seat(begun, "spain")
    giving = begun.clone(journal=True)
    giving.answer(france, "subsidies")
    assert giving.ask_of(france) != begun.ask_of(france)
    leading = begun.clone(journal=True)
    leading.answer(spain, "recall")
    assert leading.ask_of(spain) != begun.ask_of(spain)
    for session, onlookers in ((giving, (spain, None)), (leading, (france, None))):
        for onlooker in onlookers:
            before, after = seen_by(begun, onlooker), seen_by(session, onlooker)
            assert before | {"version": 0} == after | {"version": 0}
            check_leaks(session, "gift")


def test_who_decides_apart_may_take_back_the_own_last_answer_only() -> None:
    session = subsidies_and_leadership()
    france, spain = seat(session, "france"), seat(session, "spain")
    session.answer(spain, "recall")
    session.answer(france, "subsidies")
    assert session.can_undo(france) and not session.can_undo(spain)
    session.undo(france)
    asked = {ask.seat: ask.kind.id for ask in session.asks()}
    assert asked == {france: "gift", spain: "recall"}


def test_the_strength_of_a_battle_is_shown_without_the_cards() -> None:
    """RE-6.2 (1): what the log said when it began, to everybody, also once a card lies."""
    session = battle()
    (said,) = [dict(entry.args) for entry in session.state.log.entries if entry.message == "log-strength"]
    for onlooker in (seat(session, "austria"), seat(session, "protestants"), None):
        assert seen_by(session, onlooker)["state"]["battle"]["strength"] == [said["attack"], said["defence"]]


def test_everybody_sees_what_a_power_would_score() -> None:
    """RE-5.17: the lands that bring Influence, and what each power of the scenario would gain now."""
    session = table(scenario=1702, players=6, step="staff", drilled=0)
    shown = seen_by(session, None)["state"]
    gains = {POWER.id(number): gain for number, gain in enumerate(shown["gains"]) if gain}
    scores = {POWER.id(p): influence.score(session.state, p) for p in BOARDS[session.state.scenario].powers}
    assert gains == {id: score for id, score in scores.items() if score}
    assert shown["brings"] and all(session.state.control[p] != NOBODY for p in shown["brings"])
