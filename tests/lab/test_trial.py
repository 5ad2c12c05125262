"""Trials of changed rules: the same secrets on every side, and what is counted."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from westphalia.kernel.changed import Changes
from westphalia.kernel.contract import BadInput, find_title
from westphalia.lab import pictures, report_page, rules_file
from westphalia.lab.balance import Played as Game
from westphalia.lab.balance import compare, count_side, run_trial
from westphalia.lab.batches import Processes
from westphalia.lab.simulate import Match
from westphalia.lab.trial import Trial, play_trial

SIX = find_title("six_continents")
BASE = Changes("six_continents")
RICH = Changes("six_continents", {"start_gold": 70})
MATCH = Match("six_continents", "short", 2, ("steward", "steward"), "1")


def test_a_side_without_changes_plays_the_same_games() -> None:
    one, twin = play_trial(Trial(MATCH, (BASE, Changes("six_continents", {"start_gold": 40}))), [6, 7])
    assert not one.error
    assert msgspec.structs.replace(one, number=7) == twin


def test_the_report_is_the_same_whoever_plays() -> None:
    trial = Trial(MATCH, (BASE, RICH))
    alone, together = run_trial(trial, 8), run_trial(trial, 8, Processes(2))
    assert msgspec.json.encode(alone) == msgspec.json.encode(together)
    assert [side.games for side in alone.sides] == [4, 4] and alone.secrets == 4
    assert alone.changes == [{}, {"start_gold": 70}]
    first = {curve.name: curve for curve in alone.sides[1].curves}["summary-gold"]
    assert first.winners[0] > alone.sides[0].curves[-1].winners[0]


def game(number: int, places: tuple[int, int], points: tuple[int, int], **more: object) -> Game:
    return Game(number, 10, 12, places, points, ("iberia", "gallia"), **more)  # type: ignore[arg-type]


def test_shares_worth_and_leaders_are_counted() -> None:
    farms = {"build_what: farm": (3, 1), "log-x": (1, 1)}
    curves = {"summary-points": [(1, 1), (2, 1), (5, 2)]}
    games = [game(n, (1, 2), (5, 2), used=farms, curves=curves) for n in range(40)]
    games += [
        game(n, (2, 1), (1, 4), used=farms, curves={"summary-points": [(1, 1), (2, 1), (1, 4)]}) for n in range(20)
    ]
    side = count_side(games, 0, 2)
    assert [share.share for share in side.by_seat] == [0.6667, 0.3333]
    assert [(share.name, share.of) for share in side.openings] == [("gallia", 60), ("iberia", 60)]
    farm, told = side.uses
    assert (farm.per_game, farm.games, farm.worth) == (4.0, 1.0, 0.3333)
    assert told.worth is None  # nobody does it more than the other
    assert [share.of for share in side.leader_wins] == [0, 60, 60]
    assert [share.share for share in side.leader_wins[1:]] == [0.6667, 1.0]
    assert side.decided == [0.0, 0.6667, 1.0]
    assert side.rounds == {"12": 60}


def test_differences_are_paired_and_say_how_many_more() -> None:
    base = {n: game(n, (1, 2), (10 + n % 2, 4)) for n in range(30)}
    more = {n: game(n, (1, 2), (13 + n % 3, 4)) for n in range(30)}
    found = {difference.what: difference for difference in compare(base, more)}
    points = found["points of the winner"]
    assert points.low > 0 and points.more == 0 and points.difference == 3.5
    assert found["rounds"].more is None and found["rounds"].difference == 0
    unsure = compare(base, {n: game(n, (1, 2), (5 + 11 * (n % 2), 4)) for n in range(30)})
    winner = next(difference for difference in unsure if difference.what == "points of the winner")
    assert winner.low < 0 < winner.high or winner.more == 0
    assert compare(base, {}) == []


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my-rules.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_file_as_it_is_written_changes_nothing(tmp_path: Path) -> None:
    for title, scenario in (
        (SIX, "balanced"),
        (find_title("raison_detat"), "1618"),
        (find_title("price_of_power"), ""),
    ):
        scenario = scenario or next(iter(title.scenarios))
        text = rules_file.write(title, scenario, title.default_seats(scenario))
        start = rules_file.read(write(tmp_path, text))
        assert start.changes == Changes(title.id) and start.scenario == scenario


def test_what_is_changed_is_read(tmp_path: Path) -> None:
    text = rules_file.write(SIX, "standard", 4)
    text = text.replace("start_gold: 40 ", "start_gold: 55 ").replace("overseas_price: 13 ", "overseas_price: 6 ")
    text = text.replace("unit_price: [2, 6, 12]", "unit_price: [3, 6, 12]").replace('transit: "on"', "transit: off")
    changes = rules_file.read(write(tmp_path, text)).changes
    assert changes.numbers == {"start_gold": 55, "unit_price": (3, 6, 12)}
    assert changes.options == {"overseas_price": 6, "transit": "off"}
    assert "# SC-2.5" in text and "0 to 210" in text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "game: six_continents\nnumbers:\n  start_gold: 4000\n",
            ":3: start_gold goes from 0 to 210, not 4000 (SC-2.5)",
        ),
        ("game: six_continents\nnumbers:\n  gold: 4\n", ":3: six_continents has no number 'gold'"),
        ("game: six_continents\noptions:\n  blitz: maybe\n", ":3: blitz can be on, off, not maybe (SC-8.8)"),
        ("game: six_continents\noptions:\n  port_price: 900\n", ":3: port_price goes from 0 to 70, not 900 (SC-4.3)"),
        ("game: six_continents\noptions:\n  blitzkrieg: on\n", ":3: six_continents has no option"),
        ("game: six_continents\nprices: {}\n", ":2: no part 'prices'"),
        ("game: six_continents\nseats: 9\n", ":2: standard is for 2, 3, 4, 5, 6 players, not 9"),
        (
            "game: six_continents\nnumbers:\n  start_gold: 4\n  start_gold: 5\n",
            ":4: start_gold stands here for the second",
        ),
        ("game: six_continents\nnumbers: 7\n", ":2: names and values"),
        ("scenario: short\n", "which game?"),
        ("- 1\n", "not a rules file"),
        ("a: [", "my-rules.yaml: while parsing"),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(BadInput) as refused:
        rules_file.read(write(tmp_path, text))
    assert told in str(refused.value)


def test_sweeps_are_read_and_refused() -> None:
    assert rules_file.parse_sweep(SIX, "overseas_price=6..9") == ("overseas_price", [6, 7, 8, 9])
    assert rules_file.parse_sweep(SIX, "start_gold=20..60/20") == ("start_gold", [20, 40, 60])
    for text in (
        "overseas_price",
        "overseas_price=6",
        "gold=1..2",
        "start_gold=5..500",
        "start_gold=5..5",
        "blitz=0..1",
    ):
        with pytest.raises(BadInput):
            rules_file.parse_sweep(SIX, text)
    swept = rules_file.with_value(RICH, SIX, "overseas_price", 7)
    assert (swept.numbers, swept.options) == ({"start_gold": 70}, {"overseas_price": 7})


def test_pictures_and_page_hold_what_was_counted() -> None:
    report = run_trial(Trial(MATCH, (BASE, RICH, Changes("six_continents", {"start_gold": 20}))), 6)
    drawn = pictures.draw(report, ("start_gold", [70, 20]), str.upper)
    assert {"length", "seats", "leader", "uses", "sweep", "growth-points"} <= set(drawn)
    svgs = {name: pictures.as_svg(figure) for name, figure in drawn.items()}
    assert "SUMMARY-POINTS" in svgs["growth-points"] and svgs["sweep"].startswith("<svg")
    assert pictures.as_png(drawn["seats"]).startswith(b"\x89PNG")
    page = report_page.page(report, svgs, "rich & poor")
    assert "<h1>rich &amp; poor</h1>" in page and "start_gold = 70" in page and page.count("<svg") == len(svgs)


def test_no_curve_of_values_that_were_not_compared() -> None:
    report = run_trial(Trial(MATCH, (BASE, RICH, Changes("six_continents", {"start_gold": 20}))), 3)
    assert report.differences == [[], []]
    drawn = pictures.draw(report, ("start_gold", [70, 20]), str.upper)
    assert "sweep" not in drawn and "length" in drawn


def test_an_opening_is_the_first_place_that_a_seat_chose() -> None:
    (one,) = play_trial(Trial(MATCH, (BASE,)), [0])
    places = SIX.domains["place"].ids
    assert places is not None and set(one.opening) <= set(places) and len(set(one.opening)) == 2
