"""Live tables: everybody's answers arrive. The long form is a command (docs/testing.md)."""

from __future__ import annotations

from westphalia.bench.live import measure_live


def test_answers_at_live_tables_arrive() -> None:
    found = measure_live("six_continents", tables=4, seconds=2.0, every=0.5)
    assert found.answers >= 4
    assert 0 < found.p50_ms <= found.p95_ms
