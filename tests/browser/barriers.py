"""What axe-core finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

AXE = Path(__file__).parent / "axe.min.js"


def barriers(page: Any, within: str = "html") -> list[str]:
    """What is worse than minor, on the whole page or in a part of it."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    results = page.evaluate("within => axe.run(within)", within)
    return [
        f"{each['id']}: {node['html'][:200]}"
        for each in results["violations"]
        if each["impact"] != "minor"
        for node in each["nodes"]
    ]
