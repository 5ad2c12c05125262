"""PP-4.6 End of Age."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, choose

from .. import decks, history, terms
from ..board import IDEA, IDEA_TYPE, IDEAS, MILESTONE, REALM
from ..card_rules import prestige
from ..ids import Idea
from ..model import NOBODY, Game, bots, is_bot, players
from ..rules import bots as bot_rules
from ..rules import diplomacy, realm, scenario_rules
from ..rules import ideas as research
from ..tables import DIP
from . import setup, setup_decks

MARRIAGE_DIP: Final = 2  # PP-4.6.5


def end_of_age(g: Game) -> Script[None]:
    """PP-4.6.1 to 4.6.5."""
    g.age += 1
    g.event_deck = list(g.events_ahead.pop(0))  # PP-4.6.1
    g.log("log-age", "PP-4.6.1", number=g.age)
    yield from scenario_rules.begin_age(g)
    new_milestones(g)
    fresh = new_ideas(g)
    yield from lowest_player_replaces(g, fresh)
    yield from marriages(g)
    for seat in bots(g):
        realm.score(g, seat, bot_rules.level(g).prestige_per_age, "PB-8.13")
        setup.build_deck(g, seat)
        g.log("log-bot-deck", "PB-8.12", seat=seat, n=len(g.bot_deck[seat]))
    history.begin_age(g)
    yield from prestige.open_phase(g)


def new_milestones(g: Game) -> None:
    """PP-4.6.2."""
    setup_decks.lay_out_milestones(g)


def new_ideas(g: Game) -> list[int]:
    """PP-4.6.3: Ideas of the new Age join the decks; every displayed Idea that nobody has researched and that is not
    Basic is replaced; not before all have been are the old ones shuffled into their decks. The new ones."""
    for idea in [i for i in g.idea_reserve if IDEAS[i].age <= g.age]:
        g.idea_reserve.remove(idea)
        _into_deck(g, idea)
    g.chance.reveal()
    drawn = dict[Idea, Idea]()
    for idea in g.idea_row:
        deck = IDEA_TYPE[idea]
        if not IDEAS[idea].basic and not g.idea_owners[idea] and g.idea_deck[deck]:
            drawn[idea] = g.idea_deck[deck][-1]
            g.idea_deck[deck] = g.idea_deck[deck][:-1]
    for old, new in drawn.items():
        research.replace_on_display(g, old, new)
        g.log("log-idea-shown", "PP-4.6.3", idea=new)
    return [*drawn.values()]


def _into_deck(g: Game, idea: Idea) -> None:
    cards = [*g.idea_deck[IDEA_TYPE[idea]], idea]
    g.chance.shuffle(cards)
    g.idea_deck[IDEA_TYPE[idea]] = tuple(cards)


REPLACE: Final = Kind("replace_idea", "PP-4.6.4", IDEA)
REPLACE_WHAT: Final = Kind("replace_what", "PP-4.6.4")
REPLACE_MILESTONE: Final = Kind("replace_milestone", "PP-4.6.4", MILESTONE)
NEW_IDEA: Final = Kind("new_idea", "PP-4.6.4", IDEA)
NEW_MILESTONE: Final = Kind("new_milestone", "PP-4.6.4", MILESTONE)
NOTHING: Final = "none"


def lowest_player_replaces(g: Game, fresh: list[int]) -> Script[None]:
    """PP-4.6.4: the single player with the fewest Prestige may replace one new Idea or Milestone by a card of choice
    from the matching deck."""
    fewest = min(g.prestige[seat] for seat in players(g))
    lowest = [seat for seat in players(g) if g.prestige[seat] == fewest]
    if len(lowest) > 1:
        return
    seat = lowest[0]
    ideas = [i for i in fresh if g.idea_deck[IDEA_TYPE[i]]]
    shown = [m for category, m in enumerate(g.milestones) if m != NOBODY and g.milestone_deck[category]]
    words = [word for word, cards in (("idea", ideas), ("milestone", shown)) if cards]
    what = yield from choose(Ask(seat, REPLACE_WHAT, [*words, NOTHING], NOTHING))
    if what != NOTHING:
        g.chance.reveal()  # the player looks through a deck
    if what == "idea":
        old = yield from choose(Ask(seat, REPLACE, ideas))
        deck = IDEA_TYPE[old]
        new = yield from choose(Ask(seat, NEW_IDEA, sorted(g.idea_deck[deck])))
        research.replace_on_display(g, old, new)
        g.log("log-idea-replaced", "PP-4.6.4", seat=seat, idea=new)
    elif what == "milestone":
        old = yield from choose(Ask(seat, REPLACE_MILESTONE, shown))
        category = g.milestones.index(old)
        new = yield from choose(Ask(seat, NEW_MILESTONE, sorted(g.milestone_deck[category])))
        decks.replace_milestone(g, category, new)
        g.log("log-milestone-replaced", "PP-4.6.4", seat=seat, milestone=new)


MARRIAGE: Final = Kind("marriage_to_remove", "PP-4.6.5", REALM)
PAY: Final = "pay"


def marriages(g: Game) -> Script[None]:
    """PP-4.6.5: 1 Prestige for having Marriages; then each removes one (from an NPR if possible, which a Vassal is not,
    PP-2.4.1) or pays 2 DIP."""
    wed = [seat for seat in g.turn_order if diplomacy.partners(g, seat)]
    for seat in wed:
        realm.score(g, seat, 1, "PP-4.6.5")
    for seat in wed:
        held = diplomacy.partners(g, seat)
        if not held or is_bot(g, seat):  # PP-4.8.4
            continue
        nprs = [r for r in held if terms.is_npr(g, r)]
        options: list[int | str] = [*(nprs or held)]
        if g.power[seat * 3 + DIP] >= MARRIAGE_DIP:
            options.append(PAY)
        answer = yield from choose(Ask(seat, MARRIAGE, options))
        if answer == PAY:
            realm.pay_power(g, seat, DIP, MARRIAGE_DIP)
        else:
            diplomacy.end_marriage(g, seat, answer, "PP-4.6.5")
