"""The HTTP interface does what its OpenAPI description says, whatever it is called with (schemathesis)."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.client import GAME, Person, Server

EXAMPLES = int(os.environ.get("WESTPHALIA_SCHEMA", "10"))  # of each call
CALLS = 20  # there are more; fewer would mean that the description is not whole
PATIENCE = 30
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that is not shared: nobody else shall wait because too many requests came from here."""
    folder = tmp_path_factory.mktemp("schema")
    with (folder / "log").open("w") as log:
        server = Server(folder / "games.sqlite", log=log)
        yield server
        assert server.stop() in (0, -15)
    assert "Traceback" not in (folder / "log").read_text()


def test_every_call_keeps_its_word(server: Server) -> None:
    ann = Person(server)
    tables = [ann.make_table(*chairs)["id"] for chairs in (("me", "open"), ("me", "random"), ("random", "random"))]
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= CALLS
    failures = []
    for operation in operations:
        try:
            try_out(operation, tables, ann.cookie)
        except BaseExceptionGroup as failure:
            failures.append(f"{operation.label}: {failure.exceptions}")
    assert not failures, "\n\n".join(failures)


def try_out(operation: APIOperation, tables: list[str], cookie: str) -> None:
    """No server error, and nothing answered that is not described: of things that don't exist and of those that do."""
    real = st.fixed_dictionaries(
        {
            "table_id": st.sampled_from(tables),
            "game": st.just(GAME),
            "language": st.just("pl"),
            "rule": st.just("SC-1.1"),
        }
    )

    @given(case=operation.as_strategy(), real=st.none() | real)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def check(case: Case, real: dict[str, str] | None) -> None:
        if real is not None:
            places = dict(case.path_parameters or {})
            case.path_parameters = {name: real.get(name, value) for name, value in places.items()}
        case.call_and_validate(timeout=PATIENCE, checks=CHECKS, headers={"Cookie": cookie})

    check()
