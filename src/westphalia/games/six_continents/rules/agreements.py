"""SC-1.15, SC-1.16, SC-1.21: contracts, which never bind, and transit."""

from __future__ import annotations

from functools import partial
from typing import Final

from westphalia.kernel.script import SEAT, Ask, Kind, Refusal, Script, allowed, choose, refusals

from ..ids import NOBODY, Seat, pair
from ..model import Contract, Game, at_war, grants_transit, living_from

CONTRACT_PARTY: Final = Kind("contract_party", "SC-1.16", SEAT)
CONTRACT_TEXT: Final = Kind("contract_text", "SC-1.16")
CONTRACT_EXPIRY: Final = Kind("contract_expiry", "SC-1.16")
CONTRACT_GUARANTOR: Final = Kind("contract_guarantor", "SC-1.16", SEAT)
CONTRACT_GUARANTEE: Final = Kind("contract_guarantee", "SC-1.16")
CONTRACT_SECRECY: Final = Kind("contract_secrecy", "SC-1.16")
CONTRACT_TO_ANSWER: Final = Kind("contract_to_answer", "SC-1.16")
ANSWER_CONTRACT: Final = Kind("answer_contract", "SC-1.16")
CONTRACT_TO_MARK: Final = Kind("contract_to_mark", "SC-1.16")
MARK_CONTRACT: Final = Kind("mark_contract", "SC-1.16")
TRANSIT_FOR: Final = Kind("transit_for", "SC-1.21", SEAT)

TEXT_LENGTH: Final = 200
LAST_EXPIRY: Final = 30  # rounds ahead
HIGHEST_GUARANTEE: Final = 100
KEPT, BROKEN = 1, 0

NO_CONTRACT_WAITS: Final = Refusal("SC-1.16", "no-contract-waiting")
NO_CONTRACT_SIGNED: Final = Refusal("SC-1.16", "no-contract-signed")
TRANSIT_OFF: Final = Refusal("SC-1.21", "no-transit-off")
TRANSIT_AT_WAR: Final = Refusal("SC-1.21", "no-transit-at-war")


# Contracts (D61)


def why_not_propose(g: Game, seat: Seat) -> Refusal | None:
    """Contracts may have any content and any parties (SC-1.15)."""
    return None


def propose(g: Game, seat: Seat) -> Script[None]:
    """Parties, text, expiry, guarantee, secrecy; every answer may also drop the matter."""
    parties = yield from choose_parties(g, seat)
    if not parties:
        return
    text = yield Ask(seat, CONTRACT_TEXT, ["no_text", "cancel"], "cancel", text=TEXT_LENGTH)
    if text == "cancel":
        return
    rounds = range(g.round, g.round + LAST_EXPIRY + 1)
    expiry = yield Ask(seat, CONTRACT_EXPIRY, ["no_expiry", *rounds, "cancel"], "cancel")
    if expiry == "cancel":
        return
    thirds = [other for other in living_from(g, seat) if other not in parties]
    guarantor = yield Ask(seat, CONTRACT_GUARANTOR, ["no_guarantor", *thirds, "cancel"], "cancel")
    if guarantor == "cancel":
        return
    sums = range(1, HIGHEST_GUARANTEE + 1)
    guarantee = yield Ask(seat, CONTRACT_GUARANTEE, ["no_guarantee", *sums, "cancel"], "cancel")
    if guarantee == "cancel":
        return
    secrecy = yield Ask(seat, CONTRACT_SECRECY, ["open", "secret", "cancel"], "cancel")
    if secrecy == "cancel":
        return
    g.contracts_made += 1
    contract = Contract(
        g.contracts_made,
        parties,
        "" if text == "no_text" else text,
        0 if expiry == "no_expiry" else expiry,
        NOBODY if guarantor == "no_guarantor" else guarantor,
        0 if guarantee == "no_guarantee" else guarantee,
        (seat,),
        (seat,) if secrecy == "secret" else (),
        (),
    )
    g.contracts.append(contract)
    g.log("log-contract-proposed", "SC-1.16", seats=signers(contract), seat=seat, number=contract.number)


def choose_parties(g: Game, seat: Seat) -> Script[tuple[Seat, ...]]:
    """The proposer and at least one other living player; empty if the proposer drops the matter."""
    parties = [seat]
    while True:
        others = [other for other in living_from(g, seat) if other not in parties]
        ready = ["done"] if len(parties) > 1 else []
        if not others:
            break
        party = yield Ask(seat, CONTRACT_PARTY, [*ready, *others, "cancel"], "cancel")
        if party == "cancel":
            return ()
        if party == "done":
            break
        parties.append(party)
    return tuple(sorted(parties))


def signers(contract: Contract) -> tuple[int, ...]:
    """Who must accept: the parties, and the guarantor if one is named."""
    return contract.parties if contract.guarantor == NOBODY else (*contract.parties, contract.guarantor)


def is_signed(contract: Contract) -> bool:
    return len(contract.accepted) == len(signers(contract))


def is_public(contract: Contract) -> bool:
    """Signed, and not marked secret by all parties (SC-1.16)."""
    return is_signed(contract) and len(contract.secret) < len(contract.parties)


def may_see(contract: Contract, seat: int | None) -> bool:
    return is_public(contract) or seat in signers(contract)


def audience(contract: Contract) -> tuple[int, ...] | None:
    """Who may read about it in the journal; None: everybody."""
    return None if is_public(contract) else signers(contract)


def waiting_for(g: Game, seat: Seat) -> list[int]:
    """The numbers of the contracts this seat has not answered yet."""
    return [c.number for c in g.contracts if seat in signers(c) and seat not in c.accepted]


def why_not_answer_contract(g: Game, seat: Seat) -> Refusal | None:
    return None if g.contracts and waiting_for(g, seat) else NO_CONTRACT_WAITS


def answer_contract(g: Game, seat: Seat) -> Script[None]:
    """Accept, openly or if all parties agree in secret, or refuse; signed when the last one accepts."""
    number = yield from choose(Ask(seat, CONTRACT_TO_ANSWER, waiting_for(g, seat)))
    contract = find(g, number)
    ways = ["accept_open", "accept_secret"] if seat in contract.parties else ["accept"]
    answer = yield Ask(seat, ANSWER_CONTRACT, [*ways, "refuse"], "refuse", args={"number": number})
    if answer == "refuse":
        g.contracts.remove(contract)
        g.log("log-contract-refused", "SC-1.16", seats=signers(contract), seat=seat, number=number)
        return
    accepted = contract._replace(accepted=(*contract.accepted, seat))
    if answer == "accept_secret":
        accepted = accepted._replace(secret=(*contract.secret, seat))
    replace(g, accepted)
    g.log("log-contract-accepted", "SC-1.16", seats=signers(accepted), seat=seat, number=number)
    if is_signed(accepted):
        seats = audience(accepted)
        g.log("log-contract-signed", "SC-1.16", seats=seats, number=number, text=accepted.text)
        for party in accepted.parties:
            g.log("log-contract-party", "SC-1.16", seats=seats, seat=party, number=number)


def markable(g: Game, seat: Seat) -> list[int]:
    """The numbers of the signed contracts of this seat."""
    return [c.number for c in g.contracts if seat in c.parties and is_signed(c)]


def why_not_mark(g: Game, seat: Seat) -> Refusal | None:
    return None if g.contracts and markable(g, seat) else NO_CONTRACT_SIGNED


def mark(g: Game, seat: Seat) -> Script[None]:
    """Any party may mark a contract kept or broken. No gold moves."""
    number = yield from choose(Ask(seat, CONTRACT_TO_MARK, markable(g, seat)))
    contract = find(g, number)
    answer = yield Ask(seat, MARK_CONTRACT, ["kept", "broken"], args={"number": number})
    marks = [other for other in contract.marks if other[0] != seat]
    marks.append((seat, KEPT if answer == "kept" else BROKEN))
    replace(g, contract._replace(marks=tuple(sorted(marks))))
    message = "log-contract-kept" if answer == "kept" else "log-contract-broken"
    g.log(message, "SC-1.16", seats=audience(contract), seat=seat, number=number)


def drop_unsigned(g: Game) -> None:
    """What is not signed when the S7 ends has lapsed."""
    for contract in [c for c in g.contracts if not is_signed(c)]:
        g.contracts.remove(contract)
        g.log("log-contract-lapsed", "SC-3.14", seats=signers(contract), number=contract.number)


def forget(g: Game, seat: Seat) -> None:
    """SC-1.25: the contracts of an eliminated player vanish, and so does their word as guarantor."""
    kept = [c for c in g.contracts if seat not in c.parties and (is_signed(c) or c.guarantor != seat)]
    g.contracts = [c._replace(guarantor=NOBODY, accepted=c.parties) if c.guarantor == seat else c for c in kept]


def find(g: Game, number: int) -> Contract:
    return next(c for c in g.contracts if c.number == number)


def replace(g: Game, contract: Contract) -> None:
    g.contracts = [contract if c.number == contract.number else c for c in g.contracts]


# Transit (D67)


def why_not_transit_for(g: Game, seat: Seat, other: Seat) -> Refusal | None:
    return TRANSIT_AT_WAR if at_war(g, seat, other) else None


def why_not_transit(g: Game, seat: Seat) -> Refusal | None:
    if not g.rules.transit:
        return TRANSIT_OFF
    for other in living_from(g, seat)[1:]:
        if not at_war(g, seat, other):
            return None
    return TRANSIT_AT_WAR


def change_transit(g: Game, seat: Seat) -> Script[None]:
    """SC-1.21: let a player pass through one's provinces, or no longer."""
    others = living_from(g, seat)[1:]
    why_not = partial(why_not_transit_for, g, seat)
    other = yield Ask(
        seat,
        TRANSIT_FOR,
        [*allowed(others, why_not), "cancel"],
        "cancel",
        refused=lambda: refusals(others, why_not),
    )
    if other == "cancel":
        return
    granted = not grants_transit(g, seat, other)
    g.transit[pair(seat, other)] = int(granted)
    message = "log-transit-granted" if granted else "log-transit-revoked"
    g.log(message, "SC-1.21", seat=seat, other=other)
