"""A scroll is the list it was rolled up from, whatever is asked of it; and nothing is unrolled that nobody asks for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westphalia.kernel.scroll import Scroll

PLACES = st.integers(-15, 25)


@given(
    st.lists(st.integers(0, 4), max_size=6),
    st.integers(0, 6),
    st.integers(0, 4),
    st.lists(st.tuples(PLACES, PLACES), max_size=20),
)
def test_it_is_the_list_it_was(sizes: list[int], nested: int, more: int, cuts: list[tuple[int, int]]) -> None:
    numbers = iter(range(100))
    parts = [[next(numbers) for _ in range(size)] for size in sizes]
    ends = [sum(sizes[: n + 1]) for n in range(len(sizes))]
    scroll, plain = Scroll(parts.__getitem__, ends), [number for part in parts for number in part]
    if nested < len(sizes):  # the first parts are a scroll of their own
        first = Scroll(parts.__getitem__, ends[:nested])
        scroll = Scroll(lambda part: parts[nested + part - 1] if part else first, [len(first), *ends[nested:]])
    assert [item for part in reversed(list(scroll.backwards())) for item in part] == plain
    for _ in range(more):
        scroll.append(-1)
        plain.append(-1)
    assert list(scroll) == plain and len(scroll) == len(plain) and scroll == plain
    for start, stop in cuts:
        assert scroll[start:stop] == plain[start:stop]
        assert scroll[:stop] == plain[:stop] and scroll[start:] == plain[start:] and scroll[::-1] == plain[::-1]
        if -len(plain) <= start < len(plain):
            assert scroll[start] == plain[start]
        else:
            with pytest.raises(IndexError):
                scroll[start]
    copy = scroll[:]
    while plain:
        assert scroll.pop() == plain.pop()
        assert scroll == plain
    assert len(copy) == sum(sizes) + more


def test_only_what_is_read_is_unrolled() -> None:
    unrolled = []

    def read(part: int) -> list[str]:
        unrolled.append(part)
        return [f"{part}a", f"{part}b"]

    scroll = Scroll(read, [2, 4, 6, 8], ["new"])
    assert len(scroll) == 9 and scroll[8:] == ["new"] and len(scroll[:6]) == 6 and scroll[:9].append("newer") is None
    assert unrolled == []
    assert scroll[5] == "2b" and scroll[:6][-1] == "2b" and scroll[7:] == ["3b", "new"]
    assert unrolled == [2, 2, 3]
    assert len(scroll[:5]) == 5 and unrolled == [2, 2, 3, 2]
