"""What each seat may know (decisions.md, section 7): redaction, its opposite, and the form clients get."""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from westphalia.kernel.chance import Chance

from . import model, tables
from .battle import Battle
from .board import COASTAL, PLACES
from .ids import NO_PROVINCE, Place, Seat
from .model import UNKNOWN, Deal, Game, all_seats, is_revealed
from .rules import income, peace
from .rules.agreements import may_see
from .tables import START_GOLD


def mask(g: Game, seat: int | None) -> Game:
    """The state with everything this seat can't see blanked out (SC-1.16, SC-1.23, SC-3.14, SC-5.6, SC-19.5)."""
    known = g.shallow()
    known.contracts_made = 0  # would count the secret ones
    if g.voyages:
        known.voyages = [
            v if v.seat == seat or is_revealed(g, v) else v._replace(target=Place(UNKNOWN)) for v in g.voyages
        ]
    if g.deals:
        known.deals = [d if d.dealer == seat else d._replace(card=UNKNOWN) for d in g.deals]
    if g.rules.agent_set == "four":
        known.kits = [kit if s == seat else () for s, kit in enumerate(g.kits)]
    if g.offers:
        known.offers = [o for o in g.offers if seat in (o.seat, o.other)]
    if g.contracts:
        known.contracts = [c for c in g.contracts if may_see(c, seat)]
    if g.rules.hidden_treasury and g.step != model.OVER:
        known.gold = [gold if s == seat else UNKNOWN for s, gold in enumerate(g.gold)]
    draft = g.draft
    if draft is not None and seat != draft.seat and not (draft.sent and seat == draft.other):
        known.draft = None
    return known


def redeal(g: Game, seat: int | None, chance: Chance) -> None:
    """Everything this seat can't see becomes something else that it might as well be, whatever it is in truth: a secret
    talk between others may be about anything, or not take place (SC-1.16, SC-1.23, SC-3.14, SC-5.6, SC-19.5)."""
    g.voyages = [
        v if v.seat == seat or is_revealed(g, v) else v._replace(target=_other_coast(v.port, chance)) for v in g.voyages
    ]
    _redeal_agents(g, seat, chance)
    g.offers = [o for o in g.offers if seat in (o.seat, o.other)]
    g.contracts = [c for c in g.contracts if may_see(c, seat)]
    g.contracts_made = max([c.number for c in g.contracts], default=0)
    if g.rules.hidden_treasury and g.step != model.OVER:
        g.gold = [
            gold if s == seat or not g.alive[s] else _other_gold(g, s, chance)
            for s, gold in zip(all_seats(g), g.gold, strict=True)
        ]


def _other_gold(g: Game, seat: Seat, chance: Chance) -> int:
    """SC-1.23: an income that everybody can count, and some savings."""
    counted = income.income(g, seat) if g.capital[seat] != NO_PROVINCE else 0
    return counted + chance.below(2 * START_GOLD)


def _other_coast(port: Place, chance: Chance) -> Place:
    """SC-5.4, SC-5.6: any coast but the one of the port."""
    coasts = [p for p in PLACES if COASTAL[p] and p != port]
    return coasts[chance.below(len(coasts))]


def _redeal_agents(g: Game, seat: int | None, chance: Chance) -> None:
    """Each other dealer's cards anew, within that dealer's spies and set (SC-19.2, SC-19.3)."""
    actions = list(range(tables.NOTHING))
    for dealer in sorted({deal.dealer for deal in g.deals}):
        if dealer == seat:
            continue
        chance.shuffle(actions)
        kit = actions[:4] if g.rules.agent_set == "four" else actions[:]
        if g.rules.agent_set == "four":
            g.kits[dealer] = tuple(sorted(kit))
        targets = [deal.target for deal in g.deals if deal.dealer == dealer]
        count = chance.below(min(g.spies[dealer], len(targets), len(kit)) + 1)
        cards = kit[:count] + [tables.NOTHING] * (len(targets) - count)
        chance.shuffle(cards)
        fresh = iter([Deal(dealer, target, card) for target, card in zip(targets, cards, strict=True)])
        g.deals = [next(fresh) if deal.dealer == dealer else deal for deal in g.deals]


def present(known: Game) -> dict[str, Any]:
    """A masked state for clients: columns in the order of the map file; ``battle``, ``draft`` and ``auction`` while
    they last; ``settled``: what the draft makes of occupied land, ``unlisted``: of which it says nothing yet;
    ``last_round``: 0 where there is none (SC-22.2)."""
    shown: dict[str, Any] = dict(zip(PUBLIC, read_public(known), strict=True))
    shown["battle"] = None if known.battle is None else _present_battle(known.battle)
    shown["draft"] = known.draft
    shown["settled"] = [] if known.draft is None else peace.settlement(known, known.draft)
    shown["unlisted"] = [] if known.draft is None else peace.unlisted(known, known.draft)
    shown["auction"] = known.auction
    shown["last_round"] = known.rules.round_limit
    return shown


PUBLIC = tuple(name for name in Game.scalars + Game.columns if name not in ("lands", "contracts_made"))
read_public = attrgetter(*PUBLIC)


def _present_battle(battle: Battle) -> dict[str, Any]:
    return {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "place": battle.zone if battle.naval else battle.place,
        "naval": battle.naval,
        "revolt": battle.revolt,
        "groups": [(group.origin, group.army) for group in battle.groups],
        "defence": battle.defence,
        "exchanges": battle.exchanges,
    }
