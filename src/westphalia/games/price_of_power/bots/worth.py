"""What things are worth, in Ducats: the steward's yardstick, and the value of what a card says.

The prices follow from the rules: Advisors sell a point of Monarch Power for 1 to 2 Ducats a Round, the Influence action
trades 1 DIP for 3 Ducats, Stability costs 5 ADM, an Idea of 4 to 6 points brings 2 Prestige and a bonus.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ..board import IDEA as IDEA_CARD
from ..board import IDEAS, REALM
from ..model import NOBODY, Game
from ..tables import CORRUPTION_FREE, MIL, POWER_LIMIT, POWERS, ROUNDS_PER_AGE

POWER: Final = 2.5
HALF_POOL: Final = 1.6  # a cube of a pool that is more than half full
FULL_POOL: Final = 0.8  # ... that is nearly full
GUARD: Final = 4.0  # one of the last MIL: it calms a Town or takes it back
GUARDS: Final = 3
MAN: Final = 1.5  # a unit of Manpower
PRESTIGE: Final = 4.0
STABILITY: Final = 12.0
INFLUENCE: Final = 2.5
UNREST: Final = 3.0
CARD: Final = 3.0
UNIT: Final = 3.0
SHIP: Final = 4.0
TAX: Final = 8.0  # a point of Tax Value at the middle of a game
TAX_YIELD: Final = 0.7  # what it brings in a Round: a Ducat, less the trouble of a new Province
ALLIANCE: Final = 12.0  # 2 Prestige, and no war with that neighbour
MARRIAGE: Final = 6.0
CLAIM: Final = 5.0
IDEA: Final = 8.0  # the lasting bonus, beside its Prestige
REBEL: Final = 2.0
ENVY: Final = 0.15  # how much of a rival's gain counts as a loss
COMFORT: Final = 20  # Ducats that pay for what a Round may bring
RICH: Final = CORRUPTION_FREE - 12  # a Round's income more would breed Corruption
SPARE_DUCAT: Final = 0.5  # a Ducat beyond what is needed soon
IDLE_DUCAT: Final = 0.2  # a Ducat that Corruption may take


def rounds_left(g: Game) -> int:
    """How many Rounds are still to be played, this one included."""
    variant = g.entry.variant
    ages = variant.ages[: g.rules.ages] if g.rules.ages else variant.ages
    rounds = min(variant.rounds, ROUNDS_PER_AGE * len(ages)) if variant.rounds else ROUNDS_PER_AGE * len(ages)
    return max(1, rounds - g.round + 1)


def tax(g: Game) -> float:
    """A point of Tax Value: Prestige at the end of the game, Income in each Round before it."""
    return PRESTIGE + TAX_YIELD * (rounds_left(g) - 1)


def ducat(g: Game, seat: int) -> float:
    """A Ducat to this player: less the fuller his purse."""
    stock = g.ducats[seat]
    if stock < COMFORT:
        return 1.0
    return SPARE_DUCAT if stock < RICH else IDLE_DUCAT


def power(g: Game, seat: int, kind: int, stock: int | None = None) -> float:
    """The topmost cube of this type: less the fuller the pool, for it holds only 10; the last MIL are kept for what
    Rebels and neighbours may do."""
    stock = g.power[seat * 3 + kind] if stock is None else stock
    if stock >= POWER_LIMIT - 2:
        return FULL_POOL
    if stock > POWER_LIMIT // 2:
        return HALF_POOL
    return GUARD if kind == MIL and stock <= GUARDS else POWER


def cost(g: Game, seat: int, price: Mapping[str, Any]) -> float:
    """What a price means to this player; parts that are worked out count a little."""
    total = 0.0
    for kind, amount in price.items():
        number = amount if isinstance(amount, int) else 2
        if kind in POWERS:
            stock = g.power[seat * 3 + POWERS.index(kind)]
            total += sum(power(g, seat, POWERS.index(kind), max(0, stock - n)) for n in range(number))
        elif kind == "any":
            total += number * POWER
        elif kind == "exhaust_manpower":
            total += number * MAN
        elif kind == "add_unrest":
            total += UNREST
        elif kind == "ducats":
            total += number * ducat(g, seat)
    return total


def duty(mil: int) -> float:
    """MIL spent on what the last of it is kept for: order at home, and a war that is on."""
    return mil * POWER


# What a step of a card brings for each of its units, to the Realm it is about

GAINS: Final = {
    "prestige": PRESTIGE,
    "stability": STABILITY,
    "interest": -5.0,
    "colonists": 2.0,
    "merchant": 10.0,
    "gain_cardinal": 5.0,
    "manpower_token": 6.0,
    "exhaust_manpower": -1.5,
    "refresh_manpower": 1.5,
    "draw_cards": CARD,
    "take_card": CARD,
    "gain_units": UNIT,
    "gain_ships": SHIP,
    "remove_unrest": UNREST,
    "add_unrest": -UNREST,
    "place_influence": INFLUENCE,
    "develop_town": TAX,
    "reduce_town": -TAX,
    "lose_idea": -IDEA,
    "remove_units": -UNIT,
    "discard_character": -6.0,
    "roll_rebel_dice": -4.0,
}
FLAT: Final = {
    "place_claim": CLAIM,
    "place_core_token": PRESTIGE,
    "gain_alliance": ALLIANCE,
    "gain_marriage": MARRIAGE,
    "place_town": TAX,
    "place_vassal": TAX / 2,
    "expand_node": 3.0,
    "research": IDEA,
    "action": 4.0,
    "place_cb_token": -PRESTIGE,  # it costs 2 Prestige if no War follows (PP-4.3.1)
    "declare_war": -4.0,
    "place_rebels": -REBEL,
    "install_ruler": 3.0,
    "appoint": 4.0,
    "leave_hre": 1.0,
    "cede_province": -TAX,
    "remove_piece": -TAX,
}


def steps(g: Game, seat: int, effects: Iterable[Mapping[str, Any]]) -> float:
    """What the effects of a card are worth to a player, as far as can be said without carrying them out."""
    return sum(step(g, seat, one) for one in effects)


def step(g: Game, seat: int, effect: Mapping[str, Any]) -> float:
    name = effect["op"]
    share = concerns(g, seat, effect.get("who", "you"))
    if name == "choose":
        value = max(steps(g, seat, option) for option in effect["options"].values())
    elif name == "power":
        value = _number(effect["amount"]) * POWER
    elif name == "pay":
        value = -cost(g, seat, effect["cost"])
    elif name == "research" and "idea" in effect:
        value = research(g, seat, effect)
    elif name == "ducats":
        value = _number(effect.get("amount", 1)) * ducat(g, seat)
    elif name in GAINS:
        value = _number(effect.get("amount", 1)) * GAINS[name]
    else:
        value = FLAT.get(name, 0.0)
    value *= share
    if "cost" in effect and name != "pay":
        value -= cost(g, seat, effect["cost"]) * max(share, 0.0)
    then = steps(g, seat, effect.get("then", ()))
    if effect.get("may"):
        return max(0.0, value + then)
    if "if" in effect:
        return 0.5 * (value + then) + 0.5 * steps(g, seat, effect.get("else", ()))
    return value + then


def research(g: Game, seat: int, effect: Mapping[str, Any]) -> float:
    """An Idea that a card names: nothing if it is ours already, else what it brings less its price."""
    idea = IDEA_CARD.value(effect["idea"]) if isinstance(effect["idea"], str) else None
    if idea is None:
        return IDEA
    if seat in g.idea_owners[idea]:
        return 0.0
    price = effect.get("price")
    return IDEA + IDEAS[idea].prestige * PRESTIGE - (cost(g, seat, price) if isinstance(price, Mapping) else 0.0)


def concerns(g: Game, seat: int, who: Any) -> float:
    """1 for the player himself, a little less than nothing for the others."""
    if who in ("you", "active", "self"):
        return 1.0
    if who == "all":
        return 1.0 - ENVY * (g.seats - 1)
    if who in ("others", "opponents"):
        return -ENVY * (g.seats - 1)
    if isinstance(who, str):
        realm = REALM.value(who)
        if realm == g.realm[seat]:
            return 1.0
        return -ENVY if realm is not None and g.seat_of[realm] != NOBODY else 0.0
    return 0.3


def _number(amount: Any) -> float:
    return float(amount) if isinstance(amount, int) else 2.0
