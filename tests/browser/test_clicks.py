"""How many clicks a war and a whole Round of The Price of Power take whoever plays them sensibly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.client import Server
from westphalia.games.price_of_power import TITLE
from westphalia.kernel.session import Session

from .play import ASKED
from .prepared import from_position, prepared_table
from .test_looks import ASHORE, CASTILE, DONE, NO_ARMY
from .test_orders import Hand
from .test_pieces import drag

Window = Callable[..., Any]

STEWARDS = {0: "steward", 2: "steward"}
AT_WAR: dict[str, Any] = {
    "scenario": "s1_01_players_3",
    "step": "turn",
    "turn": "castile",
    "first": "castile",
    "war": [["castile", "france"]],
    "montpellier": {"occupier": "castile"},
    "castile": DONE
    | ASHORE
    | NO_ARMY
    | {"mil": 6, "army_1": {"area": "aragon", "infantry": 6, "cavalry": 4, "general": "ruler"}},
    "france": DONE
    | ASHORE
    | NO_ARMY
    | {"mil": 0, "status": "passed", "pass_order": 1, "army_1": {"area": "languedoc", "infantry": 1}},
    "england": DONE | {"status": "passed", "pass_order": 2},
}
NEXT = "v => document.querySelector('.decision').dataset.version !== v || document.querySelector('.confirm, .order')"
MOST = 120  # questions; far more than a Round has
STANDING = {"draw", "exchange", "keep", "missions", "losses", "fight_on", "trade"}  # as they are laid out
CHOSEN = {"discard": 2, "first_missions": 2}  # of the cards so many are ticked


class Player(Hand):
    """Answers as somebody would who knows what to do, and counts every click."""

    def choose(self, option: str) -> None:
        version = self.version()
        self.click(f".answers:not([hidden]) .choice[data-option='{option}']")
        self.page.wait_for_function(NEXT, arg=version)
        if self.page.locator(f"{ASKED} .confirm").count():
            self.go_on()

    def go_on(self) -> None:
        """Where the page asks whether we are sure."""
        version = self.version()
        self.click(".confirm .go-on")
        self.page.wait_for_function("v => document.querySelector('.decision').dataset.version !== v", arg=version)

    def version(self) -> str:
        return str(self.page.locator(".decision").get_attribute("data-version"))

    def give(self, form: str, *, is_last: bool) -> None:
        """The order as it is filled in; with the last of a Turn the Turn ends."""
        version = self.version()
        self.page.locator(f"{ASKED} [data-order={form}]:enabled").wait_for()
        self.click(".and-close:enabled" if is_last else f"[data-order={form}]:enabled")
        self.page.wait_for_function("v => document.querySelector('.decision').dataset.version !== v", arg=version)

    def asked(self) -> list[str]:
        """What can be answered now."""
        self.page.locator(f"{ASKED} :is(.choice, [data-order], .go-on)").first.wait_for()
        return [
            str(each.get_attribute("data-option"))
            for each in self.page.locator(f"{ASKED} .answers:not([hidden]) .choice").all()
        ]


def test_a_war_turn_takes_eight_clicks_from_the_menu_to_the_offer_of_peace(take_seat: Window, server: Server) -> None:
    session = from_position(TITLE, AT_WAR, "eight")
    page = take_seat(prepared_table(server, "s1_01", session, "eight", STEWARDS), CASTILE)
    player = Player(page)
    drag(page, ".can-drag[data-ref='area:aragon']", ".land[data-place=toulouse]")
    page.locator(".held", has_text="Languedoc").wait_for()
    page.mouse.up()
    player.clicks += 1
    player.give("march", is_last=False)
    page.locator(f"{ASKED} [data-order], {ASKED} .choice[data-option=end]").first.wait_for()
    if "end" not in player.asked():
        player.give(str(page.locator(f"{ASKED} .order").get_attribute("data-form")), is_last=False)
    page.locator("[role=log] .line", has_text="The attacker wins in Languedoc").wait_for()
    for option in ("end", "pass", "end", "france", "offer_white_peace"):
        page.locator(f"{ASKED} .choice[data-option={option}]").wait_for()
        player.choose(option)
    assert player.clicks <= 8, player.clicks
    page.locator("[role=log] .line", has_text="White Peace").first.wait_for()


PLAN: list[tuple[str, list[str]]] = [  # what a Turn is for, and what is filled in before it ends
    ("recruit", ["[data-field='unit/infantry'] .step:last-of-type"] * 2),
    ("trade", []),
    ("influence", ["[data-field=more]"]),
]


def take_turn(player: Player, plan: list[tuple[str, list[str]]]) -> None:
    """The Event first, then what is planned, then a Pass."""
    page, options = player.page, player.asked()
    if "event" in options and "pass" not in options:
        return player.choose("event")
    while plan and plan[0][0] not in options:
        plan.pop(0)
    word, fields = plan.pop(0) if plan else ("pass", [])
    player.choose(word)
    if not fields:
        return None
    page.locator(f"{ASKED} .order[data-form={word}] .field").first.wait_for()
    for field in fields:
        if page.locator(f"{ASKED} select{field}").count():
            page.locator(f"{ASKED} select{field}").select_option(index=1)
            player.clicks += 1
        else:
            player.click(field)
    return player.give(word, is_last=True)


def answer(player: Player, plan: list[tuple[str, list[str]]]) -> None:
    page = player.page
    if page.locator(f"{ASKED} .confirm").count():
        return player.go_on()
    options = player.asked()
    form = page.locator(f"{ASKED} .order").first.get_attribute("data-form") if page.locator(".order").count() else None
    if "recruit" in options or "pass" in options:
        return take_turn(player, plan)
    if form in STANDING:
        return player.give(form, is_last=False)
    if form in CHOSEN:
        page.locator(f"{ASKED} .order .tick").first.wait_for()
        for n in range(CHOSEN[form]):
            page.locator(f"{ASKED} .order .tick").nth(n).click()
            player.clicks += 1
        return player.give(form, is_last=False)
    default = page.locator(f"{ASKED} .answers:not([hidden]) .choice.is-default")
    return player.choose(str(default.get_attribute("data-option")) if default.count() else options[0])


def test_a_round_of_s1_01_takes_fewer_than_thirty_five_clicks(take_seat: Window, server: Server) -> None:
    session = Session.start(TITLE, "s1_01", 3, secret="a round")
    table = prepared_table(server, "s1_01", session, "a-round", {1: "steward", 2: "steward"})
    page = take_seat(table, 0, stored={"ask_before_dice": True})
    player, plan = Player(page), list(PLAN)
    for _ in range(MOST):
        page.locator(f"{ASKED} :is(.choice, [data-order], .go-on), .headline:has-text('Round 2')").first.wait_for()
        if "Round 2" in page.locator(".headline").inner_text():
            break
        answer(player, plan)
    assert "Round 2" in page.locator(".headline").inner_text()
    told = page.locator("[role=log]").inner_text()
    assert not plan and "recruits" in told
    assert player.clicks < 35, player.clicks
