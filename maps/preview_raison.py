"""A printed sheet of a scenario of Raison d'État: homes in the colours of their powers, stripes on what is disputed."""

from __future__ import annotations

from typing import Any

from . import graphs, ink
from .board_raison import NAMES
from .ink import GOLD, INK, PAPER, RUST, SEA, SEA_INK, lettered, mix
from .place import Room

View = tuple[float, float, float, float]
STRIPE = 26.0


def sheet(world: dict[str, Any], view: View, scale: float, year: int) -> str:
    declared = graphs.read("raison_detat", f"map_{year}.yaml")
    scenarios = graphs.read("raison_detat", "powers.yaml")["scenarios"]
    powers = {p["id"]: p for s in scenarios if s["id"] == year for p in s["powers"]}
    tints = {name: ink.muted(power["colour"]["fill"], 0.5) for name, power in powers.items()}
    entries = graphs.by_id(declared["territories"])
    fine = min(1.6, max(0.3, 0.5 / scale))
    x, y, width, height = view
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}">',
        f"<defs><style>{ink.fonts()}{_style(fine)}</style>",
        f"{ink.patterns(1.3 * fine)}{_defs(world, entries, tints)}</defs>",
        f'<path d="{world["frame"]}" fill="{SEA}"/>',
        ink.rose_lines(world["rose"], fine),
        f'<path d="{world["graticule"]}" class="graticule"/>',
        ink.water_lining("".join(b["path"] for b in world["borders"] if b["kind"] == "coast"), fine),
        *(f'<path d="{route["path"]}" class="route-bed"/>' for route in world["routes"].values()),
        *(f'<path d="{route["path"]}" class="route"/>' for route in world["routes"].values()),
        *_land(world, entries, tints, fine),
        *_borders(world),
        *(f'<path d="{line["path"]}" class="strait"/>' for line in world["water_lines"]),
        ink.peaks(world["peaks"], max(0.6, fine)),
        *_names(world, entries),
        *_symbols(world, entries, tints),
        *_routes(world, declared, tints),
        _title(world, declared),
        f'<path d="{world["frame"]}" class="edge"/>',
    ]
    return "\n".join([*parts, "</svg>"])


def _style(fine: float) -> str:
    return f"""
path {{ stroke-linejoin: round; }}
.graticule {{ fill: none; stroke: {SEA_INK}; stroke-width: {fine:.2f}; opacity: .2; }}
.land {{ fill: none; stroke: {INK}; stroke-width: {2.2 * fine:.2f}; opacity: .85; }}
.void {{ fill: none; stroke: {INK}; stroke-width: {1.5 * fine:.2f}; opacity: .6; }}
.coast {{ fill: none; stroke: {INK}; stroke-width: {1.7 * fine:.2f}; }}
.empire {{ fill: none; stroke: {GOLD}; stroke-width: {15 * fine:.2f}; opacity: .6; stroke-linecap: round; }}
.empire-heart {{ fill: none; stroke: #f6e3a1; stroke-width: {7 * fine:.2f}; opacity: .85; stroke-linecap: round; }}
.route-bed {{ fill: none; stroke: {SEA}; stroke-width: {9 * fine:.2f}; opacity: .7; stroke-linecap: round; }}
.route {{ fill: none; stroke: {SEA_INK}; stroke-width: {3.4 * fine:.2f}; stroke-linecap: round; opacity: .9;
  stroke-dasharray: {11 * fine:.1f} {8 * fine:.1f}; }}
.strait {{ fill: none; stroke: {RUST}; stroke-width: {4 * fine:.2f}; stroke-dasharray: {7 * fine:.1f} {6 * fine:.1f};
  stroke-linecap: round; }}
.edge {{ fill: none; stroke: {INK}; stroke-width: 14; }}
.place {{ fill: {INK}; text-anchor: middle; paint-order: stroke; stroke: {PAPER}; stroke-opacity: .8;
  stroke-linejoin: round; }}
.capital {{ font-weight: 600; }}
.route-name {{ fill: {SEA_INK}; text-anchor: middle; font-style: italic; paint-order: stroke; stroke: {SEA};
  stroke-opacity: .8; stroke-width: 6; stroke-linejoin: round; }}
"""


def _defs(world: dict[str, Any], entries: dict[str, Any], tints: dict[str, str]) -> str:
    clips = "".join(
        f'<clipPath id="in-{name}"><path d="{entry["path"]}"/></clipPath>'
        for name, entry in world["territories"].items()
    )
    kinds = sorted({tuple(entry["stripes"]) for entry in entries.values() if entry["stripes"]})
    stripes = ""
    for kind in kinds:
        bands = [*kind, None] if len(kind) == 1 else list(kind)
        size = STRIPE * len(bands)
        rows = "".join(
            f'<rect x="{i * STRIPE}" width="{STRIPE}" height="{size}" fill="{_ground(power, tints)}"/>'
            for i, power in enumerate(bands)
        )
        stripes += (
            f'<pattern id="{_stripes(kind)}" width="{size}" height="{size}" patternUnits="userSpaceOnUse" '
            f'patternTransform="rotate(45)">{rows}</pattern>'
        )
    return clips + stripes


def _stripes(kind: tuple[str, ...]) -> str:
    return "stripes-" + "-".join(kind)


def _ground(power: str | None, tints: dict[str, str]) -> str:
    return mix(PAPER, tints[power], 0.5) if power else mix(PAPER, INK, 0.06)


def _land(world: dict[str, Any], entries: dict[str, Any], tints: dict[str, str], fine: float) -> list[str]:
    drawn = []
    for void in world["voids"].values():
        drawn.append(f'<path d="{void["path"]}" fill="{mix(PAPER, INK, 0.07)}"/>')
        shade = 0.35 if void["kind"] == "beyond" else 0.6
        drawn.append(f'<path d="{void["path"]}" fill="url(#{void["kind"]})" opacity="{shade}"/>')
    drawn.append(f'<path d="{world["islets"]}" fill="{PAPER}"/>')
    drawn.append(f'<path d="{world["lakes"]}" fill="{mix(SEA, ink.SEA_DEEP, 0.35)}"/>')
    for name, shape in world["territories"].items():
        entry = entries[name]
        fill = f"url(#{_stripes(tuple(entry['stripes']))})" if entry["stripes"] else _ground(entry["home"], tints)
        rim = mix(PAPER, tints[entry["home"]], 0.95) if entry["home"] else mix(PAPER, INK, 0.35)
        drawn.append(f'<path d="{shape["path"]}" fill="{fill}"/>')
        drawn.append(
            f'<g clip-path="url(#in-{name})" fill="none" stroke="{rim}">'
            f'<path d="{shape["path"]}" stroke-width="{30 * fine:.1f}" opacity=".25"/>'
            f'<path d="{shape["path"]}" stroke-width="{14 * fine:.1f}" opacity=".4"/></g>'
        )
    return drawn


def _borders(world: dict[str, Any]) -> list[str]:
    def joined(*kinds: str) -> str:
        return "".join(border["path"] for border in world["borders"] if border["kind"] in kinds)

    empire = "".join(border["path"] for border in world["borders"] if "hre" in border)
    return [
        f'<path d="{empire}" class="empire"/>',
        f'<path d="{empire}" class="empire-heart"/>',
        f'<path d="{joined("void")}" class="void"/>',
        f'<path d="{joined("land")}" class="land"/>',
        f'<path d="{joined("coast", "lake")}" class="coast"/>',
    ]


def _names(world: dict[str, Any], entries: dict[str, Any]) -> list[str]:
    drawn = []
    for name, entry in world["territories"].items():
        rows, size = Room(*entry["label"], *entry["room"]).lettering(entries[name]["name"], NAMES)
        style = "place capital" if entries[name]["capital"] else "place"
        x, y = entry["label"]
        drawn.append(lettered(rows, x, y, size, style, 0.02, f'stroke-width="{size / 5:.1f}"'))
    return drawn


def _symbols(world: dict[str, Any], entries: dict[str, Any], tints: dict[str, str]) -> list[str]:
    """The value as coins, a crown for the capital, an eagle's star for an elector."""
    drawn = []
    for name, shape in world["territories"].items():
        entry = entries[name]
        x, y = shape["value"]
        for i in range(entry["value"]):
            at = x + (i - (entry["value"] - 1) / 2) * 15
            drawn.append(
                f'<circle cx="{at:.0f}" cy="{y}" r="6.5" fill="#f2dda0" stroke="{INK}" stroke-width="1.4"/>'
                f'<circle cx="{at:.0f}" cy="{y}" r="3.2" fill="none" stroke="{GOLD}" stroke-width="1.4"/>'
            )
        if entry["capital"]:
            x, y = shape["army"]
            drawn.append(
                f'<path d="M{x - 15} {y + 9}l-3-18 9 7 9-12 9 12 9-7-3 18z" fill="{tints[entry["home"]]}" '
                f'stroke="{INK}" stroke-width="1.8"/>'
            )
        if entry["elector"]:
            x, y = shape["garrison"]
            drawn.append(
                f'<path d="M{x} {y - 10}l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="{GOLD}" stroke="{INK}" '
                f'stroke-width="1.4"/>'
            )
    return drawn


def _routes(world: dict[str, Any], declared: dict[str, Any], tints: dict[str, str]) -> list[str]:
    drawn = []
    for entry in declared["sea_routes"]:
        x, y = world["routes"][entry["id"]]["mark"]
        fill = tints[entry["start_control"]] if entry["start_control"] else PAPER
        drawn.append(
            f'<circle cx="{x}" cy="{y}" r="13" fill="{fill}" stroke="{INK}" stroke-width="1.8"/>'
            f'<path d="M{x - 7} {y + 4}h14l-3 4h-8zM{x - 1} {y + 2}v-9l7 7z" fill="{PAPER}" stroke="{INK}" '
            f'stroke-width="1.1"/>'
            f'<text class="route-name" x="{x}" y="{y + 32}" font-size="20">{entry["name"]}</text>'
        )
    return drawn


def _title(world: dict[str, Any], declared: dict[str, Any]) -> str:
    width = world["viewBox"][2]
    x, y = width - 540, 180
    return (
        f'<g text-anchor="middle" fill="{INK}"><rect x="{x - 490}" y="{y - 120}" width="980" height="270" '
        f'fill="{PAPER}" stroke="{INK}" stroke-width="4"/><rect x="{x - 476}" y="{y - 106}" width="952" height="242" '
        f'fill="none" stroke="{GOLD}" stroke-width="2.5"/>'
        f'<text x="{x}" y="{y - 10}" font-size="88" letter-spacing=".08em">RAISON D’ÉTAT</text>'
        f'<path d="M{x - 220} {y + 26}h440" stroke="{RUST}" stroke-width="4"/>'
        f'<text x="{x}" y="{y + 90}" font-size="46" font-style="italic">{declared["title"]}, {declared["scenario"]}'
        f"</text></g>{ink.rose(*world['rose'])}"
    )
