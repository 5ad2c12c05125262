"""PP-3 Setup: the board of a scenario's variant, before the first question (3.1 to 3.3).

The decks are built in setup_decks.py; the starting cards (3.4) are dealt in starting_cards.py.
"""

from __future__ import annotations

from typing import Any, Final

from westphalia.kernel.script import Script

from .. import bot_data, bot_power, history, model, pieces
from ..board import CHARACTER, CONTENT, SETUPS, SLOT_OF, area, node, province, realm, sea
from ..catalogue import PlacedDynamicRealm, Removal, ScenarioRealm, Setup, by_id
from ..ids import Realm, Seat, pair
from ..model import BOT, CORE, GONE, NOBODY, OFF_BOARD, PERSON, WAITING, Game, is_bot
from ..rules import checks, scenario_rules, units
from ..tables import ARMIES, CATHOLIC, COLOURS, DUTCH_STARTS, KINDS, MERCHANTS, POWERS, RELIGIONS, UNITS
from . import setup_decks

DYNAMIC_REALMS: Final = by_id(CONTENT.dnpr.scenario_dnprs)
STARTING_MERCHANTS: Final = CONTENT.setups.defaults.merchants  # PP-3.3.6
BLOCKED: Final = "blocked"  # a Cardinal slot that is not in play


def set_up(g: Game) -> None:
    """3.1 to 3.3, in that order (PP-3.0.2). ``g`` is an empty board (model.empty_game)."""
    variant = g.entry.variant
    seat_players(g)
    setup_decks.prepare(g)
    for entry in variant.dnprs:
        place_dynamic_realm(g, entry)
    seated = [(seat, at) for seat, at in zip(g.each_seat, g.entry.seating, strict=True) if g.bot[seat] != WAITING]
    for seat, at in seated:
        if g.bot[seat]:
            place_bot(g, seat, setup_of(g, at), at)
        else:
            place_realm(g, seat, setup_of(g, at), at)
    for seat, at in seated:
        place_relations(g, seat, setup_of(g, at))
    place_tokens(g)
    open_status_board(g)
    for seat, at in seated:
        if not g.bot[seat]:
            raise_units(g, seat, setup_of(g, at))
        else:
            raise_bot(g, seat, setup_of(g, at))
    without_questions(checks.settle(g))  # a Capital that is off this board has its replacement (PP-13.0.5)
    history.begin_game(g)
    g.step = model.SETUP_CARDS


def without_questions(script: Script[Any]) -> None:
    """Run a verb that asks only when pieces run short, which no setup lets happen."""
    for question in script:
        raise AssertionError(f"a setup runs short of pieces: {question}")


def seat_players(g: Game) -> None:
    """PP-3.1.1, PP-3.1.10: the Realms around the table, and who is First Player."""
    variant = g.entry.variant
    for seat, at in zip(g.each_seat, g.entry.seating, strict=True):
        g.bot[seat] = CONTROL.get(at.control, PERSON)
    replaced = [seat for seat in g.each_seat if not g.bot[seat]]
    for seat in replaced[len(replaced) - g.rules.bots :] if g.rules.bots else ():  # PB-2.1: the last ones at the table
        g.bot[seat] = BOT
    for seat, at in zip(g.each_seat, g.entry.seating, strict=True):
        r = realm(at.realm)
        g.realm[seat] = r
        if g.bot[seat] == WAITING:  # PB-9.4: an NPR until it comes
            g.leaving[seat] = GONE
            continue
        g.seat_of[r] = seat
        g.overlord[r] = NOBODY
        g.overlord = [NOBODY if lord == r else lord for lord in g.overlord]  # a player's Vassals carry tokens, PP-2.4.7
        setup = setup_of(g, at)
        g.capital[r], g.faith[r] = province(setup.capital), RELIGIONS.index(setup.state_religion)
        if setup.replaces:
            replace_realm(g, realm(setup.replaces), r)
    g.first = g.seat_of[realm(variant.first_player)]


def setup_of(g: Game, at: ScenarioRealm) -> Setup:
    """PP-3.0.1: what a Realm begins with; where the scenario leaves it open the table has chosen."""
    is_open = at.setup == DUTCH_STARTS["amsterdam"] and scenario_rules.has_rule(g, "dutch_start")
    return SETUPS[DUTCH_STARTS[g.rules.dutch_start] if is_open else at.setup]


def replace_realm(g: Game, old: Realm, new: Realm) -> None:
    """A player Realm in the place of an NPR: its flags count as the player's (engine notes, section 7)."""
    g.heir[old] = new
    for p in g.lands[old]:
        pieces.settle_owner(g, p)


def place_dynamic_realm(g: Game, entry: PlacedDynamicRealm) -> None:
    """PP-13.3.1: tokens of a DNPR on its Provinces; under players' Towns where the scenario says so."""
    dynamic = DYNAMIC_REALMS[entry.dnpr]
    r = realm(dynamic.realm)
    g.colour[r] = COLOURS.index(dynamic.colour)
    g.overlord[r] = NOBODY
    g.faith[r] = RELIGIONS.index(dynamic.religion)
    assert dynamic.capital is not None
    g.capital[r] = province(dynamic.capital)
    for p in map(province, dynamic.provinces):
        if g.board.in_play[p]:
            pieces.place_dnpr_token(g, p, r)
    for key in entry.also_not_hre:
        g.not_hre[area(key)] = 1


CONTROL: Final = {"bot": BOT, "inactive_bot": WAITING}


# 3.2, 3.3: a player's board and Realm


def place_realm(g: Game, seat: Seat, setup: Setup, at: ScenarioRealm) -> None:
    """PP-3.2.1 to PP-3.3.7, all but what depends on the other Realms."""
    removed = [removal for removal in g.entry.variant.setup_removals if removal.realm == at.realm]
    g.prestige[seat] = at.prestige
    g.ducats[seat] = setup.ducats
    for power, name in enumerate(POWERS):
        without_questions(pieces.gain_power(g, seat, power, "PP-3.2.5", getattr(setup.monarch_power, name)))
    missing = {removal.town for removal in removed}
    for large, keys in ((True, setup.towns_large), (False, setup.towns_small)):
        for key in keys:
            if key not in missing:
                place(g, pieces.place_town(g, seat, province(key), large=large), key)
    for key in setup.vassals:
        place(g, pieces.place_vassal(g, seat, province(key)), key)
    for key in setup.unrest:
        g.unrest[province(key)] = 1
    g.manpower_tokens[seat] = setup.extra_manpower
    place_ruler(g, seat, setup)
    place_merchants(g, seat, setup)
    place_cubes(g, seat, setup, _cubes_left_out(removed))
    for key in (*setup.claims, *setup.colonial_claims):
        without_questions(pieces.place_claim(g, seat, area(key)))
    for key in setup.core_tokens:
        without_questions(pieces.place_claim(g, seat, area(key), CORE))


def place_bot(g: Game, seat: Seat, setup: Setup, at: ScenarioRealm) -> None:
    """PB-2.2, PB-2.3: Bot Power in the place of Monarch Power and Ducats; Towns also for Vassals, one Merchant."""
    removed = [removal for removal in g.entry.variant.setup_removals if removal.realm == at.realm]
    g.prestige[seat] = at.prestige
    missing = {removal.town for removal in removed}
    for large, keys in ((True, setup.towns_large), (False, setup.towns_small), (False, [*setup.vassals])):
        for key in keys:
            if key not in missing and g.board.in_play[province(key)]:
                place(g, pieces.place_town(g, seat, province(key), large=large), key)
    for key in setup.unrest:
        g.unrest[province(key)] = 1
    g.manpower_tokens[seat] = setup.extra_manpower if setup.bot is None else setup.bot.extra_manpower
    for key in setup.merchants[: bot_data.START.merchants]:
        g.merchant[seat * MERCHANTS] = node(key) if node(key) in g.board.nodes else OFF_BOARD
    place_cubes(g, seat, setup, _cubes_left_out(removed))
    for key in (*setup.claims, *setup.colonial_claims):
        without_questions(pieces.place_claim(g, seat, area(key)))
    for key in setup.core_tokens[: pieces.BOT_CORES]:
        without_questions(pieces.place_claim(g, seat, area(key), CORE))
    power = bot_data.start_power(g.realm[seat], g.entry.scenario.id)
    bot_power.gain(g, seat, power, "PB-2.3")
    build_deck(g, seat)


def build_deck(g: Game, seat: Seat) -> None:
    """PB-2.4, PB-8.12: the cards of its Realm for this Age, shuffled."""
    cards = bot_data.deck(g.realm[seat], g.faith[g.realm[seat]], g.age)
    g.chance.shuffle(cards)
    g.bot_deck[seat], g.bot_used[seat], g.bot_focused[seat] = tuple(cards), (), ()
    g.bot_focus[seat] = NOBODY


def raise_bot(g: Game, seat: Seat, setup: Setup) -> None:
    """PB-2.5: all Manpower is Available, no Army on the map; ships at sea, never on slots (PB-1.9)."""
    g.available[seat] = units.manpower(g, seat)
    for key, count in (setup.light_ships if setup.bot is None else setup.bot.ships).items():
        if sea(key) in g.board.seas:
            g.at_sea[pair(sea(key), seat)] += count


def _cubes_left_out(removals: list[Removal]) -> dict[str, int]:
    """Cubes that this variant leaves out, by Area."""
    found = dict[str, int]()
    for removal in removals:
        found[removal.influence] = found.get(removal.influence, 0) + removal.cubes
    return found


def place(g: Game, done: bool, key: str) -> None:
    assert done, f"no piece left for {key} in {g.entry.name}"


def place_ruler(g: Game, seat: Seat, setup: Setup) -> None:
    """PP-3.3.7."""
    if not setup.ruler.interregnum:
        found = CHARACTER.value(f"start_{setup.id}")
        assert found is not None
        g.ruler[seat], g.ruler_ill[seat] = found, int(setup.ruler.ill_health)


def place_merchants(g: Game, seat: Seat, setup: Setup) -> None:
    """PP-3.3.6: two Merchants, a third where the setup lists it; one on a Node out of play is off the board."""
    nodes = [node(key) for key in setup.merchants]
    for n in range(max(len(nodes), STARTING_MERCHANTS if setup.kind != "minor" else 0)):
        on_board = n < len(nodes) and nodes[n] in g.board.nodes
        g.merchant[seat * MERCHANTS + n] = nodes[n] if on_board else OFF_BOARD


def place_cubes(g: Game, seat: Seat, setup: Setup, left_out: dict[str, int]) -> None:
    """PP-3.3.6: Influence and Colonists."""
    for key, count in setup.influence.items():
        for _ in range(count - left_out.get(key, 0)):
            without_questions(pieces.place_influence(g, seat, area(key)))
    without_questions(pieces.gain_colonists(g, seat, setup.colonists))


def place_relations(g: Game, seat: Seat, setup: Setup) -> None:
    """PP-3.3.6: Alliances, Royal Marriages and Truces; between players both own a token. Teams are allied."""
    left_out = {r.alliance for r in g.entry.variant.setup_removals if r.realm == setup.realm}
    mates = [mate for team in g.entry.variant.teams if setup.realm in team for mate in team if mate != setup.realm]

    def fits(r: Realm) -> bool:
        """PB-7.6: a Bot has no ties to players."""
        other = g.seat_of[r]
        return other == NOBODY or not (is_bot(g, seat) or is_bot(g, other))

    for column, keys in (
        (g.alliance, {*setup.alliances, *mates} - left_out),
        (g.marriage, setup.marriages),
        (g.truce, setup.truces),
    ):
        for r in map(realm, keys):
            if fits(r):
                bind(g, column, seat, r)


def bind(g: Game, column: bytearray, seat: Seat, r: Realm) -> None:
    """A token of a player on a Realm, and the other way round if that is a player's."""
    column[pair(r, seat)] = 1
    other = g.seat_of[r]
    if other != NOBODY:
        column[pair(g.realm[seat], other)] = 1


def raise_units(g: Game, seat: Seat, setup: Setup) -> None:
    """PP-3.3.3 to PP-3.3.5: Manpower, also that of Ideas which the scenario gives (PP-9.3.1), Armies out of it, ships
    beside it."""
    g.available[seat] = units.manpower(g, seat)
    for army in setup.armies:
        at = seat * ARMIES + army.army - 1
        g.army_at[at] = area(army.area)
        for kind, name in enumerate(UNITS):
            count = getattr(army, name)
            g.army[at * KINDS + kind] += count
            g.available[seat] -= count
    for key, count in setup.light_ships.items():
        g.on_slot[pair(sea(key), seat)] += count
    for key, count in setup.light_ships_off_slot.items():
        g.at_sea[pair(sea(key), seat)] += count
    fleet = setup.fleet
    if fleet is not None:
        g.fleet_at[seat] = sea(fleet.sea_zone)
        g.fleet[seat * 4 : seat * 4 + 3] = [fleet.light, fleet.heavy, fleet.galley]


# Tokens of nobody, and the Status board


def place_tokens(g: Game) -> None:
    """PP-3.3.6: +1 Manpower tokens of NPRs, Religion tokens, Areas that have left the HRE."""
    variant = g.entry.variant
    for key in variant.npr_manpower_tokens:
        g.extra_manpower[province(key)] += 1
    for token in variant.religion_tokens:
        g.faith_token[SLOT_OF[area(token.area)]] = RELIGIONS.index(token.religion)
    for key in variant.empire.not_hre:
        g.not_hre[area(key)] = 1


def open_status_board(g: Game) -> None:
    """PP-3.1.8: Cardinals, Emperor, Imperial Authority and Imperial Influence."""
    curia, empire = g.entry.variant.papal_curia, g.entry.variant.empire
    if curia.roma is not None:
        g.roma[0] = g.seat_of[realm(curia.roma)]
        without_questions(pieces.take_cube(g, g.roma[0]))
    for key in curia.slots:
        if key != BLOCKED and g.seat_of[realm(key)] != NOBODY:
            g.curia.append(g.seat_of[realm(key)])
            without_questions(pieces.take_cube(g, g.curia[-1]))
    if empire.emperor is None:
        g.hre_dissolved = 1
        return
    g.emperor, g.authority = realm(empire.emperor), empire.imperial_authority or 0
    g.hre_religion = CATHOLIC  # PP-18.7.1
    for key in empire.imperial_influence:
        g.imperial[area(key)] += 1
