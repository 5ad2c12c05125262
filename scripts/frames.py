"""How smoothly the map of The Price of Power is pushed and zoomed: pictures a second in Chromium without a graphics
card, beside an empty page in the same run.

    .venv/bin/python scripts/frames.py            # the figures as a table
    .venv/bin/python scripts/frames.py --json     # and for programs
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright import sync_api as playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.client import Server

FRAMES: Final = 120  # of each movement
SCENARIO: Final = "s2_01"  # the grand campaign: all Realms, the most names and counters
SIZES: Final = {"desk": (1280, 800), "phone": (390, 844)}
SETTLED: Final = """() => new Promise((resolve) => {
    const look = (left) => requestAnimationFrame(() => (left ? look(left - 1) : resolve()));
    look(30);
})"""
MEASURE: Final = """async ([kind, frames]) => {
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const map = document.querySelector(".map");
    const box = map?.getBoundingClientRect();
    const [x, y] = box ? [box.left + box.width / 2, box.top + box.height / 2] : [0, 0];
    const ground = map && document.elementFromPoint(x, y);
    const how = { bubbles: true, cancelable: true, view: window, button: 0 };
    const mouse = (type, dx, dy, target) =>
        target.dispatchEvent(new MouseEvent(type, { ...how, buttons: 1, clientX: x + dx, clientY: y + dy }));
    const wheel = (deltaY) =>
        ground.dispatchEvent(new WheelEvent("wheel", { ...how, clientX: x, clientY: y, deltaY }));
    const steps = {
        idle: () => {},
        push: (n) => mouse("mousemove", 220 * Math.sin(n / 9), 120 * Math.sin(n / 13), window),
        zoom: (n) => wheel(Math.floor(n / 24) % 2 ? 18 : -18),
    };
    if (kind === "push") mouse("mousedown", 0, 0, ground);
    const times = [await next()];
    for (let n = 0; n < frames; n++) {
        steps[kind](n);
        times.push(await next());
    }
    if (kind === "push") mouse("mouseup", 0, 0, window);
    return times.slice(1).map((time, n) => time - times[n]);
}"""
CHROMIUM: Final = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def figures(deltas: list[float]) -> dict[str, float]:
    """Pictures a second on the whole and of the slowest tenth, and how long the longest took."""
    slowest = statistics.mean(sorted(deltas)[-max(1, len(deltas) // 10) :])
    return {
        "per_second": round(1000 / statistics.mean(deltas), 1),
        "slowest_tenth": round(1000 / slowest, 1),
        "longest_ms": round(max(deltas)),
    }


def measure(page: Any, kind: str) -> dict[str, float]:
    page.evaluate(SETTLED)
    return figures(page.evaluate(MEASURE, [kind, FRAMES]))


def on_the_map(browser: Any, port: int, size: tuple[int, int]) -> dict[str, Any]:
    """An empty page first, then the map as a player finds it, with all its names."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en-GB", base_url=f"http://127.0.0.1:{port}"
    )
    page = context.new_page()
    found: dict[str, Any] = {"idle": measure(page, "idle")}
    page.goto("/")
    page.wait_for_selector(".game-card h2")
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 5]
    made = page.request.post("/api/tables", data={"game": "price_of_power", "scenario": SCENARIO, "seats": seats})
    page.goto(f"/#/table/{made.json()['id']}")
    page.wait_for_selector(".decision")
    page.wait_for_selector(".names text")
    found |= {kind: measure(page, kind) for kind in ("push", "zoom")}
    found["names"] = page.locator(".map-marks .names text").count()
    found["counters"] = page.locator(".map-marks .counters > g").count()
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="figures for programs")
    wants_json = parser.parse_args().json
    with tempfile.TemporaryDirectory() as folder, playwright.sync_playwright() as engine:
        server = Server(Path(folder) / "games.sqlite")
        try:
            browser = engine.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
            found = {name: on_the_map(browser, server.port, size) for name, size in SIZES.items()}
            browser.close()
        finally:
            server.stop()
    print(json.dumps(found, indent=2) if wants_json else table(found))


def table(found: dict[str, Any]) -> str:
    """A line for each screen and movement."""
    rows = [f"{'':6} {'':5} {'per second':>10} {'slowest tenth':>13} {'longest':>8}"]
    for name, kinds in found.items():
        for kind in ("idle", "push", "zoom"):
            pace, slow, longest = kinds[kind].values()
            rows.append(f"{name:6} {kind:5} {pace:>10} {slow:>13} {longest:>5} ms")
        rows.append(f"{name:6} with {kinds['names']} names and {kinds['counters']} counters in the drawing")
    return "\n".join(rows)


if __name__ == "__main__":
    main()
