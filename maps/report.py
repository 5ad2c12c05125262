"""Where the drawing and the declared graph disagree."""

from __future__ import annotations

from .drawing import Drawing
from .recipe import Graph

ENOUGH = 8.0
"""A declared border shorter than this many page units is too short to be seen."""


def disagreements(drawing: Drawing, graph: Graph) -> list[str]:
    touching = drawing.touching()
    lands, zones = set(graph.territories), set(graph.zones)
    lines: list[str] = []
    for kind, declared, one, two in (
        ("land", graph.land_pairs(), lands, lands),
        ("coast", graph.coast_pairs(), lands, zones),
        ("sea", graph.sea_pairs(), zones, zones),
    ):
        wanted = {(min(pair), max(pair)) for pair in declared}
        for pair in sorted(wanted):
            length = touching.get(pair, 0.0)
            if length < ENOUGH:
                lines.append(f"{kind}: {pair[0]} - {pair[1]} declared, drawn {length:.1f}")
        for pair, length in sorted(touching.items()):
            a, b = pair
            is_kind = (a in one and b in two) or (b in one and a in two)
            if is_kind and pair not in wanted and length > 0:
                lines.append(f"{kind}: {a} - {b} not declared, drawn {length:.1f}")
    return lines
