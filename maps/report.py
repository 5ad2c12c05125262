"""Where the drawing and the declared graph disagree."""

from __future__ import annotations

from .drawing import Drawing
from .recipe import Graph, pair


def disagreements(drawing: Drawing, graph: Graph, enough: float) -> list[str]:
    """A line for each; a declared border shorter than `enough` page units is too short to be seen."""
    touching = drawing.touching(graph.group)
    lands, zones = graph.areas(), set(graph.zones)
    lines: list[str] = []
    for kind, declared, one, two in (
        ("land", graph.land, lands, lands),
        ("coast", graph.coast, lands, zones),
        ("sea", graph.sea, zones, zones),
    ):
        wanted = {pair(*both) for both in declared}
        for both in sorted(wanted):
            length = touching.get(both, 0.0)
            if length < enough:
                lines.append(f"{kind}: {both[0]} - {both[1]} declared, drawn {length:.1f}")
        for both, length in sorted(touching.items()):
            a, b = both
            is_kind = (a in one and b in two) or (b in one and a in two)
            if is_kind and both not in wanted and length > 0:
                lines.append(f"{kind}: {a} - {b} not declared, drawn {length:.1f}")
    return lines


def port_disagreements(drawing: Drawing, graph: Graph, enough: float) -> list[str]:
    """Ports drawn without a coast on a zone they face. A coast without a port is no error."""
    touching = drawing.touching()
    return [
        f"port: {name} faces {zone}, drawn {touching.get(pair(name, zone), 0.0):.1f}"
        for name, entry in sorted(graph.territories.items())
        for zone in sorted(entry["faces"])
        if zone in graph.zones and touching.get(pair(name, zone), 0.0) < enough
    ]
