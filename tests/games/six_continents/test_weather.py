"""SC-6: the weather table, row by row."""

import pytest

from tests.games.six_continents.boards import board
from westphalia.games.six_continents.ids import NOBODY
from westphalia.games.six_continents.rules import weather
from westphalia.games.six_continents.tables import WEATHERS
from westphalia.kernel.chance import DiceError

ROWS = {
    "calm": (1, 40),
    "early_winter": (41, 55),
    "bright_spell": (56, 65),
    "hard_frost": (66, 75),
    "gale": (76, 85),
    "severe_winter": (86, 100),
}
UPPER_ROWS = {
    "calm": (1, 40),
    "early_winter": (41, 54),
    "bright_spell": (55, 64),
    "hard_frost": (65, 74),
    "gale": (75, 84),
    "severe_winter": (85, 100),
}


@pytest.mark.parametrize("name", ROWS)
def test_every_row_has_its_edges(name: str) -> None:
    """SC-6.3, SC-6.4: shared values belong to the lower row."""
    g = board()
    first, last = ROWS[name]
    assert {WEATHERS[weather.weather_of(g, roll)] for roll in (first, last)} == {name}


@pytest.mark.parametrize("name", UPPER_ROWS)
def test_shared_values_can_belong_to_the_upper_row(name: str) -> None:
    """SC-6.4: opt weather_overlap=upper."""
    g = board(options={"weather_overlap": "upper"})
    first, last = UPPER_ROWS[name]
    assert {WEATHERS[weather.weather_of(g, roll)] for roll in (first, last)} == {name}


@pytest.mark.parametrize(
    ("name", "march", "attack"),
    [
        ("calm", 1, 0),
        ("early_winter", 1, -4),
        ("bright_spell", 0, 4),
        ("hard_frost", 0, 0),
        ("gale", 2, 0),
        ("severe_winter", 0, -8),
    ],
)
def test_march_rate_and_attack_modifier(name: str, march: int, attack: int) -> None:
    """SC-6.3."""
    g = board(weather=name)
    assert (weather.march_rate(g), weather.attack_modifier(g)) == (march, attack)


def test_the_first_player_rolls_in_round_1() -> None:
    """SC-6.1, SC-6.2: the kind, then the duration with this round included."""
    g = board((80, 3), players=4, first="cid", round=1)
    g.weather_roller = NOBODY
    weather.roll_weather(g)
    assert (WEATHERS[g.weather], g.weather_left, g.weather_roller) == ("gale", 3, 2)


def test_the_marker_goes_down_before_anybody_rolls() -> None:
    """SC-6.1."""
    g = board(weather="gale", weather_left=2, weather_roller="bob")
    weather.roll_weather(g)
    assert (WEATHERS[g.weather], g.weather_left, g.weather_roller) == ("gale", 1, 1)


@pytest.mark.parametrize("faces", [(101, 1), (1, 7)])
def test_the_dice_of_the_weather(faces: tuple[int, int]) -> None:
    """SC-6.2: a d100 and a d6."""
    g = board(faces, weather_left=1)
    with pytest.raises(DiceError):
        weather.roll_weather(g)
