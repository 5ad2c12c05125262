"""What a position is worth: features measured by name, weights as data, and bots that slip."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from westphalia.bots.driver import Driver
from westphalia.bots.levels import THOUGHTS, Novices
from westphalia.bots.protocol import find_bot, seat_bots
from westphalia.bots.value import LOST, Features, Value, read_weights
from westphalia.games.price_of_power.bots import worth
from westphalia.games.price_of_power.ids import Seat
from westphalia.kernel.contract import BadInput, find_title
from westphalia.kernel.session import Session
from westphalia.kernel.views import Glimpse
from westphalia.lab.fit import features_of

GAMES = (("six_continents", "short", 4), ("raison_detat", "1702", 3), ("price_of_power", "s1_01", 3))

TWO = Features(("gold", "men"), lambda state, seat, _: state[seat], lambda state: 0.5, lambda state: range(len(state)))


def played(game: str, scenario: str, seats: int, decisions: int = 400) -> Session:
    title = find_title(game)
    session = Session.start(title, scenario, seats, secret="value")
    Driver(session, seat_bots(title, ["steward"] * seats, "value"), seed="value").run(decisions)
    return session


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_every_seat_is_measured_by_the_names(game: str, scenario: str, seats: int) -> None:
    session = played(game, scenario, seats)
    features, path = features_of(session.title)
    assert len(set(features.names)) == len(features.names) >= 40
    assert 0.0 <= features.progress(session.state) <= 1.0
    for measured in features.of(session.state, features.seats(session.state)):
        assert len(measured) == len(features.names)
        assert all(math.isfinite(x) for x in measured)
    assert set(read_weights(path, features).early) == set(features.names)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_one_who_stands_better_is_judged_better(game: str, scenario: str, seats: int) -> None:
    session = played(game, scenario, seats)
    features, path = features_of(session.title)
    value = Value.read(path, features)
    standings = {seat: value.standing(session.state, seat) for seat in features.seats(session.state)}
    judged = {seat: value.judge(session.state, seat) for seat in standings}
    assert sorted(standings, key=standings.__getitem__) == sorted(judged, key=judged.__getitem__)
    shares = value.parts(session.state, 0)
    assert sum(share.own for share in shares) == pytest.approx(standings[0])
    assert [abs(s.own - s.other) for s in shares] == sorted((abs(s.own - s.other) for s in shares), reverse=True)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_a_survey_serves_all_seats(game: str, scenario: str, seats: int) -> None:
    session = played(game, scenario, seats)
    features, _ = features_of(session.title)
    everyone = features.seats(session.state)
    alone = [features.of(session.state, [seat])[0] for seat in everyone]
    assert features.of(session.state, everyone) == alone


def test_what_has_been_scored_is_not_promised_once_more() -> None:
    """The Final Scoring of The Price of Power is in the Prestige when the game is over."""
    session = played("price_of_power", "first_steps", 3, 100_000)
    features, _ = features_of(session.title)
    assert session.is_over
    g: Any = session.state
    measured = [dict(zip(features.names, row, strict=True)) for row in features.of(g, range(3))]
    assert [round(10 * row["prestige"]) for row in measured] == list(g.prestige[:3])
    assert [worth.standing(g, Seat(seat)) for seat in range(3)] == list(g.prestige[:3])


def test_weights_of_the_beginning_and_of_the_end_are_mixed() -> None:
    value = Value(TWO, {"gold": 1.0, "men": 0.0}, {"gold": 3.0, "men": 2.0})
    assert value.standing([(1.0, 1.0), (0.0, 0.0)], 0) == 3.0
    assert value.judge([(1.0, 1.0), (0.0, 0.0)], 0) == 3.0
    assert value.judge([(1.0, 1.0), (0.0, 0.0), (0.0, 0.0)], 0) == pytest.approx(3.0 - math.log(2))


def test_who_is_out_has_lost_and_who_is_alone_has_won() -> None:
    gone = TWO._replace(seats=lambda state: [0])
    value = Value(gone, {"gold": 1.0, "men": 0.0}, {"gold": 1.0, "men": 0.0})
    assert (value.judge([(1.0, 1.0), (5.0, 5.0)], 1), value.judge([(1.0, 1.0), (5.0, 5.0)], 0)) == (-LOST, LOST)


def test_weights_that_do_not_fit_are_refused_with_the_feature(tmp_path: Path) -> None:
    _, path = features_of(find_title("six_continents"))
    found: dict[str, Any] = json.loads(path.read_text())
    found["late"]["moustaches"] = 1.0
    wrong = tmp_path / "value.json"
    wrong.write_text(json.dumps(found))
    features, _ = features_of(find_title("six_continents"))
    with pytest.raises(BadInput, match=r"value\.json: late: moustaches"):
        read_weights(wrong, features)
    wrong.write_text("{}")
    with pytest.raises(BadInput, match=r"value\.json: .*game"):
        read_weights(wrong, features)


@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_a_novice_slips_among_the_nearest_thoughts_of_its_steward(game: str, scenario: str, seats: int) -> None:
    session = played(game, scenario, seats, 60)
    title = session.title
    novices = find_bot(title, "novice")
    assert isinstance(novices, Novices)
    slips = questions = 0
    for number in range(200):
        ask = session.asks()[0]
        glimpse = Glimpse(session, ask.seat)
        steward, novice = novices.steward("s", ask.seat), novices(f"s{number}", ask.seat)
        if ask.kind.id in novices.strategic and len(ask.options) > 1:
            thoughts = [one.option for one in steward.propose(glimpse, ask)[:THOUGHTS]]
            answer = novice.choose(glimpse, ask)
            assert answer in thoughts
            questions += 1
            slips += answer != thoughts[0]
        session.choose(ask, novices.steward("s", ask.seat).choose(glimpse, ask))
    assert questions > 5 and slips < questions / 2
