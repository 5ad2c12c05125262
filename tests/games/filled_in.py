"""Random games in which every form that is offered is filled in at random now and then."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.games.singly import Person, Reading, answer_singly
from westphalia.kernel import forms
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import fill_in
from westphalia.kernel.contract import Title
from westphalia.kernel.session import Session

NEVER_AGAIN = 1_000_000  # once a form was compared
LONGER = int(os.environ.get("WESTPHALIA_ORDERS", "1"))  # times as many games


def fill_in_at_random(
    title: Title[Any], scenario: str, seed: str, moves: int, every: int, readings: Mapping[type, Reading]
) -> Counter[str]:
    """How often each form was filled in and compared with single answers."""
    session = Session.start(title, scenario, title.default_seats(scenario), secret=seed)
    chance = Chance.from_secret(f"{seed}/players")
    compared: Counter[str] = Counter()
    while not session.is_over and session.version < moves:
        asks = session.asks()
        for ask in asks:
            for form in forms.offered(title, title.mask(session.state, ask.seat), ask):
                if chance.below(every) == 0 or not compared[form.id]:
                    compared[form.id] += compare(session, ask.seat, form, chance, readings)
        ask = asks[chance.below(len(asks))]
        session.choose(ask, chance.below(len(ask.options)))
    return compared


def compare(
    session: Session, seat: int, form: forms.Form[Any], chance: Chance, readings: Mapping[type, Reading]
) -> bool:
    """Whether the form can be filled in here; then the order leaves what somebody leaves who answers one by one."""
    wanted = fill_in(session, seat, form, chance)
    if wanted is None:
        return False
    ordered, singly = session.clone(), session.clone()
    filling, given = forms.Filling(form, seat, wanted), list[str]()
    while (option := filling.next(ordered)) is not None:
        ordered.answer(seat, option)
        given.append(option)
    most = len(given) if form.is_standing else forms.MOST_STEPS  # when one that goes on ends has tests of its own
    assert answer_singly(Person(singly, form, wanted, readings), seat, most) == given, (form.id, wanted)
    assert ordered.save() == singly.save()
    return bool(given)
