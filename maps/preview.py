"""A printed sheet of a board file, for looking at: one SVG, and a PNG where Chromium is at hand.

    python -m maps.preview six_continents [--marks] [--png FILE] [--width 2600] [--colours 256]

It reads nothing but the board file, the names in content/map.yaml and, if packed into the cache, EB Garamond.
"""

from __future__ import annotations

import argparse
import base64
import json
import math
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from .coast import CACHE
from .place import PLACES, WATERS, Room
from .recipe import Graph, board_file, read_graph

PAPER = "#f3ead3"
INK = "#3b332b"
SEA = "#ccd9d5"
SEA_INK = "#4c6a75"
RUST = "#9a4a34"
GOLD = "#a88442"
TINTS = {
    "north_america": "#c9a24b",
    "south_america": "#7f9f62",
    "europe": "#8a86b0",
    "africa": "#c58752",
    "asia": "#c2727a",
    "oceania": "#5f9d96",
}
FACES = {"normal": "eb-garamond-latin-400-normal", "italic": "eb-garamond-latin-400-italic"}
MARGIN_X, MARGIN_TOP, MARGIN_BOTTOM = 120, 120, 120


def mix(one: str, two: str, part: float) -> str:
    """`part` of the second colour in the first."""
    pairs = zip(_channels(one), _channels(two), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def sheet(world: dict[str, Any], graph: Graph, names: dict[str, str], marks: bool) -> str:
    _, _, width, height = world["viewBox"]
    view = (-MARGIN_X, -MARGIN_TOP, width + 2 * MARGIN_X, height + MARGIN_TOP + MARGIN_BOTTOM)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{" ".join(map(str, view))}">',
        f"<defs>{_style()}{_patterns(world)}</defs>",
        f'<rect x="{view[0]}" y="{view[1]}" width="{view[2]}" height="{view[3]}" fill="{PAPER}"/>',
        _neat_line(view),
        '<g clip-path="url(#frame)">',
        f'<path d="{world["frame"]}" fill="{SEA}"/>',
        _rose_lines(2790, 1500),
        f'<path d="{world["graticule"]}" class="graticule"/>',
        *_water(world),
        "</g>",
        *_land(world, graph),
        *(_borders(world, graph)),
        f'<path d="{world["frame"]}" fill="none" stroke="{INK}" stroke-width="3"/>',
        f'<path d="{world["frame"]}" fill="none" stroke="{PAPER}" stroke-width="9" class="outer"/>',
        *(f'<path d="{line["path"]}" class="crossing"/>' for line in world["water_lines"]),
        _rose(2790, 1500, 92),
        _peaks(world),
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
    return f"""<style>{_fonts()}
text {{ font-family: 'Sheet Garamond', 'EB Garamond', 'Liberation Serif', serif; }}
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


def _fonts() -> str:
    packed = sorted(CACHE.glob("fontsource-eb-garamond-*.tgz"))
    if not packed:
        return ""
    rules = []
    with tarfile.open(packed[-1]) as archive:
        for style, name in FACES.items():
            member = archive.extractfile(f"package/files/{name}.woff2")
            assert member is not None
            data = base64.b64encode(member.read()).decode()
            rules.append(
                f"@font-face {{ font-family: 'Sheet Garamond'; font-style: {style}; "
                f"src: url(data:font/woff2;base64,{data}); }}"
            )
    return "\n".join(rules)


def _patterns(world: dict[str, Any]) -> str:
    clips = "".join(
        f'<clipPath id="in-{name}"><path d="{entry["path"]}"/></clipPath>'
        for name, entry in world["territories"].items()
    )
    dot = f'<circle cx="3" cy="3" r="1.3" fill="{INK}"/><circle cx="8" cy="8" r="1.3" fill="{INK}"/>'
    reed = f'<path d="M2 8h8M6 8v-5M4 8l-1.5-3.5M8 8l1.5-3.5" stroke="{INK}" stroke-width="1" fill="none"/>'
    ridge = f'<path d="M1 10l5-8 5 8M6 2l1.5 8" stroke="{INK}" stroke-width="1.2" fill="none"/>'
    return (
        f'<clipPath id="frame"><path d="{world["frame"]}"/></clipPath>{clips}'
        f'<pattern id="desert" width="10" height="10" patternUnits="userSpaceOnUse">{dot}</pattern>'
        f'<pattern id="marsh" width="13" height="11" patternUnits="userSpaceOnUse">{reed}</pattern>'
        f'<pattern id="mountains" width="12" height="11" patternUnits="userSpaceOnUse">{ridge}</pattern>'
        '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>'
    )


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


def _peaks(world: dict[str, Any]) -> str:
    """Mountains as engravers drew them: a light flank, a hatched flank."""
    drawn = []
    for x, y, height in world["peaks"]:
        half = height * 0.62
        drawn.append(
            f'<path d="M{x - half:.1f} {y}L{x} {y - height}L{x + half:.1f} {y}" fill="{PAPER}" fill-opacity=".55"/>'
            f'<path d="M{x} {y - height}l{half * 0.3:.1f} {height * 0.45:.1f}l{-half * 0.25:.1f} {height * 0.3:.1f}'
            f'l{half * 0.2:.1f} {height * 0.25:.1f}h{half * 0.75:.1f}z" fill="{INK}" stroke="none" fill-opacity=".4"/>'
        )
    return f'<g stroke="{INK}" stroke-width="1.3" stroke-linejoin="round" opacity=".6">{"".join(drawn)}</g>'


def _land_names(world: dict[str, Any], names: dict[str, str]) -> list[str]:
    drawn = []
    for name, entry in world["territories"].items():
        rows, size = Room(*entry["label"], *entry["room"]).lettering(names[name], PLACES)
        x, y = entry["label"]
        drawn.append(_rows(rows, x, y, size, "place", 0.04, f'stroke-width="{size / 5:.1f}"'))
    return drawn


def _sea_names(world: dict[str, Any], names: dict[str, str]) -> list[str]:
    drawn = []
    for name, entry in world["seas"].items():
        rows, size = Room(*entry["label"], *entry["room"]).lettering(names[name].upper(), WATERS)
        for x, y in (entry["label"], *([entry["again"]] if "again" in entry else [])):
            drawn.append(_rows(rows, x, y, size, "sea", 0.22, f'transform="rotate({entry["angle"]} {x} {y})"'))
    return drawn


def _rows(rows: list[str], x: float, y: float, size: float, style: str, spacing: float, extra: str = "") -> str:
    step = size * 1.08
    first = y + size * 0.33 - step * (len(rows) - 1) / 2
    lines = "".join(
        f'<tspan x="{x + spacing * size / 2:.0f}" y="{first + i * step:.0f}">{escape(row)}</tspan>'
        for i, row in enumerate(rows)
    )
    return f'<text class="{style}" font-size="{size:.1f}" letter-spacing="{spacing}em" {extra}>{lines}</text>'


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


def _rose_lines(x: int, y: int) -> str:
    rays = "".join(
        f"M{x} {y}L{x + 5000 * math.cos(a):.0f} {y + 5000 * math.sin(a):.0f}"
        for a in (i * math.pi / 16 for i in range(32))
    )
    return f'<path d="{rays}" stroke="{GOLD}" stroke-width="1.1" opacity=".28" fill="none"/>'


def _rose(x: int, y: int, radius: int) -> str:
    """A compass rose of sixteen points, each half light and half dark."""
    drawn = [
        f'<circle cx="{x}" cy="{y}" r="{radius * 0.62}" fill="none" stroke="{INK}" stroke-width="1.4"/>',
        f'<circle cx="{x}" cy="{y}" r="{radius * 0.56}" fill="none" stroke="{INK}" stroke-width=".8"/>',
    ]
    for long, first, step, colour in ((0.5, 22.5, 45, GOLD), (0.72, 45, 90, RUST), (1.0, 0, 90, INK)):
        for turn in (first + step * i for i in range(360 // step)):
            tip = radius * long
            side = radius * 0.13
            drawn.append(
                f'<g transform="translate({x} {y}) rotate({turn})" stroke="{INK}" stroke-width=".8">'
                f'<path d="M0 {-tip:.0f}L{side:.0f} {-side:.0f}L0 0z" fill="{colour}"/>'
                f'<path d="M0 {-tip:.0f}L{-side:.0f} {-side:.0f}L0 0z" fill="{PAPER}"/>'
                "</g>"
            )
    drawn.append(f'<text x="{x}" y="{y - radius - 9}" font-size="34" fill="{INK}" text-anchor="middle">N</text>')
    return "".join(drawn)


def _neat_line(view: tuple[int, int, int, int]) -> str:
    x, y, width, height = view
    rows = []
    for inset, stroke, colour in ((34, 7, INK), (48, 2, INK), (62, 1.2, GOLD)):
        rows.append(
            f'<rect x="{x + inset}" y="{y + inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" '
            f'fill="none" stroke="{colour}" stroke-width="{stroke}"/>'
        )
    return "".join(rows)


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


def render(svg: Path, png: Path, width: int, ratio: float) -> None:
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if browser is None:
        raise SystemExit("No Chromium found: look at the SVG in a browser instead.")
    height = round(width * ratio)
    page = svg.with_suffix(".html")
    page.write_text(
        f'<body style="margin:0"><img src="{svg.name}" style="display:block;width:{width}px">', encoding="utf-8"
    )
    command = [
        browser,
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--virtual-time-budget=4000",
    ]
    subprocess.run(
        [*command, f"--window-size={width},{height}", f"--screenshot={png}", page.as_uri()],
        check=True,
        capture_output=True,
    )


def shrink(png: Path, colours: int) -> None:
    """A palette PNG; needs Pillow."""
    from PIL import Image

    with Image.open(png) as image:
        small = image.convert("RGB").quantize(colours, Image.Quantize.MAXCOVERAGE, 4, dither=Image.Dither.NONE)
    small.save(png, optimize=True)


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m maps.preview")
    parser.add_argument("game")
    parser.add_argument("--marks", action="store_true", help="also draw anchors, ports, fleets and halos")
    parser.add_argument("--png", type=Path, help="also render this PNG, with Chromium")
    parser.add_argument("--width", type=int, default=2600)
    parser.add_argument("--colours", type=int, default=0, help="reduce the PNG to a palette, with Pillow")
    options = parser.parse_args()
    graph = read_graph(options.game)
    world = json.loads(board_file(options.game).read_text(encoding="utf-8"))
    svg = CACHE / f"{options.game}.svg"
    svg.write_text(sheet(world, graph, graph.names, options.marks), encoding="utf-8")
    print(svg.name)
    if options.png:
        _, _, width, height = world["viewBox"]
        ratio = (height + MARGIN_TOP + MARGIN_BOTTOM) / (width + 2 * MARGIN_X)
        render(svg.resolve(), options.png.resolve(), options.width, ratio)
        if options.colours:
            shrink(options.png, options.colours)
        print(f"{options.png.name}: {options.png.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
