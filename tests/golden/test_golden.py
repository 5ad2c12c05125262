"""Finished games of every scenario play again as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from westphalia.kernel import record

RECORDS = sorted(Path(__file__).parent.glob("*/records/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_verifies(path: Path) -> None:
    verdict = record.verify(record.read(path))
    assert verdict.over and verdict.by_secret and verdict.hashes > 0
