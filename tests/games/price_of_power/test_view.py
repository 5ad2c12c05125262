"""What a seat may know, and what it may as well be (engine notes, section 1)."""

from __future__ import annotations

import msgspec

from tests.games.price_of_power.boards import board_of
from westphalia.bots.random import Dice
from westphalia.games.price_of_power import TITLE, conservation, decks
from westphalia.games.price_of_power.board import CARD_DECK, EVENTS, MISSIONS
from westphalia.games.price_of_power.model import Game
from westphalia.games.price_of_power.phases import setup_decks
from westphalia.games.price_of_power.scenarios import VARIANTS
from westphalia.kernel.chance import Chance
from westphalia.kernel.remember import forget_all
from westphalia.kernel.session import Session

UNKNOWN = -1


def dealt() -> Game:
    """A table where everybody holds cards and Missions."""
    g = board_of("s2_01_default_austria", seed="deal")
    for seat in range(g.seats):
        for power in (0, 1, 2, seat % 3):
            decks.draw_to_hand(g, seat, power)
        g.missions[seat] = tuple(sorted(setup_decks.starting_missions(g, seat)[:2]))
        g.mission_deck[seat] = tuple(m for m in g.mission_deck[seat] if m not in g.missions[seat])
    assert list(conservation.violations(g)) == []
    return g


def test_only_the_own_hand_and_missions_are_seen() -> None:
    """PP-17.2.6, PP-4.1.2."""
    g = dealt()
    known = TITLE.mask(g, 2)
    assert known.hand[2] == g.hand[2] and known.missions[2] == g.missions[2]
    for seat in (0, 1, 3, 4, 5):
        assert known.hand[seat] == (UNKNOWN,) * 4
        assert known.missions[seat] == (UNKNOWN,) * 2
        assert set(known.mission_deck[seat]) == {UNKNOWN}
    assert all(set(hand) == {UNKNOWN} for hand in TITLE.mask(g, None).hand)


def test_decks_face_down_events_and_later_struggles_are_hidden() -> None:
    """PP-16.0.4, PP-3.1.4, PP-3.1.11."""
    g = dealt()
    known = TITLE.mask(g, 0)
    for cards in (*known.deck, known.trade_deck, known.event_deck, *known.events_ahead, *known.idea_deck):
        assert set(cards) <= {UNKNOWN}
    assert [shown.event == UNKNOWN for shown in known.event_row] == [not shown.face_up for shown in g.event_row]
    assert known.struggles == [g.struggles[0]] + [UNKNOWN] * (len(g.struggles) - 1)


def test_what_a_client_gets_is_small_and_complete() -> None:
    """PERFORMANCE: at most 60 kB."""
    g = dealt()
    shown = TITLE.present(TITLE.mask(g, 0), 0)
    data = msgspec.json.encode(shown)
    assert len(data) < 20_000
    plain = msgspec.json.decode(data)
    assert plain["hand"][0] == list(g.hand[0]) and plain["hand"][1] == [UNKNOWN] * 4
    assert len(plain["towns"]) == sum(owner >= 0 for owner in g.town)
    assert plain["counts"]["event_deck"] == len(g.event_deck)
    assert {int(p): r for p, r in plain["lawful"].items()} == {
        p: r for p, r in enumerate(g.lawful) if r != g.board.flag[p]
    }


def test_another_deal_is_as_good() -> None:
    """All that a seat sees stays the same, everything else adds up and is something else."""
    g = dealt()
    twin = g.clone()
    TITLE.redeal(twin, 1, Chance.from_secret("other"))
    assert list(conservation.violations(twin)) == []
    assert TITLE.mask(twin, 1).encode() == TITLE.mask(g, 1).encode()
    assert twin.hand[1] == g.hand[1] and twin.hand[0] != g.hand[0]
    assert twin.deck != g.deck and twin.trade_deck != g.trade_deck


def test_a_new_hand_is_from_the_same_decks() -> None:
    """Everybody has seen from which decks a player drew."""
    g = dealt()
    twin = g.clone()
    TITLE.redeal(twin, 1, Chance.from_secret("other"))
    for seat in range(g.seats):
        assert [CARD_DECK[card] for card in twin.hand[seat]] == [CARD_DECK[card] for card in g.hand[seat]]


def test_new_missions_are_ones_that_may_be_held() -> None:
    """PP-17.2.5."""
    g = dealt()
    twin = g.clone()
    TITLE.redeal(twin, None, Chance.from_secret("other"))
    for seat in range(g.seats):
        assert len(twin.missions[seat]) == 2
        assert all(decks.is_eligible(g, seat, mission) for mission in twin.missions[seat])
        assert not any(MISSIONS[mission].prerequisites for mission in twin.missions[seat])


def test_events_stay_in_their_halves() -> None:
    """PP-16.0.4: nobody expects a card of the second half in the first."""
    g = dealt()
    twin = g.clone()
    TITLE.redeal(twin, None, Chance.from_secret("other"))
    coming = [shown.event for shown in twin.event_row] + twin.event_deck[::-1]
    listed = VARIANTS["s2_01_default_austria"].variant.event_decks["age_1"]
    assert {EVENTS[event].id for event in coming[:14]} == set(listed["first_half"])
    assert coming[:3] == [shown.event for shown in g.event_row[:3]]
    assert [sorted(deck) for deck in twin.events_ahead] == [sorted(deck) for deck in g.events_ahead]
    assert twin.events_ahead != g.events_ahead


def test_the_board_in_words() -> None:
    g = dealt()
    known = TITLE.mask(g, 0)
    assert TITLE.status(known, 0) is not None
    assert len(TITLE.tables(known, 0)) >= 5 and len(TITLE.tables(TITLE.mask(g, None), None)) >= 4
    assert len(TITLE.atlas(known, 0)[0].rows) == len(g.board.areas)
    assert [card.seat for card in TITLE.cards(known, 0)] == list(range(6))
    assert set(TITLE.figures(g)) == {"summary-prestige", "summary-base-tax", "summary-ducats"}


def test_what_is_kept_for_the_next_view_is_what_would_be_found_anew() -> None:
    """At two tables in turns, each with answers of its own."""
    sessions = [Session.start(TITLE, "s1_01", 3, secret=f"kept {n}") for n in range(2)]
    dice = Dice("kept")
    for number in range(400):
        session = sessions[number % 2]
        ask = session.asks()[dice.below(len(session.asks()))]
        session.choose(ask, dice.below(len(ask.options)))
        known = TITLE.mask(session.state, 0)
        shown = msgspec.json.encode(TITLE.common(known))
        if number % 10 == 0:
            forget_all()
            assert msgspec.json.encode(TITLE.common(known)) == shown
