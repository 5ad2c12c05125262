"""What each seat may know (decisions.md, section 8): redaction, its opposite, and the form clients get."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from westphalia.kernel.chance import Chance
from westphalia.kernel.remember import remembered

from .battle import FACE_DOWN, Battle, Laid, Pile
from .board import BOARDS, HIDDEN_CARD, NOBODY, POWERS
from .ids import Power, Seat
from .model import Game, action_of, is_major, power_at, powers_of
from .rules import election, influence, moves
from .rules.battles import strength


def sees_hand(g: Game, seat: Seat | None, power: Power) -> bool:
    """A power's player, for a Minor Power its present controller (RE-9.6)."""
    patron = g.patron[power]
    return seat is not None and patron != NOBODY and g.seat[patron] == seat


def mask(g: Game, seat: Seat | None) -> Game:
    """The state with everything this seat can't see blanked out: other hands, the deck, the discard pile, cards laid
    face down. Their numbers are public."""
    known = g.shallow()
    known.hand = [
        hand if not hand or sees_hand(g, seat, power) else (HIDDEN_CARD,) * len(hand)
        for power, hand in zip(POWERS, g.hand, strict=True)
    ]
    known.deck = [HIDDEN_CARD] * len(g.deck)
    known.discard = [HIDDEN_CARD] * len(g.discard)
    if g.battle is not None:
        known.battle = mask_battle(g, g.battle, seat)
    return known


def mask_battle(g: Game, battle: Battle, seat: Seat | None) -> Battle:
    known = Battle(battle.place, battle.attacker, battle.defenders)
    known.attackers, known.direct, known.supporters = battle.attackers, battle.direct, battle.supporters
    known.allowance, known.laid, known.out = battle.allowance, battle.laid, battle.out
    known.fives = {}
    for pile in battle.piles:
        own = sees_hand(g, seat, pile.power)
        cards = [laid if own or laid.up else Laid(HIDDEN_CARD, FACE_DOWN) for laid in pile.cards]
        known.piles.append(Pile(pile.power, pile.general, cards))
    return known


def redeal(g: Game, seat: Seat | None, chance: Chance) -> None:
    """Every card this seat can't see changes places with others it can't see; sorted first, so that the new order tells
    nothing of the old."""
    board = BOARDS[g.scenario]
    hidden = [power for power in board.powers if not sees_hand(g, seat, power)]
    cards = [*g.deck, *g.discard]
    for power in hidden:
        cards += g.hand[power]
    cards.sort()
    chance.shuffle(cards)
    for power in hidden:
        count = len(g.hand[power])
        g.hand[power] = tuple(sorted(cards[:count]))
        del cards[:count]
    deck = len(g.deck)
    g.deck, g.discard = cards[:deck], cards[deck:]


OWN = ("hand",)  # of which each seat sees something else
PUBLIC = tuple(name for name in Game.scalars + Game.columns if name not in ("deck", "discard", "denied", "drilled"))
SHARED = tuple(name for name in PUBLIC if name not in OWN)
_read_shared = attrgetter(*SHARED)


@remembered("scenario", "turned")
def _wheel(known: Game, _: int) -> list[int]:
    """The power at each slot of the Wheel in this turn (RE-3.3)."""
    return [power_at(known, action) for action in BOARDS[known.scenario].wheel]


@remembered("scenario", "turned")
def _actions(known: Game, _: int) -> list[int]:
    """What each power does in this turn (RE-3.3)."""
    powers = BOARDS[known.scenario].powers
    return [action_of(known, power) if power in powers else NOBODY for power in POWERS]


@remembered("scenario", "patron", "major")
def _players(known: Game, _: int) -> dict[str, Any]:
    """The Minor Powers, and the powers that each seat decides for (RE-9.5)."""
    minors = [power for power in BOARDS[known.scenario].powers if not is_major(known, power)]
    return {"minors": minors, "powers": [powers_of(known, seat) for seat in known.each_seat]}


@remembered("scenario", "control")
def _held(known: Game, _: int) -> dict[str, list[int]]:
    """How many Electors each power controls (RE-8.3), and who controls each Sea Route (RE-5.31)."""
    return {
        "elector_votes": [len(election.electors_of(known, power)) for power in POWERS],
        "route_control": [moves.route_control(known, seaway) for seaway in BOARDS[known.scenario].seaways],
    }


@remembered("scenario", "control", "emperor")
def _influence(known: Game, _: int) -> dict[str, Sequence[int]]:
    """The lands that bring Influence to who controls them, and what each power would gain now (RE-5.17)."""
    powers = BOARDS[known.scenario].powers
    brings = sorted(p for power in powers for p in influence.scoring_lands(known, power))
    gains = [influence.score(known, power) if power in powers else 0 for power in POWERS]
    return {"brings": brings, "gains": gains}


def common(known: Game) -> dict[str, Any]:
    """What everybody sees alike at this moment."""
    shown: dict[str, Any] = dict(zip(SHARED, _read_shared(known), strict=True))
    board = BOARDS[known.scenario]
    shown["board"] = board.id
    shown["deck"] = len(known.deck)
    shown["discard"] = len(known.discard)
    shown["target"] = board.target
    shown["last_round"] = known.rules.max_rounds
    shown["wheel"] = _wheel(known, 0)
    shown["actions"] = _actions(known, 0)
    shown |= _players(known, 0)
    shown |= _held(known, 0)
    shown |= _influence(known, 0)
    return shown


def present(known: Game, alike: dict[str, Any] | None = None) -> dict[str, Any]:
    """A masked state for clients: columns by the numbers of the domains, ``battle`` while it lasts."""
    battle = None if known.battle is None else present_battle(known, known.battle)
    return (alike or common(known)) | {"hand": known.hand, "battle": battle}


def present_battle(g: Game, battle: Battle) -> dict[str, Any]:
    """``strength`` of attack and defence is without cards."""
    return {
        "place": battle.place,
        "attackers": battle.attackers,
        "defenders": battle.defenders,
        "direct": battle.direct,
        "supporters": battle.supporters,
        "strength": [strength(g, battle, side) for side in (battle.attackers, battle.defenders)],
        "piles": [(pile.power, pile.general, pile.cards) for pile in battle.piles],
        "out": battle.out,
    }
