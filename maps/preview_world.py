"""A printed sheet of Six Continents."""

from __future__ import annotations

from typing import Any
from xml.sax.saxutils import escape

from . import ink
from .ink import INK, PAPER, RUST, SEA, SEA_INK, lettered, mix
from .place import PLACES, WATERS, Room
from .recipe import Graph

TINTS = {
    "north_america": "#c9a24b",
    "south_america": "#7f9f62",
    "europe": "#8a86b0",
    "africa": "#c58752",
    "asia": "#c2727a",
    "oceania": "#5f9d96",
}
MARGIN_X, MARGIN_TOP, MARGIN_BOTTOM = 120, 120, 120


def sheet(world: dict[str, Any], graph: Graph, names: dict[str, str], marks: bool) -> str:
    _, _, width, height = world["viewBox"]
    view = (-MARGIN_X, -MARGIN_TOP, width + 2 * MARGIN_X, height + MARGIN_TOP + MARGIN_BOTTOM)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(str, view))}">',
        f"<defs>{_style()}{_patterns(world)}</defs>",
        f'<rect x="{view[0]}" y="{view[1]}" width="{view[2]}" height="{view[3]}" fill="{PAPER}"/>',
        ink.neat_line(view),
        '<g clip-path="url(#frame)">',
        f'<path d="{world["frame"]}" fill="{SEA}"/>',
        ink.rose_lines([2790, 1500]),
        f'<path d="{world["graticule"]}" class="graticule"/>',
        *_water(world),
        "</g>",
        *_land(world, graph),
        *(_borders(world, graph)),
        f'<path d="{world["frame"]}" fill="none" stroke="{INK}" stroke-width="3"/>',
        f'<path d="{world["frame"]}" fill="none" stroke="{PAPER}" stroke-width="9" class="outer"/>',
        *(f'<path d="{line["path"]}" class="crossing"/>' for line in world["water_lines"]),
        ink.rose(2790, 1500, 92),
        ink.peaks(world["peaks"]),
        *_sea_names(world, names),
        *_land_names(world, names),
        *_exits(world, names),
        _title(width, height),
        _legend(height, names, graph),
    ]
    if marks:
        parts += _marks(world)
    return "\n".join([*parts, "</svg>"])


def _style() -> str:
    return f"""<style>{ink.fonts()}
.graticule {{ fill: none; stroke: {SEA_INK}; stroke-width: 1; opacity: .22; }}
.sea-border {{ fill: none; stroke: {SEA_INK}; stroke-width: 2.2; stroke-dasharray: 1 9; stroke-linecap: round;
  opacity: .75; }}
.crossing {{ fill: none; stroke: {RUST}; stroke-width: 3; stroke-dasharray: 9 7; stroke-linecap: round; opacity: .8; }}
.coast {{ fill: none; stroke: {INK}; stroke-width: 1.9; stroke-linejoin: round; }}
.land-border {{ fill: none; stroke: {INK}; stroke-width: 1.8; stroke-dasharray: 7 3.5 1.5 3.5; opacity: .85;
  stroke-linejoin: round; }}
.great-border {{ fill: none; stroke: {INK}; stroke-width: 2.8; stroke-linejoin: round; }}
.place {{ fill: {INK}; text-anchor: middle; paint-order: stroke; stroke: {PAPER}; stroke-opacity: .72;
  stroke-linejoin: round; }}
.sea {{ fill: {SEA_INK}; text-anchor: middle; font-style: italic; paint-order: stroke; stroke: {SEA};
  stroke-opacity: .7; stroke-width: 6; stroke-linejoin: round; }}
</style>"""


def _patterns(world: dict[str, Any]) -> str:
    clips = "".join(
        f'<clipPath id="in-{name}"><path d="{entry["path"]}"/></clipPath>'
        for name, entry in world["territories"].items()
    )
    return f'<clipPath id="frame"><path d="{world["frame"]}"/></clipPath>{clips}{ink.patterns()}'


def _water(world: dict[str, Any]) -> list[str]:
    coasts = "".join(border["path"] for border in world["borders"] if border["kind"] == "coast")
    halos = [(46, "#bfd0cf"), (30, "#b1c6c8"), (15, "#9fb9be")]
    drawn = [
        f'<path d="{coasts}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" '
        f'stroke-linecap="round" opacity=".75"/>'
        for width, colour in halos
    ]
    seas = "".join(border["path"] for border in world["borders"] if border["kind"] == "sea")
    return [f'<g filter="url(#soft)">{"".join(drawn)}</g>', f'<path d="{seas}" class="sea-border"/>']


def _land(world: dict[str, Any], graph: Graph) -> list[str]:
    tints = territory_tints(world, graph)
    drawn = []
    for name, entry in world["territories"].items():
        tint = tints[name]
        drawn.append(f'<path d="{entry["path"]}" fill="{mix(PAPER, tint, 0.42)}"/>')
        drawn.append(
            f'<g clip-path="url(#in-{name})"><g filter="url(#soft)"><path d="{entry["path"]}" fill="none" '
            f'stroke="{mix(PAPER, tint, 0.95)}" stroke-width="24" opacity=".8"/></g></g>'
        )
    for void in world["voids"].values():
        drawn.append(f'<path d="{void["path"]}" fill="{mix(PAPER, INK, 0.08)}"/>')
        drawn.append(f'<path d="{void["path"]}" fill="url(#{void["kind"]})" opacity=".75"/>')
    drawn.append(f'<path d="{world["islets"]}" fill="{PAPER}"/>')
    drawn.append(f'<path d="{world["lakes"]}" fill="{mix(SEA, "#9fb9be", 0.35)}"/>')
    return drawn


def territory_tints(world: dict[str, Any], graph: Graph) -> dict[str, str]:
    """The continent's colour, a shade lighter or darker than the neighbours'."""
    shades = [("#ffffff", 0.0), ("#ffffff", 0.3), ("#5a3d1e", 0.22), ("#ffe9a8", 0.38)]
    chosen: dict[str, int] = {}
    for name in sorted(graph.territories, key=lambda n: -len(graph.territories[n]["land"])):
        near = [chosen[other] for other in graph.territories[name]["land"] if other in chosen]
        used = list(chosen.values())
        free = [shade for shade in range(len(shades)) if shade not in near] or list(range(len(shades)))
        chosen[name] = min(free, key=lambda shade: (used.count(shade), shade))
    return {name: mix(TINTS[entry["continent"]], *shades[chosen[name]]) for name, entry in graph.territories.items()}


def _borders(world: dict[str, Any], graph: Graph) -> list[str]:
    coasts = "".join(b["path"] for b in world["borders"] if b["kind"] in ("coast", "lake"))
    lands, greats = "", ""
    for border in world["borders"]:
        if border["kind"] == "land":
            a, b = (graph.territories[border[side]]["continent"] for side in "ab")
            if a == b:
                lands += border["path"]
            else:
                greats += border["path"]
        elif border["kind"] == "void":
            lands += border["path"]
    return [
        f'<path d="{lands}" class="land-border"/>',
        f'<path d="{greats}" class="great-border"/>',
        f'<path d="{coasts}" class="coast"/>',
    ]


def _land_names(world: dict[str, Any], names: dict[str, str]) -> list[str]:
    drawn = []
    for name, entry in world["territories"].items():
        rows, size = Room(*entry["label"], *entry["room"]).lettering(names[name], PLACES)
        x, y = entry["label"]
        drawn.append(lettered(rows, x, y, size, "place", 0.04, f'stroke-width="{size / 5:.1f}"'))
    return drawn


def _sea_names(world: dict[str, Any], names: dict[str, str]) -> list[str]:
    drawn = []
    for name, entry in world["seas"].items():
        rows, size = Room(*entry["label"], *entry["room"]).lettering(names[name].upper(), WATERS)
        for x, y in (entry["label"], *([entry["again"]] if "again" in entry else [])):
            drawn.append(lettered(rows, x, y, size, "sea", 0.22, f'transform="rotate({entry["angle"]} {x} {y})"'))
    return drawn


def _exits(world: dict[str, Any], names: dict[str, str]) -> list[str]:
    """Where a water line leaves the sheet, the name of the land it comes back to."""
    drawn = []
    for line in world["water_lines"]:
        for (x, y), other, anchor in zip(line.get("exits", []), (line["b"], line["a"]), ("end", "start"), strict=False):
            shift = -14 if anchor == "end" else 14
            drawn.append(
                f'<text x="{x + shift}" y="{y + 8}" font-size="25" font-style="italic" fill="{RUST}" '
                f'text-anchor="{anchor}">{escape("to " + names[other])}</text>'
            )
    return drawn


def _title(width: int, height: int) -> str:
    return (
        f'<g fill="{INK}"><text x="-36" y="40" font-size="88" letter-spacing=".14em">SIX</text>'
        f'<text x="-36" y="104" font-size="50" letter-spacing=".14em">CONTINENTS</text>'
        f'<path d="M-34 136h300" stroke="{RUST}" stroke-width="3"/>'
        f'<text x="-36" y="180" font-size="34" font-style="italic">a chart of the world,</text>'
        f'<text x="-36" y="220" font-size="34" font-style="italic">its lands and seas</text></g>'
        f'<g fill="{SEA_INK}" font-size="27" font-style="italic" text-anchor="end">'
        f'<text x="{width + 30}" y="{height - 44}">Equal Earth projection</text>'
        f'<text x="{width + 30}" y="{height - 8}">Coasts after Natural Earth</text></g>'
    )


def _legend(height: int, names: dict[str, str], graph: Graph) -> str:
    rows = []
    for i, continent in enumerate(graph.continents):
        y = height - 226 + i * 42
        tint = TINTS[continent]
        rows.append(
            f'<rect x="-30" y="{y - 20}" width="46" height="26" fill="{mix(PAPER, tint, 0.45)}" '
            f'stroke="{mix(PAPER, tint, 0.95)}" stroke-width="5"/>'
            f'<rect x="-33" y="{y - 23}" width="52" height="32" fill="none" stroke="{INK}" stroke-width="1.4"/>'
            f'<text x="34" y="{y + 4}" font-size="32" fill="{INK}">{escape(names[continent])}</text>'
        )
    return "".join(rows)


def _marks(world: dict[str, Any]) -> list[str]:
    """Anchors, ports, fleets and halos, for checking."""
    drawn = []
    for entry in world["territories"].values():
        (ax, ay), (cx, cy) = entry["army"], entry["capital"]
        drawn.append(
            f'<circle cx="{ax}" cy="{ay}" r="9" fill="#b00"/><rect x="{cx - 7}" y="{cy - 7}" width="14" height="14"/>'
        )
        for port in entry["ports"].values():
            (px, py), (bx, by) = port["at"], port["berth"]
            drawn.append(
                f'<path d="M{px} {py}L{bx} {by}" stroke="#00c" stroke-width="2"/><circle cx="{px}" cy="{py}" r="4"/>'
            )
        if "halo" in entry:
            drawn.append(
                f'<circle cx="{ax}" cy="{ay}" r="{entry["halo"]}" fill="none" stroke="#f0f" stroke-width="2"/>'
            )
    for entry in world["seas"].values():
        drawn += [f'<circle cx="{x}" cy="{y}" r="6" fill="#060"/>' for x, y in entry["fleets"]]
    return drawn
