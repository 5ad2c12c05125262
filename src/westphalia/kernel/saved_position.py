"""A moment of a game as a position file: the columns of its last checkpoint by name, and the answers since.

    given:
      saved:
        rules: "2"
        draws: 12                 # what chance had told by then
        columns:
          gold: [40, 35]
    dice: [3]
    when:
      - seat_1: [attack, maghreb]

Such a case is what a bug report becomes. Where its numbers say nothing to a reader it is worth writing by hand; but it
can be played at once, and after the mistake is mended it stays as the test that shows it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from .chance import Chance, outcomes
from .columns import Column, fingerprint, name, take_apart
from .contract import BadInput, Title
from .plain import plainly
from .record import Move
from .session import Session
from .versions import carry, columns_of

SAVED: Final = "saved"
_KEYS: Final = {"rules", "draws", "columns"}


def seat_name(seat: int) -> str:
    """What any game calls a seat in such a file."""
    return f"seat_{seat + 1}"


def seat_named(word: str) -> int | None:
    """
    >>> seat_named("seat_2"), seat_named("seat_0"), seat_named("castile")
    (1, None, None)
    """
    number = word.removeprefix("seat_")
    return int(number) - 1 if number != word and number.isdecimal() and int(number) > 0 else None


# reading


def read_state(title: Title[Any], given: Mapping[str, Any], chance: Chance) -> Any:
    """The state of a ``given`` that has ``saved``. Raises BadInput."""
    saved = given[SAVED]
    if given.keys() != {SAVED} or not isinstance(saved, Mapping) or saved.keys() != _KEYS:
        raise BadInput(f"{SAVED} stands alone, with {', '.join(sorted(_KEYS))}")
    rules, fields = str(saved["rules"]), saved["columns"]
    try:
        columns = columns_of(title, rules)
        values = [_packed(column, fields[column.name]) for column in columns]
        data = msgspec.msgpack.encode((fingerprint(columns), chance.streams, saved["draws"], *values))
        state = title.state_type.decode(carry(title, data, rules))
    except (KeyError, TypeError, ValueError, msgspec.MsgspecError) as error:
        raise BadInput(f"{SAVED}: not a position of {title.id}: {plainly(error)}") from error
    chance.draws = state.chance.draws
    state.chance = chance
    return state


def _packed(column: Column, value: Any) -> Any:
    return [[row[part] for part in column.parts] for row in value] if column.rows else value


# writing


def write_case(title: Title[Any], session: Session, about: str, broken_by: Move | None = None) -> str:
    """A position file whose only case leads to the question this session is at. ``broken_by`` is an answer that the
    rules could not cope with: the case makes it, and fails for as long as they can't."""
    saved = session.save()
    again = Session.load(title, saved._replace(answers=[], undoable=0))
    when: list[tuple[str, list[str]]] = []
    for seat, value in saved.answers:
        ask = again.ask_of(seat)
        if value is None:
            again.resign(seat)
            when.append(_line(Move(seat, None)))
        elif ask is not None:
            again.answer(seat, ask.kind.option_id(value))
            when.append(_line(Move(seat, ask.kind.option_id(value))))
    dice = [outcome + 1 for outcome in outcomes(again.state.chance.trace or [])]
    if broken_by is not None:
        when.append(_line(broken_by))
    then = {} if broken_by is not None else _situation(session)
    return "\n".join([*_head(title, about), *_given(title, saved.state, saved.rules), *_story(dice, when, then), ""])


def _line(move: Move) -> tuple[str, list[str]]:
    seat = seat_name(move.seat)
    return ("resign", [seat]) if move.answer is None else (seat, [move.answer])


def _situation(session: Session) -> dict[str, Any]:
    if session.is_over:
        return {"over": True}
    asks = session.asks()
    offered = {seat_name(ask.seat): [ask.kind.option_id(value) for value in ask.options] for ask in asks}
    return {"pending": {seat_name(ask.seat): ask.kind.id for ask in asks}, "exactly": offered}


def _head(title: Title[Any], about: str) -> list[str]:
    return [f"game: {title.id}", "cases:", f"  - name: {_flow(about)}"]


def _given(title: Title[Any], state: bytes, rules: str) -> list[str]:
    found = take_apart(state)
    columns = name(columns_of(title, rules), found.values)
    head = ["given:", "  saved:", f"    rules: {_flow(rules)}", f"    draws: {found.draws}", "    columns:"]
    return [f"    {line}" for line in [*head, *(f"      {key}: {_flow(value)}" for key, value in columns.items())]]


def _story(dice: Sequence[int], when: Sequence[tuple[str, list[str]]], then: Mapping[str, Any]) -> list[str]:
    lines = [f"dice: {_flow(dice)}"] if dice else []
    if when:
        lines += ["when:", *(f"  - {who}: {_flow(ids)}" for who, ids in when)]
    if then:
        lines += ["then:", *(f"  {path}: {_flow(value)}" for path, value in then.items())]
    return [f"    {line}" for line in lines]


def _flow(value: Any) -> str:
    """JSON is YAML; bytes are numbers there."""
    return msgspec.json.encode(_plain(value)).decode()


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple | bytes | bytearray) else value
