"""A small policy for Six Continents: watch the steward, learn what it answers, and meet others in the arena.

    python imitate.py --games 200
    westphalia arena six_continents --scenario short --seats 2 --bots random,imitate:Imitator --games 200

Needs the extra ``rl``. The policy is a table: how often the steward took an action when it was asked a kind of
question. Any library can stand in its place: an observation is a dict of small arrays, an action a number.
"""

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import find_bot
from westphalia.kernel.contract import find_title
from westphalia.rl import raw_env
from westphalia.rl.actions import Actions

GAME, SCENARIO, SEATS = "six_continents", "short", 2
LEARNED = Path(__file__).with_name("imitate.json")


def learn(games: int) -> dict[str, Counter[int]]:
    """What the steward does, by the kind of question and the number of the action."""
    env = raw_env(GAME, SCENARIO, SEATS)
    steward = find_bot(find_title(GAME), "steward")
    seen: dict[str, Counter[int]] = {}
    for game in range(games):
        env.reset(seed=game)
        session = env.table.session
        bots = [steward(f"{game}/{seat}", seat) for seat in range(SEATS)]
        glimpses = Driver(session, bots, seed=str(game)).glimpses
        while not session.is_over:
            ask = session.asks()[0]
            place = bots[ask.seat].choose(glimpses[ask.seat], ask)
            action = next(number for number, at in env.table.numbered(ask).items() if at == place)
            seen.setdefault(ask.kind.id, Counter())[action] += 1
            env.step(action)
    return seen


class Imitator:
    """A bot that answers as often this or that as the steward did."""

    def __init__(self, seed: str, seat: int) -> None:
        self.dice = random.Random(seed)
        self.seen = {kind: Counter(times) for kind, times in json.loads(LEARNED.read_text()).items()}
        self.actions = Actions(find_title(GAME))

    def choose(self, glimpse: Any, ask: Any) -> int:
        numbered = self.actions.numbered(ask)
        times = self.seen.get(ask.kind.id, Counter())
        weights = [times[str(number)] + 0.01 for number in numbered]
        return self.dice.choices(list(numbered.values()), weights)[0]

    def aside(self, glimpse: Any, ask: Any) -> int | None:
        return None


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    LEARNED.write_text(json.dumps(learn(parser.parse_args().games)))
    print(f"learned: {LEARNED}")
