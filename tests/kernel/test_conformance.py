"""The suite passes a sound game and finds what is wrong with an unsound one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from tests.kernel import toy
from tests.kernel.toy import TITLE, Pebbles, PebblesTitle
from westphalia.kernel import conformance
from westphalia.kernel.conformance import (
    Fault,
    Heard,
    Nonconformity,
    Setting,
    check_determinism,
    conform,
    conform_absent,
    fingerprint,
    message_faults,
    option_settings,
    settings,
)
from westphalia.kernel.contract import Standing
from westphalia.kernel.record import verify
from westphalia.kernel.script import CHECKPOINT, All, Ask, Kind, Refusal, Script

PLAIN = Setting("standard", 3, {})


@pytest.mark.parametrize("setting", settings(TITLE) + option_settings(TITLE), ids=str)
def test_the_toy_conforms(setting: Setting) -> None:
    summary = conform(TITLE, setting, "1", every=4)
    assert summary.moves > 10
    assert summary.checked > 5
    assert conform_absent(TITLE, setting, "1").kinds == {"bid", "turn"}


def test_a_game_may_be_left_before_its_end() -> None:
    summary = conform(TITLE, PLAIN, "1", every=4, until=8)
    assert summary.moves == 8
    assert summary.checked > 0


def test_every_scenario_seat_count_and_option_value_has_a_setting() -> None:
    assert settings(TITLE) == [Setting("standard", n, {}) for n in (2, 3, 4)] + [Setting("long", 2, {})]
    chosen = [setting.options for setting in option_settings(TITLE)]
    assert chosen == [{"rounds": 3}, {"rounds": 4}, {"duels": "off"}]
    assert str(Setting("long", 2, {"duels": "off"})) == "long, 2 seats duels=off"


def test_every_message_that_comes_up_can_be_said() -> None:
    heard = Heard()
    for n in range(6):
        conform(TITLE, PLAIN, str(n), every=100, heard=heard)
    assert {"log-duel", "ask-speak", "option-tip", "no-second-roll", "log-out"} & set(heard.samples)
    assert list(message_faults(TITLE, heard)) == []
    heard.note("log-unheard-of")
    heard.note("log-roll", {"seat": 1})
    faults = list(message_faults(TITLE, heard))
    assert [fault for fault in faults if "log-unheard-of" in fault] == [
        "en: no text for log-unheard-of",
        "pl: no text for log-unheard-of",
    ]
    assert len([fault for fault in faults if "Unknown external: n" in fault]) == 2


def test_two_processes_play_the_same_game() -> None:
    check_determinism(TITLE, PLAIN, "7")
    assert fingerprint(TITLE, PLAIN, "7") == fingerprint(TITLE, PLAIN, "7") != fingerprint(TITLE, PLAIN, "8")


# unsound games


class Broken(PebblesTitle):
    """The toy with something wrong; subclasses say what."""

    def play(self, g: Pebbles) -> Script[None]:
        while g.step != toy.OVER:
            yield CHECKPOINT
            yield from self.spoil(g)
            yield from toy.STEPS[g.step](g)
            toy.settle(g)

    def spoil(self, g: Pebbles) -> Script[None]:
        yield from ()


KIND = Kind("odd", "TG-0")


class NoOptions(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        yield Ask(0, KIND, [])


class SameTwice(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        yield Ask(0, KIND, ["a", "b", "a"])


class NoSuchThing(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        yield Ask(0, Kind("odd", "TG-0", toy.PLACE), [0, -1])


class StrangeDefault(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        yield Ask(0, KIND, ["a", "b"], "c")


class NoRule(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        yield Ask(0, Kind("odd", ""), ["a"])


class OfferedAndRefused(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        yield Ask(0, KIND, ["a"], refused=lambda: [("a", Refusal("TG-0", "no-a"))])


class SilentRefusal(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        yield Ask(0, KIND, ["a"], refused=lambda: [("b", Refusal("", "no-b"))])


class AskedTwice(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        yield All([Ask(0, KIND, ["a"]), Ask(0, KIND, ["b"])])


class AsksAStranger(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        yield Ask(7, KIND, ["a"])


class OneOptionBreaks(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        if (yield Ask(g.active, KIND, [*range(40), "x"], 0)) == "x":
            raise KeyError("x")


class DeadEndBehindAnOption(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        if (yield Ask(g.active, KIND, [*range(40), "x"], 0)) == "x":
            yield Ask(g.active, Kind("dead_end", "TG-0"), [])


class BadAside(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        yield Ask(g.active, KIND, ["a"], aside=lambda seat: Ask(seat, KIND, []))


class LosesACard(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        g.deck = g.deck[1:]
        yield from ()


class NeverEnds(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        g.round = 0
        yield from ()


class ForgetsTheCheckpoint(Broken):
    """What is needed later lives in a local variable."""

    def play(self, g: Pebbles) -> Script[None]:
        for n in range(3):
            yield CHECKPOINT
            yield Ask(0, Kind(f"odd_{n}", "TG-0"), ["a"])
        g.step = toy.OVER


class OwnRandomness(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        g.points[0] += random.SystemRandom().randrange(1 << 40)
        yield from ()


class ShowsTheDeck(Broken):
    def mask(self, g: Pebbles, seat: int | None) -> Pebbles:
        known = super().mask(g, seat)
        known.deck = g.deck
        return known


class ShowsTheNextCard(Broken):
    """The question of one player tells what is hidden from everybody."""

    def spoil(self, g: Pebbles) -> Script[None]:
        if g.deck:
            yield Ask(g.active, KIND, ["a"], args={"card": g.deck[-1]})


class SharesWhatOneSees(Broken):
    """What is shown to all is found in the knowledge of whoever looks first."""

    def common(self, known: Pebbles) -> Any:
        return known.hidden


class TellsInTheLog(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        for hidden in g.hidden:
            g.log("log-stash-where", "TG-3.2", seat=hidden.seat, place=hidden.place)
        yield from ()


class GossipsASecretAnswer(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        answer = yield Ask(g.active, Kind("odd", "TG-0", secret=True), ["a", "b"])
        g.log(f"log-{answer}", "TG-0")
        yield Ask(g.active, KIND, ["c"])


class AsksMoreAfterOneSecret(Broken):
    def spoil(self, g: Pebbles) -> Script[None]:
        if (yield Ask(g.active, Kind("odd", "TG-0", secret=True), ["a", "b"])) == "a":
            yield Ask(g.active, Kind("odder", "TG-0"), ["c", "d"])


class NobodyWins(Broken):
    def standings(self, g: Pebbles) -> Sequence[Standing]:
        return [Standing(s, 2, 0) for s in range(g.seats)]


class ForgetsASeat(Broken):
    def standings(self, g: Pebbles) -> Sequence[Standing]:
        return [Standing(0, 1, 0)]


@pytest.mark.parametrize(
    ("title", "text"),
    [
        (NoOptions, "odd of seat 0 has no options"),
        (SameTwice, "odd of seat 0 has the same option twice: a b a"),
        (NoSuchThing, "odd of seat 0: -1 is nothing in the domain place"),
        (StrangeDefault, "odd of seat 0: the default 'c' is not an option"),
        (NoRule, "odd of seat 0 names no rule"),
        (OfferedAndRefused, "odd of seat 0: a is offered and refused"),
        (SilentRefusal, "odd of seat 0: b is refused without a rule"),
        (AskedTwice, "a seat is asked twice at once"),
        (AsksAStranger, "odd asks seat 7, who is not in the game"),
        (OneOptionBreaks, "answers 'x' to odd: KeyError"),
        (DeadEndBehindAnOption, "answers 'x' to odd: Fault: dead_end of seat . has no options"),
        (BadAside, "odd of seat . has no options"),
        (LosesACard, "a card is lost"),
        (NeverEnds, "the game is not over after 400 decisions"),
        (ForgetsTheCheckpoint, "the clone differs"),
        (OwnRandomness, "the clone differs|the loaded game differs|clone and the loaded game differ|Drift"),
        (ShowsTheDeck, "sees what is hidden"),
        (ShowsTheNextCard, "sees what is hidden"),
        (SharesWhatOneSees, "sees otherwise what all see alike"),
        (TellsInTheLog, "can tell .* in stash|sees what is hidden"),
        (GossipsASecretAnswer, "can tell '.' from '.' in odd"),
        (AsksMoreAfterOneSecret, "can tell '.' from '.' in odd"),
        (NobodyWins, "nobody has won"),
        (ForgetsASeat, r"the standings are those of seats \[0\]"),
    ],
)
def test_an_unsound_game_is_found(title: type[Broken], text: str) -> None:
    with pytest.raises(Nonconformity, match=text) as caught:
        for n in range(8):
            conform(title(), PLAIN, f"seed {n}", every=2, limit=400)
    message = str(caught.value)
    assert message.startswith("pebbles (standard, 3 seats), seed 'seed ")
    assert f"move {caught.value.move}: " in message
    assert "\n" not in message


def test_a_nonconformity_carries_the_record_up_to_it() -> None:
    with pytest.raises(Nonconformity) as caught:
        conform(NobodyWins(), PLAIN, "1", every=50)
    record = caught.value.record
    assert len(record.moves) == caught.value.move
    assert verify(record, NobodyWins()).over


def test_absent_players_do_not_hold_up_a_game() -> None:
    class Waits(Broken):
        def spoil(self, g: Pebbles) -> Script[None]:
            while (yield Ask(0, KIND, ["wait", "go"])) == "wait":
                pass

    with pytest.raises(Nonconformity, match="the game is not over after 300 decisions"):
        conform_absent(Waits(), PLAIN, "1", limit=300)


def test_a_game_that_depends_on_the_hash_seed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    script = conformance._ELSEWHERE + "\nprint(hash('x'))\n"
    monkeypatch.setattr(conformance, "_ELSEWHERE", script)
    with pytest.raises(Fault, match="depends on the hash seed"):
        check_determinism(TITLE, PLAIN, "1")
    monkeypatch.setattr(conformance, "_ELSEWHERE", "raise SystemExit('broken there')")
    with pytest.raises(Fault, match="broken there"):
        check_determinism(TITLE, PLAIN, "1")
