"""A printed sheet of The Price of Power in 1444, or a part of it at a scale, with what is shown at that scale."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import pairwise
from typing import Any
from xml.sax.saxutils import escape

from . import graphs, ink
from .board_price import AREAS, LEGIBLE, WATERS
from .ink import GOLD, INK, PAPER, RUST, SEA, SEA_INK, lettered, mix
from .place import ROW, Hand, Room
from .towns import LETTER

TOWNS = Hand(letter=LETTER, smallest=9, largest=19)
NUMBER = re.compile(r"-?\d+")
Box = tuple[float, float, float, float]
View = tuple[float, float, float, float]


class Lines:
    """The arcs of a board file, joined into paths."""

    def __init__(self, world: dict[str, Any]) -> None:
        self.points: list[list[tuple[int, int]]] = []
        for text in world["arcs"]:
            numbers = [int(number) for number in NUMBER.findall(text)]
            x, y = 0, 0
            points = []
            for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
                x, y = x + dx, y + dy
                points.append((x, y))
            self.points.append(points)

    def walk(self, reference: int) -> list[tuple[int, int]]:
        return self.points[reference] if reference >= 0 else self.points[~reference][::-1]

    def area(self, rings: list[list[int]]) -> str:
        return "".join(_run([p for reference in ring for p in self.walk(reference)]) + "z" for ring in rings)

    def line(self, arcs: list[int]) -> str:
        return "".join(_run(self.walk(reference)) for reference in arcs)


def _run(points: list[tuple[int, int]]) -> str:
    if not points:
        return ""
    steps = "".join(f"l{bx - ax} {by - ay}" for (ax, ay), (bx, by) in pairwise(points) if (ax, ay) != (bx, by))
    return f"M{points[0][0]} {points[0][1]}{steps}"


class Sheet:
    def __init__(self, world: dict[str, Any], view: View, scale: float) -> None:
        self.world = world
        self.view = view
        self.scale = scale
        self.fine = min(1.6, max(0.28, 0.5 / scale))
        self.lines = Lines(world)
        self.provinces = graphs.by_id(graphs.read("price_of_power", "provinces.yaml")["provinces"])
        self.areas = graphs.by_id(graphs.read("price_of_power", "areas.yaml")["areas"])
        self.zones = graphs.by_id(graphs.read("price_of_power", "sea_zones.yaml")["sea_zones"])
        self.realms = graphs.by_id(graphs.read("price_of_power", "realms.yaml")["realms"])
        self.holder = {name: entry.get("held", [name])[0] for name, entry in world["shapes"].items()}
        self.owner = {name: self.provinces[held]["owner_1444"] for name, held in self.holder.items()}
        self.taken: list[Box] = []

    def svg(self) -> str:
        x, y, width, height = self.view
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}">',
            f"<defs><style>{ink.fonts()}{self._style()}</style>{ink.patterns(1.4 * self.fine)}{self._clips()}</defs>",
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{PAPER}"/>',
            *(self._water(name, panel) for name, panel in self.world["panels"].items()),
            *self._land(),
            *self._borders(),
            *self._frames(),
            *self._names(),
            *self._symbols(),
            self._cartouche(),
        ]
        return "\n".join([*parts, "</svg>"])

    def _style(self) -> str:
        f = self.fine
        return f"""
path {{ stroke-linejoin: round; }}
.graticule {{ fill: none; stroke: {SEA_INK}; stroke-width: {f:.2f}; opacity: .2; }}
.sea-border {{ fill: none; stroke: {SEA_INK}; stroke-width: {2.8 * f:.2f}; stroke-dasharray: {f:.1f} {8 * f:.1f};
  stroke-linecap: round; opacity: .9; }}
.province {{ fill: none; stroke: {INK}; stroke-width: {1.4 * f:.2f}; stroke-dasharray: {5 * f:.1f} {3 * f:.1f};
  opacity: .7; }}
.area {{ fill: none; stroke: {INK}; stroke-width: {2 * f:.2f}; opacity: .8; }}
.realm {{ fill: none; stroke: {INK}; stroke-width: {2.6 * f:.2f}; opacity: .9; }}
.empire {{ fill: none; stroke: {GOLD}; stroke-width: {17 * f:.2f}; opacity: .6; stroke-linecap: round; }}
.empire-heart {{ fill: none; stroke: #f6e3a1; stroke-width: {8 * f:.2f}; opacity: .85; stroke-linecap: round; }}
.coast {{ fill: none; stroke: {INK}; stroke-width: {1.5 * f:.2f}; }}
.void-edge {{ fill: none; stroke: {INK}; stroke-width: {1.5 * f:.2f}; opacity: .6; }}
.area-name {{ fill: {mix(INK, RUST, 0.55)}; text-anchor: middle; paint-order: stroke; stroke: {PAPER};
  stroke-opacity: .75; stroke-linejoin: round; }}
.town-name {{ fill: {INK}; text-anchor: middle; paint-order: stroke; stroke: {PAPER}; stroke-opacity: .8;
  stroke-linejoin: round; }}
.capital-name {{ font-weight: 600; }}
.sea-name {{ fill: {SEA_INK}; text-anchor: middle; font-style: italic; paint-order: stroke; stroke: {SEA};
  stroke-opacity: .7; stroke-linejoin: round; }}
.title {{ fill: {INK}; text-anchor: middle; }}
"""

    def _clips(self) -> str:
        return "".join(
            f'<clipPath id="frame-{name}"><path d="{panel["frame"]}"/></clipPath>'
            for name, panel in self.world["panels"].items()
        )

    def _water(self, name: str, panel: dict[str, Any]) -> str:
        coasts = "".join(
            self.lines.line(border["arcs"]) for border in self.world["borders"] if border["kind"] == "coast"
        )
        inner = [f'<path d="{panel["frame"]}" fill="{SEA}"/>']
        if name == "europe":
            inner.append(ink.rose_lines(self.world["rose"], self.fine))
        inner.append(f'<path d="{panel["graticule"]}" class="graticule"/>')
        inner.append(ink.water_lining(coasts, self.fine))
        return f'<g clip-path="url(#frame-{name})">{"".join(inner)}</g>'

    def _land(self) -> list[str]:
        drawn = []
        for void in self.world["voids"].values():
            path = self.lines.area(void["rings"])
            tone = mix(PAPER, INK, 0.05) if void["kind"] == "beyond" else mix(PAPER, INK, 0.1)
            shade = 0.35 if void["kind"] == "beyond" else 0.6
            drawn.append(f'<path d="{path}" fill="{tone}" fill-rule="evenodd"/>')
            drawn.append(f'<path d="{path}" fill="url(#{void["kind"]})" fill-rule="evenodd" opacity="{shade}"/>')
        drawn.append(f'<path d="{self.lines.area(self.world["islets"])}" fill="{PAPER}" fill-rule="evenodd"/>')
        drawn.append(
            f'<path d="{self.lines.area(self.world["lakes"])}" fill="{mix(SEA, ink.SEA_DEEP, 0.35)}" '
            f'fill-rule="evenodd"/>'
        )
        realms: dict[str | None, list[str]] = defaultdict(list)
        for name, owner in self.owner.items():
            realms[owner].append(name)
        for number, (owner, names) in enumerate(realms.items()):
            colour = ink.muted(self.realms[owner]["colour"]) if owner else mix(PAPER, INK, 0.12)
            ground = "".join(self.lines.area(self.world["shapes"][name]["rings"]) for name in names)
            edge = self.lines.line(self._edge(names))
            drawn.append(f'<path d="{ground}" fill="{mix(PAPER, colour, 0.4)}" fill-rule="evenodd"/>')
            drawn.append(f'<clipPath id="realm-{number}"><path d="{ground}"/></clipPath>')
            drawn.append(
                f'<g clip-path="url(#realm-{number})" fill="none" stroke="{mix(PAPER, colour, 0.9)}">'
                f'<path d="{edge}" stroke-width="{34 * self.fine:.1f}" opacity=".25"/>'
                f'<path d="{edge}" stroke-width="{22 * self.fine:.1f}" opacity=".3"/>'
                f'<path d="{edge}" stroke-width="{11 * self.fine:.1f}" opacity=".45"/></g>'
            )
        return drawn

    def _edge(self, names: list[str]) -> list[int]:
        """The outline of several shapes: the arcs that only one of them has."""
        seen: dict[int, int] = defaultdict(int)
        for name in names:
            for ring in self.world["shapes"][name]["rings"]:
                for reference in ring:
                    seen[reference if reference >= 0 else ~reference] += 1
        return [arc for arc, times in seen.items() if times == 1]

    def _borders(self) -> list[str]:
        gathered: dict[str, list[int]] = defaultdict(list)
        for border in self.world["borders"]:
            kind, a, b = border["kind"], border["a"], border["b"]
            if kind in ("province", "area", "mountain"):
                if self.holder[a] == self.holder[b]:
                    continue
                if "hre" in border:
                    gathered["empire"] += border["arcs"]
                if self.owner[a] != self.owner[b]:
                    gathered["realm"] += border["arcs"]
                elif kind == "province":
                    gathered["province"] += border["arcs"]
                if kind != "province":
                    gathered["area"] += border["arcs"]
            elif kind in ("coast", "lake"):
                gathered["coast"] += border["arcs"]
            elif kind == "void":
                gathered["void-edge"] += border["arcs"]
            else:
                gathered["sea-border"] += border["arcs"]
        gathered["empire-heart"] = gathered["empire"]
        order = ("sea-border", "void-edge", "province", "empire", "empire-heart", "area", "realm", "coast")
        drawn = [f'<path d="{self.lines.line(gathered[kind])}" class="{kind}"/>' for kind in order]
        return [*drawn, ink.peaks(self.world["peaks"], max(0.5, self.fine))]

    def _frames(self) -> list[str]:
        return [
            f'<path d="{panel["frame"]}" fill="none" stroke="{INK}" stroke-width="{6 * self.fine:.1f}"/>'
            f'<path d="{panel["frame"]}" fill="none" stroke="{PAPER}" stroke-width="{2 * self.fine:.1f}"/>'
            for panel in self.world["panels"].values()
        ]

    def _names(self) -> list[str]:
        drawn: list[str] = []
        if self.scale >= self.world["zoom"]["province_from"]:
            reach = 8 * self._mark()
            towns = (entry["town"] for entry in self.world["provinces"].values())
            self.taken += [(x - reach, y - reach, x + reach, y + reach) for x, y in towns]
            order = sorted(self.provinces, key=lambda name: (not self.provinces[name]["capital"], -_large(self, name)))
            drawn += [self._town_name(name) for name in order if self.provinces[name]["era"] != 1618]
        if self.scale < self.world["zoom"]["area_until"]:
            drawn += [
                self._wide_name(entry, self.areas[name]["name"], AREAS, "area-name", 0.1, name)
                for name, entry in sorted(self.world["areas"].items(), key=lambda item: item[1]["from"])
            ]
        drawn += [
            self._wide_name(entry, self.zones[name]["name"].upper(), WATERS, "sea-name", 0.2, name)
            for name, entry in sorted(self.world["seas"].items(), key=lambda item: item[1]["from"])
        ]
        return drawn

    def _town_name(self, name: str) -> str:
        entry = self.world["provinces"][name]
        room = Room(*entry["label"], *entry["room"])
        rows, size = room.lettering(self.provinces[name]["name"], TOWNS)
        size = max(size, 9.5 / self.scale) if self.scale >= entry["from"] * 0.75 else 0
        if not size or not self._claims(rows, room.x, room.y, size, TOWNS):
            return ""
        style = "town-name capital-name" if self.provinces[name]["capital"] else "town-name"
        return lettered(rows, room.x, room.y, size, style, 0.02, f'stroke-width="{size / 5:.1f}"')

    def _wide_name(self, entry: dict[str, Any], text: str, hand: Hand, style: str, spacing: float, name: str) -> str:
        room = Room(*entry["label"], *entry["room"])
        rows, size = room.lettering(text, hand)
        size = min(max(size, LEGIBLE / self.scale), 26 / self.scale)
        if self.scale < 0.8 * entry["from"] or not self._claims(rows, room.x, room.y, size, hand):
            return ""
        turn = f'transform="rotate({entry["angle"]} {room.x} {room.y})" stroke-width="{size / 6:.1f}"'
        return lettered(rows, room.x, room.y, size, style, spacing, turn)

    def _claims(self, rows: list[str], x: float, y: float, size: float, hand: Hand) -> bool:
        """Whether there is still room for a name here; if so, it is taken."""
        half_width, half_height = max(map(len, rows)) * hand.letter * 0.9 * size / 2, len(rows) * ROW * size / 2
        box = (x - half_width, y - half_height, x + half_width, y + half_height)
        if any(box[0] < o[2] and o[0] < box[2] and box[1] < o[3] and o[1] < box[3] for o in self.taken):
            return False
        self.taken.append(box)
        return True

    def _mark(self) -> float:
        """Symbols shrink with the map, but less."""
        return min(1.0, max(0.55, self.scale)) / max(self.scale, 0.35)

    def _symbols(self) -> list[str]:
        drawn: list[str] = []
        zoom = self.world["zoom"]
        mark = self._mark()
        for name, entry in self.world["provinces"].items():
            if self.provinces[name]["era"] == 1618:
                continue
            if self.scale >= zoom["port_from"]:
                for port in entry.get("ports", {}).values():
                    drawn.append(_anchor(port["at"], 0.62 * mark, self.provinces[name]["port"]))
            if self.scale >= zoom["town_from"]:
                drawn.append(_town(entry["town"], self.provinces[name], mark))
        for sea in self.world["seas"].values():
            if self.scale >= zoom["slot_from"]:
                drawn += [_slot(x, y, mark) for x, y in sea["slots"]]
                drawn += [_medal(x, y, letter, mark) for letter, (x, y) in sea["letters"].items()]
        drawn += [_node(entry["at"], mark) for entry in self.world["nodes"].values()]
        drawn += [_gate(x, y, mark) for link in self.world["links"] for x, y in link["at"]]
        return drawn

    def _cartouche(self) -> str:
        x, y, width, height = self.world["cartouche"]
        middle = x + width / 2
        titles = "".join(
            f'<rect x="{panel["title"][0] - 19 * len(TITLES[name]) - 20}" y="{panel["title"][1] - 54}" '
            f'width="{38 * len(TITLES[name]) + 40}" height="76" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
            f'<text class="title" x="{panel["title"][0]}" y="{panel["title"][1]}" font-size="52" '
            f'letter-spacing=".1em">{escape(TITLES[name])}</text>'
            for name, panel in self.world["panels"].items()
            if name in TITLES
        )
        return (
            f'{titles}<g><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{mix(PAPER, "#ffffff", 0.3)}" '
            f'stroke="{INK}" stroke-width="5"/><rect x="{x + 16}" y="{y + 16}" width="{width - 32}" '
            f'height="{height - 32}" fill="none" stroke="{GOLD}" stroke-width="3"/>'
            f'<text class="title" x="{middle}" y="{y + 190}" font-size="128" letter-spacing=".1em">THE PRICE OF POWER'
            f'</text><path d="M{middle - 420} {y + 250}h840" stroke="{RUST}" stroke-width="5"/>'
            f'<text class="title" x="{middle}" y="{y + 350}" font-size="66" font-style="italic">'
            f"Europe and the known world in the year 1444</text>"
            f'<text class="title" x="{middle}" y="{y + 450}" font-size="42" font-style="italic">'
            f"Lambert’s equal-area projection · coasts after Natural Earth</text></g>{ink.rose(*self.world['rose'])}"
        )


TITLES = {
    "america": "AMERICA",
    "africa": "AFRICA",
    "india_arabia": "INDIA & ARABIA",
    "far_east": "FAR EAST",
    "north_central_asia": "NORTHERN & CENTRAL ASIA",
}


def _large(sheet: Sheet, name: str) -> int:
    return 1 if sheet.provinces[name]["size"] == "large" else 0


def _town(at: list[int], province: dict[str, Any], mark: float) -> str:
    """A ring, with a dot for a large town, broken for a territory; a second ring around a capital."""
    x, y = at
    radius = (7.5 if province["size"] == "large" else 5.2) * mark
    inner = ""
    if province["size"] == "large":
        inner = f'<circle cx="{x}" cy="{y}" r="{radius * 0.45:.1f}" fill="{INK}"/>'
    if province["capital"]:
        inner += (
            f'<circle cx="{x}" cy="{y}" r="{radius * 1.45:.1f}" fill="none" stroke="{RUST}" '
            f'stroke-width="{1.6 * mark:.1f}"/>'
        )
    dash = f' stroke-dasharray="{2.5 * mark:.1f}"' if province["kind"] == "territory" else ""
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius:.1f}" fill="{PAPER}" stroke="{INK}" '
        f'stroke-width="{1.8 * mark:.1f}"{dash}/>{inner}'
    )


def _anchor(at: list[int], mark: float, kind: str) -> str:
    x, y = at
    colour = {"island": "#2f5f9a", "inactive": "#8d8778"}.get(kind, INK)
    return (
        f'<g transform="translate({x} {y}) scale({mark:.2f})"><circle r="10" fill="{PAPER}" stroke="{colour}" '
        f'stroke-width="1.4"/><path d="M0-6.5v12M-3.4-3h6.8M-5.6 1.5c.6 3 2.8 4 5.6 4s5-1 5.6-4" fill="none" '
        f'stroke="{colour}" stroke-width="1.8" stroke-linecap="round"/></g>'
    )


def _slot(x: int, y: int, mark: float) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="{12 * mark:.1f}" fill="{PAPER}" fill-opacity=".45" stroke="{SEA_INK}" '
        f'stroke-width="{1.5 * mark:.1f}" stroke-dasharray="{3.2 * mark:.1f} {2.4 * mark:.1f}"/>'
    )


def _medal(x: int, y: int, letter: str, mark: float) -> str:
    return (
        f'<circle cx="{x}" cy="{y}" r="{13 * mark:.1f}" fill="{GOLD}" stroke="{INK}" stroke-width="{1.4 * mark:.1f}"/>'
        f'<text x="{x}" y="{y + 6 * mark:.1f}" font-size="{18 * mark:.1f}" text-anchor="middle" fill="#fff8ea" '
        f'font-weight="600">{letter}</text>'
    )


def _node(at: list[int], mark: float) -> str:
    """A coin on a lozenge."""
    x, y = at
    r = 16 * mark
    return (
        f'<path d="M{x} {y - r:.1f}l{r:.1f} {r:.1f}l{-r:.1f} {r:.1f}l{-r:.1f} {-r:.1f}z" fill="#f2dda0" stroke="{INK}" '
        f'stroke-width="{1.8 * mark:.1f}"/><circle cx="{x}" cy="{y}" r="{r * 0.45:.1f}" fill="{GOLD}" stroke="{INK}" '
        f'stroke-width="{1.2 * mark:.1f}"/>'
    )


def _gate(x: int, y: int, mark: float) -> str:
    return (
        f'<path d="M{x} {y - 9 * mark:.1f}l{9 * mark:.1f} {9 * mark:.1f}l{-9 * mark:.1f} {9 * mark:.1f}'
        f'l{-9 * mark:.1f} {-9 * mark:.1f}z" fill="{RUST}" stroke="{PAPER}" stroke-width="{1.6 * mark:.1f}"/>'
    )
