"""The arena: which bot is stronger, and by how much.

Every secret is played once for each rotation of the bots around the table, so that no bot has the better seats or the
luckier dice. If there are fewer bots than seats the first one fills the others: ``steward,strategist`` at a table of
four is one strategist against three stewards.

Games of one secret are not independent of each other: whoever has the lucky dice has them in every rotation. So a share
has a second interval, over the secrets.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from westphalia.kernel.contract import BadInput, find_title
from westphalia.kernel.messages import Catalogue

from .batches import Cluster, Progress, Results, run
from .simulate import Match, Outcome, play_game

CONFIDENCE: Final = 1.96  # standard errors on either side: 95 %
STUDENT: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23)  # ... of 2, 3 ... 11 secrets
BASE: Final = 1500  # the rating of the first bot
SCALE: Final = 40  # points of rating for a point of openskill's mu: 25 of mu are 1000 of rating


class Tournament(Match, frozen=True):
    """A match of which every secret is played in all rotations: game ``n`` is rotation ``n % seats`` of secret
    ``n // seats``."""

    def lineup(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game."""
        turn = number % self.seats
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots

    def match(self, number: int) -> Match:
        return Match(self.game, self.scenario, self.seats, self.lineup(number), self.seed, self.options, self.limit)


def line_up(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots of a table, the first of them as often as chairs are left."""
    if len(names) > seats:
        raise BadInput(f"{len(names)} bots for {seats} seats")
    if len(set(names)) < 2:
        raise BadInput("an arena needs two different bots")
    return (names[0],) * (seats - len(names)) + tuple(names)


def play_batch(tournament: Tournament, numbers: Sequence[int]) -> list[Outcome]:
    title = find_title(tournament.game)
    return [play_game(title, tournament.match(number), number // tournament.seats) for number in numbers]


class BotReport(msgspec.Struct, frozen=True):
    """``win_share`` of all games, with its interval as if all games were independent, and the one over the secrets
    (None: too few, or all alike); ``even`` is what as many chairs of equals would win; ``by_seat`` is the share won of
    the games that the bot played on each seat."""

    name: str
    chairs: int
    win_share: float
    low: float
    high: float
    even: float
    rating: float | None
    rating_low: float | None
    rating_high: float | None
    by_seat: list[float]
    secrets_low: float | None = None
    secrets_high: float | None = None


class Report(msgspec.Struct, frozen=True):
    """``chairs`` names the seats by their realms, where the scenario says who plays what."""

    game: str
    scenario: str
    seats: int
    seed: str
    games: int
    finished: int
    errors: int
    bots: list[BotReport]
    failures: list[str]
    secrets: int = 0
    chairs: list[str] = []


def play(
    tournament: Tournament,
    games: int,
    cluster: Cluster | None = None,
    progress: Progress = lambda played: None,
    kept: Results[Outcome] | None = None,
) -> Report:
    """Play and rate; what is in ``kept`` is not played again."""
    results = kept or Results(Outcome, tournament)
    run(play_batch, tournament, range(games), results, cluster=cluster, progress=progress)
    return count(tournament, {n: results.found[n] for n in range(games) if n in results.found})


def count(tournament: Tournament, outcomes: dict[int, Outcome]) -> Report:
    finished = {number: outcome for number, outcome in sorted(outcomes.items()) if outcome.finished}
    failed = [outcome for outcome in outcomes.values() if not outcome.finished]
    rated = ratings(tournament, finished)
    return Report(
        tournament.game,
        tournament.scenario,
        tournament.seats,
        tournament.seed,
        len(outcomes),
        len(finished),
        sum(1 for outcome in failed if outcome.error),
        [_bot(tournament, name, finished, rated.get(name)) for name in dict.fromkeys(tournament.bots)],
        [outcome.error or "not over" for outcome in failed],
        len({number // tournament.seats for number in finished}),
        chair_names(tournament),
    )


def chair_names(match: Match) -> list[str]:
    """The realms of the seats, where the scenario says it."""
    title = find_title(match.game)
    catalogue = Catalogue(title, "en")
    things = title.chairs(match.scenario, match.seats)
    return [catalogue.name(*thing) for thing in things if thing is not None] if all(things) else []


def _bot(tournament: Tournament, name: str, games: dict[int, Outcome], rated: tuple[float, float] | None) -> BotReport:
    chairs = tournament.bots.count(name)
    shares = [share_of(tournament, name, number, outcome) for number, outcome in games.items()]
    share, low, high = interval(shares)
    by_seat = []
    for seat in range(tournament.seats):
        there = [won(o, seat) for n, o in games.items() if tournament.lineup(n)[seat] == name]
        by_seat.append(round(sum(there) / len(there), 4) if there else 0.0)
    by_secret: dict[int, list[float]] = {}
    for number, share_won in zip(games, shares, strict=True):
        by_secret.setdefault(number // tournament.seats, []).append(share_won)
    over_secrets = interval_of_means([sum(one) / len(one) for one in by_secret.values()])
    rating, spread = rated if rated is not None else (None, 0.0)
    return BotReport(
        name,
        chairs,
        share,
        low,
        high,
        round(chairs / tournament.seats, 4),
        rating,
        None if rating is None else round(rating - CONFIDENCE * spread, 1),
        None if rating is None else round(rating + CONFIDENCE * spread, 1),
        by_seat,
        *over_secrets,
    )


def won(outcome: Outcome, seat: int) -> float:
    """1 for a victory, a part of it for a shared one."""
    return 1 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0


def share_of(tournament: Tournament, name: str, number: int, outcome: Outcome) -> float:
    return sum(won(outcome, seat) for seat, bot in enumerate(tournament.lineup(number)) if bot == name)


def interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval (Wilson's, which is right near 0 and 1 too).

    >>> interval([1.0, 1.0, 0.0, 1.0])
    (0.75, 0.3006, 0.9544)
    """
    count = len(shares)
    if not count:
        return 0.0, 0.0, 1.0
    share, z2 = sum(shares) / count, CONFIDENCE**2
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = CONFIDENCE * math.sqrt(share * (1 - share) / count + z2 / (4 * count**2)) / (1 + z2 / count)
    return round(share, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)


def interval_of_means(means: Sequence[float]) -> tuple[float, float] | tuple[None, None]:
    """The 95 % interval around the mean of some that are independent (Student's); nothing can be told of one, nor of
    some that are all alike.

    >>> interval_of_means([0.5, 1.0, 0.5, 1.0]), interval_of_means([1.0, 1.0])
    ((0.291, 1.0), (None, None))
    """
    count = len(means)
    if count < 2 or len(set(means)) == 1:
        return None, None
    mean = sum(means) / count
    error = math.sqrt(sum((one - mean) ** 2 for one in means) / (count - 1) / count)
    half = error * (STUDENT[count - 2] if count - 2 < len(STUDENT) else CONFIDENCE + 2.4 / (count - 1))
    return round(max(0.0, mean - half), 4), round(min(1.0, mean + half), 4)


def ratings(tournament: Tournament, games: dict[int, Outcome]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings with their standard deviation, the first bot at 1500; none without the extra ``lab``."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    standing = {name: model.rating(name=name) for name in dict.fromkeys(tournament.bots)}
    for number, outcome in games.items():
        teams = [[standing[name]] for name in tournament.lineup(number)]
        rated = model.rate(teams, ranks=[float(place) for place in outcome.places])
        after: dict[str, list[tuple[float, float]]] = {}
        for name, (one,) in zip(tournament.lineup(number), rated, strict=True):
            after.setdefault(name, []).append((one.mu, one.sigma))
        for name, found in after.items():
            mu, sigma = (sum(part) / len(found) for part in zip(*found, strict=True))
            standing[name] = model.rating(mu=mu, sigma=sigma, name=name)
    first = standing[tournament.bots[0]].mu
    return {
        name: (round(BASE + SCALE * (one.mu - first), 1), round(SCALE * one.sigma, 1)) for name, one in standing.items()
    }
