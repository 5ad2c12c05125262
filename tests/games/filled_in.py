"""Random games in which every form that is offered is filled in at random now and then."""

from __future__ import annotations

from collections import Counter
from typing import Any

from westphalia.kernel import forms
from westphalia.kernel.chance import Chance
from westphalia.kernel.conformance import check_forms
from westphalia.kernel.contract import Title
from westphalia.kernel.session import Session


def fill_in_at_random(title: Title[Any], scenario: str, seed: str, moves: int, every: int) -> Counter[str]:
    """How often each form was tried; raises Fault where one does something else than single answers."""
    session = Session.start(title, scenario, title.default_seats(scenario), secret=seed)
    chance = Chance.from_secret(f"{seed}/players")
    tried: Counter[str] = Counter()
    while not session.is_over and session.version < moves:
        asks = session.asks()
        offered = [form.id for ask in asks for form in forms.offered(title, title.mask(session.state, ask.seat), ask)]
        if offered and (chance.below(every) == 0 or not all(tried[id] for id in offered)):
            tried.update(offered)
            check_forms(session, chance)
        ask = asks[chance.below(len(asks))]
        session.choose(ask, chance.below(len(ask.options)))
    return tried
