"""RE-4.1 to 4.7 The Diplomacy phase: ballots, admission, Coalitions."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import All, Ask, Kind, Refusal, Script, apart, refusals

from ..board import (
    BALLOT,
    BALLOT_EXPANSIONIST,
    BALLOT_IDS,
    BALLOT_NEUTRAL,
    BOARDS,
    EXPANSIONIST,
    NEUTRAL,
    NOBODY,
)
from ..ids import Power
from ..model import Game, majors, minors_of, player
from .status import leave_forbidden_land

READY: Final = Kind("negotiation", "RE-4.3")
CAST_BALLOT: Final = Kind("ballot", "RE-4.4", BALLOT, secret=True)
ADMIT: Final = Kind("admit", "RE-4.5")

HEADS_ITS_OWN: Final = Refusal("RE-4.4", "no-other-coalition-for-head")


def settle_status(g: Game) -> Script[None]:
    """RE-4.1 to 4.7: each Major Power settles its Status for the round; who may not stay leaves (RE-4.15)."""
    powers = majors(g)
    yield from negotiate(g, powers)
    answers = yield All([ask_ballot(g, power) for power in powers])
    g.chance.reveal()
    ballots: dict[Power, int] = dict(zip(powers, answers, strict=True))
    for power, ballot in ballots.items():
        g.log("log-ballot", "RE-4.5", power=power, ballot=ballot)
    admitted = yield from admit_applicants(g, ballots)
    for power, ballot in ballots.items():
        take_status(g, power, status_after(g, power, ballot, admitted))
    yield from leave_forbidden_land(g)  # RE-4.15


def negotiate(g: Game, powers: list[Power]) -> Script[None]:
    """RE-4.3 (opt negotiation): the ballots wait until all are ready, but no longer than so many times."""
    for left in range(g.rules.negotiation, 0, -1):
        args = {"n": left}
        answers = yield All([Ask(player(g, p), READY, ("ready", "talk_on"), args={"power": p, **args}) for p in powers])
        g.chance.reveal()
        talking = [power for power, answer in zip(powers, answers, strict=True) if answer == "talk_on"]
        for power in talking:
            g.log("log-talks-on", "RE-4.3", power=power)
        if not talking:
            return


def ask_ballot(g: Game, power: Power) -> Ask:
    """RE-4.4 (D10): a head its own Coalition, others either; Neutral; Expansionist."""

    def why_not(ballot: int) -> Refusal | None:
        coalition = coalition_of(ballot)
        return HEADS_ITS_OWN if coalition != NOBODY and not may_choose(g, power, coalition) else None

    of_scenario = [b for b in range(len(BALLOT_IDS)) if coalition_of(b) in (NOBODY, *BOARDS[g.scenario].coalitions)]
    options = [ballot for ballot in of_scenario if why_not(ballot) is None]
    return Ask(
        player(g, power),
        CAST_BALLOT,
        options,
        ballot_as_before(g, power, options),
        args={"power": power},
        refused=lambda: refusals(of_scenario, why_not),
    )


def ballot_as_before(g: Game, power: Power, options: list[int]) -> int:
    """For who does not answer: the last Status, a Coalition with Neutral as fallback."""
    status = g.status[power]
    last = status * 2 if status < NEUTRAL else BALLOT_NEUTRAL + status - NEUTRAL
    return last if last in options else BALLOT_NEUTRAL


def may_choose(g: Game, power: Power, coalition: int) -> bool:
    heads = BOARDS[g.scenario].head
    return power not in heads.values() or heads[coalition] == power


def coalition_of(ballot: int) -> int:
    """The Coalition a ballot names, or NOBODY."""
    return ballot // 2 if ballot < BALLOT_NEUTRAL else NOBODY


def fallback_of(ballot: int) -> int:
    if ballot < BALLOT_NEUTRAL:
        return NEUTRAL + ballot % 2
    return EXPANSIONIST if ballot == BALLOT_EXPANSIONIST else NEUTRAL


def size_limit(g: Game) -> int:
    """RE-4.6: half of all Major Powers, rounded up, the head included."""
    return (len(majors(g)) + 1) // 2


def admit_applicants(g: Game, ballots: dict[Power, int]) -> Script[dict[int, list[Power]]]:
    """RE-4.5, RE-4.7 (D11): both heads decide at the same time; the members of each Coalition, its head included."""
    heads: list[tuple[int, Power]] = []
    for coalition, head in BOARDS[g.scenario].head.items():
        if head in ballots and coalition_of(ballots[head]) == coalition:
            heads.append((coalition, head))
    applicants = {
        coalition: [p for p in ballots if p != head and coalition_of(ballots[p]) == coalition]
        for coalition, head in heads
    }
    decisions = yield from apart(
        [choose_members(g, head, coalition, applicants[coalition]) for coalition, head in heads]
    )
    if heads:
        g.chance.reveal()
    members: dict[int, list[Power]] = {}
    for (coalition, head), accepted in zip(heads, decisions, strict=True):
        for power in applicants[coalition]:
            message = "log-admitted" if power in accepted else "log-refused"
            g.log(message, "RE-4.5", power=head, other=power, coalition=coalition)
        if accepted:  # RE-4.7: a head without an accepted applicant takes its fallback
            members[coalition] = [head, *accepted]
    return members


def choose_members(g: Game, head: Power, coalition: int, applicants: list[Power]) -> Script[list[Power]]:
    """Each applicant is accepted or refused while there is room."""
    accepted: list[Power] = []
    for power in applicants:
        if len(accepted) + 1 >= size_limit(g):  # RE-4.6
            break
        args = {"power": head, "other": power, "coalition": coalition, "n": size_limit(g)}
        answer = yield Ask(player(g, head), ADMIT, ["refuse", "accept"], "refuse", args=args)
        if answer == "accept":
            accepted.append(power)
    return accepted


def status_after(g: Game, power: Power, ballot: int, members: dict[int, list[Power]]) -> int:
    """RE-4.7: refused, headless or alone: the fallback."""
    coalition = coalition_of(ballot)
    return coalition if power in members.get(coalition, ()) else fallback_of(ballot)


def take_status(g: Game, power: Power, status: int) -> None:
    """RE-4.8, RE-4.9: the Minor Powers it controls follow."""
    for each in (power, *minors_of(g, power)):
        g.status[each] = status
        g.log("log-status", "RE-4.8" if each == power else "RE-4.9", power=each, status=status)
