"""Shared test settings: property tests draw the same cases on every machine; ``--sample`` for the inner loop."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# For hunting by hand: HYPOTHESIS_PROFILE=explore ./check
settings.register_profile("explore", settings.get_profile("ci"), derandomize=False, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", type=int, default=1, metavar="N", help="of the cases of position files every N-th")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    every = config.getoption("--sample")
    cases = [item for item in items if item.nodeid.startswith("tests/positions/") and "[" in item.nodeid]
    left_out = {item for n, item in enumerate(cases) if n % every}
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=list(left_out))
