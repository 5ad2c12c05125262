"""The steward at court: Events, Action cards, Advisors and Leaders."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import terms
from ..board import ACTION_CARDS, CARD_ACTION, EVENTS, REALM
from ..card_rules import action_cards
from ..ids import Card, Seat
from ..model import NOBODY, Game
from ..rules import character_cards, characters
from ..tables import KEEP_PRICE, POWERS
from . import cards, goals, worth
from .cards import HORIZON
from .plan import Plan, Proposal
from .plan import cards as offered_cards

if TYPE_CHECKING:
    from westphalia.kernel.script import Ask, Value

RESERVE: Final = 8  # Ducats kept for the upkeep
FIRST: Final = 20.0  # Minor Actions that cost little come before the action of the Turn
UNKNOWN: Final = 0.5  # an action of which nothing can be said
USES: Final = 2.0  # of a Display card
HEIR: Final = 8.0  # a Leader in hand who can follow on the throne: an Interregnum costs Stability each Round
ENOUGH_CARDS: Final = 4
USUAL_BONUS: Final = 2  # of an Advisor
MANY_CARDS: Final = 6  # while Ducats abound
COMMAND: Final = 6.0  # a General for an Army at war


# Events


def event(g: Game, seat: Seat) -> Proposal:
    """The Event with the most Ducats and the best text; what is due sooner or later has no price."""
    shown = [entry for entry in g.event_row if entry.face_up]
    purse = worth.ducat(g, seat)
    chosen = max(shown, key=lambda entry: event_worth(g, seat, entry.event) + entry.ducats * purse)
    value = event_worth(g, seat, chosen.event) + chosen.ducats * purse + 1
    return Proposal(value, "event", {"which_event": chosen.event})


def event_worth(g: Game, seat: Seat, number: int) -> float:
    entry = EVENTS[number]
    source = {"event": number}
    value = cards.steps(g, seat, source, entry.fx)
    if entry.options:
        value += max(cards.steps(g, seat, source, option.fx) for option in entry.options.values())
    ruler = entry.ruler
    if ruler is not None and entry.realm and g.realm[seat] == REALM.value(entry.realm):
        better = ruler.adm + ruler.dip + ruler.mil - throne(g, seat)
        value += better * worth.POWER * min(HORIZON, worth.rounds_left(g))
    return value


def throne(g: Game, seat: Seat) -> int:
    """The skills of the Ruler, or of an Interregnum."""
    now = g.ruler[seat]
    return sum(character_cards.ruler_skill(now, t) for t in range(len(POWERS))) if now != NOBODY else len(POWERS)


# Action cards


def play_card(g: Game, seat: Seat) -> Proposal | None:
    found = list[tuple[float, Card]]()
    for card in g.hand[seat]:
        if action_cards.why_not_play(g, seat, card) is None:
            action = CARD_ACTION[card]
            value = (card_worth(g, seat, card) or UNKNOWN) - worth.cost(g, seat, action.cost)
            found.append((value, card))
    if not found:
        return None
    value, card = max(found)
    return Proposal(value, "play_card", {"play_card": card})


def card_worth(g: Game, seat: Seat, card: Card) -> float:
    """What the action of a card brings: its effect, the best of its options, or the best use of its Charges."""
    action = CARD_ACTION[card]
    source = {"card": card}
    value = cards.steps(g, seat, source, action.fx)
    if action.options:
        value += max(cards.steps(g, seat, source, option.fx) for option in action.options.values())
    if action.on_play is not None:
        value += cards.steps(g, seat, source, action.on_play.fx)
    uses = [cards.steps(g, seat, source, use.fx) for use in action.actions]
    if uses:
        value += (USES if worth.rounds_left(g) > 1 else 1.0) * max(uses)
    return value


def use_display(g: Game, seat: Seat) -> Proposal | None:
    words = [w for w in action_cards.display_actions(g, seat) if action_cards.why_not_use(g, seat, w) is None]
    if not words:
        return None

    def value(word: str) -> float:
        action = action_cards.DISPLAY_ACTIONS[word]
        gain = cards.steps(g, seat, {}, action.fx)
        if action.options:
            gain += max(cards.steps(g, seat, {}, option.fx) for option in action.options.values())
        return gain - worth.cost(g, seat, action.cost)

    word = max(words, key=value)
    return Proposal(value(word), "use_display", {"display_action": word})


def card_value(g: Game, seat: Seat, card: Card) -> float:
    """A card in hand: its action, or its character, whichever is worth more."""
    action = card_worth(g, seat, card) - worth.cost(g, seat, CARD_ACTION[card].cost)
    return max(action, character_value(g, seat, card))


def character_value(g: Game, seat: Seat, card: Card) -> float:
    character = ACTION_CARDS[card].character
    horizon = min(HORIZON, worth.rounds_left(g))
    if character.kind == "advisor" and character.type is not None:
        post = POWERS.index(character.type)
        now = g.advisor[seat * 3 + post]
        better = character.bonus - (character_cards.advisor_bonus(now, post) if now != NOBODY else 0)
        return better * worth.POWER * horizon - character.ducats * horizon * worth.ducat(g, seat)
    if character_cards.leader(card) is None:
        return 0.0
    if g.ruler[seat] == NOBODY:
        return (character.adm + character.dip + character.mil) * worth.POWER
    others = [other for other in g.hand[seat] if other != card and character_cards.leader(other) is not None]
    return 2.0 if others else HEIR


def draw_from(g: Game, seat: Seat, ask: Ask) -> Value:
    """From the deck whose Advisors we lack most; else of the power of which most is at hand."""
    decks = [t for t in ask.options if isinstance(t, int)]
    return max(decks, key=lambda power: (vacancy(g, seat, power), g.power[seat * 3 + power]))


def vacancy(g: Game, seat: Seat, post: int) -> int:
    """How much a usual Advisor would be better than who serves at this post (half of him, if he is ill) or waits in
    hand for it."""
    serving = g.advisor[seat * 3 + post]
    bonus = (
        character_cards.advisor_bonus(serving, post) // (1 + g.advisor_ill[seat * 3 + post]) if serving != NOBODY else 0
    )
    waiting = [ACTION_CARDS[card].character for card in g.hand[seat]]
    spare = max((one.bonus for one in waiting if one.type == POWERS[post]), default=0)
    return max(0, USUAL_BONUS - max(bonus, spare))


def keep_card(g: Game, seat: Seat, ask: Ask) -> Value:
    best = max(offered_cards(ask), key=lambda card: card_value(g, seat, card))
    kept = len(g.hand[seat]) - len(g.drawn[seat])
    enough = ENOUGH_CARDS if g.ducats[seat] < worth.COMFORT else MANY_CARDS
    poor = g.ducats[seat] < RESERVE or kept >= enough
    return "done" if poor or card_value(g, seat, best) <= KEEP_PRICE * worth.ducat(g, seat) + 1 else best


def worst_card(g: Game, seat: Seat, ask: Ask) -> Value:
    """To be discarded; a word that ends comes first."""
    if "done" in ask.options:
        return "done"
    return min(offered_cards(ask), key=lambda card: card_value(g, seat, card))


def best_card(g: Game, seat: Seat, ask: Ask) -> Value:
    offered = offered_cards(ask)
    return max(offered, key=lambda card: card_value(g, seat, card)) if offered else ask.default_value()


# Characters


def appoint(g: Game, seat: Seat) -> Proposal | None:
    """Advisors that pay for themselves; a Ruler if the throne is empty; a General for an Army at war."""
    best: Proposal | None = None
    for card in g.hand[seat]:
        if characters.why_not_appoint_card(g, seat, card) is not None:
            continue
        found = post_for(g, seat, card)
        if found is not None and found.value > (FIRST if best is None else best.value):
            best = found
    return best


def post_for(g: Game, seat: Seat, card: Card) -> Proposal | None:
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
    leaders = sum(1 for other in g.hand[seat] if character_cards.leader(other) is not None)
    if word is None or word not in roles or leaders < 2:
        return None
    value = COMMAND - worth.cost(g, seat, {"mil": character.hire_mil or 0})
    return Proposal(FIRST + value, "appoint", {"appoint": card, "appoint_as": word})


def leaderless_army(g: Game, seat: Seat) -> str | None:
    """The first Army at War without a General."""
    if not terms.is_at_war(g, g.realm[seat]):
        return None
    able = [n for n in range(3) if g.army_at[seat * 3 + n] != NOBODY and g.general[seat * 3 + n] == NOBODY]
    return characters.ARMY_WORDS[able[0]] if able else None


def card_appoints(g: Game, seat: Seat, ask: Ask) -> Value:
    """Whom a card lets us appoint: an Advisor who is better than the one we have, a General for an Army without one."""
    able = [one for one in ask.options if isinstance(one, int)]
    best = max(able, key=lambda one: figure_value(g, seat, one), default=NOBODY)
    return best if best != NOBODY and figure_value(g, seat, best) > 0 else ask.default_value()


def figure_value(g: Game, seat: Seat, character: int) -> float:
    if character >= len(ACTION_CARDS):
        return worth.POWER
    if ACTION_CARDS[character].character.kind == "advisor":
        return character_value(g, seat, Card(character))
    return COMMAND if leaderless_army(g, seat) is not None else 0.0


def card_appoints_as(g: Game, seat: Seat, ask: Ask) -> Value:
    """To the Army that lacks one."""
    word = leaderless_army(g, seat)
    return word if word is not None and word in ask.options else ask.default_value()


def appoint_first(g: Game, seat: Seat, ask: Ask) -> Value:
    return "appoint" if "appoint" in ask.options and appoint(g, seat) is not None else "done"


def heir(g: Game, seat: Seat, ask: Ask) -> Value:
    """A new Ruler, if he is abler than the old one."""
    new = (ask.args or {})["character"]
    assert isinstance(new, int)
    skills = sum(character_cards.ruler_skill(new, t) for t in range(len(POWERS)))
    return "accept" if skills > throne(g, seat) else "decline"


def new_ruler(g: Game, seat: Seat, ask: Ask) -> Value:
    """The ablest Leader in hand."""
    able = [card for card in ask.options if isinstance(card, int)]
    if not able:
        return ask.default_value()
    return max(able, key=lambda card: sum(character_cards.ruler_skill(card, t) for t in range(len(POWERS))))
