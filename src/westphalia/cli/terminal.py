"""Playing in the terminal: one person against bots, or several at one keyboard; also from a pipe."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.table import Table as RichTable

from westphalia.bots.driver import Driver
from westphalia.bots.protocol import Bot, find_bot
from westphalia.kernel import record
from westphalia.kernel.chance import commitment
from westphalia.kernel.contract import BadInput, Title, installed_titles
from westphalia.kernel.journal import Entry
from westphalia.kernel.messages import Catalogue, languages, must_speak
from westphalia.kernel.script import Ask, Value
from westphalia.kernel.session import Refused
from westphalia.kernel.summary import Table

from .reasons import Reasons
from .start import find_game

HUMAN: Final = "human"
LINES_SHOWN: Final = 30  # of the log, when the game comes back to a person


def start_play(
    game: str,
    scenario: str,
    variant: str,
    seats: int,
    bots: str,
    language: str,
    seed: str,
    load: Path | None,
    chosen: list[str],
) -> None:
    """Work out what is played and by whom, asking a person for what was not said, then play."""
    console = Console(highlight=False, markup=False, soft_wrap=False)
    recorder = record.replay(record.read(load)) if load is not None else None
    if recorder is not None:
        title, count = recorder.title, recorder.header.seats
    else:
        title, scenario, count, options = find_game(game or ask_game(language), scenario, seats, chosen, variant)
        if not (seats or variant) and sys.stdin.isatty():
            counts = [str(n) for n in title.scenario(scenario).seats]
            question = speaking(title, language).format("terminal-how-many", {"numbers": ", ".join(counts)})
            count = int(ask_line(question, str(count), counts))
        recorder = record.Recorder.start(title, scenario, count, secret=seed or secrets.token_hex(8), options=options)
    seating = parse_seating(title, bots, count)
    Terminal(console, recorder, seating, speaking(title, language)).play()


def speaking(title: Title[Any], language: str) -> Catalogue:
    """The texts of a game in the language that was asked for, else in that of the system."""
    language = language or system_language(languages(title))
    must_speak(title, language)
    return Catalogue(title, language)


def ask_game(language: str) -> str:
    """The only game there is, or the one a person picks, by its number or id."""
    games = list(installed_titles())
    if len(games) == 1 or not sys.stdin.isatty():
        return games[0]
    texts = [speaking(title, language) for title in installed_titles().values()]
    for n, catalogue in enumerate(texts, 1):
        print(f"{n:>2}  {catalogue.format('game-name')}")
    numbers = [str(n) for n in range(1, len(games) + 1)]
    answer = ask_line(texts[0].format("terminal-which-game"), numbers[0], [*numbers, *games])
    return games[int(answer) - 1] if answer in numbers else answer


def ask_line(question: str, default: str, allowed: Sequence[str]) -> str:
    while True:
        answer = input(f"{question} [{default}]: ").strip() or default
        if answer in allowed:
            return answer


def system_language(spoken: Sequence[str]) -> str:
    """The language of the system if the game speaks it, else its first."""
    wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en")
    return wanted[:2] if wanted[:2] in spoken else spoken[0]


def parse_seating(title: Title[Any], text: str, seats: int) -> list[str]:
    """Who sits where: a list for all seats, or one name for all but the first; the game's own bot unless given."""
    names = [name.strip() for name in text.split(",")] if text else [next(iter(title.bots), "random")]
    for name in names:
        if name != HUMAN:
            find_bot(title, name)
    if len(names) == 1:
        names = [HUMAN] + names * (seats - 1)
    if len(names) != seats:
        raise BadInput(f"{len(names)} names for {seats} seats; give one for all others, or one per seat")
    return names


class Quit(Exception):
    """The person leaves the table."""


class Terminal:
    """One table in a terminal."""

    def __init__(
        self, console: Console, recorder: record.Recorder, seating: Sequence[str], catalogue: Catalogue
    ) -> None:
        self.console = console
        self.catalogue = catalogue
        self.seating = list(seating)
        self.people = [seat for seat, name in enumerate(seating) if name == HUMAN]
        self.looking = self.people[0] if self.people else None
        self.seen: dict[int | None, int] = {}  # lines of the journal each person has read
        self.interactive = sys.stdin.isatty()
        self.leaving = False
        self.status = ""
        self.sit_down(recorder)

    def sit_down(self, recorder: record.Recorder) -> None:
        """Put the bots around this game."""
        self.recorder = recorder
        self.session = recorder.session
        self.title = recorder.title
        seed = f"{recorder.secret}/{self.session.version}"
        bots: list[Bot | None] = [
            None if name == HUMAN else find_bot(self.title, name)(f"{seed}/{seat}", seat)
            for seat, name in enumerate(self.seating)
        ]
        self.driver = Driver(self.session, bots, seed=seed)
        self.seen = {}

    def say(self, message: str, **args: Value) -> None:
        self.console.print(self.catalogue.format(message, args))

    # the game

    def play(self) -> None:
        text = self.catalogue.format
        scenario = text(f"scenario-{self.recorder.header.scenario}")
        self.say("terminal-welcome", game=text("game-name"), scenario=scenario)
        try:
            while not self.session.is_over:
                self.let_bots_play()
                if not self.session.is_over:
                    self.take_turn()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("terminal-bye")
            return
        self.show_log(self.looking)
        self.show_result()

    def let_bots_play(self) -> None:
        """Bots answer until a person is asked, or addressed."""
        addressed = len(self.session.state.log.entries)
        while not self.session.is_over and not self.asked_person():
            self.driver.run(1)
            for seat in self.people:
                if self.is_addressed(seat, addressed) and self.session.ask_of(seat) is not None:
                    self.offer_to_speak(seat)
            addressed = len(self.session.state.log.entries)

    def asked_person(self) -> Ask | None:
        asks = self.session.asks()
        if any(ask.seat not in self.people for ask in asks):
            return None
        return asks[0] if asks else None

    def is_addressed(self, seat: int, since: int) -> bool:
        """Whether something was said to this seat and not to everybody."""
        entries = self.session.state.log.entries[since:]
        return any(entry.seats is not None and seat in entry.seats for entry in entries)

    def take_turn(self) -> None:
        ask = self.asked_person()
        assert ask is not None
        self.pass_keyboard(ask.seat)
        self.show_log(ask.seat)
        self.question(ask)
        before = len(self.session.state.log.entries)
        while not self.respond(ask, self.read()):
            pass
        for seat, bot in enumerate(self.driver.bots):
            if bot is not None and self.is_addressed(seat, before):
                self.driver.let_speak(seat)

    def offer_to_speak(self, seat: int) -> None:
        """A person may answer out of turn what was said to them."""
        self.pass_keyboard(seat)
        self.show_log(seat)
        ask = self.session.ask_of(seat)
        if ask is None:
            return
        self.say("terminal-talk")
        self.question(ask)
        while (line := self.read()) and not self.respond(ask, line):
            pass

    def pass_keyboard(self, seat: int) -> None:
        """At a shared keyboard nobody sees another's secrets."""
        if self.interactive and len(self.people) > 1 and seat != self.looking:
            self.console.clear()
            input(self.catalogue.format("terminal-pass", {"seat": seat}))
        self.looking = seat

    # what is asked

    def question(self, ask: Ask) -> None:
        catalogue = self.catalogue
        self.console.print()
        self.show_status(ask.seat)
        who = catalogue.format("terminal-seat", {"seat": ask.seat}) + " " if len(self.people) > 1 else ""
        self.console.print(f"{who}{catalogue.prompt(ask)}  [{ask.kind.rule}]", style="bold")
        self.console.print(Columns(list(self.choices(ask)), padding=(0, 3), column_first=True))
        if ask.text:
            self.say("terminal-text", length=ask.text)

    def show_status(self, seat: int) -> None:
        """What this person has, when it has changed."""
        status = self.title.status(self.title.mask(self.session.state, seat), seat)
        line = "" if status is None else self.catalogue.cell(status)
        if line and line != self.status:
            self.console.print(line, style="dim")
        self.status = line

    def choices(self, ask: Ask) -> Iterator[str]:
        if asks_amount(ask):
            numbers = [int(id) for id in map(ask.kind.option_id, ask.options) if id.isdigit()]
            yield self.catalogue.format("terminal-amounts", {"numbers": ranges(numbers)})
            for option in ask.options:
                if not ask.kind.option_id(option).isdigit():
                    yield f"{ask.kind.option_id(option)}  {capital(self.catalogue.label(ask.kind, option))}"
            return
        for n, option in enumerate(ask.options, 1):
            label = capital(self.catalogue.label(ask.kind, option))
            yield f"{n:>2}  {': '.join([label, *self.option_on_card(ask, option)])}"

    def option_on_card(self, ask: Ask, option: Value) -> list[str]:
        """What the card that asks says of an option."""
        cards = [self.catalogue.printed(argument, value) for argument, value in (ask.args or {}).items()]
        parts = (f"{option}.label", f"{option}.text", str(option))
        return [card[part] for card in cards for part in parts if part in card]

    def read(self) -> str:
        if not self.interactive:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            return line.strip()
        return input("> ").strip()

    # what is answered

    def respond(self, ask: Ask, line: str) -> bool:
        """Carry out what was typed; True when the question is no longer the same."""
        word, _, rest = line.partition(" ")
        command = getattr(self, f"do_{word}", None) if word.isalpha() else None
        option = self.find_option(ask, line)
        try:
            if option is not None:
                self.session.answer(ask.seat, option)
                return True
            if line == "?":
                self.show_refused(ask)
            elif command is not None:
                return bool(command(ask, rest.strip()))
            elif line:
                self.session.answer(ask.seat, line.removeprefix('"'))
                return True
        except Refused as error:
            self.tell_refusal(line, error)
        except BadInput as error:
            self.console.print(str(error))
        return False

    def find_option(self, ask: Ask, line: str) -> str | None:
        """The id of the option a person means by its number, its id or its name."""
        ids = [ask.kind.option_id(option) for option in ask.options]
        if line in ids:
            return line
        if line.isdigit() and not asks_amount(ask) and 1 <= int(line) <= len(ids):
            return ids[int(line) - 1]
        names = [self.catalogue.label(ask.kind, option).casefold() for option in ask.options]
        return ids[names.index(line.casefold())] if line.casefold() in names else None

    def tell_refusal(self, line: str, error: Refused) -> None:
        refusal = error.refusal
        if not refusal.rule:
            if refusal.message == "refused-option":
                self.say("terminal-not-an-option", text=line)
            else:
                self.say(refusal.message)
            return
        reason = self.catalogue.reason(refusal)
        self.say("terminal-refused", option=line, reason=reason, rule=refusal.rule)

    def show_refused(self, ask: Ask) -> None:
        refused = list(ask.refused()) if ask.refused is not None else []
        for option, refusal in refused:
            label = capital(self.catalogue.label(ask.kind, option))
            self.say("terminal-refused", option=label, reason=self.catalogue.reason(refusal), rule=refusal.rule)
        if not refused:
            self.say("terminal-nothing-refused")

    # commands

    def do_help(self, ask: Ask, rest: str) -> bool:
        self.say("terminal-help")
        return False

    def do_quit(self, ask: Ask, rest: str) -> bool:
        raise Quit

    def do_undo(self, ask: Ask, rest: str) -> bool:
        self.session.undo(ask.seat)
        self.seen[ask.seat] = min(self.seen.get(ask.seat, 0), len(self.readable(ask.seat)))
        return True

    def do_save(self, ask: Ask, rest: str) -> bool:
        from .records import check_writable

        path = Path(rest or "game.jsonl")
        check_writable(path)
        record.write(self.recorder.record(reveal=True), path)
        self.say("terminal-saved", file=str(path))
        return False

    def do_load(self, ask: Ask, rest: str) -> bool:
        path = Path(rest or "game.jsonl")
        recorder = record.replay(record.read(path), self.title)
        if recorder.header.seats != len(self.seating):
            raise BadInput(f"{path}: a game for {recorder.header.seats}, not for {len(self.seating)}")
        self.sit_down(recorder)
        self.say("terminal-loaded", file=str(path))
        return True

    def do_log(self, ask: Ask, rest: str) -> bool:
        count = int(rest) if rest.isdigit() else LINES_SHOWN
        for entry in self.readable(ask.seat)[-count:]:
            self.print_entry(entry)
        return False

    def do_rules(self, ask: Ask, rest: str) -> bool:
        from .reports import find_rule, rule_text

        paragraph = find_rule(self.title, rest or ask.kind.rule, self.catalogue.language)
        self.console.print(rule_text(paragraph, self.catalogue))
        return False

    def do_board(self, ask: Ask, rest: str) -> bool:
        for table in self.title.tables(self.title.mask(self.session.state, ask.seat), ask.seat):
            self.show_table(table)
        return False

    def do_map(self, ask: Ask, rest: str) -> bool:
        for table in self.title.atlas(self.title.mask(self.session.state, ask.seat), ask.seat):
            self.show_table(table)
        return False

    def do_card(self, ask: Ask, rest: str) -> bool:
        """What the cards say whose name begins so, or the one with this id."""
        wanted, found = rest.casefold(), False
        for domain in {domain.name: domain for domain in self.title.domains.values()}.values():
            for id in domain.ids or ():
                name = self.catalogue.name(domain, id)
                texts = self.catalogue.printed(domain.name, id) if is_called(wanted, id, name) else {}
                found = found or bool(texts)
                self.show_card(name, texts)
        if not found:
            self.say("terminal-no-card", text=rest)
        return False

    def do_why(self, ask: Ask, rest: str) -> bool:
        """Why a bot did what the last line says, or the so-manieth from the end."""
        lines = [number for number, entry in enumerate(self.session.state.log.entries) if entry.is_visible_to(ask.seat)]
        back = int(rest) if rest.isdigit() and int(rest) > 0 else 0
        if back > len(lines):
            raise BadInput(f"the log has {len(lines)} lines")
        reasons = Reasons(self.recorder, self.seating, self.catalogue, ask.seat)
        for text in reasons.why([lines[-back]] if back else lines[: -LINES_SHOWN - 1 : -1]):
            self.console.print(text)
        return False

    def do_advice(self, ask: Ask, rest: str) -> bool:
        for text in Reasons(self.recorder, self.seating, self.catalogue, ask.seat).advice():
            self.console.print(text)
        return False

    def do_talk(self, ask: Ask, rest: str) -> bool:
        """Another person at the keyboard speaks while this one decides."""
        others = [seat for seat in self.people if seat != ask.seat and self.session.ask_of(seat) is not None]
        if not others:
            self.say("terminal-nothing-to-say")
            return False
        self.offer_to_speak(others[0])
        return True

    def do_resign(self, ask: Ask, rest: str) -> bool:
        if not self.leaving:
            self.leaving = True
            self.say("terminal-sure")
            return False
        self.leaving = False
        self.session.resign(ask.seat)
        return True

    # what is shown

    def readable(self, seat: int | None) -> list[Entry]:
        return [entry for entry in self.session.state.log.entries if entry.is_visible_to(seat)]

    def show_log(self, seat: int | None) -> None:
        """What happened since this person last looked."""
        self.catalogue.name_seats_by(self.title.seat_things(self.session.state))
        entries = self.readable(seat)
        fresh = entries[self.seen.get(seat, 0) :]
        self.seen[seat] = len(entries)
        if len(fresh) > LINES_SHOWN:
            self.say("terminal-more-log", n=len(fresh) - LINES_SHOWN, all=len(fresh))
        for entry in fresh[-LINES_SHOWN:]:
            self.print_entry(entry)

    def print_entry(self, entry: Entry) -> None:
        self.console.print(f"· {self.catalogue.line(entry)}  [{entry.rule}]")

    def show_table(self, table: Table) -> None:
        catalogue = self.catalogue
        heading = catalogue.cell(table.heading)
        shown = RichTable(title=heading, box=box.SIMPLE, title_justify="left", pad_edge=False)
        for column in table.columns:
            shown.add_column(catalogue.cell(column))
        for row in table.rows:
            shown.add_row(*(catalogue.cell(cell) for cell in row))
        self.console.print(shown)

    def show_card(self, name: str, texts: Mapping[str, str]) -> None:
        if texts:
            self.console.print(capital(name), style="bold")
        for part, text in texts.items():
            letter = part.partition(".")[0]
            self.console.print(f"  {letter}: {text}" if len(letter) == 1 else f"  {text}")

    def show_result(self) -> None:
        self.say("terminal-over")
        text = self.catalogue.format
        shown = RichTable(box=box.SIMPLE, pad_edge=False)
        for column in ("terminal-place", "terminal-player", "terminal-points"):
            shown.add_column(text(column))
        for standing in sorted(self.title.standings(self.session.state), key=lambda s: (s.place, s.seat)):
            seat = text("terminal-seat", {"seat": standing.seat}).rstrip(":")
            shown.add_row(str(standing.place), seat, str(standing.points))
        self.console.print(shown)
        if self.recorder.secret is not None:
            secret = self.recorder.secret
            self.say("terminal-dice", secret=secret, commitment=commitment(secret)[:16])


def asks_amount(ask: Ask) -> bool:
    """Whether the options are numbers that a person types as such: amounts, cards called by their value."""
    return any(isinstance(option, int) and ask.kind.option_id(option).isdigit() for option in ask.options)


def ranges(numbers: Sequence[int]) -> str:
    """
    >>> ranges([0, 1, 2, 3, 7])
    '0-3, 7'
    """
    parts: list[list[int]] = []
    for number in numbers:
        if parts and number == parts[-1][-1] + 1:
            parts[-1].append(number)
        else:
            parts.append([number])
    return ", ".join(str(p[0]) if len(p) == 1 else f"{p[0]}-{p[-1]}" for p in parts)


def is_called(wanted: str, id: str, name: str) -> bool:
    """
    >>> is_called("wars", "103-1", "Wars of the Roses"), is_called("", "103-1", "Wars of the Roses")
    (True, False)
    """
    return bool(wanted) and (wanted == id or name.casefold().startswith(wanted))


def capital(label: str) -> str:
    """
    >>> capital("early winter")
    'Early winter'
    """
    return label[:1].upper() + label[1:]
