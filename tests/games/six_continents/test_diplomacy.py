"""What the two parties of a talk see and others don't (SC-1.16 to 1.18, SC-3.14; decisions.md, section 7)."""

from __future__ import annotations

import pytest

from westphalia.games.six_continents import TITLE
from westphalia.games.six_continents.model import Contract, Draft, Offer
from westphalia.kernel.session import Refused, Session
from westphalia.kernel.views import seat_view

from .test_general import answer, position, session


def start(**given: object) -> Session:
    return session({"players": 3, **given})


def seen_drafts(game: Session) -> list[bool]:
    """Whether ann, bob, cid and a spectator see the draft."""
    return [TITLE.mask(game.state, seat).draft is not None for seat in (0, 1, 2, None)]


def test_an_offer_is_seen_by_the_two_only() -> None:
    """SC-3.14"""
    game = start()
    answer(game, 0, "talk offer 2 give_gold 4")
    assert seen_drafts(game) == [True, False, False, False]
    answer(game, 0, "send")
    offer = Offer(0, 1, (4, 0, 0, 0), (0, 0, 0, 0), (), ())
    assert [TITLE.mask(game.state, seat).offers for seat in (0, 1, 2, None)] == [[offer], [offer], [], []]
    assert game.state.draft is None


def test_a_treaty_draft_is_seen_by_its_author_and_when_sent_by_both() -> None:
    """SC-1.17 SC-1.18"""
    game = start(war=[["ann", "bob"]])
    answer(game, 0, "talk conference give_gold 4")
    assert seen_drafts(game) == [True, False, False, False]
    answer(game, 0, "send")
    assert seen_drafts(game) == [True, True, False, False]
    answer(game, 1, "amend want_gold 9")
    assert seen_drafts(game) == [False, True, False, False]
    assert game.state.draft == Draft(1, 0, gives=(0, 0, 0, 0), wants=(9, 0, 0, 0))
    answer(game, 1, "send")
    answer(game, 0, "end_talks")
    assert game.state.draft is None


@pytest.mark.parametrize(
    "words",
    [
        *("offer 2 give_gold", "offer 2 want_gold"),
        *("conference occupied_land", "conference give_land", "conference want_land", "conference text"),
        *("conference free_slaves", "conference want_slaves_free", "conference give_gold"),
    ],
)
def test_which_term_is_being_written_is_seen_by_its_author_only(words: str) -> None:
    """SC-1.18 SC-3.14"""
    game = start(
        war=[["ann", "bob"]],
        ann={"capital": "gallia"},
        bob={"capital": "sunda"},
        iberia={"owner": "ann", "slaves": {"bob": 2}},
        italia={"owner": "ann", "controller": "bob"},
        germania={"owner": "ann"},
        borneo={"owner": "bob", "slaves": {"ann": 2}},
        papua={"owner": "bob"},
        luzon={"owner": "bob", "controller": "ann"},
    )
    answer(game, 0, f"talk {words}")
    (ask,) = game.asks()
    seen = [seat_view(game, seat).waiting[0].kind for seat in (0, 1, 2, None)]
    assert seen == [ask.kind.id, "", "", ""]


def test_amending_turns_the_draft_round() -> None:
    """SC-1.18 What one gives the other receives."""
    game = start(
        war=[["ann", "bob"]],
        ann={"capital": "gallia"},
        bob={"capital": "sunda"},
        iberia={"owner": "ann", "slaves": {"bob": 2}},
        borneo={"owner": "bob"},
        luzon={"owner": "bob", "controller": "ann"},
    )
    answer(game, 0, "talk conference give_gold 4 give_land want_land free_slaves 1 occupied_land cede send")
    answer(game, 1, "amend")
    places = [TITLE.inspect(game.state, f"{name}.owner") for name in ("iberia", "borneo", "luzon")]
    assert places == ["ann", "bob", "bob"]
    draft = game.state.draft
    assert draft is not None
    assert (draft.seat, draft.gives, draft.wants, draft.frees) == (1, (0, 0, 0, 0), (4, 0, 0, 0), (0, 1))
    assert (len(draft.gives_places), len(draft.wants_places), len(draft.cede)) == (1, 1, 1)
    answer(game, 1, "send")
    answer(game, 0, "accept")
    owners = [TITLE.inspect(game.state, f"{name}.owner") for name in ("iberia", "borneo", "luzon")]
    assert owners == ["bob", "ann", "ann"]


CONTRACT = Contract(1, (0, 1), "peace", 0, 2, 0, (0, 1, 2), (), ())


@pytest.mark.parametrize(
    ("change", "seen"),
    [
        ({}, [True, True, True, True, True]),
        ({"secret": (0,)}, [True, True, True, True, True]),
        ({"secret": (0, 1)}, [True, True, True, False, False]),
        ({"accepted": (0, 1)}, [True, True, True, False, False]),
    ],
)
def test_a_contract_is_public_when_signed_unless_all_parties_want_it_secret(
    change: dict[str, tuple[int, ...]], seen: list[bool]
) -> None:
    """SC-1.16 ann and bob are parties, cid guarantees; dan and spectators only watch."""
    g = position(players=4)
    g.contracts = [CONTRACT._replace(**change)]  # type: ignore[arg-type]
    assert [bool(TITLE.mask(g, seat).contracts) for seat in (0, 1, 2, 3, None)] == seen


def test_a_second_mark_replaces_the_first() -> None:
    """SC-1.16"""
    game = start(contracts=[{"number": 1, "parties": ["ann", "bob"], "accepted": ["ann", "bob"]}])
    answer(game, 1, "mark_contract broken")
    answer(game, 0, "talk mark_contract kept")
    assert game.state.contracts[0].marks == ((0, 1), (1, 0))
    answer(game, 1, "mark_contract kept")
    assert game.state.contracts[0].marks == ((0, 1), (1, 1))


def test_a_text_may_be_200_characters_long() -> None:
    """SC-1.16"""
    game = start()
    answer(game, 0, "talk contract 2 done")
    with pytest.raises(Refused):
        game.answer(0, "x" * 201)
    game.answer(0, "x" * 200)
    answer(game, 0, "no_expiry no_guarantor no_guarantee open")
    assert game.state.contracts[0].text == "x" * 200


def test_the_eliminated_and_those_who_leave_start_no_talks() -> None:
    """SC-1.25 SC-3.14"""
    game = start()
    assert game.ask_of(1) is not None
    game.resign(1)
    assert game.ask_of(1) is None
    answer(game, 0, "talk cancel")
    assert game.state.alive == [1, 0, 1]
    assert game.ask_of(1) is None
    answer(game, 0, "talk")
    assert "conference" not in game.asks()[0].options
