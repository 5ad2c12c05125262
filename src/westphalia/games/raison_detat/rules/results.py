"""RE-6.22 to 6.33 The result of a battle: totals, losses, retreat, refuge, control, Influence, Morale, cards."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Script, Value, choose

from .. import model
from ..battle import FACE_UP, GARRISON_PILE, Battle
from ..board import BOARDS, FAR, GENERAL, NEUTRAL, NOBODY, PLACE, by_id
from ..ids import General, Place, Power
from ..model import Game, is_friend, is_major, lose_morale, lose_units, own_generals_at, player, take_off_board
from .cards import draw
from .garrisons import leave_garrison, why_not_garrison
from .laying import pile_value
from .moves import CONSENT, has_rival
from .status import ally_in_control, has_rival_general, why_not_enter
from .victory import gain_influence

REFUGE: Final = Kind("refuge", "RE-6.27")
RETREAT: Final = Kind("retreat", "RE-6.26", PLACE)
TAKE_CONTROL: Final = Kind("take_control", "RE-6.29", GENERAL)


def find_result(g: Game, battle: Battle, attack: int, defence: int) -> Script[None]:
    """RE-6.22 to 6.25: totals, losses, result, Influence, Morale for fives (RE-6.19), drawing; a victory ends the game
    at once (RE-10.1)."""
    attack += sum(pile_value(pile) for pile in battle.piles if pile.power in battle.attackers)
    defence += sum(pile_value(pile) for pile in battle.piles if pile.power in battle.defenders)
    turn_cards_up(g, battle)
    g.log("log-totals", "RE-6.22", attack=attack, defence=defence)
    suffer_losses(g, battle)
    if attack == defence:
        g.log("log-battle-drawn", "RE-6.26", place=battle.place)
        yield from retreat(g, battle)
    else:
        won = attack > defence
        winners, losers = battle.attackers, battle.defenders
        if not won:
            winners, losers = losers, winners
        g.log("log-battle-won", "RE-6.22", power=winners[0], other=losers[0], place=battle.place)
        beaten = yield from (defeat_defenders if won else defeat_attackers)(g, battle)
        if beaten and reward(g, battle, winners, beaten):
            return
        for power in losers:
            lose_morale_for_fives(g, battle, power)
    draw_after_battle(g, battle)


# Always, RE-6.22 to 6.24


def turn_cards_up(g: Game, battle: Battle) -> None:
    """RE-6.22; laid cards then go to the discard pile (RE-6.12)."""
    for pile in battle.piles:
        if not pile.cards:
            continue
        cards = ", ".join(str(laid.card) for laid in pile.cards)
        g.discard += [laid.card for laid in pile.cards]
        if pile.general == GARRISON_PILE:
            g.log("log-garrison-pile", "RE-6.22", power=pile.power, cards=cards, n=pile_value(pile))
        else:
            g.log("log-pile", "RE-6.22", power=pile.power, general=pile.general, cards=cards, n=pile_value(pile))
        pile.cards = [laid._replace(up=FACE_UP) for laid in pile.cards]
    g.chance.reveal()


def suffer_losses(g: Game, battle: Battle) -> None:
    """RE-6.23: every General who took part loses 1 Unit if he has one."""
    for general in participants(g, battle):
        if g.units[general]:
            lose_units(g, general, 1)
            power = BOARDS[g.scenario].commander[general]
            g.log("log-loses-unit", "RE-6.23", power=power, general=general, n=g.units[general])


def participants(g: Game, battle: Battle) -> list[General]:
    direct = [own_generals_at(g, power, battle.place) for power in battle.direct_participants()]
    return [*(general for generals in direct for general in generals), *battle.supporters]


def draw_after_battle(g: Game, battle: Battle) -> None:
    """RE-6.24: every power that laid at least 1 card draws 1, in Wheel order from the attacker."""
    for power in BOARDS[g.scenario].order_from[battle.attacker]:
        if battle.laid.get(power):
            draw(g, power, "RE-6.24")


# A draw, RE-6.26


def retreat(g: Game, battle: Battle) -> Script[None]:
    """Each attacking General to the nearest possible territory or off board, as his owner chooses (D72)."""
    power = battle.attacker
    for general in own_generals_at(g, power, battle.place):
        refusing: list[Place] = []
        while True:
            options: list[Value] = [*retreats(g, power, general, refusing), "off_board"]
            args = {"power": power, "general": general, "place": battle.place}
            to = yield from choose(Ask(player(g, power), RETREAT, options, args=args))
            if to == "off_board":
                take_off_board(g, general)
                g.log("log-retreats-off", "RE-6.26", power=power, general=general)
                break
            if (yield from consents(g, power, general, to)):
                g.at[general] = to
                g.moved[general] = model.RETREATED
                g.log("log-retreats", "RE-6.26", power=power, general=general, place=to)
                break
            refusing.append(to)


def consents(g: Game, power: Power, general: General, place: Place) -> Script[bool]:
    """D73: the Ally controlling the place."""
    ally = ally_in_control(g, power, place)
    if ally == NOBODY:
        return True
    args = {"power": power, "other": ally, "general": general, "place": place}
    answer = yield Ask(player(g, ally), CONSENT, ["refuse", "consent"], args=args)
    message = "log-consents" if answer == "consent" else "log-consent-refused"
    g.log(message, "RE-1.18", power=ally, other=power, general=general, place=place)
    return bool(answer == "consent")


def retreats(g: Game, power: Power, general: General, refusing: list[Place]) -> list[Place]:
    """The nearest possible places: fewest steps over land, or back along the Sea Route he came by."""
    board, here = BOARDS[g.scenario], g.at[general]
    back = g.sailed_from[general]
    steps = board.land_distance[here]
    nearest, found = FAR, list[Place]()
    for p in board.places:
        distance = 1 if p == back else steps[p]
        if p == here or distance > nearest or distance == FAR or p in refusing or not can_retreat_to(g, power, p):
            continue
        if distance < nearest:
            nearest, found = distance, []
        found.append(p)
    return by_id(found)


def can_retreat_to(g: Game, power: Power, place: Place) -> bool:
    """Own, uncontrolled or friendly land that may be entered, without a rival General or Garrison."""
    holder = g.control[place]
    if holder not in (NOBODY, power) and not is_friend(g, power, holder):
        return False
    return why_not_enter(g, power, place) is None and not has_rival(g, power, place)


# Victory and defeat, RE-6.27 to 6.30


def defeat_defenders(g: Game, battle: Battle) -> Script[list[General]]:
    """RE-6.27 to 6.29: all defending Generals and the Garrison are beaten; the attacker may take control, and with it
    the Fortress (RE-1.11)."""
    place, defenders = battle.place, battle.defenders[: battle.direct]
    beaten = [general for power in defenders for general in own_generals_at(g, power, place)]
    if g.garrison[place] in defenders:
        g.log("log-garrison-beaten", "RE-6.27", power=g.garrison[place], place=place)
        model.remove_garrison(g, place)
    yield from flee(g, battle, beaten)
    yield from take_control(g, battle.attacker, place)
    model.raze_unheld_fortress(g, place)
    return beaten


def defeat_attackers(g: Game, battle: Battle) -> Script[list[General]]:
    """RE-6.30: all attacking Generals are beaten; the defender keeps everything."""
    beaten = own_generals_at(g, battle.attacker, battle.place)
    yield from flee(g, battle, beaten)
    return beaten


def flee(g: Game, battle: Battle, beaten: list[General]) -> Script[None]:
    """RE-6.27 (D71): without Units off board or to their Capital, in Wheel order from the attacker."""
    board = BOARDS[g.scenario]
    for general in beaten:
        g.units[general] = g.tired[general] = 0
    for power in board.order_from[battle.attacker]:
        for general in [each for each in beaten if board.commander[each] == power]:
            options = ["capital", "off_board"] if is_refuge(g, power, battle.place) else ["off_board"]
            args = {"power": power, "general": general}
            answer = yield from choose(Ask(player(g, power), REFUGE, options, args=args))
            if answer == "capital":
                g.at[general] = board.capital[power]
                g.log("log-flees", "RE-6.27", power=power, general=general, place=board.capital[power])
            else:
                take_off_board(g, general)
                g.log("log-flees-off", "RE-6.27", power=power, general=general)


def is_refuge(g: Game, power: Power, battlefield: Place) -> bool:
    """The Capital, if the power controls it, the battle is elsewhere and no rival General is there."""
    capital = BOARDS[g.scenario].capital[power]
    return capital != battlefield and g.control[capital] == power and not has_rival_general(g, power, capital)


def take_control(g: Game, power: Power, place: Place) -> Script[None]:
    """RE-6.29 (D70, D75): a winning attacker may turn 1 Unit into a Garrison, where RE-1.10 allows it."""
    if why_not_garrison(g, power, place) is not None:
        return
    able = [general for general in own_generals_at(g, power, place) if g.units[general]]
    if not able:
        return
    options: list[Value] = [*able, "no"]
    answer = yield Ask(player(g, power), TAKE_CONTROL, options, args={"power": power, "place": place})
    if answer != "no":
        leave_garrison(g, power, answer)


# Rewards, RE-6.19, RE-6.31 to 6.33, RE-9.9


def reward(g: Game, battle: Battle, winners: list[Power], beaten: list[General]) -> bool:
    """RE-6.31, RE-6.32: Influence for beaten Generals, all at one moment; True if that decides the game (RE-10.2)."""
    direct = battle.direct_participants()
    gains: dict[Power, int] = {}
    for power in winners:
        patron = g.patron[power]  # RE-9.9: what a Minor Power gains goes to its controller
        gains[patron] = gains.get(patron, 0) + 1
        if power in direct and earns_bonus(g, power, beaten):
            gains[patron] += 1
    patrons = [g.patron[power] for power in direct]
    return gain_influence(g, gains, "RE-6.31", action=battle.attacker, direct=patrons)


def earns_bonus(g: Game, power: Power, beaten: list[General]) -> bool:
    """RE-6.32: a Major Power in a Coalition that beat a General of the opposing one."""
    if not is_major(g, power) or g.status[power] >= NEUTRAL:
        return False
    statuses = [g.status[BOARDS[g.scenario].commander[general]] for general in beaten]
    return any(status < NEUTRAL and status != g.status[power] for status in statuses)


def lose_morale_for_fives(g: Game, battle: Battle, power: Power) -> None:
    """RE-6.19."""
    fives = battle.fives[power]
    if fives:
        lost = min(fives, g.morale[power])
        lose_morale(g, power, fives)
        g.log("log-fives", "RE-6.19", power=power, n=lost)
