"""What all previews share: colours, typeface, lettering, engraved ornaments, and the way to a PNG."""

from __future__ import annotations

import base64
import colorsys
import math
import shutil
import subprocess
import tarfile
from pathlib import Path
from xml.sax.saxutils import escape

from .coast import CACHE

PAPER = "#f3ead3"
INK = "#3b332b"
SEA = "#ccd9d5"
SEA_DEEP = "#9fb9be"
SEA_INK = "#4c6a75"
RUST = "#9a4a34"
GOLD = "#a88442"
FACES = [
    (style, weight, f"eb-garamond-{subset}-{weight}-{style}", range_of)
    for style, weight in (("normal", 400), ("italic", 400), ("normal", 600))
    for subset, range_of in (("latin", "U+0000-00FF,U+2000-206F"), ("latin-ext", "U+0100-024F,U+1E00-1EFF"))
]


def mix(one: str, two: str, part: float) -> str:
    """`part` of the second colour in the first."""
    pairs = zip(_channels(one), _channels(two), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def muted(colour: str, most: float = 0.42) -> str:
    """The colour as an old print would show it: no brighter than pigment on paper."""
    red, green, blue = (channel / 255 for channel in _channels(colour))
    hue, light, saturation = colorsys.rgb_to_hls(red, green, blue)
    channels = colorsys.hls_to_rgb(hue, min(max(light, 0.3), 0.9), min(saturation, most))
    return "#" + "".join(f"{round(255 * channel):02x}" for channel in channels)


def fonts() -> str:
    packed = sorted(CACHE.glob("fontsource-eb-garamond-*.tgz"))
    if not packed:
        return ""
    rules = []
    with tarfile.open(packed[-1]) as archive:
        for style, weight, name, letters in FACES:
            member = archive.extractfile(f"package/files/{name}.woff2")
            assert member is not None
            data = base64.b64encode(member.read()).decode()
            rules.append(
                f"@font-face {{ font-family: 'Sheet Garamond'; font-style: {style}; font-weight: {weight}; "
                f"unicode-range: {letters}; src: url(data:font/woff2;base64,{data}); }}"
            )
    family = "text { font-family: 'Sheet Garamond', 'EB Garamond', 'Liberation Serif', serif; }"
    return "\n".join([*rules, family])


def patterns(fine: float = 1.0) -> str:
    """Fillings for land of nobody."""
    grain = f' patternTransform="scale({fine:.2f})"'
    dot = f'<circle cx="3" cy="3" r="1.3" fill="{INK}"/><circle cx="8" cy="8" r="1.3" fill="{INK}"/>'
    reed = f'<path d="M2 8h8M6 8v-5M4 8l-1.5-3.5M8 8l1.5-3.5" stroke="{INK}" stroke-width="1" fill="none"/>'
    ridge = f'<path d="M1 10l5-8 5 8M6 2l1.5 8" stroke="{INK}" stroke-width="1.2" fill="none"/>'
    trees = f'<path d="M6 15v-4m-3 0a3.4 3.4 0 1 1 6 0zM15 25v-4m-3 0a3.4 3.4 0 1 1 6 0z" stroke="{INK}" fill="none"/>'
    strokes = f'<path d="M0 4h7M10 10h7" stroke="{INK}" stroke-width=".7" fill="none"/>'
    return (
        f'<pattern id="desert" width="10" height="10" patternUnits="userSpaceOnUse"{grain}>{dot}</pattern>'
        f'<pattern id="marsh" width="13" height="11" patternUnits="userSpaceOnUse"{grain}>{reed}</pattern>'
        f'<pattern id="mountains" width="12" height="11" patternUnits="userSpaceOnUse"{grain}>{ridge}</pattern>'
        f'<pattern id="jungle" width="20" height="28" patternUnits="userSpaceOnUse"{grain}>{trees}</pattern>'
        f'<pattern id="wilds" width="12" height="11" patternUnits="userSpaceOnUse"{grain}>{ridge}</pattern>'
        f'<pattern id="beyond" width="20" height="12" patternUnits="userSpaceOnUse"{grain}>{strokes}</pattern>'
        '<filter id="soft" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>'
    )


def water_lining(coasts: str, fine: float = 1.0) -> str:
    """Lines that follow the coast, ever fainter, as engravers drew water: broad strokes, each hollowed by the next."""
    drawn = [
        f'<path d="{coasts}" stroke="{mix(SEA, SEA_DEEP, part)}" stroke-width="{width * fine:.1f}"/>'
        for width, part in ((64, 0.12), (46, 0.26), (28, 0.42))
    ]
    for away, strength in ((20, 0.22), (14.5, 0.34), (9.5, 0.5), (5, 0.7)):
        line, gap = 2 * away * fine, 1.1 * fine
        drawn.append(f'<path d="{coasts}" stroke="{mix(SEA, SEA_INK, strength)}" stroke-width="{line + gap:.1f}"/>')
        inner = mix(SEA, SEA_DEEP, 0.42 + 0.1 * strength)
        drawn.append(f'<path d="{coasts}" stroke="{inner}" stroke-width="{line - gap:.1f}"/>')
    return f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">{"".join(drawn)}</g>'


def peaks(spots: list[list[int]], fine: float = 1.0) -> str:
    """Mountains as engravers drew them: a light flank, a hatched flank."""
    drawn = []
    for x, y, height in spots:
        half = height * 0.62
        drawn.append(
            f'<path d="M{x - half:.1f} {y}L{x} {y - height}L{x + half:.1f} {y}" fill="{PAPER}" fill-opacity=".55"/>'
            f'<path d="M{x} {y - height}l{half * 0.3:.1f} {height * 0.45:.1f}l{-half * 0.25:.1f} {height * 0.3:.1f}'
            f'l{half * 0.2:.1f} {height * 0.25:.1f}h{half * 0.75:.1f}z" fill="{INK}" stroke="none" fill-opacity=".4"/>'
        )
    return (
        f'<g stroke="{INK}" stroke-width="{1.3 * fine:.2f}" stroke-linejoin="round" opacity=".75">{"".join(drawn)}</g>'
    )


def lettered(rows: list[str], x: float, y: float, size: float, style: str, spacing: float, extra: str = "") -> str:
    step = size * 1.08
    first = y + size * 0.33 - step * (len(rows) - 1) / 2
    lines = "".join(
        f'<tspan x="{x + spacing * size / 2:.1f}" y="{first + i * step:.1f}">{escape(row)}</tspan>'
        for i, row in enumerate(rows)
    )
    return f'<text class="{style}" font-size="{size:.1f}" letter-spacing="{spacing}em" {extra}>{lines}</text>'


def rose_lines(centre: list[int], fine: float = 1.0) -> str:
    x, y = centre[:2]
    rays = "".join(
        f"M{x} {y}L{x + 6000 * math.cos(a):.0f} {y + 6000 * math.sin(a):.0f}"
        for a in (i * math.pi / 16 for i in range(32))
    )
    return f'<path d="{rays}" stroke="{GOLD}" stroke-width="{1.1 * fine:.2f}" opacity=".28" fill="none"/>'


def rose(x: int, y: int, radius: int) -> str:
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


def neat_line(view: tuple[float, float, float, float]) -> str:
    x, y, width, height = view
    rows = []
    for inset, stroke, colour in ((34, 7, INK), (48, 2, INK), (62, 1.2, GOLD)):
        rows.append(
            f'<rect x="{x + inset}" y="{y + inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" '
            f'fill="none" stroke="{colour}" stroke-width="{stroke}"/>'
        )
    return "".join(rows)


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
