"""The board in words, in every language."""

from __future__ import annotations

import pytest

from tests.games.raison_detat.boards import table
from westphalia.games.raison_detat import TITLE
from westphalia.games.raison_detat.board import BOARDS, PLACE_IDS
from westphalia.games.raison_detat.model import Game
from westphalia.kernel.messages import Catalogue, languages
from westphalia.kernel.session import Session
from westphalia.kernel.summary import Cell, Table


def fight() -> Session:
    session = table(
        scenario=1618,
        step="moves",
        acting="austria",
        austria={"hand": [1, 5]},
        protestants={"hand": [2, 3]},
        wallenstein={"at": "bohemia", "units": 4},
    )
    austria = TITLE.seat_of(state(session), "austria")
    assert austria is not None
    for answer in ("end", "face_down", "5"):
        session.answer(austria, answer)
    return session


def state(session: Session) -> Game:
    assert isinstance(session.state, Game)
    return session.state


def words(session: Session, seat: int | None, language: str) -> str:
    catalogue = Catalogue(TITLE, language)
    known = TITLE.mask(state(session), seat)

    def say(cell: Cell) -> str:
        return catalogue.cell(cell)

    def lines(table: Table) -> list[str]:
        return [say(table.heading), *map(say, table.columns), *(" | ".join(map(say, row)) for row in table.rows)]

    tables = [*TITLE.tables(known, seat), *TITLE.atlas(known, seat)]
    text = "\n".join(line for table in tables for line in lines(table))
    status = TITLE.status(known, seat) if seat is not None else None
    text += "" if status is None else "\n" + say(status)
    assert not catalogue.missing and not catalogue.errors
    return text


@pytest.mark.parametrize("language", languages(TITLE))
def test_everything_can_be_said(language: str) -> None:
    session = fight()
    for seat in (None, 0, 3):
        assert len(words(session, seat, language)) > 2000


def test_who_sees_which_cards() -> None:
    """RE-6.15: the owner reads the card laid face down, the others do not."""
    session = fight()
    austria = TITLE.seat_of(state(session), "austria")
    assert "5 face down" in words(session, austria, "en")
    assert "5 face down" not in words(session, None, "en")
    assert "Austria | Albrecht von Wallenstein | face down" in words(session, None, "en")


def test_the_map_tells_what_lies_where() -> None:
    text = words(fight(), None, "en")
    assert "Bohemia | 2 | stripe (Austria), stripe (Protestants), Elector | Protestants | Garrison, Albrecht" in text
    assert "Austria | 2 | Capital (Austria), Empire | Austria | Garrison, Fortress" in text
    assert "English Channel | Normandy and Brittany | England | France" in text


def test_one_line_for_a_player() -> None:
    session = fight()
    catalogue = Catalogue(TITLE, "en")
    austria = TITLE.seat_of(state(session), "austria")
    assert austria is not None
    status = TITLE.status(TITLE.mask(state(session), austria), austria)
    assert status is not None
    assert catalogue.cell(status) == (
        "Round 1. Austria, Catholic League, Movement. Influence 0 of 30, money 5, Morale 4, cards 1."
    )


def test_cards_beside_the_board_tell_what_everybody_may_know() -> None:
    session = fight()
    catalogue = Catalogue(TITLE, "en")
    cards = TITLE.cards(TITLE.mask(state(session), None), None)
    assert [card.seat for card in cards] == list(range(7))
    facts = {fact.id: catalogue.cell(fact.value) for fact in cards[3].facts}
    assert facts["power"] == "Austria"
    assert (facts["influence"], facts["money"], facts["cards"], facts["lands"], facts["score"]) == (
        "0 / 30",
        "5",
        "1",
        "5",
        "4",
    )
    assert [fact.id for fact in cards[3].facts if fact.main] == ["influence", "projected", "morale", "money", "status"]


def test_looking_back() -> None:
    """RE-10.3: curves by seat, and what decided the game."""
    session = Session.start(TITLE, "1702", 3, secret="7", options={"powers": "choose"})
    assert TITLE.moment(state(session)) == 0
    assert set(TITLE.figures(state(session))["summary-influence"]) == {0}
    session = table(scenario=1618, step="wheel", turn=7, round=12, france={"influence": 9})
    assert TITLE.moment(state(session)) == 12
    france = TITLE.seat_of(state(session), "france")
    assert france is not None
    assert TITLE.figures(state(session))["summary-influence"][france] == 9
    scoring = TITLE.scoring(state(session))
    assert scoring.rows[-1][1] == 9
    catalogue = Catalogue(TITLE, "pl")
    for cell in (scoring.heading, *scoring.columns, *(cell for row in scoring.rows for cell in row)):
        catalogue.cell(cell)
    assert not catalogue.missing and not catalogue.errors


@pytest.mark.parametrize("scenario", [*TITLE.scenarios, *TITLE.proving_grounds])
def test_every_scenario_has_a_drawing_of_its_lands(scenario: str) -> None:
    path = TITLE.drawing(scenario)
    assert path is not None
    drawing = path.read_text(encoding="utf-8")
    board = next(board for board in BOARDS if board.id == scenario.removeprefix("wild_"))
    assert [p for p in board.places if f'"{PLACE_IDS[p]}"' not in drawing] == []
