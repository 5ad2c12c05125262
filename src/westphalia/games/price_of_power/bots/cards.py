"""What the text of a card is worth to the steward, in Ducats: each step by what it does, to whom, where and how much.

Conditions, Realms, Areas and amounts are looked up on the board, unless they depend on what an earlier step of the same
card finds (a ``$label``): then they are guessed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from .. import terms
from ..board import IDEA, IDEAS
from ..effects import amounts, conditions, select
from ..effects.context import Context
from ..model import NOBODY, Game, players
from ..pieces import holder
from ..rules import bonuses, ideas
from . import goals, overseas, worth

Step = Mapping[str, Any]

GUESS: Final = 2.0  # an amount that depends on an earlier step
CHANCE: Final = 0.5  # that a condition holds which depends on one
SHARE: Final = 0.3  # of a step about somebody whom an earlier step finds
HORIZON: Final = 4  # Rounds over which an Idea or a character pays
FOLLOWED: Final = 0.5  # that another player researches an Idea after us
REBEL_TOWN: Final = 2 * worth.PRESTIGE  # what a point of Tax Value costs that Rebels take
UNLABELLED: Final = ("it", "$")  # words that only the card under way understands

# What a step brings for each of its units, to the Realm it is about

GAINS: Final = {
    "prestige": worth.PRESTIGE,
    "stability": worth.STABILITY,
    "interest": -5.0,
    "colonists": 2.0,
    "merchant": 10.0,
    "gain_cardinal": 5.0,
    "manpower_token": 6.0,
    "exhaust_manpower": -worth.MAN,
    "refresh_manpower": worth.MAN,
    "draw_cards": worth.CARD,
    "take_card": worth.CARD,
    "gain_units": worth.UNIT,
    "gain_ships": worth.SHIP,
    "remove_unrest": worth.UNREST,
    "add_unrest": -worth.UNREST,
    "place_influence": worth.INFLUENCE,
    "develop_town": worth.TAX,
    "reduce_town": -worth.TAX,
    "lose_idea": -worth.IDEA,
    "remove_units": -worth.UNIT,
    "discard_character": -6.0,
    "roll_rebel_dice": -4.0,
}
FLAT: Final = {
    "place_claim": worth.CLAIM,
    "place_core_token": worth.PRESTIGE,
    "gain_alliance": worth.ALLIANCE,
    "gain_marriage": worth.MARRIAGE,
    "place_town": worth.TAX,
    "place_vassal": worth.TAX / 2,
    "expand_node": 3.0,
    "action": 4.0,
    "place_cb_token": -worth.PRESTIGE,  # it costs 2 Prestige if no War follows (PP-4.3.1)
    "declare_war": -4.0,
    "install_ruler": 3.0,
    "appoint": 4.0,
    "leave_hre": 1.0,
    "cede_province": -worth.TAX,
    "remove_piece": -worth.TAX,
}


def steps(g: Game, seat: int, source: Mapping[str, int], effects: Iterable[Step]) -> float:
    """What the effects of a card are worth to a player, as far as can be said without carrying them out."""
    own = g.realm[seat]
    return _sum(g, Context(source, "PP-16.3.1", own, own), seat, effects)


def _sum(g: Game, c: Context, seat: int, effects: Iterable[Step]) -> float:
    return sum(step(g, c, seat, one) for one in effects)


def step(g: Game, c: Context, seat: int, effect: Step) -> float:
    likely = chance(g, c, effect.get("if", ()))
    value = likely * (_done(g, c, seat, effect) + _sum(g, c, seat, effect.get("then", ()))) if likely else 0.0
    if effect.get("may"):
        value = max(0.0, value)
    return value + (1 - likely) * _sum(g, c, seat, effect.get("else", ()))


def _done(g: Game, c: Context, seat: int, effect: Step) -> float:
    """The step itself, for everybody it is about, less its price."""
    name = effect["op"]
    if name == "choose":
        return max(_sum(g, c, seat, option) for option in effect["options"].values())
    if name == "place_rebels":
        return rebels(g, c, seat, effect)
    if name == "add_unrest" and effect.get("who") == "any":
        return unrest(g, c, seat, effect)
    each = _of_one(g, c, seat, effect)
    value = each * share(g, c, seat, effect.get("who", "you"), good=each > 0)
    if "cost" in effect and name != "pay":
        value -= worth.cost(g, seat, effect["cost"])
    return value


def _of_one(g: Game, c: Context, seat: int, effect: Step) -> float:
    """The step, if it were about us."""
    name = effect["op"]
    if name == "power":
        return amount(g, c, effect["amount"]) * worth.POWER
    if name == "pay":
        return -worth.cost(g, seat, effect["cost"])
    if name == "research":
        return research(g, seat, effect)
    if name == "special" and effect["name"] == "study_technology":
        return study(g, seat, effect["params"])
    if name == "ducats":
        return amount(g, c, effect.get("amount", 1)) * worth.ducat(g, seat)
    if name in GAINS:
        return amount(g, c, effect.get("amount", 1)) * GAINS[name]
    return FLAT.get(name, 0.0)


def research(g: Game, seat: int, effect: Step) -> float:
    """An Idea that a card names, nothing if it is ours already; or the best on display at a discount."""
    named = effect.get("idea")
    if not isinstance(named, str):
        return discounted(g, seat, int(effect.get("discount", 0)), int(effect.get("min_price", 0)))
    idea = IDEA.value(named)
    if idea is None:
        return worth.IDEA
    if seat in g.idea_owners[idea]:
        return 0.0
    price = effect.get("price")
    paid = worth.cost(g, seat, price) if isinstance(price, Mapping) else 0.0
    return worth.IDEA + IDEAS[idea].prestige * worth.PRESTIGE - paid


# How much, for whom, whether


def is_plain(raw: Any) -> bool:
    """Does it mean the same to everybody, whatever earlier steps of the card have found?"""
    if isinstance(raw, str):
        return not raw.startswith(UNLABELLED)
    if isinstance(raw, Mapping):
        return all(is_plain(one) for one in raw.values())
    return all(is_plain(one) for one in raw) if isinstance(raw, list | tuple) else True


def amount(g: Game, c: Context, raw: Any) -> float:
    if isinstance(raw, int):
        return float(raw)
    return float(amounts.amount(g, c, raw)) if isinstance(raw, Mapping) and is_plain(raw) else GUESS


def chance(g: Game, c: Context, claims: Iterable[Step]) -> float:
    """That all conditions hold: known, or half of the time."""
    likely = 1.0
    for claim in claims:
        if not is_plain(claim) or "chosen" in claim or "happens" in claim:
            likely *= CHANCE
        elif not conditions.holds(g, c, claim):
            return 0.0
    return likely


def share(g: Game, c: Context, seat: int, who: Any, *, good: bool) -> float:
    """1 for the player himself, a little less than nothing for each Opponent; where we may pick, the best of them."""
    if not is_plain(who):
        return SHARE
    shares = [rivalry(g, seat, g.seat_of[r]) for r in select.who(g, c, who) if r != NOBODY]
    if not shares:
        return 0.0
    if isinstance(who, Mapping) and "pick" in who:
        return max(shares) if good else min(shares)
    return sum(shares)


def rivalry(g: Game, seat: int, other: int) -> float:
    """How much of what another player gains is ours: nothing of an NPR's, less than nothing of an Opponent's."""
    if other in (seat, NOBODY):
        return float(other == seat)
    best = max(1, *(g.prestige[x] for x in players(g)))
    return -worth.ENVY * (0.5 + max(0.0, g.prestige[other] / best))


# Where


def towns_at(g: Game, c: Context, effect: Step) -> list[int]:
    """Players' Towns where a step takes place; none if only an earlier step knows."""
    if "provinces" in effect:
        raw = effect["provinces"]
        return [p for p in select.provinces(g, c, raw) if holder(g, p) != NOBODY] if is_plain(raw) else []
    raw = effect.get("where")
    if raw is None or not is_plain(raw):
        return []
    areas = select.areas(g, c, raw)
    return [p for a in areas for p in g.board.provinces_of[a] if holder(g, p) != NOBODY]


def rebels(g: Game, c: Context, seat: int, effect: Step) -> float:
    """Rebels take what they stand before: bad at home, good at an Opponent's."""
    number = amount(g, c, effect.get("amount", 1))
    found = towns_at(g, c, effect)
    if not found:
        return -worth.REBEL * (0.0 if "where" in effect else 1.0)
    ours = sum(terms.tax_value(g, p) for p in found if holder(g, p) == seat)
    theirs = sum(terms.tax_value(g, p) * rivalry(g, seat, holder(g, p)) for p in found if holder(g, p) != seat)
    if ours and theirs and _is_picked(effect):
        ours = 0  # we send them elsewhere
    taken = min(1.0, number / max(1, sum(terms.tax_value(g, p) for p in found)))
    return -taken * REBEL_TOWN * (ours + theirs)


def unrest(g: Game, c: Context, seat: int, effect: Step) -> float:
    """Unrest in somebody's Towns, ours in proportion; others' first if we choose."""
    found = towns_at(g, c, effect)
    if not found:
        return 0.0
    raw = effect.get("amount", 1)
    number = len(found) if raw == "all" else min(amount(g, c, raw), len(found))
    ours = sum(1 for p in found if holder(g, p) == seat)
    theirs = len(found) - ours
    hit = max(0.0, number - theirs) if _is_picked(effect) else number * ours / len(found)
    return -worth.UNREST * hit + worth.UNREST * worth.ENVY * (number - hit)


def _is_picked(effect: Step) -> bool:
    """Do we choose where it happens?"""
    where = effect.get("where")
    return effect.get("by") == "you" or (isinstance(where, Mapping) and "pick" in where)


# Ideas


def idea_worth(g: Game, seat: int, idea: int) -> float:
    """Prestige at once, its bonus for the rest of the game, less its price."""
    entry = IDEAS[idea]
    bonus = worth.IDEA * min(1.0, worth.rounds_left(g) / HORIZON) + goals.pull(g, seat, "ideas", (idea,))
    if idea == bonuses.QUEST_FOR_THE_NEW_WORLD:
        bonus += overseas.quest(g, seat)
    price = worth.cost(g, seat, ideas.idea_cost(g, seat, idea)._asdict())
    at_once = steps(g, seat, {"idea": idea}, entry.fx)
    return entry.prestige * worth.PRESTIGE + bonus + followers(g, idea) + at_once - price


def followers(g: Game, idea: int) -> float:
    """PP-5.1.23: the first two gain by each who follows them, as long as at most two were before him."""
    before, others = len(g.idea_owners[idea]), len(players(g)) - 1
    if before > ideas.SHARING:
        return 0.0
    follow = min(ideas.SHARING, others) - before
    return worth.PRESTIGE * (FOLLOWED * max(0, follow) - worth.ENVY * before)


def discounted(g: Game, seat: int, off: int, least: int) -> float:
    """The best Idea on display if it costs so many cubes less."""
    found = (cheaper_worth(g, seat, idea, off, least) for idea in open_ideas(g, seat))
    return max(found, default=0.0)


def study(g: Game, seat: int, eased: Mapping[str, Any]) -> float:
    """The best Idea on display that Opponents have: the more of them, the cheaper."""
    found = list[float]()
    for idea in open_ideas(g, seat):
        off = min(eased["max_discount"], eased["discount_per_opponent"] * len(g.idea_owners[idea]))
        if off:
            found.append(cheaper_worth(g, seat, idea, off, eased["min_price"]))
    return max(found, default=0.0)


def open_ideas(g: Game, seat: int) -> list[int]:
    return [idea for idea in g.idea_row if ideas.why_not_research(g, seat, idea) is None]


def cheaper_worth(g: Game, seat: int, idea: int, off: int, least: int) -> float:
    full = ideas.cubes_for(g, seat, idea)
    saved = full - max(least, full - off)
    return idea_worth(g, seat, idea) + saved * worth.POWER
