"""The random bot and its dice."""

from __future__ import annotations

from westphalia.bots.random import Dice, RandomBot
from westphalia.kernel.script import Ask, Kind

KIND = Kind("pick", "TG-1")


def test_same_seed_same_numbers() -> None:
    one, two, other = Dice("7"), Dice("7"), Dice("8")
    drawn = [one.below(1000) for _ in range(200)]
    assert drawn == [two.below(1000) for _ in range(200)]
    assert drawn != [other.below(1000) for _ in range(200)]


def test_every_option_is_equally_likely() -> None:
    for n in (2, 3, 7, 51):
        dice = Dice(f"uniform {n}")
        draws = 4000 * n
        counts = [0] * n
        for _ in range(draws):
            counts[dice.below(n)] += 1
        chi_square = sum((count - 4000) ** 2 / 4000 for count in counts)
        assert chi_square < n + 4 * (2 * n) ** 0.5, (n, chi_square)


def test_draws_do_not_follow_from_each_other() -> None:
    dice = Dice("pairs")
    pairs = [0] * 36
    for _ in range(36_000):
        pairs[dice.below(6) * 6 + dice.below(6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in pairs) < 36 + 4 * 72**0.5


def test_bot_answers_with_a_position_in_the_list() -> None:
    bot = RandomBot("1", 0)
    chosen = {bot.choose(None, Ask(0, KIND, ["a", "b", "c"])) for _ in range(100)}  # type: ignore[arg-type]
    assert chosen == {0, 1, 2}
    assert bot.choose(None, Ask(0, KIND, ["only"])) == 0  # type: ignore[arg-type]
