"""SC-6 Weather."""

from __future__ import annotations

from ..ids import NOBODY
from ..model import Game, left_of, living_from
from ..tables import MARCH_RATE, WEATHER_ATTACK, WEATHER_LAST, WEATHER_LAST_UPPER


def roll_weather(g: Game) -> None:
    """R1 (SC-6.1): the marker goes down by 1; at 0 the next living player rolls new weather."""
    if g.weather_roller == NOBODY:
        g.weather_roller = living_from(g, g.first)[0]
    else:
        g.weather_left -= 1
        if g.weather_left > 0:
            return
        g.weather_roller = left_of(g, g.weather_roller)
    roll = g.chance.roll(100)  # SC-6.2
    g.weather = weather_of(g, roll)
    g.weather_left = g.chance.roll(6)
    g.log("log-weather", "SC-6.2", seat=g.weather_roller, roll=roll, weather=g.weather, rounds=g.weather_left)


def weather_of(g: Game, roll: int) -> int:
    """SC-6.3; values that stand in two rows belong to the lower or the upper one (SC-6.4)."""
    rows = WEATHER_LAST if g.rules.weather_overlap == "lower" else WEATHER_LAST_UPPER
    return next(weather for weather, last in enumerate(rows) if roll <= last)


def march_rate(g: Game) -> int:
    """SC-6.3: gold per soldier and step, 0, 1 or 2."""
    return MARCH_RATE[g.weather]


def attack_modifier(g: Game) -> int:
    """SC-6.3, for attackers only (SC-6.5)."""
    return WEATHER_ATTACK[g.weather]
