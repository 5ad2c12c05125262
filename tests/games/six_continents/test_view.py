"""What a seat can't see is dealt anew: it sees the same, and everything else may be anything that it might be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from westphalia.games.six_continents import TITLE, tables
from westphalia.games.six_continents.board import COASTAL, PLACE, PLACES
from westphalia.games.six_continents.model import Game
from westphalia.games.six_continents.positions import NAMES
from westphalia.games.six_continents.rules import elimination
from westphalia.games.six_continents.rules.income import income
from westphalia.kernel.chance import Chance

from .test_general import position

SECRETS = {
    "players": 4,
    "options": {"agent_set": "four", "hidden_treasury": "on"},
    "round": 3,
    "ann": {"gold": 11, "spies": 1, "kit": ["sabotage", "incite", "free_slaves", "burn_food"]},
    "bob": {"gold": 22, "spies": 2, "kit": ["incite", "free_slaves", "burn_food", "counterintelligence"]},
    "cid": {"gold": 33},
    "deals": [
        {"dealer": "ann", "target": "bob", "card": "sabotage"},
        {"dealer": "ann", "target": "cid", "card": "nothing"},
        {"dealer": "bob", "target": "ann", "card": "nothing"},
        {"dealer": "bob", "target": "bob", "card": "counterintelligence"},
        {"dealer": "bob", "target": "cid", "card": "incite"},
    ],
    "voyages": [
        {"seat": "ann", "port": "iberia", "target": "bahia", "army": {"infantry": 1}, "due": 5},
        {"seat": "bob", "port": "bahia", "target": "iberia", "army": {"infantry": 2}, "due": 5},
    ],
    "offers": [
        {"seat": "ann", "other": "bob", "gives": {"gold": 1}},
        {"seat": "bob", "other": "cid", "gives": {"gold": 2}},
    ],
    "contracts": [
        {"number": 1, "parties": ["ann", "bob"], "accepted": ["ann", "bob"]},
        {"number": 2, "parties": ["ann", "bob"], "accepted": ["ann", "bob"], "secret": ["ann", "bob"]},
        {"number": 3, "parties": ["bob", "cid"], "accepted": ["bob"]},
    ],
}


def deals_anew(g: Game, seat: int | None, times: int = 300) -> Iterator[Game]:
    for n in range(times):
        twin = g.clone()
        TITLE.redeal(twin, seat, Chance.from_secret(f"deal {n}"))
        yield twin


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_another_deal_looks_the_same(seat: int | None) -> None:
    """SC-1.16, SC-1.23, SC-3.14, SC-5.6, SC-19.5."""
    g = position(**SECRETS)
    seen = TITLE.mask(g, seat).encode()
    for twin in deals_anew(g, seat, 20):
        assert TITLE.mask(twin, seat).encode() == seen
        assert list(TITLE.violations(twin)) == list(TITLE.violations(g))


def test_what_one_knows_oneself_stays() -> None:
    """SC-1.16, SC-1.23, SC-3.14, SC-5.6, SC-19.2, SC-19.3, SC-19.5: own cards, target, gold and talks; a secret
    contract of others is unknown."""
    g = position(**SECRETS)
    for twin in deals_anew(g, 0, 20):
        assert [d for d in twin.deals if d.dealer == 0] == [d for d in g.deals if d.dealer == 0]
        assert (twin.kits[0], twin.gold[0], twin.voyages[0]) == (g.kits[0], g.gold[0], g.voyages[0])
        assert twin.offers == g.offers[:1]
        assert ([c.number for c in twin.contracts], twin.contracts_made) == ([1, 2], 2)
    twin = next(deals_anew(g, 3))
    assert (twin.offers, [c.number for c in twin.contracts], twin.contracts_made) == ([], [1], 1)


def agents_of_bob(**given: Any) -> Game:
    deals = [{"dealer": "bob", "target": name, "card": "nothing"} for name in NAMES[:6]]
    return position(players=6, deals=deals, **given)


@pytest.mark.parametrize(
    ("agent_set", "spies", "most"), [("five", 2, 2), ("five", 9, 5), ("four", 3, 3), ("four", 9, 4), ("five", 0, 0)]
)
def test_cards_of_others_may_be_any_that_their_spies_allow(agent_set: str, spies: int, most: int) -> None:
    """SC-19.2, SC-19.3: from none to one action for each spy, each once, to anybody."""
    g = agents_of_bob(options={"agent_set": agent_set}, bob={"spies": spies})
    numbers, got = set(), set()
    for twin in deals_anew(g, 0):
        assert [(d.dealer, d.target) for d in twin.deals] == [(1, target) for target in range(6)]
        actions = [d.card for d in twin.deals if d.card != tables.NOTHING]
        assert len(actions) == len(set(actions))
        if agent_set == "four":
            kit = twin.kits[1]
            assert len(kit) == 4 and set(actions) <= set(kit) and list(kit) == sorted(kit)
        else:
            assert twin.kits == g.kits
        numbers.add(len(actions))
        got |= {(d.target, d.card) for d in twin.deals}
    assert numbers == set(range(most + 1))
    cards = range(len(tables.CARDS)) if most else [tables.NOTHING]
    assert got == {(target, card) for target in range(6) for card in cards}


def test_more_spies_than_players_deal_a_card_to_each_at_most() -> None:
    """SC-19.3."""
    deals = [{"dealer": "bob", "target": name, "card": "nothing"} for name in ("ann", "bob")]
    g = position(players=2, deals=deals, bob={"spies": 5})
    numbers = {sum(d.card != tables.NOTHING for d in twin.deals) for twin in deals_anew(g, 0)}
    assert numbers == {0, 1, 2}


def test_a_landing_may_be_meant_for_any_coast_but_its_own() -> None:
    """SC-5.4, SC-5.6."""
    g = position(**SECRETS)
    targets = {twin.voyages[1].target for twin in deals_anew(g, 0, 1000)}
    assert targets == {p for p in PLACES if COASTAL[p]} - {PLACE.value("bahia")}


def test_a_hidden_treasury_may_hold_the_income_and_some_savings() -> None:
    """SC-1.23: whoever is eliminated has none; open ones stay, and all are open when it is over."""
    g = position(**SECRETS)
    elimination.eliminate(g, 3)
    counted = income(g, 2)
    treasuries = {twin.gold[2] for twin in deals_anew(g, 0, 1500)}
    assert treasuries == set(range(counted, counted + 2 * tables.START_GOLD))
    assert {twin.gold[3] for twin in deals_anew(g, 0, 20)} == {0}
    early = position(players=4, step="capitals", options={"hidden_treasury": "on"})
    assert min(twin.gold[2] for twin in deals_anew(early, 0, 600)) == 0, "before capitals stand there is no income"
    is_open = position(players=4, cid={"gold": 33})
    assert {twin.gold[2] for twin in deals_anew(is_open, 0, 20)} == {33}


def test_the_eliminated_keep_no_set_of_agents() -> None:
    """SC-1.25, SC-19.2."""
    g = position(**SECRETS)
    elimination.eliminate(g, 1)
    assert g.kits[0] and g.kits[1] == ()
    assert [d.dealer for d in g.deals] == [0]
