"""PP-16.0.8: a table of any Realms with their general setups: ``free:castile,england``, ``free:castile_1618``.

Players choose among the Realms that have Events of their own (``HOMEMADE``); position files sit any Realm down.
"""

from __future__ import annotations

from typing import Final

from westphalia.kernel.contract import BadInput, Homemade
from westphalia.kernel.script import Domain

from .board import EVENTS, REALM, SETUPS
from .board import realm as realm_of
from .catalogue import (
    Curia,
    Empire,
    MapInPlay,
    Scenario,
    ScenarioRealm,
    SeatRange,
    Setup,
    TradeDeck,
    Variant,
    Victory,
)
from .tables import AGES, MAX_SEATS, ROUNDS_PER_AGE

FREE: Final = "free:"
BOT: Final = "bot."  # before a Realm that a Bot plays: free:castile,bot.france (PB-2.1)
START: Final = "_1444"
LATER: Final = "_1618"
AGES_OF: Final = {1444: range(1, len(AGES) + 1), 1618: range(3, len(AGES) + 1)}  # of each side of the map
EMPEROR: Final = "austria"  # 1444: Imperial Authority +3 (PP-18.1.1)
AUTHORITY: Final = 3
IMPERIAL_INFLUENCE: Final = ("rhineland", "westphalia", "saxony")


def free_name(realms: list[str]) -> str:
    return FREE + ",".join(realms)


def keys_of(name: str) -> list[str]:
    """The Realms of a table, also those of Bots."""
    return [key.removeprefix(BOT) for key in name.removeprefix(FREE).split(",")]


def _choices(year: str) -> dict[str, tuple[Domain, int]]:
    realms = dict.fromkeys(event.realm for event in EVENTS if event.realm)
    keys = {realm + ("" if year == START else year): realm for realm in realms if realm + year in SETUPS}
    return {key: (REALM, realm_of(realm)) for key, realm in keys.items()}


_1444, _1618 = _choices(START), _choices(LATER)
HOMEMADE: Final = Homemade(FREE, range(2, MAX_SEATS + 1), {"1444": _1444, "1618": _1618}, "PP-16.0.8")


def check_free(name: str) -> None:
    """PP-16.0.8: two to six different Realms with Events of their own, all of one side of the map. Raises BadInput."""
    keys = keys_of(name)
    if all(key.startswith(BOT) for key in name.removeprefix(FREE).split(",")):
        raise BadInput("somebody must sit at a table: not all Realms can be played by Bots")
    if len(keys) not in HOMEMADE.seats:
        raise BadInput(f"a table of one's own has {HOMEMADE.seats[0]} to {HOMEMADE.seats[-1]} Realms, not {len(keys)}")
    unknown = next((key for key in keys if not any(key in group for group in HOMEMADE.groups.values())), None)
    if unknown is not None:
        raise BadInput(f"nobody can play {unknown!r}; of 1444 there are {', '.join(_1444)}; of 1618 {', '.join(_1618)}")
    if not any(all(key in group for key in keys) for group in HOMEMADE.groups.values()):
        raise BadInput("all setups of a table use the same side of the map")
    twice = next((key for key in keys if keys.count(key) > 1), None)
    if twice is not None:
        raise BadInput(f"{twice} can sit at a table only once")


def free_variant(name: str) -> tuple[Scenario, Variant]:
    """Realms in table order, the first is First Player. Raises BadInput for a Realm without a setup."""
    keys = keys_of(name)
    run_by = [key.startswith(BOT) for key in name.removeprefix(FREE).split(",")]
    if len(keys) > MAX_SEATS:
        raise BadInput(f"a table has at most {MAX_SEATS} Realms, not {len(keys)}")
    setups = [_setup(key) for key in keys]
    if len({setup.map_year for setup in setups}) != 1:
        raise BadInput("all setups of a table use the same side of the map")
    realms = [setup.realm for setup in setups]
    ages = list(AGES_OF[setups[0].map_year])
    per_round = (len(realms) if len(realms) > 2 else 4) + 1  # PP-20.2.1
    variant = Variant(
        id="",
        seats=len(realms),
        human_seats=SeatRange(1, len(realms) - sum(run_by)),
        realms=[_seat(n, setup, is_bot=run_by[n]) for n, setup in enumerate(setups)],
        turn_order=realms,
        first_player=realms[0],
        ages=ages,
        events_per_round=per_round,
        events_face_up=3,
        event_decks={f"age_{age}": _event_deck(age, realms, per_round) for age in ages},
        rounds=ROUNDS_PER_AGE * len(ages),
        ideas_on_display=[],
        milestones_fixed=[],
        milestones_removed=[],
        papal_curia=Curia(None, [s.realm for s in setups if s.state_religion in ("catholic", "counter_reformed")]),
        empire=_empire(realms),
        dnprs=[],
        npr_manpower_tokens=[],
        religion_tokens=[],
        power_struggles=[],
        power_struggles_default=False,
        trade_deck=TradeDeck(True, False, False, [], [], []),
        setup_removals=[],
        map=MapInPlay("both", [], []),
        special_rules=[],
        victory=Victory("prestige", "", "authored"),
    )
    return Scenario(name, "", name, "", "deluxe", [len(realms)], False, "authored", [variant]), variant


def _setup(key: str) -> Setup:
    for name in (key, key + START):
        if name in SETUPS:
            return SETUPS[name]
    raise BadInput(f"no setup for {key!r}")


def _seat(n: int, setup: Setup, *, is_bot: bool) -> ScenarioRealm:
    return ScenarioRealm(setup.realm, setup.realm, n + 1, "", setup.id, "bot" if is_bot else "any")


def _empire(realms: list[str]) -> Empire:
    if EMPEROR in realms:
        return Empire(EMPEROR, "player", AUTHORITY, list(IMPERIAL_INFLUENCE), [])
    return Empire(EMPEROR, "npr", AUTHORITY, [], [])


def _event_deck(age: int, realms: list[str], per_round: int) -> dict[str, list[str]]:
    """PP-16.0.8: 8 A-Events, both Events of each Realm, and B-Events until the halves are full."""
    size = ROUNDS_PER_AGE * per_round // 2
    halves: tuple[list[str], list[str]] = ([], [])
    events = [event for event in EVENTS if event.age == age]
    for event in events:
        if event.kind == "A" or event.realm in realms:
            for half, mark in enumerate(("-1", "-2")):
                if event.id.endswith(mark):
                    halves[half].append(event.id)
    for event in events:
        room = [half for half in (0, 1) if str(event.half) in (str(half + 1), "X") and len(halves[half]) < size]
        if event.kind == "B" and room:
            halves[room[0]].append(event.id)
    return {"first_half": halves[0], "second_half": halves[1]}
