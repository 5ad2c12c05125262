"""What we promise: floors that must hold and goals we tune to, for each game and figure.

``relative`` limits are ratios to the anchor of the same run; the others are seconds, rates or sizes on the reference
machine, scaled by the anchor's speed. Where a goal is not reached yet, the floor says what holds today, so that nothing
gets slower unnoticed.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Target(NamedTuple):
    floor: float | None = None
    goal: float | None = None
    relative: bool = False


TARGETS: Final[dict[tuple[str, str], Target]] = {
    ("six_continents", "random play, 4 seats"): Target(2, 6, relative=True),
    ("six_continents", "random play, 2 seats"): Target(2, 6, relative=True),
    ("six_continents", "whole random games, 4 seats"): Target(50, 150),
    ("six_continents", "whole random games, 2 seats"): Target(50, 150),
    ("six_continents", "options listed, median"): Target(20, 10),
    ("six_continents", "options listed, p99"): Target(160, 60),
    ("six_continents", "clone at a checkpoint"): Target(0.2, relative=True),
    ("six_continents", "state encoded"): Target(0.1, relative=True),
    ("six_continents", "state decoded"): Target(0.2, relative=True),
    ("six_continents", "replay, per decision"): Target(35, 15),
    ("six_continents", "open a stored game"): Target(3000),
    ("six_continents", "view of a seat as JSON"): Target(130, 50),  # 38 to 110 as the machine is quiet or not
    ("six_continents", "memory of a live game"): Target(70, 60),
    ("six_continents", "rollouts of 40 decisions"): Target(700),
    ("six_continents", "answer to last of 50 clients, p95"): Target(5.8, 3, relative=True),  # 15 ms beside 2.6
    ("six_continents", "AEC steps, random play"): Target(1.5, 3, relative=True),
    ("raison_detat", "AEC steps, random play"): Target(2.5, 5, relative=True),
    ("price_of_power", "AEC steps, random play"): Target(0.4, 1, relative=True),
    ("raison_detat", "random play, 4 seats"): Target(0.8, 3, relative=True),
    ("raison_detat", "whole random games, 4 seats"): Target(5, 15),
    ("raison_detat", "options listed, median"): Target(30),
    ("raison_detat", "options listed, p99"): Target(150),
    ("raison_detat", "clone at a checkpoint"): Target(0.5, relative=True),
    ("raison_detat", "state encoded"): Target(0.2, relative=True),
    ("raison_detat", "state decoded"): Target(0.4, relative=True),
    ("raison_detat", "replay, per decision"): Target(40),
    ("raison_detat", "open a stored game"): Target(8000),
    ("raison_detat", "view of a seat as JSON"): Target(150),
    ("raison_detat", "memory of a live game"): Target(120),
    ("raison_detat", "rollouts of 40 decisions"): Target(300),
    ("raison_detat", "answer to last of 50 clients, p95"): Target(5.8, 3, relative=True),
    ("price_of_power", "random play, 3 seats"): Target(0.35, 1.5, relative=True),
    ("price_of_power", "whole random games, 3 seats"): Target(1, 4),
    ("price_of_power", "options listed, median"): Target(60),
    ("price_of_power", "options listed, p99"): Target(500),
    ("price_of_power", "answer to next options, p99"): Target(900, 500),
    ("price_of_power", "clone at a checkpoint"): Target(0.75, relative=True),
    ("price_of_power", "state encoded"): Target(0.25, relative=True),
    ("price_of_power", "state decoded"): Target(1, relative=True),
    ("price_of_power", "state encoded, size"): Target(40),
    ("price_of_power", "replay, per decision"): Target(100),
    ("price_of_power", "open a stored game"): Target(15000),
    ("price_of_power", "view of a seat as JSON"): Target(400),
    ("price_of_power", "view of a seat as JSON, size"): Target(60),
    ("price_of_power", "change message, median"): Target(2),
    ("price_of_power", "memory of a live game"): Target(300),
    ("price_of_power", "rollouts of 40 decisions"): Target(100, 300),
    ("price_of_power", "answer to last of 50 clients, p95"): Target(11.5, 5.8, relative=True),  # 30 ms beside 2.6
    ("price_of_power", "campaign: random play, 6 seats"): Target(0.3, 0.8, relative=True),
    ("price_of_power", "campaign: options listed, median"): Target(90),
    ("price_of_power", "campaign: options listed, p99"): Target(1600),
    ("price_of_power", "campaign: replay, per decision"): Target(400, 150),
    ("price_of_power", "campaign: clone of a session, median"): Target(200, 100),
    ("price_of_power", "campaign: clone of a session, p90"): Target(2500, 100),
    ("price_of_power", "campaign: view of a seat as JSON"): Target(400),
    ("price_of_power", "campaign: rollouts of 40 decisions"): Target(80, 500),
    ("price_of_power", "campaign: memory of a live game at its end"): Target(2400, 1024),
    ("price_of_power", "campaign: opened as the server does"): Target(60_000, 30_000),
    ("", "westphalia --help"): Target(0.3),
    ("", "page up after a warm start"): Target(3, 1),
    ("", "server at rest"): Target(110),
    ("", "at them: messages missed"): Target(0),
    ("", "campaign opened"): Target(60_000, 30_000),
    ("", "any of its moves looked at, worst"): Target(45_000, 30_000),
    ("", "start with campaigns, all answered"): Target(12, 5),
}
