"""RE-6.13 to 6.21 Laying Battle cards, one at a time, and what the face-up ones do."""

from __future__ import annotations

from typing import Final

from westphalia.kernel.script import Ask, Kind, Refusal, Script, Value, choose, refusals

from ..battle import FACE_DOWN, FACE_UP, GARRISON_PILE, Battle, Laid, Pile
from ..board import CARD, GENERAL, LIMITS
from ..ids import Power
from ..model import Game, player, remove_card
from .cards import faces

LAY: Final = Kind("lay", "RE-6.14")
LAY_ON: Final = Kind("lay_on", "RE-6.13", GENERAL)
LAY_CARD: Final = Kind("lay_card", "RE-6.15", CARD, secret=True)
TARGET_PILE: Final = Kind("target_pile", "RE-6.21", GENERAL)
TARGET_CARD: Final = Kind("target_card", "RE-6.21")

REVEALING: Final = 2  # RE-6.16
DISCARDING: Final = 3  # RE-6.17
PAIRING: Final = 4  # RE-6.18
RECKLESS: Final = 5  # RE-6.19

WORDS: Final = ("face_down", "reveal", "discard", "pass")
WORD_OF: Final = {"reveal": REVEALING, "discard": DISCARDING}

NO_TWO: Final = Refusal("RE-6.16", "no-two-in-hand")
NOTHING_TO_REVEAL: Final = Refusal("RE-6.16", "no-card-to-reveal")
NO_THREE: Final = Refusal("RE-6.17", "no-three-in-hand")
NOTHING_TO_DISCARD: Final = Refusal("RE-6.17", "no-card-to-discard")


def laying_order(battle: Battle) -> list[Power]:
    """RE-6.14: alternately from both lists, beginning with the attacker; the rest of the longer one follows."""
    order: list[Power] = []
    for n in range(max(len(battle.attackers), len(battle.defenders))):
        order += [*battle.attackers[n : n + 1], *battle.defenders[n : n + 1]]
    return order


def lay_cards(g: Game, battle: Battle) -> Script[None]:
    """RE-6.14: over again in the same order until all are out."""
    order = laying_order(battle)
    while len(battle.out) < len(order):
        for power in order:
            if power not in battle.out:
                if can_lay(g, battle, power):
                    yield from lay(g, battle, power)
                else:
                    battle.out.append(power)


def can_lay(g: Game, battle: Battle, power: Power) -> bool:
    """RE-6.7, RE-6.13, RE-6.14: a card in hand, Morale left, room in a pile."""
    if not g.hand[power] or battle.laid[power] >= battle.allowance[power]:
        return False
    return bool(open_piles(battle, power))


def open_piles(battle: Battle, power: Power) -> list[Pile]:
    """A lone Garrison's pile takes 1 card in the whole battle, even if that is discarded (RE-6.13)."""
    return [
        pile
        for pile in battle.piles_of(power)
        if pile.general != GARRISON_PILE or battle.laid[power] < LIMITS.lone_garrison_cards
    ]


def lay(g: Game, battle: Battle, power: Power) -> Script[None]:
    """RE-6.14, RE-6.15 (D62): a card face down, a 2 or 3 face up, or pass and be out."""
    options = [word for word in WORDS if why_not_lay(g, battle, power, word) is None]
    word = yield Ask(
        player(g, power),
        LAY,
        options,
        "pass",
        args={"power": power, "place": battle.place},
        refused=lambda: refusals(WORDS, lambda word: why_not_lay(g, battle, power, word)),
    )
    if word == "pass":
        battle.out.append(power)
        g.log("log-passes", "RE-6.14", power=power)
        return
    pile = yield from choose_pile(g, power, open_piles(battle, power), LAY_ON)
    if word == "face_down":
        card: int = yield Ask(player(g, power), LAY_CARD, faces(g.hand[power]), args={"power": power})
        put(g, battle, pile, Laid(card, FACE_DOWN))
        g.log("log-lays", "RE-6.15", power=power)
        return
    put(g, battle, pile, Laid(WORD_OF[word], FACE_UP))
    g.chance.reveal()
    g.log("log-lays-up", "RE-6.15", power=power, card=WORD_OF[word])
    yield from ABILITIES[word](g, battle, power)


def put(g: Game, battle: Battle, pile: Pile, laid: Laid) -> None:
    remove_card(g, pile.power, laid.card)
    pile.cards.append(laid)
    battle.laid[pile.power] += 1
    if laid.card == RECKLESS:
        battle.fives[pile.power] += 1


def why_not_lay(g: Game, battle: Battle, power: Power, word: str) -> Refusal | None:
    """RE-6.15 to 6.17: face up only with something to reveal or discard."""
    if word == "reveal":
        if REVEALING not in g.hand[power]:
            return NO_TWO
        return None if enemy_piles(battle, power, down_only=True) else NOTHING_TO_REVEAL
    if word == "discard":
        if DISCARDING not in g.hand[power]:
            return NO_THREE
        return None if enemy_piles(battle, power, down_only=False) else NOTHING_TO_DISCARD
    return None


def enemy_piles(battle: Battle, power: Power, *, down_only: bool) -> list[Pile]:
    """RE-6.21: the piles of the other side with a card to hit."""
    opponents = battle.opponents(power)
    return [pile for pile in battle.piles if pile.power in opponents and hits(pile, down_only=down_only)]


def hits(pile: Pile, *, down_only: bool) -> list[int]:
    """The positions, from 1, of the cards an ability can hit."""
    return [n for n, laid in enumerate(pile.cards, 1) if not (down_only and laid.up)]


def choose_pile(g: Game, power: Power, piles: list[Pile], kind: Kind) -> Script[Pile]:
    options: list[Value] = ["garrison" if pile.general == GARRISON_PILE else pile.general for pile in piles]
    answer = yield from choose(Ask(player(g, power), kind, options, args={"power": power}))
    return piles[options.index(answer)]


def choose_target(g: Game, battle: Battle, power: Power, *, down_only: bool) -> Script[tuple[Pile, int]]:
    """D63, D64: a pile of the other side, and the position of a card in it."""
    pile = yield from choose_pile(g, power, enemy_piles(battle, power, down_only=down_only), TARGET_PILE)
    args = {"power": power, "other": pile.power}
    position = yield from choose(Ask(player(g, power), TARGET_CARD, hits(pile, down_only=down_only), args=args))
    return pile, position - 1


def reveal_card(g: Game, battle: Battle, power: Power) -> Script[None]:
    """RE-6.16, RE-6.21: turn a card laid by an opponent face up."""
    pile, position = yield from choose_target(g, battle, power, down_only=True)
    card = pile.cards[position].card
    pile.cards[position] = Laid(card, FACE_UP)
    g.chance.reveal()
    g.log("log-reveals", "RE-6.16", power=power, other=pile.power, card=card)


def discard_card(g: Game, battle: Battle, power: Power) -> Script[None]:
    """RE-6.17, RE-6.21: it is shown to all and goes to the discard pile."""
    pile, position = yield from choose_target(g, battle, power, down_only=False)
    card = pile.cards.pop(position).card
    g.discard.append(card)
    g.chance.reveal()
    g.log("log-discards", "RE-6.17", power=power, other=pile.power, card=card)


ABILITIES: Final = {"reveal": reveal_card, "discard": discard_card}


def pile_value(pile: Pile) -> int:
    """RE-6.18, RE-6.20: the numbers of its cards, and 1 for each pair of fours."""
    cards = [laid.card for laid in pile.cards]
    return sum(cards) + cards.count(PAIRING) // 2
