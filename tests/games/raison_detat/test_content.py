"""Content files are checked when they are read; a mistake names the file, the entry and the field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from westphalia.games.raison_detat import content
from westphalia.games.raison_detat.board import BOARDS, LIMITS
from westphalia.kernel.contract import BadInput


def broken(tmp_path: Path, name: str, old: str, new: str) -> Path:
    """The content folder with one mistake in one file."""
    for path in content.FOLDER.glob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        if path.name == name:
            assert old in text
            text = text.replace(old, new, 1)
        (tmp_path / path.name).write_text(text, encoding="utf-8")
    return tmp_path / name


MISTAKES: list[tuple[str, Callable[[Path], object], str, str, str]] = [
    ("map_1618.yaml", content.load_map, "land: [andalusia, castile]", "land: [andalusia]", "castile.land: portugal"),
    ("map_1618.yaml", content.load_map, "home: spain\n    value: 1", "home: spain\n    value: 7", "portugal.value"),
    ("map_1618.yaml", content.load_map, "home: spain", "home: venice", "portugal.home: no power venice"),
    ("map_1618.yaml", content.load_map, "stripes: []", "stripes: [france]", "portugal.stripes: a Home Territory"),
    ("map_1618.yaml", content.load_map, "capital: true", "capital: false", "spain.capital: 0 Capitals"),
    ("map_1618.yaml", content.load_map, "anchor: normandy", "anchor: bohemia", "channel.ends: bohemia is no coast"),
    ("map_1618.yaml", content.load_map, "- [buda, lower_austria]", "- [buda, atlantis]", "buda.blocked_borders: no"),
    ("map_1618.yaml", content.load_map, "- [bohemia, swabia]", "- [bohemia, saxony]", "saxony is its neighbour"),
    ("map_1618.yaml", content.load_map, "name: Portugal", "nom: Portugal", "territories[0]"),
    ("deck.yaml", content.load_deck, "copies: 14", "copies: 13", "deck.size: 83"),
    ("powers.yaml", content.load_powers, "capital: palatinate", "capital: bohemia", "protestants.capital"),
    ("powers.yaml", content.load_powers, "wheel_start: 2", "wheel_start: 1", "1618.wheel"),
    ("powers.yaml", content.load_powers, "6: [ottoman]", "6: []", "1618.minors: 6 players"),
    ("powers.yaml", content.load_powers, "start_status: neutral", "start_status: asleep", "france.start_status"),
    ("powers.yaml", content.load_powers, "at: saxony", "at: atlantis", "protestants.start: no territory atlantis"),
]


@pytest.mark.parametrize(("name", "load", "old", "new", "told"), MISTAKES)
def test_a_mistake_is_told(
    tmp_path: Path, name: str, load: Callable[[Path], object], old: str, new: str, told: str
) -> None:
    with pytest.raises(BadInput) as error:
        load(broken(tmp_path, name, old, new))
    assert str(error.value).startswith(f"{name}: ")
    assert told in str(error.value)


def test_who_controls_a_sea_route_at_the_start_is_who_holds_its_anchor(tmp_path: Path) -> None:
    """RE-5.31."""
    broken(
        tmp_path, "map_1618.yaml", "anchor: prussia, start_control: poland", "anchor: prussia, start_control: sweden"
    )
    with pytest.raises(BadInput, match=r"danzig_run\.start_control: prussia is poland's"):
        content.load_powers(tmp_path / "powers.yaml")


def test_the_numbers_marked_as_limit() -> None:
    """RE-1.6, RE-1.7, RE-1.15, RE-5.6, RE-5.12, RE-6.13, RE-7.1, RE-8.5."""
    assert (LIMITS.units_per_power, LIMITS.garrisons_per_power, LIMITS.fortresses_per_power) == (15, 16, 3)
    assert (LIMITS.general_units, LIMITS.morale_max, LIMITS.hand_limit, LIMITS.gift_limit) == (5, 10, 6, 3)


def test_electors_and_wheels() -> None:
    """RE-8.3, RE-3.2: 7 electors and slots in 1618, 9 and 6 in 1702."""
    assert [len(board.electors) for board in BOARDS] == [7, 9]
    assert [len(board.wheel) for board in BOARDS] == [7, 6]
