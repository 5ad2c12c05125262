"""Answers are kept while the fields they depend on are equal, and found anew when one of them has changed."""

from __future__ import annotations

from threading import Event, Thread
from types import SimpleNamespace

from westphalia.kernel.remember import Stamp, forget_all, remembered

asked: list[int] = []


@remembered("name", "numbers", "tokens")
def places_of(g: SimpleNamespace, seat: int) -> tuple[int, ...]:
    """Where a number stands."""
    asked.append(seat)
    return tuple(at for at, number in enumerate(g.numbers) if number == seat)


def game() -> SimpleNamespace:
    asked.clear()
    return SimpleNamespace(name="a", numbers=[1, 2, 1], tokens=bytearray(3))


def test_an_answer_is_given_again_while_nothing_has_changed() -> None:
    g = game()
    assert [places_of(g, 1), places_of(g, 1), places_of(g, 2)] == [(0, 2), (0, 2), (1,)]
    twin = SimpleNamespace(name="a", numbers=[1, 2, 1], tokens=bytearray(3))
    assert places_of(twin, 1) == (0, 2)
    assert asked == [1, 2]


def test_a_change_in_place_is_seen() -> None:
    g = game()
    g.numbers.append(7)
    places_of(g, 1)
    g.numbers[1] = 1
    assert places_of(g, 1) == (0, 1, 2)
    g.tokens[0] = 9
    places_of(g, 1)
    g.name = "b"
    places_of(g, 2)
    assert asked == [1, 1, 1, 2]
    assert places_of(g, 1) == (0, 1, 2)


def test_it_still_says_what_it_is() -> None:
    assert places_of.__doc__ == "Where a number stands."
    assert places_of.__name__ == "places_of"


def test_threads_do_not_mix_their_answers_up() -> None:
    """While one thread finds an answer about its game, another asks about a game of its own."""
    found, asked_elsewhere = Event(), Event()

    @remembered("name", "numbers")
    def slowly(g: SimpleNamespace, seat: int) -> str:
        if g.name == "a":
            found.set()
            assert asked_elsewhere.wait(10)
        return f"{g.name}{seat}"

    one = Thread(target=slowly, args=(SimpleNamespace(name="a", numbers=[1]), 1))
    one.start()
    assert found.wait(10)
    other = SimpleNamespace(name="b", numbers=[2])
    slowly(other, 2)
    asked_elsewhere.set()
    one.join()
    assert [slowly(other, 1), slowly(other, 2)] == ["b1", "b2"]


def test_a_stamp_stands_for_columns() -> None:
    """Whoever changes them puts a new one in its place; till then nobody looks at the columns."""

    @remembered("ground")
    def first(g: SimpleNamespace, _: int) -> int:
        return int(g.numbers[0])

    g = SimpleNamespace(ground=Stamp(), numbers=[1])
    assert first(g, 0) == 1
    g.numbers[0] = 2
    assert first(g, 0) == 1
    twin = SimpleNamespace(ground=Stamp(), numbers=[3])
    assert first(twin, 0) == 3
    g.ground = Stamp()
    assert first(g, 0) == 2


def test_answers_about_stamped_columns_lie_on_the_stamp() -> None:
    """Two games in turn keep theirs; a new stamp or another field has them found anew; who changes functions tells."""
    calls: list[tuple[str, int]] = []

    @remembered("numbers", on="ground")
    def find(g: SimpleNamespace, seat: int) -> int:
        calls.append((g.name, seat))
        return len(calls)

    one, other = (SimpleNamespace(name=name, numbers=[1], ground=Stamp()) for name in "ab")
    assert [find(one, 1), find(other, 1), find(one, 1), find(other, 1), find(one, 2)] == [1, 2, 1, 2, 3]
    clone = SimpleNamespace(name="a", numbers=[1], ground=one.ground)
    assert find(clone, 1) == 1
    one.numbers.append(2)
    assert find(one, 1) == 4
    other.ground = Stamp()
    assert find(other, 1) == 5
    forget_all()
    assert [find(one, 1), find(other, 1)] == [6, 7]
