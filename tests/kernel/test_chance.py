"""Dice: uniform, independent, exact, scripted, retold, committed."""

import hashlib
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westphalia.kernel.chance import Chance, DiceError, Reshuffled, Retold, ScriptedChance, commitment, outcomes

# The 99.9 % quantile of chi-square by degrees of freedom.
CHI_SQUARE = {1: 10.83, 2: 13.82, 5: 20.52, 9: 27.88, 35: 66.62, 99: 148.23}


def chi_square(counts: Counter[int], cells: int, total: int) -> float:
    expected = total / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 100])
@pytest.mark.parametrize("secret", ["1444", "1618", "1702"])
def test_every_face_is_equally_likely(sides: int, secret: str) -> None:
    dice = Chance.from_secret(secret)
    total = 200 * sides
    counts = Counter(dice.below(sides) for _ in range(total))
    assert chi_square(counts, sides, total) < CHI_SQUARE[sides - 1]


@pytest.mark.parametrize("secret", ["1444", "1618", "1702"])
def test_each_roll_is_independent_of_the_one_before(secret: str) -> None:
    dice = Chance.from_secret(secret)
    rolls = [dice.below(6) for _ in range(7201)]
    pairs = Counter(a * 6 + b for a, b in pairwise(rolls))
    assert chi_square(pairs, 36, 7200) < CHI_SQUARE[35]


@pytest.mark.parametrize("secret", ["1444", "1618", "1702"])
def test_streams_are_independent_of_each_other(secret: str) -> None:
    dice = Chance.from_secret(secret, ("dice", "cards"))
    pairs = Counter(dice.below(6, 0) * 6 + dice.below(6, 1) for _ in range(7200))
    assert chi_square(pairs, 36, 7200) < CHI_SQUARE[35]


def test_drawing_from_one_stream_does_not_move_another() -> None:
    quiet, busy = (Chance.from_secret("x", ("dice", "cards")) for _ in range(2))
    expected = [quiet.below(100) for _ in range(20)]
    found = []
    for _ in range(20):
        busy.below(52, stream=1)
        found.append(busy.below(100))
    assert found == expected


def test_neighbouring_secrets_give_unrelated_dice() -> None:
    first = [Chance.from_secret(str(n)).below(6) for n in range(1200)]
    assert chi_square(Counter(first), 6, 1200) < CHI_SQUARE[5]


@given(st.integers(1, 1 << 63), st.text(max_size=8))
def test_below_stays_below(n: int, secret: str) -> None:
    dice = Chance.from_secret(secret)
    assert all(0 <= dice.below(n) < n for _ in range(5))
    assert dice.draws == 5


def state_before(word: int) -> int:
    """The stream state after which the next 64-bit draw is ``word``."""
    mask = (1 << 64) - 1

    def unshift(value: int, shift: int) -> int:
        result = value
        for _ in range(64 // shift + 1):
            result = value ^ (result >> shift)
        return result & mask

    z = unshift(word, 31)
    z = unshift(z * pow(0x94D049BB133111EB, -1, 1 << 64) & mask, 27)
    z = unshift(z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & mask, 30)
    return (z - 0x9E3779B97F4A7C15) & mask


def test_a_draw_that_would_favour_a_result_is_drawn_again() -> None:
    """2**64 = 3 * k + 1: of the words that give 0, one is too many, and it is the word 0."""
    unfair = Chance([state_before(0)])
    fair = Chance([(state_before(0) + 0x9E3779B97F4A7C15) & ((1 << 64) - 1)])
    assert unfair.below(3) == fair.below(3)
    assert unfair.streams == fair.streams
    assert unfair.draws == 1
    assert Chance([state_before(1)]).below(3) == 0
    assert Chance([state_before((1 << 64) - 1)]).below(3) == 2
    assert Chance([state_before(0)]).below(4) == 0


@given(st.lists(st.integers(), max_size=30), st.text(max_size=5))
def test_a_shuffle_keeps_the_cards(cards: list[int], secret: str) -> None:
    shuffled = list(cards)
    Chance.from_secret(secret).shuffle(shuffled)
    assert Counter(shuffled) == Counter(cards)


def test_every_order_of_three_cards_is_equally_likely() -> None:
    dice = Chance.from_secret("1444")
    counts: Counter[int] = Counter()
    for _ in range(1200):
        cards = [0, 1, 2]
        dice.shuffle(cards)
        counts[[[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]].index(cards)] += 1
    assert chi_square(counts, 6, 1200) < CHI_SQUARE[5]


def test_a_clone_rolls_the_same_and_moves_alone() -> None:
    dice = Chance.from_secret("1444")
    dice.roll(6)
    twin = dice.clone()
    ahead = [twin.roll(100) for _ in range(10)]
    assert [dice.roll(100) for _ in range(10)] == ahead
    assert twin.draws == dice.draws == 11


def test_draws_count_reveals_and_the_trace_only_outcomes() -> None:
    dice = Chance.from_secret("1444")
    dice.trace = []
    face = dice.roll(6)
    dice.reveal()
    assert (dice.draws, dice.trace) == (2, [face - 1])


def test_of_a_shuffle_only_the_cards_laid_open_are_told() -> None:
    """They fall as in any shuffle; the trace tells them like dice and keeps the others apart."""
    plain, open_ = Chance.from_secret("1444"), Chance.from_secret("1444")
    plain.trace, open_.trace = [], []
    cards, same, single = list(range(9)), list(range(9)), ["alone"]
    plain.shuffle(cards)
    open_.shuffle(same, shown=2)
    open_.shuffle(single, shown=1)
    assert same == cards
    assert [~outcome for outcome in plain.trace] == outcomes(open_.trace)
    assert [outcome >= 0 for outcome in open_.trace] == [True] * 2 + [False] * 6
    told = Reshuffled([outcome for outcome in open_.trace if outcome >= 0], Chance.from_secret("other"))
    told.shuffle(anew := list(range(9)), shown=2)
    assert anew[-2:] == cards[-2:] and anew != cards
    assert told.queue == []


def test_the_commitment_is_of_the_secret_and_tells_nothing_twice() -> None:
    assert commitment("1444") == hashlib.sha256(b"westphalia:1444").hexdigest()
    assert commitment("1444") != commitment("1445")


def test_scripted_dice_fall_as_written() -> None:
    dice = ScriptedChance([50, 1])
    twin = dice.clone()
    assert (dice.roll(100), dice.roll(6), dice.draws) == (50, 1, 2)
    assert twin.queue == [50, 1]
    with pytest.raises(DiceError, match="no die is left"):
        dice.roll(6)
    with pytest.raises(DiceError, match="a d6 is rolled, but the script says 50"):
        twin.roll(6)


def test_a_scripted_die_may_say_which_it_is() -> None:
    dice = ScriptedChance(["d6=3", "d6=3", "d6=7"])
    assert dice.roll(6) == 3
    with pytest.raises(DiceError, match="a d8 is rolled, but the script says d6=3"):
        dice.roll(8)
    with pytest.raises(DiceError, match="a d6 is rolled, but the script says d6=7"):
        dice.roll(6)


def test_retold_dice_fall_again_and_then_anew() -> None:
    fresh = Chance.from_secret("new")
    ahead = [fresh.clone().below(6)]
    dice = Retold([4, 2], fresh, draws=7)
    twin = dice.clone()
    assert [dice.below(6) for _ in range(3)] == [4, 2, *ahead]
    assert dice.draws == 10
    assert [twin.below(6) for _ in range(3)] == [4, 2, *ahead]


def test_retold_dice_without_more_to_tell() -> None:
    dice = Retold([4])
    with pytest.raises(DiceError, match="4 was told"):
        dice.below(3)
    with pytest.raises(DiceError, match="no more were told"):
        dice.below(3)
