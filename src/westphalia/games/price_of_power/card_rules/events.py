"""PP-16 Events: the display, taking an Event (PP-5.1.2 to 5.1.5), Rulers, unpicked Events.

What the text of a card does is data (``fx`` in content/events_age*.yaml), resolved by event_text.py. Their symbols are
in symbols.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from westphalia.kernel.actions import Action
from westphalia.kernel.script import PAUSE, Ask, Kind, Refusal, Script, Value, choose

from ..board import CHARACTER, EVENT, EVENTS
from ..board import realm as realm_number
from ..cost import Cost
from ..effects.context import Heir
from ..ids import Seat
from ..model import EVENT_TAKEN, GONE, NOBODY, EventOnRow, Game, is_bot, persons, players
from ..rules import characters, realm, variants
from ..tables import EVENT_DUCATS
from . import event_text, symbols

FACE_UP_OPTION: Final = 4  # PP-16.2.3
SIX_PLAYERS: Final = 6
RULER_PRICE: Final = Cost(adm=2)  # PP-16.4.4

# 16.2 The event display


def lay_out(g: Game) -> None:
    """PP-16.2.1, PP-16.2.2: a row of Events from the top of the deck, the first ones face up."""
    variant = g.entry.variant
    up = variant.events_face_up
    if g.rules.four_events and len(players(g)) == SIX_PLAYERS:
        up = FACE_UP_OPTION
    g.event_row = []
    for _ in range(variant.events_per_round):
        if g.event_deck:
            g.event_row.append(EventOnRow(g.event_deck.pop(), 0, 0))
    for _ in range(up):
        turn_next_up(g)


def turn_next_up(g: Game) -> None:
    """The next face-down Event; one of a Realm without a player goes, and the one after it is turned (PP-21.0.4)."""
    hidden = [entry for entry in g.event_row if not entry.face_up]
    for entry in hidden:
        turn_up(g, g.event_row.index(entry))
        if not variants.is_of_the_departed(g, entry.event):
            return
        g.event_row = [other for other in g.event_row if other.event != entry.event]
        g.log("log-event-departed", "PP-21.0.4", event=entry.event)


def turn_up(g: Game, n: int) -> None:
    g.event_row[n] = g.event_row[n]._replace(face_up=1)
    g.chance.reveal()
    g.log("log-event-up", "PP-16.2.2", event=g.event_row[n].event)


WHICH_EVENT: Final = Kind("which_event", "PP-5.1.3", EVENT)
APPOINT_HEIR: Final = Kind("appoint_heir", "PP-5.1.3")
BUY_HEIR: Final = Kind("buy_heir", "PP-16.4.4")

EVENT_DONE: Final = Refusal("PP-5.1.2", "no-event-taken")


def why_not_event(g: Game, seat: Seat) -> Refusal | None:
    """PP-5.1.2: exactly once per Action Phase (twice with two players)."""
    return EVENT_DONE if g.events_taken[seat] >= variants.events_per_player(g) else None


def take_event(g: Game, seat: Seat) -> Script[None]:
    """PP-5.1.3 (a) to (g)."""
    shown: list[Value] = [entry.event for entry in g.event_row if entry.face_up]
    event = yield from choose(Ask(seat, WHICH_EVENT, shown))
    entry = next(entry for entry in g.event_row if entry.event == event)
    g.event_row.remove(entry)  # (a)
    g.log("log-event", "PP-5.1.3", seat=seat, event=event)
    realm.gain_ducats(g, seat, entry.ducats, "PP-5.1.3")
    take_event_mark(g, seat)
    for n, other in enumerate(g.event_row):  # (b)
        if other.face_up:
            g.event_row[n] = other._replace(ducats=other.ducats + EVENT_DUCATS)
    heir = yield from event_text.resolve(g, seat, event, entry.ducats)  # (c)
    assert g.turn is not None
    g.turn.event = Resolving(event, heir, EVENTS[event].symbols)
    yield from resolve_on(g, seat)


class Resolving(NamedTuple):
    """An Event whose text has been carried out, and the symbols that are left. There is a pause before each."""

    event: int
    heir: Heir
    symbols: Sequence[str]

    def clone(self) -> Resolving:
        return self


def resolve_on(g: Game, seat: Seat) -> Script[None]:
    """(d) to (g), from the beginning or from a pause."""
    assert g.turn is not None
    event = g.turn.event
    assert isinstance(event, Resolving)
    for n, symbol in enumerate(event.symbols, 1):  # (d)
        yield PAUSE
        yield from symbols.resolve(g, [symbol])
        g.turn.event = event._replace(symbols=event.symbols[n:])
    g.turn.event = None
    yield from resolve_ruler(g, seat, event.event, event.heir)  # (e)
    if not any(events_due(g, other) for other in g.each_seat):  # (f)
        yield from resolve_unpicked(g)
    turn_next_up(g)  # (g)


# Rulers (PP-5.1.3(e), PP-16.4.4)


def owner_of(g: Game, event: int) -> Seat:
    """The player of the Realm an Event belongs to, or NOBODY."""
    key = EVENTS[event].realm
    return g.seat_of[realm_number(key)] if key else NOBODY


def resolve_ruler(g: Game, active: Seat, event: int, heir: Heir) -> Script[None]:
    """PP-5.1.3(e): one's own Ruler must be taken; another player may appoint his."""
    ruler = EVENTS[event].ruler
    seat = owner_of(g, event)
    if ruler is None or seat == NOBODY or is_bot(g, seat):  # PB-1.4
        return
    if heir.rejected_by == g.realm[seat]:
        yield from reject_ruler(g, seat, heir)
        return
    if seat != active:
        ask = Ask(seat, APPOINT_HEIR, ["accept", "decline"], args={"character": _heir(event)})
        if (yield ask) == "decline":
            return
    yield from characters.replace_ruler(g, seat, _heir(event), int(ruler.ill_health) + heir.ill)


def reject_ruler(g: Game, seat: Seat, heir: Heir) -> Script[None]:
    """PP-16.3.23: the Ruler on the card does not come, and the present one goes; unless the card keeps one or brings
    one back, or has installed another."""
    if heir.is_replaced:
        return
    if heir.returns == NOBODY:
        if g.ruler[seat] != NOBODY:
            yield from characters.lose_ruler(g, seat)
    elif g.ruler[seat] != heir.returns:
        yield from characters.replace_ruler(g, seat, heir.returns, 0)


def _heir(event: int) -> int:
    found = CHARACTER.value(f"ruler_{EVENTS[event].id}")
    assert found is not None
    return found


# 16.4 Unpicked events


def resolve_unpicked(g: Game) -> Script[None]:
    """PP-16.4: symbols only, nobody is the Active Player; then the Realm's player may pay 2 ADM for the Ruler."""
    active, g.active = g.active, NOBODY
    for entry in list(g.event_row):
        event = entry.event
        if not entry.face_up:
            turn_up(g, g.event_row.index(entry))
        g.event_row = [other for other in g.event_row if other.event != event]
        if variants.is_of_the_departed(g, event):
            continue
        g.log("log-unpicked", "PP-16.4.2", event=event)
        yield from symbols.resolve(g, EVENTS[event].symbols)
        ruler, seat = EVENTS[event].ruler, owner_of(g, event)
        if (
            ruler is not None
            and seat != NOBODY
            and not is_bot(g, seat)
            and realm.why_not_pay(g, seat, RULER_PRICE) is None
        ):
            ask = Ask(seat, BUY_HEIR, ["decline", "accept"], args={"character": _heir(event)})
            if (yield ask) == "accept":
                realm.pay(g, seat, RULER_PRICE)
                yield from characters.replace_ruler(g, seat, _heir(event), int(ruler.ill_health))
            else:
                g.log("log-heir-declined", "PP-16.4.4", seat=seat, character=_heir(event))
    g.active = active


def events_due(g: Game, seat: Seat) -> int:
    """Event actions that a player still has to take this Round (PP-5.1.2, PP-20.2.3)."""
    if g.leaving[seat] == GONE or (is_bot(g, seat) and _is_short_of_events(g)):
        return 0
    return max(0, variants.events_per_player(g) - g.events_taken[seat])


def _is_short_of_events(g: Game) -> bool:
    """PB-9.5: no more Events are on display than persons have to take; then Bots take none."""
    due = sum(variants.events_per_player(g) - g.events_taken[seat] for seat in persons(g))
    return len(g.event_row) <= due


def take_event_mark(g: Game, seat: Seat) -> None:
    """PP-5.1.3(a): the Round Status marker moves to Event Taken."""
    g.events_taken[seat] += 1
    if not events_due(g, seat):
        g.status[seat] = EVENT_TAKEN


TAKE_EVENT: Final = Action("event", why_not_event, take_event)
