"""Position files of The Price of Power: a board from ``given`` (docs/position-files.md tells the format).

A position is the set-up of a scenario's variant, or of any Realms at a free table, with the changes that ``given``
lists. Seats are called by their Realms. What ``then`` reads is in inspection.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from westphalia.kernel.chance import Chance
from westphalia.kernel.contract import BadInput
from westphalia.kernel.journal import SILENCE, Journal

from . import history, model, pieces, position_cards, position_realms, tables, terms
from .board import AREA, COLOUR, NODE, PROVINCE, REALM, RELIGION, SLOT_OF
from .conservation import violations
from .free_table import free_name
from .ids import Area, Province, Realm, Seat, pair
from .model import AGGRESSOR, AT_WAR, NOBODY, Game
from .phases import setup
from .position_words import amount, find_seat, mapping, number, number_or_none, occupier, seat, seat_or_none
from .recount import recount
from .scenarios import by_name

STEPS: Final = {
    "starting_cards": model.SETUP_CARDS,
    "draw_cards": model.DRAW_CARDS,
    "turn": model.TURN,
    "peace_and_rebels": model.PEACE_AND_REBELS,
    "income": model.INCOME,
    "cleanup": model.CLEANUP,
    "end_of_age": model.END_OF_AGE,
    "final_scoring": model.FINAL_SCORING,
}
DEAL: Final = "position"  # shuffles of the set-up do not use the dice of the case


def position(given: Mapping[str, Any], chance: Chance, log: Journal, complete: Callable[..., dict[str, Any]]) -> Game:
    """The board of a position file; ``complete`` fills in the options (Title.complete_options)."""
    given = dict(given)
    g = _table(given, complete)
    _step(g, given)
    for name in [name for name in given if name in TABLE]:
        TABLE[name](g, given.pop(name))
    for key in [key for key in given if find_seat(g, key) is not None or key.startswith("realm.")]:
        _realm(g, key.removeprefix("realm."), mapping(given.pop(key), key))
    for key, columns in given.items():
        _place(g, key, mapping(columns, key))
    recount(g)
    for one in g.each_seat:
        for r in terms.wars_of(g, one):
            history.note_war(g, one, r)
    g.unsettled, g.happened = 0, None
    g.chance, g.log = chance, log
    wrong = next(violations(g, all_cards=False), None)
    if wrong is not None:
        raise BadInput(f"this cannot be: {wrong}")
    return g


def _table(given: dict[str, Any], complete: Callable[..., dict[str, Any]]) -> Game:
    options = given.pop("options", {})
    if ("realms" in given) == ("scenario" in given):
        raise BadInput("given names a scenario (s1_01_players_4) or a list of realms")
    is_free = "realms" in given
    if is_free:
        variant = by_name(free_name([str(key) for key in given.pop("realms")]))
    else:
        variant = by_name(str(given.pop("scenario")))
    rules = tables.resolve_rules(complete(options))
    g = model.empty_game(rules, variant, Chance.from_secret(DEAL), SILENCE)
    setup.set_up(g)
    if is_free:
        _clear_milestones(g)
    return g


def _clear_milestones(g: Game) -> None:
    """A free table shows only the Milestones that the file names: nobody completes another by the way."""
    for category, milestone in enumerate(g.milestones):
        g.milestone_deck[category] = (milestone, *g.milestone_deck[category])
        g.milestones[category] = NOBODY


def _step(g: Game, given: dict[str, Any]) -> None:
    step = given.pop("step", given.pop("phase", "turn"))
    if step not in STEPS:
        raise BadInput(f"step can be {', '.join(STEPS)}, not {step}")
    g.step = STEPS[step]
    g.age = amount(given.pop("age", g.age))
    g.round = amount(given.pop("round", g.round))
    if "first" in given:
        g.first = seat(g, given.pop("first"))
    if g.step not in (model.TURN, model.SETUP_CARDS):
        g.event_row = []  # all taken, or not yet laid out
    if g.step in (model.PEACE_AND_REBELS, model.INCOME, model.CLEANUP):
        g.pass_order = [1 + (one - g.first) % g.seats for one in g.each_seat]  # unless the file says otherwise
    if g.step == model.TURN:
        g.active = seat(g, given.pop("turn", given.pop("active", REALM.id(g.realm[g.first]))))


# the table


def _war(g: Game, value: Any) -> None:
    """``[[castile, granada]]``: the first has declared it."""
    for one, other in value:
        first, second = number(REALM, one), number(REALM, other)
        if g.seat_of[first] != NOBODY:
            g.war[pair(second, g.seat_of[first])] = AGGRESSOR
        if g.seat_of[second] != NOBODY:
            g.war[pair(first, g.seat_of[second])] = AT_WAR


def _tokens(column: str, *, both: bool) -> Callable[[Game, Any], None]:
    def put(g: Game, value: Any) -> None:
        """``[[castile, granada]]``: a token of the first on the second."""
        for one, other in value:
            getattr(g, column)[pair(number(REALM, other), seat(g, one))] = 1
            if both and find_seat(g, str(other)) is not None:
                getattr(g, column)[pair(number(REALM, one), seat(g, other))] = 1

    return put


def _nodes(g: Game, value: Any) -> None:
    """``{english_channel: {expanded: 1, pirates: 1}}``"""
    for key, columns in mapping(value, "nodes").items():
        for name, content in mapping(columns, key).items():
            if name not in ("expanded", "pirates"):
                raise BadInput(f"{key}: unknown {name!r}")
            getattr(g, name)[number(NODE, key)] = amount(content)


def _curia(g: Game, value: Any) -> None:
    g.curia = [seat(g, key) for key in value]


def _roma(g: Game, value: Any) -> None:
    g.roma = [seat_or_none(g, value)]


def _realm_scalar(name: str) -> Callable[[Game, Any], None]:
    return lambda g, value: setattr(g, name, number_or_none(REALM, value))


def _scalar(name: str) -> Callable[[Game, Any], None]:
    return lambda g, value: setattr(g, name, amount(value))


def _crusade(g: Game, value: Any) -> None:
    g.crusade = number_or_none(AREA, value)


def _hre_religion(g: Game, value: Any) -> None:
    g.hre_religion = number(RELIGION, value)


def _dnprs(g: Game, value: Any) -> None:
    """``{portugal: {colour: green, provinces: [lisboa, porto], capital: lisboa}}``"""
    for key, fields in mapping(value, "dnprs").items():
        r = number(REALM, key)
        g.colour[r] = number(COLOUR, fields["colour"])
        g.overlord[r] = NOBODY
        provinces = [number(PROVINCE, p) for p in fields["provinces"]]
        g.capital[r] = number(PROVINCE, fields["capital"]) if "capital" in fields else provinces[0]
        for p in provinces:
            pieces.place_dnpr_token(g, p, r)


TABLE: Final[dict[str, Callable[[Game, Any], None]]] = {
    **position_cards.TABLE,
    "war": _war,
    "truce": _tokens("truce", both=True),
    "cb": _tokens("cb", both=False),
    "nodes": _nodes,
    "curia": _curia,
    "roma": _roma,
    "dnprs": _dnprs,
    "emperor": _realm_scalar("emperor"),
    "excommunicated": _realm_scalar("excommunicated"),
    "crusade": _crusade,
    "hre_religion": _hre_religion,
    **{
        name: _scalar(name)
        for name in (
            "authority",
            "imperial_manpower",
            "papal_action",
            "defending_hre",
            "hre_dissolved",
            "last_turns",
            "main_done",
            "continents",
        )
    },
}


# Realms, Provinces, Areas


def _realm(g: Game, key: str, columns: Mapping[str, Any]) -> None:
    r = number(REALM, key)
    if g.seat_of[r] != NOBODY:
        position_realms.change(g, g.seat_of[r], columns)
        return
    for name, value in columns.items():
        _npr(g, r, key, name, value)


def _npr(g: Game, r: Realm, key: str, name: str, value: Any) -> None:
    """A Realm that no player runs."""
    if name == "capital":
        g.capital[r] = number(PROVINCE, value)
    elif name == "overlord":
        g.overlord[r] = number_or_none(REALM, value)
    elif name in ("faith", "religion"):
        g.faith[r] = number(RELIGION, value)
    elif name == "faith_before":
        g.faith_before[r] = number(RELIGION, value)
    elif name == "colour":
        g.colour[r] = number_or_none(COLOUR, value)
    elif name == "strength_before":
        g.strength_before[r] = amount(value)
    else:
        raise BadInput(f"{key}: unknown {name!r}")


PROVINCE_COLUMNS: Final = ("unrest", "occupier", "dnpr", "town", "vassal", "extra_manpower", "siege_unrest", "large")
AREA_COUNTS: Final = ("rebels", "imperial", "not_hre", "plague", "revolution", "battleground")
AREA_COLUMNS: Final = (*AREA_COUNTS, "religion", "influence", "claims", "cores", "infantry")


def _place(g: Game, key: str, columns: Mapping[str, Any]) -> None:
    """A Province, an Area or an NPR: the column tells which, where an id is several of these."""
    prefix, _, id = key.rpartition(".")
    province: Any = PROVINCE.value(id)
    place: Any = AREA.value(id)
    r: Any = REALM.value(id)
    if prefix not in ("", "province", "area", "realm") or (province is None and place is None and r is None):
        raise BadInput(f"unknown: {key}")
    for name, value in columns.items():
        if prefix in ("", "province") and province is not None and name in PROVINCE_COLUMNS:
            _province(g, province, name, value)
        elif prefix in ("", "area") and place is not None and name in AREA_COLUMNS:
            _area(g, place, name, value)
        elif prefix in ("", "realm") and r is not None:
            _npr(g, r, key, name, value)
        else:
            raise BadInput(f"{key}: unknown {name!r}")


def _province(g: Game, p: Province, name: str, value: Any) -> None:
    if name in ("unrest", "extra_manpower", "siege_unrest"):
        getattr(g, name)[p] = amount(value)
    elif name == "occupier":
        _occupy(g, p, occupier(g, value))
    elif name == "dnpr":
        g.dnpr[p] = number_or_none(REALM, value)
        pieces.settle_owner(g, p)
    elif name == "large":
        g.disc[p] = model.LARGE_TOWN if value else model.SMALL_TOWN
    else:
        owner = seat_or_none(g, value)
        pieces.remove_base(g, p)
        if owner != NOBODY:
            (pieces.place_town if name == "town" else pieces.place_vassal)(g, owner, p)


def _occupy(g: Game, p: Province, who: Seat) -> None:
    """An occupier's Town (Unrest side up, PP-14.1.5) or a Rebel Town; cubes are counted afterwards."""
    g.occupier[p] = who
    is_player = who not in (NOBODY, model.REBELS)
    g.siege_disc[p] = pieces.disc_for(g, who, p, large=pieces.is_large(g, p)) if is_player else 0
    g.siege_unrest[p] = int(is_player)


def _area(g: Game, a: Area, name: str, value: Any) -> None:
    if name in AREA_COUNTS:
        getattr(g, name)[a] = amount(value)
    elif name == "religion":
        g.faith_token[SLOT_OF[a]] = number(RELIGION, value)
    elif name in ("claims", "cores"):
        for key in value:
            g.claim[pair(a, seat(g, key))] = model.CLAIM if name == "claims" else model.CORE
    else:
        for key, count in mapping(value, name).items():
            getattr(g, name)[pair(a, seat(g, key))] = amount(count)
