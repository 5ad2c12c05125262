"""What the text of a card is worth to the steward, in Ducats: each step by what it does, to whom, where and how much.

Conditions, Realms, Areas and amounts are looked up on the board, unless they depend on what an earlier step of the same
card finds (a ``$label``): then they are guessed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from .. import terms
from ..board import IDEA, IDEAS
from ..effects import amounts, conditions, select
from ..effects.context import Context
from ..ids import Idea, Province, Seat
from ..model import NOBODY, Game, players
from ..pieces import holder
from ..rules import bonuses, ideas
from ..vocabulary import Amount, Condition, Costs, Phrase, Step, op_of, parts
from ..vocabulary.blocks import Choose
from ..vocabulary.conditions import Happens
from ..vocabulary.ideas import Research
from ..vocabulary.resources import Ducats, Pay, Power
from ..vocabulary.selectors import RealmRef
from ..vocabulary.special import StudyTechnology
from ..vocabulary.unrest import AddUnrest, PlaceRebels
from . import goals, overseas, worth

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


def steps(g: Game, seat: Seat, source: Mapping[str, int], effects: Iterable[Step]) -> float:
    """What the effects of a card are worth to a player, as far as can be said without carrying them out."""
    own = g.realm[seat]
    return _sum(g, Context(source, "PP-16.3.1", own, own), seat, effects)


def _sum(g: Game, c: Context, seat: Seat, effects: Iterable[Step]) -> float:
    return sum(step(g, c, seat, one) for one in effects)


def step(g: Game, c: Context, seat: Seat, effect: Step) -> float:
    likely = chance(g, c, effect.if_)
    value = likely * (_done(g, c, seat, effect) + _sum(g, c, seat, effect.then)) if likely else 0.0
    if effect.may:
        value = max(0.0, value)
    return value + (1 - likely) * _sum(g, c, seat, effect.else_)


def _done(g: Game, c: Context, seat: Seat, effect: Step) -> float:
    """The step itself, for everybody it is about, less its price."""
    if isinstance(effect, Choose):
        return max(_sum(g, c, seat, option) for option in effect.options.values())
    if isinstance(effect, PlaceRebels):
        return rebels(g, c, seat, effect)
    if isinstance(effect, AddUnrest) and effect.who == "any":
        return unrest(g, c, seat, effect)
    each = _of_one(g, c, seat, effect)
    value = each * share(g, c, seat, effect.who, good=each > 0)
    if effect.cost is not None and not isinstance(effect, Pay):
        value -= price(g, seat, effect.cost)
    return value


def _of_one(g: Game, c: Context, seat: Seat, effect: Step) -> float:
    """The step, if it were about us."""
    if isinstance(effect, Power):
        return amount(g, c, effect.amount) * worth.POWER
    if isinstance(effect, Pay):
        return -price(g, seat, effect.cost)
    if isinstance(effect, Research):
        return research(g, seat, effect)
    if isinstance(effect, StudyTechnology):
        return study(g, seat, effect)
    if isinstance(effect, Ducats):
        return amount(g, c, effect.amount) * worth.ducat(g, seat)
    name = op_of(effect)
    if name in GAINS:
        return amount(g, c, getattr(effect, "amount", 1)) * GAINS[name]
    return FLAT.get(name, 0.0)


def price(g: Game, seat: Seat, costs: Costs) -> float:
    """What a cost means to this player."""
    return worth.cost(g, seat, dict(parts(costs)))


def research(g: Game, seat: Seat, effect: Research) -> float:
    """An Idea that a card names, nothing if it is ours already; or the best on display at a discount."""
    if not isinstance(effect.idea, str):
        off = effect.discount if isinstance(effect.discount, int) else 0
        return discounted(g, seat, off, effect.min_price or 0)
    idea = IDEA.value(effect.idea)
    if idea is None:
        return worth.IDEA
    if seat in g.idea_owners[idea]:
        return 0.0
    paid = price(g, seat, effect.price) if isinstance(effect.price, Costs) else 0.0
    return worth.IDEA + IDEAS[idea].prestige * worth.PRESTIGE - paid


# How much, for whom, whether


def is_plain(said: object) -> bool:
    """Does it mean the same to everybody, whatever earlier steps of the card have found?"""
    if isinstance(said, str):
        return not said.startswith(UNLABELLED)
    if isinstance(said, Phrase):
        known: bool | None = said.__dict__.get("is_plain")
        if known is None:
            known = said.__dict__["is_plain"] = all(is_plain(one) for key, one in parts(said))
        return known
    return all(is_plain(one) for one in said) if isinstance(said, tuple) else True


def amount(g: Game, c: Context, said: Amount) -> float:
    if isinstance(said, int):
        return float(said)
    return GUESS if isinstance(said, str) or not is_plain(said) else float(amounts.amount(g, c, said))


def chance(g: Game, c: Context, claims: Iterable[Condition]) -> float:
    """That all conditions hold: known, or half of the time."""
    likely = 1.0
    for claim in claims:
        if not is_plain(claim) or isinstance(claim, Happens):
            likely *= CHANCE
        elif not conditions.holds(g, c, claim):
            return 0.0
    return likely


def share(g: Game, c: Context, seat: Seat, who: RealmRef, *, good: bool) -> float:
    """1 for the player himself, a little less than nothing for each Opponent; where we may pick, the best of them."""
    if not is_plain(who):
        return SHARE
    shares = [rivalry(g, seat, g.seat_of[r]) for r in select.who(g, c, who) if r != NOBODY]
    if not shares:
        return 0.0
    if select.is_picked(who):
        return max(shares) if good else min(shares)
    return sum(shares)


def rivalry(g: Game, seat: Seat, other: Seat) -> float:
    """How much of what another player gains is ours: nothing of an NPR's, less than nothing of an Opponent's."""
    if other in (seat, NOBODY):
        return float(other == seat)
    best = max(1, *(g.prestige[x] for x in players(g)))
    return -worth.ENVY * (0.5 + max(0.0, g.prestige[other] / best))


# Where


def towns_at(g: Game, c: Context, effect: AddUnrest | PlaceRebels) -> list[Province]:
    """Players' Towns where a step takes place; none if only an earlier step knows."""
    provinces = effect.provinces if isinstance(effect, AddUnrest) else None
    if provinces is not None:
        return [p for p in select.provinces(g, c, provinces) if holder(g, p) != NOBODY] if is_plain(provinces) else []
    if effect.where is None or not is_plain(effect.where):
        return []
    areas = select.areas(g, c, effect.where)
    return [p for a in areas for p in g.board.provinces_of[a] if holder(g, p) != NOBODY]


def rebels(g: Game, c: Context, seat: Seat, effect: PlaceRebels) -> float:
    """Rebels take what they stand before: bad at home, good at an Opponent's."""
    number = amount(g, c, effect.amount)
    found = towns_at(g, c, effect)
    if not found:
        return 0.0
    ours = sum(terms.tax_value(g, p) for p in found if holder(g, p) == seat)
    theirs = sum(terms.tax_value(g, p) * rivalry(g, seat, holder(g, p)) for p in found if holder(g, p) != seat)
    if ours and theirs and _is_picked(effect):
        ours = 0  # we send them elsewhere
    taken = min(1.0, number / max(1, sum(terms.tax_value(g, p) for p in found)))
    return -taken * REBEL_TOWN * (ours + theirs)


def unrest(g: Game, c: Context, seat: Seat, effect: AddUnrest) -> float:
    """Unrest in somebody's Towns, ours in proportion; others' first if we choose."""
    found = towns_at(g, c, effect)
    if not found:
        return 0.0
    number = len(found) if effect.amount == "all" else min(amount(g, c, effect.amount), len(found))
    ours = sum(1 for p in found if holder(g, p) == seat)
    theirs = len(found) - ours
    hit = max(0.0, number - theirs) if _is_picked(effect) else number * ours / len(found)
    return -worth.UNREST * hit + worth.UNREST * worth.ENVY * (number - hit)


def _is_picked(effect: AddUnrest | PlaceRebels) -> bool:
    """Do we choose where it happens?"""
    return effect.by == "you" or select.is_picked(effect.where)


# Ideas


def idea_worth(g: Game, seat: Seat, idea: Idea) -> float:
    """What it brings, less its price."""
    return idea_gain(g, seat, idea) - idea_price(g, seat, idea)


def idea_price(g: Game, seat: Seat, idea: Idea) -> float:
    return worth.cost(g, seat, ideas.idea_cost(g, seat, idea)._asdict())


def idea_gain(g: Game, seat: Seat, idea: Idea) -> float:
    """Prestige at once, its bonus for the rest of the game."""
    entry = IDEAS[idea]
    bonus = worth.IDEA * min(1.0, worth.rounds_left(g) / HORIZON) + goals.pull(g, seat, "ideas", (idea,))
    if idea == bonuses.QUEST_FOR_THE_NEW_WORLD:
        bonus += overseas.quest(g, seat)
    at_once = steps(g, seat, {"idea": idea}, entry.fx)
    return entry.prestige * worth.PRESTIGE + bonus + followers(g, idea) + at_once


def followers(g: Game, idea: Idea) -> float:
    """PP-5.1.23: the first two gain by each who follows them, as long as at most two were before him."""
    before, others = len(g.idea_owners[idea]), len(players(g)) - 1
    if before > ideas.SHARING:
        return 0.0
    follow = min(ideas.SHARING, others) - before
    return worth.PRESTIGE * (FOLLOWED * max(0, follow) - worth.ENVY * before)


def discounted(g: Game, seat: Seat, off: int, least: int) -> float:
    """The best Idea on display if it costs so many cubes less."""
    found = (cheaper_worth(g, seat, idea, off, least) for idea in open_ideas(g, seat))
    return max(found, default=0.0)


def study(g: Game, seat: Seat, eased: StudyTechnology) -> float:
    """The best Idea on display that Opponents have: the more of them, the cheaper."""
    found = list[float]()
    for idea in open_ideas(g, seat):
        off = min(eased.max_discount, eased.discount_per_opponent * len(g.idea_owners[idea]))
        if off:
            found.append(cheaper_worth(g, seat, idea, off, eased.min_price))
    return max(found, default=0.0)


def open_ideas(g: Game, seat: Seat) -> list[Idea]:
    return [idea for idea in g.idea_row if ideas.why_not_research(g, seat, idea) is None]


def cheaper_worth(g: Game, seat: Seat, idea: Idea, off: int, least: int) -> float:
    full = ideas.cubes_for(g, seat, idea)
    saved = full - max(least, full - off)
    return idea_worth(g, seat, idea) + saved * worth.POWER
