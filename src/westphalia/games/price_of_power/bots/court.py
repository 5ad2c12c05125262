"""The steward at court: Events, Ideas, Action cards, Advisors and Leaders, the National Focus."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from ..board import ACTION_CARDS, CARD_ACTION, EVENTS, IDEAS, REALM
from ..model import NOBODY, Game
from ..rules import action_cards, characters, ideas, terms
from ..tables import ADM, DIP, KEEP_PRICE, MIL, POWER_LIMIT, POWERS
from . import goals, overseas, worth
from .plan import Plan, Proposal, queue

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

RESERVE: Final = 8  # Ducats kept for the upkeep
HORIZON: Final = 4  # Rounds over which a character or an Idea pays
FIRST: Final = 20.0  # Minor Actions that cost little come before the action of the Turn
HEIR: Final = 8.0  # a Leader in hand who can follow on the throne: an Interregnum costs Stability each Round
ENOUGH_CARDS: Final = 4
MANY_CARDS: Final = 6  # while Ducats abound
FOCUSED: Final = 0.7  # an Idea that the Focus brings within reach, less what the cubes could do elsewhere
COMMAND: Final = 6.0  # a General for an Army at war


# Events


def event(g: Game, seat: int) -> Proposal:
    """The Event with the most Ducats and the best text; what is due sooner or later has no price."""
    shown = [entry for entry in g.event_row if entry.face_up]
    purse = worth.ducat(g, seat)
    chosen = max(shown, key=lambda entry: event_worth(g, seat, entry.event) + entry.ducats * purse)
    value = event_worth(g, seat, chosen.event) + chosen.ducats * purse + 1
    return Proposal(value, "event", {"which_event": chosen.event})


def event_worth(g: Game, seat: int, number: int) -> float:
    entry = EVENTS[number]
    value = worth.steps(g, seat, entry.fx)
    if entry.options:
        value += max(worth.steps(g, seat, option.fx) for option in entry.options.values())
    ruler = entry.ruler
    if ruler is not None and entry.realm and g.realm[seat] == REALM.value(entry.realm):
        better = ruler.adm + ruler.dip + ruler.mil - throne(g, seat)
        value += better * worth.POWER * min(HORIZON, worth.rounds_left(g))
    return value


def throne(g: Game, seat: int) -> int:
    """The skills of the Ruler, or of an Interregnum."""
    now = g.ruler[seat]
    return sum(characters.ruler_skill(now, t) for t in range(len(POWERS))) if now != NOBODY else len(POWERS)


# Ideas and the National Focus


def idea_worth(g: Game, seat: int, idea: int) -> float:
    """Prestige at once, its bonus for the rest of the game, less its price."""
    entry = IDEAS[idea]
    bonus = worth.IDEA * min(1.0, worth.rounds_left(g) / HORIZON) + goals.pull(g, seat, "ideas", (idea,))
    if idea == ideas.QUEST_FOR_THE_NEW_WORLD:
        bonus += overseas.quest(g, seat)
    price = ideas.idea_cost(g, seat, idea)._asdict()
    immediate = worth.steps(g, seat, entry.fx)
    return entry.prestige * worth.PRESTIGE + bonus + immediate - worth.cost(g, seat, price)


def research(g: Game, seat: int) -> Proposal | None:
    able = [idea for idea in g.idea_row if ideas.why_not_research_now(g, seat, idea) is None]
    if not able:
        return None
    idea = max(able, key=lambda idea: idea_worth(g, seat, idea))
    return Proposal(idea_worth(g, seat, idea), "research_idea", {"research": idea})


def focus(g: Game, seat: int) -> Proposal | None:
    """Move a cube or two from full pools to an empty one, most of all if that brings an Idea within reach."""
    now = research(g, seat)
    best: Proposal | None = None
    for power in (ADM, DIP, MIL):
        sources = [t for t in (ADM, DIP, MIL) if t != power and g.power[seat * 3 + t]]
        sources = sources[: POWER_LIMIT - g.power[seat * 3 + power]]
        while sources:
            value = moved_worth(g, seat, power, sources, now)
            if best is None or value > best.value:
                plan: Plan = {"focus_way": "cubes", "focus_type": power, "focus_from": queue(*sources)}
                best = Proposal(value, "change_focus", plan)
            sources = sorted(sources, key=lambda t: g.power[seat * 3 + t])[1:]
    return best


def moved_worth(g: Game, seat: int, power: int, sources: list[int], now: Proposal | None) -> float:
    """What the cubes are worth where they go, less what they were, and the better Idea that can be researched then."""
    stock = g.power[seat * 3 + power]
    gain = sum(worth.power(g, seat, power, stock + n) for n in range(1, len(sources) + 1))
    gain -= sum(worth.power(g, seat, t) for t in sources)
    with _moved(g, seat, power, sources):
        found = research(g, seat)
    before = now.value if now is not None else 0.0
    return gain + (FOCUSED * found.value - before if found is not None and found.value > before else 0.0)


@contextmanager
def _moved(g: Game, seat: int, power: int, sources: list[int]) -> Iterator[None]:
    """The cubes lie there for as long as somebody looks."""
    before = g.power[:]
    for t in sources:
        g.power[seat * 3 + t] -= 1
        g.power[seat * 3 + power] += 1
    yield
    g.power[:] = before


# Action cards


def play_card(g: Game, seat: int) -> Proposal | None:
    found = list[tuple[float, int]]()
    for card in g.hand[seat]:
        if action_cards.why_not_play(g, seat, card) is None:
            action = CARD_ACTION[card]
            value = max(card_worth(g, seat, card), 1.0) - worth.cost(g, seat, action.cost)
            found.append((value, card))
    if not found:
        return None
    value, card = max(found)
    return Proposal(value, "play_card", {"play_card": card})


def card_worth(g: Game, seat: int, card: int) -> float:
    """What the action of a card brings: its effect, the best of its options, or the best use of its Charges."""
    action = CARD_ACTION[card]
    value = worth.steps(g, seat, action.fx)
    if action.options:
        value += max(worth.steps(g, seat, option.fx) for option in action.options.values())
    for use in action.actions:
        value = max(value, 2.0 * worth.steps(g, seat, use.fx))
    return value


def use_display(g: Game, seat: int) -> Proposal | None:
    words = [w for w in action_cards.display_actions(g, seat) if action_cards.why_not_use(g, seat, w) is None]
    if not words:
        return None

    def value(word: str) -> float:
        action = action_cards.DISPLAY_ACTIONS[word]
        gain = worth.steps(g, seat, action.fx)
        if action.options:
            gain += max(worth.steps(g, seat, option.fx) for option in action.options.values())
        return gain - worth.cost(g, seat, action.cost)

    word = max(words, key=value)
    return Proposal(value(word), "use_display", {"display_action": word})


def card_value(g: Game, seat: int, card: int) -> float:
    """A card in hand: its action, or its character, whichever is worth more."""
    action = card_worth(g, seat, card) - worth.cost(g, seat, CARD_ACTION[card].cost)
    return max(action, character_value(g, seat, card))


def character_value(g: Game, seat: int, card: int) -> float:
    character = ACTION_CARDS[card].character
    horizon = min(HORIZON, worth.rounds_left(g))
    if character.kind == "advisor" and character.type is not None:
        post = POWERS.index(character.type)
        now = g.advisor[seat * 3 + post]
        better = character.bonus - (characters.advisor_bonus(now, post) if now != NOBODY else 0)
        return better * worth.POWER * horizon - character.ducats * horizon * worth.ducat(g, seat)
    if characters.leader(card) is None:
        return 0.0
    if g.ruler[seat] == NOBODY:
        return (character.adm + character.dip + character.mil) * worth.POWER
    others = [other for other in g.hand[seat] if other != card and characters.leader(other) is not None]
    return 2.0 if others else HEIR


def draw_from(g: Game, seat: int, ask: Ask) -> Value:
    """From the deck of the power of which most is at hand."""
    return max((t for t in ask.options if isinstance(t, int)), key=lambda power: g.power[seat * 3 + power])


def keep_card(g: Game, seat: int, ask: Ask) -> Value:
    best = max((card for card in ask.options if isinstance(card, int)), key=lambda card: card_value(g, seat, card))
    kept = len(g.hand[seat]) - len(g.drawn[seat])
    enough = ENOUGH_CARDS if g.ducats[seat] < worth.COMFORT else MANY_CARDS
    poor = g.ducats[seat] < RESERVE or kept >= enough
    return "done" if poor or card_value(g, seat, best) <= KEEP_PRICE * worth.ducat(g, seat) + 1 else best


def worst_card(g: Game, seat: int, ask: Ask) -> Value:
    """To be discarded; a word that ends comes first."""
    if "done" in ask.options:
        return "done"
    return min((card for card in ask.options if isinstance(card, int)), key=lambda card: card_value(g, seat, card))


def best_card(g: Game, seat: int, ask: Ask) -> Value:
    cards = [card for card in ask.options if isinstance(card, int)]
    return max(cards, key=lambda card: card_value(g, seat, card)) if cards else ask.default_value()


# Characters


def appoint(g: Game, seat: int) -> Proposal | None:
    """Advisors that pay for themselves; a Ruler if the throne is empty; a General for an Army at war."""
    best: Proposal | None = None
    for card in g.hand[seat]:
        if characters.why_not_appoint_card(g, seat, card) is not None:
            continue
        found = post_for(g, seat, card)
        if found is not None and found.value > (FIRST if best is None else best.value):
            best = found
    return best


def post_for(g: Game, seat: int, card: int) -> Proposal | None:
    character = ACTION_CARDS[card].character
    if character.kind == "advisor":
        if g.ducats[seat] < character.ducats + RESERVE:
            return None
        value = character_value(g, seat, card) + goals.pull(g, seat, "advisor")
        return Proposal(FIRST + value, "appoint", {"appoint": card})
    roles = characters.roles(g, seat, card)
    if characters.AS_RULER in roles:
        skills = character.adm + character.dip + character.mil
        plan: Plan = {"appoint": card, "appoint_as": characters.AS_RULER}
        return Proposal(FIRST + HEIR + skills, "appoint", plan)
    word = leaderless_army(g, seat)
    leaders = sum(1 for other in g.hand[seat] if characters.leader(other) is not None)
    if word is None or word not in roles or leaders < 2:
        return None
    value = COMMAND - worth.cost(g, seat, {"mil": character.hire_mil or 0})
    return Proposal(FIRST + value, "appoint", {"appoint": card, "appoint_as": word})


def leaderless_army(g: Game, seat: int) -> str | None:
    """The first Army at War without a General."""
    if not terms.is_at_war(g, g.realm[seat]):
        return None
    able = [n for n in range(3) if g.army_at[seat * 3 + n] != NOBODY and g.general[seat * 3 + n] == NOBODY]
    return characters.ARMY_WORDS[able[0]] if able else None


def appoint_first(g: Game, seat: int, ask: Ask) -> Value:
    return "appoint" if "appoint" in ask.options and appoint(g, seat) is not None else "done"


def heir(g: Game, seat: int, ask: Ask) -> Value:
    """A new Ruler, if he is abler than the old one."""
    new = (ask.args or {})["character"]
    assert isinstance(new, int)
    skills = sum(characters.ruler_skill(new, t) for t in range(len(POWERS)))
    return "accept" if skills > throne(g, seat) else "decline"


def new_ruler(g: Game, seat: int, ask: Ask) -> Value:
    """The ablest Leader in hand."""
    cards = [card for card in ask.options if isinstance(card, int)]
    if not cards:
        return ask.default_value()
    return max(cards, key=lambda card: sum(characters.ruler_skill(card, t) for t in range(len(POWERS))))
