"""SC-1.17 to 1.19: the peace conference."""

from __future__ import annotations

from functools import partial
from typing import Final, NamedTuple

from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, allowed, choose, refusals

from .. import stacks
from ..board import PLACE, PLACES
from ..ids import NO_PROVINCE, Place, Seat, pair
from ..model import (
    Draft,
    Game,
    add_units,
    at_war,
    controlled,
    main_place,
    set_army,
    slaves_held,
)
from ..stacks import EMPTY, Stack
from ..tables import (
    CONFERENCE_DRAFTS,
    INFANTRY,
)
from . import capital, general, slavery, trade
from .agreements import TEXT_LENGTH

CONFERENCE_WITH: Final = Kind("conference_with", "SC-1.17", SEAT)
EDIT_DRAFT: Final = Kind("edit_draft", "SC-1.18")
OCCUPIED_LAND: Final = Kind("occupied_land", "SC-1.18", PLACE, secret=True)
LAND_FATE: Final = Kind("land_fate", "SC-1.18", secret=True)
SLAVES_FREED: Final = Kind("slaves_freed", "SC-1.18", secret=True)
SLAVES_WANTED: Final = Kind("slaves_wanted", "SC-1.18", secret=True)
TREATY_TEXT: Final = Kind("treaty_text", "SC-1.18", secret=True)
ANSWER_DRAFT: Final = Kind("answer_draft", "SC-1.17")
EVACUATE: Final = Kind("evacuate", "SC-1.19", PLACE)

CEDE, RETURN = "cede", "return"
FATES: Final = (CEDE, RETURN)  # of occupied land: its occupier's from now on, or its owner's again
WORDS: Final = (
    "send",
    "occupied_land",
    *trade.GIVE,
    *trade.WANT,
    *trade.LAND,
    "free_slaves",
    "want_slaves_free",
    "text",
)

NOTHING_TO_SETTLE: Final = Refusal("SC-1.17", "no-conference-nothing-to-settle")
TALKED_ALREADY: Final = Refusal("SC-1.17", "no-conference-twice")
NOTHING_OCCUPIED: Final = Refusal("SC-1.18", "no-treaty-nothing-occupied")
NO_SLAVES: Final = Refusal("SC-1.18", "no-treaty-slaves")
LAND_UNLISTED: Final = Refusal("SC-1.18", "no-treaty-land-unlisted")
LAST_DRAFT: Final = Refusal("SC-1.17", "no-treaty-last-draft")


def why_not_conference_with(g: Game, seat: Seat, other: Seat) -> Refusal | None:
    """SC-1.17: at war, or an occupied province to settle; once per opponent per turn."""
    if not at_war(g, seat, other) and not is_anything_contested(g, seat, other):
        return NOTHING_TO_SETTLE
    if g.talked[pair(seat, other)] == g.round:
        return TALKED_ALREADY
    return None


def why_not_conference(g: Game, seat: Seat) -> Refusal | None:
    refusal = NOTHING_TO_SETTLE
    for other in trade.others(g, seat):
        reason = why_not_conference_with(g, seat, other)
        if reason is None:
            return None
        if reason is TALKED_ALREADY:
            refusal = reason
    return refusal


def hold_conference(g: Game, seat: Seat) -> Script[None]:
    """SC-1.17 (D62): the opener makes the first draft, then the two alternate: accept, amend or end the talks."""
    why_not = partial(why_not_conference_with, g, seat)
    other = yield from choose(
        Ask(
            seat,
            CONFERENCE_WITH,
            allowed(trade.others(g, seat), why_not),
            refused=lambda: refusals(trade.others(g, seat), why_not),
        )
    )
    g.talked[pair(seat, other)] = g.round
    g.log("log-conference", "SC-1.17", seats=(seat, other), seat=seat, other=other)
    g.draft = Draft(seat, other)
    answer = "end_talks"
    for number in range(1, CONFERENCE_DRAFTS + 1):
        sent = yield from write_draft(g)
        answer = (yield from answer_draft(g, number)) if sent else "end_talks"
        if answer != "amend":
            break
        g.draft = seen_from_the_other_side(g.draft)
    if answer == "accept":
        yield from conclude(g, g.draft)
    else:
        g.log("log-talks-ended", "SC-1.17", seats=(seat, other), seat=seat, other=other)
    g.draft = None


# Drafts, SC-1.18


def write_draft(g: Game) -> Script[bool]:
    """The author edits the draft until it is sent; False if they end the talks instead."""
    why_not = partial(why_not_edit_draft, g)
    while True:
        assert g.draft is not None
        word = yield Ask(
            g.draft.seat,
            EDIT_DRAFT,
            [*allowed(WORDS, why_not), "end_talks"],
            "end_talks",
            args={"other": g.draft.other},
            refused=lambda: refusals(WORDS, why_not),
        )
        if word == "end_talks":
            return False
        if word == "send":
            g.draft = g.draft._replace(sent=1)
            return True
        yield from edit(g, g.draft, word)


def why_not_edit_draft(g: Game, word: str) -> Refusal | None:
    draft = g.draft
    assert draft is not None
    if word == "send":
        return LAND_UNLISTED if unlisted(g, draft) else trade.why_not_covered(g, draft.seat, draft.gives, ())
    if word == "text":
        return None
    if word == "occupied_land":
        return None if contested(g, draft.seat, draft.other) else NOTHING_OCCUPIED
    if word == "free_slaves":
        return None if slaves_held(g, draft.seat, draft.other) else NO_SLAVES
    if word == "want_slaves_free":
        return None if slaves_held(g, draft.other, draft.seat) else NO_SLAVES
    return trade.why_not_term(g, word, cedable)


def edit(g: Game, draft: Draft, word: str) -> Script[None]:
    """One term of SC-1.18: (a) occupied land, (b) further land, (c) gold, (d) goods, (e) slaves, (f) text."""
    seat, other = draft.seat, draft.other
    if word == "occupied_land":
        place = yield from choose(
            Ask(seat, OCCUPIED_LAND, contested(g, seat, other), args={"other": other}, confidants=(other,))
        )
        args = {"other": other, "place": place}
        # both fates, also of a province in the draft: a question that is left out would tell others that it is there
        fate = yield Ask(seat, LAND_FATE, [*FATES], args=args, confidants=(other,))
        g.draft = listed(draft, place, fate)
    elif word == "free_slaves":
        amounts = [n for n in range(slaves_held(g, seat, other) + 1) if n != draft.frees[0]]
        n = yield from choose(Ask(seat, SLAVES_FREED, amounts, args={"other": other}, confidants=(other,)))
        g.draft = draft._replace(frees=(n, draft.frees[1]))
    elif word == "want_slaves_free":
        amounts = [n for n in range(slaves_held(g, other, seat) + 1) if n != draft.frees[1]]
        n = yield from choose(Ask(seat, SLAVES_WANTED, amounts, args={"other": other}, confidants=(other,)))
        g.draft = draft._replace(frees=(draft.frees[0], n))
    elif word == "text":
        text = yield Ask(seat, TREATY_TEXT, ["no_text"], args={"other": other}, text=TEXT_LENGTH, confidants=(other,))
        g.draft = draft._replace(text="" if text == "no_text" else text)
    else:
        yield from trade.edit_term(g, word, cedable)


def answer_draft(g: Game, number: int) -> Script[str]:
    """The addressed player accepts, amends or ends the talks; the tenth draft can't be amended."""
    assert g.draft is not None
    draft = g.draft
    why_not = partial(why_not_answer_draft, g, draft, number)
    words = ("accept", "amend", "end_talks")
    answer: str = yield Ask(
        draft.other,
        ANSWER_DRAFT,
        allowed(words, why_not),
        "end_talks",
        args={"other": draft.seat, "number": number},
        refused=lambda: refusals(words, why_not),
    )
    return answer


def why_not_answer_draft(g: Game, draft: Draft, number: int, answer: str) -> Refusal | None:
    """Gold must be in hand (SC-1.18 c); only of a hidden treasury more can have been asked."""
    if answer == "accept":
        return trade.why_not_covered(g, draft.other, draft.wants, ())
    if answer == "amend" and number == CONFERENCE_DRAFTS:
        return LAST_DRAFT
    return None


def seen_from_the_other_side(draft: Draft) -> Draft:
    """The draft to be amended by the player who received it."""
    return Draft(
        draft.other,
        draft.seat,
        cede=draft.cede,
        give_back=draft.give_back,
        gives_places=draft.wants_places,
        wants_places=draft.gives_places,
        gives=draft.wants,
        wants=draft.gives,
        frees=(draft.frees[1], draft.frees[0]),
        text=draft.text,
    )


def contested(g: Game, a: Seat, b: Seat) -> list[Place]:
    """Provinces owned by one of the two and occupied by the other (SC-1.18 a)."""
    sides = ((a, b), (b, a))
    return [p for p in PLACES if (g.owner[p], g.controller[p]) in sides]


def fate_of(draft: Draft, place: Place) -> str | None:
    """What the draft makes of an occupied province; None while it does not list it."""
    if place in draft.cede:
        return CEDE
    return RETURN if place in draft.give_back else None


def listed(draft: Draft, place: Place, fate: str) -> Draft:
    """The draft with this fate of an occupied province; in map order."""
    fates = {p: RETURN for p in draft.give_back} | dict.fromkeys(draft.cede, CEDE) | {place: fate}
    cede, give_back = (tuple(sorted(p for p in fates if fates[p] == each)) for each in FATES)
    return draft._replace(cede=cede, give_back=give_back)


def unlisted(g: Game, draft: Draft) -> list[Place]:
    """SC-1.18 (a): occupied provinces that the draft says nothing of yet: it begins with none listed."""
    return [p for p in contested(g, draft.seat, draft.other) if fate_of(draft, p) is None]


class Settled(NamedTuple):
    """What becomes of an occupied province: its owner cedes it, or its occupier returns it; ``seat`` gives it up."""

    place: Place
    seat: Seat
    is_ceded: bool


def settlement(g: Game, draft: Draft) -> list[Settled]:
    """SC-1.18 (a): what becomes of the occupied provinces that are listed."""
    return [
        Settled(p, Seat(g.owner[p]), True) if p in draft.cede else Settled(p, Seat(g.controller[p]), False)
        for p in sorted((*draft.cede, *draft.give_back))
    ]


def is_anything_contested(g: Game, a: Seat, b: Seat) -> bool:
    owner = g.owner
    for p in g.lands[a]:
        if owner[p] == b:
            return True
    return any([owner[p] == a for p in g.lands[b]])


def cedable(g: Game, seat: Seat) -> list[Place]:
    """Further provinces the seat owns and controls, never its own capital (SC-1.18 b)."""
    return [p for p in controlled(g, seat) if g.owner[p] == seat and g.capital_of[p] != seat]


# Effect of peace, SC-1.19


def conclude(g: Game, draft: Draft) -> Script[None]:
    """All listed transfers at once, then units leave what their side gave up. War and blockades end."""
    a, b = draft.seat, draft.other
    g.log("log-peace", "SC-1.19", seat=a, other=b)
    trade.hand_over(g, a, b, draft.gives, "SC-1.18")
    trade.hand_over(g, b, a, draft.wants, "SC-1.18")
    release(g, a, b, draft.frees[0])
    release(g, b, a, draft.frees[1])
    leaving = transfer_land(g, draft)
    general.end_war(g, a, b)
    leaving.sort(key=lambda group: group[0] != g.active)  # D73: acting player first
    for seat, origin, units, slaves in leaving:
        yield from evacuate(g, seat, origin, units, slaves)
    yield from capital.name_places(g)  # SC-21.6: whoever gave it up names another at once
    bring_home(g, b, draft.frees[0])
    bring_home(g, a, draft.frees[1])
    if draft.text:
        g.log("log-treaty-text", "SC-1.18", seat=a, other=b, text=draft.text)


def transfer_land(g: Game, draft: Draft) -> list[tuple[Seat, Place, Stack, Stack]]:
    """Every province to its new holder; gives who must leave which province with which units and slaves."""
    a, b = draft.seat, draft.other
    receivers = {p: b for p in draft.gives_places} | {p: a for p in draft.wants_places}
    for land in settlement(g, draft):
        receivers[land.place] = g.controller[land.place] if land.is_ceded else g.owner[land.place]
    leaving: list[tuple[Seat, Place, Stack, Stack]] = []
    for p, receiver in sorted(receivers.items()):
        holder, owner = g.controller[p], g.owner[p]
        if holder != receiver:
            leaving.append((holder, p, g.army[p], g.slaves[p]))
            set_army(g, p, EMPTY)
            g.slaves[p] = EMPTY
        general.give_province(g, receiver, p)
        if owner == receiver:
            g.log("log-land-returned", "SC-1.19", seat=holder, other=receiver, place=p)
        else:
            g.log("log-land-ceded", "SC-1.19", seat=owner, other=receiver, place=p)
    return leaving


def evacuate(g: Game, seat: Seat, origin: Place, units: Stack, slaves: Stack) -> Script[None]:
    """Free of charge to the nearest province their owner controls (D73); with none they are lost."""
    if not units and not slaves:
        return
    nearest = general.nearest_controlled(g, seat, origin)
    if not nearest:
        g.log("log-evacuation-lost", "SC-1.19", seat=seat, origin=origin)
        return
    place = yield from choose(Ask(seat, EVACUATE, nearest, args={"origin": origin}))
    add_units(g, place, units)
    g.slaves[place] = stacks.merge(g.slaves[place], slaves)
    g.log("log-evacuated", "SC-1.19", seat=seat, origin=origin, place=place)


def release(g: Game, holder: Seat, nation: Seat, n: int) -> None:
    """Take n slaves of this nation from their holder, in map order (SC-1.18 e)."""
    for p in controlled(g, holder):
        freed = min(n, stacks.count_of(g.slaves[p], nation))
        if freed:
            slavery.remove_slaves(g, p, nation, freed)
            g.log("log-slaves-released", "SC-1.18", seat=holder, nation=nation, place=p, n=freed)
            n -= freed


def bring_home(g: Game, nation: Seat, n: int) -> None:
    """Freed slaves are infantry in their nation's capital or temporary recruitment place, 0 MP; without either they
    vanish (SC-1.18 e)."""
    place = main_place(g, nation)
    if n and place != NO_PROVINCE:
        add_units(g, place, stacks.stack(INFANTRY, n))
        g.log("log-slaves-home", "SC-1.18", nation=nation, place=place, n=n)
