"""RE-8 Election of the Emperor."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from westphalia.kernel.script import All, Ask, Kind, Refusal, Script, allowed, refusals

from ..board import BOARDS, LIMITS, NOBODY, POWER
from ..ids import Place, Power
from ..model import Game, is_major, lose_morale, majors, player

VOTE: Final = Kind("vote", "RE-8.5", POWER, secret=True)
BRIBE: Final = Kind("bribe", "RE-8.5", secret=True)

NO_LAND_IN_EMPIRE: Final = Refusal("RE-8.4", "no-land-in-empire")
NOT_A_MAJOR_POWER: Final = Refusal("RE-8.4", "no-minor-emperor")
BRIBE_TOO_HIGH: Final = Refusal("RE-8.5", "no-bribe-so-high", {"n": LIMITS.election_bribe_max})


def elect_emperor(g: Game) -> Script[None]:
    """RE-8.1 to 8.7 (D20)."""
    voters = majors(g)
    powers = BOARDS[g.scenario].powers
    candidates = [power for power in powers if why_not_candidate(g, power) is None]
    g.log("log-election", "RE-8.1", emperor=g.emperor)
    choices: dict[Power, Power] = dict.fromkeys(voters, candidates[0])
    if len(candidates) > 1:
        votes = yield All(
            [
                Ask(
                    player(g, power),
                    VOTE,
                    candidates,
                    g.emperor,
                    args={"power": power, "emperor": g.emperor},
                    refused=lambda: refusals(powers, lambda other: why_not_candidate(g, other)),
                )
                for power in voters
            ]
        )
        choices = dict(zip(voters, votes, strict=True))
    able = [power for power in voters if g.morale[power] > 0]
    answers = yield All([ask_bribe(g, power) for power in able])
    bribes = dict(zip(able, answers, strict=True))
    g.chance.reveal()
    count_votes(g, candidates, choices, bribes)


def why_not_candidate(g: Game, power: Power) -> Refusal | None:
    """RE-8.4: the sitting Emperor, and each Major Power with land inside the Empire."""
    if power == g.emperor:
        return None
    if not is_major(g, power):
        return NOT_A_MAJOR_POWER
    if all(g.control[p] != power for p in BOARDS[g.scenario].empire):
        return NO_LAND_IN_EMPIRE
    return None


def ask_bribe(g: Game, power: Power) -> Ask:
    """RE-8.5: 0 to 2 Morale, not more than they have."""
    had = range(g.morale[power] + 1)

    def why_not(bribe: int) -> Refusal | None:
        return BRIBE_TOO_HIGH if bribe > LIMITS.election_bribe_max else None

    refused = partial(refusals, had, why_not)
    return Ask(player(g, power), BRIBE, allowed(had, why_not), 0, args={"power": power}, refused=refused)


def count_votes(g: Game, candidates: list[Power], choices: Mapping[Power, Power], bribes: Mapping[Power, int]) -> None:
    """RE-8.3, RE-8.5 to 8.7."""
    votes = dict.fromkeys(candidates, 0)
    for place in BOARDS[g.scenario].electors:
        holder = g.control[place]
        votes[g.emperor if holder == NOBODY else choices[g.patron[holder]]] += 1
    for power, candidate in choices.items():
        bribe = bribes.get(power, 0)
        votes[candidate] += bribe
        lose_morale(g, power, bribe)
        g.log("log-vote", "RE-8.5", power=power, other=candidate, n=bribe)
    for candidate, count in votes.items():
        g.log("log-votes", "RE-8.7", power=candidate, n=count)
    g.emperor = most_votes(g, votes)
    g.log("log-emperor", "RE-8.7", power=g.emperor)


def electors_of(g: Game, power: Power) -> list[Place]:
    """The Elector territories it controls (RE-8.3)."""
    return [p for p in BOARDS[g.scenario].electors if g.control[p] == power]


def most_votes(g: Game, votes: Mapping[Power, int]) -> Power:
    """RE-8.7: ties go to the sitting Emperor, then to more Elector territories, then to more land in the Empire,
    then in Wheel order from Austria."""
    board = BOARDS[g.scenario]
    order = board.order_from[board.election_power]

    def rank(power: Power) -> tuple[int, bool, int, int, int]:
        electors = electors_of(g, power)
        lands = [p for p in board.empire if g.control[p] == power]
        return -votes[power], power != g.emperor, -len(electors), -len(lands), order.index(power)

    return min(votes, key=rank)
