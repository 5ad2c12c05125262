"""Whole orders answer what the single questions would."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.filled_in import LONGER, NEVER_AGAIN, fill_in_at_random
from tests.games.singly import Person, Reading, as_proposed
from westphalia.games.price_of_power import TITLE
from westphalia.games.price_of_power.forms import battles, campaign, hands, voyages
from westphalia.games.price_of_power.rules import activation, movement
from westphalia.kernel import forms
from westphalia.kernel.chance import Chance
from westphalia.kernel.forms import Picker
from westphalia.kernel.journal import Journal
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.session import Session

FORMS = {form.id for forms in TITLE.forms.values() for form in forms}


def reorganise(person: Person, part: Any, ask: Ask) -> Value:
    """Every Unit that joins or stays, before the march; where it ends, nothing more."""
    for field in [] if "has_set_out" in person.notes else person.open_fields():
        word = {"take": "pick_up", "leave": "drop"}.get(field.split("/")[0])
        if word in ask.options and person.take(field):
            person.notes["moved"] = field.split("/")
            return str(word)
    return movement.DONE


def being_moved(person: Person, part: Any, ask: Ask) -> Value | None:
    moved = person.notes["moved"]
    place = 1 if ask.kind is movement.REORGANISE_ARMY else 2
    return ask.find(moved[place]) if place < len(moved) else None


def march(person: Person, part: Any, ask: Ask) -> Value | None:
    person.notes["has_set_out"] = True
    return person.picked("further" if movement.STOP in ask.options else "to", ask)


def from_where(person: Person, part: Any, ask: Ask) -> Value | None:
    if "has_sailed" in person.notes or not person.is_offered("from", ask):
        return person.one_of("further/", ask, activation.DONE)
    person.notes["has_sailed"] = True
    return person.picked("from", ask)


def in_the_fleet(person: Person, part: Any, ask: Ask) -> Value:
    ways = {"join_fleet": "join", "leave_fleet": "leave"}
    return next((way for way, field in ways.items() if way in ask.options and person.take(field)), activation.DONE)


READINGS: dict[type, Reading] = {
    campaign.Reorganise: reorganise,
    campaign.BeingMoved: being_moved,
    campaign.March: march,
    voyages.Voyage: lambda person, part, ask: person.picked("to", ask),
    voyages.FromWhere: from_where,
    voyages.InTheFleet: in_the_fleet,
    hands.DrawAll: lambda person, part, ask: person.picked("deck", ask),
    battles.Fighting: as_proposed,
}


@pytest.mark.parametrize("seed", range(3 * LONGER))
def test_orders_filled_in_at_random(seed: int) -> None:
    assert fill_in_at_random(TITLE, "s1_00", str(seed), 2500, 12, READINGS).total() > 10


def test_every_form_is_compared_in_some_random_game() -> None:
    compared = fill_in_at_random(TITLE, "first_steps", "all", 60, NEVER_AGAIN, READINGS)  # where cards are exchanged
    for seed in range(12):
        compared += fill_in_at_random(TITLE, "s1_01", f"all {seed}", 2500, NEVER_AGAIN, READINGS)
        if compared.keys() == FORMS:
            break
    assert compared.keys() == FORMS


def test_from_the_second_cube_of_influence_on_ducats_will_do() -> None:
    """PP-5.4.1: the first costs DIP; the order offers what can be chosen for the others."""
    chance = Chance.from_secret("cubes", TITLE.streams)
    session = Session(TITLE, TITLE.position({"scenario": "s1_00_players_3", "turn": "france"}, chance, Journal()))
    seat = session.asks()[0].seat
    form = forms.find(session, seat, "influence")
    assert form is not None
    wanted: forms.Wanted = {"cube/aragon": 2, "pay": "ducats"}
    sheet = forms.lay_out(session, seat, form, wanted, "look")
    assert sheet is not None
    paying = next(field for field in sheet.fields if field.id == "pay")
    assert isinstance(paying, Picker) and list(paying.options) == ["dip", "ducats"]
    forms.start(session, seat, form, sheet.wanted, "look").run(session)
    after: Any = session.state
    assert TITLE.inspect(after, "france.dip") == 2 and TITLE.inspect(after, "france.ducats") == 12


def test_an_army_takes_no_more_single_infantry_than_there_is() -> None:
    """PP-9.5.9: when the only one has joined, another Army is all that could give a Unit."""
    army = {"area": "castile", "infantry": 1}
    castile = {"mil": 1, "hand": [], "infantry": {"castile": 1}, "army_1": army, "army_2": army}
    position = {"realms": ["castile", "england", "france"], "turn": "castile", "castile": castile}
    session = Session(TITLE, TITLE.position(position, Chance.from_secret("joined", TITLE.streams), Journal()))
    seat = session.asks()[0].seat
    form = forms.find(session, seat, "march")
    assert form is not None
    sheet = forms.lay_out(session, seat, form, {"what": "army_1", "take/single": 2, "to": "leon"}, "look")
    assert sheet is not None and not sheet.is_ready and sheet.why == forms.NO_OPTION


def test_losses_begin_as_the_rules_propose_and_can_be_taken_at_once() -> None:
    """PP-9.7.27"""
    castile = {"mil": 6, "hand": [], "army_1": {"area": "aragon", "infantry": 6, "cavalry": 4, "general": "ruler"}}
    ashore = {"army_2": "none", "infantry": {}, "hand": []}
    france = ashore | {"army_1": {"area": "languedoc", "infantry": 6}}
    position = {"scenario": "s1_01_players_3", "turn": "castile", "war": [["castile", "france"]]}
    given = position | {"castile": castile | {"army_2": "none", "infantry": {}}, "france": france}
    session = Session(TITLE, TITLE.position(given, Chance.from_secret("losses", TITLE.streams), Journal()))
    seat = session.asks()[0].seat
    march = forms.find(session, seat, "march")
    assert march is not None
    sheet = forms.lay_out(session, seat, march, {"from": "aragon", "to": "languedoc"}, "look")
    assert sheet is not None
    forms.start(session, seat, march, sheet.wanted, "look").run(session)
    while (ask := session.asks()[0]).kind.id != "casualty":
        session.answer(ask.seat, ask.kind.option_id(ask.default_value()))
    losses = forms.find(session, ask.seat, "losses")
    assert losses is not None
    sheet = forms.lay_out(session, ask.seat, losses, {}, "look")
    assert sheet is not None and sheet.is_ready and int(sheet.wanted["unit/infantry"]) >= 1
